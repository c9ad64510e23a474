// What a model's failure says of the work at hand: nothing, where the model cannot be asked. Whoever runs the service mends that, and
// the work waits until then.

import { PluginError } from "#contracts/plugin.ts";
import { AppError } from "#src/errors.ts";

const TRANSCRIBER_AWAY = "transcriber_unreachable";

/** No text has earned these: key, name or address are wrong, or the model is down, overloaded or left alone for a while. */
const AWAY: readonly string[] = [
  "embedder_busy",
  "embedder_unavailable",
  "model_busy",
  "model_denies_access",
  "model_not_found",
  "model_refused",
  "model_resting",
  "model_unavailable",
  "model_unreachable",
  TRANSCRIBER_AWAY,
];

/** The model's or the text's: whether the model answers to another text tells. */
const UNCLEAR: readonly string[] = ["embedder_worker_lost", "model_answer_broken", "model_failed", "model_timeout"];

export const isModelAway = (error: unknown): error is PluginError =>
  error instanceof PluginError && AWAY.includes(error.code);

export const isTranscriberAway = (error: unknown): boolean =>
  error instanceof PluginError && error.code === TRANSCRIBER_AWAY;

/** Other transcribers say only that a model cannot be asked: whoever waits has to know for which. */
export const asTranscriberAway = (error: unknown): never => {
  if (!isModelAway(error) || isTranscriberAway(error)) throw error;
  throw new PluginError(TRANSCRIBER_AWAY, error.message, error.retryable, { cause: error });
};

export const mayBeModelAway = (error: unknown): boolean => error instanceof PluginError && UNCLEAR.includes(error.code);

/** Somebody waits for it: an embedding model that cannot be asked is no fault of the request, a text that it refuses is. */
export const toAnswer = (error: unknown): never => {
  if (!(error instanceof PluginError)) throw error;
  const { code, message: details } = error;
  if (error.retryable || isModelAway(error))
    throw new AppError("unavailable", "The embedding model cannot be asked now", {
      retryAfterSeconds: 5,
      cause: error,
    });
  if (code === "model_input_too_large")
    throw new AppError("too_large", "The embedding model takes no text of that size", { details, cause: error });
  if (code === "model_rejects_request")
    throw new AppError("invalid", "The embedding model does not take this text", { details, cause: error });
  throw error;
};
