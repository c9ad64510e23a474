// Uploads with odd names, and of one file again and again.

import { expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { startTestApp, TEST_KEY } from "#test/support/app.ts";

const headers = { authorization: `Bearer ${TEST_KEY}` };

const upload = async (address: string, name: string, text: string, fields: Record<string, string>): Promise<string> => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ taskType: "superrag", ...fields })) form.set(field, value);
  form.set("file", new File([text], name));
  const answer = await fetch(`${address}/v3/documents/file`, { method: "POST", body: form, headers });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: string }).id;
};

test("a file is called as its sender called it, without a path and without what would show the name turned round", async () => {
  const app = await startTestApp();
  const names = ["../../etc/наша ünï.txt", "C:\\notes\\наша ünï.txt", "на\u202eша\u2066 ünï.t\u0007xt"];
  for (const name of names) {
    const id = await upload(app.address, name, `The mill ${name.length} is red.`, { containerTag: "called" });
    const shown = await fetch(`${app.address}/files/${id}`, { headers });
    const expected = `filename*=UTF-8''${encodeURIComponent("наша ünï.txt")}`;
    expect(shown.headers.get("content-disposition")).toEndWith(expected);
  }
  await app.close();
});

test("a file that is sent again while it waits leaves only the newest on disk", async () => {
  const app = await startTestApp();
  for (let version = 0; version < 5; version++) {
    const text = `The tide table has its version ${version} now. `.repeat(60);
    await upload(app.address, "tide.txt", text, { containerTag: "tides", customId: "tide" });
  }
  await app.idle();
  expect(await readdir(dirname(app.app.context.files.pathOf("x")))).toHaveLength(1);
  await app.close();
});
