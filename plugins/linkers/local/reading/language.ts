// Is a statement English? Of another language the rules know no word, and one word may deny all the others.

import { GENERIC_STEMS } from "./known-stems.ts";
import type { Token } from "./tokens.ts";
import { IRREGULAR, STOP_WORDS, SYNONYMS } from "./words.ts";

/** Small words of other languages, a line or two each: German, French, Spanish, Italian, Portuguese, Dutch, … */
const ELSEWHERE: ReadonlySet<string> = new Set(
  `der die das den dem ein eine einen einem einer und ist sind war hat haben mit ohne nicht kein keine keinen nie auf für von zu zum zur im am bei nach
vor aus wird wurde ich er wir ihr sie es mag gern gerne immer sehr auch nur noch mehr oder aber wenn dass seit über unter mein meine sein seine
le la les un une des du et est sont était a ont avec sans ne pas jamais plus pour dans sur chez par je tu il elle nous vous ils elles mon ma mes
son sa ses aime très aussi ou mais si que qui quand toujours
el los las una unos y es son era tiene con sin no nunca para por en su sus mi mis yo ella le gusta muy también pero cuando siempre como desde hasta
il lo gli uno e è sono ha con senza non mai per nel nella di da che suo sua mio mia piace molto anche ma quando sempre
o os as um uma uns e é são tem com sem não nunca para por em no na dos das do da seu sua meu minha gosta muito também mas quando sempre
de het een en is zijn was heeft met zonder niet geen nooit voor van naar bij ik hij zij wij mijn haar houdt graag altijd ook maar als dat
en ett och är var har med utan inte ingen aldrig för av till på jag han hon vi min sin gillar alltid också men om att
et er ikke ingen aldri aldrig uten uden til fra jeg hun vi som
i w z na nie jest są był ma bez nigdy dla do od po się lubi bardzo też ale kiedy zawsze
ve bir değil yok hiç asla ile için çok ama sever
a az egy és nem van soha
se ei ja on en eikä
nu este are și cu fără din pe
je nije i u na sa bez come
dan tidak bukan yang di dengan tanpa untuk suka`.split(/\s+/),
);

const isKnown = ({ lower, stem }: Token): boolean =>
  STOP_WORDS.has(lower) || GENERIC_STEMS.has(stem) || IRREGULAR.has(lower) || SYNONYMS.has(lower);

/** 1 for an English word, -1 for one of another language; "in", "is", "no", "come" are of several. */
const weigh = (token: Token): number => {
  const { text, lower, isName, isNumber, isBreak } = token;
  if (text === "I") return 1;
  if (isName || isNumber || isBreak) return 0;
  if (ELSEWHERE.has(lower)) return isKnown(token) ? 0 : -1;
  if (/(?![a-z])\p{L}/u.test(lower)) return -1;
  return isKnown(token) || /...(?:ed|ing)$/.test(lower) ? 1 : 0;
};

const balanceOf = (tokens: readonly Token[]): number => tokens.reduce((sum, token) => sum + weigh(token), 0);

/** Something says so in one of the two, and nothing speaks against it in either. */
export const areEnglish = (one: readonly Token[], other: readonly Token[]): boolean => {
  const [balance, others] = [balanceOf(one), balanceOf(other)];
  return Math.min(balance, others) >= 0 && Math.max(balance, others) > 0;
};
