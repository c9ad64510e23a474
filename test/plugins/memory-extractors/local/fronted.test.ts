// Behind a day or a place at its front a sentence goes on about whom the talk is of, and who is named by both is one person.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("a pronoun behind what stands at the front", () => {
  test.each([
    ["How's Nils?", "him and Greta split up. he's at his mum's", "Nils and Greta split up."],
    ["How's Lena?", "Her and Tom got engaged!", "Lena and Tom got engaged."],
    ["What are you and Fay up to?", "She and I are renting a barge.", "Fay and Leo are renting a barge."],
    [
      "How's your brother?",
      "Well! Him and his wife have bought a mill.",
      "Leo's brother and his wife have bought a mill.",
    ],
  ])("means one of two: %s %s", async (asked, said, told) => {
    expect(await textsOf(`Beth: ${asked}`, `Leo: ${said}`)).toContain(told);
  });

  test.each([
    ["On Saturday she knew all of us.", /^Leo's mum knew all of them on Saturday/],
    ["Tuesdays and Fridays she swims at the baths.", /^Leo's mum swims at the baths on Tuesdays and Fridays\./],
    ["Weekday mornings she is at the library.", /^Leo's mum is at the library on weekday mornings\./],
    ["Every other Sunday she sings in Hull.", /^Leo's mum sings in Hull every other Sunday\./],
    ["Tuesdays she swims and Fridays she sings.", /^On Tuesdays Leo's mum swims and Fridays she sings\./],
    ["Since Monday she's been in hospital.", /^Leo's mum has been in hospital since Monday/],
    ["These days she is learning Welsh.", /^Leo's mum is learning Welsh these days\./],
    [
      "On Sunday she asked me who I was, which hurt.",
      /^On Sunday \(.*\) Leo's mum asked Leo who they were, which hurt\./,
    ],
  ])("means whom one was asked after: %s", async (said, told) => {
    const texts = await textsOf("Beth: How is your mum?", `Leo: She has good days. ${said}`);
    expect(texts.at(-1)).toMatch(told);
  });

  test("means nobody where several could be meant", async () => {
    const texts = await textsOf("Beth: Hi!", "Leo: I saw Tom and Otto on Monday. On Friday he flies to Oslo.");
    expect(texts.join(" ")).not.toMatch(/(?:Tom|Otto) flies/);
  });
});

test("whom both name is one person, of whom the talk goes on", async () => {
  const texts = await textsOf(
    "Ada: I got tickets for the matinee. My mum's coming too.",
    "Bo: Lovely! I haven't seen your mum since she taught me how to drive.",
    "Ada: She still tells people about the mailbox.",
    "Bo: It was one mailbox! Is she still running the thrift shop?",
    "Ada: She retired in the spring and handed the keys over to Lorraine.",
  );
  expect(texts.at(-1)).toMatch(/^Ada's mum retired in the spring/);
});

test("news is so, asked whether it was heard", async () => {
  expect(await textsOf("Ada: Hi! Did you hear that Fiona's selling the café?", "Bo: What? No!")).toEqual([
    "Fiona is selling the café.",
  ]);
});

test("how a place was is asked of nobody", async () => {
  const texts = await textsOf(
    "Ada: How was Patagonia?",
    "Bo: Windy. A fox stole my dinner, and the ranger laughed so hard that he shared his own with me.",
  );
  expect(texts.join(" ")).not.toContain("Patagonia shared");
});

test("what is said of somebody named here goes with nothing that was told before", async () => {
  const texts = await textsOf(
    "Ada: How did the bake sale go?",
    "Bo: We made four hundred euros for the school library, and the lemon bars were gone in ten minutes.",
    "Ada: Nice! Are those the ones with the lavender?",
    "Bo: Yes, my mother's recipe. She'd be furious if she knew I gave it to the head teacher.",
  );
  expect(texts.filter((text) => text.includes("four hundred euros") && text.includes("furious"))).toEqual([
    expect.stringMatching(/^Bo's mother would be furious/),
  ]);
});

test("a bare day of the journey is in the month that was just named", async () => {
  expect(await textsOf("Ada: What's new?", "Bo: I'm off to Kenya in October! I fly on the 7th.")).toContain(
    "Bo flies on 7 October (7 October 2023).",
  );
  const texts = await textsOf(
    "Ada: What's new?",
    "Bo: The wedding is in October. I have a dentist appointment on the 27th.",
  );
  expect(texts.join(" ")).toContain("on the 27th (27 May 2023)");
});

test("what somebody is, behind what they could do", async () => {
  expect(
    await textsOf("Ada: We found a car.", "Bo: My brother can check it over if you like, he's a mechanic in Utrecht."),
  ).toContain("Bo's brother is a mechanic in Utrecht.");
});

test("whoever a pronoun means is somebody, whatever the name", async () => {
  expect(
    await textsOf(
      "Ada: Did Joostje get the results?",
      "Bo: Yes, they are clear. The doctor wants to see him every six months.",
      "Ada: I'm so relieved. Give him a hug from me.",
      "Bo: I will. He's taken up woodcarving of all things.",
    ),
  ).toContain("Joostje has taken up woodcarving of all things.");
});
