// What every extractor has to hold. Call it in a test file of the plugin, with samples of what it reads.

import { beforeAll, describe, expect, test } from "bun:test";
import type { Extractor, ExtractorSource } from "#contracts/extractor.ts";
import { PluginError, type PluginHost } from "#contracts/plugin.ts";
import type { ExtractedText, Section } from "#domain/extracted-text.ts";
import { callContext, pluginHost } from "./host.ts";

export type ExtractorSample = Pick<ExtractorSource, "bytes" | "mediaType" | "name">;

const expectSound = ({ text, sections, date, notes, title }: ExtractedText): void => {
  let start = 0;
  const ends = new Map<Section["kind"], number>();
  for (const section of sections) {
    expect(section.start).toBeGreaterThanOrEqual(start);
    expect(section.end).toBeGreaterThanOrEqual(section.start);
    expect(section.end).toBeLessThanOrEqual(text.length);
    // Sections of one kind do not overlap.
    expect(section.start).toBeGreaterThanOrEqual(ends.get(section.kind) ?? 0);
    ends.set(section.kind, section.end);
    start = section.start;
    if (section.kind === "turn") {
      expect(section.bodyStart).toBeGreaterThanOrEqual(section.start);
      expect(section.bodyStart).toBeLessThanOrEqual(section.end);
      expect(section.speaker.trim()).not.toBe("");
    }
  }
  expect(text.isWellFormed()).toBe(true);
  expect(text).not.toContain("\r");
  expect(title === null || title.trim() !== "").toBe(true);
  expect(date === null || Number.isFinite(date)).toBe(true);
  expect(notes.every((note) => note !== "")).toBe(true);
};

export const extractorConformance = (
  name: string,
  make: (host: PluginHost) => Promise<Extractor>,
  samples: readonly ExtractorSample[],
): void => {
  describe(`extractor ${name} conforms`, () => {
    let extractor: Extractor;
    beforeAll(async () => {
      extractor = await make(pluginHost());
    });
    const read = (sample: ExtractorSample) => extractor.extract({ ...sample, url: null }, callContext());

    test("accepts its samples, and not everything", () => {
      for (const sample of samples) expect(extractor.accepts({ ...sample, url: null })).toBe(true);
      expect(extractor.accepts({ mediaType: "application/x-unheard-of", name: "x.unheard", url: null })).toBe(false);
    });

    test("gives text with sections in order and within it", async () => {
      for (const sample of samples) {
        const extracted = await read(sample);
        expect(extracted.text.trim()).not.toBe("");
        expectSound(extracted);
      }
    });

    test("gives the same for the same bytes, and leaves them as they are", async () => {
      for (const sample of samples) {
        const before = sample.bytes.slice();
        expect(await read(sample)).toEqual(await read(sample));
        expect(sample.bytes).toEqual(before);
      }
    });

    test("of broken and empty bytes gives text or a PluginError", async () => {
      for (const { bytes, mediaType, name: file } of samples) {
        const broken = bytes.slice();
        for (let i = 0; i < broken.length; i += 7) broken[i] = (broken[i] ?? 0) ^ 0x5a;
        for (const damaged of [broken, bytes.slice(0, bytes.length / 2), new Uint8Array()]) {
          const outcome = await read({ bytes: damaged, mediaType, name: file }).catch((error: unknown) => error);
          if (outcome instanceof Error) expect(outcome).toBeInstanceOf(PluginError);
          else expectSound(outcome as ExtractedText);
        }
      }
    });
  });
};
