// DOCX: headings, lists, tables, notes and text boxes as Markdown, headers before and footers after it. Pictures and whatever a
// document links to are left out.

import { Type } from "typebox";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import { htmlToMarkdown } from "#plugins/shared/html-to-markdown.ts";
import { markdownSections } from "#plugins/shared/markdown-sections.ts";
import { createTextBuilder } from "#plugins/shared/text-builder.ts";
import { decodeXmlText } from "#plugins/shared/xml-text.ts";
import type { Archive } from "#plugins/shared/zip-archive.ts";
import { verifyArchive } from "#plugins/shared/zip-archive.ts";
import { readMargins } from "./docx/margins.ts";

const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  "p[style-name='Code'] => pre:separator('\n')",
  "p[style-name='HTML Preformatted'] => pre:separator('\n')",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "strike => s",
  "comment-reference => sup",
];

const coreProperty = (archive: Archive, name: string): string | null => {
  const xml = archive.readText("docProps/core.xml") ?? "";
  const start = xml.indexOf(`<${name}`);
  const open = xml.indexOf(">", start);
  const end = xml.indexOf(`</${name}>`, open);
  if (start === -1 || open === -1 || end === -1) return null;
  return (
    decodeXmlText(xml.slice(open + 1, end))
      .trim()
      .slice(0, 500) || null
  );
};

/** What programs write where nobody is named. */
const PROGRAMS = new Set(["python-docx", "apache poi", "un-named", "unknown"]);

const authorOf = (archive: Archive): string | null => {
  const creator = coreProperty(archive, "dc:creator");
  return creator === null || PROGRAMS.has(creator.toLowerCase()) ? null : creator;
};

export default definePlugin({
  kind: "extractor",
  name: "docx",
  options: Type.Object({}),
  create: async () => ({
    accepts: ({ mediaType }) => mediaType === MEDIA_TYPE,
    extract: async ({ bytes }) => {
      const archive = verifyArchive(bytes);
      const { default: mammoth } = await import("mammoth");
      const html = await mammoth
        .convertToHtml(
          { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) },
          {
            styleMap: STYLES,
            includeEmbeddedStyleMap: false,
            externalFileAccess: false,
            convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
          },
        )
        .catch((error: Error) => {
          throw new PluginError("broken_document", `the document can't be read: ${error.message}`, false);
        });
      const markdown = await htmlToMarkdown(html.value);
      const builder = createTextBuilder();
      const sections = markdownSections(markdown);
      const { header, footer } = readMargins(archive);
      if (header !== "") builder.add(`${header}\n\n`);
      builder.add(markdown, sections);
      if (footer !== "") builder.add(`\n\n${footer}`);
      const modified = Date.parse(coreProperty(archive, "dcterms:modified") ?? "");
      return builder.build({
        type: "text",
        mediaType: MEDIA_TYPE,
        title:
          coreProperty(archive, "dc:title") ?? sections.find((section) => section.kind === "heading")?.title ?? null,
        author: authorOf(archive),
        date: Number.isNaN(modified) ? null : modified,
      });
    },
  }),
});
