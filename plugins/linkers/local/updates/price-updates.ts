// A price, a dose or a pay that is told in other words than before: "is asking 300 euros for the tent", "lowered the price of the tent to
// 220 euros"; "takes 50 mg of sertraline", "the dose of sertraline was doubled to 100 mg".

import { headOf, intersects, isSameSubject, overlapOf } from "../compare.ts";
import { DOSES, GENERIC_STEMS } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { stems } from "../reading/stem.ts";
import type { Verdict } from "./slot-updates.ts";

interface Family {
  readonly types: ReadonlySet<string>;
  readonly nouns: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
}

const family = (types: string, nouns: string, verbs: string): Family => ({
  types: new Set(types.split(" ")),
  nouns: stems(nouns.split(" ")),
  verbs: stems(verbs.split(" ")),
});
const FAMILIES: readonly Family[] = [
  family(
    "money",
    "price fee rate charge tariff premium bill cost contribution due subscription membership",
    "pay cost charge ask want sell offer list get earn make",
  ),
  family([...DOSES].map((unit) => `n:${unit}`).join(" "), "dose dosage amount", "take inject inhale use"),
];
const CHANGED = stems(
  "raise lower increase reduce cut drop change put double halve adjust climb rise jump go be pay cost charge ask take".split(
    " ",
  ),
);
const SAYS_LITTLE = new Set([
  ...FAMILIES.flatMap(({ nouns, verbs }) => [...nouns, ...verbs]),
  ...CHANGED,
  ...GENERIC_STEMS,
  ...stems(["down", "up", "back"]),
]);

const OF_MONEY = /^(?:value:(?:cost|money|price)|fact:price)$/;
const PERIODS = new Map(
  ["hour hourly", "day daily", "week weekly", "month monthly", "year yearly annually annual"].flatMap((line) => {
    const [period = "", ...words] = line.split(" ");
    return words.map((word): [string, string] => [word, period]);
  }),
);

/** "a month", "per year", "monthly" */
const periodOf = ({ tokens }: Parsed): string | null => {
  const at = tokens.findIndex(
    ({ lower }, i) =>
      PERIODS.has(lower) || (/^(?:an?|per|each|every)$/.test(tokens[i - 1]?.lower ?? "") && isPeriod(lower)),
  );
  const word = tokens[at]?.lower ?? "";
  return at < 0 ? null : (PERIODS.get(word) ?? word);
};
const isPeriod = (word: string): boolean => [...PERIODS.values()].includes(word);

/** "went up to 30": from what was paid before, for the time that it was paid for. */
const MOVES = stems("go rise climb jump drop fall raise increase lower reduce".split(" "));
const hasMoved = (newer: Parsed): boolean => MOVES.has(headOf(newer)) && periodOf(newer) === null;

/** "costs 900 a month", "costs 300,000": rent and price, or another way of paying. */
export const isPaidOtherwise = (older: Parsed, newer: Parsed, rule: string): boolean =>
  OF_MONEY.test(rule) && periodOf(older) !== periodOf(newer) && !hasMoved(newer);

const speaksOf = ({ nouns, verbs }: Family, parsed: Parsed): boolean =>
  verbs.has(headOf(parsed)) || [...nouns].some((noun) => parsed.words.has(noun));

/** Of which thing the amount is. */
const thingsOf = ({ coreAndThings }: Parsed, unit: string): Set<string> =>
  new Set([...coreAndThings].filter((word) => word !== unit && !SAYS_LITTLE.has(word)));

const amountOf = ({ values }: Parsed, type: string): string | null => {
  const amounts = values.values.get(type);
  return amounts?.size === 1 ? [...amounts][0]! : null;
};

const isOtherAmount = (older: Parsed, newer: Parsed, of: Family): boolean => {
  for (const type of of.types) {
    const [from, to] = [amountOf(older, type), amountOf(newer, type)];
    if (from === null || to === null || from === to || !speaksOf(of, older)) continue;
    if (!speaksOf(of, newer) && !newer.hasChange) continue;
    const unit = type.replace(/^n:/, "");
    const { shared, onlyOlder, onlyNewer } = overlapOf(thingsOf(older, unit), thingsOf(newer, unit));
    if (shared > 0 && onlyOlder + onlyNewer === 0) return true;
  }
  return false;
};

const RAISES = stems(["raise", "rise", "cut", "bump", "increase"]);
const RAISE = phrase("get|receive|negotiate a|an|my|his|her|their ~ raise|rise|cut|bump|increase");
const EARNS = stems("earn make salary wage income".split(" "));
const BRINGS_HOME = ["bring home", "be pay|paid", "get pay|paid", "take home"].map(phrase);
/** Pay hardly doubles at once. */
const MOST_RAISED = 2;
const LEAST_PAY = 10;

/** The only amount that may be pay: "3100", "46k". */
const payOf = ({ tokens }: Parsed): number | null => {
  const sums = tokens.flatMap(({ isNumber, lower }) => {
    const [, sum, k] = /^[€$£]?(\d+(?:\.\d+)?)(k?)$/.exec(isNumber ? lower : "") ?? [];
    return sum === undefined || Number(sum) < LEAST_PAY ? [] : [Number(sum) * (k === "k" ? 1_000 : 1)];
  });
  return sums.length === 1 ? sums[0]! : null;
};

/** "earns 2,800 a month", "got a raise, it is 3,050 a month now" */
export const raiseUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (
    !intersects(RAISES, newer.words) ||
    find(newer.tokens, RAISE) === null ||
    newer.isNegated ||
    newer.isPlan ||
    older.isNegated ||
    older.isPast
  )
    return null;
  const earns =
    [...EARNS].some((word) => older.words.has(word)) || BRINGS_HOME.some((it) => find(older.tokens, it) !== null);
  const [from, to] = earns ? [payOf(older), payOf(newer)] : [null, null];
  if (from === null || to === null || from === to || Math.max(from, to) / Math.min(from, to) > MOST_RAISED) return null;
  const period = periodOf(newer);
  const isSamePay = period === periodOf(older) && isSameSubject(older.firstSubjects, newer.firstSubjects);
  // "brings home 3,100 a month driving for a bakery" tells of the work too.
  const saysMore = [...older.strong].some((word) => !EARNS.has(word));
  return isSamePay ? { rule: "value:pay", tier: saysMore ? "soft" : "hard" } : null;
};

export const priceUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isNegated || newer.isNegated || newer.hasAddition || !CHANGED.has(headOf(newer))) return null;
  if (older.isPastEvent || older.isPlan || newer.isPlan || (!newer.hasChange && !newer.saysNow)) return null;
  if (!isSameSubject(older.firstSubjects, newer.firstSubjects)) return null;
  return FAMILIES.some((of) => isOtherAmount(older, newer, of)) ? { rule: "value:price", tier: "hard" } : null;
};
