// What a clause points at, said in the words that were used for it shortly before, and left alone where two things can be meant.

import { describe, expect, test } from "bun:test";
import { withFullNames } from "#plugins/memory-extractors/local/references/definites.ts";
import { withPlaceAsked } from "#plugins/memory-extractors/local/references/places.ts";
import { withPraised } from "#plugins/memory-extractors/local/references/praised.ts";
import { personAsked } from "#plugins/memory-extractors/local/references/pronouns.ts";
import { NOTHING_BEFORE, withReferences } from "#plugins/memory-extractors/local/references/references.ts";
import { withTitle } from "#plugins/memory-extractors/local/references/titles.ts";
import { withNamedCompany } from "#plugins/memory-extractors/local/sentences/company.ts";
import { textsOf } from "../conversation.ts";

describe("who a pronoun means", () => {
  test.each<[string, string[]]>([
    [
      "My colleague Ruta's daughter studies physics. Her name's Leyla.",
      ["User's colleague Ruta's daughter studies physics.", "User's colleague Ruta's daughter's name is Leyla."],
    ],
    [
      "Write a mail to the landlord, Jon Kerr, he wants to put the rent up to 1,700.",
      ["User says the landlord wants to put the rent up to 1,700."],
    ],
    [
      "What do I cook on Sunday, Goran is bringing his niece Mila (8), she's allergic to nuts.",
      ["Goran is bringing his niece Mila (8), she's allergic to nuts."],
    ],
    [
      "My aunt met Goran last week. Went well, they talked about bees.",
      ["User's aunt met Goran last week (the week before 8 May 2023). It went well, they talked about bees."],
    ],
  ])("%s", async (said, expected) => {
    expect(await textsOf(`user: ${said}`)).toEqual(expected);
  });

  test("of nobody with a name of the other gender", async () => {
    const said = (
      await textsOf("user: My friend met Sophie. Sophie sings in a choir in Ghent. He works nights at the harbour.")
    ).join(" ");
    expect(said).not.toContain("Sophie works");
  });
});

describe("the full name of a thing", () => {
  test.each([
    ["How is the pottery workshop?", "The workshop starts at six", "The pottery workshop starts at six"],
    ["I joined a lovely rowing club.", "I met Tom at the club", "I met Tom at the rowing club"],
    ["From the shop in Bergen?", "The shop closed in spring", "The shop in Bergen closed in spring"],
    ["Your woodwork course sounds fun!", "I quit the course", "I quit the woodwork course"],
  ])("%s / %s", (told, text, expected) => {
    expect(withFullNames(text, told)).toBe(expected);
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
    expect(withFullNames(text, told)).toBe(text);
  });
});

describe("a title that the other named", () => {
  test.each([
    ['I\'m reading "Dune Sea".', "I haven't read that yet", 'I haven\'t read "Dune Sea" yet'],
    ['Have you seen "The Lamp"?', "I watched it twice with my aunt", 'I watched "The Lamp" twice with my aunt'],
    ['We play "Harbour".', "I played that game last year", 'I played "Harbour" last year'],
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
    withReferences(text, { question: null, before: NOTHING_BEFORE, own, last: "", isReply: false });
  test.each([
    ["We handed out soup.", "I loved the smiles on their faces", "I loved the smiles on people's faces"],
    ["I took my dogs along.", "I loved their happy faces", "I loved their happy faces"],
    ["The children sang.", "I loved the smiles on their faces", "I loved the smiles on their faces"],
    ["", "My parents came, I saw their faces", "My parents came, I saw their faces"],
  ])("%s / %s", (own, text, expected) => {
    expect(faces(own, text)).toBe(expected);
  });

  test.each([
    ["Do you still write to Ellie?", ["Ellie"]],
    ["How is Tom?", ["Tom"]],
    ["With Kirsty?", ["Kirsty"]],
    ["Are you from Ghent?", []],
    ["Have you been to Paris?", []],
    ["Did you meet Tom and talk to Ellie?", []],
    ["Is Bo in?", []],
    ["Is Monday fine?", []],
    ["Do you live in Rome?", []],
    ["Is that yours?", []],
  ])("%s asks about %p", (question, expected) => {
    expect(personAsked(question, "Bo").map(({ phrase }) => phrase)).toEqual(expected);
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
      ['Bo read "Dune Sea" last winter (winter 2022).'],
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

describe("whom it is told of", () => {
  test.each([
    ["We should repaint the shed before the winter.", ["Ida and Bo should repaint the shed before the winter."]],
    [
      "I met a potter from Ghent. We had a lot in common.",
      ["Bo met a potter from Ghent. Bo and others had a lot in common."],
    ],
    [
      "I mentor a shy teenager at the library. We have been working on her maths since May.",
      ["Bo mentors a shy teenager at the library. They have been working on her maths since May."],
    ],
    [
      "Adding Bergen to my travel list, sounds like a good trip!",
      ["Bo is adding Bergen to their travel list, sounds like a good trip."],
    ],
    ["nope got nicked outside the gym in feb", []],
    ["yep got 300 pounds back from the insurance", ["Bo got 300 pounds back from the insurance."]],
    ["A man came on Tuesday. Needed a new pump.", ["Bo says a man came on Tuesday (2 May 2023)."]],
    ["gutted for you", []],
    ["I believe that.", []],
    ["It took us two hours to find the harbour.", ["It took Bo two hours to find the harbour."]],
    [
      "My aunt is away in May, so it will be just us two.",
      ["Bo's aunt is away in May (May 2023), so it will be just the two of them."],
    ],
    ["Making a difference for others is so rewarding.", []],
    ["Sometimes I even use it when I play games with friends.", []],
    ["I asked three brewers for malt, but it paid off.", ["Bo asked three brewers for malt, but it paid off."]],
  ])("%s", async (line, expected) => {
    expect(await textsOf("Ida: Hello there.", `Bo: ${line}`)).toEqual(expected);
  });

  test('a grandfather\'s "Grandma" is not his own', async () => {
    expect(await textsOf("Mia: Hello!", "Grandpa Joe: Grandma is away in May.")).toEqual([
      "Grandma is away in May (May 2023).",
    ]);
    expect(await textsOf("Ida: Hello!", "Bo: Grandma is away in May.")).toEqual([
      "Bo's grandma is away in May (May 2023).",
    ]);
  });
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

describe("who was named", () => {
  test.each([
    ["Is that your nephew?", "No, my son! He's seven now.", ["Bo's son is seven now."]],
    ["Is that your nephew?", "Yes! He's seven now.", ["Bo's nephew is seven now."]],
    ["Did your sister come?", "No, she was in Oslo.", ["Bo's sister was in Oslo."]],
    [
      "Who has the dog?",
      "My mother in law took him. She retired from the ferry.",
      ["Bo's mother in law took him.", "Bo's mother in law retired from the ferry."],
    ],
    ["Did you get the scooter repaired?", "Sold it for fifty.", ["Bo sold the scooter for fifty."]],
    [
      "Did you sell the oak bed?",
      "Sold it for fifty.",
      ['Bo sold the oak bed for fifty (asked "Did you sell the oak bed?").'],
    ],
  ])("%s %s", async (question, answer, expected) => {
    expect(await textsOf(`Ida: ${question}`, `Bo: ${answer}`)).toEqual(expected);
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

describe("a reply about what its speaker told before", () => {
  const reply = (question: string) =>
    textsOf("Ida: I bought a kite.", `Bo: ${question}`, "Ida: I haven't tried it at the beach.");

  test("goes on where the question does", async () => {
    expect(await reply("Wow, how is it?")).toContain("Ida hasn't tried the kite at the beach.");
  });

  test("does not where the question names something else", async () => {
    expect(await reply("Rock climbing sounds fun, have you ever tried it?")).toEqual(["Ida bought a kite."]);
  });
});

test("somebody of the speaker's turn before is who the reply goes on about", async () => {
  expect(
    await textsOf(
      "Bo: With Zoe we used cold cloths.",
      "Ida: How's she doing?",
      "Bo: She got into the rowing team at Lincoln High.",
    ),
  ).toContain("Zoe got into the rowing team at Lincoln High.");
});

describe("of whom a turn goes on", () => {
  test.each([
    ["Alan rang by the way. He and Sue are moving to Portugal.", ["Alan and Sue are moving to Portugal."]],
    [
      "I stayed at Mum's. She says she's lived there since 1961.",
      ["Bo stayed at Mum's. Bo's mum says she's lived there since 1961."],
    ],
    ["Alan rang Bert. Tom is out. He is moving to Portugal.", ["Alan rang Bert."]],
    ["The plumber came. He did. Took one look and said the pump's had it.", []],
    ["He came. Then I took one look and said the pump's had it.", ["Bo took one look and said the pump's had it."]],
    [
      "Lily's birthday is on Saturday, she's turning five.",
      ["Bo says: Lily's birthday is on Saturday (13 May 2023), she's turning five."],
    ],
    ["Don't forget it's Lily's birthday on Saturday.", ["Bo says: Lily's birthday is on Saturday (13 May 2023)."]],
    ["Don't forget to water the fig.", []],
    ["Today's harbor walk was long, she's tired.", []],
  ])("%s", async (said, expected) => {
    expect(await textsOf("Ida: Hello!", `Bo: ${said}`)).toEqual(expected);
  });
});

test("what turns to something else does not name the deed of the next sentence", async () => {
  expect(
    await textsOf("Ida: Hi!", "Bo: Acting was my first love, but now I write poems at night. It helps me sleep."),
  ).toEqual(["Acting was Bo's first love, but now Bo writes poems at night. It helps Bo sleep."]);
});

describe("whom a user of an assistant goes on about", () => {
  test.each([
    [
      ["My daughter won't sleep.", "Since May she's at a nursery.", "Her name is Liv."],
      "User's daughter's name is Liv.",
    ],
    [["We just got a puppy.", "His name is Bruno."], "User's puppy's name is Bruno."],
    [["My 6 year old won't eat soup.", "He hates anything green."], "User's 6 year old hates anything green."],
    [["My son Ott rows. My husband is a chef. He works in Bergen."], "User's husband is a chef. He works in Bergen."],
  ])("%p", async (said, expected) => {
    expect(await textsOf(...said.flatMap((words) => [`user: ${words}`, "assistant: I see."]))).toContain(expected);
  });

  test.each([
    [["My daughter won't sleep.", "Which tea is mild?", "Her name is Liv."]],
    [["My daughter and my sister row.", "Her name is Liv."]],
    [["My son plays chess.", "The teacher is strict with him.", "His name is Ott."]],
    [["I'd like a dog.", "His name is Bruno."]],
    [["We have a dog walker.", "Her name is Liv."]],
    [["My son won't eat soup.", "He hates rice. We drink tea and I do too with my husband. His name is Ott."]],
  ])("is left open where others may be meant: %p", async (said) => {
    const told = await textsOf(...said.flatMap((words) => [`user: ${words}`, "assistant: I see."]));
    expect(told.join(" ")).not.toContain("name");
  });
});

describe("somebody named some turns ago", () => {
  const talk = (...between: string[]) =>
    textsOf(
      "Ida: You should ask Ingrid.",
      "Bo: I did! She has been reading the drafts with me every Wednesday.",
      ...between,
      "Bo: She passed her theory test in May.",
    );

  test.each([
    [["Ida: At seventy-two?"]],
    [
      [
        "Ida: Did she like them?",
        "Bo: Very much, all of the long ones and most of the short ones.",
        "Ida: And her test?",
      ],
    ],
  ])("is meant where nobody else comes in: %#", async (between) => {
    expect(await talk(...between)).toContain("Ingrid passed her theory test in May (May 2023).");
  });

  test.each([
    [["Ida: Good. Zbyszka fell ill on Sunday, by the way."]],
    [["Ida: My neighbour reads, too, and works at the library."]],
    [["Ida: I have started to paint the old boat in the yard again, the green one."]],
  ])("is not where somebody or something else does: %#", async (between) => {
    expect((await talk(...between)).filter((text) => text.includes("theory test") && text.includes("Ingrid"))).toEqual(
      [],
    );
  });

  test.each([
    ["Did you ring mum?", "Yes, her hip is bad again.", "Ida's mum's hip is bad again (asked \"Did you ring mum?\")."],
    [
      "Great. And Leo refuses to swim again.",
      "He started rowing last week.",
      "Leo started rowing last week (the week before 8 May 2023).",
    ],
    [
      "Who taught you?",
      "My cousin's girlfriend. She teaches for free.",
      "Ida's cousin's girlfriend teaches for free (asked \"Who taught you?\").",
    ],
  ])("is whom the reply speaks of: %s", async (asked, reply, told) => {
    expect(await textsOf(`Bo: ${asked}`, `Ida: ${reply}`)).toContain(told);
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
    ["Ida: Have you thought of being a potter?", "Bo: I've been one since March.", "Bo has been a potter since March."],
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
    ["Leo won twice.", ["Leo won twice."]],
    ["Graz won twice.", []],
  ])("whom both call by the first name is known: %s", async (said, expected) => {
    expect(await textsOf(`Ida: ${said}`, "Bo: Nice.")).toEqual(expected);
  });
});

describe("a name asked for", () => {
  test.each([
    [
      "Who's Max?",
      "My rescue dog! I got him from the shelter in March.",
      ["Max is Ida's rescue dog.", "Ida got their rescue dog from the shelter in March (March 2023)."],
    ],
    ["Who is Tosca?", "The neighbour's greyhound.", ["Tosca is the neighbour's greyhound."]],
    ["Who's coming?", "My cousin from Leeds.", []],
  ])("%s %s", async (asked, reply, expected) => {
    expect(await textsOf(`Bo: ${asked}`, `Ida: ${reply}`)).toEqual(expected);
  });

  test.each([
    ["My sister is ill.", "I visit her every Sunday.", "Ida visits their sister every Sunday."],
    ["My sister and my aunt are ill.", "I visit her every Sunday.", null],
  ])("and who else can be meant: %s %s", async (told, reply, expected) => {
    const texts = await textsOf(`Ida: ${told}`, "Bo: Oh dear.", `Ida: ${reply}`);
    if (expected === null) expect(texts.filter((text) => /visits their/.test(text))).toEqual([]);
    else expect(texts).toContain(expected);
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
