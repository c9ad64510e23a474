// The local memory extractor: rules only, no model. Reads turns and prose and gives back self-contained statements. The rules know
// English; what people tell of themselves in another language is kept in their words.
// In ./local, in the order of the work, and so where to change what it does:
//   reading/       chunks to passages of sentences, typed evenly, without what nobody said: code, output, quotations, role play
//   sentences/     a sentence to its clauses (sentence-clauses.ts): openers off, questions and orders out, cut in two, subject put back
//   references/    what "it", "she", "there" or "the workshop" mean; anaphora.ts tells what stays open
//   answers/       short answers, told with what was asked
//   score.ts       whether a clause is worth a memory: a sum of weighted features
//   statements.ts  the clauses of a turn to statements: which stand alone, which lean on the one before
//   dates/         the days that are told of
//   telling/       a statement to a memory: the name for "I" (person.ts), its kind, its slot, how long it holds; own-words.ts keeps
//                  what a user typed in haste and no rule can tell
//   documents/     the same for notes, prose and profiles; assistant.ts for what an assistant did
// Words stand in the tables of cues/; patterns are built from tables by patterns.ts.

import Type from "typebox";
import type { ExtractionInput, MemoryCandidate } from "#contracts/memory-extractor.ts";
import { definePlugin } from "#contracts/plugin.ts";
import { acceptedFrom, withPrice } from "./local/accepted.ts";
import { answerStatement, answersIn, type Naming } from "./local/answers/answers.ts";
import { correction } from "./local/answers/corrections.ts";
import { promptedFor } from "./local/answers/prompted.ts";
import { approvedIn, type Established, establishedBy } from "./local/assistant.ts";
import { isWishOfTheHour } from "./local/cues/fleeting.ts";
import { findDates } from "./local/dates/dates.ts";
import { readDocument } from "./local/documents/documents.ts";
import { type DocumentTraits, documentTraits } from "./local/documents/traits.ts";
import { exclusionOf } from "./local/exclusions.ts";
import { type Earlier, spokenOf } from "./local/hosts.ts";
import { oncePer } from "./local/once-per.ts";
import { countWords } from "./local/patterns.ts";
import { DEFAULT_ENTITY } from "./local/reading/entity.ts";
import { isToAssistant, type Passage, readPassages } from "./local/reading/passages.ts";
import { withThingToldOf } from "./local/references/asked-things.ts";
import {
  namesAnybody,
  type Person,
  personAsked,
  personsIn,
  personsOfOther,
  unmistakable,
  withPersonNamed,
} from "./local/references/pronouns.ts";
import { type Before, NOTHING_BEFORE } from "./local/references/references.ts";
import { KEEP_SCORE } from "./local/score.ts";
import { asks } from "./local/sentences/questions.ts";
import { questionIn, readTurn, type Statement } from "./local/statements.ts";
import { candidateOf, sourcesOf } from "./local/telling/candidates.ts";
import { toldInOwnLanguage } from "./local/telling/own-language.ts";
import { inOwnWords, shortNote } from "./local/telling/own-words.ts";
import { forgetAfter } from "./local/telling/retention.ts";

/** What the assistant did for the user is sure; it has no first person and no score. */
const ESTABLISHED_CONFIDENCE = 0.75;

const establishedCandidate = (established: Established, passage: Passage): MemoryCandidate => {
  const { text } = established;
  const dates = findDates(text, passage.said);
  const written = dates.filter(({ isRelative }) => !isRelative);
  const eventDates = (written.length > 0 ? written : dates).map(({ start, end, label }) => ({ start, end, label }));
  const kind = established.isDecision ? "decision" : "event";
  return {
    text,
    kind,
    subject: null,
    slot: null,
    confidence: ESTABLISHED_CONFIDENCE,
    isFirstPerson: false,
    isStatic: false,
    isInference: false,
    eventDates,
    forgetAfter: forgetAfter({
      text,
      kind,
      isStatic: false,
      said: passage.said,
      eventDates,
      isAssistantChat: true,
    }),
    sources: sourcesOf(established.sentences),
  };
};

const LONGEST_ACCEPTANCE = 200;
const acceptedIn = (passage: Passage, before: Passage | undefined): Established[] => {
  const accepted = passage.sentences.flatMap((sentence, at) => {
    if (!sentence.isFresh || sentence.raw.length > LONGEST_ACCEPTANCE) return [];
    const found = acceptedFrom(before, sentence, passage);
    return found === null ? [] : [withPrice(found, passage.sentences[at + 1])];
  });
  return [...accepted, ...approvedIn(before, passage)];
};

/** What a turn puts right of the speaker's last one, or adds to it where the other asks for more. */
const goingOn = (passage: Passage, before: Passage | undefined, told: readonly Statement[]): Statement[] =>
  [
    promptedFor(passage, before, told),
    ...passage.sentences.filter(({ isFresh }) => isFresh).map((sentence) => correction(passage, sentence, told)),
  ].filter((statement) => statement !== null);

/** "What does she eat?" asks what the user's cat eats, where only she can be meant, and "it" what was just told of. */
const namedIn =
  (passages: readonly Passage[], at: number, passage: Passage): Naming =>
  (question) => {
    const [person, ...others] = isToAssistant(passage) ? personsOfUser(passages, at) : personsInTalk(passages, at);
    const named = person === undefined || others.length > 0 ? question : withPersonNamed(question, person);
    const { mine, other } = saidBefore(passages, at);
    return withThingToldOf(named, mine, other);
  };

/** Short answers, told with what was asked. */
const answerCandidates = (passages: readonly Passage[], at: number): MemoryCandidate[] => {
  const passage = passages[at];
  if (passage === undefined) return [];
  return answersIn(passage, passages[at - 1], namedIn(passages, at, passage)).flatMap((found) => {
    const candidate = candidateOf(answerStatement(passage, found));
    return candidate === null ? [] : [{ ...candidate, sources: sourcesOf([found.question, found.answer]) }];
  });
};

/** The user whom an assistant's turn speaks to: who spoke shortly before it, else shortly after. */
const userNear = (passages: readonly Passage[], at: number): string => {
  const isUser = ({ role }: Passage): boolean => role === "user";
  const before = passages.slice(Math.max(0, at - 10), at).findLast(isUser);
  return (before ?? passages.slice(at + 1, at + 11).find(isUser))?.speaker ?? DEFAULT_ENTITY;
};

/** Of one turn the two best statements, and what is surely worth keeping beside them. */
const MOST_WEAK = 2;
const SURELY_WORTH = 1.5;
const bestOf = (told: readonly Statement[], passage: Passage): readonly Statement[] => {
  const statements = isToAssistant(passage) ? withoutWishes(told) : told;
  if (statements.length <= MOST_WEAK) return statements;
  const least = statements.map(({ score }) => score).sort((a, b) => b - a)[MOST_WEAK - 1] ?? 0;
  return statements.filter(({ score }) => score >= Math.min(least, SURELY_WORTH));
};

/** What the user of an assistant wishes for at the moment tells what a turn is about only where nothing else does. */
const withoutWishes = (statements: readonly Statement[]): readonly Statement[] => {
  const lasting = statements.filter(({ clauses }) => !clauses.every(({ text }) => isWishOfTheHour(text)));
  return lasting.length > 0 ? lasting : statements.slice(0, 1);
};

/** What a reply can go on about: the last thing its speaker told, where it was worth telling. */
const earlierTold = (
  between: Passage | undefined,
  mine: readonly Statement[] = [],
  others: readonly Statement[] = [],
): Earlier | null => {
  const last = mine.at(-1);
  if (between === undefined || last === undefined || last.score < KEEP_SCORE) return null;
  return spokenOf(last.clauses[0], between, others.length === 0);
};

const readPassage = (
  passages: readonly Passage[],
  at: number,
  persons: Person[],
  told: Map<number, readonly Statement[]>,
  traits: DocumentTraits,
): MemoryCandidate[] => {
  const passage = passages[at];
  if (passage === undefined || passage.role === "system" || passage.role === "tool") return [];
  if (passage.role === "assistant")
    return establishedBy(passage, userNear(passages, at)).map((established) =>
      establishedCandidate(established, passage),
    );
  if (passage.role === null) return readDocument(passage, persons, traits);
  const before = passages[at - 1];
  const answers = answerCandidates(passages, at);
  const question = before?.speaker === passage.speaker ? null : questionIn(before);
  const isBack = passages[at - 2]?.speaker === passage.speaker;
  const earlier = isBack && passage.listener !== null ? earlierTold(before, told.get(at - 2), told.get(at - 1)) : null;
  const statements = bestOf(readTurn(passage, question, persons, earlier, saidBefore(passages, at)), passage);
  const further = isBack ? goingOn(passage, before, told.get(at - 2) ?? []) : [];
  told.set(at, [...statements, ...further]);
  const candidates = [...statements, ...further].map(candidateOf).filter((candidate) => candidate !== null);
  const accepted = acceptedIn(passage, before);
  const toldWhole = accepted.filter(({ isWhole }) => isWhole).map(({ sentences }) => sentences.at(-1)?.start);
  const answeredAt = new Set([...answers.map(({ sources }) => sources.at(-1)?.start), ...toldWhole]);
  const found = [
    ...answers,
    ...candidates.filter(({ sources }) => !answeredAt.has(sources[0]?.start)),
    ...accepted.map((established) => establishedCandidate(established, passage)),
  ];
  const asked = before?.role === "assistant" ? questionIn(before) : null;
  return [...found, ...inOwnWords(passage, { last: isBack ? passages[at - 2] : undefined, asked }, found)];
};

const LONGEST_LOOK_BACK = 2_000;
const wordingOf = oncePer((passage: Passage) =>
  passage.sentences
    .slice(0, 20)
    .map(({ raw }) => raw)
    .join(" ")
    .slice(0, LONGEST_LOOK_BACK),
);

/** How far back a thing may have been named in full. */
const NEAR = 12;

const saidBefore = (passages: readonly Passage[], at: number): Before => {
  const before = passages.slice(Math.max(0, at - NEAR), at);
  const [mine, last] = [before.at(-2), before.at(-1)];
  if (last === undefined || passages[at]?.listener === null) return NOTHING_BEFORE;
  const speaker = passages[at]?.speaker;
  return {
    other: last.speaker === speaker ? "" : wordingOf(last),
    mine: mine !== undefined && mine.speaker === speaker ? wordingOf(mine) : "",
    both: before.map(wordingOf).join(" "),
  };
};

const SOMEBODY = /\b(?:s?he|they|his|him|her|their)\b/i;
const HE_OR_SHE = /\b(?:s?he|his|her|hers|him)\b/i;
/** "Is that your nephew?" "No, my son!" */
const ASKS_WHO = /\b(?:is|was|are|were|isn't|'s) (?:that|this|it|s?he|they|those|these) your\b/i;
const DENIES = /^(?:no|nope|nah|na)\b/i;

/** How far back somebody may have been named whom "she" could mean, too. */
const PERSONS_NEAR = 40;
/** Somebody without "my": "the vet said", "a guy from work". */
const SOMEBODY_ELSE =
  /\b(?:the|an?|that|this|their|his|her) (?:[\w-]+ ){0,2}?(?:man|woman|guy|lady|girl|boy|person|friend|doctor|vet|nurse|teacher|boss|manager|owner|agent|landlord|colleague|neighbou?r|kid|child|baby|electrician|plumber|builder|contractor|mechanic|lawyer|recruiter|seller|client|customer)\b/i;

/** "She" of turn after turn: the last of the user's turns that names somebody, where those behind it only say "she". */
const namingTurn = (turns: readonly Passage[]): Passage | undefined => {
  const named = turns.findLastIndex((turn) => personsIn(wordingOf(turn)).length > 0);
  const since = turns.slice(named + 1);
  const isOpen = [...turns.slice(named, named + 1), ...since].some((turn) => SOMEBODY_ELSE.test(wordingOf(turn)));
  return isOpen || !since.every((turn) => SOMEBODY.test(wordingOf(turn))) ? undefined : turns[named];
};

/** Whom "she" can mean where a user goes on after the assistant: somebody whom the user named, where nobody else is near. */
const personsOfUser = (passages: readonly Passage[], at: number): Person[] => {
  if (passages[at - 2]?.role !== "user" || passages[at - 1]?.role !== "assistant") return [];
  const near = passages.slice(Math.max(0, at - PERSONS_NEAR), at).filter(({ role }) => role === "user");
  const own = namingTurn(near);
  return own === undefined
    ? []
    : unmistakable(
        personsIn(wordingOf(own)),
        near.flatMap((passage) => personsIn(wordingOf(passage))),
      );
};

const heardBy = oncePer((_turn: Passage) => new Map<string, readonly Person[]>());
/** Whom a turn names, as the one who replies to it calls them. */
const personsNamedIn = (turn: Passage, replies: string): readonly Person[] => {
  const known = heardBy(turn).get(replies) ?? readPersons(turn, replies);
  heardBy(turn).set(replies, known);
  return known;
};
const readPersons = (turn: Passage, replies: string): readonly Person[] => {
  const said = wordingOf(turn);
  if (turn.speaker === replies) return [...personsIn(said), ...personAsked(said, replies)];
  const questions = turn.sentences.filter(asks).map(({ raw }) => raw);
  const asked = questions.length === 0 ? said : questions.join(" ");
  return [...personsOfOther(said, turn.speaker), ...personAsked(asked, replies)];
};

/** How many turns back somebody may have been named of whom both go on to speak. */
const LONGEST_TALK_OF = 8;
/** "At seventy-two?", "On the first try?": a turn of so few words stays with whom they speak of. */
const FEW_WORDS = 7;

const PRONOUNS: Readonly<Record<string, RegExp>> = { male: /\b(?:he|him|his)\b/i, female: /\b(?:she|her)\b/i };
/** "He" was said before this person came in: of somebody else, who may still be meant. */
const isAnotherMeant = ({ phrase, gender }: Person, before: readonly Passage[], replies: string): boolean => {
  const since = before.findLastIndex((turn) => personsNamedIn(turn, replies).some((one) => one.phrase === phrase));
  return since < 0 && before.some((turn) => (PRONOUNS[gender] ?? HE_OR_SHE).test(wordingOf(turn)));
};

/** Whom two people speak of, named some turns ago, where the turns since name nobody else. */
const personSpokenOf = (passages: readonly Passage[], at: number): Person[] => {
  const replies = passages[at]?.speaker ?? "";
  const last = wordingOf(passages[at - 1] as Passage);
  if (!HE_OR_SHE.test(last) && countWords(last) > FEW_WORDS) return [];
  const near = passages.slice(Math.max(0, at - LONGEST_TALK_OF), at);
  for (const [nth, turn] of [...near.entries()].reverse()) {
    const named = personsNamedIn(turn, replies);
    const spokenOfBefore = near.slice(0, nth);
    if (named.length > 0)
      return unmistakable(named, named).filter((person) => !isAnotherMeant(person, spokenOfBefore, replies));
    if (SOMEBODY_ELSE.test(wordingOf(turn)) || namesAnybody(wordingOf(turn))) return [];
  }
  return [];
};

/** Whom "she" can mean where a turn opens: who the other just named, and the speaker in the turn before that; else whom both speak of. */
const personsInTalk = (passages: readonly Passage[], at: number): Person[] => {
  const [passage, own, other] = [passages[at], passages[at - 2], passages[at - 1]];
  if (passage?.role !== "other" || other?.role !== "other") return [];
  const earlier = own?.speaker === passage.speaker ? [...personsNamedIn(own, passage.speaker)] : [];
  const question = questionIn(other)?.raw ?? "";
  if (ASKS_WHO.test(question) && DENIES.test(passage.sentences[0]?.raw ?? "")) return earlier;
  const near = [...earlier, ...personsNamedIn(other, passage.speaker)];
  return near.length > 0 ? near : personSpokenOf(passages, at);
};

const personsBefore = (passages: readonly Passage[], at: number): Person[] => {
  const passage = passages[at];
  if (passage === undefined) return [];
  if (isToAssistant(passage)) return personsOfUser(passages, at);
  return passage.sentences.some(({ raw }) => SOMEBODY.test(raw)) ? personsInTalk(passages, at) : [];
};

/** One candidate for each wording, the surer one; none for "Ada's name is Ada." */
const withoutRepeats = (candidates: readonly MemoryCandidate[]): MemoryCandidate[] => {
  const byText = new Map<string, MemoryCandidate>();
  for (const candidate of candidates) {
    if (candidate.text === `${candidate.subject}'s name is ${candidate.subject}.`) continue;
    const key = candidate.text.toLowerCase();
    const same = byText.get(key);
    if (same === undefined || same.confidence < candidate.confidence) byText.set(key, candidate);
  }
  return [...byText.values()];
};

export const extractMemories = (input: ExtractionInput): MemoryCandidate[] => {
  const passages = readPassages(input);
  const traits = documentTraits(passages, input.context.title, input.context.url);
  let persons: Person[] = [];
  const told = new Map<number, readonly Statement[]>();
  const found = passages.flatMap((passage, at) => {
    const before = passages[at - 1];
    if (before?.speaker !== passage.speaker || before.role !== passage.role) persons = personsBefore(passages, at);
    return readPassage(passages, at, persons, told, traits);
  });
  const isExcluded = exclusionOf(input.context);
  const read = [...found, ...toldInOwnLanguage(passages)];
  const all = [...read, ...shortNote(input.chunks, passages, read)];
  return withoutRepeats(isExcluded === null ? all : all.filter(({ text }) => !isExcluded(text)));
};

export default definePlugin({
  kind: "memory-extractor",
  name: "local",
  options: Type.Object({}),
  create: async () => ({
    extract: async (input, { signal }) => {
      signal.throwIfAborted();
      return extractMemories(input);
    },
  }),
});
