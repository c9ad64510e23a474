// `mneme serve`, and `mneme mcp`, for hosts that start their servers themselves.

import type { Command } from "commander";
import { connect } from "../connection.ts";
import { configOf, environment } from "../environment.ts";
import { example } from "../example.ts";

interface ServeOptions {
  readonly host?: string;
  readonly port?: string;
  readonly dataDir?: string;
}

const startService = async ({ host, port, dataDir }: ServeOptions): Promise<void> => {
  const config = configOf({
    ...environment,
    ...(host === undefined ? {} : { MNEME_HOST: host }),
    ...(port === undefined ? {} : { MNEME_PORT: port }),
    ...(dataDir === undefined ? {} : { MNEME_DATA_DIR: dataDir }),
  });
  const { serve } = await import("#src/serve.ts");
  await serve(config);
};

export const defineServe = (program: Command, version: string): void => {
  program
    .command("serve")
    .description("start the service")
    .option("--host <host>", "the address to listen on (MNEME_HOST, 127.0.0.1)")
    .option("--port <port>", "the port (MNEME_PORT, 8787)")
    .option("--data-dir <folder>", "the folder of data (MNEME_DATA_DIR, ./.mneme)")
    .addHelpText("after", example("mneme serve --port 9000 --data-dir /var/lib/mneme"))
    .action(startService);

  program
    .command("mcp")
    .description("serve MCP on standard input and output, as a bridge to a running service")
    .addHelpText("after", example("MNEME_API_KEY=sm_… mneme mcp"))
    .action(async (_: unknown, command: Command) => {
      const { service } = connect(command.optsWithGlobals());
      const { serveMcpOverStdio } = await import("#src/mcp/over-stdio.ts");
      await serveMcpOverStdio(service, version);
    });
};
