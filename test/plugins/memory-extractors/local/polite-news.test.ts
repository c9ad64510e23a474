// News told in a careful way: "I'm afraid that we have had to call it off", "I have been meaning to tell you that ...", and
// somebody described in passing before what they do.

import { describe, expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const told = async (text: string): Promise<string[]> =>
  (await extract(turns(`user: ${text}`))).map((memory) => memory.text);

describe("what announces carefully", () => {
  test.each([
    [
      "I am afraid that we have had to call off Malta, because Rolf is ill.",
      "User has had to call off Malta, because Rolf is ill.",
    ],
    ["I'm afraid we had to cancel the trip to Oslo.", "User had to cancel the trip to Oslo."],
    ["I'm afraid my aunt has died.", "User's aunt has died."],
    ["I must tell you that I have left the archive.", "User has left the archive."],
    ["I ought to mention that I am allergic to latex.", "User is allergic to latex."],
    ["I should add that my son is deaf.", "User's son is deaf."],
    ["I have been meaning to tell you that my wife is pregnant.", "User's wife is pregnant."],
    [
      "I have been meaning to ask somebody about this: I was appointed head of the archive.",
      "User was appointed head of the archive.",
    ],
    [
      "On another matter, my consultant has taken me off the statin.",
      "User's consultant has taken User off the statin.",
    ],
    // Fears, and what is to be done.
    ["I am afraid that I have cancer.", "User is afraid that they have cancer."],
    ["I am afraid that I will lose my job.", "User is afraid that they will lose their job."],
    ["I'm afraid of dogs.", "User is afraid of dogs."],
    ["I'm afraid I failed the exam.", "User is afraid they failed the exam."],
    ["I need to add my son to the lease.", "User needs to add their son to the lease."],
  ])("%p: %p", async (text, memory) => {
    expect(await told(text)).toContain(memory);
  });
});

describe("somebody described before what they do", () => {
  test.each([
    [
      "My son Rolf, who works in Ghent, is moving to Bruges.",
      "User's son Rolf, who works in Ghent, is moving to Bruges.",
    ],
    [
      "My boss Rita, who hates meetings, is leaving the firm.",
      "User's boss Rita, who hates meetings, is leaving the firm.",
    ],
    ["My daughter Ida, who is five, can read already.", "User's daughter Ida, who is five, can read already."],
    // Asked behind it.
    ["My boss, who hates mails, is he right?", "User's boss hates mails."],
    ["My son, who is allergic to nuts, will he grow out of it?", "User's son is allergic to nuts."],
    ["I have a son who works in Ghent, is that far from Bruges?", "User has a son who works in Ghent."],
  ])("%p: %p", async (text, memory) => {
    expect(await told(text)).toContain(memory);
  });
});
