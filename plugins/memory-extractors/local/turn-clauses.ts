// The clauses of turns: of each sentence what it states, with what it refers to put in its place.

import { withDeedDone } from "./answers/by-question/did-asked.ts";
import { withDoingAsked } from "./answers/by-question/doing-asked.ts";
import { withFamilyAsked } from "./answers/by-question/family-asked.ts";
import { withTimeAsked } from "./answers/by-question/so-long.ts";
import {
  isReasonOfOther,
  withBeginner,
  withSubjectAsked,
  withSubjectLeft,
  withSubjectOfNews,
} from "./answers/by-question/subject-asked.ts";
import { askedAgain, withWeAsked } from "./answers/by-question/we-asked.ts";
import { leavesOutWhom } from "./answers/by-question/whom-left-out.ts";
import { isJoke } from "./answers/corrections/taken-back.ts";
import { withNumberAsked } from "./answers/numbers-of-asked.ts";
import { isHeadOnly, saysNothing, wholeQuestion, withMark } from "./answers/question-told.ts";
import { isEcho } from "./answers/takes-up-else.ts";
import { lowerFirst } from "./capitals.ts";
import { countWords } from "./patterns.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { withOccasionOfDay } from "./references/days/dated-occasions.ts";
import { withDayLater } from "./references/days/days-later.ts";
import { withDayNamed, withDaysAsked, withDaysMeant, withWeekdayNamed } from "./references/days/days-named.ts";
import { type Before, withReferences } from "./references/references.ts";
import { withFullNames } from "./references/things/definites.ts";
import { withNamedBehind } from "./references/things/named-behind.ts";
import { withOfferTaken } from "./references/things/offers-taken.ts";
import { withOwnThingMeant } from "./references/things/own-things.ts";
import { withPlaceAsked } from "./references/things/places.ts";
import { withThingMoved } from "./references/things/thing-moved.ts";
import { withThingToldOf } from "./references/things/things-told-of.ts";
import { withSlotBooked, withTopicAnnounced } from "./references/things/topic-announced.ts";
import { asTyped } from "./references/turn-words.ts";
import { asChoice } from "./sentences/choices.ts";
import type { Clause } from "./sentences/clause.ts";
import { withoutPlaceFirst } from "./sentences/cut-off/half-answers.ts";
import type { Stripped } from "./sentences/cut-off/lead-ins.ts";
import { proposes } from "./sentences/requests/questions.ts";
import { bareOf, clausesOf } from "./sentences/sentence-clauses.ts";
import { BRIEF } from "./turn-before.ts";
import { traitsOf } from "./turn-traits.ts";

export interface Turn {
  readonly passage: Passage;
  /** What it replies to. */
  readonly question: PassageSentence | null;
  readonly said: Before;
  /** It replies to an assistant that asks about somebody else. */
  readonly isOfOthers: boolean;
}

/** The clauses of one sentence; none where it states nothing. */
export interface SentenceClauses {
  readonly sentence: PassageSentence;
  readonly clauses: readonly Clause[];
}

/** So many sentences of a reply can be the answer. */
const EARLY = 3;

/** So many of a reply about somebody else: "met at a dance class. both hate salsa now". */
const MOST_OF_OTHERS = 6;
const isOfOthersAsked = (isOfOthers: boolean, { text }: Stripped, at: number): boolean =>
  isOfOthers && at < MOST_OF_OTHERS && leavesOutWhom(lowerFirst(text));

const statedIn = (
  { passage, question, isOfOthers, said: { mine, other, proposal } }: Turn,
  bare: readonly Stripped[],
): SentenceClauses[] => {
  const turn = traitsOf(passage);
  const isAnswered = question !== null && (passage.listener !== null || !proposes(question.raw));
  const first = passage.sentences.findIndex((sentence) => !saysNothing(sentence));
  const upTo = first < 0 ? Number.POSITIVE_INFINITY : first;
  const raw = question === null ? "" : withMark(question.raw.trimEnd());
  return passage.sentences.map((sentence, at) => {
    const before = passage.sentences[at - 1] ?? null;
    const isAnswer = isAnswered && at < EARLY;
    const said = bare[at] as Stripped;
    // "She'll bring a lion. Just kidding."
    if (isJoke(sentence, passage.sentences[at + 1]) || isOfOthersAsked(isOfOthers, said, at))
      return { sentence, clauses: [] };
    const isReply = question !== null && at <= upTo && passage.listener !== null;
    if (isReply && isReasonOfOther(said.text, plainOf(question), mine)) return { sentence, clauses: [] };
    const news = at === 0 && question === null ? withSubjectOfNews(said.text, other, mine) : said.text;
    const left = withSubjectLeft(news, raw, at <= upTo);
    const own = isReply
      ? withNumberAsked(withBeginner(withTimeAsked(withoutPlaceFirst(left, raw), raw), raw), raw)
      : left;
    const asked = isReply ? withDoingAsked(withSubjectAsked(withDeedDone(own, raw), raw), plainOf(question)) : own;
    const ofUs =
      isReply && passage.group === null
        ? withWeAsked(asked, askedAgain(before?.raw) ?? raw, {
            asker: passage.listener ?? "",
            isAmongSeveral: passage.isAmongSeveral,
          })
        : asked;
    const ofAll = isAnswer && passage.listener !== null ? withFamilyAsked(ofUs, raw) : ofUs;
    const text = asChoice(withNamedBehind(ofAll, passage, at), passage, proposal);
    return { sentence, clauses: clausesOf({ passage, sentence, before, isAnswer, turn }, { ...said, text }, at) };
  });
};

/** The question whose place the next sentence can mean: one of the speaker's own, or the other's behind a few words. */
const askedBehind = (raw: string, asked: string | null): string | null => {
  if (raw.trimEnd().endsWith("?")) return raw;
  return countWords(raw) < BRIEF ? asked : null;
};

/** So much of a turn is searched for what a sentence in it points at. */
const LONGEST_LOOK_BACK = 2_000;
/** In so many sentences before it a day may have been named in full. */
const DAYS_NEAR = 20;

const HAS_NAME = /\b(?:his|her) name(?:'s| is) \p{Lu}\p{Ll}+,/iu;
/** "How do I train for rowing, since we're going out twice a week?": what the request says before a fact that stands in it. */
const requestBefore = ({ raw }: PassageSentence, { text }: Clause): string => {
  const at = raw.toLowerCase().indexOf(text.split(" ", 3).join(" ").toLowerCase());
  return at > 0 ? ` ${raw.slice(0, at)}` : "";
};

/** "Her name is Ada" in "Her name is Ada, she's a vet and we met at work", where the piece before became "Ada is a vet". */
const namedBefore = ({ raw }: PassageSentence, { text }: Clause): string => {
  const [named] = HAS_NAME.exec(raw) ?? [];
  return named === undefined || text.includes(named) ? "" : named;
};

/** Told with what they point at, where that was said before. */
const resolved = (sentences: readonly SentenceClauses[], { passage, question, said }: Turn): SentenceClauses[] => {
  const whatIsAsked =
    question === null
      ? null
      : withFullNames(
          withPlaceAsked(
            withThingToldOf(withOwnThingMeant(withMark(plainOf(question)), said.message), said.mine, said.other),
            `${said.mine} ${said.other}`,
          ),
          [said.mine, said.both],
        );
  const raw = question === null || passage.listener === null ? "" : withMark(plainOf(question));
  const toldAlone = whatIsAsked === null ? null : wholeQuestion(whatIsAsked);
  let asked = question?.raw ?? null;
  let own = "";
  return sentences.map(({ sentence, clauses }, at) => {
    const before = sentences[at - 1]?.sentence ?? null;
    const isReply = clauses.length > 0 && (before === null || saysNothing(before));
    const isOfQuestion = asked === question?.raw;
    const told = own;
    const place = {
      question: isOfQuestion ? whatIsAsked : asked,
      before: said,
      last: before?.raw ?? "",
      turn: asTyped(passage),
      isTyped: passage.listener === null,
      isReply,
    };
    const near = sentences.slice(Math.max(0, at - DAYS_NEAR), at);
    const days = (): string => [said.days(), ...near.map((one) => plainOf(one.sentence))].join(" ");
    const isFirst = isReply && isOfQuestion && at < EARLY;
    const whole = isFirst ? toldAlone : null;
    own = `${own} ${sentence.raw}`.slice(-LONGEST_LOOK_BACK);
    asked = askedBehind(sentence.raw, asked);
    return {
      sentence,
      clauses: (isEcho(sentence.raw, said.other) ? [] : clauses).map((clause, nth) => ({
        ...clause,
        asked: clause.isInstruction
          ? null
          : (whole ?? (isFirst && nth === 0 && isHeadOnly(clause.text, raw) ? raw : null)),
        text: withReferences(
          [
            (text: string) =>
              nth === 0 && before !== null ? withSlotBooked(withTopicAnnounced(text, before.raw), before.raw) : text,
            (text: string) => (nth === 0 && before !== null ? withDaysAsked(text, before.raw) : text),
            (text: string) => withDaysMeant(text, () => requestBefore(sentence, clause)),
            (text: string) => withOccasionOfDay(text, days),
            (text: string) => withWeekdayNamed(text, () => said.other || said.answer()),
            (text: string) => withPlaceAsked(text, clauses[nth - 1]?.text ?? ""),
            (text: string) => withOfferTaken(text, said.own),
            (text: string) => withThingMoved(text, said.own),
            (text: string) => withDayNamed(text, days, passage.said),
            (text: string) => withDayLater(text, days, passage.said),
          ].reduce((text, named) => named(text), clause.text),
          {
            ...place,
            own:
              nth === 0
                ? `${told}${requestBefore(sentence, clause)}`
                : [told, ...clauses.slice(0, nth).map(({ text }) => text), namedBefore(sentence, clause)].join(" "),
          },
        ),
      })),
    };
  });
};

/**
 * What each sentence of each turn states. A step is taken for all turns before the next one is: the patterns of one step fit
 * into the processor's caches, those of all steps do not, and reading takes a fifth less time so.
 */
export const clausesOfTurns = (turns: readonly Turn[]): SentenceClauses[][] => {
  const bare = turns.map(({ passage }) => passage.sentences.map((sentence) => bareOf(sentence, passage)));
  const stated = turns.map((turn, at) => statedIn(turn, bare[at] ?? []));
  return turns.map((turn, at) => resolved(stated[at] ?? [], turn));
};
