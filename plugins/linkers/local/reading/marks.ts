// What words leave out of a text and yet changes what it says: signs, operators, emoji, and how codes are spelled.

import { wrapped } from "#domain/wrapped.ts";
import { type Token, withoutDateLabels } from "./tokens.ts";

/** Ways of writing that say nothing, in the order in which they are taken away. */
const SAYS_NOTHING: readonly (readonly [RegExp, string])[] = [
  // How an emoji is drawn.
  [/[\u200d\ufe0e\ufe0f©®™]/gu, ""],
  // A bullet; bold type.
  [/^\s*[-*•·–—]\s+/u, ""],
  [/(?<![\p{L}\p{N}*])\*\*(?=[^\s*])|(?<=[^\s*])\*\*(?![\p{L}\p{N}*])/gu, ""],
  [/\.{3,}|…/gu, " "],
  [/"([^"]*)"/g, " $1 "],
  [/(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])/gu, " $1 "],
  [/[−–](?=\d)/gu, "-"],
  // "tea & milk"
  [/ & /g, " "],
];

const MARKS = [
  // ":)", ":("
  /(?<=^|\s)[:;=]['-]?[()DPp|](?=$|[\s.,!])/u,
  // "-5", "-v", "A-", "5 - 3"; not "10-12", "well-known", "tea - hot"
  /(?<![\p{L}\p{N})\]])-+(?=[\p{L}\p{N}€$£.])|(?<=[\p{L}\p{N}])-(?![\p{L}\p{N}])|(?<=[\d)] )-(?= [\d(])/u,
  /(?![`´¨])[\p{Sm}\p{So}\p{Sk}]/u,
  // "a/b"; not "24/7"
  /[_\\@#*{}&]|(?<!\d)\/|\/(?!\d)|::|%(?=\p{L})/u,
  // "f(x)", "list[0]"
  /(?<=[\p{L}\p{N}])[([]|\[\s*\]/u,
  // "!done", "!=", ".env", "../etc"
  /!(?=[\p{L}\p{N}=(])|(?<![\p{L}\p{N}])\.+(?=[\p{L}\p{N}/])/u,
  // A question states nothing.
  /\?/,
  // 6', 6"
  /[′″]|(?<=\d)['"](?!\p{L})/u,
  /(?![0-9])\p{N}/u,
];
const MARK = new RegExp(MARKS.map(({ source }) => source).join("|"), "gu");

const plainly = (text: string): string =>
  SAYS_NOTHING.reduce((said, [pattern, by]) => said.replace(pattern, by), withoutDateLabels(text).normalize("NFC"));

/** In the order in which they stand. */
const marksOf = (text: string): string => (plainly(text).match(MARK) ?? []).join("").replace(/\?+/g, "?");

/** By code or sign what people write out. */
const CURRENCIES: ReadonlyMap<string, string> = new Map(
  [
    "€ eur euro euros",
    "$ usd dollar dollars buck bucks",
    "£ gbp pound pounds quid",
    "¥ jpy cny yen yuan",
    "₹ inr rupee rupees",
    "chf franc francs",
    "₽ rub rouble roubles ruble rubles",
    "₩ krw won",
    "₺ try lira",
    "zł pln zloty",
    "sek nok dkk krona krone kronor kroner",
    "₿ btc bitcoin bitcoins",
    "cent cents ¢",
  ].flatMap((line) => line.split(" ").map((word) => [word, line] as const)),
);
interface Written {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** "€20", "20 euros", "twenty EUR" */
const currenciesOf = ({ text, tokens }: Written): Set<string> => {
  const units = tokens.filter((_, at) => tokens[at - 1]?.isNumber === true).map(({ lower }) => lower);
  return new Set([...(text.match(/\p{Sc}/gu) ?? []), ...units].flatMap((word) => CURRENCIES.get(word) ?? []));
};

const EDGES = /^[,;:.!?"'“”‘’„()…]+|[,;:.!?"'“”‘’()…]+$/gu;
const chunksOf = (text: string): string[] => text.split(/\s+/).flatMap((chunk) => chunk.replace(EDGES, "") || []);

const MAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
/** "/etc/app", "user_name", "std::sort", "example.com/a" */
const isPath = (chunk: string): boolean => /[\\_]|::|(?<!\d)\/|\/(?!\d)/.test(chunk) && !MAIL.test(chunk);
/** "AB123", "iPhone14"; not "5pm", "10k", "1st" */
const isCode = (chunk: string): boolean =>
  /^(?=\D*\d)(?=.*\p{L})[\p{L}\p{N}.-]+$/u.test(chunk) && !/^\d[\d.]*\p{L}{1,3}$/u.test(chunk);
/** "aB3": no word is written so. */
const isMixed = (chunk: string): boolean => isCode(chunk) && /\p{Ll}.*\p{Lu}/u.test(chunk);

/** Where these are told of, "Ab" is not "ab". */
const OF_SPELLING = new RegExp(
  wrapped`
    \b(?:
      pass(?:word|code|phrase)s?|pin|codes?|keys?|tokens?|secrets?|ids?|paths?|files?|folders?|director(?:y|ies)|urls?
      |links?|username|login|handle|variables?|functions?|methods?|class|constants?|branch|command|flag|column|table
      |serial|licen[cs]e|hash|checksum
    )\b`,
  "i",
);

const bySpelling = (chunks: readonly string[]): Map<string, Set<string>> => {
  const spelled = new Map<string, Set<string>>();
  for (const chunk of chunks) {
    const lower = chunk.toLowerCase();
    spelled.set(lower, (spelled.get(lower) ?? new Set()).add(chunk));
  }
  return spelled;
};

/** The same letters, in capitals that tell two things apart. */
const isSpelledApart = (one: string, other: string): boolean => {
  // Whatever opens a sentence has a capital.
  const [, ...chunks] = chunksOf(one);
  const [, ...others] = chunksOf(other);
  const isOfSpelling = OF_SPELLING.test(one) || OF_SPELLING.test(other);
  const known = bySpelling(others);
  return bySpelling(chunks)
    .entries()
    .some(([lower, spellings]) => {
      const theirs = known.get(lower);
      if (theirs === undefined || !theirs.isDisjointFrom(spellings)) return false;
      return isOfSpelling || isPath(lower) || [...spellings, ...theirs].some(isMixed);
    });
};

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.symmetricDifference(other).size === 0;

const codesOf = (text: string): Set<string> =>
  new Set(
    chunksOf(text)
      .filter((chunk) => isPath(chunk) || isCode(chunk))
      .map((chunk) => chunk.toLowerCase()),
  );

/** Signs, currencies, codes or their spelling differ. */
export const areMarkedApart = (one: Written, other: Written): boolean =>
  marksOf(one.text) !== marksOf(other.text) ||
  !isSameSet(currenciesOf(one), currenciesOf(other)) ||
  !isSameSet(codesOf(one.text), codesOf(other.text)) ||
  isSpelledApart(one.text, other.text);
