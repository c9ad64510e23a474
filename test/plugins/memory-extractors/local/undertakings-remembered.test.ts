// Said on Monday, 8 May 2023. What a user said in an earlier chat that they work on is put behind what a later chat tells of its parts,
// where that names nothing itself and speaks of two things that hardly anything else has.

import { describe, expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const APP = "User is building an app called Larder for small shops.";
const HOUSE = "User and their husband Jorn want to buy their first house in Ribe.";
const THESIS = "User is writing their thesis on how eels find rivers.";

const toldWith = async (remembered: readonly string[], ...said: string[]): Promise<string> => {
  const relatedMemories = remembered.map((text, at) => ({ id: `m${at}`, text }));
  const lines = said.flatMap((words) => [`user: ${words}`, "assistant: Noted."]);
  return (await extract(turns(...lines), { relatedMemories })).map(({ text }) => text).join("\n");
};

describe("an undertaking of earlier chats", () => {
  test.each([
    [APP, ["The crash rate went down to 2% and I have 31 beta testers now."], "their app called Larder"],
    [APP, ["I fixed the onboarding screens and 9 testers tried the second version."], "their app called Larder"],
    [APP, ["I rewrote the backend for the launch.", "The deadline has moved to 9 June."], "their app called Larder"],
    [
      "User has 12 testers (speaking of their app called Larder).",
      ["I fixed the onboarding screens and 9 testers tried the second version."],
      "their app called Larder",
    ],
    [HOUSE, ["The sellers want 4,000 more since the survey found a new boiler."], "the house they are buying"],
    [THESIS, ["My supervisor wants two more chapters by 9 June."], "their thesis"],
  ])("%s %j", async (remembered, said, work) => {
    expect(await toldWith([remembered], ...said)).toContain(`(speaking of ${work}).`);
  });

  test.each([
    ["where a chat speaks of one part only", [APP], ["The crash rate of small planes went down to 2% in 2019."]],
    ["where what is spoken of is of anything", [APP], ["The tests came back and the release of my dad is on Friday."]],
    [
      "where two are remembered",
      [APP, "User is building an app called Tern."],
      ["9 testers tried the second version."],
    ],
    ["where the chat names another", [APP], ["I'm writing an essay on eels.", "9 testers tried the second version."]],
    ["of work for others", [APP], ["At work the onboarding took a week. The staging server is slow."]],
    ["of what a friend makes", [APP], ["My friend Ilse makes a game. The backend and the landing page are live."]],
    ["of what is only used", [APP], ["I bought an app. The beta version crashed and the release notes are long."]],
    ["of what is said to be of something", [APP], ["The launch of my book is in May. The landing page is live."]],
    ["of a deadline alone", [APP], ["I'm applying for a grant. The deadline is 9 June."]],
    ["of what is not remembered", [], ["I rewrote the backend and 9 testers tried the second version."]],
  ])("but not %s", async (_, remembered, said) => {
    expect(await toldWith(remembered, ...said)).not.toContain("speaking of their app");
  });
});
