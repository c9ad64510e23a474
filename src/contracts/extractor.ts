// The contract of the plugin kind "extractor".
import type { ExtractedText } from "#domain/extracted-text.ts";
import type { CallContext } from "./plugin.ts";

export interface ExtractorSource {
  readonly bytes: Uint8Array;
  /** Media type by content sniffing, else by name, e.g. `text/markdown`. */
  readonly mediaType: string;
  readonly name: string | null;
  readonly url: string | null;
}

/** Turns bytes into text with sections. */
export interface Extractor {
  accepts(source: Pick<ExtractorSource, "mediaType" | "name" | "url">): boolean;
  extract(source: ExtractorSource, context: CallContext): Promise<ExtractedText>;
}
