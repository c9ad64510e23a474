// What a diary tells in passing, in a word or two and without a verb: "Down to 81 kilos.", "Second prize for the jam.", "She has a
// whippet called Fugue." Of what no rule told, a sentence that holds an amount, a day, a name, a dose or something that is over is kept:
// behind the sentence that it leans on where that one is told, else in the words that were noted.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { KIN_IN_CAPITALS } from "../cues/kin.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import { BASE_VERBS, FINITE, PAST_FORMS, SAME_IN_PAST } from "../cues/verbs.ts";
import { WEEKDAY_NAMES } from "../dates/calendar.ts";
import { annotateDates, findDates } from "../dates/dates.ts";
import { withoutHabits } from "../dates/jotted-days.ts";
import { countWords, opensSmall } from "../patterns.ts";
import { topicIn } from "../reading/headings.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { opensDangling } from "../references/leaning/anaphora.ts";
import { isOrder } from "../sentences/orders/orders.ts";
import { asks } from "../sentences/requests/questions.ts";
import { withSubject } from "../sentences/whose/subjects.ts";
import { asSentence, sourcesOf } from "../telling/candidates.ts";
import { inQuotes } from "../telling/in-quotes.ts";
import { possessive, rewritePerson } from "../telling/person.ts";
import { drawnFrom } from "../telling/typed-units.ts";
import { keyValue } from "./field-lines.ts";
import { BULLET } from "./note-lines.ts";
import {
  A_PERSON,
  holdsSomething,
  isOnlyWhen,
  isShortNews,
  namesSomebody,
  saysNothing,
  WITH_ITS_DAY,
} from "./own-notes.ts";
import { metIn } from "./told-of.ts";
import type { DocumentTraits } from "./traits.ts";

const MOST_SENTENCES = 120;
const MOST_WORDS = 25;
const FEWEST_WORDS = 2;
const SHORT = 3;
/** "Lunch with Nadia", "Coffee on Thursday": what an ordinary day holds. */
const IDLE_HOUR = /^(?:coffee|lunch|dinner|breakfast|tea|drinks|sun|sat|mon|tue|wed|thu|fri)\b/i;
const FEWEST_OF_MEETING = 6;
/** Two sentences of one memory. */
const LONGEST = 260;
/** So many of the sentences of a diary have no verb or no subject. */
const LEAST_SHARE = 1 / 8;
/** A few words of whoever: "Marit moved in! Rent split: 410 each." */
const MOST_OF_ANYBODY = 8;
/** "Mum fell", "New boss from May", "Wife thinks so": whose it is, though no word says so. */
const OF_A_LIFE = new RegExp(wrapped`
  ^(?:${KIN_IN_CAPITALS}|Wife|Husband)\b
  |^New (?:job|flat|house|place|boss|flatmate|roommate|neighbou?rs?|car|bike|phone|laptop|shoes|glasses|haircut)\b`);
/** "Mum back home since Thursday" */
const KIN_FIRST = new RegExp(String.raw`^(?:${KIN_IN_CAPITALS})\b(?! \p{Lu})`, "u");
const SO = "(?:back|home|still|off|ill|sick|better|worse|away|unwell|in (?:hospital|rehab|care))\\b";
const IS_SO = new RegExp(`^ ${SO}`);
const KIN_SO = new RegExp(`${KIN_FIRST.source} ${SO}`, "u");
/** Of a baby, a puppy: who did what is told without a subject, nobody says. */
const OF_CHARGE = new RegExp(
  wrapped`
    \b(?:
      tongue-tie|teething|solids|weaning|nappy|nappies|diapers?|breast-?fe(?:d|eding)|bottle-?fed|crawl(?:ing|ed)
      |(?:first|two|three|four) (?:tooth|teeth)|\d kg, \d+ cm|feeding every|puppy|kitten|foal|house-?trained|chewed
      |barked|spay(?:ed|ing)|neuter(?:ed|ing)|farrier
    )\b
    |^(?:Weighs|Eats|Sleeps|Walks|Crawls|Babbles|Barks|Wakes) `,
  "i",
);
const MAYBE_OF_CHARGE = /\b(?:health visitor|vet|(?:weeks?|months?) old|(?:his|her) best friend)\b/i;
/** A mail, and what is noted of a patient or a guest. */
const OPENS_OF_OTHERS =
  /^(?:(?:dear|hi|hello|hey)\b|(?:mrs?|ms|miss|patient|client|resident|room|bed)\b\.? [\p{Lu}\d][^.!?]{0,40}\.$)/iu;
const YOU = /\b(?:you|your|yours|please)\b/i;
const NUMBER = /\d/;
/** "Week 5", "Day 12", "Page 40": where one is in a count. */
const COUNTED =
  /^(?:\p{L}+,? )?(?:week|day|page|chapter|night|month|year|lesson|session|entry|note|stage) \d+\b[^.]{0,20}\.?$/iu;
/** "Set a rule: 1,500 words a day": of what was done, no order. */
const SET_DOWN = /^(?:Set|Cut|Put) (?:an?|the|my) [^.]*\d/;
/** "Woke at five", of no amount and nobody: an ordinary day. */
const DEED_FIRST = new RegExp(String.raw`^(?:${PAST_FORMS}|(?!need|feed|seed|weed|speed)\p{Ll}{2,}ed)\b`, "iu");
/** "60,000 kronor", "Name's Tadhg", "Meets every second Thursday", "The first is due in May", "Called it Fig": of what, the sentence before says. */
const LEANS = new RegExp(
  wrapped`
    ^(?:
      [£$€]?\d|Names?(?:'s| is| are)? \p{Lu}
      |(?:The )?(?:[Ff]irst|[Ss]econd|[Tt]hird|[Oo]ther|[Nn]ext|[Ll]ast)(?: (?:one|date|meeting|session|round|book))?
        (?::| is| was| on| at| in)\s
      |(?:Meets|Starts|Ends|Costs|Lasts|Opens|Closes|Comes|Called|Calling|Named|Due|Same|Both|Either|Each)\b
    )`,
  "u",
);
const OPENS_WITH_PERSON = /^(?:s?he|his|her|they|their|it|its)\b/i;
/** "Quit sugar.", "Sold the loom." */
const CHANGE = new RegExp(wrapped`
  ^(?:
    Quit|Stopped|Gave up|Giving up|Sold|Bought|Dropped|Joined|Adopted|Lost|Broke|Passed|Failed|Moved|Resigned|Retired
    |Started|Finished|Won|Swapped|Switched
  ) \S`);
const NEWS = new RegExp(
  wrapped`
    \b(?:
      prize|medal|award|promotion|promoted|pregnant|engaged|married|divorced|twins|scholarship|vegan|vegetarian|allergic
      |intolerant|allergy|epipen|personal best|pb|(?:${WEEKDAY_NAMES})s
    )\b`,
  "i",
);
/** "She has a whippet, I who was always afraid of dogs" */
const I_WHO = /, I who\b[^,;]*/;
/** What somebody tells of himself in a whole sentence is weighed as such. */
const BY_WRITER = /^(?:I|We|My|Our)\b/;
/** Done by whoever keeps a baby or an animal. */
const OF_KEEPER =
  /^(?:Adopted|Bought|Picked up|Brought home|Collected|Booked|Ordered|Paid|Rang|Called|Signed|Hired|Drove|Packed)\b/;
const OF_SOMEBODY = /^(?:s?he|his|her)\b/i;
/** "Met someone", "New flatmate moved in", "Hired a cook" */
const SOMEONE =
  /\b(?:some(?:one|body)|(?:an?|another|new) (?:[a-z-]+ )?(?:man|woman|guy|girl|boy|lad|person|[a-z]{3,}mate|[a-z]{2,}er|[a-z]{3,}ist))\b/i;
const DOUBT = /^(?:maybe|perhaps|could|should|would|if)\b/i;
/** An address, a line of a chat. */
const LINK = /https?:|www\.|^\d[\d/.]+, \d\d?:\d\d - /i;

const leavesOutSubject = (text: string): boolean => ![text, null].includes(withSubject(text));
const isFragment = (text: string): boolean =>
  (!FINITE.test(text) && !OPENS_WITH_PERSON.test(text)) || leavesOutSubject(text);
/** "Atlas finished!" among what is the writer's. */
const isShort = (text: string): boolean => countWords(text) <= SHORT && !BY_WRITER.test(text);
const isOwn = (text: string): boolean =>
  FIRST_PERSON.test(text) || OF_A_LIFE.test(text) || (!isOrder(text) && leavesOutSubject(text));

/** "Birding log, 3 May", "Sleep diary" */
const OWN_LOG =
  /^(?:my )?(?!(?:change|error|server|access|audit|build|crash|system|event|call|incident)\b)(?:[\p{L}'-]+ )?(?:log|diary|journal)\b(?=,| \d|$)/iu;

const isOfOneLife = (passage: Passage, traits: DocumentTraits): boolean => {
  const { isOfAuthor, isAboutCode, group, sentences } = passage;
  if (isOfAuthor || isAboutCode || group !== null || sentences.length > MOST_SENTENCES) return false;
  if (traits.speaker !== null || traits.owner !== null || traits.product !== null) return false;
  if (traits.isFiction || traits.isOfNobody || traits.isUnsigned || traits.isRecipe || traits.isResume) return false;
  return traits.title === "" || traits.isPersonal || OWN_LOG.test(traits.title);
};

/** Who jots, as far as the words tell: null for no diary, "" where it can be anybody's note. */
const writerOf = (passage: Passage, traits: DocumentTraits): string | null => {
  const texts = passage.sentences.map(plainOf);
  if (!isOfOneLife(passage, traits) || OPENS_OF_OTHERS.test(texts[0] ?? "")) return null;
  const fragments = texts.filter(isFragment).length;
  if ([traits.title, texts[0] ?? ""].some((title) => OWN_LOG.test(title)) || texts.some(isOwn)) {
    const short = texts.filter((text) => isFragment(text) || isShort(text)).length;
    return short >= texts.length * LEAST_SHARE ? passage.speaker : null;
  }
  return texts.length > 1 && texts.length <= MOST_OF_ANYBODY && fragments * 2 >= texts.length ? "" : null;
};

const leans = (text: string): boolean => LEANS.test(text) || OPENS_WITH_PERSON.test(text) || opensDangling(text);

const firstWord = (text: string): string => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";
/** "Ring Otto about the rake", "Mow the lawn" */
const TO_DO = /^\p{Lu}\p{Ll}+ (?:the|my|an?|our|some|\p{Lu}\p{Ll})/u;

/** "Favourite: Kazbegi.", "Band name so far: Wet Cement." */
const isLabel = (raw: string): boolean => keyValue(raw) !== null;

/** "Grateful for: the soup", "Preheat the oven to 200" */
const isOfNobody = (raw: string): boolean => (isLabel(raw) ? !NUMBER.test(raw) : BASE_VERBS.has(firstWord(raw)));

/** "Hotel: Casa Azul" among the fields of a note. */
const isField = (sentences: readonly PassageSentence[], at: number): boolean =>
  ((at > 0 && sentences[at]?.opens === "line") || sentences[at + 1]?.opens === "line") &&
  isLabel(sentences[at]?.raw ?? "");

const isIdle = (text: string, { said }: Passage): boolean =>
  [YOU, LINK, COUNTED, DOUBT].some((idle) => idle.test(text)) ||
  (isOrder(text) && !SET_DOWN.test(text)) ||
  (TO_DO.test(text) && BASE_VERBS.has(firstWord(text)) && !SAME_IN_PAST.has(firstWord(text))) ||
  isOnlyWhen(text, said) ||
  saysNothing(text);

/** Where lines are jotted in small letters, each is a note of its own. */
const isJotted = ({ raw, opens }: PassageSentence): boolean => opens === "line" && opensSmall(raw);

const isKept = (sentence: PassageSentence, passage: Passage): boolean => {
  const text = plainOf(sentence);
  const { raw, isFresh } = sentence;
  if (WITH_ITS_DAY.test(text) && passage.sentences.length > 1) return false;
  if (!isFresh || isJotted(sentence) || BULLET.test(raw) || !/^[\p{L}£$€\d]/u.test(text)) return false;
  const words = countWords(text);
  if (words > MOST_WORDS || words < FEWEST_WORDS || asks(sentence) || isIdle(text, passage)) return false;
  if ([NUMBER, CHANGE, NEWS].some((mark) => mark.test(text)) || isLabel(raw)) return true;
  if (BY_WRITER.test(text)) return false;
  if (isShortNews(text) && !DEED_FIRST.test(text)) return true;
  if (words < (metIn(text, passage.speaker) === null && !IDLE_HOUR.test(text) ? FEWEST_WORDS + 1 : FEWEST_OF_MEETING))
    return false;
  return holdsSomething(text.replace(DEED_FIRST, ""), passage.said);
};

/** What goes on of whom the sentence before brings in, and so says nothing alone. */
const goesOn = (text: string, before: PassageSentence | undefined): boolean =>
  OF_SOMEBODY.test(text) && FINITE.test(text) && !YOU.test(text) && before !== undefined && bringsIn(plainOf(before));
const bringsIn = (text: string): boolean => A_PERSON.test(text) || namesSomebody(text) || SOMEONE.test(text);

const ofKin = (text: string, speaker: string): string =>
  text.replace(
    KIN_FIRST,
    (kin, at: number, whole: string) =>
      `${possessive(speaker)} ${kin.toLowerCase()}${IS_SO.test(whole.slice(at + kin.length)) ? " is" : ""}`,
  );

/** "Three weeks old. Tongue-tie found.", "Weighs 14 kg now." */
const tellsOfCharge = (sentences: readonly PassageSentence[]): boolean => {
  const holds = (mark: RegExp): boolean => sentences.some(({ raw }) => mark.test(raw));
  return holds(OF_CHARGE) || (holds(MAYBE_OF_CHARGE) && !holds(FIRST_PERSON));
};

/** "With Petra and her son Jonas (9)": who came along. */
const WITH_THEM = /^With \p{Lu}\p{Ll}+(?:,| and\b| \(|$)(?!.*\b(?:I|me|my|we|us|our)\b)/u;

class Jots {
  /** What is told in the words that were noted. */
  private readonly quotes = new Set<string>();

  constructor(
    private readonly passage: Passage,
    private readonly topic: string,
    private readonly writer: string,
    private readonly told: MemoryCandidate[],
  ) {}

  /** "User met someone. Her name is Isolde." */
  private behind(above: MemoryCandidate, sentence: PassageSentence): void {
    const { said, speaker } = this.passage;
    const isQuoted = this.quotes.has(above.text);
    const text = plainOf(sentence).replace(I_WHO, "");
    const own = isQuoted ? text.replaceAll('"', "'") : rewritePerson(text, { speaker, listener: null });
    const dates = withoutHabits(own, findDates(own, said));
    const told = asSentence(annotateDates(own, dates));
    const whole = isQuoted
      ? `${asSentence(above.text.slice(0, -2))} ${told.replace(/\.$/, "")}".`
      : `${asSentence(above.text)} ${told}`;
    if (whole.length > LONGEST) return;
    const days = dates.map(({ start, end, label }) => ({ start, end, label }));
    this.put(above, whole, sourcesOf([sentence]), days);
  }

  /** In the words that were noted. */
  private quoted(sentences: readonly PassageSentence[]): MemoryCandidate {
    const { said, speaker } = this.passage;
    const words = sentences
      .map((one) => plainOf(one).replaceAll('"', "'"))
      .join(" ")
      .replace(/[.!,;]+$/, "");
    const dates = withoutHabits(words, findDates(words, said));
    const by = this.writer === "" ? this.topic || "Note" : `${this.writer} noted${this.topic && ` (${this.topic})`}`;
    const isOfKin = this.writer !== "" && sentences.length === 1 && KIN_SO.test(words);
    const isWithThem = this.writer !== "" && sentences.length === 1 && WITH_THEM.test(words);
    const told = annotateDates(words, dates);
    const text = isOfKin
      ? `${ofKin(told, speaker)}.`
      : isWithThem
        ? `${speaker} was ${lowerFirst(told)}.`
        : `${by}: "${told}".`;
    if (!isOfKin && !isWithThem) this.quotes.add(text);
    return {
      ...inQuotes("", sentences, { subject: this.writer === "" ? null : speaker, said }),
      text,
      eventDates: dates.map(({ start, end, label }) => ({ start, end, label })),
    };
  }

  /** "Started solids" in a diary of a baby: whose doing, nobody says. */
  unowned(sentence: PassageSentence): void {
    if (FIRST_PERSON.test(sentence.raw) || OF_KEEPER.test(sentence.raw)) return;
    for (const one of drawnFrom(this.told, sentence))
      if (one.sources.length === 1 && one.text.startsWith(`${this.passage.speaker} `))
        this.told[this.told.indexOf(one)] = this.quoted([sentence]);
  }

  /** "The first is in May": told with what it is the first of. */
  private join(leaning: MemoryCandidate, last: PassageSentence | undefined): void {
    const above = last && drawnFrom(this.told, last).at(-1);
    if (above === undefined || above === leaning || leaning.text.startsWith(this.passage.speaker)) return;
    const isQuoted = this.quotes.has(above.text);
    const text = isQuoted
      ? `${asSentence(above.text.slice(0, -2))} ${leaning.text.replaceAll('"', "'").replace(/\.$/, "")}".`
      : `${asSentence(above.text)} ${leaning.text}`;
    if (text.length > LONGEST) return;
    this.put(above, text, leaning.sources, leaning.eventDates);
    this.told.splice(this.told.indexOf(leaning), 1);
  }

  private put(
    above: MemoryCandidate,
    text: string,
    sources: MemoryCandidate["sources"],
    dates: MemoryCandidate["eventDates"],
  ): void {
    if (this.quotes.has(above.text)) this.quotes.add(text);
    this.told[this.told.indexOf(above)] = {
      ...above,
      text,
      sources: [...above.sources, ...sources],
      eventDates: [...above.eventDates, ...dates],
      forgetAfter: null,
    };
  }

  read(sentence: PassageSentence, last: PassageSentence | undefined): void {
    const text = plainOf(sentence);
    const before = sentence.opens === "paragraph" || BULLET.test(sentence.raw) ? undefined : last;
    const [drawn, ...others] = drawnFrom(this.told, sentence);
    if (drawn !== undefined) {
      if (others.length === 0 && LEANS.test(text) && drawn.sources.length === 1) this.join(drawn, before);
      return;
    }
    if (!isKept(sentence, this.passage) && (this.writer === "" || !goesOn(text, before))) return;
    if (this.writer === "" && isOfNobody(sentence.raw)) return;
    if (!leans(text) || before === undefined) {
      if (!leans(text)) this.told.push(this.quoted([sentence]));
      return;
    }
    const above = drawnFrom(this.told, before).at(-1);
    if (above !== undefined) this.behind(above, sentence);
    else if (!leans(plainOf(before)) && !isIdle(plainOf(before), this.passage))
      this.told.push(this.quoted([before, sentence]));
  }
}

/** @param told what was drawn from the passage. Back comes the same, with what else the diary tells. */
export const withDiaryJots = (
  passage: Passage,
  traits: DocumentTraits,
  told: readonly MemoryCandidate[],
): readonly MemoryCandidate[] => {
  const writer = writerOf(passage, traits);
  if (writer === null) return told;
  const { speaker, sentences } = passage;
  const isOfCharge = tellsOfCharge(sentences);
  const all = writer === "" ? [...told] : told.map((one) => ({ ...one, text: ofKin(one.text, speaker) }));
  const jots = new Jots(passage, topicIn(traits.title, passage.heading), writer, all);
  sentences.forEach((sentence, at) => {
    if (isOfCharge) jots.unowned(sentence);
    if (!isField(sentences, at)) jots.read(sentence, sentences[at - 1]);
  });
  return all;
};
