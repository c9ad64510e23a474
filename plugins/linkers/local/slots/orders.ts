// How somebody wants the assistant to answer, as attributes of which one value holds at a time: the language, the name that it calls
// them by, units, length, indentation. What is wanted only for something ("in Python files") is an attribute of its own.

import { LANGUAGE_NAMES } from "#plugins/shared/language-names.ts";
import type { Clause } from "../reading/clauses.ts";
import { matchAt, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { SELF } from "../reading/subject.ts";
import { plain, type Token } from "../reading/tokens.ts";
import { STOP_WORDS } from "../reading/words.ts";
import type { ParsedSlot } from "./slots.ts";

const WANTS = phrase("want|like|need the assistant");

/** Each value with the words that say it. */
const values = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines.split(",").flatMap((line) => {
      const words = line.trim().split(/\s+/).map(stem);
      return words.map((word): [string, string] => [word, words[0]!]);
    }),
  );

interface Row {
  readonly attribute: string;
  readonly values: ReadonlyMap<string, string>;
  /** Words beside the value that only say what it is a value of. */
  readonly beside: ReadonlySet<string>;
}

const row = (attribute: string, of: string, beside: string): Row => ({
  attribute,
  values: values(of),
  beside: stems(beside.split(" ")),
});

const ROWS: readonly Row[] = [
  row("language", LANGUAGE_NAMES.map((names) => names.join(" ")).join(","), "language"),
  row("units", "metric, imperial", "unit system measurement"),
  row("temperature", "celsius, fahrenheit", "temperature degree"),
  row("distance", "kilometres kilometers km, miles", "distance"),
  row("weight", "grams kilos kg, ounces pounds lb", "weight"),
  row("clock", "24-hour 24h, 12-hour 12h am/pm", "time clock format"),
  row(
    "length",
    "short shorter brief briefer concise succinct terse, long longer detailed detail verbose thorough extensive comprehensive",
    "",
  ),
  row("indentation", "tabs, spaces", "indent indentation code"),
  row("spelling", "british uk, american us", "spelling english"),
  row("tone", "formal, informal casual", "tone language"),
  row("bullets", "bullet bullets bulleted bullet-pointed", "point list form format style"),
];

/** Say that there is an order, not which; "give them" is read as "give the assistant". */
export const FILLERS = stems(
  `use answer reply respond response write speak talk chat communicate explain give keep make be stay stick prefer switch change set show state
  always only please generally usually really very more everything thing explanation message stuff text output it again instead assistant`.split(
    /\s+/,
  ),
);
const DENIES = new Set("not never stop quit avoid skip no without".split(" "));
/** Where the reason begins, or what it is meant to take the place of. */
const ENDS = new Set("because since so instead rather over than".split(" "));
/** A part that opens with these is a reason or a remark: "they hate long texts", "never ounces". */
const REMARKS = new Set("they it he she i user that this because since so as not never no rather".split(" "));
const JOINS = new Set(["and", "but", "then"]);
const FROM_NOW = ["from now on", "in general", "in future", "in the future", "going forward", "by default"].map(phrase);

const CALLS = ["call|address|name them|him|her|me|user as?", "refer to them|him|her|me|user as", "use the name"].map(
  phrase,
);

interface Order {
  readonly attribute: string;
  readonly value: readonly string[];
  readonly names: readonly string[];
}

const withoutFromNow = (tokens: readonly Token[]): readonly Token[] => {
  for (let at = 0; at < tokens.length; at++) {
    const end = FROM_NOW.map((pattern) => matchAt(tokens, at, pattern)).find((it) => it !== -1);
    if (end !== undefined) return [...tokens.slice(0, at), ...tokens.slice(end)];
  }
  return tokens;
};

/** The parts that each say one order, without reasons. */
const partsOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.isBreak || JOINS.has(token.lower)) parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts
    .filter(([first], place) => first !== undefined && (place === 0 || !REMARKS.has(first.lower)))
    .map((part) => {
      const end = part.findIndex(({ lower }, at) => at > 0 && ENDS.has(lower));
      return withoutFromNow(end === -1 ? part : part.slice(0, end));
    });
};

const isContent = ({ lower, stem: word }: Token): boolean => !STOP_WORDS.has(lower) && !FILLERS.has(word);

/** "call them Bob" */
const nameOf = (part: readonly Token[]): Order | null => {
  for (let at = 0; at < part.length; at++) {
    const end = CALLS.map((pattern) => matchAt(part, at, pattern)).find((it) => it !== -1);
    const names = end === undefined ? [] : part.slice(end).map(({ lower }) => lower);
    if (names.length > 0 && part.slice(end).every(({ isName }) => isName))
      return { attribute: "order:name", value: names, names };
  }
  return null;
};

/** Before a value that is not wanted. */
export const UNWANTED = "not";
/** What is asked for once and again is no way of answering. */
const TASKS = stems(["translate"]);

/** "answer in German", "not to use tabs"; what it is wanted for goes with the attribute. */
const orderOf = (
  part: readonly Token[],
  isDenied: boolean,
  { attribute, values: known, beside }: Row,
): Order | null => {
  const said = new Set(part.flatMap(({ stem: word }) => known.get(word) ?? []));
  const rest = part.filter((token) => !known.has(token.stem) && !beside.has(token.stem));
  const scope = rest.filter((token) => isContent(token) && !token.isNumber).map((token) => token.stem);
  if (said.size !== 1 || scope.some((word) => TASKS.has(word))) return null;
  // "to give less detail"
  if (part.some(({ lower }) => lower === "less" || lower === "fewer")) return null;
  const numbers = rest.filter(({ isNumber }) => isNumber).map(({ lower }) => lower);
  const value = isDenied ? [UNWANTED, ...said] : [...said, ...numbers];
  return { attribute: ["order", attribute, ...new Set(scope)].join(":"), value, names: [] };
};

/** Whether it is wanted or not: "use emojis", "not to use emojis in its replies". */
const polarityOf = (part: readonly Token[], isDenied: boolean): Order[] => {
  const content = new Set(part.filter(isContent).map((token) => token.stem));
  const attribute = `order:do:${[...content].sort().join(" ")}`;
  return content.size === 0 ? [] : [{ attribute, value: [isDenied ? UNWANTED : "wanted"], names: [] }];
};

const ordersOf = (part: readonly Token[]): Order[] => {
  const isDenied = part.some(({ lower }) => DENIES.has(lower));
  const said = part.filter(({ lower }) => !DENIES.has(lower));
  const name = isDenied ? null : nameOf(said);
  const found = [name, ...ROWS.map((it) => orderOf(said, isDenied, it))].filter((it) => it !== null);
  return found.length > 0 ? found : polarityOf(said, isDenied);
};

/** A list of more is no way of answering; each is compared with each of another statement. */
const MOST_ORDERS = 8;

/** Said of what is written, not of anything else that somebody may want. */
const WRITTEN = stems(
  "bullet emoji emojis heading header markdown list answer reply response explanation spelling unit indentation".split(
    " ",
  ),
);
const ORDER_WORDS = new Set([
  ...WRITTEN,
  ...stems(["number", "numbered"]),
  ...ROWS.flatMap(({ values: known, beside }) => [...known.keys(), ...beside]),
]);
const ORDERED = /^(?:wants?|prefers?|likes?|needs?)$/;
const IMPERATIVE = new Set("use answer reply respond write no avoid never always please".split(" "));
const ARTICLES = new Set(["a", "an", "the", "my", "some"]);

/** "User wants American spelling", "no bullet points": where nothing but the way of writing is told. */
const ofWriting = (tokens: readonly Token[], { head, isNegated, subject }: Clause): Order[] => {
  const isUser = subject.keys.has(SELF) && subject.isPerson && ORDERED.test(tokens[head]?.lower ?? "");
  const isImperative = IMPERATIVE.has(tokens[0]?.lower ?? "");
  if (!isUser && !isImperative) return [];
  const part = partsOf(tokens.slice(isUser ? head + 1 : 0))[0] ?? [];
  const content = part.filter((token) => isContent(token) && !DENIES.has(token.lower));
  const isWritten = isImperative || part.some(({ stem: word }) => WRITTEN.has(word));
  const isWhole = content.length > 0 && content.every(({ stem: word }) => ORDER_WORDS.has(word));
  if (!isWritten || !isWhole || part.some(({ lower }) => ARTICLES.has(lower))) return [];
  return ordersOf(isUser && isNegated ? [plain("not"), ...part] : part);
};

const IS_CALLED = ["go by", "want|like|prefer|ask to be call|called"].map(phrase);
const SINCE_WHEN = new Set(["now", "instead"]);

/** "goes by Liz", "prefers to be called Beth now" */
const ofCalled = (tokens: readonly Token[], { head, end, isNegated, subject }: Clause): Order[] => {
  const from = IS_CALLED.map((pattern) => matchAt(tokens, head, pattern)).find((it) => it !== -1);
  if (from === undefined || isNegated || !subject.isPerson) return [];
  const names = tokens.slice(from, end).filter(({ lower }) => !SINCE_WHEN.has(lower));
  const value = names.map(({ lower }) => lower);
  return value.length > 0 && names.every(({ isName }) => isName)
    ? [{ attribute: "order:name", value, names: value }]
    : [];
};

export const readOrders = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  const { head, isPlan, isNegated, subject } = clause;
  const from = isPlan && !isNegated ? matchAt(tokens, head, WANTS) : -1;
  const called = ofCalled(tokens, clause);
  if (called.length > 0)
    return called.map((order) => ({ ...order, subjects: subject.keys, isChange: false, isUnclear: false }));
  const orders = from === -1 ? ofWriting(tokens, clause) : partsOf(tokens.slice(from)).flatMap(ordersOf);
  const subjects = from === -1 ? new Set([SELF]) : subject.keys;
  return orders.length > MOST_ORDERS
    ? []
    : orders.map((order) => ({ ...order, subjects, isChange: false, isUnclear: false }));
};
