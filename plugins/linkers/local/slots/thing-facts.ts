// What is told of a thing without naming the attribute: its state, age, number, version, place; of whatever thing, an amount.

import { readAmount } from "../reading/amounts.ts";
import type { Clause } from "../reading/clauses.ts";
import { ADVERBS } from "../reading/cues.ts";
import { BE } from "../reading/known-stems.ts";
import { matchesAt } from "../reading/phrases.ts";
import { readBroughtState, readState } from "../reading/states.ts";
import { isPastForm, stem, stems } from "../reading/stem.ts";
import { UNKNOWN } from "../reading/subject.ts";
import type { Token } from "../reading/tokens.ts";
import { STOP_WORDS } from "../reading/words.ts";
import {
  afterFrom,
  afterVerb,
  type Fact,
  type FactValue,
  fact,
  isDefinite,
  isRelative,
  isSelf,
  keysOf,
  NOTHING,
  nounPhraseAt,
  type Owner,
  ownerOf,
  phraseFrom,
  readValue,
} from "./fact-parts.ts";
import {
  AGED,
  type Attribute,
  COUNTS,
  DEPARTMENTS,
  DWELLINGS,
  DWELLS,
  NAMED_DEPARTMENTS,
  PEOPLE,
  RUNS,
  SPORTS,
  STANDS,
  WORKS_IN,
} from "./fact-table.ts";

const BOUNDS = new Set("below above under over around about roughly almost nearly down up to at".split(" "));

/** "is red" tells how it is. */
const SAYS_WHAT = new Set(["a", "an", "the", "with", "now"]);
const WHEN: Attribute = { name: "when", kind: "schedule" };

const CHANGED = stems(["change", "switch", "replace"]);
const SHIFTS = stems("put slip slide move shift push postpone delay reschedule change bring defer".split(" "));

/** "User's cholesterol is 240", "the port is 8080": of whatever thing, another number. */
export const ofAnyThing = (tokens: readonly Token[], clause: Clause, owner: Owner): Fact[] => {
  let from = afterFrom(tokens, afterVerb(tokens, clause), clause.end);
  while (BOUNDS.has(tokens[from]?.lower ?? "")) from++;
  const amount = tokens[from]?.isNumber === true ? readAmount(tokens, from, from + 1) : null;
  if (amount !== null) return fact({ name: "amount", kind: "amount" }, owner, { ...NOTHING, amount });
  if (SHIFTS.has(tokens[clause.head]!.stem)) return fact(WHEN, owner, readValue("schedule", tokens, from, clause.end));
  // "User's credit card is a Mastercard": what it is may be told in other words, so that only a cue makes it another.
  const isOwned = [...clause.subject.keys].some((key) => key !== UNKNOWN);
  const first = tokens[clause.head + 1];
  const isBe = tokens[clause.head]!.stem === BE;
  // "User's inhaler was changed to formoterol": whatever it was, it is no more.
  const changed = isBe && CHANGED.has(first?.stem ?? "") && tokens[clause.head + 2]?.lower === "to";
  if (isOwned && changed)
    return fact({ name: "what", kind: "words" }, owner, readValue("words", tokens, clause.head + 3, clause.end));
  const isWhat = isOwned && isBe && (first?.isName === true || SAYS_WHAT.has(first?.lower ?? ""));
  return isWhat
    ? fact({ name: "what", kind: "words" }, owner, readValue("words", tokens, from, clause.end), false)
    : [];
};

const MAKES = /^(?:re)?(?:writ|build|host|mak|bas|stor|deploy|power|own)/;
const AGAIN = /^re(?=writ|build|host|paint|cast|brand|wir|bas)/;

const FRAME = new Set("in with by from of on at".split(" "));

/** "is written in Python", "was rewritten in Rust", "stands in the hall": of a thing, in or with something else. */
export const ofFrame = (tokens: readonly Token[], clause: Clause): Fact[] => {
  const owner = ownerOf(clause.subject);
  if (isSelf(owner) || owner.words.size === 0 || keysOf(clause.subject).some(isRelative)) return [];
  for (const { entry, end } of matchesAt(STANDS, tokens, clause.head))
    return fact({ name: "place", kind: "words" }, owner, readValue("words", tokens, end, clause.end), entry);
  const [be, verb, preposition] = tokens.slice(clause.head, clause.head + 3);
  if (be?.stem !== BE || verb === undefined || preposition === undefined || !isPastForm(verb.lower)) return [];
  // Ada is interested in painting, and in music; Falcon is written in one language.
  if (!FRAME.has(preposition.lower) || (clause.subject.isPerson && !MAKES.test(verb.stem))) return [];
  const isAgain = AGAIN.test(verb.stem);
  const name = `frame:${verb.stem.replace(AGAIN, "")}:${preposition.lower}`;
  return fact({ name, kind: "words" }, owner, readValue("words", tokens, clause.head + 3, clause.end), isAgain);
};

const TIME_AFTER = new Set("today yesterday now last this on in".split(" "));

const isLast = (token: Token | undefined): boolean =>
  token === undefined || token.isBreak || TIME_AFTER.has(token.lower);

const CELEBRATES = stems(["celebrate", "have"]);
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

/** "celebrated her 90th birthday" */
const birthdayIn = (tokens: readonly Token[], { head, end }: Clause): number | null => {
  const at = tokens.findIndex(({ lower }, place) => place > head && place < end && lower === "birthday");
  const [, number] = ORDINAL.exec(tokens[at - 1]?.lower ?? "") ?? [];
  return number === undefined || !CELEBRATES.has(tokens[head]!.stem) ? null : Number(number);
};

/** "is 4 years old", "turned 4", "celebrated the 4th birthday": an age. */
export const ofAge = (tokens: readonly Token[], clause: Clause): Fact[] => {
  const birthday = clause.subject.isPerson ? birthdayIn(tokens, clause) : null;
  if (birthday !== null) {
    const amount = { number: birthday, unit: "", per: "", end: clause.end };
    return fact({ name: "age", kind: "amount" }, ownerOf(clause.subject), { ...NOTHING, amount });
  }
  for (const { entry, end: from } of matchesAt(AGED, tokens, clause.head)) {
    let end = from;
    while (ADVERBS.has(tokens[end]!.lower) && end + 1 < clause.end) end++;
    const amount = readAmount(tokens, end, end + 1);
    if (amount === null || !Number.isInteger(amount.number) || amount.number > 120) continue;
    const after = tokens[amount.end];
    const isOld = /^(?:years?|months?|weeks?)$/.test(after?.lower ?? "");
    if (isOld ? tokens[amount.end + 1]?.lower !== "old" : !isLast(after)) continue;
    if (entry === "is" && !isOld && !clause.subject.isPerson) continue;
    return fact({ name: "age", kind: "amount" }, ownerOf(clause.subject), {
      ...NOTHING,
      amount: { ...amount, unit: "", number: amount.number / (PER_YEAR[after?.stem ?? ""] ?? 1) },
    });
  }
  return [];
};

const PER_YEAR: Readonly<Record<string, number>> = { month: 12, week: 52 };

const COUNT_REACH = 4;

const WEIGHTS = stems(["kg", "kilo", "kilogram", "pound", "lb", "lbs", "stone"]);
const AT_AMOUNT = new Set(["down", "up", "at"]);

/** "is 92 kg", "is down to 5 kg" */
export const ofWeight = (tokens: readonly Token[], clause: Clause): Fact[] => {
  if (tokens[clause.head]!.stem !== BE) return [];
  const isAt = AT_AMOUNT.has(tokens[clause.head + 1]?.lower ?? "");
  const amount = readAmount(tokens, clause.head + (isAt ? 2 : 1), clause.end);
  if (amount === null || !WEIGHTS.has(amount.unit) || amount.end > clause.head + COUNT_REACH) return [];
  // "is 20 kg heavier"
  if (!isAt && !isLast(tokens[amount.end + 1])) return [];
  return fact({ name: "weight", kind: "amount" }, ownerOf(clause.subject), { ...NOTHING, amount });
};

/** "has 2,000 users", "passed 5,000 users" */
export const ofCount = (tokens: readonly Token[], clause: Clause): Fact[] => {
  const owner = ownerOf(clause.subject);
  if (!COUNTS.has(tokens[clause.head]!.stem) || owner.words.size === 0) return [];
  const amount = readAmount(tokens, clause.head + 1, clause.end);
  if (amount === null || amount.unit === "" || amount.end > clause.head + COUNT_REACH) return [];
  const name = PEOPLE.has(amount.unit) ? "headcount" : `count:${amount.unit}`;
  return fact({ name, kind: "amount" }, owner, { ...NOTHING, amount });
};

/** "runs on Node 18", "was bumped to Node 22" */
export const ofVersion = (tokens: readonly Token[], clause: Clause): Fact[] => {
  const [first, second] = [tokens[clause.head], tokens[clause.head + 1]];
  if (!RUNS.has(first!.stem) || (first!.stem === BE && /^(?:an?|the)$/.test(second?.lower ?? ""))) return [];
  const owner = ownerOf(clause.subject);
  if (owner.words.size === 0) return [];
  const at = tokens.findIndex(
    ({ isNumber }, place) => isNumber && place > clause.head + 1 && place < clause.end && tokens[place - 1]!.isName,
  );
  if (at === -1 || !isLast(tokens[at + 1])) return [];
  const name = `version:${tokens[at - 1]!.lower}`;
  const [before] = tokens.slice(clause.head, at).filter(({ lower }) => lower === "from");
  return before === undefined ? fact({ name, kind: "words" }, owner, { ...NOTHING, words: [tokens[at]!.lower] }) : [];
};

const HOME = stem("home");

/** "works in the sales department", "was transferred to purchasing": the department, by the words before it. */
export const ofDepartment = (tokens: readonly Token[], clause: Clause): Fact[] => {
  for (const { entry, end } of matchesAt(WORKS_IN, tokens, clause.head)) {
    const said = phraseFrom(tokens, end, clause.end).filter(({ lower }) => !STOP_WORDS.has(lower));
    const last = said.at(-1)?.stem ?? "";
    const isNamed = said.length === 1 && NAMED_DEPARTMENTS.has(last);
    const words = (isNamed ? said : said.slice(0, -1)).map((token) => token.stem);
    if (words.length === 0 || !(isNamed || DEPARTMENTS.has(last)) || words.some((word) => SPORTS.has(word))) continue;
    return fact({ name: "department", kind: "words" }, ownerOf(clause.subject), { ...NOTHING, words }, entry);
  }
  return [];
};

/** "lives in a house in Kent", "moved into a care home" */
export const ofDwelling = (tokens: readonly Token[], clause: Clause): Fact[] => {
  for (const { entry, end } of matchesAt(DWELLS, tokens, clause.head)) {
    const said = phraseFrom(tokens, end, clause.end).filter(({ isName }) => !isName);
    const noun = said.at(-1)?.stem ?? "";
    // "is in a cabin now" may be a holiday.
    const isStay = tokens[clause.head]!.stem !== BE || tokens.some(({ lower }) => lower === "since");
    if (!DWELLINGS.has(noun) || !isStay) continue;
    const words = said.filter(({ lower }) => !STOP_WORDS.has(lower)).map((token) => token.stem);
    const value = { ...NOTHING, words: [words.slice(noun === HOME ? -2 : -1).join(" ")] };
    return fact({ name: "dwelling", kind: "words" }, ownerOf(clause.subject), value, entry);
  }
  return [];
};

const MEALS = stems(["breakfast", "lunch", "dinner", "supper"]);
const EATS = stems(["have", "eat"]);

/** "has toast for breakfast": told of one day, of some days, or as what it is by now. */
export const ofMeal = (tokens: readonly Token[], clause: Clause): Fact[] => {
  if (!EATS.has(tokens[clause.head]!.stem) || clause.isPastEvent) return [];
  const at = tokens.findIndex(({ lower }, place) => place > clause.head && place < clause.end && lower === "for");
  const meal = tokens[at + 1]?.stem ?? "";
  if (at === -1 || !MEALS.has(meal)) return [];
  const value = readValue("words", tokens, clause.head + 1, at);
  return fact({ name: `meal:${meal}`, kind: "words" }, ownerOf(clause.subject), value, false);
};

const HAS_PEOPLE = new Set(["have", "employ", "count", "comprise", "be", "grow", "consist"].map(stem));

/** "employs 55 people", "is nine people strong" */
export const ofPeople = (tokens: readonly Token[], clause: Clause): Fact[] => {
  const verb = tokens[clause.head]!;
  if (!HAS_PEOPLE.has(verb.stem) || clause.isPastEvent) return [];
  const amount = readAmount(tokens, clause.head + 1, clause.end);
  const isEmployed = verb.lower.startsWith("employ") || tokens.some(({ lower }) => lower === "strong");
  const isOfGroup = !clause.subject.isPerson || isEmployed;
  const isOfPeople = amount !== null && (PEOPLE.has(amount.unit) || (amount.unit === "" && isEmployed));
  if (!isOfPeople || !isOfGroup) return [];
  return fact({ name: "headcount", kind: "amount" }, ownerOf(clause.subject), {
    ...NOTHING,
    amount: { ...amount, unit: "" },
  });
};

const asState = (state: string): FactValue => ({ ...NOTHING, words: [state] });

/** "the ticket is on hold", "Ana closed the ticket" */
export const ofState = (tokens: readonly Token[], clause: Clause): Fact[] => {
  const own = readState(tokens, clause);
  if (own !== null) {
    const owner = ownerOf(clause.subject);
    return owner.words.size + owner.sorts.length === 0 && owner.keys.has(UNKNOWN)
      ? []
      : fact({ name: `state:${own.of}`, kind: "words" }, owner, asState(own.state));
  }
  const brought = readBroughtState(tokens, clause);
  // "resolved the issue", "resolved issue 412"
  const isMeant = brought !== null && (isDefinite(tokens[brought.from]) || tokens[brought.from + 1]?.isNumber === true);
  if (!isMeant) return [];
  const owner = ownerOf(nounPhraseAt(tokens, brought.from, clause.end, clause.subject));
  return owner.words.size === 0
    ? []
    : fact({ name: `state:${brought.state.of}`, kind: "words" }, owner, asState(brought.state.state));
};
