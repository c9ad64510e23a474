// Lines that date what follows them: "Date: 1 May 2024", "Session 2 (8 May 2023)", "--- 2024-03-02 ---"; and what else stands
// before a conversation.

import type { EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { dateWithin, parseDate } from "./dates.ts";

export interface SessionHeader {
  readonly date: EpochMs | null;
}

/** Characters. With more before the first turn, or before the JSON, a text only quotes a conversation. */
export const LONGEST_PREAMBLE = 1_200;

const LONGEST = 120;
const DECORATION = /^[\s#=*_\-–—~>[\](){}|:.,]+|[\s#=*_\-–—~<[\](){}|:.,]+$/g;
const LEAD_IN = new RegExp(
  wrapped`
    ^(?:(?:the|this|my|dear)\s+)?(?:
      (?:
        session|conversation|chat|meeting|call|interview|dialogue|transcript|log|recording|journal|diary|entry|notes?
        |minutes
      )\b\s*(?:no\.?\s*)?#?\d{0,4}\s*
    )?(?:(?:date|time|date[ _]time|datetime|day|from|of|on|at|held|started|recorded|took place)\b\s*){0,4}[\s:,\-–—([|]*`,
  "i",
);
const SESSION = /^(?:session|conversation|chat)\s*#?\d{1,4}$/i;

/** Whether a line is a header of a session, and which date it gives. */
export const readSessionHeader = (line: string): SessionHeader | null => {
  if (line.length === 0 || line.length > LONGEST) return null;
  const bare = line.replace(DECORATION, "");
  if (SESSION.test(bare)) return { date: null };
  const dated = bare.replace(LEAD_IN, "").replace(DECORATION, "");
  const date = parseDate(dated);
  return date === null ? null : { date };
};

/** "Here is the date the following session took place: 8 May 2023" */
const DATED_SESSION = new RegExp(
  wrapped`
    ^(?!.*\b(?:next|last|previous|follow-?up)\b)[^:]{0,80}\b(?:session|conversation|chat|dialogue|exchange|meeting|call)
      \b[^:]{0,80}:\s+(.+)$`,
  "i",
);
/** Lines that only hold a conversation together: "Here is the session as JSON:", "[Conversation 7f3a]", "<chat>" */
const FRAME = /:$|^\[(?:session|conversation|chat|thread)\b[^\]]*\]$|^<\/?[\w-]{1,40}>$/i;

export const isFrame = (line: string): boolean => FRAME.test(line);

/** "Interview with Ada Hill, 14 October 2021, at her home"; no "Next call: 4 May 2024", and no sentence about a day. */
const OF_ANOTHER_DAY = new RegExp(
  wrapped`
    \b(?:
      next|last|previous|follow-?up|deadline|due|until|till|by|born|died|since|before|after|expires?|updated|published
      |released|I|we|he|she|they|it|is|are|was|were|has|have|had|will|my|our
    )\b
    |\?`,
  "i",
);
const dateInTitle = (line: string): EpochMs | null =>
  line.length > LONGEST || OF_ANOTHER_DAY.test(line) ? null : dateWithin(line);

/** What is known of a conversation before its first turn. */
export interface Preamble {
  readonly title: string | null;
  readonly date: EpochMs | null;
}

/** Reads what a client puts before the turns that it writes down. */
export const readPreamble = (preamble: string): Preamble => {
  let date: EpochMs | null = null;
  const kept: string[] = [];
  for (const line of preamble.split("\n").map((each) => each.trim())) {
    const said = DATED_SESSION.exec(line.slice(0, 2 * LONGEST))?.[1];
    const dated = parseDate(said ?? "") ?? readSessionHeader(line)?.date ?? null;
    date ??= dated ?? dateInTitle(line);
    if (dated === null && line !== "" && !isFrame(line)) kept.push(line);
  }
  return { title: kept.length === 0 ? null : kept.join("\n"), date };
};
