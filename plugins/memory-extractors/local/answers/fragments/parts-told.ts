// A user's reply in fragments to what an assistant asked, each part told with the question that it answers; what no rule can place
// is left, to be kept in its own words with its question.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS, kinGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isFirstName, isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import {
  isToAssistant,
  type Passage,
  type PassageSentence,
} from "#plugins/memory-extractors/local/reading/passages.ts";
import { hasInnerDangling, opensDangling } from "#plugins/memory-extractors/local/references/leaning/anaphora.ts";
import { withThingToldOf } from "#plugins/memory-extractors/local/references/things/things-told-of.ts";
import { withoutAddress } from "#plugins/memory-extractors/local/sentences/forms-of-address.ts";
import { asks } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";
import { withOwnMatter } from "#plugins/memory-extractors/local/sentences/whose/own-matters.ts";
import { type Answered, answerTo, isOpening, type Naming, shortAnswer, stripAnswer } from "../answers.ts";
import { asksOfOthers, leavesOutWhom } from "../by-question/whom-left-out.ts";
import { isNo, isYes } from "../confirmations.ts";
import { asAsked } from "../questions/as-asked.ts";
import { isTest, partsAsked } from "../questions/asked-parts.ts";
import type { Asked } from "./pairs.ts";
import { partTold } from "./part-told.ts";
import { isDeed, namesAgain, partsOf, type ReplyPart, sharedOut } from "./reply-parts.ts";
import { stateTold } from "./state-told.ts";

export interface LeftPart {
  readonly asked: Asked;
  readonly said: string;
  readonly answer: PassageSentence;
}
export interface PartsTold {
  readonly answers: readonly Answered[];
  readonly left: readonly LeftPart[];
  /** Sentences of their own that name again what was asked; kept only where they tell nothing. */
  readonly clauses: readonly LeftPart[];
  /** The same of "she", with whom is meant. */
  readonly ofPerson: readonly Answered[];
  /** Of which all is told or left. */
  readonly sentences: readonly PassageSentence[];
}

const LONGEST_REPLY = 260;
const MOST_SENTENCES = 5;

/** "What's your mum's name?": whom "she" means in what is added. */
const OF_PERSON = new RegExp(`\\byour ((?:[\\w-]+ )?(?:${KIN_NOUNS})(?:-in-law)?)\\b`, "i");
const SHE = /^(?:s?he)(?='s\b|'ll\b| )/i;
const OF_SOMEBODY = /^(?:s?he|his|her)\b/i;
const HER_OWN = /^(?:his|her)(?= [a-z])/i;
/** "She fed him", of the husband who was asked after: his mother did. */
const isOfOther = (text: string, person: string): boolean => {
  const gender = kinGender(person.split(" ").at(-1) ?? "");
  return (gender === "male" && /^(?:she|her)\b/i.test(text)) || (gender === "female" && /^(?:he|his)\b/i.test(text));
};
/** What is added as a clause of its own: "she's turning 70" */
const clauseTold = (text: string, questions: readonly Asked[]): string | null => {
  const asked = questions.map((one) => OF_PERSON.exec(one.text)?.[1]).find((one) => one !== undefined);
  const person = asked === undefined || isOfOther(text, asked) ? undefined : asked;
  const named = person === undefined ? text : text.replace(SHE, `my ${person}`).replace(HER_OWN, `my ${person}'s`);
  if (leavesOutWhom(named) && questions.some((one) => asksOfOthers(one.text))) return null;
  const said = (isDeed(named) ? `I ${named}` : named).replace(/^(?:and|but|so) /i, "");
  const told = upperFirst(withOwnMatter(said));
  return opensDangling(told) || hasInnerDangling(told) ? null : told;
};

const joined = (parts: readonly ReplyPart[]): string => parts.map(({ text }) => text).join(", ");

/** "Mobile dog grooming" → "mobile dog grooming" inside a sentence; a name stays. */
const inSmall = (said: string): string => {
  const [first = "", second = ""] = said.split(/[\s,]+/);
  const isName = isFirstName(first) || isPlaceOrNation(first) || /^\p{Lu}/u.test(second) || second === "";
  return isName || DAY_OR_MONTH.test(first) || /\p{Lu}.*\p{Lu}|\d/u.test(first) ? said : lowerFirst(said);
};
const DAY_OR_MONTH = new RegExp(`^(?:${MONTH_NAMES}|${WEEKDAY_NAMES})s?$`, "i");

/** The answer that some parts give to one question. */
const answerOf = (asked: Asked, said: string, answer: PassageSentence, isAlone: boolean): Answered | null => {
  const stripped = stripAnswer(said, null);
  const bare = /^\p{Ll}/u.test(said) ? lowerFirst(stripped) : inSmall(stripped);
  const short = shortAnswer({ sentence: answer, text: said, hasVerb: false }, null);
  const plain = short === null ? null : answerTo(asked, short, null);
  const found = plain?.told === null && !/\beach other\b/i.test(plain.text) ? plain : null;
  if (isAlone && found !== null) return found;
  const told = partTold(asked.text, bare);
  if (told === null || hasInnerDangling(told) || /\bones?$/i.test(told)) return found;
  return { text: `${told}.`, told: null, question: asked.sentence, answer };
};

/** Of what the user told in the message before; the answer is told as a part of that. */
const BARE_WHEN = /^(?:and )?(?:for )?when(?: exactly)?[?.!]*$/i;
/** What a reply tells part by part; null where it is no reply in fragments, or no part can be told so. */
export const partsToldIn = (passages: readonly Passage[], at: number, named: Naming): PartsTold | null => {
  const passage = passages[at] as Passage;
  const before = passages[at - 1];
  if (before?.role !== "assistant" || !isToAssistant(passage) || passage.isAboutCode || isTest(before)) return null;
  const sentences = passage.sentences.filter((one) => !isOpening(one, passage.listener) && !asks(one));
  const length = sentences.reduce((sum, { raw }) => sum + raw.length, 0);
  if (length > LONGEST_REPLY || sentences.length > MOST_SENTENCES || sentences.some((one) => !one.isFresh)) return null;
  const read = sentences.map((sentence) => partsOf(sentence));
  const [opening] = read[0] ?? [];
  if (read.some((own) => own.some(({ text, isClause }) => !isClause && SAYS_NOTHING.test(text) && POINTS.test(text))))
    return null;
  const last = passages[at - 2];
  const mine = last?.role === "user" ? last.sentences.map(plainOf).join(" ") : "";
  if (opening === undefined || read.every(([first]) => first?.isClause !== false)) return null;
  // "Yes, and we get along well": what is said behind it says it better.
  if (read.some(([first, next]) => first !== undefined && isPlain(first.text) && next?.isClause === true)) return null;
  const questions = partsAsked(before).map(({ sentence, text }) => ({
    sentence,
    text: withThingToldOf(named(asAsked(withoutAddress(text, passage.speaker))), mine, ""),
  }));
  if (questions.length === 0) return null;
  if (mine !== "" && !mine.endsWith("?") && questions.every(({ text }) => BARE_WHEN.test(text))) return null;
  const alone = read.flatMap(([one]) => (one?.isClause === true ? [one.text] : []));
  if (alone.some((text) => opensDangling(text) && clauseTold(text, questions) === null)) return null;
  return toldOf(questions, read);
};

/** "That helps", "no idea": answers nothing. */
const SAYS_NOTHING = new RegExp(
  wrapped`
    ^(?:
      that|that's|this|those|these|thanks|thank|great|perfect|nice|ok|okay|sounds?|no idea|not sure|dunno|idk|whatever
      |either|depends|any|anything
    )\b`,
  "i",
);
const POINTS = /^(?:that|that's|this|those|these|thanks|thank|great|perfect|nice|sounds?)\b/i;
const isPlain = (text: string): boolean => isYes(text) || isNo(text);
const ASKS_FOR_ANY = /^(?:any|do you have|have you got|are there)\b/i;
/** "I walk the dog twice a day", behind "desk job" */
const addClauses = (
  parts: readonly ReplyPart[],
  questions: readonly Asked[],
  { answers, left }: { answers: Answered[]; left: LeftPart[] },
): void => {
  for (const part of parts.filter(({ isClause, isFirst }) => isClause && !isFirst)) {
    const told = clauseTold(part.text, questions);
    const [question] = questions as [Asked];
    if (told === null) left.push({ asked: question, said: part.text, answer: part.sentence });
    else answers.push({ text: `${told}.`, told: null, question: question.sentence, answer: part.sentence });
  }
};

const toldOf = (questions: readonly Asked[], read: readonly (readonly ReplyPart[])[]): PartsTold | null => {
  // A clause that makes a sentence takes its question's place, and is read for itself.
  const parts = read.flatMap((own) => own.filter(({ isFirst, isClause }) => isFirst || !isClause));
  const places = sharedOut(
    questions.map(({ text }) => text),
    parts,
  );
  const answers: Answered[] = [];
  const left: LeftPart[] = [];
  const taken = new Set<number>();
  for (const [first] of read.filter(([one]) => one?.isClause === false)) {
    if (first === undefined) continue;
    const own = parts.filter(({ sentence }) => sentence === first.sentence);
    for (const place of new Set(own.map((part) => places[parts.indexOf(part)] ?? -1))) {
      const said = joined(own.filter((part) => places[parts.indexOf(part)] === place));
      const asked = questions[place] ?? questions.find((_, at) => !places.includes(at)) ?? (questions.at(-1) as Asked);
      const state = stateTold(said);
      const isOpen = place >= 0 && (!taken.has(place) || ASKS_FOR_ANY.test(asked.text));
      const found =
        state === null && isOpen
          ? answerOf(asked, said, first.sentence, parts.length === 1 && questions.length === 1)
          : null;
      taken.add(place);
      if (state !== null)
        answers.push({ text: `${state}.`, told: null, question: asked.sentence, answer: first.sentence });
      else if (found === null && SAYS_NOTHING.test(said)) continue;
      else if (found === null) left.push({ asked, said, answer: first.sentence });
      else answers.push(found);
    }
  }
  if (answers.length === 0) return null;
  addClauses(read.flat(), questions, { answers, left });
  const sentences = read.flatMap(([first]) => (first?.isClause === false ? [first.sentence] : []));
  const clauses = parts.flatMap((part, at): LeftPart[] => {
    const asked = questions[places[at] ?? -1];
    if (!part.isClause || asked === undefined) return [];
    if (!namesAgain(asked.text, part.text) && !left.some((one) => one.asked === asked)) return [];
    return [{ asked, said: part.text, answer: part.sentence }];
  });
  const alone = parts.filter(({ isClause, text }) => isClause && OF_SOMEBODY.test(text));
  const ofPerson = alone.flatMap(({ text, sentence }): Answered[] => {
    const told = clauseTold(text, questions);
    return told === null
      ? []
      : [{ text: `${told}.`, told: null, question: (questions[0] as Asked).sentence, answer: sentence }];
  });
  return { answers, left, clauses, ofPerson, sentences };
};
