// Finds the memories that somebody asks to forget.

import type { Clock } from "#domain/clock.ts";
import { readForgetRequest } from "#domain/forget-request.ts";
import { findAbout, type Match } from "#retrieval/find-about.ts";
import { readForgetTopic } from "#retrieval/forget-topic.ts";
import type { Indexes } from "#retrieval/indexes.ts";

export interface AboutRequest {
  readonly tag: string;
  /** An instruction ("forget everything about my knee") or a bare topic. */
  readonly query: string;
  readonly threshold: number;
  readonly most: number;
}

export interface FindAboutDependencies {
  readonly indexes: Indexes;
  readonly embedQuery: (text: string) => Promise<Float32Array>;
  readonly clock: Clock;
}

export const makeFindAbout =
  ({ indexes, embedQuery, clock }: FindAboutDependencies) =>
  async ({ tag, query, threshold, most }: AboutRequest): Promise<Match[]> => {
    const request = readForgetRequest(query);
    const topic = await indexes.read(tag, ({ memories }) => readForgetTopic(memories, request, clock.now()));
    const vector = topic.terms.length === 0 || topic.isStatement ? new Float32Array() : await embedQuery(topic.text);
    return await indexes.read(tag, ({ memories }) =>
      findAbout(memories, topic, vector, { threshold, most, now: clock.now() }),
    );
  };
