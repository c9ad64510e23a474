// A short answer says something only together with its question: "Where do you live?", "Leeds." Finds which sentence answers which
// question, and tells the two in one statement.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { TEENS, TWO_TO_SIX, TWO_TO_TWELVE } from "../cues/numbers.ts";
import { MANNERS } from "../cues/openings.ts";
import { FINITE } from "../cues/verbs.ts";
import { countWords } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import { isToElse, type Passage, type PassageSentence } from "../reading/passages.ts";
import { hasInnerDangling } from "../references/leaning/anaphora.ts";
import { stripLeadIns } from "../sentences/cut-off/lead-ins.ts";
import { withoutAddress } from "../sentences/forms-of-address.ts";
import type { Statement as Told } from "../statements.ts";
import { ageAsked } from "./by-question/ages.ts";
import { canBePlan, deedAsked, namesSomething, planned } from "./by-question/asked-deeds.ts";
import { NO, statementFrom, YES } from "./by-question/asked-facts.ts";
import { countAsked, onlyCount, withKindAsked } from "./by-question/counted.ts";
import { coupleAsked } from "./by-question/couple-asked.ts";
import { expected, saysExpected } from "./by-question/expected.ts";
import { frameAsked, saidBehindWho, saysFeeling, saysMe, saysWho } from "./by-question/frame-asked.ts";
import { illnessAsked } from "./by-question/illness-asked.ts";
import { nameAsked } from "./by-question/names-asked.ts";
import { notBefore } from "./by-question/not-before.ts";
import { kinAsked } from "./by-question/others-asked.ts";
import { isSoManyThen } from "./by-question/so-long.ts";
import { withWhom } from "./by-question/with-whom.ts";
import {
  deniesStill,
  elsewhere,
  isNo,
  isYes,
  noMore,
  onlySome,
  setsLimit,
  soInTalk,
  withLimit,
  yesAnd,
  yesOrNo,
  yesSoLong,
} from "./confirmations.ts";
import {
  type Asked,
  allAsked,
  isShortQuestion,
  MOST_QUESTIONS,
  pairsOf,
  questionFor,
  type Reply,
} from "./fragments/pairs.ts";
import { isPrompt } from "./prompted.ts";
import { toldWithQuestion, wholeQuestion, withMark } from "./question-told.ts";
import { asAsked } from "./questions/as-asked.ts";
import { withMentionBefore } from "./questions/asked-in-two.ts";
import { asThing } from "./questions/question-words.ts";
import { takesUpElse } from "./takes-up-else.ts";

export interface Answered {
  /** In the first person: "I live in Leeds." */
  readonly text: string;
  /** Where the answer states nothing without it, the question in its own words. */
  readonly told: string | null;
  readonly question: PassageSentence;
  readonly answer: PassageSentence;
}

const MOST_WORDS = 12;
const LONGEST_ANSWER = 130;
/** "A loan, 200 a month until May, and the rest of another": a list may be longer. */
const LISTS = new RegExp(String.raw`^(?:an?|one|${TWO_TO_SIX}|\d[\d.,]*) .*,`, "i");
const MOST_WORDS_LISTED = 24;
/** "My field trips usually last two weeks": more than a thing's name. */
const TELLS = /^(?:my|our|the) (?:[\w'-]+ ){4,}[\w'-]+$/i;
/** Words that an answer opens with and that are no names: inside a sentence they are written small. */
const SMALL = new RegExp(
  wrapped`
    ^(?:
      along|across|up to|under|no|over|behind|between|in|at|as|on|for|from|to|with|about|around|near|by|since|an?|the|my
      |our|some|every|last|next|this|[a-z]{3,}s (?:for|of|from|to) (?:the|an?|my|our)|nature|food|music|sports|reading
      |old|new|big|small|wild|used|it's|i'd say|maybe|mostly|mainly|usually|once|twice|half|both|only|plain|one
      |${TWO_TO_TWELVE}|${TEENS}|twenty
      |(?:[a-z]+ )?(?:red|green|blue|yellow|white|black|gr[ae]y|pink|purple|orange|brown|beige|cream)(?! (?-i:[A-Z]))
      |\w+ing
    )\b`,
  "i",
);
/** "Guitar's mostly my thing": a sentence of its own. */
const HAS_VERB = /'(?:m|re|ve|ll|d)\b|'s (?:mostly|mainly|been|so|not|really|always|just|an?|the|my|our)\b/i;

/** "Since I was ten": no statement of its own. */
const SINCE = /^since (?:I|we) (?!.*\b(?:I|we|it|they)\b)[^,;.]*$/i;

/** Behind the question at most one more sentence may stand: "What did you paint? I love your style." */
const questionOf = (before: Passage): PassageSentence | undefined =>
  before.sentences.slice(-2).findLast(isShortQuestion);

/** "The cheaper one": of what was proposed. */
const PICKS = /\b(?:one|ones|option \w+|number \w+)\.?$/i;

/** Between people a plain yes also tells of what was done. */
const stated = (question: string, said: string, listener: string | null): string | null => {
  if (saysWho(said) && /\bwho\b/i.test(question)) return frameAsked(question, said);
  const told =
    notBefore(question, said) ?? illnessAsked(question, said) ?? (saysMe(said) ? frameAsked(question, said) : null);
  if (told !== null) return told;
  const opinion = listener === null ? null : expected(question, said);
  if (opinion !== null) return opinion;
  const long = yesSoLong(question, said) ?? withWhom(question, said);
  if (long !== null) return long;
  const plain =
    statementFrom(question, said) ?? noMore(question, said) ?? withLimit(question, said) ?? elsewhere(question, said);
  if (plain !== null) return plain;
  const kin = isYes(said) ? kinAsked(question, "") : YES.test(said) ? kinAsked(question, said.replace(YES, "")) : null;
  if (kin !== null) return kin;
  if (isYes(said)) return listener === null ? yesOrNo(question, true) : soInTalk(question);
  if (isNo(said)) return yesOrNo(question, false);
  const thing = said.replace(YES, "").replace(/^\w+ly, /, "");
  if (thing === "" || NO.test(thing)) return null;
  return (
    ageAsked(question, thing) ??
    coupleAsked(question, thing) ??
    nameAsked(question, thing) ??
    deedAsked(question, thing) ??
    countAsked(question, thing) ??
    frameAsked(question, thing) ??
    (listener === null ? null : (onlySome(question, said) ?? yesAnd(question, said, listener)))
  );
};

/** "A lad called Benny" */
const ONES_NAME = / (?:called|named) (?=\p{Lu})/u;
/** "End of May" */
const IN_MAY = /(?:^|\bthe )(?:end|start) of (?:may\b)?|\b(?:of|in|by|until|till|mid|early|late|since|\d{1,2}) may\b/gi;
/** "8 am from Bergen" */
const AT_HOUR = /\b\d{1,2}(?:[:.]\d\d)? ?[ap]m\b/gi;
const hasNoVerb = (text: string): boolean =>
  !FINITE.test(
    text
      .replace(/\bones like /i, "ones of ")
      .replace(ONES_NAME, " ")
      .replace(IN_MAY, " ")
      .replace(AT_HOUR, " "),
  ) && !HAS_VERB.test(text);

/** "540, utilities included" */
const AMOUNT_FIRST = /^[$€£]?\d[\d.,]*k?(?: (?:euros?|dollars?|pounds?|bucks|quid))?, /i;
/** "Otter Lake, it's an hour away", "June 6 at the mill, where we began" */
const SAYS_MORE = new RegExp(
  wrapped`
    , (?:
      where|if (?:I|we|all|everything|things|it)
      |(?:and (?:every \w+ )?)?it(?:'s| is| was| runs| lasts| takes| goes| starts| ends)|which is|which was|they're
      |s?he(?:'s| is) (?:from|in|at|on|an?|the|my|our)|(?-i:\p{Lu}\p{Ll}+)(?:'s| is) (?:the|an?|my|our)
      |my (?:[\w'-]+ ){1,2}is|but (?:the|it|it's|that|that's|they|he|she)
    ) (?!you\b)[^,;]{3,70}$`,
  "iu",
);

/** "Slate grey, which I've never tried" */
const WHICH = /(?<=^[^,]{3,40}), which (?:I|I've|I'm|we|we've|my|our)\b [^,;]{3,70}$/i;

/** "Stew, which my uncle made": what one eats is no name. */
const OF_FOOD = /\b(?:eat|drink|cook|bake|breakfast|lunch|dinner|supper|dessert|snacks?)\b/i;

/** "Still at Lidl", "still in Leeds": as before. */
const STILL_THERE = /^still (?=(?:at|in|with|for|near|by|on) )/i;

/** What may be an answer, whatever was asked. */
interface ShortAnswer {
  readonly answer: PassageSentence;
  readonly said: string;
  /** Without "yes". */
  readonly rest: string;
  /** A sentence of its own: ", it's an hour away" */
  readonly behind: string;
  readonly isPlain: boolean;
  /** States nothing alone, not even a plan. */
  readonly isBare: boolean;
}

export const shortAnswer = ({ sentence: answer, text: reply }: Reply, listener: string | null): ShortAnswer | null => {
  if (!answer.isFresh || reply.length > LONGEST_ANSWER) return null;
  const whole = stripAnswer(reply, listener);
  const behind = (WHICH.exec(whole) ?? SAYS_MORE.exec(whole))?.[0] ?? saidBehindWho(whole);
  const said = whole.slice(0, whole.length - behind.length).replace(STILL_THERE, "");
  if (said === "" || countWords(said) > (LISTS.test(said) ? MOST_WORDS_LISTED : MOST_WORDS) || said.endsWith("?"))
    return null;
  const isPlain =
    isYes(said) ||
    isNo(said) ||
    NO.test(said) ||
    deniesStill(said) ||
    setsLimit(said) ||
    saysMe(said) ||
    saysWho(said) ||
    saysFeeling(said) ||
    saysExpected(said);
  const rest = said.replace(YES, "");
  const opens = LISTS.test(rest) || AMOUNT_FIRST.test(rest) ? (rest.split(/,(?!\d)/)[0] ?? "") : rest;
  const isBare = SINCE.test(rest) || hasNoVerb(opens);
  return isPlain || isBare || canBePlan(said) ? { answer, said, rest, behind, isPlain, isBare } : null;
};

/** "Wow, a hippo!": what the other told. */
export const WONDERS_AT = /^(?:wow|whoa|ooh?|gosh|goodness|my god)[,!]? .*!$/i;
/** What one sentence answers to one question; null where they are no plain pair. */
export const answerTo = (
  { sentence, text: asked }: Asked,
  { answer, said: short, rest, behind, isPlain, isBare }: ShortAnswer,
  listener: string | null,
): Answered | null => {
  const said = withKindAsked(short, asked);
  const plan = planned(withMark(asked), said);
  if (!isPlain && plan === null && !isBare) return null;
  const which = WHICH.test(`${said}${behind}`) ? behind : "";
  const small = SMALL.test(said) ? lowerFirst(said) : which !== "" && OF_FOOD.test(asked) ? asThing(said) : said;
  const text = plan ?? stated(withMark(asked), small, listener);
  const pair = { question: sentence, answer };
  if (text !== null)
    return hasInnerDangling(text) || PICKS.test(text) ? null : { ...pair, text: `${text}${behind}.`, told: null };
  if (behind !== which) return null;
  const told =
    WONDERS_AT.test(answer.raw) ||
    isPlain ||
    isSoManyThen(said, asked) ||
    !namesSomething(rest) ||
    TELLS.test(rest) ||
    hasInnerDangling(said)
      ? null
      : toldWithQuestion(rest, asked);
  return told === null ? null : { ...pair, text: `${said}${which}.`, told };
};

/** "Signed last week!", "It feels great. And yes, I do - Otto": what is asked after stands behind. */
const EXCLAIMS = /^(?:[\w'-]+ ){0,3}[\w'-]+!$/;
const SAYS_YES = /^(?:and |but )?(?:yes|yeah|yep|yup),? (?:I|we) (?:do|am|are|have)\b/i;
const LAST_REPLY = 4;
const replyBehind = ({ sentences }: Passage, reply: PassageSentence): PassageSentence | undefined => {
  const at = sentences.indexOf(reply) + 1;
  return EXCLAIMS.test(reply.raw)
    ? sentences[at]
    : sentences.slice(at, LAST_REPLY).find(({ raw }) => SAYS_YES.test(raw));
};

/** "So you went into teaching?" "I did. Primary school, in Leith.": told with what is added. */
const answerWithRest = (reply: Reply, { sentences, listener }: Passage): ShortAnswer | null => {
  const said = stripAnswer(reply.text, listener);
  const next = sentences[sentences.indexOf(reply.sentence) + 1];
  if (next === undefined || listener === null || !isYes(said)) return null;
  const rest = plainOf(next);
  if (rest.endsWith("?") || !hasNoVerb(rest) || MANNERS.test(rest)) return null;
  return shortAnswer({ ...reply, text: `${said}, ${lowerFirst(rest)}` }, listener);
};

/** Between people some answer what else the turn of the question said. */
const answersTo =
  (question: PassageSentence | undefined, before: Passage) =>
  (reply: ShortAnswer | null): reply is ShortAnswer =>
    reply !== null &&
    (question === undefined || before.role !== "other" || !takesUpElse(reply.answer, question, before));

/** The questions of the last turn as they are meant: "she" is whom the user named there. */
export type Naming = (question: string) => string;

/**
 * What a turn of a few words, or the opening words of a longer one, answer. Where several things were asked, and as many
 * answers without a verb open the reply, each belongs to its question.
 */
export const answersIn = (passage: Passage, before: Passage | undefined, named: Naming): Answered[] => {
  if (before === undefined || (before.speaker === passage.speaker && before.role === passage.role)) return [];
  if (before.role !== "assistant" && (isPrompt(before) || isToElse(before, passage))) return [];
  const many = before.role === "assistant" ? allAsked(before) : [];
  const question = questionOf(before);
  if (question === undefined && many.length === 0) return [];
  const replies = repliesIn(passage, Math.max(1, many.length)).map((sentence) => replyOf(sentence, passage.listener));
  const meant = ({ sentence, text }: Asked): Asked => ({
    sentence,
    text: named(asAsked(withMentionBefore(withoutAddress(text, passage.speaker), before))),
  });
  const pairs = pairsOf(many, replies);
  if (pairs !== null)
    return pairs.flatMap(([asked, reply]) => {
      if (reply.hasVerb) return [];
      const answer = shortAnswer(reply, passage.listener);
      const found = answer === null ? null : answerTo(meant(asked), answer, passage.listener);
      return found === null ? [] : [found];
    });
  const reply = replies[0];
  if (reply === undefined) return [];
  const next = replyBehind(passage, reply.sentence);
  const answers = [
    answerWithRest(reply, passage),
    shortAnswer(reply, passage.listener),
    next === undefined ? null : shortAnswer(replyOf(next, passage.listener), passage.listener),
  ].filter(answersTo(question, before));
  const isForOne = many.length > 1 && !reply.hasVerb;
  if (answers.length === 0 && !isForOne) return [];
  const last = question && meant({ sentence: question, text: plainOf(question) });
  const asked = isForOne ? questionFor(many.map(meant), stripAnswer(reply.text, passage.listener)) : last;
  for (const answer of asked === undefined ? [] : answers) {
    const found = answerTo(asked as Asked, answer, passage.listener);
    if (found !== null) return [found];
  }
  const found = isForOne ? answerToAll(many, reply, passage.listener) : null;
  return found === null ? [] : [found];
};

const replyOf = (sentence: PassageSentence, listener: string | null): Reply => {
  const text = plainOf(sentence);
  return { sentence, text, hasVerb: !hasNoVerb(stripAnswer(text, listener)) };
};

/** A list that answers a sentence with several questions in it is told with the whole of it. */
const answerToAll = (
  many: readonly Asked[],
  { sentence: answer, text }: Reply,
  listener: string | null,
): Answered | null => {
  const [first] = many;
  const said = stripAnswer(text, listener);
  if (first === undefined || !said.includes(",") || hasInnerDangling(said)) return null;
  const question = first.sentence;
  const told = many.every(({ sentence }) => sentence === question) ? wholeQuestion(plainOf(question)) : null;
  return told === null ? null : { text: `${said}.`, told, question, answer };
};

/** Sentences that may stand before the answer: "Thanks!", "Good question!" */
const MOST_OPENINGS = 3;
/** The first `most` sentences that may answer something. */
const repliesIn = ({ sentences, listener }: Passage, most: number): PassageSentence[] => {
  const replies: PassageSentence[] = [];
  for (const sentence of sentences.slice(0, MOST_OPENINGS + MOST_QUESTIONS)) {
    if (replies.length === most) break;
    if (!isOpening(sentence, listener)) replies.push(sentence);
  }
  return replies;
};

export const isOpening = (sentence: PassageSentence, listener: string | null): boolean => {
  const text = plainOf(sentence);
  if (YES.test(text) || NO.test(text) || isYes(text.replace(/[.!]+$/, ""))) return false;
  return MANNERS.test(text) || stripLeadIns(text, listener).text === "";
};

/** "Tuesday, I think", "the blue one, of course" */
const HOW_SURE = new RegExp(
  wrapped`
    ,? (?:
      for sure|definitely|(?:or )?(?:so )?I (?:think|guess|believe|gather|suppose|hear|heard|reckon)
      |(?:so |or so )?I(?:'m| am|'ve been| was) told|apparently|please|tbh|believe it or not|of course|obviously
      |of all (?:things|people)|no contest|no (?:question|doubt)(?: about (?:it|that))?|hands down|without (?:a|any) doubt|by far
    )$
    |, (?:yes|yeah)$`,
  "i",
);

export const stripAnswer = (text: string, listener: string | null): string => {
  const bare = text
    .replace(/[.!]+$/, "")
    .replace(HOW_SURE, "")
    .trim();
  return YES.test(bare) || NO.test(bare) || isYes(bare)
    ? bare
    : onlyCount(stripLeadIns(bare, listener).text)
        .replace(/[.!]+$/, "")
        .replace(/^(?:it's|i'd say|maybe|definitely|probably|easily|got to be|has to be) /i, "");
};

/** An answer of a few words is worth what a plain fact about the speaker is. */
const ANSWER_SCORE = 3;
/** The same where it is told with its question. */
const QUOTED_SCORE = 1;

/** A statement made of a question and its short answer. */
export const answerStatement = (passage: Passage, { answer, text, told }: Answered): Told => ({
  clauses: [
    {
      passage,
      sentence: answer,
      before: null,
      text,
      isAsked: false,
      isInstruction: false,
      isTogether: false,
      isOfSomebody: false,
      isPart: false,
      isElaboration: false,
      asked: null,
      isAnswer: true,
      turn: { substance: 0, asks: false, reacts: false },
    },
  ],
  score: told === null ? ANSWER_SCORE : QUOTED_SCORE,
  question: told,
});
