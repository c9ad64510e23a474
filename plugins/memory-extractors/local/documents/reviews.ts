// What a review is of: its statements say "the battery" and "these", and mean the product that stands above them.

import { wrapped } from "#domain/wrapped.ts";
import { FINITE } from "../cues/verbs.ts";
import { countWords } from "../patterns.ts";

const FIRST_LINES = 6;
/** "★★★☆☆ Good sound", "4 stars" */
export const STARS = /^[\s#*_]*(?:[★⭐][★☆⭐]{2,}|[1-5](?:\.\d)? (?:out of 5(?: stars)?|stars?\b *(?:[|·•–—:-]|$)))/u;
/** "Rating: 4/5", "8.5/10" */
const RATED =
  /^[\s#*_]*(?:(?:my |overall )?(?:rating|score|verdict)\**:\**\s*(?:[★⭐]|\d)|\d{1,2}(?:[.,]\d)?\s*\/\s*(?:5|10)\b)/iu;
const REVIEWED = /^\W*(?:reviewed (?:by|on|in)\b|reviewer:|verified (?:purchase|buyer))/i;
/** "Product: Aurelo Q30" of a review */
const FIELD = /^[\s#*_]*(?:product|item|model|reviewed (?:product|item))\**:\** *(\p{Lu}[^.!?]{2,60}?)\W*$/iu;
/** "Review of the Aurelo Q30", "Aurelo Q30 review"; not "Weekly review", "Review: goals of March" */
const REVIEW_OF = new RegExp(
  wrapped`
    ^[\s#*_]*(?:
      (?:my |honest )*review(?: of|:| [-–—])(?: the)? (\p{Lu}[^.!?]{2,60}?)\W*
      |(\p{Lu}[^.!?]{2,60}?) (?:[-–—:] )?(?:product |honest )?review\W*
    )$`,
  "iu",
);
const OF_WORK = new RegExp(
  wrapped`
    \b(?:
      week\p{L}*|month\p{L}*|year\p{L}*|annual|quarter\p{L}*|q[1-4]|budget|performance|code|design|sprint|goals?|plans?
      |project|progress|peer|meeting|minutes|notes|literature|policy|contract|rent|salary|pay
    )\b`,
  "iu",
);
/** What was bought is called by a make and a number or a kind: "Aurelo Q30 wireless headphones, grey". */
const THING = /^[\s#*_]*(\p{Lu}[\p{L}\d'’&.+-]*(?:,? [\p{L}\d'’&.+"-]+){1,8})(?= [-–—] |: | \(|[\s*_]*$)/u;
const LIKE_MODEL = /\p{L}+-?\d|\d+-?\p{L}|^\p{Lu}\S* \p{Lu}/u;
/** "Not worth the money" */
const OPINION = new RegExp(
  wrapped`
    \b(?:
      good|great|nice|bad|poor|best|worst|worth|not|don't|avoid|disappoint\p{L}*|love\p{L}*|happy|perfect|excellent
      |terrible|awful|broken|recommend\p{L}*|amazing|okay|decent|solid|meh|waste|pros|cons
    )\b`,
  "iu",
);
const LONGEST = 9;

const reviewedIn = (line: string): string | null => {
  const [, behind, before] = REVIEW_OF.exec(line) ?? [];
  const name = behind ?? before ?? null;
  return name === null || OF_WORK.test(name) || !LIKE_MODEL.test(name) ? null : name;
};
const firstIn = (lines: readonly string[], read: (line: string) => string | null): string | null =>
  lines.map(read).find((name) => name !== null) ?? null;
const thingIn = (line: string): string | null => {
  const thing = THING.exec(line)?.[1] ?? null;
  const isThing = thing !== null && countWords(thing) <= LONGEST && !FINITE.test(thing) && !OPINION.test(thing);
  return isThing ? thing : null;
};

/** What a review is of; null where a text is none, or does not say. */
export const productIn = (lines: readonly string[]): string | null => {
  const first = lines
    .slice(0, FIRST_LINES)
    .flatMap((line) => line.split("\n"))
    .slice(0, FIRST_LINES);
  const others = first.filter((line) => ![STARS, RATED, REVIEWED].some((mark) => mark.test(line)));
  const reviewed = firstIn(first, reviewedIn);
  if (reviewed !== null || others.length === first.length) return reviewed;
  const things = others.map(thingIn).filter((thing) => thing !== null);
  return (
    firstIn(first, (line) => FIELD.exec(line)?.[1] ?? null) ?? things.find((thing) => LIKE_MODEL.test(thing)) ?? null
  );
};

/** Says of what a review is, who wrote it and how it ends, and nothing of the product. */
export const headsReview = (line: string): boolean => [STARS, RATED, REVIEWED, FIELD].some((mark) => mark.test(line));

/** "Aurelo Q30: Ida bought these in May" */
export const ofProduct = (text: string, product: string | null): string =>
  product === null || text.toLowerCase().includes(product.toLowerCase())
    ? text
    : `${product}: ${text.replace(/^The /, "the ")}`;
