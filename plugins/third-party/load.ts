// Finds and loads the plugins that the configuration names, and collects all that is wrong with them before the service starts.

import { Value } from "typebox/value";
import type { PluginDefinition, PluginKind } from "#contracts/plugin.ts";
import { messageOf } from "#domain/message-of.ts";
import { findPluginFiles } from "./find-files.ts";
import { importPlugin } from "./import-plugin.ts";

export interface ThirdPartyPlugin {
  readonly definition: PluginDefinition;
  readonly file: string;
  /** As given, sound by the plugin's schema. */
  readonly options: unknown;
}

export interface ThirdPartySettings {
  /** Absolute paths of files and folders. */
  readonly places: readonly string[];
  /** Options by the name of the plugin, or of a bundled extractor. */
  readonly options: Readonly<Record<string, unknown>>;
}

const optionsProblem = ({ definition, file }: ThirdPartyPlugin, given: unknown): string | null => {
  const [problem] = Value.Errors(definition.options, Value.Default(definition.options, Value.Clone(given)));
  if (problem === undefined) return null;
  return `${file}: options of "${definition.name}"${problem.instancePath.replaceAll("/", ".")} ${problem.message}`;
};

/** Names that are taken twice, and second plugins of a kind of which one is used. */
const clashes = (plugins: readonly ThirdPartyPlugin[], bundledNames: (kind: PluginKind) => readonly string[]) => {
  const mistakes: string[] = [];
  const byName = new Map<string, string>();
  const byKind = new Map<PluginKind, string>();
  for (const { definition, file } of plugins) {
    const { kind, name } = definition;
    const other = byName.get(name);
    if (other !== undefined) mistakes.push(`${file}: the name "${name}" is taken by ${other}`);
    else if (bundledNames(kind).includes(name))
      mistakes.push(`${file}: the name "${name}" is taken by the bundled ${kind}`);
    byName.set(name, other ?? file);
    if (kind === "extractor") continue;
    const first = byKind.get(kind);
    if (first !== undefined) mistakes.push(`${file}: one ${kind} is used, and ${first} is one`);
    byKind.set(kind, first ?? file);
  }
  return mistakes;
};

/** Nothing is created yet. Plugins with a mistake are left out. */
export const loadThirdParty = async (
  { places, options }: ThirdPartySettings,
  bundledNames: (kind: PluginKind) => readonly string[],
): Promise<{ readonly plugins: readonly ThirdPartyPlugin[]; readonly mistakes: readonly string[] }> => {
  const mistakes: string[] = [];
  const files = new Set<string>();
  for (const place of places) {
    try {
      for (const file of await findPluginFiles(place)) files.add(file);
    } catch (error) {
      mistakes.push(messageOf(error));
    }
  }
  const plugins: ThirdPartyPlugin[] = [];
  for (const file of files) {
    try {
      const definition = await importPlugin(file);
      const plugin = { definition, file, options: options[definition.name] ?? {} };
      const problem = optionsProblem(plugin, plugin.options);
      if (problem === null) plugins.push(plugin);
      else mistakes.push(problem);
    } catch (error) {
      mistakes.push(messageOf(error));
    }
  }
  const isWhole = mistakes.length === 0;
  mistakes.push(...clashes(plugins, bundledNames));
  const names = new Set(plugins.map(({ definition }) => definition.name));
  // A plugin that could not be loaded may be the one that is meant.
  for (const name of isWhole ? Object.keys(options) : [])
    if (!names.has(name) && !bundledNames("extractor").includes(name))
      mistakes.push(
        `MNEME_PLUGIN_OPTIONS has options for "${name}", which is no plugin of MNEME_PLUGINS and no bundled extractor`,
      );
  return { plugins, mistakes };
};
