// A memory row for tests: everything has a plain value, and a test names only what it is about.

import type { Memory } from "#domain/memory.ts";

export const memoryRow = (fields: Partial<Memory> & Pick<Memory, "id">): Memory => ({
  tag: "ada",
  text: `Statement ${fields.id}.`,
  kind: "fact",
  subject: null,
  slot: null,
  confidence: 0.8,
  isFirstPerson: false,
  isStatic: false,
  isInference: false,
  isAggregated: false,
  version: 1,
  isLatest: true,
  parentMemoryId: null,
  rootMemoryId: null,
  isForgotten: false,
  forgetAfter: null,
  forgetReason: null,
  forgetBatchId: null,
  reviewStatus: null,
  softSupersededBy: null,
  sourceCount: 1,
  buckets: [],
  metadata: null,
  documentDate: null,
  eventDates: [],
  createdAt: Date.UTC(2024, 0, 1),
  updatedAt: Date.UTC(2024, 0, 1),
  ...fields,
});
