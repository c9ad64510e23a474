// The audit trail: what was refused, and every change of keys, settings and whole containers.

import type { Logger } from "#contracts/plugin.ts";
import { type Clock, DAY_MS, type IdSource } from "#domain/clock.ts";
import { AppError } from "#src/errors.ts";
import type { AuditRow, AuditStore } from "#store/audit-store.ts";

/** Refused requests can be sent in any number: of those of one key, and of all without a known key, more a minute are only logged. */
const REFUSED_ROWS_A_MINUTE = 60;
/** A path as it was asked for may have many thousands. */
const LONGEST_ROUTE = 200;
const REFUSALS_KEPT_MS = 90 * DAY_MS;
/** Old refusals go a few at a time, whenever so many new ones have come. */
const DROP_EVERY = 100;
const DROPPED_AT_ONCE = 200;

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
  const rowsOfKeys = new Map<string | null, number>();
  let sinceDrop = 0;

  const isFlood = (keyId: string | null): boolean => {
    const now = Math.floor(clock.now() / 60_000);
    if (now !== minute) rowsOfKeys.clear();
    minute = now;
    const rows = (rowsOfKeys.get(keyId) ?? 0) + 1;
    rowsOfKeys.set(keyId, rows);
    return rows > REFUSED_ROWS_A_MINUTE;
  };

  const keepRefusal = async (refusal: AuditRow): Promise<void> => {
    await store.append(refusal);
    sinceDrop += 1;
    if (sinceDrop < DROP_EVERY) return;
    sinceDrop = 0;
    await store.dropRefusalsBefore(clock.now() - REFUSALS_KEPT_MS, DROPPED_AT_ONCE);
  };

  const row = (fields: Omit<AuditRow, "id" | "at">): AuditRow => ({ id: ids.next(), at: clock.now(), ...fields });

  return {
    done: (action, target, keyId, requestId) =>
      store.append(row({ keyId, action, target, outcome: "done", requestId })),
    refused: async (failure, route, keyId, requestId) => {
      const action = route.slice(0, LONGEST_ROUTE);
      if (isFlood(keyId)) {
        logger.warn({ route: action, requestId, keyId, kind: failure.kind }, "access refused");
        return;
      }
      const refusal = row({ keyId, action, target: failure.kind, outcome: "refused", requestId });
      await keepRefusal(refusal).catch((error) => logger.error({ error, ...refusal }, "an audit row was not written"));
    },
  };
};
