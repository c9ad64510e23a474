// "I got the grant! Forty thousand for the garden on Ellis Street": behind news, what says which one it is, with no verb of its own.

import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";

/** "I got a puppy! A husky, named Echo." */
const CALLED = /^an? (?:[\p{L}-]+ ){0,3}[\p{L}-]+,? (?:named|called) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?[.!]*$/iu;

const NEWS = new RegExp(
  wrapped`
    \b(?:I|we|I've|we've|(?:my|our) [\w-]+)(?: (?:just|finally|actually|also))? (?:
      got|won|bought|found|adopted|landed|booked|sold|rented|built|made|signed|received|inherited|ordered|chose|picked
      |have
    )(?: (?:us|myself|ourselves))? (?:(?:an?|the|my|our|two|three) (?:[\w-]+ ){0,2}([\w-]+)|(one))[!.]+$`,
  "i",
);
const THING = new RegExp(
  wrapped`
    ^(?:
      (?:
        an?|the|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|a hundred|half
        |[$€£]?\d[\d,.]*k?|first|second|third
      ) (?!
        (?:
          bit|lot|few|little|while|dream|disaster|relief|total|complete|real|huge|big|good|great|nice|true|whole|weight
          |long|miracle|joy|pleasure|shame|day|week|month|year|days|weeks|months|years|hours
        )\b
      )[\p{L}\d]
    )[^?;]*$`,
  "iu",
);
/** "Six beginners on Sunday mornings, one of them is only nine": who or what takes part in what was just told. */
const COUNTED = new RegExp(
  `^(?:${TWO_TO_TWELVE}|\\d{1,3}) (?:[a-z-]+ )?[a-z-]{3,}s (?:on|in|at|every|from|and) [^?;]{3,}$`,
  "i",
);
const OWN_DOING = new RegExp(
  wrapped`
    ^(?:\w+, )?(?:I|I'm|I've|we|we're|we've) [^?]*(?:
      class|lesson|course|band|team|choir|club|group|workshop|house|flat|farm|garden
    )[^?]*[.!]$`,
  "i",
);
const POST = /^(?:job|role|position|part|post|promotion|place|internship)$/i;
/** "Head gardener at Kew." */
const TITLE = new RegExp(
  wrapped`
    ^(?!(?:so|very|really|such|thanks?|thank|no|not|yes|yeah|finally|now|then|still|just|what|how|never|all|and|but)\b)\p{L}+ (?:[\p{L}'-]+ ){0,6}
      [\p{L}'-]+[.!]*$`,
  "iu",
);
/** "Beekeeping.", "Ship's medic, two weeks in Haugesund" */
const LISTED = /^(?:[\p{L}-]+ing|[\p{L}'-]+ [\p{L}' -]{2,40}, [\p{L}\d' -]{2,50})[.!]*$/iu;
/** "with a walled garden" */
const DESCRIBED = /(?<=\b(?:an?|the|with|and) )[\p{L}-]+ed (?=\p{L})/giu;
/** "I've signed up for a course. Ship's medic, two weeks in August", "I have a new hobby. Beekeeping.": which one it is. */
const OF_A_KIND = new RegExp(
  wrapped`
    ^(?:[\p{L}' ]{1,20}[!,] )?(?:(?:I|we|s?he|they|(?:my|our) [\w-]+)(?:'ve|'s|'m|'re| have| has)?)
      (?: (?:just|finally|actually|also|now|even))* (?:
      got|found|have|has|started|joined|took up|taken up|taking|doing|running|teaching|signed up for
      |enrolled (?:in|on|for)|applied for|into|working on|accepted|landed
    ) (?:an?|another|one more|my) (?:(?:new|second|first|evening|part-time|summer|night|online|little|side) ){0,2}
    (
      job|role|position|post|internship|apprenticeship|course|class|workshop|degree|hobby|sport|project|club|choir|band
      |team|gig|placement
    )[!.]+$`,
  "iu",
);
/** "I've started carving. Spoons, from driftwood." */
const OF_A_CRAFT = new RegExp(
  wrapped`
    ^(?:[\p{L}' ]{1,20}[!,] )?(?:I|we)(?:'ve| have)?(?: (?:just|finally|actually|also|now|even))* (?:
      started|begun|began|taken up|took up
    ) (?:
      carving|baking|painting|drawing|sewing|knitting|weaving|collecting|growing|making|building|restoring|breeding
      |writing|brewing|crocheting|embroidering
    )[!.]+$`,
  "iu",
);
const MADE_THINGS = new RegExp(
  wrapped`
    ^(?!(?:loads|lots|tons|hours|yes|thanks|always|perhaps)\b)(?:(?:mostly|mainly|only|just) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]{2,}
      [^us\W]s(?:,? (?:mostly|mainly)|,? (?:from|out of|for|and|with|in) [^?;]{2,50})?[.!]*$`,
  "iu",
);
const VERDICT = new RegExp(
  wrapped`
    ^(?:
      best|worst|most|great|good|nice|big|huge|long|total|pure|crazy|exciting|scary|fun|hard|easy|tough|weird|funny
      |madness|lovely|brilliant|fantastic|wonderful|awesome|incredible|super|perfect|proper|pretty|quite|rather|very
      |such|so|really|what|how|no|not|thanks?|thank|about time|at (?:long )?last|same|fingers|touch|knock|hope|hopefully
      |wish|wow|yay|hurray|oh|well|maybe|perhaps|probably|because|since|after|before|until|which|who|nothing|something
      |everything|nobody|everybody|still|only|more|less|too|also|my|his|her|their|your|love|can't|cannot|hooray
      |congrat\w*|ha(?:ha)*|again|already|amazing|terrifying|interesting|exhausting|boring|thrilling|loving
    )\b`,
  "i",
);

const POINTS = /\b(?:I|I'm|we|you|it|that|this|they|me|us|he|she)\b/i;
const LEAST_WORDS = 3;
const MOST_WORDS = 16;

/** Whether a fragment names in more words what the sentence before it tells of. */
export const apposes = (text: string, before: string): boolean => {
  if (CALLED.test(text)) return true;
  const isBare = !FINITE.test(text.replace(DESCRIBED, " ")) && !POINTS.test(text) && !VERDICT.test(text);
  if (isBare && OF_A_KIND.test(before.trim()) && (TITLE.test(text) || LISTED.test(text))) return true;
  if (isBare && OF_A_CRAFT.test(before.trim()) && MADE_THINGS.test(text)) return true;
  if (COUNTED.test(text) && !FINITE.test(text.split(",")[0] ?? "") && OWN_DOING.test(before.trim())) return true;
  const [, named, one] = NEWS.exec(before.trim()) ?? [];
  const noun = named ?? one;
  if (noun === undefined || FINITE.test(text.replace(DESCRIBED, " ")) || POINTS.test(text)) return false;
  const words = countWords(text);
  return words >= LEAST_WORDS && words <= MOST_WORDS && (THING.test(text) || (POST.test(noun) && TITLE.test(text)));
};
