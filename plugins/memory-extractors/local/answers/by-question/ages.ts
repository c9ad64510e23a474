// How old somebody is, asked and answered with a number: "How old is your son?" "Five next month." → "My son will be five next month".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { TEENS, TENS, TWO_TO_TEN, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";

const ASKED = new RegExp(
  wrapped`
    \bhow old (?:is|are|will) (you|your [\w' ]{3,30}?|(?-i:\p{Lu}\p{Ll}+))( (?:turning|going to be|gonna be|be))?
      (?: now| then| these days)?\?$`,
  "iu",
);
const NUMBER = `(?:\\d{1,3}|(?:${TENS})(?:[- ](?:one|${TWO_TO_TEN}))?|one|${TWO_TO_TWELVE}|${TEENS})`;
const WHEN = "(?:in|on|next|this|tomorrow|soon)\\b";
const AGE = new RegExp(
  wrapped`
    ^((?:(?:just|only|already|almost|nearly|about|around|turning) )*)(
      ${NUMBER}(?:(?:, ${NUMBER})*,? and ${NUMBER}| and a half)?
    )((?: years?| months?| weeks?| days?)?)(?: old)?( ${WHEN}[^,;]{0,30})?$`,
  "i",
);
const SEVERAL = /(?:[^s]s|kids|children|people)$/i;

/** What question and answer make together, or null where the answer is no age. */
export const ageAsked = (question: string, answer: string): string | null => {
  const [, whom = "", comes] = ASKED.exec(question) ?? [];
  const [, about = "", age = "", unit = "", when] = (whom === "" ? null : AGE.exec(answer)) ?? [];
  if (age === "") return null;
  const old = `${about.replace(/turning /i, "")}${lowerFirst(age)}`;
  const isMe = /^you$/i.test(whom);
  const who = isMe ? "I" : whom.replace(/^your /i, "My ");
  if (when !== undefined || comes !== undefined || about !== about.replace(/turning/i, ""))
    return `${who} will be ${old}${unit}${when ?? ""}`;
  const be = isMe ? "am" : SEVERAL.test(whom) && !/^\p{Lu}/u.test(whom) ? "are" : "is";
  return `${who} ${be} ${old}${unit === "" ? " years" : unit} old`;
};
