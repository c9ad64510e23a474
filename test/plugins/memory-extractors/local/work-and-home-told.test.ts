// What users tell of work and home over months: days that lie ahead of what was done, who "she" and "we" are, and what is wished for good.
// Said on Monday, 8 May 2023.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (...lines: string[]): Promise<string> => (await textsOf(...lines)).join("\n");

describe("lies ahead, whatever was done", () => {
  test.each([
    ["Loaded the truck with onions today, have to be in Lille Thursday at 6", "Thursday (11 May 2023)"],
    ["I sent the draft yesterday, have to present it on Friday", "Friday (12 May 2023)"],
    ["The panel decided on Friday: the kids go to their uncle in Cork in July", "July (July 2023)"],
    ["Wim steps down after nine years, Rosa elected from September", "September (September 2023)"],
    ["Rosa was confirmed as head coach from August", "August (August 2023)"],
  ])("%s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toContain(expected);
  });

  test.each([
    ["We had a lovely time on Friday, I have to say.", "Friday (5 May 2023)"],
    ["I had to be in Lille on Thursday.", "Thursday (4 May 2023)"],
    ["My sister Rosa was elected in September.", "September (September 2022)"],
  ])("not: %s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toContain(expected);
  });
});

describe("whom one speaks to is meant", () => {
  test("not whom the sentence names in passing", async () => {
    expect(
      await told("user: I told Sanne I want to be home when Anna is born. She put me on short runs only."),
    ).not.toContain("Anna put");
  });

  test.each([
    ["I told Ben that Anna is ill. She has the flu.", "Anna has the flu"],
    ["I told Ruta that my sister is ill. She has the flu.", "User's sister has the flu"],
  ])("but whom it is about: %s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toContain(expected);
  });
});

describe("we are", () => {
  test.each([
    ["We are foster carers.", "User is a foster carer."],
    ["we're both nurses", "User is a nurse."],
    ["We're electricians in Kent.", "User is an electrician in Kent."],
    ["We're new parents, our son is 3 weeks old", "User is a new parent, their son is 3 weeks old."],
    ["Hugh was ill, so our own Martin Pole sang.", "Hugh was ill, so Martin Pole sang."],
  ])("%s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toContain(expected);
  });

  test.each([
    ["We're expecting around 50 students.", "50 students"],
    ["We press our own Discovery apples.", "their own Discovery apples"],
  ])("as it is: %s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toContain(expected);
  });
});

describe("we, where one has an office in a group", () => {
  test.each([
    ["The club made me treasurer. We have 64 members.", "User's club has 64 members."],
    ["I'm the secretary of a brass band. We have 30 players.", "User's brass band has 30 players."],
    ["The club made me treasurer. We moved to Bath in May.", "User moved to Bath"],
    ["I'm a member of a choir and of a chess club. We train on Fridays.", "User trains on Fridays."],
    ["The club made me treasurer. My wife is proud. We have two kids.", "User has two kids."],
  ])("%s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toContain(expected);
  });
});

test.each([
  ["My brother is a chef. He's paid weekly.", "User's brother is paid weekly."],
  ["My brother is a chef. He's paid better than me.", "User's brother is paid better"],
  ["My sister got the bill. She's paid it.", "User's sister has paid it."],
  ["My sister got the bill. She's paid more than half of it.", "User's sister has paid more than half of it."],
])("is or has: %s", async (said, expected) => {
  expect(await told(`user: ${said}`)).toContain(expected);
});

test.each([
  ["How do you like the Bergen run?", "fine, it's paid better, but my wife hates it", "The Bergen run is paid"],
  ["What will the money go to?", "half to the lifeboat, half towards a new piano", "will go half to the lifeboat"],
  ["What did the grant go on?", "mostly on tyres", "the grant went mostly on tyres"],
  ["What will the money go to?", "the lifeboat", "will go to the lifeboat"],
])("%s / %s", async (asked, said, expected) => {
  expect((await told(`assistant: ${asked}`, `user: ${said}`)).toLowerCase()).toContain(expected.toLowerCase());
});

test.each([
  ["the boiler died on Thursday", "Is it fixed?", 'asked "Is the boiler fixed?"'],
  ["the pump in the cellar broke down", "Has it been repaired?", 'asked "Has the pump been repaired?"'],
])("what broke is what is asked about: %s / %s", async (said, asked, expected) => {
  expect(await told(`user: ${said}`, `assistant: ${asked}`, "user: yes, new valve, 290, two years warranty")).toContain(
    expected,
  );
});

test("of two things that broke neither is", async () => {
  expect(
    await told(
      "user: the boiler died and the pump broke down",
      "assistant: Is it fixed?",
      "user: yes, new valve, 290, two years warranty",
    ),
  ).toContain('asked "Is it fixed?"');
});

test.each([
  ["keep it that short in future, and sign with just Maren", "keep it that short in future, and sign with just Maren"],
  ["Keep it this simple in the future.", "keep it this simple in the future"],
])("wished for good: %s", async (said, expected) => {
  expect(await told(`user: ${said}`)).toContain(`User wants the assistant to ${expected}.`);
});

test.each(["Keep it under the sink in future.", "keep the bread in the freezer in future"])(
  "told to people: %s",
  async (said) => {
    expect(await told(`user: ${said}`)).not.toContain("wants the assistant");
  },
);

test.each([
  ["I have a 10 inch mirror and log everything by hand", "and logs everything by hand"],
  ["I have a van and haul gravel", "and hauls gravel"],
  ["yeah ferry is the night one, booked under Van Laar", "Ferry is the night one"],
])("%s", async (said, expected) => {
  expect(await told(`user: ${said}`)).toContain(expected);
});

test.each([
  ["right voice note. picked up the van this morning", "voice note"],
  ["Voice memo again, sorry. We moved to Bath on Friday", "Voice memo"],
])("how it is said is not told: %s", async (said, never) => {
  expect(await told(`user: ${said}`)).not.toContain(never);
});
