// Tags whose names mean something else in a path: nothing new gets into those that no path can name, and the others are found.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { toStatements } from "#http/memories/written-statements.ts";
import { tagPath } from "#src/client/tag-path.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const content = "Ada sings.";
const memories = [{ content }];

test.each([
  ["POST", "/v3/documents", (tag: string) => ({ content, containerTag: tag }), "containerTag"],
  ["POST", "/v3/documents", (tag: string) => ({ content, containerTags: ["ada", tag] }), "containerTags[1]"],
  ["POST", "/v4/memories", (tag: string) => ({ containerTag: tag, memories }), "containerTag"],
  ["POST", "/v4/conversations", (tag: string) => conversation(tag), "containerTag"],
  ["POST", "/v3/auth/scoped-key", (tag: string) => ({ containerTag: tag }), "containerTag"],
  ["POST", "/v3/auth/scoped-key", (tag: string) => ({ containerTag: ["ada", tag] }), "containerTag[1]"],
  ["POST", "/v3/auth/scoped-key", (tag: string) => ({ containerTags: ["ada", tag] }), "containerTags[1]"],
  ["POST", "/v3/container-tags/merge", (tag: string) => merging(["ada", "ben"], tag), "targetContainerTag"],
  ["POST", "/v3/container-tags/merge", (tag: string) => merging(["ada", tag], tag), "targetContainerTag"],
] as const)("%s %s makes no tag that no path can name", async (method, path, bodyOf, field) => {
  for (const tag of [".", ".."]) {
    const { status, body } = await app.call(method, path, bodyOf(tag));
    expect([status, body.error]).toEqual([
      400,
      `Invalid request: ${field} must not be "." or "..", which no path can name`,
    ]);
  }
});

const merging = (containerTags: string[], targetContainerTag: string) => ({ containerTags, targetContainerTag });

const conversation = (containerTag: string) => ({
  conversationId: "c",
  messages: [{ role: "user", content }],
  containerTag,
});

test("an import goes into no such tag, and other tags with dots are tags as any", async () => {
  const { body } = await app.call("POST", "/v3/import?into=..", {});
  expect(body.error).toContain('into must not be "."');
  for (const tag of ["...", ".a", "a.."]) {
    expect((await app.call("POST", "/v4/memories", { containerTag: tag, memories })).status).toBe(201);
    expect((await app.call("GET", `/v3/container-tags/${tag}`)).body.memoryCount).toBe(1);
  }
});

test("what is in such a tag from before is read, exported and merged into another", async () => {
  await app.app.context.remember("..", toStatements([{ content: "Ole rows." }]), null);
  const listed = await app.call("POST", "/v4/memories/list", { containerTags: [".."] });
  expect(listed.body.memoryEntries).toHaveLength(1);
  const found = await app.call("POST", "/v4/search", { containerTag: "..", q: "Who rows?" });
  expect(found.body.results).toHaveLength(1);
  await app.call("PATCH", "/v3/container-tags/boats", { name: "Boats" });
  expect((await app.call("POST", "/v3/container-tags/merge", merging(["..", "boats"], "boats"))).status).toBe(202);
  await app.idle();
  expect((await app.call("GET", "/v3/container-tags/boats")).body.memoryCount).toBe(1);
});

test("tags that are words of routes are found by their encoded path", async () => {
  for (const tag of ["list", "merge", "ada"]) {
    await app.call("POST", "/v4/memories", { containerTag: tag, memories });
    expect((await app.call("GET", tagPath(tag))).body).toMatchObject({ containerTag: tag, memoryCount: 1 });
    expect((await app.call("GET", `${tagPath(tag)}/inferred`)).status).toBe(200);
    expect((await app.call("DELETE", tagPath(tag))).body).toMatchObject({ containerTag: tag, success: true });
  }
});
