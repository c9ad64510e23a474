// Metadata: the flat key-value pairs that a client attaches to documents and memories.

export type MetadataValue = string | number | boolean | readonly string[];
export type Metadata = Readonly<Record<string, MetadataValue>>;

/** `filterByMetadata`: scalars match exactly, arrays when any element matches, several keys all have to match. */
export type MetadataMatch = Readonly<Record<string, MetadataValue>>;

export const METADATA_KEY = /^[A-Za-z0-9_.-]{1,64}$/;

/** JSON with a field named `__proto__`, also where its letters are escaped: an ordinary field there, an object's prototype once copied. */
export const NAMES_PROTOTYPE =
  /"(?:_|\\u005[fF]){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[fF])(?:t|\\u0074)(?:o|\\u006[fF])(?:_|\\u005[fF]){2}"\s*:/;

export const MOST_METADATA_KEYS = 100;
export const MOST_METADATA_BYTES = 64 * 1024;

/** What is said later stands beside what was said before; alone, where both would be more than metadata may hold. */
export const joinMetadata = (before: Metadata | null, later: Metadata | null): Metadata | null => {
  if (before === null || later === null) return later ?? before;
  const joined = { ...before, ...later };
  const isTooMuch =
    Object.keys(joined).length > MOST_METADATA_KEYS || Buffer.byteLength(JSON.stringify(joined)) > MOST_METADATA_BYTES;
  return isTooMuch ? later : joined;
};

/** Whether a document's metadata has every key of `match` with one of the values asked for. */
export const matchesMetadata = (metadata: Metadata | null, match: MetadataMatch): boolean =>
  Object.entries(match).every(([key, wanted]) => {
    const actual = metadata !== null && Object.hasOwn(metadata, key) ? metadata[key] : undefined;
    if (actual === undefined) return false;
    const wantedValues: readonly MetadataValue[] = Array.isArray(wanted) ? wanted : [wanted as MetadataValue];
    const actualValues: readonly MetadataValue[] = Array.isArray(actual) ? actual : [actual as MetadataValue];
    return wantedValues.some((value) => actualValues.includes(value));
  });
