// Answers to writes that came with an Idempotency-Key, so that a write that is sent again is answered as before.

import { RecordId } from "surrealdb";
import type { Database } from "./engine.ts";
import type { AnswerStore, GivenAnswer } from "./store.ts";

/** Of a whole write, or of one part of it. */
export const answerKey = (keyId: string, name: string, part?: number): RecordId =>
  new RecordId("answer", part === undefined ? [keyId, name] : [keyId, name, part]);

export const createAnswers = (database: Database): AnswerStore => ({
  get: async (keyId, name, part) => {
    const [row] = await database.query<[GivenAnswer | null | undefined]>(
      "SELECT fingerprint, json, since FROM ONLY $key",
      { key: answerKey(keyId, name, part) },
    );
    return row ?? null;
  },

  reserve: async (keyId, name, answer) => {
    const [created] = await database.query<[unknown[]]>("INSERT IGNORE INTO answer $row", {
      row: { ...answer, id: answerKey(keyId, name) },
    });
    return created.length > 0;
  },

  put: async (keyId, name, answer) => {
    await database.query(
      `BEGIN;
       UPSERT $key CONTENT $answer RETURN NONE;
       DELETE answer:[$keyId, $name, NONE]..=[$keyId, $name, ..] RETURN NONE;
       COMMIT;`,
      { key: answerKey(keyId, name), answer, keyId, name },
    );
  },

  drop: async (keyId, name, part) => {
    await database.query("DELETE $key RETURN NONE", { key: answerKey(keyId, name, part) });
  },

  dropBefore: async (time, limit) => {
    const [, dropped] = await database.query<[null, unknown[]]>(
      `LET $old = (SELECT VALUE id FROM answer WHERE since <= $time LIMIT $limit);
       DELETE $old RETURN BEFORE;`,
      { time, limit },
    );
    return dropped.length;
  },
});
