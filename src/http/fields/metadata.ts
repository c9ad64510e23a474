// Metadata in requests: flat, with few and plain keys.

import { t } from "elysia";
import { METADATA_KEY, type Metadata, MOST_METADATA_BYTES, MOST_METADATA_KEYS } from "#domain/metadata.ts";
import { invalid } from "#src/errors.ts";

const value = t.Union([t.String(), t.Number(), t.Boolean(), t.Array(t.String())]);

/** Values are text, numbers, booleans or arrays of text. */
export const metadataField = (description: string) => t.Record(t.String(), value, { description });

/** Metadata in answers. */
export const metadataAnswer = (description: string) =>
  t.Nullable(t.Record(t.String(), t.Unknown({ description: "A string, number, boolean or array of strings." })), {
    description,
  });

/** Checks what a schema can't: keys, their number, and the size of all. */
export const checkMetadata = (field: string, metadata: Metadata): Metadata => {
  const keys = Object.keys(metadata);
  if (keys.length > MOST_METADATA_KEYS) throw invalid(field, `must have at most ${MOST_METADATA_KEYS} keys`);
  for (const key of keys) {
    if (!METADATA_KEY.test(key)) {
      throw invalid(`${field}.${key.slice(0, 80)}`, "is not a key: 1 to 64 of the characters A-Z a-z 0-9 _ . -");
    }
  }
  if (Buffer.byteLength(JSON.stringify(metadata)) > MOST_METADATA_BYTES) {
    throw invalid(field, `must have at most ${MOST_METADATA_BYTES / 1024} KB`);
  }
  return metadata;
};
