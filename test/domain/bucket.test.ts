// Rules of bucket definitions, and which definitions hold for a container.

import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  BUCKET_KEY,
  type BucketDefinition,
  DEFAULT_BUCKET,
  describeBucketIssue,
  effectiveBuckets,
  parseBuckets,
} from "#domain/bucket.ts";
import { BUCKET_PRESETS } from "#domain/bucket-presets.ts";

const issueOf = (value: unknown): string => {
  const parsed = parseBuckets(value);
  return parsed.ok ? "accepted" : describeBucketIssue("profileBuckets", parsed.issue);
};

const keys = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,8}$/).filter((key) => key !== "static" && key !== "dynamic");
const bucketLists: fc.Arbitrary<BucketDefinition[]> = fc.uniqueArray(
  fc.record({ key: keys, description: fc.string({ maxLength: 40 }) }),
  { selector: (bucket) => bucket.key, maxLength: 50 },
);

describe("reading bucket definitions", () => {
  test("takes every list that keeps the rules, as it is", () => {
    fc.assert(
      fc.property(bucketLists, (buckets) => {
        expect(parseBuckets(buckets)).toEqual({ ok: true, buckets });
      }),
    );
  });

  test("a description that is left out is empty", () => {
    expect(parseBuckets([{ key: "pets" }])).toEqual({ ok: true, buckets: [{ key: "pets", description: "" }] });
  });

  test("names the place, the key and the rule that is broken", () => {
    expect(issueOf([{ key: "pets" }, { key: "static" }])).toBe('profileBuckets[1] ("static"): the key is reserved');
    expect(issueOf([{ key: "dynamic" }])).toContain("reserved");
    expect(issueOf([{ key: "a" }, { key: "b" }, { key: "a" }])).toBe('profileBuckets[2] ("a"): the key occurs twice');
    expect(issueOf([{ key: "a", description: "x".repeat(2001) }])).toBe(
      'profileBuckets[0] ("a"): the description is longer than 2000 characters',
    );
    expect(issueOf([{ key: "a", description: 7 }])).toContain("not a string");
    expect(issueOf(Array.from({ length: 51 }, (_, i) => ({ key: `k${i}` })))).toBe(
      "profileBuckets: more than 50 buckets",
    );
    expect(issueOf({ key: "a" })).toBe("profileBuckets: not an array");
    expect(issueOf(["a"])).toContain("profileBuckets[0]: a bucket is an object");
    expect(issueOf([{ description: "no key" }])).toContain("the key is missing");
  });

  test("accepts the limits themselves", () => {
    expect(issueOf([{ key: "x".repeat(64), description: "y".repeat(2000) }])).toBe("accepted");
    expect(issueOf(Array.from({ length: 50 }, (_, i) => ({ key: `k${i}` })))).toBe("accepted");
  });

  test("refuses every key that is not a slug", () => {
    for (const key of ["", "Pets", "-pets", "_pets", "pe ts", "pets\n", "é", "x".repeat(65), "__proto__", "a.b"]) {
      expect(issueOf([{ key }])).toContain("lowercase");
    }
  });

  test("never takes a key that breaks the format, whatever it is sent", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fc.record({ key: fc.string() }))), (value) => {
        const parsed = parseBuckets(value);
        if (parsed.ok) for (const bucket of parsed.buckets) expect(BUCKET_KEY.test(bucket.key)).toBe(true);
        else expect(parsed.issue.index === null || parsed.issue.index < value.length).toBe(true);
      }),
    );
  });
});

describe("effective buckets", () => {
  test("are the organization's, then the container's own under other keys", () => {
    fc.assert(
      fc.property(bucketLists, bucketLists, (organization, container) => {
        fc.pre(organization.length + container.length > 0);
        const { buckets, isDefault } = effectiveBuckets(organization, container);
        expect(isDefault).toBe(false);
        expect(buckets.slice(0, organization.length)).toEqual(organization);
        const merged = new Set([...organization, ...container].map((bucket) => bucket.key));
        expect(buckets.map((bucket) => bucket.key).sort()).toEqual([...merged].sort());
        for (const bucket of buckets.slice(organization.length)) expect(container).toContain(bucket);
      }),
    );
  });

  test("the organization's definition wins where keys are equal", () => {
    const { buckets } = effectiveBuckets([{ key: "a", description: "ours" }], [{ key: "a", description: "theirs" }]);
    expect(buckets).toEqual([{ key: "a", description: "ours" }]);
  });

  test("are the built-in one exactly while nothing is configured", () => {
    expect(effectiveBuckets([], [])).toEqual({ buckets: [DEFAULT_BUCKET], isDefault: true });
    expect(effectiveBuckets([], [{ key: "a", description: "" }]).isDefault).toBe(false);
    expect(effectiveBuckets([{ key: "a", description: "" }], []).isDefault).toBe(false);
  });
});

test("the twelve presets are valid definitions", () => {
  expect(BUCKET_PRESETS).toHaveLength(12);
  expect(parseBuckets(BUCKET_PRESETS).ok).toBe(true);
});
