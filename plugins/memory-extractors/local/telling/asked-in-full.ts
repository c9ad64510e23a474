// What the user of an assistant replied to a question that leans on the sentence before it, told with that sentence:
// 'User, asked "You could swim while your son has his lesson! What time does it start?", says "10 till half past"'.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import { wholeQuestion } from "../answers/question-told.ts";
import { upperFirst } from "../capitals.ts";
import { stemsOf } from "../clause-reading.ts";
import { plainOf } from "../reading/normalise.ts";
import { isToAssistant, type Passage, type PassageSentence } from "../reading/passages.ts";
import { OFFICES } from "../references/persons/strangers.ts";
import { pointsOutside } from "../references/things/pointed-at.ts";
import { asks, proposes } from "../sentences/requests/questions.ts";

const ASKED = /, asked "([^"]*)"(?=, says "|: )/;
/** "What time does it start?", "Which one sounds right?", "How many hours?": of what, the question does not say. */
const LEANS = new RegExp(
  wrapped`
    \b(?:it|its|they|them|their|s?he|him|his|her|that|this|these|those|(?<!\b(?:is|are|was|were) )there|else|other)\b
    |\bones?(?=[?,]| (?:do|does|did|is|are|was|were|would|will|sounds?|looks?|works?|suits?|fits?|you)\b)
    |\b(?:any|some)(?: yet)?\?$`,
  "i",
);
/** "Is your nephew tall, and what does he wear?": says whom it means. */
const NAMES_BEFORE = /\b(?:your|the|an?) [a-z]/i;
const NAMES_ONE_THING = 1;
/** "How old are you?", "What do you do for work?": of whoever replies. */
const OF_WHOEVER_REPLIES = /\b(?:you|your|yours)\b/i;
const leans = (question: string): boolean => {
  const at = question.search(LEANS);
  if (at >= 0) return !NAMES_BEFORE.test(question.slice(0, at));
  return !OF_WHOEVER_REPLIES.test(question) && stemsOf(question).length <= NAMES_ONE_THING;
};

const SHORTEST = 20;
const LONGEST = 150;
const FEWEST_NAMED = 2;
/** "- **Lunch:** rice", "Table | Day", "`npm run`": of an answer, and no sentence. */
const NO_SENTENCE = /[*|`\n#:]|^\s*(?:[-•–]|\d+[.)])|"$/;
/** "Ask the manager whether ...", "Bring the list with you": what to do, which the question behind seldom goes on about. */
const TELLS_TO = new RegExp(
  wrapped`
    ^(?:(?:also|then|so|and|please|just|perhaps|maybe|now),? )?(?:
      ask|bring|take|check|keep|try|use|make|put|start|set|remember|note|consider|let|give|add|avoid|include|look|see
      |read|write|call|contact|speak|talk|get|go|do|don't|be|feel|find|choose|pick|save|send|share
    )\b`,
  "i",
);
/** "Great", "Got it, ": said to the reply before. */
const PRAISE = new RegExp(
  wrapped`
    ^(?:
      (?:
        great|perfect|lovely|nice|good|ok|okay|sure|got it|understood|thanks|thank you|wonderful|excellent|right|i see
        |of course|noted|ah|oh|haha|ha
      )(?:[,.!]+| [-–—]) )+`,
  "i",
);

const leadOf = (sentence: PassageSentence | undefined): string | null => {
  if (sentence === undefined || asks(sentence) || NO_SENTENCE.test(sentence.raw.trim())) return null;
  const text = plainOf(sentence).replace(PRAISE, "").replaceAll('"', "'").trim();
  if (text.length < SHORTEST || text.length > LONGEST || TELLS_TO.test(text)) return null;
  return stemsOf(text).length < FEWEST_NAMED || pointsOutside(text) ? null : upperFirst(text);
};

/** 'User, asked "Which one sounds right?": Swimming': of what, not even its question says. */
export const leansAsAsked = (text: string): boolean => {
  const question = ASKED.exec(text)?.[1];
  return question !== undefined && OPEN_ALONE.test(question) && !text.includes("(");
};
/** "Have you seen any yet?", "Which one sounds doable?", "How many hours?" */
const OPEN_ALONE = new RegExp(
  wrapped`
    ^(?:(?:and|so) )?(?:
      (?:have|did|do) you (?:[a-z]+ )?[a-z]+ (?:any|some|one)(?: (?:yet|already|so far|lately|recently))?\?
      |(?:which|what) (?:ones?|of (?:these|those|them)|option|options)\b[^?]*\?
      |how (?:many|much) [a-z]+\?|any others?(?: [a-z-]+)?\?|how often\?|how long\?|when\?|where\?
    )$`,
  "i",
);

export const askedInFull = (
  candidate: MemoryCandidate,
  passage: Passage,
  before: Passage | undefined,
): MemoryCandidate => {
  const [, question] = ASKED.exec(candidate.text) ?? [];
  if (question === undefined || before?.role !== "assistant" || !isToAssistant(passage) || !leans(question))
    return candidate;
  const at = before.sentences.findIndex(({ start }) => start === candidate.sources[0]?.start);
  const lead = at < 1 ? null : leadOf(before.sentences[at - 1]);
  return lead === null
    ? candidate
    : { ...candidate, text: candidate.text.replace(`asked "${question}"`, () => `asked "${lead} ${question}"`) };
};

/** "The manager was lovely with mum", "There's a waiting list", "I never did the health one", "I had the socket replaced", "I put her name down": where or of what. */
const IS_OPEN = new RegExp(
  wrapped`
    (?:^|[.,;] |\b(?:and|but|so|because) )[Tt]he (?:
      ${OFFICES}|manager|owner|receptionist|seller|buyer|organi[sz]er|guy|lady|staff
    )\b(?! (?:of|at|in|from|who|for)\b|'s)
    |^There(?:'s| is| was| are) (?!.* (?:near|at|where|by|in) )
    |^(?!\S+ (?:is getting|wants|chose|decided|prefers|will|would|likes|picked|is going) ).*\b[Tt]he (?!
      (?:only|right|wrong|same|good|best|first|last|other)\b
    )[a-z]+ one\b
    |^\S+ (?:had|got) the [a-z]+ (?:replaced|repaired|removed|rebuilt|operated on|taken out|out|changed|fixed)\b
    |\b(?:will|can|can't|won't|wants to|is going to) (?:dial in|join|come along|be there|make it|come too)\b`,
);
/** Told with what it is of already; a day stands in brackets, too. */
const HAS_CONTEXT = /"|\((?:[a-z]+ing|asked|said|in) /;
const EARLY = 3;
const OFFERS = /^(?:would you like|do you want|want me|(?:shall|should|can|could|may) (?:I|we))\b/i;
/** "Yeah redis and the cron jobs", "No 30s there" */
const ANSWERS = /^(?:yeah|yes|yep|no|nope|nah)\b(?! (?:way|idea|doubt|wonder|matter|need)\b)/i;

/** 'There's a waiting list (asked "Does the Elms have a room?")': what replies to a question and leaves out what that names. */
export const withWhatWasAsked = (
  candidate: MemoryCandidate,
  { sentences }: Passage,
  asked: PassageSentence | null,
  named: (question: string) => string,
): MemoryCandidate => {
  const { text, kind, sources } = candidate;
  if (asked === null || kind === "instruction" || HAS_CONTEXT.test(text)) return candidate;
  const opens = sources[0]?.start === sentences[0]?.start;
  const isAnswer = opens && ANSWERS.test(text);
  const isOpen = isAnswer || IS_OPEN.test(text);
  if (!isOpen || !sentences.slice(0, EARLY).some(({ start }) => start === sources[0]?.start)) return candidate;
  if (proposes(asked.raw) || OFFERS.test(asked.raw)) return candidate;
  const meant = named(plainOf(asked));
  const question = wholeQuestion(meant) ?? (isAnswer && meant.length <= LONGEST ? meant.replaceAll('"', "'") : null);
  return question === null ? candidate : { ...candidate, text: `${text.replace(/\.$/, "")} (asked "${question}").` };
};
