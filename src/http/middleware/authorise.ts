// May this key do that? Tags that were named and are out of bounds are refused; ids of other tags do not exist for the key.

import { type ApiKey, isAllowed, type Need } from "#domain/key.ts";
import { AppError } from "#src/errors.ts";

/** Throws `forbidden` unless the key may do what is needed in the tag (null: in the whole organization). */
export const authorise = (key: ApiKey, tag: string | null, need: Need): void => {
  if (isAllowed(key, tag, need)) return;
  throw new AppError("forbidden", "Forbidden", { details: refusal(key, tag, need) });
};

/** For ids of other tags: not found to the client, and a refused access to the audit trail. */
export const hidden = (what: string): AppError =>
  new AppError("not_found", `${what} not found`, { cause: new AppError("forbidden", "Forbidden") });

const refusal = (key: ApiKey, tag: string | null, need: Need): string => {
  if (need === "owner") return "This needs a full-access key of the owner";
  if (need === "admin") {
    return key.scope === null ? "This needs the role of an admin or owner" : "This needs a full-access key";
  }
  if (tag === null) return "This needs a full-access key";
  return isAllowed(key, tag, "read") ? `The key may only read in "${tag}"` : `The key has no access to "${tag}"`;
};
