// By when something is to be done, and the day it was moved to: "wants to launch the bag on March 10", "launch pushed to April 6"; "needs
// the draft by May", "gave User until August for the draft".

import { wrapped } from "#domain/wrapped.ts";
import { stems } from "../reading/stem.ts";
import { isAmong, isOwned, type Said, wordsOf } from "./said.ts";

const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
const DAY = wrapped`
  (
    (?:the )?(?:(?:end|start|beginning|middle) of )?(?:
      ${MONTH} \d{1,2}|\d{1,2} (?:of )?${MONTH}|${MONTH}|(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day
      |next (?:week|month|year)|the \d{1,2}
    )
  )(?![a-z0-9])`;
const THING = "((?:[a-z0-9.'-]+ ){0,5}?[a-z0-9.'-]+)";
const DEED =
  "(launch|release|ship|publish|open|start|finish|submit|deliver|send in|hand in|complete|present|deploy|migrate|print)";
const MOVED =
  "(?:pushed|moved|postponed|delayed|put|shifted|slipped|slips|slides|slid|rescheduled|brought|deferred|extended)";
const AUXILIARY = "(?:(?:has|have|was|were|is|are|been|got|now|just|being) )*";

/** Each captures the thing and the day, or what is done with it, it and the day. */
const DUE: readonly RegExp[] = [
  new RegExp(
    wrapped`
      ^(?:user|we|they|[a-z]+) (?:still |also )?(?:
        wants?|plans?|hopes?|intends?|is going|is planning|is hoping|aims?|is due|has|needs
      ) to ${DEED} ${THING} (?:on |by |in |at )?(?:the )?${DAY}`,
  ),
  new RegExp(
    `^(?:the |user 's )?${THING} (?:is |are |was )?(?:now )?(?:planned|scheduled|due|set|expected|slated) (?:(?:for|on|by|in) )?${DAY}`,
  ),
  new RegExp(
    `(?:^|[a-z] |, )(?:she|he|they|[a-z]+) (?:wants|needs|expects) (?:the |a |user 's )?${THING} (?:done |finished |ready )?by ${DAY}`,
  ),
];
const MOVES: readonly RegExp[] = [
  new RegExp(
    `^(?:the |user 's )?${THING} ${AUXILIARY}${MOVED}(?: (?:back|forward|out|off|again))* (?:to|until|till) ${DAY}`,
  ),
  /** "Dorothea gave User until the end of August for the draft" */
  new RegExp(
    wrapped`
      (?:gave|has given|gives|granted|allowed) user until ${DAY} (?:
        for|to (?:finish|submit|deliver|hand in|write|complete)
      ) (?:the |user 's )?${THING}(?= ,|$)`,
  ),
  new RegExp(
    `^user (?:now )?has until ${DAY} (?:for|to (?:finish|submit|deliver|hand in|write|complete)) (?:the |user 's )?${THING}(?= ,|$)`,
  ),
];
/** Where the day stands before the thing. */
const DAY_FIRST = 1;

/** What only says that there is a day. */
const OF_DAYS = stems("date day deadline plan time".split(" "));
const thingIn = (text: string): string[] => wordsOf(text).filter((word) => !OF_DAYS.has(word));

export interface Deadline extends Said {
  readonly isMoved: boolean;
}

export const readDeadline = (line: string): Deadline[] => {
  for (const [at, pattern] of MOVES.entries()) {
    const [, one = "", other = ""] = pattern.exec(line) ?? [];
    if (one === "") continue;
    const [thing, value] = at >= DAY_FIRST ? [other, one] : [one, other];
    const of = thingIn(thing);
    if (of.length > 0 && !isOwned(thing)) return [{ of, value, isMoved: true }];
  }
  for (const pattern of DUE) {
    const found = pattern.exec(line);
    if (found === null) continue;
    const parts = found.slice(1);
    const value = parts.pop() ?? "";
    const of = thingIn(parts.join(" "));
    if (of.length > 0) return [{ of, value, isMoved: false }];
  }
  return [];
};

/** The same, called as closely or less: "the release of Heron 2.0", "the release"; not "Heron 2.1". */
export const isMovedOn = (older: Deadline, newer: Deadline): boolean =>
  newer.isMoved && older.value !== newer.value && isAmong(newer.of, older.of);
