// The bundled plugins by kind and name, and the door for those of third parties. One line a plugin; nothing of it is loaded
// before it is asked for.

import { isAbsolute } from "node:path";
import { Value } from "typebox/value";
import {
  type PluginDefinition,
  PluginError,
  type PluginHost,
  type PluginKind,
  type PluginKinds,
} from "#contracts/plugin.ts";
import { importPlugin } from "./third-party/import-plugin.ts";
import { loadThirdParty, type ThirdPartyPlugin, type ThirdPartySettings } from "./third-party/load.ts";

export { createThirdParty } from "./third-party/create.ts";
export type { ThirdPartyPlugin };

type Load<Kind extends PluginKind> = () => Promise<{ readonly default: PluginDefinition<Kind> }>;

const bundled: { readonly [Kind in PluginKind]: Readonly<Record<string, Load<Kind>>> } = {
  extractor: {
    text: () => import("./extractors/text.ts"),
    csv: () => import("./extractors/csv.ts"),
    doc: () => import("./extractors/doc.ts"),
    docx: () => import("./extractors/docx.ts"),
    eml: () => import("./extractors/eml.ts"),
    "google-docs": () => import("./extractors/google-docs.ts"),
    html: () => import("./extractors/html.ts"),
    image: () => import("./extractors/image.ts"),
    media: () => import("./extractors/media.ts"),
    pdf: () => import("./extractors/pdf.ts"),
    xlsx: () => import("./extractors/xlsx.ts"),
    youtube: () => import("./extractors/youtube.ts"),
  },
  chunker: {
    structured: () => import("./chunkers/structured.ts"),
  },
  embedder: {
    huggingface: () => import("./embedders/huggingface.ts"),
    minilm: () => import("./embedders/minilm.ts"),
    openai: () => import("./embedders/openai.ts"),
  },
  "memory-extractor": {
    local: () => import("./memory-extractors/local.ts"),
    model: () => import("./memory-extractors/model.ts"),
  },
  linker: {
    local: () => import("./linkers/local.ts"),
    model: () => import("./linkers/model.ts"),
  },
  classifier: {
    local: () => import("./classifiers/local.ts"),
    model: () => import("./classifiers/model.ts"),
  },
  reranker: {
    http: () => import("./rerankers/http.ts"),
  },
  transcriber: {
    command: () => import("./transcribers/command.ts"),
    http: () => import("./transcribers/http.ts"),
    huggingface: () => import("./transcribers/huggingface.ts"),
  },
};

export const pluginKinds = Object.keys(bundled) as readonly PluginKind[];

export const bundledNames = (kind: PluginKind): string[] => Object.keys(bundled[kind]);

/** @throws PluginError `unknown_plugin`. */
export const loadDefinition = async <Kind extends PluginKind>(
  kind: Kind,
  name: string,
): Promise<PluginDefinition<Kind>> => {
  const load = Object.hasOwn(bundled[kind], name) ? bundled[kind][name] : undefined;
  if (load === undefined) {
    const known = bundledNames(kind).join(", ") || "none";
    throw new PluginError("unknown_plugin", `There is no ${kind} "${name}"; bundled: ${known}`, false);
  }
  return (await load()).default;
};

/** @throws PluginError `unknown_plugin`, `invalid_options`, or what the plugin's `create` throws. */
export const loadPlugin = async <Kind extends PluginKind>(
  kind: Kind,
  name: string,
  options: unknown,
  host: PluginHost,
): Promise<PluginKinds[Kind]> => {
  const definition = await loadDefinition(kind, name);
  const given = Value.Default(definition.options, Value.Clone(options));
  const [problem] = Value.Errors(definition.options, given);
  if (problem !== undefined) {
    const where = `${kind} "${name}" options${problem.instancePath.replaceAll("/", ".")}`;
    throw new PluginError("invalid_options", `${where}: ${problem.message}`, false);
  }
  return definition.create(given, host);
};

/** By the name of a bundled extractor, or by the path of a third party's. For contained processes. */
export const loadExtractorDefinition = async (nameOrPath: string): Promise<PluginDefinition<"extractor">> => {
  if (!isAbsolute(nameOrPath)) return await loadDefinition("extractor", nameOrPath);
  const definition = await importPlugin(nameOrPath);
  if (isExtractor(definition)) return definition;
  throw new PluginError("invalid_plugin", `${nameOrPath}: it is no extractor`, false);
};

const isExtractor = (definition: PluginDefinition): definition is PluginDefinition<"extractor"> =>
  definition.kind === "extractor";

/** What is wrong with the options of bundled extractors; a name that no option has is misspelt. */
const bundledOptionMistakes = async (options: Readonly<Record<string, unknown>>): Promise<string[]> => {
  const mistakes: string[] = [];
  for (const name of bundledNames("extractor").filter((bundledName) => Object.hasOwn(options, bundledName))) {
    const { options: schema } = await loadDefinition("extractor", name);
    const given = options[name];
    const [problem] = Value.Errors(schema, Value.Default(schema, Value.Clone(given)));
    const known = Object.keys(
      "properties" in schema && typeof schema.properties === "object" ? (schema.properties ?? {}) : {},
    );
    const unknown = Object.keys(Object(given)).find((key) => !known.includes(key));
    const where = `options of the bundled extractor "${name}"`;
    if (problem !== undefined) mistakes.push(`${where}${problem.instancePath.replaceAll("/", ".")} ${problem.message}`);
    else if (unknown !== undefined)
      mistakes.push(`${where} have no "${unknown}"; known are: ${known.join(", ") || "none"}`);
  }
  return mistakes;
};

/** @throws PluginError `invalid_plugin` that lists all mistakes, a line each. */
export const openThirdParty = async (settings: ThirdPartySettings): Promise<readonly ThirdPartyPlugin[]> => {
  const [{ plugins, mistakes: own }, bundled] = await Promise.all([
    loadThirdParty(settings, bundledNames),
    bundledOptionMistakes(settings.options),
  ]);
  const mistakes = [...own, ...bundled];
  if (mistakes.length === 0) return plugins;
  const list = mistakes.map((mistake) => `\n  - ${mistake}`).join("");
  throw new PluginError("invalid_plugin", `plugins can't be loaded:${list}`, false);
};
