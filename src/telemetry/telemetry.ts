// Measures and traces what the program does, by wrapping what it is made of; what is wrapped knows nothing of it.

import type { Embedder } from "#contracts/embedder.ts";
import type { PlanEvent, WorkEvent } from "#domain/event.ts";
import type { Events } from "#src/events/events.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { NO_TRACING, type Tracing } from "./tracing-contract.ts";

export interface Telemetry {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** The step of a document's way, measured each time it is taken. */
  readonly step: <Args extends unknown[], T>(
    name: string,
    run: (...args: Args) => Promise<T>,
  ) => (...args: Args) => Promise<T>;
  readonly answering: <Args extends unknown[], T>(
    kind: "search" | "profile",
    run: (...args: Args) => Promise<T>,
  ) => (...args: Args) => Promise<T>;
  /** What is embedded for documents and memories is a step; questions are part of their search. */
  readonly embedding: (embedder: Embedder) => Embedder;
  /** @param kind of the plugin that asks a model */
  readonly modelFetch: (kind: string) => typeof fetch;
  readonly counting: (announce: Events["announce"]) => Events["announce"];
}

const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;

/** @param queueDepth documents that wait or are in work @param otlp where traces go; null for nowhere */
export const createTelemetry = async (
  queueDepth: () => Promise<number>,
  otlp: string | null,
  version: string,
): Promise<Telemetry> => {
  const metrics = createMetrics(queueDepth);
  const tracing = otlp === null ? NO_TRACING : (await import("./tracing.ts")).startTracing(otlp, version);

  const measured = async <T>(name: string, work: () => Promise<T>, report: (seconds: number) => void): Promise<T> => {
    const startedAt = performance.now();
    try {
      return await tracing.span(name, "internal", {}, work);
    } finally {
      report(secondsSince(startedAt));
    }
  };

  const callModel = async (kind: string, request: () => Promise<Response>): Promise<Response> => {
    const startedAt = performance.now();
    let isFine = false;
    try {
      const answer = await tracing.span(`${kind} model`, "internal", {}, request);
      isFine = answer.ok;
      return answer;
    } finally {
      metrics.modelCall(kind, isFine, secondsSince(startedAt));
    }
  };

  const step: Telemetry["step"] =
    (name, run) =>
    (...args) =>
      measured(
        name,
        () => run(...args),
        (seconds) => metrics.stage(name, seconds),
      );

  return {
    metrics,
    tracing,
    step,
    embedding: (embedder) => {
      const embedDocuments = step("embedding", embedder.embed);
      return {
        ...embedder,
        embed: (texts, purpose, context) =>
          purpose === "query" ? embedder.embed(texts, purpose, context) : embedDocuments(texts, purpose, context),
      };
    },
    answering:
      (kind, run) =>
      (...args) =>
        measured(
          kind,
          () => run(...args),
          (seconds) => metrics.answer(kind, seconds),
        ),
    modelFetch: (kind) =>
      Object.assign((...args: Parameters<typeof fetch>) => callModel(kind, () => fetch(...args)), {
        preconnect: fetch.preconnect,
      }),
    counting: (announce) => (tag: string, events: readonly (PlanEvent | WorkEvent)[]) => {
      for (const event of events) metrics.happened(event);
      announce(tag, events);
    },
  };
};
