// What becomes of a document that can't be processed: it can be looked at for two minutes, tried again, and then it is gone with
// everything of it, whatever the clock does and also when the service was not running meanwhile.

import { expect, test } from "bun:test";
import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { callService, startTestApp, TEST_KEY } from "#test/support/app.ts";
import { movableClock } from "#test/support/http.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const REFUSED = "http://10.0.0.1/secret";
const MINUTE_MS = 60_000;

const uploadBroken = async (address: string, fields: Record<string, string>) => {
  const form = new FormData();
  form.set("file", new File(["%PDF-1.7 broken"], "broken.pdf"));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const headers = { authorization: `Bearer ${TEST_KEY}` };
  const answer = await fetch(`${address}/v3/documents/file`, { method: "POST", body: form, headers });
  expect(answer.status).toBe(200);
  return JSON.parse(await answer.text()) as { id: string };
};

test("a failed document says why, stays for two minutes and is then gone with its file", async () => {
  const clock = movableClock(Date.now());
  const { app, address, call, idle, close } = await startTestApp({}, { clock });
  const failedAt = clock.now();
  const added = await call("POST", "/v3/documents", { content: REFUSED, containerTag: "a", customId: "page" });
  const file = await uploadBroken(address, { containerTag: "a" });
  await idle();
  const shown = await call("GET", "/v3/documents/page");
  expect(shown.body).toMatchObject({
    id: added.body.id,
    status: "failed",
    error: { code: "fetch_refused", message: expect.stringContaining("10.0.0.1") },
    deleteAt: new Date(failedAt + 2 * MINUTE_MS).toISOString(),
  });
  expect((await call("GET", `/v3/documents/${file.id}`)).body.error.code).toBe("broken_document");

  clock.advance(2 * MINUTE_MS - 1);
  await app.sweepFailures();
  expect((await call("GET", "/v3/documents/page")).status).toBe(200);
  clock.advance(1);
  await app.sweepFailures();
  for (const id of ["page", file.id]) expect((await call("GET", `/v3/documents/${id}`)).status).toBe(404);
  expect(await readdir(dirname(app.context.files.pathOf("x")))).toEqual([]);
  await close();
});

test("sending the same customId again before that tries it again, and what succeeds stays", async () => {
  const clock = movableClock(Date.now());
  const { app, call, idle, close } = await startTestApp({}, { clock });
  const send = (content: string) => call("POST", "/v3/documents", { content, containerTag: "a", customId: "page" });
  const first = await send(REFUSED);
  await idle();
  clock.advance(MINUTE_MS);
  expect((await send(REFUSED)).body).toEqual({ id: first.body.id, status: "queued" });
  await idle();
  expect((await call("GET", "/v3/documents/page")).body).toMatchObject({
    status: "failed",
    deleteAt: new Date(clock.now() + 2 * MINUTE_MS).toISOString(),
  });
  await send("Ada keeps bees in Evora.");
  await idle();
  clock.advance(10 * MINUTE_MS);
  await app.sweepFailures();
  expect((await call("GET", "/v3/documents/page")).body).toMatchObject({
    id: first.body.id,
    status: "done",
    error: null,
    deleteAt: null,
    content: "Ada keeps bees in Evora.",
  });
  await close();
});

test("a change that fails leaves what the document held, says why, and can be tried again", async () => {
  const clock = movableClock(Date.now());
  const { app, call, idle, close } = await startTestApp({}, { clock });
  const content = "User keeps bees in Evora.";
  const { id } = (await call("POST", "/v3/documents", { content, containerTag: "a", dreaming: "instant" })).body;
  await idle();
  const search = () => call("POST", "/v4/search", { q: "Where does the user keep bees?", containerTag: "a" });
  const found = (await search()).body.results.length;
  expect(found).toBeGreaterThan(0);
  for (let turn = 0; turn < 2; turn++) {
    expect((await call("PATCH", `/v3/documents/${id}`, { content: REFUSED })).body).toMatchObject({ status: "queued" });
    await idle();
    clock.advance(10 * MINUTE_MS);
    await app.sweepFailures();
    expect((await call("GET", `/v3/documents/${id}`)).body).toMatchObject({
      status: "done",
      error: { code: "fetch_refused" },
      deleteAt: null,
      content,
    });
    expect((await search()).body.results).toHaveLength(found);
  }
  await call("PATCH", `/v3/documents/${id}`, { content: "User keeps bees in Faro." });
  await idle();
  expect((await call("GET", `/v3/documents/${id}`)).body).toMatchObject({ status: "done", error: null });
  await close();
});

const startClocked = async (dataDir: string, aheadMs: number) => {
  const program = new URL("../support/clocked-service.ts", import.meta.url).pathname;
  const child = Bun.spawn([process.execPath, program, dataDir, String(aheadMs)], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  const { value } = await child.stdout.getReader().read();
  const address = new TextDecoder().decode(value).trim();
  expect(address).toStartWith("http://");
  const headers = { authorization: `Bearer ${TEST_KEY}` };
  return {
    address,
    call: (method: string, path: string, body?: unknown) => callService(address, method, path, body, headers),
    stop: async () => {
      await child.stdin.end();
      expect(await child.exited).toBe(0);
    },
    kill: async () => {
      child.kill("SIGKILL");
      await child.exited;
    },
  };
};

test("a failed document is also deleted when the service was down meanwhile, or the clock went back", async () => {
  const dataDir = await temporaryFolder();
  type Clocked = Awaited<ReturnType<typeof startClocked>>;
  const failAndKill = async ({ call, kill }: Clocked) => {
    await call("POST", "/v3/documents", { content: REFUSED, containerTag: "a", customId: "page" });
    while ((await call("GET", "/v3/documents/page")).body.status !== "failed") await Bun.sleep(20);
    await kill();
  };
  const statusOf = async ({ call }: Clocked) => (await call("GET", "/v3/documents/page")).status;
  await failAndKill(await startClocked(dataDir, 0));
  const soon = await startClocked(dataDir, MINUTE_MS);
  expect(await statusOf(soon)).toBe(200);
  await soon.stop();
  const late = await startClocked(dataDir, 3 * MINUTE_MS);
  expect(await statusOf(late)).toBe(404);
  await failAndKill(late);
  const earlier = await startClocked(dataDir, -24 * 60 * MINUTE_MS);
  expect(await statusOf(earlier)).toBe(404);
  await earlier.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("an upload that was acknowledged is read after a crash, and bytes that nothing refers to are swept", async () => {
  const dataDir = await temporaryFolder();
  const before = await startClocked(dataDir, 0);
  const form = new FormData();
  form.set("file", new File(["The well of Mertola is forty metres deep."], "well.txt"));
  form.set("customId", "well");
  const headers = { authorization: `Bearer ${TEST_KEY}` };
  expect((await fetch(`${before.address}/v3/documents/file`, { method: "POST", body: form, headers })).status).toBe(
    200,
  );
  await before.kill();
  const folder = join(dataDir, "files");
  const [kept] = await readdir(folder);
  await Bun.write(join(folder, "left-behind"), "half an upload");

  const after = await startClocked(dataDir, 0);
  const shown = async () => (await after.call("GET", "/v3/documents/well")).body;
  while ((await shown()).status !== "done") await Bun.sleep(20);
  expect((await shown()).content).toContain("forty metres deep");
  while ((await readdir(folder)).length > 1) await Bun.sleep(20);
  expect(await readdir(folder)).toEqual([kept ?? ""]);
  await after.stop();
  await rm(dataDir, { recursive: true, force: true });
});
