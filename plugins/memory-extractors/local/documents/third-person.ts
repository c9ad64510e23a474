// Notes that tell of the entity in the third person: "The user prefers tea. They have a cat. She mentioned that she's Dutch."

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { OCCUPATION } from "../cues/occupations.ts";
import { anyOf } from "../patterns.ts";
import { possessive } from "../telling/person.ts";
import { isAdverb, thirdPerson } from "../telling/verbs.ts";

const KIN = `(?:${KIN_NOUNS}|wife|husband|partner|family)`;
const ADVERBS = "(?:(?:also|currently|now|really|still|often|usually|always|never|recently) )*";
/** What is said of a person; "The user clicks Save" is said of anybody. */
const OF_A_PERSON = new RegExp(
  `^(?:the )?user(?=(?:'s )(?:name|favou?rite|birthday|job|goal|diet|hobb(?:y|ies)|home|address|employer|${KIN})\\b| ${ADVERBS}${anyOf(
    wrapped`
      (?:
        prefers?|likes?|loves?|dislikes?|hates?|enjoys?|avoids?|speaks?|owns?|drives?|plays?|studies|drinks?|eats?
        |grew up|moved|was born|lives?|works? (?:as|at|for|in)|mentioned|said|stated|noted|shared|explained|indicated
        |confirmed|revealed|told
      )`,
    wrapped`
      is (?:not )?(?:
        an? \d|\d|vegan|vegetarian|pescatarian|allergic|intolerant|diabetic|married|single|divorced|engaged|from|based
        |interested in|planning|learning|training|an? ${OCCUPATION}
      )`,
    `has (?:(?:an?|one|two|three|four|several) )?(?:[\\w-]+ ){0,2}?(?:${KIN}|allerg(?:y|ies)|phobia|fear|diabetes|asthma)`,
  )}\\b)`,
  "i",
);
const THEY = /^(They|Their)('re|'ve|'ll)? /;
const REPORTED = new RegExp(
  wrapped`
    ^ (?:has )?(?:mentioned|said|says|stated|noted|shared|explained|indicated|confirmed|revealed|told \w+)(?: that)? (?:
      (s?he|they)('s|'re|'ve|'d|'ll)?|(his|her|their)
    ) `,
  "i",
);
const CONTRACTED: Readonly<Record<string, string>> = {
  "'s": "is",
  "'re": "is",
  "'ve": "has",
  "'ll": "will",
  "'d": "would",
};

/** "also work at Globex" → "also works at Globex" */
const agreeing = (rest: string): string => {
  const words = rest.split(" ");
  if (/^(?:is|was|has|does|\w+s)$/.test(words.find((word) => !isAdverb(word)) ?? "")) return rest;
  const at = words.findIndex((word) => !isAdverb(word));
  return words.map((word, position) => (position === at ? thirdPerson(word, false) : word)).join(" ");
};

const withoutReport = (text: string, entity: string): string => {
  const report = text.startsWith(entity) ? REPORTED.exec(text.slice(entity.length)) : null;
  if (report === null) return text;
  const rest = text.slice(entity.length + report[0].length);
  if (report[3] !== undefined) return `${possessive(entity)} ${rest}`;
  const verb = CONTRACTED[report[2]?.toLowerCase() ?? ""];
  return `${entity} ${verb === undefined ? agreeing(rest) : `${verb} ${rest}`}`;
};

/** "User has a cat", "They have a cat"; not "Got a mail from Harrow", behind which "they" are Harrow. */
const tellsOf = (raw: string, entity: string): boolean =>
  raw.startsWith(entity) || /^(?:(?:the )?user|they|s?he)\b/i.test(raw);

/** The sentence about the entity by its name; `before`: the sentence that stands before it, and `subject` whom that was of. */
export const aboutEntity = (
  text: string,
  entity: string,
  before: { readonly raw: string } | null,
  subject: { readonly phrase: string } | null,
): string => {
  const opening = OF_A_PERSON.exec(text)?.[0];
  if (opening !== undefined)
    return withoutReport(
      entity + text.slice(opening.length).replace(/^'s/, possessive(entity).slice(entity.length)),
      entity,
    );
  const isBehindIt = subject?.phrase === entity && before !== null && tellsOf(before.raw, entity);
  const they = isBehindIt ? THEY.exec(text) : null;
  if (they === null) return text;
  const rest = text.slice(they[0].length);
  if (they[1] === "Their") return `${possessive(entity)} ${rest}`;
  const verb = CONTRACTED[they[2] ?? ""];
  return `${entity} ${verb === undefined ? agreeing(rest) : `${verb} ${rest}`}`;
};
