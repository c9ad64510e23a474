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
  [
    "Cyrillic (KOI8-R)",
    "facfd120d6c9d7a3d420d720edcfd3cbd7c520c920ccc0c2c9d420c2ccc9ced920d320d7c1d2c5ced8c5cd2e",
    "Зоя живёт в Москве и любит блины с вареньем.",
  ],
  [
    "Greek",
    "c720c6f9de20ecddede5e920f3f4e7ed20c1e8deede120eae1e920e1e3e1f0dc20f4e720e8dcebe1f3f3e12e",
    "Η Ζωή μένει στην Αθήνα και αγαπά τη θάλασσα.",
  ],
  ["Hebrew", "e6e5e0e920e2f8e420e1faec20e0e1e9e120e5e0e5e4e1fa20e0fa20e4e9ed", "זואי גרה בתל אביב ואוהבת את הים"],
  ["Arabic", "d2e6ed20cadaedd420dded20c7e1dec7e5d1c920e6cacdc820c7e1c8cdd1", "زوي تعيش في القاهرة وتحب البحر"],
  [
    "Polish",
    "5a61bff3b3e62067ea9c6cb9206a619ff12e205a6f666961206d6965737a6b61207720a36f647a692069206c75626920bf7572656b2e",
    "Zażółć gęślą jaźń. Zofia mieszka w Łodzi i lubi żurek.",
  ],
  ["Thai", "e2abcdd5e9cdd2c8d1c2cdc2d9e8b7d5e8a1c3d8a7e0b7be20e1c5d0aacdbab7d0e0c5", "โซอี้อาศัยอยู่ที่กรุงเทพ และชอบทะเล"],
  ["Korean", "bcadbfefc0ba20b4ebc7d1b9ceb1b9c0c720bcf6b5b5c0ccb4d9", "서울은 대한민국의 수도이다"],
];

for (const [name, hex, text] of WRITTEN) {
  test(`${name} text of before Unicode is recognised`, () => {
    expect(decodeText(new Uint8Array(Buffer.from(hex, "hex")))).toBe(text);
  });
}

test("UTF-32 with its mark comes back as it was written", () => {
  const text = "Zoë 🦉 東";
  for (const isLittleEndian of [true, false]) {
    const points = ["\ufeff", ...text];
    const view = new DataView(new ArrayBuffer(points.length * 4));
    for (const [at, point] of points.entries()) view.setUint32(at * 4, point.codePointAt(0) ?? 0, isLittleEndian);
    expect(decodeText(new Uint8Array(view.buffer))).toBe(text);
  }
});

test("what was declared is believed where the bytes do not contradict it", () => {
  const bytes = new Uint8Array(Buffer.from("a4", "hex"));
  expect(decodeText(bytes, "iso-8859-15")).toBe("€");
  expect(decodeText(new Uint8Array(Buffer.from("é")), "iso-8859-1")).toBe("é");
  expect(decodeText(new Uint8Array(Buffer.from("plain")), "no-such-encoding")).toBe("plain");
});
