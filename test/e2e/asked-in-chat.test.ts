// "Forget that I take iron", said to an assistant in a later conversation, over HTTP to the whole service with the real models:
// what it forgets, what it never does, and how it is taken back.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const onDay = (day: number): string => new Date(Date.UTC(2026, 9, day)).toISOString();

const TOLD = `user: I take Citalopram 20 mg.
assistant: Noted.
user: My mother takes Citalopram, too.
assistant: I see.
user: My brother Carlo lives in Rome. My salary is 4,000 euros a month. I had an abortion in May.
assistant: Thank you.
user: I have a dog named Rex. I am allergic to dogs. I don't drink coffee.`;
const ALL = [
  "User doesn't drink coffee.",
  "User had an abortion in May (May 2026).",
  "User has a dog named Rex.",
  "User is allergic to dogs.",
  "User takes Citalopram 20 mg.",
  "User's brother Carlo lives in Rome.",
  "User's mother takes Citalopram.",
  "User's salary is 4,000 euros a month.",
];

const say = async (containerTag: string, day: number, content: string, more: object = {}): Promise<string> => {
  const document = { containerTag, content, dreaming: "instant", documentDate: onDay(day), ...more };
  const { status, body } = await app.call("POST", "/v3/documents", document);
  expect(status).toBe(200);
  await app.idle();
  return body.id;
};
const entriesOf = async (containerTag: string) =>
  (await app.call("POST", "/v4/memories/list", { containerTags: [containerTag] })).body.memoryEntries;
const textsOf = async (containerTag: string): Promise<string[]> =>
  (await entriesOf(containerTag)).map(({ memory }: { memory: string }) => memory).sort();
const notesOf = async (id: string): Promise<string[]> => (await app.call("GET", `/v3/documents/${id}`)).body.notes;

let tags = 0;
const toldTag = async (): Promise<string> => {
  const tag = `asked-${++tags}`;
  await say(tag, 1, TOLD);
  expect(await textsOf(tag)).toEqual(ALL);
  return tag;
};

describe("a request of a user forgets what it names", () => {
  test.each([
    ["Forget that I take Citalopram.", "User takes Citalopram 20 mg."],
    ["please forget everything I told you about Carlo", "User's brother Carlo lives in Rome."],
    ["forget everything i told you about carlo", "User's brother Carlo lives in Rome."],
    ["don't remember my salary please", "User's salary is 4,000 euros a month."],
    ["pls delete what I told you about the abortion", "User had an abortion in May (May 2026)."],
    ["Can you forget that I have a dog?", "User has a dog named Rex."],
    ["Forget that my mother takes Citalopram", "User's mother takes Citalopram."],
  ])("%s", async (said, forgotten) => {
    const tag = await toldTag();
    await say(tag, 5, `user: ${said}\nassistant: Done.`);
    expect(await textsOf(tag)).toEqual(ALL.filter((text) => text !== forgotten));
  });

  test("also as a list of messages", async () => {
    const tag = await toldTag();
    const messages = [
      { role: "user", content: "Forget that I take Citalopram." },
      { role: "assistant", content: "Done." },
    ];
    const body = { conversationId: "later", containerTags: [tag], messages };
    expect((await app.call("POST", "/v4/conversations", body)).status).toBe(200);
    await app.idle();
    expect(await textsOf(tag)).toEqual(ALL.filter((text) => text !== "User takes Citalopram 20 mg."));
  });
});

describe("and nothing else does", () => {
  test.each([
    ["the assistant", "user: hi\nassistant: Forget that I take Citalopram."],
    ["somebody else", "user: hi\nassistant: Hello.\nBo: Forget that I take Citalopram."],
    ["a quotation", 'user: "Forget that I take Citalopram."\nassistant: Who said that?'],
    ["a text to translate", "user: Translate what I write.\nassistant: Sure.\nuser: Forget that I take Citalopram."],
    ["what was pasted", `user: ${"The harbour has forty cranes. ".repeat(60)}\n\nForget that I take Citalopram.`],
    ["prose", "Forget that I take Citalopram."],
    ["everything", "user: Forget everything.\nassistant: Done."],
    ["what is denied", "user: Forget that I drink coffee.\nassistant: Done."],
    ["what was not told", "user: Forget that I take Sertraline.\nassistant: Done."],
    ["never mind", "user: Forget my salary.\nassistant: Fine."],
  ])("%s", async (_, content) => {
    const tag = await toldTag();
    await say(tag, 5, content);
    expect(await textsOf(tag)).toEqual(expect.arrayContaining(ALL));
  });

  test("what is told of two the other way round", async () => {
    await say("both-ways", 1, "user: I trust Ada more than Ben.");
    await say("both-ways", 5, "user: Forget that I trust Ben more than Ada.\nassistant: Done.");
    expect(await textsOf("both-ways")).toEqual(["User trusts Ada more than Ben."]);
    await say("both-ways", 6, "user: Forget that I trust Ada more than Ben.\nassistant: Done.");
    expect(await textsOf("both-ways")).toEqual([]);
  });

  test("what was told after it, and what another tag holds", async () => {
    const [tag, other] = [await toldTag(), await toldTag()];
    await say(tag, 5, "user: Forget that I have a dog.\nassistant: Done.");
    await say(tag, 6, "user: I have a dog named Bo.");
    await say(tag, 4, "user: Forget that I have a dog.\nassistant: Done.");
    expect(await textsOf(tag)).toContain("User has a dog named Bo.");
    expect(await textsOf(other)).toEqual(ALL);
  });

  test("more than a few", async () => {
    const tag = await toldTag();
    const places = ["Rome", "Graz", "Ghent", "Porto", "Leeds", "Turin"];
    await say(tag, 2, places.map((place) => `user: Mia visited ${place} in May.`).join("\nassistant: Nice.\n"));
    const before = await textsOf(tag);
    const id = await say(tag, 5, "user: Forget everything I told you about Mia.\nassistant: Done.");
    expect(await textsOf(tag)).toEqual(before);
    expect(await notesOf(id)).toEqual([expect.stringContaining("more than 5 memories")]);
  });
});

test("it is told why and in which batch, and is taken back by that", async () => {
  const tag = await toldTag();
  const id = await say(tag, 5, "user: Forget that I take Citalopram.\nassistant: Done.");
  const [note = ""] = await notesOf(id);
  const forgetBatchId = /with (\S+) takes/.exec(note)?.[1];
  const { body } = await app.call("POST", "/v4/search", {
    q: "Citalopram",
    containerTag: tag,
    include: { forgottenMemories: true },
  });
  expect(JSON.stringify(body)).toContain("User takes Citalopram 20 mg.");
  const undone = await app.call("POST", "/v4/memories/forget-matching/undo", { containerTag: tag, forgetBatchId });
  expect(undone.body).toMatchObject({ count: 1, restored: [{ memory: "User takes Citalopram 20 mg." }] });
  expect(await textsOf(tag)).toEqual(ALL);
});

test("several requests of a conversation are one batch", async () => {
  const tag = await toldTag();
  const asked = ["I take Citalopram", "I have a dog", "I take Citalopram"].map((what) => `user: Forget that ${what}.`);
  const notes = await notesOf(await say(tag, 5, asked.join("\nassistant: Done.\n")));
  expect(notes).toEqual([expect.stringContaining("were forgotten")]);
  const forgetBatchId = /with (\S+) takes/.exec(notes[0] ?? "")?.[1];
  const undone = await app.call("POST", "/v4/memories/forget-matching/undo", { containerTag: tag, forgetBatchId });
  expect(undone.body.count).toBe(2);
});

test("a conversation that goes on does not ask again", async () => {
  const tag = await toldTag();
  const asked = "user: Forget that I take Citalopram.\nassistant: Done.";
  const id = await say(tag, 5, asked, { customId: "talk" });
  const forgetBatchId = /with (\S+) takes/.exec((await notesOf(id))[0] ?? "")?.[1];
  await app.call("POST", "/v4/memories/forget-matching/undo", { containerTag: tag, forgetBatchId });
  await say(tag, 5, `${asked}\nuser: I moved to Lyon in June.`, { customId: "talk" });
  expect(await textsOf(tag)).toEqual(expect.arrayContaining(ALL));
});

test("what is told again later is remembered again", async () => {
  const tag = await toldTag();
  await say(tag, 5, "user: Forget that I take Citalopram.\nassistant: Done.");
  await say(tag, 6, "user: I take Citalopram 20 mg.");
  expect(await textsOf(tag)).toEqual(ALL);
});

test("a conversation that is sent again changes nothing", async () => {
  const tag = await toldTag();
  const asked = "user: Forget that I take Citalopram.\nassistant: Done.\nuser: My cat is named Miso.";
  const id = await say(tag, 5, asked, { customId: "talk" });
  const before = [await entriesOf(tag), await notesOf(id)];
  await say(tag, 5, asked, { customId: "talk" });
  await say(tag, 5, asked, { customId: "talk", metadata: { again: true } });
  expect([await entriesOf(tag), await notesOf(id)]).toEqual(before);
});

test("the profile and the search no longer tell of it", async () => {
  const tag = await toldTag();
  const told = async () => {
    const profile = await app.call("POST", "/v4/profile", { containerTag: tag });
    const found = await app.call("POST", "/v4/search", { q: "Which medicine does the user take?", containerTag: tag });
    return [profile, found].map(({ body }) => JSON.stringify(body).includes("User takes Citalopram"));
  };
  expect(await told()).toEqual([true, true]);
  await say(tag, 5, "user: Forget that I take Citalopram.\nassistant: Done.");
  expect(await told()).toEqual([false, false]);
});

test("what waits to be remembered with the request is told before it", async () => {
  const slow = await startTestApp({ dreaming: { quietMs: 300, longestMs: 60_000 } });
  try {
    const hand = (content: string, day: number) =>
      slow.call("POST", "/v3/documents", { containerTag: "ida", content, documentDate: onDay(day) });
    await hand("user: Forget that I have a dog.\nassistant: Done.\nuser: I have a parrot.", 5);
    await hand("user: I have a dog. I take Citalopram.", 1);
    await hand("user: Please forget that I have a parrot.\nassistant: Done.", 6);
    await slow.idle();
    const { body } = await slow.call("POST", "/v4/memories/list", { containerTags: ["ida"] });
    expect(body.memoryEntries.map(({ memory }: { memory: string }) => memory)).toEqual(["User takes Citalopram."]);
  } finally {
    await slow.close();
  }
});
