// What a talk in short turns leaves to what was said before: whom a family calls so, of what a pain or a next one is, a word that only
// reminds the other.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("What a turn leaves to the talk is told where it is known:", () => {
  test.each([
    [["Wim: any allergies?", "Ada: Walnuts, as always."], "Ada is allergic to walnuts."],
    [["Wim: any allergies?", "Ada: Brazil nuts"], "Ada is allergic to Brazil nuts."],
    [["Wim: pizza then", "Ada: I don't eat cheese anymore remember"], "Ada doesn't eat cheese anymore."],
    [["Ada: we had a gig in Ghent on Friday", "Wim: I'll come to the next one"], "Wim will come to the next gig."],
    [
      ["Mum: Granny is coming from Bern.", "Otto: How is she?", "Mum: She had her knee done in March."],
      "Granny had her knee done in March (March 2023).",
    ],
  ])("%s", async (lines, expected) => {
    expect(await textsOf(...lines)).toContain(expected);
  });

  test.each([
    [["Ada: got a ct scan on friday", "Wim: does it hurt?", "Ada: only at night"], "scan hurt"],
    [["Ada: my choir has four altos now", "Wim: I'll come to the next one"], "next choir"],
  ])("not %s", async (lines, untold) => {
    expect((await textsOf(...lines)).join(" ")).not.toContain(untold);
  });
});
