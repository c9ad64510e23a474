// Whether the next "she" stays with whom two people speak of: where the other only comments or asks on, and whoever else was named
// came in in passing.

import { countWords, escapePattern } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { asks, questionIn } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";
import { wordingOf, wordingOfOthers } from "../turn-words.ts";
import { fits, genderMeant, SOMEBODY_ELSE } from "./genders-meant.ts";
import type { Person } from "./person.ts";
import { namesAnybody } from "./persons-asked.ts";
import { personsOfOther } from "./persons-named.ts";

/** "I've started to paint the boat": tells of something else. */
const OF_ONESELF = /\b(?:I|my|we|our)\b/i;
/** "I'm so relieved. Give him a hug from me." */
const GREETS = /\b(?:give|tell|hug|kiss|send|wish|help|visit|drive|bring|feed) (?:him|her)\b/i;
const LONGEST_COMMENT = 12;
/** "That's hard. You're good to be there.": asks nothing and names nobody. */
const onlyComments = (turn: Passage, meant: "male" | "female"): boolean => {
  const said = wordingOfOthers(turn);
  return (
    !turn.sentences.some(asks) &&
    countWords(said) <= LONGEST_COMMENT &&
    (!OF_ONESELF.test(said) || GREETS.test(said)) &&
    [null, meant].includes(genderMeant(said)) &&
    !SOMEBODY_ELSE.test(said) &&
    !namesAnybody(said, meant)
  );
};

/** "Mine did that, too. She'd come by bus": of nobody who was named. */
const OWN_OF_BOTH = /(?:^|[.!?] )(?:Mine|Ours) /;

/** "He's trying acupuncture." "My uncle swears by it. Has he stopped working?": still of him of whom the speaker told. */
export const staysWith = (passages: readonly Passage[], at: number): boolean => {
  const meant = genderMeant(wordingOf(passages[at] as Passage));
  const between = passages[at - 1] as Passage;
  const question = questionIn(between)?.raw ?? "";
  return (
    meant !== null &&
    genderMeant(wordingOf(passages[at - 2] as Passage)) === meant &&
    (genderMeant(question) === meant || onlyComments(between, meant)) &&
    !personsOfOther(question || wordingOf(between), "").some((person) => fits(person, meant)) &&
    !OWN_OF_BOTH.test(wordingOf(passages[at - 2] as Passage)) &&
    !personsOfOther(wordingOf(between), "").some((person) => person.phrase.startsWith("my ") && fits(person, meant))
  );
};

/** "What did she say?": of the surgeon. */
const OF_OFFICE =
  /\b(?:say|said|saying|want|wanted|think|recommend|suggest|tell|told|advise|explain|prescribe|call|ring|find|any good|nice|strict)\b/i;
/** "He rings and asks when Bibi will visit": of him, not of Bibi. */
const isBesideWhomMeant = (phrase: string, turn: Passage, meant: "male" | "female"): boolean => {
  const naming = turn.sentences.map(plainOf).filter((text) => text.includes(phrase));
  return naming.length > 0 && naming.every((text) => (meant === "male" ? /^he\b/i : /^she\b/i).test(text));
};
/** "She's well. The surgeon was pleased." "Is she home?": still of her of whom the turn was. */
export const isInPassing = (
  { phrase, gender }: Person,
  turn: Passage | undefined,
  question: string,
  meant: "male" | "female" | null,
): boolean => {
  const first = turn?.sentences[0];
  if (turn !== undefined && meant !== null && gender === "open" && isBesideWhomMeant(phrase, turn, meant)) return true;
  if (!phrase.startsWith("the ") || meant === null || first === undefined || OF_OFFICE.test(question)) return false;
  return (meant === "male" ? /^he\b/i : /^she\b/i).test(plainOf(first));
};
/** "My flatmate married him." "Does he still play?": not the flatmate. */
export const doesToWhomMeant = ({ phrase, gender }: Person, turn: Passage, meant: "male" | "female" | null): boolean =>
  gender === "open" &&
  meant !== null &&
  new RegExp(`\\b${escapePattern(phrase)} [a-z]+ ${meant === "male" ? "him" : "her"}(?=[.,!?])`, "i").test(
    wordingOf(turn),
  );
/** "The doctor wants to see him." "Give him a hug!": of him whom it is done to. */
export const isDoneToWhomMeant = ({ phrase }: Person, turn: Passage | undefined, reply: Passage): boolean => {
  if (turn === undefined) return false;
  const [, him] = new RegExp(`\\b${escapePattern(phrase)} [^.;]{2,40}\\b(him|her)\\b`, "i").exec(wordingOf(turn)) ?? [];
  return him !== undefined && GREETS.exec(wordingOf(reply))?.[0].endsWith(him) === true;
};

/** "He's painted the cat, and Biscuit looks cross." "He has talent!": he of whom the turn was, though it names another. */
export const isOfOpening = (
  named: readonly Person[],
  { earlier, other, meant }: { earlier: readonly Person[]; other: Passage; meant: "male" | "female" | null },
): boolean =>
  named.length > 0 &&
  named.every((person) => person.gender === "open" && !person.phrase.includes(" ") && !earlier.includes(person)) &&
  other.sentences.slice(0, 1).some((first) => (meant === "male" ? /^he\b/i : /^she\b/i).test(plainOf(first)));
