// Who or what is named right behind the sentence that brings it in.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  [
    "I talked to the roofer today. His name is Colm Brady. He can start on 16 June.",
    ["User talked to the roofer, Colm Brady, today (8 May 2023).", "Colm can start on 16 June (16 June 2023)."],
  ],
  [
    "I called a lawyer. Her name is Ada Lund and she charges 200 an hour.",
    ["User called a lawyer, Ada Lund. Ada Lund charges 200 an hour."],
  ],
  ["We picked a name for the puppy. It's going to be Biscuit.", ["User picked a name for the puppy: Biscuit."]],
  ["We've decided on a name for the boat! It'll be Marigold.", ["User has decided on a name for the boat: Marigold."]],
  ["We found a name for the band. The drummer hates it.", ["User found a name for the band."]],
])("%s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual(told);
});
