import { expect, test } from "bun:test";
import { urlOfContent } from "#domain/url-content.ts";

test("content that is one address is an address", () => {
  for (const content of ["https://example.org", " http://example.org:8080/a?b=c#d \n", "HTTPS://Example.org/päge"]) {
    expect(urlOfContent(content)?.protocol).toMatch(/^https?:$/);
  }
});

test("content that only has an address in it is a text", () => {
  const texts = [
    "see https://example.org",
    "https://example.org is nice",
    "https://a.example\nhttps://b.example",
    "example.org",
    "",
    "https://",
  ];
  expect(texts.map(urlOfContent)).toEqual(texts.map(() => null));
});

test("other schemes and endless addresses are texts", () => {
  const texts = [
    "ftp://example.org/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "mailto:a@b.example",
    `https://example.org/${"a".repeat(3000)}`,
  ];
  expect(texts.map(urlOfContent)).toEqual(texts.map(() => null));
});
