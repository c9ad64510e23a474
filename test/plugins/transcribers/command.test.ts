import { expect, test } from "bun:test";
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { loadPlugin } from "#plugins/index.ts";
import { readTranscript } from "#plugins/transcribers/command.ts";
import { failureOf } from "#test/support/extract-file.ts";

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const host = { logger: silent, fetch, clock: { now: () => 0 }, embedder: null };
const transcribe = async (command: readonly string[], signal = new AbortController().signal) => {
  const transcriber = await loadPlugin("transcriber", "command", { command }, host);
  return transcriber.transcribe(new Uint8Array(44 + 32_000), { signal, logger: silent });
};

test("the program is given the file where the command says, and is read by what it prints", async () => {
  const script = 'echo "[00:00:00.000 --> 00:00:00.500]   $(wc -c < "$1") bytes"';
  expect(await transcribe(["sh", "-c", script, "sh", "{file}"])).toEqual([
    { fromMs: 0, toMs: 500, text: "32044 bytes" },
  ]);
  expect(await transcribe(["wc", "-c"])).toEqual([{ fromMs: 0, toMs: 1000, text: expect.stringContaining("32044") }]);
});

test("a program that fails, is missing or is given up leaves nothing hanging", async () => {
  expect((await failureOf(transcribe(["sh", "-c", "echo broken >&2; exit 3"]))).message).toContain("broken");
  expect((await failureOf(transcribe(["mneme-no-such-program"]))).code).toBe("transcriber_failed");
  const abort = new AbortController();
  const waiting = failureOf(transcribe(["sh", "-c", "exec sleep 60"], abort.signal));
  abort.abort();
  expect((await waiting).name).toBe("AbortError");
});

test("what a killed service left of a recording goes, and what may still be read stays", async () => {
  const left = await mkdtemp(join(tmpdir(), "mneme-speech-"));
  const inUse = await mkdtemp(join(tmpdir(), "mneme-speech-"));
  await Bun.write(join(left, "speech.wav"), "RIFF");
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(left, yesterday, yesterday);
  await transcribe(["true"]);
  const there = await readdir(tmpdir());
  await rm(inUse, { recursive: true });
  expect(there).toContain(basename(inUse));
  expect(there).not.toContain(basename(left));
});

test("what whisper programs print is understood", () => {
  const segments = [
    { fromMs: 0, toMs: 4000, text: "Ask not" },
    { fromMs: 4000, toMs: 7500, text: "what you can do" },
  ];
  expect(
    readTranscript("[00:00:00.000 --> 00:00:04.000]  Ask not\n[00:00:04.000 --> 00:00:07.500]  what you can do\n", 0),
  ).toEqual(segments);
  expect(
    readTranscript(
      "1\n00:00:00,000 --> 00:00:04,000\nAsk not\n\n2\n00:00:04,000 --> 00:00:07,500\nwhat you\ncan do\n",
      0,
    ),
  ).toEqual(segments);
  expect(readTranscript("Ask not\nwhat", 900)).toEqual([{ fromMs: 0, toMs: 900, text: "Ask not what" }]);
  expect(readTranscript(" \n", 900)).toEqual([]);
});
