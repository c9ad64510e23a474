// What the conformance suites hand to a plugin: a host and a call context that log nothing.

import type { Embedder } from "#contracts/embedder.ts";
import type { CallContext, Logger, PluginHost } from "#contracts/plugin.ts";

const silent: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export const pluginHost = (embedder: Embedder | null = null): PluginHost => ({
  logger: silent,
  fetch,
  clock: { now: () => Date.UTC(2024, 4, 1, 12) },
  embedder,
});

export const callContext = (signal: AbortSignal = new AbortController().signal): CallContext => ({
  signal,
  logger: silent,
});
