// A SurrealDB server for tests: the embedded database behind a real WebSocket, as the driver's remote engine speaks to one, for any
// number of clients at once. Says that it is of the given version. Run as a program with a data folder and a port (0: any), it
// prints its address, and can be killed and started again.

import { CborCodec } from "surrealdb";
import { connectNative } from "#store/native.ts";
import { databaseAddress } from "#store/open.ts";

interface Request {
  readonly id: string;
  readonly method: string;
  readonly session?: unknown;
  readonly params?: readonly unknown[];
}

/** Says where in the database its client is. */
const isPlacing = ({ method, params }: Request): boolean =>
  method === "use" || (method === "query" && /\bUSE\b/.test(String(params?.[0])));

/**
 * All clients have one session of the embedded engine, where those of a server have one each. It never answers again when it is
 * changed while something is asked of it: what changes it runs alone.
 */
const takingTurns = (execute: (bytes: Uint8Array) => Promise<Uint8Array>) => {
  const running = new Set<Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  const alone = (bytes: Uint8Array): Promise<Uint8Array> => {
    const turn = last.then(async () => {
      await Promise.allSettled(running);
      return await execute(bytes);
    });
    last = turn.catch(() => {});
    return turn;
  };
  const together = async (bytes: Uint8Array): Promise<Uint8Array> => {
    for (let before: unknown = null; before !== last; ) {
      before = last;
      await last;
    }
    const answer = execute(bytes);
    running.add(answer);
    return await answer.finally(() => running.delete(answer));
  };
  return { alone, together };
};

const USERNAME = "tester";
const PASSWORD = "p@ss/word";

export interface SurrealServer {
  /** With user and password in it. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const addressAt = (port: number | undefined): string =>
  `ws://${USERNAME}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`;

/** @param storage of the embedded engine */
export const startSurrealServer = async (version: string, storage = "mem://", port = 0): Promise<SurrealServer> => {
  const connection = await connectNative(storage);
  const { alone, together } = takingTurns((bytes) => connection.execute(bytes));
  const codec = new CborCodec({});
  const answer = async (request: Request, bytes: Uint8Array): Promise<unknown> => {
    if (request.method === "version") return { result: `surrealdb-${version}` };
    if (request.method === "signin") {
      const [given] = (request.params ?? []) as readonly { readonly user?: string; readonly pass?: string }[];
      if (given?.user !== USERNAME || given.pass !== PASSWORD)
        return { error: { code: -32_000, message: "There was a problem with authentication" } };
      return { result: "a.b.c" };
    }
    try {
      return { result: codec.decode(await (isPlacing(request) ? alone(bytes) : together(bytes))) };
    } catch (error) {
      return { error: { code: -32_000, message: error instanceof Error ? error.message : String(error) } };
    }
  };
  const server = Bun.serve({
    port,
    hostname: "127.0.0.1",
    fetch: (request, bun) =>
      bun.upgrade(request, { headers: { "sec-websocket-protocol": "cbor" } })
        ? undefined
        : new Response("", { status: 400 }),
    websocket: {
      maxPayloadLength: 256 * 1024 * 1024,
      message: async (socket, message) => {
        const bytes = new Uint8Array(message as Buffer);
        const request = codec.decode<Request>(bytes);
        const reply = await answer(request, bytes);
        socket.send(codec.encode({ id: request.id, ...(reply as object) }));
      },
    },
  });
  return {
    address: addressAt(server.port),
    stop: () => server.stop(true),
  };
};

export interface SurrealProcess extends Pick<SurrealServer, "address"> {
  readonly kill: () => Promise<void>;
  /** It keeps its connections, and answers nothing until it goes on. */
  readonly hang: () => void;
  readonly goOn: () => void;
  /** At the same address, with what was stored. */
  readonly restart: () => Promise<void>;
}

/** As a process of its own, on a folder. */
export const startSurrealProcess = async (folder: string): Promise<SurrealProcess> => {
  const start = async (port: number) => {
    const program = new URL("./surreal-server.ts", import.meta.url).pathname;
    const child = Bun.spawn([process.execPath, program, folder, String(port)], { stdout: "pipe", stderr: "inherit" });
    const { value } = await child.stdout.getReader().read();
    if (value === undefined) throw new Error("the server of the database did not start");
    return { child, address: new TextDecoder().decode(value).trim() };
  };
  let running = await start(0);
  const { address } = running;
  return {
    address,
    kill: async () => {
      running.child.kill("SIGKILL");
      await running.child.exited;
    },
    hang: () => running.child.kill("SIGSTOP"),
    goOn: () => running.child.kill("SIGCONT"),
    restart: async () => {
      running = await start(Number(new URL(address).port));
    },
  };
};

if (import.meta.main) {
  const [, , folder = "", port = "0"] = Bun.argv;
  const { address } = await startSurrealServer("3.3.0", databaseAddress(folder), Number(port));
  console.log(address);
}
