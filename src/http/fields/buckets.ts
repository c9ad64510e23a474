// Bucket definitions in requests: read by the domain, a mistake named with its place and key.

import { type BucketDefinition, describeBucketIssue, parseBuckets } from "#domain/bucket.ts";
import { AppError } from "#src/errors.ts";

export const readBuckets = (field: string, value: unknown): readonly BucketDefinition[] => {
  const parsed = parseBuckets(value);
  if (parsed.ok) return parsed.buckets;
  const details = describeBucketIssue(field, parsed.issue);
  throw new AppError("invalid", `Invalid request: ${details}`, { details });
};
