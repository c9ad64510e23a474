// Whom or what a clause is about: the user, a named person, somebody's relative, or a thing.

import { ADVERBS, MODALS, UNSURE_MODALS } from "./cues.ts";
import { isPastForm, stems } from "./stem.ts";
import { type Token, upTo } from "./tokens.ts";
import { RELATIVES, STOP_WORDS, TITLES } from "./words.ts";

export interface Subject {
  /** "self", "mara", "self/brother"; "?" for a thing that nobody is said to own. */
  readonly keys: ReadonlySet<string>;
  /** A person acts; a thing ("my rent", "the deadline") is spoken of. */
  readonly isPerson: boolean;
  /** The thing's own words, as stems. */
  readonly thing: readonly string[];
  /** What the thing's noun phrase adds after a preposition ("the password of the office printer"), as stems. */
  readonly about: readonly string[];
  /** The name that ends the thing's words, where other nouns stand before it: "dog Bruno". */
  readonly named: string | null;
  /** Places of the tokens that name the subject. */
  readonly places: readonly number[];
  /** Where the predicate begins. */
  readonly end: number;
}

export const SELF = "self";
export const UNKNOWN = "?";

/** What somebody is to another, in one word: "brother" of "self/younger brother". */
export const relationOf = (key: string): string =>
  key
    .slice(key.lastIndexOf("/") + 1)
    .split(" ")
    .at(-1) ?? "";

/** Whose relative it is: "self" of "self/younger brother". */
export const rootOf = (key: string): string => key.split("/")[0]!;

const SELF_WORDS = new Set(["i", "we", "me", "us"]);
const OWN_WORDS = new Set(["my", "our"]);
const THIRD_PERSON = new Set(["he", "she", "they"]);
export const THIRD_OWN = new Set(["his", "her", "their"]);
const NAME_TITLES = new Set([...TITLES, "uncle", "aunt"]);
const ELDER = new Set([
  "best",
  "closest",
  "older",
  "younger",
  "eldest",
  "youngest",
  "oldest",
  "big",
  "little",
  "twin",
  "half",
  "step",
  "ex",
  "former",
  "late",
  "first",
  "second",
  "middle",
  "elder",
  "other",
]);
/** Of these somebody may have one for each of several things: "piano teacher", "maths teacher". As stems. */
const ROLES = stems(
  "teacher tutor coach doctor therapist lawyer assistant mentor manager supervisor boss client student friend neighbour neighbor colleague".split(
    " ",
  ),
);
const SAYS_NO_KIND = new Set(["new", "current", "own", "dear", "good", "close", "great", "lovely"]);
const ARTICLES = new Set(["the", "a", "an", "this", "that", "these", "those", "its"]);
const REL = stems(RELATIVES);
const LINKING = new Set(
  "am is are was were be been has have had do does did not never".split(" ").concat([...MODALS, ...UNSURE_MODALS]),
);
const THING_VERBS = stems(
  "come keep change leave start begin meet run cost go become move end drop rise grow take use play die heal work help charge last expire close open say tell live get break need look stop arrive win jump soar shoot spike sink dip slip plummet creep climb double stand pass fall split shut disband".split(
    " ",
  ),
);
/** As they stand here these are as likely nouns or adjectives. */
const NOUNS_TOO = new Set(
  "change close open end help use work charge look stop break move drop play rise last jump spike dip slip double stand pass fall".split(
    " ",
  ),
);
const isThingVerb = (token: Token): boolean => THING_VERBS.has(token.stem) && !NOUNS_TOO.has(token.lower);
const NO_VERB_AFTER = new Set("the a an of my our his her their its 's".split(" "));
const FINITE = new Set("is are was were has have had does do did will can would could".split(" "));
const FINITE_REACH = 7;
const CONNECTORS = new Set(["and", "but", "so", "because"]);
const VERB_PARTICLES = new Set("off away back down over".split(" "));
const PLURAL_BEFORE = new Set(["of", "and", "or"]);

/** "of the works council", "of parents' evening": no verb stands here. */
const isAfterDeterminer = (tokens: readonly Token[], at: number): boolean =>
  NO_VERB_AFTER.has(tokens[at - 1]?.lower ?? "") || tokens[at + 1]?.lower === "'s";

const isPlural = ({ lower, stem }: Token): boolean => lower.endsWith("s") && !lower.endsWith("ss") && stem !== lower;

const isAfterArticle = (tokens: readonly Token[], at: number): boolean =>
  at === 2 && /^(?:the|my|our|his|her|their)$/.test(tokens[0]!.lower);

/** "the club gathers at", "the module belonged to": by its form, by what follows, and for want of another verb. */
const isVerbByForm = (tokens: readonly Token[], at: number): boolean => {
  const { lower, stem, isName, isNumber } = tokens[at]!;
  const isForm = lower.endsWith("s") ? stem !== lower && !lower.endsWith("ss") : isPastForm(lower);
  const next = tokens[at + 1];
  if (!isForm || isName || isNumber) return false;
  // "the roof leaks": a plural would leave the clause without a verb.
  if (next === undefined || next.isBreak) return lower.endsWith("s") && isAfterArticle(tokens, at);
  if (PLURAL_BEFORE.has(next.lower)) return false;
  // "the team tracks bugs": a plural after the one noun, and another plural.
  const hasObject = isPlural(tokens[at]!) && isPlural(next) && at > 0 && !isPlural(tokens[at - 1]!);
  // "User's dog Momo gets kibble"
  const isBehindName = tokens[at - 1]?.isName === true;
  const isFollowed =
    next.isName ||
    next.isNumber ||
    next.lower === "user" ||
    STOP_WORDS.has(next.lower) ||
    VERB_PARTICLES.has(next.lower) ||
    hasObject ||
    isBehindName;
  if (!isFollowed) return false;
  const rest = tokens.slice(at + 1, at + FINITE_REACH);
  return !upTo(rest, ({ isBreak, lower }) => isBreak || CONNECTORS.has(lower)).some((token) => FINITE.has(token.lower));
};
export const PREPOSITIONS = new Set("of in on at for to with from by about near since".split(" "));

interface Owner {
  readonly key: string;
  readonly end: number;
}

const INHERITED_NOBODY: Subject = {
  keys: new Set([UNKNOWN]),
  isPerson: false,
  thing: [],
  about: [],
  named: null,
  places: [],
  end: 0,
};

const nameAt = (tokens: readonly Token[], at: number): { readonly key: string; readonly end: number } | null => {
  let end = at;
  while (end < at + 4 && tokens[end]?.isName === true) end++;
  if (end === at) return null;
  const first = tokens[at]!;
  const key = NAME_TITLES.has(first.lower) && end > at + 1 ? tokens[end - 1]!.lower : first.lower;
  return { key, end };
};

/** The user, with or without an article: index after it, or -1. */
const userAt = (tokens: readonly Token[], at: number): number => {
  const skip = tokens[at]?.lower === "the" ? 1 : 0;
  return tokens[at + skip]?.lower === "user" ? at + skip + 1 : -1;
};

const ownerAt = (tokens: readonly Token[], at: number, inherited: Subject | null): Owner | null => {
  const word = tokens[at]?.lower ?? "";
  if (OWN_WORDS.has(word)) return { key: SELF, end: at + 1 };
  if (THIRD_OWN.has(word)) return { key: inherited === null ? UNKNOWN : [...inherited.keys][0]!, end: at + 1 };
  const user = userAt(tokens, at);
  if (user !== -1) return tokens[user]?.lower === "'s" ? { key: SELF, end: user + 1 } : null;
  const name = nameAt(tokens, at);
  return name !== null && tokens[name.end]?.lower === "'s" ? { key: name.key, end: name.end + 1 } : null;
};

const MAX_COMPOUND = 3;

/** "Billing service ownership went": nouns up to a verb. */
const isLongCompound = (tokens: readonly Token[], at: number): boolean => {
  for (let end = at; end < at + MAX_COMPOUND; end++) {
    const token = tokens[end];
    if (token === undefined || token.isBreak || token.isName || token.isNumber) return false;
    if (end > at && (LINKING.has(token.lower) || isPastForm(token.lower) || isThingVerb(token))) return true;
    if (STOP_WORDS.has(token.lower) || ADVERBS.has(token.lower) || isPastForm(token.lower)) return false;
    if (token.lower.endsWith("s") && token.stem !== token.lower) return false;
  }
  return false;
};

/** "my dentist appointment was": the noun goes with the next one. */
const isCompound = (tokens: readonly Token[], at: number): boolean => {
  if (isLongCompound(tokens, at)) return true;
  const next = tokens[at];
  const after = tokens[at + 1];
  if (next === undefined || after === undefined || next.isName || next.isBreak) return false;
  if (LINKING.has(next.lower) || ADVERBS.has(next.lower) || PREPOSITIONS.has(next.lower) || next.lower === "'s")
    return false;
  // "User's aunt lives not in Graz": a verb of her own.
  const isVerb =
    (LINKING.has(after.lower) && after.lower !== "not") || (THING_VERBS.has(after.stem) && after.lower.endsWith("s"));
  return next.lower !== "and" && (isVerb || after.lower === "'s");
};

/** "User's password manager" is no person. */
const PROGRAMS = new Set("password package file window download clipboard boot".split(" "));

const kindOf = (role: Token, words: readonly string[]): string =>
  ROLES.has(role.stem) && words.length > 0 ? `${words.join(" ")} ` : "";

/** A relative within the next words of a noun phrase: "younger brother", "best friend Pia". */
const relativeAt = (
  tokens: readonly Token[],
  from: number,
  owner: string,
): { readonly keys: string[]; readonly end: number } | null => {
  let elder = "";
  const kind: string[] = [];
  for (let at = from; at < from + 3; at++) {
    const token = tokens[at];
    if (token === undefined || token.isBreak || LINKING.has(token.lower)) return null;
    if (ELDER.has(token.lower)) elder = `${token.lower} `;
    else if (!REL.has(token.stem) && !SAYS_NO_KIND.has(token.lower)) kind.push(token.stem);
    const isPlural = token.lower.endsWith("s") && token.stem !== token.lower;
    if (!REL.has(token.stem) || tokens[at + 1]?.stem === "licence" || PROGRAMS.has(tokens[at - 1]?.lower ?? ""))
      continue;
    const next = tokens[at + 1];
    // "my family doctor" is about the doctor, "the client meeting" about the meeting.
    if (next !== undefined && (REL.has(next.stem) || isCompound(tokens, at + 1))) continue;
    const keys = [`${owner}/${elder}${kindOf(token, kind)}${token.stem}${isPlural ? "+" : ""}`];
    const name = nameAt(tokens, at + 1);
    if (name !== null) keys.push(name.key);
    return { keys, end: name === null ? at + 1 : name.end };
  }
  return null;
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** A thing's noun phrase, then its verb. */
const thingAt = (tokens: readonly Token[], from: number, key: string, start: number): Subject => {
  const thing: string[] = [];
  const about: string[] = [];
  let isHead = true;
  let at = from;
  for (; at < tokens.length && at < from + 9; at++) {
    const token = tokens[at]!;
    if (token.isBreak || LINKING.has(token.lower) || tokens[at + 1]?.lower === "longer") break;
    const mayBeVerb = at > from && !isAfterDeterminer(tokens, at);
    if (mayBeVerb && (isThingVerb(token) || isVerbByForm(tokens, at) || (ADVERBS.has(token.lower) && !token.isName)))
      break;
    if (PREPOSITIONS.has(token.lower)) isHead = false;
    if (token.lower === "new" || token.lower === "current" || token.lower === "'s" || token.isNumber) continue;
    if (isHead) thing.push(token.stem);
    else if (!STOP_WORDS.has(token.lower)) about.push(token.stem);
  }
  const last = tokens[from + thing.length - 1];
  const isNamed = thing.length > 1 && last?.isName === true && tokens[from]?.isName === false;
  const named = isNamed && last.lower === thing.at(-1) ? last.lower : null;
  return { keys: new Set([key]), isPerson: false, thing, about, named, places: range(start, from), end: at };
};

/** "and Y" after a first subject. */
const withCompanion = (tokens: readonly Token[], keys: Set<string>, end: number, start: number): Subject => {
  let last = end;
  if (tokens[end]?.lower === "and") {
    const next = tokens[end + 1];
    const name = nameAt(tokens, end + 1);
    const user = userAt(tokens, end + 1);
    if (next !== undefined && SELF_WORDS.has(next.lower)) {
      keys.add(SELF);
      last = end + 2;
    } else if (user !== -1 && tokens[user]?.lower !== "'s") {
      keys.add(SELF);
      last = user;
    } else if (name !== null && tokens[name.end]?.lower !== "'s") {
      keys.add(name.key);
      last = name.end;
    } else if (OWN_WORDS.has(next?.lower ?? "") || THIRD_OWN.has(next?.lower ?? "")) {
      // "User and their wife"
      const relative = relativeAt(tokens, end + 2, [...keys][0]!);
      if (relative !== null && tokens[relative.end]?.lower !== "'s") {
        for (const key of relative.keys) keys.add(key);
        last = relative.end;
      }
    }
    // "and Rory sings" begins a clause of its own when the first subject has had no verb: it has none here.
  }
  return { keys, isPerson: true, thing: [], about: [], named: null, places: range(start, last), end: last };
};

const OCCASIONS = stems(["appointment", "visit", "checkup", "check-up"]);

const possessed = (tokens: readonly Token[], owner: Owner, start: number): Subject => {
  const relative = relativeAt(tokens, owner.end, owner.key);
  if (relative === null) return thingAt(tokens, owner.end, owner.key, start);
  if (tokens[relative.end]?.lower === "'s") {
    // "User's doctor's appointment" is User's.
    if (OCCASIONS.has(tokens[relative.end + 1]?.stem ?? "")) return thingAt(tokens, owner.end, owner.key, start);
    return possessed(tokens, { key: relative.keys.at(-1)!, end: relative.end + 1 }, start);
  }
  return withCompanion(tokens, new Set(relative.keys), relative.end, start);
};

/** Behind connectors and adverbs: "and", "Weirdly". */
const startFrom = (tokens: readonly Token[], from: number): number => {
  const isAdverb = /ly$/.test(tokens[from]?.lower ?? "") && tokens[from + 1]?.lower === "user";
  let start = isAdverb ? from + 1 : from;
  while (start < tokens.length && (ADVERBS.has(tokens[start]!.lower) || /^(?:and|but|so)$/.test(tokens[start]!.lower)))
    start++;
  return start;
};

export const readSubject = (tokens: readonly Token[], from: number, inherited: Subject | null): Subject => {
  const start = startFrom(tokens, from);
  const token = tokens[start];
  if (token === undefined) return { ...INHERITED_NOBODY, end: from };
  const owner = ownerAt(tokens, start, inherited);
  if (owner !== null) return possessed(tokens, owner, start);
  if (SELF_WORDS.has(token.lower)) return withCompanion(tokens, new Set([SELF]), start + 1, start);
  const user = userAt(tokens, start);
  if (user !== -1) return withCompanion(tokens, new Set([SELF]), user, start);
  if (THIRD_PERSON.has(token.lower) && inherited !== null) {
    // "User's lease ended and they moved": the one who owns the thing; "he" and "she" are never the user.
    const isUser = token.lower === "they" || !inherited.keys.has(SELF);
    return {
      keys: isUser ? inherited.keys : new Set([token.lower]),
      isPerson: true,
      thing: [],
      about: [],
      named: null,
      places: [start],
      end: start + 1,
    };
  }
  if (REL.has(token.stem) && !token.isNumber) {
    const relative = relativeAt(tokens, start, SELF);
    if (relative !== null) return withCompanion(tokens, new Set(relative.keys), relative.end, start);
  }
  const name = nameAt(tokens, start);
  // "Task 12 of Kite"
  const isNumbered = name !== null && tokens[name.end]?.isNumber === true && tokens[name.end + 1]?.isBreak === false;
  if (name !== null && (isNumbered || isCompound(tokens, name.end))) return thingAt(tokens, start, UNKNOWN, start);
  if (name !== null) return withCompanion(tokens, new Set([name.key]), name.end, start);
  if (inherited !== null && !ARTICLES.has(token.lower)) return { ...inherited, places: [], end: start };
  // "the neighbour's rent" is no rent of the user's.
  const isOfRelative =
    token.lower === "the" && REL.has(tokens[start + 1]?.stem ?? "") && tokens[start + 2]?.lower === "'s";
  if (isOfRelative) return possessed(tokens, { key: SELF, end: start + 1 }, start);
  const noun = ARTICLES.has(token.lower) ? start + 1 : start;
  return thingAt(tokens, noun, UNKNOWN, start);
};
