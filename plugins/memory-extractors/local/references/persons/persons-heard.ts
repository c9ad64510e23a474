// Whom a turn names, as the one who replies to it calls them: who "she" of the reply can be.

import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { kinGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { oncePer } from "#plugins/memory-extractors/local/once-per.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { advisedPerson } from "#plugins/memory-extractors/local/sentences/orders/told-behind-order.ts";
import { HE_OR_SHE, wordingOf, wordsAsked } from "../turn-words.ts";
import { withoutNamesake } from "./name-first.ts";
import { pairAskedIn } from "./pairs-named.ts";
import type { Person } from "./person.ts";
import { personAsked, personsExclaimed, personsOfOccasions } from "./persons-asked.ts";
import { personsByDeed, personsIn, personsOfOther } from "./persons-named.ts";

const heardBy = oncePer((_turn: Passage) => new Map<string, readonly Person[]>());
/** Whom a turn names, as the one who replies to it calls them. */
export const personsNamedIn = (turn: Passage, replies: string): readonly Person[] => {
  const known = heardBy(turn).get(replies) ?? readPersons(turn, replies);
  heardBy(turn).set(replies, known);
  return known;
};
/** "The vet said carrots help": of whom nobody goes on to speak. */
const isOnlyQuoted = ({ phrase }: Person, said: string): boolean =>
  phrase.startsWith("the ") && new RegExp(`\\b${phrase} (?:says?|said|thinks?|thought|told)\\b`, "i").test(said);
/** "He taught my daughter": whoever did it is told of. */
const isOnlyDoneTo = ({ phrase }: Person, said: string): boolean =>
  phrase.startsWith("my ") && new RegExp(`\\b(?:s?he|they)(?:'(?:s|ve|d))?(?: \\w+){1,2} ${phrase}\\b`, "i").test(said);
/** "Granny", "Dad", to Mum and whom she speaks to. */
const asCalledInFamily = (person: Person, speaker: string, said: string): Person => {
  const name = /^my (gran\w*|dad(?:dy)?|papa|mum(?:my)?|mom(?:my)?|mama)$/.exec(person.phrase)?.[1];
  const isOwn = name === undefined || kinGender(speaker) === undefined || said.toLowerCase().includes(person.phrase);
  return isOwn ? person : { ...person, phrase: upperFirst(name) };
};
/** "Ring Jodie, she drums": whom one goes on to speak of. */
const personsAdvised = (turn: Passage): Person[] =>
  turn.sentences.flatMap((sentence) => {
    const person = advisedPerson(plainOf(sentence).replace(/^(?:oh|ok|ah|hm+|well|so),? /i, ""));
    if (person === null) return [];
    return [{ phrase: person.name, gender: /^(?:she|her)$/.test(person.pronoun) ? "female" : "male" }];
  });
/** "She's moving there to be with Robin": of her, who was spoken of before; who is with her comes second. */
const OPENS_ON_SOMEBODY = /^(?:(?:oh|well|yes|yeah|no|so|and|but),? )*s?he\b/i;
export const opensOnSomebody = ({ sentences: [first] }: Passage): boolean =>
  first !== undefined && OPENS_ON_SOMEBODY.test(plainOf(first));
/** "Bring Ruta. Is she still on nights?": the name stands before the question. */
const personsAskedIn = (turn: Passage, said: string, replies: string): Person[] => {
  const asked = wordsAsked(turn);
  if (asked === "") return opensOnSomebody(turn) ? [] : personAsked(said, replies);
  const persons = personAsked(asked, replies);
  return persons.length > 0 || !HE_OR_SHE.test(asked) || opensOnSomebody(turn) ? persons : personAsked(said, replies);
};
const readPersons = (turn: Passage, replies: string): readonly Person[] => {
  const said = withoutNamesake(wordingOf(turn));
  if (turn.speaker === replies)
    return [
      ...personsIn(said)
        .filter((person) => !isOnlyQuoted(person, said) && !isOnlyDoneTo(person, said))
        .map((person) => asCalledInFamily(person, replies, said)),
      ...personsByDeed(said),
      ...personsOfOccasions(said),
      ...(opensOnSomebody(turn) ? [] : personAsked(said, replies)),
    ];
  return [
    ...personsOfOther(said, turn.speaker).filter((person) => !isOnlyQuoted(person, said)),
    ...personsByDeed(said),
    ...personsOfOccasions(said),
    ...personsAskedIn(turn, said, replies),
    ...personsExclaimed(said, replies),
    ...personsAdvised(turn),
    ...pairAskedIn(wordsAsked(turn)),
  ];
};
