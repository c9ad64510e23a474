// "The exam's on Monday, right?" "No, Tuesday.": what the other only supposed is told with the value of whoever knows.

import { plainOf } from "../reading/normalise.ts";
import type { Passage } from "../reading/passages.ts";
import type { Statement } from "../statements.ts";
import { isCalled, placesOf, valuesIn, withValue } from "./values.ts";

const SUPPOSES = /,? (?:right|no|yes|yeah|correct|isn't it|aren't they|or)\?$/i;
const OPENS = /^(?:(?:no|nope|nah|actually|sorry|not quite|almost),? )*/i;
const OF_SPEAKER = /\b(?:I|I'm|I've|my|me|we|our|us|you|your|you're)\b/i;

const ONLY_NO = /^(?:no|nope|nah|not any ?more|no it isn't|no it's not)[.!]*$/i;

/** What stands of the turn before, and what the reply makes of it. */
export interface PutRight {
  readonly standing: readonly Statement[];
  readonly statement: Statement | null;
}

/** `told`: what the turn before states; null where the reply leaves it as it is. */
export const putRightByOther = (
  passage: Passage,
  before: Passage | undefined,
  told: readonly Statement[],
): PutRight | null => {
  const [asked, sentence, old] = [before?.sentences.at(-1), passage.sentences[0], told.at(-1)];
  const clause = old?.clauses.length === 1 ? old.clauses[0] : undefined;
  if (asked === undefined || !asked.raw.includes("?") || !SUPPOSES.test(asked.raw.trimEnd())) return null;
  if (sentence === undefined || old === undefined || clause?.sentence !== asked) return null;
  const standing = told.slice(0, -1);
  const said = plainOf(sentence);
  if (ONLY_NO.test(said)) return { standing, statement: null };
  const [value, ...others] = valuesIn(said.replace(OPENS, "").replace(/[.!]+$/, "")) ?? [];
  if (value === undefined || others.length > 0) return null;
  const [found, ...more] = placesOf(clause.text, value);
  if (found === undefined || more.length > 0 || isCalled(found, value.text)) return null;
  const text = withValue(clause.text, found, value);
  const by = OF_SPEAKER.test(clause.text) ? clause.passage : passage;
  return { standing, statement: { ...old, clauses: [{ ...clause, passage: by, sentence, text }] } };
};
