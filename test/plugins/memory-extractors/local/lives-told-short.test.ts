// What users tell an assistant of their lives in passing: what is to be remembered, what is left out of an order, who somebody new is,
// and the short facts of an introduction.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = (...lines: string[]) => textsOf(...lines);

describe("asked to remember a thing", () => {
  test.each([
    ["remember that the min SDK version is 31", "User says the min SDK version is 31."],
    ["Please keep in mind that Edda hates cumin.", "Edda hates cumin."],
    ["remember the compost goes out at 7am on fridays", /^User says the compost goes out at 7am on Fridays/],
    ["FYI the gate code changed to 8812", "User says the gate code changed to 8812."],
    ["for future reference: the staging cluster is called juno", "The staging cluster is called juno."],
  ])("%p", async (said, memory) => {
    expect(await told(`user: ${said}`)).toContainEqual(
      typeof memory === "string" ? memory : expect.stringMatching(memory),
    );
  });

  test.each([
    "Remember the trip to Ghent we took?",
    "remember the file I sent you, it has errors",
    "keep in mind that it should be readable",
    "Remember, practice makes perfect.",
    "don't forget the attachment when you draft it",
  ])("not by %p", async (said) => {
    expect(await told(`user: ${said}`)).toEqual([]);
  });
});

describe("what an order leaves out is disliked", () => {
  test.each([
    ["swap the aubergines for something else, I hate them", "User hates aubergines."],
    ["can you replace the cod with something else? I'm allergic to it", "User is allergic to cod."],
    ["Please skip the planks. I can't stand them.", "User can't stand planks."],
    ["can you take out the capers, my daughter hates them", "User's daughter hates capers."],
    ["nothing with pork please. My husband can't eat it.", "User's husband can't eat pork."],
  ])("%p", async (said, memory) => {
    expect(await told(`user: ${said}`)).toContain(memory);
  });

  test.each([
    ["Avoid semicolons, I can't stand them.", /wants the assistant not to use semicolons/],
    ["No heating since Monday. We can't stand it anymore.", /^(?!.*heating)/],
    ["Leave out the second verse. I don't like it.", /^(?!.*verse)/],
    ["replace the login page with something else, we hate it", /^(?!.*page)/],
    ["No answer from Runa. I hate it when she does that.", /^(?!.*answer)/],
  ])("not what is no taste: %p", async (said, memory) => {
    expect((await told(`user: ${said}`)).join(" ")).toMatch(memory);
  });

  test.each([
    "please change the second paragraph, I don't like it",
    "replace the intro, I hate it",
    "no more drama. I hate it.",
  ])("not by %p", async (said) => {
    expect(await told(`user: ${said}`)).toEqual([]);
  });
});

test.each([
  ["I don't eat eggs since May, and Olaf's coming so nothing with celery, he's allergic", /he's allergic to celery\.$/],
  ["Runa is coming for lunch. nothing with mustard, she's allergic", /Runa is allergic to mustard\.$/],
  ["I don't eat lamb and Tor is allergic", /^(?!.*allergic to lamb and tor)/],
])("to what, is what was avoided right before: %p", async (said, memory) => {
  expect((await told(`user: ${said}`)).join(" ")).toMatch(memory);
});

describe("somebody new and their name", () => {
  test.each([
    [
      "I'm dating someone. Her name is Runa, she's a glazier and we met at a choir",
      "User is dating someone called Runa. Runa is a glazier, and Runa and User met at a choir.",
    ],
    ["I've met someone. His name's Olaf.", "User has met someone called Olaf."],
    ["I have a boyfriend now. His name is Olaf and he's a farrier", "User has a boyfriend called Olaf now."],
    [
      "We got a new neighbour. Her name is Edda, she's a nurse",
      "User got a new neighbour called Edda. Edda is a nurse.",
    ],
    ["I have a new boss. Her name is Edda and she's strict", "User has a new boss called Edda. Edda is strict."],
    [
      "Edda is from Bergen and we met on a ferry in 2019",
      "Edda is from Bergen, and Edda and User met on a ferry in 2019.",
    ],
    [
      "My cousin Mia called and we talked things over",
      "User's cousin Mia called, and Mia and User talked things over.",
    ],
  ])("%p", async (said, memory) => {
    expect((await told(`user: ${said}`)).join(" ")).toContain(memory.replace(/\.$/, ""));
  });

  test("a name of three letters names somebody, too", async () => {
    expect(await told("user: Mia is a nurse.")).toEqual(["Mia is a nurse."]);
  });
});

test.each([
  ["Runa is getting divorced. We got married in 2015.", /^(?!.*Runa and User got married)/],
  ["I have a daughter. Her name's Mia and she's got asthma.", /User's daughter's name is Mia and she's got asthma/],
  ["12 kg on the scales, our dog is getting heavy", /^(?!.*User weighs)/],
  ["Keep in mind the total must be 100.", /^$/],
])("%p says no more", async (said, memory) => {
  expect((await told(`user: ${said}`)).join(" ")).toMatch(memory);
});

test("short facts of an introduction are all kept", async () => {
  expect(
    await told("user: I love opera. I live in Bergen. I have a dog. I sing in a choir. I'm scared of heights."),
  ).toEqual([
    "User loves opera.",
    "User lives in Bergen.",
    "User has a dog.",
    "User sings in a choir.",
    "User is scared of heights.",
  ]);
});

test.each([
  ["ok so question, I've got an order from a hotel for 90 mugs", "User has an order from a hotel for 90 mugs."],
  ["83.4 on the scale", "User weighs 83.4 on the scale."],
])("%p", async (said, memory) => {
  expect(await told(`user: ${said}`)).toEqual([memory]);
});
