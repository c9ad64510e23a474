// "2 May - sowed carrots. Slugs again.": of a log with a line for each day the day is read as a line of its own, which sets it for all
// that its line says.

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { dayIn } from "./days.ts";
import { cutAt, type PassageSentence } from "./passage-sentences.ts";

const MONTH = `(?:${MONTH_NAMES}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const LABEL = new RegExp(
  wrapped`
    ^((?:(?:${WEEKDAY_NAMES}|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\.?,? )?(?:
      \d{4}-\d\d-\d\d|${DAY} ${MONTH}(?: \d{4})?|${MONTH} ${DAY}(?:,? \d{4})?|\d{1,2}/\d{1,2}(?:/\d{2,4})?
      |\d{1,2}\.\d{1,2}\.(?:\d{2,4})?
    ))(?: ?[-–—:|] |(?<=^\d{4}-\d\d-\d\d) | {2,})(?=\p{L})`,
  "u",
);
/** Lines with a day each that make a log; days to come are those of a plan, which stay with what is on. */
const FEWEST = 2;

interface Part {
  readonly role: unknown;
  readonly said: EpochMs;
  readonly isOfAuthor: boolean;
  readonly sentences: readonly PassageSentence[];
}

/** A document's passages, with the days of a log on lines of their own. */
export const withEntryDays = <Whole extends Part>(passages: readonly Whole[]): Whole[] => passages.map(withDaysApart);

const labelOf = ({ opens, raw }: PassageSentence): RegExpExecArray | null =>
  opens === undefined ? null : LABEL.exec(raw);

const withDaysApart = <Whole extends Part>(passage: Whole): Whole => {
  if (passage.role !== null || passage.isOfAuthor) return passage;
  const days = passage.sentences.flatMap((sentence) => {
    const day = dayIn(labelOf(sentence)?.[1] ?? "", passage.said);
    return day === null ? [] : [day];
  });
  if (days.length < FEWEST || days.some((day) => day > passage.said + DAY_MS)) return passage;
  const sentences = passage.sentences.flatMap((sentence) => {
    const [all = "", label = ""] = labelOf(sentence) ?? [];
    if (label === "") return [sentence];
    const [day, said] = cutAt(sentence, label.length, all.length) as [PassageSentence, PassageSentence];
    return [day, /^\p{Ll}/u.test(said.raw) ? { ...said, told: upperFirst(said.raw) } : said];
  });
  return { ...passage, sentences };
};
