// HTML as Markdown that reads well as plain text: headings, lists, tables as pipe tables, code; nothing that only decorates.

import type TurndownService from "turndown";
import { type DomElement, type DomNode, ELEMENT_NODE, isTooDeep, openHtml, TEXT_NODE, walk } from "./dom.ts";

const INVISIBLE =
  "script,style,noscript,template,iframe,object,embed,canvas,svg,link,meta,head,title,frameset,select,button,input,textarea";

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

interface Grid {
  readonly rows: readonly (readonly string[])[];
  readonly width: number;
}

const CELL_END = "\uE000";
const ROW_END = "\uE001";

const gridOf = (content: string): Grid => {
  const rows = content
    .split(ROW_END)
    .map((row) => row.split(CELL_END).slice(0, -1).map(oneLine))
    .filter((row) => row.some((cell) => cell !== ""));
  return { rows, width: rows.reduce((most, row) => Math.max(most, row.length), 0) };
};

const pipeRow = (cells: readonly string[], width: number): string => {
  const padded = Array.from({ length: width }, (_, at) => (cells[at] ?? "").replaceAll("|", "\\|"));
  return `| ${padded.join(" | ")} |`;
};

const pipeTable = ({ rows, width }: Grid): string => {
  const [header = [], ...body] = rows;
  const rule = `|${" --- |".repeat(width)}`;
  return [pipeRow(header, width), rule, ...body.map((row) => pipeRow(row, width))].join("\n");
};

const LONG_CELL_CHARACTERS = 1_000;

/** Tables that only arrange a page: one column, other tables inside, or whole articles in their cells. */
const isLayout = (table: DomElement, { rows, width }: Grid): boolean =>
  width < 2 ||
  Boolean(table.querySelector("table")) ||
  rows.some((row) => row.some((cell) => cell.length > LONG_CELL_CHARACTERS));

const spanOf = (cell: DomElement): number => Math.min(50, Math.max(1, Number(cell.getAttribute("colspan")) || 1));

const addTableRules = (turndown: TurndownService): void => {
  turndown.addRule("cell", {
    filter: ["td", "th"],
    replacement: (content, node) => content.trim() + CELL_END.repeat(spanOf(node as DomElement)),
  });
  turndown.addRule("row", { filter: "tr", replacement: (content) => content + ROW_END });
  turndown.addRule("rows", { filter: ["thead", "tbody", "tfoot"], replacement: (content) => content });
  turndown.addRule("caption", {
    filter: "caption",
    replacement: (content) => `${oneLine(content)}${CELL_END}${ROW_END}`,
  });
  turndown.addRule("table", {
    filter: "table",
    replacement: (content, node) => {
      const grid = gridOf(content);
      if (!isLayout(node as DomElement, grid)) return `\n\n${captioned(grid)}\n\n`;
      const cells = content.split(new RegExp(`[${CELL_END}${ROW_END}]`)).map((cell) => cell.trim());
      return `\n\n${cells.filter((cell) => cell !== "").join("\n\n")}\n\n`;
    },
  });
};

/** A caption comes first, as a row of one cell, and is a paragraph above the table. */
const captioned = ({ rows, width }: Grid): string => {
  const [first, ...rest] = rows;
  if (first?.length !== 1 || rest.length === 0) return pipeTable({ rows, width });
  return `${first[0]}\n\n${pipeTable({ rows: rest, width })}`;
};

/** Only absolute addresses say anything outside of their page. */
const isTelling = (href: string, words: string): boolean =>
  /^(https?:|mailto:)/i.test(href) && href.length <= 500 && words !== "" && words !== href;

const addInlineRules = (turndown: TurndownService): void => {
  turndown.addRule("link", {
    filter: "a",
    replacement: (content, node) => {
      const href = (node as DomElement).getAttribute("href") ?? "";
      const words = content.trim();
      // Blocks inside of a link would tear the Markdown apart.
      return isTelling(href, words) && !words.includes("\n")
        ? `[${words}](${href.replace(/[\s()]/g, encodeURIComponent)})`
        : content;
    },
  });
  turndown.addRule("image", {
    filter: "img",
    replacement: (_content, node) => oneLine((node as DomElement).getAttribute("alt") ?? ""),
  });
  turndown.addRule("struck", {
    filter: ["del", "s"],
    replacement: (content) => (content.trim() === "" ? "" : `~~${content}~~`),
  });
  turndown.addRule("term", { filter: "dt", replacement: (content) => `\n\n**${oneLine(content)}**\n` });
  turndown.addRule("definition", { filter: "dd", replacement: (content) => `\n${content.trim()}\n` });
  turndown.addRule("code", {
    filter: (node) => node.nodeName === "PRE",
    replacement: (_content, node) => {
      const code = (node.textContent ?? "").replace(/^\n+|\s+$/g, "");
      const language = /\b(?:language|lang|highlight-source)-([\w+#-]+)/.exec(
        `${(node as DomElement).className} ${(node as DomElement).querySelector("code")?.className ?? ""}`,
      )?.[1];
      const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run: string) => run.length));
      const fence = "`".repeat(longest + 1);
      return code === "" ? "" : `\n\n${fence}${language ?? ""}\n${code}\n${fence}\n\n`;
    },
  });
};

const createConverter = async (): Promise<TurndownService> => {
  const { default: Turndown } = await import("turndown");
  const turndown = new Turndown({
    headingStyle: "atx",
    codeBlockStyle: "fenced",
    bulletListMarker: "-",
    emDelimiter: "*",
  });
  addTableRules(turndown);
  addInlineRules(turndown);
  // The text is read and searched more than it is rendered: only what would turn into structure is escaped.
  turndown.escape = (text) => text.replace(/^(#{1,6}\s|```|~~~)/, "\\$1");
  return turndown;
};

let converter: Promise<TurndownService> | null = null;

const BLOCKS = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DIV DL DT FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE TD TH TR UL".split(
    " ",
  ),
);

/** Plain words with line breaks where blocks begin, however deep the tree. */
export const plainTextOf = (root: DomNode): string => {
  const pieces: string[] = [];
  walk(root, (node) => {
    if (node.nodeType === TEXT_NODE) pieces.push((node.textContent ?? "").replace(/\s+/g, " "));
    else if (BLOCKS.has(node.nodeName)) pieces.push("\n");
    return !["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"].includes(node.nodeName);
  });
  return tidy(pieces.join(""));
};

const tidy = (text: string): string =>
  text
    .replaceAll("\u00a0", " ")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The Markdown of what an element holds. */
export const elementToMarkdown = async (root: DomElement): Promise<string> => {
  if (isTooDeep(root)) return plainTextOf(root);
  for (const hidden of root.querySelectorAll(INVISIBLE)) hidden.remove();
  removeComments(root);
  converter ??= createConverter();
  const markdown = (await converter).turndown(root.innerHTML).replace(/[\uE000\uE001]/g, " ");
  // One space after a list's marker is enough.
  return tidy(markdown.replace(/^( *)(-|\d{1,9}\.) {2,3}(?=\S)/gm, "$1$2 "));
};

const removeComments = (root: DomElement): void => {
  const comments: DomNode[] = [];
  walk(root, (node) => {
    if (node.nodeType !== TEXT_NODE && node.nodeType !== ELEMENT_NODE) comments.push(node);
    return true;
  });
  for (const comment of comments) comment.parentNode?.removeChild(comment);
};

export const htmlToMarkdown = async (html: string): Promise<string> => elementToMarkdown((await openHtml(html)).body);
