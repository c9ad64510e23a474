// What is long is read beside the service: it says the same, others get their turn meanwhile, and it can be called off.

import { expect, test } from "bun:test";
import local, { extractMemories } from "#plugins/memory-extractors/local.ts";
import { CALL, extract, inputOf, SAID, turns } from "../conversation.ts";

const TRADES = ["baker", "potter", "roofer", "tailor", "weaver", "welder"];
const TOWNS = ["Ghent", "Lisbon", "Porto", "Riga", "Turin", "Vigo", "Zadar"];
const long = Array.from(
  { length: 1_500 },
  (_, at) =>
    `${at % 2 === 0 ? "Mara" : "Ilse"}: My cousin number ${at} is a ${TRADES[at % TRADES.length]} and lives in ${TOWNS[at % TOWNS.length]}.`,
);
test("a long talk says what it says when read at once, and timers run while it is read", async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 5);
  const drawn = await extract(turns(...long));
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(10);
  expect(drawn.length).toBeGreaterThan(1_000);
  expect(drawn).toEqual(extractMemories(inputOf(turns(...long))));
}, 60_000);

test("called off, it ends at once, and the next is read", async () => {
  const host = { logger: CALL.logger, fetch, clock: { now: () => SAID }, embedder: null };
  const extractor = await local.create({}, host);
  const given = new AbortController();
  const first = extractor.extract(inputOf(turns(...long)), { ...CALL, signal: given.signal });
  const second = extractor.extract(inputOf(turns(...long.slice(0, 200))), CALL);
  setTimeout(() => given.abort(new Error("enough")), 20);
  await expect(first).rejects.toThrow("enough");
  expect((await second).length).toBeGreaterThan(100);
}, 60_000);
