// The words of a question as the one who answers says them, with the answer in its place: "paint", "on your birthday", "a sunset" →
// "painted a sunset on my birthday".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { isFirstName, isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { SAME_IN_PAST } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { pastOf } from "./past-forms.ts";

/** What the asker or an earlier turn means: the one who answers cannot say it again in the same words. */
const NOT_ONES_OWN = new RegExp(
  wrapped`
    \b(?:
      you|I|me|my|we|us|our|it|its|that|this|these|those|them|they|he|she|him|her|there|here|then|one|ones|same|so far
      |anything|something|else
    )\b`,
  "i",
);

/** "painted", but "have read": of a form that is also the present nobody could tell. */
export const did = (verb = ""): string =>
  SAME_IN_PAST.has(verb.toLowerCase()) ? `have ${pastOf(verb)}` : pastOf(verb);

/** "You broke that ankle, didn't you?" */
const THAT_OF_BODY = new RegExp(
  wrapped`
    \bthat (?=
      (?:ankle|knee|shoulder|wrist|elbow|hip|leg|arm|foot|hand|finger|thumb|toe|tooth|rib)(?:
        [?.,!]|$| (?:in|on|at|last|when|while|again|once|twice|this|during|as|playing|skiing|running|climbing|yet|before|by)\b
      )
    )`,
  "gi",
);
/** The rest of the question as the one who answers says it, or null where that is not certain. */
export const ownWords = (rest: string | undefined): string | null => {
  const told = (rest ?? "").replace(/\byours\b/gi, "MINE").replace(/\byourself\b/gi, "MYSELF");
  const bare = told.replace(/\byour\b/gi, "MINES").replace(THAT_OF_BODY, "MINES ");
  if (NOT_ONES_OWN.test(bare.replace(/\bMINES\b|\bMINE\b|\bMYSELF\b/g, ""))) return null;
  return bare
    .replace(/\bMINES\b/g, "my")
    .replace(/\bMINE\b/g, "mine")
    .replace(/\bMYSELF\b/g, "myself");
};

/** "I'm off", "Bo" → "Bo and I are off" */
export const asBoth = (mine: string | null, beside: string): string | null =>
  mine && `${upperFirst(beside)} and ${mine.replace(/^I'm\b/, "I are").replace(/^I've\b/, "I have")}`;

/** "Coffee" → "coffee", inside a sentence; "Ruta", "Oslo" and what is written with further capitals stay. */
export const asThing = (answer: string): string => {
  const [first = "", ...others] = answer.split(/[\s,]+/);
  const isName =
    isFirstName(first.replace(/'s?$/, "")) || isPlaceOrNation(first) || others.some((word) => /^\p{Lu}/u.test(word));
  return isName ? answer : lowerFirst(answer);
};

const PREPOSITION = "on|for|at|in|with|about|to|from|into|of|by|through";
const ENDS_IN_PREPOSITION = new RegExp(` (?:${PREPOSITION})$`, "i");
/** "What do you like to cook?": the answer belongs to the second verb. */
const SECOND_VERB = /^ (?:to [a-z]+|[a-z]+ing)/i;
/** "What time do you get up in summer?" */
const PARTICLE = /^ (?:up|off|out|over|away|back|down)\b/i;
const TAKES_SECOND_VERB = /^(?:like|love|enjoy|prefer|hate|plan|hope|want|try|start|need|have)/i;

/** "Definitely recommend the tram museum", "Try the green one": no thing. */
const ADVISES =
  /^(?:(?:I'd|I would|definitely|really|totally|highly|maybe|just) )*(?:recommend|suggest|try|check out|avoid|go (?:for|with)) /i;

/** "Tomatoes, mostly": what one grows or makes is no name. */
const KINDS_FIRST = /^\p{Lu}\p{Ll}+s(?=$|,| (?:and|mostly|mainly|for|with|from|in)\b)/u;
const OF_KINDS = new RegExp(
  wrapped`
    ^(?:
      gr[eo]w|grown|growing|collect|bak|sell|sold|cook|breed|bred|knit|mak|made|buil[dt]|paint|draw|drew|eat|ate|sew
      |carv|keep|kept|rais|plant
    )(?:e|ed|ing|s|ted|ting|n)?$`,
  "i",
);
/** "What do you feed your hens?": to whom something goes stands before it. */
const GIVES =
  /^(?:feed|fed|feeding|give|gave|given|giving|teach|taught|teaching|send|sent|sending|show|showed|showing|bring|brought|bringing)$/i;
const TO_WHOM = new RegExp(
  String.raw`^ (?:(?:my|the) (?:[\w'-]+ ){0,2}?[\w'-]+|(?-i:\p{Lu})\p{Ll}+)(?=$| (?:${PREPOSITION}|every|last|this|instead|then)\b)`,
  "iu",
);
/** "What are you saving for exactly?": of no answer. */
const OF_THE_QUESTION = /^ (?:exactly|specifically|then)$/i;
/** "900, my sister pays half": what is said besides, behind all that answers. */
const BESIDES = /^([^,]{1,40})(, (?:(?:but|and|so|though) )?(?:I|I'm|I've|my|we|we're|our|he|she|they|it|it's)\b .+)$/i;
/** "2,500 on a good day" to "per day": said once. */
const EACH = / (?:an?|per|each|every) (day|night|week|month|year)$/i;
const withoutEach = (rest: string, said: string): string => {
  const unit = EACH.exec(rest)?.[1];
  return unit !== undefined && new RegExp(`\\b${unit}\\b`, "i").test(said) ? rest.replace(EACH, "") : rest;
};

/** "What did it go on?" "Mostly on paint": the answer says the word of the question itself. */
const WITH_PREPOSITION = new RegExp(
  wrapped`
    ^(?:(?:mostly|mainly|partly|only|half|most|some|part|all|a third|a quarter)(?: of it)? )?
      (?:towards?|to|on|for|into|with|from|about) (?:the|my|our|his|her|an?|two|some|\p{L}+$)`,
  "iu",
);
/** What a question ends in, where the answer does not say it. */
const endFor = (asked: string, answer: string): string =>
  WITH_PREPOSITION.test(answer) ? asked.replace(ENDS_IN_PREPOSITION, "") : asked;
/** "paint", " on Sunday", "a sunset" → "paint a sunset on Sunday" */
export const withThing = (verb: string, rest: string | undefined, answered: string): string | null => {
  const [, said = answered, besides = ""] = BESIDES.exec(answered) ?? [];
  const told = thingTold(verb, withoutEach(rest ?? "", said), said);
  return told === null ? null : told + besides;
};

const thingTold = (verb: string, rest: string, said: string): string | null => {
  if (ADVISES.test(said)) return null;
  const [kinds = ""] = KINDS_FIRST.exec(said) ?? [];
  const answer = OF_KINDS.test(verb) && kinds !== "" && !isPlaceOrNation(kinds) ? lowerFirst(said) : said;
  const whenever =
    / (?:lately|recently|these days|right now|now|currently|today|this \w+|at the moment|next|exactly|specifically|then)$/i.exec(
      rest ?? "",
    )?.[0] ?? "";
  const place = ownWords((rest ?? "").slice(0, (rest ?? "").length - whenever.length));
  if (place === null) return null;
  const when = OF_THE_QUESTION.test(whenever) ? "" : whenever;
  if (ENDS_IN_PREPOSITION.test(place))
    return `${verb}${endFor(place, answer)} ${answer}${when.replace(/^ next$/i, "")}`;
  const whom = GIVES.test(verb) ? TO_WHOM.exec(place)?.[0] : undefined;
  if (whom !== undefined) return `${verb}${whom} ${lowerFirst(answer)}${place.slice(whom.length)}${when}`;
  const second = (TAKES_SECOND_VERB.test(verb) ? SECOND_VERB : PARTICLE).exec(place)?.[0] ?? "";
  return `${verb}${second} ${answer}${place.slice(second.length)}${when}`;
};

export const ENDS_IN_NUMBER = new RegExp(
  String.raw`(?:\d|\b(?:one|${TWO_TO_TWELVE}|twenty|thirty|few|couple|several|many|dozen))$`,
  "i",
);
/** "Three" of "cups": three cups; "four, from May 14" of "days": four days. What names its own thing does so once: "six years" of "years of experience". */
export const countOf = (answer: string, asked: string): string => {
  const [count = answer, ...behind] = answer.split(/(?=,(?!\d{3}(?!\d)))/);
  const told = ENDS_IN_NUMBER.test(count)
    ? `${count} ${asked}`
    : `${count}${/ (?:of|in|with) .*$/i.exec(asked)?.[0] ?? ""}`;
  return lowerFirst([told, ...behind].join(""));
};
