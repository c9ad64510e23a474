// What is over, told to an assistant in few words: drawn, so that it can end what was told before.

import { describe, expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const told = async (said: string): Promise<string[]> => (await extract(turns(`user: ${said}`))).map(({ text }) => text);

describe("what a user tells to be over", () => {
  test.each([
    ["The choir folded.", "User says the choir folded."],
    ["Our book club disbanded.", "User's book club disbanded."],
    ["The keto thing is over.", "User says the keto thing is over."],
    ["my physio is finally done", "User's physio is finally done."],
    ["My knee is good again.", "User's knee is good again."],
    ["Hamstring's healed.", "User's hamstring has healed."],
    ["Sertraline is gone, the doctor agreed.", "Sertraline is gone, the doctor agreed."],
    ["Peltra shut down.", "Peltra has shut down."],
    ["The Halden Barn went bust.", "User says the Halden Barn went bust."],
    ["The cruise was lovely.", "User says the cruise was lovely."],
    ["Our trip was great.", "User's trip was great."],
    ["Mira is back at work.", "Mira is back at work."],
    ["I've dropped Rust for now.", "User has dropped Rust for now."],
    ["they use Go there so I've dropped Rust for now.", "User has dropped Rust for now."],
    ["2 spaces is their style so forget the tabs.", "User no longer wants tabs."],
    ["nvm about the tabs", "User no longer wants tabs."],
    ["never mind the meal plan", "User no longer wants the meal plan."],
    ["metric is fine now", "User is fine with metric now."],
    ["dairy is ok again", "User is fine with dairy now."],
    ["I don't use the frame any more.", "User doesn't use the frame any more."],
    [
      "I don't take the iron tablets any more because my blood is fine.",
      "User doesn't take the iron tablets any more because their blood is fine.",
    ],
    ["I don't need a cane any more.", "User doesn't need a cane any more."],
    ["We don't have a car any more.", "User doesn't have a car any more."],
    ["The sale of the boat fell through.", "User says the sale of the boat fell through."],
    ["The Ravna deal came to nothing, sadly.", "User says the Ravna deal came to nothing."],
    ["The allotment went for 9,500 in the end.", "User says the allotment went for 9,500 in the end."],
    ["All 40 stalls are booked!", "User says all 40 stalls are booked."],
    [
      "Now you don't need to correct me anymore, only if it is very bad.",
      "User no longer wants the assistant to correct them.",
    ],
  ])("is drawn: %p", async (said, memory) => {
    expect(await told(said)).toContain(memory);
  });

  test("is drawn beside what stands behind it", async () => {
    expect(await told("scrap the diet plan, I'm eating normally again")).toEqual([
      "User no longer wants the diet plan.",
      "User is eating normally again.",
    ]);
  });

  test.each([
    "The meeting is over.",
    "Windows shut down.",
    "Forget the last message.",
    "Everything is fine now.",
    "The server is back.",
    "I don't need it any more.",
    "I don't use the same function any more.",
    "The test build went live.",
    "The movie was great.",
    "drop the second column",
    "Scrap the intro.",
    "My code is good again.",
    "Magazine is gone.",
    "forget the tabs in the second file",
    "The war is over.",
  ])("is not what is of the hour: %p", async (said) => {
    expect(await told(said)).toEqual([]);
  });
});
