// Prints every regular expression of the modules that read texts, as JSON: [source, flags][]. Literals are found in the source;
// those built from tables while the modules load are caught as they are made, which needs a process that has loaded none yet.

import { Glob } from "bun";
import ts from "typescript";

const READ_TEXT = [
  "plugins/{memory-extractors,linkers,classifiers,chunkers,shared}/**/*.ts",
  "plugins/extractors/text/**/*.ts",
  "src/{domain,retrieval}/**/*.ts",
];

const found = new Map<string, readonly [source: string, flags: string]>();
const add = (source: string, flags: string): void => void found.set(`${source}/${flags}`, [source, flags]);

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, [pattern, flags]: [RegExp | string, string?]) => {
    const built = new target(pattern, flags);
    add(built.source, built.flags);
    return built;
  },
});

const root = `${import.meta.dir}/../..`;
for (const path of READ_TEXT.flatMap((files) => [...new Glob(files).scanSync({ cwd: root })])) {
  if (path.endsWith("-worker.ts")) continue;
  await import(`${root}/${path}`);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      add(node.text.slice(1, end), node.text.slice(end + 1));
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(path, await Bun.file(`${root}/${path}`).text(), ts.ScriptTarget.Latest));
}
console.log(JSON.stringify([...found.values()]));
process.exit(0);
