// The API's description is valid, complete, and shown without a network.

import { expect, test } from "bun:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { startTestServer } from "#test/support/http.ts";

interface Schema {
  readonly description?: string;
  readonly properties?: Record<string, Schema>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: Schema[];
}
interface Media {
  readonly schema: Schema;
}
interface Operation {
  readonly tags?: string[];
  readonly summary?: string;
  readonly operationId?: string;
  readonly security?: unknown[];
  readonly parameters?: { name: string; description?: string }[];
  readonly requestBody?: { content: Record<string, Media> };
  readonly responses: Record<string, { description?: string; content?: Record<string, Media> }>;
}
interface Description {
  readonly info: { version: string };
  readonly tags: { name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
}

const { call } = await startTestServer();
const description: Description = (await call("GET", "/swagger/json", undefined, {})).body;
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, Operation] => [
    `${method.toUpperCase()} ${path}`,
    operation,
  ]),
);

/** Fields without a description. */
const undescribed = (schema: Schema, place: string): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(field.description === undefined ? [`${place}.${name}`] : []),
    ...undescribed(field, `${place}.${name}`),
  ]),
  ...(schema.items === undefined ? [] : undescribed(schema.items, `${place}[]`)),
  ...(schema.anyOf ?? []).flatMap((option) => undescribed(option, place)),
  ...(typeof schema.additionalProperties === "object" ? undescribed(schema.additionalProperties, `${place}.*`) : []),
];

test("the OpenAPI document is valid", async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(description)));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test("the description carries the version of the published API", () => {
  expect(description.info.version).toBe("3.0.0");
});

test("every operation of the published API is there", () => {
  const names = operations.map(([name]) => name);
  for (const name of [
    "POST /v3/documents",
    "POST /v3/documents/batch",
    "POST /v3/documents/list",
    "GET /v3/documents/{id}",
    "PATCH /v3/documents/{id}",
    "DELETE /v3/documents/{id}",
    "DELETE /v3/documents/bulk",
    "GET /v3/documents/processing",
    "GET /v3/documents/{id}/chunks",
    "GET /v3/documents/{id}/file-url",
    "POST /v3/documents/file",
    "POST /v3/documents/documents",
    "POST /v3/documents/documents/by-ids",
    "POST /v3/search",
    "POST /v4/search",
    "POST /v4/profile",
    "POST /v4/profile/buckets",
    "POST /v4/memories",
    "POST /v4/memories/list",
    "GET /v4/memories/{id}",
    "PATCH /v4/memories",
    "DELETE /v4/memories",
    "POST /v4/memories/forget-matching",
    "POST /v4/conversations",
    "GET /v3/container-tags/list",
    "GET /v3/container-tags/{containerTag}",
    "PATCH /v3/container-tags/{containerTag}",
    "DELETE /v3/container-tags/{containerTag}",
    "GET /v3/settings",
    "PATCH /v3/settings",
    "POST /v3/settings/reset",
    "POST /v3/settings/suggest-buckets",
    "GET /v3/session",
    "GET /health",
    "GET /ready",
  ]) {
    expect(names).toContain(name);
  }
});

test.each(operations)("%s is described: tag, summary, fields, errors", (_, operation) => {
  const known = description.tags.map(({ name }) => name);
  expect(operation.tags?.length).toBe(1);
  expect(known).toContain(operation.tags?.[0] ?? "");
  expect(operation.summary ?? "").not.toBe("");
  for (const parameter of operation.parameters ?? []) expect(parameter.description ?? "").not.toBe("");
  for (const [status, response] of Object.entries(operation.responses)) {
    expect(response.description ?? "").not.toBe("");
    for (const media of Object.values(response.content ?? {})) expect(undescribed(media.schema, status)).toEqual([]);
  }
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    expect(undescribed(media.schema, "body")).toEqual([]);
  }
  const needsKey = operation.security === undefined;
  expect(Object.keys(operation.responses).includes("401")).toBe(needsKey);
});

test("operation ids are unique", () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a browser at the service's address gets to the explorer, where adding a document stands first", async () => {
  const { status, headers } = await call("GET", "/", undefined, {});
  expect([status, headers.get("location")]).toEqual([302, "/swagger"]);
  const [[first] = []] = operations.filter(([, { tags }]) => tags?.includes("Documents"));
  expect(first).toBe("POST /v3/documents");
});

test("the explorer loads everything from this server", async () => {
  const page = await call("GET", "/swagger", undefined, {});
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const loaded = [...(page.body as string).matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(loaded.length).toBe(4);
  for (const path of loaded) {
    expect(path).toStartWith("/swagger/");
    const asset = await call("GET", path, undefined, {});
    expect(asset.status).toBe(200);
    expect(asset.body.length).toBeGreaterThan(100);
  }
});
