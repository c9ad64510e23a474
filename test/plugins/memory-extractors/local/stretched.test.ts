// How chat sounds before it says something ("heyyy", "omg", "hahaha") is no part of what it says.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  ["heyyy i moved to boise", "User moved to Boise."],
  ["Heyy can you help me with my bio homework its due tomorrow", "User's bio homework is due tomorrow (9 May 2023)."],
  ["hiii i got a dog", "User got a dog."],
  ["Yooo I'm in Rome", "User is in Rome."],
  ["sooo I quit my job", "User quit their job."],
  ["wellll I got fired", "User got fired."],
  ["yaaay I passed my driving test", "User passed their driving test."],
  ["hahaha I'm vegan now", "User is vegan now."],
  ["omg and my sister got married", "User's sister got married."],
  ["Ah and I'm allergic to nuts.", "User is allergic to nuts."],
  ["tbh I hate mondays", "User hates Mondays."],
  ["oh man I broke my arm", "User broke their arm."],
  ["bro I lost my phone", "User lost their phone."],
  ["anyways I work at a bank now", "User works at a bank now."],
  ["Hallo, I moved to Bremen", "User moved to Bremen."],
  ["Here is Joachim again, I moved to Graz", "User moved to Graz."],
  ["it's me again - my knee hurts", "User's knee hurts."],
])("%s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

test.each([
  ["Brrr is the name of my band", "Brrr is the name of User's band."],
  ["My cat is called Mooo", "User's cat is called Mooo."],
  ["Bro code is the name of my podcast", "Bro code is the name of User's podcast."],
])("a name stays: %s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

test.each([
  "Hallo, here is Joachim again",
  "heyyy it's me again",
  "hahaha nooo",
  "That I go to the chess club with it.",
])("says nothing: %s", async (said) => {
  expect(await textsOf(`user: ${said}`)).toEqual([]);
});
