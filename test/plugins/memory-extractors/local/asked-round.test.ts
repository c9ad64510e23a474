// What was asked of several is answered by whoever does it, not by who cannot.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  ["Not me, I sold mine.", "I am. I've packed it.", "Wim is bringing the tent on Saturday"],
  ["I can't.", "Me.", "Wim is bringing the tent on Saturday"],
  ["Sorry, I'm away.", "Petra is.", "Petra is bringing the tent on Saturday"],
  ["No idea.", "Otto is.", "Otto is bringing the tent on Saturday"],
])("%s %s", async (between, said, told) => {
  const all = await textsOf("Ada: Who's bringing the tent on Saturday?", `Bo: ${between}`, `Wim: ${said}`);
  expect(all.filter((text) => text.includes("is bringing")).map((text) => text.replace(/ \(.*/, ""))).toEqual([told]);
});

test("who cannot is not told as who does", async () => {
  expect((await textsOf("Ada: Who's bringing the tent?", "Bo: I can't.")).join()).not.toContain("is bringing");
});

test.each([
  ["I can't.", "Lovely weather."],
  ["Not me. Who's coming by car?", "I am."],
  ["The tent has a hole.", "I am."],
  ["Not me.", "I am tired."],
])("%s %s tells of nobody who brings it", async (between, said) => {
  const all = await textsOf("Ada: Who's bringing the tent on Saturday?", `Bo: ${between}`, `Wim: ${said}`);
  expect(all.join()).not.toContain("is bringing");
});
