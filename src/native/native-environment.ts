// Variables that native libraries read for themselves: they have to be in the C library's environment, to which JavaScript's own
// assignments don't get.

import { dlopen } from "bun:ffi";

const C_LIBRARY: Partial<Record<NodeJS.Platform, string>> = { linux: "libc.so.6", darwin: "libSystem.B.dylib" };
const SIGNATURES = {
  setenv: { args: ["cstring", "cstring", "i32"], returns: "i32" },
  getenv: { args: ["cstring"], returns: "cstring" },
} as const;

const cString = (text: string): Buffer => Buffer.from(`${text}\0`);

/** What is there; null for nothing, and where it is not possible to look. */
export const readNativeVariable = (name: string): string | null => {
  const library = C_LIBRARY[process.platform];
  if (library === undefined) return null;
  const { symbols, close } = dlopen(library, SIGNATURES);
  const value = symbols.getenv(cString(name));
  const text = value === null ? null : String(value);
  close();
  return text;
};

/**
 * To be called before the library that reads it is loaded.
 * @param keep whether a value that is there already stays
 * @returns false where it is not possible
 */
export const setNativeVariable = (name: string, value: string, keep: boolean): boolean => {
  const library = C_LIBRARY[process.platform];
  if (library === undefined) return false;
  const { symbols, close } = dlopen(library, SIGNATURES);
  const result = symbols.setenv(cString(name), cString(value), keep ? 0 : 1);
  close();
  return result === 0;
};
