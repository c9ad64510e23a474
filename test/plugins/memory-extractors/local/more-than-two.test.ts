// Talk as it is pasted from groups, meetings, interviews and support: whom "we", "you" and "she" mean there, and who speaks.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";
import { readText } from "../read-text.ts";

const saidBy = async (who: string, ...lines: readonly string[]): Promise<string[]> =>
  (await textsOf(...lines)).filter((text) => text.includes(who));
const drawnFrom = async (...lines: readonly string[]): Promise<string[]> =>
  (await readText(lines.join("\n"))).map(({ text }) => text);

describe("Among several", () => {
  test.each([
    ["Wim: You owe me 12.50 each for the paint", ["The others owe Wim 12.50 each for the paint."]],
    [
      "Wim: You're all invited to my graduation in June",
      ["The others are all invited to Wim's graduation in June (June 2023)."],
    ],
    ["Wim: I lent one of you my tent in March", ["Wim lent one of the others Wim's tent in March (March 2023)."]],
    [
      "Wim: I paid 90 euros for the tent, you owe me 30 each",
      ["Wim paid 90 euros for the tent, the others owe Wim 30 each."],
    ],
    [
      "Wim: The viewing is on Friday at ten, can one of you come along?",
      ["Wim says the viewing is on Friday (12 May 2023) at ten."],
    ],
  ])("all of you are the others: %s", async (line, expected) => {
    expect(await saidBy("Wim", "Ada: hi", "Bo: hi", line)).toEqual(expected);
  });

  test("what somebody asks of us is told of more than the two", async () => {
    const lines = ["Bo: hi", "Ada: Wim, are we still in the old hall?", "Wim: No, we moved to Deventer in March."];
    expect(await saidBy("Wim", ...lines)).toEqual(["Wim and others moved to Deventer in March (March 2023)."]);
    expect(await saidBy("Wim", ...lines.slice(1))).toEqual(["Ada and Wim moved to Deventer in March (March 2023)."]);
  });

  test("she is nobody where two were named", async () => {
    const lines = ["Ada: My aunt turns 80 in June", "Bo: I'll ask Petra to bake", "Ada: She can't eat almonds"];
    expect((await textsOf(...lines)).join(" ")).not.toContain("almonds");
    expect(
      await textsOf("Ada: My aunt turns 80 in June", "Bo: ok", "Wim: fine", "Ada: She can't eat almonds"),
    ).toContain("Ada's aunt can't eat almonds.");
  });

  test("what is said to nobody in particular replies to nothing", async () => {
    const lines = ["Ada: hi", "Bo: My crew needs a bigger kiln", "Ada: ok", "Wim: Ilse gets the quote by Friday."];
    expect(await saidBy("Ilse", ...lines)).toEqual(["Ilse gets the quote by Friday (12 May 2023)."]);
  });
});

describe("A meeting", () => {
  const HEAD = ["Studio meeting, 8 May 2024", "Attendees: Ada Lund, Bo Prins, Wim Haas", ""];
  const TALK = [
    "Ada Lund: Next, the kiln. The landlord wants us to move it by 3 June.",
    "Bo Prins: Wim, are we still on Glaze 12?",
  ];
  const REST = [
    "Wim Haas: We switched to 14 in April.",
    "Ada Lund: We open at nine from now on.",
    "Bo Prins: My team needs the yard, that's important for us.",
  ];
  test("we are the team, and it is what was announced", async () => {
    expect(await drawnFrom(...HEAD, ...TALK, ...REST)).toEqual(
      expect.arrayContaining([
        "Ada Lund's team's landlord wants Ada Lund's team to move the kiln by 3 June (3 June 2024).",
        "Wim Haas' team switched to Glaze 14 in April (April 2024).",
        "Bo Prins' team needs the yard, that's important for them.",
      ]),
    );
  });

  test("a family that meets is no team", async () => {
    const told = await drawnFrom("Family meeting, 8 May 2024", "", ...TALK, ...REST);
    expect(told.join(" ")).not.toContain("Wim Haas' team");
  });
});

describe("Who speaks", () => {
  const support = (says: string): Promise<string[]> =>
    drawnFrom(
      "Agent: Hello, how can I help?",
      `Customer: ${says}`,
      "Agent: I see.",
      "Customer: I'm deaf.",
      "Agent: Noted.",
    );
  test.each([
    ["Hi, this is Greta Holm. My kettle leaks.", "Greta Holm is deaf."],
    ["Order number 5512-8, name is Ikenna Obi.", "Ikenna Obi is deaf."],
    ["My daughter's name is Greta Holm.", "Customer is deaf."],
    ["Is this Greta?", "Customer is deaf."],
  ])("is called by the name that is given: %s", async (says, expected) => {
    expect(await support(says)).toContain(expected);
  });

  test("whoever is called so already is not told to be", async () => {
    expect(await support("My name is Greta Holm, I bought a kettle in May.")).toEqual([
      "Greta Holm bought a kettle in May (May 2024).",
      "Greta Holm is deaf.",
    ]);
  });

  test("a number of an account is the customer's", async () => {
    expect(await support("Order number 5512-8, name is Ikenna Obi.")).toContain("Ikenna Obi's order number is 5512-8.");
  });

  test("a guest is who the host presents", async () => {
    const told = await drawnFrom(
      "Host: My guest today is Ingrid Dahl.",
      "Guest: Hi.",
      "Host: You weave.",
      "Guest: I sold my loom in May.",
    );
    expect(told).toContain("Ingrid Dahl sold their loom in May (May 2023).".replace("2023", "2024"));
  });
});

describe("Asked and told", () => {
  test.each([
    [["Host: Your pottery now has a shop.", "Ada: Since 2019."], "Ada's pottery now has a shop, since 2019."],
    [["Host: And then your brother emigrated.", "Ada: In 2008, yes."], "Ada's brother emigrated in 2008."],
    [
      ["Host: You've crossed the Alps twice.", "Ada: In 2011 and 2016."],
      "Ada has crossed the Alps twice, in 2011 and 2016.",
    ],
    [
      ["Bo: And the talk with your sister?", "Ada: We spoke on Friday."],
      "Ada and their sister spoke on Friday (5 May 2023).",
    ],
    [
      ["Bo: Are you still in room 7?", "Ada: They moved me to 9 in April."],
      "Ada was moved to room 9 in April (April 2023).",
    ],
    [
      ["Ada: My uncle sees a doctor", "Bo: Is he still on statins?", "Ada: No, they switched him to a diet in May"],
      "Ada's uncle was switched to a diet in May (May 2023).",
    ],
    [
      ["Bo: Who waters the plants?", "Ada: Mrs Blom does. Until the 20th."],
      "Mrs Blom waters the plants until the 20th (20 May 2023).",
    ],
    [
      ["Ada: I swam the relay in 12 minutes", "Bo: And the shoulder?", "Ada: Held up fine. A bit sore on Saturday."],
      'Ada, asked "The shoulder?": A bit sore last Saturday (6 May 2023) (said after "I swam the relay in 12 minutes").',
    ],
    [
      ["Agent: Tuesday 9 to 11 is free. I've booked it.", "Ada: Thanks."],
      "Agent has booked Tuesday (9 May 2023) 9 to 11.",
    ],
    [
      ["Coach: Then we start with hills on Monday.", "Milo: ok"],
      "Milo and Coach start with hills on Monday (15 May 2023).",
    ],
    [["Bo: hi", "Ada: But at twenty I moved to Porto."], "At twenty Ada moved to Porto."],
    [["Bo: Can you make it?", "Ada: I can, Otto will drive us"], "Otto will drive Ada."],
  ] as const)("%j", async (lines, expected) => {
    expect(await textsOf(...lines)).toContain(expected);
  });

  test.each([
    [["Host: You're right.", "Ada: In 2008."], "2008"],
    [["Host: You now have four looms.", "Ada: Five, since May."], "Five"],
    [["Agent: Is it the X2?", "Ada: The one you sent in March."], "says the one"],
    [
      [
        "Host: Tell us about the mill.",
        "Ada: It was a ruin. But my mother kept bees.",
        "Host: When was that?",
        "Ada: 1990.",
      ],
      "1990",
    ],
  ] as const)("nothing untrue: %j", async (lines, untrue) => {
    expect((await textsOf(...lines)).join(" ")).not.toContain(untrue);
  });

  test("where, and what is told besides", async () => {
    expect(
      await textsOf(
        "Bo: hi",
        "Ada: My cousin gets married on Saturday",
        "Bo: where?",
        "Ada: in Split, we fly on Friday",
      ),
    ).toContain("Ada's cousin gets married on Saturday (13 May 2023), in Split. Ada flies on Friday (12 May 2023).");
  });

  test("typed in one breath", async () => {
    expect(await textsOf("user: i need a plan for my swims im doing the zurich crossing in august")).toContain(
      "User is doing the Zurich crossing in August (August 2023).",
    );
    expect(await textsOf("user: i signed up for the swim im doing the week after easter")).toHaveLength(1);
  });
});
