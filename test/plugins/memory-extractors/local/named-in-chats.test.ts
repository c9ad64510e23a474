// Said on Monday, 8 May 2023. "The role", "the offer" of a chat with an assistant: told with the user's own words that named it.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const toldAfter = async (begun: string, said: string): Promise<string> =>
  (await textsOf(`user: ${begun}`, "assistant: Sure, here is what I would do first.", `user: ${said}`)).join("\n");

describe("a thing that is only pointed at", () => {
  test.each([
    [
      "I'm excited about the weekend curator role at Kelp Museum, but is 21 an hour enough?",
      "I took the weekend role beginning July 1 to pay for my studies.",
      'studies (said after "I\'m excited about the weekend curator role at Kelp Museum").',
    ],
    [
      "I've received an offer for the harbour kiosk. What should I ask?",
      "My cousin Ole likes that I want to accept the offer.",
      '(said after "I\'ve received an offer for the harbour kiosk").',
    ],
    [
      "We're switching to a new ticketing system at the ferry office next week.",
      "I'll train six colleagues on the new system.",
      'on the new system (said after "We\'re switching to a new ticketing system at the ferry office next week").',
    ],
    [
      "I'm weighing more work at the quarry against delaying my diploma until January.",
      "I'm leaning towards the delay because the quarry pays 300 a week.",
      '(said after "I\'m weighing more work at the quarry against delaying my diploma until January").',
    ],
  ])("is told with what named it: %p, %p", async (begun, said, told) => {
    expect(await toldAfter(begun, said)).toContain(told);
  });

  test.each([
    ["Can you recommend a play for an evening at the museum?", "I'm planning to print a programme for the evening."],
    ["Considering I've never kept a ledger, how do I start one?", "I keep the ledger in a drawer in Ghent."],
    ["I'm writing an article about moss.", "I handed the key of the boat house to Ole."],
  ])("is told alone where nothing of the user's named it: %p, %p", async (begun, said) => {
    expect((await toldAfter(begun, said)).split("\n").at(-1)).not.toContain("said after");
  });

  test("is another thing than the work of the chat where it has a name of its own", async () => {
    const told = await textsOf(
      "user: I'm writing an essay on tidal pools. My essay has 900 words so far and my essay is due in June.",
      "assistant: Your essay is off to a good start. For an essay, cut the opening.",
      "user: The conference paper is put off until 19 July because of late comments.",
    );
    expect(told.join("\n")).not.toContain("(speaking of");
  });
});

describe("what is told beside the writing that a chat is about", () => {
  const toldInLetterChat = async (said: string): Promise<string> =>
    (
      await textsOf(
        "user: I'm writing my cover letter for the harbour office. My cover letter has two pages and my cover letter is stiff.",
        "assistant: A cover letter should fit one page. Let your cover letter begin with what you did.",
        `user: ${said}`,
      )
    ).join("\n");

  test.each([
    "I decided to go with Ole's swimming course on April 2.",
    "I shortened the queues at the kiosk by 12% in May.",
    "I've completed 75% of my moving checklist, and I'm proud.",
  ])("is of no letter where it tells of no writing: %p", async (said) => {
    expect(await toldInLetterChat(said)).not.toContain("(speaking of");
  });

  test("is of the letter where it does", async () => {
    expect(await toldInLetterChat("I moved to one wide column with bold headings.")).toContain(
      "(speaking of their cover letter)",
    );
  });
});

test("what points back within its sentence is told with the half that says at what", async () => {
  const told = await textsOf(
    "user: I decided to shift the fair from the barn to the quay, and I hope this change will better my odds with the stallholders by October 10.",
  );
  expect(told.at(-1)).toEndWith(
    '(10 October 2023) (said after "I decided to shift the fair from the barn to the quay").',
  );
});

test("what is told in one breath with several things of an app is of the app, and what is of the user's life is not", async () => {
  const told = await textsOf(
    "user: I'm building a tide table app with Svelte. My tide table app should be small.",
    "assistant: Your app can be small. An app like this fits one page.",
    "user: I've added error handling for the 503 response. I've set up the custom domain in the settings. I've handled 429 with a backoff of 3 attempts in client.js. I'm allergic to shellfish.",
  );
  expect(told.filter((text) => text.includes("(speaking of their tide table app)"))).toHaveLength(3);
  expect(told).toContain("User is allergic to shellfish.");
});
