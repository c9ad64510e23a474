// Runs every test, or the files that are named: bun run test [files]. With --unless-passed it does nothing when all have passed
// on the very same files in this checkout, as in bun run check after bun run test.

import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const root = resolve(import.meta.dir, "..");
/** Which files passed last, by what `stateOf` says of them. */
const PASSED = "node_modules/.cache/mneme/passed";

/** A hash of every file that is or could be committed, with its path, and of what runs them. Undefined outside a checkout. */
export const stateOf = async (folder: string): Promise<string | undefined> => {
  if (Bun.which("git") === null) return undefined;
  const listing = Bun.spawn(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: folder,
    stdout: "pipe",
    stderr: "ignore",
  });
  const paths = (await listing.stdout.text()).split("\0").filter((path) => path !== "");
  if ((await listing.exited) !== 0 || paths.length === 0) return undefined;
  const hash = new Bun.CryptoHasher("sha256").update(`${Bun.version} ${process.platform} ${process.arch}`);
  for (const path of paths.toSorted()) {
    const file = Bun.file(join(folder, path));
    if (await file.exists()) hash.update(`\0${path}\0${file.size}\0`).update(await file.bytes());
  }
  return hash.digest("hex");
};

const runTests = async (chosen: readonly string[]): Promise<number> => {
  const command = [process.execPath, "test", "--timeout", "180000", "--parallel=2", "--no-isolate", ...chosen];
  return await Bun.spawn(command, { cwd: root, stdio: ["inherit", "inherit", "inherit"] }).exited;
};

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { "unless-passed": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const passed = Bun.file(join(root, PASSED));
  const before = await stateOf(root);
  if (values["unless-passed"] && before !== undefined && (await passed.exists()) && (await passed.text()) === before) {
    console.log("Every test has passed on these very files (bun run test runs them again).");
    process.exit(0);
  }
  const code = await runTests(positionals);
  const wholeOnOneState = positionals.length === 0 && before !== undefined && (await stateOf(root)) === before;
  if (code === 0 && wholeOnOneState) await Bun.write(passed, before);
  process.exit(code);
}
