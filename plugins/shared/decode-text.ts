// Bytes to text in whatever encoding they are: by byte order mark, as UTF-8 when they are UTF-8, as UTF-16 when every
// other byte is zero, else as what was declared or as the most likely of the common single- and double-byte encodings:
// by the statistics of chardet where they are sure, else by the letters that come out.

import { analyse } from "chardet";

const MARKS: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
];

const LOOK_BYTES = 65_536;

const decode = (bytes: Uint8Array, encoding: string, isFatal: boolean): string | null => {
  try {
    return new TextDecoder(encoding as Bun.Encoding, { fatal: isFatal }).decode(bytes);
  } catch {
    return null;
  }
};

const utf16Encoding = (bytes: Uint8Array): string | null => {
  const look = bytes.subarray(0, LOOK_BYTES);
  const zeros: [number, number] = [0, 0];
  for (let at = 0; at < look.length; at += 1) if (look[at] === 0) zeros[(at % 2) as 0 | 1] += 1;
  const [even, odd] = zeros;
  if (Math.max(even, odd) <= look.length / 8) return null;
  return odd > even ? "utf-16le" : "utf-16be";
};

/** Encodings whose text shows itself by the letters it decodes to. Each is tried; the most plausible text wins. */
const CANDIDATES: readonly { readonly encoding: string; readonly letters: RegExp }[] = [
  // Before Chinese: the same bytes are Chinese too, but Chinese bytes are hardly ever Hangul alone.
  { encoding: "euc-kr", letters: /[\uac00-\ud7af]/g },
  { encoding: "shift_jis", letters: /[\u3040-\u30ff\u4e00-\u9fff\uff01-\uff9f\u3000-\u303f]/g },
  { encoding: "gb18030", letters: /[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef]/g },
  { encoding: "euc-jp", letters: /[\u3040-\u30ff\u4e00-\u9fff\u3000-\u303f]/g },
  { encoding: "big5", letters: /[\u4e00-\u9fff\u3000-\u303f]/g },
  { encoding: "windows-1251", letters: /[\u0410-\u044f\u0401\u0451]/g },
];

const isMultiByte = (encoding: string): boolean => !encoding.startsWith("windows-");

/** How much of the text beyond ASCII is letters of the script that the encoding is for. Kana speaks for Japanese, lone rare signs against it. */
const plausibility = (text: string, letters: RegExp): number => {
  const foreign = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  if (foreign === 0) return 0;
  const good = text.match(letters)?.length ?? 0;
  const bad = text.match(/[\uff61-\uff9f\ue000-\uf8ff\u0080-\u009f\ufffd]/g)?.length ?? 0;
  const kana = text.match(/[\u3041-\u30fe]/g)?.length ?? 0;
  return (good - bad + kana / 2) / foreign;
};

const UTF_32 = [
  { bytes: [0xff, 0xfe, 0, 0], isLittleEndian: true },
  { bytes: [0, 0, 0xfe, 0xff], isLittleEndian: false },
] as const;

const HIGHEST_CODE_POINT = 0x10ffff;

/** By its mark, which begins as that of UTF-16 does; null for all other bytes. No decoder of the platform knows it. */
const decodeUtf32 = (bytes: Uint8Array): string | null => {
  const mark = UTF_32.find((candidate) => candidate.bytes.every((byte, at) => bytes[at] === byte));
  if (mark === undefined || bytes.length % 4 !== 0) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = "";
  for (let at = 4; at < bytes.length; at += 4) {
    const code = view.getUint32(at, mark.isLittleEndian);
    text += code > HIGHEST_CODE_POINT ? "\ufffd" : String.fromCodePoint(code);
  }
  return text.toWellFormed();
};

/**
 * Per cent. Below, statistics of a few words mean less than the letters: ten is what they say of bytes that are possible at all. Of a few
 * accents among ASCII letters they have to be surer, as most of these are Western.
 */
const SURE = { ofScripts: 12, ofAccents: 30 };
const LEAST_ACCENTS = 6;
/** What statistics say of bytes that they know nothing of, and what they can't be told apart from. */
const SAYS_NOTHING = /^(?:ASCII|UTF|ISO-8859-1$|windows-1252$)/;

const encodingByStatistics = (look: Uint8Array, sure: number): string | null => {
  const [best] = analyse(look);
  if (best === undefined || best.confidence < sure || SAYS_NOTHING.test(best.name)) return null;
  return decode(look.subarray(0, 1), best.name, false) === null ? null : best.name;
};

/** Letters with accents stand alone among ASCII letters; the bytes of another script stand together. */
const guessEncoding = (bytes: Uint8Array): string => {
  const look = bytes.subarray(0, LOOK_BYTES);
  const high = look.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  const low = look.reduce((count, byte) => count + ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a ? 1 : 0), 0);
  const paired = look.reduce((count, byte, at) => {
    const hasNeighbour = (look[at - 1] ?? 0) >= 0x80 || (look[at + 1] ?? 0) >= 0x80;
    return count + (byte >= 0x80 && hasNeighbour ? 1 : 0);
  }, 0);
  if (paired < high * 0.4)
    return (high < LEAST_ACCENTS ? null : encodingByStatistics(look, SURE.ofAccents)) ?? "windows-1252";
  const byStatistics = encodingByStatistics(look, SURE.ofScripts);
  if (byStatistics !== null) return byStatistics;
  let best = { encoding: "windows-1252", score: high > low ? 0.5 : 0.85 };
  for (const { encoding, letters } of CANDIDATES) {
    // A character may be torn at the end of the look.
    const text = decode(look, encoding, look.length === bytes.length && isMultiByte(encoding));
    if (text === null) continue;
    const isWordy = isMultiByte(encoding) || high > low / 2;
    const score = isWordy ? plausibility(text, letters) : 0;
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
};

/**
 * The text of the bytes, without a byte order mark, with line breaks as "\n".
 * @param declared what a header or a tag says; believed where the bytes do not say otherwise themselves.
 */
export const decodeText = (bytes: Uint8Array, declared: string | null = null): string => {
  const mark = MARKS.find((candidate) => candidate.bytes.every((byte, at) => bytes[at] === byte));
  const text =
    decodeUtf32(bytes) ??
    (mark === undefined ? null : decode(bytes, mark.encoding, false)) ??
    (utf16Encoding(bytes) === null ? decode(bytes, "utf-8", true) : null) ??
    (declared === null || /^utf-?8$/i.test(declared) ? null : decode(bytes, declared, false)) ??
    decode(bytes, utf16Encoding(bytes) ?? guessEncoding(bytes), false) ??
    "";
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
};
