// `mneme search` and `mneme profile`.

import type { Command } from "commander";
import { Type } from "typebox";
import { ask } from "#src/client/api-call.ts";
import { type ConnectionOptions, connect } from "../connection.ts";
import { example } from "../example.ts";
import { bold, dim, type OutputOptions, print } from "../output.ts";
import { toNumber } from "../values.ts";

const found = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.String(),
      memory: Type.Optional(Type.String()),
      chunk: Type.Optional(Type.String()),
      similarity: Type.Number(),
      sources: Type.Optional(
        Type.Array(Type.Object({ quote: Type.String(), date: Type.Union([Type.String(), Type.Null()]) })),
      ),
    }),
  ),
  timing: Type.Number(),
});
type Found = Type.Static<typeof found>;

const profileOf = Type.Object({
  profile: Type.Object({
    static: Type.Array(Type.String()),
    dynamic: Type.Array(Type.String()),
    buckets: Type.Record(Type.String(), Type.Array(Type.String())),
  }),
  searchResults: Type.Optional(found),
});

interface SearchOptions extends ConnectionOptions, OutputOptions {
  readonly tag?: string;
  readonly limit?: number;
  readonly threshold?: number;
  readonly mode: string;
}

const describeResults = ({ results, timing }: Found): string => {
  const lines = results.flatMap(({ memory, chunk, similarity, sources }) => {
    const [source] = sources ?? [];
    const from =
      source === undefined
        ? []
        : [dim(`      “${source.quote}”${source.date === null ? "" : `, ${source.date.slice(0, 10)}`}`)];
    return [`${similarity.toFixed(2)}  ${memory ?? chunk ?? ""}`, ...(memory === undefined ? [] : from)];
  });
  return [
    ...(lines.length === 0 ? ["Nothing was found."] : lines),
    dim(`${results.length} in ${timing.toFixed(1)} ms`),
  ].join("\n");
};

const search = async (query: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<SearchOptions>();
  const answer = await ask(connect(options).call, found, "POST", "/v4/search", {
    q: query,
    searchMode: options.mode,
    ...(options.tag === undefined ? {} : { containerTag: options.tag }),
    ...(options.limit === undefined ? {} : { limit: options.limit }),
    ...(options.threshold === undefined ? {} : { threshold: options.threshold }),
  });
  print(options, answer, () => describeResults(answer));
};

const profile = async (tag: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<ConnectionOptions & OutputOptions & { readonly query?: string }>();
  const answer = await ask(connect(options).call, profileOf, "POST", "/v4/profile", {
    containerTag: tag,
    ...(options.query === undefined ? {} : { q: options.query }),
  });
  print(options, answer, () => {
    const { static: lasting, dynamic, buckets } = answer.profile;
    const sections = [["Lasting", lasting], ["Recent", dynamic], ...Object.entries(buckets)] as const;
    const shown = sections
      .filter(([, entries]) => entries.length > 0)
      .map(([title, entries]) => [bold(title), ...entries.map((entry) => `  ${entry}`)].join("\n"));
    if (answer.searchResults !== undefined) shown.push(describeResults(answer.searchResults));
    return shown.length === 0 ? `Nothing is known of "${tag}" yet.` : shown.join("\n\n");
  });
};

export const defineReading = (program: Command): void => {
  program
    .command("search")
    .description("search in what is remembered and in the documents it came from")
    .argument("<query>", "what to look for, in plain words")
    .option("-t, --tag <tag>", "the container tag; left out: every one that the key may read")
    .option("-n, --limit <number>", "results at most (10)", toNumber)
    .option("--threshold <number>", "similarity that results must reach, 0 to 1 (0.6)", toNumber)
    .option("--mode <mode>", "memories, hybrid or documents", "hybrid")
    .addHelpText("after", example('mneme search "where does Nora live?" --tag nora'))
    .action(search);

  program
    .command("profile")
    .description("show what is known of a user or project")
    .argument("<tag>", "the container tag")
    .option("-q, --query <query>", "also search for this")
    .addHelpText("after", example("mneme profile nora", 'mneme profile nora --query "allergies" --json'))
    .action(profile);
};
