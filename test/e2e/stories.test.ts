// Lives that change, told over several documents to the whole service: the profile and the search say what holds now, and the
// history keeps what held before.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { STORIES, type Story } from "#test/support/stories.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const tell = async (story: Story, containerTag: string): Promise<void> => {
  for (const { date, content } of story.documents) {
    const answer = await app.call("POST", "/v3/documents", {
      content,
      containerTag,
      documentDate: date,
      dreaming: "instant",
    });
    expect(answer.status).toBeLessThan(300);
    await app.idle();
  }
};

const profileOf = async (containerTag: string): Promise<string[]> => {
  const { body } = await app.call("POST", "/v4/profile", { containerTag });
  return [...body.profile.static, ...body.profile.dynamic, ...Object.values(body.profile.buckets).flat()] as string[];
};

interface Found {
  readonly id: string;
  readonly memory?: string;
  readonly chunk?: string;
}

const search = async (containerTag: string, q: string, searchMode: "memories" | "hybrid"): Promise<Found[]> => {
  const { body } = await app.call("POST", "/v4/search", { containerTag, q, searchMode, threshold: 0, limit: 20 });
  return body.results;
};

const firstPlace = (texts: readonly string[], pattern: RegExp): number => {
  const at = texts.findIndex((text) => pattern.test(text));
  return at === -1 ? Number.POSITIVE_INFINITY : at;
};

describe.each(STORIES.map((story, index) => ({ story, tag: `story-${index}`, name: story.name })))(
  "$name",
  ({ story, tag }) => {
    beforeAll(() => tell(story, tag));

    test("the profile says what holds and not what is over", async () => {
      const entries = await profileOf(tag);
      for (const pattern of story.holds) expect(entries).toContainEqual(expect.stringMatching(pattern));
      for (const pattern of story.isOver) expect(entries).not.toContainEqual(expect.stringMatching(pattern));
    });

    test("search puts what holds above what is over", async () => {
      const memories = (await search(tag, story.question, "memories")).map(({ memory }) => memory ?? "");
      expect(firstPlace(memories, story.answer)).toBeLessThan(memories.length);
      expect(firstPlace(memories, story.answer)).toBeLessThan(firstPlace(memories, story.outdated));
      // Passages stay as they were said: what holds is near the top, and no memory says what is over.
      const mixed = await search(tag, story.question, "hybrid");
      const texts = mixed.map(({ memory, chunk }) => memory ?? chunk ?? "");
      expect(firstPlace(texts, story.answer)).toBeLessThan(3);
      expect(mixed.map(({ memory }) => memory ?? "")).not.toContainEqual(expect.stringMatching(story.outdated));
    });

    test("everything that was replaced stays in the history of what replaced it", async () => {
      const { body } = await app.call("POST", "/v4/memories/list", { containerTags: [tag], limit: 100 });
      const histories: string[] = [];
      for (const { id } of body.memoryEntries as { id: string }[]) {
        const { body: entry } = await app.call("GET", `/v4/memories/${id}`);
        for (const version of entry.history) histories.push(version.memory);
      }
      for (const pattern of story.isOver) expect(histories).toContainEqual(expect.stringMatching(pattern));
    });
  },
);
