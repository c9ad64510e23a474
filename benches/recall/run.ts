// Does search find the turn that answers? Through the public API: every session is sent as one document with its date, memories form,
// and each question is asked.
//   bun run bench:recall -- --data <folder> [--sets short,locomo,beam,prefeval,anonymous] [--store <folder to keep>] [--out <file>]
// Of each flag (--flags rerank,rewriteQuery; none for none) recall with it is measured beside recall without.

import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Service, startService } from "#test/support/service.ts";
import {
  anonymise,
  type Conversation,
  missingSets,
  readBeam,
  readLocomo,
  readPrefEval,
  type Session,
} from "./datasets.ts";
import { ingestShort, measureShort } from "./measure-short.ts";
import {
  type Answered,
  type Found,
  isNewFirst,
  mean,
  recallAt,
  sessionRecall,
  survival,
  tokensOf,
  turnsOf,
} from "./measures.ts";
import { inParallel, ok, untilDreamt } from "./requests.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data" },
    sets: { type: "string", default: "short,locomo,beam,prefeval,anonymous" },
    store: { type: "string" },
    out: { type: "string", default: "benches/results/recall.json" },
    mode: { type: "string", default: "hybrid" },
    flags: { type: "string", default: "rerank,rewriteQuery" },
  },
});
const THRESHOLD = 0.6;
const LIMIT = 10;
const FLAGS = values.flags.split(",").filter((flag) => flag !== "");

const contentOf = ({ turns }: Session): string =>
  turns.some(({ role }) => role === "assistant")
    ? JSON.stringify(turns.map(({ role, text }) => ({ role, content: text })))
    : turns.map(({ speaker, text }) => `${speaker}: ${text}`).join("\n");

const customId = (conversation: Conversation, session: Session): string => `${conversation.id}.${session.id}`;

const ingest = async (service: Service, conversation: Conversation): Promise<void> => {
  for (const session of conversation.sessions) {
    await ok(service, "POST", "/v3/documents", {
      content: contentOf(session),
      containerTag: conversation.id,
      customId: customId(conversation, session),
      documentDate: session.date,
    });
  }
};

const untilIdle = async (service: Service, conversations: readonly Conversation[]): Promise<void> => {
  for (const conversation of conversations) {
    const customIds = conversation.sessions.map((session) => customId(conversation, session));
    await untilDreamt(service, conversation.id, customIds);
  }
};

/** Session of each document of a tag. */
const sessionsOf = async (service: Service, { id }: Conversation): Promise<Map<string, string>> => {
  const { memories } = await ok(service, "POST", "/v3/documents/list", { containerTags: [id], limit: 1_000 });
  return new Map(
    memories.map((document: { id: string; customId: string }) => [document.id, document.customId.slice(id.length + 1)]),
  );
};

interface WireResult {
  readonly memory?: string;
  readonly chunk?: string;
  readonly similarity: number;
  readonly sources: readonly { readonly documentId: string; readonly quote: string }[];
}

const search = async (
  service: Service,
  tag: string,
  query: string,
  threshold: number,
  flags: Readonly<Record<string, boolean>> = {},
): Promise<Found[]> => {
  const fields = { q: query, containerTag: tag, searchMode: values.mode, limit: LIMIT, threshold, ...flags };
  const { results } = await ok(service, "POST", "/v4/search", fields);
  return results.map((result: WireResult) => ({
    kind: result.memory === undefined ? "chunk" : "memory",
    text: result.memory ?? result.chunk ?? "",
    quotes: result.sources.map(({ quote }) => quote),
    documentIds: result.sources.map(({ documentId }) => documentId),
    similarity: result.similarity,
  }));
};

interface Figures {
  readonly [measure: string]: number;
}

const measureSet = async (service: Service, conversations: readonly Conversation[]): Promise<Figures> => {
  const collected: Record<string, number[]> = {};
  const add = (name: string, value: number): void => {
    const list = collected[name] ?? [];
    list.push(value);
    collected[name] = list;
  };
  let found = 0;
  let kept = 0;
  for (const [at, conversation] of conversations.entries()) {
    const turns = turnsOf(conversation);
    const sessionOfTurn = new Map(
      conversation.sessions.flatMap(({ id, turns: said }) => said.map((turn) => [turn.id, id])),
    );
    const sessionOfDocument = await sessionsOf(service, conversation);
    const stranger = conversations[(at + 1) % conversations.length];
    await inParallel(conversation.questions, async (question) => {
      const answered: Answered = { question, results: await search(service, conversation.id, question.text, 0) };
      add("recall@5", recallAt(5, answered, turns));
      add("recall@10", recallAt(10, answered, turns));
      add(`recall@10, kind ${question.kind}`, recallAt(10, answered, turns));
      for (const flag of FLAGS) {
        const results = await search(service, conversation.id, question.text, 0, { [flag]: true });
        add(`recall@5, ${flag}`, recallAt(5, { question, results }, turns));
        add(`recall@10, ${flag}`, recallAt(10, { question, results }, turns));
      }
      add("session recall@5", sessionRecall(answered, sessionOfTurn, sessionOfDocument));
      add("tokens a query", tokensOf(answered.results));
      add("memories among ten", answered.results.filter(({ kind }) => kind === "memory").length);
      const isFirst = isNewFirst(answered, turns);
      if (isFirst !== null) add("new above stale", isFirst ? 1 : 0);
      const survived = survival(THRESHOLD, answered, turns);
      found += survived.found;
      kept += survived.kept;
      if (stranger !== undefined && stranger !== conversation) {
        add(
          "results of another's question at 0.6",
          (await search(service, stranger.id, question.text, THRESHOLD)).length,
        );
      }
    });
  }
  const figures = Object.fromEntries(Object.entries(collected).map(([name, list]) => [name, mean(list)]));
  return {
    questions: collected["recall@5"]?.length ?? 0,
    ...figures,
    "evidence kept at 0.6": kept / Math.max(1, found),
  };
};

const missing = missingSets(values.data);
if (missing.length > 0) {
  console.error(`not in ${values.data}: ${missing.join(", ")}`);
  process.exit(1);
}
const readers: Record<string, () => Conversation[]> = {
  locomo: () => readLocomo(values.data),
  beam: () => readBeam(values.data),
  prefeval: () => readPrefEval(values.data),
  anonymous: () => readLocomo(values.data).map(anonymise),
};
const SHORT = "short";
const names = values.sets.split(",");
const sets = names.filter((name) => name !== SHORT).map((name) => ({ name, conversations: readers[name]?.() ?? [] }));
const dataDir = values.store ?? (await mkdtemp(join(tmpdir(), "mneme-recall-")));
const isKnown = existsSync(join(dataDir, "ingested.json"));
const service = await startService(dataDir, { MNEME_EMBEDDING_WORKERS: "2", MNEME_DREAM_QUIET_MS: "200" });
if (!isKnown) {
  const startedAt = performance.now();
  const all = sets.flatMap(({ conversations }) => conversations);
  for (const conversation of all) await ingest(service, conversation);
  await untilIdle(service, all);
  if (names.includes(SHORT)) await ingestShort(service);
  console.log(`ingested in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  await Bun.write(join(dataDir, "ingested.json"), JSON.stringify(names));
}
const figures: Record<string, Figures> = {};
const keep = (name: string, measured: Figures): void => {
  figures[name] = measured;
  const shown = Object.entries(measured).map(([measure, value]) => `${measure} ${value.toFixed(3)}`);
  console.log(`${name.padEnd(10)} ${shown.join(" | ")}`);
};
if (names.includes(SHORT)) {
  keep("short", await measureShort(service, false));
  keep("short, told", await measureShort(service, true));
}
for (const { name, conversations } of sets) keep(name, await measureSet(service, conversations));
await service.end("SIGTERM");
if (values.store === undefined) await rm(dataDir, { recursive: true, force: true });
const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, Bun ${Bun.version}`;
await Bun.write(values.out, `${JSON.stringify({ machine, mode: values.mode, figures }, null, 2)}\n`);
