// What the listener owes is told of them; what stands for something unsaid ("Dad does.") is not told alone.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  ["btw you owe me 43 euros.", "Ida owes Bo 43 euros"],
  ["You still owe me 20 for the tickets.", "Ida still owes Bo 20 for the tickets"],
  ["You owe me twenty for the ferry.", "Ida owes Bo twenty for the ferry"],
  ["yes, I paid it. you owe me €43", "Ida owes Bo €43"],
])("%s", async (said, told) => {
  expect((await textsOf("Ida: did you pay the electric", `Bo: ${said}`)).join()).toContain(told);
});

test.each(["You owe me an explanation.", "You owe me one!", "You owe me a thousand thanks."])(
  "%s is a manner of speaking",
  async (said) => {
    expect((await textsOf("Ida: did you pay the electric", `Bo: ${said}`)).join()).not.toContain("owes");
  },
);

test.each(["Dad does.", "My aunt could.", "Otto and Ruta are.", "My little brother has."])(
  "%s says nothing alone",
  async (said) => {
    expect(await textsOf("Ida: Hi there.", `Bo: ${said}`)).toEqual([]);
  },
);
