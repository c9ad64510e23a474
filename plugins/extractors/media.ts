// Films and recordings: their subtitles when they have any, else their speech through the configured transcriber.

import { Type } from "typebox";
import { type CallContext, definePlugin, PluginError } from "#contracts/plugin.ts";
import type { Transcriber } from "#contracts/transcriber.ts";
import { createTextBuilder } from "#plugins/shared/text-builder.ts";
import { addTimedText, type TimedPiece } from "#plugins/shared/timed-text.ts";
import { withIndexFirst } from "./media/fast-start.ts";
import { DEMUXERS, type Description, describe, runFfmpeg } from "./media/ffmpeg.ts";
import { readSrt } from "./media/subtitles.ts";
import { BYTES_PER_SAMPLE, SAMPLE_RATE, toWav } from "./media/wav.ts";

/** Speech is handed over in pieces, so that hours of it are never in memory at once. */
const PIECE_BYTES = 10 * 60 * SAMPLE_RATE * BYTES_PER_SAMPLE;
const MAX_SECONDS = 4 * 3600;

const readSubtitles = async (
  bytes: Uint8Array,
  mediaType: string,
  { subtitles }: Description,
): Promise<TimedPiece[]> => {
  const track = subtitles.find(({ language }) => language === "eng") ?? subtitles[0];
  if (track === undefined) return [];
  const run = runFfmpeg(bytes, mediaType, ["-map", `0:${track.index}`, "-f", "srt", "pipe:1"]);
  const [srt] = await Promise.all([new Response(run.output).text(), run.log]);
  return readSrt(srt);
};

/** Samples in pieces of ten minutes, as they are decoded. */
async function* decodeSpeech(bytes: Uint8Array, mediaType: string): AsyncGenerator<Uint8Array> {
  const output = [
    "-map",
    "0:a:0",
    "-t",
    String(MAX_SECONDS),
    "-ac",
    "1",
    "-ar",
    String(SAMPLE_RATE),
    "-f",
    "s16le",
    "pipe:1",
  ];
  const run = runFfmpeg(bytes, mediaType, output);
  let piece = new Uint8Array(PIECE_BYTES);
  let filled = 0;
  try {
    for await (const samples of run.output) {
      for (let at = 0; at < samples.length; ) {
        const taken = samples.subarray(at, at + PIECE_BYTES - filled);
        piece.set(taken, filled);
        filled += taken.length;
        at += taken.length;
        if (filled < PIECE_BYTES) continue;
        yield piece;
        piece = new Uint8Array(PIECE_BYTES);
        filled = 0;
      }
    }
    if (filled > 0) yield piece.subarray(0, filled);
  } finally {
    run.stop();
  }
}

const transcribe = async (
  bytes: Uint8Array,
  mediaType: string,
  transcriber: Transcriber,
  context: CallContext,
): Promise<TimedPiece[]> => {
  const pieces: TimedPiece[] = [];
  let offsetMs = 0;
  for await (const samples of decodeSpeech(bytes, mediaType)) {
    const segments = await transcriber.transcribe(toWav(samples), context);
    for (const { fromMs, toMs, text } of segments)
      pieces.push({ fromMs: fromMs + offsetMs, toMs: toMs + offsetMs, text });
    offsetMs += (samples.length / (SAMPLE_RATE * BYTES_PER_SAMPLE)) * 1000;
  }
  return pieces;
};

export default definePlugin({
  kind: "extractor",
  name: "media",
  options: Type.Object({}),
  requires: ["transcriber"],
  create: async (_options, host) => ({
    accepts: ({ mediaType }) => Object.hasOwn(DEMUXERS, mediaType),
    extract: async ({ bytes, mediaType }, context) => {
      const film = DEMUXERS[mediaType] === "mov" ? withIndexFirst(bytes) : bytes;
      const description = await describe(film, mediaType);
      const subtitles = await readSubtitles(film, mediaType, description);
      if (subtitles.length === 0 && !description.hasAudio) {
        throw new PluginError(
          "no_speech",
          "the film has neither subtitles nor sound: there is nothing to read in it",
          false,
        );
      }
      const transcriber = host.transcriber ?? null;
      if (subtitles.length === 0 && transcriber === null) {
        throw new PluginError("no_transcriber", "speech can't be turned into text: configure a transcriber", false);
      }
      const pieces =
        subtitles.length > 0 || transcriber === null
          ? subtitles
          : await transcribe(film, mediaType, transcriber, context);
      const builder = createTextBuilder();
      addTimedText(builder, pieces);
      const date = Date.parse(description.date ?? "");
      return builder.build({
        type: mediaType.startsWith("audio/") ? "audio" : "video",
        mediaType,
        title: description.title,
        date: Number.isNaN(date) || date <= 0 ? null : date,
        notes: pieces.length === 0 ? ["No speech was found in the recording."] : [],
      });
    },
  }),
});
