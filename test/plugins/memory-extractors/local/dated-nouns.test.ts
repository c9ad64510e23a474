// Said on Monday, 8 May 2023. An occasion with its day and no verb is the speaker's own where they tell of themselves beside it.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  ["I've applied to the mill. Interview on the 20th.", "Ida's interview is on the 20th (20 May 2023)."],
  ["My knee is bad again. Surgery next Monday.", "Ida's surgery is next Monday (15 May 2023)."],
  [
    "We finally found a date. Wedding in August, at the lake.",
    "Ida's wedding is in August (August 2023), at the lake.",
  ],
  ["I quit the mill. Interview at Nordsee on Friday.", "Ida's interview at Nordsee is on Friday (12 May 2023)."],
])("%s", async (said, told) => {
  expect(await textsOf("Bo: What's new?", `Ida: ${said}`)).toContain(told);
});

test("typed for an assistant, too", async () => {
  expect(await textsOf("user: I've applied to the mill. Interview on the 20th at 9.")).toContain(
    "User's interview is on the 20th (20 May 2023) at 9.",
  );
});

test.each([
  "My sister is so nervous. Exam on Monday.",
  "Our Tom has applied to the mill. Interview on Monday.",
  "I'm free. Exam on Monday is cancelled.",
  "I'm free. Test on Monday?",
])("whose it is nobody tells: %s", async (said) => {
  expect((await textsOf("Bo: What's new?", `Ida: ${said}`)).join()).not.toMatch(/Ida's (?:exam|interview|test) is/);
});
