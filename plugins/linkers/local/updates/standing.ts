// What leaves the older statement standing although another value was told: the newer one is of the way back, holds for a while,
// happened once, or is done on another day as well. When in doubt the newer one is only ranked first.

import { headOf } from "../compare.ts";
import { isForNow, isForSpan, saysOccasion } from "../reading/for-now.ts";
import { BE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { areOpposite } from "../reading/routes.ts";
import { stem, stems } from "../reading/stem.ts";
import { UNKNOWN } from "../reading/subject.ts";
import { SCHEDULE } from "../reading/values.ts";
import type { Verdict } from "./slot-updates.ts";

const BACK_FROM = phrase("back from");
/** "is planning a trip to Malta", "is back from Malta" */
const isBack = (older: Parsed, newer: Parsed): boolean =>
  (older.isPlan || older.isProgressive) && find(newer.tokens, BACK_FROM) !== null;

/** "the train from Vienna to Rome", "the train from Rome to Vienna" */
export const isWayBack = (older: Parsed, newer: Parsed): boolean =>
  areOpposite(older.route, newer.route) && !isBack(older, newer);

/** By these a value replaces another. */
const OF_VALUES = /^(?:slot|fact(?!:state)|value|exchanged)\b/;
/** What is measured today is so from today on. */
const MEASURED = /:(?:weigh\w*|age|kg|kilo\w*|pounds?|lbs?|followers?|subscribers?|price|salary|savings|money)$/;
const MEASURE = stem("measure");
const isMeasured = (newer: Parsed, rule: string): boolean => MEASURED.test(rule) || headOf(newer) === MEASURE;

/** "moved to Rome yesterday", "bought a BMW today": that day it began. */
const hasBegun = ({ isPastEvent, slots, hasChange }: Parsed): boolean =>
  hasChange || (isPastEvent && slots.some(({ isChange }) => isChange));

/** "is driving a rented BMW this week" */
const holdsForNow = (older: Parsed, newer: Parsed, { rule }: Verdict): boolean =>
  OF_VALUES.test(rule) &&
  !isMeasured(newer, rule) &&
  isForNow(newer.tokens) &&
  !isForNow(older.tokens) &&
  !hasBegun(newer);

/** "goes to bed at 10 pm", "went to bed at 2 am": a habit, and what was done once. */
const isOneOff = (older: Parsed, newer: Parsed, { rule }: Verdict): boolean =>
  /^(?:fact|value):/.test(rule) &&
  !isMeasured(newer, rule) &&
  !older.isPastEvent &&
  !older.isPlan &&
  newer.isPastEvent &&
  !newer.hasChange &&
  !newer.isRescheduled &&
  (headOf(older) === headOf(newer) || saysOccasion(newer.tokens));

/** Done once a day, or of one thing that is meant. */
const ONCE_A_DAY = stems("wake rise sleep start begin finish end stop arrive leave close".split(" "));
const BED = stem("bed");
/** "has to get up at 6" */
const WAKE = stem("wake");
/** Several of these go a day, where nobody's own is meant. */
const RUNNING = stems("bus train tram ferry metro shuttle boat".split(" "));
const EVERY_WEEK = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/;

/** "on Mondays"; what is weekly is so once a week. */
const isWeekly = ({ tokens }: Parsed): boolean =>
  tokens.some(({ lower }) => EVERY_WEEK.test(lower)) && !tokens.some(({ lower }) => lower === "weekly");

/** "swims on Mondays", "swims on Fridays"; "the bus leaves at 7:10", "at 7:40": both may be so. */
const isAnotherTime = (older: Parsed, newer: Parsed, { rule }: Verdict): boolean => {
  const [kind, type = ""] = rule.split(":");
  if (kind !== "value" && kind !== "fact") return false;
  if (newer.hasChange || newer.hasDenial || newer.saysNow || newer.saysSince || newer.isRescheduled) return false;
  if (older.isPlan || newer.isPlan || older.isProgressive || newer.isProgressive) return false;
  const subject = newer.clauses[0]?.subject;
  if (kind === "fact") {
    const isOneOfMany = subject?.keys.has(UNKNOWN) === true && subject.thing.some((it) => RUNNING.has(it));
    return type === "when" && ((isWeekly(older) && isWeekly(newer)) || isOneOfMany);
  }
  if (!SCHEDULE.has(type) || subject?.isPerson !== true) return false;
  const head = headOf(newer);
  if (head === BE) return false;
  const isOnce = ONCE_A_DAY.has(head) || newer.words.has(BED) || newer.words.has(WAKE);
  return type === "weekday" || (type === "time" && !isOnce);
};

/** "wakes up at 5", "wakes up at 6 in winter": an exception from the rule. */
const isPartOfYear = (older: Parsed, newer: Parsed, { rule }: Verdict): boolean =>
  rule.startsWith("value:") &&
  !newer.hasChange &&
  !newer.saysNow &&
  !newer.saysSince &&
  !newer.isPastEvent &&
  (["season", "month"].some(
    (type) => newer.values.values.has(type) && !older.values.values.has(type) && rule !== `value:${type}`,
  ) ||
    [...FREE_DAYS].some((word) => newer.words.has(word) && !older.words.has(word)));
/** "at 8 on holidays", "at 10 at the weekend" */
const FREE_DAYS = stems(["holiday", "weekend"]);

/** "knows Rust", "has dropped Rust for now": what somebody can they still can. */
const CAN = stems(["know", "speak", "understand"]);
/** "gave up coffee for a month"; not "has been off coffee for a month" */
const STOPPED = new Set(["ended:give-up", "ended:stop"]);
/** The verdict with what the older statement keeps: none, or a weaker one. */
export const asStanding = (older: Parsed, newer: Parsed, verdict: Verdict): Verdict | null => {
  if (isOneOff(older, newer, verdict)) return saysOccasion(newer.tokens) ? null : { ...verdict, tier: "soft" };
  // "Project Falcon: the team uses Kafka", "Project Otter: the team drops Kafka"
  const isElsewhere = older.heading !== null && newer.heading !== null && older.heading !== newer.heading;
  const isSoft =
    isElsewhere ||
    (STOPPED.has(verdict.rule) && newer.isPastEvent && isForSpan(newer.tokens)) ||
    (verdict.rule === "ended:dropped" && CAN.has(headOf(older))) ||
    holdsForNow(older, newer, verdict) ||
    isAnotherTime(older, newer, verdict) ||
    isPartOfYear(older, newer, verdict);
  return isSoft ? { ...verdict, tier: "soft" } : verdict;
};
