// Structured logs, one JSON object a line on standard error. Contents of documents and keys are never logged.

import pino from "pino";
import type { Logger } from "#contracts/plugin.ts";

/** What went wrong and where. What else hangs on an error may hold contents, as the value that a check refused. */
const errorFields = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, code, stack };
};

export const createLogger = (level: string): Logger => {
  const log = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { error: errorFields } },
    pino.destination(2),
  );
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  };
};
