// Some people are called as a month is: "Jan moved to Graz" tells of a person, "Jan was cold" of a month.

import { isPastForm, stems } from "./stem.ts";
import type { Token } from "./tokens.ts";
import { RELATIVES } from "./words.ts";

const MONTH_NAMES = new Set("jan april may june august".split(" "));
const KIN = stems(RELATIVES);
/** What only people do. */
const ACTS = stems(
  `move live work play study like love hate want weigh eat drink drive quit marry die say tell get take teach learn start stop join leave
  speak sleep smoke visit call walk cook own buy sell earn prefer need know think feel use hurt break lose find turn have train`.split(
    /\s+/,
  ),
);
/** "June works best", "June needs planning", "May takes 31 days": of the month. */
const OF_A_MONTH = new Set("best better well fine for too good great off planning".split(" "));
/** What only people are. */
const IS_ONLY = new Set(
  `allergic vegan vegetarian pregnant married single engaged divorced retired moving living working dating studying training learning
  sick ill coeliac diabetic unemployed`.split(/\s+/),
);
const LINKS = new Set("is was".split(" "));
/** Whose these are is a person. */
const OWNED = stems(
  "weight dose allergy job boss birthday surname phone dog cat house flat car school knee back diet hobby age name".split(
    " ",
  ),
);
const OPENS = new Set(["and", "but", "because", "that", "so", "with", "from", "to", "when", "while"]);

const isActing = (tokens: readonly Token[], at: number): boolean => {
  const [verb, next] = [tokens[at], tokens[at + 1]];
  if (verb === undefined || OF_A_MONTH.has(next?.lower ?? "")) return false;
  return ACTS.has(verb.stem) && (verb.lower.endsWith("s") || isPastForm(verb.lower));
};

const isKin = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + 4).some(({ stem: word, isBreak }) => !isBreak && KIN.has(word));

const isPerson = (tokens: readonly Token[], at: number): boolean => {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  // "User's brother Jan"
  if (before !== undefined && KIN.has(before.stem) && !before.isName) return true;
  if (before !== undefined && !before.isBreak && !OPENS.has(before.lower)) return false;
  if (next === undefined) return false;
  if (next.lower === "'s") return KIN.has(tokens[at + 2]?.stem ?? "") || OWNED.has(tokens[at + 2]?.stem ?? "");
  if (before !== undefined && !before.isBreak && before.lower !== "and") return false;
  if (LINKS.has(next.lower)) return IS_ONLY.has(tokens[at + 2]?.lower ?? "") || isOwnKin(tokens, at + 2);
  return isActing(tokens, at + 1);
};

const isOwnKin = (tokens: readonly Token[], at: number): boolean =>
  /^(?:user|my|his|her|their)$/.test(tokens[at]?.lower ?? "") && isKin(tokens, at + 1);

/** With the names of people among the months marked as names. */
export const withPeopleOfMonths = (tokens: Token[]): Token[] => {
  const called = new Set(
    tokens.flatMap(({ lower, text }, at) =>
      MONTH_NAMES.has(lower) && text !== lower && isPerson(tokens, at) ? [lower] : [],
    ),
  );
  return called.size === 0
    ? tokens
    : tokens.map((token) =>
        called.has(token.lower) && token.text !== token.lower ? { ...token, stem: token.lower, isName: true } : token,
      );
};
