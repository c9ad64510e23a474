// What was typed in haste, cut into what can be told by itself, each with what goes on about it: "therapy is on Thursdays. with Dr Ferri".

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import { PUTS_IN_FORM } from "../cues/typed-in-haste.ts";
import { FINITE } from "../cues/verbs.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { canExplain, PERSON_OPENING } from "../references/leaning/explaining-sentences.ts";
import { saysHow, toldBehind, toldWhole } from "./whole-statements.ts";

export const drawnFrom = (
  told: readonly MemoryCandidate[],
  { start, end }: PassageSentence,
): readonly MemoryCandidate[] =>
  told.filter(({ sources }) => sources.some((source) => source.start < end && start < source.end));

/** "Can you turn it into a checklist? Mon rest, Tue hills": what stands behind without a verb is to be worked on. */
export const isToBePut = (one: PassageSentence, { sentences }: Passage): boolean => {
  const form = sentences.findIndex(({ raw }) => PUTS_IN_FORM.test(raw));
  return form >= 0 && sentences.indexOf(one) > form && !FINITE.test(plainOf(one));
};

/** Sentences that stand next to each other. */
export const runsOf = (
  sentences: readonly PassageSentence[],
  isPart: (one: PassageSentence) => boolean,
): PassageSentence[][] => {
  const runs: PassageSentence[][] = [];
  let isOpen = false;
  for (const sentence of sentences) {
    const goesOn = isOpen;
    isOpen = isPart(sentence);
    if (isOpen && goesOn) runs.at(-1)?.push(sentence);
    else if (isOpen) runs.push([sentence]);
  }
  return runs;
};

export interface Unit {
  /** As a statement; null for what stays in quotation marks. */
  readonly text: string | null;
  readonly sentences: readonly PassageSentence[];
  /** What was drawn of its first sentence already. */
  readonly host: MemoryCandidate | null;
}

/** "Hauke starts on 7 April", not "No in Ljubljana". */
const OPENS_WITH_NAME = new RegExp(
  wrapped`
    ^(?!(?:The|An?|No|Not|Yes|Only|Mostly|Maybe|To|This|That|It|He|She|They|We|In|On|At|From|With|For)\b)\p{Lu}\p{Ll}+ (?:
      is|was|has|had|will|can|got|wants|needs|starts|works|lives|moved|passed|takes|goes|came|went|found|said
    ) `,
  "u",
);
/** Not "I work less now. She can't be left alone": of somebody whom the sentence before does not name. */
const canGoOn = (last: Unit | undefined, said: string): boolean => {
  const before = last?.text == null ? undefined : last.sentences.at(-1);
  return before !== undefined && (!PERSON_OPENING.test(said) || canExplain(plainOf(before), said));
};

const LONGEST = 240;
/** `stated`: what a sentence states, null where it asks or orders. */
export const unitsOf = (
  run: readonly PassageSentence[],
  { sentences, speaker }: Passage,
  drawn: readonly MemoryCandidate[],
  stated: (one: PassageSentence) => string | null,
): Unit[] => {
  const hostOf = (one: PassageSentence | undefined): Unit | null => {
    const found = one === undefined ? [] : drawnFrom(drawn, one);
    const [host] = found;
    if (one === undefined || host === undefined || found.length > 1) return null;
    if (!host.text.startsWith(speaker) && !OPENS_WITH_NAME.test(host.text)) return null;
    return host.text.includes('"') ? null : { text: host.text, sentences: [one], host };
  };
  const units: Unit[] = [];
  const before = hostOf(sentences[sentences.indexOf(run[0] as PassageSentence) - 1]);
  if (before !== null) units.push(before);
  for (const one of run) {
    const said = stated(one);
    const last = units.at(-1);
    const isTold = drawnFrom(drawn, one).length > 0;
    const whole = said === null || isTold || (last !== undefined && saysHow(said)) ? null : toldWhole(said, speaker);
    const behind = said === null || !canGoOn(last, said) ? null : toldBehind(said, speaker);
    const grown = { sentences: [...(last?.sentences ?? []), one], host: last?.host ?? null };
    const host = hostOf(one);
    if (host !== null && last?.text !== null) units.push(host);
    else if (host === null && whole !== null) units.push({ text: whole, sentences: [one], host: null });
    else if (last !== undefined && last.text === null) units.splice(-1, 1, { ...grown, text: null });
    else if (last !== undefined && last.text !== null && behind !== null && last.text.length <= LONGEST)
      units.splice(-1, 1, { ...grown, text: `${last.text.replace(/\.$/, "")}. ${behind}.` });
    else units.push({ text: null, sentences: [one], host: null });
  }
  return units;
};
