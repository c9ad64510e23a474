// Chronicles of a family call each of its people by what they were to the one before: "Their eldest son, Peder, took over the farm.
// His daughter Alma, my grandmother, taught Latin." Where nothing tells who "they" are, the name alone says it.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { plainOf } from "../reading/normalise.ts";
import type { PassageSentence } from "../reading/passages.ts";
import type { Clause } from "../sentences/clause.ts";
import { subjectOf } from "./prose-subjects.ts";

const OF_SOMEBODY = wrapped`
  (?:His|Her|Their) (?:(?:eldest|oldest|elder|older|youngest|younger|second|third|fourth|first|only|middle|twin|late) )?
    (?:${KIN_NOUNS}|wife|husband)`;
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?`;
/** "His daughter Alma, my grandmother, was a teacher" */
const OWN_TOO = new RegExp(String.raw`^${OF_SOMEBODY},? (${NAME})(?=, (?:my|our) [^,]{3,40}, \p{Ll})`, "u");
/** "Their eldest son, Peder, took over the farm" */
const SET_APART = new RegExp(
  String.raw`^${OF_SOMEBODY}, (${NAME}), (?=\p{Ll})(?!(?:and|or|who|whose|my|our|an?|the)\b)`,
  "u",
);
const THEIR = /^Their\b/;
const OPENS_WITH_OTHER = /^(?:He|She|They|His|Her|Their)\b/;
const NEW_PERSON = new RegExp(`^${OF_SOMEBODY}\\b`, "u");
const OWN = /^(?:my|our) /i;

const withNameOnly = (text: string, before: string): string => {
  const own = OWN_TOO.exec(text);
  if (own !== null) return `${own[1]}${text.slice(own[0].length)}`;
  const named = SET_APART.exec(text);
  if (named === null) return text;
  const subject = subjectOf(before);
  const isKnown = THEIR.test(text) ? subject?.kind === "people" || (subject?.pair ?? null) !== null : subject !== null;
  return isKnown ? text : `${named[1]} ${text.slice(named[0].length)}`;
};

export const withKinNamed = (sentences: readonly PassageSentence[]): PassageSentence[] =>
  sentences.map((sentence, at) => {
    const before = sentences[at - 1];
    const text = plainOf(sentence);
    const told = before === undefined ? text : withNameOnly(text, plainOf(before));
    return told === text ? sentence : { ...sentence, told };
  });

/** Whether "he" was read as somebody of the writer's own though the sentences before it begin with somebody else. */
export const isOfOther = ({ text, sentence }: Clause, sentences: readonly PassageSentence[]): boolean => {
  if (!OWN.test(text) || !OPENS_WITH_OTHER.test(plainOf(sentence))) return false;
  const before = sentences
    .slice(0, sentences.indexOf(sentence))
    .map(plainOf)
    .findLast((line) => NEW_PERSON.test(line) || !OPENS_WITH_OTHER.test(line));
  return before !== undefined && (NEW_PERSON.test(before) || subjectOf(before)?.kind === "person");
};
