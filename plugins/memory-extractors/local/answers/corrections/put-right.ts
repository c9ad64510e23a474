// What the speaker told shortly before, told anew with what a sentence puts right of it.

import { wrapped } from "#domain/wrapped.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage, PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import { questionIn } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";
import { isNew, type Statement } from "#plugins/memory-extractors/local/statements.ts";
import { type Correction, correctionBehind, type Fit, fitted } from "./corrections.ts";
import { placesOf } from "./values.ts";

const ASKS_FOR_VALUE = /^(?:(?:and|so|but|ok|okay|great|nice),? )*(?:what|which|when|where|who|how)\b|\bor\b/i;
/** "No, that's Huw", "No no, those were the tulips": of what the other just asked or supposed. */
const POINTS_AT_ASKED = /^(?:(?:no|nope|nah),? )+(?:that|this|those)(?:'s|'re| is| are| was| were)\b/i;
/** "Geraint is the son with the boat", "Is Ines the treasurer?": names somebody or something where a sentence opens. */
const NAMES_FIRST = new RegExp(
  wrapped`
    ^(?:(?:[Aa]nd|[Ss]o|[Bb]ut|[Oo]h),? )?(?:[Ii]s |[Ww]as |[Ii]sn't |I thought )?(?:that )?(?!I\b)\p{Lu}\p{Ll}+
      (?:'s|,)? (?:is|was|has|had|the|your|[a-z]+s) `,
  "u",
);
const MATTER = new RegExp(
  wrapped`
    (?<![\p{L}'])(?!
      (?:
        with|that|this|the|and|but|so|for|you|your|his|her|our|its|it|is|are|was|were|have|has|does|did|still|then|there
        |about|also|too|only|just|really|again|not
      )\b
    )\p{Ll}{3,}`,
  "gu",
);
/** "Is Ines the treasurer?", where something else was told than of a treasurer; "Thursday?" asks of nothing else. */
const isOfElse = (asked: string, told: string): boolean => {
  const matters = matchesIn(asked, MATTER).map(([word]) => word.replace(/s$/, ""));
  return matters.length > 0 && !matters.some((word) => told.toLowerCase().includes(word));
};

/** Whether what "no, Thursday" puts right is the turn between: it asks for a value, names another one, or is what "that" points at. */
const isOfTurnBetween = (
  between: Passage | undefined,
  sentence: PassageSentence,
  { values }: Correction,
  { old, text }: Fit,
): boolean => {
  if (between === undefined) return false;
  const question = questionIn(between);
  const said = between.sentences.map(({ raw }) => raw).join(" ");
  const asked = question === null ? said : plainOf(question);
  const isName = values.some(({ kind }) => kind.name === "name");
  const namesAnother = isName && NAMES_FIRST.test(asked);
  if (POINTS_AT_ASKED.test(plainOf(sentence)) && (question !== null || namesAnother))
    if (isOfElse(asked, text) || namesAnother) return true;
  if (old.some((one) => said.toLowerCase().includes(one.toLowerCase().replace(/^on /, "")))) return false;
  if (question !== null && ASKS_FOR_VALUE.test(asked)) return true;
  return namesAnother || values.some((value) => placesOf(question?.raw ?? said, value).length > 0);
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
  // "viewing on Thursday. actually no, Friday": of what was said right before, and of no earlier turn.
  const isOfLast =
    before !== undefined &&
    correctionBehind(before, undefined) === null &&
    found.values.some((value) => placesOf(plainOf(before), value).length > 0);
  for (const [nth, told] of [last, earlier, ...(isOfLast ? [] : turns)].entries()) {
    const fitting = putRight(passage, sentence, found, told);
    const [only] = fitting;
    if (only === undefined) continue;
    if (fitting.length > 1) return null;
    const isNamed = found.isSure || found.denied !== null || found.thing !== null;
    return nth > 1 && !isNamed && isOfTurnBetween(between, sentence, found, only.fit) ? null : only;
  }
  return null;
};
