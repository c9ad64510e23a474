// What is told in a hurry, as the whole sentence that it stands for: "supervisor changed: now Dr Okoro", "production database now
// Postgres 16". The rules then need to know the whole sentence only.

import { NOUNS } from "../slots/fact-table.ts";
import { isWhen } from "./endings.ts";
import { matchAt, phrase } from "./phrases.ts";
import { stem } from "./stem.ts";
import { plain, type Token } from "./tokens.ts";
import { isTemporal } from "./values.ts";
import { STOP_WORDS } from "./words.ts";

const NOW = plain("now");
const IS = plain("is");

const HAVE_FORMS = new Set(["has", "have"]);
const HELD = new Set("a an the no my his her their our some several many".split(" "));

/** "has got a cat", not "has got to go", "has got better" */
const asHeld = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }, place) => lower === "got" && HAVE_FORMS.has(tokens[place - 1]?.lower ?? ""));
  const next = tokens[at + 1];
  const isHeld = at !== -1 && next !== undefined && (next.isNumber || HELD.has(next.lower));
  return isHeld ? tokens.toSpliced(at, 1) : tokens;
};

const CHANGED = new Set(["changed", "switched"]);
const NEXT = ["now *", "it|he|she|that be now *"].map(phrase);
const LONGEST_SUBJECT = 8;

/** "User's supervisor changed: now Dr Okoro", "the venue has changed, it is now the barn" */
const asChanged = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens
    .slice(0, LONGEST_SUBJECT)
    .findIndex(({ lower }, place) => place > 0 && CHANGED.has(lower) && tokens[place + 1]?.isBreak === true);
  if (at === -1) return tokens;
  const from = NEXT.map((pattern) => matchAt(tokens, at + 2, pattern)).find((it) => it !== -1);
  const subject = tokens.slice(0, HAVE_FORMS.has(tokens[at - 1]!.lower) ? at - 1 : at);
  return from === undefined || tokens[from]!.lower === "user"
    ? tokens
    : [...withoutCapital(subject), IS, NOW, ...tokens.slice(from)];
};

/** "Bank changed": no name. */
const withoutCapital = ([first, ...rest]: readonly Token[]): readonly Token[] =>
  first === undefined ? rest : [NOUNS.has(stem(first.lower)) ? plain(first.lower) : first, ...rest];

/** "production database now Postgres 16", "rent now 900 euros" */
const asStated = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.slice(0, LONGEST_SUBJECT).findIndex(({ lower }) => lower === "now");
  const [noun, next] = [tokens[at - 1], tokens[at + 1]];
  if (noun === undefined || next === undefined || !NOUNS.has(stem(noun.lower))) return tokens;
  const isValue = next.isName || (next.isNumber && !isTemporal(tokens[at + 2]));
  // A verb would stand before: "User likes the team now".
  const isNoun = tokens
    .slice(0, at)
    .every((token, place) => place === 0 || !STOP_WORDS.has(token.lower) || isOwn(token));
  return isValue && isNoun ? [...withoutCapital(tokens.slice(0, at)), IS, ...tokens.slice(at)] : tokens;
};
const isOwn = ({ lower }: Token): boolean => lower === "'s";

const WHERE = new Set(["in", "at"]);

/** "User's new GP in Warsaw is Dr Nowak": where the new one is does not make it another office. */
const asNewThere = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }) => WHERE.has(lower));
  if (at === -1 || at > LONGEST_SUBJECT || !tokens.slice(0, at).some(({ lower }) => lower === "new")) return tokens;
  const be = tokens.findIndex(({ isName }, place) => place > at && !isName);
  const isSubject = be > at + 1 && tokens[be]!.lower === "is" && NOUNS.has(tokens[at - 1]?.stem ?? "");
  return isSubject ? tokens.toSpliced(at, be - at) : tokens;
};

const PUT_DOWN = ["put down", "put to sleep"].map((words) => words.split(" "));
const FORCED = new Set(["had", "to"]);
const DAYS = new Set(["yesterday", "today"]);

/** "had to put Bruno down": Bruno died; who puts a baby down need not. */
const asDied = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(({ lower }) => lower === "put");
  const name = tokens[at + 1];
  const isForced = at > 1 && [tokens[at - 2]!, tokens[at - 1]!].every(({ lower }) => FORCED.has(lower));
  if (!isForced || name?.isName !== true) return tokens;
  const end = PUT_DOWN.map(([, ...rest]) =>
    rest.every((word, n) => tokens[at + 2 + n]?.lower === word) ? at + 2 + rest.length : -1,
  );
  const to = Math.max(...end);
  const next = tokens[to];
  const isLast = next === undefined || next.isBreak || DAYS.has(next.lower) || isWhen(tokens, to);
  return to > at && isLast ? [name, plain("died"), ...tokens.slice(to)] : tokens;
};

export const asTold = (tokens: readonly Token[]): readonly Token[] =>
  asHeld(asChanged(asStated(asNewThere(asDied(tokens)))));
