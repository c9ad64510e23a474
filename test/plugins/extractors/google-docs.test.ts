import { expect, test } from "bun:test";
import { exportOf } from "#plugins/extractors/google-docs.ts";
import { extractFile, failureOf } from "#test/support/extract-file.ts";

const ID = "1a2b3c4d5e6f7g8h9i0j1k2l3m";
const SHEET = `https://docs.google.com/spreadsheets/d/${ID}/edit#gid=42`;
const answering = (response: () => Response) => {
  const asked: string[] = [];
  const fetch = Object.assign(
    async (input: string | URL | Request) => {
      asked.push(String(input));
      return response();
    },
    { preconnect: () => undefined },
  );
  return { asked, host: { fetch } };
};

test("a sheet is read as the table that it exports", async () => {
  const headers = {
    "content-type": "text/csv",
    "content-disposition": "attachment; filename=\"Stock.csv\"; filename*=UTF-8''Stock%20list.csv",
  };
  const { asked, host } = answering(() => new Response("Item,Count\nRope,12\n", { headers }));
  const extracted = await extractFile("google-docs", "", { url: SHEET, host });
  expect(asked).toEqual([`https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&gid=42`]);
  expect(extracted).toMatchObject({ type: "google_sheet", title: "Stock list", url: SHEET });
  expect(extracted.text).toContain("| Rope | 12 |");
});

test("a document is read as the text that it exports", async () => {
  const { asked, host } = answering(
    () => new Response("\uFEFFMinutes\r\n\r\n\r\n\r\nAll agreed.", { headers: { "content-type": "text/plain" } }),
  );
  const extracted = await extractFile("google-docs", "", {
    url: `https://docs.google.com/document/d/${ID}/edit`,
    host,
  });
  expect(asked).toEqual([`https://docs.google.com/document/d/${ID}/export?format=txt`]);
  expect(extracted).toMatchObject({ type: "google_doc", text: "Minutes\n\nAll agreed." });
});

test("a document that is not shared, or not to be had for now, says so", async () => {
  const page = answering(() => new Response("<html>Sign in", { headers: { "content-type": "text/html" } }));
  expect((await failureOf(extractFile("google-docs", "", { url: SHEET, host: page.host }))).code).toBe("not_shared");
  const busy = answering(() => new Response("", { status: 503 }));
  expect((await failureOf(extractFile("google-docs", "", { url: SHEET, host: busy.host }))).retryable).toBe(true);
});

test("other addresses have no export", () => {
  const others = [
    "https://docs.google.com/forms/d/e/abc/viewform",
    `https://docs.google.com.evil.example/document/d/${ID}`,
    "https://example.org/",
    "text",
  ];
  expect(others.map(exportOf)).toEqual(others.map(() => null));
});
