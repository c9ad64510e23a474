// The one place that looks at the process's environment; what it means, src/config.ts decides.

import { type Config, type Environment, readConfig } from "#src/config.ts";

export const environment: Environment = process.env;

/** @throws Error that lists every mistake */
export const configOf = (settings: Environment = environment): Config => {
  const read = readConfig(settings);
  if (read.ok) return read.config;
  throw new Error(`the settings are wrong:\n${read.mistakes.map((mistake) => `  - ${mistake}`).join("\n")}`);
};
