// ffmpeg, told to read one format from a pipe and nothing else, and to write to a pipe.

import { PluginError } from "#contracts/plugin.ts";

/** The only format that it may take a file for: others can name further files. */
export const DEMUXERS: Readonly<Record<string, string>> = {
  "video/mp4": "mov",
  "audio/mp4": "mov",
  "video/webm": "matroska",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
  "audio/ogg": "ogg",
  "audio/flac": "flac",
};

const MAX_LOG_CHARACTERS = 100_000;

const programPath = (): string => {
  const path = Bun.which("ffmpeg");
  if (path !== null) return path;
  throw new PluginError(
    "ffmpeg_missing",
    "films and recordings are read by ffmpeg: install it and put it on the PATH of the service",
    false,
  );
};

export interface Run {
  readonly output: ReadableStream<Uint8Array>;
  /** What it says of the file; complete when it has ended. */
  readonly log: Promise<string>;
  readonly exitCode: Promise<number>;
  stop(): void;
}

/** @param output arguments that say what to make of the file; none to have it described only. */
export const runFfmpeg = (bytes: Uint8Array, mediaType: string, output: readonly string[]): Run => {
  const command = [
    programPath(),
    "-hide_banner",
    "-nostats",
    "-protocol_whitelist",
    "pipe",
    "-f",
    DEMUXERS[mediaType] ?? "mov",
    "-i",
    "pipe:0",
  ];
  const child = Bun.spawn([...command, ...output], { stdio: ["pipe", "pipe", "pipe"], env: {} });
  const feed = async (): Promise<void> => {
    child.stdin.write(bytes);
    await child.stdin.end();
  };
  // It stops reading when it has what it wants.
  void feed().catch(() => undefined);
  return {
    output: child.stdout,
    log: readLog(child.stderr),
    exitCode: child.exited,
    stop: () => child.kill("SIGKILL"),
  };
};

const readLog = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  let log = "";
  for await (const piece of stream) {
    if (log.length < MAX_LOG_CHARACTERS) log += decoder.decode(piece, { stream: true });
  }
  return log;
};

export interface Description {
  readonly title: string | null;
  readonly date: string | null;
  readonly hasAudio: boolean;
  readonly subtitles: readonly { readonly index: number; readonly language: string }[];
}

const TEXT_SUBTITLES = /^(?:mov_text|subrip|srt|webvtt|ass|ssa|text)\b/;

export const describe = async (bytes: Uint8Array, mediaType: string): Promise<Description> => {
  const run = runFfmpeg(bytes, mediaType, []);
  const log = await run.log;
  const streams = [...log.matchAll(/Stream #0:(\d+)(?:\[\w+\])?(?:\((\w+)\))?: (Audio|Subtitle): (.*)/g)];
  if (!log.includes("Input #0")) throw new PluginError("broken_media", "the recording can't be read", false);
  const label = (name: string): string | null =>
    new RegExp(`^ {4}${name} *: (.+)$`, "m").exec(log)?.[1]?.trim().slice(0, 500) ?? null;
  return {
    title: label("title"),
    date: label("creation_time") ?? label("date"),
    hasAudio: streams.some(([, , , kind]) => kind === "Audio"),
    subtitles: streams
      .filter(([, , , kind, codec]) => kind === "Subtitle" && TEXT_SUBTITLES.test(codec ?? ""))
      .map(([, index, language]) => ({ index: Number(index), language: language ?? "und" })),
  };
};
