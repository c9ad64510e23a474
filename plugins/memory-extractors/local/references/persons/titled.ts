// Persons called by a title: "Frau Keller fell", "my neighbour Dona Inês teaches me". The title tells whether a "she" is meant.

import { wrapped } from "#domain/wrapped.ts";
import type { PronounGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import type { Person } from "./person.ts";

const OF_WOMEN = "Mrs|Ms|Miss|Frau|Madame|Mme|Señora|Senhora|Signora|Doña|Dona";
const OF_MEN = "Mr|Father|Herr|Monsieur|Señor|Senhor|Signor|Don";
export const TITLES = `Prof(?:essor)?|Dr|${OF_WOMEN}|${OF_MEN}`;

const TITLE = new RegExp(String.raw`(?<![\p{L}'-])(?:(${OF_WOMEN})|(?:${OF_MEN}))\b\.? \p{Lu}`, "u");
export const genderOfTitle = (name: string): PronounGender | undefined => {
  const match = TITLE.exec(name);
  return match === null ? undefined : match[1] === undefined ? "male" : "female";
};

const TITLED_BEHIND = new RegExp(String.raw`^(?:'s| is| was)(?: called| named)? ((?:${TITLES})\b\.? \p{Lu})`, "u");
/** "My teacher is called Frau Osei": a woman. */
export const genderTitledIn = (behind: string): PronounGender | undefined =>
  genderOfTitle(TITLED_BEHIND.exec(behind)?.[1] ?? "");

const NO_OBJECT = String.raw`(?<=^|[.!?,;:] |\b(?:[Aa]nd|[Bb]ut|[Ss]o|because|since|that|[Ww]hen|[Ww]hile|if|until|though) )`;
/** "Mr. Aldous is retiring", "so Frau Keller's moving" */
const TITLED = new RegExp(
  wrapped`
    ${NO_OBJECT}((?:${OF_WOMEN}|${OF_MEN})\.? \p{Lu}[\p{L}-]+)(?=
      's (?:an?|the|in|at|on|not|been|got|[a-z]+ing)\b| (?!and\b|or\b)[a-z]
    )`,
  "gu",
);
/** "She rang Father Otto. He saw you" */
const TITLED_MET = new RegExp(
  wrapped`
    (?<=\b(?:rang|phoned|met|saw|asked|told|visited|texted|emailed) )(
      (?:${OF_WOMEN}|${OF_MEN})\.? (?!Christmas\b)\p{Lu}[\p{L}-]+
    )(?=[.!,]|$)`,
  "gu",
);
/** Whom a text names with a title as the one who does something, or who is met. */
export const titledIn = (text: string): Person[] =>
  TITLE.test(text)
    ? [...matchesIn(text, TITLED), ...matchesIn(text, TITLED_MET)].map(([, phrase = ""]) => ({
        phrase,
        gender: genderOfTitle(phrase) ?? "open",
      }))
    : [];
