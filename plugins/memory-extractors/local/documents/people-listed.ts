// Notes of whom somebody knows, a line each: "Ana Ruiz - baker, two sons. Met in Oslo." Each sentence of such a line is of whom it
// names, and is told behind the name.

import { wrapped } from "#domain/wrapped.ts";
import { isFirstName, isPlaceOrNation } from "../cues/proper-names.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { plainOf } from "../reading/normalise.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { isNameOfSomebody } from "../reading/said-by-others.ts";
import { rewritePerson } from "../telling/person.ts";

/** "Ana Ruiz - baker", "Dr. Holm (dentist) - closed on Fridays", "Bo: vegan"; not "Ana - I think so" */
const ENTRY = new RegExp(
  wrapped`
    ^(?:[-*•+] )?(
      (?:(?:Dr|Prof|Mrs?|Ms|Miss)\.? )?(?!(?:${MONTH_NAMES}|${WEEKDAY_NAMES})\b)\p{Lu}[\p{L}'’-]+
        (?: \p{Lu}[\p{L}'’-]+){0,2}
    )( \([^()]{1,40}\))?( - |: )(?=[\p{L}\d])`,
  "u",
);
const TITLE = /^(?:Dr|Prof|Mrs?|Ms|Miss)\b/;
/** Speech, a deed that is asked for, or what is to be done with them. */
const NO_TRAIT = /^(?:I|we|you|let's|can|could|will|would|please|to|ask|call|send|book|buy|tell|remind|see)\b/i;
const OF_THEM = /\b(?:he|she|him|her|his)\b/i;
/** Where more stands between two sentences, what somebody else said was taken out. */
const LONGEST_GAP = 2;
const FEWEST_ENTRIES = 2;

interface Entry {
  readonly name: string;
  readonly isDashed: boolean;
  readonly rest: string;
}

const entryIn = (sentence: PassageSentence): Entry | null => {
  if (sentence.opens === undefined) return null;
  const text = plainOf(sentence);
  const match = ENTRY.exec(text);
  const [head = "", name = "", , mark] = match ?? [];
  const rest = text.slice(head.length);
  return match === null || NO_TRAIT.test(rest) ? null : { name, isDashed: mark === " - ", rest };
};

const isSurelyNamed = ({ name }: Entry): boolean =>
  TITLE.test(name) || (isFirstName(name.split(" ", 1)[0] ?? "") && !isPlaceOrNation(name));

/** The sentences of such lines with the name before them; as they are where a text lists nobody. */
export const withPeopleListed = (sentences: readonly PassageSentence[], speaker: string): PassageSentence[] => {
  const opened = sentences.map(entryIn);
  if (opened.filter((entry) => entry !== null && isSurelyNamed(entry)).length < FEWEST_ENTRIES) return [...sentences];
  const entries = opened.map((entry) =>
    entry !== null && (isSurelyNamed(entry) || isNameOfSomebody(entry.name, true)) ? entry : null,
  );
  let current: Entry | null = null;
  return sentences.map((sentence, at) => {
    const entry = entries[at] ?? null;
    const before = sentences[at - 1];
    const goesOn = sentence.opens === undefined && before !== undefined && sentence.start - before.end <= LONGEST_GAP;
    if (!goesOn) current = entry;
    if (current === null || (entry !== null && !entry.isDashed)) return sentence;
    const text = entry?.rest ?? plainOf(sentence);
    if (entry === null && ((FIRST_PERSON.test(text) && !OF_THEM.test(text)) || text.endsWith("?"))) return sentence;
    const told = `${current.name}: ${rewritePerson(text, { speaker, listener: null })}`;
    return { ...sentence, told, isOfPerson: true as const };
  });
};
