// The code blocks of a page of documentation, and whether a program printed what such a page shows. In what is shown "…" stands
// for anything.

export interface Block {
  /** The nearest heading of the second level above it. */
  readonly section: string;
  readonly language: string;
  readonly code: string;
  /** The block right below it, which shows what it prints. */
  readonly output: { readonly language: string; readonly code: string } | null;
}

export const readBlocks = (markdown: string): Block[] => {
  const blocks: (Omit<Block, "output"> & { output: Block["output"] })[] = [];
  let section = "";
  let end = -1;
  for (const { 0: all, 1: heading, 2: language = "", 3: code = "", index } of markdown.matchAll(
    /^## (.+)$|^```(\w*)\n([\s\S]*?)^```$/gm,
  )) {
    if (heading !== undefined) {
      section = heading;
      continue;
    }
    const above = blocks.at(-1);
    if (above !== undefined && markdown.slice(end, index).trim() === "") above.output = { language, code };
    end = index + all.length;
    blocks.push({ section, language, code, output: null });
  }
  return blocks;
};

const REST = "…";
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const differenceOfLists = (shown: readonly unknown[], printed: readonly unknown[], at: string): string | null => {
  let next = 0;
  for (const [index, value] of shown.entries()) {
    if (value === REST) continue;
    const place = `${at}[${index}]`;
    if (shown[index - 1] === REST) {
      const found = printed.findIndex((entry, from) => from >= next && difference(value, entry, place) === null);
      if (found === -1) return `${place} is nowhere in ${JSON.stringify(printed)}`;
      next = found + 1;
      continue;
    }
    const wrong = difference(value, printed[next], place);
    if (wrong !== null) return wrong;
    next += 1;
  }
  const isAll = shown.at(-1) === REST || next === printed.length;
  return isAll ? null : `${at} has ${printed.length} entries, but ${next} are shown`;
};

/**
 * Null when the value holds what is shown: further fields may be there, the entries of a list are all of them where none is "…",
 * and a number is right to its last decimal.
 */
const difference = (shown: unknown, printed: unknown, at = "it"): string | null => {
  if (shown === REST) return printed === undefined ? `${at} is missing` : null;
  if (Array.isArray(shown)) {
    return Array.isArray(printed) ? differenceOfLists(shown, printed, at) : `${at} is no list`;
  }
  if (isObject(shown)) {
    if (!isObject(printed)) return `${at} is ${JSON.stringify(printed)}`;
    for (const [name, value] of Object.entries(shown)) {
      const actual = name === REST ? Object.values(printed)[0] : printed[name];
      const wrong = difference(value, actual, `${at}.${name}`);
      if (wrong !== null) return wrong;
    }
    return null;
  }
  if (typeof shown === "number" && typeof printed === "number") {
    const decimals = String(shown).split(".")[1]?.length ?? 0;
    if (decimals > 0 && Math.abs(shown - printed) <= 10 ** -decimals) return null;
  }
  return shown === printed ? null : `${at} is ${JSON.stringify(printed)}, but ${JSON.stringify(shown)} is shown`;
};

const quoted = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Null when the text is what is shown, spaces at the ends of lines aside. */
const textDifference = (shown: string, printed: string): string | null => {
  const even = (text: string): string => text.replaceAll(/[ \t]+$/gm, "").trim();
  const pattern = even(shown).split(REST).map(quoted).join("[\\s\\S]*?");
  return new RegExp(`^${pattern}$`).test(even(printed)) ? null : `printed:\n${printed}\nshown:\n${shown}`;
};

/** Throws where a program printed something else than the block below it shows. */
export const checkOutput = ({ output }: Block, printed: string): void => {
  const wrong =
    output?.language === "json"
      ? difference(JSON.parse(output.code), JSON.parse(printed))
      : output?.language === "text"
        ? textDifference(output.code, printed)
        : null;
  if (wrong !== null) throw new Error(wrong);
};
