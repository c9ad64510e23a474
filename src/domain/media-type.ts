// What a file is: decided by its content first and by its name second. Only signatures and short looks, in linear time,
// so that it may run where untrusted bytes must not be parsed.

import { wrapped } from "./wrapped.ts";

interface SupportedType {
  readonly mediaType: string;
  readonly label: string;
  readonly extensions: readonly string[];
}

/** The formats that an extractor of ours reads, in the order in which they are listed to clients. */
export const SUPPORTED_TYPES: readonly SupportedType[] = [
  { mediaType: "application/pdf", label: "PDF", extensions: ["pdf"] },
  { mediaType: "application/msword", label: "DOC", extensions: ["doc"] },
  {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    label: "DOCX",
    extensions: ["docx", "docm", "dotx"],
  },
  { mediaType: "text/plain", label: "TXT", extensions: ["txt", "text", "log"] },
  { mediaType: "text/markdown", label: "MD", extensions: ["md", "markdown", "mdx"] },
  { mediaType: "text/html", label: "HTML", extensions: ["html", "htm", "xhtml"] },
  { mediaType: "text/csv", label: "CSV", extensions: ["csv", "tsv", "tab"] },
  {
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    label: "XLSX",
    extensions: ["xlsx", "xlsm"],
  },
  { mediaType: "image/png", label: "PNG", extensions: ["png"] },
  { mediaType: "image/jpeg", label: "JPG", extensions: ["jpg", "jpeg"] },
  { mediaType: "image/gif", label: "GIF", extensions: ["gif"] },
  { mediaType: "image/webp", label: "WebP", extensions: ["webp"] },
  { mediaType: "video/mp4", label: "MP4", extensions: ["mp4", "m4v", "mov"] },
  { mediaType: "video/webm", label: "WebM", extensions: ["webm", "mkv"] },
  { mediaType: "audio/mp4", label: "M4A", extensions: ["m4a"] },
  { mediaType: "audio/mpeg", label: "MP3", extensions: ["mp3"] },
  { mediaType: "audio/wav", label: "WAV", extensions: ["wav"] },
  { mediaType: "audio/ogg", label: "OGG", extensions: ["ogg", "oga", "opus"] },
  { mediaType: "audio/flac", label: "FLAC", extensions: ["flac"] },
  { mediaType: "message/rfc822", label: "EML", extensions: ["eml"] },
];

/** For an answer that says what can be read: "PDF (.pdf), DOC (.doc), …". */
export const supportedTypesList = (): string =>
  SUPPORTED_TYPES.map(({ label, extensions }) => `${label} (.${extensions[0]})`).join(", ");

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

interface Signature {
  readonly at: number;
  readonly bytes: string;
  readonly mediaType: string;
}

/** Bytes as Latin-1. */
const SIGNATURES: readonly Signature[] = [
  { at: 0, bytes: "\x89PNG\r\n\x1a\n", mediaType: "image/png" },
  { at: 0, bytes: "\xff\xd8\xff", mediaType: "image/jpeg" },
  { at: 0, bytes: "GIF87a", mediaType: "image/gif" },
  { at: 0, bytes: "GIF89a", mediaType: "image/gif" },
  { at: 8, bytes: "WEBP", mediaType: "image/webp" },
  { at: 8, bytes: "WAVE", mediaType: "audio/wav" },
  { at: 0, bytes: "\x1aE\xdf\xa3", mediaType: "video/webm" },
  { at: 0, bytes: "OggS", mediaType: "audio/ogg" },
  { at: 0, bytes: "fLaC", mediaType: "audio/flac" },
  { at: 0, bytes: "ID3", mediaType: "audio/mpeg" },
  { at: 0, bytes: "\xff\xfb", mediaType: "audio/mpeg" },
  { at: 0, bytes: "\xff\xf3", mediaType: "audio/mpeg" },
  { at: 0, bytes: "PK\x03\x04", mediaType: "application/zip" },
  { at: 0, bytes: "PK\x05\x06", mediaType: "application/zip" },
  { at: 0, bytes: "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", mediaType: "application/x-cfb" },
  { at: 0, bytes: "{\\rtf", mediaType: "application/rtf" },
  { at: 0, bytes: "\x1f\x8b", mediaType: "application/gzip" },
  { at: 0, bytes: "7z\xbc\xaf\x27\x1c", mediaType: "application/x-7z-compressed" },
  { at: 0, bytes: "Rar!", mediaType: "application/vnd.rar" },
];

const find = (bytes: Uint8Array, needle: string, within = bytes.length): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, within)).includes(needle, 0, "latin1");

const ENTRY = "PK\x03\x04";
const ENTRY_NAME_AT = 30;

/** Of the first folder that tells: its name stands uncompressed in the head of an entry. The same letters come up by chance in what is packed. */
const zipType = (bytes: Uint8Array): string => {
  if (!find(bytes, "[Content_Types].xml")) return "application/zip";
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = archive.indexOf(ENTRY, 0, "latin1"); at >= 0; at = archive.indexOf(ENTRY, at + 1, "latin1")) {
    const folder = ascii(bytes, at + ENTRY_NAME_AT, at + ENTRY_NAME_AT + "word/".length);
    if (folder === "word/") return "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    if (folder.startsWith("xl/")) return "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  }
  return "application/zip";
};

const utf16 = (text: string): string => [...text].map((letter) => `${letter}\0`).join("");

const cfbType = (bytes: Uint8Array): string =>
  find(bytes, utf16("WordDocument")) ? "application/msword" : "application/x-cfb";

/** The brand of an ISO media file says whether it has pictures. */
const isoMediaType = (bytes: Uint8Array): string | null => {
  if (ascii(bytes, 4, 8) !== "ftyp") return null;
  const brand = ascii(bytes, 8, 12);
  if (brand.startsWith("M4A") || brand.startsWith("M4B")) return "audio/mp4";
  return ["avif", "avis", "heic", "heix", "mif1"].includes(brand) ? `image/${brand}` : "video/mp4";
};

const PDF_HEADER_WITHIN_BYTES = 1024;

const binaryType = (bytes: Uint8Array): string | null => {
  const signature = SIGNATURES.find(({ at, bytes: mark }) => ascii(bytes, at, at + mark.length) === mark);
  if (signature?.mediaType === "application/zip") return zipType(bytes);
  if (signature?.mediaType === "application/x-cfb") return cfbType(bytes);
  if (signature !== undefined) return signature.mediaType;
  const iso = isoMediaType(bytes);
  if (iso !== null) return iso;
  return find(bytes, "%PDF-", PDF_HEADER_WITHIN_BYTES) ? "application/pdf" : null;
};

const LOOK_BYTES = 65_536;

/** Encodings differ, but no text is full of control characters, and only UTF-16 and UTF-32 have zero bytes. */
const isText = (bytes: Uint8Array): boolean => {
  const look = bytes.subarray(0, LOOK_BYTES);
  const zeros = [0, 0];
  let controls = 0;
  for (let at = 0; at < look.length; at += 1) {
    const byte = look[at] ?? 0;
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
    else if (byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b) controls += 1;
  }
  const [even = 0, odd = 0] = zeros;
  const hasByteOrderMark = (look[0] === 0xff && look[1] === 0xfe) || (look[0] === 0xfe && look[1] === 0xff);
  const isUtf16 = Math.max(even, odd) > look.length / 8 && Math.min(even, odd) <= look.length / 100;
  if (even + odd > 0 && !hasByteOrderMark && !isUtf16) return false;
  return controls <= look.length / 500;
};

const HTML_START = /^<(?:!doctype\s+html|html|head|body)\b/i;
const HTML_FRAGMENT = new RegExp(
  wrapped`
    ^<(?:
      article|aside|blockquote|div|figure|footer|form|h[1-6]|header|link|main|meta|nav|ol|p|pre|script|section|span
      |style|table|title|ul
    )\b[^<]*>`,
  "i",
);

/** What stands before the first tag that says something. */
const withoutPrologue = (text: string): string => {
  let rest = text.trimStart();
  for (;;) {
    const [opening, closing] = rest.startsWith("<!--") ? ["<!--", "-->"] : ["<?xml", "?>"];
    const end = rest.startsWith(opening) ? rest.indexOf(closing, opening.length) : -1;
    if (end === -1) return rest;
    rest = rest.slice(end + closing.length).trimStart();
  }
};

/** A page by its first tag; a fragment also by its last one. */
const isHtml = (text: string): boolean => {
  const head = withoutPrologue(text.slice(0, LOOK_BYTES));
  return HTML_START.test(head) || (HTML_FRAGMENT.test(head) && text.trimEnd().endsWith(">"));
};

const MAIL_HEADER = /^[A-Za-z][A-Za-z0-9-]{1,60}:[ \t]/;
const MAIL_LOOK_CHARACTERS = 8_192;
const MAIL_NAMES = /^(?:from|to|subject|date|message-id|mime-version|received|return-path|delivered-to):/gim;

/** A block of header lines, among them two that only mail has. */
const isMail = (head: string): boolean => {
  if (!MAIL_HEADER.test(head) && !head.startsWith("From ")) return false;
  const block = head.split(/\r?\n\r?\n/, 1)[0] ?? "";
  const lines = block.split(/\r?\n/).slice(1);
  const isBlock = lines.every((line) => /^[ \t]/.test(line) || /^[A-Za-z][A-Za-z0-9-]*:/.test(line));
  return (
    isBlock &&
    /^(?:message-id|mime-version|received|return-path):/im.test(block) &&
    (block.match(MAIL_NAMES)?.length ?? 0) >= 3
  );
};

/** Recognises HTML and mail in text, by how it begins; null for any other text. */
export const markupType = (text: string): string | null => {
  const clean = text.replace(/^\uFEFF/, "");
  if (isHtml(clean)) return "text/html";
  return isMail(clean.slice(0, MAIL_LOOK_CHARACTERS)) ? "message/rfc822" : null;
};

export const extensionOf = (name: string | null): string | null =>
  /\.([A-Za-z0-9]{1,10})$/.exec(name ?? "")?.[1]?.toLowerCase() ?? null;

const typeByName = (name: string | null): string | null => {
  const extension = extensionOf(name);
  if (extension === null) return null;
  return SUPPORTED_TYPES.find(({ extensions }) => extensions.includes(extension))?.mediaType ?? null;
};

/** Enough of a text to see tags and headers in it, whatever its encoding: zero bytes of UTF-16 left out. */
const asciiView = (bytes: Uint8Array): string => {
  const decode = (part: Uint8Array): string => new TextDecoder("latin1").decode(part).replaceAll("\0", "");
  const head = decode(bytes.subarray(0, LOOK_BYTES)).replace(/^(?:ï»¿|ÿþ|þÿ)/, "");
  return head + decode(bytes.subarray(Math.max(LOOK_BYTES, bytes.length - 100)));
};

export interface DetectedType {
  /** `application/octet-stream` when nobody knows. */
  readonly mediaType: string;
  readonly isSupported: boolean;
}

const supported = (mediaType: string): DetectedType => ({
  mediaType,
  isSupported: SUPPORTED_TYPES.some((type) => type.mediaType === mediaType),
});

/** The type of a file by its content, else by its name. `declared` is what a server or client says, believed of text alone. */
export const detectMediaType = (
  bytes: Uint8Array,
  name: string | null,
  declared: string | null = null,
): DetectedType => {
  const binary = binaryType(bytes);
  if (binary === "video/mp4" && typeByName(name) === "audio/mp4") return supported("audio/mp4");
  if (binary !== null) return supported(binary);
  if (!isText(bytes)) return { mediaType: "application/octet-stream", isSupported: false };
  const named = typeByName(name);
  // Markdown may well begin with a tag.
  const markup = named === "text/markdown" ? null : markupType(asciiView(bytes));
  if (markup !== null) return supported(markup);
  if (named?.startsWith("text/") || named === "message/rfc822") return supported(named);
  const said = declared?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return supported(["text/html", "text/csv", "text/markdown", "message/rfc822"].includes(said) ? said : "text/plain");
};
