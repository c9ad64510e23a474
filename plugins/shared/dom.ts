// The few parts of the document object model that the extractors use, and the opening of HTML within limits.

import { PluginError } from "#contracts/plugin.ts";
import { decodeXmlText, scanXml } from "./xml-text.ts";

export interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly parentNode: DomNode | null;
  removeChild(child: DomNode): unknown;
}

export interface DomElement extends DomNode {
  readonly innerHTML: string;
  readonly className: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  remove(): void;
  querySelector(selector: string): DomElement | null;
  querySelectorAll(selector: string): Iterable<DomElement>;
}

export interface DomDocument extends DomElement {
  readonly body: DomElement;
  cloneNode(deep: boolean): DomDocument;
}

export const MAX_HTML_CHARACTERS = 6_000_000;
/** Deeper trees overflow the stack of whatever walks them by recursion. */
const MAX_DEPTH = 400;

const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Elements whose end is often left out, so that their tags do not show how deep the tree is. */
const ENDLESS = new Set(
  "p li dt dd tr td th thead tbody tfoot option optgroup colgroup rp rt html head body".split(" "),
);
const MAX_TAG_DEPTH = 2_000;

/** The parser takes time by the square of the depth: looked at before it is begun. */
const isTooNested = (html: string): boolean => {
  let depth = 0;
  let deepest = 0;
  scanXml(html, {
    open: (name) => {
      if (!VOID.has(name.toLowerCase()) && !ENDLESS.has(name.toLowerCase())) depth += 1;
      deepest = Math.max(deepest, depth);
    },
    close: (name) => {
      if (!VOID.has(name.toLowerCase()) && !ENDLESS.has(name.toLowerCase())) depth = Math.max(0, depth - 1);
    },
    text: () => undefined,
  });
  return deepest > MAX_TAG_DEPTH;
};

/** The words of a page, each stretch between two tags a paragraph of its own. */
const flattened = (html: string): string => {
  const paragraphs: string[] = [];
  let hidden: string | null = null;
  scanXml(html, {
    open: (name) => {
      if (/^(?:script|style|template|noscript)$/i.test(name)) hidden ??= name.toLowerCase();
    },
    close: (name) => {
      if (name.toLowerCase() === hidden) hidden = null;
    },
    text: (text) => {
      const words = decodeXmlText(text).trim();
      if (hidden === null && words !== "") paragraphs.push(`<p>${Bun.escapeHTML(words)}</p>`);
    },
  });
  return paragraphs.join("");
};

export const openHtml = async (html: string): Promise<DomDocument> => {
  if (html.length > MAX_HTML_CHARACTERS) {
    throw new PluginError(
      "page_too_large",
      `the page is larger than ${MAX_HTML_CHARACTERS / 1_000_000} million characters`,
      false,
    );
  }
  const { parseHTML } = await import("linkedom");
  const safe = isTooNested(html) ? flattened(html) : html;
  const document = HAS_ROOT.test(safe) ? parseHTML(safe).document : null;
  if (document !== null && isWhole(document)) return document;
  return parseHTML(`<html><body>${safe.replace(FRAME_TAG, "")}</body></html>`).document;
};

const HAS_ROOT = /<html[\s>]/i;
/** "<html>", "</head>", "<body class='page'>". */
const FRAME_TAG = /<\/?(?:html|head|body)(?:\s[^<>]{0,2000})?>/gi;

/**
 * These tags may be left out ("<html><title>Bees</title><p>…"), which the parser does not know: it takes the first element for the
 * whole document, and what is in no body for no part of the page.
 */
const isWhole = (document: DomNode): boolean => {
  const [root, another] = elementsOf(document);
  if (root?.nodeName !== "HTML" || another !== undefined) return false;
  const [first, ...others] = elementsOf(root);
  const parts = first?.nodeName === "HEAD" ? others : [first, ...others];
  return parts.length === 1 && parts[0]?.nodeName === "BODY";
};

/** The children that are elements, or text with something in it. */
const elementsOf = (parent: DomNode): DomNode[] => {
  const found: DomNode[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    const isText = node.nodeType === TEXT_NODE && (node.textContent ?? "").trim() !== "";
    if (node.nodeType === ELEMENT_NODE || isText) found.push(node);
  }
  return found;
};

/** Visits every node below the given one, in document order, without recursion. `enter` says whether to go on below. */
export const walk = (root: DomNode, enter: (node: DomNode, depth: number) => boolean): void => {
  let node: DomNode | null = root.firstChild;
  let depth = 1;
  while (node !== null) {
    const goesBelow = enter(node, depth);
    if (goesBelow && node.firstChild !== null) {
      node = node.firstChild;
      depth += 1;
      continue;
    }
    while (node !== null && node !== root && node.nextSibling === null) {
      node = node.parentNode;
      depth -= 1;
    }
    if (node === null || node === root) return;
    node = node.nextSibling;
  }
};

export const isTooDeep = (root: DomNode): boolean => {
  let isDeep = false;
  walk(root, (_node, depth) => {
    isDeep ||= depth > MAX_DEPTH;
    return !isDeep;
  });
  return isDeep;
};

export const TEXT_NODE = 3;
export const ELEMENT_NODE = 1;
