// What people paste without a fence is not what they say: logs, traces, diffs, shells; what they write around it is.

import { describe, expect, test } from "bun:test";
import { extract, prose, turns } from "../conversation.ts";

const toldOf = async (text: string): Promise<string[]> => (await extract(prose(text))).map((memory) => memory.text);
const around = (pasted: string): string => `My sister Ida lives in Ghent.\n${pasted}\nI own two boats in Riga.`;
const AROUND = ["User owns two boats in Riga.", "User's sister Ida lives in Ghent."];

describe("output that is pasted between sentences says nothing", () => {
  test.each([
    [
      "a log",
      "[2024-03-02 06:10:44] ERROR worker-3 - Job 81 was moved to the dead queue\nINFO:root:My cache was loaded",
    ],
    [
      "a stack trace",
      "TypeError: The user was never loaded\n    at readUser (src/user.ts:12:4)\n    at async main (src/main.ts:3:1)",
    ],
    [
      "a Python trace",
      'Traceback (most recent call last):\n  File "load.py", line 7, in <module>\n    We went there()\nRuntimeError: Out of memory. Tried to allocate two GiB on Monday',
    ],
    [
      "a compiler's message",
      "error[E0382]: I moved the value twice\n  --> src/lib.rs:8:3\n   |\n 8 |     my_value\n   |     ^^^",
    ],
    ["a failed make", "gcc: error: I moved the option '-x'\nmake: *** [Makefile:42: build/my.o] Error 1"],
    [
      "details of an error",
      "Error: The lock is held by Ann\n\nLock Info:\n  Who:       ann@desk\n  Created:   2024-03-02 06:10:44 UTC",
    ],
    ["a diff", "diff --git a/x.md b/x.md\n@@ -1,2 +1,2 @@\n-I live in Rome.\n+I live in Oslo."],
    ["a shell", "$ git status\nOn branch main\nnothing to commit, working tree clean"],
    ["a query", "SELECT name FROM sailors WHERE town = 'Oslo';\n(3 rows)"],
    ["a test run", "FAIL src/user.test.ts\n✗ my user was loaded (3 ms)\nTests: 1 failed, 2 passed"],
  ])("%s", async (_, pasted) => {
    expect((await toldOf(around(pasted))).toSorted()).toEqual(AROUND);
  });
});

describe("what only looks a little like output is read", () => {
  test.each([
    ["at 10:30 I have a call with Ida.", "10:30"],
    ["10:30 is when my train to Oslo leaves on 3 March.", "train to Oslo"],
    ["- I live in Oslo.\n- I have two dogs.", "two dogs"],
    ["#1 for me is rowing: I love rowing.", "rowing"],
    ["$ 400 is my rent since May.", "rent"],
    ["note: I moved to Oslo in 2021.", "Oslo"],
  ])("%s", async (text, word) => {
    expect((await toldOf(text)).join("\n")).toContain(word);
  });
});

describe("names of code keep their marks, emphasis goes", () => {
  test.each([
    ["I keep my notes in `notes/*.md` since May 2021.", "User keeps their notes in notes/*.md since May 2021."],
    ["I **really** love *old* maps.", "User really loves old maps."],
    ["I moved the tests to `__tests__` in 2021.", "User moved the tests to __tests__ in 2021."],
  ])("%s", async (text, expected) => {
    const told = await extract(turns(`user: ${text}`), { entityContext: "Sessions in one code base." });
    expect(told.map((memory) => memory.text)).toEqual([expected]);
  });
});
