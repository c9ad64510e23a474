// What every transcriber has to hold. Call it in a test file of the plugin.

import { beforeAll, describe, expect, test } from "bun:test";
import { PluginError, type PluginHost } from "#contracts/plugin.ts";
import type { Transcriber, TranscriptSegment } from "#contracts/transcriber.ts";
import { callContext, pluginHost } from "./host.ts";

const RATE = 16_000;

/** 16 kHz mono signed 16-bit PCM in a WAV container: a low tone, or silence. */
const wavOf = (seconds: number, amplitude: number): Uint8Array => {
  const samples = RATE * seconds;
  const bytes = new Uint8Array(44 + samples * 2);
  const view = new DataView(bytes.buffer);
  const mark = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
  mark(0, "RIFF");
  view.setUint32(4, 36 + samples * 2, true);
  mark(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  mark(36, "data");
  view.setUint32(40, samples * 2, true);
  for (let i = 0; i < samples; i++)
    view.setInt16(44 + i * 2, Math.sin((i / RATE) * 2 * Math.PI * 220) * amplitude, true);
  return bytes;
};

const expectSound = (segments: readonly TranscriptSegment[]): void => {
  let from = 0;
  for (const segment of segments) {
    expect(segment.text.trim()).not.toBe("");
    expect(segment.fromMs).toBeGreaterThanOrEqual(from);
    expect(segment.toMs).toBeGreaterThanOrEqual(segment.fromMs);
    from = segment.fromMs;
  }
};

export const transcriberConformance = (name: string, make: (host: PluginHost) => Promise<Transcriber>): void => {
  describe(`transcriber ${name} conforms`, () => {
    let transcriber: Transcriber;
    beforeAll(async () => {
      transcriber = await make(pluginHost());
    });

    test("gives segments in order of time, none of them empty", async () => {
      for (const amplitude of [8_000, 0]) expectSound(await transcriber.transcribe(wavOf(2, amplitude), callContext()));
    });

    test("leaves the sound as it is", async () => {
      const wav = wavOf(1, 8_000);
      await transcriber.transcribe(wav, callContext());
      expect(wav).toEqual(wavOf(1, 8_000));
    });

    test("of bytes that are no sound gives segments or a PluginError", async () => {
      const outcome = await transcriber.transcribe(new Uint8Array(64), callContext()).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(PluginError);
      else expectSound(outcome as TranscriptSegment[]);
    });

    test("rejects when it is called off", async () => {
      const call = transcriber.transcribe(wavOf(1, 0), callContext(AbortSignal.abort()));
      expect(await call.then(() => "done").catch(() => "off")).toBe("off");
    });
  });
};
