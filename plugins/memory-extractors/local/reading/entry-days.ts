// "2 May - sowed carrots. Slugs again.": of a log with a line for each day the day is read as a line of its own, which sets it for all
// that its line says.

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { MONTH_SHORT, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { opensWithPast } from "../sentences/whose/subjects.ts";
import { dayIn } from "./days.ts";
import { cutAt, type PassageSentence } from "./passage-sentences.ts";

const MONTH = `${MONTH_SHORT.replace("(", "(?:")}\\.?`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const LABEL = new RegExp(
  wrapped`
    ^((?:(?:${WEEKDAY_NAMES}|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\.?,? )?(?:
      \d{4}-\d\d-\d\d|${DAY} ${MONTH}(?: \d{4})?|${MONTH} ${DAY}(?:,? \d{4})?|\d{1,2}/\d{1,2}(?:/\d{2,4})?
      |\d{1,2}\.\d{1,2}\.(?:\d{2,4})?
    ))(?: ?[-–—:|] |(?<=^\d{4}-\d\d-\d\d) | {2,})(?=\p{L})`,
  "u",
);
/** Lines of a day each, and among them deeds, that make a log. */
const FEWEST = 2;
/** A log is kept for a season; what lies years apart is a history, whose lines are told with their dates. */
const LONGEST = 400 * DAY_MS;
/** "Due dates", "Vaccinations of our dog", "Changelog": lists of days, which are no deeds of whoever keeps them. */
const LIST_OF_DAYS = new RegExp(
  wrapped`
    \b(?:
      birthdays?|anniversar(?:y|ies)|dates|deadlines?|holidays|timeline|history|biography|vaccinations?|concerts?|gigs
      |chronolog\w+|change ?log|releases?|versions?|wedding|milestones?|resume|schedule|agenda|events?|appointments?
      |meetings?|minutes|calendar|exhibitions?|publications?|payments?|invoices?|statement|transactions?
    )\b`,
  "i",
);
const DIARY = /\b(?:diary|journal)\b/i;
const OF_SELF = /^(?:I|I'm|I've|my|we|we've|our)\b/i;
const REGULAR_PAST =
  /^(?!(?:need|feed|breed|speed|shed|bed|red|seed|weed|added|removed|fixed|changed|bumped|released|deprecated)\b)\p{L}{2,}ed (?!by\b)/iu;
const isDeed = (text: string): boolean => OF_SELF.test(text) || REGULAR_PAST.test(text) || opensWithPast(text);

interface Part {
  readonly role: unknown;
  readonly said: EpochMs;
  readonly isOfAuthor: boolean;
  readonly heading: string;
  readonly sentences: readonly PassageSentence[];
}
interface Entry {
  readonly sentence: PassageSentence;
  readonly label: string;
  readonly behind: number;
  readonly day: EpochMs;
}

const entryOf = (sentence: PassageSentence, said: EpochMs): Entry[] => {
  const [all, label = ""] = sentence.opens === undefined ? [] : (LABEL.exec(sentence.raw) ?? []);
  const day = all === undefined ? null : dayIn(label, said);
  return all === undefined || day === null ? [] : [{ sentence, label, behind: all.length, day }];
};

/** The days of a log that is over; days to come are those of a plan, which stay with what is on. */
const entriesOf = ({ sentences, heading, said }: Part): readonly Entry[] => {
  const entries = sentences.flatMap((sentence) => entryOf(sentence, said));
  const [first] = entries;
  if (first === undefined) return [];
  const earliest = entries.reduce((least, { day }) => Math.min(least, day), first.day);
  const latest = entries.reduce((most, { day }) => Math.max(most, day), first.day);
  const above = [heading, ...sentences.slice(0, sentences.indexOf(first.sentence)).map(({ raw }) => raw)];
  const deeds = entries.filter(({ sentence, behind }) => isDeed(sentence.raw.slice(behind)));
  const isLog =
    entries.length >= FEWEST &&
    latest <= said + DAY_MS &&
    latest - earliest <= LONGEST &&
    (above.some((line) => DIARY.test(line))
      ? deeds.length > 0
      : deeds.length >= FEWEST && deeds.length * 2 >= entries.length) &&
    !above.some((line) => LIST_OF_DAYS.test(line));
  return isLog ? entries : [];
};

const withDaysApart = <Whole extends Part>(passage: Whole): Whole[] => {
  const entries = passage.role === null && !passage.isOfAuthor ? entriesOf(passage) : [];
  const [first] = entries;
  if (first === undefined) return [passage];
  const at = passage.sentences.indexOf(first.sentence);
  const bySentence = new Map(entries.map((entry) => [entry.sentence, entry]));
  const sentences = passage.sentences.slice(at).flatMap((sentence) => {
    const entry = bySentence.get(sentence);
    if (entry === undefined) return [sentence];
    const [day, said] = cutAt(sentence, entry.label.length, entry.behind) as [PassageSentence, PassageSentence];
    return [day, /^\p{Ll}/u.test(said.raw) ? { ...said, told: upperFirst(said.raw) } : said];
  });
  // What stands above the first day is of no day.
  const head = at === 0 ? [] : [{ ...passage, sentences: passage.sentences.slice(0, at) }];
  return [...head, { ...passage, sentences }];
};

/** A document's passages, with the days of a log on lines of their own. */
export const withEntryDays = <Whole extends Part>(passages: readonly Whole[]): Whole[] =>
  passages.flatMap(withDaysApart);
