// Whom "she", "he" and names asked for mean in talk, and whom what is told about them names.

import { describe, expect, test } from "bun:test";
import { personAsked } from "#plugins/memory-extractors/local/references/persons/persons-asked.ts";
import { textsOf } from "../conversation.ts";

describe("who a pronoun means", () => {
  test.each<[string, string[]]>([
    [
      "My colleague Ruta's daughter studies physics. Her name's Leyla.",
      ["User's colleague Ruta's daughter studies physics.", "User's colleague Ruta's daughter's name is Leyla."],
    ],
    [
      "Write a mail to the landlord, Jon Kerr, he wants to put the rent up to 1,700.",
      ["User's landlord wants to put the rent up to 1,700."],
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

  test.each([
    [
      "I adopted this cute pup from a shelter.",
      "What's her name? Does your other dog like her?",
      "Her name is Pebble!",
      "Ola's pup's name is Pebble.",
    ],
    ["We've got two cats now.", "Aw, what are their names?", "Miso and Tofu!", "Ola's cats' names are Miso and Tofu."],
    [
      "We've got two kittens now.",
      "What did you call them?",
      "Miso and Tofu!",
      "Ola's kittens are called Miso and Tofu.",
    ],
    ["I play in a band.", "What's your band called?", "The Late Fees.", "Ola's band is called the Late Fees."],
  ])("whose name is asked: %s %s %s", async (first, question, answer, expected) => {
    expect(await textsOf(`Ola: ${first}`, `Nils: ${question}`, `Ola: ${answer}`)).toContain(expected);
  });

  test.each([
    ["Is Emre coming too?", "Probably not, he's in Izmir until June.", "Emre is in Izmir until June (June 2023)."],
    ["How's Otis?", "He turned two in March.", "Otis turned two in March (March 2023)."],
    ["Did Otis settle in?", "Took him three weeks.", 'Ola, asked "Did Otis settle in?": It took Otis three weeks.'],
    ["Spring was quiet here.", "Took a week off for the garden.", "Ola took a week off for the garden."],
    ["The girls must be excited.", "Anna doesn't want to change schools.", "Anna doesn't want to change schools."],
    ["Who's covering the market stall?", "My cousin Bea.", "Ola's cousin Bea is covering the market stall."],
  ])("who was asked after: %s %s", async (question, answer, expected) => {
    expect(await textsOf(`Nils: ${question}`, `Ola: ${answer}`)).toContain(expected);
  });

  test("of nobody with a name of the other gender", async () => {
    const said = (
      await textsOf("user: My friend met Sophie. Sophie sings in a choir in Ghent. He works nights at the harbour.")
    ).join(" ");
    expect(said).not.toContain("Sophie works");
  });
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
      ["Bo mentors a shy teenager at the library. They have been working on her maths since May (May 2023)."],
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

describe("who was named", () => {
  test.each([
    ["Is that your nephew?", "No, my son! He's seven now.", ["Bo's son is seven now."]],
    ["Is that your nephew?", "Yes! He's seven now.", ["Bo's nephew is seven now."]],
    ["Did your sister come?", "No, she was in Oslo.", ["Bo's sister was in Oslo."]],
    [
      "Who has the dog?",
      "My mother in law took him. She retired from the ferry.",
      ["Bo's mother-in-law took him.", "Bo's mother-in-law retired from the ferry."],
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
      ["Bo stayed at their mum's. Bo's mum says she's lived there since 1961."],
    ],
    [
      "Alan rang Bert. Tom is out. He is moving to Portugal.",
      ["Alan rang Bert.", "Tom is out. He is moving to Portugal."],
    ],
    ["The plumber came. He did. Took one look and said the pump's had it.", []],
    ["He came. Then I took one look and said the pump's had it.", ["Bo took one look and said the pump's had it."]],
    [
      "Lily's birthday is on Saturday, she's turning five.",
      ["Lily's birthday is on Saturday (13 May 2023), she's turning five."],
    ],
    ["Don't forget it's Lily's birthday on Saturday.", ["Lily's birthday is on Saturday (13 May 2023)."]],
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
    [["My daughter won't sleep.", "Which tea is mild?", "Her name is Liv."], "User's daughter's name is Liv."],
    [["We just got a puppy.", "His name is Bruno."], "User's puppy's name is Bruno."],
    [["My 6 year old won't eat soup.", "He hates anything green."], "User's 6 year old hates anything green."],
    [["My son Ott rows. My husband is a chef. He works in Bergen."], "User's husband is a chef. He works in Bergen."],
  ])("%p", async (said, expected) => {
    expect(await textsOf(...said.flatMap((words) => [`user: ${words}`, "assistant: I see."]))).toContain(expected);
  });

  test.each([
    [["My daughter won't sleep.", "Who sang that lullaby?", "Her name is Liv."]],
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

describe("whom a question names", () => {
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

test("whose name is given is who was brought in last", async () => {
  const told = await textsOf(
    "user: My husband and I are splitting up. How do I tell our son, he's six?",
    "assistant: I'm sorry to hear that.",
    "user: His name is Jonah. He sees a child psychologist already.",
  );
  expect(told.slice(-2)).toEqual(["User's son's name is Jonah.", "User's son sees a child psychologist already."]);
});

describe("in talk", () => {
  test("somebody named in passing is who is asked after next", async () => {
    const told = await textsOf(
      "Tess: When Sam was touring I forgot what he looked like.",
      "Omar: Is he still with that theatre?",
      "Tess: No, he quit in January. He's teaching drama in Altona now.",
    );
    expect(told).toEqual([
      "When Sam was touring Tess forgot what he looked like.",
      "Sam quit in January (January 2023).",
      "Sam is teaching drama in Altona now.",
    ]);
  });

  test("whose name only begins like a relative's has a dad, too", async () => {
    expect(await textsOf("Tess: How are they?", "Omar: Dad had a cataract operation in March.")).toEqual([
      "Omar's dad had a cataract operation in March (March 2023).",
    ]);
  });

  test("a pet that was adopted is who settles in", async () => {
    const told = await textsOf(
      "Tess: I adopted a greyhound named Comet.",
      "Omar: How's he settling in?",
      "Tess: Really well! He was scared of the stairs at first.",
    );
    expect(told.at(-1)).toBe("Comet was scared of the stairs at first.");
  });

  test.each([
    [
      [
        "Tess: The choir trains on Mondays, the books are done.",
        "Omar: The kids want team t-shirts.",
        "Tess: I want one too!",
      ],
    ],
    [["Tess: I love the smell of oil.", "Omar: How did you get into it?", "Tess: My uncle took me to fairs."]],
  ])("one and it are of nothing that was not named: %j", async (lines) => {
    const told = await textsOf(...lines);
    expect(told.filter((text) => /wants a book|asked/.test(text))).toEqual([]);
  });

  test("one is of what was just named", async () => {
    const told = await textsOf(
      "Tess: I paint once a week at a studio in Ottensen.",
      "Omar: Oils?",
      "Tess: Watercolours mostly. I sold one at the fair!",
    );
    expect(told.at(-1)).toBe("Tess sold a watercolour at the fair.");
  });
});

describe("whose thing is told of", () => {
  test("is not meant by a pronoun that fits somebody surely", async () => {
    const said = "We stay at my friend's flat. She also gets seasick so no boats.";
    expect(await textsOf("user: I'm off to Faro with my wife Ida.", "assistant: Nice!", `user: ${said}`)).toEqual([
      "User is off to Faro with their wife Ida.",
      "User stays at their friend's flat.",
      "User's wife Ida also gets seasick so no boats.",
    ]);
    expect(await textsOf("user: My friend's flat is in Porto. She is allergic to dust.")).toContain(
      "User's friend is allergic to dust.",
    );
  });
});
