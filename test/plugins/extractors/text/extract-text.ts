// Runs the text extractor on a string, for tests.

import type { ExtractedText, TurnSection } from "#domain/extracted-text.ts";
import { loadPlugin } from "#plugins/index.ts";
import { callContext, pluginHost } from "#test/conformance/host.ts";

const extractor = await loadPlugin("extractor", "text", {}, pluginHost());

export const extract = (content: string | Uint8Array, mediaType = "text/plain"): Promise<ExtractedText> => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return extractor.extract({ bytes, mediaType, name: null, url: null }, callContext());
};

/** Turns as `speaker (role) time| words`. */
export const turnsOf = async (content: string): Promise<string[]> => {
  const extracted = await extract(content);
  return extracted.sections
    .filter((section): section is TurnSection => section.kind === "turn")
    .map(({ speaker, role, at, bodyStart, end }) => {
      const time = at === null ? "" : ` ${new Date(at).toISOString().slice(0, 16)}`;
      return `${speaker} (${role})${time}| ${extracted.text.slice(bodyStart, end)}`;
    });
};
