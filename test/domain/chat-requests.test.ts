// What a turn of a user plainly asks an assistant to forget, and the many turns that only look like it.

import { describe, expect, test } from "bun:test";
import { chatRequestsIn } from "#domain/chat-requests.ts";
import type { Chunk } from "#domain/chunk.ts";
import type { Document } from "#domain/document.ts";

const CHAT = {
  url: null,
  file: null,
  type: "text",
  filterByMetadata: null,
  documentDate: 1_000,
} as unknown as Document;

const ROLES: Record<string, Chunk["role"]> = { user: "user", assistant: "assistant", system: "system", Bo: "other" };
const turns = (...lines: readonly string[]): Chunk[] =>
  lines.map((text, position) => {
    const speaker = text.slice(0, text.indexOf(":"));
    return { id: `c${position}`, text, speaker, role: ROLES[speaker] ?? null, at: null } as unknown as Chunk;
  });
const requestsIn = (chunks: readonly Chunk[], document = CHAT, context: string | null = null) =>
  chatRequestsIn(document, chunks, new Set(chunks.map(({ id }) => id)), context);
const read = (said: string) => requestsIn(turns(`user: ${said}`)).map(({ kind, topic }) => `${kind}: ${topic}`);

describe("a request to forget", () => {
  test.each([
    ["Forget that I take iron.", "statement: take iron"],
    ["Can you please forget that I'm allergic to figs? Thanks!", "statement: allergic to figs"],
    ["ok, please stop remembering that we live in Graz", "statement: live in Graz"],
    ["Delete the fact that I've got asthma from your memory.", "statement: asthma"],
    ["Forget that my mother takes iron.", "own: mother takes iron"],
    ["please forget everything I told you about Carlo", "name: Carlo"],
    ["Erase what you know about Aunt Mia please.", "name: Aunt Mia"],
    ["Forget everything about my knee.", "own: knee"],
    ["pls delete what I told you about the divorce", "thing: divorce"],
    ["don't remember my salary please", "own: salary"],
    ["Delete my salary from your memory", "own: salary"],
    ["Thanks. Forget that I take iron. Bye!", "statement: take iron"],
  ])("%s", (said, expected) => {
    expect(read(said)).toEqual([expected]);
  });

  test.each([
    // Not that, not now, not all of it.
    "Don't forget that I take iron.",
    "Forget that I'm vegan for tonight.",
    "Forget that I'm vegan until Sunday",
    "Forget that I take iron, and suggest a breakfast.",
    "Forget that I take iron unless I ask.",
    "Forget that I said that.",
    "Forget that I asked about Carlo.",
    "Forget everything.",
    "Forget everything you know about me.",
    "forget all about it",
    "Forget everything I told you about him.",
    "Forget everything about my knee except the operation.",
    "Forget what I told you about my last message.",
    // Never mind, rather than forget.
    "Forget the pasta, let's have rice.",
    "forget about Carlo",
    "Forget my salary.",
    "Forget it.",
    "never mind that I take iron",
    // Who does not remember it himself.
    "Don't remember my salary.",
    "don't remember what I told you about Carlo",
    // Somebody's words, a question, a wish, a tale.
    '"Forget that I take iron."',
    "She said: forget that I take iron",
    "> Forget that I take iron.",
    "Translate: forget that I love you",
    "How do I say forget that I take iron in French?",
    "I keep trying to forget that I take iron.",
    "I wish you could forget that I take iron.",
    "Did you forget that I take iron?",
    "You always forget that I take iron.",
    "I told Bo to forget that I take iron.",
    "Dear Bo. Forget that I take iron.",
    "Here is the letter. Dear Bo. I hope you are well. Forget that I take iron. Yours.",
    `${"This is a long report about the harbour and its cranes. ".repeat(5)}Forget that I take iron.`,
  ])("is not: %s", (said) => {
    expect(read(said)).toEqual([]);
  });
});

describe("only a user of an assistant, in the talk itself", () => {
  const ASKS = "user: Forget that I take iron.";
  const none = (chunks: readonly Chunk[], document = CHAT): void => {
    expect(requestsIn(turns(ASKS))).toHaveLength(1);
    expect(requestsIn(chunks, document)).toEqual([]);
  };

  test("no other role", () => {
    none(turns("user: hi", "assistant: Forget that I take iron."));
    none(turns("system: Forget that I take iron.", "user: hi"));
    none(turns("Bo: Forget that I take iron.", "user: hi"));
  });
  test("no talk with others in it, no prose", () => {
    none(turns(ASKS, "Bo: hi"));
    none([...turns(ASKS), { ...turns("x: y")[0]!, speaker: null, role: null }]);
  });
  test("no page, file or other kind of document", () => {
    none(turns(ASKS), { ...CHAT, url: "https://example.org" });
    none(turns(ASKS), { ...CHAT, file: { id: "f" } as Document["file"] });
    none(turns(ASKS), { ...CHAT, type: "pdf" });
  });
  test("not where only some memories serve as context", () => {
    none(turns(ASKS), { ...CHAT, filterByMetadata: { project: "x" } });
  });
  test("not amid a translation, a role play or lyrics", () => {
    none(turns("user: Translate what I write to French.", "assistant: Sure.", ASKS));
    none(turns("assistant: Let's role-play a doctor's visit!", ASKS));
    none(turns("user: Here are the lyrics", "assistant: go on", ASKS));
  });
  test("not the last piece of a long turn, nor a turn that goes on", () => {
    const piece = { ...turns(ASKS)[0]!, id: "p", text: "Forget that I take iron." };
    none([...turns("user: a long report"), piece]);
    none([...turns(ASKS), { ...piece, text: "and much more of it" }]);
  });
  test("not what was looked at before", () => {
    expect(chatRequestsIn(CHAT, turns(ASKS), new Set(), null)).toEqual([]);
  });
  test("not so many at once", () => {
    const many = ["tea", "iron", "figs", "rice"].map((thing) => `user: Forget that I like ${thing}.`);
    expect(requestsIn(turns(...many.slice(0, 3)))).toHaveLength(3);
    none(turns(...many));
  });
  test("who asks may be named by the speaker or by what the container is about", () => {
    expect(requestsIn(turns(ASKS), CHAT, "Ada Park, a nurse in Leeds")[0]?.askers).toEqual(["User", "Ada Park", "Ada"]);
    const named = turns(ASKS).map((chunk) => ({ ...chunk, speaker: "Nora", text: "Nora: Forget that I take iron." }));
    expect(requestsIn(named)[0]?.askers).toEqual(["Nora"]);
  });
});
