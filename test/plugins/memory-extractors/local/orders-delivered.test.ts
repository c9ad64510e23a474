// What a customer tells of what was delivered, where to, and what an assistant confirms.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  ["The desk came but one of the legs is bent.", ["User's desk came but one of the legs is bent."]],
  ["the parcel arrived damaged", ["User's parcel arrived damaged."]],
  ["The gate code is 4417, the driver never finds it.", ["User's gate code is 4417, the driver never finds it."]],
  ["The plumber came but it still leaks.", []],
])("%s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual(told);
});

test("an address that is asked for", async () => {
  expect(await textsOf("assistant: Can you confirm your delivery address?", "user: 14 Harbour Lane, Whitby")).toEqual([
    "User's address is 14 Harbour Lane, Whitby.",
  ]);
});

test("until when a plan runs", async () => {
  expect(
    await textsOf("user: I want to cancel the Plus plan", "assistant: Done, your Plus plan ends on May 31."),
  ).toEqual(["User wants to cancel the Plus plan.", "User's Plus plan ends on May 31."]);
});

test("a deposit that is paid, and who sells for now", async () => {
  expect(await textsOf("Tess: booked! deposit 150 paid")).toContain("Tess paid the deposit of 150.");
  expect(await textsOf("assistant: Who will do sales?", "user: me for now")).toEqual(["User will do sales."]);
});
