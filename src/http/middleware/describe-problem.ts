// Says in words which field of a request is wrong and what was expected there.

import type { TSchema } from "@sinclair/typebox";
import { type ValueError, ValueErrorType } from "@sinclair/typebox/errors";

/** Pattern of text that is more than spaces. */
export const SAYS_SOMETHING = "\\S";

/** `/memories/0/content` as `memories[0].content`. */
export const fieldName = (pointer: string): string =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~").slice(0, 100))
    .reduce((name, part) => (/^\d+$/.test(part) ? `${name}[${part}]` : name === "" ? part : `${name}.${part}`), "");

const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

/** What a schema takes that says nothing of the type. */
const ANYTHING = "another value";

/** What a schema takes, e.g. `a string`, `"asc" or "desc"`, `an array of string`. */
export const expectation = (schema: TSchema): string => {
  if ("const" in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map((word) => JSON.stringify(word)).join(", ")}`;
  if (Array.isArray(schema.anyOf)) {
    const options = [...new Set(schema.anyOf.map((option: TSchema) => expectation(option)))];
    return options.length === 1 ? options[0]! : `${options.slice(0, -1).join(", ")} or ${options.at(-1)}`;
  }
  if (schema.type === "array") {
    const items = expectation(schema.items);
    if (items === ANYTHING) return "an array";
    return /^an? \w+$/.test(items) ? `an array of ${items.replace(/^an? /, "")}s` : `an array, each item ${items}`;
  }
  return typeof schema.type === "string" ? article(schema.type) : ANYTHING;
};

const LIMITS: Partial<Record<ValueErrorType, (schema: TSchema) => string>> = {
  [ValueErrorType.ObjectRequiredProperty]: () => "is required",
  [ValueErrorType.StringMinLength]: (schema) =>
    schema.minLength === 1 ? "must not be empty" : `must have at least ${schema.minLength} characters`,
  [ValueErrorType.StringMaxLength]: (schema) => `must have at most ${schema.maxLength} characters`,
  [ValueErrorType.StringPattern]: (schema) =>
    schema.pattern === SAYS_SOMETHING ? "must not be empty" : `must match ${schema.pattern}`,
  [ValueErrorType.StringFormat]: ({ format }) => (format === "numeric" ? "must be a number" : `must be a ${format}`),
  [ValueErrorType.ArrayMinItems]: (schema) =>
    schema.minItems === 1 ? "must not be empty" : `must have at least ${schema.minItems} items`,
  [ValueErrorType.ArrayMaxItems]: (schema) => `must have at most ${schema.maxItems} items`,
  [ValueErrorType.IntegerMinimum]: (schema) => `must be at least ${schema.minimum}`,
  [ValueErrorType.IntegerMaximum]: (schema) => `must be at most ${schema.maximum}`,
  [ValueErrorType.NumberMinimum]: (schema) => `must be at least ${schema.minimum}`,
  [ValueErrorType.NumberMaximum]: (schema) => `must be at most ${schema.maximum}`,
  [ValueErrorType.ObjectMaxProperties]: (schema) => `must have at most ${schema.maxProperties} fields`,
};

/** The most telling of a union's own errors: of the option that fits the value's type, where there is one. Options may be unions. */
const inUnion = (error: ValueError): ValueError => {
  if (error.type !== ValueErrorType.Union) return error;
  const perOption = error.errors.flatMap((errors) => errors.First() ?? []).map(inUnion);
  const deeper = perOption.find((first) => first.path !== error.path);
  const limit = perOption.find((first) => first.path === error.path && LIMITS[first.type] !== undefined);
  return deeper ?? limit ?? error;
};

export const describeProblem = (error: ValueError): { readonly field: string; readonly problem: string } => {
  const telling = inUnion(error);
  if (telling.value === undefined) return { field: fieldName(telling.path), problem: "is required" };
  const problem = LIMITS[telling.type]?.(telling.schema) ?? `must be ${expectation(telling.schema)}`;
  return { field: fieldName(telling.path), problem };
};
