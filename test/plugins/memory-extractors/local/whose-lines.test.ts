// Lines of records and notes that leave out whose they are: of the contact of a firm, of the firm, of the family, of the writer.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const record = (...lines: readonly string[]): string =>
  ["Customer: Redfern Logistics (Leeds)", "Contact: Aisha Rahman, operations director", ...lines].join("\n");

describe("below a firm and its contact", () => {
  test.each([
    ["- Prefers calls before 10am", "Aisha Rahman prefers calls before 10am."],
    ["- Likes short mails", "Aisha Rahman likes short mails."],
    ["- Has twins, supports Leeds United", "Aisha Rahman has twins, supports Leeds United."],
    ["- Has two kids at the local school", "Aisha Rahman has two kids at the local school."],
    ["- Hates voicemail", "Aisha Rahman hates voicemail."],
    ["- Speaks Urdu and German", "Aisha Rahman speaks Urdu and German."],
    ["- Uses the Fleet plan since May 2023", "Redfern Logistics uses the Fleet plan since May 2023."],
    ["- Runs on the old platform", "Redfern Logistics runs on the old platform."],
  ])("%s is of one of them", async (line, told) => {
    expect(await statementsOf(record(line, "- Next call on 20 May"))).toContain(told);
  });

  test.each(["- Unhappy with the support in January", "- Has 220 employees and three depots"])(
    "%s is of neither for sure",
    async (line) => {
      expect((await statementsOf(record(line, "- Next call on 20 May"))).join()).not.toMatch(
        /(?:Rahman|Logistics) (?:is|has)/,
      );
    },
  );
});

describe("the family behind whoever was met", () => {
  test("a paragraph that begins with them is of them", async () => {
    const told = await statementsOf(
      "Met Henrike for coffee.\n\nDad called in the evening. He wants us all at the cabin.",
    );
    expect(told.join()).not.toContain("Henrike wants");
  });

  test("leaves open who he is in the same paragraph", async () => {
    const told = await statementsOf("Had lunch with Robin. My brother rang. He wants a boat.");
    expect(told.join()).not.toContain("Robin wants");
  });

  test("takes nothing from who was met otherwise", async () => {
    expect(await statementsOf("Coffee with Ben. Works at Spotify now. Wants to move to Lyon.")).toEqual([
      "Ben works at Spotify now.",
      "Ben wants to move to Lyon.",
    ]);
  });
});

test("minutes name their writer, who says me", async () => {
  const told = await statementsOf(
    "# Product sync\n\nAttendees: Priya, Tom, me\n\nI'm tired today.\n\n## Actions\n- Tom: check the phones by Friday\n- Me: book a room for the interview",
  );
  expect(told).toContain("Product sync: attendees are Priya, Tom, User.");
  expect(told.join()).toContain("User is to book a room for the interview");
  expect(told.join()).not.toMatch(/\bme\b/i);
});

test.each([
  ["The user prefers tea.\n- Not interested in crypto\n- Loves hiking", "User is not interested in crypto."],
  ["The user prefers tea.\n- Timezone: Europe/Paris\n- Loves hiking", "User's time zone is Europe/Paris."],
])("a profile tells it of the user: %s", async (text, told) => {
  expect(await statementsOf(text)).toContain(told);
});

test("the years of a life behind a name leave who she is clear", async () => {
  expect(
    await statementsOf(
      "Ingrid Thorne (12 March 1921 – 4 November 1998) was a Canadian botanist. She was born in Vadso and emigrated to Canada in 1947.",
    ),
  ).toContain("Ingrid Thorne was born in Vadso and emigrated to Canada in 1947.");
});

test("a column whose name says nothing is left out", async () => {
  expect(
    (await statementsOf("# Car\n\n| Item | Value |\n|---|---|\n| Model | Saab 900 |\n| Plate | KL 482 |")).join(),
  ).toContain("Model: Saab 900");
});

test("a year of what is next in a first line is not the year of the note", async () => {
  const told = await statementsOf(
    "boiler serviced 12 feb, next due feb 2027\nbike in for repair at Velo, ready friday\nowe Karim 40",
  );
  expect(told.join()).toContain("12 Feb (12 February 2024)");
  expect(told.join()).toContain("10 May 2024");
});

test.each([
  "I handed in my notice period question to HR on Friday.",
  "I gave notice to HR on Friday.",
  "I told everything to HR on Friday.",
])("%s is over", async (text) => {
  expect((await statementsOf(text)).join()).toContain("3 May 2024");
});

describe("a document that opens with the title of a profile", () => {
  test.each([
    "User profile",
    "# User profile",
    "User profile (exported)",
    "Facts about the user",
    "User facts:",
    "What we know about the user",
    "About the user",
    "The user's profile",
    "User background",
    "My profile",
  ])("%s tells of the user", async (title) => {
    const told = await statementsOf(`${title}\n\n- Works as a paramedic in Gdynia\n- Allergic to bees\n- Loves hiking`);
    expect(told).toContain("User works as a paramedic in Gdynia.");
    expect(told.join()).not.toContain("knows about");
  });

  test.each(["Ana profile", "Ana's profile", "Profile of Ana Lind", "Client profile - Ana"])(
    "%s tells of another",
    async (title) => {
      const told = await statementsOf(`${title}\n- Works as a paramedic in Gdynia\n- Loves hiking`);
      expect(told.join()).not.toContain("User");
      expect(told.join()).toMatch(/Ana(?: Lind)? works as a paramedic/);
    },
  );

  test("what the service itself recalled is not remembered again", async () => {
    expect(await statementsOf("User profile\n- [Recent] Works as a paramedic in Gdynia\n- Loves hiking")).toEqual([]);
    expect(await statementsOf("I moved to Ghent.\n\n# User profile\n- Works as a paramedic in Gdynia")).toEqual([
      "User moved to Ghent.",
    ]);
  });
});

test.each([
  ["Raised in Poland by my gran, I speak Polish at home.", "User raised"],
  ["Trained as a baker in Lyon, I now run a cafe in Kent.", "User trained"],
  ["Born in Oslo, I moved to Kent at ten.", "User born"],
])("what was done to a subject that stands behind, it did not do: %s", async (text, wrong) => {
  const told = (await statementsOf(text)).join();
  expect(told).not.toContain(wrong);
  expect(told).toContain("User");
});

test("a firm that was founded did not found", async () => {
  expect(
    await statementsOf(
      "# About Loom\n\nFounded in 2016 by sisters Carys and Meg, we make blankets from British wool. We ship to Ireland.",
    ),
  ).toContain("About Loom: founded in 2016 by sisters Carys and Meg, the company makes blankets from British wool.");
});

test("a journey in some months is of the year whose weekday fits", async () => {
  expect(
    (await statementsOf("# Ferry\n\n## Tue 10 September\n\n- Boat from the old quay, 16:45\n- Dinner at 20:00")).join(),
  ).toContain("10 September 2024");
});
