// What the users of a document are told when a model failed and the local way took over.

import { type CallContext, PluginError } from "#contracts/plugin.ts";

const REASONS: Readonly<Record<string, string>> = {
  budget_spent: "its token budget of this month is spent",
  model_resting: "it failed several times and is left alone for a while",
  model_timeout: "it did not answer in time",
  model_unreachable: "it could not be reached",
  model_busy: "it is overloaded",
  model_failed: "its server failed",
  model_unavailable: "its server failed",
  model_denies_access: "it refused the key",
  model_not_found: "it was not found at its address",
  model_answer_unusable: "its answers could not be used",
  model_answer_broken: "its answers were broken off",
};

const reasonOf = (error: unknown): string =>
  (error instanceof PluginError ? REASONS[error.code] : undefined) ?? "it refused the request";

/** @param what was done the local way instead: "Some memories of this document were drawn" */
export const noteFallback =
  (what: string) =>
  (error: unknown, { logger, note }: CallContext): void => {
    logger.warn({ error }, `${what} without the language model`);
    note?.(`${what} without the language model: ${reasonOf(error)}.`);
  };

/** @param what was left undone, as there is no local way */
export const noteUndone =
  (what: string) =>
  (error: unknown, { logger, note }: CallContext): void => {
    logger.warn({ error }, what);
    note?.(`${what}, as the language model failed: ${reasonOf(error)}.`);
  };
