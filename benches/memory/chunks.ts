// Makes the chunks that a conversation would give: one for each turn, "Name: words".

import type { Chunk } from "#domain/chunk.ts";
import type { EpochMs } from "#domain/clock.ts";
import type { Role } from "#domain/extracted-text.ts";

export interface Turn {
  readonly id: string;
  readonly speaker: string;
  readonly role: Role;
  readonly text: string;
  readonly at: EpochMs;
}

export const chunksOf = (turns: readonly Turn[], tag: string): Chunk[] => {
  let start = 0;
  return turns.map((turn, position) => {
    const text = `${turn.speaker}: ${turn.text}`;
    const chunk: Chunk = {
      id: turn.id,
      tag,
      documentId: tag,
      position,
      hash: "",
      createdAt: turn.at,
      text,
      start,
      end: start + text.length,
      lead: "",
      speaker: turn.speaker,
      role: turn.role,
      at: turn.at,
    };
    start += text.length + 1;
    return chunk;
  });
};
