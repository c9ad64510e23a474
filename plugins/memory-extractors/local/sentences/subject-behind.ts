// Who or what is meant, said behind: "She lives in Leeds now, my sister" → "My sister lives in Leeds now"; or before, without a verb:
// "Mainly the lanes by the mill. They're full of holes" → "The lanes by the mill are full of holes".

import { upperFirst } from "../capitals.ts";
import { KIN_NOUNS, kinGender } from "../cues/kin.ts";

const PERSON = `${KIN_NOUNS}|teacher|neighbou?r|colleague|boss|landlord|landlady|flatmate|roommate|doctor|coach`;
const SAID_BEHIND =
  /^(s?he|it|they)((?:'s|'re|'ve|'ll)?(?: [\w'-]+){1,10}), ((?:my|our|your) (?:(?!(?:and|or|is|are|was|were|has|have|had|who|that|which|to|in|on|at|of)\b)[\w-]+ ){0,2}?([\w-]{3,}))([.!]*)$/i;
const IS_PERSON = new RegExp(`^(?:${PERSON})s?$`, "i");
/** Somebody else whom the words behind may belong to: "She met him, my brother", "It was Ruta, my aunt", "He works with Ann, my boss". */
const NAMES_ANOTHER =
  /\b(?:him|her|them|it|us|me|you|my|our|your|his|their|someone|somebody|(?<!as )an? (?:\w+(?:er|or|ist|ian|man|woman)|friend|nurse|guy|girl|boy))\b|(?:\b(?:is|was|are|were|be|with|to|for|from|and|met|saw|called|likes?|loves?|hates?|knows?|married|visited|helped)|'s) (?-i:\p{Lu})[\p{L}'-]+$/iu;
/** "It was cold in Riga, my hometown" */
const ENDS_IN_PLACE = / (?:in|at|near|by) \p{Lu}[\p{L}'-]+$/u;
const SEVERAL = /(?:[^s'u]s|people|kids|children)$/i;
const GENDER: Readonly<Record<string, string>> = { he: "male", she: "female" };

const fits = (pronoun: string, noun: string, does: string): boolean => {
  const isPerson = IS_PERSON.test(noun);
  if (SEVERAL.test(noun)) return pronoun === "they" && (isPerson || !ENDS_IN_PLACE.test(does));
  if (pronoun === "they" || isPerson === (pronoun === "it")) return false;
  const gender = kinGender(noun) ?? "open";
  return pronoun === "it" ? !ENDS_IN_PLACE.test(does) : gender === "open" || gender === GENDER[pronoun];
};

/** The sentence with its subject in front; others as they are. */
export const withSubjectInFront = (text: string): string => {
  const [, pronoun = "", does = "", who = "", noun = "", end = ""] = SAID_BEHIND.exec(text) ?? [];
  if (pronoun === "" || NAMES_ANOTHER.test(does) || !fits(pronoun.toLowerCase(), noun, does)) return text;
  return `${upperFirst(who)}${does}${end}`;
};

/** "Mostly the lanes by the mill." */
const NAMED_ALONE =
  /(?:^|[,.!] )(?:mainly|mostly|especially|only|just) ((?:the|my|our) (?:[\w-]+ ){0,2}?[\w-]+s(?: (?:by|in|at|on|near|of|around|behind) (?:the |my |our )?[\w'-]+(?: [\w'-]+)?)?)[.!]*$/i;
const THEY = /^they(?:('re)|(?= (?:are|were|have|need|look|smell|cost|take|keep|leak|break|get|can|could)\b))/i;
/** `before`: the sentence before it. */
export const withSubjectBefore = (text: string, before: string): string => {
  const named = THEY.test(text) ? NAMED_ALONE.exec(before)?.[1] : undefined;
  return named === undefined
    ? text
    : text.replace(THEY, (_, are: string | undefined) => `${upperFirst(named)}${are === undefined ? "" : " are"}`);
};
