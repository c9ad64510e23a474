// "What are you up to?", "Anything you're working on?" "Fixing up the barn with my dad": what the other asked the speaker
// is doing, or where, is said of the speaker.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { opensWithSubject } from "#plugins/memory-extractors/local/cues/openings.ts";
import { FINITE, ING_IN_BASE } from "#plugins/memory-extractors/local/cues/verbs.ts";

const ASKS_FOR_DOING = new RegExp(
  wrapped`
    \b(?:
      what(?: are|'re)? (?:you|ya) (?:up to|doing|working on)
      |are (?:you|ya) (?:working on|up to|making|building) (?:something|anything)
      |(?:projects?|anything|something) (?:else )?(?:you're|you are|you've been) (?:working on|up to|making|building)
      |what(?:'s| is) (?:new|up|going on|happening)|what have you been (?:up to|doing)|how (?:are|do) you [a-z]+
      |how(?:'s| is) (?:life|work|everything|it going)
    )\b
    |\bwhere(?: are|'re)? (?:you|ya)(?! (?:from|born|going)\b)`,
  "i",
);
const ASKS_WHERE = /\bwhere(?: are|'re)? (?:you|ya)\b/i;
const GERUND_FIRST = new RegExp(
  wrapped`
    ^(?:(?:just|still|mostly|currently|now|only) )*(?!
      (?:
        nothing|something|anything|everything|morning|evening|during|being|having|including|depending|considering
        |according|amazing|interesting|exciting|boring|tiring|trying|going|willing|freezing|boiling
      )\b
      |[a-z]+ing (?:school|college|lessons?|classes|course|training)\b
    )([a-z]{2,}ing) (?!(?:up|out|in)?[.!]*$)`,
  "i",
);
/** What the gerund belongs to ends before the next statement. */
const FIRST_PART =
  /^.*?(?=[;.]| but | so |, (?:(?:and|but|so) )?(?:I|I'm|I've|we|we're|my|it|it's|he|she|they|the|there|no|want|need)\b|$)/i;
/** "Lille, waiting on a train" */
const PLACE_FIRST = new RegExp(
  wrapped`
    ^((?:at|in|on|by|near) [^,]{2,30}|home|work|school|\p{Lu}[\p{L}' -]{1,30}|[\p{Ll}'-]+(?: [\p{Ll}'-]+)?),[ ]
    (?=(?:(?:just|still) )?[a-z]{3,}ing )`,
  "u",
);

const isDoing = (text: string): boolean => {
  const gerund = GERUND_FIRST.exec(text)?.[1]?.toLowerCase();
  return gerund !== undefined && !ING_IN_BASE.has(gerund) && !FINITE.test(FIRST_PART.exec(text)?.[0] ?? "");
};
const at = (place: string): string => {
  if (/^(?:at|in|on|by|near|home)\b/i.test(place)) return lowerFirst(place);
  return `${/^(?:work|school)$/i.test(place) ? "at" : "in"} ${place}`;
};

/** `text`: the reply without its lead-ins; `question`: what was asked last. */
export const withDoingAsked = (text: string, question: string): string => {
  if (opensWithSubject(text) || !ASKS_FOR_DOING.test(question)) return text;
  if (isDoing(text)) return `I'm ${lowerFirst(text)}`;
  const place = ASKS_WHERE.test(question) ? PLACE_FIRST.exec(text) : null;
  const [all = "", where = ""] = place ?? [];
  return place !== null && isDoing(text.slice(all.length)) ? `I'm ${at(where)}, ${text.slice(all.length)}` : text;
};
