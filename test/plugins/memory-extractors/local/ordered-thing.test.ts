// "leave out the balcony, we painted it last year": the reason of an order names its thing.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  ["leave out the balcony, we painted it in 2020", "User painted the balcony in 2020."],
  ["remind him not to open the loft, we insulated it in 2019", "User insulated the loft in 2019."],
  ["no need to add the piano to the list, i sold it in 2021", "User sold the piano in 2021."],
  ["take the tent off the list, my brother has it", "User's brother has the tent."],
  ["dont mention the motorbike, i sold it to my cousin in 2020", "User sold the motorbike to their cousin in 2020."],
  ["drop the flights, we booked them in 2022", "User booked the flights in 2022."],
])("is told by its name: %s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

test.each([
  ["take the car, we repaired the engine and washed it in 2020", "the car"],
  ["drop the flights, we booked it in 2022", "the flights"],
])("but not where another may be meant: %s", async (said, thing) => {
  expect((await textsOf(`user: ${said}`)).join(" ")).not.toMatch(new RegExp(`(?:washed|booked) ${thing}`));
});

test.each(["paint the hallway, i hate it", "clean the oven, my brother loves it", "clean the bath, i always do it"])(
  "nor where it may be the deed: %s",
  async (said) => {
    expect((await textsOf(`user: ${said}`)).join(" ")).not.toMatch(
      /(?:hates?|loves?|does) (?:the )?(?:hallway|oven|bath)/,
    );
  },
);

test.each([
  "nah scrap what i said about the rice",
  "actually ignore what i said about Tuesday",
  "One page I can print.",
])("what takes back or asks for an answer tells nothing: %s", async (said) => {
  expect(await textsOf(`user: ${said}`)).toEqual([]);
});
