// What the linker's rules decide about two statements, for tests that name only their words.

import { expect, test } from "bun:test";
import type { Statement } from "#contracts/linker.ts";
import { type Decision, decide } from "#plugins/linkers/local/decide.ts";
import { parse } from "#plugins/linkers/local/reading/parse.ts";

export const statement = (id: string, text: string, fields: Partial<Statement> = {}): Statement => ({
  id,
  text,
  subject: null,
  slot: null,
  documentDate: null,
  eventDates: [],
  ...fields,
});

export const between = (older: string, newer: string, similarity = 0.7): Decision | null => {
  const [one, other] = [statement("new", newer), statement("old", older)];
  return decide({ statement: one, parsed: parse(one) }, { statement: other, parsed: parse(other) }, similarity);
};

/** The tier of an update, else the type of the link; "none" where there is none. */
export const verdict = (older: string, newer: string, similarity?: number): string => {
  const decision = between(older, newer, similarity);
  return decision === null ? "none" : decision.type === "updates" ? decision.tier : decision.type;
};

export type Pairs = readonly (readonly [older: string, newer: string])[];

/** What the newer of each pair does to the older: hides it, is only ranked first, or must not hide it. */
export const testTiers = (replaced: Pairs, ordered: Pairs, kept: Pairs): void => {
  test.each([...replaced])("replaced: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });

  test.each([...ordered])("only ordered: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("soft");
  });

  test.each([...kept])("not hidden: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).not.toBe("hard");
  });
};
