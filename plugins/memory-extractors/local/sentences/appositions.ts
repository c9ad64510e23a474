// "I got the grant! Forty thousand for the garden on Ellis Street": behind news, what says which one it is, with no verb of its own.

import { TWO_TO_TWELVE } from "../cues/numbers.ts";
import { FINITE } from "../cues/verbs.ts";
import { countWords } from "../patterns.ts";

/** "I got a puppy! A husky, named Echo." */
const CALLED = /^an? (?:[\p{L}-]+ ){0,3}[\p{L}-]+,? (?:named|called) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?[.!]*$/iu;

const NEWS =
  /\b(?:I|we|I've|we've|(?:my|our) [\w-]+)(?: (?:just|finally|actually|also))? (?:got|won|bought|found|adopted|landed|booked|sold|rented|built|made|signed|received|inherited|ordered|chose|picked|have)(?: (?:us|myself|ourselves))? (?:(?:an?|the|my|our|two|three) (?:[\w-]+ ){0,2}([\w-]+)|(one))[!.]+$/i;
const THING =
  /^(?:(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|a hundred|half|[$€£]?\d[\d,.]*k?|first|second|third) (?!(?:bit|lot|few|little|while|dream|disaster|relief|total|complete|real|huge|big|good|great|nice|true|whole|weight|long|miracle|joy|pleasure|shame|day|week|month|year|days|weeks|months|years|hours)\b)[\p{L}\d])[^?;]*$/iu;
/** "Six beginners on Sunday mornings, one of them is only nine": who or what takes part in what was just told. */
const COUNTED = new RegExp(
  `^(?:${TWO_TO_TWELVE}|\\d{1,3}) (?:[a-z-]+ )?[a-z-]{3,}s (?:on|in|at|every|from|and) [^?;]{3,}$`,
  "i",
);
const OWN_DOING =
  /^(?:\w+, )?(?:I|I'm|I've|we|we're|we've) [^?]*(?:class|lesson|course|band|team|choir|club|group|workshop|house|flat|farm|garden)[^?]*[.!]$/i;
const POST = /^(?:job|role|position|part|post|promotion|place|internship)$/i;
/** "Head gardener at Kew." */
const TITLE =
  /^(?!(?:so|very|really|such|thanks?|thank|no|not|yes|yeah|finally|now|then|still|just|what|how|never|all|and|but)\b)\p{L}+ (?:[\p{L}'-]+ ){0,6}[\p{L}'-]+[.!]*$/iu;
/** "with a walled garden" */
const DESCRIBED = /(?<=\b(?:an?|the|with|and) )[\p{L}-]+ed (?=\p{L})/giu;
const POINTS = /\b(?:I|I'm|we|you|it|that|this|they|me|us|he|she)\b/i;
const LEAST_WORDS = 3;
const MOST_WORDS = 16;

/** Whether a fragment names in more words what the sentence before it tells of. */
export const apposes = (text: string, before: string): boolean => {
  if (CALLED.test(text)) return true;
  if (COUNTED.test(text) && !FINITE.test(text.split(",")[0] ?? "") && OWN_DOING.test(before.trim())) return true;
  const [, named, one] = NEWS.exec(before.trim()) ?? [];
  const noun = named ?? one;
  if (noun === undefined || FINITE.test(text.replace(DESCRIBED, " ")) || POINTS.test(text)) return false;
  const words = countWords(text);
  return words >= LEAST_WORDS && words <= MOST_WORDS && (THING.test(text) || (POST.test(noun) && TITLE.test(text)));
};
