// Addresses of Google Docs, Sheets and Slides that anybody may read: their text and CSV exports.

import { Type } from "typebox";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import type { DocumentType } from "#domain/document.ts";
import { decodeText } from "#plugins/shared/decode-text.ts";
import { createTextBuilder } from "#plugins/shared/text-builder.ts";
import { readDelimited } from "./csv.ts";

interface Export {
  readonly url: string;
  readonly type: DocumentType & ("google_doc" | "google_sheet" | "google_slide");
}

/** Where the content of a document's address is exported; null for other addresses. */
export const exportOf = (address: string): Export | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.hostname !== "docs.google.com") return null;
  const [, kind, id] =
    /^\/(document|spreadsheets|presentation)(?:\/u\/\d+)?\/d\/([\w-]{20,100})/.exec(url.pathname) ?? [];
  if (kind === undefined || id === undefined) return null;
  if (kind === "document")
    return { url: `https://docs.google.com/document/d/${id}/export?format=txt`, type: "google_doc" };
  if (kind === "presentation")
    return { url: `https://docs.google.com/presentation/d/${id}/export/txt`, type: "google_slide" };
  const sheet = /gid=(\d+)/.exec(url.hash)?.[1] ?? url.searchParams.get("gid");
  const gid = sheet !== null && /^\d+$/.test(sheet) ? `&gid=${sheet}` : "";
  return { url: `https://docs.google.com/spreadsheets/d/${id}/export?format=csv${gid}`, type: "google_sheet" };
};

/** `attachment; filename="Budget.csv"` */
const titleOf = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition ?? "")?.[1];
  try {
    return (
      (encoded === undefined ? plain : decodeURIComponent(encoded))?.replace(/\.(?:txt|csv)$/i, "").slice(0, 500) ??
      null
    );
  } catch {
    return plain ?? null;
  }
};

const problemOf = (response: Response): PluginError | null => {
  const { status } = response;
  if (status === 429 || status >= 500) return new PluginError("fetch_failed", `Google answers ${status} for now`, true);
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (status === 401 || status === 403 || isPage) {
    return new PluginError("not_shared", "the document is not shared with everybody who has its link", false);
  }
  return response.ok ? null : new PluginError("fetch_failed", `Google answers ${status}`, false);
};

export default definePlugin({
  kind: "extractor",
  name: "google-docs",
  options: Type.Object({}),
  create: async (_options, host) => ({
    accepts: ({ url }) => url !== null && exportOf(url) !== null,
    extract: async ({ url }, { signal }) => {
      const wanted = exportOf(url ?? "");
      if (wanted === null) throw new PluginError("unsupported_type", "this is no address of a Google document", false);
      const response = await host.fetch(wanted.url, { signal });
      const problem = problemOf(response);
      if (problem !== null) throw problem;
      const text = decodeText(await response.bytes());
      const title = titleOf(response.headers.get("content-disposition"));
      if (wanted.type === "google_sheet") return { ...(await readDelimited(text)), type: wanted.type, title, url };
      const builder = createTextBuilder();
      builder.add(text.replace(/\n{3,}/g, "\n\n").trim());
      return builder.build({ type: wanted.type, mediaType: "text/plain", title, url });
    },
  }),
});
