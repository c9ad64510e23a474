// What the user of an assistant replied to a question that leans on the sentence before it, told with that sentence:
// 'User, asked "You could swim while your son has his lesson! What time does it start?", says "10 till half past"'.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { stemsOf } from "../clause-reading.ts";
import { plainOf } from "../reading/normalise.ts";
import { isToAssistant, type Passage, type PassageSentence } from "../reading/passages.ts";
import { pointsOutside } from "../references/pointed-at.ts";
import { asks } from "../sentences/questions.ts";

const ASKED = /, asked "([^"]*)"(?=, says "|: )/;
/** "What time does it start?", "Which one sounds right?", "How many hours?": of what, the question does not say. */
const LEANS = new RegExp(
  wrapped`
    \b(?:it|its|they|them|their|s?he|him|his|her|that|this|these|those|(?<!\b(?:is|are|was|were) )there|else|other)\b
    |\bones?(?=[?,]| (?:do|does|did|is|are|was|were|would|will|sounds?|looks?|works?|suits?|fits?|you)\b)
    |\b(?:any|some)(?: yet)?\?$`,
  "i",
);
/** "How old is your daughter, and what does she like?": says whom it means. */
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
