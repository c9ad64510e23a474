// What one of two people advises the other is told of both; cheers, favours and what only the two can see are not.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("advice between two people", () => {
  test.each([
    [
      "Make sure you read other cooks' menus first so you learn what your guests like!",
      "Ida advises Bo to read other cooks' menus first.",
    ],
    [
      "You should clean your bike with soapy water first.",
      "Ida advises Bo to clean their bike with soapy water first.",
    ],
    ["You have to try the pumpkin soup at the Alder Inn!", "Ida advises Bo to try the pumpkin soup at the Alder Inn."],
    ["Why not ask at the harbour office?", "Ida advises Bo to ask at the harbour office."],
    [
      "For one, you should get a kettle that can be locked, and make sure it's blue!",
      "Ida advises Bo to get a kettle that can be locked.",
    ],
    ["Don't be afraid to ask the old weavers.", "Ida advises Bo not to be afraid to ask the old weavers."],
    ["I'd recommend taking the night train.", "Ida recommends taking the night train."],
  ])("%s is told of both", async (said, told) => {
    expect(await textsOf("Bo: I'm so tired of the winter.", `Ida: ${said}`)).toContain(told);
  });

  test("what a turn advises is one memory", async () => {
    const told = await textsOf(
      "Bo: Any tips for weaving?",
      "Ida: Start with a small loom and buy thick wool. Don't forget to oil the frame, even if it's dull.",
    );
    expect(told).toEqual(["Ida advises Bo to start with a small loom and buy thick wool and to oil the frame."]);
  });

  test("a plain order is advice only where some was asked for", async () => {
    expect(await textsOf("Bo: I'm in Holm.", "Ida: Take the blue line to the harbour.")).toEqual(["Bo is in Holm."]);
  });

  test("it is the one title that was named, which is recommended", async () => {
    const told = await textsOf('Bo: Did you like "The Salt Road"?', "Ida: I would definitely recommend it!");
    expect(told).toContain('Ida recommends "The Salt Road" to Bo.');
  });

  test("what the other named is taken up by its name", async () => {
    const told = await textsOf(
      "Bo: I loved The Salt Road.",
      "Ida: Trieste sounds great! Definitely adding it to my list.",
    );
    expect(told).toContain("Ida will add Trieste to their list.");
    const read = await textsOf('Bo: You might like "The Salt Road".', "Ida: Cool, I'll definitely check it out!");
    expect(read).toContain('Ida will check out "The Salt Road".');
  });

  test("a title is not meant by what was told of behind it", async () => {
    const told = await textsOf(
      'Bo: I read "Dune". My sister opened a bakery in Elm Street.',
      "Ida: I'll check it out!",
    );
    expect(told.join(" ")).not.toContain("Ida will check out");
  });

  test.each([
    "You should be proud. Make sure you take care of yourself.",
    "Don't be afraid to dream big! Try to relax.",
    "You should see my new flat! Check out this photo.",
    "Make sure to lock the door. Make sure you call me.",
    "You should frame that letter. You should ask Omar tomorrow.",
    "You should have called. You must work a lot.",
    "I'd recommend visiting some castles. Definitely recommend lots of salt.",
    "Don't forget to oil the frame.",
    "I recommend this series. Don't forget that I love you.",
    "Why don't you like it? You should focus on why.",
  ])("%s advises nothing", async (said) => {
    const told = await textsOf("Bo: I'm so tired of the winter.", `Ida: ${said}`);
    expect(told.filter((one) => /advises|recommends/.test(one))).toEqual([]);
  });
});
