// Exports from and imports into a running service, for tests.

import { expect } from "bun:test";
import type { Line } from "#src/moving/lines.ts";
import { TEST_KEY, type TestApp } from "./app.ts";

export const authorization = `Bearer ${TEST_KEY}`;

export const exported = async ({ address }: TestApp, tag?: string): Promise<string> => {
  const query = tag === undefined ? "" : `?containerTag=${tag}`;
  const answer = await fetch(`${address}/v3/export${query}`, { headers: { authorization } });
  expect(answer.status).toBe(200);
  return await answer.text();
};

export const imported = async (
  { address }: TestApp,
  lines: string,
  query = "",
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
): Promise<{ status: number; body: any }> => {
  const answer = await fetch(`${address}/v3/import${query}`, {
    method: "POST",
    headers: { authorization, "content-type": "application/x-ndjson" },
    body: lines,
  });
  return { status: answer.status, body: await answer.json() };
};

/** What an export says, without when it was made and the names under which files lie. */
export const said = (lines: string): unknown[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line)
    .filter(({ type }) => type !== "header")
    .map((line) => {
      if (line.type === "file") return { ...line, id: "" };
      if (line.type !== "document" || line.document.file === null) return line;
      return { ...line, document: { ...line.document, file: { ...line.document.file, id: "" } } };
    });
