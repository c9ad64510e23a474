// Nothing is put in the place of a word that it does not mean, and nothing is quoted behind a statement that is of something else.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const of = async (...lines: string[]): Promise<string> => (await textsOf(...lines)).join(" | ");

describe("A question is told as it was asked:", () => {
  test("no thing is meant by the word for the hour, the weather or the night", async () => {
    const asked = await of("Wim: On the cat's blanket. What time is it with you?", "Ada: Seven in Oslo.");
    expect(asked).not.toContain("the cat");
    expect(
      await of(
        "Ada: I've finished the night shift.",
        "Wim: I'm feeding the twins. What kind of night was it?",
        "Ada: Long. Two falls and a false alarm.",
      ),
    ).toContain('asked "What kind of night was it?": Long. Two falls and a false alarm.');
    expect(
      await of(
        "Wim: There's a bug going round so I'm in bed.",
        "Wim: how's Toronto, is it cold yet",
        "Ada: not yet. 22 today",
      ),
    ).not.toContain("said after");
  });

  test("whoever sent him is somebody else", async () => {
    const told = await of(
      "Ada: It calms me down since Otto shipped out.",
      "Wim: Where did they send him in the end?",
      "Ada: Okinawa, for two years.",
    );
    expect(told).toContain('asked "Where did they send Otto in the end?"');
  });

  test("what the asker spoke of just before is meant", async () => {
    const told = await of(
      "Ada: Can I have twenty for the tram and food?",
      "Wim: You had thirty last week. What happened to it?",
      "Ada: I lent it to Mia.",
    );
    expect(told).not.toContain("lent the tram");
  });

  test("a no stays", async () => {
    const told = await of(
      "Ada: Two falls and a delivery in a lift in Riga.",
      "Wim: In a lift! Did you get her out in time?",
      "Ada: We did not. A girl, three kilos, very angry.",
    );
    expect(told).toContain(": No. A girl, three kilos, very angry");
  });

  test.each([
    [
      [
        "Ada: I've more or less decided on it, only my sister doesn't know it yet.",
        "Wim: Which one? I have four of them now.",
        "Ada: Four! The last time you had one.",
      ],
      "Four",
    ],
    [["Wim: How are you managing? It'll be a year soon.", "Ada: A year on the 8th of July."], "managing"],
    [
      [
        "Ada: They made me manager last month, so it's more chess than work.",
        "Wim: Chess? You failed the school test twice.",
        "Ada: Three times. I miss the club.",
      ],
      "Chess?",
    ],
    [["Wim: They want to seat a hundred and twelve.", "Ada: A hundred and twelve! What colour?"], "hundred"],
  ])("%j answers something else", async (lines, untold) => {
    expect((await textsOf(...lines)).filter((text) => text.startsWith("Ada")).join()).not.toContain(untold);
  });

  test("an order that leaves out whose it is asks nothing", async () => {
    expect(await of("Ada: miles better. dont come home smelling of fish", "Wim: true. i miss our kitchen")).toBe(
      "Wim misses their kitchen.",
    );
  });
});

describe("What is quoted behind a statement is what it leans on:", () => {
  test("not what is told of somebody behind what names him", async () => {
    const told = await of(
      "Ada: Fine. Is your brother coming?",
      "Wim: He's stuck in Lyon. His train was cancelled. He'll ring you tonight.",
    );
    expect(told).toContain("Wim's brother's train was cancelled.");
  });

  test("not news of one whom the statement is not of", async () => {
    const told = await of(
      "Ada: The street organ plays! After six years.",
      "Wim: Is this the one from the barn? Who painted the ladies?",
      "Ada: My daughter Femke, she has the steady hand. I only did the bellows and the ninety-two pipes.",
    );
    expect(told).toContain("Ada only did the bellows and the ninety-two pipes.");
  });

  test("what was said right before, where that brings in what is meant", async () => {
    const told = await of(
      "Wim: hey",
      "Ada: The last lot left ours in the road and a van hit it.",
      "Wim: We had to buy a new one. It cost us 45 quid!",
    );
    expect(told).toContain('It cost Wim 45 quid (said after "We had to buy a new one")');
  });

  test("not a question with much said behind it", async () => {
    const told = await of(
      "Wim: Why didn't you tell us? I had them at your age. It turned out I needed glasses.",
      "Ada: I don't need glasses. Otto got glasses and he looks like an owl.",
    );
    expect(told).not.toContain("Why didn't you");
  });

  test("not a husband where she is asked about", async () => {
    const told = await of(
      "Ada: The owner wants to sell and Bo and I are thinking of buying it together.",
      "Wim: Bo the husband or Bo the colleague?",
      "Ada: The colleague! My husband is called Askar, you were at the wedding.",
      "Wim: How much does she ask for it?",
      "Ada: Eighteen million with the machines.",
    );
    expect(told).toContain('Eighteen million with the machines (said after "The owner wants to sell');
  });

  test("the next of what comes every month is no thing", async () => {
    const told = await of(
      "Wim: hey",
      "Ada: When can I see the shed? I'm off every fourth week, the next one starts soon.",
    );
    expect(told).not.toMatch(/next shed|speaking of the shed/);
  });
});

describe("What is said of one is told of that one:", () => {
  test("he said once is no she behind it", async () => {
    const told = await of(
      "Wim: How is the boat?",
      "Ada: Our neighbour, a retired welder, says it leaks. He's helping me seal it. Our Luc got engaged! She's a geologist from Bergen.",
    );
    expect(told).not.toContain("neighbour is a geologist");
  });

  test("to whom something is done, is not who is spoken of", async () => {
    const told = await of(
      "Gus: She told me they've had an offer.",
      "Ada: Oh no! He taught my daughter piano.",
      "Wim: I don't really know them.",
      "Ada: She's got bad knees and can't manage the stairs any more.",
    );
    expect(told).not.toContain("Ada's daughter has");
  });

  test("his father and the speaker are two", async () => {
    expect(await of("Wim: Otto got glasses.", "Ada: His father and I were at school together.")).not.toContain(
      "Ada was at school together",
    );
  });

  test("the station where one is fetched is nobody's", async () => {
    const told = await of(
      "Wim: Our station has a bad sensor.",
      "Ada: Take the train. I'll fetch you from the station.",
    );
    expect(told).toContain("fetch Wim from the station");
  });

  test.each([
    ["My brother will ring you tonight.", "brother will ring Wim tonight"],
    ["My aunt has taken up knitting and she's made you a scarf.", "made Wim a scarf"],
    ["If you came, we'd put you in the garden room.", "would put Wim in the garden room"],
  ])("%s: the listener is named", async (said, told) => {
    expect(await of("Wim: hey", `Ada: ${said}`)).toContain(told);
  });
});

describe("What is no fact is not told as one:", () => {
  test.each([
    "My wife knitted it, I would have had to sleep on the balcony.",
    "I'd have moved to Peru.",
    'We say "I went".',
    "In Italy we eat nothing before noon.",
    "That's the best thing I've read all week.",
    "It's been sleeping in our shed since Monday.",
  ])("%s", async (said) => {
    expect(await of("Wim: hey", `Ada: ${said}`)).not.toMatch(/balcony|Peru|I went|Ada eats|best thing|finds it been/);
  });
  test.each([
    "I would have gone to Oslo if I had had the money.",
    "I'd have liked to study law in Graz.",
    "I'd have called my sister but I lost her number.",
  ])("%s stays", async (said) => {
    expect(await of("Wim: hey", `Ada: ${said}`)).toContain("Ada would have");
  });

  test("be me is to be oneself", async () => {
    expect(await of("Wim: hey", "Ada: The best part of moving is that I can be me with nobody staring.")).toContain(
      "Ada can be themselves",
    );
  });

  test("back in June behind a thing was the last one", async () => {
    const told = await of(
      "Ada: I'm down to two days since the operation.",
      "Wim: What operation?",
      "Ada: The hip, back in March.",
    );
    expect(told).toContain("March 2023");
    expect(await of("Wim: When are you off?", "Ada: Riga in May, back in June.")).toContain("June 2023");
  });
});
