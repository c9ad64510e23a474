// Goes on without a model when it fails: the same work is done by the local way, and whoever should know is told.

import type { CallContext } from "#contracts/plugin.ts";

type Work<Args extends readonly unknown[], Result> = (...args: [...Args, CallContext]) => Promise<Result>;

/** Only a call that was called off fails as a whole. */
export const withFallback =
  <Args extends readonly unknown[], Result>(
    primary: Work<Args, Result>,
    fallback: Work<Args, Result>,
    onFallback: (error: unknown, context: CallContext) => void,
  ): Work<Args, Result> =>
  async (...args) => {
    const context = args.at(-1) as CallContext;
    try {
      return await primary(...args);
    } catch (error) {
      context.signal.throwIfAborted();
      onFallback(error, context);
      return await fallback(...args);
    }
  };
