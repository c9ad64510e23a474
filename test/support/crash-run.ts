// Kills a service again and again while a client adds, changes and deletes documents, and then looks whether everything that
// was acknowledged is there once. Used by a short test and by a long bench.

import { type Service, startService } from "./service.ts";
import { startSurrealProcess } from "./surreal-server.ts";

/** What is killed. */
interface Victims {
  /** One that lives. */
  readonly next: () => Service;
  /** Resolves when it is dead. */
  readonly kill: () => Promise<void>;
  /** Has what was killed live again, if not at once. */
  readonly revive: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Alone on its data folder. */
const startOne = async (dataDir: string): Promise<Victims> => {
  let service = await startService(dataDir);
  return {
    next: () => service,
    kill: async () => void (await service.end("SIGKILL")),
    revive: async () => {
      service = await startService(dataDir);
    },
    end: async () => void (await service.end("SIGTERM")),
  };
};

/** Two on one database: while one is dead the other one serves. */
const startTwo = async (dataDir: string, random: () => number): Promise<Victims> => {
  const database = await startSurrealProcess(`${dataDir}/db`);
  const start = () => startService(dataDir, { MNEME_SURREAL_URL: database.address });
  let living = [await start(), await start()];
  let reviving: Promise<void> = Promise.resolve();
  const any = (): number => Math.floor(random() * living.length);
  return {
    next: () => living[any()] as Service,
    kill: async () => {
      await reviving;
      const [victim] = living.splice(any(), 1);
      await victim?.end("SIGKILL");
    },
    revive: async () => {
      reviving = start().then((service) => void living.push(service));
    },
    end: async () => {
      await reviving;
      await Promise.all(living.map((service) => service.end("SIGTERM")));
      living = [];
      await database.kill();
    },
  };
};

export interface CrashRun {
  readonly dataDir: string;
  /** Two services on one database; else one with the embedded database. */
  readonly isShared?: boolean;
  readonly seed: number;
  readonly documents: number;
  readonly kills: number;
  readonly onProgress?: (line: string) => void;
}

export interface CrashReport {
  readonly acknowledged: number;
  readonly deleted: number;
  /** What was found wrong, in words; empty when nothing was lost or done twice. */
  readonly faults: readonly string[];
}

/** What the client knows of one document. */
interface Known {
  readonly customId: string;
  /** Contents that may be the last one: the acknowledged, and later ones whose answer was lost. */
  possible: string[];
  id: string | null;
  /** `maybe`: the answer to the deletion was lost. */
  deleted: "no" | "maybe" | "yes";
}

const TAG = "crash";

/** A small seeded generator (mulberry32): the run can be repeated. */
export const seeded = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Each content states one fact that no other content states. */
const contentOf = (customId: string, edition: number): string =>
  `My friend Keeper${customId} lives in the town of Hill${customId}. I met Keeper${customId} ${edition + 2} times last year.`;

/** Answers of a killed service are lost: null. */
const attempt = async (service: Service, method: string, path: string, body?: unknown) => {
  try {
    return await service.call(method, path, body);
  } catch {
    return null;
  }
};

export const runCrashes = async (run: CrashRun): Promise<CrashReport> => {
  const random = seeded(run.seed);
  const known = new Map<string, Known>();
  const services = await (run.isShared === true ? startTwo(run.dataDir, random) : startOne(run.dataDir));
  let acknowledged = 0;

  const add = async (customId: string, content: string): Promise<void> => {
    const document = known.get(customId) ?? { customId, possible: [], id: null, deleted: "no" as const };
    known.set(customId, document);
    const body = { content, customId, containerTag: TAG, dreaming: random() < 0.5 ? "instant" : "dynamic" };
    const answer = await attempt(services.next(), "POST", "/v3/documents", body);
    if (answer === null) {
      document.possible.push(content);
      if (document.deleted === "yes") document.deleted = "maybe";
      return;
    }
    if (answer.status !== 200) throw new Error(`add answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    acknowledged += 1;
    document.possible = [content];
    document.id = answer.body.id;
    document.deleted = "no";
  };

  const remove = async (document: Known): Promise<void> => {
    if (document.id === null) return;
    const answer = await attempt(services.next(), "DELETE", `/v3/documents/${document.id}`);
    if (answer === null) document.deleted = document.deleted === "yes" ? "yes" : "maybe";
    else if (answer.status === 204 || answer.status === 404) document.deleted = "yes";
    else throw new Error(`delete answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };

  const step = async (index: number): Promise<void> => {
    const choice = random();
    const earlier = [...known.values()][Math.floor(random() * known.size)];
    if (earlier !== undefined && choice < 0.1) await remove(earlier);
    else if (earlier !== undefined && choice < 0.2) await add(earlier.customId, contentOf(earlier.customId, index));
    else if (earlier !== undefined && choice < 0.3 && earlier.possible.length === 1 && earlier.deleted === "no") {
      await add(earlier.customId, earlier.possible[0] as string);
    } else await add(`d${index}`, contentOf(`d${index}`, 0));
  };

  const killEvery = Math.max(1, Math.floor(run.documents / run.kills));
  for (let index = 0; index < run.documents; index++) {
    const inFlight = step(index);
    if (index % killEvery === killEvery - 1) {
      await Bun.sleep(random() * 120);
      await services.kill();
      await inFlight;
      run.onProgress?.(`killed after ${index + 1} of ${run.documents}`);
      await services.revive();
    } else await inFlight;
  }
  const faults = await findFaults(services.next(), [...known.values()]);
  await services.end();
  faults.push(...(await findOrphans(run.dataDir)));
  return { acknowledged, deleted: [...known.values()].filter(({ deleted }) => deleted === "yes").length, faults };
};

const STANDSTILL_MS = 120_000;

interface ListedDocument {
  readonly customId: string;
  readonly status: string;
  readonly dreamingStatus: string;
}

export const documentsOf = async (service: Service, tag: string): Promise<ListedDocument[]> => {
  const found: ListedDocument[] = [];
  for (let page = 1; ; page++) {
    const { body } = await service.call("POST", "/v3/documents/list", { containerTags: [tag], limit: 100, page });
    found.push(...body.memories);
    if (page >= body.pagination.totalPages) return found;
  }
};

/** Waits until everything in the tag is done and remembered, as long as it goes forward; resolves to how many documents stand still. */
export const settle = async (service: Service, tag: string): Promise<number> => {
  let fewest = Number.POSITIVE_INFINITY;
  let deadline = 0;
  for (;;) {
    const documents = await documentsOf(service, tag);
    const open = documents.filter(
      ({ status, dreamingStatus }) => status !== "done" || dreamingStatus !== "done",
    ).length;
    if (open < fewest) {
      fewest = open;
      deadline = Date.now() + STANDSTILL_MS;
    }
    if (open === 0 || Date.now() > deadline) return open;
    await Bun.sleep(100);
  }
};

/** Compares what is there, when nothing is processed any more, with what was acknowledged. */
const findFaults = async (service: Service, known: readonly Known[]): Promise<string[]> => {
  const open = await settle(service, TAG);
  if (open > 0) return [`${open} documents have stood still for two minutes`];
  const faults: string[] = [];
  const listed = new Map<string, number>();
  for (const { customId } of await documentsOf(service, TAG)) listed.set(customId, (listed.get(customId) ?? 0) + 1);
  for (const [customId, count] of listed) if (count > 1) faults.push(`${customId} is there ${count} times`);
  for (const document of known) faults.push(...(await checkDocument(service, document, listed.has(document.customId))));
  faults.push(...(await checkMemories(service)));
  return faults;
};

const checkDocument = async (service: Service, document: Known, isListed: boolean): Promise<string[]> => {
  const { customId, deleted, id, possible } = document;
  if (deleted === "yes") return isListed ? [`${customId} was deleted but is there`] : [];
  if (!isListed) return deleted === "no" && id !== null ? [`${customId} was acknowledged but is not there`] : [];
  const { body } = await service.call("GET", `/v3/documents/${customId}`);
  const faults: string[] = [];
  if (body.status !== "done" || body.dreamingStatus !== "done") {
    faults.push(`${customId} is ${body.status}, dreaming ${body.dreamingStatus}`);
  }
  if (!possible.includes(body.content)) faults.push(`${customId} has a content that was not the last one`);
  const chunks = await service.call("GET", `/v3/documents/${body.id}/chunks`);
  const positions = chunks.body.chunks.map(({ position }: { position: number }) => position);
  if (positions.some((position: number, i: number) => position !== i))
    faults.push(`${customId} has chunks ${positions}`);
  return faults;
};

/** No statement may stand twice in the container. */
const checkMemories = async (service: Service): Promise<string[]> => {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (let page = 1; ; page++) {
    const { body } = await service.call("POST", "/v4/memories/list", { containerTags: [TAG], limit: 100, page });
    for (const { memory } of body.memoryEntries) {
      if (seen.has(memory)) faults.push(`a memory is there twice: ${memory}`);
      seen.add(memory);
    }
    if (page >= body.pagination.totalPages) return faults;
  }
};

/** Looks into the tables, once the service has given the folder free. */
const findOrphans = async (dataDir: string): Promise<string[]> => {
  const program = new URL("./orphans.ts", import.meta.url).pathname;
  const child = Bun.spawn([process.execPath, program, dataDir], { stdout: "pipe", stderr: "inherit" });
  const printed = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) return ["the tables could not be read"];
  return Object.entries(JSON.parse(printed)).map(([table, count]) => `${count} orphan rows in ${table}`);
};
