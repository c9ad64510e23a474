// Whom a sentence names as the one who was seen or met, and nobody besides: "I visited Nora on Monday. She's always liked you."

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { genderOfName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { genderMeant } from "./genders-meant.ts";
import type { Person } from "./person.ts";

const SEEN = new RegExp(
  wrapped`
    ^(?:(?:well|good|ok|okay|so|and|but|then|also|yesterday|today|last night),? )*(?:I|[Ww]e|[Yy]ou)(?:'ve|'ll|'re|'m)? (?:[a-z']+ ){0,5}?(?:
      see|saw|seen|seeing|meet|met|visit|visited|visiting|miss|missed|know|knew|remember|love|adore
    ) (\p{Lu}\p{Ll}+)(?![\p{L}'])`,
  "u",
);
const NAME = /(?<=[\p{L},] )(?!I\b|I')\p{Lu}\p{Ll}+/gu;
const SOMEBODY = new RegExp(`\\b(?:${KIN_NOUNS}|friend|who)s?\\b`, "i");

const OPENS_WITH_ONE = /^(?:s?he|his|her)\b/i;

/** Whom "she" that opens the next sentence means, or null where somebody else can be meant. */
export const personSeen = (before: string, text: string): Person | null => {
  if (!OPENS_WITH_ONE.test(text)) return null;
  const phrase = SEEN.exec(before)?.[1];
  const gender = phrase === undefined ? undefined : genderOfName(phrase);
  if (phrase === undefined || (gender !== "male" && gender !== "female") || gender !== genderMeant(text)) return null;
  const isAlone =
    !SOMEBODY.test(before) &&
    matchesIn(before, NAME).every(([name]) => genderOfName(name) === undefined || name === phrase);
  return isAlone ? { phrase, gender } : null;
};
