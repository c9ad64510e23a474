// Says a statement in one way, whatever the way it was told in: statements that read the same then are the same statement.

import { withoutSaidBefore } from "#domain/said-before.ts";
import { asOfUser } from "./first-person.ts";
import { PHRASES, STATEMENTS } from "./paraphrases.ts";
import type { Parsed } from "./parse.ts";
import { stem } from "./stem.ts";
import { type Token, tokenize } from "./tokens.ts";
import { NUMBER_WORDS } from "./words.ts";

/** "on Friday (9 May 2025)", "in March (2026)", "next September (2026)": the day, month or year itself. */
const DATED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:on|for|this|next|last|the coming) [A-Z]?[\w ]{2,20} \((\d{1,2} [A-Z][a-z]+ \d{4})\)/g, "on $1"],
  [/\b(?:today|tomorrow|yesterday|tonight) \((\d{1,2} [A-Z][a-z]+ \d{4})\)/g, "on $1"],
  [/\b(?:in|this|next|last) ([A-Z][a-z]+) \((\d{4})\)/g, "in $1 $2"],
  [/\b(?:in|this|next|last) [A-Z][a-z]+ \(([A-Z][a-z]+ \d{4})\)/g, "in $1"],
  [/\b(?:this|next|last) (?:month|year) \(((?:[A-Z][a-z]+ )?\d{4})\)/g, "in $1"],
];

const ARTICLES = new Set(["the", "a", "an"]);
/** "a month" says how often. */
const PERIODS = new Set(["day", "week", "month", "year", "hour"]);

const DAY_OF_YEAR = /\b\d{4}\b/;
/** With a day that is told, "is running" and "will run" are the same plan. */
const asPlanned = (said: string): string =>
  DAY_OF_YEAR.test(said)
    ? said.replace(/ (?:is (\w+ing)|will (\w+)) /, (_, now, then) => ` will ${stem(now ?? then)} `)
    : said;

/** "seven-year-old" */
const withDigits = (lower: string): string =>
  lower.replace(/^[a-z]+(?=-year-old$)/, (number) => NUMBER_WORDS.get(number) ?? number);

const inOneWay = (text: string): string => {
  const dated = DATED.reduce((said, [pattern, by]) => said.replace(pattern, by), withoutSaidBefore(text));
  const tokens = tokenize(dated).filter(({ isBreak }) => !isBreak);
  // "vitamin A" is no article.
  const isArticle = ({ lower, text }: Token, at: number): boolean =>
    ARTICLES.has(lower) && (at === 0 || text === lower) && !PERIODS.has(tokens[at + 1]?.lower ?? "");
  const words = tokens.filter((token, at) => !isArticle(token, at));
  const said = asOfUser(words.map(({ lower }) => withDigits(lower))).join(" ");
  const replace = (from: string, [pattern, plain]: readonly [RegExp, string]): string => from.replace(pattern, plain);
  return asPlanned(STATEMENTS.reduce(replace, PHRASES.reduce(replace, said)));
};

const known = new WeakMap<Parsed, string>();

/** In small letters, without punctuation; read when it is asked for, and kept with the statement. */
export const canonicalOf = (parsed: Parsed): string => {
  const said = known.get(parsed) ?? inOneWay(parsed.text);
  known.set(parsed, said);
  return said;
};
