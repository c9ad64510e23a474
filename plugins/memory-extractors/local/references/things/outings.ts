// Says what somebody goes for or to, where only how often or how long is told: "I'm swimming again." "I go twice a week" → "I go
// swimming twice a week". Only where what was said right before names one outing or place.

import { wrapped } from "#domain/wrapped.ts";
import { DAY_STEMS } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

/** "I go three mornings a week", "We went every Sunday" */
const GOES = new RegExp(
  wrapped`
    \b(?:I|we) (?:(?:usually|always|still|normally|mostly|now|just|try to|used to|even|both) ){0,2}(?:go|went)(?=[ ]
    (?:(?:about|almost|nearly|at least) )?
    (?:
        (?:once|twice|one|two|three|four|five|six|\d) (?:times? )?
          (?:(?:mornings?|evenings?|days?|nights?|afternoons?) )?(?:a|every|each) (?:week|month|day|year)
        |(?:once|twice|two times|three times) (?:a|per)
        |every (?:
          day|week|morning|evening|night|other|second|(?:${DAY_STEMS})day|weekend|month|spring|summer|autumn|fall|winter
        )
        |on (?:(?:${DAY_STEMS})days?|weekends)|before work|after work|most (?:days|mornings|evenings|weekends)
      )\b
    )`,
  "i",
);
/** "I go every Sunday to the market" */
const GOES_TO = /^[^.,;]{0,60}? (?:to|for|see|visit) (?:the|my|our|an?|church|work|school|\p{Lu})/u;
/** "I hate running", "I gave up rowing" */
const NOT_SO =
  /\b(?:hate|hated|quit|stopped|gave up|never|can't|couldn't|used to|not|n't|instead of|without) (?:[\w-]+ ){0,3}$/i;
const OUTING = wrapped`
  swimming|running|jogging|cycling|biking|rowing|climbing|bouldering|hiking|sailing|surfing|kayaking|skating|skiing
  |fishing|dancing|bowling|riding|birdwatching|camping|diving`;
const PLACE = "gym|pool|sauna|library|allotment|rink|track|dojo|studio|climbing wall|farmers market|flea market|choir";
const NAMED = new RegExp(
  wrapped`
    \b(${OUTING})\b(?! (?:lessons?|shoes|trip|water|late|out|a|the|my|around|errands|low)\b)
    |\b(?:an?|the|my|our|your) (?:[\w-]+ )?(${PLACE})\b|\bto (church|mass|temple|therapy)\b`,
  "gi",
);

/** "I've taken up pottery": that, whatever was spoken of before. */
const TAKEN_UP = new RegExp(
  wrapped`
    \b(?:(?:taken|took|taking) up|joined|started|signed up for)(?: (
        pottery|yoga|pilates|judo|karate|boxing|ballet|salsa|tango|zumba|ceramics|fencing|crossfit|circuits|weaving
        |life drawing
      )
    )?\b`,
  "i",
);

/** `told`: what was said right before, the nearest first. */
export const withOuting = (text: string, told: readonly string[]): string => {
  const match = GOES.exec(text);
  if (match === null || GOES_TO.test(text.slice(match.index + match[0].length))) return text;
  const at = match.index + match[0].length;
  for (const one of [text.slice(0, match.index), ...told]) {
    const found = matchesIn(one, NAMED);
    if (found.some(({ index }) => NOT_SO.test(one.slice(0, index)))) return text;
    const named = new Set(
      found.map(([, outing, place, to = ""]) =>
        (outing ?? (place === undefined ? `to ${to}` : `to the ${place}`)).toLowerCase(),
      ),
    );
    if (named.size > 1) return text;
    const taken = named.size === 0 ? TAKEN_UP.exec(one) : null;
    if (taken !== null && taken[1] === undefined) return text;
    const outing = taken === null ? [...named][0] : `to ${taken[1]?.toLowerCase()}`;
    if (outing !== undefined) return `${text.slice(0, at)} ${outing}${text.slice(at)}`;
  }
  return text;
};
