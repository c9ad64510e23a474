// What operators measure, for Prometheus. Nothing here names a container tag, a document or a person.

import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { PlanEvent, WorkEvent } from "#domain/event.ts";

export interface Metrics {
  readonly request: (method: string, route: string, status: number, seconds: number) => void;
  readonly answer: (kind: "search" | "profile", seconds: number) => void;
  readonly stage: (stage: string, seconds: number) => void;
  readonly modelCall: (kind: string, isFine: boolean, seconds: number) => void;
  readonly happened: (event: PlanEvent | WorkEvent) => void;
  /** In the text format 0.0.4: https://prometheus.io/docs/instrumenting/exposition_formats/ */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SLOW = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

const createInstruments = (registers: Registry[]) => ({
  requests: new Histogram({
    name: "mneme_http_request_duration_seconds",
    help: "Answers of the API.",
    labelNames: ["method", "route", "status"],
    buckets: FAST,
    registers,
  }),
  search: new Histogram({
    name: "mneme_search_duration_seconds",
    help: "Searches, with the embedding of the question.",
    buckets: FAST,
    registers,
  }),
  profile: new Histogram({ name: "mneme_profile_duration_seconds", help: "Profiles.", buckets: FAST, registers }),
  stages: new Histogram({
    name: "mneme_stage_duration_seconds",
    help: "Stages of documents on their way: extracting, chunking, embedding, drawing memories, linking them.",
    labelNames: ["stage"],
    buckets: SLOW,
    registers,
  }),
  modelCalls: new Histogram({
    name: "mneme_model_call_duration_seconds",
    help: "Calls of configured models, each attempt.",
    labelNames: ["kind", "outcome"],
    buckets: SLOW,
    registers,
  }),
  documents: new Counter({
    name: "mneme_documents_total",
    help: "Documents that became searchable, were remembered, failed or were deleted.",
    labelNames: ["outcome"],
    registers,
  }),
  failures: new Counter({
    name: "mneme_document_failures_total",
    help: "Documents that failed for good.",
    labelNames: ["code"],
    registers,
  }),
  memories: new Counter({
    name: "mneme_memories_total",
    help: "Memories that were created, updated or forgotten.",
    labelNames: ["change"],
    registers,
  }),
});

/** The names that every Prometheus client library uses. */
const measureProcess = (registers: Registry[]): void => {
  new Gauge({
    name: "process_resident_memory_bytes",
    help: "Resident memory.",
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: "process_cpu_seconds_total",
    help: "Processor time of user and system.",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.set((user + system) / 1e6);
    },
  });
  new Gauge({
    name: "process_start_time_seconds",
    help: "When the process started, in Unix time.",
    registers,
  }).set(Math.round(Date.now() / 1000 - process.uptime()));
};

/** @param queueDepth documents that wait or are in work, read when the metrics are */
export const createMetrics = (queueDepth: () => Promise<number>): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const { requests, search, profile, stages, modelCalls, documents, failures, memories } = createInstruments(registers);
  measureProcess(registers);
  new Gauge({
    name: "mneme_queue_depth",
    help: "Documents that wait or are in work.",
    registers,
    async collect() {
      this.set(await queueDepth());
    },
  });
  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    answer: (kind, seconds) => (kind === "search" ? search : profile).observe(seconds),
    stage: (stage, seconds) => stages.observe({ stage }, seconds),
    modelCall: (kind, isFine, seconds) => modelCalls.observe({ kind, outcome: isFine ? "fine" : "failed" }, seconds),
    happened: (event) => {
      const [of = "", what = ""] = event.type.split(".");
      if (of === "memory") memories.inc({ change: what });
      else if (of === "document" && what !== "stage") documents.inc({ outcome: what });
      if (event.type === "document.failed") failures.inc({ code: event.failure.code });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
