// The questions of BEAM about facts that changed and about statements that contradict each other, with the turns that they need.

import { join } from "node:path";
import { type BeamChat, readBeam } from "../memory/datasets.ts";

export interface TurnPair {
  readonly question: string;
  /** Turns of the earlier and of the later statement. */
  readonly older: readonly string[];
  readonly newer: readonly string[];
}

export interface ChangingChat extends BeamChat {
  readonly updates: readonly TurnPair[];
  readonly contradictions: readonly TurnPair[];
}

type Cited = number | readonly number[] | undefined;
interface Probe {
  readonly question: string;
  readonly source_chat_ids?: Readonly<Record<string, Cited>>;
}

const idsOf = (cited: Cited): string[] => [cited ?? []].flat().map(String);

const pairsOf = (probes: readonly Probe[], older: string, newer: string): TurnPair[] =>
  probes
    .map(({ question, source_chat_ids: ids }) => ({ question, older: idsOf(ids?.[older]), newer: idsOf(ids?.[newer]) }))
    .filter((pair) => pair.older.length > 0 && pair.newer.length > 0);

export const readChangingChats = async (data: string): Promise<ChangingChat[]> => {
  const chats = await readBeam(data);
  return Promise.all(
    chats.map(async (chat) => {
      const path = join(data, "beam-100k", chat.id, "probing_questions", "probing_questions.json");
      const probes = (await Bun.file(path).json()) as Readonly<Record<string, readonly Probe[]>>;
      return {
        ...chat,
        updates: pairsOf(probes.knowledge_update ?? [], "original_info", "updated_info"),
        contradictions: pairsOf(probes.contradiction_resolution ?? [], "first_statement", "second_statement"),
      };
    }),
  );
};
