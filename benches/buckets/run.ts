// Measures the local bucket classifier: presets on labelled statements and on stated preferences by topic, the default bucket,
// and buckets that are known by one line. Run with: bun run bench:buckets [--data FOLDER]

import { readdir } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Classifier, ClassifierGuidance } from "#contracts/classifier.ts";
import type { Embedder } from "#contracts/embedder.ts";
import { type BucketDefinition, DEFAULT_BUCKET } from "#domain/bucket.ts";
import { BUCKET_PRESETS } from "#domain/bucket-presets.ts";
import { embedAll } from "#plugins/classifiers/local/reference.ts";
import localClassifier from "#plugins/classifiers/local.ts";
import minilm from "#plugins/embedders/minilm.ts";
import { ONE_LINE_DOMAINS } from "./one-line-domains.ts";
import { assignment, type Labelled } from "./scores.ts";

const { values } = parseArgs({ options: { data: { type: "string", default: "../shared/data" } } });
const folder = values.data;

const logger = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error };
const call = { signal: new AbortController().signal, logger };
const host = { logger, fetch, clock: Date };

const readJson = async <Content>(...path: string[]): Promise<Content> => {
  const file = Bun.file(join(folder, ...path));
  if (!(await file.exists())) {
    console.error(`Missing: ${join(folder, ...path)}. Name the folder with the data by --data.`);
    process.exit(2);
  }
  return (await file.json()) as Content;
};

/** The expected preset of a topic; either of two where the topic is ambiguous. */
const EXPECTED: readonly (readonly [topicPrefix: string, presets: readonly string[]])[] = [
  ["travel_", ["travel"]],
  ["education_", ["education"]],
  ["lifestyle_", ["health", "preferences"]],
  ["entertain_", ["interests"]],
  ["pet_", ["preferences"]],
  ["shop_", ["preferences"]],
];

const HELPERS = new Set(["was", "cannot", "can't", "will", "would", "must", "can", "need"]);
const ADVERBS = "strongly|really|strictly|absolutely|usually|always|never|only|generally|exclusively|firmly|typically";

const conjugated = (verb: string): string => {
  if (HELPERS.has(verb)) return verb;
  if (verb === "have") return "has";
  if (verb === "don't" || verb === "do not") return "does not";
  return verb.endsWith("ss") ? `${verb}es` : verb.endsWith("s") ? verb : `${verb}s`;
};

/** A first-person statement as a memory would put it. */
const thirdPerson = (text: string): string =>
  text
    .replace(/^I(?:'m| am) /, "User is ")
    .replace(/^I've /, "User has ")
    .replace(
      new RegExp(`^I (?:(${ADVERBS}) )?(don't|do not|\\w+)`),
      (_, adverb: string | undefined, verb: string) =>
        `User ${adverb === undefined ? "" : `${adverb} `}${conjugated(verb)}`,
    )
    .replace(/\bmy\b/g, "their");

const classifyAll = async (
  embedder: Embedder,
  classifier: Classifier,
  texts: readonly string[],
  labels: readonly BucketDefinition[],
  guidance: Partial<ClassifierGuidance> = {},
): Promise<string[][]> => {
  const vectors = await embedAll(embedder, texts, call);
  const inputs = texts.map((text, i) => ({ text, isFirstPerson: true, vector: vectors[i] ?? new Float32Array() }));
  const full = { entityContext: null, filterPrompt: null, isDefault: false, ...guidance };
  const answer = await classifier.classify(inputs, labels, full, call);
  return answer.map((scores) => scores.map(({ key }) => key));
};

interface Preference {
  readonly topic: string;
  readonly text: string;
}

const readPreferences = async (): Promise<Preference[]> => {
  const names = await readdir(join(folder, "prefeval", "explicit"));
  const files = await Promise.all(
    names.toSorted().map(async (name) => {
      const rows = await readJson<{ preference: string }[]>("prefeval", "explicit", name);
      return rows.map(({ preference }) => ({ topic: name.replace(".json", ""), text: preference }));
    }),
  );
  return files.flat();
};

const topicFigures = (preferences: readonly Preference[], assigned: readonly string[][]): Record<string, number> => {
  const isExpected = ({ topic }: Preference, keys: readonly string[]): boolean => {
    const presets = EXPECTED.find(([prefix]) => topic.startsWith(prefix))?.[1] ?? [];
    return keys.some((key) => presets.includes(key));
  };
  const share = (test: (preference: Preference, keys: readonly string[]) => boolean, topic?: string): number => {
    const rows = preferences.flatMap((row, i) => (topic === undefined || row.topic === topic ? [i] : []));
    return rows.filter((i) => test(preferences[i]!, assigned[i]!)).length / rows.length;
  };
  const topics = [...new Set(preferences.map(({ topic }) => topic))];
  return {
    expectedPreset: share(isExpected),
    preferences: share((_, keys) => keys.includes("preferences")),
    bucketsPerMemory: assigned.flat().length / assigned.length,
    ...Object.fromEntries(topics.map((topic) => [topic, share(isExpected, topic)])),
  };
};

const measureDomains = async (embedder: Embedder, classifier: Classifier): Promise<Record<string, unknown>> => {
  const domains = await readJson<Record<string, string[]>>("clinc150", "domains.json");
  const rows = await readJson<Record<string, [string, string][]>>("clinc150", "train-val.json");
  const domainOf = new Map(Object.entries(domains).flatMap(([domain, intents]) => intents.map((i) => [i, domain])));
  const labelled: Labelled[] = (rows.val ?? []).map(([text, intent]) => ({
    text,
    labels: [domainOf.get(intent) ?? ""],
  }));
  const outside: Labelled[] = (rows.oos_val ?? []).map(([text]) => ({ text, labels: [] }));
  const all = [...labelled, ...outside];
  const assigned = await classifyAll(
    embedder,
    classifier,
    all.map(({ text }) => text),
    ONE_LINE_DOMAINS,
  );
  return {
    inDomain: assignment(labelled, assigned.slice(0, labelled.length)),
    withOutOfScope: assignment(all, assigned),
  };
};

const embedder = await minilm.create({}, { ...host, embedder: null });
const classifier = await localClassifier.create({}, { ...host, embedder });

const ownFile = Bun.file(join(folder, "buckets", "dev.jsonl"));
if (!(await ownFile.exists())) await readJson("buckets", "dev.jsonl");
const own = (await ownFile.text())
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Labelled);
const preferences = await readPreferences();
const direct = preferences.map(({ text }) => text);
const remembered = direct.map(thirdPerson);

const run = (texts: readonly string[], labels: readonly BucketDefinition[], guidance?: Partial<ClassifierGuidance>) =>
  classifyAll(embedder, classifier, texts, labels, guidance);

const ownTexts = own.map(({ text }) => text);
const lines = BUCKET_PRESETS.map(({ key, description }) => ({ key, description: `${description} ` }));
const defaultShare = (assigned: readonly string[][]): number =>
  assigned.filter((keys) => keys.length > 0).length / assigned.length;
const started = performance.now();
const figures = {
  machine: `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, Bun ${Bun.version}`,
  model: embedder.model,
  presetsOnOwnSet: assignment(own, await run(ownTexts, BUCKET_PRESETS)),
  presetsByDescriptionAloneOnOwnSet: assignment(own, await run(ownTexts, lines)),
  statedPreferencesFirstPerson: topicFigures(preferences, await run(direct, BUCKET_PRESETS)),
  statedPreferencesThirdPerson: topicFigures(preferences, await run(remembered, BUCKET_PRESETS)),
  defaultBucketFirstPerson: defaultShare(await run(direct, [DEFAULT_BUCKET], { isDefault: true })),
  defaultBucketThirdPerson: defaultShare(await run(remembered, [DEFAULT_BUCKET], { isDefault: true })),
  domainsByOneLine: await measureDomains(embedder, classifier),
  tookSeconds: (performance.now() - started) / 1000,
};
await embedder.close();

const report = JSON.stringify(
  figures,
  (_, value) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : value),
  2,
);
console.log(report);
await Bun.write(new URL("../results/buckets.json", import.meta.url), `${report}\n`);
