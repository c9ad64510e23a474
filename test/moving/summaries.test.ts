// Summaries that were made anew between an export and its import, or during it: the old ones do not stay beside them.

import { expect, test } from "bun:test";
import { startTestApp } from "#test/support/app.ts";
import { FOODS } from "#test/support/foods.ts";
import { exported, imported } from "#test/support/moving.ts";

const containerTag = "ada";

test("a summary that was made anew is not brought back by an older export", async () => {
  const app = await startTestApp();
  const summaries = async (): Promise<string[]> => {
    const { body } = await app.call("POST", "/v4/profile", { containerTag, include: ["buckets"] });
    return body.profile.buckets.preferences.filter((entry: string) => entry.startsWith("[Summary]"));
  };
  const memories = FOODS.map((food) => ({ content: `User likes ${food}` }));
  expect((await app.call("POST", "/v4/memories", { containerTag, memories })).status).toBe(201);
  await app.idle();
  const before = await summaries();
  const lines = await exported(app, containerTag);
  const change = { containerTag, content: "User likes pears", newContent: "User likes quinces" };
  await app.call("PATCH", "/v4/memories", change);
  await app.idle();
  expect(await summaries()).not.toEqual(before);

  const { status, body } = await imported(app, lines, "?skipExisting=true");
  expect([status, body.conflictCount > 0]).toEqual([200, true]);
  await app.idle();
  const told = (await summaries()).join(" ");
  expect(FOODS.filter((food) => told.split(food).length !== 2)).toEqual(["pears"]);
  expect(told).not.toContain("pears");
  const { body: again } = await imported(app, await exported(app, containerTag));
  expect(again).toMatchObject({ memories: 0, relations: 0, conflictCount: 0 });
  await app.close();
});

test("a summary that is made anew while its export is imported does not end the import", async () => {
  const [from, to] = await Promise.all([startTestApp(), startTestApp()]);
  const memories = FOODS.map((food) => ({ content: `User likes ${food}` }));
  await from.call("POST", "/v4/memories", { containerTag, memories });
  await from.idle();
  const lines = (await exported(from, containerTag)).trimEnd().split("\n");
  const firstRelation = lines.findIndex((line) => JSON.parse(line).type === "relation");
  expect(firstRelation).toBeGreaterThan(0);
  const part = (...of: string[]) => imported(to, `${of.join("\n")}\n`);
  expect((await part(...lines.slice(0, firstRelation))).status).toBe(200);
  await to.idle();
  expect(await part(lines[0] as string, ...lines.slice(firstRelation))).toMatchObject({ status: 200 });
  await to.idle();
  const shown = async ({ call }: typeof to) =>
    (await call("POST", "/v4/profile", { containerTag, include: ["buckets"] })).body.profile.buckets.preferences;
  expect(await shown(to)).toEqual(await shown(from));
  await Promise.all([from.close(), to.close()]);
});
