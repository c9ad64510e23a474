// `mneme keys …`: made, listed, revoked.

import type { Command } from "commander";
import { Type } from "typebox";
import { ask } from "#src/client/api-call.ts";
import { type ConnectionOptions, connect } from "../connection.ts";
import { example } from "../example.ts";
import { bold, type OutputOptions, print, table } from "../output.ts";
import { toNumber } from "../values.ts";

type Options = ConnectionOptions & OutputOptions;

interface CreateOptions extends Options {
  readonly tag?: readonly string[];
  readonly readOnly?: boolean;
  readonly role?: string;
  readonly days?: number;
}

const nullable = Type.Union([Type.String(), Type.Null()]);
const made = Type.Object({ key: Type.String(), id: Type.String() });
const keys = Type.Object({
  keys: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      role: Type.String(),
      containerTags: Type.Union([Type.Array(Type.String()), Type.Null()]),
      permission: nullable,
      expiresAt: nullable,
      revokedAt: nullable,
    }),
  ),
});
const revoked = Type.Object({ success: Type.Boolean() });

const list = async (_: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<Options>();
  const answer = await ask(connect(options).call, keys, "GET", "/v3/auth/keys");
  print(options, answer.keys, () =>
    table(
      ["ID", "NAME", "ROLE", "MAY", "UNTIL"],
      answer.keys.map(({ id, name, role, containerTags, permission, expiresAt, revokedAt }) => [
        id,
        name,
        role,
        containerTags === null ? "everything" : `${permission} ${containerTags.join(", ")}`,
        revokedAt === null ? (expiresAt ?? "") : "revoked",
      ]),
    ),
  );
};

const create = async (name: string, _: unknown, command: Command): Promise<void> => {
  const { tag, readOnly, role, days, ...options } = command.optsWithGlobals<CreateOptions>();
  if (tag === undefined && readOnly === true) throw new Error("--read-only goes with --tag");
  if (tag !== undefined && role !== undefined) throw new Error("--role is for keys without --tag");
  const limits = days === undefined ? {} : { expiresInDays: days };
  const { call } = connect(options);
  const answer =
    tag === undefined
      ? await ask(call, made, "POST", "/v3/auth/keys", { name, ...(role === undefined ? {} : { role }), ...limits })
      : await ask(call, made, "POST", "/v3/auth/scoped-key", {
          name,
          containerTags: tag,
          permission: readOnly === true ? "read" : "write",
          ...limits,
        });
  print(options, answer, () => `${bold(answer.key)}\n\nThe key ${answer.id} is shown this once.`);
};

const revoke = async (id: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<Options>();
  const answer = await ask(connect(options).call, revoked, "DELETE", `/v3/auth/keys/${encodeURIComponent(id)}`);
  print(options, answer, () => `The key ${id} is revoked.`);
};

export const defineKeys = (program: Command): void => {
  const command = program
    .command("keys")
    .description("keys of the service's clients")
    .addHelpText("after", example("mneme keys", "mneme keys create chat-app --tag nora"));
  command
    .command("list", { isDefault: true })
    .description("list the keys, without their secrets")
    .addHelpText("after", example("mneme keys"))
    .action(list);
  command
    .command("create")
    .description("make a key: for everything, or confined to container tags")
    .argument("<name>", "to know the key by")
    .option("-t, --tag <tags...>", "confine it to these container tags")
    .option("--read-only", "let it only read in its tags")
    .option("--role <role>", "owner, admin or member (member)")
    .option("--days <number>", "days until it stops working", toNumber)
    .addHelpText("after", example("mneme keys create chat-app --tag nora --days 90"))
    .action(create);
  command
    .command("revoke")
    .description("end a key")
    .argument("<id>")
    .addHelpText("after", example("mneme keys revoke 01k9…"))
    .action(revoke);
};
