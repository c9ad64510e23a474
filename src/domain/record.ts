// Looking into values that came from outside.

/** An object with fields, as JSON has them: no array, and not null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
