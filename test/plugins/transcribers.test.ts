import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import http from "#plugins/transcribers/http.ts";
import huggingface from "#plugins/transcribers/huggingface.ts";
import { callContext, pluginHost } from "#test/conformance/host.ts";
import { type ModelServer, startModelServer } from "#test/support/model-server.ts";

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

/** Half a second of silence. */
const WAV = new Uint8Array(44 + 16_000);
const host = () => pluginHost();

describe("transcribers over HTTP", () => {
  test("send a file to the OpenAI form, and read its segments", async () => {
    server.on("/v1/audio/transcriptions", () => ({
      json: {
        text: "one two",
        segments: [
          { start: 0, end: 0.25, text: " one" },
          { start: 0.25, end: 0.5, text: "two" },
        ],
      },
    }));
    const transcriber = await http.create(
      { url: `${server.url}/v1`, model: "whisper", timeoutSeconds: 5, key: "k" },
      host(),
    );
    expect(await transcriber.transcribe(WAV, callContext())).toEqual([
      { fromMs: 0, toMs: 250, text: "one" },
      { fromMs: 250, toMs: 500, text: "two" },
    ]);
    expect(server.requests[0]?.headers.authorization).toBe("Bearer k");
    expect(server.requests[0]?.raw).toContain("whisper");
  });

  test.each(["", "/", "/v1", "/v1/", "/v1/audio/transcriptions"])(
    "are found at an address that ends with %p",
    async (end) => {
      server.on("/v1/audio/transcriptions", () => ({ json: { text: "one" } }));
      const transcriber = await http.create(
        { url: `${server.url}${end}`, model: "whisper", timeoutSeconds: 5 },
        host(),
      );
      expect(await transcriber.transcribe(WAV, callContext())).toHaveLength(1);
    },
  );

  test("send bare audio to Hugging Face's form", async () => {
    server.on("/models/whisper", () => ({ json: { text: " one two " } }));
    const transcriber = await huggingface.create({ url: `${server.url}/models/whisper`, timeoutSeconds: 5 }, host());
    expect(await transcriber.transcribe(WAV, callContext())).toEqual([{ fromMs: 0, toMs: 500, text: "one two" }]);
    expect(server.requests[0]?.raw.length).toBe(WAV.length);
  });

  test("fail with a PluginError on an answer of another form", async () => {
    server.on("/models/whisper", () => ({ json: { words: [] } }));
    const transcriber = await huggingface.create({ url: `${server.url}/models/whisper`, timeoutSeconds: 5 }, host());
    expect(transcriber.transcribe(WAV, callContext())).rejects.toMatchObject({ code: "model_answer_unusable" });
  });
});
