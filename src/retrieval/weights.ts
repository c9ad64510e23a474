// What each sign is worth when passages and memories are ranked. Fitted on conversations between people, on chats with an assistant and
// on single statements (benches/recall); BM25 signs are shares of the query's best, so that scores do not depend on the tag's size.

import type { Bm25Parameters } from "./bm25.ts";

export interface ChunkWeights {
  /** What every passage of the kind has, so that kinds meet on one scale. */
  readonly base: number;
  /** BM25 of the passage, of it with two neighbours on each side, of its session, and of word pairs. */
  readonly words: number;
  readonly window: number;
  readonly session: number;
  readonly pairs: number;
  /** Cosine of the passage, and mean of the three best of its session. */
  readonly cosine: number;
  readonly sessionCosine: number;
  /** The passage is an utterance of the one whom the question names (or who asks it). */
  readonly speaker: number;
  /** It has a time, a number, or a name, and the question asks for one. */
  readonly time: number;
  readonly number: number;
  readonly name: number;
  /** The user says in it how to answer from now on. */
  readonly instruction: number;
  readonly isQuestion: number;
  /** Times ln(1 + characters up to 300). */
  readonly length: number;
  /** It follows a question of another speaker, whose words it then answers. */
  readonly answer: number;
  readonly answeredWords: number;
  readonly answeredCosine: number;
}

const PEOPLE: ChunkWeights = {
  base: 0,
  words: 1.5,
  window: 4,
  session: 1,
  pairs: 1,
  cosine: 7.5,
  sessionCosine: 5,
  speaker: 3,
  time: 2.2,
  number: 0.9,
  name: 1.2,
  instruction: 0,
  isQuestion: -0.5,
  length: 0.5,
  answer: -0.35,
  answeredWords: 1.5,
  answeredCosine: 3,
};

const ASSISTANT: ChunkWeights = {
  base: 2.7,
  words: 1.9,
  window: 0.65,
  session: 0.65,
  pairs: 1.3,
  cosine: 11.5,
  sessionCosine: 4,
  speaker: 5,
  time: 0.65,
  number: 0.65,
  name: 0.65,
  instruction: 2,
  isQuestion: 0,
  length: -0.4,
  answer: 0,
  answeredWords: 0,
  answeredCosine: 0,
};

const PROSE: ChunkWeights = {
  ...ASSISTANT,
  base: 3,
  words: 3,
  window: 1.5,
  session: 1.5,
  pairs: 1.5,
  cosine: 12,
  sessionCosine: 3,
  speaker: 0,
  time: 1.5,
  length: 0,
};

export interface MemoryWeights {
  readonly words: number;
  /** The same where they only name a topic: who asks for "work" is answered by a profession rather than by "no work for ten days". */
  readonly topicWords: number;
  readonly pairs: number;
  readonly cosine: number;
  /** It has a time, a number or a name, and the question asks for one. */
  readonly time: number;
  readonly number: number;
  readonly name: number;
  /** It says where somebody lives, what they work, do not eat, take and so on, and the question asks for that. */
  readonly facet: number;
  /** Added to the newest of those that say what is asked for when the question is how things are, less to older ones; for "now" so many times. */
  readonly latest: number;
  readonly latestNow: number;
  /** It holds what the word of asking wants: a person for "who", a place for "where". */
  readonly wanted: number;
  /** It holds the word that says what is asked for: the budget, of the bakery's. */
  readonly head: number;
  /** It says what is used, or changed for something else, and the question is what is used now. */
  readonly used: number;
  /** It says that somebody or something is gone, and a topic is asked for as it is now. */
  readonly gone: number;
  /** It says what is no more, and the question is for what was before. */
  readonly over: number;
  /** It names the one before whom, or which, the question asks for another. */
  readonly other: number;
  /** It tells of somebody else, and the question asks of the user alone. */
  readonly another: number;
  /** It tells by name of one whom the question means by what they are: of Moira, whom it calls "my wife". */
  readonly known: number;
  /** It names whom a topic is asked of: "Wanda's job"; and begins with them. */
  readonly named: number;
  readonly opensWithNamed: number;
  /** It lasts, and only a topic is asked for. */
  readonly lasting: number;
  /** It says who somebody is, and the question asks for that. */
  readonly introduces: number;
  /** Taken off what nobody has confirmed: a guess, and a statement that a newer one probably replaces. */
  readonly inference: number;
  readonly softSuperseded: number;
  /** Added to what was told last, less to what is older, when the question is how things are. */
  readonly newest: number;
  /** It says what was meant to be, and the question is not for plans. */
  readonly plan: number;
  /** It lies ahead, and the question is how things are. */
  readonly ahead: number;
  /** It says a number of what the question counts. */
  readonly counted: number;
  /** It says what is needed or thought of, and the question is for what was done. */
  readonly needed: number;
  /** It quotes what was said, which says the same in more words than a statement of its own. */
  readonly quoted: number;
  /** Added to a synthesis of several memories when such are asked for. */
  readonly aggregate: number;
  /** Added where the passages' surroundings add theirs: a statement has none of its own. */
  readonly base: number;
  /** Share of its passage's lead that a memory takes over, and of its memory's lead that a passage takes over. */
  readonly fromPassage: number;
  /** So much less of it for what says hardly anything of its passage. */
  readonly fromPart: number;
  readonly toPassage: number;
}

/** When a newer utterance of one speaker is put before an older one that it probably replaces. */
export interface SupersessionWeights {
  /** Ranks that are looked at. */
  readonly depth: number;
  /** How like each other two passages, and two memories, are at least. */
  readonly cosine: number;
  readonly memoryCosine: number;
  /** Share of the older memory's cosine with the question that the newer has at least: it is about what is asked. */
  readonly asked: number;
  readonly scoreGap: number;
}

/** When several things are asked for, what is worth less since its session has shown other passages. */
export interface SpreadWeights {
  /** Taken off for each of them. */
  readonly each: number;
  readonly most: number;
}

export interface RankWeights {
  readonly people: ChunkWeights;
  readonly assistant: ChunkWeights;
  readonly prose: ChunkWeights;
  readonly memory: MemoryWeights;
  readonly supersession: SupersessionWeights;
  readonly spread: SpreadWeights;
  /** Added to a row that holds a word of the topic that the question names. */
  readonly topic: number;
  /** Added to what happened, or else was said, in the time that the question names. */
  readonly period: number;
  readonly wordBm25: Bm25Parameters;
  readonly windowBm25: Bm25Parameters;
  readonly sessionBm25: Bm25Parameters;
  /** When no row matches the query's words well, words count less: full weight from this share of their sum on. */
  readonly gate: number;
}

export const WEIGHTS: RankWeights = {
  people: PEOPLE,
  assistant: ASSISTANT,
  prose: PROSE,
  memory: {
    words: 4,
    topicWords: 2,
    pairs: 1,
    cosine: 9,
    time: 0.7,
    number: 0.5,
    name: 0.5,
    facet: 2,
    latest: 1.5,
    latestNow: 2,
    wanted: 0.5,
    head: 1.5,
    over: 1.5,
    used: 1,
    gone: -2.5,
    other: -1,
    another: -4,
    known: 3,
    named: 1,
    opensWithNamed: 1,
    lasting: 0.7,
    introduces: 6,
    newest: 1.5,
    plan: -0.7,
    ahead: -1,
    counted: 2.5,
    needed: -2,
    quoted: -0.7,
    inference: -1.5,
    softSuperseded: -2,
    aggregate: 1.5,
    base: 3.5,
    fromPassage: 0.65,
    fromPart: 0.2,
    toPassage: 0.3,
  },
  supersession: { depth: 10, cosine: 0.4, memoryCosine: 0.4, asked: 0.45, scoreGap: 7 },
  spread: { each: 0.5, most: 2.5 },
  topic: 2,
  period: 1.5,
  wordBm25: { k1: 0.8, b: 0.3 },
  windowBm25: { k1: 0.8, b: 0.5 },
  sessionBm25: { k1: 1.2, b: 0.75 },
  gate: 0.3,
};
