// `mneme backup` and `mneme restore`.

import { join, resolve } from "node:path";
import type { Command } from "commander";
import { streamOverHttp } from "#src/client/over-http.ts";
import { AppError } from "#src/errors.ts";
import { version } from "#src/version.ts";
import { type ConnectionOptions, connect } from "../connection.ts";
import { configOf, environment } from "../environment.ts";
import { example } from "../example.ts";
import { type OutputOptions, print } from "../output.ts";
import { megabytes, showProgressLine } from "../progress-line.ts";

type Options = ConnectionOptions & OutputOptions;

/** From the folder of data where no service is at work on it, else from the service. */
const backupBytes = async (options: Options): Promise<AsyncIterable<Uint8Array>> => {
  const fromService = async (): Promise<AsyncIterable<Uint8Array>> =>
    await streamOverHttp(connect(options).service, "/v3/backup");
  if (options.url !== undefined || environment.MNEME_URL) return await fromService();
  const [{ openStoredSnapshot }, { takeBackup }] = await Promise.all([
    import("#store/open.ts"),
    import("#src/backup/take-backup.ts"),
  ]);
  const { surrealUrl, dataDir } = configOf();
  try {
    const snapshot = await openStoredSnapshot({ url: surrealUrl, dataDir });
    const pathOfFile = (id: string): string => join(dataDir, "files", id);
    return takeBackup({ snapshot, pathOfFile, program: version, now: Date.now() });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "data_folder_locked") throw error;
    return await fromService().catch((refusal: Error) => {
      throw new AppError("unavailable", `The data folder ${dataDir} is in use, and no service gives a backup of it`, {
        details: `${refusal.message}. If another mneme backup is at work on the folder, wait until it is done.`,
        cause: error,
      });
    });
  }
};

const describeRows = (tables: Readonly<Record<string, number>>): string => {
  const { document = 0, memory = 0 } = tables;
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `${document} documents, ${memory} memories, ${rows} rows in all`;
};

const backup = async (file: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<Options>();
  const { writeBackupFile } = await import("#src/backup/backup-file.ts");
  const progress = showProgressLine(options.json === true);
  const path = resolve(file);
  const written = await writeBackupFile(await backupBytes(options), path, (bytes) =>
    progress.show(`${megabytes(bytes)} written`),
  ).finally(progress.end);
  const { header, tables, files, fileBytes, missingFiles, bytes } = written;
  print(options, { file: path, bytes, createdAt: header.createdAt, tables, files, fileBytes, missingFiles }, () => {
    const missing = missingFiles === 0 ? "" : `; ${missingFiles} uploaded files were not there any more`;
    return `${path}: ${describeRows(tables)}, ${files} files; ${megabytes(bytes)}, checked${missing}`;
  });
  process.exit(0);
};

const restore = async (file: string, _: unknown, command: Command): Promise<void> => {
  const options = command.optsWithGlobals<Options & { readonly dataDir?: string }>();
  const { surrealUrl, dataDir } = configOf({
    ...environment,
    ...(options.dataDir === undefined ? {} : { MNEME_DATA_DIR: options.dataDir }),
  });
  if (surrealUrl !== null)
    throw new Error("a backup is restored into a data folder: unset MNEME_SURREAL_URL, and use export and import then");
  const [{ readBackupFile }, { restoreBackup }] = await Promise.all([
    import("#src/backup/backup-file.ts"),
    import("#src/backup/restore-backup.ts"),
  ]);
  const progress = showProgressLine(options.json === true);
  const restored = await restoreBackup(readBackupFile(resolve(file)), dataDir, (parts) =>
    progress.show(`${parts} parts restored`),
  ).finally(progress.end);
  const { header, tables, files, fileBytes, missingFiles } = restored;
  print(options, { dataDir, createdAt: header.createdAt, tables, files, fileBytes, missingFiles }, () =>
    [
      `${dataDir}: ${describeRows(tables)}, ${files} files, as they were at ${header.createdAt}`,
      "The keys are those of then.",
    ].join("\n"),
  );
  process.exit(0);
};

export const defineBackup = (program: Command): void => {
  program
    .command("backup")
    .description("write a backup of everything to a file, also while the service is at work")
    .argument("<file>", "a file that is not there yet; it can only be read by you")
    .addHelpText(
      "after",
      example("mneme backup mneme.backup", "mneme --url https://memory.example.org backup mneme.backup"),
    )
    .action(backup);
  program
    .command("restore")
    .description("restore a backup into an empty or missing data folder")
    .argument("<file>", "the backup")
    .option("--data-dir <folder>", "the folder of data (MNEME_DATA_DIR, ./.mneme)")
    .addHelpText("after", example("mneme restore mneme.backup --data-dir /var/lib/mneme"))
    .action(restore);
};
