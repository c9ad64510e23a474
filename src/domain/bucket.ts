// Buckets: the topics by which a profile groups memories. Their rules, and which of them hold for a container.

import { isRecord } from "./record.ts";

export interface BucketDefinition {
  readonly key: string;
  readonly description: string;
}

export const BUCKET_KEY = /^[a-z0-9][a-z0-9_-]{0,63}$/;
/** Names of the profile's other sections. */
export const RESERVED_BUCKET_KEYS: readonly string[] = ["static", "dynamic"];
export const MAX_BUCKETS = 50;
export const MAX_BUCKET_DESCRIPTION = 2000;

/** What is wrong with a list of definitions: where (null: with the list itself), with which key, and how. */
export interface BucketIssue {
  readonly index: number | null;
  readonly key: string | null;
  readonly problem: string;
}

export type ParsedBuckets =
  | { readonly ok: true; readonly buckets: readonly BucketDefinition[] }
  | { readonly ok: false; readonly issue: BucketIssue };

/** In words, e.g. `profileBuckets[2] ("static"): the key is reserved`. */
export const describeBucketIssue = (field: string, issue: BucketIssue): string => {
  const place = issue.index === null ? field : `${field}[${issue.index}]`;
  const key = issue.key === null ? "" : ` (${JSON.stringify(issue.key)})`;
  return `${place}${key}: ${issue.problem}`;
};

const keyProblem = (key: string): string | null => {
  if (RESERVED_BUCKET_KEYS.includes(key)) return "the key is reserved";
  if (BUCKET_KEY.test(key)) return null;
  return "a key has 1 to 64 lowercase letters, digits, - and _, and starts with a letter or digit";
};

const parseBucket = (value: unknown, index: number): BucketDefinition | BucketIssue => {
  if (!isRecord(value)) {
    return { index, key: null, problem: "a bucket is an object with a key and a description" };
  }
  const key = value.key;
  if (typeof key !== "string") return { index, key: null, problem: "the key is missing or not a string" };
  const shown = key.slice(0, 80);
  const problem = keyProblem(key);
  if (problem !== null) return { index, key: shown, problem };
  const description = value.description ?? "";
  if (typeof description !== "string") return { index, key: shown, problem: "the description is not a string" };
  if (description.length > MAX_BUCKET_DESCRIPTION) {
    return { index, key: shown, problem: `the description is longer than ${MAX_BUCKET_DESCRIPTION} characters` };
  }
  return { key, description };
};

/** Reads a list of definitions as a client sends it; stops at the first mistake. */
export const parseBuckets = (value: unknown): ParsedBuckets => {
  const fail = (issue: BucketIssue): ParsedBuckets => ({ ok: false, issue });
  if (!Array.isArray(value)) return fail({ index: null, key: null, problem: "not an array" });
  if (value.length > MAX_BUCKETS) return fail({ index: null, key: null, problem: `more than ${MAX_BUCKETS} buckets` });
  const buckets = new Map<string, BucketDefinition>();
  for (const [index, entry] of value.entries()) {
    const bucket = parseBucket(entry, index);
    if ("problem" in bucket) return fail(bucket);
    if (buckets.has(bucket.key)) return fail({ index, key: bucket.key, problem: "the key occurs twice" });
    buckets.set(bucket.key, bucket);
  }
  return { ok: true, buckets: [...buckets.values()] };
};

/** What holds while neither organization nor container define buckets. Takes explicit first-person statements only. */
export const DEFAULT_BUCKET: BucketDefinition = {
  key: "preferences",
  description: "What the user says they like, dislike or want done in a certain way, in their own explicit words.",
};

/**
 * The buckets of a container: the organization's, then its own; the organization wins where keys are equal. The built-in
 * `preferences` stands in exactly when there are none at all (`isDefault`).
 */
export const effectiveBuckets = (
  organization: readonly BucketDefinition[],
  container: readonly BucketDefinition[],
): { readonly buckets: readonly BucketDefinition[]; readonly isDefault: boolean } => {
  const taken = new Set(organization.map((bucket) => bucket.key));
  const buckets = [...organization, ...container.filter((bucket) => !taken.has(bucket.key))];
  return buckets.length === 0 ? { buckets: [DEFAULT_BUCKET], isDefault: true } : { buckets, isDefault: false };
};
