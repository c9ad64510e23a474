// What a diary tells in passing, in a word or two and without a verb: "Down to 81 kilos.", "Second prize for the jam.", "She has a
// whippet called Fugue." Of what no rule told, a sentence that holds an amount, a day, a name, a dose or something that is over is kept:
// behind the sentence that it leans on where that one is told, else in the words that were noted.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import { FINITE, PAST_FORMS } from "../cues/verbs.ts";
import { annotateDates, findDates } from "../dates/dates.ts";
import { withoutHabits } from "../dates/jotted-days.ts";
import { countWords } from "../patterns.ts";
import { topicIn } from "../reading/headings.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { opensDangling } from "../references/anaphora.ts";
import { isOrder } from "../sentences/orders.ts";
import { asks } from "../sentences/questions.ts";
import { withSubject } from "../sentences/subjects.ts";
import { asSentence, sourcesOf } from "../telling/candidates.ts";
import { drawnFrom, inQuotes } from "../telling/own-words.ts";
import { rewritePerson } from "../telling/person.ts";
import { BULLET, HEADING } from "./note-lines.ts";
import { holdsSomething, isOnlyWhen, saysNothing } from "./own-notes.ts";
import type { DocumentTraits } from "./traits.ts";

const MOST_SENTENCES = 120;
const MOST_WORDS = 25;
/** Two sentences of one memory. */
const LONGEST = 260;
/** So many of the sentences of a diary have no verb or no subject. */
const LEAST_SHARE = 1 / 8;
/** "Mum fell", "New boss from May", "Wife thinks so": whose it is, though no word says so. */
const OF_A_LIFE =
  /^(?:Mum|Mom|Mam|Dad|Papa|Gran|Nan|Granny|Grandma|Grandpa|Grandad|Wife|Husband)\b|^New (?:job|flat|house|place|boss|flatmate|roommate|neighbou?rs?|car|bike|phone|laptop|shoes|glasses|haircut)\b/;
const OPENS_MAIL = /^(?:dear|hi|hello|hey)\b/i;
const YOU = /\b(?:you|your|yours|please)\b/i;
const NUMBER = /\d/;
/** "Favourite: Kazbegi", "Band name so far: Wet Cement" */
const LABEL = /^\p{Lu}[\p{L}' ]{2,30}: \p{L}/u;
/** "Woke at five", of no amount and nobody: an ordinary day. */
const DEED_FIRST = new RegExp(String.raw`^(?:${PAST_FORMS}|(?!need|feed|seed|weed|speed)\p{Ll}{2,}ed)\b`, "iu");
/** "60,000 kronor", "Name's Tadhg", "Meets every second Thursday", "The first is due in May", "Called it Fig": of what, the sentence before says. */
const LEANS =
  /^(?:[£$€]?\d|Names?(?:'s| is| are)? \p{Lu}|(?:The )?(?:[Ff]irst|[Ss]econd|[Tt]hird|[Oo]ther|[Ll]ast)(?: one)? (?:is|was|on|at|in)\b|(?:Meets|Starts|Ends|Costs|Lasts|Opens|Closes|Comes|Called|Calling|Named|Due|Same|Both|Either|Each|Also|Too|Only|So|There|Then|Here)\b)/u;
const OPENS_WITH_PERSON = /^(?:s?he|his|her|they|their|it|its)\b/i;
const SECRET_OR_LINK = /https?:|www\./i;

const isFragment = (text: string): boolean => !FINITE.test(text) || withSubject(text) !== text;
const isOwn = (text: string): boolean =>
  FIRST_PERSON.test(text) || OF_A_LIFE.test(text) || (DEED_FIRST.test(text) && withSubject(text) !== text);

const isDiary = (passage: Passage, traits: DocumentTraits): boolean => {
  const { sentences, isOfAuthor, isAboutCode, group } = passage;
  if (isOfAuthor || isAboutCode || group !== null || sentences.length > MOST_SENTENCES) return false;
  if (traits.speaker !== null || traits.owner !== null || traits.product !== null) return false;
  if (traits.isFiction || traits.isOfNobody || traits.isUnsigned || traits.isRecipe || traits.isResume) return false;
  if (traits.title !== "" && !traits.isPersonal) return false;
  const texts = sentences.map(plainOf);
  if (OPENS_MAIL.test(texts[0] ?? "") || !texts.some(isOwn)) return false;
  return texts.filter(isFragment).length >= texts.length * LEAST_SHARE;
};

const leans = (text: string): boolean => LEANS.test(text) || OPENS_WITH_PERSON.test(text) || opensDangling(text);

const isKept = (sentence: PassageSentence, { said }: Passage): boolean => {
  const text = plainOf(sentence);
  if (!sentence.isFresh || BULLET.test(sentence.raw) || HEADING.test(sentence.raw) || !/^[\p{L}£$€\d]/u.test(text))
    return false;
  if (countWords(text) > MOST_WORDS || countWords(text) < 2 || asks(sentence) || isOrder(text)) return false;
  if (YOU.test(text) || SECRET_OR_LINK.test(text) || isOnlyWhen(text, said) || saysNothing(text)) return false;
  if (DEED_FIRST.test(text) && !NUMBER.test(text)) return holdsSomething(text.replace(DEED_FIRST, ""), said);
  return NUMBER.test(text) || LABEL.test(text) || holdsSomething(text, said);
};

/** @param told what was drawn from the passage. Back comes the same, with what else the diary tells. */
export const withDiaryJots = (
  passage: Passage,
  traits: DocumentTraits,
  told: readonly MemoryCandidate[],
): MemoryCandidate[] => {
  if (!isDiary(passage, traits)) return [...told];
  const { speaker, said, sentences } = passage;
  const all = [...told];
  sentences.forEach((sentence, at) => {
    if (drawnFrom(all, sentence).length > 0) return;
    const text = plainOf(sentence);
    const isLeaning = leans(text);
    if (!isKept(sentence, passage) && !(isLeaning && OPENS_WITH_PERSON.test(text) && FINITE.test(text))) return;
    const before = isLeaning && sentence.opens !== "paragraph" ? sentences[at - 1] : undefined;
    const above = before === undefined ? undefined : drawnFrom(all, before).at(-1);
    if (above !== undefined) {
      const own = rewritePerson(text, { speaker, listener: null });
      const dates = withoutHabits(own, findDates(own, said));
      const joined = `${asSentence(above.text)} ${asSentence(annotateDates(own, dates))}`;
      if (joined.length > LONGEST) return;
      all[all.indexOf(above)] = { ...above, text: joined, sources: [...above.sources, ...sourcesOf([sentence])] };
      return;
    }
    if (isLeaning && before === undefined) return;
    const from = before === undefined ? [sentence] : [before, sentence];
    if (before !== undefined && leans(plainOf(before))) return;
    const words = from.map((one) => plainOf(one).replaceAll('"', "'")).join(" ").replace(/[.!,;]+$/, "");
    const dates = withoutHabits(words, findDates(words, said));
    const topic = topicIn(traits.title, passage.heading);
    all.push({
      ...inQuotes("", from, { subject: speaker, said }),
      text: `${speaker} noted${topic === "" ? "" : ` (${topic})`}: "${annotateDates(words, dates)}".`,
      eventDates: dates.map(({ start, end, label }) => ({ start, end, label })),
    });
  });
  return all;
};
