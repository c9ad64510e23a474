// Rules by which what was put in the place of something ends that it is used: "warfarin was replaced by apixaban", "the jar was
// swapped for a tin". The sentence is about the thing, so whose it is may be left unsaid.

import { headOf } from "../compare.ts";
import type { Clause } from "../reading/clauses.ts";
import { isForNow } from "../reading/for-now.ts";
import { BE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { matchesAt, phraseTable } from "../reading/phrases.ts";
import { stems } from "../reading/stem.ts";
import { SELF, UNKNOWN } from "../reading/subject.ts";
import { upTo } from "../reading/tokens.ts";
import { STOP_WORDS } from "../reading/words.ts";
import type { Verdict } from "./slot-updates.ts";

const REPLACED = phraseTable([
  ["be|get replaced|replace|swapped|swap|substituted|exchanged|superseded by|with|for *", "replaced"],
] as const);
const DONE = new Set(["was", "were", "got", "been"]);
const USES = stems(["take", "use"]);
const ADJUNCTS = new Set(
  "for from in at with since every during because as after before near that which who".split(" "),
);
/** "with a new one" is of the same kind. */
const SAME_KIND = stems(["new", "one", "fresh", "another", "same", "newer"]);

interface Replaced {
  readonly what: readonly string[];
  readonly owners: ReadonlySet<string>;
  /** "the printer": which one is meant is open. */
  readonly isDefinite: boolean;
}

const replacedIn = ({ tokens }: Parsed, clause: Clause): Replaced | null => {
  if (clause.isSubordinate || clause.isNegated || clause.isPlan || clause.isUnsure) return null;
  const [found] = [...matchesAt(REPLACED, tokens, clause.head)];
  if (found === undefined || !DONE.has(tokens[clause.head]!.lower)) return null;
  const { keys, isPerson, thing, about } = clause.subject;
  const what = isPerson ? [...keys] : [...thing, ...about];
  const by = tokens.slice(found.end, clause.end).filter(({ lower }) => !STOP_WORDS.has(lower));
  const isOther =
    by.some(({ stem: word }) => !SAME_KIND.has(word)) && !by.some(({ stem: word }) => what.includes(word));
  // "User's brother was replaced by Tom"
  if (!isOther || what.length === 0 || what.some((key) => key.includes("/"))) return null;
  return {
    what,
    owners: isPerson ? new Set([UNKNOWN]) : keys,
    isDefinite: tokens[clause.start]?.lower === "the",
  };
};

/** What is used, before it is told for what. */
const usedIn = (older: Parsed): readonly string[] | null => {
  const [clause] = older.clauses;
  const head = clause?.head ?? 0;
  const isOn = headOf(older) === BE && older.tokens[head + 1]?.lower === "on";
  if (clause === undefined || !clause.subject.isPerson || !(isOn || USES.has(headOf(older)))) return null;
  const rest = older.tokens.slice(head + 1, clause.end);
  return upTo(rest, ({ lower }) => ADJUNCTS.has(lower)).flatMap((it) => (older.core.has(it.stem) ? [it.stem] : []));
};

const isJoined = ({ tokens }: Parsed, what: readonly string[]): boolean =>
  tokens.some(
    ({ lower }, at) => lower === "and" && [tokens[at - 1], tokens[at + 1]].some((it) => what.includes(it?.stem ?? "")),
  );

export const replacedUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isNegated || older.isPlan || older.isUnsure || older.isPast || older.isPastEvent) return null;
  const used = usedIn(older);
  if (used === null) return null;
  for (const clause of newer.clauses) {
    const replaced = replacedIn(newer, clause);
    if (replaced === null || !replaced.what.every((word) => used.includes(word))) continue;
    const isOwned = !replaced.owners.has(UNKNOWN);
    if (isOwned && ![...replaced.owners].some((key) => older.firstSubjects.has(key))) continue;
    const isWhose = isOwned || (older.firstSubjects.has(SELF) && !replaced.isDefinite);
    const isAll = used.every((word) => replaced.what.includes(word) || SAYS_WHEN.has(word));
    const isSure = isWhose && isAll && !isJoined(older, replaced.what) && !isForNow(newer.tokens);
    return { rule: "switched:replaced", tier: isSure ? "hard" : "soft" };
  }
  return null;
};
const SAYS_WHEN = stems("daily nightly twice once day morning evening night tablet pill mg".split(" "));
