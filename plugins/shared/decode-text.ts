// Bytes to text in whatever encoding they are: by byte order mark, as UTF-8 when they are UTF-8, as UTF-16 when every
// other byte is zero, else as what was declared or as the most likely of the common single- and double-byte encodings.

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

/** Letters with accents stand alone among ASCII letters; the bytes of another script stand together. */
const guessEncoding = (bytes: Uint8Array): string => {
  const look = bytes.subarray(0, LOOK_BYTES);
  const high = look.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  const low = look.reduce((count, byte) => count + ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a ? 1 : 0), 0);
  const paired = look.reduce((count, byte, at) => {
    const hasNeighbour = (look[at - 1] ?? 0) >= 0x80 || (look[at + 1] ?? 0) >= 0x80;
    return count + (byte >= 0x80 && hasNeighbour ? 1 : 0);
  }, 0);
  if (paired < high * 0.4) return "windows-1252";
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
    (mark === undefined ? null : decode(bytes, mark.encoding, false)) ??
    (utf16Encoding(bytes) === null ? decode(bytes, "utf-8", true) : null) ??
    (declared === null || /^utf-?8$/i.test(declared) ? null : decode(bytes, declared, false)) ??
    decode(bytes, utf16Encoding(bytes) ?? guessEncoding(bytes), false) ??
    "";
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
};
