// Links under which a document's file can be fetched without a key, for a short while: what they name is signed with a secret
// that the processes on one database share.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "#domain/clock.ts";

const LIFE_MS = 15 * 60_000;

export interface FileLinks {
  /** Path and query. */
  sign(documentId: string, fileId: string): string;
  isValid(documentId: string, fileId: string, expires: string, signature: string): boolean;
}

export const createFileLinks = (clock: Clock, secret: string): FileLinks => {
  const signatureOf = (documentId: string, fileId: string, expires: string): Buffer =>
    createHmac("sha256", secret)
      .update(JSON.stringify([documentId, fileId, expires]))
      .digest();

  return {
    sign: (documentId, fileId) => {
      const expires = String(clock.now() + LIFE_MS);
      const signature = signatureOf(documentId, fileId, expires).toString("base64url");
      return `/files/${encodeURIComponent(documentId)}?expires=${expires}&signature=${signature}`;
    },
    isValid: (documentId, fileId, expires, signature) => {
      const given = Buffer.from(signature, "base64url");
      const expected = signatureOf(documentId, fileId, expires);
      return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) > clock.now();
    },
  };
};
