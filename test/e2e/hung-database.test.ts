// A database that hangs: it keeps its connection and answers nothing.

import { expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { startService } from "#test/support/service.ts";
import { startSurrealProcess } from "#test/support/surreal-server.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

test("with a database that hangs, the service says soon that it is not ready, and why, and is ready when it goes on", async () => {
  const folder = await temporaryFolder();
  const database = await startSurrealProcess(join(folder, "db"));
  const service = await startService(folder, { MNEME_SURREAL_URL: database.address });
  try {
    expect((await service.call("GET", "/ready")).status).toBe(200);
    database.hang();
    const since = performance.now();
    const hung = await service.call("GET", "/ready");
    expect(performance.now() - since).toBeLessThan(6_000);
    expect(hung).toMatchObject({
      status: 503,
      body: { error: "Not ready", details: "The database did not answer within 4 seconds" },
    });
    expect((await service.call("GET", "/health")).status).toBe(200);
    database.goOn();
    expect((await service.call("GET", "/ready")).status).toBe(200);
  } finally {
    database.goOn();
    await service.end("SIGTERM");
    await database.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
