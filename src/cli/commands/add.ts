// `mneme add`: files, folders, addresses and standard input go to the service, and the command waits until they are remembered.

import type { Command } from "commander";
import { homeTag } from "#src/client/home-tag.ts";
import { type Added, type AddOutcome, addAll } from "../add/add-all.ts";
import { findItems } from "../add/find-items.ts";
import { showProgress } from "../add/progress.ts";
import { type ConnectionOptions, connect } from "../connection.ts";
import { example } from "../example.ts";
import { type OutputOptions, print } from "../output.ts";
import { toMetadata } from "../values.ts";

interface AddOptions extends ConnectionOptions, OutputOptions {
  readonly tag?: string;
  readonly customId?: string;
  readonly metadata?: Readonly<Record<string, string | number | boolean>>;
  readonly superrag?: boolean;
  readonly instant?: boolean;
  readonly wait: boolean;
}

const describe = ({ added, failed }: AddOutcome, tag: string): string => {
  const counted = new Map<Added["state"], number>();
  for (const { state } of added) counted.set(state, (counted.get(state) ?? 0) + 1);
  const states = [...counted].map(([state, count]) => `${count} ${state}`).join(", ");
  const failures = failed.map(({ name, reason }) => `\n  ${name}: ${reason}`).join("");
  return `"${tag}": ${states === "" ? "nothing added" : states}${failed.length === 0 ? "" : `, ${failed.length} failed:${failures}`}`;
};

const add = async (sources: readonly string[], _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<AddOptions>();
  const { service, call } = connect(options);
  const items = await findItems(sources);
  if (items.length === 0) throw new Error("there is nothing to add in what was named");
  if (options.customId !== undefined && items.length > 1) throw new Error("--custom-id goes with one thing to add");
  const tag = await homeTag(call, options.tag);
  const progress = showProgress(items.length, options.json === true);
  const outcome = await addAll({
    service,
    tag,
    items,
    fields: {
      ...(options.customId === undefined ? {} : { customId: options.customId }),
      ...(options.metadata === undefined ? {} : { metadata: options.metadata }),
      taskType: options.superrag === true ? "superrag" : "memory",
      ...(options.instant === true ? { dreaming: "instant" } : {}),
    },
    wait: options.wait,
    onProgress: progress.update,
  });
  progress.end();
  print(options, { containerTag: tag, ...outcome }, () => describe(outcome, tag));
  if (outcome.failed.length > 0) process.exitCode = 1;
};

export const defineAdd = (program: Command): void => {
  program
    .command("add")
    .description("add files, folders, addresses, or text from standard input (-)")
    .argument("<what...>", "files, folders, https:// addresses, or - for standard input")
    .option("-t, --tag <tag>", "the container tag; left out: the key's own, else the default")
    .option("--custom-id <id>", "your own id, of one thing; files have one made of their path")
    .option("-m, --metadata <key=value>", "what to note with it; may be repeated", toMetadata)
    .option("--superrag", "only make it searchable, draw no memories")
    .option("--instant", "remember each on its own, at once")
    .option("--no-wait", "end when all is accepted, without waiting until it is remembered")
    .addHelpText(
      "after",
      example(
        "mneme add ./notes --tag nora",
        "mneme add https://example.org/article",
        'echo "I like tea." | mneme add - --tag nora',
      ),
    )
    .action(add);
};
