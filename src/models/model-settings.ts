// The settings of models that run elsewhere: an address, a name and a key each. Nothing set means that nothing is called.

import { Type } from "typebox";

export interface ModelEndpoint {
  readonly url: string;
  /** Null where the server runs a single model. */
  readonly model: string | null;
  readonly key: string | null;
}

export interface ModelsConfig {
  readonly llm: (ModelEndpoint & { readonly model: string }) | null;
  /** Tokens that the language model may take in a calendar month; null: without limit. */
  readonly llmMonthlyTokens: number | null;
  readonly embedding: ModelEndpoint | null;
  readonly rerank: ModelEndpoint | null;
  readonly speech: ModelEndpoint | null;
  /** A program on this machine and its arguments, instead of `speech`. */
  readonly speechCommand: readonly [string, ...string[]] | null;
}

export const NO_MODELS: ModelsConfig = {
  llm: null,
  llmMonthlyTokens: null,
  embedding: null,
  rerank: null,
  speech: null,
  speechCommand: null,
};

const URL_SETTING = {
  schema: Type.Refine(Type.String({ pattern: "^https?://[^\\s/?#@]+(?:[/?]\\S*)?$" }), URL.canParse),
  expected: "an http:// or https:// address without a user name or password",
};
const MODEL = { schema: Type.String({ pattern: "^\\S+$" }), expected: "a model's name" };
const KEY = { schema: Type.String({ pattern: "^[\\x21-\\x7e]+$" }), expected: "a key without spaces" };

const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** Words between spaces; what is in single or double quotes is one word. Null where a quote is left open or nothing is named. */
const splitCommand = (written: string): readonly [string, ...string[]] | null => {
  if (written.replaceAll(WORD, "").trim() !== "") return null;
  const [program, ...rest] = (written.match(WORD) ?? []).map((word) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ""),
  );
  return program === undefined || program === "" ? null : [program, ...rest];
};

export const MODEL_SETTINGS = {
  MNEME_LLM_URL: URL_SETTING,
  MNEME_LLM_MODEL: MODEL,
  MNEME_LLM_API_KEY: KEY,
  MNEME_LLM_MONTHLY_TOKENS: { schema: Type.Integer({ minimum: 0 }), expected: "a number of tokens a month" },
  MNEME_EMBEDDING_URL: URL_SETTING,
  MNEME_EMBEDDING_MODEL: MODEL,
  MNEME_EMBEDDING_API_KEY: KEY,
  MNEME_RERANK_URL: URL_SETTING,
  MNEME_RERANK_MODEL: MODEL,
  MNEME_RERANK_API_KEY: KEY,
  MNEME_SPEECH_URL: URL_SETTING,
  MNEME_SPEECH_MODEL: MODEL,
  MNEME_SPEECH_API_KEY: KEY,
  MNEME_SPEECH_COMMAND: {
    schema: Type.Refine(Type.String(), (written) => splitCommand(written) !== null),
    expected: "a program and its arguments, those with spaces in quotes, e.g. whisper-cli -m model.bin -f {file}",
  },
};
export type ModelSettingName = keyof typeof MODEL_SETTINGS;
type Values = Readonly<Partial<Record<ModelSettingName, string>>>;

const GROUPS = ["LLM", "EMBEDDING", "RERANK", "SPEECH"] as const;
/** Where the server has to be told which model is meant. */
const NEEDS_MODEL: readonly string[] = ["LLM", "EMBEDDING"];

/** Settings that are well formed and yet make no sense together. */
export const modelMistakes = (given: (name: ModelSettingName) => boolean): string[] => {
  const mistakes: string[] = [];
  for (const group of GROUPS) {
    const url = `MNEME_${group}_URL` as const;
    const model = `MNEME_${group}_MODEL` as const;
    const key = `MNEME_${group}_API_KEY` as const;
    if (given(url)) {
      if (NEEDS_MODEL.includes(group) && !given(model)) mistakes.push(`${model} is missing: ${url} needs it`);
      continue;
    }
    for (const name of [model, key]) if (given(name)) mistakes.push(`${name} is set without ${url}`);
  }
  if (given("MNEME_SPEECH_COMMAND") && given("MNEME_SPEECH_URL"))
    mistakes.push("MNEME_SPEECH_COMMAND and MNEME_SPEECH_URL are both set: only one can turn speech into text");
  if (given("MNEME_LLM_MONTHLY_TOKENS") && !given("MNEME_LLM_URL"))
    mistakes.push("MNEME_LLM_MONTHLY_TOKENS is set without MNEME_LLM_URL");
  return mistakes;
};

export const toModels = (values: Values): ModelsConfig => {
  const endpoint = (group: (typeof GROUPS)[number]): ModelEndpoint | null => {
    const url = values[`MNEME_${group}_URL`];
    if (url === undefined) return null;
    return { url, model: values[`MNEME_${group}_MODEL`] ?? null, key: values[`MNEME_${group}_API_KEY`] ?? null };
  };
  const llm = endpoint("LLM");
  const tokens = values.MNEME_LLM_MONTHLY_TOKENS;
  return {
    llm: llm === null ? null : { ...llm, model: llm.model ?? "" },
    llmMonthlyTokens: tokens === undefined ? null : Number(tokens),
    embedding: endpoint("EMBEDDING"),
    rerank: endpoint("RERANK"),
    speech: endpoint("SPEECH"),
    speechCommand: splitCommand(values.MNEME_SPEECH_COMMAND ?? ""),
  };
};
