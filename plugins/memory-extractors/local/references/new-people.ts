// Whom somebody hires, finds or gets for what they do: "I hired my first assistant. Her name is Ada", "My son has a new teacher".

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS, kinGender } from "../cues/kin.ts";
import { matchesIn } from "../patterns.ts";
import type { Person } from "./person.ts";
import { OFFICES } from "./strangers.ts";

const ROLES = `${OFFICES}|neighbou?r|colleague|co-?worker|assistant|employee|nanny|babysitter|childminder|apprentice|intern|cleaner|trainer|lodger|tenant`;
const ONE_IN_ROLE = wrapped`
  (?:an?|my|our|the|his|her|their) (?:(?!and\b|or\b|for\b)[a-z-]+ ){0,2}?(?:new|first|second|next|lovely|great) (?:[a-z-]+ )?
    (${ROLES})(?=
    [.,!;]|$| (?:and|at|in|from|for|who|now|called|named|last|this|today|yesterday|on|next|starting|since)\b
  )`;
const OWN = new RegExp(
  wrapped`
    \b(?:I|[Ww]e)(?:'ve|'re|'m)? (?:(?:just|also|recently|finally|actually|have|am|are|now) )*
      (?:have|got|hired|found|met|seeing|getting) ${ONE_IN_ROLE}`,
  "g",
);
const OF_THEIRS = new RegExp(
  wrapped`
    \b((?:[Mm]y|[Oo]ur) (?:[a-z-]+ ){0,2}?(?:${KIN_NOUNS})) (?:(?:just|also|recently|finally|now) )*
      (?:has|got|hired|found) ${ONE_IN_ROLE}`,
  "g",
);
const HIRES = /\b(?:new|first|second|next|lovely|great) /;

export const newPeopleIn = (text: string): Person[] =>
  HIRES.test(text)
    ? [
        ...matchesIn(text, OWN).map(
          ([, role = ""]): Person => ({ phrase: `my ${role}`, gender: kinGender(role) ?? "open" }),
        ),
        ...matchesIn(text, OF_THEIRS).map(
          ([, owner = "", role = ""]): Person => ({
            phrase: `m${owner.slice(1).replace(/^ur /, "y ")}'s ${role}`,
            gender: kinGender(role) ?? "open",
          }),
        ),
      ]
    : [];

/** "My son has a new teacher. Her name is Ada": of the two the teacher is who is called so. */
export const comesIn = (persons: readonly Person[]): readonly Person[] => {
  const theirs = persons.filter(({ phrase }) => persons.some((owner) => phrase.startsWith(`${owner.phrase}'s `)));
  return theirs.length === 1 ? theirs : persons;
};
