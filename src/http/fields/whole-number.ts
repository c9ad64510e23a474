// Whole numbers in requests. Elysia's own types take text too, which a JSON body has no need of, and name no field when they refuse.

import { type IntegerOptions, Type } from "@sinclair/typebox";
import { invalid } from "#src/errors.ts";

export const wholeNumber = (options: IntegerOptions) => Type.Integer(options);

/** Where text comes too: in a query, and of published clients. Its limits are checked by `readWholeNumber`. */
export const numberOrText = (description: string) => Type.Union([Type.Number(), Type.String()], { description });

export const readWholeNumber = (field: string, value: number | string, least: number, most: number): number => {
  const number = typeof value === "number" || /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isInteger(number) || number < least || number > most) {
    throw invalid(field, `must be a whole number from ${least} to ${most}`);
  }
  return number;
};
