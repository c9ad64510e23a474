// "When are you coming over?" "Not before Easter.", "When does the pool open?" "Not until May.": told with what is not so until then.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { ownWords } from "../questions/question-words.ts";

const NOT_BEFORE = new RegExp(
  wrapped`
    ^not (before|until|till?|for (?:another|at least)) (
      (?:the |next |early |mid |late |after |my |our )*(?:
        ${MONTH_NAMES}|${WEEKDAY_NAMES}|christmas|easter|new year|spring|summer|autumn|fall|winter|week|month|year
        |exams?|noon|midnight|weekend|\d{1,4}(?:st|nd|rd|th)?|two|three|four|five|six|ten|half past|an?
      )\b[^,;]{0,30}
    )$`,
  "i",
);
/** "When are you coming back for a visit?" */
const YOU_ARE = /\bwhen(?:'re| are) you (?:(?:finally|actually|next|guys|all) )*([a-z]+ing)( [^?]{1,60})?\?$/i;
/** "When do you start?", "When will you move?" */
const YOU_DO =
  /\bwhen (do|will|can) you (?:(?:finally|actually|next) )*(?!know\b|hear\b|decide\b|want\b|need\b)([a-z]{3,})( [^?]{1,60})?\?$/i;
/** "When does the pool open?", "When is Otto coming home?" */
const OTHERS =
  /\bwhen (does|do|is|are|will|can) ((?:the|your) (?:[\w'-]+ ){0,2}?[\w'-]+|(?-i:\p{Lu}\p{Ll}+)) ([a-z]{3,})( [^?]{1,50})?\?$/iu;
const DENIED: Readonly<Record<string, string>> = {
  do: "don't",
  does: "doesn't",
  is: "isn't",
  are: "aren't",
  will: "won't",
  can: "can't",
};

const told = (start: string, words: string | undefined, when: string): string | null => {
  const own = ownWords((words ?? "").replace(/ (?:then|again|now)$/i, ""));
  return own === null ? null : `${start}${own} ${when}`;
};

/** What is denied until then, or null where no day or time is named. */
export const notBefore = (question: string, said: string): string | null => {
  const [, preposition = "", time = ""] = NOT_BEFORE.exec(said) ?? [];
  if (time === "") return null;
  const when = `${preposition.toLowerCase()} ${time}`;
  const doing = YOU_ARE.exec(question);
  if (doing !== null) return told(`I'm not ${lowerFirst(doing[1] ?? "")}`, doing[2], when);
  const doer = YOU_DO.exec(question);
  if (doer !== null) return told(`I ${DENIED[(doer[1] ?? "").toLowerCase()]} ${doer[2]}`, doer[3], when);
  const [, be = "", who = "", verb = "", rest] = OTHERS.exec(question) ?? [];
  const subject = ownWords(` ${who}`)?.trim() ?? "";
  const isDoing = /ing$/.test(verb) === /^(?:is|are)$/i.test(be);
  return subject === "" || !isDoing
    ? null
    : told(`${upperFirst(subject)} ${DENIED[be.toLowerCase()]} ${verb}`, rest, when);
};
