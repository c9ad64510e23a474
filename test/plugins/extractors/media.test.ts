import { describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withIndexFirst } from "#plugins/extractors/media/fast-start.ts";
import { readSrt } from "#plugins/extractors/media/subtitles.ts";
import { covered, extractFile, failureOf } from "#test/support/extract-file.ts";

// The films are made by ffmpeg itself; where it is missing there is nothing that these tests could read.
const hasFfmpeg = Bun.which("ffmpeg") !== null;
const SRT =
  "1\n00:00:00,500 --> 00:00:02,000\nThe tide <i>turns</i> at noon.\n\n2\n00:00:08,000 --> 00:00:09,500\n{\\an8}Ships leave\nafter that.\n";

const film = async (...output: string[]): Promise<Uint8Array> => {
  const folder = mkdtempSync(join(tmpdir(), "mneme-film-"));
  try {
    await Bun.write(join(folder, "words.srt"), SRT);
    const inputs = [
      "-f",
      "lavfi",
      "-i",
      "testsrc=d=10:s=64x64:r=5",
      "-f",
      "lavfi",
      "-i",
      "sine=d=10",
      "-i",
      join(folder, "words.srt"),
    ];
    const child = Bun.spawn(["ffmpeg", "-v", "error", ...inputs, ...output, join(folder, "film.mp4")], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    await child.exited;
    return await Bun.file(join(folder, "film.mp4")).bytes();
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const pictures = ["-map", "0:v", "-c:v", "mpeg4"];
const sound = ["-map", "1:a", "-c:a", "aac"];
const subtitles = ["-map", "2:s", "-c:s", "mov_text"];
const mp4 = { mediaType: "video/mp4" } as const;

describe.skipIf(!hasFfmpeg)("a film (skipped where ffmpeg is missing)", () => {
  test("with subtitles is read by them, with their times", async () => {
    const extracted = await extractFile("media", await film(...pictures, ...sound, ...subtitles), mp4);
    expect(extracted.text).toBe("The tide turns at noon.\n\nShips leave after that.");
    expect(
      extracted.sections.map((section) => (section.kind === "timed" ? [section.fromMs, section.toMs] : [])),
    ).toEqual([
      [500, 2000],
      [8000, 9500],
    ]);
    expect(extracted.type).toBe("video");
  });

  test("without subtitles is read by its sound, through the transcriber", async () => {
    const heard: number[] = [];
    const transcriber = {
      transcribe: async (wav: Uint8Array) => {
        heard.push(wav.length);
        return [{ fromMs: 0, toMs: 1000, text: "A long tone." }];
      },
    };
    const extracted = await extractFile("media", await film(...pictures, ...sound), { ...mp4, host: { transcriber } });
    expect(covered(extracted, "timed")).toEqual(["A long tone."]);
    expect(Math.abs((heard[0] ?? 0) - 10 * 32_000)).toBeLessThan(20_000);
  });

  test("whose words nobody can turn into text says what is missing", async () => {
    expect((await failureOf(extractFile("media", await film(...pictures, ...sound), mp4))).code).toBe("no_transcriber");
    expect((await failureOf(extractFile("media", await film(...pictures), mp4))).code).toBe("no_speech");
    expect((await failureOf(extractFile("media", "no film at all", mp4))).code).toBe("broken_media");
  });

  test("is the same film when its index is moved to the front", async () => {
    const atTheEnd = await film(...pictures, ...sound);
    const moved = withIndexFirst(atTheEnd);
    const place = (bytes: Uint8Array, name: string): number => Buffer.from(bytes).indexOf(name);
    expect(place(atTheEnd, "moov")).toBeGreaterThan(place(atTheEnd, "mdat"));
    expect(place(moved, "moov")).toBeLessThan(place(moved, "mdat"));
    expect(moved.length).toBe(atTheEnd.length);
    expect(withIndexFirst(moved)).toBe(moved);
  });
});

test("an index that lies about its lengths is left where it is", () => {
  const box = (name: string, length: number, content: number[]): number[] => [
    0,
    0,
    0,
    length,
    ...Buffer.from(name),
    ...content,
  ];
  const liar = new Uint8Array([
    ...box("mdat", 12, [1, 2, 3, 4]),
    ...box("moov", 24, box("stco", 16, [0, 0, 0, 0, 255, 255, 255, 255])),
  ]);
  expect(withIndexFirst(liar)).toBe(liar);
  expect(withIndexFirst(new Uint8Array([0, 0, 0, 1, 109]))).toEqual(new Uint8Array([0, 0, 0, 1, 109]));
});

test("subtitles lose their marks and keep their times", () => {
  expect(readSrt(SRT)).toEqual([
    { fromMs: 500, toMs: 2000, text: "The tide turns at noon." },
    { fromMs: 8000, toMs: 9500, text: "Ships leave after that." },
  ]);
  expect(readSrt("nonsense")).toEqual([]);
});
