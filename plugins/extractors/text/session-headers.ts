// Lines that date what follows them: "Date: 1 May 2024", "Session 2 (8 May 2023)", "--- 2024-03-02 ---".

import type { EpochMs } from "#domain/clock.ts";
import { parseDate } from "./dates.ts";

export interface SessionHeader {
  readonly date: EpochMs | null;
}

const LONGEST = 120;
const DECORATION = /^[\s#=*_\-–—~>[\](){}|:.,]+|[\s#=*_\-–—~<[\](){}|:.,]+$/g;
const LEAD_IN =
  /^(?:(?:the|this)\s+)?(?:(?:session|conversation|chat|meeting|call|interview|dialogue|transcript|log|recording)\b\s*(?:no\.?\s*)?#?\d{0,4}\s*)?(?:(?:date|time|date[ _]time|datetime|day|from|of|on|at|held|started|recorded|took place)\b\s*){0,4}[\s:,\-–—([|]*/i;
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
