// Loads one file of somebody else's and makes sure that it is a plugin.

import { type PluginDefinition, PluginError, type PluginKind } from "#contracts/plugin.ts";
import * as publicApi from "#contracts/public-api.ts";
import { isRecord } from "#domain/record.ts";
import { within } from "./within.ts";

const KINDS: ReadonlySet<unknown> = new Set<PluginKind>([
  "extractor",
  "chunker",
  "embedder",
  "memory-extractor",
  "linker",
  "classifier",
  "reranker",
  "transcriber",
]);
const GRANTS: ReadonlySet<unknown> = new Set(["embedder", "transcriber", "chat"]);
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
const IMPORT_MS = 10_000;

let isProvided = false;

/** Plugins outside this package, and those that a compiled program loads, find `mneme/plugin` here. */
const provideApi = (): void => {
  if (isProvided) return;
  isProvided = true;
  Bun.plugin({
    name: "mneme/plugin",
    setup: (build) => {
      build.module("mneme/plugin", () => ({ exports: { ...publicApi }, loader: "object" }));
    },
  });
};

/** Null when the value is a plugin, else what is wrong with it. */
const definitionProblem = (value: unknown): string | null => {
  if (value === undefined) return "it has no default export; a plugin is `export default definePlugin({ … })`";
  if (!isRecord(value)) return "its default export is no plugin; a plugin is `export default definePlugin({ … })`";
  if (!KINDS.has(value.kind)) return `its kind is ${JSON.stringify(value.kind)}; kinds are ${[...KINDS].join(", ")}`;
  if (typeof value.name !== "string" || !NAME.test(value.name))
    return `its name is ${JSON.stringify(value.name)}; a name is small letters, digits and hyphens, at most 64`;
  if (!isRecord(value.options)) return "its options are no schema; no options are `Type.Object({})`";
  if (typeof value.create !== "function") return "it has no function create";
  const { requires = [] } = value;
  if (!Array.isArray(requires) || !requires.every((grant) => GRANTS.has(grant)))
    return `it requires ${JSON.stringify(requires)}; a plugin can require ${[...GRANTS].join(", ")}`;
  return null;
};

const isDefinition = (value: unknown): value is PluginDefinition => definitionProblem(value) === null;

/** In one line, where a syntax error has several. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  const { message, position } = error as { message?: string; position?: { line?: number } | null };
  const where = typeof position?.line === "number" ? `line ${position.line}: ` : "";
  return where + String(message ?? error).replaceAll(/\s*\n\s*/g, " ");
};

/** @param file an absolute path. @throws PluginError `invalid_plugin`, whose message begins with the file. */
export const importPlugin = async (file: string): Promise<PluginDefinition> => {
  provideApi();
  const imported: Promise<{ readonly default?: unknown }> = import(file);
  const problem = `it is not loaded after ${IMPORT_MS / 1000} s`;
  const { default: value } = await within(IMPORT_MS, imported, problem).catch((error: unknown) => {
    throw new PluginError("invalid_plugin", `${file}: ${reasonOf(error)}`, false, { cause: error });
  });
  if (!isDefinition(value)) throw new PluginError("invalid_plugin", `${file}: ${definitionProblem(value)}`, false);
  return value;
};
