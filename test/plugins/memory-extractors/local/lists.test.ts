// Lists, records, to-dos and résumés in documents: told together under what heads them.

import { describe, expect, test } from "bun:test";
import { readText, statementsOf } from "../read-text.ts";

describe("a list", () => {
  test("of things that say nothing alone is one memory, and cites each", async () => {
    const [memory, ...others] = await readText(
      "# Leek soup of Aunt Vera\n\n## Ingredients\n\n- 3 leeks\n- 50 g dried peas\n- 1 litre stock\n",
    );
    expect(memory?.text).toBe("Leek soup of Aunt Vera, Ingredients: 3 leeks; 50 g dried peas; 1 litre stock.");
    expect(memory?.sources.map(({ quote }) => quote)).toEqual(["- 3 leeks", "- 50 g dried peas", "- 1 litre stock"]);
    expect(others).toEqual([]);
  });

  test("of statements is told one by one", async () => {
    expect(await statementsOf("# Mill house\n\n- The roof was mended in 2019.\n- The well is 12 metres deep.")).toEqual(
      ["Mill house: the roof was mended in 2019.", "Mill house: the well is 12 metres deep."],
    );
  });

  test.each([
    [
      "# About me\n- vegan\n- 2 kids\n- live in Ghent\n- prefer short answers",
      ["User is vegan.", "User has 2 kids.", "User lives in Ghent.", "User prefers short answers."],
    ],
    [
      "About me:\n- allergic to nuts\n- two kids, Leo (4) and Mia (7)\n- night owl\n- rain lover",
      [
        "User is allergic to nuts.",
        "User has two kids, Leo (4) and Mia (7).",
        "User (about themselves): night owl; rain lover.",
      ],
    ],
    [
      "- 2 kids\n- based in Porto\n- work at a bank",
      ["User has 2 kids.", "User is based in Porto.", "User works at a bank."],
    ],
    [
      "# Code style\n- prefer tabs\n- have a test for each rule\n- 2 spaces",
      ["Code style: prefer tabs; have a test for each rule; 2 spaces."],
    ],
  ])("about oneself is told one by one, rules are not of a person: %#", async (content, told) => {
    expect(await statementsOf(content)).toEqual(told);
  });

  test("that is long is told in parts, and of hundreds only the first lines", async () => {
    const items = (count: number): string =>
      Array.from({ length: count }, (_, at) => `- a carved wooden spoon of size ${at}`).join("\n");
    expect((await statementsOf(`# Stock of the shop\n\n${items(10)}`)).length).toBe(2);
    expect((await statementsOf(`# Stock of the shop\n\n${items(300)}`)).length).toBeLessThan(4);
  });

  test.each([
    ["links", "# Mill house\n\n## See also\n\n- Water mills\n- Wind mills"],
    ["addresses", "# Mill house\n\n- https://mill.example/a\n- [Plans](https://mill.example/b)"],
    ["questions", "# Mill house\n\n## Open questions\n\n- Who has the key?\n- What about the well?"],
    ["shopping", "# Mill house\n\n## Shopping list\n\n- nails\n- lime"],
    ["nothing named", "- nails\n- lime"],
  ])("of %s is none", async (_, text) => {
    expect(await statementsOf(text)).toEqual([]);
  });
});

describe("a record", () => {
  test("of four fields or more is one memory", async () => {
    expect(
      await statementsOf(
        "# Ticket 812\n\nStatus: open\nPriority: high\nRequester: Nadia Feld\nProduct: Heron 5.2\nUpdated: 2024-05-08",
      ),
    ).toEqual(["Ticket 812: status open; priority high; requester Nadia Feld; product Heron 5.2."]);
  });

  test("of fewer is told field by field, without how it is filed", async () => {
    expect(await statementsOf("# Ticket 812\n\nStatus: open\nLast updated: 2024-05-08\n\nDeparts: Oslo 7:55")).toEqual([
      "Ticket 812: status is open.",
      "Ticket 812: departs Oslo 7:55.",
    ]);
  });

  test("of a person stays a row of statements", async () => {
    expect((await statementsOf("Name: Ines Costa\nAge: 31\nLocation: Porto\nDiet: vegan\nHobbies: chess")).length).toBe(
      4,
    );
  });
});

describe("to-dos", () => {
  test("of one's own are told together, apart from what is done", async () => {
    expect(
      await statementsOf("TODO\n- [ ] ring the plumber\n- [x] renew the passport\n- [ ] pay the rent by 10 May"),
    ).toEqual([
      "User has done: renew the passport.",
      "User's to-dos: ring the plumber; pay the rent by 10 May (10 May 2024).",
    ]);
    expect(await statementsOf("I slept badly.\n\nTomorrow:\n- fetch the bike\n- ring Mum")).toContain(
      "User's to-dos for tomorrow (9 May 2024): fetch the bike; ring Mum.",
    );
  });

  test("of a project are its own", async () => {
    const told = await statementsOf("# Heron\n\n## Status\n\n## Next steps\n\n- [ ] tests for the parser\n- [ ] docs");
    expect(told.join(" ")).not.toContain("User");
  });
});

describe("a résumé", () => {
  const RESUME = [
    "# Runa Dahl",
    "## Profile\n\nI have drawn maps for nine years.",
    "## Experience\n\n### Cartographer, Nordkart (2019 - present)\n\n- Leads a team of four people",
    "## Education\n\n- MSc Geography, Bergen, 2012\n- BSc Geography, Oslo, 2010",
    "## Languages\n\nNorwegian (native), French",
  ].join("\n\n");

  test("tells of whose name stands above it", async () => {
    const told = await statementsOf(RESUME);
    expect(told.toSorted()).toEqual([
      "Runa Dahl has drawn maps for nine years.",
      "Runa Dahl speaks Norwegian (native), French.",
      "Runa Dahl, Cartographer, Nordkart (2019 - present): leads a team of four people.",
      "Runa Dahl, Education: MSc Geography, Bergen, 2012; BSc Geography, Oslo, 2010.",
      "Runa Dahl: Cartographer, Nordkart (2019 - present).",
    ]);
  });

  test("may have its posts on lines of their own", async () => {
    const plain =
      "Runa Dahl\n\nExperience\nCartographer\nNordkart · Full-time\nJan 2019 - Present · 5 yrs 4 mos\n\nEducation\nUniversity of Bergen\n2008 - 2012";
    expect(await statementsOf(plain)).toEqual([
      "Runa Dahl: Cartographer, Nordkart · Full-time, Jan 2019 - Present.",
      "Runa Dahl: University of Bergen, 2008 - 2012.",
    ]);
  });

  test("may be of somebody with a particle in the name, and give months in figures", async () => {
    const short =
      "Runa van der Dahl\n\nExperience\nCartographer, Nordkart\n03/2019 - present\n\nLanguages\nFrench (fluent), Dutch";
    expect(await statementsOf(short)).toContain("Runa van der Dahl: Cartographer, Nordkart, 03/2019 - present.");
    const diary = "Runa and I\n\nExperience\nI met her on 3 May.";
    expect((await statementsOf(diary)).join(" ")).toContain("User met her");
  });

  test("is none where a name heads another text", async () => {
    expect(await statementsOf("# Runa Dahl\n\n## Life\n\nI met her in 2012.")).toEqual(["User met her in 2012."]);
  });
});

describe("a table", () => {
  test("of tasks says who is to do what by when, and one of other things what its first cell names", async () => {
    const tasks =
      "# Fair\n\n## Actions\n| Who | What | By |\n| --- | --- | --- |\n| Ana Costa | book the hall | 22 May |\n| Otto & Mei | print posters | - |";
    expect(await statementsOf(tasks)).toEqual(
      ["Ana Costa is to book the hall by 22 May (22 May 2024).", "Otto & Mei are to print posters."].map(
        (told) => `Fair: ${told}`,
      ),
    );
    expect(
      await statementsOf("# Fair\n\n| Who | What | By |\n|---|---|---|\n| Ana Costa | Letter to the city | - |"),
    ).toEqual(["Fair: Ana Costa: Letter to the city."]);
    const prices = "# Pool\n\n| Ticket | Price |\n|---|---|\n| Child | 3 euros |\n| | |";
    expect(await statementsOf(prices)).toEqual(["Pool: Child: price 3 euros."]);
  });

  test("of data, one in a chat and a drawn box are not told", async () => {
    const rows = Array.from({ length: 40 }, (_, at) => `| ${at} | ${at * 2} |`).join("\n");
    expect(await statementsOf(`# Gauge\n\n| Hour | Level |\n|---|---|\n${rows}`)).toEqual([]);
    expect(await statementsOf("user: what is wrong?\n\n| a | b |\n|---|---|\n| 1 | 2 |")).toEqual([]);
    expect(await statementsOf("| the pump is off |\n\nNothing else.")).toEqual([]);
  });
});

describe("questions and answers", () => {
  test("are told together", async () => {
    const faq =
      "# Otter Lake: FAQ\n\n## Can I bring my dog?\nYes, two at most. They stay on a lead.\n\n**Is there a shop?**\nFrom 8 to noon.\n\nQ: Do you take cards?\nA: Only debit cards.";
    expect(await statementsOf(faq)).toEqual([
      'Otter Lake: "Can I bring my dog?" Yes, two at most. They stay on a lead.',
      'Otter Lake: "Is there a shop?" From 8 to noon.',
      'Otter Lake: "Do you take cards?" Only debit cards.',
    ]);
  });

  test("asked in the first person are of nobody's life, and answered by a company", async () => {
    const help =
      "# Help: Pebble Bank\n\n## My card was stolen. What now?\nCall us.\n\n## How do I pay abroad?\nWe charge 2 % there.\n\n## Is it safe?\nYes.";
    const told = (await statementsOf(help)).join(" ");
    expect(told).toContain('Pebble Bank: "How do I pay abroad?" The company charges 2 % there.');
    expect(told).not.toContain("User");
    expect(await statementsOf("# Trip\n\n## Where?\nI fly to Faro on 3 June.")).toContain(
      "User flies to Faro on 3 June (3 June 2024).",
    );
  });

  test("end with the next heading, and a question in the text is none of them", async () => {
    const text = "# Lake\n\n## Is it deep?\nNo.\n\n## History\nThe dam was built in 1931. Who knew? It leaked.";
    const told = await statementsOf(text);
    expect(told).toContain('Lake: "Is it deep?" No.');
    expect(told.filter((memory) => memory.includes("1931"))).toEqual(["Lake, History: the dam was built in 1931."]);
  });
});

test("one's goals are to come, however they are numbered or worded", async () => {
  for (const text of [
    "My goals for 2025:\n1. Run the Ghent marathon\n2. Read 24 books",
    "# My goals for 2025\n- Run the Ghent marathon\n- Read 24 books",
  ])
    expect(await statementsOf(text)).toEqual(["User's goals for 2025: Run the Ghent marathon; Read 24 books."]);
});
