// Asking the service under test, and asking it several things at a time.

import type { Service } from "#test/support/service.ts";

const AT_ONCE = 4;

export const ok = async (service: Service, method: string, path: string, body?: unknown) => {
  const answer = await service.call(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

export const inParallel = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results = new Array<Result>(items.length);
  let next = 0;
  const run = async (): Promise<void> => {
    for (let i = next++; i < items.length; i = next++) results[i] = await work(items[i] as Item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return results;
};

/** Until memories have formed of all documents with these customIds. */
export const untilDreamt = async (service: Service, tag: string, customIds: readonly string[]): Promise<void> => {
  for (const customId of customIds) {
    for (;;) {
      const document = await ok(service, "GET", `/v3/documents/${customId}?containerTag=${tag}`);
      if (document.status === "failed") throw new Error(`${customId} failed: ${document.error}`);
      if (document.status === "done" && document.dreamingStatus === "done") break;
      await Bun.sleep(200);
    }
  }
};
