// What a reply leaves to its question or takes back at once, read whole before anything else is: "Do you have a car?" "I do, a Polo",
// "In March. No, wait, in April, because the ferry is full."

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { TWO_TO_TEN } from "../cues/numbers.ts";
import { BASE_VERBS } from "../cues/verbs.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { countWords } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { asks, questionIn } from "../sentences/requests/questions.ts";
import { correctionBehind, fitted } from "./corrections/corrections.ts";

/** "Do you play anything?" */
const ASKS_DEED = /\b(?:do you (have|own|keep|play|drive|use|take|speak|grow|ride|run|teach|rent)|(have) you got)\b/i;
/** "I do, a folding one from my aunt" */
const DOES =
  /^(?:(?:yes|yeah|yep|actually|well),? )*I do,? (?=(?:an?|the|two|three|four|several|my (?:old|late|dad|mum|mom)) )/i;

const withDeed = (sentence: PassageSentence, question: PassageSentence): PassageSentence => {
  const said = plainOf(sentence);
  const does = DOES.exec(said)?.[0];
  const [, verb, got] = does === undefined ? [] : (ASKS_DEED.exec(plainOf(question)) ?? []);
  const deed = verb ?? got;
  if (does === undefined || deed === undefined) return sentence;
  return { ...sentence, told: `I ${deed.toLowerCase()} ${said.slice(does.length)}` };
};

/** "No, wait, in April, because the ferry is full", "Sorry, no, the 27th, they had to move it" */
const TAKES_BACK = new RegExp(
  wrapped`
    ^(
      (?:(?:oh|ah|sorry|oops|no|wait|actually|hang on|hold on|scrap that|scratch that|make that|I mean|I meant)[,.!]? ){2,}
      |(?:scrap that|scratch that|make that|I mean|I meant)[,.!:]?[ ]
    )([^,;]{2,40})(?:[,;] ?(.*)|[.!]*)$`,
  "i",
);
/** "Twelve." "No, fourteen": behind a value alone one word takes it back. */
const TAKES_BACK_ALONE = /^((?:no|wait|hang on|hold on|oops|actually)[,.!]? )((?:\w+ )?[^\s,;]{0,13}[^\s,;.!])[.!]*$/i;
const isValueAlone = (text: string): boolean => countWords(text) <= 2;
const SAYS_WHY = /^(?:because|since|as|so that|cos)\b/i;
const LONGEST = 200;

/** "in Galway, my cousin lives there" */
const withPlace = (rest: string, value: string): string =>
  /^(?:in|at|near|on) /i.test(value) ? rest.replace(/\bthere(?=[.,!]|$)/i, value) : rest;

interface PutRight {
  readonly old: PassageSentence;
  readonly behind: readonly PassageSentence[];
}

/** The sentence before with what takes its place, and what else is said; null where nothing is taken back. */
const putRight = (before: PassageSentence, sentence: PassageSentence): PutRight | null => {
  if (sentence.raw.length > LONGEST) return null;
  const said = plainOf(sentence);
  const alone = isValueAlone(before.raw) ? TAKES_BACK_ALONE.exec(said) : null;
  const [, opening, value = "", rest = ""] = alone ?? TAKES_BACK.exec(said) ?? [];
  if (opening === undefined) return null;
  const found = correctionBehind({ ...sentence, raw: `${alone === null ? opening : "Sorry, "}${value}.` }, before);
  const put = (old: string): string | undefined => (found === null ? undefined : fitted(old, found)?.text);
  const text = put(plainOf(before)) ?? put(lowerFirst(plainOf(before)));
  if (text === undefined) return null;
  const isWhy = SAYS_WHY.test(rest);
  const told = isWhy ? `${text.replace(/[.!]+$/, "")}, ${rest}` : text;
  return {
    old: { ...before, told },
    behind: isWhy || rest === "" ? [] : [{ ...sentence, told: withPlace(rest, value) }],
  };
};

const MAY_TAKE_BACK = /^(?:oh|ah|sorry|oops|no|wait|actually|hang on|hold on|scrap|scratch|make that|I mean)\b/i;

/** "Who's your provider?" */
const ASKS_OWN =
  /\b(?:who|what|which)(?:'s| is| are) your (?:(?:current|present|usual) )?((?:[\w-]+ ){0,2}(?!called\b|named\b)[\w-]+)\?\s*$/i;
/** "was Oxo now its Ludo since May" */
const WAS_NOW = new RegExp(
  wrapped`
    ^(?:it )?(?:was|used to be) ([^,;.?]{2,30}?),? (?:but |and )?now (?:(?:it's|its|it is|is|on|with) )?
      (?!(?:s?he|they|I|we|you)\b)([^,;.?]{2,40})[.!]*$`,
  "i",
);
/** "My provider was Oxo, now it's Ludo since May" */
const withWhatWas = (sentence: PassageSentence, question: PassageSentence): PassageSentence => {
  const [, was, now = ""] = WAS_NOW.exec(plainOf(sentence)) ?? [];
  const own = was === undefined ? undefined : ASKS_OWN.exec(plainOf(question))?.[1];
  return own === undefined ? sentence : { ...sentence, told: `My ${own} was ${was}, now it's ${now}.` };
};

const ASKS_COUNT = /\bhow many\b/i;
/** "2. the red one and an old grey one as a spare": the count, and what is counted. */
const COUNT_ALONE = new RegExp(
  String.raw`^(\d{1,2}|${TWO_TO_TEN})\. (?=(?:the|an?|my|one|both) (?!rest\b|other\b)[^.!?]{3,}$)`,
  "i",
);
const ASKS_GOAL =
  /\bwhat(?:'s| is) your (?:(?:main|biggest|overall|current|fitness) )?(goal|aim|target|dream|objective)\b/i;
/** "get strong enough for the race" */
const withGoal = (said: string, goal: string): string => {
  const [verb = ""] = /^[a-z]+/i.exec(said.replace(/^to /i, "")) ?? [];
  return BASE_VERBS.has(verb.toLowerCase()) ? `My ${goal} is to ${lowerFirst(said.replace(/^to /i, ""))}` : said;
};
/** "Do you have high blood pressure?" "No, I have low blood pressure" */
const ASKS_MEASURE = /\bdo you have (high|low) ([a-z]+(?: [a-z]+)?)\?\s*$/i;
const withDenied = (said: string, asked: string): string => {
  const [, level = "", thing] = ASKS_MEASURE.exec(asked) ?? [];
  const other = /^no,? (?:but )?(I have (?:high|low) [a-z ]+?)[.!]*$/i.exec(said)?.[1];
  return thing === undefined || other === undefined || !other.endsWith(thing) || other.includes(` ${level} `)
    ? said
    : `${other}, not ${level.toLowerCase()} ${thing}.`;
};
const ASKS_WHEN = /(?:^|[,.!?] )(?:(?:and|so|but|oh),? )*(?:when|(?:what|which) (?:day|date|week|month))\b[^?]*\?\s*$/i;
/** "When are you home?" "Should be the 14th of March" */
const SHOULD_BE = new RegExp(
  wrapped`
    ^(?:it )?(?:should|ought to|might) be (?=
      (?:(?:on|in|by|around|about|early|mid|late|next|the|this|end of|beginning of) )*(?:
        ${WEEKDAY_NAMES}|${MONTH_NAMES}|week|weekend|month|year|spring|summer|autumn|fall|winter|\d{1,2}(?:st|nd|rd|th)
      )\b
    )`,
  "i",
);

const withAsked = (sentence: PassageSentence, question: PassageSentence): PassageSentence => {
  const [said, asked] = [plainOf(sentence), plainOf(question)];
  const goal = ASKS_GOAL.exec(asked)?.[1];
  const told =
    goal === undefined
      ? ASKS_COUNT.test(asked)
        ? said.replace(COUNT_ALONE, "$1, ")
        : ASKS_WHEN.test(asked)
          ? said.replace(SHOULD_BE, "Probably ")
          : withDenied(said, asked)
      : withGoal(said, goal);
  return told === said ? withWhatWas(sentence, question) : { ...sentence, told };
};

/** "My physio said the same" */
const SAID_THE_SAME = new RegExp(
  wrapped`
    ^((?:my|the|our) (?:[\w-]+ )?[\w-]+|\p{Lu}\p{Ll}+|(?:the )?doctor|s?he) (?:also )?
      (said|says|told me|recommended|suggested|suggests) (?:exactly |pretty much )?the same(?: thing)?[.!]*$`,
  "iu",
);
const LONGEST_ADVICE = 120;
/** "Here is a plan...", "Good luck!": no advice. */
const ANNOUNCES = new RegExp(
  wrapped`
    ^(?:
      here(?:'s| is| are)|let me|feel free|I (?:hope|can|could|have|would)|I'(?:ll|d|ve)|good luck|great|sure|of course
      |take care|get well|you're welcome
    )\b
    |(?:\.\.\.|…|:)\s*$`,
  "i",
);
/** With what the assistant said: 'My physio said the same as the assistant: "Rest and ice"'. */
const withTheSame = (sentence: PassageSentence, before: Passage | undefined): PassageSentence => {
  const [, who, says] = SAID_THE_SAME.exec(plainOf(sentence)) ?? [];
  const advice = before?.sentences.filter((one) => !asks(one) && !ANNOUNCES.test(one.raw)).at(-1);
  if (who === undefined || advice === undefined || advice.raw.length > LONGEST_ADVICE || before?.role !== "assistant")
    return sentence;
  const what = plainOf(advice)
    .replace(/^(?:then|so|well|in that case),? /i, "")
    .replace(/[.!]+$/, "")
    .replaceAll('"', "'");
  return { ...sentence, told: `${who} ${says} the same as the assistant, "${what}".` };
};

/** Puts the replies of a talk whole. */
export const putWhole = (passages: readonly Passage[]): void => {
  passages.forEach(({ speaker, role, sentences }, at) => {
    const before = passages[at - 1];
    const question = questionIn(before);
    const [first] = sentences;
    if (role === "user" && first !== undefined) sentences[0] = withTheSame(first, before);
    if (role === null || role === "assistant" || question === null || first === undefined) return;
    if (before?.speaker === speaker && before.role === role) return;
    const told = withAsked(first, question);
    if (told !== first) sentences[0] = told;
    if (told !== first || asks(first)) return;
    sentences[0] = withDeed(first, question);
    const second = sentences[1];
    if (second === undefined || !MAY_TAKE_BACK.test(second.raw) || MAY_TAKE_BACK.test(first.raw)) return;
    const right = putRight(sentences[0], second);
    if (right !== null) sentences.splice(0, 2, right.old, ...right.behind);
  });
};
