// What is told in a session about code of where a team deploys, who is on call and how branches are named.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const inSession = async (said: string): Promise<string[]> =>
  (
    await textsOf(
      "user: never commit directly to main, always open a PR. fix the build in packages/api",
      "assistant: Looking at tsconfig.json.",
      `user: ${said}`,
    )
  ).slice(1);

test.each([
  [
    "deploys go to fly.io now, region ams, app name heron-api",
    "Deploys go to fly.io now, region ams, app name heron-api.",
  ],
  ["staging is heron-api-staging", "Staging is heron-api-staging."],
  ["tests are vitest", "Tests are vitest."],
  ["prod needs a tag", "Prod needs a tag."],
  [
    "prefix branches with the ticket number like HER-12",
    "User wants the assistant to prefix branches with the ticket number like HER-12.",
  ],
  [
    "we switched from eslint to biome yesterday, remove the eslint config please",
    "The team switched from eslint to biome yesterday (7 May 2023).",
  ],
])("%p", async (said, memory) => {
  expect(await inSession(said)).toContain(memory);
});

test("who is on call is told with its month", async () => {
  expect((await inSession("Edda is on call this month")).join()).toContain("Edda is on call this month (May 2023)");
});

test.each([
  "staging is down",
  "the tests are red again",
  "name the file utils.ts",
  "prod breaks when I click save",
  "deploy to staging",
])("%p is of the hour", async (said) => {
  expect(await inSession(said)).toEqual([]);
});
