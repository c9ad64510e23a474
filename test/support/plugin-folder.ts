// A folder of third parties' plugins for a test, outside the repository as an author's is.

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface PluginFolder {
  readonly path: string;
  readonly file: (name: string) => string;
  readonly remove: () => Promise<void>;
}

/** @param files contents by path within the folder. */
export const makePluginFolder = async (files: Readonly<Record<string, string>>): Promise<PluginFolder> => {
  const path = await mkdtemp(join(tmpdir(), "mneme-plugins-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  }
  return { path, file: (name) => join(path, name), remove: () => rm(path, { recursive: true, force: true }) };
};

/** The source of an extractor that reads files with the ending; `act` is what it does, and gives the text. */
export const extractorSource = (name: string, ending: string, act: string, accepts = ""): string => `
import { definePlugin, PluginError, Type, type ExtractedText } from "mneme/plugin";

const plain = (text: string): ExtractedText => ({
  text, sections: [], type: "text", mediaType: "text/plain", title: null, author: null, url: null, ogImage: null,
  date: null, notes: [],
});

export default definePlugin({
  kind: "extractor",
  name: ${JSON.stringify(name)},
  options: Type.Object({ greeting: Type.String({ default: "Read" }) }),
  create: async ({ greeting }, host) => ({
    accepts: ({ name }) => { ${accepts} return name?.endsWith(${JSON.stringify(ending)}) ?? false; },
    extract: async ({ bytes }) => { const words = new TextDecoder().decode(bytes); ${act} },
  }),
});
`;

/** The source of a plugin of any other kind; `created` is what `create` gives. */
export const pluginSource = (kind: string, name: string, created: string): string => `
import { definePlugin, PluginError, Type } from "mneme/plugin";
export default definePlugin({
  kind: ${JSON.stringify(kind)}, name: ${JSON.stringify(name)}, options: Type.Object({}),
  create: async (options, host) => (${created}),
} as never);
`;
