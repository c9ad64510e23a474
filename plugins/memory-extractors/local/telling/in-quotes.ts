// A memory of what was said in so many words, in quotation marks: the words as they were typed, with the days that they name.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import type { EpochMs } from "#domain/clock.ts";
import { timeAsked } from "../answers/questions/time-asked.ts";
import { findDates } from "../dates/dates.ts";
import { plainOf } from "../reading/normalise.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { withDayNamed } from "../references/days/days-named.ts";
import { isAhead, sourcesOf } from "./candidates.ts";
import { kindOf } from "./kinds.ts";
import { isLastingNews } from "./lasting-news.ts";

const WIDEST_SPACE = 2;
/** On one line; " … " where something lies between. */
export const wordsTyped = (sentences: readonly PassageSentence[]): string =>
  sentences
    .map((sentence, at) => {
      const end = sentences[at - 1]?.end;
      const gap = end === undefined ? "" : sentence.start - end <= WIDEST_SPACE ? " " : " … ";
      return gap + plainOf(sentence).replaceAll('"', "'");
    })
    .join("")
    .replace(/[.!,]+$/, "");

/** 'User says "quiet is like two"' → "quiet is like two"; null where nothing is quoted. */
export const quotedIn = (text: string): string | null => /says "(.*)"/.exec(text)?.[1] ?? null;

/** Less sure than what was read. */
const CONFIDENCE = 0.45;

/** "How many days can you train?" "4, not tuesday": of each week. */
const ASKS_HOW_OFTEN = /\b(?:how (?:many days|many times|often)|(?:what|which) days)\b/i;

/** "appt on the 9th", "allowed again in april": whatever the question asks of. */
const IS_AHEAD = /\b(?:app(?:oin)?t(?:ment)?|booked for|due) (?:on|in|for) /i;
/** "Have you seen a doctor?" "yeah a neurologist on the 24th": who is seen then. */
const ON_THE_NTH = /\bon the \d{1,2}(?:st|nd|rd|th)\b/i;
const HAPPENED = /\b(?:saw|went|had|was|were|did|got|rang|called|came|told|said)\b/i;

interface Quotation {
  readonly subject: string | null;
  readonly said: EpochMs;
  /** The question that it answers: then its days may be of the past. */
  readonly asked?: PassageSentence | null | undefined;
  /** What was said before, for the days that it names. */
  readonly days?: () => string;
}

/** What was said in so many words, with its days; that it was said stays true. */
export const inQuotes = (
  text: string,
  sentences: readonly PassageSentence[],
  { subject, said, asked = null, days = () => "" }: Quotation,
): MemoryCandidate => {
  const frame = asked === null ? "open" : timeAsked(plainOf(asked), sentences.find((one) => one !== asked)?.raw ?? "");
  const frameOf = (words: string): "past" | "open" =>
    IS_AHEAD.test(words) || (ON_THE_NTH.test(words) && !HAPPENED.test(words)) ? "open" : frame;
  const before = (at: number): string => [days(), ...sentences.slice(0, at).map(plainOf)].join(" ");
  const isOfEachWeek = asked !== null && ASKS_HOW_OFTEN.test(asked.raw);
  const dates = sentences.flatMap((one, at) =>
    findDates(
      withDayNamed(plainOf(one), () => before(at), said),
      said,
      one === asked ? frame : frameOf(plainOf(one)),
    ).filter(({ isRelative }) => !(isOfEachWeek && isRelative)),
  );
  const labels = [...new Set(dates.filter(({ isRelative }) => isRelative).map(({ label }) => label))].filter(
    (label) => !text.includes(`(${label})`),
  );
  const eventDates = dates
    .filter(({ label }, at) => dates.findIndex((other) => other.label === label) === at)
    .map(({ start, end, label }) => ({ start, end, label }));
  const isFutureDate = isAhead(eventDates, said);
  return {
    text: `${text}${labels.length > 0 ? ` (${labels.join("; ")})` : ""}.`,
    kind: kindOf({ text, isInstruction: false, hasEventDate: dates.length > 0, isFutureDate }),
    subject,
    slot: null,
    confidence: CONFIDENCE,
    isFirstPerson: subject !== null,
    isStatic: isLastingNews(text),
    isInference: false,
    eventDates,
    // That it was said stays true.
    forgetAfter: null,
    sources: sourcesOf(sentences),
  };
};
