// What a user asks an assistant not to keep or to forget, and the request itself, give no memory.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const said = (...turns: readonly string[]): Promise<string[]> =>
  textsOf(...turns.flatMap((turn) => [`user: ${turn}`, "assistant: I see."]));

describe("what is asked not to be kept is not", () => {
  test.each([
    "I have HIV, but don't save that.",
    "Off the record: I'm cheating on my taxes. My wife Ida doesn't know it.",
    "Don't remember this, but I got fired from Siemens yesterday.",
    "My salary is 84,000 EUR a year. Please don't store that.",
    "Between you and me, and please don't write this down: my brother Tom is in rehab.",
    "I'm pregnant, but keep that out of your memory please.",
    "I'm seeing a therapist on Tuesdays (don't save this).",
    "My PIN is 4471. Delete that from your memory.",
    "I'm planning to leave my husband. Do not log it.",
    "I applied for a job at Bosch. Not for your memory, please.",
    "No need to remember this: I parked on level 3.",
    "My dad has cancer. He's in hospital. Please don't remember that.",
    "Don't save this. I'm dating my boss Tim.",
    "Please don't store any of this conversation. My brother Tom is in rehab.",
  ])("%s", async (turn) => {
    expect(await said(turn)).toEqual([]);
  });

  test.each([
    ["I live in Ghent. My dad has cancer. He's in hospital. Please don't save that.", ["User lives in Ghent."]],
    ["I have two kids. My boss is awful. This is off the record. He drinks at work.", ["User has two kids."]],
  ])("what else is told stays: %s", async (turn, expected) => {
    expect(await said(turn)).toEqual(expected);
  });
});

describe("a request to forget is no memory, and takes what it names", () => {
  test.each([
    [["I love crab.", "btw forget that I love crab"], []],
    [["pls forget about my migraine"], []],
    [["Please forget everything I told you about my ex-wife Carla."], []],
    [["you can forget what I said about my knee surgery"], []],
    [["I want you to forget that my dog is called Rex."], []],
    [["I quit my job.", "Please forget that."], []],
    [["My weight is 80 kg.", "stop remembering my weight"], []],
    [["I had an abortion in May.", "pls delete what I told you about the abortion"], []],
    [["I have a knee injury.", "Please erase everything you know about my knee"], []],
    [
      ["I live in Ghent.", "Forget what I said about the knee. I have two kids."],
      ["User lives in Ghent.", "User has two kids."],
    ],
    [["I live in Ghent.", "Forget everything I told you. I have two kids."], ["User has two kids."]],
  ])("%j", async (turns, expected) => {
    expect(await said(...turns)).toEqual(expected);
  });
});

describe("other words of forgetting and keeping ask for nothing of the kind", () => {
  test.each([
    ["I love crab. Forget it, I was only joking about the boat.", "User loves crab."],
    ["I live in Basel. Don't forget to remind me of the lease.", "User lives in Basel."],
    ["I live in Basel. Forget about the second option.", "User lives in Basel."],
    ["Don't forget that I'm allergic to nuts.", "User is allergic to nuts."],
    ["I stopped remembering my dreams.", "User stopped remembering their dreams."],
    ["I take a seat in row 2. Don't save my seat, you know I'm late.", "User takes a seat in row 2."],
    ["I have a flat. My aunt will delete what I told you about the flat.", "User has a flat."],
    ["I always forget my keys at home.", "User always forgets their keys at home."],
    ["I can't forget my first dog, Rex.", "User can't forget their first dog, Rex."],
    ["I have two kids. My husband doesn't save that.", "User has two kids."],
    ["I live in Bern. Don't save it to the shared folder yet.", "User lives in Bern."],
    ["I don't want to forget my grandmother's recipe.", "User doesn't want to forget their grandmother's recipe."],
    ["I live in Bern. I don't remember that.", "User lives in Bern. User doesn't remember that."],
    ["I want to record my own songs.", "User wants to record their own songs."],
    ["I live next to a railway. Never mind the noise, it keeps me up.", "User lives next to a railway."],
  ])("%s", async (turn, expected) => {
    expect(await said(turn)).toContain(expected);
  });
});

describe("who only speaks of forgetting everything asks for nothing", () => {
  test.each([
    "Please don't forget anything I told you.",
    "My twins forget everything I said.",
    "I never forget anything I said.",
    "You forget everything I told you.",
    "My boss tends to forget everything I said.",
    "Never forget anything I mentioned.",
    "Did you forget everything I told you?",
    "You always forget all I said.",
  ])("%s", async (turn) => {
    expect(await said("I am allergic to walnuts. I live in Ghent.", turn)).toEqual(
      expect.arrayContaining(["User is allergic to walnuts.", "User lives in Ghent."]),
    );
  });

  test.each([
    "Please forget everything I told you.",
    "ok, now forget all I said",
    "Could you please forget everything I said so far?",
    "You must forget everything I told you.",
    "Actually, please forget everything about me.",
  ])("but asked it is done: %s", async (turn) => {
    expect(await said("I am allergic to walnuts. I live in Ghent.", turn)).toEqual([]);
  });
});

describe("every word of keeping is known, and every place", () => {
  test.each([
    "Please don't add this to my records.",
    "Don't put that in your notes.",
    "Please don't retain this.",
    "Never add that to my profile.",
    "Don't put this into the database.",
    "I don't want this saved.",
    "I don't want any of that stored anywhere.",
    "This must not be recorded.",
    "I'd rather not have that logged.",
  ])("%s", async (turn) => {
    expect(await said(`I have epilepsy. ${turn}`)).toEqual([]);
  });

  test.each(["Don't add my salary to your notes.", "Delete my salary from your memory."])("%s", async (turn) => {
    expect(await said("My salary is 71,000 EUR.", turn)).toEqual([]);
  });

  test.each([
    ["I'm allergic to soy sauce, so don't add that.", "User is allergic to soy sauce."],
    ["I have epilepsy. Don't put this in the oven.", "User has epilepsy."],
    ["I have epilepsy. Please don't share this.", "User has epilepsy."],
    ["I have epilepsy. Don't add that.", "User has epilepsy."],
    ["My keys are in Ghent. Don't put my keys in the drawer.", "User's keys are in Ghent."],
  ])("what is no place of memories asks for nothing: %s", async (turn, expected) => {
    expect(await said(turn)).toContain(expected);
  });
});

describe("what is named is named by whole words", () => {
  test.each([
    ["I moved to Ghent for my education.", "Forget about my cat."],
    ["I work with a team in Ghent.", "Forget about my tea."],
    ["I live with a person from Bruges.", "Forget about my son."],
    ["I study planning in Ghent.", "Forget about my plan."],
    ["I fly a plane.", "Forget about my plan."],
    ["I own a scarf shop.", "Forget about my car."],
    ["I work as a carpenter.", "Forget about my pen."],
  ])("%s %s", async (told, asked) => {
    expect(await said(told, asked)).not.toEqual([]);
  });

  test.each([
    ["I have three cats.", "Forget about my cat."],
    ["I have a migraine every week.", "Forget about my migraines."],
    ["I have two allergies.", "Forget about my allergy."],
    ["My mother's flat is in Bruges.", "Forget about my mother."],
    ["I've been smoking for years.", "Forget that I smoke."],
    ["I loved crab as a child.", "Forget that I love crab."],
    ["I have HIV.", "Forget that I have HIV."],
    ["My cousin Tom is in rehab.", "Forget everything I said about Tom."],
    ["My ex-husband lives in Bruges.", "Forget about my husband."],
  ])("in another form too: %s %s", async (told, asked) => {
    expect(await said(told, asked)).toEqual([]);
  });
});

describe("however long ago it was told, and however much is asked", () => {
  const weather = Array.from({ length: 220 }, () => "What is the weather?");

  test.each([
    ["Forget everything I said.", []],
    ["Forget that I love crab.", ["User lives in Ghent."]],
  ])("%s", async (asked, expected) => {
    expect(await said("I love crab. I live in Ghent.", ...weather, asked)).toEqual(expected);
  });

  test("the last of many requests counts as the first", async () => {
    const many = Array.from({ length: 220 }, (_, nth) => `Forget that I love fig${nth}.`);
    expect(await said("I love crab.", ...many, "Forget that I love crab.")).toEqual([]);
  });

  test("what is told again after it was forgotten is kept, until it is asked for again", async () => {
    const again = ["I love crab.", "Forget that I love crab.", "I love crab, after all."];
    expect(await said(...again)).not.toEqual([]);
    expect(await said(...again, "Forget that I love crab.")).toEqual([]);
  });
});
