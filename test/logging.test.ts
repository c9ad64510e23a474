// What a process writes on its standard error, read as whoever runs the service reads it.

import { expect, test } from "bun:test";

const logged = async (fields: string): Promise<Record<"tag" | "msg" | "error", unknown>> => {
  const code = `import { createLogger } from "#src/logging.ts"; createLogger("info").error(${fields}, "it failed");`;
  const child = Bun.spawn([process.execPath, "-e", code], { stderr: "pipe", cwd: `${import.meta.dir}/..` });
  const text = await new Response(child.stderr).text();
  expect(await child.exited, text).toBe(0);
  return JSON.parse(text);
};

test("an error is logged with its kind, its message, its code, its cause and where it was thrown", async () => {
  const { error, tag, msg } = await logged(
    '{ tag: "ada", error: Object.assign(new TypeError("no passages", { cause: new Error("disk full") }), { code: "E_READ" }) }',
  );
  expect({ tag, msg }).toEqual({ tag: "ada", msg: "it failed" });
  expect(error).toMatchObject({ type: "TypeError", code: "E_READ" });
  const { message, stack } = error as { message: string; stack: string };
  expect(message).toContain("no passages");
  expect(message).toContain("disk full");
  expect(stack).toContain("[eval]");
});

test("what hangs on an error beside that is not logged, and what is no error stays as it is", async () => {
  const { error } = await logged('{ error: Object.assign(new Error("refused"), { value: "a secret" }) }');
  expect(JSON.stringify(error)).not.toContain("a secret");
  expect((await logged('{ error: "timed out" }')).error).toBe("timed out");
});
