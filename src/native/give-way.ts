// Lets threads of work go behind the main one, on which requests are answered, when there are fewer cores than work.

import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";

const NICE = 5;

/** For the thread that calls it. Linux knows threads by number. */
export const giveWay = (): void => {
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(thread, NICE);
  } catch {
    // Elsewhere all threads are equal.
  }
};
