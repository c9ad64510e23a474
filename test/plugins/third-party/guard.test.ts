import { describe, expect, test } from "bun:test";
import type { LinkInput } from "#contracts/linker.ts";
import type { ExtractionInput } from "#contracts/memory-extractor.ts";
import { PluginError } from "#contracts/plugin.ts";
import type { ExtractedText } from "#domain/extracted-text.ts";
import { type GuardedKind, guard } from "#plugins/third-party/guard.ts";
import { guardedCall } from "#plugins/third-party/guarded-call.ts";
import { callContext } from "#test/conformance/host.ts";

const failureOf = (work: () => unknown): Promise<PluginError> =>
  Promise.try(work).then(
    () => Promise.reject(new Error("it did not fail")),
    (error: PluginError) => error,
  );

describe("a call of a plugin", () => {
  const call = (work: () => Promise<unknown>, limitMs = 1_000, context = callContext()) =>
    guardedCall(
      { title: 'linker "x"', limitMs, call: work, problemOf: (value) => (value === 1 ? null : "no one") },
      context,
    );

  test("gives its answer", async () => {
    expect(await call(async () => 1)).toBe(1);
  });

  test("that throws, at once or later, fails as the plugin", async () => {
    const later = await failureOf(() => call(async () => Promise.reject(new Error("fell over"))));
    const atOnce = await failureOf(() =>
      call(() => {
        throw new TypeError("fell over");
      }),
    );
    for (const failure of [later, atOnce]) {
      expect(failure).toBeInstanceOf(PluginError);
      expect(failure).toMatchObject({ code: "plugin_failed", message: 'linker "x": fell over', retryable: false });
    }
  });

  test("that fails in the plugin's own words keeps them", async () => {
    const own = new PluginError("not_now", "come back later", true);
    expect(await failureOf(() => call(() => Promise.reject(own)))).toBe(own);
  });

  test("that never ends is given up after its time", async () => {
    const failure = await failureOf(() => call(() => new Promise(() => undefined), 30));
    expect(failure).toMatchObject({ code: "plugin_too_slow", retryable: false });
  });

  test("that is called off fails as called off, also when the plugin does not care", async () => {
    const off = new AbortController();
    const failure = failureOf(() => call(() => new Promise(() => undefined), 60_000, callContext(off.signal)));
    off.abort();
    expect((await failure).name).toBe("AbortError");
  });

  test("is told when its time is over", async () => {
    const seen = Promise.withResolvers<boolean>();
    const noticing = guardedCall(
      {
        title: "x",
        limitMs: 30,
        call: ({ signal }) =>
          new Promise(() => signal.addEventListener("abort", () => seen.resolve(signal.aborted), { once: true })),
        problemOf: () => null,
      },
      callContext(),
    );
    await failureOf(() => noticing);
    expect(await seen.promise).toBe(true);
  });

  test("with the wrong answer says what it is", async () => {
    expect(await failureOf(() => call(async () => 2))).toMatchObject({
      code: "invalid_result",
      message: 'linker "x" returned no one',
    });
  });
});

const TEXT = "Ada sails.\nShe moved to Porto.";
const extracted: ExtractedText = {
  text: TEXT,
  sections: [],
  type: "text",
  mediaType: "text/plain",
  title: null,
  author: null,
  url: null,
  ogImage: null,
  date: null,
  notes: [],
};
const passage = { text: "Ada sails.", start: 0, end: 10, lead: "", speaker: null, role: null, at: null };
const input: ExtractionInput = {
  chunks: [{ ...passage, id: "c1", tag: "t", documentId: "d", position: 0, hash: "h", createdAt: 0 }],
  freshChunkIds: new Set(["c1"]),
  context: {
    tag: "t",
    documentDate: 0,
    entityContext: null,
    filterPrompt: null,
    includeItems: [],
    excludeItems: [],
    title: null,
    url: null,
    relatedMemories: [],
    buckets: [],
  },
};
const memory = {
  text: "Ada sails.",
  kind: "fact",
  subject: "Ada",
  slot: null,
  confidence: 0.9,
  isFirstPerson: false,
  isStatic: true,
  isInference: false,
  eventDates: [],
  forgetAfter: null,
  sources: [{ chunkId: "c1", quote: "Ada sails.", start: 0, end: 10 }],
};
const statement = { text: "", subject: null, slot: null, documentDate: null, eventDates: [] };
const links: LinkInput[] = [
  { candidate: { ...statement, id: "new" }, neighbours: [{ ...statement, id: "old", similarity: 0.9 }] },
];
const proposal = { from: "new", to: "old", type: "updates", tier: "hard", rule: "mine" };
const labels = [{ key: "work", description: "" }];
const label = { key: "work", score: 1 };
const guidance = { entityContext: null, filterPrompt: null, isDefault: false };
const statements = [{ text: "a", isFirstPerson: true, vector: new Float32Array(2) }];
const unit = new Float32Array([0.6, 0.8]);

/** For each kind a plugin that gives `answer`, called as the service calls it. */
const callWith: { readonly [Kind in GuardedKind]: (answer: unknown) => unknown } = {
  chunker: (answer) => guard("chunker", { chunk: () => answer }, "p").chunk(extracted, null),
  embedder: (answer) =>
    guard(
      "embedder",
      { model: "m", dimensions: 2, maxBatch: 8, embed: async () => answer, close: async () => {} },
      "p",
    ).embed(["a"], "document", callContext()),
  "memory-extractor": (answer) =>
    guard("memory-extractor", { extract: async () => answer }, "p").extract(input, callContext()),
  linker: (answer) => guard("linker", { link: async () => answer }, "p").link(links, callContext()),
  classifier: (answer) =>
    guard("classifier", { classify: async () => answer }, "p").classify(statements, labels, guidance, callContext()),
  reranker: (answer) => guard("reranker", { rerank: async () => answer }, "p").rerank("q", ["a", "b"], callContext()),
  transcriber: (answer) =>
    guard("transcriber", { transcribe: async () => answer }, "p").transcribe(new Uint8Array(4), callContext()),
};

const ANSWERS: { readonly [Kind in GuardedKind]: { readonly sound: unknown; readonly wrong: readonly unknown[] } } = {
  chunker: {
    sound: [passage],
    wrong: [
      null,
      "Ada sails.",
      [null],
      [{ ...passage, text: "Ada swims." }],
      [{ ...passage, end: 900 }],
      [{ ...passage, text: "", end: 0 }],
      [{ ...passage, text: "sails.", start: 4 }, passage],
      Promise.resolve(null),
    ],
  },
  embedder: {
    sound: [unit],
    wrong: [
      [],
      [unit, unit],
      [[0.6, 0.8]],
      [new Float32Array(3)],
      [new Float32Array([3, 4])],
      [new Float32Array([Number.NaN, 1])],
    ],
  },
  "memory-extractor": {
    sound: [memory],
    wrong: [
      undefined,
      { memories: [] },
      [{ text: "Ada sails." }],
      [{ ...memory, kind: "rumour" }],
      [{ ...memory, confidence: 7 }],
      [{ ...memory, sources: [] }],
      [{ ...memory, sources: [{ ...memory.sources[0], quote: "Ada swims." }] }],
      [{ ...memory, sources: [{ ...memory.sources[0], chunkId: "c2" }] }],
      [{ ...memory, text: "x".repeat(20_000) }],
      Array.from({ length: 10_001 }, () => memory),
    ],
  },
  linker: {
    sound: [proposal],
    wrong: [
      null,
      [{ ...proposal, to: "of-another-tenant" }],
      [{ ...proposal, to: "new" }],
      [{ ...proposal, type: "denies" }],
      [{ ...proposal, tier: 1 }],
    ],
  },
  classifier: {
    sound: [[label]],
    wrong: [[], [label], [[{ key: "play", score: 1 }]], [[{ key: "work" }]], [[label, label]], [[label], []]],
  },
  reranker: { sound: [1, 0.5], wrong: [[1], [1, 2, 3], [1, "2"], [1, Number.NaN], null] },
  transcriber: {
    sound: [{ fromMs: 0, toMs: 10, text: "a" }],
    wrong: ["words", [{ text: "a" }], [{ fromMs: 0, toMs: "10", text: "a" }]],
  },
};

describe.each(Object.keys(ANSWERS) as GuardedKind[])("a %s", (kind) => {
  const { sound, wrong } = ANSWERS[kind];

  test("that keeps its contract is left alone", async () => {
    expect(await callWith[kind](sound)).toEqual(sound as never);
  });

  test("that gives back anything else fails its call", async () => {
    for (const answer of wrong) {
      expect(await failureOf(() => callWith[kind](answer))).toMatchObject({ code: "invalid_result", retryable: false });
    }
  });
});

test("an embedder without a sound model, size and batch is refused", async () => {
  const embed = { embed: async () => [], close: async () => {} };
  for (const shape of [
    { model: "", dimensions: 2, maxBatch: 1 },
    { model: "m", dimensions: 0.5, maxBatch: 1 },
    { model: "m", dimensions: 1_000_000, maxBatch: 1 },
    { model: "m", dimensions: 2, maxBatch: 0 },
  ])
    expect(await failureOf(() => guard("embedder", { ...embed, ...shape }, "p"))).toMatchObject({
      code: "invalid_plugin",
    });
});
