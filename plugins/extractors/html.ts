// HTML: the main article of a page as Markdown, with title, author, date, picture and links.

import { Type } from "typebox";
import { definePlugin } from "#contracts/plugin.ts";
import { decodeText } from "#plugins/shared/decode-text.ts";
import { type DomDocument, openHtml } from "#plugins/shared/dom.ts";
import { elementToMarkdown } from "#plugins/shared/html-to-markdown.ts";
import { markdownSections } from "#plugins/shared/markdown-sections.ts";
import { createTextBuilder } from "#plugins/shared/text-builder.ts";
import { findMainContent } from "./html/main-content.ts";
import { readMetadata } from "./html/metadata.ts";

const declaredEncoding = (bytes: Uint8Array): string | null => {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048));
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ?? null;
};

/** Addresses of links count outside of their page only when they are whole. */
const makeLinksAbsolute = (document: DomDocument, url: string | null): void => {
  const base = document.querySelector("base[href]")?.getAttribute("href") ?? null;
  const from = base !== null && URL.canParse(base, url ?? undefined) ? new URL(base, url ?? undefined).href : url;
  for (const link of document.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("#")) link.removeAttribute("href");
    else if (from !== null && URL.canParse(href, from)) link.setAttribute("href", new URL(href, from).href);
  }
};

export default definePlugin({
  kind: "extractor",
  name: "html",
  options: Type.Object({}),
  create: async () => ({
    accepts: ({ mediaType }) => mediaType === "text/html" || mediaType === "application/xhtml+xml",
    extract: async ({ bytes, url }) => {
      const document = await openHtml(decodeText(bytes, declaredEncoding(bytes)));
      const metadata = readMetadata(document, url);
      makeLinksAbsolute(document, metadata.url);
      const content = await findMainContent(document);
      const markdown = await elementToMarkdown(content.element);
      const builder = createTextBuilder();
      builder.add(markdown, markdownSections(markdown));
      return builder.build({
        ...metadata,
        title: content.title ?? metadata.title,
        author: metadata.author ?? content.byline,
        type: "webpage",
        mediaType: "text/html",
        notes: [],
      });
    },
  }),
});
