// docs/errors.md: every code that a client, a document or a start can end with.

import { ERROR_STATUS } from "#http/middleware/errors.ts";
import type { ErrorKind } from "#src/errors.ts";
import { CODES, DOCUMENT_CODES, KINDS, type Meaning, START_CODES } from "./error-codes.ts";

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const codes = (meanings: Readonly<Record<string, Meaning>>): string =>
  table(
    ["code", "meaning", "what to do"],
    Object.entries(meanings).map(([code, { meaning, whatToDo }]) => [`\`${code}\``, meaning, whatToDo]),
  );

export const errorsPage = (): string => `# Errors

Made by \`bun run docs\`; change \`scripts/docs/error-codes.ts\` instead.

Every error answer has the body \`{ "error": "…", "details": "…", "code": "…" }\`: what is wrong in a few words, which field or limit and
what to do (not always there), and a stable word for programs. \`x-should-retry: false\` marks a 409 that stays one
and a 429 of more than a minute.

## Kinds of answers

${table(
  ["status", "code", "meaning", "what to do"],
  (Object.keys(KINDS) as ErrorKind[]).map((kind) => [
    String(ERROR_STATUS[kind]),
    `\`${kind}\``,
    KINDS[kind].meaning,
    KINDS[kind].whatToDo,
  ]),
)}

## Answers with a code of their own

${codes(CODES)}

## Documents that failed

The \`error.code\` of a document with status \`failed\`. It is deleted two minutes later, at its \`deleteAt\`; sent again under its customId before that, it
is tried again.

${codes(DOCUMENT_CODES)}

## At the start, and from commands

${codes(START_CODES)}
`;
