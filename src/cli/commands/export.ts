// `mneme export` and `mneme import`.

import type { Command } from "commander";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { refuse } from "#src/client/api-call.ts";
import { sendLinesOverHttp, streamOverHttp } from "#src/client/over-http.ts";
import { type ConnectionOptions, connect } from "../connection.ts";
import { example } from "../example.ts";
import { type OutputOptions, print } from "../output.ts";
import { megabytes, showProgressLine } from "../progress-line.ts";

type Options = ConnectionOptions & OutputOptions;

interface ImportOptions extends Options {
  readonly into?: string;
  readonly skipExisting?: boolean;
  readonly newIds?: boolean;
}

const exportTo = async (_: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<Options & { readonly tag?: string }>();
  const query = options.tag === undefined ? "" : `?containerTag=${encodeURIComponent(options.tag)}`;
  const progress = showProgressLine(options.json === true || process.stdout.isTTY);
  const out = Bun.stdout.writer();
  let [bytes, last] = [0, ""];
  for await (const part of await streamOverHttp(connect(options).service, `/v3/export${query}`)) {
    await out.write(part);
    await out.flush();
    bytes += part.length;
    last = (last + new TextDecoder().decode(part.subarray(-200))).slice(-200);
    progress.show(`${megabytes(bytes)} exported`);
  }
  await out.end();
  progress.end();
  if (!last.includes('{"type":"end"')) throw new Error("the export was cut off: its last line is missing");
};

const counts = {
  settings: Type.Number(),
  containers: Type.Number(),
  documents: Type.Number(),
  passages: Type.Number(),
  memories: Type.Number(),
  relations: Type.Number(),
  files: Type.Number(),
  unchanged: Type.Number(),
  conflictCount: Type.Number(),
};
const imported = Type.Object({
  ...counts,
  conflicts: Type.Array(
    Type.Object({ line: Type.Number(), type: Type.String(), id: Type.String(), problem: Type.String() }),
  ),
  hasEnd: Type.Boolean(),
});
type Imported = Static<typeof imported>;

const NOTHING: Imported = Value.Create(imported);

const added = (all: Imported, part: Imported): Imported => {
  const sums = Object.fromEntries(
    (Object.keys(counts) as (keyof typeof counts)[]).map((name) => [name, all[name] + part[name]]),
  );
  return { ...all, ...sums, conflicts: [...all.conflicts, ...part.conflicts].slice(0, 100), hasEnd: part.hasEnd };
};

const describe = (all: Imported): string => {
  const { documents, passages, memories, relations, unchanged, conflictCount, conflicts } = all;
  const told = conflicts
    .slice(0, 10)
    .map(({ line, type, id, problem }) => `\n  line ${line}: ${type} ${id} ${problem}`);
  const skipped = conflictCount === 0 ? "" : `; ${conflictCount} left as they were:${told.join("")}`;
  return `${documents} documents, ${passages} passages, ${memories} memories, ${relations} relations imported, ${unchanged} lines were there already${skipped}`;
};

const importFrom = async (file: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<ImportOptions>();
  const { service } = connect(options);
  const { cutExport } = await import("#src/moving/send-parts.ts");
  if (file !== "-" && !(await Bun.file(file).exists())) throw new Error(`there is no file ${file}`);
  const progress = showProgressLine(options.json === true);
  let [all, bytes]: [Imported, number] = [NOTHING, 0];
  for await (const part of cutExport(file === "-" ? Bun.stdin.stream() : Bun.file(file).stream())) {
    const query = new URLSearchParams({ firstLine: String(part.firstLine) });
    if (options.into !== undefined) query.set("into", options.into);
    if (options.skipExisting === true) query.set("skipExisting", "true");
    if (options.newIds === true) query.set("newIds", "true");
    const answer = await sendLinesOverHttp(service, `/v3/import?${query}`, part.bytes);
    if (answer.status >= 300) refuse(answer);
    all = added(all, Value.Parse(imported, answer.body));
    bytes += part.bytes.length;
    progress.show(`${megabytes(bytes)} imported`);
  }
  progress.end();
  print(options, all, () => describe(all));
  if (!all.hasEnd) throw new Error("the export was cut off: its last line is missing; what is in it was imported");
};

export const defineMoving = (program: Command): void => {
  program
    .command("export")
    .description("write everything of a container tag, or of all, to standard output as lines of JSON")
    .option("-t, --tag <tag>", "the container tag; left out: everything")
    .addHelpText("after", example("mneme export --tag nora > nora.jsonl"))
    .action(exportTo);
  program
    .command("import")
    .description("read an export; what is there already stays as it is")
    .argument("<file>", "the export, or - for standard input")
    .option("--into <tag>", "the container tag that the export of one tag goes to")
    .option("--skip-existing", "pass over what is there with other content, and tell of it")
    .option("--new-ids", "give everything new ids: for a copy beside the original")
    .addHelpText("after", example("mneme import nora.jsonl", "mneme import nora.jsonl --into nora-copy --new-ids"))
    .action(importFrom);
};
