// "They" of two who were named together, or one with the other; "he" of a pair only where one of them can be meant.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("they", () => {
  test("met, of whoever somebody is with", async () => {
    const texts = await textsOf(
      "Ada: How's your sister?",
      "Bo: She's moving to Chile to be with Andrés. They met at a wedding two summers ago.",
    );
    expect(texts.at(-1)).toMatch(/^Bo's sister and Andrés met at a wedding two summers ago/);
  });

  test.each([
    ["Is your sister still with Ivo?", "No, they split up last year.", /^Bo's sister and Ivo split up last year/],
    ["Have you heard from Jonas and Katrin?", "They moved to Rome in May.", /^Jonas and Katrin moved to Rome in May/],
  ])("are the two who were asked after: %s", async (asked, said, told) => {
    expect((await textsOf(`Ada: ${asked}`, `Bo: ${said}`)).at(-1)).toMatch(told);
  });

  test.each([
    ["Yaw and Esi", /^Yaw hid the ring/],
    ["Robin and Kim", /^(?!.*\bhid\b)/],
  ])("are a couple that the turn before named, of whom he is the man: %s", async (couple, hid) => {
    const texts = await textsOf(
      `Ada: ${couple} got engaged!`,
      "Bo: When's the wedding?",
      "Ada: In spring. They want two hundred people.",
      "Bo: How did he propose?",
      "Ada: He hid the ring in a loaf of bread.",
    );
    expect(texts).toContain(`${couple} want two hundred people.`);
    expect(texts.at(-1)).toMatch(hid);
  });

  test("are a family by its name", async () => {
    expect((await textsOf("Ada: Hi!", "Bo: The Hendersons came over. They sold their boat.")).join(" ")).toMatch(
      /the Hendersons sold their boat/i,
    );
  });

  test("are no two where only one was named", async () => {
    const texts = await textsOf("Ada: Hi!", "Bo: My sister moved to Rome in May. They met at a wedding.");
    expect(texts.join(" ")).not.toMatch(/sister and \w+ met/);
  });
});
