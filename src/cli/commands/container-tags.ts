// `mneme tags …`: the container tags, with their deletion and merging, and `mneme reclassify`.

import type { Command } from "commander";
import { Type } from "typebox";
import { type ApiCall, ask } from "#src/client/api-call.ts";
import { tagPath } from "#src/client/tag-path.ts";
import { type ConnectionOptions, connect } from "../connection.ts";
import { example } from "../example.ts";
import { type OutputOptions, print, table } from "../output.ts";

type Options = ConnectionOptions & OutputOptions;

const nullable = Type.Union([Type.String(), Type.Null()]);
const size = { documentCount: Type.Number(), memoryCount: Type.Number(), lastActivityAt: nullable };
const tagList = Type.Array(Type.Object({ containerTag: Type.String(), name: Type.String(), ...size }));
const tagState = Type.Object({ containerTag: Type.String(), name: nullable, entityContext: nullable, ...size });
const deleted = Type.Object({ deletedDocumentsCount: Type.Number(), deletedMemoriesCount: Type.Number() });
const started = Type.Object({ mergeId: Type.String() });
const progress = Type.Object({ status: Type.String(), progress: Type.Number(), error: Type.Optional(nullable) });

const LOOK_EVERY_MS = 250;

/** Asks how far it is until it is over. @throws Error when it failed */
const untilOver = async (call: ApiCall, path: string): Promise<Type.Static<typeof progress>> => {
  for (;;) {
    const state = await ask(call, progress, "GET", path);
    if (state.status === "completed") return state;
    if (state.status === "failed") throw new Error(state.error ?? "it failed");
    await Bun.sleep(LOOK_EVERY_MS);
  }
};

const list = async (_: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<Options>();
  const tags = await ask(connect(options).call, tagList, "GET", "/v3/container-tags/list");
  print(options, tags, () =>
    table(
      ["TAG", "NAME", "DOCUMENTS", "MEMORIES", "LAST ACTIVITY"],
      tags.map(({ containerTag, name, documentCount, memoryCount, lastActivityAt }) => [
        containerTag,
        name === containerTag ? "" : name,
        String(documentCount),
        String(memoryCount),
        lastActivityAt ?? "",
      ]),
    ),
  );
};

const show = async (tag: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<Options>();
  const state = await ask(connect(options).call, tagState, "GET", tagPath(tag));
  print(options, state, () =>
    table(
      ["FIELD", "VALUE"],
      Object.entries(state).map(([field, value]) => [field, typeof value === "string" ? value : JSON.stringify(value)]),
    ),
  );
};

const remove = async (tag: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<Options & { readonly yes?: boolean }>();
  if (options.yes !== true) throw new Error(`this deletes all of "${tag}" for good: say so with --yes`);
  const answer = await ask(connect(options).call, deleted, "DELETE", tagPath(tag));
  print(
    options,
    answer,
    () => `${answer.deletedDocumentsCount} documents and ${answer.deletedMemoriesCount} memories deleted`,
  );
};

const merge = async (source: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<Options & { readonly into: string }>();
  const { call } = connect(options);
  const { mergeId } = await ask(call, started, "POST", "/v3/container-tags/merge", {
    containerTags: [source, options.into],
    targetContainerTag: options.into,
  });
  const state = await untilOver(call, `/v3/container-tags/merge/${mergeId}`);
  print(options, { mergeId, ...state }, () => `"${source}" is part of "${options.into}" now.`);
};

const reclassified = Type.Object({ reclassified: Type.Number(), changed: Type.Number() });

const reclassify = async (tag: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<Options>();
  const { call } = connect(options);
  const path = `${tagPath(tag)}/reclassify`;
  await ask(call, progress, "POST", path);
  await untilOver(call, path);
  const answer = await ask(call, reclassified, "GET", path);
  print(options, answer, () => `${answer.reclassified} memories looked at, ${answer.changed} in other buckets now`);
};

export const defineContainers = (program: Command): void => {
  const tags = program
    .command("tags")
    .description("container tags: users, projects")
    .addHelpText("after", example("mneme tags", "mneme tags show nora"));
  tags
    .command("list", { isDefault: true })
    .description("list the container tags with their sizes")
    .addHelpText("after", example("mneme tags"))
    .action(list);
  tags
    .command("show")
    .description("show one container tag")
    .argument("<tag>")
    .addHelpText("after", example("mneme tags show nora"))
    .action(show);
  tags
    .command("delete")
    .description("delete a container tag with all its documents and memories, for good")
    .argument("<tag>")
    .option("--yes", "really")
    .addHelpText("after", example("mneme tags delete nora --yes"))
    .action(remove);
  tags
    .command("merge")
    .description("move everything of a container tag into another one")
    .argument("<tag>", "where it is now")
    .requiredOption("--into <tag>", "where it goes")
    .addHelpText("after", example("mneme tags merge nora-phone --into nora"))
    .action(merge);
  program
    .command("reclassify")
    .description("sort what a container tag remembers into the buckets that are defined now")
    .argument("<tag>")
    .addHelpText("after", example("mneme reclassify nora"))
    .action(reclassify);
};
