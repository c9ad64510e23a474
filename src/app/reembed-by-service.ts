// `mneme reembed` while the service is at work on the data: the service does it, and this asks it how far it is.

import { Type } from "typebox";
import { Value } from "typebox/value";
import { serviceAddress } from "#src/client/service-address.ts";
import type { Config } from "#src/config.ts";

const Progress = Type.Object({
  status: Type.Union([
    Type.Literal("idle"),
    Type.Literal("running"),
    Type.Literal("failed"),
    Type.Literal("completed"),
  ]),
  model: Type.Union([Type.String(), Type.Null()]),
  done: Type.Number(),
  total: Type.Number(),
  embedded: Type.Number(),
  error: Type.Union([Type.String(), Type.Null()]),
});
export type ServiceProgress = Type.Static<typeof Progress>;

const LOOK_EVERY_MS = 1_000;
const ANSWER_MS = 60_000;

const ask = async (config: Config, method: "GET" | "POST", signal: AbortSignal): Promise<ServiceProgress> => {
  const address = serviceAddress(config);
  const response = await fetch(`${address}/v3/settings/reembed`, {
    method,
    headers: { authorization: `Bearer ${config.apiKey}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new Error(
      `the data folder is in use, but no service answers at ${address}: is it another MNEME_HOST or MNEME_PORT?`,
      { cause },
    );
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && Value.Check(Progress, answer)) return answer;
  throw new Error(`the service at ${address} answers ${response.status}: ${JSON.stringify(answer)}`);
};

export const isServing = (config: Config): Promise<boolean> =>
  fetch(`${serviceAddress(config)}/health`, { signal: AbortSignal.timeout(LOOK_EVERY_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Has the running service do it, and waits; being ended here does not end it there. */
export const reembedByService = async (
  config: Config,
  signal: AbortSignal,
  onProgress: (progress: ServiceProgress) => void,
): Promise<ServiceProgress> => {
  if (config.apiKey === null)
    throw new Error(
      "the service is running: set MNEME_API_KEY to the key of an owner or admin, so that it can be asked",
    );
  for (let progress = await ask(config, "POST", signal); ; progress = await ask(config, "GET", signal)) {
    if (progress.status !== "running") return progress;
    onProgress(progress);
    await Bun.sleep(LOOK_EVERY_MS);
  }
};
