// "Do you have a car?" "Had one." → "I had a car": a deed with what was asked for, and no kind of it.

import { withArticle } from "#plugins/memory-extractors/local/articles.ts";
import { IRREGULAR_PAST } from "#plugins/memory-extractors/local/cues/verbs.ts";

const DEED = /^([a-z]+) one$/i;
const OTHERS = /^(?:need|want|have|ordered|adopted|rented|borrowed|wanted|needed|returned|tried)$/i;
const deedIn = (answer: string): string => DEED.exec(answer)?.[1]?.toLowerCase() ?? "";

export const isDeedWithOne = (answer: string): boolean =>
  IRREGULAR_PAST.has(deedIn(answer)) || OTHERS.test(deedIn(answer));

/** Null where several were asked for. */
export const deedWithOne = (answer: string, article: string, asked: string): string | null =>
  /^an?$/i.test(article.trim()) ? `I ${deedIn(answer)} ${withArticle(asked)}` : null;
