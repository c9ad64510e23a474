// Webhooks over real HTTP: what is told, to whom, how it is signed, and what happens when nobody answers or the service dies.

import { expect, test } from "bun:test";
import { createHmac } from "node:crypto";
import { rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { pauseAfter } from "#domain/webhook.ts";
import { type App, createApp } from "#src/app.ts";
import { parseFetchAllow } from "#src/fetching/address-policy.ts";
import { startTestApp, testConfig } from "#test/support/app.ts";
import { movableClock } from "#test/support/http.ts";
import { startService } from "#test/support/service.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

interface Received {
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  readonly body: any;
}

/** Somebody who is told. @param answer by the number of the request */
const startReceiver = (answer: (count: number) => number = () => 204) => {
  const received: Received[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) => {
      const text = await request.text();
      received.push({ headers: request.headers, text, body: JSON.parse(text) });
      return new Response(null, { status: answer(received.length) });
    },
  });
  return { received, url: `http://127.0.0.1:${server.port}/told`, stop: () => server.stop(true) };
};

const LOCAL = { fetchAllow: parseFetchAllow("127.0.0.1").allowance };

test("documents and memories are told of, signed, and only of the containers and events that were asked for", async () => {
  const app = await startTestApp(LOCAL);
  const receiver = startReceiver();
  try {
    const { body: webhook } = await app.call("POST", "/v3/webhooks", {
      url: receiver.url,
      events: ["document.done", "memory.created", "memory.updated", "memory.forgotten", "document.failed"],
      containerTag: "ada",
    });
    expect(webhook.containerTags).toEqual(["ada"]);
    expect(webhook.secret).toStartWith("whsec_");
    const add = (containerTag: string, content: string) =>
      app.call("POST", "/v3/documents", { content, containerTag, dreaming: "instant" });
    const { body: document } = await add("ada", "Ada: I live in Oslo.");
    await add("ben", "Ben: I live in Rome.");
    await add("ada", "http://10.0.0.1/not-allowed");
    await app.idle();
    const { body: listed } = await app.call("POST", "/v4/memories/list", { containerTags: ["ada"] });
    const { id } = listed.memoryEntries[0];
    const { body: updated } = await app.call("PATCH", "/v4/memories", {
      containerTag: "ada",
      id,
      newContent: "Ada lives in Bergen.",
    });
    await app.call("DELETE", "/v4/memories", { containerTag: "ada", id: updated.id });
    await app.idle();

    const types = receiver.received.map(({ body }) => body.type);
    expect(types).toContain("document.done");
    expect(types).toContain("document.failed");
    expect(types).not.toContain("document.remembered");
    expect(types.filter((type) => type.startsWith("memory."))).toEqual([
      "memory.created",
      "memory.updated",
      "memory.forgotten",
    ]);
    expect(receiver.received.every(({ body }) => body.data.containerTag === "ada")).toBeTrue();
    const created = receiver.received.find(({ body }) => body.type === "memory.created");
    expect(created?.body.data.memories).toEqual([
      expect.objectContaining({ id, memory: "Ada lives in Oslo.", version: 1, documentIds: [document.id] }),
    ]);

    for (const { headers, text } of receiver.received) {
      const signed = `${headers.get("webhook-id")}.${headers.get("webhook-timestamp")}.${text}`;
      const key = Buffer.from(webhook.secret.slice("whsec_".length), "base64");
      expect(headers.get("webhook-signature")).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
    }
    const { body: log } = await app.call("GET", `/v3/webhooks/${webhook.id}/deliveries`);
    expect(log.deliveries.map(({ status }: { status: string }) => status)).toEqual(types.map(() => "delivered"));

    expect((await app.call("DELETE", `/v3/webhooks/${webhook.id}`)).status).toBe(200);
    await add("ada", "Ada: I have a cat.");
    await app.idle();
    expect(receiver.received.length).toBe(types.length);
  } finally {
    await receiver.stop();
    await app.close();
  }
});

test("what is not taken is tried again with the same id at growing intervals, and given up in the end", async () => {
  const clock = movableClock(Date.now());
  const app = await startTestApp(LOCAL, { clock });
  const receiver = startReceiver((count) => (count < 3 ? 500 : 204));
  const refusing = startReceiver(() => 500);
  try {
    const make = async (url: string) =>
      (await app.call("POST", "/v3/webhooks", { url, events: ["memory.created"] })).body.id;
    const [taking, never] = [await make(receiver.url), await make(refusing.url)];
    await app.call("POST", "/v4/memories", { containerTag: "ada", memories: [{ content: "Ada likes tea." }] });
    await app.idle();
    for (let attempts = 1; ; attempts++) {
      expect(refusing.received.length).toBe(attempts);
      const pause = pauseAfter(attempts);
      if (pause === null) break;
      clock.advance(pause - 1);
      await app.idle();
      expect(refusing.received.length).toBe(attempts);
      clock.advance(1);
      await app.idle();
    }
    expect(receiver.received.length).toBe(3);
    expect(new Set(receiver.received.map(({ headers }) => headers.get("webhook-id"))).size).toBe(1);
    const last = async (id: string) => (await app.call("GET", `/v3/webhooks/${id}/deliveries`)).body.deliveries[0];
    expect(await last(taking)).toMatchObject({ status: "delivered", attempts: 3, answer: 204, nextAttemptAt: null });
    expect(await last(never)).toMatchObject({ status: "failed", answer: 500, error: "it answered 500" });
  } finally {
    await receiver.stop();
    await refusing.stop();
    await app.close();
  }
});

test("a receiver that only points elsewhere has not taken what it was told", async () => {
  const app = await startTestApp(LOCAL);
  const elsewhere = startReceiver();
  const moved = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => Response.redirect(elsewhere.url, 302) });
  try {
    const { body } = await app.call("POST", "/v3/webhooks", { url: moved.url.href, events: ["memory.created"] });
    await app.call("POST", "/v4/memories", { containerTag: "ada", memories: [{ content: "Ada likes tea." }] });
    await app.idle();
    const { body: log } = await app.call("GET", `/v3/webhooks/${body.id}/deliveries`);
    expect(log.deliveries[0]).toMatchObject({ status: "pending", answer: 302, error: "it answered 302" });
    expect(elsewhere.received).toEqual([]);
  } finally {
    await moved.stop();
    await elsewhere.stop();
    await app.close();
  }
});

test("an address to which nothing could be sent is refused with the setting that allows it", async () => {
  const app = await startTestApp({ fetchAllow: parseFetchAllow("10.0.0.0/8, hooks.corp.example:8080").allowance });
  try {
    const make = (url: string) => app.call("POST", "/v3/webhooks", { url });
    for (const url of [
      "http://127.0.0.1:9000/told",
      "http://2130706433/",
      "http://[::1]/told",
      "http://[::ffff:192.168.0.7]/",
      "http://169.254.169.254/latest",
      "http://localhost:9000/told",
    ]) {
      const { status, body } = await make(url);
      expect([url, status, body.code]).toEqual([url, 400, "invalid"]);
      expect(body.details).toMatch(/^url cannot be told anything: \S+ is not .*the public internet.*MNEME_FETCH_ALLOW/);
    }
    expect((await app.call("GET", "/v3/webhooks")).body.webhooks).toEqual([]);
    // Allowed, public, and a name of which nobody says now where it leads.
    for (const url of ["http://10.1.2.3/", "https://1.1.1.1/", "http://hooks.corp.example:8080/", "http://a.invalid/"])
      expect([url, (await make(url)).status]).toEqual([url, 200]);
  } finally {
    await app.close();
  }
});

/** Sends these characters for an answer and then keeps silent, or hangs up. */
const startRude = async (answer: string, hangsUp = false) => {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => (hangsUp ? socket.end(answer) : socket.write(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`, stop: () => server.close() };
};

test("a status of 2xx is enough, whatever comes after it, and who never answers holds up no other", async () => {
  const app = await startTestApp(LOCAL);
  const silent = await startRude("");
  const rude = [
    await startRude("HTTP/1.1 200 OK\r\nContent-Length: 900000000\r\n\r\nfor ever"),
    await startRude("HTTP/1.1 202 Accepted\r\nContent-Length: 100\r\n\r\ncut o", true),
    await startRude("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nplain", true),
  ];
  try {
    const make = async ({ url }: { readonly url: string }) =>
      (await app.call("POST", "/v3/webhooks", { url, events: ["memory.created"] })).body.id;
    const last = async (id: string) => (await app.call("GET", `/v3/webhooks/${id}/deliveries`)).body.deliveries[0];
    const waiting = await make(silent);
    const others = await Promise.all(rude.map(make));
    await app.call("POST", "/v4/memories", { containerTag: "ada", memories: [{ content: "Ada likes tea." }] });
    for (const id of others) {
      while ((await last(id)).updatedAt === (await last(id)).createdAt) await Bun.sleep(5);
      expect(await last(id)).toMatchObject({ status: "delivered", attempts: 1 });
    }
    expect(await last(waiting)).toMatchObject({ status: "pending", answer: null, error: null });
    const { webhooks } = app.app.context.store;
    expect(await webhooks.dropBefore(Date.now(), 100)).toBe(4);
    expect(await webhooks.deliveries(waiting, 10)).toEqual([]);
  } finally {
    for (const server of [silent, ...rude]) server.stop();
    await app.close();
  }
});

test("addresses that are not allowed are never asked, and what is no address is refused", async () => {
  const app = await startTestApp();
  const receiver = startReceiver();
  try {
    for (const url of ["ftp://example.org/x", "nothing", "https://user:word@example.org/"]) {
      const { status, body } = await app.call("POST", "/v3/webhooks", { url });
      expect([status, body.details]).toEqual([400, expect.stringContaining("url")]);
    }
    // Made when it was allowed, or when its name still led elsewhere.
    const earlier = { id: "earlier", url: receiver.url, secret: "whsec_AAAA", tags: null, createdAt: Date.now() };
    await app.app.context.store.webhooks.put({ ...earlier, events: ["memory.created"] });
    await app.call("POST", "/v4/memories", { containerTag: "ada", memories: [{ content: "Ada likes tea." }] });
    await app.idle();
    const { body: log } = await app.call("GET", "/v3/webhooks/earlier/deliveries");
    expect(log.deliveries[0]).toMatchObject({ status: "pending", error: expect.stringContaining("public internet") });
    expect(receiver.received).toEqual([]);
  } finally {
    await receiver.stop();
    await app.close();
  }
});

test("what happened right before the service was killed is delivered by the next one", async () => {
  const folder = await temporaryFolder();
  const gate = Promise.withResolvers<void>();
  const told = new Set<string>();
  let isOpen = false;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: async (request) => {
      const { data } = (await request.json()) as { data: { memories: { memory: string }[] } };
      // Whom the killed service told did not hear it.
      if (!isOpen) return await gate.promise.then(() => new Response());
      for (const { memory } of data.memories) told.add(memory);
      return new Response();
    },
  });
  const killed = await startService(folder, { MNEME_FETCH_ALLOW: "127.0.0.1" });
  let next: App | null = null;
  try {
    await killed.call("POST", "/v3/webhooks", {
      url: `http://127.0.0.1:${server.port}/`,
      events: ["memory.created"],
    });
    const memories = Array.from({ length: 5 }, (_, i) => `Ada owns boat number ${i}.`);
    for (const content of memories)
      await killed.call("POST", "/v4/memories", { containerTag: "ada", memories: [{ content }] });
    await killed.end("SIGKILL");
    expect(told.size).toBe(0);
    isOpen = true;
    gate.resolve();
    // What the killed one was telling is its own for some seconds more: the next one starts when they are over.
    const clock = movableClock(Date.now() + 20_000);
    next = await createApp(testConfig(folder, LOCAL), { clock });
    await next.listen();
    const waiting = Date.now() + 90_000;
    while (told.size < memories.length && Date.now() < waiting) await Bun.sleep(50);
    expect([...told].sort()).toEqual(memories);
  } finally {
    await killed.end("SIGKILL");
    await next?.close();
    await server.stop(true);
    await rm(folder, { recursive: true, force: true });
  }
});
