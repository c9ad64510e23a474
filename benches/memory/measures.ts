// The measures, each a function from extracted memories to figures.

import type { MemoryExtractor } from "#contracts/memory-extractor.ts";
import type { BeamChat, Conversation, PersonaDialogue, StatedPreference } from "./datasets.ts";
import { type Drawn, extractFrom } from "./extract.ts";
import { agrees, goldInterval } from "./gold-dates.ts";
import { cosine, type EmbedTexts } from "./vectors.ts";

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const STARTED = Date.UTC(2024, 0, 1);

export interface ConversationMemories {
  readonly conversation: Conversation;
  readonly drawn: readonly Drawn[];
}

export const drawAll = async (
  extractor: MemoryExtractor,
  conversations: readonly Conversation[],
): Promise<ConversationMemories[]> =>
  Promise.all(
    conversations.map(async (conversation) => ({
      conversation,
      drawn: (
        await Promise.all(conversation.sessions.map(({ turns, at }) => extractFrom(extractor, turns, at)))
      ).flat(),
    })),
  );

/** Best cosine of a memory drawn from one of the turns a gold fact cites; -1 where there is none. */
export const bestMatches = async (all: readonly ConversationMemories[], embed: EmbedTexts): Promise<number[]> => {
  const best: number[] = [];
  for (const { conversation, drawn } of all) {
    const memories = await embed(drawn.map(({ memory }) => memory.text));
    const facts = await embed(conversation.facts.map((fact) => fact.text));
    conversation.facts.forEach((fact, at) => {
      const cosines = drawn.flatMap(({ turnIds }, i) => {
        const [memory, gold] = [memories[i], facts[at]];
        return turnIds.some((id) => fact.turnIds.includes(id)) && memory !== undefined && gold !== undefined
          ? [cosine(memory, gold)]
          : [];
      });
      best.push(Math.max(-1, ...cosines));
    });
  }
  return best;
};

export const economy = (all: readonly ConversationMemories[]) => {
  let turns = 0;
  let memories = 0;
  let uncited = 0;
  let characters = 0;
  for (const { conversation, drawn } of all) {
    const cited = new Set(conversation.facts.flatMap((fact) => fact.turnIds));
    turns += conversation.sessions.reduce((sum, session) => sum + session.turns.length, 0);
    memories += drawn.length;
    uncited += drawn.filter(({ turnIds }) => !turnIds.some((id) => cited.has(id))).length;
    characters += drawn.reduce((sum, { memory }) => sum + memory.text.length, 0);
  }
  return {
    turns,
    memories,
    perTurn: share(memories, turns),
    noise: share(uncited, memories),
    charactersPerMemory: share(characters, memories),
  };
};

/** A time that can be counted back or read off: a date, or a day, week, month or year seen from now. */
const STATES_TIME =
  /\b(?:yesterday|today|tonight|tomorrow|ago|last (?:night|week|weekend|month|year|spring|summer|fall|winter|\w+day|fri|tues)|next (?:week|weekend|month|year|spring|summer|fall|winter|\w+day)|this (?:past )?(?:week|weekend|month|year|morning|afternoon|evening|summer|winter)|january|february|march|april|june|july|august|september|october|november|december|\w+day (?:night|morning|evening)|on \w+day|(?:19|20)\d\d|\d{1,2}(?:st|nd|rd|th))\b/i;

/** Of the questions whose answer is a date: how many have a memory of an evidence turn that carries it. */
export const datesCarried = (all: readonly ConversationMemories[]) => {
  let asked = 0;
  let carried = 0;
  let stated = 0;
  let statedCarried = 0;
  const missed: { answer: string; evidence: readonly string[]; conversation: string }[] = [];
  for (const { conversation, drawn } of all) {
    for (const { answer, evidence, category } of conversation.questions) {
      const gold = category === 2 ? goldInterval(answer) : null;
      if (gold === null || evidence.length === 0) continue;
      asked++;
      const dates = drawn
        .filter(({ turnIds }) => turnIds.some((id) => evidence.includes(id)))
        .flatMap(({ memory }) => memory.eventDates);
      const isCarried = dates.some((date) => agrees(gold, date));
      const states = conversation.sessions.some(({ turns }) =>
        turns.some((turn) => evidence.includes(turn.id) && STATES_TIME.test(turn.text)),
      );
      if (states) stated++;
      if (states && isCarried) statedCarried++;
      if (isCarried) carried++;
      else missed.push({ answer, evidence, conversation: conversation.id });
    }
  }
  return { asked, share: share(carried, asked), stated, shareStated: share(statedCarried, stated), missed };
};

/** A stated preference is kept when a memory says it: cosine of 0.7 and more to the statement. */
export const statedKept = async (
  extractor: MemoryExtractor,
  stated: readonly StatedPreference[],
  embed: EmbedTexts,
) => {
  let any = 0;
  let same = 0;
  let memories = 0;
  for (const { preference } of stated) {
    const drawn = await extractFrom(
      extractor,
      [{ id: "1", speaker: "user", role: "user", text: preference, at: STARTED }],
      STARTED,
    );
    memories += drawn.length;
    if (drawn.length > 0) any++;
    const [gold, ...found] = await embed([preference, ...drawn.map(({ memory }) => memory.text)]);
    if (gold !== undefined && found.some((vector) => cosine(vector, gold) >= 0.7)) same++;
  }
  return {
    asked: stated.length,
    any: share(any, stated.length),
    same: share(same, stated.length),
    perStatement: share(memories, stated.length),
  };
};

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 10);

/** An implied preference is kept when a memory comes as near to it (cosine 0.5) as some sentence of the user does. */
export const impliedKept = async (
  extractor: MemoryExtractor,
  dialogues: readonly PersonaDialogue[],
  embed: EmbedTexts,
) => {
  let reachable = 0;
  let kept = 0;
  let keptOfAll = 0;
  let turns = 0;
  let memories = 0;
  for (const { preference, conversation } of dialogues) {
    const pairs = Object.values(conversation);
    const drawn = await extractFrom(
      extractor,
      pairs.flatMap(({ user, assistant }, i) => [
        { id: `u${i}`, speaker: "user", role: "user" as const, text: user, at: STARTED },
        { id: `a${i}`, speaker: "assistant", role: "assistant" as const, text: assistant, at: STARTED },
      ]),
      STARTED,
    );
    turns += pairs.length;
    memories += drawn.length;
    const sentences = pairs.flatMap(({ user }) => sentencesOf(user));
    const [gold, ...vectors] = await embed([preference, ...sentences, ...drawn.map(({ memory }) => memory.text)]);
    if (gold === undefined) continue;
    const cosines = vectors.map((vector) => cosine(vector, gold));
    const isKept = cosines.slice(sentences.length).some((value) => value >= 0.5);
    if (isKept) keptOfAll++;
    if (!cosines.slice(0, sentences.length).some((value) => value >= 0.5)) continue;
    reachable++;
    if (isKept) kept++;
  }
  return {
    asked: dialogues.length,
    reachable,
    share: share(kept, reachable),
    shareOfAll: share(keptOfAll, dialogues.length),
    perTurn: share(memories, turns),
  };
};

/** Of the user turns that some question needs: how many have a memory. */
export const evidenceCovered = async (extractor: MemoryExtractor, chats: readonly BeamChat[]) => {
  let evidence = 0;
  let covered = 0;
  let turns = 0;
  let memories = 0;
  for (const chat of chats) {
    const drawn = await extractFrom(extractor, chat.turns, STARTED);
    const sources = new Set(drawn.flatMap(({ turnIds }) => turnIds));
    turns += chat.turns.filter((turn) => turn.role === "user").length;
    memories += drawn.length;
    evidence += chat.evidence.length;
    covered += chat.evidence.filter((id) => sources.has(id)).length;
  }
  return { evidence, share: share(covered, evidence), perUserTurn: share(memories, turns) };
};

/** The first rounds also pay for compiling. */
const ROUNDS = 8;

/** Sentences per second of processor time, so that other work on the machine does not count, of the whole extractor over the conversations: the best round. */
export const sentencesPerSecond = async (
  extractor: MemoryExtractor,
  conversations: readonly Conversation[],
): Promise<number> => {
  const sentences = conversations
    .flatMap((conversation) => conversation.sessions.flatMap((session) => session.turns))
    .reduce((sum, turn) => sum + sentencesOf(turn.text).length, 0);
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const from = process.cpuUsage();
    for (const conversation of conversations)
      for (const { turns, at } of conversation.sessions) await extractFrom(extractor, turns, at);
    best = Math.max(best, sentences / (process.cpuUsage(from).user / 1_000_000));
  }
  return best;
};
