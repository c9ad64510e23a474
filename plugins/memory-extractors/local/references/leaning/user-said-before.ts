// What the user of an assistant said right before a statement that leans on it, quoted behind it: 'User sent it on Monday (said after
// "Could you draft a letter to my landlord?")'. Quoted, it stays true whatever the statement means by "it".

import { DAY_MS } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { opensWithSubject } from "#plugins/memory-extractors/local/cues/openings.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import type { Clause } from "#plugins/memory-extractors/local/sentences/clause.ts";
import { hasInnerDangling, opensDangling } from "./anaphora.ts";
import { canExplain } from "./explaining-sentences.ts";
import { leans, type Said, said, saidIn, states } from "./leant-on.ts";

/** "I applied on Saturday", "I enrolled yesterday": for what, was said before. */
const OBJECT_LEFT_OUT = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:just|already|also|finally) )?(?:
      applied|enrolled|signed up|registered|passed|appealed|objected|accepted|declined|refused|resubmitted|renewed
    )
    (?=
      [.,!]*$|,
      | (?:on|yesterday|today|last|this|again|in (?!for\b)|a few|two|three|immediately|straight away|right away)\b
    )`,
  "i",
);
/** "I sent it on Monday", "Fatma says it's been postponed": what one thing or one person is meant by; "those" and "they" mostly mean what the assistant named. */
const POINTS_AT_ONE = new RegExp(
  wrapped`
    ^(?!.*\b(?:they|them|their|those|these|ones?|(?:find|found|finding) it)\b)(?:(?:I|we)(?:'ve|'m|'ll)? )?
      (?:[\p{L}']+ ){0,4}?(?:it|it's|him|he|he's|she|she's|her)\b`,
  "iu",
);
const explains = (one: Said, told: string): boolean =>
  one.adds > 1 &&
  !leans(one) &&
  (one.isAsked || (states(one) && opensWithSubject(one.text))) &&
  canExplain(one.text, told);

export const userSaidBefore = (passages: readonly Passage[], at: number, clauses: readonly Clause[]): string | null => {
  const [first, second] = clauses;
  if (first === undefined || second !== undefined || first.isInstruction) return null;
  const { passage, sentence, text } = first;
  if (passage.role !== "user" || passage.listener !== null || passage.isAboutCode) return null;
  const points = POINTS_AT_ONE.test(text) && (opensDangling(text) || hasInnerDangling(text));
  if (!points && !OBJECT_LEFT_OUT.test(text)) return null;
  const place = passage.sentences.indexOf(sentence);
  if (place > 0) {
    const near = saidIn(passage.sentences.slice(place - 1, place), null, text).find((one) => explains(one, text));
    return near === undefined ? null : said(near);
  }
  const before = passages[at - 2];
  if (passages[at - 1]?.role !== "assistant" || before?.role !== "user" || passage.said - before.said > DAY_MS)
    return null;
  const asked = saidIn(before.sentences, null, text).findLast(({ isAsked }) => isAsked);
  return asked !== undefined && explains(asked, text) ? said(asked) : null;
};
