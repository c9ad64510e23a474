// Recordings and films through the whole service: uploaded, heard by a transcriber over HTTP or by a program, and found.

import { afterAll, afterEach, expect, test } from "bun:test";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toWav } from "#plugins/extractors/media/wav.ts";
import type { Config } from "#src/config.ts";
import { NO_MODELS } from "#src/models/model-settings.ts";
import { startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";

const hasFfmpeg = Bun.which("ffmpeg") !== null;
if (!hasFfmpeg) console.warn("ffmpeg is not on the PATH: speech is NOT tested");

const folder = await mkdtemp(join(tmpdir(), "mneme-speech-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

let app: TestApp | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

/** Uploads to a service of its own, and shows what became of it. */
const read = async (name: string, bytes: Uint8Array, changes: Partial<Config>) => {
  app = await startTestApp(changes);
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  form.set("containerTag", "heard");
  const headers = { authorization: `Bearer ${TEST_KEY}` };
  const answer = await fetch(`${app.address}/v3/documents/file`, { method: "POST", body: form, headers });
  const { id } = (await answer.json()) as { id: string };
  expect(answer.status).toBe(200);
  await app.idle();
  return (await app.call("GET", `/v3/documents/${id}`)).body;
};

const findIn = async (q: string): Promise<{ documentId: string; chunks: { content: string }[] }> =>
  (await app?.call("POST", "/v3/search", { q, containerTag: "heard" }))?.body.results[0];

/** Two seconds of a tone. */
const RECORDING = toWav(new Uint8Array(Int16Array.from({ length: 32_000 }, (_, i) => 9_000 * Math.sin(i / 6)).buffer));

const makeFilm = async (): Promise<Uint8Array> => {
  const path = join(folder, "film.mp4");
  const inputs = ["-f", "lavfi", "-i", "testsrc=d=2:s=64x64:r=5", "-f", "lavfi", "-i", "sine=d=2"];
  const output = ["-c:v", "mpeg4", "-c:a", "aac", "-metadata", "title=The harbour at noon", path];
  const child = Bun.spawn(["ffmpeg", "-v", "error", ...inputs, ...output], { stdio: ["ignore", "ignore", "inherit"] });
  expect(await child.exited).toBe(0);
  return await Bun.file(path).bytes();
};

test.skipIf(!hasFfmpeg)("a film without subtitles is heard by the endpoint that the settings name", async () => {
  const heard: number[] = [];
  const endpoint = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: async (request) => {
      const file = (await request.formData()).get("file");
      heard.push(file instanceof Blob ? file.size : 0);
      const segments = [
        { start: 0, end: 0.9, text: " The crane lifts eleven tonnes." },
        { start: 0.9, end: 2, text: " Inspector Duarte signed for it." },
      ];
      return Response.json({ text: "", segments });
    },
  });
  try {
    const speech = { url: `http://127.0.0.1:${endpoint.port}/v1`, model: null, key: null };
    const shown = await read("noon.mp4", await makeFilm(), { models: { ...NO_MODELS, speech } });
    expect(shown).toMatchObject({ status: "done", type: "video", title: "The harbour at noon" });
    expect(shown.content).toContain("The crane lifts eleven tonnes. Inspector Duarte signed for it.");
    expect(Math.abs((heard[0] ?? 0) - 2 * 32_000)).toBeLessThan(5_000);
    expect((await findIn("who signed for the crane")).documentId).toBe(shown.id);
  } finally {
    await endpoint.stop(true);
  }
});

test.skipIf(!hasFfmpeg)("a recording is heard by the program that the settings name", async () => {
  const script = 'test -s "$1" && echo "[00:00:00.000 --> 00:00:01.500]  The ferry to Barreiro leaves at seven."';
  const speechCommand = ["sh", "-c", script, "sh", "{file}"] as const;
  const shown = await read("note.wav", RECORDING, { models: { ...NO_MODELS, speechCommand: [...speechCommand] } });
  expect(shown).toMatchObject({ status: "done", type: "audio", title: "note.wav" });
  expect(shown.content).toBe("The ferry to Barreiro leaves at seven.");
  expect((await findIn("when does the ferry leave")).chunks[0]?.content).toContain("leaves at seven");
});

test.skipIf(!hasFfmpeg)("without a transcriber a recording fails, and says what to set", async () => {
  const { status, error } = await read("note.wav", RECORDING, {});
  expect(status).toBe("failed");
  expect(error.code).toBe("no_transcriber");
  expect(error.message).toContain("MNEME_SPEECH_URL or MNEME_SPEECH_COMMAND");
});

test("without ffmpeg a recording fails, and says what to install", async () => {
  const path = join(folder, "programs");
  await mkdir(path);
  for (const name of ["sh", "nice", "unshare", "setpriv", "mount", "true"]) {
    const program = Bun.which(name);
    if (program !== null) await symlink(program, join(path, name));
  }
  const { status, error } = await read("note.wav", RECORDING, { path });
  expect(status).toBe("failed");
  expect(error.code).toBe("ffmpeg_missing");
  expect(error.message).toContain("PATH");
});
