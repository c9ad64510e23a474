// What a line "Dana: book the user tests" tells of the person whom it names, in minutes, stand-ups and lists of a family.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { INTERJECTIONS } from "../cues/openings.ts";
import { IMPERATIVES } from "../cues/order-words.ts";
import { BASE_VERBS, IRREGULAR_PAST } from "../cues/verbs.ts";
import { isNameOfSomebody } from "../reading/said-by-others.ts";
import { possessive } from "../telling/person.ts";
import { SUBJECTLESS, SUBJECTLESS_STATE } from "./subjectless.ts";

interface Pair {
  readonly key: string;
  readonly value: string;
}

const TASKS =
  /^(?:actions?|action (?:items?|points?)|to-?dos?|to do|tasks?|next steps?|follow-?ups?|assignments?|who does what)$/i;
export const headsTasks = (heading: string): boolean => TASKS.test(heading);

/** "Nico (brother)" */
const IN_BRACKETS = / \([^()]{1,40}\)$/;
const BETWEEN_NAMES = /,? (?:and|&) |, /;
const namesIn = (key: string): string[] => key.replace(IN_BRACKETS, "").split(BETWEEN_NAMES);

/** "hand over docs", "sync with Mei": a verb, though no list holds it. */
const LIKE_DEED = /^\p{L}+ (?:the|an?|my|our|all|over|up|out|off|down|back|from)\b/u;
export const isDeed = (value: string): boolean => {
  const first = /^\p{L}+/u.exec(value)?.[0]?.toLowerCase() ?? "";
  return IMPERATIVES.has(first) || BASE_VERBS.has(first) || LIKE_DEED.test(value);
};
/** "fixed the login", "took the minutes" */
const isDone = (value: string): boolean =>
  /^\p{Ll}{2,}ed\b/u.test(value) || IRREGULAR_PAST.has(/^\p{Ll}+(?= )/u.exec(value)?.[0] ?? "");
/** "working on the icons", "on holiday", "84"; not "staging done" */
const STATE = new RegExp(
  wrapped`
    ^(?:
      \p{Ll}{2,}ing\b(?! (?:
          done|finished|completed?|ready|delayed|late|failed|down|live|over|moved|cancelled|postponed|is|was|will|has
        )\b
      )
      |(?:on|in|at|out|away|off|back|not|still|ill|sick|absent|available|busy|free|ready|done|late|pregnant)\b(?! of\b)
      |\d{1,3}(?= years?\b|$|,)
    )`,
  "u",
);
/** "84, lives in Bremen" */
const AND_DOES = /^([^,;]+), (?=(?:lives|works|likes|loves|hates|plays|studies|speaks|has|owns)\b)(?=[^,;]+$)/;

/** "works as a nurse", "on holiday", "allergic to nuts" with whom it is of; null where a value says it otherwise. */
export const stateOf = (subject: string, value: string, is: string): string | null => {
  const told = value.replace(AND_DOES, "$1 and ");
  if (STATE.test(value) || SUBJECTLESS_STATE.test(value)) return `${subject} ${is} ${told}`;
  return isDone(value) || SUBJECTLESS.test(value) ? `${subject} ${told}` : null;
};

/** "Bo: WHAT.", "Bo: dunno": two lines of a chat, and nothing of Bo. */
const ONLY_CALLS = new RegExp(
  wrapped`
    ^(?:
      (?:
        ${INTERJECTIONS}|what|why|who|when|where|how|huh|dunno|don't know|idk|no (?:clue|idea)|who knows
        |not (?:yet|sure)|maybe|possibly|same(?: here)?|me too|see you(?: there)?|will do|love it
        |so (?:cool|cute|good|funny|sad)
      )[,.! ]*
    )+$`,
  "i",
);

const ME = /^(?:me|myself)$/i;
const ME_AMONG = /(?<=^|, |,? and |,? & )me(?=$|,| and | & | \()/gi;
/** "Me: book the room", "Attendees: Ana, me (chair)": with who writes by his name. */
export const withWriterNamed = (pair: Pair | null, writer: string): Pair | null =>
  pair && {
    key: ME.test(pair.key) ? writer : pair.key,
    value: /^[^.!?]{1,200}$/.test(pair.value) ? pair.value.replace(ME_AMONG, writer) : pair.value,
  };

/** The line as a sentence about whom it names; null where its key names nobody. @param isAmid other keys do, too */
export const personField = (
  { key, value }: Pair,
  heading: string,
  { isAmid, writer }: { readonly isAmid: boolean; readonly writer: string },
): string | null => {
  const names = namesIn(key);
  if (heading === "" && ONLY_CALLS.test(value)) return null;
  const isGiven = TASKS.test(heading) && isDeed(value);
  if (!names.every((name) => name === writer || isNameOfSomebody(name, isAmid || isGiven))) return null;
  const is = names.length > 1 ? "are" : "is";
  if (isGiven) return `${key} ${is} to ${lowerFirst(value)}`;
  const isTask = TASKS.test(heading) && !isDone(value);
  return stateOf(key, value, is) ?? (isTask ? `${possessive(key)} to-dos: ${value}` : `${key}: ${value}`);
};
