// Uploads over HTTP with the whole service: what is read, what is refused, where the bytes lie and when they go.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { type Answer, startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";
import { docxEntries, paragraph } from "#test/support/office-files.ts";
import { writeTextPdf } from "#test/support/pdf-files.ts";
import { writeZip } from "#test/support/write-zip.ts";

const MB = 1024 * 1024;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

interface Part {
  readonly name: string;
  readonly bytes: Uint8Array | string;
}

const send = async (
  part: Part | null,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (part !== null) form.set("file", new File([new Uint8Array(Buffer.from(part.bytes))], part.name));
  const answer = await fetch(`${app.address}/v3/documents/file`, {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${TEST_KEY}`, ...headers },
  });
  return { status: answer.status, body: JSON.parse(await answer.text()), headers: answer.headers };
};

const show = async (id: string) => (await app.call("GET", `/v3/documents/${id}`)).body;

/** Names of the files that are on disk. */
const onDisk = async (): Promise<string[]> => {
  const { files } = app.app.context;
  return (await readdir(dirname(files.pathOf("x"))).catch(() => [])).toSorted();
};

const pdf = (line: string): Part => ({ name: "report.pdf", bytes: writeTextPdf([[line]]) });

describe("an upload", () => {
  test("is stored, read and found, with all its fields", async () => {
    const { status, body } = await send(pdf("The dam of Alqueva holds four cubic kilometres."), {
      containerTags: JSON.stringify(["files", "shared"]),
      customId: "dam",
      metadata: JSON.stringify({ team: "water", year: 2020 }),
      filepath: "/reports/dam.pdf",
      title: "The dam",
      fileType: "pdf",
      taskType: "superrag",
      useAdvancedProcessing: "true",
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({ id: expect.any(String), status: "queued" });
    await app.idle();
    const shown = await show(body.id);
    expect(shown).toMatchObject({
      status: "done",
      type: "pdf",
      title: "The dam",
      customId: "dam",
      containerTags: ["files", "shared"],
      metadata: { team: "water", year: 2020 },
      filepath: "/reports/dam.pdf",
      taskType: "superrag",
      source: "file",
      raw: null,
    });
    expect(shown.content).toContain("four cubic kilometres");
    const found = await app.call("POST", "/v3/search", { q: "how much does the dam hold", containerTag: "shared" });
    expect(found.body.results[0].documentId).toBe(body.id);
  });

  test("is in the tags that are named, in whatever form a client writes lists and objects", async () => {
    const add = async (fields: readonly (readonly [string, string])[]): Promise<Answer> => {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      form.append("file", new File(["The weir is opened in May."], "weir.txt"));
      const headers = { authorization: `Bearer ${TEST_KEY}` };
      const answer = await fetch(`${app.address}/v3/documents/file`, { method: "POST", body: form, headers });
      return { status: answer.status, body: await answer.json(), headers: answer.headers };
    };
    for (const name of ["containerTags", "containerTags[]"]) {
      const { body } = await add([
        [name, "weir"],
        [name, "shared"],
        ["metadata[team]", "water"],
        ["metadata[rivers][]", "Douro"],
        ["metadata[rivers][]", "Tua"],
      ]);
      expect(await show(body.id)).toMatchObject({
        containerTags: ["weir", "shared"],
        metadata: { team: "water", rivers: ["Douro", "Tua"] },
      });
    }
    const one = await add([
      ["containerTags[0]", "weir"],
      ["unknown", "a"],
      ["unknown", "b"],
    ]);
    expect((await show(one.body.id)).containerTags).toEqual(["weir"]);
    for (const [fields, field] of [
      [
        [
          ["containerTag", "weir"],
          ["containerTag", "other"],
        ],
        "containerTag",
      ],
      [[["containerTag[]", "weir"]], "containerTag"],
      [[["containerTags[a]", "weir"]], "containerTags"],
      [
        [
          ["metadata", "{}"],
          ["metadata[a]", "b"],
        ],
        "metadata",
      ],
      [[["metadata[__proto__]", "b"]], "metadata"],
    ] as const) {
      const { status, body } = await add(fields);
      expect([status, body.code]).toEqual([400, "invalid"]);
      expect(body.details).toStartWith(`${field} `);
    }
    await app.idle();
  });

  test("is what its content shows, not what its name says", async () => {
    const { body } = await send(
      { name: "notes.pdf", bytes: "Vera keeps three cats in Faro." },
      { containerTag: "names" },
    );
    await app.idle();
    expect(await show(body.id)).toMatchObject({
      status: "done",
      type: "text",
      content: "Vera keeps three cats in Faro.",
    });
  });

  test("is what its content shows, even where that stands behind megabytes of other things", async () => {
    const [types, ...rest] = docxEntries(paragraph("The quay of Olhao was widened in 1957."));
    if (types === undefined) throw new Error("a document has parts");
    const noise = { name: "customXml/noise", content: crypto.getRandomValues(new Uint8Array(65_536)) };
    const noises = Array.from({ length: 40 }, (_, i) => ({ ...noise, name: `${noise.name}${i}` }));
    const bytes = writeZip([types, ...noises, ...rest]);
    expect(bytes.length).toBeGreaterThan(2 * MB);
    const { status, body } = await send({ name: "quay", bytes }, { containerTag: "names" });
    expect(status, JSON.stringify(body)).toBe(200);
    await app.idle();
    expect((await show(body.id)).content).toContain("widened in 1957");
  });

  test("in which no word is found fails with a code that says so", async () => {
    const blank = writeTextPdf([[""], [""]]);
    const { body } = await send({ name: "blank.pdf", bytes: blank }, { containerTag: "blank" });
    await app.idle();
    const shown = await show(body.id);
    expect(shown).toMatchObject({ status: "failed", error: { code: "no_text" } });
    expect(Date.parse(shown.deleteAt)).toBeGreaterThan(Date.now());
  });

  test("under a known customId replaces the file and what it said, and drops the old bytes", async () => {
    const fields = { containerTag: "again", customId: "plan" };
    const first = await send(pdf("The old plan names Setubal."), fields);
    await app.idle();
    const before = await onDisk();
    const same = await send(pdf("The old plan names Setubal."), fields);
    expect(same.body).toEqual({ id: first.body.id, status: "done" });
    expect(await onDisk()).toEqual(before);
    const second = await send(pdf("The new plan names Coimbra."), fields);
    expect(second.body).toEqual({ id: first.body.id, status: "queued" });
    await app.idle();
    const { content } = await show(first.body.id);
    expect(content).toContain("Coimbra");
    expect(content).not.toContain("Setubal");
    expect((await onDisk()).length).toBe(before.length);
  });

  test("that is repeated under its Idempotency-Key is answered as before and stored once", async () => {
    const key = { "idempotency-key": "upload-1" };
    const fields = { containerTag: "once" };
    const first = await send(pdf("Said once."), fields, key);
    const count = (await onDisk()).length;
    expect((await send(pdf("Said once."), fields, key)).body).toEqual(first.body);
    expect((await onDisk()).length).toBe(count);
    expect((await send(pdf("Said otherwise."), fields, key)).status).toBe(422);
    expect((await onDisk()).length).toBe(count);
  });

  test("that can't be read fails with a code, and its bytes stay until it is deleted", async () => {
    const { body } = await send({ name: "bad.pdf", bytes: "%PDF-1.7 no more" }, { containerTag: "broken" });
    await app.idle();
    expect(await show(body.id)).toMatchObject({ status: "failed", type: "pdf", error: { code: "broken_document" } });
    const before = await onDisk();
    expect((await app.call("DELETE", `/v3/documents/${body.id}`)).status).toBe(204);
    expect((await onDisk()).length).toBe(before.length - 1);
  });
});

describe("refused is", () => {
  const refusals: [string, Part | null, Record<string, string>, number, string][] = [
    ["a form without a file", null, { containerTag: "no" }, 400, "file"],
    ["an empty file", { name: "a.txt", bytes: "" }, {}, 400, "file"],
    [
      "a program",
      { name: "a.txt", bytes: new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1, 0, 2]) },
      {},
      415,
      "PDF (.pdf)",
    ],
    ["an archive", { name: "a.zip", bytes: "PK\x03\x04 nothing of an office" }, {}, 415, "DOCX"],
    ["metadata that are no JSON", { name: "a.txt", bytes: "x" }, { metadata: "{a" }, 400, "metadata"],
    ["metadata that are nested", { name: "a.txt", bytes: "x" }, { metadata: '{"a":{"b":1}}' }, 400, "metadata"],
    ["a tag of another form", { name: "a.txt", bytes: "x" }, { containerTag: "a/b" }, 400, "containerTag"],
    ["an unknown file type", { name: "a.txt", bytes: "x" }, { fileType: "hologram" }, 400, "fileType"],
    ["an image without its media type", { name: "a.png", bytes: "x" }, { fileType: "image" }, 400, "mimeType"],
    ["a path that is none", { name: "a.txt", bytes: "x" }, { filepath: "a.txt" }, 400, "filepath"],
  ];
  test.each(refusals)("%s, and nothing is kept of it", async (_, part, fields, status, told) => {
    const before = await onDisk();
    const answer = await send(part, fields);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(told);
    expect(answer.body.code).toBeString();
    expect(await onDisk()).toEqual(before);
  });

  test("a body that is no form, or one that ends too early", async () => {
    const post = (body: string, contentType: string) =>
      fetch(`${app.address}/v3/documents/file`, {
        method: "POST",
        body,
        headers: { authorization: `Bearer ${TEST_KEY}`, "content-type": contentType },
      });
    const before = await onDisk();
    expect((await post("{}", "application/json")).status).toBe(415);
    expect((await post("x", "multipart/form-data")).status).toBe(400);
    const cut = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nwords';
    const answer = await post(cut, "multipart/form-data; boundary=b");
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("body");
    expect(await onDisk()).toEqual(before);
  });

  test("a file above 50 MB, and not one of exactly 50 MB", async () => {
    const bytes = new Uint8Array(50 * MB);
    bytes.set(new TextEncoder().encode("%PDF-1.7\n"));
    const before = await onDisk();
    const over = new Uint8Array(50 * MB + 1);
    over.set(bytes);
    const refused = await send({ name: "big.pdf", bytes: over }, { containerTag: "big", taskType: "superrag" });
    expect(refused.status).toBe(413);
    expect(refused.body).toEqual({
      error: expect.any(String),
      details: expect.stringContaining("50 MB"),
      code: "too_large",
    });
    expect(await onDisk()).toEqual(before);
    const accepted = await send({ name: "big.pdf", bytes }, { containerTag: "big", taskType: "superrag" });
    expect(accepted.status).toBe(200);
    await app.call("DELETE", `/v3/documents/${accepted.body.id}`);
    expect(await onDisk()).toEqual(before);
  });

  test("a body far too large, before it is read, in the shape of every error", async () => {
    const body = new Uint8Array(53 * MB);
    const answer = await fetch(`${app.address}/v3/documents/file`, {
      method: "POST",
      body,
      headers: { authorization: `Bearer ${TEST_KEY}`, "content-type": "multipart/form-data; boundary=b" },
    });
    expect(answer.status).toBe(413);
  });
});

describe("a file's address", () => {
  const url = async (id: string): Promise<string> => (await app.call("GET", `/v3/documents/${id}/file-url`)).body.url;

  test("gives the bytes as they came, under their name, to whoever has the link", async () => {
    const file = pdf("Bytes are kept.");
    const { body } = await send({ ...file, name: 'Ünï "é".pdf' }, { containerTag: "links" });
    const link = await url(body.id);
    expect(link).toStartWith(app.address);
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.bytes()).equals(Buffer.from(file.bytes))).toBe(true);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(answer.headers.get("content-disposition")).toContain("%C3%9Cn%C3%AF");
    const byKey = await fetch(`${app.address}/files/${body.id}`, { headers: { authorization: `Bearer ${TEST_KEY}` } });
    expect(byKey.status).toBe(200);
    expect((await fetch(`${app.address}/files/${body.id}`)).status).toBe(401);
  });

  test("never shows a page in the browser", async () => {
    const page = "<!doctype html><title>x</title><script>alert(1)</script><p>words</p>";
    for (const name of ["page.html", "page.png", "page.txt"]) {
      const { body } = await send({ name, bytes: page }, { containerTag: "pages" });
      const answer = await fetch(await url(body.id));
      expect(answer.headers.get("content-type")).toBe("application/octet-stream");
      expect(answer.headers.get("content-disposition")).toStartWith("attachment");
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  test("is refused when anything of it is changed, and for another document", async () => {
    const [one, two] = await Promise.all(
      ["First.", "Second."].map(async (line) => (await send(pdf(line), { containerTag: "signed" })).body.id as string),
    );
    const link = await url(one ?? "");
    const changed = [
      link.replace(one ?? "", two ?? ""),
      link.replace(/expires=(\d)/, (_, digit) => `expires=9${digit}`),
      link.replace(/signature=./, (start) => (start.endsWith("A") ? "signature=B" : "signature=A")),
      link.replace(/signature=.*/, "signature="),
    ];
    for (const address of changed) expect((await fetch(address)).status, address).toBe(404);
  });

  test("is not there for a document that came as text", async () => {
    const { body } = await app.call("POST", "/v3/documents", { content: "Words.", containerTag: "links" });
    expect((await app.call("GET", `/v3/documents/${body.id}/file-url`)).status).toBe(404);
  });
});

describe("a file goes", () => {
  const fill = async (containerTag: string): Promise<string[]> => {
    const ids: string[] = [];
    for (const line of ["One.", "Two."])
      ids.push((await send(pdf(`${containerTag} ${line}`), { containerTag })).body.id);
    await app.idle();
    return ids;
  };

  test("with documents that are deleted in bulk, waiting or done", async () => {
    const before = await onDisk();
    await fill("bulk");
    await send(pdf("Waiting."), { containerTag: "bulk" });
    const { body } = await app.call("DELETE", "/v3/documents/bulk", { containerTags: ["bulk"] });
    expect(body.deletedCount).toBe(3);
    expect(await onDisk()).toEqual(before);
  });

  test("with its container", async () => {
    const before = await onDisk();
    await fill("container");
    expect((await app.call("DELETE", "/v3/container-tags/container")).status).toBe(200);
    expect(await onDisk()).toEqual(before);
  });

  test("when text takes its document's place", async () => {
    const before = await onDisk();
    const [first = "", second = ""] = await fill("replaced");
    await app.call("PATCH", `/v3/documents/${first}`, { content: "Text in its place." });
    await app.call("DELETE", `/v3/documents/${second}`);
    await app.idle();
    expect(await show(first)).toMatchObject({ content: "Text in its place.", source: null });
    expect(await onDisk()).toEqual(before);
  });

  test("and not when its tag is merged into another", async () => {
    const [id = ""] = await fill("from");
    await fill("into");
    const merge = { containerTags: ["from", "into"], targetContainerTag: "into" };
    expect((await app.call("POST", "/v3/container-tags/merge", merge)).status).toBeLessThan(300);
    await app.idle();
    const { body } = await app.call("GET", `/v3/documents/${id}/file-url`);
    expect((await fetch(body.url)).status).toBe(200);
  });
});
