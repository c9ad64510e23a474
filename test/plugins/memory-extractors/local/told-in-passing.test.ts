// Facts of the speaker's own that talk between people tells in passing: shown in a photo, as a verdict, as the cause of a feeling.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = (said: string): Promise<readonly string[]> =>
  textsOf("Ola: Hello.", "Nils: Hello.", "Ola: It rains.", `Nils: ${said}`, "Ola: I see.");

describe("what is shown", () => {
  test.each([
    ["Here's a photo of a canoe I built last summer.", "Nils built a canoe last summer (summer 2022)."],
    ["Here are some striped marrows that I grew.", "Nils grew some striped marrows."],
    ["Check out these potters I met at the harbour!", "Nils met some potters at the harbour."],
    ["Here's a pic of my aunt fixing the weir.", "A photo shows Nils' aunt fixing the weir."],
    ["Here's a pic of me and my crew at the weir.", "A photo shows Nils and their crew at the weir."],
    ["Here's a pic from when I rowed to Bergen in April.", "Nils rowed to Bergen in April (April 2023)."],
    ["Here's my weaving loom!", "Nils has a weaving loom."],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toEqual([expected]);
  });

  test.each([
    "Here's a pic I snapped.",
    "Here's a picture of my shed.",
    "Here's a pic from the fair!",
    "Here's a pic from when we met.",
  ])("a bare picture tells nothing: %s", async (said) => {
    expect(await told(said)).toEqual([]);
  });
});

describe("a verdict on what the speaker did", () => {
  test.each([
    [
      "It was great to unplug and feed the geese with my niece.",
      "Nils found it great to unplug and feed the geese with their niece.",
    ],
    [
      "It's been so awesome rowing with the new crew from Bergen.",
      "Nils has found it so awesome rowing with the new crew from Bergen.",
    ],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toEqual([expected]);
  });

  test.each([
    [
      "It's always fun coming up with riddles for my nephews.",
      "Nils always finds it fun coming up with riddles for their nephews.",
    ],
    [
      "It's so freeing to weave my own cloth and live by the sea.",
      "Nils finds it so freeing to weave their own cloth and live by the sea.",
    ],
    [
      "It's such an honour to carve stalls for my church.",
      "Nils finds it such an honour to carve stalls for their church.",
    ],
  ])("in the present it names the speaker, or what they keep doing: %s", async (said, expected) => {
    expect(await told(said)).toEqual([expected]);
  });

  test.each([
    ["Restoring the old ferry has been a joy.", "Nils has found restoring the old ferry a joy."],
    [
      "Climbing the tower and ringing the bells was awesome!",
      "Nils found climbing the tower and ringing the bells awesome.",
    ],
  ])("a deed that is its subject is the speaker's: %s", async (said, expected) => {
    expect(await told(said)).toEqual([expected]);
  });

  test.each([
    "Wow! Restoring the old ferry was a great deed.",
    "Restoring the old ferry must have been tough.",
    "Everything in the harbour was lovely.",
    "Restoring your ferry was worth it.",
    "Restoring old ferries is a great hobby.",
    "It was great to see you.",
    "It's great to see people care about the harbour.",
    "It's good to have freedom and express ourselves.",
    "It's important to help each other when we feel low.",
    "It's been a dream to open a bakery in Porto.",
    "It was nice chatting with you!",
    "It was such a welcoming place.",
    "It's great to have a hobby.",
    "It was amazing to me.",
  ])("nothing is made of it: %s", async (said) => {
    expect((await told(said)).filter((text) => text.includes("found it"))).toEqual([]);
  });
});

describe("what something that was not named reminds of", () => {
  test.each([
    ["It reminds me why I love being an aunt.", "Nils loves being an aunt."],
    ["Reminds me how much I enjoy rowing at dawn.", "Nils enjoys rowing at dawn."],
    [
      "It made me realize how important it is to train young carpenters.",
      "Nils finds it important to train young carpenters.",
    ],
    ["Moments like these remind me how precious old friends are.", "Nils finds old friends precious."],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toEqual([expected]);
  });

  test("stays behind what it leans on where that is told", async () => {
    expect(await told("I taught a carving class on Sunday. It reminded me why I became a carpenter.")).toEqual([
      "Nils taught a carving class on Sunday (7 May 2023). It reminded Nils why they became a carpenter.",
    ]);
  });

  test.each([
    "It showed me how I can fix the lamp.",
    "That reminds me of how far they have come.",
    "It reminds me why I row and keeps me going.",
  ])("nothing is made of it: %s", async (said) => {
    expect((await told(said)).filter((text) => /Nils (?:can fix|rows|finds)/.test(text))).toEqual([]);
  });
});

describe("a feeling told with its cause", () => {
  test.each([
    ["Rowing on the fjord makes me so happy.", "Rowing on the fjord makes Nils so happy."],
    [
      "I'm grateful for the chance to teach glazing at the prison.",
      "Nils is grateful for the chance to teach glazing at the prison.",
    ],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toEqual([expected]);
  });

  test.each([
    "It makes me so happy.",
    "That makes me feel good.",
    "I'm so grateful for it.",
    "I'm grateful for your help.",
  ])("without a cause it is of the moment: %s", async (said) => {
    expect(await told(said)).toEqual([]);
  });
});

describe("several people of the speaker's", () => {
  test("whom the other named are meant by the pronoun that opens the reply", async () => {
    expect(
      await textsOf("Kim: Your family and friends look so cheerful.", "Ola: They helped me move to Graz."),
    ).toEqual(["Ola's family and friends helped Ola move to Graz."]);
    expect(await textsOf("Kim: How are your cousins, Ola?", "Ola: They opened a bakery in Graz.")).toEqual([
      "Ola's cousins opened a bakery in Graz.",
    ]);
  });

  test("are told apart where two groups are named", async () => {
    const texts = await textsOf(
      "Kim: How are your cousins? Did your students pass?",
      "Ola: They opened a bakery in Graz.",
    );
    expect(texts.filter((text) => /^Ola's (?:cousins|students)/.test(text))).toEqual([]);
  });
});

describe("what goes on about a deed", () => {
  test("is told with the deed that is the subject of the sentence before", async () => {
    expect(await told("Taking time for ourselves is crucial. It helps me sleep through the night.")).toContain(
      "Taking time for themselves helps Nils sleep through the night.",
    );
    expect(
      await textsOf(
        "Kim: Rowing can really lift your mood. Keep it up!",
        "Ola: Thanks, Kim! This has been great for my back.",
      ),
    ).toEqual(["Rowing has been great for Ola's back."]);
  });

  test("and not with what the other does, or with one of several deeds", async () => {
    const ofTheOther = await textsOf(
      "Kim: Rowing helps me relax. I like your pots.",
      "Ola: It has really helped me sleep.",
    );
    const ofSeveral = await textsOf("Kim: Rowing can be fun. Skiing is great, too.", "Ola: It helps me sleep.");
    expect([...ofTheOther, ...ofSeveral].filter((text) => /Ola/.test(text))).toEqual([]);
  });
});

describe("a sentence that looks like a fragment", () => {
  test.each([
    ["Old sea maps always fuel my sketches.", "Old sea maps always fuel Nils' sketches."],
    ["Restoring clocks fascinates me.", "Restoring clocks fascinates Nils."],
    [
      "Taking the ferry every day, I read a lot of crime novels.",
      "Taking the ferry every day, Nils reads a lot of crime novels.",
    ],
    ["And thanks for asking, they're good- we got another goat named Pim too.", "Nils got another goat named Pim."],
    [
      "I had to reach out to three breweries, but it paid off.",
      "Nils had to reach out to three breweries, but it paid off.",
    ],
    [
      "Reading about shipwrecks helps me escape and feel free.",
      "Reading about shipwrecks helps Nils escape and feel free.",
    ],
    ["Haven't talked in weeks, wanted to let you know I joined a choir in Bergen!", "Nils joined a choir in Bergen."],
    ["Need help with posters - any advice on reaching sailors?", "Nils needs help with posters."],
    ["I've written eleven chapters so far.", "Nils has written eleven chapters so far."],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toEqual([expected]);
  });

  test.each([
    "Feel free to ask me about boats.",
    "I'll reach out if I need anything.",
    "Across my desk and with my coffee.",
  ])("is none: %s", async (said) => {
    expect(await told(said)).toEqual([]);
  });
});
