// What a page says about itself in its head: title, author, date, picture, address.

import type { EpochMs } from "#domain/clock.ts";
import { isRecord } from "#domain/record.ts";
import type { DomDocument } from "#plugins/shared/dom.ts";

export interface PageMetadata {
  readonly title: string | null;
  readonly author: string | null;
  readonly date: EpochMs | null;
  readonly ogImage: string | null;
  readonly url: string | null;
}

const MAX_LABEL_CHARACTERS = 500;
const MAX_URL_CHARACTERS = 2_048;

const clean = (text: string | null | undefined): string | null => {
  const label = (text ?? "").replace(/\s+/g, " ").trim().slice(0, MAX_LABEL_CHARACTERS);
  return label === "" ? null : label;
};

/** The content of the first meta element with one of the names, in their order. */
const metaContent = (document: DomDocument, ...names: readonly string[]): string | null => {
  const byName = new Map<string, string>();
  for (const meta of document.querySelectorAll("meta[content]")) {
    const name = meta.getAttribute("property") ?? meta.getAttribute("name") ?? meta.getAttribute("itemprop");
    const content = clean(meta.getAttribute("content"));
    const key = name?.trim().toLowerCase();
    if (key !== undefined && content !== null && !byName.has(key)) byName.set(key, content);
  }
  for (const name of names) {
    const content = byName.get(name);
    if (content !== undefined) return content;
  }
  return null;
};

type Fields = Readonly<Record<string, unknown>>;

const MAX_LINKED_DATA_CHARACTERS = 500_000;
const ARTICLE_TYPE = /(?:Article|Posting|WebPage|Report|Recipe|HowTo)$/;

/** The first article of the page's linked data. */
const linkedArticle = (document: DomDocument): Fields | null => {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const text = script.textContent ?? "";
    if (text.length > MAX_LINKED_DATA_CHARACTERS) continue;
    try {
      const parsed: unknown = JSON.parse(text);
      const graph = isRecord(parsed) && Array.isArray(parsed["@graph"]) ? parsed["@graph"] : parsed;
      const items: unknown[] = Array.isArray(graph) ? graph : [graph];
      const found = items.find((item) => isRecord(item) && ARTICLE_TYPE.test(String(item["@type"])));
      if (isRecord(found)) return found;
    } catch {
      // Half of the linked data on the web is not quite JSON; the page is read without it.
    }
  }
  return null;
};

const nameOf = (author: unknown): string | null => {
  if (typeof author === "string") return clean(author);
  if (Array.isArray(author))
    return clean(
      author
        .map(nameOf)
        .filter((name) => name !== null)
        .join(", "),
    );
  return isRecord(author) ? nameOf(author.name ?? null) : null;
};

/** Null for what is no date, or none that a page can have. */
export const readDate = (written: unknown): EpochMs | null => {
  if (typeof written !== "string" || !/\d{4}/.test(written)) return null;
  const date = Date.parse(written);
  return Number.isNaN(date) || date < Date.UTC(1970, 0) || date > Date.UTC(2200, 0) ? null : date;
};

const absolute = (address: string | null, base: string | null): string | null => {
  if (address === null || !URL.canParse(address, base ?? undefined)) return null;
  const url = new URL(address, base ?? undefined);
  return /^https?:$/.test(url.protocol) && url.href.length <= MAX_URL_CHARACTERS ? url.href : null;
};

export const readMetadata = (document: DomDocument, url: string | null): PageMetadata => {
  const article = linkedArticle(document);
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null;
  const address = url ?? absolute(canonical ?? metaContent(document, "og:url"), null);
  const dates = [
    article?.datePublished,
    metaContent(
      document,
      "article:published_time",
      "datepublished",
      "date",
      "dc.date",
      "dcterms.created",
      "pubdate",
      "parsely-pub-date",
      "sailthru.date",
    ),
    document.querySelector("time[datetime]")?.getAttribute("datetime"),
  ];
  return {
    title:
      metaContent(document, "og:title", "twitter:title", "dc.title", "parsely-title") ??
      clean(document.querySelector("title")?.textContent) ??
      clean(document.querySelector("h1")?.textContent),
    author:
      nameOf(article?.author) ??
      metaContent(document, "author", "dc.creator", "article:author_name", "parsely-author", "byl"),
    date: dates.map(readDate).find((date) => date !== null) ?? null,
    ogImage: absolute(metaContent(document, "og:image", "og:image:url", "twitter:image"), address),
    url: address,
  };
};
