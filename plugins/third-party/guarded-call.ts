// One call of a third party's plugin in this process: ended after its time, its answer looked at, its failure of the one kind
// that the service knows. What blocks the process without ever waiting cannot be ended; only extractors run elsewhere.

import { type CallContext, PluginError } from "#contracts/plugin.ts";
import { messageOf } from "#domain/message-of.ts";

/** Names the plugin to whoever reads the failure, e.g. `linker "strict"`. */
export type PluginTitle = string;

const aborted = (signal: AbortSignal): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>();
  if (signal.aborted) reject(signal.reason);
  else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return promise;
};

const asPluginError = (title: PluginTitle, error: unknown): PluginError => {
  if (error instanceof PluginError) return error;
  return new PluginError("plugin_failed", `${title}: ${messageOf(error).slice(0, 2_000)}`, false, { cause: error });
};

const soundOrThrow = <Answer>(title: PluginTitle, answer: Answer, problem: string | null): Answer => {
  if (problem === null) return answer;
  throw new PluginError("invalid_result", `${title} returned ${problem}`, false);
};

interface GuardedCall<Answer, Context> {
  readonly title: PluginTitle;
  readonly limitMs: number;
  readonly call: (context: Context) => Promise<Answer>;
  /** Null when the answer is sound. It comes from elsewhere, whatever its type says. */
  readonly problemOf: (answer: unknown) => string | null;
}

export const guardedCall = async <Answer, Context extends Pick<CallContext, "signal">>(
  { title, limitMs, call, problemOf }: GuardedCall<Answer, Context>,
  context: Context,
): Promise<Answer> => {
  context.signal.throwIfAborted();
  const late = AbortSignal.timeout(limitMs);
  const signal = AbortSignal.any([context.signal, late]);
  const answer = await Promise.race([Promise.try(() => call({ ...context, signal })), aborted(signal)]).catch(
    (error: unknown) => {
      context.signal.throwIfAborted();
      if (late.aborted)
        throw new PluginError("plugin_too_slow", `${title} gave no answer in ${limitMs / 1000} s`, false);
      throw asPluginError(title, error);
    },
  );
  return soundOrThrow(title, answer, problemOf(answer));
};
