// Statements that are written directly wait for their turn as long as it takes: only their own linking has a limit of time.

import { afterEach, expect, spyOn, test } from "bun:test";
import type { Plan } from "#domain/plan.ts";
import { createIds } from "#src/ids.ts";
import { createLogger } from "#src/logging.ts";
import { createRemember } from "#src/writing/remember.ts";
import { movableClock } from "#test/support/http.ts";
import { openTestStore } from "#test/support/store.ts";

const LIMIT_MS = 200;
const { timeout } = AbortSignal;
const limits = spyOn(AbortSignal, "timeout");
afterEach(() => limits.mockRestore());

test("what waits for the embedder and for others is written all the same", async () => {
  limits.mockImplementation(() => timeout.call(AbortSignal, LIMIT_MS));
  const clock = movableClock();
  const store = await openTestStore({ clock });
  const plans: Plan[] = [];
  const remember = createRemember({
    store,
    clock,
    logger: createLogger("silent"),
    ids: createIds(),
    admitted: async () => {},
    classifier: { classify: async (statements) => statements.map(() => []) },
    embed: async (texts) => {
      await Bun.sleep(LIMIT_MS + 100);
      return texts.map(() => new Float32Array(384));
    },
    transact: async (tag, compute) => {
      await Bun.sleep(LIMIT_MS + 100);
      const plan = await compute(store.tag(tag), 0);
      if (plan !== null) plans.push(plan);
      return plan;
    },
    findNeighbours: async (_, vectors) => vectors.map(() => []),
    linker: {
      link: async (_, { signal }) => {
        signal.throwIfAborted();
        return [];
      },
    },
    rememberedRows: (tag) => store.tag(tag),
  });
  const statement = { text: "Ada rows on Sundays.", isStatic: false, metadata: null, forgetAfter: null };
  const dates = { forgetReason: null, documentDate: null, eventDates: [] };
  const { memories } = await remember("ada", [{ ...statement, ...dates }], null);
  expect(memories).toMatchObject([{ text: "Ada rows on Sundays." }]);
  expect(plans).toHaveLength(1);
});
