// What is typed in capitals to be heard: "WE ARE MOVING TO BERLIN", "I LOVE it". Told as it is written, it would stand in capitals, and
// no rule would know its words.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { BASE_VERBS } from "../cues/verbs.ts";
import { wordSet } from "../patterns.ts";

/** Most sentences have none. */
const ANY_SHOUTED = /[A-Z][A-Z']{2}/;
const SMALL = /\p{Ll}/u;
const WORD = /\p{Lu}[\p{Lu}']*/gu;
const LEAST_WORDS = 3;
/** Written so at all times. */
const ACRONYMS = wordSet(
  "USA UK EU UAE NYC NASA IBM BBC CNN NBA NFL FIFA UEFA FBI CIA NHS IRS HMRC DMV GP MD RN PhD MBA BSC MSC CPA CEO CTO CFO COO HR QA",
  "UX PR VP TV PC DVD USB GPS SUV ATM PIN MRI EKG ECG ICU ER IVF IUD PMS ADHD PTSD OCD IBS COPD HIV BMI",
  "API SQL CSS HTML JSON AWS GCP SDK CLI PDF CV DIY BBQ PE DJ VIP UFO RSVP ASAP ETA KFC IKEA BMW VW",
);
/** What one says louder amid a sentence; of most words in capitals nobody can tell whether they are a name. */
const EMPHASIS = new RegExp(
  wrapped`
    (?<![\p{L}\p{N}_-])(?:
      LOVE[SD]?|HATE[SD]?|WANT(?:S|ED)?|NEED(?:S|ED)?|MUST|NEVER|ALWAYS|REALLY|VERY|ONLY|EVERY(?:THING|ONE|BODY)?
      |NOTHING|ANYTHING|FINALLY|STILL|ALREADY|AGAIN|ALSO|HUGE|BEST|WORST|AMAZING|SUPER|TOTALLY|ABSOLUTELY|NOT|ALL|TOO
      |DON'T|CAN'T|WON'T|DIDN'T|DOESN'T|ISN'T
    )(?![\p{L}\p{N}_-])`,
  "gu",
);

const inSmall = (word: string): string => {
  if (word === "I" || word.startsWith("I'") || ACRONYMS.has(word))
    return word.replace(/'.+$/, (end) => end.toLowerCase());
  const small = word.toLowerCase();
  const name = upperFirst(small);
  return isFirstName(name.replace(/'s$/, "")) && !BASE_VERBS.has(small) ? name : small;
};

/** "I GOT THE JOB" → "I got the job", "I LOVE it" → "I love it"; "NASA" and "SELECT" stay. */
export const withoutShouting = (text: string): string => {
  if (!ANY_SHOUTED.test(text)) return text;
  if (SMALL.test(text)) return text.replace(EMPHASIS, (word) => word.toLowerCase());
  const words = text.match(WORD) ?? [];
  return words.length < LEAST_WORDS ? text : upperFirst(text.replace(WORD, inSmall));
};
