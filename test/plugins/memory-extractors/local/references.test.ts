// What a clause points at, said in the words that were used for it shortly before, and left alone where two things can be meant.

import { describe, expect, test } from "bun:test";
import { NOTHING_BEFORE, withReferences } from "#plugins/memory-extractors/local/references/references.ts";
import { withFullNames } from "#plugins/memory-extractors/local/references/things/definites.ts";
import { withPlaceAsked } from "#plugins/memory-extractors/local/references/things/places.ts";
import { withPraised } from "#plugins/memory-extractors/local/references/things/praised.ts";
import { withTitle } from "#plugins/memory-extractors/local/references/things/titles.ts";
import { withNamedCompany } from "#plugins/memory-extractors/local/sentences/whose/named-company.ts";
import { textsOf } from "../conversation.ts";

describe("the full name of a thing", () => {
  test.each([
    ["How is the pottery workshop?", "The workshop starts at six", "The pottery workshop starts at six"],
    ["I joined a lovely rowing club.", "I met Tom at the club", "I met Tom at the rowing club"],
    ["From the shop in Bergen?", "The shop closed in spring", "The shop in Bergen closed in spring"],
    ["Your woodwork course sounds fun!", "I quit the course", "I quit the woodwork course"],
  ])("%s / %s", (told, text, expected) => {
    expect(withFullNames(text, [told])).toBe(expected);
  });

  test.each([
    ["I run a pottery workshop and a paint workshop.", "The workshop starts at six"],
    ["I left my old workshop.", "The workshop starts at six"],
    ["I run a pottery workshop.", "The workshop in Ghent starts at six"],
    ["I run a pottery workshop.", "The workshop I joined starts at six"],
    ["I run a pottery workshop.", "The weekend workshop starts at six"],
    ["I run a pottery workshop.", "My workshop starts at six"],
    ["It was a great workshop.", "The workshop starts at six"],
    ["It had a positive impact.", "I saw the impact"],
    ["We had a long rainy day.", "The day was long"],
    ["I run a pottery workshop.", "The shop opens at six"],
  ])("%s / %s stays", (told, text) => {
    expect(withFullNames(text, [told])).toBe(text);
  });
});

describe("a title that the other named", () => {
  test.each([
    ['I\'m reading "Dune Sea".', "I haven't read that yet", 'I haven\'t read "Dune Sea" yet'],
    ['Have you seen "The Lamp"?', "I watched it twice with my aunt", 'I watched "The Lamp" twice with my aunt'],
    ['We play "Harbour".', "I played that game last year", 'I played "Harbour" last year'],
    ['I like "The Lamp".', "Watching that movie with my aunt was odd", 'Watching "The Lamp" with my aunt was odd'],
  ])("%s / %s", (told, text, expected) => {
    expect(withTitle(text, told)).toBe(expected);
  });

  test.each([
    ['I like "Dune Sea" and "The Lamp".', "I haven't read that yet"],
    ["I'm reading a book on moss.", "I haven't read that yet"],
    ['I\'m reading "Dune Sea".', 'I read that in "The Herald"'],
    ['I\'m reading "Dune Sea".', "I read that it rains"],
    ['I\'m reading "Dune Sea".', "I bought it for my aunt"],
    ['I\'m reading "Dune Sea".', "I finished it up at the workshop"],
    ['I\'m reading "Dune Sea".', "I saw it's raining"],
    ['I\'m reading "Dune Sea".', "I watched that dog run"],
    ['He said "no way".', "I read it twice"],
    ['I\'m reading "Dune Sea".', "I play that role"],
    ['I like "Dune Sea" and "The Lamp".', "Watching that movie with my aunt was odd"],
    ["I like old films.", "Watching that movie with my aunt was odd"],
  ])("%s / %s stays", (told, text) => {
    expect(withTitle(text, told)).toBe(text);
  });
});

describe("other references", () => {
  test.each([
    ["It was in Lisbon.", "The tiles there were blue", "The tiles in Lisbon were blue"],
    ["It was in Lisbon.", "I thought there were ten of us", "I thought there were ten of us"],
    ["We went to Lisbon and to Porto.", "The tiles there were blue", "The tiles there were blue"],
  ])("%s / %s", (told, text, expected) => {
    expect(withPlaceAsked(text, told)).toBe(expected);
  });

  const faces = (own: string, text: string): string =>
    withReferences(text, {
      question: null,
      before: NOTHING_BEFORE,
      own,
      turn: "",
      last: "",
      isTyped: false,
      isReply: false,
    });
  test.each([
    ["We handed out soup.", "I loved the smiles on their faces", "I loved the smiles on people's faces"],
    ["I took my dogs along.", "I loved their happy faces", "I loved their happy faces"],
    ["The children sang.", "I loved the smiles on their faces", "I loved the smiles on their faces"],
    ["", "My parents came, I saw their faces", "My parents came, I saw their faces"],
  ])("%s / %s", (own, text, expected) => {
    expect(faces(own, text)).toBe(expected);
  });
});

describe("talk told with what it points at", () => {
  test.each([
    [
      ["Ida: Do you still write to Ellie?", "Bo: Sometimes. She has a pony now called Biscuit."],
      ["Ellie has a pony now called Biscuit."],
    ],
    [["Ida: Is Ellie your friend?", "Bo: She is, since Tom moved to Scotland."], []],
    [
      ['Ida: I\'m reading "Dune Sea" by Ada Park.', "Bo: I read that last winter."],
      ['Bo read "Dune Sea" last winter (winter 2022/23).'],
    ],
    [
      ["Ida: What a view!", "Bo: It reminds me of a canoe trip we took last year."],
      ["Bo took a canoe trip last year (2022)."],
    ],
    [
      ["Ida: That pic is great!", "Bo: That picture is from a fair I visited in May 2021."],
      ["Bo visited a fair in May 2021."],
    ],
  ])("%p", async (lines, expected) => {
    const told = await textsOf(...lines);
    expect(told.filter((text) => text.includes("Bo") || text.includes("Ellie"))).toEqual(expected);
  });
});

test("a full name is looked for shortly before only, however long the turn", async () => {
  const said = (between: number): string =>
    `Ida: I joined a rowing club in May. ${"It rained. ".repeat(between)}I met Tom at the club.`;
  expect((await textsOf(said(3))).join(" ")).toContain("met Tom at the rowing club");
  const far = (await textsOf(said(300))).join(" ");
  expect(far).toContain("met Tom at the club");
});

describe("a thing that the other just spoke of", () => {
  test.each([
    ["That plate is lovely! Did you make it?", "I made it in class last week", "I made a plate in class last week"],
    ["Your goats look happy.", "I've had them for three years", "I've had my goats for three years"],
    ["I love your goats!", "I take them along to the market", "I take my goats along to the market"],
    ["This canoe looks fast.", "I bought it at the harbour", "I bought a canoe at the harbour"],
    ["Vera Lind is superb. Did you ever meet her?", "I met her in Oslo", "I met Vera Lind in Oslo"],
    ["That photo is lovely.", "I took it at the lake", "I took a photo at the lake"],
    ["Those colours are bold.", "I painted it after the storm", "I painted a picture after the storm"],
    ["That agency looks great!", "I chose them because they help", "I chose the agency because they help"],
  ])("%s / %s", (told, text, expected) => {
    expect(withPraised(text, told)).toBe(expected);
  });

  test.each([
    ["That plate is lovely and your lamp looks new.", "I made it in class"],
    ["That photo is lovely.", "I painted it at the lake"],
    ["That photo is lovely.", "I took it"],
    ["That plate is lovely.", "I chose them for the kitchen"],
    ["Those plates are lovely.", "I made it in class"],
    ["That plate is lovely.", "I made them in class"],
    ["The plate looks lovely.", "I made it in class"],
    ["That plate is lovely.", "I bought a lamp and fixed it"],
    ["That plate is lovely.", "It's raining here"],
    ["That idea is great.", "I tried it at work"],
    ["He'd love that honey.", "I didn't want to sell it in June"],
    ["Vera is superb and Tom sings. Tom is great.", "I met him in Oslo, and her in Rome"],
    ["Music is superb.", "I met him in Oslo"],
  ])("%s / %s stays", (told, text) => {
    expect(withPraised(text, told)).toBe(text);
  });
});

describe("in whose company", () => {
  const said = (own: string, other = "", earlier = "") =>
    withNamedCompany("Some others and I cook together", own, other, earlier);

  test.each([
    ["My choir met on Monday.", "", "", "My choir and I cook together"],
    ["", "How is your choir?", "", "My choir and I cook together"],
    ["", "Nice!", "My brother moved in.", "My brother and I cook together"],
    ["My brother moved in.", "How is your choir?", "", "My brother and I cook together"],
  ])("%s %s %s", (own, other, earlier, expected) => {
    expect(said(own, other, earlier)).toBe(expected);
  });

  test.each([
    ["My brother met my choir.", "", ""],
    ["", "My choir met on Monday.", ""],
    ["", "", ""],
  ])("%s %s %s leaves it open", (own, other, earlier) => {
    expect(said(own, other, earlier)).toBe("Some others and I cook together");
  });

  test("classmates say themselves who they are", () => {
    const text = "Some others and I were classmates, so we swam together";
    expect(withNamedCompany(text, "My family swims.", "", "")).toBe(text);
  });
});

describe("a question about what was told", () => {
  test.each([
    ["I have the van now.", "When did you get it?", "Last month.", "Ida got the van last month (April 2023)."],
    ["I would like a knife for my father's birthday.", "When is it?", "On 30 June.", null],
    ["We sold the old boat.", "Rowing sounds fun, have you tried it?", "Twice last year.", null],
    ["I sold the boat and the shed.", "What did you get for it?", "11 thousand in the end.", null],
  ])("is about its one thing: %s %s", async (told, asked, reply, expected) => {
    const texts = await textsOf(`Ida: ${told}`, `Bo: ${asked}`, `Ida: ${reply}`);
    if (expected === null) expect(texts.filter((text) => /asked "[^"]*(?:knife|boat|shed)/.test(text))).toEqual([]);
    else expect(texts).toContain(expected);
  });

  test.each([
    [
      "What!! When?",
      "In September, in Graz.",
      "Marta and Ida are getting married, in September (September 2023), in Graz.",
    ],
    ["How much?", "I have to go now.", null],
    ["When do you sleep?", "In September, in Graz.", null],
  ])("is answered in the same breath: %s", async (asked, reply, expected) => {
    const texts = await textsOf("Ida: Marta and me are getting married.", `Bo: ${asked}`, `Ida: ${reply}`);
    expect(texts).toContain("Marta and Ida are getting married.");
    if (expected === null) expect(texts.filter((text) => /married,/.test(text))).toEqual([]);
    else expect(texts).toContain(expected);
  });
});

describe('what "one" is one of', () => {
  test.each([
    [
      "Ida: How's the flat hunt?",
      "Bo: I saw one in Graz last week.",
      "Bo saw a flat in Graz last week (the week before 8 May 2023).",
    ],
    ["Ida: Which knee?", "Bo: Left. Did the right one in 2019.", "Bo did the right knee in 2019."],
    [
      "Ida: Have you thought of being a potter?",
      "Bo: I've been one since March.",
      "Bo has been a potter since March (March 2023).",
    ],
    ["Ida: Get a tutor.", "Bo: I got one last week.", "Bo got a tutor last week (the week before 8 May 2023)."],
  ])("%s %s", async (asked, reply, expected) => {
    expect((await textsOf(asked, reply)).map((text) => text.replace(/ \(asked .*\)/, ""))).toContain(expected);
  });

  test("is nobody whom the other spoke of", async () => {
    const texts = await textsOf("Ida: The surgeon wants to do both.", "Bo: I had the left one done in 2019.");
    expect(texts.join(" ")).not.toContain("surgeon done");
  });
});

describe("in talk", () => {
  test.each([
    ["Did you hire someone?", "Yeah, a lad called Benny.", "Ida hired a lad called Benny."],
    [
      "How's the knee?",
      "Off the crutches on Friday.",
      'Ida, asked "How\'s the knee?": Off the crutches on Friday (12 May 2023).',
    ],
    [
      "How long do you usually hold that pose?",
      "I hold it for a minute in my yoga class.",
      "Ida holds the pose for a minute in their yoga class.",
    ],
  ])("%s %s", async (asked, reply, expected) => {
    expect(await textsOf(`Bo: ${asked}`, `Ida: ${reply}`)).toContain(expected);
  });

  test.each(["I never tried.", "I already did.", "We can manage.", "I'll keep working at it and hope for the best."])(
    "%s tells nothing alone",
    async (said) => {
      expect(await textsOf(`Ida: ${said}`, "Bo: Fine.")).toEqual([]);
    },
  );

  test.each([
    ["Leo won twice last year.", ["Leo won twice last year (2022)."]],
    ["Graz won twice.", []],
  ])("whom both call by the first name is known: %s", async (said, expected) => {
    expect(await textsOf(`Ida: ${said}`, "Bo: Nice.")).toEqual(expected);
  });
});

describe("that day", () => {
  test.each([
    ["She sees the surgeon on thursday.", "Ida has the inspection at work on Thursday (11 May 2023)."],
    ["She comes on Wednesday or Friday.", null],
    ["She comes every Wednesday.", null],
  ])("is the one that was named: %s", async (told, expected) => {
    const texts = await textsOf(`Bo: ${told}`, "Ida: I have the inspection at work that day.");
    if (expected === null) expect(texts.filter((text) => /Wednesday|Friday/.test(text))).toEqual([]);
    else expect(texts).toContain(expected);
  });
});

describe("half a sentence", () => {
  test.each([
    ["Wonderful, though we capsized twice.", ["Ida capsized twice."]],
    ["In my uncle's barn until the mooring is free.", []],
    ["I also have some news.", []],
  ])("%s", async (said, expected) => {
    expect(await textsOf("Bo: How was it?", `Ida: ${said}`)).toEqual(expected);
  });
});

test('what a turn only says "it" of is not what the next question is about', async () => {
  const texts = await textsOf(
    "Ida: Six months, two evenings a week. It's at the village hall.",
    "Bo: What made you decide to do it?",
    "Ida: My uncle collapsed at the harbour and I was helpless.",
  );
  expect(texts.join(" ")).not.toContain("do the village hall");
});

test("what the asker brings in is what the question is about", async () => {
  const texts = await textsOf(
    "Ida: I have the script now.",
    "Bo: Those drawings are lovely! What made you do it?",
    "Ida: Two long train rides.",
  );
  expect(texts.join(" ")).not.toContain("the script?");
});

describe("says nothing alone", () => {
  test.each([
    ["Bo: I baked a tart.", "Ida: I love the way the glaze turned out!"],
    ["Bo: Fine.", "Ida: We've come so far, but there's more to do."],
    ["Bo: Please do.", "Ida: I'm sending you the recipe now."],
    ["Bo: It was a concert.", "Ida: Events like these are great for reminding us how strong a village can be."],
  ])("%s %s", async (other, own) => {
    expect((await textsOf(other, own)).filter((text) => text.startsWith("Ida") || text.startsWith("Events"))).toEqual(
      [],
    );
  });
});
