import { expect, test } from "bun:test";
import { describeTags } from "#src/mcp/tools.ts";

const tags = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    ...{ containerTag: `tag-${number}`, name: `tag-${number}`, documentCount: 1, memoryCount: number },
  }));

test("tags are told one a line, and of more than a model can read how many there are", () => {
  expect(describeTags(tags(2))).toBe("- tag-0: 1 documents, 0 memories\n- tag-1: 1 documents, 1 memories");
  expect(describeTags(tags(1_000)).split("\n")).toHaveLength(1_000);
  const lines = describeTags(tags(27_000)).split("\n");
  expect(lines).toHaveLength(1_001);
  expect(lines.at(-1)).toBe("and 26000 more, which are not shown");
});
