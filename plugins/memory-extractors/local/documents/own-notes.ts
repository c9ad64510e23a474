// What somebody jots down for himself line by line, without subjects and verbs: "gran in hospital, ward 7b", "physio mon/thu". Of what
// no rule told, a line that holds a person, a day, a dose, an amount or a deed is kept: as a sentence where its form is sure, else in
// its own words. No to-dos, nothing to buy, no passwords.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import type { EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { ILLNESS, MEDICINE } from "../cues/health.ts";
import { KIN_NOUNS, kinGender } from "../cues/kin.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { AMOUNT, ASKS_FIRST, WISHES } from "../cues/typed-in-haste.ts";
import { PAST_FORMS } from "../cues/verbs.ts";
import { DAY_STEMS, MONTHS_IN_SHORT } from "../dates/calendar.ts";
import { annotateDates, findDates } from "../dates/dates.ts";
import { withoutHabits } from "../dates/jotted-days.ts";
import { countWords, matchesIn, opensSmall } from "../patterns.ts";
import { TICK_BOX } from "../reading/code-marks.ts";
import { topicIn } from "../reading/headings.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { opensDangling } from "../references/leaning/anaphora.ts";
import { asksWithAuxiliary } from "../sentences/requests/auxiliary-first.ts";
import { asks } from "../sentences/requests/questions.ts";
import { asSentence, TEAM } from "../telling/candidates.ts";
import { inQuotes } from "../telling/in-quotes.ts";
import { rewritePerson } from "../telling/person.ts";
import { drawnFrom } from "../telling/typed-units.ts";
import { isFiling, isOnlyDate } from "./boilerplate.ts";
import { firstLine, inMonthOfNote } from "./day-plans.ts";
import { stateOf } from "./person-fields.ts";
import type { DocumentTraits } from "./traits.ts";

const BULLET = /^\s*(?:[-*•+>]|\d{1,3}[.)])\s+/;
/** A line that ends like a sentence is one. */
const LIKE_SENTENCE = /[.!?…]["')\]]*\s*$/;
const LONGEST_LINE = 18;
/** One line is a short note. */
const FEWEST_LINES = 2;
const MOST_LINES = 60;
const LONGEST = 240;
const FEWEST_WORDS = 3;
/** "no ibuprofen", "garmin died" */
const FEWEST_OF_NEWS = 2;
/** Where fewer of the lines hold something, they are things: a list for the shop, of films to see. */
const LEAST_SHARE = 0.4;

export const A_PERSON = new RegExp(
  String.raw`\b(?:bro|sis|hubby|physio|${KIN_NOUNS})\b|\b(?:dr|mrs?|ms|miss|prof)\.? \p{L}`,
  "iu",
);
/** Of whose note nothing else tells. */
const OF_A_LIFE = new RegExp(
  String.raw`\b(?:gran|nan|mum|mom|dad|grand\p{L}+|sister|brother|bro|son|daughter|wife|husband|hubby|kids|physio|gp|${MEDICINE})\b`,
  "iu",
);
const NAME = /(?<![\p{L}'’])\p{Lu}\p{Ll}+(?![\p{L}])/gu;
const WHEN = new RegExp(
  wrapped`
    \b\d{1,2}(?::\d\d)? ?[ap]m\b|\b\d{1,2}[:.]\d\d\b|\b\d{1,2}h(?:\d\d)?\b
    |\b(?:mon|tues?|wed|thu|thurs?|fri|sat|sun|(?:${DAY_STEMS})day)s?\b
    |\b\d+ ?(?:wks?|weeks?|days?|months?|mths?|yrs?|years?|hrs?|hours?|mins?)\b|\b(?:xmas|christmas|easter|half-term)\b`,
  "i",
);
const HOW_MUCH = /\d ?(?:mcg|µg|iu|units?|tabs?|tablets?|puffs?|km|k)\b|\b\d{1,3}[.,]\d{3}\b|%|\+?\d[\d ]{7,}\d/i;
const HEALTH = new RegExp(String.raw`\b(?:${MEDICINE}|${ILLNESS}|allerg(?:y|ies|ic)|diabetic|pregnant)\b`, "i");
const DONE = new RegExp(
  String.raw`^(?:[\p{L}'’&/-]+ ){0,3}?(?:${PAST_FORMS}|(?:re-)?(?!need|feed|seed|weed|speed|shed|bread)\p{Ll}{2,}ed)\b`,
  "iu",
);
const SECRET = /\b(?:passwords?|passcodes?|pw|pin|wi-?fi|codes?|login)\b/i;
/** "Dr. med. Ida Lund" above or below a letter. */
const NAME_ALONE = /^(?:Dr|Prof|Mrs?|Ms)\.?(?: (?:med|dent|phil)\.?)*(?: \p{Lu}[\p{L}.'’-]*){1,3}(?:, [^.!?]{2,40})?$/u;
/** Rows of data. */
const ROW = /^[^,]*(?:,(?! )[^,]*){2,}$/;
/** "My notes, 5 May", "notes from call w/ mum" above the others. */
const TITLE = /^(?:things|facts|stuff) (?:I|we)\b|\b(?:notes?|log|diary|journal|dump|updates?|list)\b/i;
/** "Choir committee, 20 Jan 2026" above what was noted then. */
export const WITH_ITS_DAY = new RegExp(
  wrapped`
    ^[^.:;!?\d]{3,60},? (?:\d{1,2} (?:${MONTHS_IN_SHORT})\w* |(?:${MONTHS_IN_SHORT})\w* \d{1,2},? )(?:19|20)\d\d$`,
  "i",
);
const headed = (what: string): RegExp =>
  new RegExp(String.raw`^(?:[\p{L}'-]+ ){0,3}(?:${what})(?: (?:of|for|from)(?: the)?)?\W*$`, "iu");
/** "Committee notes, 5 May": when it was written. */
const RECORD = headed("notes?|log|diary|journal|minutes");
/** What is bought, done, or looked up. */
const NO_NEWS = new RegExp(
  wrapped`
    ^(?:
      buy|get|pick up|order|shop(?:ping)?|groceries|need|to-?dos?|tasks?|remember to|don't forget|try|watch|read|dear
      |yours (?:sincerely|faithfully|truly)|(?:kind|best|warm)(?:est)? (?:regards|wishes)|between|sub-?total
      |net (?:total|amount)|(?:vat|tax)(?: (?:no|id|number|\d+))?
    )\b
    |https?:|www\.|\?\s*$`,
  "i",
);
const HEADS_THINGS = new RegExp(
  wrapped`
    \b(?:
      shopping|groceries|to buy|packing|ingredients|method|to-?dos?|tasks?|actions?|wish ?list|goals?|books?|films?
      |movies|songs|links|ideas
    )\b`,
  "i",
);
/** "stop the aspirin 5 days before": of what, says the line above. */
const LEANS = /\b(?:before|after|beforehand|afterwards|then)\W*$/i;

/** A line of a note. */
interface Line {
  readonly sentences: readonly PassageSentence[];
  readonly text: string;
}

const linesOf = (sentences: readonly PassageSentence[]): Line[] => {
  const lines: PassageSentence[][] = [];
  for (const sentence of sentences) {
    const last = lines.at(-1);
    if (last === undefined || sentence.opens !== undefined) lines.push([sentence]);
    else last.push(sentence);
  }
  return lines.map((line) => ({
    sentences: line,
    text: line.map(plainOf).join(" ").replace(BULLET, "").replace(/\s+/g, " ").trim(),
  }));
};

const rawOf = ({ sentences }: Line): string => sentences[0]?.raw ?? "";
const isJotted = (line: Line): boolean =>
  countWords(line.text) <= LONGEST_LINE &&
  (BULLET.test(rawOf(line)) || opensSmall(line.text) || !LIKE_SENTENCE.test(line.text));

export const namesSomebody = (text: string): boolean => matchesIn(text, NAME).some(([name]) => isFirstName(name));
const FOR_SOMEBODY = new RegExp(
  String.raw`\b(?:for|of|re) (?:my )?(?:${KIN_NOUNS})\b|\bpatient\b|\b(?:dr|mrs?|ms|miss)\b|\bhandover\b|\bhanded over\b`,
  "i",
);
const namesAnother = (heading: string): boolean => FOR_SOMEBODY.test(heading) || namesSomebody(heading);
/** So many of the lines name somebody where a note is of people. */
const FEWEST_NAMED = 2;

/** "Bob: not yet", "cake for Otis" */
const NAMED_BESIDE = /^\p{Lu}\p{Ll}+: | for \p{Lu}\p{Ll}+$/gu;

/** Somebody, a time, an amount, an illness or a deed. */
export const holdsSomething = (line: string, said: EpochMs): boolean => {
  const text = line.replace(NAMED_BESIDE, "");
  return (
    [A_PERSON, WHEN, AMOUNT, HOW_MUCH, HEALTH, DONE].some((mark) => mark.test(text)) ||
    namesSomebody(text) ||
    findDates(text, said).length > 0
  );
};

/** "garmin died", "no ibuprofen" */
export const isShortNews = (text: string): boolean => (HEALTH.test(text) || DONE.test(text)) && !opensDangling(text);
/** A question, a row, a secret, what is to be bought or done. */
export const saysNothing = (text: string): boolean =>
  asksWithAuxiliary(text.replace(NAMED_BESIDE, "")) ||
  ROW.test(text) ||
  isFiling(text) ||
  isOnlyDate(text) ||
  [NAME_ALONE, SECRET, NO_NEWS, ASKS_FIRST, WISHES].some((mark) => mark.test(text)) ||
  /[:#]$/.test(text);
const isIdle = ({ sentences, text }: Line): boolean =>
  sentences.some(asks) || saysNothing(text) || countWords(text) < (isShortNews(text) ? FEWEST_OF_NEWS : FEWEST_WORDS);

/** "Tuesday 7 May" above what stands below it. */
export const isOnlyWhen = (text: string, said: EpochMs): boolean => {
  const dates = findDates(text, said);
  const rest = dates.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), text).replace(WHEN, "");
  return !/\p{L}/u.test(rest) || RECORD.test(rest);
};

const KIN_FIRST = /^(?:[Mm]y )?(\p{Lu}?\p{Ll}+(?:-in-law)?)((?: \p{Lu}\p{Ll}+)?):? (?=\p{Ll})(.+)$/u;
/** "starts university", "moves in May" */
const DOES = /^(?:starts|moves|turns|gets|goes|comes|leaves|retires|changes|says|can|will|was|is|had) \S/;

/** Told of its day, and no state. */
const RETIRED = /^retired (?:in|from|at|on|last)\b/;
/** "diagnosed with glaucoma": done to somebody. */
const DONE_TO =
  /^(?:diagnosed|admitted|discharged|promoted|fired|sacked|injured|born|buried|arrested|referred|rushed|taken|made redundant|laid off)\b/;

/** "gran in hospital" → "User's gran is in hospital"; null where the line is of nobody of his, or in no sure form. */
const toldOfKin = (text: string, speaker: string): string | null => {
  const [, kin = "", name = "", rest = ""] = KIN_FIRST.exec(text) ?? [];
  const gender = kinGender(kin.replace(/-in-law$/, ""));
  if (gender === undefined) return null;
  const who = `my ${kin.toLowerCase()}${name}`;
  if (DONE_TO.test(rest))
    return rewritePerson(`${who} ${gender === "plural" ? "were" : "was"} ${rest}`, { speaker, listener: null });
  const isSeveral = gender === "plural";
  const told =
    (RETIRED.test(rest) ? `${who} ${rest}` : null) ??
    stateOf(who, rest, isSeveral ? "are" : "is") ??
    (!isSeveral && DOES.test(rest) ? `${who} ${rest}` : null);
  // "vet on 3 May", "dentist at ten": no whereabouts.
  if (told === null || (gender === "open" && told.startsWith(`${who} is `) && !rest.startsWith("is "))) return null;
  return rewritePerson(told, { speaker, listener: null });
};

const isOwnNote = (lines: readonly Line[], passage: Passage, traits: DocumentTraits): boolean => {
  if (
    passage.isOfAuthor ||
    passage.isAboutCode ||
    passage.group !== null ||
    lines.length < FEWEST_LINES ||
    lines.length > MOST_LINES
  )
    return false;
  const isRecord = traits.title !== "" && (traits.speaker === TEAM || traits.owner !== null);
  if ((traits.speaker !== null && !isRecord) || traits.isOfNobody || traits.isFiction) return false;
  if (lines.filter(isJotted).length * 2 < passage.sentences.length) return false;
  if (traits.isPersonal || traits.title === "" || lines.some(({ text }) => OF_A_LIFE.test(text))) return true;
  if (lines.filter(({ text }) => opensSmall(text)).length * 3 >= lines.length * 2) return true;
  return (
    linesOf(passage.sentences).filter(({ text }) => A_PERSON.test(text) || namesSomebody(text)).length >= FEWEST_NAMED
  );
};

/** What is kept, with the lines it was read from. */
interface Note {
  readonly lines: readonly Line[];
  /** A sentence of his kin. */
  readonly sure: string | null;
}
const notesIn = (
  lines: readonly Line[],
  isKept: (line: Line) => boolean,
  sureOf: (line: Line) => string | null,
): Note[] => {
  const notes: Note[] = [];
  lines.forEach((line, at) => {
    if (!isKept(line)) return;
    const sure = sureOf(line);
    const leans = LEANS.test(line.text) || (sure === null && opensDangling(line.text));
    const above = lines[at - 1];
    if (!leans) notes.push({ lines: [line], sure });
    else if (above !== undefined && above.text.length + line.text.length < LONGEST) {
      if (notes.at(-1)?.lines.at(-1) === above) notes.pop();
      notes.push({ lines: [above, line], sure: null });
    }
  });
  return notes;
};

/** @param headingOf what a line stands under; null where it is a heading itself */
export const ownNotes = (
  passage: Passage,
  traits: DocumentTraits,
  told: readonly MemoryCandidate[],
  headingOf: (sentence: PassageSentence) => string | null,
): MemoryCandidate[] => {
  const { speaker, said } = passage;
  const over = ({ sentences: [first] }: Line): string | null => (first === undefined ? null : headingOf(first));
  const lines = linesOf(passage.sentences).filter(
    (line, at, { length }) =>
      over(line) !== null && !(at === 0 && length > 1 && [TITLE, WITH_ITS_DAY].some((one) => one.test(line.text))),
  );
  if (!isOwnNote(lines, passage, traits)) return [];
  const unboxed = lines.filter((line) => !TICK_BOX.test(rawOf(line)));
  const holding = unboxed.filter(({ text }) => holdsSomething(text, said));
  if (holding.length < unboxed.length * LEAST_SHARE) return [];
  const isLost = ({ sentences }: Line): boolean =>
    sentences.some(({ isFresh }) => isFresh) && sentences.every((one) => drawnFrom(told, one).length === 0);
  const isKept = (line: Line): boolean =>
    holding.includes(line) &&
    isJotted(line) &&
    !isIdle(line) &&
    !traits.title.includes(line.text) &&
    !isOnlyWhen(line.text, said) &&
    isLost(line) &&
    !HEADS_THINGS.test(over(line) ?? "");
  // Under "Mr Halloran", "wife rings at 11" is of his wife.
  const isOfAnother = (line: Line): boolean => namesAnother(over(line) ?? "") || namesAnother(traits.title);
  const sureOf = (line: Line): string | null => (isOfAnother(line) ? null : toldOfKin(line.text, speaker));
  return notesIn(lines, isKept, sureOf).map(({ lines: read, sure }) => {
    const words = sure ?? read.map(({ text }) => text.replaceAll('"', "'").replace(/[.!,;]+$/, "")).join("; ");
    const dates = withoutHabits(
      words,
      inMonthOfNote(words, findDates(words, said), traits.title || firstLine(passage), passage),
    );
    const dated = annotateDates(words, dates);
    const topic = topicIn(traits.title, over(read[0] as Line) ?? "");
    return {
      ...inQuotes(
        "",
        read.flatMap(({ sentences }) => sentences),
        { subject: sure === null ? null : speaker, said },
      ),
      text: sure === null ? `${topic || "Note"}: "${dated}".` : asSentence(dated),
      eventDates: dates.map(({ start, end, label }) => ({ start, end, label })),
    };
  });
};
