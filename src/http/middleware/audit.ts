// The audit trail: what was refused, and every change of keys, settings and whole containers.

import type { Logger } from "#contracts/plugin.ts";
import type { Clock, IdSource } from "#domain/clock.ts";
import { AppError } from "#src/errors.ts";
import type { AuditRow, AuditStore } from "#store/store.ts";

/** Requests without a known key can be sent by anybody in any number: more of them than this a minute are only logged. */
const ANONYMOUS_ROWS_A_MINUTE = 60;

/** Whether somebody asked for what is not theirs, also where they are only told that it does not exist. */
export const isRefusal = ({ kind, cause }: AppError): boolean =>
  kind === "unauthorized" || kind === "forbidden" || (cause instanceof AppError && cause.kind === "forbidden");

export interface Audit {
  /** Rejects when the row can't be written: what can't be accounted for must not be reported as done. */
  done(action: string, target: string | null, keyId: string, requestId: string): Promise<void>;
  /** Never fails: the refusal stands in any case. */
  refused(failure: AppError, route: string, keyId: string | null, requestId: string): Promise<void>;
}

export const createAudit = (store: AuditStore, clock: Clock, ids: IdSource, logger: Logger): Audit => {
  let minute = 0;
  let anonymousRows = 0;

  const isFlood = (keyId: string | null): boolean => {
    if (keyId !== null) return false;
    const now = Math.floor(clock.now() / 60_000);
    if (now !== minute) anonymousRows = 0;
    minute = now;
    return ++anonymousRows > ANONYMOUS_ROWS_A_MINUTE;
  };

  const row = (fields: Omit<AuditRow, "id" | "at">): AuditRow => ({ id: ids.next(), at: clock.now(), ...fields });

  return {
    done: (action, target, keyId, requestId) =>
      store.append(row({ keyId, action, target, outcome: "done", requestId })),
    refused: async (failure, route, keyId, requestId) => {
      if (isFlood(keyId)) {
        logger.warn({ route, requestId, kind: failure.kind }, "access refused");
        return;
      }
      const refusal = row({ keyId, action: route, target: failure.kind, outcome: "refused", requestId });
      await store.append(refusal).catch((error) => logger.error({ error, ...refusal }, "an audit row was not written"));
    },
  };
};
