// Tests of single UTF-16 code units, for the scanners that walk text by index.

/** The same set as `\s` in a regular expression. */
export const isSpace = (code: number): boolean =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  (code >= 0xa0 &&
    (code === 0xa0 ||
      code === 0x1680 ||
      (code >= 0x2000 && code <= 0x200a) ||
      code === 0x2028 ||
      code === 0x2029 ||
      code === 0x202f ||
      code === 0x205f ||
      code === 0x3000 ||
      code === 0xfeff));

export const isLineBreak = (code: number): boolean => code === 10 || code === 13 || code === 0x2028 || code === 0x2029;

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

export const isLowerAscii = (code: number): boolean => code >= 97 && code <= 122;

export const isUpperAscii = (code: number): boolean => code >= 65 && code <= 90;

/** True when a cut at `index` would separate the halves of a surrogate pair. */
export const tearsPair = (text: string, index: number): boolean =>
  index > 0 &&
  index < text.length &&
  (text.charCodeAt(index) & 0xfc00) === 0xdc00 &&
  (text.charCodeAt(index - 1) & 0xfc00) === 0xd800;

/** Full stops of scripts that set no space after them. */
export const isWideTerminator = (code: number): boolean =>
  code === 0x3002 || code === 0xff01 || code === 0xff1f || code === 0xff61 || code === 0x0964 || code === 0x0965;
export const isTerminator = (code: number): boolean =>
  code === 46 || code === 33 || code === 63 || code === 0x2026 || code === 0x061f || code === 0x06d4 || code === 0x203d;
