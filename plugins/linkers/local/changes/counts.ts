// How much of some work is done, as a number of things: "has written 7 unit tests", "has 33 tests now".

import { wrapped } from "#domain/wrapped.ts";
import { stem, stems } from "../reading/stem.ts";
import { type Said, wordsOf } from "./said.ts";

const WORKED = stems(
  `write draft finish complete do make build read review collect record gather knit sew crochet paint draw carve translate transcribe edit
  code fix solve learn memorise memorize interview test annotate label scan digitise digitize sort pack plant prepare film shoot bake
  mark grade clean log catalogue upload publish apply send submit get through`.split(/\s+/),
);

/** "has 33 tests now", "is up to 33 tests", "has done 33 tests", "there are 33 tests now" */
const COUNTED = new RegExp(wrapped`
  ^(?:
    user (?:(?:has|have|is|are|has got|got)(?: now)?(?: already)? )?(?:(at|up to|down to|on|[a-z]+) )?
      (?:through |to |for |out )?
    |there (?:are|is) (?:now )?
  )(?:about |around |some |over |all )?(\d+)(?: of(?: the)?)? ([a-z'-]+(?: [a-z'-]+){0,2})(.*)$`);
const STOPS = new Set(
  "for of in on from to with at by about out so now already until done finished ready complete".split(" "),
);
const STANDS_AT = new Set(["", "at", "up to", "down to", "on"]);
const BY_NOW = /(?: |^)(?:now|so far|already|by now|today|nowadays|altogether|in total|done|finished|ready)(?: |$)/;

export interface Count extends Said {
  /** What is counted, without what tells which: "test". */
  readonly head: string;
  /** By what is done; none where it only stands at so much. */
  readonly work: string | null;
  readonly isByNow: boolean;
}

export const readCount = (line: string): Count[] => {
  const found = COUNTED.exec(line);
  if (found === null) return [];
  const [, verb = "", value = "", noun = "", rest = ""] = found;
  const work = WORKED.has(stem(verb)) ? stem(verb) : null;
  if (work === null && !STANDS_AT.has(verb)) return [];
  const said = noun.split(" ");
  const end = said.findIndex((word) => STOPS.has(word));
  const named = wordsOf(said.slice(0, end === -1 ? undefined : end).join(" "));
  const behind = wordsOf([...(end === -1 ? [] : said.slice(end)), rest].join(" "));
  const head = named.at(-1);
  const isByNow = BY_NOW.test(line) || (STANDS_AT.has(verb) && verb !== "");
  return head === undefined ? [] : [{ of: [...named.slice(0, -1), ...behind], head, value, work, isByNow }];
};

const OF_ANY_WORK = stems("do finish complete get".split(" "));
/** "has translated 14 pages", "has done 52 pages"; not "has read 52 pages" */
const isSameWork = ({ work: one }: Count, { work: other }: Count): boolean =>
  one === null || other === null || one === other || OF_ANY_WORK.has(one) || OF_ANY_WORK.has(other);

/** So far work gets from one report to the next. */
const MOST_GROWTH = 30;

/** More by now of what was counted before; fewer are told so ("is down to"). */
export const isNextCount = (older: Count, newer: Count): boolean => {
  const [from, to] = [Number(older.value), Number(newer.value)];
  return (
    older.head === newer.head &&
    (newer.isByNow || newer.work !== null) &&
    (older.isByNow || older.work !== null) &&
    isSameWork(older, newer) &&
    (newer.isByNow || older.isByNow || newer.of.length > 0) &&
    to > from &&
    to <= from * MOST_GROWTH &&
    newer.of.every((word) => older.of.includes(word))
  );
};
