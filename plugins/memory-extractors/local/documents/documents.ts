// Memory candidates from prose passages: the entity's own statements as in a turn, others where they plainly inform.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import type { EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import { annotateDates, findDates } from "../dates/dates.ts";
import type { DateMention } from "../dates/days-of-months.ts";
import { withoutDaysOfNoMonth, withoutHabits } from "../dates/jotted-days.ts";
import { countWords } from "../patterns.ts";
import { withoutSpeech } from "../reading/fiction.ts";
import { topicIn } from "../reading/headings.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import type { PersonsMet } from "../references/persons/persons-met.ts";
import { NOTHING_BEFORE } from "../references/references.ts";
import { confidenceOf } from "../score.ts";
import type { Clause } from "../sentences/clause.ts";
import { isNew, statementsOf } from "../statements.ts";
import { asSentence, candidateOf, isAhead, sourcesOf } from "../telling/candidates.ts";
import { kindOf } from "../telling/kinds.ts";
import { isLasting } from "../telling/lasting.ts";
import { forgetAfter } from "../telling/retention.ts";
import { parseSlot } from "../telling/slots.ts";
import { clausesOfTurns } from "../turn-clauses.ts";
import { isBoilerplate, isFiling } from "./boilerplate.ts";
import { firstLine, inMonthOfNote, withDayAbove, withinSpan } from "./day-plans.ts";
import { asEntry, withEntryDay } from "./diary-entries.ts";
import { withDiaryJots } from "./diary-jots.ts";
import { withLegs } from "./journey-legs.ts";
import { isOfOther, withKinNamed } from "./kin-named.ts";
import { aimsIn } from "./lists.ts";
import { withNewcomers } from "./newcomers.ts";
import { ARTICLE_INSIDE, HEADING, isCaption, isLabelled, opensWithKey } from "./note-lines.ts";
import { NoteReader } from "./note-reader.ts";
import { ownNotes } from "./own-notes.ts";
import { atOwnRemarks, withoutSteps, withThing } from "./own-remarks.ts";
import { withPatientNamed } from "./patients.ts";
import { withPeopleListed } from "./people-listed.ts";
import { selfDescription } from "./profile-fields.ts";
import type { ProseStatement } from "./prose.ts";
import { namesOwner } from "./resume.ts";
import { headsReview, ofProduct } from "./reviews.ts";
import { metIn, withToldOf } from "./told-of.ts";
import { withTopicMeant } from "./topic-labels.ts";
import { type DocumentTraits, isOfSomebody } from "./traits.ts";
import { ofGroup, underHeading } from "./under-heading.ts";
import { withTitleDefined } from "./what-it-is.ts";

/** "Dana: legal review is done" */
const SAID_OF_NAME = /^(?:(?:Dr|Mrs?|Ms|Prof)\. )?[^:.]+: /;

/** "Ana's to-dos: call the bank", "Ana has done: call the bank": no traits. */
const TO_DOS = /^[^:]{1,60} (?:to-dos(?: for \w+)?|has done): /;

/** Each item of a list has days of its own: "the passport expires on 2 May; Ida turns 7 on the 21st". */
const datesOfItems = (text: string, said: EpochMs): DateMention[] => {
  let at = 0;
  return text.split(/(?<=; )/).flatMap((item) => {
    const from = at;
    at += item.length;
    return findDates(item, said).map((found) => ({ ...found, from: found.from + from, to: found.to + from }));
  });
};

/** "House rules", "Weekly routine": the days below are those of each week. */
const OF_ROUTINE = /\b(?:rules|routines?|rota|timetable|opening hours|office hours|every week|weekly)\b/i;

const proseCandidate = (
  { text, score, sentences, heading, isList, isOfPerson }: ProseStatement,
  passage: Passage,
  { title, owner, isPersonal, isOfSeveral, isResume, product }: DocumentTraits,
): MemoryCandidate => {
  const read =
    isList === true ? datesOfItems(text, passage.said) : withinSpan(text, findDates(text, passage.said), passage);
  const found = withoutDaysOfNoMonth(text, inMonthOfNote(text, read, title || firstLine(passage), passage));
  const isOfEachWeek = (isList === true && isPersonal) || OF_ROUTINE.test(heading);
  const mentions = isOfEachWeek ? withoutHabits(text, found) : found;
  const dates = mentions.slice(0, 4).map(({ start, end, label }) => ({ start, end, label }));
  const dated = annotateDates(text, mentions);
  const isOfSpeaker = text.startsWith(passage.speaker);
  const topic = product ?? topicIn(title, heading);
  const under = (): string => (topic === "" ? dated : `${topic}: ${dated}`);
  const told = asSentence(
    owner !== null && isList !== true && dated.includes(owner)
      ? dated
      : isOfSpeaker && !(isOfSeveral && passage.speaker.startsWith("The "))
        ? ofProduct(dated, product)
        : isList === true
          ? under()
          : isOfPerson === true && topic !== "" && SAID_OF_NAME.test(dated)
            ? `${topic}, ${dated}`
            : underHeading(dated, topic, {
                isOfDocument: passage.isOfAuthor || (title !== "" && (isResume || owner !== null || !isPersonal)),
                isOfSeveral,
              }),
  );
  const kind = kindOf({
    text: told,
    isInstruction: false,
    hasEventDate: dates.length > 0,
    isFutureDate: isAhead(dates, passage.said),
  });
  const isStatic = !TO_DOS.test(told) && isLasting({ kind, text: told, hasEventDate: dates.length > 0, own: told });
  const { subject, slot } = parseSlot(told, passage.speaker);
  return {
    text: told,
    kind,
    subject,
    slot,
    confidence: confidenceOf(score, false),
    isFirstPerson: false,
    isStatic,
    isInference: false,
    eventDates: dates,
    forgetAfter: forgetAfter({
      text: told,
      kind,
      isStatic,
      said: passage.said,
      eventDates: dates,
      isAssistantChat: false,
    }),
    sources: sourcesOf(sentences),
  };
};
/** "im lena" */
const HURRIED_SELF = /^(?:\w+ ){0,2}(?:im|ive)\b/i;
/** What a message of one or two sentences asks of an assistant: "Please answer in German." */
const TO_ASSISTANT = new RegExp(
  wrapped`
    ^(?:
      (?:please|always|never|stop|keep|from now on|don't|do not)\b.*\b(?:
        answer|answers|reply|replies|respond|responses|suggest|suggesting|recommend|emojis?|bullet points|tables
        |sentences|tone
      )\b
    )`,
  "i",
);
/** "Never prune it in winter!": of what the note is about, and nothing for an assistant. */
const isOrderOfNote = ({ isInstruction, sentence }: Clause): boolean =>
  isInstruction && /^(?:never|always|don't|do not)\b[^.!?]*?\b(?:it|them|him|her)\b/i.test(plainOf(sentence));
/** Says why somebody writes, and nothing that is so. */
const THANKS =
  /^(?:many thanks|thank you|thanks)(?: (?:very|so) much)? for (?:referring|your|the|getting|contacting|writing)\b[^.]*[.!]?$/i;

/** "Class 4b - what we did in term 1" */
const TITLE_TELLS =
  /^[^.!?]*(?:^\W*|[:–—-] )(?:what|how|why|where|(?:some )?(?:things|facts|stuff|lessons)) (?:we|I)\b[^.!?]*$/i;
/** "My own remarks" within what others wrote. */
const OF_OWN_REMARKS = /^my (?:own )?(?:notes?|remarks?|thoughts|comments?|take-?aways?|learnings|plans?)$/i;
/** "We will report." */
const FEWEST_WORDS = 5;

/** What nobody knows who says: `Garden rules: "We water before 9 am."` */
const asItStands = (candidate: MemoryCandidate, said: EpochMs, topic: string): MemoryCandidate[] => {
  const quoted = candidate.sources
    .map(({ quote }) =>
      quote
        .replace(/^\W*[-*\u2022#>]\s+/, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .join(" ");
  if (countWords(quoted) < FEWEST_WORDS) return [];
  const text = `${topic}: "${annotateDates(quoted, findDates(quoted, said)).replace(/"/g, "'")}"`;
  return [{ ...candidate, text, subject: null, slot: null, isFirstPerson: false, isStatic: false }];
};

/** "My name is Ida and I sail" says no more of Ida than "I sail". */
const NAMING = /^(?:[Mm]y name is|[Mm]y name's|I'm|I am) ([^,]+?)(?:,| and) (?=I\b)/;
const withoutNaming = (sentence: PassageSentence, speaker: string): PassageSentence => {
  const [head = "", name] = NAMING.exec(sentence.raw) ?? [];
  if (name !== speaker) return sentence;
  return { ...sentence, raw: sentence.raw.slice(head.length), start: sentence.start + head.length };
};

/** "This agreement ends in May" under its title. */
const THIS_TEXT = new RegExp(
  wrapped`
    ^(?:[-*•] |\d{1,2}[.)] )?This (?=
      (?:
        agreement|contract|lease|tenancy|policy|warranty|licen[cs]e|offer|project|tool|library|package|repository|app
        |guide|handbook
      ) \p{Ll}
    )`,
  "u",
);
const ofThisText = (sentence: PassageSentence): PassageSentence => {
  const text = plainOf(sentence);
  return THIS_TEXT.test(text) ? { ...sentence, told: text.replace(THIS_TEXT, "The ") } : sentence;
};

const ofPatient = (sentence: PassageSentence, patient: string): PassageSentence => {
  const text = plainOf(sentence);
  const told = withPatientNamed(text, patient);
  return told === text ? sentence : { ...sentence, told };
};

/** What stands under its days was done by whoever keeps it. */
const isDiary = ({ isPersonal, isOfSeveral, isOfNobody }: DocumentTraits): boolean =>
  isPersonal || !(isOfSeveral || isOfNobody);

const linesOf = (
  { sentences, heading, isAboutCode, isEntry, said }: Passage,
  speaker: string,
  traits: DocumentTraits,
): PassageSentence[] => {
  const { title, owner, isResume, isOfSeveral, isOfNobody, isRecipe, product } = traits;
  const lines = withLegs(withKinNamed(isRecipe ? withoutSteps(sentences) : withTitleDefined(sentences, title)), said)
    .filter(({ raw }) => product === null || !headsReview(raw))
    .filter(({ raw }) => !THANKS.test(raw) && !isBoilerplate(raw) && !(isOfNobody && FIRST_PERSON.test(raw)))
    .filter(({ raw }) => !(isResume && namesOwner(raw, speaker)))
    .map((sentence) => withTopicMeant(withoutNaming(sentence, speaker)))
    .map((sentence) => (title === "" ? sentence : ofThisText(sentence)))
    .map((sentence) => (owner === null || isResume ? sentence : ofPatient(sentence, owner)))
    .map((sentence) => (isEntry === true && isDiary(traits) ? asEntry(sentence) : sentence));
  if (isAboutCode || isResume) return lines;
  const listed = withPeopleListed(withNewcomers(lines), speaker);
  const titles = [metIn(owner === null ? heading : `Patient: ${owner}`, speaker), metIn(title, speaker)];
  return withToldOf(listed, titles, speaker, isOfSeveral);
};

/** Of the writer of an article there is none among its owner's remarks. */
const asOwn = (traits: DocumentTraits): DocumentTraits => ({
  ...traits,
  speaker: null,
  isOfNobody: false,
  isOfSeveral: false,
  isUnsigned: false,
});

/** First-person sentences of a note are read as a turn of the entity; the rest as reported fact. */
export const readDocument = (given: Passage, persons: PersonsMet, traits: DocumentTraits): MemoryCandidate[] => {
  const isOfOthers = (traits.speaker !== null || traits.isUnsigned) && !traits.isResume && !given.isOfAuthor;
  const parts = isOfOthers ? atOwnRemarks(given) : null;
  if (parts === null) return readPart(given, persons, traits);
  const [theirs, own] = parts;
  return [...readPart(theirs, persons, traits), ...readPart(own, persons, asOwn(traits))];
};

const readPart = (given: Passage, persons: PersonsMet, traits: DocumentTraits): MemoryCandidate[] => {
  if (traits.isFiction && !given.isOfAuthor) return [];
  const speaker = given.isOfAuthor ? given.speaker : (traits.speaker ?? given.speaker);
  const passage = { ...given, speaker, sentences: linesOf(given, speaker, traits) };
  const isShort = passage.sentences.length <= 2 && passage.heading === "";
  const isUnsigned = traits.isUnsigned && !passage.isOfAuthor && !passage.isAboutCode;
  const unquoted = withoutSpeech(passage.sentences);
  const saysI = passage.isEntry === true && passage.sentences.some((sentence) => FIRST_PERSON.test(plainOf(sentence)));
  const isPersonal =
    saysI ||
    unquoted.some(
      (text) =>
        (traits.isPersonal && traits.title === "") ||
        FIRST_PERSON.test(text) ||
        HURRIED_SELF.test(text) ||
        (isShort && (TO_ASSISTANT.test(text) || selfDescription(text) !== null)),
    );
  const aims = aimsIn(passage.sentences, passage.heading);
  const body = passage.sentences.filter(
    (one, at, { [at + 1]: next }) =>
      !HEADING.test(one.raw) &&
      one.isOfPerson !== true &&
      !isFiling(one.raw) &&
      !opensWithKey(plainOf(one)) &&
      !(at === 0 && next?.opens !== undefined && TITLE_TELLS.test(one.raw)) &&
      !(next && isCaption(one, next)) &&
      !aims.has(one) &&
      FIRST_PERSON.test(one.raw) === FIRST_PERSON.test(unquoted[at] ?? ""),
  );
  const personal = !isPersonal
    ? []
    : statementsOf(
        clausesOfTurns([
          { passage: { ...passage, sentences: body }, question: null, isOfOthers: false, said: NOTHING_BEFORE },
        ])[0] ?? [],
        persons,
      ).filter(
        (statement) =>
          isNew(statement) &&
          !statement.clauses.some((clause) => isOrderOfNote(clause) || isOfOther(clause, passage.sentences)) &&
          statement.clauses.some(
            ({ text, sentence }) =>
              FIRST_PERSON.test(text) &&
              (FIRST_PERSON.test(plainOf(sentence)) ||
                !(traits.speaker !== null || traits.owner !== null || isUnsigned || isLabelled(sentence.raw))),
          ),
      );
  const taken = new Set(personal.flatMap((statement) => statement.clauses.map((clause) => clause.sentence)));
  const reader = new NoteReader(passage, traits);
  passage.sentences.forEach((sentence, at) => {
    reader.read(sentence, passage.sentences[at + 1], taken.has(sentence));
  });
  const group = passage.group ?? (traits.isOfSeveral ? traits.speaker : passage.isOfAuthor ? passage.speaker : null);
  const told = [
    ...personal.flatMap((statement) => {
      const candidate = candidateOf(statement);
      const topic = topicIn(traits.title, reader.headingOf(statement.clauses[0]?.sentence));
      if (candidate === null) return [];
      if (isUnsigned && !OF_OWN_REMARKS.test(reader.headingOf(statement.clauses[0]?.sentence)))
        return asItStands(candidate, passage.said, topic);
      const text = ofGroup(candidate.text.replace(ARTICLE_INSIDE, "the"), group, topic);
      const whole = traits.isRecipe ? withThing(text, traits.title) : text;
      return [{ ...candidate, text: asSentence(ofProduct(whole, traits.product)) }];
    }),
    ...reader.told().map((statement) => proseCandidate(statement, passage, traits)),
  ];
  // Of a longer document only what it tells of whose container it is, is a trait of theirs: not "Requests go to the office".
  const isOfEntity = (text: string): boolean =>
    passage.isAboutCode ||
    (!given.isOfAuthor && (text.startsWith(given.speaker) || isOfSomebody(text, passage, traits)));
  const kept = [
    ...told.map((candidate) => ({ ...candidate, isStatic: candidate.isStatic && isOfEntity(candidate.text) })),
    ...ownNotes(passage, traits, told, (sentence) => reader.headingOver(sentence)),
  ];
  const read = new Map(passage.sentences.map((sentence) => [sentence.start, sentence]));
  // What is of nobody for the rules is still noted.
  const noted = given.sentences.map((sentence) => read.get(sentence.start) ?? sentence);
  return withDiaryJots({ ...passage, sentences: noted }, traits, kept)
    .map((candidate) => withDayAbove(candidate, passage))
    .map((candidate) => (isDiary(traits) ? withEntryDay(candidate, passage) : candidate));
};
