import { describe, expect, test } from "bun:test";
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
  ["Elimina tutto", "", { isEverything: true }],
  ["Forget it all", "", { isEverything: true }],
  ["Forget about everything now", "", { isEverything: true }],
  ["everything", "", { isEverything: true }],
  ["Everything, please!", "", { isEverything: true }],
  ["all of it", "", { isEverything: true }],
  ["All memories.", "", { isEverything: true }],
  ["everything you know", "", { isEverything: true }],
  ["everything I told you", "", { isEverything: true }],
  ["everything bagels", "everything bagels", {}],
  ["everything?", "everything", {}],
  ["all about eels", "eels", {}],
  ["Everything Everywhere", "Everything Everywhere", {}],
  ["Delete on-site work", "on-site work", {}],
  ["Hey, could you please forget my hip?", "hip", { isOwn: true }],
  ["Why don't you just forget my hip", "hip", { isOwn: true }],
  ["I want you to forget the flood", "the flood", {}],
  ["Vergiss, dass ich rauche", "rauche", { isOwn: true, isStatement: true }],
  ["Forget everything that I mentioned about Oslo", "Oslo", {}],
])("%s", (query, topic, flags) => {
  const expected = { isOwn: false, isStatement: false, isEverything: false, ...flags };
  const { topic: found, said: _, ...rest } = readForgetRequest(query);
  expect(rest).toEqual(expected);
  expect(found).toBe(topic);
});

test("a statement is kept with its words in order", () => {
  expect(readForgetRequest("Please forget that Ole is older than me.").said).toBe("Ole is older than User");
});

const KEEPS_NOTHING = { topic: "", said: "", isOwn: false, isStatement: false, isEverything: false };

describe("a request to keep something forgets nothing", () => {
  test.each([
    "Please, don't forget my anniversary",
    "Don't ever forget my anniversary.",
    "Never, ever forget that I carry an inhaler",
    "Make sure you don't delete my recipes",
    "Make sure not to forget the boat",
    "You must never forget my walnut allergy",
    "I don't want you to forget my aunt",
    "Don't you dare remove my address",
    "Remember my anniversary",
    "Keep my recipes, forget the rest",
    "Forget my boat, but please don't forget my aunt",
    "Forget my boat and remember my aunt",
    "Forget my boat but not my aunt",
    "Forget everything but my nickname",
    "Forget everything about me but my allergies",
    "Delete all my notes besides the recipes",
    "forget everything save my nickname",
    "Forget everything apart from the boat",
    "Vergiss meinen Geburtstag nicht!",
    "Vergiss alles ausser meinen Namen",
    "Bitte nicht vergessen: mein Hund",
    "N'oublie jamais mon anniversaire",
    "Olvida todo menos mi nombre",
    "No te olvides de mi cumpleaños",
    "Nunca olvides mi cumpleaños",
    "Não te esqueças do meu gato",
    "Esquece tudo menos o meu gato",
    "Non dimenticare il mio gatto",
    "Dimentica tutto tranne il gatto",
    "Vergeet mijn verjaardag niet",
    "Vergeet alles op mijn naam na",
    "Не забудь мой адрес",
    "请不要忘记我的生日",
    "猫を忘れないでください",
  ])("%s", (query) => {
    expect(readForgetRequest(query)).toEqual(KEEPS_NOTHING);
  });
});

describe("words of keeping elsewhere keep nothing", () => {
  test.each([
    ["Forget that I never forget a face", "never forget a face"],
    ["Forget that I don't delete mail but keep it", "don't delete mail but keep it"],
    ["Forget what I keep in the shed", "keep in the shed"],
    ["everything about how I save my money", "how save money"],
    ["Forget everything about the save button", "the save button"],
    ["Forget my butler", "butler"],
    ["Delete what I said about not smoking", "not smoking"],
    ["Can't you forget my hip", "hip"],
    ["vergiss, dass ich nicht rauche", "nicht rauche"],
    ["olvida que no fumo", "no fumo"],
  ])("%s", (query, topic) => {
    expect(readForgetRequest(query).topic).toBe(topic);
  });
});

test.each([
  ["User lives in Oslo.", true],
  ["User owns a canoe", true],
  ["Ida is married", true],
  ["I like liquorice", true],
  ["the user's canoe", false],
  ["user interviews", false],
  ["where Ida is buried", false],
  ["Ida's old canoe", false],
  ["that red canoe", false],
])("%s: a bare statement or a topic", (query, isStatement) => {
  expect(readForgetRequest(query).isStatement).toBe(isStatement);
});
