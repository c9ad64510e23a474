import { afterEach, describe, expect, test } from "bun:test";
import { bundledNames, createThirdParty, loadExtractorDefinition, openThirdParty } from "#plugins/index.ts";
import { loadThirdParty } from "#plugins/third-party/load.ts";
import { pluginHost } from "#test/conformance/host.ts";
import { extractorSource, makePluginFolder, type PluginFolder, pluginSource } from "#test/support/plugin-folder.ts";

const made: PluginFolder[] = [];
const folderOf = async (files: Readonly<Record<string, string>>): Promise<PluginFolder> => {
  const folder = await makePluginFolder(files);
  made.push(folder);
  return folder;
};
afterEach(() => Promise.all(made.splice(0).map((folder) => folder.remove())));

const load = (places: readonly string[], options: Record<string, unknown> = {}) =>
  loadThirdParty({ places, options }, bundledNames);
const reranker = pluginSource("reranker", "by-length", "{ rerank: async (_, texts) => texts.map((t) => t.length) }");

describe("plugins are found", () => {
  test("as files, as a folder of them, and as folders with an entry each", async () => {
    const folder = await folderOf({
      "one.ts": extractorSource("one", ".one", "return plain(words);"),
      "one.test.ts": "throw new Error('a test is no plugin')",
      "one.d.ts": "export {}",
      "readme.md": "words",
      "two/index.ts": extractorSource("two", ".two", "return plain(words);"),
      "three/package.json": '{"name": "three", "main": "./lib/start.ts"}',
      "three/lib/start.ts": reranker,
      "lib-only/part.ts": "throw new Error('a part is no plugin')",
      "node_modules/other/index.js": "throw new Error('a package is no plugin')",
    });
    const { plugins, mistakes } = await load([folder.path, folder.file("one.ts"), folder.file("three")]);
    expect(mistakes).toEqual([]);
    expect(plugins.map(({ definition, file }) => [definition.name, file])).toEqual([
      ["one", folder.file("one.ts")],
      ["by-length", folder.file("three/lib/start.ts")],
      ["two", folder.file("two/index.ts")],
    ]);
  });

  test("in TypeScript, JavaScript and CommonJS, with packages of their own", async () => {
    const folder = await folderOf({
      "a.js":
        'import { definePlugin, Type } from "mneme/plugin"; import { word } from "own-package";\n' +
        'export default definePlugin({ kind: "extractor", name: word, options: Type.Object({}), create: async () => ({}) });',
      "b.cjs":
        'const { definePlugin, Type } = require("mneme/plugin");\n' +
        'module.exports = definePlugin({ kind: "linker", name: "b", options: Type.Object({}), create: async () => ({}) });',
      "c.ts":
        'export default { kind: "classifier", name: "c", options: { type: "object" }, create: async () => ({}) };',
      "node_modules/own-package/package.json": '{"name": "own-package", "main": "./main.js"}',
      "node_modules/own-package/main.js": 'exports.word = "from-a-package";',
      // A copy of the contracts that came with the plugin's packages is not the one that is used.
      "node_modules/mneme/package.json": '{"name": "mneme", "exports": {"./plugin": "./other.js"}}',
      "node_modules/mneme/other.js": "throw new Error('the wrong mneme');",
    });
    const { plugins, mistakes } = await load([folder.path]);
    expect(mistakes).toEqual([]);
    expect(plugins.map(({ definition }) => definition.name)).toEqual(["from-a-package", "b", "c"]);
  });
});

describe("mistakes are told all together, each with its file", () => {
  test("of what is no plugin", async () => {
    const folder = await folderOf({
      "broken.ts": "export default {{ ;",
      "empty.ts": "export const nothing = 1;",
      "function.ts": "export default () => 1;",
      "kind.ts": pluginSource("planner", "kind", "{}"),
      "missing.ts": 'import "not-installed-anywhere"; export default 1;',
      "name.ts": pluginSource("linker", "Not A Name", "{}"),
      "schema.ts": 'export default { kind: "linker", name: "schema", create: async () => ({}) };',
      "throws.ts": "throw new Error('on loading');",
      "wants.ts": 'export default { kind: "linker", name: "wants", options: {}, requires: ["store"], create() {} };',
    });
    const nowhere = folder.file("nowhere.ts");
    const { plugins, mistakes } = await load([folder.path, nowhere]);
    expect(plugins).toEqual([]);
    const told = Object.fromEntries(mistakes.map((mistake) => [mistake.split(":")[0], mistake]));
    for (const [file, words] of [
      ["broken.ts", "line 1"],
      ["empty.ts", "no default export"],
      ["function.ts", "no plugin"],
      ["kind.ts", '"planner"; kinds are extractor'],
      ["missing.ts", "not-installed-anywhere"],
      ["name.ts", '"Not A Name"'],
      ["schema.ts", "no schema"],
      ["throws.ts", "on loading"],
      ["wants.ts", '["store"]'],
      ["nowhere.ts", "no such file"],
    ] as const)
      expect(told[folder.file(file)]).toContain(words);
    expect(mistakes.length).toBe(10);
  });

  test("of names that are taken, and of two where one is used", async () => {
    const folder = await folderOf({
      "a.ts": extractorSource("same", ".a", "return plain(words);"),
      "b.ts": extractorSource("same", ".b", "return plain(words);"),
      "c.ts": extractorSource("pdf", ".c", "return plain(words);"),
      "d.ts": reranker,
      "e.ts": pluginSource("reranker", "other", "{ rerank: async () => [] }"),
    });
    const { mistakes } = await load([folder.path]);
    expect(mistakes).toEqual([
      `${folder.file("b.ts")}: the name "same" is taken by ${folder.file("a.ts")}`,
      `${folder.file("c.ts")}: the name "pdf" is taken by the bundled extractor`,
      `${folder.file("e.ts")}: one reranker is used, and ${folder.file("d.ts")} is one`,
    ]);
  });

  test("of options that do not fit, or that are nobody's", async () => {
    const folder = await folderOf({ "a.ts": extractorSource("a", ".a", "return plain(words);") });
    expect((await load([folder.path], { a: { greeting: "Hello" } })).mistakes).toEqual([]);
    const [unfit] = (await load([folder.path], { a: { greeting: 5 } })).mistakes;
    expect(unfit).toStartWith(`${folder.file("a.ts")}: options of "a".greeting`);
    expect((await load([folder.path], { b: {} })).mistakes).toEqual([
      'MNEME_PLUGIN_OPTIONS has options for "b", which is no plugin of MNEME_PLUGINS and no bundled extractor',
    ]);
    const image = (options: unknown) => openThirdParty({ places: [], options: { image: options } });
    expect(await image({ languages: ["deu", "eng"] })).toEqual([]);
    await expect(image({ languages: "deu" })).rejects.toThrow('options of the bundled extractor "image".languages');
    await expect(image({ langauges: ["deu"] })).rejects.toThrow(
      'have no "langauges"; known are: languages, dataFolder',
    );
  });

  test("when they are opened", async () => {
    const folder = await folderOf({ "a.ts": "export {};", "b.ts": "export {};" });
    const opened = openThirdParty({ places: [folder.path], options: {} });
    await expect(opened).rejects.toMatchObject({ code: "invalid_plugin" });
    const message = await opened.then(String, (error: Error) => error.message);
    expect(message).toContain(folder.file("a.ts"));
    expect(message).toContain(folder.file("b.ts"));
  });
});

describe("a plugin is created", () => {
  const create = async (source: string) => {
    const folder = await folderOf({ "p.ts": source });
    const { plugins } = await load([folder.path]);
    return { folder, created: createThirdParty(plugins, "reranker", pluginHost()) };
  };

  test("with what it asks for and nothing else", async () => {
    const asks = `{ rerank: async () => [host.embedder, host.chat, host.store].map((given) => given ? 1 : 0) }`;
    const { created } = await create(pluginSource("reranker", "asks", asks));
    const context = { signal: new AbortController().signal, logger: pluginHost().logger };
    expect(await (await created)?.rerank("q", ["a", "b", "c"], context)).toEqual([0, 0, 0]);
  });

  test("or its file is named, when it throws or gives something else", async () => {
    for (const [source, words] of [
      ["(() => { throw new Error('no licence'); })()", "no licence"],
      ["{ rank: 1 }", "no function rerank"],
      ["null", "no function rerank"],
    ] as const) {
      const { folder, created } = await create(pluginSource("reranker", "bad", source));
      const failure = await created.then(
        () => null,
        (error: Error) => error.message,
      );
      expect(failure).toStartWith(folder.file("p.ts"));
      expect(failure).toContain(words);
    }
  });
});

test("a contained process takes bundled extractors by name and others by path, and nothing else by path", async () => {
  const folder = await folderOf({ "a.ts": extractorSource("a", ".a", "return plain(words);"), "b.ts": reranker });
  expect((await loadExtractorDefinition("csv")).name).toBe("csv");
  expect((await loadExtractorDefinition(folder.file("a.ts"))).name).toBe("a");
  await expect(loadExtractorDefinition(folder.file("b.ts"))).rejects.toMatchObject({ code: "invalid_plugin" });
});
