// A whole service for a test: the real database in a folder of its own, the real model, real HTTP on a free port.

import { rm } from "node:fs/promises";
import { type App, type AppOverrides, createApp } from "#src/app.ts";
import type { Config } from "#src/config.ts";
import { NOTHING_ALLOWED } from "#src/fetching/address-policy.ts";
import { NO_MODELS } from "#src/models/model-settings.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const TEST_KEY = "sm_testtesttesttesttesttesttest";

export interface TestApp {
  readonly app: App;
  readonly address: string;
  /** Sends JSON with the owner's key unless told otherwise. */
  readonly call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Resolves when nothing is queued, running or waiting to be dreamed. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
  readonly headers: Headers;
}

export const testConfig = (dataDir: string, changes: Partial<Config> = {}): Config => ({
  host: "127.0.0.1",
  port: 0,
  dataDir,
  apiKey: TEST_KEY,
  surrealUrl: null,
  logLevel: "silent",
  embeddingWorkers: 1,
  indexBudgetBytes: 64 * 1024 * 1024,
  dreaming: { quietMs: 0, longestMs: 60_000 },
  quotas: { searches: null, tokens: null },
  models: NO_MODELS,
  plugins: { places: [], options: {} },
  fetchAllow: NOTHING_ALLOWED,
  otlpEndpoint: null,
  path: process.env.PATH ?? "",
  queue: { perTag: 10_000, total: 100_000, parallel: 2 },
  ...changes,
});

export const startTestApp = async (changes: Partial<Config> = {}, overrides: AppOverrides = {}): Promise<TestApp> => {
  const dataDir = await temporaryFolder();
  const app = await createApp(testConfig(dataDir, changes), overrides);
  const { address } = await app.listen();
  return {
    app,
    address,
    call: (method, path, body, headers = { authorization: `Bearer ${TEST_KEY}` }) =>
      callService(address, method, path, body, headers),
    idle: () => app.idle(),
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export const callService = async (
  address: string,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answer> => {
  const init: RequestInit = { method, headers: { "content-type": "application/json", ...headers } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(address + path, init);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === "" ? null : JSON.parse(text) };
};
