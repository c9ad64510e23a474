// A price that is told in other words than before: "is asking 300 euros for the tent", "lowered the price of the tent to 220 euros".

import { isSameSubject, overlapOf } from "./compare.ts";
import type { Parsed } from "./parse.ts";
import type { Verdict } from "./slot-updates.ts";
import { stems } from "./stem.ts";
import { GENERIC } from "./words.ts";

const PRICE_NOUNS = stems(
  "price fee rate charge tariff premium bill cost contribution due subscription membership".split(" "),
);
const PRICE_VERBS = stems("pay cost charge ask want sell offer list".split(" "));
const CHANGED = stems(
  "raise lower increase reduce cut drop change put double halve adjust climb rise jump go be pay cost charge ask".split(
    " ",
  ),
);
const SAYS_LITTLE = new Set([
  ...PRICE_NOUNS,
  ...PRICE_VERBS,
  ...CHANGED,
  ...stems(GENERIC),
  ...stems(["down", "up", "down", "back"]),
]);

const headOf = ({ tokens, clauses }: Parsed): string => tokens[clauses[0]?.head ?? 0]?.stem ?? "";

const isPrice = (parsed: Parsed): boolean =>
  PRICE_VERBS.has(headOf(parsed)) || [...PRICE_NOUNS].some((noun) => parsed.words.has(noun));

/** Of which thing the price is. */
const thingsOf = ({ coreAndThings }: Parsed): Set<string> =>
  new Set([...coreAndThings].filter((word) => !SAYS_LITTLE.has(word)));

const amountOf = ({ values }: Parsed): string | null => {
  const amounts = values.values.get("money");
  return amounts?.size === 1 ? [...amounts][0]! : null;
};

export const priceUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const [from, to] = [amountOf(older), amountOf(newer)];
  if (from === null || to === null || from === to || older.isNegated || newer.isNegated || newer.hasAddition)
    return null;
  if (older.isPastEvent || older.isPlan || newer.isPlan || !isPrice(older) || !isPrice(newer)) return null;
  if (!newer.hasChange && !newer.saysNow) return null;
  if (!CHANGED.has(headOf(newer)) || !isSameSubject(older.firstSubjects, newer.firstSubjects)) return null;
  const { shared, onlyOlder, onlyNewer } = overlapOf(thingsOf(older), thingsOf(newer));
  return shared > 0 && onlyOlder + onlyNewer === 0 ? { rule: "value:price", tier: "hard" } : null;
};
