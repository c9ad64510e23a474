// "They moved it to 2 May": what was moved is what its speaker told of in the turns before, where only one thing can be.

import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

const MOVED_IT = new RegExp(
  wrapped`
    ^(?:they(?:'ve| have)?|the (?:clinic|school|office|surgery|company|court|airline|venue)(?: has)?)[ ]
    (?:(?:just|now|also|again) )*(moved|pushed|shifted|postponed|rescheduled|put|brought|delayed|cancel+ed) (?:it|that)(?= (?:
        back|forward|to|until|till|by|for|from|on
      )\b
      |[.,!]|$
    )
    |^(?:it|that)(?:'s| has)? (?:was |got |been )(?:(?:just|now|again) )?(
      moved|pushed|shifted|postponed|rescheduled|put|brought|delayed|cancel+ed
    )(?= (?:back|forward|to|until|till|by)\b|[.,!]|$)`,
  "i",
);
/** What has a day of its own. */
const THING = new RegExp(
  wrapped`
    \b(?:an?|the|my|our) (
      (?:(?:job|second|first|final|next|phone|driving|eye|dental|birthday|team) )?(?:
        interview|appointment|exam|meeting|viewing|check-?up|scan|surgery|operation|flight|train|test|fitting|rehearsal
        |hearing|presentation|demo|launch|defence|defense|viva|audition|inspection|tasting|lesson|call|party|wedding
        |race|deadline
      )(?: (?:with|at) (?!\d)(?:(?:my|the|our|dr\.?|mr\.?|ms\.?|mrs\.?) )?[\p{L}&'-]+(?: (?-i:\p{Lu})[\p{L}&'-]+)?)?
    )`,
  "giu",
);
/** "..., she's ill": why, of somebody who is not named. */
const REASON_OF_OTHER = /, (?:because |since |as )?(?:s?he|they|it)\b[^.]*(?=[.!]*$)/i;

/** "The interview with Brenner was moved to 2 May"; others as they are. `own`: what its speaker said before. */
export const withThingMoved = (text: string, own: () => string): string => {
  const [all, done, was] = MOVED_IT.exec(text) ?? [];
  if (all === undefined) return text;
  const things = matchesIn(own(), THING).map(([, thing = ""]) => thing);
  const kinds = new Set(things.map((thing) => thing.split(" ")[0]?.toLowerCase()));
  const [thing] = things.sort((a, b) => b.length - a.length);
  if (thing === undefined || kinds.size > 1) return text;
  return `The ${thing} was ${(done ?? was ?? "").toLowerCase()}${text.slice(all.length).replace(REASON_OF_OTHER, "")}`;
};
