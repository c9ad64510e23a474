// Keys: their form, and the table of who may do what.

import { expect, test } from "bun:test";
import fc from "fast-check";
import { type ApiKey, isAllowed, isLive, isMistyped, KEY_RANDOM_BYTES, makeKey } from "#domain/key.ts";

const randomBytes = fc.uint8Array({ minLength: KEY_RANDOM_BYTES, maxLength: KEY_RANDOM_BYTES });

const key = (fields: Partial<ApiKey> = {}): ApiKey => ({
  id: "k1",
  name: "test",
  hash: "",
  role: "owner",
  scope: null,
  rateLimit: null,
  expiresAt: null,
  revokedAt: null,
  createdAt: 0,
  ...fields,
});

test("a made key has the prefix and the length that published clients check, and a right checksum", () => {
  fc.assert(
    fc.property(randomBytes, (bytes) => {
      const made = makeKey(bytes);
      expect(made).toMatch(/^sm_[0-9A-Za-z]{33}$/);
      expect(isMistyped(made)).toBe(false);
    }),
  );
});

test("different random bytes make different keys", () => {
  fc.assert(
    fc.property(randomBytes, randomBytes, (a, b) => {
      expect(makeKey(a) === makeKey(b)).toBe(Buffer.compare(a, b) === 0);
    }),
  );
});

test("one changed character is noticed", () => {
  fc.assert(
    fc.property(randomBytes, fc.nat({ max: 32 }), (bytes, at) => {
      const made = makeKey(bytes);
      const position = at + 3;
      const changed = made[position] === "x" ? "y" : "x";
      expect(isMistyped(made.slice(0, position) + changed + made.slice(position + 1))).toBe(true);
    }),
  );
});

test("a key of the operator's own choice is never called mistyped", () => {
  expect(isMistyped("sm_an-operator-chose-this-one")).toBe(false);
});

test("too few random bytes are refused", () => {
  expect(() => makeKey(new Uint8Array(19))).toThrow(RangeError);
});

const read = { tags: ["ada"], permission: "read" } as const;
const write = { tags: ["ada"], permission: "write" } as const;

test.each([
  ["a full owner key", key(), { read: true, write: true, admin: true, foreign: true, everywhere: true }],
  [
    "a full admin key",
    key({ role: "admin" }),
    { read: true, write: true, admin: true, foreign: true, everywhere: true },
  ],
  [
    "a full member key",
    key({ role: "member" }),
    { read: true, write: true, admin: false, foreign: true, everywhere: true },
  ],
  [
    "a key scoped to read",
    key({ scope: read }),
    { read: true, write: false, admin: false, foreign: false, everywhere: false },
  ],
  [
    "a key scoped to write",
    key({ scope: write }),
    { read: true, write: true, admin: false, foreign: false, everywhere: false },
  ],
] as const)("%s may do what its role and scope say", (_, given, may) => {
  expect(isAllowed(given, "ada", "read")).toBe(may.read);
  expect(isAllowed(given, "ada", "write")).toBe(may.write);
  expect(isAllowed(given, "ada", "admin")).toBe(may.admin);
  expect(isAllowed(given, "bob", "read")).toBe(may.foreign);
  expect(isAllowed(given, "Ada", "read")).toBe(may.foreign);
  expect(isAllowed(given, null, "read")).toBe(may.everywhere);
});

test("an expired or revoked key is not live", () => {
  expect(isLive(key(), 100)).toBe(true);
  expect(isLive(key({ expiresAt: 101 }), 100)).toBe(true);
  expect(isLive(key({ expiresAt: 100 }), 100)).toBe(false);
  expect(isLive(key({ revokedAt: 50 }), 100)).toBe(false);
});
