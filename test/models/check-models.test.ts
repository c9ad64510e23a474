import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { chatReply, type ModelServer, startModelServer } from "#test/support/model-server.ts";

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

/** The program itself, in a process of its own. */
const run = async (
  environment: Record<string, string>,
): Promise<{ readonly code: number; readonly output: string }> => {
  const child = Bun.spawn([process.execPath, "src/main.ts", "check-models"], {
    env: { PATH: process.env.PATH ?? "", ...environment },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { code, output: output + errors };
};

describe("mneme check-models", () => {
  test("says that nothing is configured, and calls nothing", async () => {
    const { code, output } = await run({});
    expect(code).toBe(0);
    expect(output.match(/not configured/g)).toHaveLength(4);
  });

  test("calls each configured model and says what it found", async () => {
    server.on("/chat/completions", ({ body }) =>
      body.response_format === undefined
        ? chatReply({ city: "Lisbon" })
        : { status: 400, json: { error: "no schema" } },
    );
    server.on("/embeddings", ({ body }) => ({
      json: { data: body.input.map((_: string, index: number) => ({ index, embedding: [1, 2, 3, 4] })) },
    }));
    server.on("/rerank", () => ({
      json: [
        { index: 1, score: 0.9 },
        { index: 0, score: 0.1 },
      ],
    }));
    server.on("/audio/transcriptions", () => ({ json: { text: "", segments: [] } }));
    const { code, output } = await run({
      MNEME_LLM_URL: server.url,
      MNEME_LLM_MODEL: "talker",
      MNEME_EMBEDDING_URL: server.url,
      MNEME_EMBEDDING_MODEL: "embedder",
      MNEME_RERANK_URL: server.url,
      MNEME_SPEECH_URL: `${server.url}/v1`,
    });
    expect(output).toContain('talker answers "Lisbon"');
    expect(output).toContain("takes no JSON schema");
    expect(output).toContain("embedder gives 4 dimensions");
    expect(output).toContain("the right one higher");
    expect(output).toContain("heard 0 segments");
    expect(code).toBe(0);
  });

  test("asks the program that turns speech into text as it asks a server", async () => {
    const fine = await run({ MNEME_SPEECH_COMMAND: 'sh -c "echo hello"' });
    expect(fine.output).toContain("sh heard 1 segments");
    expect(fine.code).toBe(0);
    const missing = await run({ MNEME_SPEECH_COMMAND: "mneme-no-such-program {file}" });
    expect(missing.output).toContain("FAIL transcriber: mneme-no-such-program can't be run");
    expect(missing.code).toBe(1);
  });

  test("ends with 1 and names the reason when one fails, without the key", async () => {
    server.on("/rerank", () => ({ status: 401, json: { error: "bad key" } }));
    const { code, output } = await run({ MNEME_RERANK_URL: server.url, MNEME_RERANK_API_KEY: "hush-hush" });
    expect(code).toBe(1);
    expect(output).toContain("FAIL reranker: The reranker answers 401");
    expect(output).not.toContain("hush-hush");
  });
});
