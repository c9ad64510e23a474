// The local memory extractor: rules only, no model. Reads turns and prose and gives back self-contained statements. The rules know
// English; what people tell of themselves in another language is kept in their words.
// Each file of ./local says in its first lines what it is for, with a sentence as people say it: search these lines for one like yours.
// In the order of the work:
//   reading/        chunks to passages of sentences (passages.ts), typed evenly, without what nobody said: code, quotations, role play
//   sentences/      a sentence to its clauses (sentence-clauses.ts): cut-off/ what opens and closes it off; requests/ what is asked, and
//                   what is stated in it; typed/ lists and notes typed short; apart/ one sentence in several; whose/ subject and owner
//                   put back; behind/ what goes on about the sentence before; orders/ what an assistant is told to do for good
//                   (standing-orders.ts)
//   references/     what is meant (references.ts): persons/ by "she" and "we", things/ by "it", "one" or "the workshop", days/ by
//                   "the 25th"; what stays open (leaning/) is told with the words before it (spoken-before.ts) or with what it is of
//                   (matters.ts)
//   score.ts        whether a clause is worth a memory: a sum of weighted features, read by clause-reading.ts, turn-traits.ts and
//                   of-acquaintances.ts; leaning-worth.ts for one that leans on another
//   turn-clauses.ts, statements.ts, conversation.ts  a turn to clauses, these to statements that stand alone or lean on one before
//                   (hosts.ts, turn-before.ts, steps-of-plans.ts), and so for all turns of a conversation
//   answers/        short answers, told with what was asked (answers.ts): questions/ what a question asks for, and its words in the
//                   answer; by-question/ a file a kind of question, told with its answer as one statement; fragments/ a reply in
//                   fragments, to an assistant (parts-told.ts) or in talk (fragments-told.ts); corrections/ what is put right or taken back
//   accepted.ts     what an assistant proposed (proposals.ts, options.ts) and the user took: settled.ts as a whole, taken-by-name.ts and
//                   recommended-name.ts by its name; asked-for.ts for what; sum-revised.ts for a sum that the assistant named
//   assistant.ts    what an assistant did for the user
//   advice.ts, offers.ts, mutual-support.ts  what two people advise and offer each other, and that they encourage each other
//   documents/      notes, prose and profiles (documents.ts): traits.ts whose they are, own-notes.ts and diary-jots.ts what is jotted down
//   telling/        a statement to a memory (candidates.ts): dates/ the days it tells of, person.ts the name for "I", kinds.ts, slots.ts,
//                   lasting.ts, retention.ts; own-words.ts and bare-replies.ts what no rule can tell, in the user's words; little-told.ts
//                   what two people hold and think of each other, where a talk tells little else; chat-opening.ts what a chat is about
//   exclusions.ts   what an organization tells not to keep
// Words stand in the tables of cues/, and patterns.ts builds patterns from them. What is long is read in a thread (drawing-thread.ts).

import Type from "typebox";
import type { ExtractionInput, MemoryCandidate } from "#contracts/memory-extractor.ts";
import { definePlugin } from "#contracts/plugin.ts";
import { DAY_MS } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { acceptedFrom, withPrice } from "./local/accepted.ts";
import { adviceIn } from "./local/advice.ts";
import { type Answered, answerStatement, answersIn, type Naming } from "./local/answers/answers.ts";
import { turnAnswered } from "./local/answers/asked-round.ts";
import { dropJests } from "./local/answers/corrections/taken-back.ts";
import { withDayBehind } from "./local/answers/day-behind.ts";
import { dayProposed, fragmentTold } from "./local/answers/fragments/fragments-told.ts";
import { type PartsTold, partsToldIn } from "./local/answers/fragments/parts-told.ts";
import { occasionPrompted } from "./local/answers/occasion-prompted.ts";
import { putWhole } from "./local/answers/put-whole.ts";
import { withBabyAsked } from "./local/answers/questions/baby-asked.ts";
import { withDeathAsked } from "./local/answers/questions/death-asked.ts";
import { withTripAsked } from "./local/answers/questions/trip-asked.ts";
import { toldByAsker } from "./local/answers/told-by-asker.ts";
import { withAsked } from "./local/asked-for.ts";
import { approvedIn, type Established, establishedBy } from "./local/assistant.ts";
import { isSpoken, statementsIn } from "./local/conversation.ts";
import { tellsChange } from "./local/cues/told-changes.ts";
import { findDates } from "./local/dates/dates.ts";
import { readDocument } from "./local/documents/documents.ts";
import { toldOnForeignBills } from "./local/documents/foreign-bills.ts";
import { documentTraits } from "./local/documents/traits.ts";
import { createDrawingThread, isLong } from "./local/drawing-thread.ts";
import { exclusionOf } from "./local/exclusions.ts";
import { mutualSupport } from "./local/mutual-support.ts";
import { offersIn } from "./local/offers.ts";
import { DEFAULT_ENTITY } from "./local/reading/entity.ts";
import { isToAssistant, type Passage } from "./local/reading/passages.ts";
import { readWithSmallNames } from "./local/reading/small-names.ts";
import { opensDangling } from "./local/references/leaning/anaphora.ts";
import { nameWhoseKin } from "./local/references/persons/kin-of-another.ts";
import { withPersonNamed } from "./local/references/persons/person-asked-of.ts";
import { fitting, personsAskedOf } from "./local/references/persons/persons-before.ts";
import { PersonsMet } from "./local/references/persons/persons-met.ts";
import { daysBefore, saidBefore } from "./local/references/said-before.ts";
import { withOwnThingMeant } from "./local/references/things/own-things.ts";
import { withPlaceAsked } from "./local/references/things/places.ts";
import { withThingToldOf } from "./local/references/things/things-told-of.ts";
import { questionIn } from "./local/sentences/requests/questions.ts";
import type { Statement } from "./local/statements.ts";
import { sumRevised } from "./local/sum-revised.ts";
import { askedInFull, withWhatWasAsked } from "./local/telling/asked-in-full.ts";
import { partsInOwnWords, replyInOwnWords, saidAgain, untoldIn } from "./local/telling/bare-replies.ts";
import { candidateOf, sourcesOf } from "./local/telling/candidates.ts";
import { withChatOpening } from "./local/telling/chat-opening.ts";
import { quotedIn, wordsTyped } from "./local/telling/in-quotes.ts";
import { withConvictions } from "./local/telling/little-told.ts";
import { toldInOwnLanguage } from "./local/telling/own-language.ts";
import { IT_IS_WHEN, inOwnWords } from "./local/telling/own-words.ts";
import { forgetAfter } from "./local/telling/retention.ts";
import { shortNote } from "./local/telling/short-note.ts";
import { drawnFrom } from "./local/telling/typed-units.ts";
import { withWhomQuoted } from "./local/telling/whom-quoted.ts";

/** What the assistant did for the user is sure; it has no first person and no score. */
const ESTABLISHED_CONFIDENCE = 0.75;

const establishedCandidate = (established: Established, passage: Passage): MemoryCandidate => {
  const { text } = established;
  const dates =
    established.isPlan === true
      ? []
      : findDates(text.replace(/ decided on (?=\w+day\b)/, " will go on "), passage.said);
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
/** Further on a turn goes on about something else; each sentence that may accept reads all that was proposed. */
const MOST_SENTENCES = 20;
const acceptedIn = (passages: readonly Passage[], at: number): Established[] => {
  const passage = passages[at] as Passage;
  const before = passages[at - 1];
  const accepted = passage.sentences.slice(0, MOST_SENTENCES).flatMap((sentence, i) => {
    if (!sentence.isFresh || sentence.raw.length > LONGEST_ACCEPTANCE) return [];
    const found = sumRevised(passages, at, sentence) ?? acceptedFrom(before, sentence, passage);
    return found === null ? [] : [withPrice(withAsked(found, passages[at - 2]), passage.sentences[i + 1])];
  });
  return [...accepted, ...approvedIn(before, passage)];
};

/** "What does she eat?" asks what the user's cat eats, where only she can be meant, and "it" what was just told of. */
const namedIn =
  (passages: readonly Passage[], at: number): Naming =>
  (question) => {
    const near = personsAskedOf(passages, at);
    const [person, ...others] = fitting(near, question);
    const named = person === undefined || others.length > 0 ? question : withPersonNamed(question, person);
    const { mine, other, both, message } = saidBefore(passages, at);
    const asked = withBabyAsked(question, both);
    if (asked !== question) return asked;
    const death = withDeathAsked(question, mine, other);
    if (death !== question) return death;
    const trip = withTripAsked(question, passages, at);
    if (trip !== question) return trip;
    return withPlaceAsked(withThingToldOf(withOwnThingMeant(named, message), mine, other), `${mine} ${other}`);
  };

/** Short answers, told with what was asked. */
const answerCandidates = (passages: readonly Passage[], at: number, parts: PartsTold | null): MemoryCandidate[] => {
  const passage = passages[at];
  if (passage === undefined) return [];
  const occasion = occasionPrompted(passages, at) ?? toldByAsker(passages, at);
  const answers = parts?.answers ?? answersIn(passage, turnAnswered(passages, at), namedIn(passages, at));
  const told = occasion === null ? answers : [occasion];
  return toldAnswers(
    passage,
    told.map((one) => withDayBehind(one, passage)),
  );
};

const toldAnswers = (passage: Passage, answers: readonly Answered[]): MemoryCandidate[] =>
  answers.flatMap((found) => {
    const candidate = candidateOf(answerStatement(passage, found));
    return candidate === null ? [] : [{ ...candidate, sources: sourcesOf([found.question, found.answer]) }];
  });

/** The user whom an assistant's turn speaks to: who spoke shortly before it, else shortly after. */
const userNear = (passages: readonly Passage[], at: number): string => {
  const isUser = ({ role }: Passage): boolean => role === "user";
  const before = passages.slice(Math.max(0, at - 10), at).findLast(isUser);
  return (before ?? passages.slice(at + 1, at + 11).find(isUser))?.speaker ?? DEFAULT_ENTITY;
};

/** "He's into bouldering. Max 60 quid.": the second is an answer, and told as one. */
const withoutParts = (statement: Statement, parts: PartsTold | null): Statement[] => {
  const clauses = statement.clauses.filter(({ sentence }) => parts?.sentences.includes(sentence) !== true);
  const [first, ...behind] = clauses;
  if (first !== undefined && first !== statement.clauses[0] && opensDangling(first.text)) return [];
  return first === undefined ? [] : [{ ...statement, clauses: [first, ...behind] }];
};

const DECIDED_ON = / decided on (?:the )?(.+?)(?: \(.*)?[.]?$/;
const ASKED_BEFORE = / \(having asked ".*"\)/;
/** "decided to go with option 3": which that is, is told already. */
const BY_NUMBER = new RegExp(wrapped` (?:decided to (?:go with|go for|take|pick|choose|use|do|try)|prefers) (?:the )?(?:
    (?:option|number) \w+|first|second|third|fourth|last|[1-5](?: and [1-5])?
  )(?: one| option)?(?:[.]?$| [(]asked )`);
/** "1 and 3": which these are, is told. */
const ONLY_NUMBERS = /^\d[\d ,&+]*(?:and \d)?[.!]*$/;
/** So many letters more tell more than the name of what was decided on. */
const TELLS_MORE = 12;
/** Of "User decided on FastAPI" and "User decided to use FastAPI, since ...", the one that tells less. */
const toldTwice = (
  established: readonly Established[],
  told: readonly MemoryCandidate[],
): ReadonlySet<Established | MemoryCandidate> =>
  new Set<Established | MemoryCandidate>(
    established.flatMap((one): (Established | MemoryCandidate)[] => {
      const reply = one.sentences.at(-1)?.start;
      const what = DECIDED_ON.exec(one.text)?.[1]?.toLowerCase();
      if (what === undefined)
        return told.filter(({ text, sources }) => sources[0]?.start === reply && BY_NUMBER.test(text));
      const same = told.find(({ text, sources }) => sources[0]?.start === reply && text.toLowerCase().includes(what));
      if (same === undefined) return [];
      if (same.text.length > one.text.replace(ASKED_BEFORE, "").length + TELLS_MORE) return [one];
      return same.text.includes(" decided to ") ? [same] : [];
    }),
  );

const FEWEST_UNTOLD = 2;
const MUCH_UNTOLD = 4;
/** "rent then, max 1100, near the office": the choice, of a sentence that says more. */
const tellsOnlyChoice = (
  { text, sources }: MemoryCandidate,
  { sentences }: Passage,
  told: readonly MemoryCandidate[],
): boolean => {
  if (!DECIDED_ON.test(text)) return false;
  const reply = sentences.find(({ start }) => start === sources.at(-1)?.start);
  return reply !== undefined && untoldIn(wordsTyped([reply]), told) >= MUCH_UNTOLD;
};

/** What a memory says behind one that was drawn already. */
const behindTold = (text: string, found: readonly MemoryCandidate[]): string => {
  const host = found.find((one) => text.startsWith(one.text.replace(/\.$/, ". ")));
  return host === undefined ? text : text.slice(host.text.length);
};

/** The memories of one turn of a conversation. `told`: what its turns state. */
const memoriesOfTurn = (
  passages: readonly Passage[],
  at: number,
  told: ReadonlyMap<number, readonly Statement[]>,
): MemoryCandidate[] => {
  const passage = passages[at] as Passage;
  const before = passages[at - 1];
  const accepted = acceptedIn(passages, at);
  const toldWhole = accepted.filter(({ isWhole }) => isWhole).map(({ sentences }) => sentences.at(-1)?.start);
  const plain = answerCandidates(passages, at, null);
  const isTold = plain.length > 0 && untoldIn(wordsTyped(passage.sentences), plain) === 0;
  const parts =
    isTold && !plain.some(({ text }) => text.includes(', asked "'))
      ? null
      : partsToldIn(passages, at, namedIn(passages, at));
  const answers = (parts === null ? plain : answerCandidates(passages, at, parts)).filter(
    ({ text, sources }) => !toldWhole.includes(sources.at(-1)?.start) && !(accepted.length > 0 && BY_NUMBER.test(text)),
  );
  const candidates: MemoryCandidate[] = [];
  const takenBack = new Set<MemoryCandidate>();
  for (const statement of (told.get(at) ?? []).flatMap((one) => withoutParts(one, parts))) {
    const candidate = candidateOf(statement);
    if (candidate === null) continue;
    candidates.push(candidate);
    if (statement.isTakenBack === true) takenBack.add(candidate);
  }
  const inParts = parts?.sentences.map(({ start }) => start) ?? [];
  const answeredAt = new Set([...answers.map(({ sources }) => sources.at(-1)?.start), ...toldWhole, ...inParts]);
  const twice = toldTwice(accepted, candidates);
  const found = [
    ...answers,
    ...candidates.filter((one) => !answeredAt.has(one.sources[0]?.start) && !twice.has(one)),
    ...accepted.filter((one) => !twice.has(one)).map((established) => establishedCandidate(established, passage)),
  ];
  const untold = (parts?.ofPerson ?? []).filter(({ answer }) => drawnFrom(found, answer).length === 0);
  found.push(...toldAnswers(passage, untold));
  if (parts !== null) found.push(...partsInOwnWords(passage, parts, found));
  const drawn = new Set(found.flatMap(({ sources }) => sources.map(({ start }) => start)));
  found.push(...adviceIn(passage, before, drawn), ...offersIn(passage, drawn));
  const fragment = fragmentTold(passages, at, { drawn, named: namedIn(passages, at) });
  for (const statement of [fragment, dayProposed(passages, at, drawn)]) {
    const candidate = statement === null ? null : candidateOf(statement);
    if (candidate !== null) found.push(candidate);
  }
  const asked = before?.role === "assistant" ? questionIn(before) : null;
  const last = passages[at - 2];
  const context = {
    // A user who comes back days later begins anew.
    last: last?.speaker === passage.speaker && passage.said - last.said <= DAY_MS ? last : undefined,
    asked,
    days: daysBefore(passages, at),
    named: namedIn(passages, at),
  };
  // What was drawn already says all of it but a word or so.
  const own = inOwnWords(
    passage,
    context,
    found.filter((one) => !tellsOnlyChoice(one, passage, found)),
  ).filter(({ text }) => {
    const said = quotedIn(text) ?? behindTold(text, found);
    return (
      untoldIn(said, found) >= (tellsChange(said) || (found.length === 0 && IT_IS_WHEN.test(said)) ? 1 : FEWEST_UNTOLD)
    );
  });
  const reply = own.length > 0 || parts !== null ? own : replyInOwnWords(passage, before, context.named, found);
  const isChoice = ({ text }: MemoryCandidate): boolean =>
    accepted.length > 0 && ONLY_NUMBERS.test(quotedIn(text) ?? "");
  const quoted = reply
    .filter((one) => !isChoice(one))
    .map((one) => withWhomQuoted(one, passage, () => personsAskedOf(passages, at)));
  const kept = found.filter((one) => !takenBack.has(one) && !saidAgain(one, passage.speaker, quoted));
  return [...kept, ...quoted]
    .map((one) => (isToAssistant(passage) ? withWhatWasAsked(one, passage, asked, context.named) : one))
    .map((one) => withChatOpening(askedInFull(one, passage, before), passages, at));
};

const LONGEST_MEMORY = 600;
/** No run of clauses without an end, nor what begins amid a formula: "= 6, and combinations of ...". */
const isSentence = ({ text }: MemoryCandidate): boolean =>
  text.length <= LONGEST_MEMORY && !/^[=<>+×*/&|,;:)\]]/.test(text);

/** One candidate for each wording, the surer one; none for "Ada's name is Ada." or "Ada is Ada." */
const withoutRepeats = (candidates: readonly MemoryCandidate[]): MemoryCandidate[] => {
  const byText = new Map<string, MemoryCandidate>();
  for (const candidate of candidates) {
    const { text, subject } = candidate;
    if (text === `${subject}'s name is ${subject}.` || text === `${subject} is ${subject}.`) continue;
    const key = text.toLowerCase();
    const same = byText.get(key);
    if (same === undefined || same.confidence < candidate.confidence) byText.set(key, candidate);
  }
  return [...byText.values()];
};

/** The quotes as they were sent: names that were typed small are read with a capital letter. */
const quotedFrom = (chunks: ExtractionInput["chunks"]): ((memory: MemoryCandidate) => MemoryCandidate) => {
  const sent = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  return (memory) => ({
    ...memory,
    sources: memory.sources.map((source) => {
      const { text = source.quote, start = source.start } = sent.get(source.chunkId) ?? {};
      return { ...source, quote: text.slice(source.start - start, source.end - start) };
    }),
  });
};

export const extractMemories = (input: ExtractionInput): MemoryCandidate[] => {
  const passages = readWithSmallNames(input);
  dropJests(passages);
  putWhole(passages);
  nameWhoseKin(passages);
  const traits = documentTraits(passages, input.context.title, input.context.url);
  const told = statementsIn(passages);
  let persons = new PersonsMet();
  const drawn = passages.map((passage, at) => {
    if (passages[at - 1]?.speaker !== passage.speaker) persons = new PersonsMet();
    if (passage.role === null) return readDocument(passage, persons, traits);
    if (passage.role === "assistant")
      return establishedBy(passage, userNear(passages, at)).map((established) =>
        establishedCandidate(established, passage),
      );
    return isSpoken(passage) ? memoriesOfTurn(passages, at, told) : [];
  });
  const found = withConvictions(passages, drawn).flat();
  const isExcluded = exclusionOf(input.context);
  const read = [...found, ...mutualSupport(passages), ...toldInOwnLanguage(passages), ...toldOnForeignBills(passages)];
  const all = [...read, ...shortNote(input.chunks, passages, read)].filter(isSentence);
  const kept = isExcluded === null ? all : all.filter(({ text }) => !isExcluded(text));
  return withoutRepeats(kept).map(quotedFrom(input.chunks));
};

export default definePlugin({
  kind: "memory-extractor",
  name: "local",
  options: Type.Object({}),
  create: async () => {
    const drawInThread = createDrawingThread();
    return {
      extract: async (input, { signal }) => {
        signal.throwIfAborted();
        return isLong(input) ? await drawInThread(input, signal) : extractMemories(input);
      },
    };
  },
});
