// What users of an assistant type on the side: days that are none, what is meant before what is so, and whom "she" means past the
// kin of another gender.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  [
    "My aunt can't climb stairs any more after a fall in March.",
    "User's aunt can't climb stairs any more after a fall in March (March 2023).",
  ],
  ["We have to move out after the fire in April.", "User has to move out after the fire in April (April 2023)."],
  ["We will move after the wedding in August.", "User will move after the wedding in August (August 2023)."],
  [
    "I'm renting a studio after the divorce in July.",
    "User is renting a studio after the divorce in July (July 2023).",
  ],
  ["Ruta keeps the boat from the divorce in July.", "Ruta keeps the boat from the divorce in July (July 2023)."],
  [
    "I'll train as a baker after the redundancy in October.",
    "User will train as a baker after the redundancy in October (October 2023).",
  ],
  ["I'm selling the barn after the flood in June.", "User is selling the barn after the flood in June (June 2023)."],
  ["My uncle comes home after a stroke in June.", "User's uncle comes home after a stroke in June (June 2023)."],
])("a mishap was: %s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

test.each([
  ["About 1 in 1900 of our parcels gets lost.", "About 1 in 1900 of User's parcels gets lost."],
  [
    "My uncle is in Bergen and I haven't seen my uncle in 3 years.",
    "User's uncle is in Bergen and User hasn't seen their uncle in 3 years.",
  ],
])("odds and spans are no days: %s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

test.each([
  ["I haven't sorted the tent yet and the fair is in 3 days.", "in 3 days (11 May 2023)"],
  ["I haven't found a hat and the ball is in 2 weeks.", "in 2 weeks (week of 22 May 2023)"],
  ["I've never rowed a race but I'm rowing one in 2 months.", "in 2 months (July 2023)"],
  ["I have never skied and I start a course in 3 weeks", "in 3 weeks (week of 29 May 2023)"],
  ["I have only a viva in 2 weeks", "in 2 weeks (week of 22 May 2023)"],
])("behind another verb they are days: %s", async (said, told) => {
  expect((await textsOf(`user: ${said}`)).join(" ")).toContain(told);
});

test("but a lease that ends in three months has one", async () => {
  expect((await textsOf("user: My lease ends in 3 months and I haven't found a flat.")).join(" ")).toContain(
    "(August 2023)",
  );
});

test.each([
  [
    "want to be under 90 by july, we've booked a week in Malta",
    "User wants to be under 90 by July (July 2023), they have booked a week in Malta.",
  ],
  [
    "trying to save 200 a month, we're getting married in june",
    "User is trying to save 200 a month, they are getting married in June (June 2023).",
  ],
  [
    "thinking of buying a canoe, my brother has one in Hull",
    "User is thinking of buying a canoe, their brother has one in Hull.",
  ],
  [
    "Trying to save money, I moved back home last year.",
    "Trying to save money, User moved back home last year (2022).",
  ],
])("what is meant has its subject: %s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

test("she is whom the user told of, whatever men and places were named since", async () => {
  const told = await textsOf(
    "user: My aunt fell last week and I have to find a carer.",
    "assistant: What kind of help does she need?",
    "user: Cooking. My brother Tom lives in Leeds and Newcastle makes most sense, dad neither.",
    "assistant: What is her budget?",
    "user: She has 900 a month.",
  );
  expect(told).toContain("User's aunt has 900 a month.");
});

test("he is whom a question calls so, whatever its answer calls another", async () => {
  const told = await textsOf(
    "user: I'm moving in with my boyfriend Arvid in May.",
    "assistant: Lovely! What's his mother's name?",
    "user: Runa. i've met her twice",
  );
  expect(told).toContain("User's boyfriend Arvid's mother's name is Runa.");
});

test("but nobody, where somebody else of her kind was named", async () => {
  const told = await textsOf(
    "user: My aunt fell last week.",
    "assistant: Sorry to hear that.",
    "user: nan's in hospital too, in Leeds",
    "assistant: What happened?",
    "user: She broke her wrist.",
  );
  expect(told.join(" ")).not.toContain("wrist");
});

test.each([
  ["Where is your gran now?", "Still at St Anne's, on a ward"],
  ["Is your sister working?", "still on maternity leave til may"],
])("what is still so of whom was asked after is not the user's: %s", async (asked, said) => {
  expect((await textsOf("user: help me plan", `assistant: ${asked}`, `user: ${said}`)).join(" ")).not.toContain(
    "User is still",
  );
});

test.each([
  [
    "user: our order service runs twice, here is `job.rb`",
    "so the migration failed. 312 duplicate rows in prod",
    "312 duplicate rows in prod",
  ],
  [
    "user: our order service runs twice, here is `job.rb`",
    "works. Ruta said ok to the column too",
    "Ruta said ok to the column",
  ],
])("what comes out in a session about code is kept: %s %s", async (opening, said, told) => {
  const found = await textsOf(opening, "assistant: Use `add_index` in `db/schema.rb` then.", `user: ${said}`);
  expect(found.join(" ")).toContain(told);
});

test("what is put right was said right before, and in no earlier turn", async () => {
  const told = await textsOf(
    "user: my gig is on 11 july",
    "assistant: Have you signed a lease?",
    "user: not yet, viewing by video on thursday. actually no, friday",
  );
  expect(told.join(" ")).toContain("User's gig is on 11 July");
  expect(told.join(" ")).toContain("viewing by video on Friday");
});

test("what somebody wrote to the user in several sentences tells nothing of the user", async () => {
  const told = await textsOf(
    'user: Here is what he wrote:\n\n"Dear Ada, after the visit on 1 March I found damp in the hall. I shall keep the rent."\n\nthe hall was damp when i moved in',
  );
  expect(told.join(" ")).not.toContain("found damp");
});
