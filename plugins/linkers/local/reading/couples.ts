// Where two people stand with each other: from a crush to a divorce. Another stage of the same two replaces the one before.

import type { Clause } from "./clauses.ts";
import { matchesAt, phraseTable } from "./phrases.ts";
import { stems } from "./stem.ts";
import { rootOf } from "./subject.ts";
import type { Token } from "./tokens.ts";
import { isTemporal } from "./values.ts";
import { TITLES } from "./words.ts";

export interface Couple {
  /** Keys of the people: both, or one where the other is not named. */
  readonly people: ReadonlySet<string>;
  readonly stage: Stage;
  /** The words are also used of other things ("is seeing the dentist", "broke up a fight"): both people have to be named. */
  readonly isVague: boolean;
}

type Stage = "crush" | "together" | "engaged" | "married" | "pause" | "parted" | "divorced";

interface Words {
  readonly stage: Stage;
  readonly isVague: boolean;
}

const plain = (stage: Stage): Words => ({ stage, isVague: false });
const vague = (stage: Stage): Words => ({ stage, isVague: true });

const STAGES = phraseTable<Words>([
  ["have a|an ~ crush on", vague("crush")],
  ["be in love with", vague("crush")],
  ["fancy", vague("crush")],
  ["date", plain("together")],
  ["start|begin date", plain("together")],
  ["be see", vague("together")],
  ["go out with", vague("together")],
  ["be with", vague("together")],
  ["be a couple", vague("together")],
  ["be back? together", vague("together")],
  ["get back? together", vague("together")],
  ["be in a|an ~ relationship with?", plain("together")],
  ["start a|an ~ relationship with", plain("together")],
  ["be|get engage to?", plain("engaged")],
  ["be|get marry to?", plain("married")],
  ["marry", plain("married")],
  ["tie|tied the knot", vague("married")],
  ["wed", vague("married")],
  ["be on a break", vague("pause")],
  ["take a break from", vague("pause")],
  ["break up with?", vague("parted")],
  ["split up with?", vague("parted")],
  ["split from|with", vague("parted")],
  ["separate from?", vague("parted")],
  ["be separate|separated from?", plain("parted")],
  ["part ways with?", vague("parted")],
  ["go my|his|her|their|our separate ways", vague("parted")],
  ["be not together", vague("parted")],
  ["stop see|date each? other?", vague("parted")],
  ["stop see|date one another", vague("parted")],
  ["call it quits", vague("parted")],
  ["call it off", vague("parted")],
  ["call off ~ wedding|engagement", plain("parted")],
  ["call ~ wedding|engagement off", plain("parted")],
  ["break off ~ engagement", plain("parted")],
  ["get|be divorce from?", plain("divorced")],
  ["divorce from?", vague("divorced")],
  ["be no longer together|a", vague("parted")],
  ["be no longer with", vague("parted")],
]);

/** "User's divorce from Sofie came through", "Ebba's divorce is final" */
const DIVORCE = stems(["divorce", "separation"]);
const SETTLED = new Set(["through", "final", "finalised", "finalized", "official"]);
/** After the words that say it: when or where. Another word is what was really meant ("are together in charge", "broke up a fight"). */
const THEN = new Set("last this since after before again now yesterday for when during anymore".split(" "));
const PLACED = new Set(["in", "on", "at"]);

export const isThen = (tokens: readonly Token[], at: number, isSure: boolean): boolean => {
  const { lower, isBreak } = tokens[at]!;
  return isBreak || THEN.has(lower) || (PLACED.has(lower) && (isSure || isTemporal(tokens[at + 1])));
};

const PARTNER_REACH = 8;

/** The first name within reach, or a name that introduces the partner: "a guy called Tarek". */
const partnerAfter = (tokens: readonly Token[], from: number, to: number): string | null => {
  for (let at = from; at < Math.min(to, from + PARTNER_REACH); at++) {
    const token = tokens[at]!;
    if (token.isBreak || /^(?:in|at|on|by|when|since|after|before|during)$/.test(token.lower)) return null;
    if (TITLES.has(token.lower)) return null;
    if (token.isName) return tokens[at + 1]?.lower === "'s" ? null : token.lower;
    if (token.lower === "user") return tokens[at + 1]?.lower === "'s" ? null : "self";
  }
  return null;
};

const divorceOf = (tokens: readonly Token[], clause: Clause): Couple | null => {
  const { subject } = clause;
  if (subject.isPerson || !subject.thing.some((word) => DIVORCE.has(word))) return null;
  const isSettled = tokens.slice(clause.head, clause.end).some((token) => SETTLED.has(token.lower));
  if (!isSettled) return null;
  const other = partnerAfter(tokens, (subject.places.at(-1) ?? 0) + 2, clause.head);
  return {
    people: new Set([...[...subject.keys].map(rootOf), ...(other === null ? [] : [other])]),
    stage: "divorced",
    isVague: false,
  };
};

export const readCouple = (tokens: readonly Token[], clause: Clause): Couple | null => {
  const divorce = divorceOf(tokens, clause);
  if (divorce !== null) return divorce;
  if (!clause.subject.isPerson || clause.isSubordinate) return null;
  const owners = [...clause.subject.keys];
  // "User's boyfriend" goes by his owner; whose sister it is matters.
  const people = new Set(owners);
  // "is seeing Tarek": the auxiliary is part of the phrase.
  for (const start of [clause.head, clause.head - 1]) {
    for (const { entry, end } of matchesAt(STAGES, tokens, start)) {
      if (start < clause.head && tokens[clause.head]!.lower !== "seeing") continue;
      // "are not together" is a stage, "are not engaged" is none.
      if (clause.isNegated && !tokens.slice(start, end).some(({ lower }) => lower === "not")) continue;
      const partner = partnerAfter(tokens, end, clause.end);
      const isSure = !entry.isVague || (people.size > 1 && tokens[clause.head]!.stem !== "be");
      if (partner === null && end < clause.end && !isThen(tokens, end, isSure)) continue;
      return { people: partner === null ? people : new Set([...people, partner]), ...entry };
    }
  }
  return null;
};

/** The same two, by what is known of them. */
const isSamePair = (one: Couple, other: Couple): boolean => {
  const shared = [...one.people].filter((key) => other.people.has(key)).length;
  if (shared === 2) return true;
  return shared === 1 && (one.people.size === 1 || other.people.size === 1) && !one.isVague && !other.isVague;
};

const FORWARD: readonly Stage[] = ["crush", "together", "engaged", "married"];

/** They stand elsewhere now. Whoever is married was engaged once: that is no news. */
export const isOtherStage = (older: Couple, newer: Couple): boolean => {
  if (older.stage === newer.stage || !isSamePair(older, newer)) return false;
  const [from, to] = [FORWARD.indexOf(older.stage), FORWARD.indexOf(newer.stage)];
  return from === -1 ? newer.stage !== "crush" : to === -1 ? older.stage !== "crush" : to > from;
};
