import { expect, test } from "bun:test";
import { readForgetRequest } from "#domain/forget-request.ts";

test.each([
  ["Please forget everything about my knee.", "knee", { isOwn: true }],
  ["forget all memories of the flood", "the flood", {}],
  ["everything you know about Ada's dog", "Ada's dog", {}],
  ["What I told you about money", "money", {}],
  ["Don't remember my birthday any more", "birthday", { isOwn: true }],
  ["Forget that the user's cat is old!", "the cat is old", { isOwn: true, isStatement: true }],
  ["knee", "knee", {}],
  ["that red car", "that red car", {}],
  ["all saints", "all saints", {}],
  ["forget everything", "", { isEverything: true }],
  ["Forget all memories.", "", { isEverything: true }],
  ["forget everything about me", "", { isOwn: true }],
  ["forget it", "it", {}],
  ["forget what", "", {}],
  ["forget what you know", "", {}],
  ["Lösche alles über meine Katze", "Katze", { isOwn: true }],
  ["oublie que ma soeur est à Lyon", "soeur Lyon", { isOwn: true, isStatement: true }],
  ["Забудь всё", "", { isEverything: true }],
  ["忘记李娜的弟弟", "李娜的弟弟", {}],
  ["李娜の弟について忘れてください", "李娜の弟", {}],
  ["olvidar", "olvidar", {}],
  ["forget everything except my name", "", {}],
  ["Please don't forget my birthday", "", {}],
  ["Vergiss nicht, dass ich Nüsse nicht vertrage", "", {}],
  ["Forget that I like all fruit except figs", "like all fruit except figs", { isOwn: true, isStatement: true }],
  ["lösche alles außer Jonas", "", {}],
])("%s", (query, topic, flags) => {
  const expected = { isOwn: false, isStatement: false, isEverything: false, ...flags };
  const { topic: found, ...rest } = readForgetRequest(query);
  expect(rest).toEqual(expected);
  expect(found).toBe(topic);
});
