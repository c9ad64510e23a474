// How options are read.

import { InvalidArgumentError } from "commander";

export const toNumber = (written: string): number => {
  const value = Number(written);
  if (written.trim() === "" || !Number.isFinite(value)) throw new InvalidArgumentError("It must be a number.");
  return value;
};

/** `key=value`, gathered; booleans are taken for such, and numbers as they are usually written: "007" and "+49" are words. */
export const toMetadata = (
  written: string,
  before: Readonly<Record<string, string | number | boolean>> = {},
): Readonly<Record<string, string | number | boolean>> => {
  const at = written.indexOf("=");
  if (at < 1) throw new InvalidArgumentError("It must have the form key=value.");
  const value = written.slice(at + 1);
  const isNumber = String(Number(value)) === value && Number.isFinite(Number(value));
  const isBoolean = value === "true" || value === "false";
  return { ...before, [written.slice(0, at)]: isNumber ? Number(value) : isBoolean ? value === "true" : value };
};
