// Runs every test, or what is asked for as of bun test: bun run test [files] [flags]. With --unless-passed it does nothing when all have passed
// on the very same files in this checkout, as in bun run check after bun run test.

import { join, resolve } from "node:path";

const UNLESS_PASSED = "--unless-passed";
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
  const hash = new Bun.CryptoHasher("sha256").update(`${Bun.revision} ${process.platform} ${process.arch}`);
  for (const path of paths.toSorted()) {
    const file = Bun.file(join(folder, path));
    if (await file.exists()) hash.update(`\0${path}\0${file.size}\0`).update(await file.bytes());
  }
  return hash.digest("hex");
};

/** Whether what has ended can stand for a run of every test on these files. @param chosen what was asked for besides */
export const isWholePass = (
  code: number,
  chosen: readonly string[],
  before: string | undefined,
  after: string | undefined,
): boolean => code === 0 && chosen.length === 0 && before !== undefined && before === after;

const runTests = async (chosen: readonly string[]): Promise<number> => {
  const command = [process.execPath, "test", "--timeout", "180000", "--parallel=2", "--no-isolate", ...chosen];
  return await Bun.spawn(command, { cwd: root, stdio: ["inherit", "inherit", "inherit"] }).exited;
};

if (import.meta.main) {
  const given = process.argv.slice(2);
  const chosen = given.filter((word) => word !== UNLESS_PASSED);
  const passed = Bun.file(join(root, PASSED));
  const before = await stateOf(root);
  const isKnown = before !== undefined && (await passed.exists()) && (await passed.text()) === before;
  if (isKnown && given.includes(UNLESS_PASSED)) {
    console.log("Every test has passed on these very files (bun run test runs them again).");
    process.exit(0);
  }
  const code = await runTests(chosen);
  if (before !== undefined && isWholePass(code, chosen, before, await stateOf(root))) await Bun.write(passed, before);
  process.exit(code);
}
