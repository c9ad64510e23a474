// How much somebody means to do, or has done without a break, however it is told: "wants to read 24 books", "the reading goal is 20
// books"; "has rowed for 30 days in a row", "the rowing streak is at 45 days".

import { readAmount } from "../reading/amounts.ts";
import type { Clause } from "../reading/clauses.ts";
import { ADVERBS, CHANGE_VERBS, PLAN_VERBS } from "../reading/cues.ts";
import { find, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import type { Token } from "../reading/tokens.ts";
import { readValues } from "../reading/values.ts";
import { STOP_WORDS } from "../reading/words.ts";
import { type Fact, fact, NOTHING, ownerOf } from "./fact-parts.ts";

interface Sort {
  readonly name: string;
  /** Nouns that name it. */
  readonly nouns: ReadonlySet<string>;
  /** Say it without the noun. */
  readonly cues: readonly ReturnType<typeof phrase>[];
}

const sort = (name: string, nouns: string, cues: readonly string[]): Sort => ({
  name,
  nouns: stems(nouns.split(" ")),
  cues: cues.map(phrase),
});
const SORTS: readonly Sort[] = [
  sort("goal", "goal target aim objective", ["aim|shoot for", "want|plan|aim|hope|intend to"]),
  sort("streak", "streak", [
    "day|week|month|night ~ in a row",
    "day|week|month|night ~ straight",
    "consecutive day|week|month",
  ]),
];
/** Tell nothing of what is to be done. */
const EMPTY = stems(
  "at new reach set do have keep up down back total this next per each day week month year row straight consecutive".split(
    " ",
  ),
);

/** What it is of: the words besides the amount and what says that it is a goal. */
const activityOf = (tokens: readonly Token[], unit: string, { nouns }: Sort): string[] => {
  const { places } = readValues(tokens);
  return tokens
    .filter(({ lower, isBreak, isNumber, stem: word }, at) => {
      const isLeft = places.has(at) || isBreak || isNumber || STOP_WORDS.has(lower) || ADVERBS.has(lower);
      return (
        !isLeft && word !== unit && !nouns.has(word) && ![EMPTY, PLAN_VERBS, CHANGE_VERBS].some((it) => it.has(word))
      );
    })
    .map((token) => token.stem);
};

const PERIODS = stems(["day", "week", "month", "year"]);
const PERIOD = phrase("this|next day|week|month|year");

export const ofGoal = (tokens: readonly Token[], clause: Clause): Fact[] => {
  const said = tokens.slice(clause.subject.isPerson ? clause.subject.end : clause.start, clause.end);
  const of = SORTS.find(
    ({ nouns, cues }) => said.some((token) => nouns.has(token.stem)) || cues.some((cue) => find(said, cue) !== null),
  );
  // "a 30-day streak", "lowered the goal from 24 to 15 books"
  const amount = of === undefined ? null : readAmount(tokens, afterTo(tokens, clause), clause.end);
  if (of === undefined || amount === null || amount.unit === "") return [];
  const period = find(said, PERIOD);
  const per = amount.per !== "" ? amount.per : period === null ? "" : (said[period.end - 1]?.stem ?? "");
  const unit = PERIODS.has(amount.unit) && of.name === "goal" ? "" : amount.unit;
  if (unit === "") return [];
  const owner = ownerOf(clause.subject, [...clause.subject.thing, ...clause.subject.about]);
  const value = {
    ...NOTHING,
    when: readValues(said).values,
    amount: { ...amount, per },
    words: activityOf(said, unit, of),
  };
  return fact({ name: of.name, kind: "amount" }, owner, value);
};

const FROM = stem("from");

const afterTo = (tokens: readonly Token[], { start, end }: Clause): number => {
  const from = tokens.findIndex((token, at) => at >= start && at < end && token.stem === FROM);
  const to = tokens.findIndex(({ lower }, at) => from !== -1 && at > from && at < end && lower === "to");
  return to === -1 ? start : to;
};
