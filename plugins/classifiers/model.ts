// The classifier that asks the configured chat model which buckets statements belong to. It can only name the buckets there are.

import { Type } from "typebox";
import type { Classifier, ClassifierGuidance, ClassifierInput } from "#contracts/classifier.ts";
import { type CallContext, definePlugin, PluginError } from "#contracts/plugin.ts";
import type { BucketDefinition } from "#domain/bucket.ts";
import { readList } from "#plugins/shared/chat/read-list.ts";
import instructions from "./model/sort-statements-v1.txt" with { type: "text" };

const Sorted = Type.Object(
  { statement: Type.Integer({ minimum: 1 }), buckets: Type.Array(Type.String(), { default: [] }) },
  { additionalProperties: false },
);
const SCHEMA = Type.Object({ statements: Type.Array(Sorted) }, { additionalProperties: false });
const IN_ONE_QUESTION = 200;
const MAX_ANSWER_TOKENS = 5_000;
const SHOWN_CHARACTERS = 300;
const MOST_BUCKETS = 4;
const read = readList("statements", Sorted, IN_ONE_QUESTION);

const EXPLICIT_ONLY =
  "The only bucket takes explicit statements of a person about themselves; when in doubt, the statement does not belong.";

const guidanceOf = ({ filterPrompt, entityContext, isDefault }: ClassifierGuidance): string[] => [
  ...(filterPrompt === null ? [] : [`What the organization cares for: ${filterPrompt}`]),
  ...(entityContext === null ? [] : [`Whom the statements are about: ${entityContext}`]),
  ...(isDefault ? [EXPLICIT_ONLY] : []),
];

export default definePlugin({
  kind: "classifier",
  name: "model",
  options: Type.Object({}),
  requires: ["chat"],
  create: async (_options, { chat }): Promise<Classifier> => {
    if (!chat) throw new PluginError("no_chat_model", "This classifier needs a chat model", false);

    const sort = async (
      texts: readonly string[],
      labels: readonly BucketDefinition[],
      guidance: ClassifierGuidance,
      context: CallContext,
    ): Promise<{ readonly key: string; readonly score: number }[][]> => {
      const buckets = labels.map(({ key, description }) => `- ${key}: ${description}`).join("\n");
      const given = await chat.ask(
        {
          prompt: "sort-statements-v1",
          instructions: [instructions.trim(), `Buckets:\n${buckets}`, ...guidanceOf(guidance)].join("\n\n"),
          material: (fence) =>
            fence(
              texts.map((text, i) => `${i + 1}. ${text.replace(/\s+/g, " ").slice(0, SHOWN_CHARACTERS)}`).join("\n"),
            ),
          schema: SCHEMA,
          read,
          maxAnswerTokens: MAX_ANSWER_TOKENS,
        },
        context,
      );
      const known = new Set(labels.map(({ key }) => key));
      const byNumber = new Map(given.map((item) => [item.statement, item.buckets]));
      return texts.map((_, i) =>
        [...new Set(byNumber.get(i + 1) ?? [])]
          .filter((key) => known.has(key))
          .slice(0, MOST_BUCKETS)
          .map((key, rank) => ({ key, score: 0.9 - 0.1 * rank })),
      );
    };

    return {
      classify: async (inputs, labels, guidance, context) => {
        const mayBelong = (input: ClassifierInput): boolean => !guidance.isDefault || input.isFirstPerson;
        const asked = labels.length === 0 ? [] : inputs.filter(mayBelong);
        const calls: ReturnType<typeof sort>[] = [];
        for (let at = 0; at < asked.length; at += IN_ONE_QUESTION) {
          const texts = asked.slice(at, at + IN_ONE_QUESTION).map(({ text }) => text);
          calls.push(sort(texts, labels, guidance, context));
        }
        const sorted = (await Promise.all(calls)).flat();
        const results = new Map(asked.map((input, i) => [input, sorted[i] ?? []]));
        return inputs.map((input) => results.get(input) ?? []);
      },
    };
  },
});
