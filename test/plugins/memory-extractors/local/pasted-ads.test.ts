// An advertisement for a job is of nobody, what its reader tells beside it is theirs.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const AD =
  "Baker at Ferrant. Salary 40-45k. You have 5 years of experience with sourdough. We offer 30 days of holiday.";

describe("nothing of an advertisement is told", () => {
  test.each([
    `also got this ad what do u think: "${AD}"`,
    `what do you make of this ad?\n"${AD}"`,
    `Should I apply for this job? ${AD}`,
  ])("%s", async (said) => {
    expect(await textsOf(`user: ${said}`)).toEqual([]);
  });

  test("but what its reader says", async () => {
    const told = await textsOf(`user: Is this job any good? ${AD} I live in Porto and I'm a baker.`);
    expect(told.join(" ")).toContain("User lives in Porto");
    expect(told.join(" ")).not.toContain("holiday");
  });

  test("and a job that is only spoken of", async () => {
    const told = await textsOf("user: I found this job at a bakery. They want me to start on 3 June.");
    expect(told.join(" ")).toContain("start on 3 June");
  });
});
