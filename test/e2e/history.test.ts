// What ends by itself: of what is told now, and of conversations handed in long after they were held.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const foundOf = async (containerTag: string, daysAgo: number): Promise<string[]> => {
  await app.call("POST", "/v3/documents", {
    content: "I have a dentist appointment tomorrow at nine.",
    containerTag,
    documentDate: new Date(Date.now() - daysAgo * DAY).toISOString(),
    dreaming: "instant",
  });
  await app.idle();
  const { body } = await app.call("POST", "/v4/search", { containerTag, q: "dentist appointment", threshold: 0 });
  return body.results.map(({ memory }: { memory: string }) => memory);
};

test("an appointment is found until it is over", async () => {
  expect(await foundOf("now", 0)).toEqual([expect.stringContaining("dentist appointment tomorrow")]);
  expect(await foundOf("last-week", 7)).toEqual([]);
});

test("the history of a year ago is kept with its dates", async () => {
  expect(await foundOf("last-year", 365)).toEqual([expect.stringContaining("dentist appointment tomorrow (")]);
});
