// A question as people ask it in passing ("What about you, kids?", "You still at the bank?") in the plain form that the tables know.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { PARTNERS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { OF_A_COUPLE } from "../by-question/couple-asked.ts";
import { withMark } from "../question-told.ts";

/** "Where do you live again, Ghent?", "How old is he, 12?": what the asker guesses, and that it was told before. */
const GUESSED = new RegExp(
  wrapped`
    ^(.*\b(?:where|what|who|when|how (?:old|many|long)) (?:do|does|did|are|is|was|were|have|has)\b[^,?]*?)(?: again)?, [\p{L}\d'-]+
      (?: [\p{L}'-]+)?\?$`,
  "iu",
);
const TOLD_BEFORE = /(?: again|,? (?:by the way|btw))\?$/i;
/** "When are you going and for how long?": said in one breath with what comes behind. */
const AND_HOW_LONG = /,? and (?:for how long|how long|where to|with whom|who with|how often|why)\?$/i;
/** "Are you taking the ferry to Aran, right?" */
const IS_IT_SO = /^((?:are|is|was|were|do|does|did|will|would|have|has|can)\b.*), (?:right|yeah|correct)\?$/i;
/** "How long have you two been together?" */
const YOU_TWO = new RegExp(`\\byou (?:two|both|guys|all)\\b(?! ${OF_A_COUPLE})`, "i");

const AND_YOU = "(?:(?:and|so|oh|but|then),? )*(?:(?:what|how) about (?:you|yourself),? |you,? )?";
/** "Any kids?", "And you, kids?", "Is there a wife by now?", "You got a dog?": asked in short for what somebody has. */
const HAS_ANY = new RegExp(
  wrapped`
    ^${AND_YOU}(?:do you have |have you got |you have |(?:you )?got |are there |is there )?(?:any |some )?(
      kids|children|siblings|brothers or sisters|brothers|sisters|grandchildren|grandkids|pets|dogs|cats|flatmates
      |roommates|housemates
    )(?: (?:yet|too|now|yourself|by now|these days|of your own|at all))*\?$`,
  "i",
);
const HAS_ONE = new RegExp(
  wrapped`
    ^${AND_YOU}(?:do you have|have you got|you have|(?:you )?got|is there) (an? (?:${PARTNERS}|dog|cat))
      (?: (?:yet|too|now|by now|these days|I should know about))*\?$`,
  "i",
);
/** "Still in Da Nang?", "You still at the bank?", "What about you, still rowing?" */
const STILL = new RegExp(
  `^${AND_YOU}(?:are )?(?:you )?still ((?:in|at|with|on) [^?]{2,60}|[a-z]{2,}ing(?: [^?]{2,60})?)\\?$`,
  "i",
);

/** "How's your sister, did she have the surgery?" */
const HOW_IS_WHO =
  /^(?:(?:and|so|oh|but),? )*how(?:'s| is) (your [a-z]+|\p{Lu}\p{Ll}+)(?: doing)?[,?] (did|has|is|does|was|will|can) s?he (?=[^?]+\?$)/iu;

/** "Can you confirm your delivery address?": where one has things sent, one lives for all that is known. */
const DETAIL_WANTED = new RegExp(
  wrapped`
    ^(?:(?:and|so|ok|okay|thanks|sure),? )*(?:can|could|would|will) (?:you|I) (?:please )?(?:also )?
      (?:confirm|verify|share|provide|have|get|(?:give|tell|send) me)(?: with me)? your (?:(?:delivery|home|shipping|postal|current|new) )?(
      (?:(?:billing|email|e-mail|work|full|phone|mobile|order|account|customer|date of) )?
        (?:address|number|email|e-mail|birth|postcode|zip code|username)
    )(?:,? please| with me| for me)*\?$`,
  "i",
);
const inFull = (text: string): string =>
  text.replace(HAS_ANY, "Do you have any $1?").replace(HAS_ONE, "Do you have $1?").replace(STILL, "Are you still $1?");

export const asAsked = (text: string): string =>
  inFull(withMark(text))
    .replace(DETAIL_WANTED, "What's your $1?")
    .replace(HOW_IS_WHO, (_, who: string, does: string) => `${upperFirst(does)} ${who} `)
    .replace(GUESSED, "$1?")
    .replace(IS_IT_SO, "$1?")
    .replace(TOLD_BEFORE, "?")
    .replace(AND_HOW_LONG, "?")
    .replace(YOU_TWO, "you");
