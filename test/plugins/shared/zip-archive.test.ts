import { describe, expect, test } from "bun:test";
import { ARCHIVE_LIMITS, openArchive, verifyArchive } from "#plugins/shared/zip-archive.ts";
import { writeZip } from "#test/support/write-zip.ts";

const codeOf = (act: () => unknown): string => {
  try {
    act();
    return "it did not fail";
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test("entries are read by their names", () => {
  const archive = openArchive(
    writeZip([
      { name: "a/b.txt", content: "words" },
      { name: "empty", content: "" },
    ]),
  );
  expect(archive.names).toEqual(["a/b.txt", "empty"]);
  expect(archive.readText("a/b.txt")).toBe("words");
  expect(archive.readText("empty")).toBe("");
  expect(archive.read("none")).toBeNull();
});

describe("an archive is refused", () => {
  test("when it unpacks to too much altogether, before anything is unpacked", () => {
    const claims = Array.from({ length: 12 }, (_, at) => ({ name: `${at}`, content: "x", claimedBytes: 10_000_000 }));
    expect(codeOf(() => openArchive(writeZip(claims)))).toBe("archive_too_large");
  });

  test("when it is packed tighter than documents are", () => {
    const bomb = writeZip([{ name: "bomb", content: new Uint8Array(20_000_000) }]);
    expect(bomb.length).toBeLessThan(30_000);
    expect(codeOf(() => openArchive(bomb))).toBe("archive_too_large");
  });

  test("when an entry is larger, or smaller, than it says", () => {
    for (const claimedBytes of [10, 5_000]) {
      const liar = writeZip([{ name: "liar", content: "x".repeat(3_000), claimedBytes }]);
      expect(codeOf(() => openArchive(liar).read("liar"))).toBe("archive_too_large");
      expect(codeOf(() => verifyArchive(liar))).toBe("archive_too_large");
    }
  });

  test("when it has too many entries", () => {
    const entries = Array.from({ length: ARCHIVE_LIMITS.entries + 1 }, (_, at) => ({ name: `${at}`, content: "" }));
    expect(codeOf(() => openArchive(writeZip(entries)))).toBe("archive_too_large");
  });

  test("when it is cut off anywhere, or damaged", () => {
    const whole = writeZip([{ name: "a", content: "words ".repeat(50) }]);
    for (let length = 0; length < whole.length; length += 7) {
      expect(["broken_archive", "archive_too_large"]).toContain(codeOf(() => verifyArchive(whole.subarray(0, length))));
    }
  });
});
