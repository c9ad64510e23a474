// The words that a statement of talk leans on, where nothing tells what in them it means: told behind it, quoted, it stays true
// whatever that is. 'Ida is waiting for the results (said after "I had a biopsy on Monday").'

import { wrapped } from "#domain/wrapped.ts";
import { isOfNoLength } from "#plugins/memory-extractors/local/answers/by-question/so-long.ts";
import { placeInSentence } from "#plugins/memory-extractors/local/clause-reading.ts";
import {
  HAS_YOURS,
  HOW_IT_WAS,
  IN_THE_PAST,
  LEFT_TO_ONE_OF_SEVERAL,
  SEVERAL_NAMED,
} from "#plugins/memory-extractors/local/cues/leaning.ts";
import { THERE_SO_LONG } from "#plugins/memory-extractors/local/cues/leans-outside.ts";
import {
  ASKS_FOR_NEWS,
  EXPLAINS_NOTHING,
  TURNS_AWAY,
} from "#plugins/memory-extractors/local/cues/nothing-to-lean-on.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import { isToElse, type Passage, type PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import type { Clause } from "#plugins/memory-extractors/local/sentences/clause.ts";
import { stripLeadIns } from "#plugins/memory-extractors/local/sentences/cut-off/lead-ins.ts";
import { asks } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";
import { personsIn } from "../persons/persons-named.ts";
import { isOfOneBeside } from "../persons/rivals.ts";
import { besidePhoto } from "../things/pictured.ts";
import { pointsOutside } from "../things/pointed-at.ts";
import { asTyped } from "../turn-words.ts";
import { hasInnerDangling, opensDangling } from "./anaphora.ts";
import { canExplain } from "./explaining-sentences.ts";
import { type Leaning, leaningOf, POINTS_WITHIN } from "./leaning.ts";
import { ASKS_FOR_PART, LEANS_IN_QUESTION, leansInQuestion } from "./leaning-questions.ts";
import {
  ASKS_FOR_ONE_THING,
  BRACKETS,
  inTurn,
  isOfLast,
  isOfSomebodyElse,
  isSentence,
  leans,
  MOST_BACK,
  OF_SOMEBODY,
  OPENS_WITH_SOMEBODY,
  type Said,
  said,
  saidIn,
  states,
} from "./leant-on.ts";
import { namingPart, thingsPointedAt } from "./named-before.ts";
import { isOfUnnamed } from "./of-unnamed.ts";

const BEFORE_HALF = /[\s,;:-]*(?:\b(?:and|but|so|because|which|then))?[\s,;:-]*$/i;

/** So many turns back one is gone where all between only lean themselves: "Is it?", "He offered it". */
const MOST_TURNS_BACK = 4;
/** So near the beginning of a turn a statement replies to the question before it. */
const SOON = 2;
const isAskedOfIt = (before: Passage | undefined, [text = ""]: readonly string[]): boolean =>
  before !== undefined && IN_THE_PAST.test(text) && before.sentences.some(({ raw }) => HOW_IT_WAS.test(raw));

/** Of what a part was asked for, the speaker told right before. */
const OWN_TURN_BEFORE = 2;

/** "Definitely keeping you posted" */
const HALF_SENTENCE = /^(?:\w+ly |always |also |just |still )?\w+ing\b/i;
/** It means a thing, a person or a place by a word that stands for it. */
const pointsAtThing = (text: string): boolean =>
  opensDangling(text) ||
  hasInnerDangling(text) ||
  pointsOutside(text) ||
  THERE_SO_LONG.test(text) ||
  POINTS_WITHIN.test(text);
const isOpen = (sentence: PassageSentence): boolean =>
  asks(sentence) ? leansInQuestion(sentence.raw) || OF_SOMEBODY.test(sentence.raw) : pointsAtThing(plainOf(sentence));
/** "It's so sad how they die": of something itself. */
const OPENS_WITH_IT = /^(?:it|that|this)\b/i;
/** What was said last that leans on nothing, before the turn before, by either of two people who speak in turn. */
const furtherBack = (passages: readonly Passage[], at: number, told: string, most = MOST_TURNS_BACK): string | null => {
  const isPointing = pointsAtThing(told);
  if (!isPointing && passages[at - 1]?.sentences.some((one) => asks(one) && leansInQuestion(one.raw)) !== true)
    return null;
  const { speaker, listener } = passages[at] as Passage;
  for (let back = 2; back <= most; back++) {
    const [turn, next] = [passages[at - back], passages[at - back + 1]];
    if (turn === undefined || next === undefined || turn.speaker === next.speaker || isToElse(turn, next)) return null;
    if (next.sentences.some(({ raw }) => TURNS_AWAY.test(raw)) || !next.sentences.some(isOpen)) return null;
    const isOwn = turn.speaker === speaker;
    if (!isOwn && turn.speaker !== listener) return null;
    const all = saidIn(turn.sentences, next.speaker, told);
    const found = all.findLast(
      (one) =>
        one.adds > 1 &&
        !(isPointing && (opensDangling(one.text) || OPENS_WITH_IT.test(one.text))) &&
        !isOfOtherGender(one.text, told) &&
        !(isPointing && OF_SOMEBODY.test(told) ? pointsAtThing(one.text) : leans(one)) &&
        (one.isAsked ? !isOwn : states(one) && !HALF_SENTENCE.test(one.text)),
    );
    if (found !== undefined)
      return ASKS_FOR_NEWS.test(found.text) || !canExplain(found.text, told)
        ? null
        : said(found, isOwn ? "" : turn.speaker, back);
    if (all.some((one) => states(one) && one.adds > 2)) return null;
  }
  return null;
};

/** "Why didn't you call? I was up till two. Dad rang the police.": behind so much the reply is to something else. */
const ASKED_LAST = 2;
/** The question it replies to; else the last words of the turn before; where these lean themselves, what they lean on. */
const ofTurnsBefore = (
  passages: readonly Passage[],
  at: number,
  { leaning, told }: { leaning: Leaning; told: string },
): string | null => {
  const [passage, before] = [passages[at] as Passage, passages[at - 1]];
  if (before === undefined || before.speaker === passage.speaker || isToElse(before, passage)) return null;
  // A list under the minutes of a talk is said by nobody.
  if (before.role === null && passage.role !== null) return null;
  const theirs = saidIn(before.sentences, passage.speaker, told);
  const asked = theirs.findLast(({ isAsked }) => isAsked);
  if (asked !== undefined && ASKS_FOR_NEWS.test(asked.text)) return null;
  if (asked !== undefined && ASKS_FOR_PART.test(asked.text)) return furtherBack(passages, at, told, OWN_TURN_BEFORE);
  // "Did the plumber come?" tells "The plumber came" nothing.
  const least = leaning === "points" ? 1 : 2;
  const whole = theirs.slice(-ASKED_LAST).findLast((one) => one.isAsked && one.adds >= least && !leans(one));
  if (whole !== undefined && !ASKS_FOR_NEWS.test(whole.text)) return said(whole, before.speaker);
  if (leaning !== "points") return isOfUnnamed(told) ? furtherBack(passages, at, told) : null;
  if (LEFT_TO_ONE_OF_SEVERAL.test(told) && theirs.filter(states).length !== 1) return null;
  const last = theirs.findLast(
    (one) =>
      states(one) &&
      one.adds > 1 &&
      (!leans(one) ||
        (leaning === "points" && HAS_YOURS.test(one.text) && !pointsAtThing(one.text.replace(/^s?he\b/i, "Ruta")))) &&
      !(OF_SOMEBODY.test(told) && OF_SOMEBODY.test(one.text) && pointsAtThing(one.text)),
  );
  return last === undefined ? furtherBack(passages, at, told) : said(last, before.speaker);
};

/** "He wanted to wait and I said no": what stands before the clause in its own sentence. */
const halfBefore = (clause: Clause): PassageSentence[] => {
  const { sentence } = clause;
  const at = placeInSentence(clause);
  const told = at > 0 ? plainOf(sentence).slice(0, at).replace(BEFORE_HALF, "") : "";
  return FINITE.test(told) ? [{ ...sentence, told }] : [];
};

/** "We have no oven, just a grill. Shocking. I made scones in it": what stands further up in the turn, and explains the word. */
const furtherUp = (own: readonly Said[], told: string): string | null => {
  const found = own.findLast(
    (one) =>
      one.adds > 1 &&
      states(one) &&
      !pointsAtThing(one.text) &&
      !HALF_SENTENCE.test(one.text) &&
      canExplain(one.text, told),
  );
  return found === undefined ? null : said(found);
};

/** So many turns back a thing may have been named. */
const NAMED_BACK = 5;
/** "The tank was a mess" behind "I bought a bigger tank for the newts": the nearest words that name what it points at. */
const namedBefore = (
  passages: readonly Passage[],
  at: number,
  { earlier, told }: { earlier: readonly PassageSentence[]; told: string },
): string | null => {
  const heads = thingsPointedAt(told);
  if (heads.length === 0) return null;
  const { speaker, listener } = passages[at] as Passage;
  for (let back = 0; back <= NAMED_BACK; back++) {
    const turn = passages[at - back];
    if (turn === undefined || (turn.speaker !== speaker && turn.speaker !== listener)) return null;
    // The boat of the other, some turns ago, is another boat.
    if (back > 1 && turn.speaker !== speaker) continue;
    const sentences = back === 0 ? earlier : turn.sentences;
    for (const sentence of sentences.toReversed()) {
      const text = stripLeadIns(plainOf(sentence), turn.listener).text.replace(BRACKETS, "");
      const part = namingPart(heads, text, told);
      if (part !== null)
        return said(
          { text: part, isAsked: asks(sentence), adds: 1 },
          turn.speaker === speaker ? "" : turn.speaker,
          back,
        );
    }
  }
  return null;
};

/** "I began "Dune" on Monday and hope to return it by May": what stands before in the same sentence. */
const ofOwnHalf = (clause: Clause, told: string): string | null => {
  const half = saidIn(halfBefore(clause), null, told).at(-1);
  const explains = half !== undefined && half.adds > 1 && states(half) && OF_USER.test(half.text);
  return explains && !pointsAtThing(half.text) && canExplain(half.text, told) ? said(half) : null;
};

/** So many turns back the user of an assistant may have named a thing. */
const NAMED_BACK_IN_CHAT = 6;
/** In a chat with an assistant: the user's own words that name what a statement points at. */
export const namedInChat = (passages: readonly Passage[], at: number, clauses: readonly Clause[]): string | null => {
  const [first] = clauses;
  if (first === undefined || first.passage.listener !== null || first.isInstruction) return null;
  const told = clauses.map(({ text }) => text).join(" ");
  const heads = thingsPointedAt(told);
  if (heads.length === 0) return POINTS_AT_THING.test(told) && pointsAtThing(told) ? ofOwnHalf(first, told) : null;
  const { passage, sentence } = first;
  for (let back = 0; back <= NAMED_BACK_IN_CHAT; back++) {
    const turn = passages[at - back];
    if (turn === undefined) return null;
    if (turn.role !== "user") continue;
    const sentences =
      back === 0
        ? [...passage.sentences.slice(0, passage.sentences.indexOf(sentence)), ...halfBefore(first)]
        : turn.sentences;
    for (const one of sentences.toReversed()) {
      const text = stripLeadIns(plainOf(one), null).text.replace(BRACKETS, "");
      const part = namingPart(heads, text.replace(QUESTION_BEHIND, ""), told);
      if (part !== null && OF_USER.test(part) && !pointsAtThing(part))
        return said({ text: part, isAsked: false, adds: 1 });
    }
  }
  return null;
};
/** "I'm looking at the role at the museum, but is 21 an hour enough?" */
const QUESTION_BEHIND =
  /,? (?:but|so|and) (?:is|are|do|does|did|can|could|should|would|will|what|how|which|where|when|why|who)\b[^,.]*\?$/i;
/** "After 30 years at sea, I'm moving ashore"; not "Considering I've never ...", "Rugs, lamps, and chairs, and I want ...". */
const OF_USER = /^(?:(?!considering|especially|assuming|like\b)[^,?]{2,50}, )?(?:I|we|my|our)\b[^?]*$/i;

/** "my landlord", "the actress who played her" */
const namesSomebody = (text: string): boolean => personsIn(text).length > 0 || /\bwho\b/i.test(text);

const POINTS_AT_THING = /\b(?:it|them|this|these|those|they)\b/i;
const mineBefore = (passages: readonly Passage[], at: number): string => {
  const mine = passages[at - 2];
  return mine !== undefined && mine.speaker === passages[at]?.speaker ? asTyped(mine) : "";
};

/** The words that a statement leans on, whatever they say. */
const saidNear = (passages: readonly Passage[], now: number, clauses: readonly Clause[]): string | null => {
  const [first] = clauses;
  if (first === undefined || first.passage.listener === null || first.isInstruction) return null;
  const { passage, sentence } = first;
  const texts = clauses.map(({ text }) => text);
  // What was prompted for goes on from an earlier turn, and is told with it.
  const from = Math.max(0, now - MOST_TURNS_BACK + 1);
  const at = from + passages.slice(from, now + 1).findLastIndex(({ sentences }) => sentences.includes(sentence));
  if (at < from) return null;
  const told = texts.join(" ");
  const place = passage.sentences.indexOf(sentence);
  const earlier = passage.sentences.slice(0, place);
  const named = namedBefore(passages, at, { earlier: [...earlier, ...halfBefore(first)], told });
  if (named !== null) return named;
  const leaning = place < SOON && isAskedOfIt(passages[at - 1], texts) ? "points" : leaningOf(texts);
  if (leaning === null || TURNS_AWAY.test(sentence.raw)) return null;
  const half = saidIn(halfBefore(first), passage.listener, told);
  const own = [...saidIn(earlier, passage.listener, told).filter(isSentence), ...half].slice(-MOST_BACK);
  const earlierOwn = own.filter((one) => half.includes(one) || !isOfSomebodyElse(one, told));
  // "Fig trees, two of them. I ordered them in Kent."
  const last = own.at(-1);
  const isNamed = last !== undefined && SEVERAL_NAMED.test(last.text) && last.adds > 0 && canExplain(last.text, told);
  if (isNamed && pointsAtThing(told)) return said(last);
  if (last !== undefined && states(last) && isOfLast(last, told)) return said(last);
  const isOfSomebody = OF_SOMEBODY.test(told) && personsIn(told).length === 0;
  const near = inTurn(isOfSomebody ? earlierOwn.filter(({ text }) => namesSomebody(text)) : earlierOwn);
  if (near !== null) return said(near);
  // "What's our budget? I can do 600": of what the speaker asks right before.
  if (last?.isAsked === true && last.adds > 0 && !leans(last) && ASKS_FOR_ONE_THING.test(last.text)) return said(last);
  const opens = own.every(leans);
  // Among several, what is said to nobody in particular hardly replies to the turn before it.
  const mayReply = !passage.isListenerOpen && (opens || leaning === "points");
  const before = mayReply ? ofTurnsBefore(passages, at, { leaning, told }) : null;
  if (before !== null || leaning !== "points") return before;
  return (
    furtherUp(own, told) ??
    (POINTS_AT_THING.test(told) ? besidePhoto(asTyped(passage), mineBefore(passages, at)) : null)
  );
};

/** "said after "Your studio needs a sign"": to whom, nothing else says. */
const TO_LISTENER = /\byou(?:rs?|'re|'ve|'ll|'d)?\b/i;
const OWN_WORDS = /^said after (?=")/;
const withListener = (near: string, words: string, clauses: readonly Clause[]): string => {
  const listener = clauses[0]?.passage.listener ?? null;
  if (
    listener === null ||
    !TO_LISTENER.test(words) ||
    clauses.some(({ text }) => TO_LISTENER.test(text) || text.includes(listener))
  )
    return near;
  return near.replace(OWN_WORDS, `said to ${listener} after `);
};

/** "The game was a success" says as little of which as what leans on it: what named the game, in an earlier turn. */
const namedWhere = (passages: readonly Passage[], at: number, words: string): string | null =>
  /^the [a-z]+ [^,;]*$/i.test(words) ? namedBefore(passages, at, { earlier: [], told: words }) : null;

const QUOTED_WORDS = /"(.*)"$/;
/** What a statement of the turn at `at` is told behind, in brackets; null where it leans on nothing, or nothing that was said helps. */
export const spokenBefore = (passages: readonly Passage[], at: number, clauses: readonly Clause[]): string | null => {
  const near = saidNear(passages, at, clauses);
  const words = QUOTED_WORDS.exec(near ?? "")?.[1] ?? "";
  if (near === null || EXPLAINS_NOTHING.test(words) || isOfOneBeside(clauses[0]?.text ?? "", words)) return null;
  return withListener(namedWhere(passages, at, words) ?? near, words, clauses);
};

/** "From one trade to another": names much and says nothing. */
const OPENS_WITH_PREPOSITION = /^(?:from|with|on|in|at|for|of|to|by) /i;
const OF_SEVERAL = /\b(?:they|them|their)\b/i;
const SHE = /\b(?:she|her)\b/i;
const HE = /\b(?:he|him|his)\b/i;
/** "My husband is called Otto." "How much does she want?" */
const isOfOtherGender = (text: string, question: string): boolean => {
  const genders = new Set(personsIn(text).map(({ gender }) => gender));
  if (genders.size === 0 || genders.has("open")) return false;
  if (SHE.test(question)) return !genders.has("female");
  return HE.test(question) && !genders.has("male");
};
/** "How long have you been doing it?": what somebody does. */
const ASKS_OF_DOING = /\bdo(?:ing)? (?:it|that)\b/i;
const NAMES_DOING = new RegExp(
  wrapped`
    \b(?:start(?:ed)?|began|join(?:ed)?|took up|signed up)\b
    |\b(?!(?:thing|morning|evening|nothing|something|anything|everything|spring|during)\b)[a-z]{3,}ing\b`,
  "i",
);
/** "It's your birthday on Saturday?": says itself of what. */
const ASKS_OF_OWN = /^(?:so |oh )?it(?:'s| is) (?:your|my|our) /i;
/** Asked of whatever was done, though nothing was named: "I've been accepted." "How long did it take?" */
const HOW_LONG_IT_TOOK =
  /^(?:(?:and|so|wow),? )?how (?:long|many \w+) (?:did|has|will) (?:it|that|this|all that) tak(?:e|en)\b/i;
/** "She's coming with the twins." "How old are they?" */
const THOSE = new RegExp(
  wrapped`
    \b(?:the|my|our|her|his|their|two|three|four) (?:[a-z]+ )?(?:
      twins|kids|children|boys|girls|sons|daughters|babies|puppies|kittens|dogs|cats|grandchildren|nephews|nieces
    )\b`,
  "i",
);
const namesThem = (text: string, asked: string): boolean => OF_SEVERAL.test(asked) && THOSE.test(text);

/** "It was a garage. But my mother did the books." "When was that?": of the garage. */
const ASKS_WHEN_IT_WAS = /\bwhen (?:was|did) (?:that|this|it)\b/i;
const TOLD_BESIDES = /^(?:but|also|plus)\b/i;

/** "Which dates?" is asked of what was said just before. */
const BACK_FROM_OPEN = 2;
const POINTS_BACK =
  /\b(?:it|its|it's|s?he|s?he's|him|her|his|they|they're|them|their|that|that's|this|those|these|there|ones?|the|your|you)\b/i;
/** "She wants us for two nights": what the question goes on about, whoever she is. */
const TOLD_OF_US = /^s?he \w+ (?:us|me)\b/i;
/** So many turns back is what a question leans on: "Did you tell her?", "When's the next one?" */
const MOST_BACK_FROM_QUESTION = 4;
const mostBackFrom = (asked: string): number =>
  asked === "" || POINTS_BACK.test(asked) ? MOST_BACK_FROM_QUESTION : BACK_FROM_OPEN;
/** What the question that the turn at `at` answers leans on, or where it answers none the turn itself; null where nothing near says it. */
export const saidBeforeQuestion = (
  passages: readonly Passage[],
  at: number,
  { question, answer }: { question: PassageSentence | null; answer: string },
): string | null => {
  const asked = question === null ? "" : plainOf(question);
  if (ASKS_OF_OWN.test(asked)) return null;
  for (let back = 1; back <= mostBackFrom(asked); back++) {
    const [turn, next] = [passages[at - back], passages[at - back + 1]];
    if (turn === undefined || next === undefined || turn.speaker === next.speaker) return null;
    const isAsker = back === 1 && question !== null;
    const all = isAsker ? turn.sentences.slice(0, turn.sentences.indexOf(question)) : turn.sentences;
    const sentences = ASKS_WHEN_IT_WAS.test(asked) ? all.filter(({ raw }) => !TOLD_BESIDES.test(raw)) : all;
    const told = saidIn(sentences, next.speaker, answer);
    const found = told.findLast(
      (one) =>
        one.adds > 1 &&
        (!leans(one) || namesThem(one.text, asked)) &&
        !isOfOtherGender(one.text, asked) &&
        !isOfNoLength(asked, one.text) &&
        (!ASKS_OF_DOING.test(asked) || NAMES_DOING.test(one.text)) &&
        (TOLD_OF_US.test(one.text) ||
          OF_SOMEBODY.test(`${asked} ${answer}`) ||
          !OPENS_WITH_SOMEBODY.test(one.text) ||
          namesThem(one.text, asked)) &&
        (isAsker || OF_SEVERAL.test(asked) || HOW_LONG_IT_TOOK.test(asked) || canExplain(one.text, asked)) &&
        (one.isAsked
          ? !isAsker && !ASKS_FOR_NEWS.test(one.text) && !LEANS_IN_QUESTION.test(one.text)
          : states(one) || (one.adds > 2 && !OPENS_WITH_PREPOSITION.test(one.text))),
    );
    if (found !== undefined)
      return turn.speaker === passages[at]?.speaker ? said(found) : said(found, turn.speaker, MOST_BACK_FROM_QUESTION);
    // "Are you living there?" behind "Megan's flat is the opposite": what was told last is what is asked about, if anything is.
    if (back > 1 && /\bthere\b/i.test(asked) && told.some((one) => states(one) && one.adds > 2)) return null;
    if ([...sentences, ...(isAsker ? [question] : [])].some(({ raw }) => TURNS_AWAY.test(raw))) return null;
  }
  return null;
};
