// "How many hens have you got?" "There are nine.", "Which tiles did you take?" "The blue ones.": a reply that counts or chooses, with
// the thing that was asked about.

import { wrapped } from "#domain/wrapped.ts";
import { withArticle } from "#plugins/memory-extractors/local/articles.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { TEENS, TENS, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { isPlural } from "#plugins/memory-extractors/local/references/noun-phrases.ts";

const NUMBER = wrapped`
  (?:(?:about|around|almost|nearly|over|only|just|at least|at most|maybe) )*(?:
    \d{1,4}|${TWO_TO_TWELVE}|${TEENS}|(?:${TENS})(?:-\w+)?|a hundred|a dozen
  )`;
/** "There are nine", "we've got nine": no more than the number is said. */
const ONLY_COUNTS = new RegExp(
  `^(?:there(?: are|'re|'s| were)|(?:I|we)(?:'ve got| have(?: got)?)) (?=${NUMBER}(?: (?:now|left|altogether|in (?:all|total)))?[.!]*$)`,
  "i",
);
/** The number alone. */
export const onlyCount = (text: string): string => text.replace(ONLY_COUNTS, "");

/** "How many pupils are in your class?", "how many wagons have we got now?" */
const HOW_MANY = new RegExp(
  wrapped`
    \bhow many ((?:(?!of\b|more\b)[a-z-]+ ){0,2}?[a-z-]{3,}) (?:
      (are|were)(?: there(?: left)?|( left)|(?=(?: there)? (?:in|at|on) )(?: there)?)
      |(?:have we|do we|have they|do they) (?:got|have|need|own)|(?:have|do) we\b
    )((?: (?:in|at|on) [^?,]{3,40})?)(?: (?:now|then|left|these days|in total|altogether))*\?$`,
  "i",
);
const COUNT = new RegExp(`^${NUMBER}(?= (?:now|left|altogether|in (?:all|total))$|$)`, "i");
/** What a number says of the things that were asked about; null where neither is so. */
export const countAsked = (question: string, answer: string): string | null => {
  const [all = "", things = "", be = "are", left = "", where = ""] = HOW_MANY.exec(question) ?? [];
  const count = COUNT.exec(answer)?.[0];
  if (count === undefined || all === "" || !isPlural(things) || /\b(?:you|we|us|me|my|I)\b/i.test(where)) return null;
  const place = where.replace(/\byour\b/gi, "my").replace(/\bour\b/gi, "the");
  return `There ${be.toLowerCase()} ${count.charAt(0).toLowerCase()}${count.slice(1)} ${things.toLowerCase()}${answer.slice(count.length) || left}${place}`;
};

/** "Some spicy ones like dal", of dishes that were asked for; "the blue ones", of tiles. */
const ONES =
  /\bones(?= (?:like|such as) )|(?<=^(?:just |only |probably )?the (?:[a-z-]+ ){1,3})ones\b|(?<=^the )ones(?= (?:with|from|in|on|by) )/i;
const KIND_ASKED =
  /\b(?:what|which)(?: (?:kinds?|types?|sorts?) of| of (?:the|your))? ([a-z]{3,}s) (?:did|do|have|are|will|would)\b/i;
/** "What kind of heating do you have?" "Gas": of such a thing a word alone is no name. */
const OF_KIND = new RegExp(
  wrapped`
    \b(?:what|which) (?:kind|type|sort) of (
      heating|insurance|contract|visa|fuel|oven|hob|stove|diet|soil|skin|flooring|glazing|transmission|lease|mortgage
    ) (?:do|have|is|are)\b`,
  "i",
);
const A_KIND = /^(?!(?:yes|yeah|no|none|both|same|dunno|anything|nothing|whatever|neither)\b)[\p{L}-]+$/iu;
/** Of which one has one: "gas" is a gas oven. */
const IS_COUNTED = /^(?:oven|hob|stove|contract|visa|diet|lease|mortgage)$/;
export const withKindAsked = (said: string, question: string): string => {
  if (ONES.test(said)) return said.replace(ONES, KIND_ASKED.exec(question)?.[1]?.toLowerCase() ?? "ones");
  const kind = A_KIND.test(said) ? OF_KIND.exec(question)?.[1]?.toLowerCase() : undefined;
  if (kind === undefined) return said;
  const named = IS_COUNTED.test(kind) ? withArticle(lowerFirst(said)) : lowerFirst(said);
  return `${named} ${kind}`;
};
