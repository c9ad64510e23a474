import { describe, expect, test } from "bun:test";
import { detectMediaType, markupType, supportedTypesList } from "#domain/media-type.ts";
import { docxEntries, writeDocx, writeXlsx } from "#test/support/office-files.ts";
import { writeZip } from "#test/support/write-zip.ts";

const bytesOf = (latin1: string): Uint8Array => new Uint8Array(Buffer.from(latin1, "latin1"));
const typeOf = (content: string | Uint8Array, name: string | null = null, declared: string | null = null): string =>
  detectMediaType(typeof content === "string" ? bytesOf(content) : content, name, declared).mediaType;

describe("content decides", () => {
  test("whatever the name says", () => {
    expect(typeOf("%PDF-1.7 ...", "report.txt")).toBe("application/pdf");
    expect(typeOf("\x89PNG\r\n\x1a\n...", "photo.jpg")).toBe("image/png");
    expect(typeOf("GIF89a...", "x.pdf")).toBe("image/gif");
    expect(typeOf("RIFF0000WEBPVP8 ", null)).toBe("image/webp");
    expect(typeOf("\0\0\0\x18ftypisom....", "clip.bin")).toBe("video/mp4");
    expect(typeOf("\0\0\0\x18ftypM4A ....", null)).toBe("audio/mp4");
  });

  test("what kind of archive an archive is", () => {
    expect(typeOf(writeDocx(""), "x.zip")).toContain("wordprocessingml");
    expect(typeOf(writeXlsx([]), "x.zip")).toContain("spreadsheetml");
    expect(detectMediaType(writeZip([{ name: "a.txt", content: "x" }]), "a.docx").isSupported).toBe(false);
  });

  test("whatever letters come up by chance in what the archive holds", () => {
    const [types, ...rest] = docxEntries("");
    if (types === undefined) throw new Error("a document has parts");
    const noise = crypto.getRandomValues(new Uint8Array(1024));
    noise.set(bytesOf("PK\x03\x04 xl/ word/"), 512);
    const entry = { name: "customXml/noise", content: noise };
    expect(Buffer.from(writeZip([entry])).includes(" xl/ word/")).toBe(true);
    expect(typeOf(writeZip([types, entry]))).toBe("application/zip");
    expect(typeOf(writeZip([types, entry, ...rest]))).toContain("wordprocessingml");
  });

  test("between text and what only claims to be text", () => {
    const binary = detectMediaType(new Uint8Array([0, 1, 2, 0, 5, 0, 0, 9]), "notes.txt");
    expect(binary).toEqual({ mediaType: "application/octet-stream", isSupported: false });
    expect(typeOf("MZ\x90\0\x03\0\0\0", "setup.md")).toBe("application/octet-stream");
  });
});

describe("among texts the name decides, then what was declared", () => {
  test("when the text does not show what it is", () => {
    expect(typeOf("a,b\n1,2", "data.CSV")).toBe("text/csv");
    expect(typeOf("# Title", "notes.md")).toBe("text/markdown");
    expect(typeOf("a,b\n1,2", null, "text/csv; charset=utf-8")).toBe("text/csv");
    expect(typeOf("words", "words.xyz", "application/pdf")).toBe("text/plain");
    expect(typeOf(new Uint8Array(Buffer.from("wide letters", "utf16le")), "wide.txt")).toBe("text/plain");
    expect(typeOf("", "empty.txt")).toBe("text/plain");
  });

  test("but pages and mails show themselves", () => {
    expect(typeOf("<!-- hi -->\n<!DOCTYPE html><html>", "page.txt")).toBe("text/html");
    expect(typeOf(new Uint8Array(Buffer.from("\uFEFF<html><body>", "utf16le")), null)).toBe("text/html");
    expect(typeOf("From: a@b.example\r\nTo: c@d.example\r\nMessage-ID: <1>\r\n\r\nHello")).toBe("message/rfc822");
  });
});

test("markup in given text is recognised, and talk about it is not", () => {
  expect(markupType("<div><p>Words</p></div>")).toBe("text/html");
  expect(markupType("<p>Words</p> and then some")).toBeNull();
  expect(markupType("<div> is a tag that I like.")).toBeNull();
  expect(markupType("From: the beginning, we knew.")).toBeNull();
  expect(markupType("User: hi\nAssistant: hello")).toBeNull();
});

test("hostile content is looked at in linear time", () => {
  for (const hostile of [
    "<!---->".repeat(200_000),
    "<!--".repeat(200_000),
    "A-".repeat(500_000),
    `From: ${"a:".repeat(400_000)}`,
  ])
    typeOf(hostile);
});

test("the list of what is supported names every format of the service", () => {
  for (const format of ["PDF", "DOC", "DOCX", "TXT", "MD", "CSV", "XLSX", "JPG", "PNG", "GIF", "WebP", "HTML", "MP4"]) {
    expect(supportedTypesList()).toContain(`${format} (.`);
  }
});
