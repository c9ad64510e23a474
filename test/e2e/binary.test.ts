// The one executable, built and started as somebody who was given nothing else: in an empty folder, with an empty environment.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paragraph, writeDocx } from "#test/support/office-files.ts";
import { writeScannedPdf } from "#test/support/pdf-files.ts";
import { extractorSource, makePluginFolder, type PluginFolder } from "#test/support/plugin-folder.ts";
import { pngOf, scanOf } from "#test/support/scans.ts";
import { type Service, startProgram } from "#test/support/service.ts";

const root = new URL("../..", import.meta.url).pathname;
const manifest: { version: string } = await Bun.file(join(root, "package.json")).json();

/** Reads ".tide" files by a package of its own, which is found by its manifest and not by its name alone. */
const TIDES = {
  "tides/index.ts": `import { high } from "tide-table";\n${extractorSource("tides", ".tide", "return plain(high(words));")}`,
  "tides/node_modules/tide-table/package.json": '{"name": "tide-table", "version": "1.0.0", "main": "lib/read.js"}',
  "tides/node_modules/tide-table/lib/read.js":
    'exports.high = (line) => "High water at " + line.split(" ").join(" is at ") + ".";',
};

let place: string;
let program: string;
let plugins: PluginFolder;
/** Of the owner of what lies in the empty folder: printed once, at the first start. */
let key: string;
const at = (name: string): string => join(place, name);

const build = async (): Promise<void> => {
  const child = Bun.spawn([process.execPath, "scripts/build.ts", "--outfile", program], {
    cwd: root,
    stdout: "ignore",
    stderr: "pipe",
  });
  const problems = await child.stderr.text();
  if ((await child.exited) !== 0) throw new Error(problems);
};

/** Neither PATH nor anything else; the two folders are where the program might leave something. */
const environment = (more: Record<string, string> = {}): Record<string, string> => ({
  HOME: at("home"),
  TMPDIR: at("tmp"),
  MNEME_PORT: "0",
  ...more,
});

const run = async (cwd: string, args: readonly string[], env = environment()) => {
  const child = Bun.spawn([program, ...args], { cwd, env, stdout: "pipe", stderr: "pipe" });
  const [printed, problems, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  return { printed, problems, code };
};

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "mneme-binary-"));
  program = at("bin/mneme");
  plugins = await makePluginFolder(TIDES);
  await Promise.all(["home", "tmp", "empty"].map((name) => mkdir(at(name))));
  await build();
});
afterAll(async () => {
  await Promise.all([plugins.remove(), rm(place, { recursive: true, force: true })]);
});

const upload = async (service: Service, name: string, content: string | Uint8Array) => {
  const form = new FormData();
  form.set("file", new File([typeof content === "string" ? content : new Uint8Array(content)], name));
  form.set("containerTag", "harbour");
  form.set("dreaming", "instant");
  const headers = { authorization: service.authorization };
  const answer = await fetch(`${service.address}/v3/documents/file`, { method: "POST", headers, body: form });
  return await settled(service, ((await answer.json()) as { id: string }).id);
};
const settled = async (service: Service, id: string) => {
  for (;;) {
    const { body } = await service.call("GET", `/v3/documents/${id}`);
    if (body.status === "failed" || (body.status === "done" && body.dreamingStatus === "done")) return body;
    await new Promise(setImmediate);
  }
};

describe("the executable in an empty folder", () => {
  let service: Service;
  beforeAll(async () => {
    service = await startProgram({
      command: [program],
      cwd: at("empty"),
      environment: environment({ MNEME_PLUGINS: plugins.path }),
    });
    key = service.authorization.replace("Bearer ", "");
  });
  afterAll(() => service.end("SIGTERM"));

  const search = async (q: string): Promise<string> => {
    const found = await service.call("POST", "/v4/search", { containerTag: "harbour", q, searchMode: "hybrid" });
    return JSON.stringify(found.body.results);
  };

  test("remembers text and finds it", async () => {
    const { body } = await service.call("POST", "/v3/documents", {
      content: "I moved to Lisbon last month and I love sailing.",
      containerTag: "harbour",
      dreaming: "instant",
    });
    expect(await settled(service, body.id)).toMatchObject({ status: "done", dreamingStatus: "done" });
    expect(await search("sailing in Lisbon")).toContain("Lisbon");
    const profile = await service.call("POST", "/v4/profile", { containerTag: "harbour" });
    expect(JSON.stringify(profile.body)).toContain("Lisbon");
  });

  test("draws memories from a text so long that a thread of its own reads it", async () => {
    const days = Array.from(
      { length: 200 },
      (_, day) => `On day ${day + 1} of the voyage the sea was calm off the cape.`,
    );
    const { body } = await service.call("POST", "/v3/documents", {
      content: `${days.join(" ")} I bought a violet kite in Sagres.`,
      containerTag: "voyage",
      dreaming: "instant",
    });
    expect(await settled(service, body.id)).toMatchObject({ status: "done", dreamingStatus: "done" });
    const found = await service.call("POST", "/v4/search", { containerTag: "voyage", q: "a violet kite", limit: 1 });
    expect(found.body.results[0]?.memory).toBe("User bought a violet kite in Sagres.");
  });

  test("reads a Word file, a scanned PDF, a picture, and what only a plugin with a package of its own reads", async () => {
    const scan = await scanOf(["Permits are given on Mondays by the harbour office."]);
    const picture = await scanOf(["The lighthouse was painted in striped red."]);
    const documents = await Promise.all([
      upload(service, "notes.docx", writeDocx(paragraph("The quay was repaired with granite from Braga."))),
      upload(service, "permit.pdf", writeScannedPdf([scan])),
      upload(service, "sign.png", pngOf(picture)),
      upload(service, "north.tide", "Leixoes 06:42"),
    ]);
    expect(documents.map(({ status, error }) => error ?? status)).toEqual(["done", "done", "done", "done"]);
    expect(await search("What stone was the quay repaired with?")).toContain("granite from Braga");
    expect(await search("When are permits given?")).toContain("Permits are given on Mondays");
    expect(await search("What colour is the lighthouse?")).toContain("striped red");
    expect(await search("When is high water?")).toContain("High water at Leixoes is at 06:42");
  });

  test("shows its explorer", async () => {
    for (const path of ["/swagger/explorer.js", "/swagger/explorer.css", "/swagger/favicon.png", "/swagger/json"]) {
      const answer = await fetch(service.address + path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect((await answer.bytes()).length).toBeGreaterThan(500);
    }
  });

  test("keeps its data beside it, and leaves nothing but its libraries elsewhere, for nobody else to touch", async () => {
    expect(await readdir(at("empty"))).toEqual([".mneme"]);
    expect(await readdir(at("home"))).toEqual([]);
    const folders = await readdir(at("tmp"));
    expect(folders).toHaveLength(2);
    for (const folder of folders) {
      expect(folder).toStartWith(`mneme-${process.getuid?.()}-`);
      expect((await stat(at(`tmp/${folder}`))).mode & 0o777).toBe(0o700);
    }
  });
});

describe("the executable", () => {
  test("says its version, and writes nothing for that", async () => {
    await mkdir(at("unused"));
    const { printed, code } = await run("/", ["--version"], environment({ TMPDIR: at("unused") }));
    expect({ printed, code }).toEqual({ printed: `${manifest.version}\n`, code: 0 });
    expect(await readdir(at("unused"))).toEqual([]);
  });

  test("knows what it kept when it is started again, from wherever", async () => {
    const service = await startProgram({
      command: [program],
      cwd: "/",
      environment: environment({ MNEME_DATA_DIR: at("empty/.mneme") }),
      key,
    });
    const { body } = await service.call("POST", "/v4/search", {
      containerTag: "harbour",
      q: "granite",
      searchMode: "hybrid",
    });
    expect(JSON.stringify(body.results)).toContain("granite from Braga");
    expect(await service.end("SIGTERM")).toBe(0);
  });

  test("starts twice at once where its libraries are not written yet", async () => {
    await Promise.all(["one", "two", "fresh"].map((name) => mkdir(at(name))));
    const services = await Promise.all(
      ["one", "two"].map((name) =>
        startProgram({ command: [program], cwd: at(name), environment: environment({ TMPDIR: at("fresh") }) }),
      ),
    );
    const files = (await readdir(at("fresh"), { recursive: true })).filter((name) => name.includes("/"));
    expect(files.map((name) => name.replace(/^.*\//, "")).toSorted()).toEqual([
      expect.stringMatching(/^libonnxruntime\./),
      "onnxruntime_binding.node",
      expect.stringMatching(/^surrealdb-node\..*\.node$/),
    ]);
    for (const service of services) expect(await service.end("SIGTERM")).toBe(0);
  });

  test("says what to do where its libraries can't be written, or others could have put them there", async () => {
    await writeFile(at("no-folder"), "");
    const folders = await readdir(at("tmp"));
    for (const folder of folders) {
      await mkdir(at(`foreign/${folder}`), { recursive: true });
      await chmod(at(`foreign/${folder}`), 0o777);
    }
    for (const temporary of ["no-folder", "foreign"]) {
      const { problems, code } = await run(at("one"), [], environment({ TMPDIR: at(temporary) }));
      expect(code).toBe(1);
      expect(problems).toContain(at(temporary));
      expect(problems).toContain("Set TMPDIR to a folder of your own");
    }
  });

  test("takes neither settings nor code from the folder in which it is started", async () => {
    const evil = 'require("node:fs").writeFileSync("taken", "");';
    await mkdir(at("hostile/node_modules/canvas"), { recursive: true });
    await mkdir(at("hostile/src/containment"), { recursive: true });
    await Promise.all(
      Object.entries({
        ".env": "MNEME_LOG_LEVEL=none\n",
        ".env.production": "MNEME_LOG_LEVEL=none\n",
        "bunfig.toml": 'preload = ["./evil.js"]\n',
        "evil.js": evil,
        "package.json": '{"name": "mneme", "imports": {"#src/*": "./evil.js"}, "exports": {"./plugin": "./evil.js"}}',
        "tsconfig.json": '{"compilerOptions": {"paths": {"*": ["./evil.js"]}}}',
        "node_modules/canvas/index.js": evil,
        "node_modules/canvas/package.json": '{"name": "canvas", "main": "index.js"}',
        "src/main.ts": evil,
      }).map(([name, content]) => writeFile(at(`hostile/${name}`), content)),
    );
    const service = await startProgram({
      command: [program],
      cwd: at("hostile"),
      environment: environment({ MNEME_PLUGINS: plugins.path }),
    });
    const page = "<html><body><article><p>The otter sleeps on its back.</p></article></body></html>";
    expect(await upload(service, "otter.html", page)).toMatchObject({ status: "done" });
    expect(await service.end("SIGTERM")).toBe(0);
    expect(await readdir(at("hostile"))).not.toContain("taken");
  });
});
