// Whose words a document is in, and the title that its statements stand under.

import { describe, expect, test } from "bun:test";
import { readText, statementsOf } from "../read-text.ts";

describe("who we are, where nobody says I", () => {
  test.each([
    [
      "a design",
      "# RFC 7: Move the thumbnails to disk\n\n## Context\nThe bucket is slow.\n\n## Decision\nWe move the thumbnails to disk in June.",
      "Move the thumbnails to disk: the team moves the thumbnails to disk in June (June 2024).",
    ],
    [
      "a shop",
      "Lofoten 30 Kettle\n\nThe Lofoten is our smallest kettle.\n\nIn stock - free returns within 14 days.",
      "The Lofoten is the company's smallest kettle.",
    ],
    [
      "a paper",
      "# Sleep of bees\n\n## Abstract\nWe observed 400 bees in two hives.\n\n## Methods\nThe hives stood in Lund.\n\n## Results\nNone.",
      "Sleep of bees: the authors observed 400 bees in two hives.",
    ],
    [
      "a report",
      "# Annual report 2023\n\n## Energy\nWe built 4 turbines in Lund.",
      "Annual report 2023, Energy: the organisation built 4 turbines in Lund.",
    ],
    ["a note", "# Trip\n\nWe fly to Faro on 3 June.", "User flies to Faro on 3 June (3 June 2024)."],
    [
      "a diary of one",
      "# Trip\n\n## Context\nI need a rest.\n\n## Decision\nWe fly to Faro on 3 June.",
      "User flies to Faro on 3 June (3 June 2024).",
    ],
  ])("%s", async (_, text, told) => {
    expect(await statementsOf(text)).toContain(told);
  });

  test("what leaves out its subject is not theirs", async () => {
    const told = await statementsOf("Lofoten Kettle\n\nMade from recycled steel. Our customers love it.\n\nIn stock.");
    expect(told.join(" ")).not.toContain("company made");
  });
});

describe("a text for its readers that nobody signed", () => {
  const RULES = "# Reading room\n\nPlease leave your coat outside.\n\n";

  test.each([
    ["we", "We close the blinds at 8 pm.", 'Reading room: "We close the blinds at 8 pm."'],
    [
      "one of them",
      "I sort the shelves on Mondays and am glad of help.",
      'Reading room: "I sort the shelves on Mondays and am glad of help."',
    ],
  ])("is told as it stands: %s", async (_, said, told) => {
    expect(await statementsOf(RULES + said)).toContain(told);
  });

  test("a log of what several did, too; what leaves out its thing is told behind it", async () => {
    expect(
      await statementsOf(
        "# Workshop log\n\n- Marek ordered two saws. Sent back, the wrong size.\n- Ines wants a bigger drill.\n- Otto painted the door.\n- We agreed to close on 3 June.",
      ),
    ).toEqual([
      'Workshop log: "We agreed to close on 3 June (3 June 2024)."',
      "Marek ordered two saws. Sent back, the wrong size.",
      "Ines wants a bigger drill.",
      "Otto painted the door.",
    ]);
  });

  test.each([
    ["without a title", "Please remember: we close the blinds at 8 pm.", "User closes the blinds at 8 pm"],
    ["of the user's own life", "# House\n\nMrs Bly has our spare key.", "Mrs Bly has User's spare key"],
    ["that says I more than you", "# Me\n\nI live in Faro. I have a cat. Your answers can be short.", "User lives in"],
  ])("not one %s", async (_, text, told) => {
    expect((await statementsOf(text)).join("\n")).toContain(told);
  });

  test("what somebody is quoted with is nobody else's", async () => {
    const told = await statementsOf(
      'Ferry stops\n\nThe ferry stops on Friday after 90 years. "I met my wife here," says Otto Kern. "My father built it." The town bought the ferry for one krone.',
    );
    expect(told.join("\n")).not.toContain("User");
  });

  test("in a report on a patient we are the clinic", async () => {
    expect(
      (await statementsOf("Patient: Otto Kern, born 3 May 1950\n\nWe started ramipril on 2 May.")).join("\n"),
    ).toContain("the clinic started ramipril on 2 May");
  });
});

describe("who I is", () => {
  test("who speaks to an audience", async () => {
    const talk =
      "Good morning everybody, thank you for having me. My name is Runa Dahl and I lead a lab in Bergen. We studied 900 nurses in 2021.";
    const told = (await statementsOf(talk)).join(" ");
    expect(told).toContain("Runa Dahl leads a lab in Bergen.");
    expect(told).not.toContain("User");
    expect(await statementsOf("Hello everyone, welcome back to my channel. I moved to Oslo in 2020.")).toEqual([
      "The speaker moved to Oslo in 2020.",
    ]);
  });

  test("who is named as the author", async () => {
    expect(await statementsOf("# Why pens\n\nBy Runa Dahl, 3 May 2024\n\nI collect fountain pens.")).toContain(
      "Runa Dahl collects fountain pens.",
    );
  });

  test("the author of a page that was fetched", async () => {
    const url = "https://pens.example/why";
    expect(await statementsOf("# Why pens\n\nI moved to Oslo in 2020.", { url })).toEqual([
      'The author of "Why pens" moved to Oslo in 2020.',
    ]);
    expect(await statementsOf("I moved to Oslo in 2020.", { url })).toEqual(["The author moved to Oslo in 2020."]);
  });

  test("nobody, where a page leaves it out", async () => {
    const told = await statementsOf("# Geese\n\nI keep two geese.\n\nRetrieved the census on 3 May 2019.", {
      url: "https://geese.example",
    });
    expect(told.join(" ")).not.toContain('"Geese" retrieved');
  });

  test("else whose container it is", async () => {
    expect(await statementsOf("My name is Runa Dahl and I live in Bergen.")).toContain("User lives in Bergen.");
    expect(await statementsOf("Good morning. I slept nine hours.")).toEqual(["User slept nine hours."]);
  });
});

describe("the title", () => {
  const LEASE = "# Lease\n\nbetween Ida Lund, Elm Road 4, Bath";
  test("of a contract names its parties", async () => {
    const told = await statementsOf(
      `${LEASE} (hereinafter "Landlord") and Otto & Sons Ltd, Bath (the "Tenant").\n\nThe monthly rent is 900 pounds.`,
    );
    expect(told).toEqual([
      "Lease between Ida Lund (landlord) and Otto & Sons Ltd (tenant): the monthly rent is 900 pounds.",
    ]);
    expect(await statementsOf(`${LEASE} and others (the "Parties").\n\nThe monthly rent is 900 pounds.`)).toEqual([
      "Lease: the monthly rent is 900 pounds.",
    ]);
  });

  test("goes before what has no name of its own, with the section", async () => {
    expect(
      await statementsOf(
        "# Staff handbook of Ridge Mill\n\n## 3. Leave\n\nAll employees have 27 days of leave. Requests must be sent in two weeks before.\n\n## Notes\n\nThe office is closed in August.",
      ),
    ).toEqual([
      "Staff handbook of Ridge Mill, Leave: all employees have 27 days of leave.",
      "Staff handbook of Ridge Mill, Leave: requests must be sent in two weeks before.",
      "Staff handbook of Ridge Mill: the office is closed in August (August 2024).",
    ]);
  });

  test("leaves names alone, and what shares its own name", async () => {
    expect(
      await statementsOf(
        "# Runa Dahl\n\nDahl was born in Bergen. Peter Moe was her teacher. NATO was founded in 1949.",
      ),
    ).toEqual(["Dahl was born in Bergen.", "Peter Moe was her teacher.", "Runa Dahl: NATO was founded in 1949."]);
  });

  test.each(["# 2024-05-08", "# Wednesday, 8 May", "# Daily notes", "# README", "Journal, 8 May 2024"])(
    "a day or a kind of text is none: %s",
    async (title) => {
      expect(await statementsOf(`${title}\n\nThe plumber is booked for Friday. The cellar is dry.`)).toEqual([
        "The plumber is booked for Friday (10 May 2024).",
        "The cellar is dry.",
      ]);
    },
  );

  test("in capitals is told as a name; names keep theirs below it", async () => {
    expect(await statementsOf("HARBOUR COUNCIL\n\nThe crane was sold. Tim wrote to the port in May.")).toEqual([
      "Harbour Council: the crane was sold.",
      "Tim wrote to the port in May (May 2024).",
    ]);
  });

  test("of a file counts where the text has none, without the name of its site", async () => {
    expect(
      await statementsOf("The mill was built in 1810. It burnt in 1902.", { title: "Ridge Mill | Mills of Kent" }),
    ).toContain("Ridge Mill: the mill was built in 1810.");
  });

  test("is no name of a file", async () => {
    expect(await statementsOf("The mill was built in 1810. It burnt in 1902.", { title: "scan-12.pdf" })).toContain(
      "The mill was built in 1810.",
    );
  });

  test("that is a sentence of the text is none", async () => {
    expect(
      await statementsOf("The mill was built in 1810 by two brothers.", {
        title: "The mill was built in 1810 by two brothers.",
      }),
    ).toEqual(["The mill was built in 1810 by two brothers."]);
  });
});

describe("'we' of a page on which nobody says I", () => {
  test.each([
    ["Welcome to Acme! We are a family company in Leeds. We ship worldwide.", /^The company /],
    [
      "Terms of service\n\nThese terms apply to every use. We are based in Dublin. We store data for 30 days.",
      /the company is based/,
    ],
    ["Lakeview Clinic\nWe are open on Mondays. We speak English and German.", /the company speaks/],
    ["We are hiring! We are looking for a cook in Bern. We pay 30 EUR per hour.", /The company pays/],
  ])("runs something: %s", async (page, told) => {
    const memories = await readText(page);
    expect(memories.some(({ text }) => told.test(text))).toBe(true);
    expect(memories.filter(({ text, isStatic }) => isStatic || /User/.test(text))).toEqual([]);
  });

  test.each([
    ["We moved to Bern in May. We have two kids.", "User has two kids."],
    ["Welcome to our home log\n\nOur garden is open to the cats. Our dog is called Rex.", "User's dog is called Rex."],
  ])("lives together: %s", async (note, told) => {
    expect(await statementsOf(note)).toContain(told);
  });
});
