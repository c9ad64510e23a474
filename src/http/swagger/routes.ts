// The explorer at /swagger and the OpenAPI document at /swagger/json, both complete without a network.

import { swagger } from "@elysiajs/swagger";
import { Elysia } from "elysia";
import favicon from "swagger-ui-dist/favicon-32x32.png" with { type: "file" };
import styles from "swagger-ui-dist/swagger-ui.css" with { type: "file" };
import bundle from "swagger-ui-dist/swagger-ui-bundle.js" with { type: "file" };
import { completeDocument } from "./complete.ts";
import { EXPLORER_PAGE, EXPLORER_POLICY, EXPLORER_START } from "./page.ts";

const TAGS = [
  ["Documents", "Content that was sent, and where it stands."],
  ["Events", "What happens, told while it happens."],
  ["Conversations", "Conversations as lists of messages."],
  ["Memories", "Statements drawn from documents or written directly, with their versions."],
  ["Search", "Search in memories and in passages of documents."],
  ["Profile", "What is known of a container, in sections."],
  ["Container tags", "Settings of one tenant, deletion and merging."],
  ["Settings", "Settings of the organization."],
  ["Keys", "Keys, their roles and scopes."],
  ["Webhooks", "Addresses that are told what happens."],
  ["Connections", "Outside sources; not available on a self-hosted service."],
  ["Data", "Backups of everything, and containers on their way to another service."],
  ["Usage", "What was counted, by key."],
  ["Session", "What a key may do."],
  ["Service", "Health of the service."],
] as const;

const asset = (path: string, type: string) => () =>
  new Response(Bun.file(path), { headers: { "content-type": type, "cache-control": "public, max-age=86400" } });

const explorerPage = (): Response =>
  new Response(EXPLORER_PAGE, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": EXPLORER_POLICY },
  });

const hidden = { detail: { hide: true } };

/** Of the interface, which published clients are made for; the program counts its own. */
const INTERFACE_VERSION = "3.0.0";

export const swaggerRoutes = () =>
  new Elysia({ name: "explorer" })
    // Whoever opens the service's address in a browser.
    .get("/", () => Response.redirect("/swagger", 302), hidden)
    .get("/swagger/explorer.js", asset(bundle, "text/javascript; charset=utf-8"), hidden)
    .get("/swagger/explorer.css", asset(styles, "text/css; charset=utf-8"), hidden)
    .get("/swagger/favicon.png", asset(favicon, "image/png"), hidden)
    .get(
      "/swagger/start.js",
      () => new Response(EXPLORER_START, { headers: { "content-type": "text/javascript" } }),
      hidden,
    )
    // The plugin's own page loads its parts from elsewhere, and its document is not quite valid: both are replaced here.
    .onAfterHandle(({ path, response }) => {
      if (path === "/swagger") return explorerPage();
      return path === "/swagger/json" ? completeDocument(response) : undefined;
    })
    .use(
      swagger({
        path: "/swagger",
        excludeStaticFile: false,
        documentation: {
          info: {
            title: "mneme",
            version: INTERFACE_VERSION,
            description:
              "Memory for AI applications: documents in, memories, profiles and search out. To try it: *Authorize* with a key (the first start prints one), add something with `POST /v3/documents`, and ask with `POST /v4/profile`.",
            license: { name: "Apache-2.0" },
          },
          tags: TAGS.map(([name, description]) => ({ name, description })),
          security: [{ bearer: [] }, { apiKey: [] }],
          components: {
            securitySchemes: {
              bearer: { type: "http", scheme: "bearer", description: "The key, as `Authorization: Bearer KEY`." },
              apiKey: { type: "apiKey", in: "header", name: "x-api-key", description: "The key in its own header." },
            },
          },
        },
      }),
    );
