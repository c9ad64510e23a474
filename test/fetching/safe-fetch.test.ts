import { afterEach, describe, expect, test } from "bun:test";
import { type AddressInfo, createServer } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { PluginError } from "#contracts/plugin.ts";
import { NOTHING_ALLOWED, parseFetchAllow } from "#src/fetching/address-policy.ts";
import { fetchSource } from "#src/fetching/fetch-source.ts";
import { createSafeFetch, type Resolve, type SafeFetchSetup } from "#src/fetching/safe-fetch.ts";

type Server = ReturnType<typeof Bun.serve>;
const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop(true))));

interface Seen {
  readonly port: number;
  readonly requests: { readonly host: string | null; readonly cookie: string | null }[];
}

const serve = (answer: (request: Request) => Response | Promise<Response>, hostname = "127.0.0.1", port = 0): Seen => {
  const requests: Seen["requests"] = [];
  const server = Bun.serve({
    hostname,
    port,
    fetch: (request) => {
      requests.push({ host: request.headers.get("host"), cookie: request.headers.get("cookie") });
      return answer(request);
    },
  });
  servers.push(server);
  return { port: server.port ?? 0, requests };
};

const toLoopback: Resolve = async () => [{ address: "127.0.0.1", family: 4 }];
/** `open.test` stands for a site that may be reached; every other name and address is judged as ever. */
const open = (changes: Partial<SafeFetchSetup> = {}): typeof fetch =>
  createSafeFetch({ allowance: parseFetchAllow("open.test").allowance, resolve: toLoopback, ...changes });
const failure = (promise: Promise<unknown>): Promise<PluginError> =>
  promise.then(
    () => Promise.reject(new Error("it did not fail")),
    (error: PluginError) => error,
  );

describe("a fetch", () => {
  test("gives the page, its final address and its headers", async () => {
    const { port, requests } = serve(
      () => new Response("hello", { headers: { "content-type": "text/plain", "set-cookie": "a=b" } }),
    );
    const response = await open()(`http://open.test:${port}/page?q=1`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("hello");
    expect(response.url).toBe(`http://open.test:${port}/page?q=1`);
    expect(response.headers.get("content-type")).toBe("text/plain");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(requests).toEqual([{ host: `open.test:${port}`, cookie: null }]);
  });

  test("sends what it is given to send", async () => {
    const { port } = serve(
      async (request) => new Response(`${request.method} ${request.headers.get("x-a")} ${await request.text()}`),
    );
    const response = await open()(`http://open.test:${port}/`, {
      method: "POST",
      body: "words",
      headers: { "x-a": "b" },
    });
    expect(await response.text()).toBe("POST b words");
  });

  test("unpacks what is packed", async () => {
    const words = "packed words ".repeat(1000);
    const packs = { gzip: gzipSync(words), br: brotliCompressSync(words) } as const;
    for (const [encoding, body] of Object.entries(packs)) {
      const { port } = serve(() => new Response(new Uint8Array(body), { headers: { "content-encoding": encoding } }));
      const response = await open()(`http://open.test:${port}/`);
      expect(await response.text()).toBe(words);
      expect(response.headers.get("content-encoding")).toBeNull();
    }
  });

  test("is told to be badly packed when it is", async () => {
    const { port } = serve(() => new Response("words", { headers: { "content-encoding": "gzip" } }));
    expect(await failure(open()(`http://open.test:${port}/`))).toMatchObject({
      code: "fetch_failed",
      message: expect.stringContaining("the page can't be unpacked"),
    });
  });

  test("takes no proxy from the environment", async () => {
    const proxy = serve(() => new Response("through the proxy"));
    const { port } = serve(() => new Response("direct"));
    const before = process.env.HTTP_PROXY;
    process.env.HTTP_PROXY = `http://127.0.0.1:${proxy.port}`;
    try {
      expect(await (await open()(`http://open.test:${port}/`)).text()).toBe("direct");
      expect(proxy.requests).toEqual([]);
    } finally {
      if (before === undefined) delete process.env.HTTP_PROXY;
      else process.env.HTTP_PROXY = before;
    }
  });
});

describe("an address is refused", () => {
  const refusals = async (hosts: readonly string[], path = "/"): Promise<string[]> => {
    const { port, requests } = serve(() => new Response("inside"));
    const codes: string[] = [];
    for (const host of hosts) codes.push((await failure(open()(`http://${host}:${port}${path}`))).code);
    expect(requests).toEqual([]);
    return codes;
  };

  test("when it is an internal one, however it is written", async () => {
    const hosts = [
      "127.0.0.1",
      "127.1",
      "2130706433",
      "0x7f000001",
      "0x7f.1",
      "0177.0.0.1",
      "0",
      "①②⑦.⓪.⓪.①",
      "127.0.0.1.",
    ];
    expect(new Set(await refusals(hosts))).toEqual(new Set(["fetch_refused"]));
    const longer = [
      "[::1]",
      "[::]",
      "[::ffff:127.0.0.1]",
      "[::ffff:7f00:1]",
      "[::127.0.0.1]",
      "[64:ff9b::7f00:1]",
      "[2002:7f00:1::]",
    ];
    expect(new Set(await refusals([...longer, "169.254.169.254", "10.0.0.1"]))).toEqual(new Set(["fetch_refused"]));
  });

  test("when its name leads inside", async () => {
    expect(await refusals(["inside.test", "localhost", "localhost."])).toEqual([
      "fetch_refused",
      "fetch_refused",
      "fetch_refused",
    ]);
  });

  test("when it is neither http nor https, or carries a user's name", async () => {
    for (const url of [
      "file:///etc/passwd",
      "ftp://open.test/",
      "gopher://open.test/",
      "data:text/plain,hi",
      "http://user:pw@open.test/",
      "nonsense",
    ]) {
      expect((await failure(open()(url))).code).toBe("fetch_refused");
    }
  });

  test("when all addresses of its name are internal, whatever their form", async () => {
    for (const address of ["::ffff:10.0.0.1", "64:ff9b::a00:1", "fe80::1", "169.254.169.254"]) {
      const resolve: Resolve = async () => [{ address, family: address.includes(":") ? 6 : 4 }];
      expect((await failure(open({ resolve })("http://named.test/"))).code).toBe("fetch_refused");
    }
  });
});

describe("a name that changes its answer", () => {
  test("is asked once for each connection, and the answer that was checked is the one dialled", async () => {
    const inside = serve(() => new Response("inside"));
    const outside = serve(() => new Response("outside"), "127.0.0.2", inside.port);
    const { allowance } = parseFetchAllow("127.0.0.2/32");
    const answers = ["127.0.0.2", "127.0.0.1", "127.0.0.1"];
    let asked = 0;
    const resolve: Resolve = async () => {
      const address = answers[Math.min(asked, answers.length - 1)] ?? "";
      asked += 1;
      return [{ address, family: 4 }];
    };
    const safeFetch = createSafeFetch({ allowance, resolve });
    expect(await (await safeFetch(`http://rebinding.test:${inside.port}/`)).text()).toBe("outside");
    expect(asked).toBe(1);
    expect((await failure(safeFetch(`http://rebinding.test:${inside.port}/`))).code).toBe("fetch_refused");
    expect(inside.requests).toEqual([]);
    expect(outside.requests.length).toBe(1);
  });

  test("is not dialled at its internal addresses when it has both kinds", async () => {
    const inside = serve(() => new Response("inside"));
    serve(() => new Response("outside"), "127.0.0.2", inside.port);
    const resolve: Resolve = async () => ["127.0.0.1", "127.0.0.2"].map((address) => ({ address, family: 4 }));
    const safeFetch = createSafeFetch({ allowance: parseFetchAllow("127.0.0.2").allowance, resolve });
    expect(await (await safeFetch(`http://both.test:${inside.port}/`)).text()).toBe("outside");
    expect(inside.requests).toEqual([]);
  });
});

describe("a redirect", () => {
  test("is followed, relative ones too", async () => {
    const { port } = serve(({ url }) =>
      new URL(url).pathname === "/end"
        ? new Response("end")
        : new Response(null, { status: 302, headers: { location: "/end" } }),
    );
    const response = await open()(`http://open.test:${port}/start`);
    expect(await response.text()).toBe("end");
    expect(response.url).toBe(`http://open.test:${port}/end`);
  });

  test("is the answer where the caller looks at it himself", async () => {
    const { port, requests } = serve(() => new Response(null, { status: 302, headers: { location: "/end" } }));
    const response = await open()(`http://open.test:${port}/start`, { redirect: "manual" });
    expect([response.status, response.headers.get("location"), requests.length]).toEqual([302, "/end", 1]);
  });

  test("is refused when it leads inside, by number or by name", async () => {
    const inside = serve(() => new Response("secret"));
    for (const target of [
      `http://127.0.0.1:${inside.port}/`,
      `http://inside.test:${inside.port}/`,
      `http://[::ffff:127.0.0.1]:${inside.port}/`,
      "file:///etc/passwd",
    ]) {
      const { port } = serve(() => new Response(null, { status: 302, headers: { location: target } }));
      expect((await failure(open()(`http://open.test:${port}/`))).code).toBe("fetch_refused");
    }
    expect(inside.requests).toEqual([]);
  });

  test("is followed five times and no more", async () => {
    const count = (limit: number): number =>
      serve(({ url }) => {
        const step = Number(new URL(url).searchParams.get("step") ?? 0);
        return step === limit
          ? new Response("arrived")
          : new Response(null, { status: 307, headers: { location: `/?step=${step + 1}` } });
      }).port;
    expect(await (await open()(`http://open.test:${count(5)}/`)).text()).toBe("arrived");
    expect((await failure(open()(`http://open.test:${count(6)}/`))).code).toBe("fetch_refused");
  });

  test("takes no key to another site", async () => {
    const other = serve((request) => new Response(request.headers.get("authorization") ?? "none"));
    const { port } = serve(
      () => new Response(null, { status: 302, headers: { location: `http://other.test:${other.port}/` } }),
    );
    const safeFetch = open({ allowance: parseFetchAllow("*.test").allowance });
    const response = await safeFetch(`http://open.test:${port}/`, { headers: { authorization: "Bearer secret" } });
    expect(await response.text()).toBe("none");
  });
});

describe("a page that is too much", () => {
  test("is refused by its announced length, by its length and by its unpacked length", async () => {
    const bomb = new Uint8Array(gzipSync(new Uint8Array(40_000_000)));
    expect(bomb.length).toBeLessThan(100_000);
    const bodies: (() => Response)[] = [
      () => new Response(new Uint8Array(10_000_001)),
      () => new Response(new Uint8Array(bomb), { headers: { "content-encoding": "gzip" } }),
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
          }),
        ),
    ];
    for (const body of bodies) {
      const { port } = serve(body);
      const error = await failure(open()(`http://open.test:${port}/`));
      expect(error).toMatchObject({ code: "page_too_large", retryable: false });
    }
  });

  test("is given up when it takes too long, at every stage", async () => {
    const never = new Promise<Response>(() => undefined);
    const trickle = (): Response =>
      new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) }));
    for (const answer of [() => never, trickle]) {
      const { port } = serve(answer);
      const error = await failure(open({ timeoutMs: 200 })(`http://open.test:${port}/`));
      expect(error).toMatchObject({ code: "fetch_failed", retryable: true });
    }
    const resolve: Resolve = () => new Promise(() => undefined);
    expect((await failure(open({ resolve, timeoutMs: 100 })("http://open.test/"))).code).toBe("fetch_failed");
  });

  test("is given up when it has answers without end ahead of the answer", async () => {
    const site = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.once("data", () => {
        const sending = setInterval(() => socket.write("HTTP/1.1 103 Early Hints\r\n\r\n".repeat(10)), 1);
        socket.once("close", () => clearInterval(sending));
      });
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const error = await failure(open()(`http://open.test:${(site.address() as AddressInfo).port}/`));
    expect(error.message).toContain("sends nothing but interim answers");
    site.close();
  });

  test("is given up when nobody waits for it any more", async () => {
    const { port } = serve(() => new Promise<Response>(() => undefined));
    const abort = new AbortController();
    const error = failure(open()(`http://open.test:${port}/`, { signal: abort.signal }));
    abort.abort();
    expect((await error).name).toBe("AbortError");
  });
});

describe("the source that an address shows", () => {
  const never = new AbortController().signal;

  test("is typed by its content, whatever the header says", async () => {
    const { port } = serve(() => new Response("%PDF-1.4\n...", { headers: { "content-type": "text/html" } }));
    const source = await fetchSource(`http://open.test:${port}/files/report.pdf`, open(), never);
    expect(source).toMatchObject({
      mediaType: "application/pdf",
      name: "report.pdf",
      url: `http://open.test:${port}/files/report.pdf`,
    });
  });

  test("is typed by the header where the content is plain text", async () => {
    const { port } = serve(
      () => new Response("a,b\n1,2\n", { headers: { "content-type": "text/csv; charset=utf-8" } }),
    );
    expect((await fetchSource(`http://open.test:${port}/export`, open(), never)).mediaType).toBe("text/csv");
  });

  test("fails for good or for now, as the site says", async () => {
    const codes = [404, 410, 503, 429];
    const outcomes = [];
    for (const status of codes) {
      const { port } = serve(() => new Response("", { status }));
      outcomes.push((await failure(fetchSource(`http://open.test:${port}/`, open(), never))).retryable);
    }
    expect(outcomes).toEqual([false, false, true, true]);
  });

  test("is of no known type when it is no text and no format", async () => {
    const { port } = serve(() => new Response(new Uint8Array([0, 1, 2, 3, 0, 0, 9])));
    const { mediaType } = await fetchSource(`http://open.test:${port}/`, open(), never);
    expect(mediaType).toBe("application/octet-stream");
  });
});

test("without an allowance nothing internal is fetched", async () => {
  const { port, requests } = serve(() => new Response("inside"));
  const safeFetch = createSafeFetch({ allowance: NOTHING_ALLOWED, resolve: toLoopback });
  expect((await failure(safeFetch(`http://open.test:${port}/`))).code).toBe("fetch_refused");
  expect(requests).toEqual([]);
});
