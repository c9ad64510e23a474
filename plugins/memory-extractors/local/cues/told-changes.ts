// What a user of an assistant tells as changed without a word of themselves: "The choir has moved to Fridays", "No more carers", "They
// put the fee up to £42". Without it what was told before would hold for ever.

import { anyOf } from "../patterns.ts";
import { isFirstName } from "./proper-names.ts";

const BEHIND = "(?=[.!]*$|,|;| (?:because|so|until|till|now|again|after|and|but|for|since)\\b)";
const NO_NAME =
  "(?!(?:It|That|This|These|Those|He|She|They|We|You|What|Who|Today|Tomorrow|Tonight|Everything|Something|Nothing|All|My|Our|The|Work|School|Half|One)\\b)";
const NAME = `${NO_NAME}\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?`;
const WHEN =
  "(?=[^.!?]*(?:day|\\d|spring|summer|autumn|winter|week|month|year|morning|afternoon|evening|January|February|March|April|May|June|July|August|September|October|November|December))";
/** What is asked of the assistant, and what nobody has. */
const NOT_OWNED =
  "questions?|suggestions?|ideas?|tips|examples?|emojis?|bullets?|bullet|jokes?|advice|info|information|details?|excuses|worries|nonsense|drama|errors?|warnings?|lists?|headings?|text|words|of|than|or|time|that|this|please";

/** "Gent is off, the hotel cancelled", "Statins are off again", "Rosa has no time for the cover" */
const BY_NAME = new RegExp(
  `^${NAME}(?:(?:'s| is| are) (?:(?:all|now|completely) )?(?:off|cancelled|canceled|postponed|called off|back on|on again)${BEHIND}| (?:has no time|can't do|can't make|pulled out|dropped out|had to cancel)\\b)`,
  "u",
);
const COMMON = new RegExp(
  `^(?:${anyOf(
    // "The day centre changed to Thursdays", "The publisher has moved it to next spring"
    `(?:the|our|my|his|her|their) (?:[\\w'-]+ ){1,3}?(?:(?:has|have|had|was|were|got|is|are) )?(?:been |being )?(?:changed|moved|switched|shifted|pushed back|put back|brought forward|postponed) (?:(?:it|them|the [\\w-]+|my [\\w-]+|our [\\w-]+) )?(?:back )?(?:to|until|till) ${WHEN}`,
    // "They put the fee up to £42 a head"
    `(?:they|the [\\w'-]+(?: [\\w'-]+)?)(?: have| has|'ve)? (?:put|pushed|raised|upped|increased|lowered|cut|dropped) (?:it|the [\\w-]+|their [\\w-]+|our [\\w-]+|my [\\w-]+) (?:(?:up|down) )?to (?=[$€£]?\\d)`,
    // "No more carers"
    `no more (?!(?:${NOT_OWNED})\\b)[\\p{L}'-]+(?: (?!(?:${NOT_OWNED})\\b)[\\p{L}'-]+)?${BEHIND}`,
    // "Last day is 30 November"
    "last day (?:is|was|will be) (?=[^.!?]*\\d)",
    // "The course has a waiting list, so that's off"
    `(?:[^.!?,]{8,80}),? so (?:that|it)(?:'s| is) off(?=[.!]*$)`,
  )})`,
  "iu",
);
/** "Brent is gone"; not "Chrome is gone" */
const GONE = new RegExp(`^(\\p{Lu}\\p{Ll}+)(?:'s| is) (?:all |now )?gone${BEHIND}`, "u");
const MAY_CHANGE =
  /\b(?:off|gone|cancell?ed|postponed|back|again|time|can't|pulled|dropped|had|changed|moved|switched|shifted|pushed|put|brought|raised|upped|increased|lowered|cut|more|last)\b/i;
const LONGEST = 140;

export const tellsChange = (text: string): boolean =>
  text.length <= LONGEST &&
  MAY_CHANGE.test(text) &&
  (COMMON.test(text) || BY_NAME.test(text) || isFirstName(GONE.exec(text)?.[1] ?? ""));
