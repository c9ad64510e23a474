// Whom "she" of a turn can mean where more than two talk: the one whom the last turns of all of them name, and nobody where these
// name two. Somebody else may have been spoken of by each of them.

import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { questionIn } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";
import { wordingOf } from "../turn-words.ts";
import { fits, genderMeant } from "./genders-meant.ts";
import type { Person } from "./person.ts";
import { namesOneOf } from "./persons-asked.ts";
import { personsNamedIn } from "./persons-heard.ts";

const NEAR = 6;

/** `persons`: whom the turn at `at` would mean in a talk of two. */
export const meantAmongSeveral = (
  passages: readonly Passage[],
  at: number,
  persons: readonly Person[],
): readonly Person[] => {
  const passage = passages[at] as Passage;
  const asked = questionIn(passages[at - 1])?.raw ?? "";
  const meant = genderMeant(wordingOf(passage)) ?? genderMeant(asked);
  if (!passage.isAmongSeveral || meant === null) return persons;
  const fitting = persons.filter((person) => fits(person, meant));
  if (fitting.some(({ phrase }) => asked.includes(phrase.split(" ").at(-1) ?? phrase))) return persons;
  const near = passages.slice(Math.max(0, at - NEAR), at);
  const named = new Map(
    near
      .flatMap((turn) => personsNamedIn(turn, passage.speaker))
      .filter((person) => fits(person, meant) && person.phrase !== passage.speaker)
      .map((person) => [person.phrase.toLowerCase(), person]),
  );
  const [only, ...others] = [...named.values()];
  if (only === undefined) return persons;
  const known = [...named.values(), ...persons].map(({ phrase }) => phrase);
  const speakers = near.map(({ speaker }) => speaker);
  const isRivalled =
    others.length > 0 || near.some((turn) => namesOneOf(wordingOf(turn), meant, [...known, ...speakers]));
  return isRivalled ? [] : persons.length > 0 ? persons : [{ ...only, gender: meant }];
};
