// Whose it is that a statement tells of: "the dog's weight is 12 kg" names no relative of the user, and is yet nothing of theirs.

import type { Parsed } from "../reading/parse.ts";
import { stems } from "../reading/stem.ts";
import { SELF, UNKNOWN } from "../reading/subject.ts";
import { RELATIVES } from "../reading/words.ts";
import type { Verdict } from "./slot-updates.ts";

const BEINGS = stems([
  ...RELATIVES,
  ...`dog cat puppy kitten horse pony foal mare rabbit bunny hamster gerbil parrot budgie bird fish snake lizard gecko tortoise turtle chicken
  hen goat sheep cow calf pig pet terrier labrador spaniel poodle greyhound ferret
  girl boy lad kid man woman lady guy twin newborn infant teenager tenant lodger`.split(/\s+/),
]);
const LEADS = new Set("the a an this that user my our 's".split(" "));
const OWN = new Set(["user", "my", "our"]);
/** An owner is named within the first words. */
const REACH = 8;

interface Owner {
  readonly word: string;
  readonly isBeing: boolean;
}

/** "dog" of "the dog's weight", "the dog is", "User's dog's weight"; "school" of "the school's budget" */
const ownerIn = ({ tokens, clauses: [clause] }: Parsed): Owner | null => {
  // Persons are told apart by the keys of their subjects.
  if (clause === undefined || clause.subject.isPerson) return null;
  const { start } = clause;
  for (let at = start; at < Math.min(start + REACH, tokens.length - 1); at++) {
    const token = tokens[at]!;
    if (token.isBreak) return null;
    if (token.isName || token.lower === "user") continue;
    if (tokens[at + 1]!.lower === "'s") return { word: token.stem, isBeing: BEINGS.has(token.stem) };
  }
  let at = start;
  while (LEADS.has(tokens[at]?.lower ?? "")) at++;
  // "the landlord raised User's rent"
  if (tokens.slice(at).some(({ lower }) => OWN.has(lower))) return null;
  // "the old dog weighs"
  const being = tokens
    .slice(at, at + 2)
    .find(({ stem: word, isName, isNumber }) => !isName && !isNumber && BEINGS.has(word));
  return being === undefined ? null : { word: being.stem, isBeing: true };
};

const owners = new WeakMap<Parsed, Owner | "none">();
const ownerOf = (parsed: Parsed): Owner | null => {
  const known = owners.get(parsed) ?? ownerIn(parsed) ?? "none";
  owners.set(parsed, known);
  return known === "none" ? null : known;
};

/** "User's ferret Pan is 2 years old", "Pan turned 3" */
const shareName = (one: Parsed, other: Parsed): boolean =>
  [...one.mentions].some((name) => name !== SELF && other.mentions.has(name));

const OF_VALUES = /^(?:value|fact|slot|progress|negation|exchanged|opposite|rescheduled|count)\b/;

/** What is left of a new value where the one statement names an owner whom the other does not speak of. */
export const ofSameOwner = (older: Parsed, newer: Parsed, verdict: Verdict): Verdict | null => {
  if (!OF_VALUES.test(verdict.rule)) return verdict;
  const [one, other] = [ownerOf(older), ownerOf(newer)];
  const alien =
    one !== null && !newer.words.has(one.word) ? one : other !== null && !older.words.has(other.word) ? other : null;
  if (alien === null || shareName(older, newer)) return verdict;
  const known = alien === one ? newer : older;
  if (known.firstSubjects.has(SELF)) return alien.isBeing ? null : { ...verdict, tier: "soft" };
  // "the project's deadline is 3 May", "the deadline is 10 May now"
  return known.firstSubjects.has(UNKNOWN) && !alien.isBeing ? verdict : { ...verdict, tier: "soft" };
};
