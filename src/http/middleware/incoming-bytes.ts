// Bounds what is held of the bodies that one key is sending and has not sent to the end: slow ones, all together, would take the
// service's memory from everybody.

import { AppError } from "#src/errors.ts";

const MB = 1024 * 1024;
/** Four of the largest bodies that are not streamed. */
const MOST_BYTES = 128 * MB;

export interface IncomingBody {
  /** Before so many bytes are read. Throws `rate_limited` when it is too much. */
  readonly expect: (bytes: number) => void;
  /** All of it is there, or nothing more will come. */
  readonly end: () => void;
}

/** Begins a body that comes with the key of this id. */
export type BeginBody = (keyId: string) => IncomingBody;

export const createIncomingBytes = (): BeginBody => {
  const ofKeys = new Map<string, number>();

  return (keyId) => {
    let own = 0;
    return {
      expect: (bytes) => {
        const all = (ofKeys.get(keyId) ?? 0) + bytes;
        if (all > MOST_BYTES) {
          throw new AppError("rate_limited", "Too much is being sent with this key at the same time", {
            details: `Bodies that are on their way may have ${MOST_BYTES / MB} MB together`,
            retryAfterSeconds: 1,
          });
        }
        ofKeys.set(keyId, all);
        own += bytes;
      },
      end: () => {
        const others = (ofKeys.get(keyId) ?? 0) - own;
        own = 0;
        if (others > 0) ofKeys.set(keyId, others);
        else ofKeys.delete(keyId);
      },
    };
  };
};
