// The service with plugins of third parties, as an operator starts it.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEST_KEY } from "#test/support/app.ts";
import { extractorSource, makePluginFolder, type PluginFolder, pluginSource } from "#test/support/plugin-folder.ts";
import { type Service, startService } from "#test/support/service.ts";

const root = new URL("../..", import.meta.url).pathname;
const ICS = join(root, "examples/plugins/ics");

const CALENDAR = (await Bun.file(join(ICS, "rowing.ics")).text())
  .replace("20310503", "20190503")
  .replace("20310505", "20190505");

/** Fails for the statements of one document, and finds nothing to link in any other. */
const LINKER = `{ link: async (inputs) => {
  if (inputs.some(({ candidate }) => candidate.text.includes("Poison"))) throw new Error("fell over");
  return [];
} }`;

let folder: PluginFolder;
let dataDir: string;
let service: Service;
beforeAll(async () => {
  folder = await makePluginFolder({
    "blobs.ts": extractorSource(
      "blobs",
      ".blob",
      "return plain('The blob of ' + bytes.length + ' bytes is about otters.');",
    ),
    "throws.ts": extractorSource("throws", ".bad", "throw new Error('this parser fell over');"),
    "linker.ts": pluginSource("linker", "careful", LINKER),
  });
  dataDir = await mkdtemp(join(tmpdir(), "mneme-test-"));
  service = await startService(dataDir, {
    MNEME_PLUGINS: `${ICS}, ${folder.path}`,
    MNEME_PLUGIN_OPTIONS: '{"ics": {"past": false}}',
  });
});
afterAll(async () => {
  await service.end("SIGTERM");
  await Promise.all([folder.remove(), rm(dataDir, { recursive: true, force: true })]);
});

const upload = async (name: string, content: string | Uint8Array<ArrayBuffer>): Promise<Response> => {
  const form = new FormData();
  form.set("file", new File([content], name));
  form.set("containerTag", "plugins");
  form.set("dreaming", "instant");
  return await fetch(`${service.address}/v3/documents/file`, {
    method: "POST",
    headers: { authorization: `Bearer ${TEST_KEY}` },
    body: form,
  });
};

const settled = async (id: string) => {
  for (;;) {
    const { body } = await service.call("GET", `/v3/documents/${id}`);
    if (body.status === "failed" || (body.status === "done" && body.dreamingStatus !== "dreaming")) return body;
    await new Promise(setImmediate);
  }
};
const read = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
  const { id } = (await (await upload(name, content)).json()) as { id: string };
  return await settled(id);
};
const search = async (q: string) =>
  (await service.call("POST", "/v4/search", { containerTag: "plugins", q, searchMode: "hybrid" })).body;

describe("a service with plugins", () => {
  test("reads calendars by the example's extractor, with the options that are set", async () => {
    const document = await read("rowing.ics", CALENDAR);
    expect(document).toMatchObject({ status: "done", title: "Rowing club" });
    expect(document.content).toStartWith("# Rowing club\n\nBoat inspection, 2031-04-12 09:30 to 11:00 (Europe/Rome).");
    expect(document.content).not.toContain("regatta");
    expect(JSON.stringify((await search("When is the boat inspected?")).results)).toContain("2031-04-12 09:30");
  });

  test("takes files that only a plugin reads, and refuses the others", async () => {
    const bytes = new Uint8Array([0, 1, 2, 3, 0, 0, 9]);
    expect(await read("pond.blob", bytes)).toMatchObject({ status: "done" });
    expect((await upload("pond.unheard", bytes)).status).toBe(415);
  });

  test("fails the document over which an extractor throws, and no other", async () => {
    const document = await read("x.bad", "words");
    expect(document).toMatchObject({
      status: "failed",
      error: { code: "extractor_failed", message: "this parser fell over" },
    });
    expect(await read("x.txt", "The otter sleeps on its back.")).toMatchObject({ status: "done" });
  });

  test("keeps the text of a document over which its linker throws, and dreams the others", async () => {
    const add = async (content: string) => {
      const { body } = await service.call("POST", "/v3/documents", {
        content,
        containerTag: "linked",
        dreaming: "instant",
      });
      return await settled(body.id);
    };
    const harmed = await add("I love Poison Ivy comics.");
    expect(harmed).toMatchObject({ status: "done", dreamingStatus: "done" });
    await add("I live in Turin.");
    const { body } = await service.call("POST", "/v4/profile", { containerTag: "linked" });
    expect(JSON.stringify(body.profile)).toContain("Turin");
    expect(JSON.stringify(body.profile)).not.toContain("Poison");
  });
});

const run = async (args: readonly string[], environment: Record<string, string>) => {
  const child = Bun.spawn([process.execPath, "src/main.ts", ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", MNEME_DATA_DIR: dataDir, ...environment },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [printed, problems, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  return { printed, problems, code };
};

test("an author runs the example's tests from a folder of their own", async () => {
  const own = await mkdtemp(join(tmpdir(), "mneme-author-"));
  try {
    await cp(ICS, own, { recursive: true });
    await mkdir(join(own, "node_modules"));
    // As `bun add --dev /path/to/mneme` leaves it.
    await symlink(root, join(own, "node_modules/mneme"));
    const child = Bun.spawn([process.execPath, "test"], { cwd: own, stdout: "ignore", stderr: "pipe" });
    const [printed, code] = await Promise.all([child.stderr.text(), child.exited]);
    expect(code, printed).toBe(0);
    expect(printed).toContain("7 pass");
  } finally {
    await rm(own, { recursive: true, force: true });
  }
});

describe("mneme plugins list", () => {
  test("says of each plugin its kind, its name and where it is from", async () => {
    const { printed, code } = await run(["plugins", "list"], { MNEME_PLUGINS: `examples/plugins/ics,${folder.path}` });
    expect(code).toBe(0);
    const rows = printed
      .trim()
      .split("\n")
      .map((line) => line.split(/\s{2,}/));
    const [ics, blobs] = [join(ICS, "index.ts"), folder.file("blobs.ts")].map((file) =>
      rows.findIndex((row) => row[2] === file),
    );
    expect(rows[ics ?? -1]).toEqual(["extractor", "ics", join(ICS, "index.ts")]);
    expect(blobs).toBe((ics ?? 0) + 1);
    expect(rows).toContainEqual(["linker", "local", "bundled"]);
  });

  test("and a service that can't load them end with all that is wrong, and open nothing", async () => {
    const broken = await makePluginFolder({
      "a.ts": "export default {{ ;",
      "b.ts": "export const nothing = 1;",
      "c.ts": pluginSource("reranker", "c", "{}"),
    });
    for (const args of [["plugins", "list"], []]) {
      const { problems, code } = await run(args, { MNEME_PLUGINS: broken.path, MNEME_PORT: "0" });
      expect(code).toBe(1);
      expect(problems).toContain(`${broken.file("a.ts")}: line 1`);
      expect(problems).toContain(`${broken.file("b.ts")}: it has no default export`);
    }
    await broken.remove();
  });
});
