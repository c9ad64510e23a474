// What became of one's own thing, where "they" are whoever decides such things.

import { expect, test } from "bun:test";
import { withoutThem } from "#plugins/memory-extractors/local/sentences/whose/impersonal.ts";
import { readingsOf, textsOf } from "../conversation.ts";

test.each([
  ["They had to push my piano exam to May 19.", "User's piano exam had to be pushed to May 19 (19 May 2023)."],
  ["They cancelled our ferry to Ghent.", "User's ferry to Ghent was cancelled."],
  ["They've raised my rent to 1,950.", "User's rent was raised to 1,950."],
  ["they moved our exams to june 3", "User's exams were moved to June 3 (3 June 2023)."],
  ["They made me an offer: 58k and a bike.", "User was made an offer: 58k and a bike."],
  ["They put me on insulin in March.", "User was put on insulin in March (March 2023)."],
  ["They took me off insulin and put me on metformin.", "User was taken off insulin and put on metformin."],
  ["They've put dad's scan back to the 26th.", "User's dad's scan was put back to the 26th (26 May 2023)."],
  ["They found a lump in March but it was benign.", "User had a lump found in March (March 2023) but it was benign."],
  ["They have taken me off lithium and given me quetiapine.", "User was taken off lithium and given quetiapine."],
  ["They've given me insulin.", "User was given insulin."],
  ["They're moving me to Ghent.", "User is being moved to Ghent."],
  ["They are putting me on insulin.", "User is being put on insulin."],
  ["They're going to refer me to a surgeon.", "User is going to be referred to a surgeon."],
  ["They'll give my nan a new hip.", "User's nan will be given a new hip."],
  ["They're transferring dad to a hospice.", "User's dad is being transferred to a hospice."],
  ["They've just demoted me.", "User was demoted."],
  ["They didn't give me the flat.", "User wasn't given the flat."],
  ["They won't give us a mortgage.", "User won't be given a mortgage."],
  ["They don't let me swim.", "User is not allowed to swim."],
  ["They won't let us travel.", "User is not allowed to travel."],
  ["They're letting us work from home on Mondays.", "User is allowed to work from home on Mondays."],
  ["They will let me keep the laptop.", "User is allowed to keep the laptop."],
  ["They will renew my contract for a year.", "User's contract will be renewed for a year."],
])("%s", async (said, expected) => {
  expect(await readingsOf(`user: ${said}`)).toEqual([expected]);
});

test.each([
  "They changed my mind about ferries.",
  "They moved to Ghent.",
  "They made me laugh.",
  "They took me for a fool.",
  "They're taking me for a fool.",
  "They're making me laugh.",
  "They're telling me nothing.",
  "They're giving me errors.",
  "They let me down.",
  "They're letting me down.",
  "They let me stay.",
  "They've let me know.",
  "They won't let me sleep.",
  "They're asking my dad for money.",
  "They raised three kids.",
  "They cut my aunt's hair, and mine.",
])("stays as it is: %s", (text) => {
  expect(withoutThem(text, "")).toBe(text);
});

test("stays as it is where the sentence before names somebody", () => {
  expect(withoutThem("They gave me a drum.", "My cousins came.")).toBe("They gave me a drum.");
  expect(withoutThem("They raised my rent.", "I met Ida and Ben.")).toBe("They raised my rent.");
});

test.each([
  ["They closed the swimming pool on Mill Street in March.", "The swimming pool on Mill Street was closed in March."],
  ["They reopened the mills in May.", "The mills were reopened in May."],
  ["They made Oisin captain of the team.", "Oisin was made captain of the team."],
  ["They've sacked Marek.", "Marek was sacked."],
  ["They're closing the Ghent depot.", "The Ghent depot is being closed."],
  ["they're knocking down the old mill in May", "The old mill is being knocked down in May"],
  ["They are going to scrap our night bus.", "Our night bus is to be scrapped."],
  ["They're about to demolish the stables.", "The stables are to be demolished."],
  ["They're closing in on us.", "They're closing in on us."],
  ["They're shutting up the dog.", "They're shutting up the dog."],
  ["They made Friday a holiday.", "They made Friday a holiday."],
])("of others: %s", (text, told) => {
  expect(withoutThem(text, "")).toBe(told);
});

test.each([
  [
    "I'm the newest at the yard and they give me the paperwork.",
    "I'm the newest at the yard and I'm given the paperwork.",
  ],
  ["I work at the mill and they only pay me 14 an hour.", "I work at the mill and I'm only paid 14 an hour."],
  ["I have two sons and they give me lots of joy.", "I have two sons and they give me lots of joy."],
  ["My aunt and Tom left but they gave me a drum.", "My aunt and Tom left but they gave me a drum."],
])("behind one's own clause: %s", (text, told) => {
  expect(withoutThem(text, "")).toBe(told);
});

test("a sentence that only ends its verb in s names nobody whom they could be", async () => {
  expect(await textsOf("Ada: It was a long winter. They made me head of the mill.", "Wim: Wow!")).toContain(
    "Ada was made head of the mill.",
  );
  expect(
    (await textsOf("Ada: My cousins came on Sunday. They made me head of the choir.", "Wim: Wow!")).join(),
  ).toContain("cousins made Ada head of the choir");
});

test.each([
  ["I start at nine and I complain.", "I was given the Madrid account."],
  ["I baked and then slept.", "I was given the Madrid account."],
  ["My aunt and Tom were here.", "They gave me the Madrid account."],
  ["Tom and my aunt were here.", "They gave me the Madrid account."],
])("behind %p: %p", (before, told) => {
  expect(withoutThem("They gave me the Madrid account.", before)).toBe(told);
});
