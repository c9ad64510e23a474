// How two people who talk stand to each other, told once for a talk however often it is said: "Ida encourages and supports Ben".
// Each "keep going!" and "thanks for your support" alone is filler; that somebody says so again and again is a fact about two people.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { type Support, supportIn } from "./cues/support.ts";
import { wordsOf } from "./patterns.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { plainCandidate, sourceOf } from "./telling/candidates.ts";

/** So many warm sentences say it before it is told, or one beside as many polite ones: one alone is a manner of speaking. */
const FEWEST_SENTENCES = 2;
const MOST_SOURCES = 12;
/** A profile shows it only where there is nothing better. */
const CONFIDENCE = 0.35;
/** Nobody cheers at length. */
const LONGEST_SENTENCE = 200;

interface Shown {
  readonly speaker: string;
  readonly listener: string;
  readonly encouraging: PassageSentence[];
  readonly thankful: PassageSentence[];
  /** What anybody says out of good manners: it tells something beside warmer words only. */
  readonly polite: PassageSentence[];
}

const LISTS: Readonly<Record<Support, (shown: Shown) => PassageSentence[]>> = {
  encourages: ({ encouraging }) => encouraging,
  thanks: ({ thankful }) => thankful,
  "wishes well": ({ polite }) => polite,
};

const firstNameOf = (speaker: string): string => speaker.split(" ")[0] as string;

/** By who speaks to whom, what encourages and what thanks for it. */
const shownIn = (passages: readonly Passage[]): Iterable<Shown> => {
  const pairs = new Map<string, Shown>();
  const talk = passages.filter(
    ({ role, listener, isListenerOpen }) => role === "other" && listener !== null && !isListenerOpen,
  );
  const names = new Set(talk.map(({ speaker }) => firstNameOf(speaker)));
  for (const { speaker, listener, sentences } of talk) {
    if (listener === null) continue;
    const both = [speaker, listener].map(firstNameOf);
    for (const sentence of sentences) {
      const { raw } = sentence;
      if (raw.length > LONGEST_SENTENCE || raw.trimEnd().endsWith("?")) continue;
      const support = supportIn(raw.toLowerCase());
      if (support === null) continue;
      if (wordsOf(raw).some((word) => names.has(word) && !both.includes(word))) continue;
      const key = `${speaker}\n${listener}`;
      const shown = pairs.get(key) ?? { speaker, listener, encouraging: [], thankful: [], polite: [] };
      pairs.set(key, shown);
      LISTS[support](shown).push(sentence);
    }
  }
  return pairs.values();
};

interface Standing {
  readonly text: string;
  /** What says so first, and behind it what goes with it. */
  readonly said: readonly PassageSentence[];
}

/** Of the two the one that is said again and again; both where both are. */
const standingOf = ({ speaker, listener, encouraging, thankful, polite }: Shown): Standing => {
  const isThanked = thankful.length >= FEWEST_SENTENCES;
  if (encouraging.length === 0 || (encouraging.length < FEWEST_SENTENCES && isThanked))
    return {
      text: `${speaker} appreciates ${listener}'s support and encouragement.`,
      said: [...thankful, ...encouraging, ...polite],
    };
  const encourages = `${speaker} encourages and supports ${listener}`;
  if (!isThanked) return { text: `${encourages}.`, said: [...encouraging, ...thankful, ...polite] };
  return {
    text: `${encourages}, and appreciates ${listener}'s support.`,
    said: [...encouraging, ...thankful, ...polite],
  };
};

export const mutualSupport = (passages: readonly Passage[]): MemoryCandidate[] =>
  [...shownIn(passages)].flatMap((shown) => {
    const warm = [...shown.encouraging, ...shown.thankful];
    const isShown =
      warm.length >= FEWEST_SENTENCES || (warm.length > 0 && warm.length + shown.polite.length > FEWEST_SENTENCES);
    if (!isShown) return [];
    const { text, said } = standingOf(shown);
    const fresh = said.filter(({ isFresh }) => isFresh).slice(0, MOST_SOURCES);
    if (fresh.length === 0) return [];
    const { speaker: subject } = shown;
    const told = plainCandidate({ text, kind: "relationship", subject, confidence: CONFIDENCE }, fresh);
    return [{ ...told, sources: [...new Set(fresh)].map(sourceOf) }];
  });
