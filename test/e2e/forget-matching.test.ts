// What a request to forget means, in the ways people ask, over HTTP to the whole service with the real model: a table of tags, each
// with its memories, and of requests with the memories that each forgets.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

interface Request {
  readonly query: string;
  /** Places in the list of facts, from 1. */
  readonly forgets: readonly number[] | "all";
  /** What may be forgotten as well. */
  readonly may?: readonly number[];
  /** Nothing is found: a kind of thing is asked for, or another language is spoken, and no word is shared. */
  readonly isMissed?: boolean;
}
interface Tag {
  readonly facts: readonly string[];
  readonly queries: readonly Request[];
}
const file = Bun.file(new URL("../fixtures/forgetting.json", import.meta.url));
const tags = Object.entries((await file.json()) as Record<string, Tag>);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const [containerTag, { facts }] of tags) {
    const memories = facts.map((content) => ({ content }));
    expect((await app.call("POST", "/v4/memories", { containerTag, memories })).status).toBe(201);
  }
});
afterAll(() => app.close());

const meant = async (containerTag: string, query: string, fields: object = {}): Promise<string[]> => {
  const request = { containerTag, query, dryRun: true, ...fields };
  const { body } = await app.call("POST", "/v4/memories/forget-matching", request);
  return body.candidates.map(({ memory }: { memory: string }) => memory).sort();
};

describe.each(tags)("in the tag %s", (tag, { facts, queries }) => {
  test.each([...queries])("$query", async ({ query, forgets, may = [], isMissed = false }) => {
    const found = await meant(tag, query);
    const named = (places: readonly number[]): string[] => places.map((place) => facts[place - 1] ?? "");
    const wanted = forgets === "all" ? [...facts] : named(forgets);
    const allowed = named(may);
    expect(found.filter((memory) => !allowed.includes(memory))).toEqual(isMissed ? [] : wanted.sort());
  });
});

test("a statement is forgotten alone, whatever shares words with it", async () => {
  for (const [tag, { facts }] of tags.filter(([name]) => name === "maria" || name === "user")) {
    for (const fact of facts) expect(await meant(tag, `Forget that ${fact}`)).toEqual([fact]);
  }
});

const SAID = [
  "User lives in Linz.",
  "User plays the harp in Linz.",
  "User's aunt Ida lives in Linz with her parrot.",
  "User visits a friend who lives in Linz every May.",
  "User's dentist is Dr. Hahn.",
  "User is allergic to walnuts.",
  "User's phone is a Fairphone 5.",
  "User does not smoke.",
  "User likes green tea.",
  "User earns 2,300 euros a month.",
  "User's birthday is on 3 March.",
  "User's neighbour is afraid of geese.",
  "User is writing a novel and wants to move to Bergen.",
];

describe("a statement takes what says it, and nothing that is only like it", () => {
  beforeAll(async () => {
    const memories = SAID.map((content) => ({ content }));
    await app.call("POST", "/v4/memories", { containerTag: "said", memories });
  });

  test.each([
    ["Forget that I live in Linz", [1]],
    ["User lives in Linz.", [1]],
    ["Forget that I reside in Linz", [1]],
    ["Forget that my aunt lives in Linz", [3]],
    ["Forget that Ida lives in Linz", [3]],
    ["Forget that I have a walnut allergy", [6]],
    ["Forget that I have a Fairphone 5", [7]],
    ["Forget that I don't smoke", [8]],
    ["Forget that I love green tea", [9]],
    ["Forget that my salary is 2,300 euros", [10]],
    ["Forget that I was born on 3 March", [11]],
    ["Forget that I want to move to Bergen", [13]],
    ["Forget that User's dentist is Dr. Moser.", []],
    ["User's dentist is Dr. Moser.", []],
    ["Forget that User plays the flute in Linz.", []],
    ["Forget that I live in Vienna", []],
    ["Forget that I smoke", []],
    ["Forget that I hate green tea", []],
    ["Forget that my salary is 2,500 euros", []],
    ["Forget that I was born on 4 March", []],
    ["Forget that I am afraid of geese", []],
    ["Forget that I was there", []],
    ["Forget that I did it", []],
    ["forget what I did", []],
  ])("%s", async (query, places) => {
    expect(await meant("said", query)).toEqual(places.map((place) => SAID[place - 1] ?? "").sort());
  });
});

const BOTH_WAYS = [
  "Ann reports to Tom.",
  "Mia is older than Kurt.",
  "Lea's landlord is Finn.",
  "Ole hates User.",
  "User trusts Ada more than Ben.",
  "Rosa is married to Jan.",
  "Vera was hired by Emil.",
  "Ivo introduced Pia to User's brother.",
];
describe("who does what to whom counts", () => {
  beforeAll(async () => {
    const memories = BOTH_WAYS.map((content) => ({ content }));
    await app.call("POST", "/v4/memories", { containerTag: "both-ways", memories });
  });

  test.each([
    ["Forget that Ann reports to Tom", 1],
    ["forget that ann reports to tom", 1],
    ["Forget that Tom reports to Ann", null],
    ["Tom reports to Ann.", null],
    ["Forget that Mia is older than Kurt", 2],
    ["Forget that Kurt is older than Mia", null],
    ["Forget that Lea's landlord is Finn", 3],
    ["Forget that Finn is Lea's landlord", 3],
    ["Forget that Finn's landlord is Lea", null],
    ["Forget that Lea is Finn's landlord", null],
    ["Forget that Finn is the landlord of Lea", 3],
    ["Forget that Ole hates me", 4],
    ["Forget that I hate Ole", null],
    ["Forget that I trust Ada more than Ben", 5],
    ["Forget that I trust Ben more than Ada", null],
    ["Forget that Rosa is married to Jan", 6],
    ["Forget that Jan is married to Rosa", 6],
    ["Forget that Emil hired Vera", 7],
    ["Forget that Ivo introduced Pia to my brother", 8],
    ["Forget that Pia introduced Ivo to my brother", null],
  ])("%s", async (query, place) => {
    expect(await meant("both-ways", query)).toEqual(place === null ? [] : [BOTH_WAYS[place - 1] ?? ""]);
  });
});

test("a kind of thing finds what a rule read as one, of whom it is asked", async () => {
  const containerTag = "kinds";
  const content =
    "Nora: I work as a nurse. I adopted a cat named Pastel.\nassistant: And your family?\nNora: My brother Ole works as a pilot and has a dog.";
  await app.call("POST", "/v3/documents", { containerTag, content, dreaming: "instant" });
  await app.idle();
  expect(await meant(containerTag, "forget my job")).toEqual(["Nora works as a nurse."]);
  expect(await meant(containerTag, "Nora's pets")).toEqual(["Nora adopted a cat named Pastel."]);
  expect(await meant(containerTag, "everything about my old job")).toEqual([]);
});

test("the threshold and the most of a request are kept", async () => {
  expect(await meant("maria", "forget everything about Maria", { maxForget: 7 })).toHaveLength(7);
  expect(await meant("user", "knee operation", { threshold: 0.95 })).toEqual([
    "User had a knee operation in March 2023.",
  ]);
  expect((await meant("maria", "money", { threshold: 0.1 })).length).toBeGreaterThan(1);
});

test("words of asking alone, and who is not known, forget nothing", async () => {
  for (const query of ["forget it", "delete memories about", "forget everything about Zacharias", "the"]) {
    expect(await meant("maria", query)).toEqual([]);
  }
  expect(await meant("nothing-there", "forget everything")).toEqual([]);
});

test("a bare everything means all, as far as the request lets it, and comes back as one batch", async () => {
  const containerTag = "bare";
  const facts = ["Ole keeps bees.", "The boat is in Bergen.", "Ida sings.", "User likes liquorice."];
  const send = (fields: object) =>
    app.call("POST", "/v4/memories/forget-matching", { containerTag, query: "everything", ...fields });
  await app.call("POST", "/v4/memories", { containerTag, memories: facts.map((content) => ({ content })) });
  expect(await meant(containerTag, "everything")).toEqual([...facts].sort());
  expect(await meant(containerTag, "everything but my name")).toEqual([]);
  expect((await send({ dryRun: true, maxForget: 2 })).body.candidates).toHaveLength(2);
  const { body: some } = await send({ maxForget: 3 });
  expect([some.count, (await meant(containerTag, "everything")).length]).toEqual([3, 1]);
  expect((await send({ reason: "asked for" })).body.count).toBe(1);
  const { forgetBatchId } = some;
  const undone = await app.call("POST", "/v4/memories/forget-matching/undo", { containerTag, forgetBatchId });
  expect([undone.body.count, (await meant(containerTag, "everything")).length]).toEqual([3, 3]);
  expect(await meant("maria", "everything", { maxForget: 500 })).toHaveLength(40);
});

test("where nothing is forgotten there is no batch to take back", async () => {
  const { body } = await app.call("POST", "/v4/memories/forget-matching", { containerTag: "maria", query: "zebras" });
  expect(body).toMatchObject({ count: 0, forgetBatchId: null, forgotten: [] });
});
