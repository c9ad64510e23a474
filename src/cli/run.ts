// Runs what the command line asks for, which is to serve where it asks for nothing. A failure is one line that says what to do, and
// exit code 1.

import { AppError } from "#src/errors.ts";
import { version } from "#src/version.ts";
import { createProgram } from "./program.ts";

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error instanceof AppError && error.details !== undefined
    ? `${error.message}: ${error.details}`
    : error.message;
};

export const runCommandLine = async (args: readonly string[]): Promise<void> => {
  try {
    await createProgram(version).parseAsync(args.length === 0 ? ["serve"] : [...args], { from: "user" });
  } catch (error) {
    // Whoever read the output has enough of it, as `head` has.
    if (error instanceof Error && "code" in error && error.code === "EPIPE") process.exit(0);
    console.error(`mneme: ${describe(error)}`);
    process.exit(1);
  }
};
