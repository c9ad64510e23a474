// Fetches what an address shows, as bytes for an extractor: their type decided by content first, name and header second.

import { PluginError } from "#contracts/plugin.ts";
import { detectMediaType } from "#domain/media-type.ts";
import type { ContainedSource } from "#src/containment/contained-process.ts";

const problemOf = ({ status }: Response): PluginError | null => {
  if (status >= 200 && status < 300) return null;
  if (status === 429 || status === 408 || status >= 500)
    return new PluginError("page_unavailable", `the page answers ${status} for now`, true);
  return new PluginError("page_unavailable", `the page answers ${status}`, false);
};

const nameOf = (url: string, disposition: string | null): string | null => {
  const given = /filename="?([^";]+)"?/i.exec(disposition ?? "")?.[1];
  const last = new URL(url).pathname.split("/").at(-1) ?? "";
  const name = given ?? last;
  return name === "" ? null : name.slice(0, 255);
};

/** @param safeFetch of `createSafeFetch`. Rejects with PluginError. */
export const fetchSource = async (
  url: string,
  safeFetch: typeof fetch,
  signal: AbortSignal,
): Promise<ContainedSource> => {
  const response = await safeFetch(url, { signal });
  const problem = problemOf(response);
  if (problem !== null) throw problem;
  const bytes = await response.bytes();
  const name = nameOf(response.url, response.headers.get("content-disposition"));
  const { mediaType } = detectMediaType(bytes, name, response.headers.get("content-type"));
  return { content: new Blob([bytes]), mediaType, name, url: response.url };
};
