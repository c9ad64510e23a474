import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { isGrounded, tellsInstructions } from "#domain/grounded.ts";

const MATERIAL = [
  "Ada moved from Leeds to Lisbon on 2023-05-08 with her 2 cats.",
  "She works at Brightwater Labs since 2019.",
];

describe("what a model wrote", () => {
  test.each([
    "Ada moved to Lisbon in May 2023.",
    "She has cats. Brightwater Labs employs her since 2019.",
    "Since Monday nothing changed for Ada's cats.",
    "nothing of note",
  ])("stays within its material: %s", (text) => expect(isGrounded(text, MATERIAL)).toBe(true));

  test.each(["Ada moved to Porto.", "She met Napoleon there.", "She has 17 cats.", "Ada moved in 2024."])(
    "does not: %s",
    (text) => expect(isGrounded(text, MATERIAL)).toBe(false),
  );

  test("stays within its material when it says it over again", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (material) => {
        expect(isGrounded(material.join("\n"), material)).toBe(true);
      }),
    );
  });

  test("tells its instructions by six words in a row, unless its material says them too", () => {
    const instructions = "Write down what is worth remembering about people and their affairs.";
    const said = "It must write down what is worth remembering.";
    expect(tellsInstructions(instructions, [])(said)).toBe(true);
    expect(tellsInstructions(instructions, [])("What is worth remembering is short.")).toBe(false);
    expect(tellsInstructions(instructions, ["Please write down what is worth remembering today."])(said)).toBe(false);
  });
});
