// The memory extractor that asks the configured chat model. One question for what it is given at once; what comes back are
// candidates with a quote that stands in the passages, and nothing else.

import { Type } from "typebox";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import { toCandidates } from "./model/candidates.ts";
import { askForMemories } from "./model/question.ts";

export default definePlugin({
  kind: "memory-extractor",
  name: "model",
  options: Type.Object({}),
  requires: ["chat"],
  create: async (_options, { chat }) => {
    if (!chat) throw new PluginError("no_chat_model", "This memory extractor needs a chat model", false);
    return {
      extract: async (input, context) => {
        const fresh = input.chunks.filter(
          ({ id, role, text }) =>
            input.freshChunkIds.has(id) && role !== "system" && role !== "tool" && text.trim() !== "",
        );
        if (fresh.length === 0) return [];
        const question = askForMemories(input, fresh);
        const given = await chat.ask(question, context);
        return toCandidates(given, fresh, input, question.instructions);
      },
    };
  },
});
