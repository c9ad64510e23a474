// Searches, profiles and requests to forget, answered from the indexes and measured.

import type { Clock } from "#domain/clock.ts";
import type { SearchRequest } from "#domain/search.ts";
import { type AboutRequest, makeFindAbout } from "#pipeline/find-about.ts";
import { createWideSearches } from "#pipeline/search/wide-turns.ts";
import { makeSearch } from "#pipeline/search.ts";
import type { Indexes } from "#retrieval/indexes.ts";
import type { OtherModels } from "#src/models/configured-models.ts";
import { createProfiles } from "#src/profiles/profiles.ts";
import { rememberedTag } from "#src/profiles/remembered-tag.ts";
import type { Telemetry } from "#src/telemetry/telemetry.ts";
import type { Store } from "#store/store.ts";
import type { EmbedTexts } from "./embed-texts.ts";

interface Setup {
  readonly store: Store;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  readonly indexes: Indexes;
  readonly searchedSpace: EmbedTexts["searchedSpace"];
  readonly others: Pick<OtherModels, "rewrite" | "rerank">;
}

const never = new AbortController().signal;

export const openAnswering = ({ store, clock, telemetry, indexes, searchedSpace, others }: Setup) => {
  const wideSearches = createWideSearches();
  return {
    search: telemetry.answering("search", (request: SearchRequest, signal: AbortSignal = never) => {
      const search = makeSearch({
        ...searchedSpace(),
        clock,
        wide: wideSearches.inTurn,
        readRelations: (tag, memoryIds) => store.tag(tag).relations(memoryIds),
        rewrite: others.rewrite,
        rerank: others.rerank,
      });
      return search(request, signal);
    }),
    findAbout: telemetry.answering("search", (request: AboutRequest) =>
      makeFindAbout({ ...searchedSpace(), clock })(request),
    ),
    profile: telemetry.answering(
      "profile",
      createProfiles({
        store,
        clock,
        remember: (tag, withDocuments) => indexes.read(tag, (index) => rememberedTag(index, withDocuments)),
      }),
    ),
    /** Ends the searches of very many tags that are under way. */
    stop: wideSearches.stop,
  };
};
