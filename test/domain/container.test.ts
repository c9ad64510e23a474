// Which files of a container get memories.

import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { allowsMemories } from "#domain/container.ts";

describe("files that get memories", () => {
  test("without a list they are the files named for it, in any folder", () => {
    for (const path of ["/user.md", "/a/b/memory.md", "MEMORY.md", "/x/USER.md"])
      expect(allowsMemories(null, path)).toBe(true);
    for (const path of ["/superuser.md", "/memory.md/notes", "/user.txt", "/memory.mdx"])
      expect(allowsMemories(null, path)).toBe(false);
  });

  test("an empty list allows none", () => {
    fc.assert(fc.property(fc.string(), (path) => !allowsMemories([], path)));
  });

  test("an entry with a slash at its end allows its subtree, another one file", () => {
    const paths = ["/notes/", "/work/plan.md"];
    for (const path of ["/notes/a.md", "/notes/deep/b.txt", "/work/plan.md", "notes/a.md", "//notes/./a.md"]) {
      expect(allowsMemories(paths, path)).toBe(true);
    }
    for (const path of ["/notes", "/notes.md", "/notesx/a.md", "/work/plan.md/x", "/work/plan", "/Notes/a.md"]) {
      expect(allowsMemories(paths, path)).toBe(false);
    }
    expect(allowsMemories(["/"], "/any/where.md")).toBe(true);
  });

  test("no path climbs out of an allowed folder", () => {
    const segment = fc.constantFrom("..", ".", "", "a", "secret");
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
        const path = `/open/${segments.join("/")}`;
        if (segments.includes("..")) expect(allowsMemories(["/open/", "/"], path)).toBe(false);
      }),
    );
  });

  test("a file matches itself and every folder above it", () => {
    const name = fc.stringMatching(/^[a-z]{1,5}$/);
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), fc.nat(), (names, cut) => {
        const file = `/${names.join("/")}`;
        const folder = `/${names
          .slice(0, cut % names.length)
          .map((part) => `${part}/`)
          .join("")}`;
        expect(allowsMemories([file], file)).toBe(true);
        expect(allowsMemories([folder], file)).toBe(true);
        expect(allowsMemories([`${file}/`], file)).toBe(false);
      }),
    );
  });
});
