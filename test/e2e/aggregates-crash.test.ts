// The service is killed between a commit and the summing up that it asks for: the next start finds what was left.

import { expect, test } from "bun:test";
import { FOODS } from "#test/support/foods.ts";
import { type Service, startService } from "#test/support/service.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const containerTag = "ada";
const summaries = async (service: Service): Promise<string[]> => {
  const { body } = await service.call("POST", "/v4/profile", { containerTag, include: ["buckets"] });
  return body.profile.buckets.preferences.filter((entry: string) => entry.startsWith("[Summary]"));
};

const summariesSoon = async (service: Service): Promise<string[]> => {
  for (let look = 0; look < 100; look++) {
    const found = await summaries(service);
    if (found.length > 0) return found;
    await Bun.sleep(100);
  }
  return [];
};

test("what was to be summed up when the process died is summed up after the next start", async () => {
  const dataDir = await temporaryFolder();
  const first = await startService(dataDir);
  const memories = FOODS.map((food) => ({ content: `User likes ${food}` }));
  const { status } = await first.call("POST", "/v4/memories", { containerTag, memories });
  await first.end("SIGKILL");
  expect(status).toBe(201);
  const second = await startService(dataDir);
  const said = (await summariesSoon(second)).join();
  await second.end("SIGTERM");
  for (const food of FOODS) expect(said).toContain(food);
}, 60_000);
