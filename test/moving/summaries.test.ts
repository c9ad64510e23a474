// Summaries that were made anew between an export and its import: the old ones do not stay beside them.

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
