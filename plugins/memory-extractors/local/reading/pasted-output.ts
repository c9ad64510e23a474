// Output that people paste without a fence around it: logs, stack traces, compiler messages, diffs, shell sessions, tables.
// Line by line: what a machine wrote, and what stands indented below it. The prose around it stays.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";
import type { Range } from "./echoes.ts";

const SECONDS = String.raw`(?:\d{4}[-/]\d\d[-/]\d\d[T ,]+)?\d\d:\d\d:\d\d`;

/** Only a machine writes so. */
const MACHINE_LINE = new RegExp(
  anyOf(
    // Logs: "[2024-05-08 02:14:11] Task failed", "INFO:root:started", "npm ERR! code 1", "##[error]Process completed"
    wrapped`
      ^\[?${SECONDS}|^\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|PANIC)(?:\]|:\S|:?\s{2})
      |^(?:TRACE|DEBUG|ERROR|FATAL|PANIC)(?:: | [\w./-]+: )`,
    String.raw`^(?:npm|yarn|pnpm) (?:ERR!|WARN|error|warn|notice)\b|^##\[\w+\]|^\[\d+/\d+\] |^[\w-]+-\d+ +\| `,
    // Errors: "TypeError: x is ...", "error[E0382]: use of", "psycopg2.errors.UniqueViolation: dup", "main.c:12:3: error: ..."
    wrapped`
      ^(?:Uncaught |Unhandled |Caused by: |Fatal error: |thrown in |panic: )
      |^[\w.$]*(?:Error|Exception)(?: \[\w+\]|\[\w+\]|\s\w*\d+)?: `,
    wrapped`
      ^(?:[\w./+-]+: )?(?:fatal )?(?:error|warning|fatal|panic)(?: ?\w*\d+|\[[\w:-]+\])?: |^make(?:\[\d+\])?: \*\*\*
      |^[\w./\\-]+\.\w{1,5}[:(]\d+(?:[:,]\d+)?\)?[: ]|^[a-z_]\w*(?:\.\w+)*\.[A-Z]\w+: `,
    String.raw`^(?:DETAIL|HINT|CONTEXT|STATEMENT|LINE \d+): |^(?:Traceback|Stack trace|Call stack)\b.*:`,
    // Frames and pointers: "at f (a.js:1:2)", 'File "a.py", line 3', "#0 /a.php(3): f()", "--> src/a.rs:1:2", "12 | code", "^^^"
    wrapped`
      ^at (?:async |new )?(?:\S+ \(.*:\d+|[\w.$<>]+\(|\S+\.\w+:\d+)|^File "[^"]+", line \d
      |^#\d+ +(?:0x|/|\{main\}|[\w\\:>-]+\()|^-->? ?\S+:\d|^(?:> )?\d* *\|(?: |$)|^[~^]+$|^\.{3} \d+ more`,
    // Test runs: "FAIL src/a.test.ts", "✓ renders (3 ms)", "Tests: 1 failed", "test result: ok.", "=== 3 passed in 1s ==="
    wrapped`
      ^(?:FAIL|PASS|FAILED|PASSED)\s+\S*[./:\d]|^(?:ok|not ok) \d+ - |^ok\s{2}|^[✓✗✘×●✔✖◯]\s|^Tests?: +\d
      |^(?:Test Suites|Snapshots): |^test result: |^={3,}|^-{3,}\+|^\(\d+ rows?\)$`,
    // Diffs and shells: "@@ -1,2 +1,3 @@", "diff --git", "$ ls", "user@host:~$ ls", "On branch x", "added 12 packages in 3s"
    String.raw`^@@ |^diff --git |^index [\da-f]{7}|^(?:\+\+\+|---) \S|^(?:\$ [a-z./]|❯ |➜ )|^PS [A-Z]:\\|^[\w.-]+@[\w.-]+:\S*[$#] `,
    wrapped`
      ^(?:added|removed|changed|audited) \d+ packages\b
      |^(?:On branch|Your branch is|HEAD detached|nothing to commit|modified: |new file: |deleted: |Untracked files)`,
    wrapped`
      ^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP) .*\b(?:FROM|INTO|SET|TABLE|WHERE|INDEX|VALUES)\b
      |^(?:GET|POST|PUT|PATCH|DELETE) \S+ (?:HTTP/|\d{3}\b)|^HTTP/\d`,
    String.raw`^[Ee]xit (?:code|status):? \d|^Process (?:exited|completed|finished) with`,
  ),
);
/** Of a table of contents: "2.1 The harbour is rebuilt ........ 14" */
const CONTENTS_LINE = /\. ?\.(?: ?\.){3}[. ]*\d*$/;
/** Inside a hunk. */
const DIFF_LINE = /^[+-]/;
const HUNK = /^(?:@@ |diff --git )/;
const INDENTED = /^(?: {2,}|\t)\S/;
/** "Lock Info:" between an error and what is indented below. */
const PART_OF_OUTPUT = /^\p{Lu}[\w ]{2,30}:$/u;
const LIST_ITEM = /^\s*(?:[-*•]|\d{1,3}[.)])\s/;
/** Enough for the beginning of a line to be known. */
const LONGEST_LOOK = 240;

/** The ranges of a text that a machine wrote. */
export const outputRanges = (text: string): Range[] => {
  const ranges: Range[] = [];
  let isBelowOutput = false;
  let isInHunk = false;
  let start = 0;
  while (start < text.length) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, Math.min(end, start + LONGEST_LOOK));
    const bare = line.trim();
    isInHunk = bare !== "" && (HUNK.test(bare) || (isInHunk && (DIFF_LINE.test(line) || INDENTED.test(line))));
    const isMachine = isInHunk || MACHINE_LINE.test(bare) || CONTENTS_LINE.test(bare);
    const isBelow: boolean =
      isBelowOutput && (PART_OF_OUTPUT.test(line) || (INDENTED.test(line) && !LIST_ITEM.test(line)));
    if (isMachine || isBelow) ranges.push({ start, end });
    if (bare !== "") isBelowOutput = isMachine || isBelow;
    start = end + 1;
  }
  return ranges;
};
