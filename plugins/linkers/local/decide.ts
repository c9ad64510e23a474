// Decides how a candidate relates to one neighbour: first whether they say the same, then whether one replaces the other, then
// whether one adds to the other. The order in time says which of the two may replace; when in doubt nothing does.

import type { LinkType, Statement } from "#contracts/linker.ts";
import { areNameAndWord } from "./apart.ts";
import { contradicts } from "./contradictions.ts";
import { canonicalOf } from "./reading/canonical.ts";
import { areMarkedApart } from "./reading/marks.ts";
import type { Parsed } from "./reading/parse.ts";
import { isDuplicate, isExtension } from "./sameness.ts";
import { changedUpdate } from "./updates/changed-updates.ts";
import { isCorrection } from "./updates/corrections.ts";
import { factUpdate } from "./updates/fact-updates.ts";
import { labelUpdate } from "./updates/label-updates.ts";
import { outcomeUpdate } from "./updates/outcome-updates.ts";
import { slotUpdate, type Verdict } from "./updates/slot-updates.ts";
import { decideUpdate, endingOfPart } from "./updates/updates.ts";
import { movesHome } from "./updates/value-updates.ts";

export interface Decision {
  readonly type: LinkType;
  readonly tier: "hard" | "soft";
  readonly rule: string;
  /** The candidate tells of an earlier time: the neighbour is the newer one. */
  readonly isReversed: boolean;
}

/** A change that happened so long before the older statement was made cannot be what ended it. */
const STALE_EVENT_MS = 366 * 86_400_000;

/** Later by the date of what was said; order of arrival where a date is missing. */
const isEarlier = (candidate: Statement, neighbour: Statement): boolean =>
  candidate.documentDate !== null && neighbour.documentDate !== null && candidate.documentDate < neighbour.documentDate;

const tellsOfLongAgo = (newer: Statement, older: Statement): boolean =>
  newer.eventDates.length > 0 &&
  older.documentDate !== null &&
  newer.eventDates.every((date) => date.end < (older.documentDate ?? 0) - STALE_EVENT_MS);

/** "has never sold abroad", and then of a sale that was before: one of the two is wrong, and neither is news. */
const tellsOfBefore = (newer: Statement, older: Statement): boolean =>
  newer.eventDates.length > 0 &&
  older.documentDate !== null &&
  newer.eventDates.every((date) => date.end <= (older.documentDate ?? 0));
const OF_DENIAL = /^(?:negation|outcome:first)/;

/** What will be so does not yet replace what is; the new day of an appointment does. */
const OF_A_LIFE = /^(?:slot:(?!is:)|fact:(?!when|deadline|until|opens|venue)|job:|ended:|couple:|switched:)/;

const liesAhead = ({ documentDate, eventDates }: Statement): boolean =>
  documentDate !== null && eventDates.length > 0 && eventDates.every(({ start }) => start > documentDate);

/** Two fields of one note: "Kids: height is 98 cm", "Kids: height is 112 cm". */
const areOfOneTime = (one: Statement, other: Statement): boolean =>
  one.documentDate !== null && one.documentDate === other.documentDate;

/** Both say when, and not the same: two occasions, however alike they read. */
const areOfOtherTimes = (one: Statement, other: Statement): boolean =>
  one.eventDates.length > 0 &&
  other.eventDates.length > 0 &&
  !one.eventDates.some((date) => other.eventDates.some(({ start, end }) => date.start < end && start < date.end));

/** "moved to Rotterdam in May", "lives in Kralingen", told at one time: the second is where in it. */
const isPartOfMove = (older: Parsed, newer: Parsed, { rule }: Verdict): boolean =>
  rule === "slot:home" &&
  movesHome(older) &&
  !movesHome(newer) &&
  !(newer.saysNow || newer.saysSince || isCorrection(newer));

/** The rule as people read it; attributes are compared by their stems ("slot:is:number phon"). */
const inWords = (rule: string, { tokens }: Parsed): string =>
  rule.replace(/(?<=[: ])[a-z]+/g, (stem) => tokens.find((token) => token.stem === stem)?.lower ?? stem);

/** What happened first takes some words, too. */
const MOST_WORDS_OF_PARTS = 20;

/** By the whole of the newer statement, else by one of its parts. */
const updateOf = (older: Parsed, newer: Parsed, similarity: number): Verdict | null => {
  const whole = decideUpdate(older, newer, similarity);
  if (whole?.tier === "hard" || newer.wordCount > MOST_WORDS_OF_PARTS) return whole;
  const ofParts = newer.parts.map((part) => decideUpdate(older, part, similarity)).filter((part) => part !== null);
  return ofParts.find(({ tier }) => tier === "hard") ?? whole ?? ofParts[0] ?? null;
};

/** Paraphrases are for short statements, and what is written with marks means them. */
const MOST_WORDS_OF_PARAPHRASES = 16;
/** Of 158 paraphrases the two furthest apart stand at 0.51 and 0.59. */
const PARAPHRASE_SIMILARITY = 0.6;
const isInOtherWords = (older: Parsed, newer: Parsed, similarity: number): boolean =>
  similarity >= PARAPHRASE_SIMILARITY &&
  older.wordCount <= MOST_WORDS_OF_PARAPHRASES &&
  newer.wordCount <= MOST_WORDS_OF_PARAPHRASES &&
  canonicalOf(older) === canonicalOf(newer) &&
  !areMarkedApart(older, newer) &&
  !areNameAndWord(older, newer);

export const decide = (
  candidate: { readonly statement: Statement; readonly parsed: Parsed },
  neighbour: { readonly statement: Statement; readonly parsed: Parsed },
  similarity: number,
): Decision | null => {
  const isReversed = isEarlier(candidate.statement, neighbour.statement);
  const [older, newer] = isReversed ? [candidate, neighbour] : [neighbour, candidate];
  const isOfOtherTime = areOfOtherTimes(candidate.statement, neighbour.statement);
  if (!isOfOtherTime && isInOtherWords(older.parsed, newer.parsed, similarity)) {
    return { type: "duplicate", tier: "hard", rule: "same:in-other-words", isReversed: false };
  }
  const hasOtherValue =
    slotUpdate(older.parsed, newer.parsed) !== null || factUpdate(older.parsed, newer.parsed) !== null;
  const isOtherField = labelUpdate(older.parsed, newer.parsed) !== null;
  const cameOut = outcomeUpdate(older.parsed, newer.parsed) !== null;
  const hasChanged = changedUpdate(older.parsed, newer.parsed) !== null;
  const isOther = hasOtherValue || isOtherField || cameOut || hasChanged || isOfOtherTime;
  if (!isOther && isDuplicate(neighbour.parsed, candidate.parsed, similarity)) {
    return { type: "duplicate", tier: "hard", rule: "same", isReversed: false };
  }
  const found = tellsOfLongAgo(newer.statement, older.statement)
    ? null
    : (updateOf(older.parsed, newer.parsed, similarity) ?? endingOfPart(older.parsed, newer.parsed));
  const isInside =
    found !== null &&
    areOfOneTime(candidate.statement, neighbour.statement) &&
    isPartOfMove(older.parsed, newer.parsed, found);
  const wasSoBefore =
    found !== null &&
    OF_DENIAL.test(found.rule) &&
    older.parsed.words.has("never") &&
    tellsOfBefore(newer.statement, older.statement);
  const update = isInside || wasSoBefore ? null : found;
  if (update !== null) {
    const isOpen =
      (liesAhead(newer.statement) && OF_A_LIFE.test(update.rule)) ||
      (update.rule === "label" && areOfOneTime(candidate.statement, neighbour.statement));
    const tier = isOpen ? "soft" : update.tier;
    return { type: "updates", rule: inWords(update.rule, newer.parsed), tier, isReversed };
  }
  if (contradicts(candidate.parsed, neighbour.parsed, similarity)) {
    return { type: "extends", tier: "hard", rule: "contradicts", isReversed: false };
  }
  if (isExtension(neighbour.parsed, candidate.parsed, similarity)) {
    return { type: "extends", tier: "hard", rule: "adds", isReversed: false };
  }
  if (isExtension(candidate.parsed, neighbour.parsed, similarity)) {
    // The neighbour already says all of it and more.
    return { type: "extends", tier: "hard", rule: "adds", isReversed: true };
  }
  return null;
};
