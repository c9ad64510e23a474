// Speech to text by a program on this machine, such as whisper-cli. It is given the path of a WAV file and prints the
// text, with times in the forms that whisper programs have: "[00:00:00.000 --> 00:00:04.000] words", SRT, or plain words.

import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Type } from "typebox";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import type { Transcriber, TranscriptSegment } from "#contracts/transcriber.ts";

const FILE_PLACE = "{file}";
const MAX_OUTPUT_BYTES = 10_000_000;
const WAV_HEADER_BYTES = 44;
const BYTES_PER_MS = 32;

const TIME = String.raw`(?:(\d{1,3}):)?(\d{2}):(\d{2})[.,](\d{3})`;
const TIMED_LINE = new RegExp(String.raw`^\s*\[?${TIME}\s*-->\s*${TIME}\]?\s*(.*)$`);

const toMs = ([hours, minutes, seconds, ms]: readonly (string | undefined)[]): number =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(ms);

/** What a whisper program prints, as segments. */
export const readTranscript = (output: string, lengthMs: number): TranscriptSegment[] => {
  const segments: { fromMs: number; toMs: number; text: string }[] = [];
  for (const line of output.split(/\r?\n/)) {
    const found = TIMED_LINE.exec(line);
    const last = segments.at(-1);
    if (found !== null)
      segments.push({ fromMs: toMs(found.slice(1, 5)), toMs: toMs(found.slice(5, 9)), text: (found[9] ?? "").trim() });
    // The words of SRT follow on their own lines, the number of the next one before its times.
    else if (last !== undefined && !/^\s*\d*\s*$/.test(line)) last.text = `${last.text} ${line.trim()}`.trim();
  }
  const spoken = segments.filter(({ text }) => text !== "");
  const plain = output.replace(/\s+/g, " ").trim();
  if (segments.length > 0 || plain === "") return spoken;
  return [{ fromMs: 0, toMs: lengthMs, text: plain }];
};

const readBounded = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of stream) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > MAX_OUTPUT_BYTES)
      throw new PluginError("transcriber_failed", "the transcriber prints too much", false);
  }
  return text;
};

const run = async (command: readonly string[], signal: AbortSignal): Promise<string> => {
  const [name = "", ...rest] = command;
  const program = Bun.which(name);
  if (program === null) throw new Error("there is no such program");
  // It takes all the processors that there are: requests go first.
  const nice = Bun.which("nice");
  const child = Bun.spawn([...(nice === null ? [] : [nice, "-n", "10"]), program, ...rest], {
    stdio: ["ignore", "pipe", "pipe"],
    signal,
  });
  try {
    const [output, errors, exitCode] = await Promise.all([
      readBounded(child.stdout),
      readBounded(child.stderr),
      child.exited,
    ]);
    signal.throwIfAborted();
    if (exitCode !== 0) {
      throw new PluginError(
        "transcriber_failed",
        `${command[0]} ended with ${exitCode}: ${errors.trim().slice(-300)}`,
        false,
      );
    }
    return output;
  } finally {
    child.kill();
  }
};

const FOLDER_NAME = "mneme-speech-";
const SWEEP_EVERY_MS = 3_600_000;

/** Deletes what services that were killed have left of recordings: a folder that is older than a run may last is nobody's. */
const sweep = async (longestRunMs: number): Promise<void> => {
  const before = Date.now() - longestRunMs - 60_000;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER_NAME)) continue;
    const folder = join(tmpdir(), name);
    const isOld = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs < before,
      () => false,
    );
    // Another user's stays.
    if (isOld) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
};

export default definePlugin({
  kind: "transcriber",
  name: "command",
  options: Type.Object({
    /** The program and its arguments, `{file}` where the path of the WAV file goes; at the end when it is nowhere. */
    command: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
    timeoutSeconds: Type.Number({ default: 1_800, minimum: 1 }),
  }),
  create: async ({ command, timeoutSeconds }, { logger }) => {
    const sweepNow = (): Promise<void> =>
      sweep(timeoutSeconds * 1000).catch((error) => logger.warn({ error }, "old recordings could not be looked for"));
    await sweepNow();
    setInterval(sweepNow, SWEEP_EVERY_MS).unref();
    const transcribe: Transcriber["transcribe"] = async (wav, { signal }) => {
      const folder = await mkdtemp(join(tmpdir(), FOLDER_NAME));
      try {
        const path = join(folder, "speech.wav");
        await writeFile(path, wav);
        const filled = command.map((part) => part.replaceAll(FILE_PLACE, path));
        const whole = command.some((part) => part.includes(FILE_PLACE)) ? filled : [...filled, path];
        const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)]);
        const output = await run(whole, limit).catch((error: Error) => {
          signal.throwIfAborted();
          if (error instanceof PluginError) throw error;
          throw new PluginError("transcriber_failed", `${command[0]} can't be run: ${error.message}`, false, {
            cause: error,
          });
        });
        return readTranscript(output, Math.round((wav.length - WAV_HEADER_BYTES) / BYTES_PER_MS));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    };
    return { transcribe };
  },
});
