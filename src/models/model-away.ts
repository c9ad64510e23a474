// What a model's failure says of the work at hand: nothing, where the model cannot be asked. Whoever runs the service mends that, and
// the work waits until then.

import { PluginError } from "#contracts/plugin.ts";

/** Refusals that no repetition mends and no text has earned: the key, the name or the address is wrong. */
const SET_WRONGLY: readonly string[] = ["model_denies_access", "model_not_found", "model_refused"];
const PASSING = /^(?:model|embedder|transcriber)_/;

export const isModelAway = (error: unknown): error is PluginError =>
  error instanceof PluginError && (SET_WRONGLY.includes(error.code) || (error.retryable && PASSING.test(error.code)));
