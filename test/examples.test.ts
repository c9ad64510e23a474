// What the examples show really happens; test/readme.test.ts does the same for the README.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import { TEST_KEY } from "#test/support/app.ts";
import { type Service, startService } from "#test/support/service.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const root = new URL("..", import.meta.url).pathname;
let dataDir: string;
let service: Service;

beforeAll(async () => {
  dataDir = await temporaryFolder();
  service = await startService(dataDir);
});
afterAll(async () => {
  await service.end("SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
});

const run = async (command: string[]): Promise<string> => {
  const child = Bun.spawn(command, { cwd: root, stdout: "pipe", stderr: "pipe" });
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  expect(errors + (code === 0 ? "" : output)).toBe("");
  return output;
};

test("the quickstart's profile says where the user lives and works now, not before", async () => {
  const output = await run([process.execPath, "examples/quickstart.ts", service.address, TEST_KEY]);
  const { profile, searchResults } = JSON.parse(output);
  const lines: string[] = [...profile.static, ...profile.dynamic];
  const shown = lines.join("\n");
  expect(shown).toMatch(/lives in Lisbon/);
  expect(shown).not.toMatch(/lives in Hamburg/);
  expect(shown).toMatch(/diving school/);
  expect(shown).not.toMatch(/works as a nurse/);
  expect(shown).toMatch(/allergic to peanuts/);
  expect(searchResults.results[0].memory).toMatch(/Lisbon/);
});
