// E-mail: who wrote to whom and when, the subject, the text (plain, else from its HTML), the names of what is attached.

import { Type } from "typebox";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import { htmlToMarkdown } from "#plugins/shared/html-to-markdown.ts";
import { createTextBuilder } from "#plugins/shared/text-builder.ts";

interface Person {
  readonly name?: string;
  readonly address?: string | undefined;
}

const named = ({ name, address }: Person): string =>
  name && address ? `${name} <${address}>` : (address ?? name ?? "");

const MAX_NESTING = 30;

export default definePlugin({
  kind: "extractor",
  name: "eml",
  options: Type.Object({}),
  create: async () => ({
    accepts: ({ mediaType }) => mediaType === "message/rfc822",
    extract: async ({ bytes }) => {
      const { default: PostalMime } = await import("postal-mime");
      const mail = await PostalMime.parse(bytes, { maxNestingDepth: MAX_NESTING }).catch((error: Error) => {
        throw new PluginError("broken_mail", `the mail can't be read: ${error.message}`, false);
      });
      const text = mail.text?.trim() || (mail.html === undefined ? "" : await htmlToMarkdown(mail.html));
      const people = (list: readonly Person[] | undefined): string => (list ?? []).slice(0, 50).map(named).join(", ");
      const headers: [string, string | undefined][] = [
        ["Subject", mail.subject],
        ["From", mail.from === undefined ? "" : named(mail.from)],
        ["To", people(mail.to)],
        ["Cc", people(mail.cc)],
        ["Date", mail.date],
        [
          "Attached",
          mail.attachments
            .map(({ filename }) => filename ?? "")
            .filter((name) => name !== "")
            .join(", "),
        ],
      ];
      const builder = createTextBuilder();
      builder.add(
        headers
          .filter(([, value]) => value)
          .map(([name, value]) => `${name}: ${value}`)
          .join("\n"),
      );
      builder.add(`\n\n${text.replace(/\r\n?/g, "\n")}`);
      const date = Date.parse(mail.date ?? "");
      return builder.build({
        type: "text",
        mediaType: "message/rfc822",
        title: mail.subject?.slice(0, 500) || null,
        author: mail.from === undefined ? null : named(mail.from).slice(0, 500) || null,
        date: Number.isNaN(date) ? null : date,
      });
    },
  }),
});
