// Kin whom a clause is about: "Your mam rang", "Alan's dad fell". "She" and "he" of the next one are they, not the owner.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS, kinGender, type PronounGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { genderOfName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import type { Person } from "./person.ts";
import { genderOfTitle, TITLES } from "./titled.ts";

/** Whose kin, the one spoken to knows; nobody whom one only asks after. */
const KIN_OF_LISTENER = new RegExp(`^(?:(?:so|and|also|btw|oh),? )?your ((?:[a-z]+ )?(${KIN_NOUNS})) [^?]*$`, "i");
/** "So cousin Ruta comes", "neighbour Mrs Adler moved out": called by what they are. */
const KIN_WITH_NAME = new RegExp(
  wrapped`
    (?=[acnu])(?<=^|[.!?,;] |\b(?:so|and|but|then|because|since|that|now) )(
      cousin|aunt|auntie|uncle|neighbou?r
    ) ((?:(?:${TITLES})\.? )?\p{Lu}\p{Ll}+)(?= \p{Ll}{2,})`,
  "giu",
);
const kinWithName = (text: string): Person[] =>
  matchesIn(text, KIN_WITH_NAME)
    .filter(([, , name = ""]) => /^\p{Lu}/u.test(name))
    .map(([, kin = "", name = ""]) => ({
      phrase: `${kin} ${name}`,
      gender: genderOfTitle(name) ?? genderOfName(name) ?? kinGender(kin) ?? "open",
    }));
export const kinCalled = (text: string): Person[] => {
  const [, words = "", noun = ""] = KIN_OF_LISTENER.exec(text) ?? [];
  if (words === "") return kinWithName(text);
  return [{ phrase: `your ${words}`, gender: kinGender(noun) ?? "open" }, ...kinWithName(text)];
};

const KIN_BEHIND = new RegExp(
  `^((?:(?:old|older|younger|little|big|late) )?(${KIN_NOUNS}))(?: (?!and\\b|or\\b)[a-z]|[.,!?]|$)`,
  "i",
);
/** `behind`: what stands behind "Alan's ". */
export const kinBehind = (owner: string, behind: string): Person | null => {
  const [, words = "", noun = ""] = KIN_BEHIND.exec(behind) ?? [];
  return words === "" ? null : { phrase: `${owner}'s ${words}`, gender: kinGender(noun) ?? "open" };
};

const THEIR_KIN = new RegExp(`\\b(his|her) (?:[a-z-]+ ){0,2}?(${KIN_NOUNS})\\b(?!')`, "gi");
const OF_OTHER_GENDER: Readonly<Record<string, PronounGender>> = { his: "female", her: "male" };
/** "Nico moved because her husband works there. He's a cook": not Nico, whom the owner of the husband is, or may be. */
export const isKinOfNamed = (text: string, before: string, { gender }: Person): boolean => {
  if (gender !== "open" || !/\bhis |\bher /i.test(before)) return false;
  const meant = /^he\b/i.test(text) ? "male" : /^she\b/i.test(text) ? "female" : null;
  return matchesIn(before, THEIR_KIN).some(
    ([, owner = "", noun = ""]) => OF_OTHER_GENDER[owner.toLowerCase()] === meant && kinGender(noun) === meant,
  );
};

/** "Her father's in hospital.": whose, who was spoken of before tells. */
const THEIR_KIN_FIRST = new RegExp(
  wrapped`
    (?<=^|[.!?] |[.!?] (?:[Aa]nd|[Bb]ut|[Ss]o) )(his|her) ((?:(?:older|younger|little|big|new) )?(${KIN_NOUNS}))(?:
      's (?:in|at|on|off|out|back|away|not|an?|the|still|been|got|[a-z]+ing|ill|sick|fine|better|well)\b
      | (?!and\b|or\b)[a-z]
    )`,
  "gi",
);
interface TheirKin {
  readonly owner: string;
  readonly words: string;
  readonly gender: PronounGender;
}
export const theirKinIn = (text: string): TheirKin[] =>
  /\bh(?:is|er) /i.test(text)
    ? matchesIn(text, THEIR_KIN_FIRST).map(([, owner = "", words = "", noun = ""]) => ({
        owner: owner.toLowerCase(),
        words,
        gender: kinGender(noun) ?? "open",
      }))
    : [];

/** "She looked after my mother": somebody else. */
export const isDoneTo = ({ phrase }: Person, text: string): boolean =>
  phrase.startsWith("my ") &&
  new RegExp(
    `^s?he(?:'s|'d|'ll)?(?: \\w+){1,3}? ${phrase}(?=[.,!?]| (?:at|in|on|to|with|for|when|and|every|since)\\b)`,
    "i",
  ).test(text);
