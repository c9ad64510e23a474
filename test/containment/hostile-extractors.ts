// Extractors that misbehave in every way a parser of a hostile file can, for the tests of the pool.

import { existsSync, writeFileSync } from "node:fs";
import { Type } from "typebox";
import type { ExtractorSource } from "#contracts/extractor.ts";
import { definePlugin, type PluginDefinition, PluginError, type PluginHost } from "#contracts/plugin.ts";
import type { ExtractedText } from "#domain/extracted-text.ts";

export const plainText = (text: string): ExtractedText => ({
  text,
  sections: [],
  type: "text",
  mediaType: "text/plain",
  title: null,
  author: null,
  url: null,
  ogImage: null,
  date: null,
  notes: [],
});

type Act = (source: ExtractorSource, host: PluginHost) => Promise<unknown>;

const held: Uint8Array[] = [];

const ACTS: Readonly<Record<string, Act>> = {
  echo: async ({ bytes }) => plainText(new TextDecoder().decode(bytes)),
  count: async ({ bytes }) => plainText(String(bytes.length)),
  pid: async () => plainText(String(process.pid)),
  environment: async () => plainText(JSON.stringify({ names: Object.keys(process.env).sort(), cwd: process.cwd() })),
  loop: async () => {
    for (;;) Math.sqrt(2);
  },
  sleep: async () => Bun.sleep(3_600_000),
  hog: async () => {
    for (;;) {
      held.push(new Uint8Array(20_000_000).fill(1));
      await Bun.sleep(5);
    }
  },
  crash: async () => process.kill(process.pid, "SIGSEGV"),
  "crash-after-echo": async ({ bytes, name }) => {
    held.push(bytes);
    if (held.length > 1) process.kill(process.pid, "SIGSEGV");
    return plainText(name ?? "");
  },
  shape: async () => ({ text: 5 }),
  flood: async () => plainText("x".repeat(5_000_000)),
  noise: async () => {
    process.stdout.write("noise on standard output\n");
    console.log("more noise");
    return plainText("heard");
  },
  retryable: async () => {
    throw new PluginError("not_now", "come back later", true);
  },
  throws: async () => {
    throw new Error("parser fell over");
  },
  write: async ({ name }) => {
    try {
      writeFileSync(name ?? "", "a byte that must not reach the disk");
      return plainText("written");
    } catch {
      return plainText(existsSync(name ?? "") ? "refused" : "absent");
    }
  },
  connect: async ({ url }) => {
    const { hostname, port } = new URL(url ?? "");
    return plainText(
      await new Promise<string>((resolve) => {
        Bun.connect({
          hostname,
          port: Number(port),
          socket: {
            open: () => resolve("connected"),
            data: () => undefined,
            connectError: () => resolve("unreachable"),
          },
        }).catch(() => resolve("unreachable"));
      }),
    );
  },
  "global-fetch": async ({ url }) => plainText(await fetch(url ?? "").then((response) => response.text())),
  "host-fetch": async ({ url }, host) => {
    const response = await host.fetch(url ?? "", { method: "POST", body: "asked", headers: { "x-test": "yes" } });
    return plainText(`${response.status} ${response.headers.get("x-answer")} ${await response.text()}`);
  },
  transcribe: async ({ bytes }, host) =>
    plainText(
      JSON.stringify(
        await host.transcriber?.transcribe(bytes, { signal: new AbortController().signal, logger: host.logger }),
      ),
    ),
};

export const loadHostile = async (name: string): Promise<PluginDefinition<"extractor">> =>
  definePlugin({
    kind: "extractor",
    name,
    options: Type.Object({ strict: Type.Optional(Type.Boolean()) }),
    create: async (_options, host) => ({
      accepts: () => true,
      extract: async (source) => (await ACTS[name]?.(source, host)) as ExtractedText,
    }),
  });
