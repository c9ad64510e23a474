// What is typed in capitals to be heard: "WE ARE MOVING TO BERLIN", "I LOVE it". Told as it is written, it would stand in capitals, and
// no rule would know its words.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { isFirstName, isPlaceOrNation } from "../cues/proper-names.ts";
import { BASE_VERBS } from "../cues/verbs.ts";
import { matchesIn, wordSet } from "../patterns.ts";

/** Most sentences have none. */
const ANY_SHOUTED = /[A-Z][A-Z']{2}/;
const SMALL = /\p{Ll}/u;
const WORD = /\p{Lu}[\p{Lu}']*/gu;
const LEAST_WORDS = 3;
/** Written so at all times. */
const ACRONYMS = wordSet(
  "USA UK EU UAE NYC MIT UCLA NASA IBM BBC CNN NBA NFL FIFA UEFA FBI CIA NHS IRS HMRC DMV GP MD RN PhD MBA BSC MSC CPA CEO CTO CFO COO HR QA",
  "UX PR VP TV PC DVD USB GPS SUV ATM PIN MRI EKG ECG ICU ER IVF IUD PMS ADHD PTSD OCD IBS COPD HIV BMI",
  "API SQL CSS HTML JSON AWS GCP SDK CLI PDF CV DIY BBQ PE DJ VIP UFO RSVP ASAP ETA KFC IKEA BMW VW",
);
/** What one says louder amid a sentence; of most words in capitals nobody can tell whether they are a name: "I work at BEST Ltd". */
const EMPHASIS = new RegExp(
  wrapped`
    (?<![\p{L}\p{N}_-]|\b(?:at|for|from|by|with|of|in|on|use|using|called|named|love|loves|like|likes) )(?:
      (?:
        LOVE[SD]?|HATE[SD]?|WANT(?:S|ED)?|NEED(?:S|ED)?|MUST|NEVER|ALWAYS|REALLY|VERY|EVERY(?:THING|ONE|BODY)|NOTHING|ANYTHING
        |FINALLY|STILL|ALREADY|AGAIN|TOTALLY|ABSOLUTELY|DON'T|CAN'T|WON'T|DIDN'T|DOESN'T|ISN'T
      )
      |(?<=\b(?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|must|may|might|'m|'s|'re) )NOT(?= \p{Ll})
    )(?![\p{L}\p{N}_-]| (?:Ltd|Inc|GmbH|LLC|\p{Lu}{2})\b)`,
  "gu",
);
/** "MR SMITH", "MY NAME IS MARK MILLER": the words that are a name, whatever they mean. */
const NAMED = new RegExp(
  wrapped`
    \b(?:(?:MR|MRS|MS|DR|PROF)\.? |(?:NAME IS|NAME'S|(?:AM|IS|ARE|WAS) (?:CALLED|NAMED)) \p{Lu}+ )
      (?!(?:AND|BUT|SO|OR|I|HE|SHE|WHO|FROM|IN)\b)\p{Lu}+`,
  "gu",
);
const TITLE = /^(?:MRS?|DR|PROF)$/;
/** "HP", "KFC": no word is written without a vowel. */
const WITHOUT_VOWEL = /^[^AEIOUY']{2,}$/;

const inSmall = (word: string): string => {
  if (TITLE.test(word)) return upperFirst(word.toLowerCase());
  if (word === "I" || word.startsWith("I'") || ACRONYMS.has(word) || WITHOUT_VOWEL.test(word))
    return word.replace(/'.+$/, (end) => end.toLowerCase());
  const small = word.toLowerCase();
  const name = upperFirst(small);
  const isName = isFirstName(name.replace(/'s$/, "")) || isPlaceOrNation(name.replace(/'s$/, ""));
  return isName && !BASE_VERBS.has(small) ? name : small;
};
const capitalized = (words: string): string =>
  words.toLowerCase().replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());

/** "I GOT THE JOB" → "I got the job", "I LOVE it" → "I love it"; "NASA" and "SELECT" stay. */
export const withoutShouting = (text: string): string => {
  if (!ANY_SHOUTED.test(text)) return text;
  if (SMALL.test(text)) return text.replace(EMPHASIS, (word) => word.toLowerCase());
  const words = text.match(WORD) ?? [];
  if (words.length < LEAST_WORDS) return text;
  const named = matchesIn(text, NAMED).map(({ 0: all, index }) => {
    const at = all.lastIndexOf(" ") + 1;
    return { from: index + at, name: capitalized(all.slice(at)) };
  });
  const told = text.replace(WORD, (word, at: number) => named.find(({ from }) => from === at)?.name ?? inSmall(word));
  return upperFirst(told);
};
