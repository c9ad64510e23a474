// A peer as a process of its own.

export interface Peer {
  readonly search: (q: string) => Promise<unknown>;
  readonly post: (path: string, body: unknown) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

/** Starts the command and waits for the address that it prints. */
export const servePeer = async (
  command: readonly string[],
  environment: Record<string, string> = {},
): Promise<Peer> => {
  const child = Bun.spawn([...command], {
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...environment },
    stdout: "pipe",
    stderr: "inherit",
  });
  const decoder = new TextDecoder();
  let printed = "";
  let address: string | undefined;
  for await (const bytes of child.stdout) {
    printed += decoder.decode(bytes, { stream: true });
    address = /listens at (http:\/\/\S+)/.exec(printed)?.[1];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error(`${command.join(" ")} ended without listening:\n${printed}`);
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const answer = await fetch(address + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${command.join(" ")} answered ${answer.status}: ${await answer.text()}`);
    return await answer.json();
  };
  return {
    search: (q) => post("/search", { q }),
    post,
    end: async () => {
      child.kill("SIGKILL");
      await child.exited;
    },
  };
};
