// What keeps two statements apart however alike they read: losing what is true is worse than keeping it twice.

import { isEqualSet } from "./compare.ts";
import { areContrasted } from "./reading/contrasts.ts";
import { areEnglish } from "./reading/language.ts";
import { areMarkedApart } from "./reading/marks.ts";
import type { Parsed } from "./reading/parse.ts";
import { find, type Phrase, phrase } from "./reading/phrases.ts";
import { haveOtherRoles } from "./reading/semantic-roles.ts";
import { CALLED, WEEKDAYS } from "./reading/words.ts";

/** Whether one of a line is said changes what is said. */
const WEIGHTY: readonly (readonly Phrase[])[] = [
  ["only|solely|exclusively"],
  ["or"],
  ["if|provided"],
  ["unless"],
  ["except"],
  ["even"],
  ["must", "have|need to"],
  ["should|ought"],
  ["may|might|maybe|perhaps|possibly"],
  ["most"],
  ["almost|nearly"],
  ["rarely|seldom|hardly|barely"],
  ["no|none|nobody|nothing"],
].map((line) => line.map(phrase));

const weighs = ({ tokens }: Parsed, line: readonly Phrase[]): boolean => {
  // A month weighs nothing, and "no longer" is told in other words as well.
  const said = tokens.filter(
    ({ text, lower }, at) => text !== "May" && (lower !== "no" || tokens[at + 1]?.lower !== "longer"),
  );
  return line.some((pattern) => find(said, pattern) !== null);
};

/** "Only Ann has the key" is no "Ann only has the key". */
const isOfOne = ({ tokens }: Parsed): boolean => tokens[0]?.lower === "only";

const EVERY = new Set(["every", "each"]);
const PART_OF_DAYS = new Set(["mornings", "afternoons", "evenings", "nights"]);
/** By whether a weekday is told as every week's ("on Tuesdays", "every Tuesday", "Tuesday evenings") or as one day. */
const weekdaysOf = ({ tokens }: Parsed): Set<boolean> =>
  new Set(
    tokens.flatMap(({ lower }, at) => {
      if (!WEEKDAYS.has(lower.replace(/s$/, ""))) return [];
      const [before, after] = [tokens[at - 1]?.lower ?? "", tokens[at + 1]?.lower ?? ""];
      return [!WEEKDAYS.has(lower) || EVERY.has(before) || PART_OF_DAYS.has(after)];
    }),
  );
/** "goes to choir on Tuesdays", "goes to choir on Tuesday (6 May 2025)" */
const areHabitAndDay = (one: Parsed, other: Parsed): boolean => {
  const [days, others] = [weekdaysOf(one), weekdaysOf(other)];
  return days.size === 1 && others.size === 1 && days.has(true) !== others.has(true);
};

const isCalled = ({ tokens }: Parsed): boolean => tokens.some(({ lower }) => CALLED.has(lower));
/** "is called Ginger" names a cat, "is ginger" does not. */
export const areNameAndWord = (one: Parsed, other: Parsed): boolean =>
  isCalled(one) !== isCalled(other) && !isEqualSet(one.mentions, other.mentions);

export const areApart = (one: Parsed, other: Parsed): boolean =>
  areMarkedApart(one, other) ||
  (one.normal !== other.normal &&
    (!areEnglish(one.tokens, other.tokens) ||
      WEIGHTY.some((line) => weighs(one, line) !== weighs(other, line)) ||
      isOfOne(one) !== isOfOne(other) ||
      areContrasted(one.words, other.words) ||
      areHabitAndDay(one, other) ||
      areNameAndWord(one, other) ||
      haveOtherRoles(one, other)));
