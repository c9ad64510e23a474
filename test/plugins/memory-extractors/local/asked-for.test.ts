// What was asked for stands with the suggestion that was taken, where it can be told without the talk.

import { expect, test } from "bun:test";
import { readingsOf } from "../conversation.ts";

const taken = async (asked: string): Promise<string | undefined> => {
  const told = await readingsOf(
    `user: ${asked}`,
    "assistant: I'd recommend the Odal brand.",
    "user: Great, I'll go with that.",
  );
  return told.find((text) => text.includes("accepted"));
};

test.each([
  ["Could you suggest a thickener for plum jam?", " on a thickener for plum jam"],
  ["How do I seal a slate worktop?", " on how to seal a slate worktop"],
  ["Which varnish should I use for our boat?", " on which varnish to use for their boat"],
  ["What's a good glue for cork tiles?", " on a good glue for cork tiles"],
  ["Any tips for storing dahlia bulbs?", " on tips for storing dahlia bulbs"],
  ["Which telescope would you recommend for a child?", " on the telescope for a child"],
  ["Can you recommend a present for my aunt on Friday?", " on a present for their aunt"],
  ["How do I get it clean?", ""],
  ["What should I do?", ""],
  ["How much flour goes into a loaf?", ""],
])("%p", async (asked, said) => {
  expect(await taken(asked)).toBe(`User accepted the assistant's suggestion${said}: the Odal brand.`);
});
