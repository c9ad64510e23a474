// A chat model behind any server of the OpenAI form (Ollama, vLLM, llama.cpp, TGI, the Hugging Face router, hosted ones). Answers are
// asked for in a schema where the server takes one, and are found in free text where it does not.

import type { InferenceClient } from "@huggingface/inference";
import type { ChatModel, ChatQuestion, TokenMeter } from "#contracts/chat.ts";
import { type CallContext, type Logger, PluginError } from "#contracts/plugin.ts";
import type { Clock } from "#domain/clock.ts";
import { messageOf } from "#domain/message-of.ts";
import { isRecord } from "#domain/record.ts";
import { createModelFetch, type ModelFetch, type ModelFetchOptions } from "../model-http/model-fetch.ts";
import { createFence } from "./fence.ts";
import { findJson } from "./json-answer.ts";

export interface ChatModelOptions {
  /** With or without /v1 and /chat/completions at its end. */
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
  readonly timeoutMs?: number;
}

export interface ChatModelHost {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly meter: TokenMeter;
  readonly pause?: ModelFetchOptions["pause"];
}

/** How a request may be put, from the most to the least that servers are known to take. */
const SHAPES = [
  { hasSchema: true, isTuned: true },
  { hasSchema: false, isTuned: true },
  { hasSchema: true, isTuned: false },
  { hasSchema: false, isTuned: false },
] as const;
type Shape = (typeof SHAPES)[number];

export interface ConfiguredChatModel extends ChatModel {
  /** Whether the server took a schema; null before the first answer. */
  readonly takesSchema: boolean | null;
}

type Message = { readonly role: "system" | "user" | "assistant"; readonly content: string };
interface Completion {
  readonly text: string;
  readonly isCut: boolean;
}

const TIMEOUT_MS = 60_000;
const PARALLEL = 4;
const CHARACTERS_PER_TOKEN = 4;
const MOST_REPEATED = 4_000;

/** Servers differ in which limits they take in a schema; the limits are checked here anyway. */
const UNSENT = ["default", "minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum", "pattern"];
const toWireSchema = (schema: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema, (key, value: unknown) => (UNSENT.includes(key) ? undefined : value)));

const countTokens = (usage: unknown, characters: number): number => {
  const total = isRecord(usage) ? usage.total_tokens : null;
  return typeof total === "number" && total > 0 ? total : Math.ceil(characters / CHARACTERS_PER_TOKEN);
};

const asRetry = (question: ChatQuestion<unknown>, said: string): Message[] => [
  { role: "assistant", content: said.slice(0, MOST_REPEATED) },
  {
    role: "user",
    content: `That was not a usable answer. Answer again with nothing but JSON of this schema: ${JSON.stringify(toWireSchema(question.schema))}`,
  },
];

export const createChatModel = (options: ChatModelOptions, host: ChatModelHost): ConfiguredChatModel => {
  const modelFetch = createModelFetch({
    what: "The language model",
    fetch: host.fetch,
    clock: host.clock,
    logger: host.logger,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    parallel: PARALLEL,
    ...(host.pause === undefined ? {} : { pause: host.pause }),
  });
  const connection = { ...options, modelFetch, client: null as InferenceClient | null };
  let known: Shape | null = null;

  const complete = async (
    question: ChatQuestion<unknown>,
    messages: readonly Message[],
    context: CallContext,
  ): Promise<Completion> => {
    for (const shape of known === null ? SHAPES : [known]) {
      try {
        const completion = await request(connection, question, messages, shape, host.meter, context);
        known = shape;
        return completion;
      } catch (error) {
        const isLast = known !== null || shape === SHAPES.at(-1);
        if (isLast || !(error instanceof PluginError) || error.code !== "model_rejects_request") throw error;
      }
    }
    throw new PluginError("model_rejects_request", "The language model takes no form of the request", false);
  };

  return {
    name: options.model,
    get takesSchema() {
      return known === null ? null : known.hasSchema;
    },
    ask: async (question, context) => {
      await host.meter.admit();
      const form = JSON.stringify(toWireSchema(question.schema));
      const fence = createFence();
      const asked: Message[] = [
        {
          role: "system",
          content: `${question.instructions}\n\n${fence.explanation}\n\nAnswer with JSON of this schema and nothing else: ${form}`,
        },
        { role: "user", content: question.material(fence.wrap) },
      ];
      const first = await complete(question, asked, context);
      const answer = question.read(findJson(first.text));
      if (answer !== null) return answer;
      context.logger.debug(
        { prompt: question.prompt, isCut: first.isCut },
        "the model's answer is unusable, asking once more",
      );
      await host.meter.admit();
      const second = await complete(question, [...asked, ...asRetry(question, first.text)], context);
      const corrected = question.read(findJson(second.text));
      if (corrected !== null) return corrected;
      const how = second.isCut ? "was cut off" : "was not usable";
      throw new PluginError(
        "model_answer_unusable",
        `The language model's answer to ${question.prompt} ${how} twice`,
        false,
      );
    },
  };
};

interface Connection extends ChatModelOptions {
  readonly modelFetch: ModelFetch;
  /** Loaded with the first question: whoever configures no model never loads it. */
  client: InferenceClient | null;
}

const request = async (
  connection: Connection,
  question: ChatQuestion<unknown>,
  messages: readonly Message[],
  { hasSchema, isTuned }: Shape,
  meter: TokenMeter,
  { signal }: CallContext,
): Promise<Completion> => {
  const { url, model, key, modelFetch } = connection;
  connection.client ??= new (await import("@huggingface/inference")).InferenceClient(key ?? "");
  const tuning = isTuned ? { temperature: 0, max_tokens: question.maxAnswerTokens } : {};
  const json_schema = { name: question.prompt, schema: toWireSchema(question.schema), strict: true };
  const form = hasSchema ? { response_format: { type: "json_schema" as const, json_schema } } : {};
  const answer: unknown = await connection.client
    .chatCompletion(
      { endpointUrl: url, model, messages: [...messages], ...tuning, ...form },
      { fetch: modelFetch, signal, retry_on_error: false },
    )
    .catch((error: unknown) => {
      signal.throwIfAborted();
      if (error instanceof PluginError) throw error;
      throw new PluginError(
        "model_answer_unusable",
        `The language model's answer is no completion: ${messageOf(error)}`,
        false,
      );
    });
  const completion = readCompletion(answer);
  const characters = JSON.stringify(messages).length + completion.text.length;
  meter.spend(countTokens(isRecord(answer) ? answer.usage : null, characters));
  return completion;
};

/** What is no completion at all reads as an empty one, and is asked for once more. */
const readCompletion = (answer: unknown): Completion => {
  const choices = isRecord(answer) ? answer.choices : null;
  const choice: unknown = Array.isArray(choices) ? choices[0] : null;
  if (!isRecord(choice)) return { text: "", isCut: false };
  const content = isRecord(choice.message) ? choice.message.content : null;
  return { text: typeof content === "string" ? content : "", isCut: choice.finish_reason === "length" };
};
