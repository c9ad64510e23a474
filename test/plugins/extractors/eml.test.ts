import { expect, test } from "bun:test";
import { extractFile } from "#test/support/extract-file.ts";

const mail = (headers: string, body: string): string => `${headers}\r\n\r\n${body}`;

test("a mail tells who wrote to whom, when and what", async () => {
  const headers =
    "From: Ada Field <ada@paper.example>\r\nTo: Bo <bo@harbour.example>\r\nSubject: =?utf-8?q?Caf=C3=A9_on_Friday?=\r\nDate: Tue, 3 Feb 2026 10:00:00 +0100\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8";
  const extracted = await extractFile("eml", mail(headers, "See you at nine.\r\n"));
  expect(extracted.text).toContain(
    "Subject: Café on Friday\nFrom: Ada Field <ada@paper.example>\nTo: Bo <bo@harbour.example>",
  );
  expect(extracted.text).toContain("See you at nine.");
  expect(extracted).toMatchObject({
    title: "Café on Friday",
    author: "Ada Field <ada@paper.example>",
    date: Date.UTC(2026, 1, 3, 9),
  });
});

test("a mail of HTML alone is read as Markdown, its attachments by their names", async () => {
  const headers = 'From: a@b.example\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="x"';
  const parts = [
    "--x\r\nContent-Type: text/html\r\n\r\n<p>The <b>crane</b> is back.</p>",
    '--x\r\nContent-Type: application/pdf; name="plan.pdf"\r\nContent-Disposition: attachment; filename="plan.pdf"\r\n\r\nxx',
    "--x--",
  ];
  const { text } = await extractFile("eml", mail(headers, parts.join("\r\n")));
  expect(text).toContain("The **crane** is back.");
  expect(text).toContain("Attached: plan.pdf");
});
