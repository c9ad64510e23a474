// Two statements that a user types in one breath to an assistant, and what a message asks for in front of what it tells.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (said: string): Promise<string[]> => textsOf("assistant: Hello! How can I help?", `user: ${said}`);

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

describe("one statement stays one", () => {
  test.each([
    ["my aunt is sad im moving to oslo", "User's aunt is sad User is moving to Oslo."],
    ["my cousin thinks im vegan", "User's cousin thinks User is vegan."],
    ["the doctor told me im diabetic", "User's doctor told User they are diabetic."],
    ["last winter, i broke my arm", "Last winter (winter 2022/23), User broke their arm."],
    ["father of two, i live in oslo", "User lives in Oslo."],
  ])("%s", async (said, memory) => {
    expect((await told(said)).join(" ")).toContain(memory);
  });

  test("what a poem is to be called is not hated", async () => {
    expect(await told("can you write a poem called i hate mondays")).toEqual([]);
  });
});
