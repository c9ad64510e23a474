// Finds the main article of a page, or decides that the whole page is the content.

import type { Readability } from "@mozilla/readability";
import { type DomDocument, type DomElement, type DomNode, isTooDeep, walk } from "#plugins/shared/dom.ts";

export interface MainContent {
  readonly element: DomElement;
  readonly title: string | null;
  readonly byline: string | null;
}

/** The least part of a page's words that its article may be: pages that do not look like articles are lists, shops, forms, of which nothing is left out. */
const MIN_SHARE = { article: 0.05, other: 0.9 } as const;
const MIN_ARTICLE_CHARACTERS = 250;
const MAX_ELEMENTS_FOR_SCORING = 60_000;

const wordsLength = (root: DomNode): number => {
  let length = 0;
  walk(root, (node) => {
    if (node.nodeType === 3) length += (node.textContent ?? "").replace(/\s+/g, " ").trim().length;
    return !["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "NAV", "FOOTER"].includes(node.nodeName);
  });
  return length;
};

type Parsed = ReturnType<Readability<DomElement>["parse"]>;

const parseArticle = async (document: DomDocument): Promise<{ article: Parsed; looksLikeOne: boolean }> => {
  const { Readability: Reader, isProbablyReaderable } = await import("@mozilla/readability");
  try {
    const looksLikeOne = isProbablyReaderable(document);
    const copy = document.cloneNode(true);
    const reader = new Reader<DomElement>(copy, {
      maxElemsToParse: MAX_ELEMENTS_FOR_SCORING,
      keepClasses: true,
      serializer: (node) => node as DomElement,
    });
    return { article: reader.parse(), looksLikeOne };
  } catch {
    // Trees that it can't score are read whole.
    return { article: null, looksLikeOne: false };
  }
};

const whole = (document: DomDocument): MainContent => {
  for (const element of document.body.querySelectorAll("nav,[hidden],[aria-hidden=true]")) element.remove();
  return { element: document.body, title: null, byline: null };
};

export const findMainContent = async (document: DomDocument): Promise<MainContent> => {
  if (isTooDeep(document)) return whole(document);
  const { article, looksLikeOne } = await parseArticle(document);
  if (!article?.content) return whole(document);
  const length = wordsLength(article.content);
  const least = wordsLength(document.body) * (looksLikeOne ? MIN_SHARE.article : MIN_SHARE.other);
  if (length < MIN_ARTICLE_CHARACTERS || length < least) return whole(document);
  return {
    element: article.content,
    title: article.title?.trim() || null,
    byline: article.byline?.replace(/\s+/g, " ").trim() || null,
  };
};
