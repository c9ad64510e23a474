// Behind a day or a place at its front a sentence goes on about whom the talk is of, and who is named by both is one person.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("a pronoun behind what stands at the front", () => {
  test.each([
    ["On Saturday she knew all of us.", /^Leo's mum knew all of them on Saturday/],
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
