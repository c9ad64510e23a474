// Reads the evaluation sets from the data folder: conversations as turns, and what is expected of them.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { EpochMs } from "#domain/clock.ts";
import type { Turn } from "./chunks.ts";

const readJson = async <Shape>(...path: string[]): Promise<Shape> => (await Bun.file(join(...path)).json()) as Shape;

interface LocomoTurn {
  readonly speaker: string;
  readonly dia_id: string;
  readonly text: string;
}
interface LocomoFile {
  readonly sample_id: string;
  readonly conversation: Readonly<Record<string, string | readonly LocomoTurn[]>>;
  readonly observation: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly [string, string | string[]])[]>>>
  >;
  readonly qa: readonly { question: string; answer?: string | number; evidence: string[]; category: number }[];
}

export interface GoldFact {
  readonly text: string;
  readonly turnIds: readonly string[];
}
export interface Session {
  readonly at: EpochMs;
  readonly turns: readonly Turn[];
}
export interface Conversation {
  readonly id: string;
  readonly sessions: readonly Session[];
  readonly facts: readonly GoldFact[];
  readonly questions: readonly { answer: string; evidence: readonly string[]; category: number }[];
}

const ONLY_MONTH = /^(\d{1,2}):(\d{2}) (am|pm) on (\d{1,2}) (\w+), (\d{4})$/;

/** "1:56 pm on 8 May, 2023" */
const sessionTime = (text: string): EpochMs => {
  const match = ONLY_MONTH.exec(text.trim());
  if (match === null) throw new Error(`Not a session time: ${text}`);
  const hour = (Number(match[1]) % 12) + (match[3] === "pm" ? 12 : 0);
  return Date.parse(`${match[4]} ${match[5]} ${match[6]} UTC`) + hour * 3_600_000 + Number(match[2]) * 60_000;
};

const turnIds = (cited: string | readonly string[]): string[] =>
  (typeof cited === "string" ? [cited] : cited).flatMap((id) => id.match(/D\d+:\d+/g) ?? []);

const readLocomoFile = (file: LocomoFile): Conversation => {
  const sessions: Session[] = [];
  for (let number = 1; ; number++) {
    const time = file.conversation[`session_${number}_date_time`];
    if (typeof time !== "string") break;
    const turns = file.conversation[`session_${number}`];
    if (turns === undefined || typeof turns === "string") continue;
    const at = sessionTime(time);
    sessions.push({
      at,
      turns: turns.map(({ dia_id, speaker, text }) => ({ id: dia_id, speaker, role: "other", text, at })),
    });
  }
  const facts = Object.values(file.observation).flatMap((bySpeaker) =>
    Object.values(bySpeaker).flatMap((list) => list.map(([text, cited]) => ({ text, turnIds: turnIds(cited) }))),
  );
  const questions = file.qa.map(({ answer, evidence, category }) => ({
    answer: String(answer ?? ""),
    evidence: evidence.flatMap(turnIds),
    category,
  }));
  return { id: file.sample_id, sessions, facts, questions };
};

export const readLocomo = async (data: string): Promise<Conversation[]> =>
  (await readJson<LocomoFile[]>(data, "locomo", "conversations.json")).map(readLocomoFile);

export interface StatedPreference {
  readonly preference: string;
}
export interface PersonaDialogue {
  readonly preference: string;
  readonly conversation: Readonly<Record<string, { user: string; assistant: string }>>;
}

const readFolder = async <Shape>(folder: string): Promise<Shape[]> => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort();
  return (await Promise.all(files.map((name) => readJson<Shape[]>(folder, name)))).flat();
};

export const readExplicit = (data: string): Promise<StatedPreference[]> =>
  readFolder(join(data, "prefeval", "explicit"));
export const readPersonas = (data: string): Promise<PersonaDialogue[]> =>
  readFolder(join(data, "prefeval", "persona-driven"));

interface BeamBatch {
  readonly turns: readonly (readonly {
    role: "user" | "assistant";
    id: number;
    content: string;
    time_anchor?: string;
  }[])[];
}

export interface BeamChat {
  readonly id: string;
  readonly turns: readonly Turn[];
  /** Ids of user turns that some question needs. */
  readonly evidence: readonly string[];
}

const idsIn = (value: unknown): string[] => {
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(idsIn) : [];
};

export const readBeam = async (data: string): Promise<BeamChat[]> => {
  const root = join(data, "beam-100k");
  const chats: BeamChat[] = [];
  for (const id of readdirSync(root).sort((a, b) => Number(a) - Number(b))) {
    const batches = await readJson<BeamBatch[]>(root, id, "chat.json");
    let at = Date.UTC(2024, 0, 1);
    const turns: Turn[] = [];
    for (const turn of batches.flatMap((batch) => batch.turns.flat())) {
      const anchor = Date.parse(`${turn.time_anchor ?? ""} UTC`);
      if (!Number.isNaN(anchor)) at = anchor;
      turns.push({
        id: String(turn.id),
        speaker: turn.role,
        role: turn.role,
        text: turn.content.replace(/\s*->->.*$/, ""),
        at,
      });
    }
    const users = new Set(turns.filter((turn) => turn.role === "user").map((turn) => turn.id));
    const questions = await readJson<Record<string, { source_chat_ids?: unknown }[]>>(
      root,
      id,
      "probing_questions",
      "probing_questions.json",
    );
    const cited = Object.values(questions).flatMap((list) =>
      list.flatMap((question) => idsIn(question.source_chat_ids)),
    );
    chats.push({ id, turns, evidence: [...new Set(cited)].filter((turnId) => users.has(turnId)) });
  }
  return chats;
};
