// Metadata: the flat key-value pairs that a client attaches to documents and memories.

export type MetadataValue = string | number | boolean | readonly string[];
export type Metadata = Readonly<Record<string, MetadataValue>>;

/** `filterByMetadata`: scalars match exactly, arrays when any element matches, several keys all have to match. */
export type MetadataMatch = Readonly<Record<string, MetadataValue>>;

export const METADATA_KEY = /^[A-Za-z0-9_.-]{1,64}$/;

/** Whether a document's metadata has every key of `match` with one of the values asked for. */
export const matchesMetadata = (metadata: Metadata | null, match: MetadataMatch): boolean =>
  Object.entries(match).every(([key, wanted]) => {
    const actual = metadata !== null && Object.hasOwn(metadata, key) ? metadata[key] : undefined;
    if (actual === undefined) return false;
    const wantedValues: readonly MetadataValue[] = Array.isArray(wanted) ? wanted : [wanted as MetadataValue];
    const actualValues: readonly MetadataValue[] = Array.isArray(actual) ? actual : [actual as MetadataValue];
    return wantedValues.some((value) => actualValues.includes(value));
  });
