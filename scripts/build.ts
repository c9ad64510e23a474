// Makes one executable of the service with all it needs: bun run build [-- --target bun-linux-arm64] [--outfile dist/mneme]

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { BunPlugin } from "bun";
import { EMBEDDED_FOLDERS, WORKER_THREADS } from "../src/native/embedded-files.ts";
import type { NativeLibrary } from "../src/native/native-library.ts";

const root = resolve(import.meta.dir, "..");

/** Where the database and the embedding runtime have a library, and documents can be read in contained processes. */
const TARGETS: Readonly<Record<string, { readonly database: string; readonly runtime: string }>> = {
  "linux-x64": { database: "linux-x64-gnu", runtime: "linux/x64" },
  "linux-arm64": { database: "linux-arm64-gnu", runtime: "linux/arm64" },
  "darwin-arm64": { database: "darwin-arm64", runtime: "darwin/arm64" },
};

/** The native libraries of a target by their paths. @param target as Bun names it, e.g. `bun-linux-x64-baseline`. */
const librariesFor = async (target: string): Promise<readonly string[]> => {
  const found = TARGETS[target.replace(/^bun-/, "").replace(/-(?:baseline|modern)$/, "")];
  if (found === undefined) {
    const reason = target.includes("musl")
      ? "the embedding runtime is built for glibc only, not for musl"
      : "the database or the embedding runtime has no library for it, or extractors can't be contained there";
    const names = Object.keys(TARGETS).map((name) => `bun-${name}`);
    throw new Error(`${target} is not possible: ${reason}. Targets: ${names.join(", ")}`);
  }
  const libraries = [
    `node_modules/@surrealdb/node/dist/surrealdb-node.${found.database}.node`,
    `node_modules/onnxruntime-node/bin/napi-v6/${found.runtime}/onnxruntime_binding.node`,
  ].map((path) => join(root, path));
  // Packages may be installed as links, which the bundler follows.
  return await Promise.all(
    libraries.map((library) =>
      realpath(library).catch(() => {
        throw new Error(`${library} is not installed: the package has no part for ${target}, or lacks it here`);
      }),
    ),
  );
};

/** The library, and of what lies beside it, that to which it is linked by name. */
const filesOf = async (library: string): Promise<string[]> => {
  const folder = dirname(library);
  const content = await readFile(library);
  const others = (await readdir(folder)).filter((name) => name !== basename(library) && content.includes(name));
  return [library, ...others.map((name) => join(folder, name))];
};

const describe = async (files: readonly string[]): Promise<NativeLibrary> => {
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return {
    hash: hash.digest("hex").slice(0, 16),
    files: files.map((file, at) => ({ name: basename(file), bytes: contents[at]?.length ?? 0 })),
  };
};

/** Puts `loadNative` in the place of every require of a native library, and throws where one is required that is not embedded. */
const loadsLibraries = (libraries: ReadonlyMap<string, NativeLibrary>): BunPlugin => ({
  name: "native libraries",
  setup: (build) => {
    build.onResolve({ filter: /\.node$/ }, async ({ path, importer }) => ({
      path: await realpath(resolve(dirname(importer), path)),
      namespace: "native",
    }));
    build.onLoad({ filter: /./, namespace: "native" }, ({ path }) => {
      const library = libraries.get(path);
      if (library === undefined) throw new Error(`${path} is not among the libraries of the target`);
      const loader = JSON.stringify(join(root, "src/native/native-library.ts"));
      return { contents: `module.exports = require(${loader}).loadNative(${JSON.stringify(library)});`, loader: "js" };
    });
  },
});

const isTarget = (name: string): name is Bun.Build.CompileTarget => name.startsWith("bun-");

const build = async (target: string, outfile: string): Promise<void> => {
  if (!isTarget(target)) throw new Error(`${target} is no target: names are as bun-linux-x64`);
  const libraries = await librariesFor(target);
  const files = await Promise.all(libraries.map(filesOf));
  const described = await Promise.all(files.map(describe));
  const plugin = loadsLibraries(new Map(libraries.map((path, at) => [path, described[at] as NativeLibrary])));
  await mkdir(dirname(outfile), { recursive: true });
  await Bun.build({
    entrypoints: ["src/main.ts", ...Object.values(WORKER_THREADS)].map((path) => join(root, path)),
    root,
    target: "bun",
    // Contained processes and threads then load only what they use: they start several times faster.
    splitting: true,
    plugins: [plugin],
    compile: {
      target,
      outfile,
      assets: [...Object.values(EMBEDDED_FOLDERS).map((path) => join(root, path)), ...files.flat()],
      // Settings and code come from nowhere but the environment: a folder in which the program is started may be anybody's.
      autoloadDotenv: false,
      autoloadBunfig: false,
      autoloadTsconfig: false,
      // Without it, third parties' plugins don't find the packages in their own node_modules.
      autoloadPackageJson: true,
    },
  });
  console.log(`${outfile}: ${Math.round(Bun.file(outfile).size / 1_000_000)} MB for ${target}`);
};

try {
  const { values } = parseArgs({ options: { target: { type: "string" }, outfile: { type: "string" } } });
  const target = values.target ?? `bun-${process.platform}-${process.arch}`;
  await build(target, resolve(values.outfile ?? join(root, "dist/mneme")));
} catch (error) {
  // What the bundler finds comes with its place in the source.
  console.error(error instanceof AggregateError || !(error instanceof Error) ? error : error.message);
  process.exit(1);
}
