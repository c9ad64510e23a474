// The profile of a container tag, on request with search results, and the buckets that hold for it.

import { effectiveBuckets } from "#domain/bucket.ts";
import type { ApiKey } from "#domain/key.ts";
import type { Profile } from "#domain/profile.ts";
import type { ProfileRequest } from "#src/context.ts";
import { errorAnswers } from "../fields/errors.ts";
import { readFilter } from "../fields/filters.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { routeGroup } from "../route-group.ts";
import { DEFAULT_THRESHOLD } from "../search/routes.ts";
import { SHOWN_BY_DEFAULT, toSearchAnswer } from "../search/wire.ts";
import { bucketsAnswer, bucketsBody, profileAnswer, profileBody } from "./schema.ts";

const SECTIONS: ProfileRequest["sections"] = ["static", "dynamic", "buckets"];
const SEARCH_RESULTS = 10;

const toWire = ({ static: lasting, dynamic, buckets }: Partial<Profile>) => ({
  ...(lasting === undefined ? {} : { static: [...lasting] }),
  ...(dynamic === undefined ? {} : { dynamic: [...dynamic] }),
  ...(buckets === undefined
    ? {}
    : { buckets: Object.fromEntries(Object.entries(buckets).map(([key, entries]) => [key, [...entries]])) }),
});

const showProfile = async (http: HttpContext, key: ApiKey, body: typeof profileBody.static) => {
  const { containerTag: tag, q } = body;
  authorise(key, tag, "read");
  const filter = readFilter(body.filters);
  if (q !== undefined) await http.usage.admitSearch(key.id);
  const [profile, found] = await Promise.all([
    http.profile({ tag, filter, sections: body.include ?? SECTIONS, buckets: body.buckets ?? null }),
    q === undefined
      ? null
      : http.search({
          query: q,
          tags: [tag],
          mode: "memories",
          limit: SEARCH_RESULTS,
          threshold: body.threshold ?? DEFAULT_THRESHOLD,
          filter,
          filepath: null,
          documentId: null,
          mostPerDocument: null,
          includeForgotten: false,
          includeContext: false,
          rerank: false,
          rewriteQuery: false,
          aggregate: false,
        }),
  ]);
  return {
    profile: toWire(profile),
    ...(found === null ? {} : { searchResults: toSearchAnswer(found, SHOWN_BY_DEFAULT) }),
  };
};

const listBuckets = async (http: HttpContext, key: ApiKey, tag: string) => {
  authorise(key, tag, "read");
  const [settings, container] = await Promise.all([http.store.organization.settings(), http.store.containers.get(tag)]);
  const { buckets } = effectiveBuckets(settings.profileBuckets, container?.profileBuckets ?? []);
  return { buckets: buckets.map((bucket) => ({ ...bucket })) };
};

export const profileRoutes = (http: HttpContext) =>
  routeGroup("Profile")
    .post("/v4/profile", ({ request, body }) => showProfile(http, http.keyOf(request), body), {
      body: profileBody,
      detail: { summary: "Show the profile of a container tag, on request with search results" },
      response: { 200: profileAnswer, ...errorAnswers(400, 402, 403) },
    })
    .post("/v4/profile/buckets", ({ request, body }) => listBuckets(http, http.keyOf(request), body.containerTag), {
      body: bucketsBody,
      detail: { summary: "List the buckets that hold for a container tag" },
      response: { 200: bucketsAnswer, ...errorAnswers(400, 403) },
    });
