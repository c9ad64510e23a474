// Rules by which an order to the assistant ends: what it asked for is no longer wanted, or what it forbade is allowed again. They are
// compared by what they are about: "not to tell them to see their GP", then "no longer wants the rule about the GP". What is kept
// of an order ("only the big ones", "only when they ask") takes the place of the whole.

import type { Parsed } from "../reading/parse.ts";
import { matchAt, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { SELF } from "../reading/subject.ts";
import { type Token, upTo } from "../reading/tokens.ts";
import { STOP_WORDS } from "../reading/words.ts";
import { FILLERS } from "../slots/orders.ts";
import type { Verdict } from "./slot-updates.ts";

const WANTS = phrase("want the assistant to?");
const NO_LONGER_WANTS = phrase("no longer want");
const THE_ASSISTANT = phrase("the assistant to?");
const THE_RULE = phrase("the? rule about");
const ALLOWS = phrase("allow the assistant to?");

/** Whichever of them was ordered. */
const SAYS = stems("mention tell say bring talk suggest recommend remind ask see consult visit rule".split(" "));
const DENIES = new Set("not never stop avoid skip without no".split(" "));
const JOINS = new Set(["and", "or", "but"]);
const REASONS = new Set(["because", "since"]);
const OPENS_REASON = new Set("they their it user he she that this as".split(" "));

interface Order {
  readonly words: ReadonlySet<string>;
  /** With "longer" and the like, which say little elsewhere. */
  readonly all: ReadonlySet<string>;
  readonly isForbidden: boolean;
  /** What it forbids beside what it asks for: "tables, not lists". */
  readonly forbidden: ReadonlySet<string>;
  /** Asks for more than one thing. */
  readonly isSeveral: boolean;
}

/** Open what is kept of it. */
const KEEPS = new Set(["only", "just", "except", "unless"]);
/** How much of it was ordered. */
const ALL = stems("every all each any whole entire single little small tiny minor".split(" "));

const CORRECT = stem("correct");
const MISTAKES = stems(["mistake", "error", "slip", "typo"]);

/** What is taken back, without what is kept: "to correct every mistake, only the big ones". */
const takenBackIn = (tokens: readonly Token[]): readonly Token[] => {
  const about = aboutIn(tokens);
  const end = about.findIndex(({ lower }, at) => at > 0 && KEEPS.has(lower));
  return (end === -1 ? about : about.slice(0, end)).filter((token) => !ALL.has(token.stem));
};

/** What it is about, up to the reason: "not to suggest Scrum, their boss hates it". */
const aboutIn = (tokens: readonly Token[]): readonly Token[] =>
  upTo(
    tokens,
    ({ isBreak, lower }, at) => REASONS.has(lower) || (isBreak && OPENS_REASON.has(tokens[at + 1]?.lower ?? "")),
  );
const wordsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.filter(isAbout).map((token) => token.stem));
const stemsOf = (tokens: readonly Token[]): ReadonlySet<string> => new Set(tokens.map((token) => token.stem));
const isAbout = (token: Token): boolean => {
  const { lower, isBreak } = token;
  return !isBreak && lower !== "assistant" && !STOP_WORDS.has(lower) && !FILLERS.has(token.stem) && !DENIES.has(lower);
};
const withoutSaying = (words: ReadonlySet<string>): ReadonlySet<string> => {
  const rest = new Set([...words].filter((word) => !SAYS.has(word)));
  return rest.size > 0 ? rest : words;
};

const orderIn = ({ tokens, clauses: [clause] }: Parsed): Order | null => {
  const from = clause?.subject.keys.has(SELF) ? matchAt(tokens, clause.head, WANTS) : -1;
  if (from === -1) return null;
  const about = aboutIn(tokens.slice(from));
  return {
    words: wordsOf(about),
    all: stemsOf(about),
    isForbidden: upTo(about, ({ isBreak }) => isBreak)
      // "free of bullet points"
      .some(({ lower }, at, all) => DENIES.has(lower) || (lower === "free" && all[at + 1]?.lower === "of")),
    forbidden: wordsOf(about.slice(about.findIndex(({ lower }) => DENIES.has(lower)) + 1 || about.length)),
    isSeveral: about.some(({ lower, isBreak }, at) => JOINS.has(lower) || (isBreak && at < about.length - 1)),
  };
};

interface Revoked {
  readonly words: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** Of what was asked for, of what was forbidden, or of either. */
  readonly of: "wanted" | "forbidden" | "any";
}

const revokedIn = ({ tokens, clauses: [clause] }: Parsed): Revoked | null => {
  if (clause === undefined || !clause.subject.keys.has(SELF)) return null;
  const allowed = matchAt(tokens, clause.head, ALLOWS);
  if (allowed !== -1) {
    const about = aboutIn(tokens.slice(allowed));
    return { words: withoutSaying(wordsOf(about)), all: stemsOf(about), of: "forbidden" };
  }
  const wanted = matchAt(tokens, clause.subject.end, NO_LONGER_WANTS);
  if (wanted === -1) return null;
  const rule = matchAt(tokens, wanted, THE_RULE);
  const from = rule !== -1 ? rule : Math.max(wanted, matchAt(tokens, wanted, THE_ASSISTANT));
  const taken = takenBackIn(tokens.slice(from));
  return { words: withoutSaying(wordsOf(taken)), all: stemsOf(taken), of: rule === -1 ? "wanted" : "any" };
};

/** The order of the one and what the other takes back; null where they are no such two. */
const pairOf = (one: Parsed, other: Parsed): { readonly order: Order; readonly revoked: Revoked } | null => {
  const revoked = revokedIn(one);
  const order = revoked === null ? null : orderIn(other);
  return revoked === null || order === null ? null : { order, revoked };
};

const ON_CONDITION = new Set("when whenever if in at for on during after before with".split(" "));

/** An order that holds at times only, without what it depends on: "explain the code only when they ask", "only explain if asked". */
const limitedIn = ({ tokens, clauses: [clause] }: Parsed): ReadonlySet<string> | null => {
  const from = clause?.subject.keys.has(SELF) ? matchAt(tokens, clause.head, WANTS) : -1;
  const only = from === -1 ? -1 : tokens.findIndex(({ lower }, at) => at >= from && lower === "only");
  if (only === -1) return null;
  const when = tokens.findIndex(({ lower }, at) => at > only && ON_CONDITION.has(lower));
  const words = wordsOf(tokens.slice(from, when).filter((token) => token.lower !== "only" && !ALL.has(token.stem)));
  return when === -1 || words.size === 0 ? null : words;
};

/** "to always explain the code", then "to explain the code only when they ask" */
export const limitedUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const limited = newer.words.has("only") ? limitedIn(newer) : null;
  const order = limited === null || limitedIn(older) !== null ? null : orderIn(older);
  if (limited === null || order === null || order.isForbidden || ![...limited].every((word) => order.words.has(word)))
    return null;
  const isWhole = !order.isSeveral && [...order.words].every((word) => limited.has(word) || ALL.has(word));
  return { rule: "revoked:limited", tier: isWhole ? "hard" : "soft" };
};

/** "to be short in its answers", "allows the assistant to write longer answers again"; "easy words", "normal words" */
const OPPOSED = [
  ["short shorter brief briefer concise succinct terse", "long longer full detailed length detail"],
  ["long longer detailed", "short shorter brief"],
  [
    "easy simple plain basic small",
    "normal usual regular big bigger hard harder difficult complicated fancy technical",
  ],
  ["bullet bullets list lists", "paragraph paragraphs prose sentence sentences"],
].map((pair) => pair.map((words) => stems(words.split(" "))));
const hasSome = ({ all }: Order | Revoked, some: ReadonlySet<string> = new Set()): boolean =>
  [...all].some((word) => some.has(word));

/** Whether one of the two takes back an order and the other is one. */
export const isRevocation = (older: Parsed, newer: Parsed): boolean =>
  (pairOf(newer, older) ?? pairOf(older, newer)) !== null;

/** "to always give checklists", then "no longer wants checklists"; "never to mention weight", then "allows the assistant to mention weight again"; and back. */
export const revokedUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const pair = pairOf(newer, older) ?? pairOf(older, newer);
  if (pair === null) return null;
  const { order, revoked } = pair;
  if (revoked.of === "forbidden" && OPPOSED.some(([one, other]) => hasSome(order, one) && hasSome(revoked, other)))
    return { rule: "revoked:other-way", tier: order.isSeveral ? "soft" : "hard" };
  if (revoked.words.size === 0) return null;
  const isPartForbidden = revoked.of === "forbidden" && [...revoked.words].every((word) => order.forbidden.has(word));
  const isOfOther = revoked.of !== "any" && !isPartForbidden && order.isForbidden !== (revoked.of === "forbidden");
  const others = [...revoked.words].filter((word) => !order.words.has(word));
  // "to correct their French", "no longer wants every mistake corrected"
  const isImplied = others.every((word) => MISTAKES.has(word)) && order.words.has(CORRECT);
  if (isOfOther || !(others.length === 0 || isImplied)) return null;
  return { rule: `revoked:${revoked.of}`, tier: order.isSeveral || others.length > 0 ? "soft" : "hard" };
};
