// "Never prune it in winter!" in a note is of what the note is about; what an assistant is to do is still asked of it.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const note = async (order: string): Promise<string> =>
  (await statementsOf(`# Garden\n\nI planted a plum tree in April.\n\n${order}`)).join("\n");

test.each([
  "Never prune it in winter!",
  "Don't water them at noon.",
  "Always cut it back after the frost.",
  "Never leave him alone with the hens.",
])("%s is for no assistant", async (order) => {
  expect(await note(order)).not.toContain("assistant");
});

test("what an assistant is to do is kept", async () => {
  expect((await statementsOf("Never use emojis when you answer me.")).join("\n")).toContain("emojis");
});
