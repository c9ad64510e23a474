// Two statements that a user types in one breath to an assistant, and what a message asks for in front of what it tells.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (said: string): Promise<string[]> => textsOf("assistant: Hello!", `user: ${said}`);

describe("each told by itself", () => {
  test.each([
    ["my danish is shaky im from chile", ["User's Danish is shaky.", "User is from Chile."]],
    ["my landlord is away im covering for him", ["User's landlord is away.", "User is covering for their landlord."]],
    ["im 41 want to retire at 58", ["User is 41.", "User wants to retire at 58."]],
    ["im 80kg want to get to 74", ["User weighs 80kg.", "User wants to get to 74."]],
    ["could you leave out the radishes i hate radishes", ["User hates radishes."]],
    ["can we do it after six i work mornings", ["User works mornings."]],
    ["quick supper ideas please, im vegan", ["User is vegan."]],
    ["ok and no jumping, my ankle is weak", ["User's ankle is weak."]],
    ["great and no dairy in the meal plan, im lactose intolerant", ["User is lactose intolerant."]],
    ["short cover letter, im applying at a foundry in malmo", ["User is applying at a foundry in Malmo."]],
    ["looking for a used kayak, im new in graz", ["User is new in graz."]],
  ])("%s", async (said, memories) => {
    expect(await told(said)).toEqual(memories);
  });
});

describe("what a hasty sentence runs together", () => {
  test.each([
    [
      "baking the bread on saturday, my cousin brings the soup",
      ["User is baking the bread on Saturday (13 May 2023).", "User's cousin brings the soup."],
    ],
    ["stopped the statins gave me cramps", ["User stopped the statins because they gave User cramps."]],
    ["quit the gym was too far", ["User quit the gym because it was too far."]],
    ["not vegan myself but my flatmate is", ["User is not vegan.", "User's flatmate is vegan."]],
    ["yeah volunteering since i retired", ["User has been volunteering since they retired."]],
    ["was a baker for 12 yrs", ["User was a baker for 12 years."]],
    ["looks good but take out the photo, hate photos on cvs", ["User hates photos on cvs."]],
    ["tried salmon and duck, hates both", ["User tried salmon and duck."]],
    ["we are 9 for dinner", ["User is in a group of 9 for dinner."]],
    ["gym membership is 39 a month", ["User's gym membership is 39 a month."]],
    ["That works but i start at 9 on mondays", ["User starts at 9 on Mondays."]],
  ])("%s", async (said, memories) => {
    expect(await told(said)).toEqual(memories);
  });
});

describe("one statement stays one", () => {
  test.each([
    ["my aunt is sad im moving to oslo", "User's aunt is sad User is moving to Oslo."],
    ["my cousin thinks im vegan", "User's cousin thinks User is vegan."],
    ["the doctor told me im diabetic", "User's doctor told User they are diabetic."],
    ["last winter, i broke my arm", "Last winter (winter 2022/23), User broke their arm."],
    ["sold the bike that was too big", "User sold the bike that was too big."],
    ["having lunch on sunday makes me sleepy", "Having lunch on Sunday"],
    ["father of two, i live in oslo", "User is a father of two, they live in Oslo."],
  ])("%s", async (said, memory) => {
    expect((await told(said)).join(" ")).toContain(memory);
  });

  test.each([
    ["Sign it with my full name, Ada Lund, and date it.", ["User's full name is Ada Lund."]],
    ["What I do need is a list of street names in the old town.", []],
  ])("%s: an order", async (said, memories) => {
    expect(await told(said)).toEqual(memories);
  });

  test("what a poem is to be called is not hated", async () => {
    expect(await told("can you write a poem called i hate mondays")).toEqual([]);
  });
});
