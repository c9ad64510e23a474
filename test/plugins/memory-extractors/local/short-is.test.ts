// What somebody is, with the verb as short as it is spoken, is told; what somebody has stays theirs.

import { expect, test } from "bun:test";
import { withShortIs } from "#plugins/memory-extractors/local/sentences/typed/short-is.ts";
import { textsOf } from "../conversation.ts";

test.each([
  ["My mum's lactose intolerant, so no cream", "My mum is lactose intolerant, so no cream"],
  ["Mum's coeliac", "Mum is coeliac"],
  ["dad's colour-blind", "dad is colour-blind"],
  ["Otto's allergic to nuts", "Otto is allergic to nuts"],
  ["my little brother's really scared of dogs", "my little brother is really scared of dogs"],
  ["Her sister's married to a baker", "Her sister is married to a baker"],
  ["the vet's deaf in one ear", "the vet is deaf in one ear"],
  ["Grandpa's retired now", "Grandpa is retired now"],
  ["My boss's furious with us", "My boss is furious with us"],
  ["our neighbour's unemployed again", "our neighbour is unemployed again"],
  ["My uncle's giving me his old van", "My uncle is giving me his old van"],
  ["Dad's retiring after 38 years at the mill", "Dad is retiring after 38 years at the mill"],
  ["My first name's Ottokar", "My first name is Ottokar"],
  ["My iron's down to 11.2", "My iron is down to 11.2"],
  ["our rent's now at 900", "our rent is now at 900"],
  ["Her dog's name's Brisk, by the way", "Her dog's name is Brisk, by the way"],
  ["My sister's painting the fence on Sunday", "My sister is painting the fence on Sunday"],
])("%s", (text, told) => {
  expect(withShortIs(text)).toBe(told);
});

test.each([
  "Otto's blind spot is huge",
  "Ruta's vegan cafe opened",
  "my aunt's deaf cat ran off",
  "It's allergic to nuts",
  "That's sober advice",
  "Mum's married friend came",
  "My uncle's wedding in May was loud",
  "my aunt's painting of the harbour",
  "Otto's swimming lessons start in June",
  "My dad's down vest is 40 years old",
  "My name's origin is Polish",
  "Tomorrow's going to be great",
  "The mill's retired engine is in the yard",
])("%s stays", (text) => {
  expect(withShortIs(text)).toBe(text);
});

test("it is told in talk", async () => {
  expect(await textsOf("Ida: do they eat bread?", "Bo: mum's coeliac, no gluten at all")).toEqual([
    "Bo's mum is coeliac, no gluten at all.",
  ]);
});

test.each([
  ["the boiler's broken again", "User's boiler is broken again."],
  ["the loan's down to 3,900", "User's loan is down to 3,900."],
  ["my laptop's at the shop", "User's laptop is at the shop."],
])("what one has: %s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});
