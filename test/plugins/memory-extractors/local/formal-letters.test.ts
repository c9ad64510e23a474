// A letter to somebody by title and name speaks to nobody else.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const letter = async (said: string, greeting = "Dear Ms Lund,"): Promise<string> =>
  (
    await statementsOf(
      `Harrow Lettings\n14 Quay Street\n\n${greeting}\n\n${said}\n\nYours sincerely,\nJoanna Pike\nManager`,
    )
  ).join("\n");

test.each([
  [
    "If you wish to stay, please tell us by 31 May.",
    "If Ms Lund wishes to stay, Ms Lund is asked to tell Harrow Lettings by 31 May",
  ],
  [
    "Unless you cancel, your place is reserved until June.",
    "Unless Ms Lund cancels, Ms Lund's place is reserved until June",
  ],
  [
    "We are happy to agree to your cat, provided that the carpets are cleaned when you leave.",
    "agree to Ms Lund's cat",
  ],
  [
    "Your deposit of £400 is returned when you move out.",
    "Ms Lund's deposit of £400 is returned when Ms Lund moves out",
  ],
])("%s", async (said, told) => {
  expect(await letter(said)).toContain(told);
});

test("what may happen is no wish of the writer", async () => {
  expect(await letter("Should you need a second key, it costs £20. The code is 4471.")).not.toContain("wants");
});

test("a friend's mail says of anybody what is so for all", async () => {
  expect(await letter("It gets loud when you have kids. I moved to Leeds.", "Hi Sam,")).not.toContain("Sam has");
});

test("what is said of the house is told with who writes", async () => {
  expect(await letter("Collection is on Tuesdays. We repaired the roof in April.")).toContain(
    "Harrow Lettings: collection is on Tuesdays",
  );
});

test.each([
  ["Please do not wear your lenses for an hour.", "Ms Lund is asked not to wear their lenses for an hour."],
  ["Please bring your card and do not drive.", "Ms Lund is asked to bring their card and not to drive."],
  ["Please avoid running until we have seen you again.", "Ms Lund is asked to avoid running until"],
  ["Please return the form by 3 June.", "Ms Lund is asked to return the form by 3 June"],
  [
    "You are second on the list, so please let us know by 3 June whether you would like the shed.",
    "Ms Lund is second on the list, and is asked to tell Harrow Lettings by 3 June (3 June 2024) whether they would like the shed.",
  ],
  ["You are entitled to two keys.", "Ms Lund is entitled to two keys."],
  ["You must not park on the lawn.", "Ms Lund must not park on the lawn."],
  ["You have been given parking space 14.", "Ms Lund has been given parking space 14."],
  ["You do not need a permit for the shed.", "Ms Lund does not need a permit for the shed."],
])("what is asked of the reader is told: %s", async (said, told) => {
  expect(await letter(`The shed is new. ${said}`)).toContain(told);
});

test.each([
  "Please contact us by phone.",
  "Please find the plan enclosed.",
  "Please let us know by May.",
  "Please do not hesitate to call.",
])("%s is said out of courtesy", async (said) => {
  expect(await letter(`The shed is new. ${said}`)).not.toContain("is asked");
});

test("no verb is put amiss where the letter goes on with you", async () => {
  expect(await letter("The shed is new. You may keep a cat if you ask us first.")).not.toContain("them ask");
});

test.each([
  ["Please send us your contract by 3 June.", "Sam is asked to send Harrow Lettings their contract by 3 June"],
  ["please tell me by Thursday if you come along", "by Thursday (9 May 2024) if they come along"],
])("a day makes plain who is asked, also in a friend's mail: %s", async (said, told) => {
  expect(await letter(`The shed is new. I moved to Leeds.\n\n${said}`, "Hi Sam,")).toContain(told);
});

test("a friend's mail asks in passing", async () => {
  expect(await letter("Please bring your card. I moved to Leeds.", "Hi Sam,")).not.toContain("is asked");
});
