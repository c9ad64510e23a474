// Speech as it is written down: hesitations and new beginnings, days that only the talk tells, whom a pair names.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("What somebody says aloud is told without what says nothing:", () => {
  test.each([
    ["Ida: I was just, uh, I was just feeding the goats.", "Ida was just feeding the goats."],
    ["Ida: I'm growing the, uh, potatoes this year with my aunt.", /^Ida is growing the potatoes this year/],
    ["Ida: My aunt has moved to, um, to Devon.", "Ida's aunt has moved to Devon."],
    ["Ida: Um, my aunt has moved to Devon.", "Ida's aunt has moved to Devon."],
    ["Ida: My dog is old. She's scared of the stairs.", /is scared of the stairs/],
    ["Ida: We're having a party at the mill, you and Samira must come.", /party at the mill, Bo and Samira must come/],
  ])("%s", async (line, told) => {
    const texts = await textsOf(line, "Bo: ok");
    expect(texts).toContainEqual(typeof told === "string" ? told : expect.stringMatching(told));
  });

  test("what is only alike is not taken for a new beginning", async () => {
    expect(await textsOf("Ida: My family loves it, it brings us closer.", "Bo: ok")).not.toContainEqual(
      expect.stringContaining("loves it brings"),
    );
    expect(await textsOf("Ida: I bought a tent for us to camp with, with two rooms.", "Bo: ok")).not.toContainEqual(
      expect.stringContaining(", with, with"),
    );
  });

  test("what a messenger writes of a picture is not told", async () => {
    const texts = await textsOf("Ida: [shares a photo of a girl] My niece sang at the fair in Graz!", "Bo: wow");
    expect(texts).toEqual(["Ida's niece sang at the fair in Graz."]);
  });

  test("how the people of a picture look is not told", async () => {
    expect(await textsOf("Ida: We look like babies!", "Bo: Ha")).toEqual([]);
  });
});

describe("A weekday that only the talk tells has no date:", () => {
  test.each([
    ["Ida: My mother is having her operation that Tuesday.", /that Tuesday\.$/],
    ["Ida: Tuesday is when I take Nela to choir.", /^Tuesday is when/],
    ["Ida: We're coming on Good Friday and staying till Tuesday.", /staying till Tuesday\.$/],
  ])("%s", async (line, told) => {
    expect(await textsOf(line, "Bo: ok")).toContainEqual(expect.stringMatching(told));
  });

  test("others have theirs", async () => {
    expect(await textsOf("Ida: Friday is when we fly to Rome.", "Bo: ok")).toContainEqual(
      expect.stringMatching(/^Friday \(\d/),
    );
    expect(await textsOf("Ida: I'm staying till Tuesday.", "Bo: ok")).toContainEqual(
      expect.stringMatching(/till Tuesday \(\d/),
    );
  });

  test("of two days asked about, the one that is not chosen is told of as it is", async () => {
    const texts = await textsOf("Bo: Thursday or Friday?", "Ida: Friday, I'm in Bristol on Thursday.");
    expect(texts).toContainEqual(expect.stringMatching(/^Ida is in Bristol on Thursday/));
  });
});
