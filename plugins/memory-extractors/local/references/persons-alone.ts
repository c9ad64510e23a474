// Whom a reply brings in by nothing but a few words: "One daughter, Mette." "A new guy called Ivo." "She" and "he" behind it are them.

import { KIN_NOUNS, kinGender, type PronounGender } from "../cues/kin.ts";
import { TWO_TO_SIX } from "../cues/numbers.ts";
import type { Person } from "./person.ts";

const OPENS = "(?:(?:yes|yeah|yep|and|just|only|oh|well),? )*";
const NAMES = String.raw`\p{Lu}[\p{L}-]+(?: and \p{Lu}[\p{L}-]+)?`;
const NUMBER = `an?|one|${TWO_TO_SIX}`;
/** Animals that are no kin until a reply brings them in: "A snake!" */
const PETS = "bunny|snake|lizard|gecko|tortoise|turtle|ferret|pony";
const FROM = String.raw`(?: (?:from|at|in|of) (?:(?!called\b|named\b)[\p{L}'-]+ ?){1,3})?`;
/** "One daughter, Mette", "a daughter", "two sisters, Ruta and Elin", "a colleague from Turin, Marco" */
const KIN_ALONE = new RegExp(
  `^${OPENS}(?:${NUMBER}) ((?:(?!and\\b)[\\p{Ll}-]+ )?(${KIN_NOUNS}|${PETS}))(?:${FROM},? (?:(?:called|named) )?(${NAMES})(?=[.,!]|$))?(?=[.,!]|$)`,
  "iu",
);
/** "A new guy called Ivo", "a woman from Porto, Marta" */
const SOMEBODY_ALONE = new RegExp(
  `^${OPENS}an? (?:(?!and\\b)[\\p{L}-]+ ){0,3}?(guy|man|bloke|chap|lad|boy|girl|woman|lady|lass)${FROM},? (?:(?:called|named) )?(?-i:(\\p{Lu}[\\p{L}-]+))(?=[.,!]|$)`,
  "iu",
);
const MALE = /^(?:guy|man|bloke|chap|lad|boy)$/i;

const ofKin = (text: string): Person | null => {
  const [, kin = "", noun = "", name] = KIN_ALONE.exec(text) ?? [];
  if (noun === "") return null;
  const gender: PronounGender = kinGender(noun) ?? "open";
  const isNamed = name !== undefined && /^\p{Lu}/u.test(name) && (gender === "plural" || !name.includes(" and "));
  return { phrase: `my ${kin.toLowerCase()}${isNamed ? ` ${name}` : ""}`, gender };
};

const somebody = (text: string): Person | null => {
  const [, noun = "", phrase] = SOMEBODY_ALONE.exec(text) ?? [];
  return phrase === undefined ? null : { phrase, gender: MALE.test(noun) ? "male" : "female" };
};

/** One look that most texts fail. */
const OPENS_ON_ONE = new RegExp(`^${OPENS}(?:${NUMBER}) `, "i");
export const personsAlone = (text: string): Person[] =>
  OPENS_ON_ONE.test(text) ? [ofKin(text) ?? somebody(text)].filter((person) => person !== null) : [];
