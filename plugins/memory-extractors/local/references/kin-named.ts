// Kin whom a clause is about: "Your mam rang", "Alan's dad fell". "She" and "he" of the next one are they, not the owner.

import { KIN_NOUNS, kinGender } from "../cues/kin.ts";
import type { Person } from "./person.ts";

/** Whose kin, the one spoken to knows; nobody whom one only asks after. */
const KIN_OF_LISTENER = new RegExp(`^(?:(?:so|and|also|btw|oh),? )?your ((?:[a-z]+ )?(${KIN_NOUNS})) [^?]*$`, "i");
export const kinOfListener = (text: string): Person[] => {
  const [, words = "", noun = ""] = KIN_OF_LISTENER.exec(text) ?? [];
  return words === "" ? [] : [{ phrase: `your ${words}`, gender: kinGender(noun) ?? "open" }];
};

const KIN_BEHIND = new RegExp(
  `^((?:(?:old|older|younger|little|big|late) )?(${KIN_NOUNS})) (?!and\\b|or\\b)[a-z]`,
  "i",
);
/** `behind`: what stands behind "Alan's ". */
export const kinBehind = (owner: string, behind: string): Person | null => {
  const [, words = "", noun = ""] = KIN_BEHIND.exec(behind) ?? [];
  return words === "" ? null : { phrase: `${owner}'s ${words}`, gender: kinGender(noun) ?? "open" };
};
