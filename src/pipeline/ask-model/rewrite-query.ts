// Other wordings of a search query from the chat model, quickly or by rules: somebody waits for the search.

import { Type } from "typebox";
import { Value } from "typebox/value";
import type { ChatModel } from "#contracts/chat.ts";
import type { Logger } from "#contracts/plugin.ts";
import { rewriteQuery } from "../search/rewrite.ts";
import instructions from "./rewrite-query-v1.txt" with { type: "text" };

const Wordings = Type.Object(
  { wordings: Type.Array(Type.String({ minLength: 1, maxLength: 300 })) },
  { additionalProperties: false },
);
const MOST = 3;
const WAIT_MS = 4_000;

export const rewriteWithModel =
  (chat: ChatModel, logger: Logger) =>
  async (query: string): Promise<string[]> => {
    try {
      const wordings = await chat.ask(
        {
          prompt: "rewrite-query-v1",
          instructions: instructions.trim(),
          material: (fence) => fence(query),
          schema: Wordings,
          read: (answer) => (Value.Check(Wordings, answer) ? answer.wordings : null),
          maxAnswerTokens: 400,
        },
        { signal: AbortSignal.timeout(WAIT_MS), logger },
      );
      const others = wordings.map((wording) => wording.trim()).filter((wording) => wording !== "" && wording !== query);
      return [...new Set(others)].slice(0, MOST);
    } catch (error) {
      logger.warn({ error }, "a query was rewritten without the language model");
      return rewriteQuery(query);
    }
  };
