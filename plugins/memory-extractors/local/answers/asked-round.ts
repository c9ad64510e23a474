// "Who's bringing the tent?" "Not me, my car broke down." "I am.": what one of several asked is answered by who speaks next but one,
// where those between only said that they do not.

import { wrapped } from "#domain/wrapped.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage } from "../reading/passages.ts";
import { asks } from "../sentences/requests/questions.ts";
import { saysMe, saysWho } from "./by-question/frame-asked.ts";

const NOT_ME = new RegExp(
  wrapped`
    ^(?:(?:sorry|oh|no|nah|nope|well|um),? )*(?:
      not (?:me|I|us)|neither (?:me|I)|I (?:can't|cannot|won't|wasn't|didn't|don't)|I'm (?:not|out|away)|no idea
      |(?:I )?(?:don't|dunno|do not) know
    )\b`,
  "i",
);
const ASKS_WHO = /\bwho\b|\bwho's\b/i;
const LEADS = /^(?:(?:oh|ok|okay|well|so|fine|then),? )*/i;
const MOST_BETWEEN = 3;

/** The turn that the one at `at` answers. */
export const turnAnswered = (passages: readonly Passage[], at: number): Passage | undefined => {
  const before = passages[at - 1];
  const passage = passages[at];
  const opening = passage?.sentences[0];
  if (passage?.role !== "other" || opening === undefined) return before;
  const said = plainOf(opening)
    .replace(/[.!]+$/, "")
    .replace(LEADS, "");
  if (!saysMe(said) && !saysWho(said)) return before;
  for (let back = at - 1; back >= Math.max(0, at - MOST_BETWEEN); back--) {
    const turn = passages[back] as Passage;
    if (turn.speaker === passage.speaker) return before;
    const last = turn.sentences.findLast(asks);
    if (last !== undefined) return ASKS_WHO.test(plainOf(last)) ? turn : before;
    if (turn.sentences[0] === undefined || !NOT_ME.test(plainOf(turn.sentences[0]))) return before;
  }
  return before;
};
