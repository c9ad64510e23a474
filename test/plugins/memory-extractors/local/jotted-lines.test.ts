// Where a line typed in small letters ends what it says, and where a text is only wrapped.

import { describe, expect, test } from "bun:test";
import { isJotted } from "#plugins/memory-extractors/local/reading/jotted-lines.ts";
import { statementsOf } from "../read-text.ts";

describe("lines that end before they are full", () => {
  test.each([
    [
      "rang the council about the bins, they will send somebody on monday to look at it\nmy sister Nora got engaged to her boss at the bank\nwant to sell the car",
      ["User's sister Nora got engaged to her boss at the bank."],
    ],
    [
      "long shift at the depot today, nothing but rain and the van would not start again at all\nthe dog needs his jab before we go to the coast in the summer\nmy brother moved to Ghent with his wife and the two boys\nbook the ferry",
      ["User's brother moved to Ghent with his wife and the two boys."],
    ],
    [
      "knee is a lot better now, physio says another four weeks of the bands and then we see\nmy mum sold the house in Turku to a couple from Lund last week\ncall the bank",
      ["User's mum sold the house in Turku to a couple from Lund"],
    ],
  ])("%s", async (text, told) => {
    const texts = await statementsOf(text);
    for (const one of told) expect(texts.some((memory) => memory.startsWith(one.replace(/\.$/, "")))).toBe(true);
  });

  test("nothing is told of two lines at once", async () => {
    const told = await statementsOf(
      "early shift all week and up at four. back is killing me again, the nurse gave me a new belt for it\nsplit from Dora is official, the papers came today. kids with me on wednesdays and every other weekend\nwant to run a half marathon before christmas. down to 80 kilos\nlend Carlo no money again",
    );
    expect(told.join(" ")).not.toMatch(/split.*belt|belt.*split|weekend.*marathon/);
  });
});

test.each([
  "I have been living in Ghent for nine years now and I work at the library on\nthe market square, where I look after the maps and the old newspapers that\nnobody else wants to touch. My sister Nora lives next door with her husband\nand two dogs.",
  "thank you for the letter. I was glad to hear that you are well and that the\ngarden is growing. We moved to Graz in May and live near the river now, which\nis lovely in the summer.",
  "- the boiler was serviced in May and has to be looked at again when the\n  heating season begins in the autumn of this year, says the landlord\n- my landlord wants to raise the rent by forty euros from July on because\n  of the new windows in the kitchen and the bath",
  "we met at the harbour at nine and took the first boat over to the island where\nmy aunt has kept goats for longer than anybody can remember, then walked up to\nthe old school",
  "one line of a note",
  "my sister is pregnant\nshe is due in May",
])("wrapped, or too short to tell: %s", (text) => {
  expect(isJotted(text)).toBe(false);
});
