// Which part of a reply belongs to which of several questions: "How old are you? Any injuries?" "52, and a bad knee." A sentence for
// each question, or parts between commas, in the order of the questions; what a part is - an age, a time, a number - has to fit.

import { wrapped } from "#domain/wrapped.ts";
import { TEENS, TWO_TO_TEN, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage, PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import { stripLeadIns } from "#plugins/memory-extractors/local/sentences/cut-off/lead-ins.ts";
import { asks } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";
import { timeOf } from "../by-question/times.ts";
import { withMark } from "../question-told.ts";

export interface Asked {
  readonly sentence: PassageSentence;
  readonly text: string;
}

/** A sentence of a reply, or a part of one. */
export interface Reply {
  readonly sentence: PassageSentence;
  readonly text: string;
  /** A statement that is read for itself, and takes its question's place. */
  readonly hasVerb: boolean;
}

const LONGEST_QUESTION = 200;
export const isShortQuestion = (sentence: PassageSentence): boolean =>
  sentence.raw.length <= LONGEST_QUESTION && asks(sentence);

/** "Are you travelling alone, and do you have any allergies?" asks two things. */
const SECOND_QUESTION =
  /(?:,? and|,|;) (?=(?:do|does|did|are|is|have|has|will|can|what|what's|when|where|how|which|who|any) (?!long\?|many\?|far\?))/i;
export const MOST_QUESTIONS = 6;

/** Each thing that a turn asks, the last `MOST_QUESTIONS` of them: so few also bound in how many ways a reply is cut. */
export const allAsked = ({ sentences }: Passage): Asked[] =>
  sentences
    .filter(isShortQuestion)
    .slice(-MOST_QUESTIONS)
    .flatMap((sentence) => {
      const parts = stripLeadIns(plainOf(sentence), null).text.split(SECOND_QUESTION);
      return parts.map((part) => ({ sentence, text: withMark(part) }));
    })
    .slice(-MOST_QUESTIONS);

const NUMBER = String.raw`(?:\d|an?\b|half|one|${TWO_TO_TWELVE}|fifteen|twenty|thirty|forty|fifty|sixty)`;
const ABOUT = wrapped`
  (?:
    (?:
      about|around|roughly|almost|nearly|over|under|up to|only|just|maybe|probably|at (?:least|most)|max(?:imum)?
      |between|since|for|until|turning
    ) )*`;
const startsWith = (what: string): RegExp => new RegExp(`^${ABOUT}${what}`, "i");
const COUNTED = startsWith(`[£$€]?(?:${NUMBER}|a few|a couple|several|none|no\\b)`);
const MEASURED = new RegExp(String.raw`\d|^(?:about |around )?(?:half|one|${TWO_TO_TEN})\b`, "i");
const LASTING =
  /\b(?:min(?:ute)?s?|hours?|hrs?|days?|nights?|weeks?|weekends?|months?|years?|since|ages|forever|summer|winter|life)\b/i;
const OFTEN =
  /\b(?:every|daily|weekly|monthly|once|twice|times|never|rarely|often|sometimes|always|an?|per|each|\w+days)\b/i;
const AGED = startsWith(
  wrapped`
    (?:
      \d{1,2}(?! ?(?:k\b|euros?|dollars?|pounds?|kg|cm|km|m\b|[x%:£$€]))\b|[a-z]+ (?:months?|weeks?|years?)\b
      |(?:${TWO_TO_TWELVE}|${TEENS}|twenty|thirty|forty|fifty|sixty)\b
    )`,
);
const CLOCK = /\b(?:midnight|noon|\d{1,2}(?::\d\d)?(?: ?[ap]m)?|asap|soon|dawn|lunch|breakfast|dinner)\b/i;
/** Money or a measure: no answer to where, who or whether. */
const AMOUNT = new RegExp(
  wrapped`
    ^(?:(?:about|around|under|up to|at least|max) )?(?:
      [£$€]\s?\d|\d[\d.,]*\s?(?:k|euros?|dollars?|pounds?|bucks|inch(?:es)?|cm|m|km|kg|%|[£$€])(?!\p{L})
    )`,
  "iu",
);

type Fits = (part: string) => boolean;
const matching =
  (pattern: RegExp): Fits =>
  (part) =>
    pattern.test(part);
/** What a question asks for, and what can answer it. */
const ASKED_FOR: readonly (readonly [RegExp, Fits])[] = [
  [/\bhow old\b|\bwhat age\b/i, matching(AGED)],
  [/\bhow long\b|\bsince when\b|\b(?:time horizon|notice period)\b/i, matching(LASTING)],
  [/\bhow often\b/i, matching(OFTEN)],
  [
    /\b(?:budget|price range|salary|rent|deposit)\b|\bhow much (?:\w+ )?(?:do|did|can|are|would) you\b/i,
    matching(COUNTED),
  ],
  [/\bhow (?:big|tall|high|wide|heavy|far)\b|\b(?:height|weight|size)\b/i, matching(MEASURED)],
  [/\bhow (?:many|much)\b/i, matching(COUNTED)],
  [/\bwhen\b|\bwhat (?:date|time|day|month|year)\b/i, (part) => timeOf(part) !== null || CLOCK.test(part)],
];
const OPEN: Fits = (part) => !AMOUNT.test(part);
export const fitsTo = (question: string): Fits | null => ASKED_FOR.find(([asked]) => asked.test(question))?.[1] ?? null;

/** Whether what is said can answer the question, as far as its form tells: no "52" to "Where?", no "Leeds" to "How old?". */
const canAnswer = (question: string, said: string): boolean => (fitsTo(question) ?? OPEN)(said);

const COMMA = /, (?:and |but )?(?!too\b|please\b|though\b|I (?:think|guess)\b)/i;
/** What has more parts is a list. */
const MOST_PARTS = 6;

/** Every way to cut `parts` into `groups` runs. */
const runsOf = (parts: readonly string[], groups: number): string[][] => {
  if (groups > parts.length || groups < 1) return [];
  if (groups === 1) return [[parts.join(", ")]];
  return parts
    .slice(0, parts.length - groups + 1)
    .flatMap((_, at) =>
      runsOf(parts.slice(at + 1), groups - 1).map((behind) => [parts.slice(0, at + 1).join(", "), ...behind]),
    );
};

/** The ways to answer so many questions with these sentences, each sentence whole or cut at its commas. */
const cutsOf = (replies: readonly Reply[], questions: number): Reply[][] => {
  const [first, ...behind] = replies;
  if (first === undefined) return questions === 0 ? [[]] : [];
  const parts = first.text.split(COMMA);
  const isWhole = first.hasVerb || parts.length > MOST_PARTS;
  const most = Math.min(isWhole ? 1 : parts.length, questions - behind.length);
  return Array.from({ length: Math.max(0, most) }, (_, at) => at + 1).flatMap((groups) => {
    const rest = cutsOf(behind, questions - groups);
    const own = groups === 1 ? [[first.text]] : runsOf(parts, groups);
    return own.flatMap((texts) => rest.map((tail) => [...texts.map((text) => ({ ...first, text })), ...tail]));
  });
};

/** The question for each reply, in their order; null where they do not come out even or could be read in two ways. */
export const pairsOf = (asked: readonly Asked[], replies: readonly Reply[]): (readonly [Asked, Reply])[] | null => {
  if (asked.length < 2 || replies.every(({ hasVerb }) => hasVerb)) return null;
  const [pairs, another] = cutsOf(replies, asked.length)
    .map((cut) => asked.flatMap((one, at) => (cut[at] === undefined ? [] : [[one, cut[at]] as const])))
    .filter((cut) => cut.every(([{ text }, reply]) => reply.hasVerb || canAnswer(text, reply.text)));
  return another === undefined ? (pairs ?? null) : null;
};

const MOST_WORDS = 8;
/** Of several questions the one that a short reply is meant for: the only one that asks for such a thing, else the last. */
export const questionFor = (asked: readonly Asked[], said: string): Asked | undefined => {
  const meant = asked.filter(({ text }) => fitsTo(text)?.(said) ?? false);
  if (meant.length === 1 && countWords(said) <= MOST_WORDS) return meant[0];
  const last = asked.at(-1);
  return last !== undefined && canAnswer(last.text, said) && !said.includes(",") ? last : undefined;
};
