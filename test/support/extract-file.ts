// Runs one bundled extractor on bytes in this process, as its contained process would.

import { Value } from "typebox/value";
import type { ExtractorSource } from "#contracts/extractor.ts";
import type { PluginError, PluginHost } from "#contracts/plugin.ts";
import type { ExtractedText } from "#domain/extracted-text.ts";
import { loadPlugin } from "#plugins/index.ts";
import { extractedTextProblem } from "#src/containment/check-extracted-text.ts";

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const noFetch = Object.assign(() => Promise.reject(new Error("no network in tests")), { preconnect: () => undefined });

export interface ExtractChoices extends Partial<Omit<ExtractorSource, "bytes">> {
  readonly options?: object;
  readonly host?: Partial<PluginHost>;
}

export const extractFile = async (
  plugin: string,
  content: Uint8Array | string,
  choices: ExtractChoices = {},
): Promise<ExtractedText> => {
  const { options = {}, host = {}, mediaType = "", name = null, url = null } = choices;
  const whole: PluginHost = { logger: silent, fetch: noFetch, clock: { now: () => 0 }, embedder: null, ...host };
  const extractor = await loadPlugin("extractor", plugin, Value.Clone(options), whole);
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const context = { signal: new AbortController().signal, logger: silent };
  const extracted = await extractor.extract({ bytes, mediaType, name, url }, context);
  const problem = extractedTextProblem(extracted);
  if (problem !== null) throw new Error(`the extractor "${plugin}" gave ${problem}`);
  return extracted;
};

export const failureOf = (promise: Promise<unknown>): Promise<PluginError> =>
  promise.then(
    () => Promise.reject(new Error("it did not fail")),
    (error: PluginError) => error,
  );

/** The text that each section of a kind covers. */
export const covered = ({ text, sections }: ExtractedText, kind: string): string[] =>
  sections.filter((section) => section.kind === kind).map(({ start, end }) => text.slice(start, end));
