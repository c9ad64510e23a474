// What operators see of the service: measures for Prometheus, traces for OpenTelemetry, and a log without contents and keys.

import { expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import { startTestApp, TEST_KEY } from "#test/support/app.ts";
import { startService } from "#test/support/service.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const SECRET = "Xanthippe keeps a walrus.";

const scrape = async (address: string): Promise<string> => {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TEST_KEY}` } });
  expect(answer.headers.get("content-type")).toStartWith("text/plain; version=0.0.4");
  return await answer.text();
};

const readSeries = (metrics: string, series: string): number => {
  const line = metrics.split("\n").find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? Number.NaN : Number(line.slice(series.length));
};

test("the metrics count documents, memories, searches and answers by route, and name no one", async () => {
  const app = await startTestApp();
  try {
    const add = (content: string) =>
      app.call("POST", "/v3/documents", { content, containerTag: "walrus-keeper", dreaming: "instant" });
    await add(SECRET);
    await add(`data:application/pdf;base64,${btoa("%PDF-1.7")}`);
    await app.idle();
    await app.call("POST", "/v4/search", { q: "walrus", containerTag: "walrus-keeper" });
    await app.call("POST", "/v4/profile", { containerTag: "walrus-keeper" });
    await app.call("GET", "/v3/documents/nothing");
    await app.call("GET", "/nowhere/at/all");
    const metrics = await scrape(app.address);
    expect(readSeries(metrics, 'mneme_documents_total{outcome="remembered"}')).toBeGreaterThanOrEqual(1);
    expect(readSeries(metrics, 'mneme_memories_total{change="created"}')).toBeGreaterThanOrEqual(1);
    expect(readSeries(metrics, "mneme_search_duration_seconds_count")).toBe(1);
    expect(readSeries(metrics, "mneme_profile_duration_seconds_count")).toBe(1);
    expect(readSeries(metrics, "mneme_queue_depth")).toBe(0);
    expect(readSeries(metrics, 'mneme_stage_duration_seconds_count{stage="drawing"}')).toBeGreaterThanOrEqual(1);
    expect(readSeries(metrics, 'mneme_stage_duration_seconds_count{stage="embedding"}')).toBeGreaterThanOrEqual(1);
    const route = 'mneme_http_request_duration_seconds_count{method="GET",route="/v3/documents/:id",status="404"}';
    expect(readSeries(metrics, route)).toBe(1);
    expect(readSeries(metrics, "process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(metrics).not.toContain("walrus");
    expect(metrics).not.toContain("nowhere");
  } finally {
    await app.close();
  }
});

test("traces go to the collector that is configured, with the steps inside the request or job they belong to", async () => {
  const spans: { name: string; parentSpanId?: string; spanId: string }[] = [];
  const collector = Bun.serve({
    port: 0,
    fetch: async (request) => {
      const { resourceSpans } = (await request.json()) as {
        resourceSpans: { scopeSpans: { spans: typeof spans }[] }[];
      };
      for (const { scopeSpans } of resourceSpans) for (const { spans: some } of scopeSpans) spans.push(...some);
      return Response.json({});
    },
  });
  const app = await startTestApp({ otlpEndpoint: `http://127.0.0.1:${collector.port}` });
  await app.call("POST", "/v3/documents", { content: SECRET, containerTag: "ada", dreaming: "instant" });
  await app.idle();
  await app.call("POST", "/v4/search", { q: "walrus", containerTag: "ada" });
  await app.close();
  await collector.stop(true);
  const search = spans.find(({ name }) => name === "search");
  const around = spans.find(({ spanId }) => spanId === search?.parentSpanId);
  expect(around?.name).toBe("POST");
  expect(spans.map(({ name }) => name)).toContain("drawing");
  expect(JSON.stringify(spans)).not.toContain("walrus");
});

test("a collector that is away does not keep the service from ending well", async () => {
  const app = await startTestApp({ otlpEndpoint: "http://127.0.0.1:1" });
  await app.call("POST", "/v4/search", { q: "bees", containerTag: "otto" });
  await expect(app.close()).resolves.toBeUndefined();
});

test("the log is JSON with a request's id, and holds neither contents nor keys", async () => {
  const folder = await temporaryFolder();
  const service = await startService(folder, { MNEME_LOG_LEVEL: "debug" });
  try {
    const answer = await fetch(`${service.address}/v3/documents`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${TEST_KEY}`,
        "content-type": "application/json",
        "x-request-id": "my-request-1",
      },
      body: JSON.stringify({ content: SECRET, containerTag: "ada", dreaming: "instant" }),
    });
    expect(answer.headers.get("x-request-id")).toBe("my-request-1");
    for (;;) {
      const { body } = await service.call("GET", "/v3/documents/processing");
      if (body.totalCount === 0) break;
    }
    await service.call("POST", "/v4/search", { q: "Xanthippe", containerTag: "ada" });
    await service.end("SIGTERM");
    const lines = service
      .printed()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ requestId: "my-request-1", method: "POST", route: "/v3/documents", status: 200 }),
    );
    expect(lines.every(({ time, msg }) => typeof time === "string" && typeof msg === "string")).toBe(true);
    expect(service.printed()).not.toContain("Xanthippe");
    expect(service.printed()).not.toContain(TEST_KEY);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
