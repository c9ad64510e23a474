// "Do you have any joint problems?" "left knee. had the cartilage out in 2019": what goes on about an answer of a few words is told
// behind it, as far as nothing else says of what it is.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { opensWithSubject } from "../cues/openings.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { drawnFrom } from "./typed-units.ts";

/** "had the cartilage out", "got it in 2020": of the one who answers, and of what was answered. */
const GOES_ON =
  /^(?:(?:just|only|also|then|still|already) )?(?:had|got|took|bought|made|broke|lost|sold|started|found|tried|did) /i;
const POINTS_BACK = /\b(?:it|them|the|that|there|one)\b/i;
const LONGEST = 240;

const goesOn = (sentence: PassageSentence): boolean => {
  const text = plainOf(sentence);
  return GOES_ON.test(text) && POINTS_BACK.test(text) && !opensWithSubject(text);
};

/** `answers`: the memories that tell a reply with what was asked. */
export const behindAnswers = (
  candidates: readonly MemoryCandidate[],
  answers: readonly MemoryCandidate[],
  { sentences, speaker }: Passage,
): MemoryCandidate[] => {
  const behind = new Map<MemoryCandidate, MemoryCandidate>();
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1];
    const [host, ...others] = before === undefined || !goesOn(sentence) ? [] : drawnFrom(answers, before);
    const [one, ...more] = host === undefined ? [] : drawnFrom(candidates, sentence);
    if (host === undefined || one === undefined || others.length + more.length > 0 || one === host) continue;
    const isWhole = [host, one].every(({ text }) => text.startsWith(speaker)) && !host.text.includes('"');
    if (isWhole && host.text.length + one.text.length <= LONGEST) behind.set(host, one);
  }
  const told = new Set(behind.values());
  return candidates.flatMap((host) => {
    const one = behind.get(host);
    if (told.has(host)) return [];
    if (one === undefined) return [host];
    return [
      {
        ...host,
        text: `${host.text.replace(/\.$/, "")}. ${one.text}`,
        eventDates: [...host.eventDates, ...one.eventDates],
        sources: [...host.sources, ...one.sources],
      },
    ];
  });
};
