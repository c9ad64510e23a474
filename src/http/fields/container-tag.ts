// Container tags in requests: their form, and which of them a request is about.

import { t } from "elysia";
import { CONTAINER_TAG, DEFAULT_CONTAINER_TAG } from "#domain/container.ts";
import type { ApiKey } from "#domain/key.ts";
import { invalid } from "#src/errors.ts";
import { authorise } from "../middleware/authorise.ts";

const MOST_TAGS = 50;

export const containerTagField = (description: string) =>
  t.String({ pattern: CONTAINER_TAG.source, description, examples: ["user_123"] });

export const containerTagsField = (description: string) =>
  t.Array(t.String({ pattern: CONTAINER_TAG.source }), { minItems: 1, maxItems: MOST_TAGS, description });

/** The two fields as most requests have them. */
export const tagFields = (what: string) => ({
  containerTag: t.Optional(containerTagField(`The tag ${what}.`)),
  containerTags: t.Optional(containerTagsField(`Several tags ${what}; the older form of containerTag.`)),
});

export interface TagFields {
  readonly containerTag?: string | undefined;
  readonly containerTags?: readonly string[] | undefined;
}

/** The tags named in a request, the single one first, each once. */
export const namedTags = ({ containerTag, containerTags }: TagFields): string[] => [
  ...new Set([...(containerTag === undefined ? [] : [containerTag]), ...(containerTags ?? [])]),
];

/**
 * Clients take "." and ".." in a path for steps, also when they are encoded: nothing new gets in there. What is there already can be
 * read, deleted and merged into another tag by requests that name it in their body.
 */
export const checkNewName = (field: string, name: string): void => {
  if (name === "." || name === "..") throw invalid(field, 'must not be "." or "..", which no path can name');
};

/** Tags in a query. */
export const tagListField = (what: string) =>
  t.Optional(
    t.Union([t.String(), t.Array(t.String())], {
      description: `${what}: the parameter several times, a list with commas, or a JSON array.`,
    }),
  );

/**
 * Tags of a query, in the forms in which clients write lists there: the parameter several times, with or without brackets behind
 * its name, with commas between the tags, or as a JSON array.
 */
export const readTagList = (field: string, query: Readonly<Record<string, unknown>>): string[] | undefined => {
  const written = [query[field], query[`${field}[]`]].flat().filter((text) => typeof text === "string");
  if (written.length === 0) return undefined;
  const tags = written
    .flatMap((text) => text.replace(/^\[|\]$/g, "").split(","))
    .map((tag) => tag.replace(/^\s*"|"\s*$/g, ""));
  for (const tag of tags) if (!CONTAINER_TAG.test(tag)) throw invalid(field, `must match ${CONTAINER_TAG.source}`);
  return tags;
};

/** The same of each tag that a field names. */
export const checkNewTags = (field: string, tags: string | readonly string[] = []): void => {
  if (typeof tags === "string") checkNewName(field, tags);
  else for (const [at, tag] of tags.entries()) checkNewName(`${field}[${at}]`, tag);
};

/** The tags that a new document gets: those named, else the key's first one, else the default. */
export const tagsToWrite = (key: ApiKey, fields: TagFields): [string, ...string[]] => {
  const named = namedTags(fields);
  const [home = key.scope?.tags[0] ?? DEFAULT_CONTAINER_TAG, ...others] = named;
  for (const tag of [home, ...others]) authorise(key, tag, "write");
  checkNewTags("containerTag", fields.containerTag);
  checkNewTags("containerTags", fields.containerTags);
  checkNewName("containerTag", home);
  return [home, ...others];
};

/** The tags that a request reads: those named, else all of the key; null for every tag there is. */
export const tagsToRead = (key: ApiKey, fields: TagFields): readonly string[] | null => {
  const named = namedTags(fields);
  for (const tag of named) authorise(key, tag, "read");
  return named.length > 0 ? named : (key.scope?.tags ?? null);
};

/** Those of a document's tags that the key may know of. */
export const visibleTags = (key: ApiKey, tags: readonly string[]): string[] =>
  tags.filter((tag) => key.scope === null || key.scope.tags.includes(tag));
