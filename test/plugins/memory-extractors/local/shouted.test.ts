// What is typed in capitals is read and told like the rest.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  ["I GOT THE ROLE!", "User got the role."],
  ["WE ARE MOVING TO BERGEN IN JUNE", "User is moving to Bergen in June (June 2023)."],
  ["MY HORSE IS CALLED OTTO AND HE IS 9", "User's horse is called Otto and he is 9."],
  ["I WORK AT NASA", "User works at NASA."],
  ["I HAVE ADHD AND TYPE 1 DIABETES", "User has ADHD and type 1 diabetes."],
  ["PLEASE STOP USING EMOJIS", "User wants the assistant to stop using emojis."],
  ["My aunt LOVES the fens", "User's aunt loves the fens."],
  ["MY WIFE IS CALLED ANNA BAUER", "User's wife is called Anna Bauer."],
  ["I HAVE A MEETING WITH DR VOGEL IN JUNE", "User has a meeting with Dr Vogel in June (June 2023)."],
  ["I NEED A NEW HP PRINTER FOR MY SHOP", "User needs a new HP printer for their shop."],
  ["My uncle must NOT lift anything.", "User's uncle must not lift anything."],
  ["I work at BEST Ltd.", "User works at BEST Ltd."],
  ["I'm on the ALL team at work", "User is on the ALL team at work."],
  ["I HOPE MY DAD GETS WELL SOON", "User hopes their dad gets well soon."],
])("%s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

test("a word that is always written so stays amid others", async () => {
  expect(await textsOf("user: I work for the BBC in Hull.")).toEqual(["User works for the BBC in Hull."]);
});
