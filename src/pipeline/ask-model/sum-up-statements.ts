// Wordings for aggregates from the chat model: what several statements say, as somebody would put it. By rules where it fails.

import { Type } from "typebox";
import { Value } from "typebox/value";
import type { ChatModel } from "#contracts/chat.ts";
import type { Logger } from "#contracts/plugin.ts";
import { isGrounded, tellsInstructions } from "#domain/grounded.ts";
import instructions from "./sum-up-statements-v1.txt" with { type: "text" };

/** For each group of statements its wording; null where the model gave none that can be used. */
export type SumUp = (groups: readonly (readonly string[])[]) => Promise<readonly (string | null)[]>;

const Given = Type.Object(
  {
    summaries: Type.Array(
      Type.Object(
        { group: Type.Integer({ minimum: 1 }), summary: Type.String({ minLength: 1, maxLength: 400 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
/** Asked for at once; the other groups keep the wording that the rules gave them. */
const MOST_GROUPS = 40;
const MOST_CHARACTERS = 20_000;
const SHOWN_CHARACTERS = 300;
const MAX_ANSWER_TOKENS = 4_000;
const WAIT_MS = 60_000;

const asShown = (groups: readonly (readonly string[])[]): string[][] => {
  const shown: string[][] = [];
  let characters = 0;
  for (const statements of groups.slice(0, MOST_GROUPS)) {
    const group = statements.map((statement) => statement.replace(/\s+/g, " ").slice(0, SHOWN_CHARACTERS));
    characters += group.join("").length;
    if (characters > MOST_CHARACTERS) break;
    shown.push(group);
  }
  return shown;
};

export const sumUpWithModel =
  (chat: ChatModel, logger: Logger): SumUp =>
  async (groups) => {
    const shown = asShown(groups);
    if (shown.length === 0) return groups.map(() => null);
    const tells = tellsInstructions(instructions, shown.flat());
    try {
      const given = await chat.ask(
        {
          prompt: "sum-up-statements-v1",
          instructions: instructions.trim(),
          material: (fence) =>
            fence(
              shown.map((group, i) => `Group ${i + 1}:\n${group.map((text) => `- ${text}`).join("\n")}`).join("\n"),
            ),
          schema: Given,
          read: (answer) => (Value.Check(Given, answer) ? answer.summaries : null),
          maxAnswerTokens: MAX_ANSWER_TOKENS,
        },
        { signal: AbortSignal.timeout(WAIT_MS), logger },
      );
      const byGroup = new Map(given.map(({ group, summary }) => [group, summary.replace(/\s+/g, " ").trim()]));
      return groups.map((_, i) => {
        const summary = byGroup.get(i + 1) ?? "";
        const isUsable = summary !== "" && isGrounded(summary, shown[i] ?? []) && !tells(summary);
        return isUsable ? summary : null;
      });
    } catch (error) {
      logger.warn({ error }, "memories were summed up without the language model");
      return groups.map(() => null);
    }
  };
