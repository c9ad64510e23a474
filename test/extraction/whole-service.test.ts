// What clients send beside plain text, read by the whole service: pages, files behind addresses, mark-up.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { parseFetchAllow } from "#src/fetching/address-policy.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { writeTextPdf } from "#test/support/pdf-files.ts";

const ARTICLE = `<!doctype html><html><head><title>The harbour of Aveiro</title>
<meta property="og:image" content="https://pictures.example/harbour.jpg"><meta name="author" content="Rosa Prata">
<meta property="article:published_time" content="2021-03-04T05:06:07Z"></head>
<body><nav><a href="/">Home</a></nav><article><h1>The harbour of Aveiro</h1>
${"<p>The lighthouse of Aveiro was built by Keeper Lima and is sixty-two metres high.</p>".repeat(8)}</article></body></html>`;

const PAGES: Record<string, () => Response> = {
  "/article": () => new Response(ARTICLE, { headers: { "content-type": "text/html" } }),
  "/report": () => new Response(writeTextPdf([["The bridge was painted green in May."]])),
  "/notes.md": () =>
    new Response("# Notes\n\nThe ferry leaves at nine.", { headers: { "content-type": "text/plain" } }),
  "/away": () => Response.redirect("http://10.1.2.3/secret", 302),
  "/archive": () => new Response(new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3])),
  "/broken.pdf": () => new Response("%PDF-1.7\nnothing of the kind"),
};

let app: TestApp;
let site: ReturnType<typeof Bun.serve>;
let origin: string;

beforeAll(async () => {
  site = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: (request) => PAGES[new URL(request.url).pathname]?.() ?? new Response("no", { status: 404 }),
  });
  origin = `http://127.0.0.1:${site.port}`;
  app = await startTestApp({ fetchAllow: parseFetchAllow("127.0.0.1").allowance });
});

afterAll(async () => {
  await app.close();
  await site.stop(true);
});

/** Adds the content and shows what became of it. */
const read = async (content: string, fields: object = {}) => {
  const added = await app.call("POST", "/v3/documents", { content, containerTag: "reading", ...fields });
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  await app.idle();
  return (await app.call("GET", `/v3/documents/${added.body.id}`)).body;
};

describe("an address", () => {
  test("becomes its article, with title, author, picture, address and date of the page", async () => {
    const shown = await read(`  ${origin}/article\n`);
    expect(shown).toMatchObject({
      status: "done",
      type: "webpage",
      title: "The harbour of Aveiro",
      ogImage: "https://pictures.example/harbour.jpg",
      url: `${origin}/article`,
      source: "web",
      documentDate: "2021-03-04T05:06:07.000Z",
    });
    expect(shown.content).toContain("sixty-two metres");
    expect(shown.content).not.toContain("<p>");
    expect(shown.content).toContain("By Rosa Prata");
    const byAuthor = { q: "what has Rosa Prata written", containerTag: "reading" };
    expect((await app.call("POST", "/v3/search", byAuthor)).body.results[0].documentId).toBe(shown.id);
    const { body } = await app.call("POST", "/v3/search", { q: "how high is the lighthouse", containerTag: "reading" });
    expect(body.results[0].documentId).toBe(shown.id);
  });

  test("keeps the title and the date that the client gave", async () => {
    const given = { title: "My harbour", documentDate: "2019-01-01T00:00:00.000Z" };
    expect(await read(`${origin}/article?again`, given)).toMatchObject(given);
  });

  test("of a file is read as what the file's content is", async () => {
    expect(await read(`${origin}/report`)).toMatchObject({ status: "done", type: "pdf", title: "report" });
    const notes = await read(`${origin}/notes.md`);
    expect(notes).toMatchObject({ status: "done", title: "Notes" });
    expect(notes.content).toContain("The ferry leaves at nine.");
  });

  test.each([
    ["http://10.0.0.1/", "fetch_refused"],
    ["http://[::ffff:169.254.169.254]/latest", "fetch_refused"],
    ["/away", "fetch_refused"],
    ["/missing", "page_unavailable"],
    ["/archive", "unsupported_type"],
    ["/broken.pdf", "broken_document"],
  ])("%s fails for good with %s and a date of deletion", async (address, code) => {
    const shown = await read(address.startsWith("/") ? origin + address : address);
    expect(shown).toMatchObject({ status: "failed", dreamingStatus: "done", error: { code }, content: null });
    expect(shown.error.message).toBeString();
    expect(Date.parse(shown.deleteAt)).toBeGreaterThan(Date.now());
  });
});

test("one bad document does not keep those behind it from being read", async () => {
  const tag = { containerTag: "queue" };
  const ids: string[] = [];
  for (const content of [
    `${origin}/broken.pdf`,
    "http://10.0.0.1/",
    "The mill stands in Sintra.",
    `${origin}/report`,
  ]) {
    ids.push((await app.call("POST", "/v3/documents", { content, ...tag })).body.id);
  }
  await app.idle();
  const states = await Promise.all(ids.map(async (id) => (await app.call("GET", `/v3/documents/${id}`)).body.status));
  expect(states).toEqual(["failed", "failed", "done", "done"]);
});

test("mark-up given as content becomes its text", async () => {
  const shown = await read("<div><h2>Tide table</h2><p>High water at <b>six</b>.</p></div>");
  expect(shown).toMatchObject({ status: "done", type: "webpage", source: null });
  expect(shown.content).toContain("High water at");
  expect(shown.content).not.toContain("<b>");
});

test("a text that mentions an address or holds a tag stays the text that it is", async () => {
  for (const content of [`See ${origin}/article for more.`, "In HTML, <b> makes letters bold."]) {
    expect(await read(content)).toMatchObject({ status: "done", type: "text", content });
  }
});

test("new content brings a new title, and a part that is added does not", async () => {
  const first = await read("# Plan for May\n\nWe paint the boat.", { customId: "plan" });
  expect(first.title).toBe("Plan for May");
  expect((await read("Tomás buys the varnish on Friday.", { customId: "plan" })).title).toBe("Plan for May");
  await app.call("PATCH", "/v3/documents/plan", { content: "# Plan for June\n\nWe sail." });
  await app.idle();
  expect((await app.call("GET", "/v3/documents/plan")).body.title).toBe("Plan for June");
  await app.call("PATCH", "/v3/documents/plan", { title: "Mine" });
  await app.call("PATCH", "/v3/documents/plan", { content: "# Plan for July\n\nWe rest." });
  await app.idle();
  expect((await app.call("GET", "/v3/documents/plan")).body.title).toBe("Mine");
});
