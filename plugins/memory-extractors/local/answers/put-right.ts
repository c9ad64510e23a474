// What the speaker told shortly before, told anew with what a sentence puts right of it.

import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { questionIn } from "../sentences/questions.ts";
import { isNew, type Statement } from "../statements.ts";
import { type Correction, correctionBehind, type Fit, fitted } from "./corrections.ts";
import { placesOf } from "./values.ts";

const ASKS_FOR_VALUE = /^(?:(?:and|so|but|ok|okay|great|nice),? )*(?:what|which|when|where|who|how)\b|\bor\b/i;
/** Whether a turn between leaves open what "no, Thursday" is said to: it asks for a value, or names another one. */
const isOfTurnBetween = (between: Passage | undefined, { values }: Correction, { old }: Fit): boolean => {
  const question = questionIn(between);
  if (between === undefined) return false;
  const said = between.sentences.map(({ raw }) => raw).join(" ");
  if (old.some((one) => said.toLowerCase().includes(one.toLowerCase().replace(/^on /, "")))) return false;
  if (question !== null && ASKS_FOR_VALUE.test(plainOf(question))) return true;
  return values.some((value) => placesOf(question?.raw ?? said, value).length > 0);
};

/** So many of the last statements can be put right: a turn may hold thousands. */
const MOST_STATEMENTS = 40;

/** A statement put right, and the one whose place it takes. */
export interface PutRight {
  readonly statement: Statement;
  readonly old: Statement;
}

const NAMES_DAY = new RegExp(`\\b(?:${MONTH_NAMES}|${WEEKDAY_NAMES}|today|tonight|tomorrow|the \\d)|\\d{4}`, "i");
/** "I work at Lidl, not Tesco.": what is remembered already, the old value has to be known by; a day would be told as one that is meant. */
const withContrast = ({ text, old }: Fit): string => {
  const [only] = old;
  if (only === undefined || old.length > 1 || NAMES_DAY.test(only)) return text;
  return `${text.replace(/[.!]+$/, "")}, not ${lowerKin(only)}.`;
};
const lowerKin = (text: string): string => text.replace(/^(?:My|His|Her)\b/, (word) => word.toLowerCase());

const putRight = (passage: Passage, sentence: PassageSentence, found: Correction, told: readonly Statement[]) =>
  told.slice(-MOST_STATEMENTS).flatMap((old) => {
    const fits = old.clauses.flatMap((clause, at) => {
      const fit = fitted(clause.text, found);
      return fit === null ? [] : [{ fit, at, clause }];
    });
    const [only] = fits;
    if (only === undefined || fits.length > 1) return [];
    const text = isNew(old) ? only.fit.text : withContrast(only.fit);
    const clauses = old.clauses.with(only.at, { ...only.clause, passage, sentence, text });
    return [
      { old, fit: only.fit, statement: { ...old, clauses, corrects: [...(old.corrects ?? []), only.clause.sentence] } },
    ];
  });

/** What of the speaker's a sentence can put right, what was told last first. */
export interface ToldBefore {
  /** Of this turn. */
  readonly own: readonly Statement[];
  /** Of the last two turns, the last first. */
  readonly turns: readonly (readonly Statement[])[];
  /** What the other said since. */
  readonly between: Passage | undefined;
}

/** What a sentence puts right, told anew. */
export const correction = (
  passage: Passage,
  sentence: PassageSentence,
  { own, turns, between }: ToldBefore,
): PutRight | null => {
  const before = passage.sentences[passage.sentences.indexOf(sentence) - 1];
  const found = correctionBehind(sentence, before);
  if (found === null || (found.isChoice && questionIn(between) !== null)) return null;
  const earlier = own.filter(({ clauses }) => clauses.every((clause) => clause.sentence.start < sentence.start));
  const last = earlier.filter(({ clauses }) => clauses.some((clause) => clause.sentence === before));
  for (const [nth, told] of [last, earlier, ...turns].entries()) {
    const fitting = putRight(passage, sentence, found, told);
    const [only] = fitting;
    if (only === undefined) continue;
    if (fitting.length > 1) return null;
    return nth > 1 && !found.isSure && found.denied === null && isOfTurnBetween(between, found, only.fit) ? null : only;
  }
  return null;
};
