// How far it is, in one line of standard error, at a terminal; nothing for programs. For work of which the end is not known.

export interface ProgressLine {
  readonly show: (text: string) => void;
  readonly end: () => void;
}

const EVERY_MS = 100;

export const showProgressLine = (isSilent: boolean): ProgressLine => {
  if (isSilent || !process.stderr.isTTY) return { show: () => {}, end: () => {} };
  let shownAt = 0;
  return {
    show: (text) => {
      const now = Date.now();
      if (now - shownAt < EVERY_MS) return;
      shownAt = now;
      process.stderr.write(`\r\x1b[K${text}`);
    },
    end: () => void process.stderr.write("\r\x1b[K"),
  };
};

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
