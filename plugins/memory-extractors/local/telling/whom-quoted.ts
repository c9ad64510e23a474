// 'User says "ok but she can't have milk"': whom the user named before, where nobody else can be meant.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { lowerFirst } from "../capitals.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage } from "../reading/passages.ts";
import type { Person } from "../references/persons/person.ts";
import { namesAnybody, opensWithName } from "../references/persons/persons-asked.ts";
import { bringsIn } from "../references/persons/persons-met.ts";
import { personsIn } from "../references/persons/persons-named.ts";
import { quotedIn } from "./in-quotes.ts";

const PRONOUN = /\b(?:(she|her|hers)|(he|him|his))(?:'s|'ll|'d)?\b/i;

/** "is it safe for the baby? she's 7 months" */
const NAMES_SMALL_ONE = /\b(?:the|our|my) (?:baby|kid|child|little one|toddler|puppy|kitten|cat|dog|horse)\b/i;

/** What was typed in the same message before what is quoted of it. */
const typedBefore = ({ sources }: MemoryCandidate, { sentences }: Passage): string => {
  const first = sentences.findIndex(({ start }) => sources.some((source) => source.start === start));
  return sentences.slice(0, Math.max(0, first)).map(plainOf).join(" ");
};

/** `persons`: whom the speaker can mean. */
export const withWhomQuoted = (
  candidate: MemoryCandidate,
  passage: Passage,
  persons: () => readonly Person[],
): MemoryCandidate => {
  const { speaker } = passage;
  const said = quotedIn(candidate.text);
  const pronoun = said === null ? null : PRONOUN.exec(said);
  if (said === null || pronoun === null) return candidate;
  const gender = pronoun[1] === undefined ? "male" : "female";
  const isMeant = (person: Person): boolean => person.gender === gender || person.gender === "open";
  const before = said.slice(0, pronoun.index);
  if (
    personsIn(before).some(isMeant) ||
    bringsIn(before) ||
    NAMES_SMALL_ONE.test(before) ||
    opensWithName(before) ||
    namesAnybody(lowerFirst(before), gender)
  )
    return candidate;
  const typed = typedBefore(candidate, passage);
  const near = personsIn(typed).filter(isMeant);
  // "Ella can't read. Mum helps. They gave her a tutor": of the one who was named in the same message, if of anybody.
  if (near.length === 0 && namesAnybody(typed, gender)) return candidate;
  const meant = near.length > 0 ? near : persons().filter(isMeant);
  const [one] = meant;
  if (one === undefined || meant.length > 1) return candidate;
  const whom = one.phrase.replace(/^(?:my|our) /, `${speaker}'s `);
  return { ...candidate, text: candidate.text.replace(/\.?$/, ` (${gender === "female" ? "she" : "he"} is ${whom}).`) };
};
