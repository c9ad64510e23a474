// A bar on standard error, at a terminal; nothing for programs.

import { SingleBar } from "cli-progress";

export interface Progress {
  /** @param done things that have come to their end; @param note what is being worked on */
  readonly update: (done: number, note: string) => void;
  readonly end: () => void;
}

const WIDEST_NOTE = 40;

export const showProgress = (total: number, isSilent: boolean): Progress => {
  if (isSilent || !process.stderr.isTTY) return { update: () => {}, end: () => {} };
  const bar = new SingleBar({
    format: "{bar} {value}/{total}  {note}",
    barsize: 24,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(total, 0, { note: "" });
  return { update: (done, note) => bar.update(done, { note: note.slice(0, WIDEST_NOTE) }), end: () => bar.stop() };
};
