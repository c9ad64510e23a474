// Sends things to the service, a few at a time, and follows them by the container's events until each is remembered or has failed.

import { Type } from "typebox";
import { Value } from "typebox/value";
import { messageOf } from "#domain/message-of.ts";
import { type ApiAnswer, ApiRefusal, ask } from "#src/client/api-call.ts";
import { callOverHttp, type RunningService, uploadOverHttp, watchOverHttp } from "#src/client/over-http.ts";
import type { Item } from "./find-items.ts";

export interface AddRequest {
  readonly service: RunningService;
  readonly tag: string;
  readonly items: readonly Item[];
  /** Fields of every document. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether to wait until all is remembered. */
  readonly wait: boolean;
  readonly onProgress: (done: number, note: string) => void;
}

export interface Added {
  readonly name: string;
  readonly id: string;
  readonly state: "queued" | "unchanged" | "remembered";
}

export interface AddOutcome {
  readonly added: readonly Added[];
  readonly failed: readonly { readonly name: string; readonly reason: string }[];
}

const AT_ONCE = 4;
const RETRIES = 30;
const RETRY_MS = 2_000;
/** How often it is looked whether an event was missed. */
const LOOK_EVERY_MS = 5_000;

const accepted = Type.Object({ id: Type.String(), status: Type.String() });
const told = Type.Object({ documentId: Type.String(), error: Type.Optional(Type.Object({ message: Type.String() })) });
const state = Type.Object({
  status: Type.String(),
  dreamingStatus: Type.String(),
  error: Type.Union([Type.Object({ message: Type.String() }), Type.Null()]),
});

const sendOnce = async ({ service, tag, fields }: AddRequest, item: Item): Promise<ApiAnswer> => {
  if (item.kind === "content") {
    return await callOverHttp(service)("POST", "/v3/documents", {
      ...fields,
      content: item.content,
      containerTag: tag,
    });
  }
  const form = new FormData();
  form.set("file", Bun.file(item.path), item.name);
  const all = { customId: item.customId, filepath: item.filepath, ...fields, containerTag: tag };
  for (const [name, value] of Object.entries(all)) {
    form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return await uploadOverHttp(service, form);
};

/** A full queue is waited for. @throws ApiRefusal */
const send = async (request: AddRequest, item: Item): Promise<Type.Static<typeof accepted>> => {
  for (let attempt = 0; ; attempt++) {
    const answer = await sendOnce(request, item);
    if (answer.status === 429 && attempt < RETRIES) await Bun.sleep(RETRY_MS);
    else return await ask(async () => answer, accepted, "POST", "/v3/documents");
  }
};

/** Resolves once it listens. Ends of documents by their ids; null: remembered, else why it failed. */
const followEnds = async ({ service, tag, fields }: AddRequest) => {
  // Of what is only made searchable nothing is remembered.
  const last = fields.taskType === "superrag" ? "document.done" : "document.remembered";
  const stopping = new AbortController();
  const ends = new Map<string, string | null>();
  let changed = Promise.withResolvers<void>();
  const wakeUp = (): void => {
    const { resolve } = changed;
    changed = Promise.withResolvers();
    resolve();
  };
  // Without events, the documents themselves are looked at.
  const events = await watchOverHttp(service, tag, stopping.signal).catch(() => null);
  const reading = (async () => {
    for await (const { type, data } of events ?? []) {
      if (!Value.Check(told, data)) continue;
      if (type === last) ends.set(data.documentId, null);
      else if (type === "document.failed") ends.set(data.documentId, data.error?.message ?? "it failed");
      else continue;
      wakeUp();
    }
  })().catch(() => {});
  return {
    ends,
    next: async () => {
      const timer = setTimeout(wakeUp, LOOK_EVERY_MS);
      await changed.promise;
      clearTimeout(timer);
    },
    stop: async () => {
      stopping.abort();
      await reading;
    },
  };
};

const lookAt = async (service: RunningService, id: string, ends: Map<string, string | null>): Promise<void> => {
  try {
    const { status, dreamingStatus, error } = await ask(
      callOverHttp(service),
      state,
      "GET",
      `/v3/documents/${encodeURIComponent(id)}`,
    );
    if (status === "failed") ends.set(id, error?.message ?? "it failed");
    else if (status === "done" && dreamingStatus === "done") ends.set(id, null);
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) ends.set(id, "it was deleted");
  }
};

export const addAll = async (request: AddRequest): Promise<AddOutcome> => {
  const { service, items, wait, onProgress } = request;
  const { ends, next, stop } = await followEnds(request);
  const sent = new Map<Item, { readonly id: string; readonly isUnchanged: boolean }>();
  const refused = new Map<Item, string>();
  const isOver = (item: Item): boolean => {
    const known = sent.get(item);
    if (known === undefined) return refused.has(item);
    return known.isUnchanged || !wait || ends.has(known.id);
  };
  const tell = (note: string): void => onProgress(items.filter(isOver).length, note);

  const waiting = [...items];
  const sendRest = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        const { id, status } = await send(request, item);
        sent.set(item, { id, isUnchanged: status === "done" });
      } catch (error) {
        refused.set(item, messageOf(error));
      }
      tell(item.name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendRest));
  for (;;) {
    const open = items.filter((item) => !isOver(item));
    tell(open[0] === undefined ? "" : `remembering ${open[0].name}`);
    if (open.length === 0) break;
    await next();
    const [oldest] = open;
    if (oldest !== undefined && !isOver(oldest)) await lookAt(service, sent.get(oldest)?.id ?? "", ends);
  }
  await stop();
  return toOutcome(items, sent, refused, wait ? ends : new Map());
};

const toOutcome = (
  items: readonly Item[],
  sent: ReadonlyMap<Item, { readonly id: string; readonly isUnchanged: boolean }>,
  refused: ReadonlyMap<Item, string>,
  ends: ReadonlyMap<string, string | null>,
): AddOutcome => {
  const added: Added[] = [];
  const failed: { name: string; reason: string }[] = [];
  for (const item of items) {
    const { name } = item;
    const known = sent.get(item);
    const reason = known === undefined ? refused.get(item) : (ends.get(known.id) ?? undefined);
    if (reason !== undefined || known === undefined) failed.push({ name, reason: reason ?? "it was not sent" });
    else if (known.isUnchanged) added.push({ name, id: known.id, state: "unchanged" });
    else added.push({ name, id: known.id, state: ends.has(known.id) ? "remembered" : "queued" });
  }
  return { added, failed };
};
