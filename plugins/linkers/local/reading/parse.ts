// Reads one statement into everything that the rules look at. Costs some tens of microseconds: callers keep the result.

import type { Statement } from "#contracts/linker.ts";
import { withoutSaidBefore } from "#domain/said-before.ts";
import { readContactSlots } from "../slots/contacts.ts";
import type { Fact } from "../slots/fact-parts.ts";
import { readFacts } from "../slots/facts.ts";
import { readOrders } from "../slots/orders.ts";
import { readRoleSlots } from "../slots/role-slots.ts";
import { type ParsedSlot, readSlots, slotFromExtractor } from "../slots/slots.ts";
import { readToolSlots } from "../slots/tool-slots.ts";
import { type Clause, readClauses } from "./clauses.ts";
import { type Couple, readCouple } from "./couples.ts";
import {
  ADDITION_PHRASES,
  ADDITION_WORDS,
  CHANGE_PHRASES,
  CHANGE_VERBS,
  HYPOTHETICAL,
  NOW_WORDS,
  PAST_PHRASES,
  RESCHEDULED,
  UNFINISHED,
} from "./cues.ts";
import { asUndergone } from "./deeds.ts";
import { type Ending, isParting, readEndings, readSwitches } from "./endings.ts";
import { type JobEnd, readJobEnd } from "./jobs.ts";
import { DISLIKE, GENERIC_STEMS, LIKE } from "./known-stems.ts";
import { type Label, readHeading, readLabel } from "./labels.ts";
import { leadsWithAmount } from "./measures.ts";
import { withPeopleOfMonths } from "./month-names.ts";
import { readExclusives } from "./opposites.ts";
import { type Outcomes, readOutcomes } from "./outcomes.ts";
import { clausesAlone, isTherefore, partsOf } from "./parts.ts";
import { find, type Phrase, phrase } from "./phrases.ts";
import { type Route, readRoute } from "./routes.ts";
import { isPastForm, stems } from "./stem.ts";
import { PREPOSITIONS, SELF, UNKNOWN } from "./subject.ts";
import { asDecided, asInOtherWords, asPlain, asUnquoted } from "./tellings.ts";
import { type Token, tokenize, upTo } from "./tokens.ts";
import { readValues, type TypedValues } from "./values.ts";
import { STOP_WORDS } from "./words.ts";

export interface Parsed {
  /** As it was told; of a part, what it is a part of. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly clauses: readonly Clause[];
  readonly wordCount: number;
  /** All words, compared as they are: equal texts are equal here. */
  readonly normal: string;
  /** Whom the main clauses are about. */
  readonly subjects: ReadonlySet<string>;
  /** The subject that opens the statement. */
  readonly firstSubjects: ReadonlySet<string>;
  /** Everybody named anywhere, with the user as "self". */
  readonly mentions: ReadonlySet<string>;
  /** Stems of every word. */
  readonly words: ReadonlySet<string>;
  /** Content words without the subject and without values. */
  readonly core: ReadonlySet<string>;
  /** The core without words that say little, and without words of change. */
  readonly strong: ReadonlySet<string>;
  /** The core with the words of the subject. */
  readonly bag: ReadonlySet<string>;
  /** Names outside the subject. */
  readonly names: ReadonlySet<string>;
  readonly values: TypedValues;
  /** The numbers that say which one the statement is about: "User's 100 m time". */
  readonly subjectNumbers: readonly string[];
  readonly slots: readonly ParsedSlot[];
  readonly facts: readonly Fact[];
  readonly endings: readonly Ending[];
  readonly switchedFrom: readonly Ending[];
  readonly switchedTo: readonly Ending[];
  readonly jobEnd: JobEnd | null;
  /** Under which heading of a note it stands. */
  readonly heading: string | null;
  /** A field of a note, where the whole is one. */
  readonly label: Label | null;
  readonly isParting: boolean;
  readonly isNegated: boolean;
  readonly isUnsure: boolean;
  readonly isPlan: boolean;
  readonly isPast: boolean;
  readonly isProgressive: boolean;
  readonly isPastEvent: boolean;
  readonly hasChange: boolean;
  readonly hasAddition: boolean;
  readonly isRescheduled: boolean;
  /** Half done, in progress. */
  readonly isUnfinished: boolean;
  /** From where to where: opposite directions are different journeys. */
  readonly route: Route;
  /** Markup, a table or a formula rather than a sentence. */
  readonly isFormatted: boolean;
  readonly hasNow: boolean;
  /** Tells how things are by now, or what became of them: "now", "these days", "…, so …". */
  readonly saysNow: boolean;
  /** "has been on day shifts since the move": it was something else before. */
  readonly saysSince: boolean;
  /** How something stood, or came out. */
  readonly outcomes: Outcomes;
  /** Where two people stand with each other. */
  readonly couple: Couple | null;
  readonly hasDenial: boolean;
  /** Words of which one is true at a time, by their line in the table. */
  readonly exclusives: ReadonlyMap<number, string>;
  /** Leads with an amount that is reached by now: "is down to 85 kg". */
  readonly hasAmountNow: boolean;
  /** The core and the words of the things that are spoken of; and the same without words that say little. */
  readonly things: ReadonlySet<string>;
  readonly coreAndThings: ReadonlySet<string>;
  readonly strongAndThings: ReadonlySet<string>;
  /** What each main clause of the user says alone, where there are several: "Ravi left, so User reports to Per now". */
  readonly parts: readonly Parsed[];
}

const FORMATTED = /^\s*[#*|>`]|\*\*|[=\\{}^_]/;

const has = (tokens: readonly Token[], patterns: readonly Phrase[]): boolean =>
  patterns.some((pattern) => find(tokens, pattern) !== null);

interface Bags {
  readonly words: Set<string>;
  readonly core: Set<string>;
  readonly strong: Set<string>;
  readonly bag: Set<string>;
  readonly names: Set<string>;
  readonly mentions: Set<string>;
}

const SELF_MENTIONS = new Set(["i", "my", "me", "we", "our", "us", "user"]);

/** "since there are too many of them": adds nothing. */
const isDegree = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.lower === "too" && tokens[at + 1]?.lower === "many" && tokens[at + 2]?.lower === "of";

const WITH_AFTER = stems("look name call ask take run be".split(" "));

/** "since the move", "because of the knee"; not "looks after the cat" */
const isCircumstance = (tokens: readonly Token[], at: number): boolean => {
  const { lower } = tokens[at]!;
  if (lower === "after") return !WITH_AFTER.has(tokens[at - 1]?.stem ?? "");
  return lower === "since" || (lower === "because" && tokens[at + 1]?.lower === "of");
};

const bagsOf = (tokens: readonly Token[], clauses: readonly Clause[], values: TypedValues): Bags => {
  const subjectPlaces = new Set(clauses.flatMap((clause) => clause.subject.places));
  const bags: Bags = {
    words: new Set(),
    core: new Set(),
    strong: new Set(),
    bag: new Set(),
    names: new Set(),
    mentions: new Set(),
  };
  let isSince = false;
  for (const [at, token] of tokens.entries()) {
    isSince = !token.isBreak && (isSince || isCircumstance(tokens, at));
    if (token.isBreak) continue;
    bags.words.add(token.stem);
    if (SELF_MENTIONS.has(token.lower)) bags.mentions.add(SELF);
    if (token.isName) bags.mentions.add(token.lower);
    if (values.places.has(at) || STOP_WORDS.has(token.lower) || token.lower === "'s") continue;
    // "is going to apply": an auxiliary.
    if (
      token.lower === "going" &&
      tokens[at + 1]?.lower === "to" &&
      clauses.some((it) => it.isPlan && it.head === at + 2)
    )
      continue;
    const isSubject = subjectPlaces.has(at);
    bags.bag.add(token.stem);
    // Since when, after what or because of what is no part of what is said.
    if (isSubject || isSince) continue;
    bags.core.add(token.stem);
    if (token.isName) bags.names.add(token.lower);
    if (!GENERIC_STEMS.has(token.stem) && !CHANGE_VERBS.has(token.stem)) bags.strong.add(token.stem);
  }
  return bags;
};

/** "do not like" is "dislike": the one is not the other's denial. */
const withDislikes = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const isDenied =
      token.stem === LIKE &&
      out.at(-1)?.lower === "not" &&
      /^(?:do|does|did)$/.test(out.at(-2)?.lower ?? "") &&
      !tokens.some((other) => other.lower === "anymore" || other.lower === "longer");
    if (isDenied) {
      out.length -= 2;
      out.push({ ...token, lower: "dislike", stem: DISLIKE });
    } else if (token.lower === "stand" && out.at(-1)?.lower === "not" && out.at(-2)?.lower === "can") {
      out.length -= 2;
      out.push({ ...token, lower: "dislike", stem: DISLIKE });
    } else {
      out.push(token);
    }
  }
  return out;
};

const mainOf = (clauses: readonly Clause[]): readonly Clause[] => clauses.filter((clause) => !clause.isSubordinate);

const NOW = new Set(["now", "recently", "currently", "nowadays", "newly", "anymore", "promoted", "instead"]);
const DENIALS = new Set(["not", "never", "without", "longer", "anymore"]);
const BY_NOW = ["from now on", "has|have since", "as of"].map(phrase);
const HAS_BEEN = phrase("have been");

/** "…, considering the recent growth" considers nothing. */
const isNoPreposition = ({ lower }: Token, at: number, tokens: readonly Token[]): boolean =>
  lower !== "considering" || tokens[at - 1]?.isBreak !== true;

/** The numbers before the noun that a statement is about: "User's 100 m time", not "the household of 4". */
const subjectNumbers = (tokens: readonly Token[], clause: Clause | undefined): string[] => {
  const subject = tokens.slice(clause?.start, clause?.subject.end);
  return upTo(subject, ({ lower }) => PREPOSITIONS.has(lower)).flatMap(({ isNumber, lower }) =>
    isNumber ? [lower] : [],
  );
};

const SWITCHES = stems(["change", "switch"]);

/** "switched schools": it is another one now. */
const hasSwitched = (tokens: readonly Token[], { head, end }: Clause): boolean => {
  const [verb, what] = [tokens[head], tokens[head + 1]];
  const isPlural = what?.lower.endsWith("s") === true && what.stem !== what.lower && head + 2 >= end;
  return verb !== undefined && SWITCHES.has(verb.stem) && isPastForm(verb.lower) && isPlural;
};

/** "has been on day shifts since May", "uses React since the rewrite"; not "has lived in Prague since 2011" */
const saysSince = (tokens: readonly Token[], main: Clause | undefined): boolean => {
  const at = tokens.findIndex(({ lower }) => lower === "since");
  const isPresent = main?.isPast === false && !main.isPastEvent && !tokens.some(({ lower }) => HAVE_FORMS.has(lower));
  return at !== -1 && (find(tokens, HAS_BEEN) !== null || (isPresent && tokens[at + 1]?.lower === "the"));
};
const HAVE_FORMS = new Set(["have", "has", "had"]);

const clausesRead = new WeakMap<Parsed, readonly Parsed[]>();

/** What each main clause says alone, of whomever: read when it is asked for, and kept with the statement. */
export const saidAlone = (parsed: Parsed): readonly Parsed[] => {
  const known = clausesRead.get(parsed);
  if (known !== undefined) return known;
  const said = clausesAlone(parsed.tokens, mainOf(parsed.clauses));
  const parts = said.map((part) => parseTokens(parsed.text, part, null, parsed.isFormatted, true));
  clausesRead.set(parsed, parts);
  return parts;
};

export const parse = (statement: Pick<Statement, "text" | "subject" | "slot">): Parsed => {
  const text = withoutSaidBefore(statement.text);
  return parseTokens(
    text,
    withDislikes(withPeopleOfMonths(tokenize(asInOtherWords(asDecided(asUnquoted(text)))))),
    statement.slot,
    FORMATTED.test(text.slice(0, 200)),
  );
};

/** Which chat it was said in makes no statement longer: '(in a chat that began "There is a damp patch")'. */
const OF_CHAT = ' (in a chat that began "';
const wordsOfChat = (text: string): number => {
  const at = text.indexOf(OF_CHAT);
  return at === -1 ? 0 : text.slice(at + 1).split(" ").length;
};

const parseTokens = (
  text: string,
  said: readonly Token[],
  slot: Statement["slot"],
  isFormatted: boolean,
  isPart = false,
): Parsed => {
  const tokens = asUndergone(asPlain(said));
  const clauses = readClauses(tokens);
  const main = mainOf(clauses);
  const first = main[0];
  const values = readValues(tokens);
  const bags = bagsOf(tokens, clauses, values);
  const subjects = new Set(main.flatMap((clause) => [...clause.subject.keys]));
  const firstSubjects = first?.subject.keys ?? new Set([UNKNOWN]);
  const slots = main.flatMap((clause) => [
    ...readSlots(tokens, clause),
    ...readToolSlots(tokens, clause),
    ...readContactSlots(tokens, clause),
    ...readRoleSlots(tokens, clause),
    ...readOrders(tokens, clause),
  ]);
  const given = slot === null || first === undefined ? null : slotFromExtractor(slot, first.subject);
  if (given !== null && !slots.some((slot) => slot.attribute === given.attribute) && first?.isNegated === false) {
    slots.push(given);
  }
  const things = clauses.flatMap(({ subject }) => [...subject.thing, ...subject.about]);
  const coreAndThings = new Set([...bags.core, ...things]);
  const parts = isPart ? [] : partsOf(tokens, main);
  const switches = main.map((clause) => readSwitches(tokens, clause));
  return {
    ...bags,
    text,
    tokens,
    clauses,
    wordCount: tokens.filter((token) => !token.isBreak && token.lower !== "'s").length - wordsOfChat(text),
    normal: said
      .filter((token) => !token.isBreak)
      .map((token) => token.lower)
      .join(" "),
    subjects,
    firstSubjects,
    values,
    subjectNumbers: subjectNumbers(tokens, clauses[0]),
    slots,
    facts: main.flatMap((clause) => readFacts(tokens, clause)),
    endings: main.slice(0, 3).flatMap((clause) => readEndings(tokens, clause)),
    switchedFrom: switches.flatMap((it) => it.from),
    switchedTo: switches.flatMap((it) => it.to),
    jobEnd: main.map((clause) => readJobEnd(tokens, clause)).find((end) => end !== null) ?? null,
    heading: readHeading(text),
    label: isPart ? null : readLabel(text),
    isParting: main.some((clause) => isParting(tokens, clause)),
    isNegated: first?.isNegated ?? false,
    isUnsure: (first?.isUnsure ?? false) || has(tokens.filter(isNoPreposition), HYPOTHETICAL),
    isPlan: first?.isPlan ?? false,
    isPast: (first?.isPast ?? false) || has(tokens.slice(first?.start ?? 0, first?.end ?? 0), PAST_PHRASES),
    isProgressive: first?.isProgressive ?? false,
    isPastEvent: first?.isPastEvent ?? false,
    hasChange: has(tokens, CHANGE_PHRASES),
    hasAddition:
      tokens.some((token, at) => ADDITION_WORDS.has(token.lower) && !isDegree(tokens, at)) ||
      has(tokens, ADDITION_PHRASES),
    isRescheduled: has(tokens, RESCHEDULED),
    isUnfinished: has(tokens, UNFINISHED),
    route: readRoute(tokens, clauses),
    isFormatted,
    hasDenial: tokens.some((token) => DENIALS.has(token.lower)),
    saysNow:
      tokens.some((token) => NOW.has(token.lower)) ||
      has(tokens, BY_NOW) ||
      main.some((clause) => isTherefore(tokens, clause) || hasSwitched(tokens, clause)),
    saysSince: saysSince(tokens, first),
    outcomes: readOutcomes(tokens, clauses),
    couple: main.map((clause) => readCouple(tokens, clause)).find((couple) => couple !== null) ?? null,
    hasNow: tokens.some((token) => NOW_WORDS.has(token.lower)),
    things: new Set(things),
    exclusives: readExclusives(coreAndThings),
    hasAmountNow: leadsWithAmount(tokens, clauses),
    coreAndThings,
    strongAndThings: new Set([...bags.strong, ...things]),
    parts: parts.map((part) => parseTokens(text, part, null, isFormatted, true)),
  };
};
