// On which weekday something is done: "plays football on Wednesdays at the park", "football moved to Thursdays".

import { wrapped } from "#domain/wrapped.ts";
import { isAmong, isOwned, type Said, wordsOf } from "./said.ts";

const WEEKDAY = "((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?![a-z])";
const MOVED = new RegExp(
  wrapped`
    ^(?:the |user 's )?((?:[a-z-]+ ){0,2}?[a-z-]+) (?:(?:has|have|was|were|is|are|been|got|now) )*
      (?:moved|changed|switched|shifted|put)(?: back| forward)? to ${WEEKDAY}`,
);
const HELD = new RegExp(
  `^(?:user|[a-z'-]+) ([^,]{3,60}?)(?: ,)?(?: on| every)? (?:((?:mon|tues|wednes|thurs|fri|satur|sun)day)s|(?<=every )${WEEKDAY})(?![a-z])`,
);

export interface Weekday extends Said {
  readonly isMoved: boolean;
}

export const readWeekday = (line: string): Weekday[] => {
  const moved = MOVED.exec(line);
  if (moved !== null) return isOwned(moved[1]!) ? [] : [{ of: wordsOf(moved[1]!), value: moved[2]!, isMoved: true }];
  const held = HELD.exec(line);
  return held === null ? [] : [{ of: wordsOf(held[1]!), value: held[2] ?? held[3] ?? "", isMoved: false }];
};

export const isOtherWeekday = (older: Weekday, newer: Weekday): boolean =>
  newer.isMoved && !older.isMoved && newer.of.length > 0 && older.value !== newer.value && isAmong(newer.of, older.of);
