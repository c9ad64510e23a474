// Configuration: nothing set works, mistakes are told together, and every setting is documented.

import { expect, test } from "bun:test";
import { readConfig, readConnection, SETTING_NAMES } from "#src/config.ts";

const mistakesOf = (environment: Record<string, string>): readonly string[] => {
  const read = readConfig(environment);
  return read.ok ? [] : read.mistakes;
};

test("nothing set makes a service on this machine only", () => {
  const read = readConfig({});
  expect(read.ok && read.config).toMatchObject({ host: "127.0.0.1", port: 8787, apiKey: null, surrealUrl: null });
});

test("an empty value counts as not set", () => {
  expect(readConfig({ MNEME_PORT: "", MNEME_API_KEY: "" })).toEqual(readConfig({}));
});

test("every mistake is told, with the setting's name and what it has to be", () => {
  const mistakes = mistakesOf({
    MNEME_PORT: "eighty",
    MNEME_LOG_LEVEL: "loud",
    MNEME_API_KEY: "short",
    MNEME_SURREAL_URL: "localhost",
    MNEME_INDEX_BUDGET_MB: "-1",
    MNEME_PROT: "8080",
    OTEL_EXPORTER_OTLP_ENDPOINT: "127.0.0.1:4318",
  });
  expect(mistakes).toHaveLength(7);
  expect(mistakes).toContain("OTEL_EXPORTER_OTLP_ENDPOINT must be an http:// or https:// address");
  for (const name of ["PORT", "LOG_LEVEL", "API_KEY", "SURREAL_URL", "INDEX_BUDGET_MB", "PROT"]) {
    expect(mistakes.join("\n")).toContain(`MNEME_${name} `);
  }
});

test("a mistaken key is not printed", () => {
  expect(mistakesOf({ MNEME_API_KEY: "sm_secret one" }).join()).not.toContain("secret");
});

test("an address that is none, blanks for a number and a key that no client can send are told", () => {
  const wrong: Record<string, readonly string[]> = {
    MNEME_URL: ["http://[x", "ws://127.0.0.1"],
    MNEME_SURREAL_URL: ["ws://[x", "ws://127.0.0.1:99999"],
    MNEME_RERANK_URL: ["http://[x", "http://127.0.0.1:99999"],
    MNEME_SPEECH_URL: ["http://[x"],
    OTEL_EXPORTER_OTLP_ENDPOINT: ["http://[x", "http://127.0.0.1:99999"],
    MNEME_API_KEY: ["sm_clé-clé-clé-clé-clé"],
    MNEME_PORT: [" "],
    MNEME_SEARCH_QUOTA: [" ", "\t"],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) expect(mistakesOf({ [name]: value })).toEqual([expect.stringContaining(`${name} `)]);
  }
});

test("a mistaken address is printed without its password", () => {
  expect(mistakesOf({ MNEME_SURREAL_URL: "ws://mneme:pa/ssword@db:8000" }).join()).not.toMatch(/pa|ssword/);
});

test("a home that no shell made a folder of is refused, a folder of that name is not", () => {
  for (const [name, value] of [
    ["MNEME_DATA_DIR", "~/memories"],
    ["MNEME_DATA_DIR", "~"],
    ["MNEME_DATA_DIR", "~mneme/data"],
    ["MNEME_PLUGINS", "/srv/one.ts, ~/plugins"],
  ] as const) {
    expect(mistakesOf({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is "${value}" .*written in full`)),
    ]);
  }
  const read = readConfig({ MNEME_DATA_DIR: "./~/memories", MNEME_PLUGINS: "/srv/one~.ts" });
  expect(read.ok && read.config.dataDir).toEndWith("/~/memories");
});

test("an IPv6 address may stand in brackets", () => {
  const read = readConfig({ MNEME_HOST: "[::1]" });
  expect(read.ok && read.config.host).toBe("::1");
  expect(readConnection({ MNEME_HOST: "[::]", MNEME_PORT: "1234" }).address).toBe("http://[::1]:1234");
});

test("docs/configuration.md names every setting and no other", async () => {
  const page = await Bun.file(new URL("../docs/configuration.md", import.meta.url)).text();
  const named = new Set([...page.matchAll(/`(MNEME_[A-Z_]+)`/g)].map(([, name]) => name as string));
  expect([...named].toSorted()).toEqual([...SETTING_NAMES].toSorted());
});
