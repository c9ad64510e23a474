// Whether a clause tells of the past, where its verb may be of either time: "I cut my hair", "I read a book".

import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_TWELVE } from "../cues/numbers.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { BASE_VERBS, PAST_BEHIND_SUBJECT } from "../cues/verbs.ts";

const PAST_CUE =
  /\b(?:yesterday|recently|finally|felt|just|already|ago|last|was|were|had|did|went|got|\w{3,}ed|when)\b/i;
/** "I read a book about ferries": of one book it is told when it is read. */
const READ_ONCE = new RegExp(
  wrapped`
    \bI (?:just |also |even )?read (?:
      "|(?-i:[A-Z])|(?:it|this|that|one|a few)\b
      |(?:\d+|${TWO_TO_TWELVE}|both|all) (?:[\w'-]+ ){0,2}(?:books|novels|articles|stories|papers|reports)\b
        (?! (?:an?|per) )
      |an? (?:[\w'-]+ ){0,3}(?:books?|novel|article|stor(?:y|ies)|post|study|memoir|biography|paper|report|review)\b
    )`,
  "i",
);
/** "I put a new lamp in the window", "I put up a shelf": done once. */
const PUT_ONCE = new RegExp(
  wrapped`
    \bI (?:also |even |then )?(?:put|set) (?:up |in )?(?:an?|two|three|some|my|our|her|his|their|the) (?:[\w'-]+ )?(?:
      new|old|second|last|first|photos?|pictures?|paintings?|posters?|sign|lamps?|shel(?:f|ves)|fence|hooks?|deposit
      |offer|bid|tent|trap
    )\b`,
  "i",
);
/** "I let in all seven", "we let slip two points" */
const LET_ONCE =
  /\b(?:I|we) (?:also |even |then )?let (?:in|slip|go of|down) (?:the|a|an|all|my|our|one|two|three|four|five|six|seven|\d)\b/i;
/** "I read a poem and the wind took half of it", "I put the cake down and my dog ate it": what else happened then. */
const AND_THEN = new RegExp(
  wrapped`
    \b(?:I|we) (?:also |then )?(?:read|put|set|cut|hit|let|shut|bet|quit|split|hurt) [^.;]{2,60}? (?:and|but|so) (?:then )?(?:
      (?:the|my|our|his|her|their|an?) [a-z-]+|it|s?he|they|I|we|\p{Lu}\p{Ll}+
    ) (?:${PAST_BEHIND_SUBJECT})\b`,
  "iu",
);
/** "Trade is up, since I put the machine in" */
const SINCE_PUT = /\bsince (?:I|we) (?:put|cut|set|hit|quit|shut|let|split|hurt)\b/i;
const OFTEN = /\b(?:every|each|usually|often|always|sometimes|when I|whenever|before bed|at bedtime|at night)\b/i;

export const tellsOfPast = (text: string): boolean =>
  PAST_CUE.test(text) ||
  SINCE_PUT.test(text) ||
  ((READ_ONCE.test(text) || PUT_ONCE.test(text) || LET_ONCE.test(text) || AND_THEN.test(text)) && !OFTEN.test(text));

/** "When we were kids": of one of them. */
const AS_CHILDREN =
  /^(when|while|since|as) we were ((?:just|still|little|small|young) )?(kid|child|teenager|student|toddler|teen)(?:s|ren)\b/i;
const asOneOf = (_: string, when: string, how = "", what = ""): string =>
  /^(?:just|still)/i.test(how) ? `${when} I was ${how}a ${what}` : `${when} I was a ${how}${what}`;
/** "lets me train harder by myself but also look after me": who does both. */
const ALSO_ONESELF =
  /(?<=\bmyself\b[^.;]{2,60} (?:and|but) (?:also |then )?(?:look after|take care of|care for)) me\b/i;
/** "to show how we should treat others": everybody. */
const HOW_ALL_SHOULD = new RegExp(
  wrapped`
    \bhow we (?:all )?should (?=
      (?:accept|embrace|treat|love|live|cherish|respect|value|care|appreciate|face|protect) (?!
        (?:it|this|that|these|those|them|him|her|my|our|his|the|a|an)\b
      )
    )`,
  "i",
);
/** "You're invited, both of you": one name stands for no two. */
const OF_YOU = /\b(both|all) of you\b/gi;
/** "Our own Gareth Poole sang": nobody's but himself. */
const OWN_NAMED = /\b(?:[Oo]ur|[Mm]y) (?:very )?own (?=(\p{Lu}\p{Ll}+)\b)/gu;
const withoutOwn = (text: string): string =>
  text.replace(OWN_NAMED, (own, name: string) => (isFirstName(name) ? "" : own));
export const asOneOfThem = (said: string): string => {
  const text = said.includes(" own ") ? withoutOwn(said) : said;
  const own = text.includes("myself") ? text.replace(ALSO_ONESELF, " myself") : text;
  const all = own.includes(" should ") ? own.replace(HOW_ALL_SHOULD, "how people should ") : own;
  return (all.includes(" we were ") ? all.replace(AS_CHILDREN, asOneOf) : all).replace(OF_YOU, "$1 of them");
};

const HAS_SINCE = new RegExp(
  wrapped`
    ^ (?:(?:since|never|not|always|already|also|just|only|even|now) )*(?:
      been|had|done|seen|gone|taken|made|got|[a-z]{3,}(?:ed|en)|lost|kept|found|bought|sold|met|put|set|read|slept|felt
      |left|run|to (?:wait|stay|go|pay|take|do|work|start|come|get|rest)
    )\b`,
  "i",
);
const IT_EVERY = new RegExp(wrapped`
  ^ (?:it|them|there|the|my|our|an?|two|three|four|five|[$€£]?\d[\d.,]*)(?![\w'])[^,;]*\b(?:
    every|each|an? (?:day|week|month|year)|daily|weekly|twice|on [A-Z][a-z]+days
  )\b`);
/** "helped them pack and move" */
const LETS = /\b(?:helped|made|let|saw|heard|watched|felt|had|to) /i;
/** "got promoted and work at the branch in Leeds" */
const LIVES_OR_WORKS = /^(?:live|work) (?:at|in|for|as|on|with|from|near|part-time|full-time|remotely)\b/;
/** Whether a verb behind a past one tells of since then: "finished school and have never been back", "bought a loom and use it every evening". */
export const goesOnSince = (tokens: readonly string[], at: number): boolean => {
  const lower = tokens[at]?.toLowerCase() ?? "";
  const behind = tokens.slice(at + 1).join("");
  if (lower === "have") return HAS_SINCE.test(behind);
  const isDeed = tokens[at - 2] === "and" && BASE_VERBS.has(lower);
  return (
    isDeed && (IT_EVERY.test(behind) || LIVES_OR_WORKS.test(lower + behind)) && !LETS.test(tokens.slice(0, at).join(""))
  );
};

const HAS_DONE = /^(?:never|always|written|done|been|seen|read|had|got|made|found|finished|started|lost|already)$/i;
/** "am tired but don't sleep", "hand it in by May and so far have two chapters", "and have written two": of the same person, from where. */
export const sameFrom = (tokens: readonly string[], at: number): number | null => {
  const lower = tokens[at]?.toLowerCase();
  if (lower === "don't" || lower === "haven't") return at;
  if (lower !== "have") return null;
  if (tokens[at - 2] === "far" && tokens[at - 4] === "so") return at - 4;
  return HAS_DONE.test(tokens[at + 2] ?? "") ? at : null;
};
