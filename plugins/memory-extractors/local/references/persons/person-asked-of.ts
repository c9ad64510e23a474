// Names in a question the person whom it only calls "she".

import { OF_A_COUPLE } from "#plugins/memory-extractors/local/answers/by-question/couple-asked.ts";
import type { PronounGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import type { Person } from "./person.ts";

const SUBJECTS: Readonly<Record<PronounGender, string>> = {
  male: "he",
  female: "she",
  plural: "they",
  open: "he|she|they",
};
/** "What did you call them?" */
const NAMES_THEM = /\b((?:name|call)) (?:him|her|them)\b/i;
const OWNERS: Readonly<Record<PronounGender, string>> = {
  male: "his",
  female: "her",
  plural: "their",
  open: "his|her|their",
};

const OBJECTS: Readonly<Record<PronounGender, string>> = {
  male: "him",
  female: "her",
  open: "him|her",
  plural: "them",
};

/** "Where did you two meet?", of somebody with a name: "your grandfather" is not the grandfather of who says so. */
const YOU_TWO = new RegExp(`\\byou (?:two|both|guys)(?= ${OF_A_COUPLE}\\b)`, "i");
/** "Where did they send him?": whoever sent is somebody else. */
const THEY_BESIDE_ANOTHER = /\bthey\b.*\b(?:him|her)\b/i;

/** "What does she eat?" → "What does your cat eat?"; `phrase` is the user's own: "my cat". Where it names the person, "his" is of its own words. */
export const withPersonNamed = (question: string, { phrase, gender }: Person): string => {
  const named = phrase.replace(/^(?:my|our) /, "your ");
  if (question.includes(named)) return question;
  const isObject = gender !== "plural" && THEY_BESIDE_ANOTHER.test(question);
  const agreeing =
    isObject || gender !== "open"
      ? question
      : question.replace(/\bdo they\b/i, "does they").replace(/\bare they\b/i, "is they");
  const ofTwo = /^\p{Lu}/u.test(phrase) ? agreeing.replace(YOU_TWO, `you and ${named}`) : agreeing;
  return ofTwo
    .replace(NAMES_THEM, `$1 ${named}`)
    .replace(new RegExp(`\\b(?:${isObject ? "he|she" : SUBJECTS[gender]})\\b(?!')`, "i"), named)
    .replace(new RegExp(`\\b(?:${OWNERS[gender]})(?= [a-z])`, "i"), named.endsWith("s") ? `${named}'` : `${named}'s`)
    .replace(new RegExp(`\\b(?:${OBJECTS[gender]})(?=\\?| (?:in|at|to|on|with|away|back|off|home)\\b)`, "i"), named);
};
