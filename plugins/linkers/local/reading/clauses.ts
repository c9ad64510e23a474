// Cuts a statement into clauses and reads, of each, its subject, its main verb and how it is meant: real, wished for, past, denied.

import { wrapped } from "#domain/wrapped.ts";
import { ADVERBS, MODALS, PAST_STATE_VERBS, PLAN_VERBS, UNSURE_MODALS } from "./cues.ts";
import { isPastForm, stem, stems } from "./stem.ts";
import { readSubject, type Subject } from "./subject.ts";
import type { Token } from "./tokens.ts";
import { WEEKDAYS } from "./words.ts";

export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly subject: Subject;
  /** Where the main verb stands, adverbs and auxiliaries skipped; `end` when there is none. */
  readonly head: number;
  /** Depends on another clause ("because …", "who …"): read for its words, never for what it states. */
  readonly isSubordinate: boolean;
  readonly isNegated: boolean;
  readonly isPlan: boolean;
  readonly isUnsure: boolean;
  readonly isPast: boolean;
  readonly isProgressive: boolean;
  /** A simple past that tells of something that happened, not of a state. */
  readonly isPastEvent: boolean;
}

const COORDINATORS = new Set(["and", "but", "so", "then"]);
const SUBORDINATORS = new Set(
  "because which who whom whose where while when if since although though unless that until before after as".split(" "),
);
const LEADS = new Set("for in on at since during after before last this next by yesterday".split(" "));
const BE_FORMS = new Set("am is are was were be been being".split(" "));
const HAVE_FORMS = new Set(["have", "has", "had", "having"]);
const DO = new Set(["do", "does", "did"]);
const NEGATIONS = new Set(["not", "never", "neither", "nor"]);
const NO_OBJECT = new Set(["no", "none", "nothing", "nobody"]);
const STARTS_SUBJECT = new Set("i we he she they my our his her their user it".split(" "));
const PARTICIPLE = new RegExp(wrapped`
  (?:
    ed|en|wn|[dg]one|[ao]ught|been|had|got|made|met|won|lost|left|sold|told|said|kept|felt|held|read|quit|run|become
    |come|found|paid|laid|built|sent|spent|lent|begun|swum|put|cut|shut|split|stood|led|slept|heard|stuck|hung|sung|hurt
    |torn|worn
  )$`);
/** "has red hair", "has wine with dinner": as they end, and yet no participles. */
const NO_PARTICIPLES = new Set(
  "red bed brown own town down gown crown chicken kitchen garden children women men seven ten eleven oxygen linen golden wooden open even often then when speed feed seed breed weed hundred sacred naked wicked unwed".split(
    " ",
  ),
);
const NOUNS_IN_ING = new Set(
  "spring string thing something nothing anything everything morning evening wedding ceiling king ring sibling boring interesting exciting amazing missing willing ongoing upcoming pending".split(
    " ",
  ),
);
const MAX_CLAUSES = 8;
const TRY = stem("try");
const TELL = stem("tell");

/** "took over as User's coach", "as her mentor": no clause of its own. */
const isOffice = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.lower === "as" &&
  (tokens[at + 2]?.lower === "'s" || /^(?:my|our|his|her|their)$/.test(tokens[at + 1]?.lower ?? ""));

const clauseEnd = (tokens: readonly Token[], from: number): number => {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]!;
    const isJoint = COORDINATORS.has(token.lower) && !(token.lower === "so" && tokens[at + 1]?.lower === "far");
    if (token.isBreak || isJoint) return at;
    // "since 2011", "after work", "as a nurse", "that band" open no clause.
    const opens =
      SUBORDINATORS.has(token.lower) && STARTS_SUBJECT.has(tokens[at + 1]?.lower ?? "") && !isOffice(tokens, at);
    if (at > from && (opens || /^(?:because|which|who|whose|where|while|although|though|if|when)$/.test(token.lower)))
      return at;
  }
  return tokens.length;
};

interface Verb {
  head: number;
  isNegated: boolean;
  isPlan: boolean;
  isUnsure: boolean;
  isPast: boolean;
  isProgressive: boolean;
  isPastEvent: boolean;
}

/** Takes in one auxiliary or adverb; answers how many words it took, 0 where the main verb stands. */
const readAuxiliary = (verb: Verb, tokens: readonly Token[], at: number, end: number): number => {
  const { lower } = tokens[at]!;
  const next = tokens[at + 1]?.lower;
  if (lower === "no" && next === "longer") return 0;
  if (NEGATIONS.has(lower)) verb.isNegated = true;
  else if (UNSURE_MODALS.has(lower)) verb.isUnsure = true;
  else if (lower === "will" || lower === "shall") verb.isPlan = true;
  else if (lower === "used" && next === "to") verb.isPast = true;
  else if (DO.has(lower) && next === "not") verb.isPast ||= lower === "did";
  else if (lower === "had" && next === "to") return 2;
  else if (HAVE_FORMS.has(lower) && isParticipleAhead(tokens, at + 1, end)) verb.isPast ||= lower === "had";
  else if (BE_FORMS.has(lower) && isProgressiveAhead(tokens, at + 1, end)) {
    verb.isProgressive = true;
    verb.isPast ||= lower === "was" || lower === "were";
  } else if (verb.isProgressive && lower === "going" && next === "to" && tokens[at + 2]?.isName === false) {
    verb.isPlan = true;
    return 2;
  } else if (!ADVERBS.has(lower) && !MODALS.has(lower) && lower !== "to") return 0;
  return 1;
};

/** Skips auxiliaries and adverbs from the predicate's first word to the main verb. */
const readVerb = (tokens: readonly Token[], from: number, end: number): Verb => {
  const verb: Verb = {
    head: end,
    isNegated: false,
    isPlan: false,
    isUnsure: false,
    isPast: false,
    isProgressive: false,
    isPastEvent: false,
  };
  let at = from;
  while (at < end) {
    const taken = readAuxiliary(verb, tokens, at, end);
    if (taken === 0) break;
    at += taken;
  }
  verb.head = Math.min(at, end);
  const head = tokens[at];
  if (head === undefined || at >= end) return verb;
  if (PLAN_VERBS.has(head.stem) && !isTried(tokens, at)) {
    verb.isPlan = true;
    // "was hoping for a raise": a plan until something else is told.
    if (verb.isProgressive) verb.isPast = false;
  }
  if (BE_FORMS.has(head.lower) || HAVE_FORMS.has(head.lower)) verb.isNegated ||= isNotAhead(tokens, at + 1, end);
  const isPerfect = isAfterHave(tokens, at);
  const isHadOnce = head.lower === "had" && HAD_ONCE.has(tokens[at + 2]?.lower ?? "");
  const isEvent = isPassive(tokens, at) || isCausative(tokens, at, end) || isHadThen(tokens, at, end) || isHadOnce;
  if (PAST_STATE_VERBS.has(head.lower) && !isPerfect && !isEvent) verb.isPast = true;
  else if (!isPerfect && !verb.isProgressive) verb.isPastEvent = isPastForm(head.lower);
  verb.isNegated ||= hasNoObject(tokens, at, end);
  return verb;
};

/** "tried surfing" is done; "tries to surf" is meant. */
const isTried = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.stem === TRY && !/^(?:to|for|out)$/.test(tokens[at + 1]?.lower ?? "");

/** "has had", "has not yet had" */
const isAfterHave = (tokens: readonly Token[], at: number): boolean => {
  let before = at - 1;
  while (before > 0 && (NEGATIONS.has(tokens[before]!.lower) || ADVERBS.has(tokens[before]!.lower))) before--;
  return HAVE_FORMS.has(tokens[before]?.lower ?? "");
};

/** "has no car", "drinks no alcohol" */
const hasNoObject = (tokens: readonly Token[], from: number, end: number): boolean => {
  for (let at = from; at < Math.min(end, from + 3); at++) {
    if (NO_OBJECT.has(tokens[at]!.lower) && tokens[at + 1]?.lower !== "longer") return true;
  }
  return false;
};

/** "was laid off", "were born", "got married": an event in the passive, not a state in the past. */
const isPassive = (tokens: readonly Token[], at: number): boolean => {
  if (!BE_FORMS.has(tokens[at]!.lower)) return false;
  const next = tokens[at + 1];
  return (
    next !== undefined &&
    !next.isName &&
    /(?:ed|en|off|laid|born|sold|cut|put|let|made|paid|built|sent|brought|lost)$/.test(next.lower) &&
    !/^(?:married|engaged|interested|used|scared|employed|divorced|based|located|retired)$/.test(next.lower)
  );
};

/** "had the biopsy on Tuesday": that day, and not for a time. */
const isHadThen = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens[at]!.lower === "had" &&
  HAD_OBJECT.has(tokens[at + 1]?.lower ?? "") &&
  tokens.slice(at + 2, end).some(({ lower }) => WEEKDAYS.has(lower) || /^(?:yesterday|today|last|this)$/.test(lower));
const HAD_OBJECT = new Set(["the", "my", "his", "her", "their"]);

/** "had a stroke": it happened, and nobody has one for a time. */
const HAD_ONCE = new Set("miscarriage stillbirth stroke baby accident breakdown relapse".split(" "));

/** "had the screen repaired" */
const isCausative = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens[at]!.lower === "had" && end - at > 2 && /(?:ed|done|cut|built|rebuilt|redone)$/.test(tokens[end - 1]!.lower);

const isNotAhead = (tokens: readonly Token[], from: number, end: number): boolean => {
  for (let at = from; at < end; at++) {
    if (NEGATIONS.has(tokens[at]!.lower)) return true;
    if (!ADVERBS.has(tokens[at]!.lower)) return false;
  }
  return false;
};

const nextWord = (tokens: readonly Token[], from: number, end: number): Token | undefined => {
  for (let at = from; at < end; at++) {
    const { lower } = tokens[at]!;
    if (!ADVERBS.has(lower) && !NEGATIONS.has(lower)) return tokens[at];
  }
  return undefined;
};

const isParticipleAhead = (tokens: readonly Token[], from: number, end: number): boolean => {
  const next = nextWord(tokens, from, end);
  return (
    next !== undefined &&
    !next.isName &&
    !next.isNumber &&
    PARTICIPLE.test(next.lower) &&
    !NO_PARTICIPLES.has(next.lower)
  );
};

const isProgressiveAhead = (tokens: readonly Token[], from: number, end: number): boolean => {
  const next = nextWord(tokens, from, end);
  const isForm = next !== undefined && next.lower.length > 4 && next.lower.endsWith("ing");
  return isForm && !next.isName && !NOUNS_IN_ING.has(next.lower);
};

/** "For chat the team uses Slack", "In May, we moved": where the subject stands. */
const afterLead = (tokens: readonly Token[]): number => {
  if (!LEADS.has(tokens[0]?.lower ?? "")) return 0;
  for (let at = 1; at < Math.min(tokens.length, 8); at++) {
    if (tokens[at]!.isBreak) return at + 1;
    if (STARTS_SUBJECT.has(tokens[at]!.lower)) return at;
  }
  return 0;
};

const REPORTS = stems("say tell confirm think mention announce".split(" "));

/** "User's doctor says the anemia is gone": what is said is a clause of its own. */
const reportEnd = (tokens: readonly Token[], subject: Subject): number | null => {
  const verb = tokens[subject.end];
  if (!subject.isPerson || verb === undefined || !REPORTS.has(verb.stem)) return null;
  const next = tokens[subject.end + 1]?.lower ?? "";
  // "told the boss on Friday"
  if (verb.stem === TELL && !/^(?:that|me|us|user)$/.test(next)) return null;
  return next === "that" || next === "me" || next === "us" ? subject.end + 2 : subject.end + 1;
};

/** "User met somebody, his name is Jannis": not User's. */
const ANOTHER = new Set(["another"]);
const isNameOfAnother = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && /^(?:his|her|its)$/.test(tokens[at]?.lower ?? "") && tokens[at + 1]?.lower === "name";

export const readClauses = (tokens: readonly Token[]): Clause[] => {
  const clauses: Clause[] = [];
  let at = afterLead(tokens);
  let subject: Subject | null = null;
  while (at < tokens.length && clauses.length < MAX_CLAUSES) {
    const first = tokens[at]!;
    if (first.isBreak) {
      at++;
      continue;
    }
    const isSubordinate = SUBORDINATORS.has(first.lower) && (at > 0 || first.lower === "if" || first.lower === "when");
    const isConnected = isSubordinate || COORDINATORS.has(first.lower);
    const from = isConnected ? at + 1 : at;
    const said = readSubject(tokens, from, subject);
    const own = isNameOfAnother(tokens, from) ? { ...said, keys: ANOTHER } : said;
    const end = reportEnd(tokens, own) ?? clauseEnd(tokens, Math.max(own.end, at + 1));
    const verb = readVerb(tokens, own.end, end);
    clauses.push({ start: at, end, subject: own, isSubordinate, ...verb });
    if (!isSubordinate && (subject === null || own.isPerson)) subject = own;
    at = end;
  }
  return clauses;
};
