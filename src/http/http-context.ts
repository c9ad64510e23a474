// What the routes are handed: the program's context, and what belongs to one server (who calls, answers given before).

import type { ApiKey } from "#domain/key.ts";
import type { Context } from "#src/context.ts";
import type { FileLinks } from "./documents/file-links.ts";
import type { AcceptOnce, Once } from "./middleware/idempotency.ts";

export interface HttpContext extends Context {
  /** The key that a request came with. */
  readonly keyOf: (request: Request) => ApiKey;
  /** For answers that stay open: calls `ended` once the key is expired or revoked; answers with how to stop watching. */
  readonly watchKey: (key: ApiKey, ended: () => void) => () => void;
  /** To be called after every change of keys: the next request reads them from the store again. */
  readonly keysChanged: () => void;
  readonly once: Once;
  readonly acceptOnce: AcceptOnce;
  readonly fileLinks: FileLinks;
  /** Writes to the audit trail what the request has done. */
  readonly record: (request: Request, action: string, target: string | null) => Promise<void>;
}
