// What keeps two statements apart however alike they read: losing what is true is worse than keeping it twice.

import { areContrasted } from "./reading/contrasts.ts";
import { areEnglish } from "./reading/language.ts";
import { areMarkedApart } from "./reading/marks.ts";
import type { Parsed } from "./reading/parse.ts";
import { find, type Phrase, phrase } from "./reading/phrases.ts";
import { haveOtherRoles } from "./reading/semantic-roles.ts";

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

export const areApart = (one: Parsed, other: Parsed): boolean =>
  areMarkedApart(one, other) ||
  (one.normal !== other.normal &&
    (!areEnglish(one.tokens, other.tokens) ||
      WEIGHTY.some((line) => weighs(one, line) !== weighs(other, line)) ||
      isOfOne(one) !== isOfOne(other) ||
      areContrasted(one.words, other.words) ||
      haveOtherRoles(one, other)));
