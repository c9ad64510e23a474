// Reranker over HTTP, in the form of Text Embeddings Inference (no model named), or of Cohere, Jina and vLLM (a model named).

import { Type } from "typebox";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import { isRecord } from "#domain/record.ts";
import { createModelFetch } from "#plugins/shared/model-http/model-fetch.ts";

const Fields = Type.Object({
  url: Type.String({ pattern: "^https?://" }),
  model: Type.Optional(Type.String({ minLength: 1 })),
  key: Type.Optional(Type.String({ minLength: 1 })),
});

/** Somebody waits for the answer. */
const LIMITS = { timeoutMs: 5_000, parallel: 8, tries: 2 };
/** Servers take only so many passages at once; scores do not depend on the others. */
const IN_ONE_CALL = 32;
const MOST_CHARACTERS = 4_000;

export const rerankAddress = (url: string): string => {
  const base = url.replace(/\/+$/, "");
  return base.endsWith("/rerank") ? base : `${base}/rerank`;
};

/** `[{ index, score }]` or `{ results: [{ index, relevance_score }] }`. */
const readScores = (answer: unknown, count: number): number[] => {
  const items: unknown = isRecord(answer) ? answer.results : answer;
  const scores = new Array<number>(count).fill(Number.NaN);
  for (const item of Array.isArray(items) ? items.filter(isRecord) : []) {
    const score = item.score ?? item.relevance_score;
    if (typeof item.index === "number" && item.index in scores && typeof score === "number") scores[item.index] = score;
  }
  if (scores.some((score) => Number.isNaN(score))) {
    throw new PluginError("model_answer_unusable", "The reranker does not score every passage", false);
  }
  return scores;
};

export default definePlugin({
  kind: "reranker",
  name: "http",
  options: Fields,
  create: async ({ url, model, key }, { fetch, clock, logger }) => {
    const call = createModelFetch({ what: "The reranker", fetch, clock, logger, ...LIMITS });
    const score = async (query: string, passages: readonly string[], signal: AbortSignal): Promise<number[]> => {
      const texts = passages.map((passage) => passage.slice(0, MOST_CHARACTERS));
      const form =
        model === undefined
          ? { query, texts, truncate: true }
          : { model, query, documents: texts, top_n: texts.length, return_documents: false };
      const response = await call(rerankAddress(url), {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(form),
        signal,
      });
      return readScores(await response.json(), texts.length);
    };
    return {
      rerank: async (query, passages, { signal }) => {
        const calls: Promise<number[]>[] = [];
        for (let at = 0; at < passages.length; at += IN_ONE_CALL)
          calls.push(score(query, passages.slice(at, at + IN_ONE_CALL), signal));
        return (await Promise.all(calls)).flat();
      },
    };
  },
});
