// What somebody could not do, or was not allowed to, and can again: "broke their wrist and can't play
// the piano", "can play the piano again".

import { find, phrase } from "../reading/phrases.ts";
import { stems } from "../reading/stem.ts";
import { type Token, upTo } from "../reading/tokens.ts";
import { STOP_WORDS } from "../reading/words.ts";
import { findAny, hasAny, isOfSame, isOfUser, kept, type Rule } from "./passing-words.ts";

const BANS = ["can not *", "not allow|allowed to *", "not be able to *", "so|and no *", "not fit to *"].map(phrase);
const ENDS_BAN = new Set("until till because since for after before with but".split(" "));
const SAYS_NO_MORE = stems(
  "can allow clear start be light lightly gentle gently slow slowly short little bit proper properly carefully heavy much anything full normal basically fully able go back begin resume weight".split(
    " ",
  ),
);

const isDeed = ({ lower, isBreak, isNumber }: Token): boolean => !isBreak && !isNumber && !STOP_WORDS.has(lower);

/** "play" and "piano" of "can't type or play piano"; "run" of "no running until April" */
const bannedIn = kept((older): ReadonlySet<string> => {
  const from = findAny(older, BANS)?.end ?? -1;
  const rest = from === -1 ? [] : older.tokens.slice(from);
  return new Set(
    upTo(rest, ({ isBreak, lower }) => isBreak || ENDS_BAN.has(lower))
      .filter((token) => isDeed(token) && !SAYS_NO_MORE.has(token.stem))
      .map((token) => token.stem),
  );
});

const IS_BACK = phrase("be back *");
const HEALERS = stems("physio physiotherapist doctor surgeon gp consultant specialist osteopath vet".split(" "));

const OTHERS = new Set("he she his her him".split(" "));

/** "play" and "piano" of "can play the piano again" */
const resumedIn = kept(({ tokens }): ReadonlySet<string> => {
  const again = tokens.findIndex(({ lower }) => lower === "again");
  const back = again === -1 ? find(tokens, IS_BACK) : null;
  if (again === -1 && back === null) return new Set();
  const from = again === -1 ? back!.end : startOf(tokens, again);
  const rest = tokens.slice(from, again === -1 ? undefined : again);
  return new Set(
    upTo(rest, ({ isBreak }) => isBreak)
      .filter((token) => isDeed(token) && !SAYS_NO_MORE.has(token.stem) && !token.isName)
      .map((token) => token.stem),
  );
});
const OPENS_DEED = new Set("can may start started cleared allowed is are resumed began be back".split(" "));
/** Behind the word by which it is possible again. */
const startOf = (tokens: readonly Token[], again: number): number => {
  let at = again - 1;
  while (at > 0 && !tokens[at]!.isBreak && !OPENS_DEED.has(tokens[at]!.lower)) at--;
  return at + 1;
};

/** "has a bad shoulder, so no overhead press", "the physio says they can start overhead again" */
export const isAllowedNow: Rule = (older, newer) => {
  if (newer.isNegated || newer.isPlan || newer.isUnsure || older.isPast || !older.tokens.some(saysNo)) return false;
  const isHealed = isOfUser(older) && hasAny(newer, HEALERS) && !newer.tokens.some(({ lower }) => OTHERS.has(lower));
  if (!isOfSame(older, newer) && !isHealed) return false;
  const resumed = resumedIn(newer);
  if (resumed.size === 0) return false;
  const banned = bannedIn(older);
  return banned.size > 0 && [...resumed].every((word) => banned.has(word));
};
const saysNo = ({ lower }: Token): boolean => lower === "no" || lower === "not";
