// What a chat with an assistant goes on about for weeks, put behind a statement that tells of a part of it as if everybody knew:
// "The caterer quoted 62 a head" in a chat about a wedding, "the endpoint" of an app, "42 pages" of a screenplay.

import { CORE_FACT } from "#plugins/memory-extractors/local/cues/core-facts.ts";
import { PREFERENCE } from "#plugins/memory-extractors/local/cues/signals.ts";
import { OF_SOFTWARE, UNDERTAKEN } from "#plugins/memory-extractors/local/cues/undertakings.ts";
import { oncePer } from "#plugins/memory-extractors/local/once-per.ts";
import { matchesIn, wordSet, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import {
  isToAssistant,
  type Passage,
  type PassageSentence,
} from "#plugins/memory-extractors/local/reading/passages.ts";
import type { Clause } from "#plugins/memory-extractors/local/sentences/clause.ts";
import { leavesOpenInChat, pointsAtSomething } from "./open-matters.ts";
import {
  isSame,
  NEEDS_WORDS,
  OF_WHOLE,
  OTHER_APPLICATION,
  type Undertaking,
  undertakingsIn,
} from "./undertakings-named.ts";
import { rememberedFor } from "./undertakings-remembered.ts";

/** What a user says that they work on, in one turn. */
const undertakenIn = oncePer(({ sentences }: Passage): readonly Undertaking[] =>
  sentences.slice(0, MOST_SENTENCES).flatMap(undertakenBy),
);
const undertakenBy = oncePer((sentence: PassageSentence) => undertakingsIn(plainOf(sentence)));
const MOST_SENTENCES = 40;

const MOST_TURNS_BACK = 40;
/** Within so few turns, of two nobody can tell which is meant. */
const NEAR = 8;

/** The one undertaking, of some fields or of all, that a turn can mean. */
const undertakenNear = (
  passages: readonly Passage[],
  at: number,
  { most, upTo }: { most: number; upTo?: PassageSentence },
  isOne: (one: Undertaking) => boolean,
): Undertaking | null => {
  const { sentences } = passages[at] as Passage;
  const own = sentences
    .slice(0, Math.min(MOST_SENTENCES, upTo === undefined ? MOST_SENTENCES : sentences.indexOf(upTo) + 1))
    .flatMap(undertakenBy)
    .filter(isOne);
  const back = passages
    .slice(Math.max(0, at - most), at)
    .map((passage, nth, all) => ({ passage, far: all.length - nth }))
    .filter(({ passage }) => passage.role === "user")
    .flatMap(({ passage, far }) => undertakenIn(passage).map((one) => ({ one, far })))
    .filter(({ one }) => isOne(one));
  const last = own.at(-1) ?? back.at(-1)?.one;
  if (last === undefined) return null;
  const near = own.length > 0 ? own : back.filter(({ far }) => far <= NEAR).map(({ one }) => one);
  if (!near.every((one) => isSame(one, last))) return null;
  const same = [...back.map(({ one }) => one), ...own].filter((one) => isSame(one, last));
  return same.reduce((best, one) => (one.name.length > best.name.length ? one : best), last);
};

const LONGEST_OF_ONE = 24;
/** "I'm thinking of a new desk": perhaps of something else. */
const CONSIDERS = /\b(?:considering|thinking (?:of|about))\b/i;
/** What leaves something open is of the software that was named near; what points back, of what a short chat alone is of. */
const onlyUndertaken = (passages: readonly Passage[], at: number, clause: Clause): Undertaking | null => {
  if (CORE_FACT.test(clause.text) || PREFERENCE.test(clause.text)) return null;
  const points = OF_WHOLE.test(clause.text) || pointsAtSomething(clause.text);
  if (!points && (CONSIDERS.test(clause.text) || !leavesOpenInChat(clause))) return null;
  const near = undertakenNear(passages, at, { most: NEAR, upTo: clause.sentence }, () => true);
  if (near?.field === OF_SOFTWARE) return near;
  if (!points || at > LONGEST_OF_ONE) return null;
  const only = undertakenNear(passages, at, { most: LONGEST_OF_ONE, upTo: clause.sentence }, () => true);
  if (only === null) return null;
  const turns = passages.slice(0, at + 1).filter(({ role }) => role === "user");
  const named = turns.filter((turn) => undertakenIn(turn).some((one) => isSame(one, only)));
  const isDeclared = named.some((turn) => undertakenIn(turn).some((one) => one.isDeclared && isSame(one, only)));
  // What is named once in passing is not what the chat is of.
  return isDeclared && (named.length > 1 || named[0] === turns[0]) ? only : null;
};

/** "I prefer short sections": in whatever is worked on. */
const PREFERS = /^(?!.*\b(?:the|this|my|our) (?:app|project|site|draft)\b).*\bI(?:'d)? (?:\w+ )?prefer\b/i;
/** "my essay outline", "the conference paper": it is said already. */
const namesWork = (text: string, field: number): boolean =>
  wordsOf(text).some((word) => {
    const head = word.toLowerCase();
    return !NEEDS_WORDS.has(head) && UNDERTAKEN[field]?.works.test(head) === true && !PART_TOO.has(head);
  }) || OTHER_APPLICATION.test(text);
/** "The keys to my office", "the deposit for the holiday": the part of something else. */
const OF_WHAT_ELSE =
  /^ (?:(?:called|wrote|rang|came|asked|emailed) )?(?:of|for|to|at|from|about|in) (my|our|his|her|their|the|an?) (?:(?:new|old|next|first|last) )?([a-z]+)/i;
const OWNED = /^(?:my|our|his|her|their)$/i;
/** "My friend's app" */
const WORK_OF_OTHERS = /\b(?:my|our|his|her|their|an?) (?:[\w-]+ )?[a-z]+'s ([a-z]+)(?: ([a-z]+))?/gi;
const isOfAnother = (text: string, field: number): boolean => {
  const { parts, works } = UNDERTAKEN[field] ?? {};
  if (parts === undefined || works === undefined) return false;
  if (matchesIn(text, WORK_OF_OTHERS).some(([, ...words]) => words.some((word) => works.test(word ?? "")))) return true;
  const part = parts.exec(text);
  const [, whose = "", what = ""] =
    part === null ? [] : (OF_WHAT_ELSE.exec(text.slice(part.index + part[0].length)) ?? []);
  if (what === "" || !(OWNED.test(whose) || works.test("house"))) return false;
  return !works.test(what) && !parts.test(`the ${what}`);
};
const PART_TOO = wordSet("dashboard reception ceremony claim appeal");

/** "my app", of which a long statement says enough besides. */
const OWN_WORK = /\b(?:my|our) (?:app|application|project|site|website|dashboard|tool|platform)\b/i;
const SAYS_ENOUGH = 120;

/** The one thing that a turn says is worked on, up to a clause. */
export const undertakenInTurn = ({ passage, sentence }: Clause): string | null => {
  const upTo = passage.sentences.indexOf(sentence) + 1;
  const [found, ...others] = passage.sentences
    .slice(Math.max(0, upTo - MOST_SENTENCES), upTo)
    .flatMap((one) => undertakingsIn(plainOf(one)));
  return found === undefined || others.length > 0 ? null : found.name;
};

const ofOtherChats = (passages: readonly Passage[], at: number, text: string): Undertaking | null =>
  (passages[at] as Passage).remembered.length === 0 ||
  undertakenNear(passages, at, { most: MOST_TURNS_BACK }, () => true) !== null
    ? null
    : rememberedFor(passages, at, text);

/** Of what the clauses tell a part, as it is told behind them; null where they name it or nothing tells. */
export const undertakingMeant = (
  passages: readonly Passage[],
  at: number,
  clauses: readonly Clause[],
): string | null => {
  const [first] = clauses;
  if (first === undefined || !isToAssistant(first.passage) || first.isInstruction) return null;
  const text = `${first.passage.group ?? ""} ${clauses.map((clause) => clause.text).join(" ")}`;
  if (PREFERS.test(text) || undertakingsIn(text).length > 0) return null;
  if (text.length > SAYS_ENOUGH && OWN_WORK.test(text)) return null;
  const fields = [...UNDERTAKEN.keys()].filter((field) => UNDERTAKEN[field]?.parts.test(text) === true);
  const [part, ...others] = fields.flatMap(
    (field) =>
      undertakenNear(passages, at, { most: MOST_TURNS_BACK, upTo: first.sentence }, (one) => one.field === field) ?? [],
  );
  if (others.length > 0) return null;
  const found = part ?? onlyUndertaken(passages, at, first) ?? ofOtherChats(passages, at, text);
  if (found === null || namesWork(text, found.field) || isOfAnother(text, found.field)) return null;
  return found.kinds.some((kind) => text.toLowerCase().includes(kind)) ? null : found.name;
};
