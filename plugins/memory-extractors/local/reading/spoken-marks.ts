// Marks that were spoken where a program types what it hears: "he can start in May period it costs 400 comma with the tiles new
// paragraph". They are read as the marks, each in as many characters, so that every word stays where it is.

import { wrapped } from "#domain/wrapped.ts";
import { DAY_STEMS } from "../dates/calendar.ts";
import { matchesIn } from "../patterns.ts";

/** Few texts hold one of these. */
const MAY_BE_SPOKEN = /\b(?:full stop|new (?:line|paragraph)|(?:question|exclamation) mark|comma|period)\b/i;
/** "a new line", "there is a question mark over it": words of a sentence. */
const OF_A_NOUN =
  /\b(?:the|an?|this|that|his|her|its|my|our|your|their|each|every|any|of|oxford|inverted|without|with)$/i;
/** "the trial period", "a two week period" */
const OF_A_TIME = new RegExp(
  wrapped`
    \b(?:
      whole|entire|trial|notice|grace|waiting|cooling-off|probation|test|free|long|short|same|first|second|third|last
      |final|given|limited|(?:\d+|two|three|four|six|ten|twelve)[ -](?:day|week|month|year)
      |(?:one|a)[ -](?:day|week|month|year)
    )$`,
  "i",
);
const PERIOD = /^period\b/i;
/** "period pains", "period of notice", "new line manager" */
const IN_A_NOUN =
  /^(?:period (?:of|pains?|drama|property|cramps|tracker|is over|ends|ended|end(?! of)|has|was)|new line (?:of|managers?))\b/i;

const MARKS: Readonly<Record<string, string>> = {
  "full stop": ".",
  period: ".",
  "question mark": "?",
  "exclamation mark": "!",
  "exclamation point": "!",
  comma: ",",
  semicolon: ";",
  colon: ":",
  "new line": "\n",
  newline: "\n",
  "new paragraph": "\n\n",
};
const SPOKEN = new RegExp(
  String.raw`(?<=[\p{L}\d%.,;:!?)]) (${Object.keys(MARKS).join("|")}|end of (?:memo|note|message|recording|dictation))\b[.,!?;:]?(?=\s|$)`,
  "giu",
);
const TYPED = /[\p{L}\d)][.!?](?=\s|$)/gu;
/** One alone may be a word. */
const FEWEST = 2;
const ENDS_SENTENCE = /[.!?]\s*$/;
const OPENS_SENTENCE = /(?<=[.!?]\s{1,20})[a-z]|(?<=^\s{0,9})[a-z]/g;
const LONGEST_BEFORE = 20;
const LONGEST_BEHIND = 24;

const isOfNoun = (before: string, from: string): boolean =>
  OF_A_NOUN.test(before) || IN_A_NOUN.test(from) || (PERIOD.test(from) && OF_A_TIME.test(before));

const spokenIn = (text: string): RegExpExecArray[] =>
  !MAY_BE_SPOKEN.test(text)
    ? []
    : matchesIn(text, SPOKEN).filter(
        ({ index }) =>
          !isOfNoun(
            text.slice(Math.max(0, index - LONGEST_BEFORE), index),
            text.slice(index + 1, index + LONGEST_BEHIND),
          ),
      );

/** "okay voice memo for myself sunday evening new paragraph": nothing yet. */
const ANNOUNCES = new RegExp(
  wrapped`
    ^\s*(?:(?:ok|okay|right|so|hi|new|quick|this is an?) )*(?:voice |audio )?(?:memo|note|recording)
      (?: (?:for|to) (?:my)?self)?(?: (?:on )?(?:(?:${DAY_STEMS})day|morning|afternoon|evening|night|today)){0,2}[.,:]\s`,
  "i",
);

/** Whether more marks are spoken than typed. */
export const speaksMarks = (texts: readonly string[]): boolean => {
  const spoken = texts.reduce((sum, text) => sum + spokenIn(text).length, 0);
  return spoken >= FEWEST && spoken > texts.reduce((sum, text) => sum + (text.match(TYPED)?.length ?? 0), 0);
};

/** The text with its spoken marks as marks. */
export const readAs = (text: string, areMarksSpoken: boolean): string => {
  const spoken = areMarksSpoken ? spokenIn(text) : [];
  if (spoken.length === 0) return text;
  let told = "";
  for (const { index, 0: words, 1: name = "" } of spoken) {
    const mark = MARKS[name.toLowerCase()] ?? ".";
    told += text.slice(told.length, index);
    const isBreak = mark.startsWith("\n");
    told += `${isBreak && !ENDS_SENTENCE.test(told) ? "." : ""}${mark}`;
    told = told.padEnd(index + words.length);
  }
  return (told + text.slice(told.length))
    .replace(ANNOUNCES, (words) => " ".repeat(words.length))
    .replace(OPENS_SENTENCE, (letter) => letter.toUpperCase());
};
