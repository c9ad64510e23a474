// Cuts a statement into words: contractions opened, number words as digits, brackets that only date the statement left out.

import { wrapped } from "#domain/wrapped.ts";
import { stem } from "./stem.ts";
import {
  AFTER_IS,
  BEFORE_IS,
  CLITICS,
  CONTRACTIONS,
  DATE_LABEL_WORDS,
  NAMED_MONTHS,
  NUMBER_WORDS,
  SEASONS,
  STARTERS,
  STOP_WORDS,
  WEEKDAYS,
} from "./words.ts";

export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly stem: string;
  /** Written with a capital where a common word would not be. */
  readonly isName: boolean;
  readonly isNumber: boolean;
  /** Ends a clause: punctuation other than brackets. */
  readonly isBreak: boolean;
}

/** Rules are for single statements, and the cost of a pair must not grow with hostile input: what is longer is not read. */
export const MAX_CHARACTERS = 480;

const BRACKET = /\s*[([]([^()[\]]{1,80})[)\]]/g;
const WORD = new RegExp(
  wrapped`
    [\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+
    |[€$£]?\d+(?:[.,:/-]\d+)*(?:%|(?:st|nd|rd|th|am|pm|[kmsA-Z])\b)?
    |\p{L}[\p{L}\p{M}\p{N}]*(?:[-.&][\p{L}\p{M}\p{N}]+)*[#+]*|['’]\p{L}+|[,;:.!?]`,
  "gu",
);

const isDateWord = (word: string): boolean =>
  /^\d/.test(word) || NAMED_MONTHS.has(word) || WEEKDAYS.has(word) || SEASONS.has(word) || DATE_LABEL_WORDS.has(word);

/** Leaves out "(April 2024)" and the like: the label repeats what the statement's dates say. */
export const withoutDateLabels = (text: string): string =>
  text.replace(BRACKET, (whole, inside: string) =>
    inside
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "")
      .every(isDateWord)
      ? ""
      : whole,
  );

/** What stands before the first that ends it; all where none does. */
export const upTo = <Item>(items: readonly Item[], isEnd: (item: Item, at: number) => boolean): readonly Item[] => {
  const end = items.findIndex(isEnd);
  return end === -1 ? items : items.slice(0, end);
};

export const plain = (lower: string): Token => ({
  text: lower,
  lower,
  stem: stem(lower),
  isName: false,
  isNumber: false,
  isBreak: false,
});

/** Also "iPhone" and "macOS". */
const isCapitalised = (word: string): boolean => /^\p{Lu}|\p{Ll}\p{Lu}/u.test(word) && word !== "I";

/** Written in capitals, and no names. */
const NO_NAMES = new Set("user db ceo cto cfo coo gp hq hr pr tv pc pin phd mba dna".split(" "));

/** "three", "thirty-three" */
const digitsOf = (lower: string): string | undefined => {
  const [, tens, ones] = /^([a-z]+ty)-([a-z]+)$/.exec(lower) ?? [];
  if (tens === undefined) return NUMBER_WORDS.get(lower);
  const sum = Number(NUMBER_WORDS.get(tens)) + Number(NUMBER_WORDS.get(ones ?? ""));
  return Number.isNaN(sum) ? undefined : String(sum);
};

const wordToken = (text: string, isFirst: boolean): Token => {
  const lower = text.toLowerCase();
  const digits = digitsOf(lower);
  if (digits !== undefined) return { text, lower: digits, stem: digits, isName: false, isNumber: true, isBreak: false };
  const isNumber = /^[€$£]?\d/.test(lower);
  const isDate = NAMED_MONTHS.has(lower) || WEEKDAYS.has(lower) || WEEKDAYS.has(lower.replace(/s$/, ""));
  const isName =
    !isNumber && !isDate && isCapitalised(text) && !NO_NAMES.has(lower) && !(isFirst && STARTERS.has(lower));
  const value = isNumber ? lower.replace(/,(?=\d{3}\b)/g, "") : lower;
  return { text, lower: value, stem: isNumber || isName ? value : stem(value), isName, isNumber, isBreak: false };
};

const ABBREVIATIONS = new Set(["dr", "mr", "mrs", "ms", "prof", "st", "jr", "sr", "vs", "approx"]);
const BREAK: Token = { text: ",", lower: ",", stem: ",", isName: false, isNumber: false, isBreak: true };

/** Behind a name and `'s`, and with nothing behind them, these are what somebody did. */
const GONE = new Set("moved left gone died retired quit passed".split(" "));

/** What stands after an apostrophe: "n't" was taken before; `'s` is "is" or a possessive, by what stands around it. */
const afterApostrophe = (
  clitic: string,
  previous: Token | undefined,
  [next, afterNext]: readonly (string | undefined)[],
): Token => {
  const full = CLITICS.get(clitic);
  const lower = next?.toLowerCase() ?? "";
  // "User's living room", not "User's living in Bonn" or "User's dating Ben"
  const isNoun = lower.endsWith("ing") && /^\p{Ll}/u.test(afterNext ?? "") && !STOP_WORDS.has(afterNext ?? "");
  if (full !== undefined) return plain(full);
  const isVerb =
    clitic === "s" && ((previous !== undefined && BEFORE_IS.has(previous.lower)) || (AFTER_IS.has(lower) && !isNoun));
  // "Dr Levy's moved, …"
  const isLast = afterNext === undefined || /^[,;:.!?]$/.test(afterNext) || afterNext === "away";
  if (clitic === "s" && isLast && GONE.has(lower)) return plain("has");
  return isVerb ? plain("is") : { ...plain("'s"), stem: "'s" };
};

/** "is not at the shop any more"; "has not any more questions" counts questions. */
const ANY_MORE =
  /\bany (?:longer\b|more\b(?=[.,;:!?]|$| (?:since|because|and|but|after|with|at|in|on|for|to|as|when|now)\b))/gi;

/** "don't" and "n't" forms, which the pattern finds as a word and a rest, are opened before cutting. */
const openNegations = (text: string): string =>
  text
    .replace(/[’`]/g, "'")
    .replace(/\b(can't|cannot|won't|shan't|ain't)\b/gi, (word) =>
      (CONTRACTIONS.get(word.toLowerCase()) ?? []).join(" "),
    )
    .replace(/n't\b/gi, " not")
    .replace(ANY_MORE, "anymore")
    .replace(/(\d) %/g, "$1%")
    .replace(/s'(?=\s)/g, "s 's");

/** "Status: Launch planned for 3 May", "Budget was raised": notes leave out the article, and "is". */
const BARE_MATTER = new RegExp(
  wrapped`
    ^((?:\p{Lu}[^:.!?]{1,60}: )?)(
      budget|launch|release|go-live|deadline|kick-?off|roll-?out|hand-?over|delivery|opening|migration|hosting|exam
      |review|demo|rent|deposit|salary|price|wedding|meeting|move|start
    ) (?=
      (?:is|was|has|had|will|moves?|moved|slips|slipped|goes|went|starts|started|rises|rose|drops|dropped|now)\b
      |(planned|set|scheduled|fixed|capped|due) (?:for|to|at|on|by|in)\b
    )`,
  "iu",
);
const withArticle = (text: string): string =>
  text.replace(
    BARE_MATTER,
    (_, heading: string, matter: string, planned: string | undefined) =>
      `${heading}The ${matter.toLowerCase()} ${planned === undefined ? "" : "is "}`,
  );

const FACTORS: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
  ["million", 1_000_000],
]);

/** "two hundred", "1.5 million" are one number. */
const asFactor = (token: Token, previous: Token | undefined): Token | null => {
  const factor = FACTORS.get(token.text.toLowerCase());
  const number = /^([€$£]?)(\d+(?:\.\d+)?)$/.exec(previous?.isNumber === true ? previous.lower : "");
  if (factor === undefined || number === null) return null;
  const lower = `${number[1]}${Number(number[2]) * factor}`;
  return { ...token, lower, stem: lower, isName: false, isNumber: true };
};

export const tokenize = (statement: string): Token[] => {
  const text = openNegations(withArticle(withoutDateLabels(statement.slice(0, MAX_CHARACTERS))));
  const parts = text.match(WORD) ?? [];
  const tokens: Token[] = [];
  let isFirst = true;
  for (const [index, part] of parts.entries()) {
    // "Dr. Patel" is one name.
    if (part === "." && ABBREVIATIONS.has(tokens.at(-1)?.lower ?? "")) continue;
    if (/^[,;:.!?]$/.test(part)) {
      tokens.push(BREAK);
      isFirst = part !== ",";
      continue;
    }
    if (part.startsWith("'")) {
      tokens.push(afterApostrophe(part.slice(1).toLowerCase(), tokens.at(-1), parts.slice(index + 1)));
    } else if (part === "im" || part === "Im") {
      tokens.push(plain("i"), plain("am"));
    } else {
      const token = wordToken(part, isFirst);
      const times = asFactor(token, tokens.at(-1));
      if (times === null) tokens.push(token);
      else tokens[tokens.length - 1] = times;
    }
    isFirst = false;
  }
  return tokens;
};
