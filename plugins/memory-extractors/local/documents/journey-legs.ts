// The legs of a booked journey: a day on a line of its own ("Outbound: Tue 22 April") and below it from where to where at which hours.

import { wrapped } from "#domain/wrapped.ts";
import { findDates } from "../dates/dates.ts";
import { plainOf } from "../reading/normalise.ts";
import type { PassageSentence } from "../reading/passages.ts";

/** "Tuesday 22 April" behind "Outbound:", with nothing else. */
const OF_WAY = new RegExp(
  wrapped`
    ^\W*(?:
      outbound|inbound|return|departure|departs|depart|way out|way back|there|back|outward|flight \d|leg \d|train \d
    )(?: (?:flight|journey|trip|train))?:? (.*\d.*)$`,
  "i",
);
/** "OS 412 Vienna (VIE) 06:55 - Faro (FAO) 09:40", "Leeds 10:15 → York 10:41" */
const LEG = /\p{Lu}[^.!?]*\b\d{1,2}[:.]\d{2}\b[^.!?]*(?: - |→ ?|> ?| to )\p{Lu}[^.!?]*\b\d{1,2}[:.]\d{2}\b/u;
const LONGEST_LEG = 140;
/** The name of the day. */
const LONGEST_REST = 12;

const dayOfWay = (line: string, said: number): boolean => {
  const day = OF_WAY.exec(line)?.[1] ?? "";
  const [found, ...others] = findDates(day, said);
  return found !== undefined && others.length === 0 && day.length - (found.to - found.from) <= LONGEST_REST;
};

/** The hours of a leg behind the day above them. */
export const withLegs = (sentences: readonly PassageSentence[], said: number): PassageSentence[] => {
  const lines: PassageSentence[] = [];
  for (const sentence of sentences) {
    const above = lines.at(-1);
    const mayBeLeg = above !== undefined && sentence.opens === "line" && /\d[:.]\d\d/.test(sentence.raw);
    const [day, leg] = mayBeLeg ? [plainOf(above), plainOf(sentence)] : ["", ""];
    if (leg.length <= LONGEST_LEG && LEG.test(leg) && dayOfWay(day, said))
      lines.splice(-1, 1, { ...sentence, told: `${day}, ${leg}`, isRow: true });
    else lines.push(sentence);
  }
  return lines;
};
