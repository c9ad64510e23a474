// What a user of an assistant settles on in a reply, in words of their own.

import { describe, expect, test } from "bun:test";
import { readingsOf } from "../conversation.ts";

const after = (proposal: string, reply: string): Promise<string[]> =>
  readingsOf(`assistant: ${proposal}`, `user: ${reply}`);

describe("a choice", () => {
  test.each([
    ["That is a usual price.", "Okay, I'll go with Hartmann then.", "User decided to go with Hartmann."],
    [
      "I would not change it now.",
      "Agreed, we'll stay with Fastify 4 until May.",
      "User decided to stay with Fastify 4",
    ],
    [
      "You can fill the gap and say so.",
      "I'll go with a moving average and explain it in a footnote.",
      "User decided to go with a moving average and explain it in a footnote.",
    ],
    [
      "Leave out the night scene first.",
      "Yeah, we'll leave out the night scene, but we want to keep the trapdoor, because the children love it.",
      "User decided to leave out the night scene",
    ],
    ["Calf raises and step-ups.", "Great, I'll add calf raises.", "User decided to add calf raises."],
    [
      "You could use Hono or Fastify.",
      "I think I'll use Hono, since I only need three routes.",
      "User decided to use Hono, since they only need three routes.",
    ],
    [
      "Hartmann is fair.",
      "Okay, I'll go with Hartmann then, since it covers hail.",
      "User decided to go with Hartmann, since it covers hail.",
    ],
    ["Hartmann pays more than Bell.", "gonna take Hartmann.", "User decided to take Hartmann."],
    ["Why not print fewer?", "Let's stick with 300 copies.", "User decided to stick with 300 copies."],
  ])("%s %s", async (proposal, reply, told) => {
    const found = await after(proposal, reply);
    expect(found.filter((text) => text.startsWith(told))).toHaveLength(1);
    expect(found.filter((text) => text.includes(" decided on "))).toEqual([]);
  });

  test("is told with what the chat is about", async () => {
    const found = await readingsOf(
      "user: I'm building a puppet theatre in our barn.",
      "assistant: Leave out the revolving stage first.",
      "user: Right, we'll leave out the revolving stage.",
    );
    expect(found).toContain(
      `User decided to leave out the revolving stage (in a chat that began "I'm building a puppet theatre in our barn").`,
    );
  });

  test.each([
    ["You could ask a friend along.", "I'll go with my sister."],
    ["You could ask a friend along.", "I'll go with Ana."],
    ["Use the outline above.", "I'll stick to the outline."],
    ["Either would do.", "I'll go with the second one."],
    ["Add some examples.", "I'll add the examples."],
    ["Keep an eye on the weather.", "I'll keep an eye on the weather."],
    ["A tile saw cuts best.", "I'll cut the boards."],
    ["You could rest.", "I'll skip lunch."],
  ])("is none: %s %s", async (proposal, reply) => {
    expect((await after(proposal, reply)).filter((text) => text.includes("decided"))).toEqual([]);
  });

  test("of two things is told once, with what is behind it", async () => {
    expect(await after("I'd take the Loomworks Alto or the Weft Mini.", "I'll take the Weft Mini.")).toEqual([
      "User decided on the Weft Mini.",
    ]);
  });
});

describe("beside a choice", () => {
  test.each([
    [
      "I'm also considering to replace the oven with a kiln, but I'm not convinced, since it'd mean new wiring in the whole annex.",
      "but they are not convinced, since it'd mean new wiring",
    ],
    [
      "We decided to sell the big loom, but we want to keep the small one, because most of our pupils learn on it.",
      "because most of their pupils learn on it",
    ],
    ["The agent, Miriam, said there are four other bidders.", "The agent, Miriam, said there are four other bidders."],
    ["The supplier now says 90 cents each.", "The supplier now says 90 cents each."],
  ])("%s", async (said, told) => {
    expect((await readingsOf(`user: ${said}`)).join(" ")).toContain(told);
  });
  test("what anybody says of anything is nobody's matter", async () => {
    expect(await readingsOf("user: The narrator, Ishmael, said there are whales.")).toEqual([]);
  });
});
