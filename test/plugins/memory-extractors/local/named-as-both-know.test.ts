// What two who talk both know and a stranger does not: whose mother, which journey, which day, whom "we" takes in.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

const told = async (lines: readonly string[]): Promise<string> => (await textsOf(...lines)).join("\n");

describe("kin called by what they are", () => {
  test.each([
    [["Ida: Hi!", "Bo: After Mum died I sold the piano."], "After Bo's mum died Bo sold the piano."],
    [["Ida: Hi!", "Bo: I told mummy when I sold the piano."], "Bo told their mummy when they sold the piano."],
    [["Ida: Hi!", "Bo: When I was eight, dad carved me a raft."], "their dad carved them a raft"],
    [["Ida: Hi!", "Bo: I got the loom from Grandma."], "Bo got the loom from their grandma."],
    [["Ida: Hi!", "Bo: I told Mom and Dad about the wedding."], "Bo told their mom and dad about the wedding."],
    [["Ida: Hi!", "Bo: I visited Grandma Rosa in April."], "Bo visited Grandma Rosa in April"],
    [["Ida: Hi!", "Bo: I sold my mom jeans at the fair."], "Bo sold their mom jeans at the fair."],
    [["Ida: Hi!", "Bo: I bought a house near a Mom & Pop bakery."], "a Mom & Pop bakery"],
    [["Ida: Hi!", "Bo: I'm going to be a dad in July."], "Bo is going to be a dad in July"],
    [["Mum: I sold the boat and Dad cried.", "Bo: Oh no."], "Mum sold the boat and Dad cried."],
  ])("%s", async (lines, expected) => {
    expect(await told(lines)).toContain(expected);
  });
});

describe("what belongs to whom where one's kin does something", () => {
  test.each([
    ["My dad broke his wrist at my age.", "Bo's dad broke his wrist at Bo's age."],
    ["My aunt used to mend my coats and she kept the buttons.", "used to mend Bo's coats"],
    ["My wife hates the plan, she says we'd never see each other.", "she says they'd never see each other"],
    ["My husband thinks we should sell the barn.", "Bo's husband thinks they should sell the barn."],
    ["I said we could rent the barn out.", "Bo said they could rent the barn out."],
  ])("%s", async (said, expected) => {
    expect(await told(["Ida: Hi Bo!", `Bo: ${said}`])).toContain(expected);
  });
});

describe("what the other just named", () => {
  test.each([
    [["Ida: How was your piano recital?", "Bo: My recital went fine, only a pedal stuck."], "Bo's piano recital went"],
    [["Ida: How's your amazing allotment?", "Bo: My allotment is flooded."], "Bo's allotment is flooded."],
    [["Ida: How was your dad's trial?", "Bo: My trial was put off to June."], "Bo's trial was put off"],
    [
      ["Ida: You and your little bakery! How is it?", "Bo: Bakery's doing well, I hired two people."],
      "Bo's bakery is doing well",
    ],
    [["Ida: I've taken up curling.", "Bo: Curling! I did that in Oslo."], "Bo did curling in Oslo."],
    [
      ["Ida: Did you break anything?", "Bo: Just the lamp. It was my aunt's. She brought it from Lund."],
      "brought the lamp from Lund",
    ],
    [
      ["Ida: I love a cabin.", "Bo: That's the thing about lighthouses. I took my son to one in April."],
      "Bo took their son to a lighthouse in April",
    ],
    [
      [
        "Ida: Did the plumber come in the end?",
        "Bo: He did, at six. It was the pump in the cellar. He replaced it and charged me ninety euros.",
      ],
      "Bo says the plumber came in the end, at six.",
    ],
    [
      ["Ida: How did the audition go on Friday?", "Bo: Better than I feared!"],
      "The audition on Friday (5 May 2023) was",
    ],
    [["Ida: What do you feed your hens?", "Bo: Barley and kale."], "Bo feeds their hens barley and kale."],
    [["Ida: When do you start?", "Bo: First of August."], "Bo will start on the first of August"],
    [
      ["Ida: When's the deadline?", "Bo: End of May, but I've asked for a week more."],
      "The deadline is at the end of May (May 2023), but Bo has asked",
    ],
    [["Ida: When is the baby due?", "Bo: Early July, but my sister came late."], "The baby is due in early July"],
    [["Ida: When's your exam?", "Bo: Moved to June, but I'm ready."], "Bo's exam was moved to June"],
  ])("%s", async (lines, expected) => {
    expect(await told(lines)).toContain(expected);
  });

  test.each([
    [
      ["Ida: Did the roofer come?", "Bo: He did, at six. It was a loose tile by the gutter. I paid him."],
      "roofer come",
    ],
    [["Ida: Mum says we should do it every year.", "Bo: We really should."], "Bo really should"],
    [["Ida: I was up all night with the cake.", "Bo: My uncle's face when he saw it!"], "face when"],
    [
      ["Ida: I'm fine. How's the little one?", "Bo: She's crawling! Since Tuesday. She found the cat."],
      "Since Tuesday",
    ],
  ])("nothing is made of %s", async (lines, untold) => {
    expect(await told(lines)).not.toContain(untold);
  });
});

describe("when and to whom", () => {
  test("so much later is counted from the day that was just named", async () => {
    const lines = ["Ida: I'm rowing with friends this weekend.", "Bo: I'm hosting a quiz night two weekends later."];
    const drawn = await extract(turns(...lines));
    const quiz = drawn.find(({ text }) => text.includes("quiz night"));
    expect(quiz?.text).toBe("Bo is hosting a quiz night on the weekend of 27 May 2023.");
    expect(quiz?.eventDates[0]?.start).toBe(Date.UTC(2023, 4, 27));
  });

  test.each([
    ["The exam is on 3 June and the results come two days later.", "the results come on 5 June 2023"],
    ["I moved in on Friday and two weeks later I was gone.", "two weeks later"],
  ])("%s", async (said, expected) => {
    expect(await told(["Ida: Hi Bo!", `Bo: ${said}`])).toContain(expected);
  });

  test("two who met somewhere did so together", async () => {
    expect(await told(["Ida: The fair is in June.", "Bo: We met there nine years ago."])).toContain(
      "Bo and others met",
    );
  });

  test("a quotation in which somebody is spoken to says who", async () => {
    const texts = await told([
      "Ida: Morning.",
      "Bo: Your beans are hanging over my path again. I'm not complaining, we ate four.",
    ]);
    expect(texts).toContain('(said to Ida after "Your beans are hanging over my path again")');
  });
});

describe("what holds for all", () => {
  test.each([
    ["My gran taught me how we should treat strangers.", "how people should treat strangers", "how they should"],
    ["Resting my arm helped to bring myself to the start but also look after me.", "look after themselves", "after Bo"],
    ["It's like a dream. We take a break from daily life and lose ourselves.", "", "Bo takes a break"],
    ["Weaving can be a way to connect with who you are.", "", "who people are"],
  ])("%s", async (said, expected, untold) => {
    const texts = await told(["Ida: Hi Bo! I made a bowl.", `Bo: ${said}`]);
    expect(texts).toContain(expected);
    expect(texts).not.toContain(untold);
  });
});
