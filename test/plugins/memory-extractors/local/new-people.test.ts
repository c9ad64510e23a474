// Somebody who comes in by what they do is who "she" is from then on, and who is given a name behind it.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("who comes in by what they do", () => {
  test.each([
    [
      ["Ida: I've got a new boss.", "Bo: What's he like?", "Ida: She's called Tove and she's from Bergen."],
      "Ida's boss is called Tove and she's from Bergen.",
    ],
    [
      ["Ida: I'm seeing a new therapist.", "Bo: Is she good?", "Ida: He is. He trained in Basel."],
      "Ida's therapist trained in Basel.",
    ],
    [["Ida: My son has a new coach. His name is Mr Aldo.", "Bo: Nice."], "Ida's son's coach's name is Mr Aldo."],
    [
      ["Ida: My niece got a new tutor. She's called Mrs Orban.", "Bo: Nice."],
      "Ida's niece's tutor is called Mrs Orban.",
    ],
    [
      ["Ida: I hired my first assistant! She used to run a ferry kiosk.", "Bo: Nice."],
      "Ida's assistant used to run a ferry kiosk.",
    ],
    [
      ["Ida: I adopted a goat last week.", "Bo: How old is he?", "Ida: She's a pygmy goat called Fern."],
      "Ida's goat is a pygmy goat called Fern.",
    ],
    [
      ["Ida: We had to put Tarn down in March. He was fifteen.", "Bo: I'm sorry."],
      "Ida had to put Tarn down in March (March 2023). Tarn was fifteen.",
    ],
  ])("%j", async (lines, told) => {
    expect(await textsOf(...lines)).toContain(told);
  });

  test("is not who goes on to do what the one does who has them", async () => {
    const texts = await textsOf("Ida: My niece has a new tutor. She loves maths now.", "Bo: Nice.");
    expect(texts).toContain("Ida's niece loves maths now.");
  });

  test("is nobody of whom another one is wanted", async () => {
    const texts = await textsOf(
      "Ida: We had to put Tarn down. The barn is so quiet.",
      "Bo: Poor old thing.",
      "Ida: We won't get another.",
    );
    expect(texts.join(" ")).not.toMatch(/another (?:old|barn)/);
  });
});
