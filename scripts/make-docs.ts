// Writes the pages that are made from the source: bun run docs

import { join } from "node:path";
import { startTestServer } from "#test/support/http.ts";
import { apiPage } from "./docs/api-page.ts";
import { errorsPage } from "./docs/errors-page.ts";

/** The pages by their paths in the repository. */
export const makePages = async (): Promise<Readonly<Record<string, string>>> => {
  const { call } = await startTestServer();
  const { body } = await call("GET", "/swagger/json", undefined, {});
  return { "docs/api.md": apiPage(body), "docs/errors.md": errorsPage() };
};

if (import.meta.main) {
  for (const [path, page] of Object.entries(await makePages()))
    await Bun.write(join(import.meta.dir, "..", path), page);
  process.exit(0);
}
