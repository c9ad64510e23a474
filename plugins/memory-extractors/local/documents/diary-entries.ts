// What stands under the days of a diary: whoever keeps it did what has no subject, and what has no day of its own was noted then.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { kinGender } from "../cues/kin.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { day } from "../dates/calendar.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";

/** "Lunch with Wim at the mill", "Call with the bank", "Walk along the canal" */
const OCCASIONS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:late|early|quick|long|nice|lovely|quiet) )?(?:breakfast|brunch|lunch|dinner|supper|drinks|coffee|tea) (?:with|at|in|by) /i,
    "I had ",
  ],
  [
    new RegExp(
      wrapped`
        ^(?:(?:quick|long|nice|lovely|short|first|second|last|video|big|important|tough|difficult|good|great|team) )?
          (?:call|meeting|check-?up|session|lesson|date) (?:with|at|about) `,
      "i",
    ),
    "I had a ",
  ],
  [
    /^(?:(?:quick|long|nice|lovely|short|early|first) )?(?:swim|run|walk|hike|ride|bike ride) (?:with|at|in|by|along|around|to|through) /i,
    "I went for a ",
  ],
];
/** "Planted peas and beans": no article is needed for what is done to several or to stuff. */
const DID_TO_KIND = new RegExp(
  wrapped`
    ^(?:
      planted|sowed|watered|harvested|weeded|pruned|mowed|visited|called|rang|attended|joined|played|practi[sc]ed
      |collected|ordered|emptied|sorted|tidied
    ) (?!(?:by|in|on|at|for|with|to|from|and|or|as)\b)[a-z]{3,}
    (?= (?:
        and|in|on|at|with|for|from|to|all|again|together|today|this
      )\b
      |[.,!;]|$
    )`,
  "i",
);

/** "I put out traps": on that day, and not ever since. */
const SAME_IN_PAST = /\bI (?=(?:put|set|cut|shut|hurt|quit|hit) )/g;

/** "Mum's 80th.", "Leo's birthday!": that day. */
const FEAST = new RegExp(
  wrapped`
    ^(?:[Mm]y )?(
      (\p{Lu}?\p{Ll}+)['’]s (?:
        \d{1,3}(?:st|nd|rd|th)(?: (?:birthday|anniversary))?|birthday|wedding|funeral|christening
      )
    )[.!]*$`,
  "u",
);
const asFeast = (text: string): string => {
  const [, feast = "", whose = ""] = FEAST.exec(text) ?? [];
  if (feast === "" || (kinGender(whose.toLowerCase()) === undefined && !isFirstName(whose))) return text;
  const whole = /\d\p{Ll}+$/u.test(feast) ? `${feast} birthday` : feast;
  return `${kinGender(whose.toLowerCase()) === undefined ? whole : `My ${lowerFirst(whole)}`} was today.`;
};

/** "Put up the net." of that day. */
const PUT_FIRST =
  /^(Put|Set|Cut|Shut|Hurt|Quit|Hit) (?=(?:up|out|down|in|on|away|off|the|my|our|an?|some|two|three)\b)/;
const deedOf = (text: string): string =>
  text.replace(PUT_FIRST, (_, deed: string) => `I've ${deed.toLowerCase()} `).replace(SAME_IN_PAST, "I've ");

/** A line of an entry with the subject that it leaves out. */
export const asEntry = (sentence: PassageSentence): PassageSentence => {
  const text = deedOf(plainOf(sentence));
  const front = DID_TO_KIND.test(text) ? "I " : OCCASIONS.find(([occasion]) => occasion.test(text))?.[1];
  const told = front === undefined ? asFeast(text) : `${front}${lowerFirst(text)}`;
  return told === plainOf(sentence) ? sentence : { ...sentence, told };
};

/** "User planted peas (noted on 5 March 2025).": what happened, on that day. */
export const withEntryDay = (candidate: MemoryCandidate, { isEntry, said }: Passage): MemoryCandidate => {
  const { kind, isStatic, eventDates, text } = candidate;
  if (isEntry !== true || isStatic || eventDates.length > 0 || (kind !== "event" && kind !== "fact")) return candidate;
  const noted = day(said);
  return {
    ...candidate,
    text: text.replace(/\.?$/, ` (noted on ${noted.label}).`),
    eventDates: kind === "event" ? [noted] : eventDates,
  };
};
