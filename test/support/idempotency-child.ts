// One request with an Idempotency-Key in a process of its own, which stands still at a chosen point until it is killed. Prints the
// answer, and how many documents and jobs there are then.

import { openDatabase, storeOn } from "#store/open.ts";
import type { Store } from "#store/store.ts";
import { movableClock, OWNER_KEY, startTestServer } from "./http.ts";

/** `accept:2`: before the second document is accepted; `answer`: before the answer is kept; `remember`: in the middle of the work. */
const [, , dataDir = "", request = "", hangAt = ""] = Bun.argv;

const TEXTS = ["Ada likes tea.", "Ada sails.", "Ada has a dog."];
const REQUESTS: Record<string, readonly [path: string, body: object]> = {
  one: ["/v3/documents", { content: TEXTS[0], containerTag: "ada" }],
  batch: ["/v3/documents/batch", { documents: TEXTS, containerTag: "ada" }],
  memories: ["/v4/memories", { containerTag: "ada", memories: [{ content: TEXTS[0] }] }],
};

const hang = async (): Promise<never> => {
  await Bun.write(Bun.stdout, "hanging\n");
  return new Promise(() => setInterval(() => {}, 1000));
};

const wrapped = (store: Store): Store => {
  let accepted = 0;
  return {
    ...store,
    queue: {
      ...store.queue,
      accept: async (...given) => {
        accepted += 1;
        return hangAt === `accept:${accepted}` ? await hang() : await store.queue.accept(...given);
      },
    },
    answers: {
      ...store.answers,
      put: async (...given) => (hangAt === "answer" ? await hang() : await store.answers.put(...given)),
    },
  };
};

const clock = movableClock(Date.now());
const store = storeOn(await openDatabase({ url: null, dataDir }), clock);
if ((await store.keys.list()).length === 0) await startTestServer(clock, {}, store);
const [key] = await store.keys.list();
const remember = () => hang();
const server = await startTestServer(
  clock,
  { remember },
  wrapped({ ...store, keys: { ...store.keys, put: async () => {} } }),
);
if (key === undefined) throw new Error("there is no key");
const [path, body] = REQUESTS[request] ?? ["", {}];
const headers = { authorization: `Bearer ${OWNER_KEY}`, "idempotency-key": "once" };
const { status, body: answer } = await server.call("POST", path, body, headers);
const { body: list } = await server.call("POST", "/v3/documents/list", { containerTags: ["ada"], order: "asc" });
const ids = list.memories.map(({ id }: { id: string }) => id);
console.log(JSON.stringify({ status, answer, ids, jobs: await store.queue.totalDepth() }));
process.exit(0);
