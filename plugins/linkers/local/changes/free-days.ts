// On which days somebody can be had, as a rule and not once: "can't do Tuesdays", "Tuesdays are fine again".

import { wrapped } from "#domain/wrapped.ts";
import { type Said, wordsOf } from "./said.ts";

const DAY = "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const PART = "(?:morning|afternoon|evening|night|lunchtime)";
/** Of every week: "Tuesdays", "Tuesday mornings", "weekends", "every Tuesday". */
const TIME = `(?:(?:every|each|any) ${DAY}(?: ${PART})?|${DAY}s(?: ${PART}s?)?|${DAY} ${PART}s|weekends?|weekdays|${PART}s)`;
const TIMES = `((?:the |their |user 's |on |in |at )*${TIME}(?:(?: ,)?(?: and| or| nor)? (?:on |in )?${TIME}){0,3})`;
const CAN = "(?:do|make|make it|manage|come|meet|meet up|join|attend)";
const STILL = "(?:now |again |also |always |usually |still )?";

const NOT_FREE: readonly RegExp[] = [
  new RegExp(
    `^user (?:can|could|will be able to|is able to) (?:not|no longer|never) (?:be able to )?${CAN} ${TIMES}(.*)`,
  ),
  new RegExp(`^user (?:is not|is never|is no longer) ${STILL}(?:free|available|around) ${TIMES}(.*)`),
  new RegExp(`^user (?:is|are) ${STILL}(?:busy|tied up|booked|unavailable|booked up|blocked) ${TIMES}(.*)`),
  new RegExp(`^user has no time ${TIMES}(.*)`),
  new RegExp(`^user (?:now )?works? ${TIMES} now(.*)`),
  new RegExp(`^user (?:has |have )?(?:given up|gave up|lost) (?:their |the )?(?:free )?${TIMES}(.*)`),
  new RegExp(
    `^${TIMES} (?:do not|does not|no longer|never|will not) (?:work|works|suit|suits|fit|fits)(?: for)?(?: user)?(.*)`,
  ),
  new RegExp(
    wrapped`
      ^${TIMES} (?:are|is) ${STILL}(?:
        not (?:good|possible|free|ok|okay|fine|an option)|no good|no longer (?:free|good|possible|an option)|out|bad
        |impossible|full|off limits|off the table|taken|blocked|difficult|tricky
      )(.*)`,
  ),
];
const FREE: readonly RegExp[] = [
  new RegExp(`^user (?:can|could|is able to|will be able to) ${STILL}${CAN} ${TIMES}(.*)`),
  new RegExp(`^user (?:is|are) ${STILL}(?:free|available|around|open|flexible) ${STILL}${TIMES}(.*)`),
  new RegExp(`^user has ${STILL}(?:got )?${TIMES} (?:free|off|back|open)(.*)`),
  new RegExp(`^${TIMES} (?:are|is) ${STILL}(?:fine|ok|okay|good|free|possible|open|great|back|an option)(.*)`),
  new RegExp(`^${TIMES} (?:have|has) (?:opened up|freed up|become (?:free|available))(.*)`),
  new RegExp(`^${TIMES} ${STILL}(?:works?|suits?|fits?) ${STILL}(?:for )?(?:user)?(.*)`),
];

/** "can only do weekends": what else is free later is news. */
const ONLY_FREE: readonly RegExp[] = [
  new RegExp(`^user can only ${CAN} ${TIMES}(.*)`),
  new RegExp(`^user is only (?:free|available|around) ${TIMES}(.*)`),
];

const EACH = new RegExp(TIME, "g");
/** "Tuesday mornings" as "tuesday morning", "every Tuesday" as "tuesday" */
const plainTime = (time: string): string => time.replace(/^(?:every|each|any) /, "").replace(/s(?= |$)/g, "");

const readAs = (line: string, patterns: readonly RegExp[], value: string): Said[] => {
  for (const pattern of patterns) {
    const found = pattern.exec(line);
    if (found === null) continue;
    // "can do Tuesdays no longer"
    const isOver = value === "free" && / (?:not|anymore|no longer)(?: |$)/.test(line);
    const of = wordsOf(found[2] ?? "");
    return [...found[1]!.matchAll(EACH)].map(([time]) => ({
      of: [plainTime(time), ...of],
      value: isOver ? "busy" : value,
    }));
  }
  return [];
};

export const readFreeDays = (line: string): Said[] => {
  const busy = readAs(line, NOT_FREE, "busy");
  if (busy.length > 0) return busy;
  const only = readAs(line, ONLY_FREE, "only");
  return only.length > 0 ? only : readAs(line, FREE, "free");
};

/** The same time is otherwise, and for the same where both say for what; or another one than the only one is free. */
export const isFreeOtherwise = (older: Said, newer: Said): boolean => {
  const [[time, ...of], [other, ...ofOther]] = [older.of, newer.of];
  const isForSame = of.length === 0 || ofOther.length === 0 || of.some((word) => ofOther.includes(word));
  if (!isForSame || older.value === newer.value || newer.value === "only") return false;
  return (older.value === "only" && newer.value === "free") !== (time === other);
};
