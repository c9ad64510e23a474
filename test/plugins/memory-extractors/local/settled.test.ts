// What a user settles of a proposal in words of their own.

import { describe, expect, test } from "bun:test";
import { extract, readingsOf, turns } from "../conversation.ts";

const after = (proposal: string, reply: string): Promise<string[]> =>
  readingsOf(`assistant: ${proposal}`, `user: ${reply}`);

const SOUPS =
  "Some that keep well:\n1. Leek and potato soup\n2. Roast carrot soup\n3. Green pea soup\n4. Mushroom soup";

test("a thought cried out is not settled", async () => {
  expect(
    await after("Then perhaps a kite or a sailing course.", "Oh a sailing course! Is there one near Kiel?"),
  ).toEqual([]);
});

describe("what is settled", () => {
  test.each([
    [
      SOUPS,
      "The leek and the pea, yes.",
      ["User chose Leek and potato soup and Green pea soup from the assistant's suggestions."],
    ],
    [
      "Lavender, hollyhocks and marigolds would all do well.",
      "hollyhocks yes, my oma always grew them",
      ["User wants hollyhocks, their oma always grew them."],
    ],
    [
      "One thing you might drop on Fridays is the homework check.",
      "Yes, no homework check on Fridays, that's settled.",
      ["User decided on this: no homework check on Fridays."],
    ],
    [
      "I'd then reserve a table at the fish market.",
      "Good idea, I'll do that tomorrow.",
      ["User accepted the assistant's suggestion to reserve a table at the fish market tomorrow (9 May 2023)."],
    ],
    [
      'A possible opening: "My grandfather kept bees and secrets."',
      "Oh, I'll use that line!",
      ['User keeps the line "My grandfather kept bees and secrets".'],
    ],
    [
      "You could do four nights in Tenby and three in Conwy.",
      "Make it five in Tenby and two in Conwy.",
      ['User, told "You could do four nights in Tenby and three in Conwy.": Make it five in Tenby and two in Conwy.'],
    ],
    [
      "You could also try gaiters in wet grass.",
      "No gaiters, I loathe how they rub.",
      ["User doesn't want gaiters, they loathe how they rub."],
    ],
    [
      "With an index, Kiln would do it.",
      "The rain gets in every spring, so Kiln it is.",
      ["User decided on Kiln, as the rain gets in every spring."],
    ],
    [
      "1. A hotel in the old town\n2. An apartment near the station",
      "The hotel, because of its lift.",
      ["User decided on the hotel in the old town, because of its lift."],
    ],
    ["Lund could take its place, or Malmö, which is flat.", "Malmö.", ["User decided on Malmö."]],
    [
      "Then water it every third day. A 20 litre can lasts a month.",
      "make it every week, the soil stays wet",
      ['User, told "Then water it every third day.": Make it every week, the soil stays wet.'],
    ],
  ])("%s %s", async (proposal, reply, expected) => {
    expect(await after(proposal, reply)).toEqual(expected);
  });

  test.each([
    ["Do you have a garden or a balcony?", "Balcony yes, garden no."],
    ["I'd also photograph it before the winter.", "Good idea, will do that this weekend."],
    ["I'd plant it in May. You could also mulch the bed.", "Sounds good, I'll do it."],
    ['Say "good evening to you" or "good night to all".', "I'll use that line."],
    [SOUPS, "The leek and the bread, yes."],
    ["35. Would you like another?", "Yes, make it harder."],
    ["There might be snow in May.", "No snow, it melted."],
    ["Do you live in Lund or Malmö?", "Malmö."],
  ])("nothing is: %s %s", async (proposal, reply) => {
    const told = await after(proposal, reply);
    expect(told.filter((text) => /decided|accepted|keeps|chose|wants|told/.test(text))).toEqual([]);
  });

  test("a deed of several days of the week has no date", async () => {
    const [memory] = await extract(
      turns("assistant: I'd row on Monday and lift on Friday.", "user: Good idea, I'll do that."),
    );
    expect(memory?.text).toBe("User accepted the assistant's suggestion to row on Monday and lift on Friday.");
    expect(memory?.eventDates).toEqual([]);
  });
});
