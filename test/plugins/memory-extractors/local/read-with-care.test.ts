// Said on Monday, 8 May 2023. What fresh chats and talk showed to be told of the wrong one, cut in two or lost with an order before it.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("what stands behind an order is kept", () => {
  test.each([
    ["Do remember I don't care for chard, I find it bitter.", "User doesn't care for chard, they find it bitter."],
  ])("%s", async (said, told) => {
    expect((await textsOf(`user: ${said}`)).join(" ")).toContain(told);
  });
});

describe("what stands behind what somebody is not to bring is kept", () => {
  test("in talk", async () => {
    expect(await textsOf("Ida: What can I bring?", "Ben: Don't bring chocolate, I'm on a diet.")).toContain(
      "Ben is on a diet.",
    );
  });
});

describe("an interjection is nobody", () => {
  test("whoever was spoken of told it", async () => {
    const told = await textsOf(
      "Tomasz: How's Mum doing?",
      "Ewa: She's selling the flat.",
      "Tomasz: Seriously? She told me she'd never leave Radom.",
      "Ewa: The stairs are too much for her since she broke her hip.",
    );
    expect(told.join(" ")).not.toMatch(/Seriously|How's/);
    expect(told).toContain("Mum told Tomasz she'd never leave Radom.");
  });
});

describe("a sentence stays whole", () => {
  test("around a name in its midst, in a reply", async () => {
    expect(
      await textsOf(
        "assistant: Have you had back problems before?",
        "user: Yes. I had a herniated disc in 2021. My doctor, Dr. Weld, told me to avoid running so I swim instead.",
      ),
    ).toContain("User's doctor, Dr. Weld, told User to avoid running so they swim instead.");
  });

  test("where it says who they are", async () => {
    expect(await textsOf("user: We are four: me, my wife Ngozi, and our twins Ada and Emeka.")).toEqual([
      "User is in a group of four: them, their wife Ngozi, and their twins Ada and Emeka.",
    ]);
  });
});

test.each(["We are 4,300 euros over budget.", "We were 2,5 km from the lake.", "We'll be 3,000 euros short."])(
  "an amount is no number of people: %s",
  async (said) => {
    expect((await textsOf(`user: ${said}`)).join(" ")).not.toMatch(/group of|of them/);
  },
);

describe("what is done from one day of the week to another", () => {
  test("is done each week, where it is work", async () => {
    expect(await textsOf("user: I drive a truck between Lagos and Kano from Monday to Thursday.")).toEqual([
      "User drives a truck between Lagos and Kano from Monday to Thursday.",
    ]);
  });

  test("and once, where it is a stay", async () => {
    expect((await textsOf("user: I'm in Oslo from Wednesday to Friday.")).join(" ")).toContain("10 May 2023");
  });
});

test.each([
  ["My son came to stay. He's burnt two pans so far.", "son has burnt two pans so far"],
  ["My own niece, Solveig, is expecting twins in May.", "Ida's niece, Solveig, is expecting twins in May (May 2023)."],
])("has and own: %s", async (said, told) => {
  expect((await textsOf("Bo: How are you?", `Ida: ${said}`)).join(" ")).toContain(told);
});

test("a phrase that opens on somebody is no thing of the user's", async () => {
  const told = await textsOf(
    "user: Please keep it short, since my grandfather dislikes public tears.",
    "assistant: How does that sound?",
    "user: I was also thinking of giving them a restored photograph of that bus.",
  );
  expect(told.join(" ")).not.toContain("giving their grandfather");
});
