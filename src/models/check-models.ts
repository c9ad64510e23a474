// Calls each configured model once and says what it found: for operators, before they rely on it.

import { Type } from "typebox";
import { Value } from "typebox/value";
import type { ChatModel } from "#contracts/chat.ts";
import { type CallContext, PluginError, type PluginHost } from "#contracts/plugin.ts";
import { messageOf } from "#domain/message-of.ts";
import { chooseTranscriber, embeddingPlugin, endpointOptions, type LoadPlugin } from "./configured-models.ts";
import type { ModelsConfig } from "./model-settings.ts";

export interface ModelCheck {
  readonly kind: "language model" | "embedding model" | "reranker" | "transcriber";
  readonly isConfigured: boolean;
  readonly isFine: boolean;
  /** What was found, or what went wrong. */
  readonly report: string;
}

/** A chat model that can tell whether its server took a schema. */
export type CheckedChatModel = ChatModel & { readonly takesSchema: boolean | null };

export interface CheckDependencies {
  readonly config: ModelsConfig;
  readonly load: LoadPlugin;
  readonly loadChat: (llm: NonNullable<ModelsConfig["llm"]>) => CheckedChatModel;
  readonly host: PluginHost;
}

const Answer = Type.Object({ city: Type.String() }, { additionalProperties: false });
const LONGEST_MS = 120_000;

const timed = async <T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly ms: number }> => {
  const startedAt = performance.now();
  const result = await work();
  return { result, ms: Math.round(performance.now() - startedAt) };
};

const checkChat = async (chat: CheckedChatModel, context: CallContext): Promise<string> => {
  const { result, ms } = await timed(() =>
    chat.ask(
      {
        prompt: "check-v1",
        instructions: "Name the city that the text is about.",
        material: (fence) => fence("The harbour of Lisbon was quiet."),
        schema: Answer,
        read: (answer) => (Value.Check(Answer, answer) ? answer : null),
        maxAnswerTokens: 200,
      },
      context,
    ),
  );
  const schema = chat.takesSchema === true ? "takes a JSON schema" : "takes no JSON schema: answers are found in text";
  return `${chat.name} answers "${result.city.slice(0, 60)}" in ${ms} ms, ${schema}`;
};

const checkEmbedding = async (
  { load, host }: CheckDependencies,
  endpoint: NonNullable<ModelsConfig["embedding"]>,
  context: CallContext,
): Promise<string> => {
  const embedder = await load("embedder", embeddingPlugin(endpoint), endpointOptions(endpoint), host);
  const { ms } = await timed(() => embedder.embed(["The harbour was quiet."], "query", context));
  await embedder.close();
  return `${embedder.model} gives ${embedder.dimensions} dimensions in ${ms} ms`;
};

const checkRerank = async (
  { load, host }: CheckDependencies,
  endpoint: NonNullable<ModelsConfig["rerank"]>,
  context: CallContext,
): Promise<string> => {
  const reranker = await load("reranker", "http", endpointOptions(endpoint), host);
  const passages = ["Pears ripen in autumn.", "The harbour was quiet."];
  const { result, ms } = await timed(() => reranker.rerank("Was the harbour loud?", passages, context));
  const isRight = (result[1] ?? 0) > (result[0] ?? 0);
  return `${endpoint.model ?? endpoint.url} scores two passages in ${ms} ms, ${isRight ? "the right one higher" : "the WRONG one higher"}`;
};

/** Half a second of silence, 16 kHz mono. */
const silence = (): Uint8Array => {
  const samples = 8_000;
  const wav = Buffer.alloc(44 + 2 * samples);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + 2 * samples, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(16_000, 24);
  wav.writeUInt32LE(32_000, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(2 * samples, 40);
  return wav;
};

const checkSpeech = async (
  { load, host }: CheckDependencies,
  { plugin, options, label }: NonNullable<ReturnType<typeof chooseTranscriber>>,
  context: CallContext,
): Promise<string> => {
  const transcriber = await load("transcriber", plugin, options, host);
  const { result, ms } = await timed(() => transcriber.transcribe(silence(), context));
  return `${label} heard ${result.length} segments in half a second of silence, in ${ms} ms`;
};

/** One call each, at the same time. */
export const checkModels = (dependencies: CheckDependencies): Promise<ModelCheck[]> => {
  const { config, host } = dependencies;
  const context: CallContext = { signal: AbortSignal.timeout(LONGEST_MS), logger: host.logger };
  const check = async <Endpoint>(
    kind: ModelCheck["kind"],
    endpoint: Endpoint | null,
    call: (endpoint: Endpoint) => Promise<string>,
  ): Promise<ModelCheck> => {
    if (endpoint === null) return { kind, isConfigured: false, isFine: true, report: "not configured" };
    try {
      return { kind, isConfigured: true, isFine: true, report: await call(endpoint) };
    } catch (error) {
      const code = error instanceof PluginError ? ` (${error.code})` : "";
      const report = `${messageOf(error)}${code}`;
      return { kind, isConfigured: true, isFine: false, report };
    }
  };
  return Promise.all([
    check("language model", config.llm, (llm) => checkChat(dependencies.loadChat(llm), context)),
    check("embedding model", config.embedding, (endpoint) => checkEmbedding(dependencies, endpoint, context)),
    check("reranker", config.rerank, (endpoint) => checkRerank(dependencies, endpoint, context)),
    check("transcriber", chooseTranscriber(config), (choice) => checkSpeech(dependencies, choice, context)),
  ]);
};

export const formatChecks = (checks: readonly ModelCheck[]): string =>
  checks
    .map(
      ({ kind, isConfigured, isFine, report }) =>
        `${isConfigured ? (isFine ? "ok  " : "FAIL") : "  - "} ${kind}: ${report}`,
    )
    .join("\n");
