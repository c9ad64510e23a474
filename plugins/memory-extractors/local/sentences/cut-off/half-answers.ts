// "A small coffee for me, I sleep badly": what is taken or declined at the moment stands before what is so, and no verb joins the two.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { TIME_WORD } from "#plugins/memory-extractors/local/cues/signals.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { hasInnerDangling, opensDangling } from "#plugins/memory-extractors/local/references/leaning/anaphora.ts";

const OPENS = "(?:(?:but|and|oh|so|no|yes|ok|okay|well|sure),? )*(?:(?:just|only|maybe|perhaps) )?";
const THING = String.raw`(?:[\p{L}'-]+ ){0,4}?[\p{L}'-]+`;
const OWN = "(?=(?:I|I'm|I've|I'll|I'd|we|we're|we've|we'll|my|our)\\s)";
/** "But a decaf for me, ", "Half a glass please, ", "No wine for us, ", "Just the one, ", "Gladly, " */
const TAKEN = new RegExp(
  wrapped`
    ^${OPENS}(?:
      (?!(?:my|our|I|we)\b)${THING} (?:for (?:me|us)(?: (?:please|either|too|then|today))?|please|thanks)
      |(?:an?|the) (?:small|short|tiny|little|quick|big|large|half|later|bit) ${THING}|(?:only|just|the) one|gladly
      |happily|with pleasure|not (?:really|for me|me|too much)
    ), ${OWN}`,
  "iu",
);
/** "Not this week, I had a tooth out"; of what is so now: "Not next week, I'm in Oslo" */
const NOT_THEN = new RegExp(
  wrapped`
    ^${OPENS}not (
      (?:this|next) (?:week|month|year|weekend|\w+day|morning|afternoon|evening|summer|winter|spring|autumn)|today
      |tonight|tomorrow
    ), ${OWN}`,
  "i",
);
/** "Half a year for me, ", "A small one for my son, ": no answer of the moment. */
const SAYS_MORE = /\b(?:my|our|(?:year|month|week|day|hour|minute)s?)\b/i;
const IS_SO = /^(?:I'm|I am|I have|I've got|we're|we are|we have|we've got)\b/i;
const LEAST_WORDS = 3;

/** The statement alone, where it says by itself what it is about. */
export const withoutHalfAnswer = (text: string): string => {
  if (!text.includes(", ")) return text;
  const then = NOT_THEN.exec(text);
  const left = then?.[0] ?? TAKEN.exec(text)?.[0];
  if (left === undefined || FINITE.test(left) || (then === null && SAYS_MORE.test(left))) return text;
  const said = text.slice(left.length);
  if (countWords(said) < LEAST_WORDS || !FINITE.test(said) || hasInnerDangling(said) || opensDangling(said))
    return text;
  const isThen = then !== null && IS_SO.test(said) && !TIME_WORD.test(said);
  return upperFirst(isThen ? said.replace(/[.!]*$/, (marks) => ` ${then[1]}${marks}`) : said);
};

const ASKS_WHERE = /\b(?:where|which (?:room|house|place|bed|shelf|drawer|floor))\b/i;
const PLACE_FIRST = /^(?:my|our|the|an?) (?:[\p{L}'-]+ )?[\p{L}'-]+, (?=(?:I|we|they|he|she) [\p{L}']+ )/iu;
/** "Where do they sleep?" "My room, I go on the sofa" → "I go on the sofa": the rest is told by itself. */
export const withoutPlaceFirst = (text: string, question: string): string => {
  const place = ASKS_WHERE.test(question) ? (PLACE_FIRST.exec(text)?.[0] ?? "") : "";
  const said = text.slice(place.length);
  return place === "" || FINITE.test(place) || hasInnerDangling(said) ? text : upperFirst(said);
};
