// Resolves "He", "She", "They", "His", "Her", "Their" at the start of a clause to a person mentioned shortly before,
// only where exactly one fits.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { ANIMALS, asCalledMostly, KIN_NOUNS, type PronounGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isHad } from "#plugins/memory-extractors/local/telling/verbs.ts";
import { isPerfect } from "./has-or-is.ts";
import { isDoneTo } from "./kin-named.ts";
import { comesIn } from "./new-people.ts";
import { isOfPatient } from "./patients-meant.ts";
import type { Person } from "./person.ts";

const OPENING = /^(he's|she's|they're|he|she|they|his|her|their)\b(?! (?:\w+ )?and I\b)/i;
const FITS: Readonly<Record<string, readonly PronounGender[]>> = {
  he: ["male", "open"],
  his: ["male", "open"],
  she: ["female", "open"],
  her: ["female", "open"],
  they: ["plural"],
  their: ["plural"],
};

export const ANIMAL = new RegExp(`^(?:${ANIMALS.replaceAll(" ", "|")})$`, "i");

const SINGULAR = new Set<PronounGender>(["male", "female", "open"]);
const canShareAPronoun = (one: PronounGender, other: PronounGender): boolean =>
  one === other || (SINGULAR.has(one) && SINGULAR.has(other) && [one, other].includes("open"));

/** Whether "he" or "she" could be either. */
export const shareAPronoun = (one: Person, other: Person): boolean =>
  one.phrase !== other.phrase && canShareAPronoun(one.gender, other.gender);

/** "my sister" and "my sister Nora" are one, and so are "my father" and "my dad". */
const areOne = (one: Person, other: Person): boolean => {
  const [first, second] = [asCalledMostly(one.phrase), asCalledMostly(other.phrase)];
  return first.startsWith(second) || second.startsWith(first);
};

/** Of those whom the last turn named, the ones whom no other person of the whole talk could be taken for. */
export const unmistakable = (last: readonly Person[], all: readonly Person[]): Person[] =>
  last.filter((person) =>
    all.every((other) => areOne(person, other) || !canShareAPronoun(person.gender, other.gender)),
  );

/** "Luis", brought in as "my buddy Luis". */
const inFull = (person: Person | undefined, persons: readonly Person[]): Person | null =>
  persons.find(({ phrase, gender }) => gender !== "plural" && phrase.endsWith(` ${person?.phrase}`)) ?? person ?? null;

/** "My wife ... but Illari screams": a name that tells no gender can be of whoever the pronoun means. */
export const isOpenName = ({ phrase, gender }: Person): boolean => gender === "open" && /^\p{Lu}/u.test(phrase);

/** The one person whom the pronoun can mean: of the exact gender first, where no open name is nearer, else of an open one. */
export const resolve = (pronoun: string, persons: readonly Person[]): Person | null => {
  for (const gender of FITS[pronoun] ?? []) {
    const fitting = persons.filter((person) => person.gender === gender);
    if (fitting.length === 0) continue;
    const [one] = fitting;
    const isOne = new Set(fitting.map((person) => inFull(person, persons)?.phrase)).size === 1;
    const behind = persons.slice(persons.lastIndexOf(fitting.at(-1) as Person) + 1);
    const isRivalled =
      gender !== "open" && behind.some((other) => isOpenName(other) && !one?.phrase.includes(other.phrase));
    return isOne && !isRivalled ? inFull(one, persons) : null;
  }
  return null;
};

/** "My pupils love them. They could help", "I prefer simple maps. They're lighter": others may be meant. */
const TOLD_OF_SEVERAL = /^(?:they|their)\b/i;
const SEVERAL_THINGS = new RegExp(`\\bthem\\b|\\b(?!(?:${KIN_NOUNS})\\b)[a-z]{2,}[^s\\W]s[.!]*$`, "i");
export const mayMeanThings = (text: string, before: string): boolean =>
  (TOLD_OF_SEVERAL.test(text) && SEVERAL_THINGS.test(before)) || (CALLED.test(text) && CALLED_SHE.test(before));
/** "We're selling our narrowboat. She's called Marigold" */
const CALLED_SHE = new RegExp(
  wrapped`
    \b(?:
      (?:narrow|house|sail|motor|row(?:ing )?|life|canal )?boat|yacht|ship|barge|dinghy|sloop|cutter|ketch|schooner
      |trawler|camper(?: ?van)?|motorhome|caravan|locomotive
    )\b`,
  "i",
);

/** "She moved", "Their boat sank" */
export const opensWithPronoun = (text: string): boolean => OPENING.test(text);

/** Whether the pronoun that opens a clause can mean somebody. */
export const canBeOpening = (text: string, { phrase, gender }: Person): boolean =>
  !isOfPatient(text, phrase) &&
  (FITS[OPENING.exec(text)?.[1]?.toLowerCase().replace(/'.*/, "") ?? ""] ?? []).includes(gender);

const HAS_NAME = / \p{Lu}\p{L}+$/u;
/** "His name is Otto": of nobody who was named. */
export const GIVES_NAME = /^(?:his|her|their) names?(?:'s| is| are) (?-i:\p{Lu})/iu;
/** "We're getting a puppy from my aunt. She's called Saffron": the puppy. */
const CALLED = /^s?he(?:'s| is| was) (?:called|named) (?-i:\p{Lu})/iu;
const isUnnamedAnimal = ({ phrase }: Person): boolean => ANIMAL.test(phrase.split(" ").at(-1) ?? "");
/** Whom the pronoun that opens a clause means, or null when that is not certain. */
export const meantByOpening = (text: string, persons: readonly Person[]): Person | null => {
  const word = OPENING.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  const unnamed = CALLED.test(text) ? persons.filter(isUnnamedAnimal) : [];
  const meant = GIVES_NAME.test(text)
    ? comesIn(persons.filter(({ phrase }) => !HAS_NAME.test(phrase)))
    : unnamed.length === 1
      ? unnamed
      : CALLED.test(text)
        ? comesIn(persons)
        : persons.filter(({ phrase }) => !isOfPatient(text, phrase));
  const person = resolve(word.replace(/'.*/, ""), meant);
  return person !== null && isDoneTo(person, text) ? null : person;
};

/** "He'd just come back": "come" is no wish behind "just". */
const JUST_HAD = /^'d (?:just|already) (?:come|become|run|put|cut|hit|let|set|quit|read)\b/;
/** The clause with its opening pronoun replaced. */
export const withOpening = (text: string, { phrase }: Person): string => {
  const opening = OPENING.exec(text)?.[0] ?? "";
  const [pronoun = "", ending] = opening.toLowerCase().split("'");
  const contraction = ending === undefined ? "" : `'${ending}`;
  const named = upperFirst(phrase);
  const rest = text.slice(opening.length);
  if (pronoun === "his" || pronoun === "her" || pronoun === "their")
    return `${named}${named.endsWith("s") ? "'" : "'s"}${rest}`;
  if (contraction === "'re") return `${named} are${rest}`;
  if (contraction === "'s") return `${named} ${isPerfect(rest) ? "has" : "is"}${rest}`;
  if (rest.startsWith("'ve")) return `${named} have${rest.slice(3)}`;
  if (rest.startsWith("'ll")) return `${named} will${rest.slice(3)}`;
  if (rest.startsWith("'d "))
    return `${named} ${JUST_HAD.test(rest) || isHad(/^'d (?:(?:just|never|only|also|always|recently|finally) )?(\w+)/.exec(rest)?.[1] ?? "") ? "had" : "would"}${rest.slice(2)}`;
  return named + rest;
};

/** The clause with its opening pronoun replaced, or null when that is not certain. */
export const resolveOpening = (text: string, persons: readonly Person[]): string | null => {
  const person = meantByOpening(text, persons);
  return person === null ? null : withOpening(text, person);
};

const OF_KIN = new RegExp(
  String.raw`^(\p{Lu}\p{Ll}+) (?:is|was) (his|her|their) (?=(?:[\w-]+ )?(?:${KIN_NOUNS})\b)`,
  "u",
);
/** "Our son Peter lives there. Ida is his daughter" → "Ida is our son Peter's daughter", where nobody else can be meant. */
export const withKinOwner = (text: string, persons: () => readonly Person[]): string => {
  const [, name = "", owner] = OF_KIN.exec(text) ?? [];
  if (owner === undefined) return text;
  const meant = resolve(
    owner,
    persons().filter(({ phrase }) => !phrase.includes(name)),
  );
  return meant === null ? text : text.replace(` ${owner} `, ` ${meant.phrase}'s `);
};
