// Turns what a client sent into text. Text and conversations are read here; everything that came from elsewhere (files, pages,
// mark-up) is read in a contained process, by the extractor that accepts what its content shows it to be.

import type { Extractor, ExtractorSource } from "#contracts/extractor.ts";
import { type CallContext, PluginError } from "#contracts/plugin.ts";
import type { Transcriber } from "#contracts/transcriber.ts";
import type { Document, StoredFile } from "#domain/document.ts";
import type { ExtractedText } from "#domain/extracted-text.ts";
import type { JobPayload } from "#domain/job.ts";
import { markupType, supportedTypesList } from "#domain/media-type.ts";
import { urlOfContent } from "#domain/url-content.ts";
import type { ContainedSource } from "#src/containment/contained-process.ts";
import type { ExtractionPool } from "#src/containment/extraction-pool.ts";
import { fetchSource } from "#src/fetching/fetch-source.ts";
import { withByline } from "./with-byline.ts";

/** An extractor by the name under which a contained process loads it. */
export interface NamedExtractor {
  readonly name: string;
  readonly options: unknown;
  readonly accepts: (source: SourceNames, signal: AbortSignal) => boolean | Promise<boolean>;
}

/** What is known of a source before it is read. */
export type SourceNames = Pick<ExtractorSource, "mediaType" | "name" | "url">;

export type Reads = (source: SourceNames, signal: AbortSignal) => Promise<boolean>;

export const firstThatAccepts = async (
  extractors: readonly NamedExtractor[],
  source: SourceNames,
  signal: AbortSignal,
): Promise<NamedExtractor | undefined> => {
  for (const extractor of extractors) if (await extractor.accepts(source, signal)) return extractor;
  return undefined;
};

export interface ExtractDependencies {
  /** Reads what clients send as plain text. */
  readonly text: Extractor;
  /** Those of third parties are asked first; the first that accepts a source reads it. */
  readonly thirdParty: readonly NamedExtractor[];
  readonly bundled: () => Promise<readonly NamedExtractor[]>;
  readonly pool: Pick<ExtractionPool, "extract">;
  /** Safe with any address. */
  readonly fetch: typeof fetch;
  readonly transcriber: Transcriber | null;
  /** Its bytes, not read yet. Rejects with PluginError when they are gone. */
  readonly openFile: (file: StoredFile) => Promise<Blob>;
}

export type Extract = (document: Document, payload: JobPayload, context: CallContext) => Promise<ExtractedText>;

/** The media type of an address whose content nobody has looked at: some extractors read certain addresses their own way. */
const ADDRESS_TYPE = "text/uri-list";

const NOTHING = new Blob([]);

/** Longer texts take so long to be read that requests would wait: they are read in a contained process as files are. */
const LONGEST_READ_HERE = 50_000;

const unsupported = (mediaType: string): PluginError =>
  new PluginError("unsupported_type", `nothing here reads ${mediaType}; what is read: ${supportedTypesList()}`, false);

/** A document of which nothing can ever be found should not look as if it were read. */
const nothingFound = ({ notes }: ExtractedText): PluginError =>
  new PluginError("no_text", ["No text was found in it.", ...notes].join(" "), false);

const isForText = ({ name }: NamedExtractor): boolean => name === "text";

/** Rejects with PluginError, or AbortError when the signal says so. */
export const createExtract = (dependencies: ExtractDependencies): Extract => {
  const { text, thirdParty, pool, transcriber, openFile } = dependencies;

  const find = async (source: SourceNames, signal: AbortSignal): Promise<NamedExtractor | undefined> =>
    await firstThatAccepts([...thirdParty, ...(await dependencies.bundled())], source, signal);

  const ofAddress = async (url: string, signal: AbortSignal): Promise<NamedExtractor | undefined> =>
    await find({ mediaType: ADDRESS_TYPE, name: null, url }, signal);

  const readWith = async (
    { name, options }: NamedExtractor,
    source: ContainedSource,
    fetcher: typeof fetch | null,
    { signal }: CallContext,
  ): Promise<ExtractedText> => {
    const extracted = await pool.extract({ plugin: name, options, source }, { fetch: fetcher, transcriber }, signal);
    if (extracted.text.trim() === "") throw nothingFound(extracted);
    return withByline(extracted);
  };

  const readContained = async (source: ContainedSource, context: CallContext): Promise<ExtractedText> => {
    const special = source.url === null ? undefined : await ofAddress(source.url, context.signal);
    if (special !== undefined) return await readWith(special, source, dependencies.fetch, context);
    const extractor = await find(source, context.signal);
    if (extractor === undefined) throw unsupported(source.mediaType);
    // What a file says must not make the service fetch anything: only extractors of addresses may ask for pages.
    return await readWith(extractor, source, null, context);
  };

  const readAddress = async (url: string, context: CallContext): Promise<ExtractedText> => {
    const isSpecial = (await ofAddress(url, context.signal)) !== undefined;
    const source = isSpecial
      ? { content: NOTHING, mediaType: ADDRESS_TYPE, name: null, url }
      : await fetchSource(url, dependencies.fetch, context.signal);
    const extracted = await readContained(source, context);
    return { ...extracted, title: extracted.title ?? source.name, url: extracted.url ?? source.url };
  };

  const readUpload = async (file: StoredFile, context: CallContext): Promise<ExtractedText> => {
    const { name, mediaType } = file;
    const extracted = await readContained({ content: await openFile(file), mediaType, name, url: null }, context);
    return { ...extracted, title: extracted.title ?? file.name };
  };

  return async (document, { content, file }, context) => {
    if (file !== null) return await readUpload(file, context);
    const words = content ?? "";
    const address = urlOfContent(words);
    if (address !== null) return await readAddress(address.href, context);
    const markup = markupType(words);
    const names = { mediaType: markup ?? "text/plain", name: document.filepath, url: null };
    const source = (): ContainedSource => ({ ...names, content: new Blob([words]) });
    // Only its name tells what a text may be that nobody here knows.
    const own = names.name === null ? undefined : await firstThatAccepts(thirdParty, names, context.signal);
    if (own !== undefined) return await readWith(own, source(), null, context);
    if (markup !== null) return await readContained(source(), context);
    const apart = words.length > LONGEST_READ_HERE ? (await dependencies.bundled()).find(isForText) : undefined;
    if (apart === undefined) return await text.extract({ ...names, bytes: new TextEncoder().encode(words) }, context);
    const job = { plugin: apart.name, options: apart.options, source: source() };
    return await pool.extract(job, { fetch: null, transcriber: null }, context.signal);
  };
};
