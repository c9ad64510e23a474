import { describe, expect, test } from "bun:test";
import { withG } from "#plugins/memory-extractors/local/reading/dropped-g.ts";

describe("participles without their g", () => {
  test.each([
    ["she's tellin everybody", "she's telling everybody"],
    ["Waitin, as ever", "Waiting, as ever"],
    ["were comin home", "were coming home"],
    ["gettin a van", "getting a van"],
  ])("%s", (typed, read) => {
    expect(withG(typed)).toBe(read);
  });

  test.each(["we begin in Berlin", "my cousin Robin", "the main cabin", "vitamins in the basin", "it's in'"])(
    "%s stays",
    (typed) => {
      expect(withG(typed)).toBe(typed);
    },
  );
});
