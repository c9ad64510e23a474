import { describe, expect, test } from "bun:test";
import { readConfig } from "#src/config.ts";

const mistakesOf = (environment: Record<string, string>): readonly string[] => {
  const read = readConfig(environment);
  return read.ok ? [] : read.mistakes;
};

describe("the settings of models", () => {
  test("are none by default", () => {
    const read = readConfig({});
    expect(read.ok && read.config.models).toEqual({
      llm: null,
      llmMonthlyTokens: null,
      embedding: null,
      rerank: null,
      speech: null,
      speechCommand: null,
    });
  });

  test("name an address, a model and a key each", () => {
    const read = readConfig({
      MNEME_LLM_URL: "http://localhost:11434/v1",
      MNEME_LLM_MODEL: "small",
      MNEME_LLM_API_KEY: "k",
      MNEME_LLM_MONTHLY_TOKENS: "1000",
      MNEME_RERANK_URL: "http://localhost:8080",
    });
    expect(read.ok && read.config.models).toMatchObject({
      llm: { url: "http://localhost:11434/v1", model: "small", key: "k" },
      llmMonthlyTokens: 1000,
      rerank: { url: "http://localhost:8080", model: null, key: null },
    });
  });

  test("take a program that turns speech into text, with its arguments as a shell would split them", () => {
    const read = readConfig({
      MNEME_SPEECH_COMMAND: `  whisper-cli -m "/srv/my models/base.bin" -l='pt br' -f {file} `,
    });
    expect(read.ok && read.config.models.speechCommand).toEqual([
      "whisper-cli",
      "-m",
      "/srv/my models/base.bin",
      "-l=pt br",
      "-f",
      "{file}",
    ]);
    expect(mistakesOf({ MNEME_SPEECH_COMMAND: 'whisper-cli -m "/srv' }).join()).toContain("MNEME_SPEECH_COMMAND is");
    expect(mistakesOf({ MNEME_SPEECH_COMMAND: "   " }).join()).toContain("MNEME_SPEECH_COMMAND is");
    expect(
      mistakesOf({ MNEME_SPEECH_COMMAND: "whisper-cli", MNEME_SPEECH_URL: "http://localhost:9000" }).join(),
    ).toContain("both set");
  });

  test("are reported with all their mistakes at once, and without keys", () => {
    const mistakes = mistakesOf({
      MNEME_LLM_URL: "ftp://models.test",
      MNEME_LLM_MONTHLY_TOKENS: "-3",
      MNEME_EMBEDDING_URL: "http://user:secret@models.test",
      MNEME_RERANK_MODEL: "ranker",
      MNEME_SPEECH_API_KEY: "very secret key",
      MNEME_LLM_TEMPERATURE: "1",
    });
    const all = mistakes.join("\n");
    for (const name of [
      "MNEME_LLM_URL is",
      "MNEME_LLM_MODEL is missing",
      "MNEME_LLM_MONTHLY_TOKENS is",
      "MNEME_EMBEDDING_URL is",
      "MNEME_EMBEDDING_MODEL is missing",
      "MNEME_RERANK_MODEL is set without MNEME_RERANK_URL",
      "MNEME_SPEECH_API_KEY is",
      "MNEME_SPEECH_API_KEY is set without MNEME_SPEECH_URL",
      "MNEME_LLM_TEMPERATURE is not a setting",
    ]) {
      expect(all).toContain(name);
    }
    expect(all).not.toContain("secret");
  });
});
