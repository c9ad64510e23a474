// What a user says that they are at, told behind a statement of the same turn that leaves it open: "I'm trying to heat the greenhouse, and I
// have two options" tells of options for heating it.

import { wrapped } from "#domain/wrapped.ts";
import { placeInSentence, stemsOf } from "#plugins/memory-extractors/local/clause-reading.ts";
import { CORE_FACT } from "#plugins/memory-extractors/local/cues/core-facts.ts";
import {
  ASKS_FOR_WORK,
  AT_IT,
  ENDS_FRAME,
  LEANS_ON_FRAME,
  OF_WHAT_IS_ASKED,
  OPEN_IN_FRAME,
  SECOND_ENDS,
} from "#plugins/memory-extractors/local/cues/frames.ts";
import { oncePer } from "#plugins/memory-extractors/local/once-per.ts";
import { countWords, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import {
  isToAssistant,
  type Passage,
  type PassageSentence,
} from "#plugins/memory-extractors/local/reading/passages.ts";
import type { Clause } from "#plugins/memory-extractors/local/sentences/clause.ts";
import { isOfOnesLife, namesMatter, pointsAtSomething } from "./open-matters.ts";
import { opensAnother } from "./other-matters.ts";

const MOST_WORDS = 11;
const FEWEST_WORDS = 2;
/** What the turn is about stands first: "Hi, by the way, I am ...". */
const LATEST = 30;

interface Frame {
  /** "trying to heat the greenhouse" */
  readonly words: string;
  readonly stems: readonly string[];
  /** Where it ends in its sentence. */
  readonly end: number;
}

const ENDS_OPEN = / (?:using|with|on|for|at|from|through|and)$/;
/** As much of it as is short enough, up to a place where it can end. */
const shortened = (whole: string): string => {
  const ends = matchesIn(whole, SECOND_ENDS).map(({ index }) => whole.slice(0, index).replace(ENDS_OPEN, ""));
  return ends.findLast((part) => countWords(part) <= MOST_WORDS) ?? whole;
};

/** What the user says that they are at in one sentence, if anything. */
const frameIn = oncePer((sentence: PassageSentence): Frame | null => {
  const text = plainOf(sentence);
  const match = AT_IT.exec(text);
  if (match === null || match.index > LATEST) return null;
  const [, verb = "", rest = ""] = match;
  const upTo = rest.split(ENDS_FRAME, 1)[0] ?? "";
  const short = countWords(upTo) > MOST_WORDS ? shortened(upTo) : upTo;
  const count = countWords(short);
  if (count < FEWEST_WORDS || count > MOST_WORDS || OPEN_IN_FRAME.test(short)) return null;
  const words = `${verb.toLowerCase()}${short.trim()}`.replace(/\b(?:my|our)\b/g, "their");
  return { words, stems: stemsOf(short), end: match.index + match[0].length - rest.length + short.length };
});

/** "asking for a checklist for the boat": what the sentence before asks the assistant for. */
const askedForIn = (sentence: PassageSentence | undefined): string | null => {
  const [, verb = "", what = ""] = ASKS_FOR_WORK.exec(sentence === undefined ? "" : plainOf(sentence)) ?? [];
  const upTo = what.split(ENDS_FRAME, 1)[0] ?? "";
  const short = countWords(upTo) > MOST_WORDS ? shortened(upTo) : upTo;
  const count = countWords(short);
  if (count < FEWEST_WORDS || count > MOST_WORDS || OPEN_IN_FRAME.test(short) || /\b(?:I|we)\b/i.test(short))
    return null;
  return `asking for help to ${verb.toLowerCase().replace(/^(?:provide|give me|show me) /, "get ")}${short.trim()}`
    .replace(/\b(?:my|our)\b/g, "their")
    .replace(/\b(?:me|us)\b/g, "them");
};

/** So far behind it a sentence is still of it; in a turn that lists many things only its own sentence is. */
const NEAR = 2;
const LIST = 9;
const FEWEST_NEW = 2;

const OF_USER = /^(?:I|we|I'\w+|we'\w+|the|(?:my|our) goal)\b/i;
/** "two options for the holiday": says of what. */
const SAYS_FOR_WHAT = /\b(?:options?|choices?|ideas?|steps?|changes|deadline) (?:for|of|to|at|on) /i;

const BUDGET =
  /^(?:(?:my|our) (?:(?:total|max) )?budget is|(?:I|we)(?:'ve got| have(?: got)?) a (?:total )?budget of)\b(?!.*\b(?:for|per|an?|each|every)\b)/i;
const WISHES = new RegExp(
  wrapped`
    \b(?:I|we)(?: also| really| just)?(?: want
      |'d like| would like| need|'m looking for|'re looking for| am looking for| are looking for|'m after
      |(?:'m|'re| am| are) thinking (?:of|about) (?:getting|buying)
    ) (?=(to (?!(?:be|have|do|get|make|know|see|go|it)\b)|an? |some |new |two |three ))`,
  "i",
);
const INTERVIEW =
  /^(?:I (?:also |now )?have an? (?:\w+ )?interview\b|my interview is\b)(?!.*\b(?:at|with|for) (?!\d))/i;
const VACANCY = new RegExp(
  wrapped`
    \b(
      (?:an?|the|my) (?:[\w-]+ ){0,3}?(?:job|post|role|position|place|internship|apprenticeship) (?:at|with|in) (?:the )?
        \p{Lu}[\p{L}'’&.-]*(?: \p{Lu}[\p{L}'’&.-]*){0,3}
    )`,
  "gu",
);
const wishIn = (text: string): string | null => {
  const wish = WISHES.exec(text);
  if (wish === null) return null;
  const what =
    text
      .slice(wish.index + wish[0].length)
      .split(ENDS_FRAME, 1)[0]
      ?.replace(/[.!?]+$/, "")
      .trim() ?? "";
  if (countWords(what) > MOST_WORDS || countWords(what) < FEWEST_WORDS || OPEN_IN_FRAME.test(what)) return null;
  return `${what.startsWith("to ") ? "" : "for "}${what}`.replace(/\b(?:my|our)\b/g, "their");
};
/** So many turns further on a budget that opens a turn is still for what was wished for, where nothing else is asked for. */
const NEAR_TURNS = 3;
const OF_ELSE = /\b(?:find|book|show|recommend|another|instead|done|now)\b/i;
/** "I'm thinking of getting a new lens for my K-3." "Try a prime." "My budget is 600": the one thing that the turns before wish for. */
const wishedBefore = (passages: readonly Passage[], at: number): string | null => {
  const said = passages
    .slice(0, at)
    .filter(({ role }) => role === "user")
    .slice(-NEAR_TURNS)
    .flatMap(({ sentences }) => sentences.map(plainOf));
  const told = said.filter((text) => WISHES.test(text));
  const [wish = "", ...others] = told;
  if (said.slice(said.indexOf(wish) + 1).some((text) => OF_ELSE.test(text))) return null;
  const found = others.length > 0 ? null : wishIn(wish);
  return found?.startsWith("for ") === true ? found : null;
};

/** "I want a roof vent. Budget is 60", "the job at Alder's. Interview on Friday": what for, the sentence before says. */
const whatFor = (passages: readonly Passage[], at: number, { passage, sentence, text }: Clause): string | null => {
  const before = passage.sentences.slice(0, passage.sentences.indexOf(sentence)).slice(-NEAR).map(plainOf);
  if (INTERVIEW.test(text)) {
    const named = before.flatMap((one) => matchesIn(one, VACANCY).map(([, vacancy = ""]) => vacancy));
    return named.length === 1 ? `for ${named[0]?.replace(/\.$/, "").replace(/^my /, "their ")}` : null;
  }
  const [last = ""] = before.slice(-1);
  if (!BUDGET.test(text)) return null;
  return last === "" ? wishedBefore(passages, at) : wishIn(last);
};

/** What the turn of a statement is about, as it is told behind it; null where the statement says it, or the turn does not. */
export const frameOf = (
  passages: readonly Passage[],
  at: number,
  [first, ...others]: readonly Clause[],
): string | null => {
  if (first === undefined || others.length > 0 || !isToAssistant(first.passage) || first.isInstruction) return null;
  const { passage, sentence, text } = first;
  const purpose = whatFor(passages, at, first);
  if (purpose !== null) return purpose;
  if (OF_WHAT_IS_ASKED.test(text)) {
    const asked = askedForIn(passage.sentences[passage.sentences.indexOf(sentence) - 1]);
    if (asked !== null) return asked;
  }
  if (CORE_FACT.test(text) || isOfOnesLife(text) || namesMatter(first)) return null;
  if (SAYS_FOR_WHAT.test(text) || !(pointsAtSomething(text) || LEANS_ON_FRAME.test(text))) return null;
  const place = passage.sentences.indexOf(sentence);
  const isNearOnly =
    passage.sentences.length > LIST || !LEANS_ON_FRAME.test(text) || !OF_USER.test(text) || opensAnother(sentence);
  const from = isNearOnly ? place : Math.max(0, place - NEAR);
  const frames = passage.sentences.slice(from, place + 1).map(frameIn);
  const frame = frames.findLast((one) => one !== null) ?? null;
  if (frame === null) return null;
  if (frame === frames.at(-1) && placeInSentence(first) < frame.end) return null;
  const told = stemsOf(text);
  return frame.stems.filter((stem) => !told.includes(stem)).length < FEWEST_NEW ? null : frame.words;
};
