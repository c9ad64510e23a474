import { expect, test } from "bun:test";
import fc from "fast-check";
import { decodeText } from "#plugins/shared/decode-text.ts";

test("UTF-8 and UTF-16 come back as they were written, without mark and carriage returns", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
      fc.pre(!text.includes("\r") && !text.startsWith("\uFEFF") && !text.includes("\0"));
      expect(decodeText(new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")))).toBe(text);
      expect(decodeText(new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf8")))).toBe(text);
      expect(decodeText(new Uint8Array(Buffer.from(`letters ${text}`, "utf8")))).toBe(`letters ${text}`);
    }),
  );
  expect(decodeText(new Uint8Array(Buffer.from("one\r\ntwo\rthree")))).toBe("one\ntwo\nthree");
  expect(decodeText(new Uint8Array(Buffer.from("no mark at all", "utf16le")))).toBe("no mark at all");
});

/** Bytes of older encodings, as other programs write them. */
const WRITTEN: readonly [string, string, string][] = [
  ["Western", "4772fcdf652061757320dc62657273656520756e6420436166e9", "Grüße aus Übersee und Café"],
  ["Cyrillic", "cff0e8e2e5f22c20ecf3e7e5e920f120eff0fbe6eae0ece8", "Привет, музей с прыжками"],
  ["Japanese", "938c8b9e82cd93fa967b82cc8ef1937382c582b7", "東京は日本の首都です"],
  ["Chinese", "b1b1bea9cac7d6d0b9fab5c4cad7b6bc", "北京是中国的首都"],
  ["Korean", "bcadbfefc0ba20b4ebc7d1b9ceb1b9c0c720bcf6b5b5c0ccb4d9", "서울은 대한민국의 수도이다"],
];

for (const [name, hex, text] of WRITTEN) {
  test(`${name} text of before Unicode is recognised`, () => {
    expect(decodeText(new Uint8Array(Buffer.from(hex, "hex")))).toBe(text);
  });
}

test("what was declared is believed where the bytes do not contradict it", () => {
  const bytes = new Uint8Array(Buffer.from("a4", "hex"));
  expect(decodeText(bytes, "iso-8859-15")).toBe("€");
  expect(decodeText(new Uint8Array(Buffer.from("é")), "iso-8859-1")).toBe("é");
  expect(decodeText(new Uint8Array(Buffer.from("plain")), "no-such-encoding")).toBe("plain");
});
