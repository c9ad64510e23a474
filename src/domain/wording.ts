// Whether two statements of a profile say the same, or one of them all that the other says, by their words alone.

/** Words that do not change what a statement says. */
const FILLER = new Set("a an the really very quite also just that currently now".split(" "));
/** "plan A" and "plan B" differ by one. */
const ARTICLES = new Set("a an the".split(" "));
/** "is a big fan of the sea" says what "loves the sea" says. */
const LIKES =
  / (?:(?:is|are) (?:\w+ )?(?:a (?:\w+ )?fan of|into|fond of|keen on|drawn to|passionate about)|likes?|loves?|adores?|enjoys?) /;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text];

/** What decides whether two statements say the same. */
export interface Wording {
  /** Without articles, filler, case and punctuation. */
  readonly core: string;
  /** All words but "and" and filler, one word for every liking, between spaces. */
  readonly words: string;
  /** The word it opens with. */
  readonly who: string;
  /** What it says of them, without persons, auxiliaries and dates in brackets. */
  readonly content: ReadonlySet<string>;
  readonly isQuotation: boolean;
  /** What it says that somebody uses, where all of it is named; null for others. */
  readonly namesUsed: ReadonlySet<string> | null;
  /** Holds words that turn another statement, repeated in it word for word, into something else. */
  readonly isWeakened: boolean;
}

const WEAKENING = / (?:not|no|never|t|if|unless|whether|would|could|might|may|said|says|thinks|thought|hopes?|used) /;

const coreOf = (words: readonly string[]): string => words.filter((word) => !FILLER.has(word)).join(" ");

const USE = /^\S+ (?:also )?(?:uses?|(?:is|are) (?:also |now )?using) /;
const NAMED = /\p{Lu}|\d/u;
/** "Ada uses Python 3.11, Flask v2.3 and SQLite for the backend" → python 3 11, flask 2 3, sqlite; null where something has no name. */
const namesUsed = (text: string): ReadonlySet<string> | null => {
  if (!USE.test(text)) return null;
  const [used = ""] = text
    .replace(USE, "")
    .replace(/[.!]+$/, "")
    .split(/ (?:for|as|to) /, 1);
  const items = used.split(/,? and |, /);
  return items.every((item) => NAMED.test(item))
    ? new Set(items.map((item) => coreOf(wordsOf(item.replace(/\bv(?=\d)|(?<=\d\.\d)\.0\b/g, "")))))
    : null;
};
/** "sqlite" stands there as "sqlite 3", too. */
const isAmong = (name: string, names: ReadonlySet<string>): boolean =>
  names.has(name) ||
  [...names].some((other) => other.startsWith(`${name} `) && /^\d/.test(other.slice(name.length + 1)));
/** "Ada uses SQLite and Flask to keep books" beside "Ada is using Python, Flask and SQLite 3" */
const usesAll = (one: Wording, other: Wording): boolean => {
  const [all, some] = [one.namesUsed, other.namesUsed];
  return all !== null && some !== null && one.who === other.who && [...some].every((name) => isAmong(name, all));
};

/** "Ada says "I quit the choir, start at the mill in May"": also says that Ada quit the choir. */
const QUOTATION = /^\S+(?:,| says) .*"/;
const OF_PERSON = new Set("i m ve d ll re s my me we our us they their them is am are was were has have".split(" "));
const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text.replace(/ \([^()]*\)/g, ""))
      .slice(1)
      .filter((word) => !FILLER.has(word) && !OF_PERSON.has(word))
      .map((word) => word.replace(/(?<=\w{3})s$/, "")),
  );
const FEWEST_WORDS = 2;
const quotes = (one: Wording, other: Wording): boolean =>
  one.isQuotation &&
  !other.isQuotation &&
  one.who === other.who &&
  other.content.size >= FEWEST_WORDS &&
  other.content.isSubsetOf(one.content);

const saysMore = (word: string): boolean => word !== "and" && (ARTICLES.has(word) || !FILLER.has(word));

export const wordingOf = (text: string): Wording => {
  const words = wordsOf(text);
  return {
    core: coreOf(words),
    words: ` ${words.filter(saysMore).join(" ")} `.replace(LIKES, " likes "),
    who: words[0] ?? "",
    content: contentOf(text),
    isQuotation: QUOTATION.test(text),
    namesUsed: namesUsed(text),
    isWeakened: WEAKENING.test(` ${words.join(" ")} `),
  };
};

/** Whether the first says all that the second says, or the same but for what it is for. */
export const covers = (one: Wording, other: Wording): boolean =>
  one.core === other.core ||
  usesAll(one, other) ||
  quotes(one, other) ||
  (one.words.includes(other.words) && one.isWeakened === other.isWeakened);
