// "Is there a wife?" "There is! Lene, we met in Turku. And a little boy, Otto, he's two.": whom a reply brings in is the speaker's own.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS, PARTNERS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";

const ASKS_FOR_FAMILY = new RegExp(
  wrapped`
    \b(?:
      kids|children|daughters|sons|brothers|sisters|nephews|nieces|grandkids|family|siblings|grandchildren|${PARTNERS}
      |married|seeing (?:anyone|someone|anybody|somebody)
    )\b[^.!]*\?`,
  "i",
);
/** "Lene, we met in Turku": no "Well, we", no "Luckily, we" */
const WITH_ME = new RegExp(
  wrapped`
    ^(?!(?:\p{Ll}+ly|Yes|No|Well|So|Now|Then|Once|Later|Soon|Today|Yesterday|Sorry|Sure|Still|Also|Back)\b)
      (\p{Lu}[\p{L}-]+), we('re|'ve)? (?=\p{Ll})`,
  "u",
);
const BESIDE: Readonly<Record<string, string>> = { "'re": "are ", "'ve": "have " };
const ONES = wrapped`
  (?:an?|one|two|three|four) (?:(?!and\b)[\p{Ll}-]+ )?(?:${KIN_NOUNS}|boy|girl),? \p{Lu}[\p{L}-]+
    (?: and \p{Lu}[\p{L}-]+)?`;
/** "And a son, Otto.", "A son, Otto, he's two"; a bare "A son, Otto." is told as the answer. */
const BROUGHT_IN = new RegExp(
  `^(?:(?:(?:and|plus|also),? )(?=${ONES}[.!]*$)|(?:(?:and|plus|also),? )?(?=${ONES}, (?:s?he|they)\\b))`,
  "iu",
);
const HAS_NAME = /\p{Ll},? \p{Lu}/u;

const AGE = "(?:only |almost |just )?(?:\\d{1,2}|\\p{Ll}+(?:-\\p{Ll}+)?)(?: (?:years? old|months?|weeks?)(?: old)?)?";
/** "Awa is ten and Coumba is six" */
const AGES = new RegExp(
  `^(\\p{Lu}\\p{L}+)( is|'s) (${AGE})((?:,? and|,) )(\\p{Lu}\\p{L}+)(?: is|'s)? (${AGE})([.!]*)$`,
  "u",
);
const IS_AGE = new RegExp(
  String.raw`^(?:only |almost |just )?(?:\d|(?:one|${TWO_TO_TWELVE}|\p{Ll}+teen|(?:twen|thir|for|fif|six)ty\b))`,
  "u",
);
const ASKED_FOR: readonly (readonly [RegExp, string])[] = [
  [/\bdaughters\b/i, "daughter"],
  [/\bsons\b/i, "son"],
  [/\bsisters\b(?!.*\bbrothers\b)/i, "sister"],
  [/\bbrothers\b(?!.*\bsisters\b)/i, "brother"],
  [/\bnieces\b(?!.*\bnephews\b)/i, "niece"],
  [/\bnephews\b(?!.*\bnieces\b)/i, "nephew"],
  [/\bgrand(?:kids|children)\b/i, "grandchild"],
  [/\b(?:kids|children)\b/i, "child"],
];
const withAges = (text: string, question: string): string => {
  const [, one = "", , age = "", and = "", other = "", otherAge = "", end = ""] = AGES.exec(text) ?? [];
  if (!IS_AGE.test(age) || !IS_AGE.test(otherAge)) return text;
  const kin = ASKED_FOR.find(([asked]) => asked.test(question))?.[1];
  return kin === undefined ? text : `My ${kin} ${one} is ${age}${and}my ${kin} ${other} is ${otherAge}${end}`;
};

/** The sentence of a reply with those whom it brings in told as the speaker's. */
export const withFamilyAsked = (text: string, question: string): string => {
  if (!ASKS_FOR_FAMILY.test(question)) return text;
  if (HAS_NAME.test(text) && BROUGHT_IN.test(text)) return `I have ${lowerFirst(text.replace(BROUGHT_IN, ""))}`;
  return withAges(text, question).replace(
    WITH_ME,
    (_, name: string, be?: string) => `${name} and I ${BESIDE[be ?? ""] ?? ""}`,
  );
};
