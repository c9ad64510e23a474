// Reads the evaluation sets from a folder given on the command line: conversations, questions, and the turns that answer them.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Turn {
  readonly id: string;
  readonly speaker: string;
  readonly role: "user" | "assistant" | "other";
  readonly text: string;
}

export interface Session {
  readonly id: string;
  /** ISO 8601. */
  readonly date: string;
  readonly turns: readonly Turn[];
}

/** A statement that the set itself draws from turns; stands in for extracted memories when ranking is tuned offline. */
export interface Observation {
  readonly speaker: string;
  readonly text: string;
  readonly turnIds: readonly string[];
  readonly date: string;
}

export interface Question {
  readonly text: string;
  readonly kind: string;
  readonly evidence: readonly string[];
  /** For knowledge updates: the turns with the old fact, which should come after the evidence. */
  readonly stale: readonly string[];
}

export interface Conversation {
  readonly id: string;
  readonly sessions: readonly Session[];
  readonly observations: readonly Observation[];
  readonly questions: readonly Question[];
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const asText = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? `${value}` : "";

/** "1:56 pm on 8 May, 2023" and "March-15-2024" as ISO 8601. */
const isoDate = (written: string): string => {
  const spoken = /^(\d+):(\d+) (am|pm) on (\d+) (\w+),? (\d+)$/.exec(written);
  if (spoken) {
    const hour = (Number(spoken[1]) % 12) + (spoken[3] === "pm" ? 12 : 0);
    const day = new Date(`${spoken[4]} ${spoken[5]} ${spoken[6]} 00:00 UTC`).getTime();
    return new Date(day + (hour * 60 + Number(spoken[2])) * 60_000).toISOString();
  }
  const time = Date.parse(`${written.replaceAll("-", " ")} UTC`);
  return Number.isNaN(time) ? new Date(0).toISOString() : new Date(time).toISOString();
};

const locomoTurn = (value: unknown): Turn => {
  const turn = asRecord(value);
  const caption = asText(turn.blip_caption);
  return {
    id: asText(turn.dia_id),
    speaker: asText(turn.speaker),
    role: "other",
    text: asText(turn.text) + (caption === "" ? "" : ` [shares ${caption}]`),
  };
};

const locomoConversation = (value: unknown, index: number): Conversation => {
  const entry = asRecord(value);
  const talk = asRecord(entry.conversation);
  const observed = asRecord(entry.observation);
  const numbers = Object.keys(talk)
    .map((key) => /^session_(\d+)$/.exec(key)?.[1])
    .filter((key) => key !== undefined)
    .sort((a, b) => Number(a) - Number(b));
  const dateOf = (number: string): string => isoDate(asText(talk[`session_${number}_date_time`]));
  return {
    id: `locomo-${index}`,
    sessions: numbers.map((number) => ({
      id: `session_${number}`,
      date: dateOf(number),
      turns: asList(talk[`session_${number}`]).map(locomoTurn),
    })),
    observations: numbers.flatMap((number) =>
      Object.entries(asRecord(observed[`session_${number}_observation`])).flatMap(([speaker, facts]) =>
        asList(facts).map((fact) => ({
          speaker,
          text: asText(asList(fact)[0]),
          turnIds: asList(asList(fact)[1]).length > 0 ? asList(asList(fact)[1]).map(asText) : [asText(asList(fact)[1])],
          date: dateOf(number),
        })),
      ),
    ),
    questions: asList(entry.qa)
      .map(asRecord)
      .filter((qa) => qa.category !== 5)
      .map((qa) => ({
        text: asText(qa.question),
        kind: `${asText(qa.category)}`,
        evidence: asList(qa.evidence).flatMap((id) => asText(id).match(/D\d+:\d+/g) ?? []),
        stale: [],
      }))
      .filter((qa) => qa.evidence.length > 0),
  };
};

export const readLocomo = (folder: string): Conversation[] =>
  asList(readJson(join(folder, "locomo", "conversations.json"))).map(locomoConversation);

const numbersIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(numbersIn)
    : typeof value === "number"
      ? [`${value}`]
      : Object.values(asRecord(value)).flatMap(numbersIn);

const beamQuestion = (kind: string, value: unknown): Question => {
  const entry = asRecord(value);
  const ids = entry.source_chat_ids;
  const isUpdate = kind === "knowledge_update";
  return {
    text: asText(entry.question),
    kind,
    evidence: [...new Set(numbersIn(ids))],
    stale: isUpdate ? numbersIn(asRecord(ids).original_info) : [],
  };
};

export const readBeam = (folder: string): Conversation[] =>
  readdirSync(join(folder, "beam-100k"))
    .sort((a, b) => Number(a) - Number(b))
    .map((name) => {
      const chat = asList(readJson(join(folder, "beam-100k", name, "chat.json"))).map(asRecord);
      const questions = asRecord(
        readJson(join(folder, "beam-100k", name, "probing_questions", "probing_questions.json")),
      );
      const sessions = chat.map((batch, index) => {
        const turns = asList(batch.turns).flatMap(asList).map(asRecord);
        const anchor = turns.map((turn) => asText(turn.time_anchor)).find((date) => date !== "") ?? "";
        return {
          id: `batch_${index + 1}`,
          date: isoDate(anchor),
          turns: turns.map((turn) => ({
            id: asText(turn.id),
            speaker: asText(turn.role),
            role: turn.role === "user" ? ("user" as const) : ("assistant" as const),
            text: asText(turn.content)
              .replace(/\s*->->\s*[\d,]+\s*$/, "")
              .trim(),
          })),
        };
      });
      const known = new Set(sessions.flatMap((session) => session.turns.map((turn) => turn.id)));
      return {
        id: `beam-${name}`,
        sessions,
        observations: [],
        questions: Object.entries(questions)
          .flatMap(([kind, list]) => asList(list).map((value) => beamQuestion(kind, value)))
          .map((question) => ({ ...question, evidence: question.evidence.filter((id) => known.has(id)) }))
          .filter((question) => question.evidence.length > 0),
      };
    });

/** One conversation for each topic; every preference is a session of one turn, and its question should find it. */
export const readPrefEval = (folder: string): Conversation[] =>
  readdirSync(join(folder, "prefeval", "explicit"))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => {
      const entries = asList(readJson(join(folder, "prefeval", "explicit", name))).map(asRecord);
      return {
        id: `prefeval-${name.replace(".json", "")}`,
        sessions: entries.map((entry, index) => ({
          id: `preference_${index}`,
          date: new Date(Date.UTC(2024, 0, 1 + index)).toISOString(),
          turns: [{ id: `${index}`, speaker: "user", role: "user" as const, text: asText(entry.preference) }],
        })),
        observations: [],
        questions: entries.map((entry, index) => ({
          text: asText(entry.question),
          kind: "preference",
          evidence: [`${index}`],
          stale: [],
        })),
      };
    });

/** Names what is missing, so that a bench can say so and go on with the rest. */
export const missingSets = (folder: string): string[] =>
  ["locomo/conversations.json", "beam-100k", "prefeval/explicit"].filter((path) => !existsSync(join(folder, path)));

/** The same conversation when nobody is named: every speaker's name, in speech as well, reads "the user". */
export const anonymise = (conversation: Conversation): Conversation => {
  const names = [...new Set(conversation.sessions.flatMap(({ turns }) => turns.map(({ speaker }) => speaker)))];
  const spoken = names
    .flatMap((name) => [name, name.slice(0, 4), name.slice(0, 3)])
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`\\b(?:${spoken.join("|")})\\b`, "g");
  const hide = (text: string): string => text.replace(pattern, "the user");
  return {
    id: `${conversation.id}-anonymous`,
    sessions: conversation.sessions.map((session) => ({
      ...session,
      turns: session.turns.map((turn) => ({ ...turn, speaker: "the user", text: hide(turn.text) })),
    })),
    observations: conversation.observations.map((fact) => ({ ...fact, speaker: "the user", text: hide(fact.text) })),
    questions: conversation.questions.map((question) => ({ ...question, text: hide(question.text) })),
  };
};
