// What is hoped or doubted is told as hoped or doubted, not as so.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("hopes and doubts", () => {
  test.each([
    ["Hopefully, we can raise enough for the roof.", "Ida hopes they can raise enough for the roof."],
    ["Yeah, hopefully my sister gets the visa by June.", "Ida hopes their sister gets the visa by June (June 2023)."],
    ["Hopefully the boat is ready by June.", "Ida hopes the boat is ready by June (June 2023)."],
    ["I think I lost my keys at your place.", "Ida thinks they lost their keys at Bo's place."],
    ["I think my sister is pregnant.", "Ida thinks their sister is pregnant."],
    ["I guess I'll take the job in Lyon.", "Ida guesses they will take the job in Lyon."],
    ["I think I'm a night person.", "Ida is a night person."],
  ])("%s", async (sentence, told) => {
    expect(await textsOf(`Ida: ${sentence}`, "Bo: Ok.")).toContain(told);
  });

  test("what is hoped of something said before", async () => {
    expect(await textsOf("Ida: Hopefully, it leads to something.", "Bo: Ok.")).toEqual([]);
  });
});
