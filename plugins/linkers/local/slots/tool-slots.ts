// What somebody's thing runs on or is kept in: a laptop and its system, a blog and its software, expenses and where they are noted.

import type { Clause } from "../reading/clauses.ts";
import { BE } from "../reading/known-stems.ts";
import { stems } from "../reading/stem.ts";
import type { Token } from "../reading/tokens.ts";
import { isTemporal } from "../reading/values.ts";
import { readValue } from "./slot-values.ts";
import { type ParsedSlot, whichThing } from "./slots.ts";

/** "the laptop runs Ubuntu", "the shop is hosted on Heroku" */
const RUNS = stems(["run", "use"]);
const BUILT = stems("host build write rewrite run base make do keep store manage track edit send book bill".split(" "));
/** "keeps the tickets in Trello" */
const WITH_TOOL = stems(
  "keep store host write build manage track edit note log plan organise organize record do draft draw design code".split(
    " ",
  ),
);
/** "listens to podcasts on Spotify": "in" would be a language here. */
const ON_TOOL = stems("listen watch read send stream order pay learn practise practice".split(" "));
const VIA = new Set(["on", "with", "using", "via", "through"]);
/** "takes notes on paper" */
const TAKES = stems(["take"]);
const NOTED = stems(["note", "minutes", "photo"]);
/** "started taking notes on a tablet": the verb that counts is the next one. */
const STARTS = stems(["start", "begin", "switch"]);
/** "moved the tickets over to Linear", "rewrote the importer in Go", "put Fedora on the laptop" */
const MOVED = stems("move relocate migrate port switch convert transfer rewrite rebuild".split(" "));
const PUT = stems(["put", "install"]);
const IN = new Set(["in", "with", "on", "using"]);
/** "plans the trip with Ana": with a person there may be others. */
const WITH = "with";
const ENDS = new Set("in with on using to over into because since for at as when while after from instead".split(" "));
const MAX_THING = 3;

/** People, who use more than one thing. */
export const GROUPS = stems(
  "team company firm family group club class school office department band choir crew staff".split(" "),
);

interface Parts {
  readonly isUnclear?: boolean;
  readonly thing: readonly string[];
  readonly value: readonly string[];
  readonly names: readonly string[];
}

/** "the tickets in Trello", "the tickets over to Linear": the words before and after the preposition. */
const around = (tokens: readonly Token[], from: number, to: number, between: ReadonlySet<string>): Parts | null => {
  const first = readValue(tokens, from, to, ENDS);
  let at = first.end;
  if (tokens[at]?.lower === "over") at++;
  if (at >= to || !between.has(tokens[at]!.lower)) return null;
  const last = readValue(tokens, at + 1, to, ENDS);
  if (first.words.length === 0 || last.words.length === 0) return null;
  const isUnclear = tokens[at]!.lower === WITH;
  return { thing: first.words, value: last.words, names: last.names, isUnclear };
};

const slot = (clause: Clause, { thing, value, names, isUnclear = false }: Parts, isChange: boolean): ParsedSlot[] =>
  thing.length > MAX_THING
    ? []
    : [
        {
          subjects: clause.subject.keys,
          attribute: `tool:${whichThing(thing, [])}`,
          value,
          names,
          isChange,
          isUnclear,
        },
      ];

/** "uses Windows on the laptop", "runs MySQL in production": what is used stands first. */
const USED_IN = new Set(["on", "in"]);

const TO = new Set(["to", "in", "into", "on", "onto"]);
const REBUILT = stems(["rewrite", "rebuild"]);
const WITH_OR_TO = new Set([...TO, "with", "using"]);
const AT = new Set([...IN, "at"]);
const ON = new Set(["on"]);

const WHERE_KEPT: readonly { readonly verbs: ReadonlySet<string>; readonly between: ReadonlySet<string> }[] = [
  { verbs: WITH_TOOL, between: IN },
  { verbs: ON_TOOL, between: VIA },
  { verbs: TAKES, between: IN },
];

/** "keeps the tickets in Trello" */
const ofKeeping = (tokens: readonly Token[], clause: Clause, at: number, isChange: boolean): ParsedSlot[] => {
  const verb = tokens[at]!.stem;
  for (const { verbs, between } of WHERE_KEPT) {
    if (!verbs.has(verb)) continue;
    const parts = around(tokens, at + 1, clause.end, between);
    if (parts === null || (verbs === TAKES && !parts.thing.every((word) => NOTED.has(word)))) return [];
    return slot(clause, parts, isChange);
  }
  return [];
};

const isStarted = (tokens: readonly Token[], { head }: Clause): boolean =>
  STARTS.has(tokens[head]!.stem) && tokens[head + 1]?.lower.endsWith("ing") === true;

const ofPerson = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  const head = tokens[clause.head]!;
  const from = clause.head + 1;
  if (isStarted(tokens, clause)) {
    // "started keeping recipes in a binder": maybe beside the box.
    const isInstead = tokens.slice(from, clause.end).some(({ lower }) => lower === "instead" || lower === "now");
    return ofKeeping(tokens, clause, from, true).map((it) => ({ ...it, isUnclear: it.isUnclear || !isInstead }));
  }
  const kept = ofKeeping(tokens, clause, clause.head, false);
  if (kept.length > 0) return kept;
  if (RUNS.has(head.stem)) {
    const used = around(tokens, from, clause.end, USED_IN);
    const names = used === null ? [] : readValue(tokens, from, clause.end, ENDS).names;
    return used === null || names.length === 0
      ? []
      : slot(clause, { thing: used.value, value: used.thing, names }, false);
  }
  if (MOVED.has(head.stem)) {
    const parts = around(tokens, from, clause.end, REBUILT.has(head.stem) ? WITH_OR_TO : TO);
    return parts === null || parts.names.length === 0 ? [] : slot(clause, { ...parts, isUnclear: false }, true);
  }
  const parts = PUT.has(head.stem) ? around(tokens, from, clause.end, ON) : null;
  const value = readValue(tokens, from, clause.end, ENDS);
  return parts === null || value.names.length === 0
    ? []
    : slot(clause, { thing: parts.value, value: value.words, names: value.names }, true);
};

/** After "is", "is hosted", "was moved", "runs": where what it is on or in begins, and whether it became so. */
const placeAfter = (
  tokens: readonly Token[],
  clause: Clause,
): { readonly at: number; readonly isChange: boolean } | null => {
  const head = tokens[clause.head]!;
  if (RUNS.has(head.stem))
    return { at: clause.head + (tokens[clause.head + 1]?.lower === "on" ? 2 : 1), isChange: false };
  let at = clause.head;
  if (head.stem === BE) {
    at++;
    if (tokens[at]?.lower === "now") at++;
  }
  const verb = tokens[at]?.stem ?? "";
  const isChange = MOVED.has(verb);
  if (isChange || BUILT.has(verb)) at++;
  else if (head.stem !== BE) return null;
  const ends = tokens[at]?.lower ?? "";
  return (isChange && TO.has(ends)) || AT.has(ends) ? { at: at + 1, isChange } : null;
};

const ofThing = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  const { subject } = clause;
  const place = placeAfter(tokens, clause);
  const isGroup = GROUPS.has(subject.thing.at(-1) ?? "") && RUNS.has(tokens[clause.head]!.stem);
  if (place === null || isGroup || subject.about.length > 0 || isTemporal(tokens[place.at])) return [];
  const value = readValue(tokens, place.at, clause.end, ENDS);
  if (value.words.length === 0 || (RUNS.has(tokens[clause.head]!.stem) && value.names.length === 0)) return [];
  return slot(clause, { thing: subject.thing, value: value.words, names: value.names }, place.isChange);
};

export const readToolSlots = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  if (clause.isSubordinate || clause.isNegated || clause.isPlan || clause.head >= clause.end) return [];
  const slots = clause.subject.isPerson ? [] : ofThing(tokens, clause);
  // "the team keeps its tickets in Trello"
  return slots.length > 0 ? slots : ofPerson(tokens, clause);
};
