import { describe, expect, test } from "bun:test";
import { createTokenBudget } from "#src/models/token-budget.ts";
import { callContext } from "#test/conformance/host.ts";
import { openTestStore } from "#test/support/store.ts";

const { logger } = callContext();

const start = async (limit: number | null) => {
  const store = await openTestStore({ disk: true });
  let now = Date.UTC(2025, 0, 31, 23);
  const clock = { now: () => now };
  return {
    store,
    open: () => createTokenBudget(store.usage, clock, logger, limit),
    pass: (ms: number) => {
      now += ms;
    },
  };
};

describe("the token budget", () => {
  test("admits until it is spent, and again in the next month", async () => {
    const { store, open, pass } = await start(100);
    const budget = open();
    await budget.admit();
    budget.spend(60);
    await budget.admit();
    budget.spend(60);
    await expect(budget.admit()).rejects.toMatchObject({ code: "budget_spent" });
    await budget.settle();
    pass(2 * 3_600_000);
    await budget.admit();
    expect(await budget.spent()).toBe(0);
    await store.close();
  });

  test("remembers what was spent when the service starts again", async () => {
    const { store, open } = await start(100);
    const before = open();
    before.spend(120);
    await before.settle();
    await expect(open().admit()).rejects.toMatchObject({ code: "budget_spent" });
    await store.close();
  });

  test("sees within a minute what other processes spent", async () => {
    const { store, open, pass } = await start(100);
    const [one, other] = [open(), open()];
    await one.admit();
    other.spend(100);
    await other.settle();
    await one.admit();
    pass(61_000);
    await expect(one.admit()).rejects.toMatchObject({ code: "budget_spent" });
    await store.close();
  });

  test("counts without a limit too, and loses nothing when the store fails for a while", async () => {
    const { store, open } = await start(null);
    let isDown = true;
    const usage: typeof store.usage = {
      ...store.usage,
      add: (rows) => (isDown ? Promise.reject(new Error("down")) : store.usage.add(rows)),
    };
    const budget = createTokenBudget(usage, { now: () => Date.UTC(2025, 0, 1) }, logger, null);
    budget.spend(10);
    await budget.settle();
    isDown = false;
    budget.spend(5);
    await budget.settle();
    const rows = await store.usage.month("2025-01");
    expect(rows.map(({ meter, amount }) => [meter, amount])).toEqual([["modelTokens", 15]]);
    await open().admit();
    await store.close();
  });
});
