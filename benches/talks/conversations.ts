// Invented talks between two people and chats with an assistant, each with what a good memory would hold of it. They were written
// for this project by somebody who had no part in the rules: dev.jsonl may be read while rules are made, test.jsonl only scored.

import { join } from "node:path";
import type { Role } from "#domain/extracted-text.ts";
import type { Turn } from "../memory/chunks.ts";

export interface Talk {
  readonly id: string;
  readonly kind: "talk" | "chat";
  readonly turns: readonly Turn[];
  readonly facts: readonly { readonly text: string; readonly turnIds: readonly string[] }[];
}

interface Line {
  readonly id: string;
  readonly kind: Talk["kind"];
  /** The day, as in "2025-03-14". */
  readonly date: string;
  readonly turns: readonly { readonly id: string; readonly speaker: string; readonly text: string }[];
  readonly gold: readonly { readonly fact: string; readonly turns: readonly string[] }[];
}

const ROLES: Readonly<Record<string, Role>> = { user: "user", assistant: "assistant" };

const readTalk = ({ id, kind, date, turns, gold }: Line): Talk => {
  const at = Date.parse(`${date}T12:00:00Z`);
  return {
    id,
    kind,
    turns: turns.map((turn) => ({ ...turn, role: kind === "chat" ? (ROLES[turn.speaker] ?? "user") : "other", at })),
    facts: gold.map((one) => ({ text: one.fact, turnIds: one.turns })),
  };
};

/** The talks of a set: "dev" or "test". */
export const readTalks = async (set: string): Promise<Talk[]> =>
  (await Bun.file(join(import.meta.dir, `${set}.jsonl`)).text())
    .trim()
    .split("\n")
    .map((line) => readTalk(JSON.parse(line) as Line));
