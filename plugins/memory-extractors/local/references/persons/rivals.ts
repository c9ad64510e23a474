// Who else "she" of a turn may mean than who was named last: her sister, whom the same turn tells of, or somebody of the other's.
// Where two can be meant, nobody is.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS, kinGender, type PronounGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { genderOfName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { questionIn } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";
import { possessive } from "#plugins/memory-extractors/local/telling/person.ts";
import { HE_OR_SHE, wordingOf } from "../turn-words.ts";
import { genderMeant } from "./genders-meant.ts";
import type { Person } from "./person.ts";
import { namesOneOf } from "./persons-asked.ts";
import { opensOnSomebody } from "./persons-heard.ts";
import { personsIn } from "./persons-named.ts";
import { shareAPronoun } from "./pronouns.ts";

const SPOKEN_OF: Readonly<Partial<Record<PronounGender, RegExp>>> = { female: /\bshe\b/i, male: /\bhe\b/i };
/** "She's seven. My sister took her to the fair": a turn that spoke of somebody else first, and maybe still does. */
const isBesideAnother = ({ phrase, gender }: Person, turn: Passage): boolean => {
  const said = wordingOf(turn);
  return SPOKEN_OF[gender]?.test(said.slice(0, Math.max(0, said.toLowerCase().indexOf(phrase.toLowerCase())))) === true;
};

/** Where somebody remains whom "she" may mean as well, nobody is beside another: "Ada fell off it, she cried. Ruta had pushed her". */
export const withoutThoseBeside = (persons: readonly Person[], turn: Passage): readonly Person[] => {
  const left = persons.filter((person) => !isBesideAnother(person, turn));
  const isRivalled = persons.some((person) => !left.includes(person) && left.some((one) => shareAPronoun(one, person)));
  return isRivalled ? persons : left;
};

/** "He got a phone." "My dad would, too." "He cried": he of before, or the dad; "My dad minds." "Ed preaches." "He did": Ed, or the dad. */
export const mayMeanAnother = (
  near: readonly Person[],
  {
    earlier,
    own,
    other,
    meant,
    replies,
  }: {
    earlier: readonly Person[];
    own: Passage | undefined;
    other: Passage;
    meant: "male" | "female" | null;
    replies: string;
  },
): boolean => {
  if (questionIn(other) !== null) return false;
  return near.every((person) => earlier.includes(person))
    ? meant !== null &&
        !HE_OR_SHE.test(wordingOf(other).split(near[0]?.phrase ?? "")[0] ?? "") &&
        namesOneOf(wordingOf(other), meant, [...near.map(({ phrase }) => phrase), replies])
    : own !== undefined &&
        near.every(({ phrase }) => phrase.startsWith(`${possessive(other.speaker)} `)) &&
        (meant === null ? HE_OR_SHE.test(wordingOf(own)) : genderMeant(wordingOf(own)) === meant) &&
        !opensOnSomebody(other);
};

const KIN_OF_THEIRS = new RegExp(
  String.raw`\b(?:[Hh]is|[Hh]er|[Tt]heir|\p{Lu}\p{Ll}+'s) (?:[a-z]+ )?(${KIN_NOUNS})\b`,
  "gu",
);
const isSameKin = (one: Person, other: Person): boolean =>
  one.phrase.split(" ").at(-1)?.toLowerCase() === other.phrase.split(" ").at(-1)?.toLowerCase();
/** "Ruta is well. Her sister had a baby" "I'll send her a card": either may be meant. */
export const withoutRivalled = (
  persons: readonly Person[],
  ...turns: readonly (Passage | undefined)[]
): readonly Person[] => {
  const said = turns.map((turn) => turn?.sentences.map(plainOf).join(" ") ?? "").join(" ");
  const rivals = matchesIn(said, KIN_OF_THEIRS).map(
    ([phrase, noun = ""]): Person => ({ phrase, gender: kinGender(noun) ?? "plural" }),
  );
  return persons.filter((person) => !rivals.some((rival) => !isSameKin(person, rival) && shareAPronoun(person, rival)));
};

/** The turns whose "her sister" may be whom one goes on about. */
export const kinToldBefore = (passages: readonly Passage[], at: number): (Passage | undefined)[] => [
  passages[at - 1],
  HE_OR_SHE.test(questionIn(passages[at - 1])?.raw ?? "") ? passages[at - 2] : undefined,
];

/** "I told Sanne I'm off when Tess is born. She changed the rota": Sanne, more likely. */
const SPEAKS_TO = new RegExp(
  wrapped`
    \b(?:told|asked|texted|called|rang|phoned|emailed|messaged|informed|warned|reminded|begged|(?:wrote|spoke|talked) to)[ ]
      (\p{Lu}\p{Ll}+) [^.!?]*?\b(?:when|until|till|before|after|once|because|if|while|since) ([^.!?]{3,})`,
  "u",
);
export const isOnlyToldOf = ({ phrase, gender }: Person, said: string): boolean => {
  const [, name = "", aside = ""] = SPEAKS_TO.exec(said) ?? [];
  if (name === "" || !aside.includes(phrase)) return false;
  return shareAPronoun({ phrase: name, gender: genderOfName(name) ?? "open" }, { phrase, gender });
};

const NAME_AND_I = /^(?:\p{Lu}\p{Ll}+|My [a-z]+(?: \p{Lu}\p{Ll}+)?) and I\b/u;
const OF_ONE = /\b(?:s?he|him|her|his)\b/i;
/** "Ruta and I would come, but she can't climb": of Ruta, whoever `words` of before are of. */
export const isOfOneBeside = (text: string, words: string): boolean =>
  NAME_AND_I.test(text) && OF_ONE.test(text) && (OF_ONE.test(words) || personsIn(words).length > 0);
