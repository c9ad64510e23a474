// The words of a turn, as typed and as they read without haste, and what it asks: each read once, however many turns look back at it.

import { oncePer } from "../once-per.ts";
import { escapePattern } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { asks } from "../sentences/requests/questions.ts";

const LONGEST_LOOK_BACK = 2_000;
const joined = (passage: Passage, read: (sentence: PassageSentence) => string): string =>
  passage.sentences.slice(0, 20).map(read).join(" ").slice(0, LONGEST_LOOK_BACK);
export const asTyped = oncePer((passage: Passage) => joined(passage, ({ raw }) => raw));
/** As it reads without haste: "shes" is "she's". */
export const wordingOf = oncePer((passage: Passage) => joined(passage, plainOf));

/** "Oh Ben, I'm so sorry": who speaks and listens is nobody of whom both go on to speak. */
export const withoutSpeakers = (text: string, speakers: readonly (string | null)[]): string =>
  speakers.reduce<string>((said, name) => {
    const first = name?.split(" ", 1)[0] ?? "";
    return first === "" || !said.includes(first)
      ? said
      : said.replace(new RegExp(`\\b${escapePattern(first)}\\b(?!'s)`, "g"), "you");
  }, text);
export const wordingOfOthers = oncePer((turn: Passage) =>
  withoutSpeakers(wordingOf(turn), [turn.speaker, turn.listener]),
);

export const HE_OR_SHE = /\b(?:s?he|his|her|hers|him)\b/i;
export const wordsAsked = (turn: Passage | undefined): string =>
  (turn?.sentences ?? []).filter(asks).map(plainOf).join(" ");
