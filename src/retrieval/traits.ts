// What a passage is like, found once when it is indexed, as bits of one number.

import type { Chunk } from "#domain/chunk.ts";
import { wrapped } from "#domain/wrapped.ts";

export const HAS_TIME = 1;
export const HAS_NUMBER = 2;
export const IS_QUESTION = 4;
export const OF_USER = 8;
export const OF_ASSISTANT = 16;
/** An utterance between people; with neither this nor a role above, the passage is prose. */
export const OF_PERSON = 32;
export const TELLS_CHANGE = 64;
/** A word within a sentence begins with a capital. */
export const HAS_NAME = 128;
/** Says how the assistant is to answer from now on. */
export const GIVES_INSTRUCTION = 256;
/** Opens with somebody's relative ("Ida's mum lives in Cork"); of a memory also: tells of somebody by name and not of the user. */
export const OF_ANOTHER = 512;
/** All traits are below; of a memory the facets that it answers are above. */
export const TRAITS_END = 1024;

const TIME = new RegExp(
  wrapped`
    \b(?:
      yesterday|today|tonight|tomorrow
      |(?:last|next|this|past|previous|coming) (?:
        week|weekend|month|year|night|summer|winter|spring|autumn|fall|mon|tues|wednes|thurs|fri|satur|sun
      )\w*
      |\w+ (?:days?|weeks?|months?|years?|hours?|minutes?) ago|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january
      |february|march|april|june|july|august|september|october|november|december|in may|may \d|\d+ may|(?:19|20)\d\d
      |since
      |for (?:a|the|one|two|three|four|five|six|seven|eight|nine|ten|several|many|\d+) (?:
        days?|weeks?|months?|years?|hours?
      )
      |recently|a few (?:days|weeks|months|years)|\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.?|\d{1,2}[/.]\d{1,2}
    )\b`,
  "i",
);
const NUMBER = new RegExp(
  wrapped`
    \d
    |\b(?:
      one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|once|twice|couple
      |several|half
    )\b`,
  "i",
);

const CHANGE = new RegExp(
  wrapped`
    \b(?:
      now|currently|nowadays|these days|lately|recent(?:ly)?|anymore|any more|no longer|instead|updat\w+
      |chang(?:ed|es|ing)|mov(?:ed|ing)|switch\w*|replac\w+|increas(?:ed|ing)|improved|rais(?:ed|ing)|reduced
      |decreas(?:ed|ing)|dropped|lowered|cut|extended|extra|expanded|grown?|growth|grew|postpon\w+|reschedul\w+|pushed
      |bumped|shifted|upgrad\w+|adjust\w+|revis\w+|latest|new|newer|quit|gave up|given up
      |(?:down|up|back) (?:to|at|from)|fell to|rose to|went (?:up|down)|stopp?ed|cancel\w+|sold|paid|left
      |(?:broke|broken|split) up|after all|in the end|no more|(?:is|are) gone|became|turned|reached|secured
    )\b`,
  "i",
);

/** Not of a month or a day, nor the user as memories name them. */
const NAME = new RegExp(
  wrapped`
    \p{Ll},? (?!
      User\b|(?:Jan|Febr)uary|March|April|May\b|June|July|August|(?:Septem|Octo|Novem|Decem)ber|\p{Lu}\p{Ll}+day\b
    )\p{Lu}\p{Ll}{2}`,
  "u",
);

/** Family and whom one lives with. */
export const KIN = wrapped`
  (?:
    (?:step|grand|half-?|god)?(?:
      mum|mom|mother|ma|dad|father|pa|parents?|brothers?|sisters?|siblings?|sons?|daughters?|child|children|kids?
    )
    |family|wife|husband|spouse|partner|girlfriend|boyfriend|fianc(?:e|é)e?|ex|aunts?|aunties?|uncles?|cousins?|nieces?
    |nephews?|gran|granny|grandma|grandpa|grandad|twins|in-laws?|relatives?|friends?|flatmates?|roommates?|colleagues?
    |boss|neighbou?rs?
  )(?:-in-law)?`;
export const NAMES_KIN = new RegExp(`\\b${KIN}\\b`, "i");
const OPENS_WITH_KIN = new RegExp(
  `^\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*){0,2}(?:'s|s') (?:[a-z-]+ ){0,2}${KIN}\\b(?!'s (?:name|house|place)\\b)`,
  "u",
);

const INSTRUCTION = new RegExp(
  wrapped`
    ^\W*(?:\w+: )?(?:please )?(?:always|never|from now on|going forward)\b
    |\b(?:please|you should|(?:make|be) sure (?:to|you|that you)|remember to|i (?:want|need|expect|would like) you to) (?:always|never)
      \b
    |\bwhen(?:ever)? i ask\b`,
  "i",
);

export const traitsOf = (chunk: Pick<Chunk, "text" | "role" | "speaker">): number => {
  let traits = 0;
  if (TIME.test(chunk.text)) traits |= HAS_TIME;
  if (NUMBER.test(chunk.text)) traits |= HAS_NUMBER;
  if (chunk.text.includes("?")) traits |= IS_QUESTION;
  if (CHANGE.test(chunk.text)) traits |= TELLS_CHANGE;
  if (NAME.test(chunk.text)) traits |= HAS_NAME;
  if (OPENS_WITH_KIN.test(chunk.text)) traits |= OF_ANOTHER;
  if (INSTRUCTION.test(chunk.text)) traits |= GIVES_INSTRUCTION;
  if (chunk.role === "user") traits |= OF_USER;
  else if (chunk.role !== null && chunk.role !== "other") traits |= OF_ASSISTANT;
  else if (chunk.speaker !== null) traits |= OF_PERSON;
  return traits;
};
