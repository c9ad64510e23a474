// What a chat with an assistant goes on about for weeks, put behind a statement that tells of a part of it as if everybody knew:
// "The caterer quoted 62 a head" in a chat about a wedding, "the endpoint" of an app, "42 pages" of a screenplay.

import { wrapped } from "#domain/wrapped.ts";
import { CORE_FACT } from "../cues/core-facts.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { NO_KIND } from "../cues/matters.ts";
import { PREFERENCE } from "../cues/signals.ts";
import { OF_SOFTWARE, UNDERTAKEN, UNDERTAKES } from "../cues/undertakings.ts";
import { oncePer } from "../once-per.ts";
import { matchesIn, wordSet, wordsOf } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import { isToAssistant, type Passage, type PassageSentence } from "../reading/passages.ts";
import type { Clause } from "../sentences/clause.ts";
import { isPlural, readNounPhrase, singularOf } from "./noun-phrases.ts";
import { leavesOpenInChat, pointsAtSomething } from "./open-matters.ts";

interface Undertaking {
  readonly field: number;
  /** "inventory", "3,000-word": what kind, without the last word. */
  readonly kinds: readonly string[];
  readonly head: string;
  /** "their inventory tracker", "their essay on tides" */
  readonly name: string;
  /** "I'm writing", "we're renovating": said to be worked on, and not only owned. */
  readonly isDeclared: boolean;
}

/** Too wide alone: "my app" is not said to be which. */
const NEEDS_WORDS = wordSet(
  "app application website site dashboard tool platform portal story book script letter statement report",
  "course class degree case claim race swim",
  "party kitchen bathroom garden extension game will will estate plugin bot",
);
const OPENING = /\b(an?|my|our)\s+(?=[\p{L}\d])/giu;
/** "an essay on the ethics of hunting", "a film called "Fog"" */
const OF_WHAT = new RegExp(
  wrapped`
    ^ (?:
      (?:on|about) (?!
        \d|(?:how|what|why|whether|when|where|who|time|track|schedule|hold|top|my|our|it|this|that|the (?:side|go))\b
      )(?:[\p{L}\d'-]+ ){0,5}?[\p{L}\d'-]+(?=[,.;:?!]|$| (?:for|and|but|which|that|with|in|at|by|so)\b)
      |(?:called|titled) "[^"]{2,40}"
    )`,
  "u",
);
const NAMED_ON = /^ (?:on|about) \p{Lu}/u;
/** "my visa application", "my preference statement": nothing that is worked on for long. */
const NO_UNDERTAKING = wordSet(
  "visa job grant loan college scholarship university school mortgage permit graduate membership preference bank mission problem thesis",
);
/** "my aunt's bakery" */
const OF_OTHERS = new RegExp(
  `^(?:(?:${KIN_NOUNS})|[a-z]+-in-law|[a-z]*friend|boss|neighbou?r|client|customer)'s$`,
  "i",
);
/** "my budget" is an amount, "our family budget" is worked on. */
const KINDS_OF_BUDGET = wordSet("family household monthly weekly home joint annual departmental club");
/** "my grant application": another thing, whatever the field. */
const OTHER_APPLICATION =
  /\b(?:visa|job|grant|loan|college|scholarship|university|school|mortgage|permit) applications?\b/i;
const ENDS_NAME = /(?:ing|ed)$/;
/** "since my divorce" */
const OF_TIME = /\b(?:since|after|before|during|until|till)\s+$/i;
const MARRIES = /\b(?:(?:I'm|I am|we're|we are|and I are) getting married|planning (?:my|our|the) wedding)\b/i;
/** "I want to take my landlord to small claims court" */
const SMALL_CLAIMS =
  /\bI(?:'m| am|'ve| have|'d| want| took| filed)?\b[^.?!]* (?:to|in|at|with) small claims(?: court)?\b/i;
/** "I'm the executor of my late uncle's will" */
const EXECUTOR = /\bexecutor of my ((?:late )?(?:[a-z]+ )?[a-z]+'s) (?:will|estate)\b/i;

const fieldOf = (word: string): number => {
  const head = singularOf(word.toLowerCase());
  return UNDERTAKEN.findIndex(({ works }) => works.test(head));
};

/** "We're renovating our kitchen": said of it, one's own is enough. */
const MADE_ANEW = /\b(?:renovat|remodel|redo|refit|redesign|landscap|convert)\w*\s+(?:my|our)\s+$/i;
const undertakingAt = (text: string, from: number, isBegun: boolean): Undertaking | null => {
  const isDeclared = isBegun || MADE_ANEW.test(text.slice(0, from));
  const words = readNounPhrase(text, from)?.words.split(" ") ?? [];
  const last = words.findIndex(
    (word, at) => fieldOf(word) >= 0 && (words[at + 1] === undefined || ENDS_NAME.test(words[at + 1] ?? "")),
  );
  if (last < 0) return null;
  const first = words.findIndex((word) => !NO_KIND.has(word.toLowerCase()));
  const named = words.slice(Math.min(first, last), last + 1);
  const head = named.at(-1)?.toLowerCase() ?? "";
  if (isPlural(head)) return null;
  const kinds = named.slice(0, -1).map((word) => word.toLowerCase());
  if (head === "budget" && !kinds.some((kind) => KINDS_OF_BUDGET.has(kind))) return null;
  const end = from + words.slice(0, last + 1).join(" ").length;
  if (kinds.some((kind) => NO_UNDERTAKING.has(kind) || OF_OTHERS.test(kind))) return null;
  const behind = text.slice(end);
  const ofWhat = NAMED_ON.test(behind) ? "" : (OF_WHAT.exec(behind)?.[0] ?? "");
  if (kinds.length === 0 && ofWhat === "" && NEEDS_WORDS.has(head) && !MADE_ANEW.test(text.slice(0, from))) return null;
  return { field: fieldOf(head), kinds, head, name: `their ${named.join(" ")}${ofWhat}`, isDeclared };
};

const undertakingsIn = (text: string): Undertaking[] => {
  const named = matchesIn(text, OPENING).flatMap(({ 0: opening, 1: owner = "", index }) => {
    const before = text.slice(0, index);
    const isBegun = UNDERTAKES.test(before);
    if ((/^an?$/i.test(owner) && !isBegun) || OF_TIME.test(before)) return [];
    const found = undertakingAt(text, index + opening.length, isBegun);
    return found === null ? [] : [found];
  });
  if (MARRIES.test(text))
    named.push({ field: fieldOf("wedding"), kinds: [], head: "wedding", name: "their wedding", isDeclared: true });
  const whose = EXECUTOR.exec(text)?.[1];
  if (whose !== undefined)
    named.push({
      field: fieldOf("estate"),
      kinds: [],
      head: "estate",
      name: `their ${whose} estate`,
      isDeclared: true,
    });
  if (SMALL_CLAIMS.test(text))
    named.push({
      field: fieldOf("lawsuit"),
      kinds: [],
      head: "lawsuit",
      name: "their small claims case",
      isDeclared: true,
    });
  return named;
};

/** What a user says that they work on, in one turn. */
const undertakenIn = oncePer(({ sentences }: Passage): readonly Undertaking[] =>
  sentences.slice(0, MOST_SENTENCES).flatMap(undertakenBy),
);
const undertakenBy = oncePer((sentence: PassageSentence) => undertakingsIn(plainOf(sentence)));
const MOST_SENTENCES = 40;

const isSame = (one: Undertaking, other: Undertaking): boolean =>
  one.kinds.some((kind) => other.kinds.includes(kind)) ||
  (one.head === other.head && (one.kinds.length === 0 || other.kinds.length === 0));

const MOST_TURNS_BACK = 40;
/** Within so few turns, of two nobody can tell which is meant. */
const NEAR = 8;

/** The one undertaking, of some fields or of all, that a turn can mean. */
const undertakenNear = (
  passages: readonly Passage[],
  at: number,
  { most, upTo }: { most: number; upTo: PassageSentence },
  isOne: (one: Undertaking) => boolean,
): Undertaking | null => {
  const { sentences } = passages[at] as Passage;
  const own = sentences
    .slice(0, Math.min(MOST_SENTENCES, sentences.indexOf(upTo) + 1))
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
  const points = pointsAtSomething(clause.text);
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
  const found = part ?? onlyUndertaken(passages, at, first);
  if (found === null || namesWork(text, found.field)) return null;
  return found.kinds.some((kind) => text.toLowerCase().includes(kind)) ? null : found.name;
};
