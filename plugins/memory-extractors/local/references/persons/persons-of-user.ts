// Whom the user of an assistant named in turns before: who "she" can be where the user goes on after a reply.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_BY_NAME, kinGender, type PronounGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { countWords, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { questionIn } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";
import { wordingOf } from "../turn-words.ts";
import { fits, genderMeant, SOMEBODY_ELSE } from "./genders-meant.ts";
import type { Person } from "./person.ts";
import { namesAnybody, onlyNameInside } from "./persons-asked.ts";
import { personsIn } from "./persons-named.ts";
import { unmistakable } from "./pronouns.ts";

export const SOMEBODY = /\b(?:s?he|they|his|him|her|their)\b/i;

/** How far back somebody may have been named whom "she" could mean, too. */
const PERSONS_NEAR = 40;
/** "Seven.", "Beer, darts": an answer of so few words turns to nobody else. */
const FEWEST_WORDS = 3;
const staysOpen = (turn: Passage): boolean =>
  SOMEBODY.test(wordingOf(turn)) || countWords(wordingOf(turn)) <= FEWEST_WORDS;

/** "Who wrote that?": "she" of the turns behind can be whoever did. */
const ASKS_AFTER = /\b(?:who|whose|whom|author|writer|actor|actress|singer|character|name)\b/i;
const turnsToNobody = (turn: Passage): boolean =>
  !ASKS_AFTER.test(wordingOf(turn)) && !namesAnybody(wordingOf(turn), null);

/** "She" of turn after turn: the last of the user's turns that names somebody, where those behind it only say "she" or name nobody. */
const namingTurn = (turns: readonly Passage[], meant: "male" | "female" | null): Passage | undefined => {
  const named = turns.findLastIndex((turn) => personsIn(wordingOf(turn)).some((person) => fits(person, meant)));
  const since = turns.slice(named + 1);
  const isOpen = [...turns.slice(named, named + 1), ...since].some((turn) => SOMEBODY_ELSE.test(wordingOf(turn)));
  return isOpen || !since.every((turn) => staysOpen(turn) || turnsToNobody(turn)) ? undefined : turns[named];
};

/** "His name is Jonah": of him who was brought in last. */
export const OWNER_OF_NAME = /^(his|her) name(?:'s| is) (?-i:\p{Lu})/iu;
const nameGiven = (passage: Passage | undefined): PronounGender | null => {
  const owner = OWNER_OF_NAME.exec(passage?.sentences[0]?.raw ?? "")?.[1]?.toLowerCase();
  return owner === undefined ? null : owner === "his" ? "male" : "female";
};

/** "I need a gift for my nephew." "What does he like?" "He likes trains": the only one of the last turn, of whom the assistant spoke. */
const personTakenUp = (passages: readonly Passage[], at: number): Person[] => {
  const [own, other, turn] = passages.slice(at - 2, at + 1).map(wordingOf);
  const meant = genderMeant(turn ?? "");
  if (meant === null || genderMeant(other ?? "") !== meant || SOMEBODY_ELSE.test(own ?? "")) return [];
  const fitted = personsIn(own ?? "").filter((person) => fits(person, meant));
  return new Set(fitted.map(({ phrase }) => phrase)).size === 1 ? fitted : [];
};

/** "nan's in hospital": somebody of one's own, called by nothing but what they are, whom "she" may mean as well. */
const KIN_ALONE = new RegExp(
  wrapped`
    (?<!\b(?:my|our|your|his|her|their|the|an?) |['\p{L}-])(?:
      ${KIN_BY_NAME}|nana|hubby|husband|wife|boyfriend|girlfriend
    )(?![\p{L}-])`,
  "giu",
);
/** "No, dad died": whom "she" of the turns behind cannot mean. */
const namesKinSince = (near: readonly Passage[], own: Passage, meant: "male" | "female" | null): boolean =>
  near
    .slice(near.indexOf(own) + 1)
    .flatMap((passage) => matchesIn(wordingOf(passage), KIN_ALONE))
    .some(([noun]) => meant === null || (kinGender(noun.toLowerCase()) ?? meant) === meant);

/** "My brother Elias will pay half": nobody whom "she" could mean. */
export const namesOthersOnly = (text: string, meant: "male" | "female"): boolean => {
  const persons = personsIn(text);
  const areOthers = persons.every(({ gender }) => gender !== "open" && gender !== meant);
  return persons.length > 0 && areOthers && !namesAnybody(text, meant);
};

const COMPANY = wrapped`
  met|saw|visited|called|rang|hired|dating|seeing
  |(?:date|dinner|lunch|coffee|drinks|call|interview|meeting|out|away) with|(?:talked|spoke) (?:to|with)`;
/** "I had a date with Ruben." "How was it?" "He's a stage designer": the one by name whom the last turn was about. */
const metByName = (passages: readonly Passage[], at: number, meant: "male" | "female" | null): Person[] => {
  const [own, other] = passages.slice(at - 2, at).map(wordingOf) as [string, string];
  if (meant === null || SOMEBODY_ELSE.test(own)) return [];
  const [person] = onlyNameInside(own, meant);
  if (person === undefined || !new RegExp(`\\b(?:${COMPANY}) ${person.phrase}\\b`, "i").test(own)) return [];
  return namesAnybody(other.replaceAll(person.phrase, ""), meant) ? [] : [person];
};

const OPENS_ON_ONE = /(?:^|[.!?] )(?:(?:and|but|so),? )?(?:(he)|she)(?:'s|'ll|'d)? [a-z]/i;
/** "She left the gas on. Neighbour Mrs Lund smelled it", not "She is so sweet, my niece Mia": "she" of the turns behind is still whom nobody named. */
const comesInBehindOther = ({ phrase, gender }: Person, said: string): boolean => {
  const [before = ""] =
    /^.*[.!?] |$/su.exec(said.slice(0, Math.max(0, said.toLowerCase().indexOf(phrase.toLowerCase())))) ?? [];
  const [found, he] = OPENS_ON_ONE.exec(before) ?? [];
  const other = he === undefined ? "female" : "male";
  const canBe = gender === "open" || gender === other;
  return found !== undefined && canBe && !personsIn(before).some((person) => fits(person, other));
};

/** Whom "she" can mean where a user goes on after the assistant: somebody whom the user named, where nobody else is near. */
export const personsOfUser = (passages: readonly Passage[], at: number): Person[] => {
  if (passages[at - 2]?.role !== "user" || passages[at - 1]?.role !== "assistant") return [];
  const takenUp = personTakenUp(passages, at);
  if (takenUp.length > 0) return takenUp;
  const replied = genderMeant(wordingOf(passages[at] as Passage));
  const asked = genderMeant(questionIn(passages[at - 1])?.raw ?? "");
  // "What's his mother's name?" "Runa. I've met her twice": he is asked after, and she is another.
  const meant = asked !== null && asked !== replied ? null : replied;
  const near = passages
    .slice(Math.max(0, at - PERSONS_NEAR), at)
    .filter((turn) => turn.role === "user" && (meant === null || !namesOthersOnly(wordingOf(turn), meant)));
  const own = namingTurn(near, meant);
  if (own === undefined) return metByName(passages, at, meant);
  const named = nameGiven(passages[at]);
  if (named !== null)
    return personsIn(wordingOf(own))
      .filter(({ gender }) => gender === "open" || gender === named)
      .slice(-1);
  return namesKinSince(near, own, meant)
    ? []
    : unmistakable(
        personsIn(wordingOf(own)),
        near.flatMap((passage) => personsIn(wordingOf(passage))),
      ).filter((person) => !comesInBehindOther(person, near.map(wordingOf).join(" ")));
};
