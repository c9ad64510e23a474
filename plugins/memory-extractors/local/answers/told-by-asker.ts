// "Your restaurant now has a star." "Since 2021.", "And then your husband fell ill." "In 2014, yes.": what an interviewer tells of
// who is asked, and who is asked dates, is so.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { TIME_WORD } from "../cues/signals.ts";
import { FINITE } from "../cues/verbs.ts";
import { countWords } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import { isToElse, type Passage } from "../reading/passages.ts";
import { asks } from "../sentences/requests/questions.ts";
import type { Answered } from "./answers.ts";
import { timeOf } from "./by-question/times.ts";
import { ownWords } from "./questions/question-words.ts";

const LEADS = /^(?:(?:and|so|but|then|now|okay|ok|right|well),? )*/i;
const YOUR = /^your (?=[a-z])/i;
const YOU = /^you(?:'(ve|re|d|ll))? (?:(have|are|were|was|had) )?/i;
/** What is said of you at the moment, or asked for. */
const NO_NEWS = new RegExp(
  wrapped`
    ^you(?:'re| are)? (?:
      know|see|mean|say|said|told|mentioned|should|could|must|can|will|would|might|may|need|want|look|sound|seem|right
      |welcome|kidding|joking|sure
    )\b
    |^you'll\b`,
  "i",
);
const AS_ONES_OWN: Readonly<Record<string, string>> = { have: "have", are: "am", were: "was", was: "was", had: "had" };
const SHORT: Readonly<Record<string, string>> = { ve: "I've", re: "I'm", d: "I'd", ll: "I'll" };

/** As who is spoken of would say it; null where that is not certain. */
const asOwn = (said: string): string | null => {
  if (YOUR.test(said)) return upperFirst(ownWords(` ${said}`)?.trim() ?? "") || null;
  const [opening, short, be] = NO_NEWS.test(said) ? [] : (YOU.exec(said) ?? []);
  if (opening === undefined) return null;
  const rest = ownWords(` ${said.slice(opening.length)}`)?.trim();
  const own = short === undefined ? "I" : SHORT[short.toLowerCase()];
  return rest === undefined
    ? null
    : [own, be === undefined ? null : AS_ONES_OWN[be.toLowerCase()], rest].filter(Boolean).join(" ");
};

const YES_BEFORE = /^(?:yes|yeah|yep|right|exactly|correct|indeed|that's right),? /i;
const YES_BEHIND = /,? (?:yes|yeah|right|exactly|correct|indeed)$/i;
const SINCE = /^since (?!then\b|when\b|I\b|we\b)[^,;?!]{3,40}$/i;
const MOST_WORDS = 8;
const LONGEST = 120;

/** When it was, said by the turn at `at` of what the turn before told of its speaker. */
export const toldByAsker = (passages: readonly Passage[], at: number): Answered | null => {
  const [before, passage] = [passages[at - 1], passages[at]];
  const [told, answer] = [before?.sentences.at(-1), passage?.sentences[0]];
  if (passage?.role !== "other" || before?.role !== "other" || told === undefined || answer?.isFresh !== true)
    return null;
  if (before.speaker === passage.speaker || isToElse(before, passage) || passage.isListenerOpen || asks(told))
    return null;
  const said = plainOf(answer)
    .replace(/[.!]+$/, "")
    .replace(YES_BEFORE, "")
    .replace(YES_BEHIND, "");
  if (countWords(said) > MOST_WORDS || said.includes(",") || FINITE.test(said.replace(/\bmay\b/gi, ""))) return null;
  const when = SINCE.test(said) ? `, ${lowerFirst(said)}` : timeOf(said);
  const statement = plainOf(told)
    .replace(LEADS, "")
    .replace(/[.!]+$/, "");
  if (when === null || statement.length > LONGEST || !FINITE.test(statement) || TIME_WORD.test(statement)) return null;
  const own = asOwn(statement);
  if (own === null) return null;
  const isApart = when.startsWith(",") ? "" : / and /.test(when) ? ", " : " ";
  return { text: `${own}${isApart}${when}.`, told: null, question: told, answer };
};
