// Days and months typed small or short: "in may", "physio tue 9am", "we meet on wed and sat".

import { wrapped } from "#domain/wrapped.ts";
import { DAY_STEMS, MONTHS_IN_SHORT } from "../dates/calendar.ts";

/** Days and months typed small; "may" and "march" are other words too, unless a day stands with them. */
export const ANY_SMALL_DAY = new RegExp(
  String.raw`\b(?:(?:${DAY_STEMS})day|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec)`,
);
export const SMALL_DAY = new RegExp(
  wrapped`
    \b(?:
      (?:${DAY_STEMS})days?|january|february|april|june|july|august|september|october|november|december
      |(?<=
        \b(?:
          [Ii]n|[Bb]y|[Uu]ntil|till|[Ss]ince|[Nn]ext|[Ll]ast|[Tt]his|[Ee]arly|[Ll]ate|[Mm]id|of|\d{1,2}(?:st|nd|rd|th)?
        ) )march(?! (?:through|past|down|along|off|into|out)\b)
      |(?<=\b(?:[Ii]n|[Bb]y|[Uu]ntil|till|[Ss]ince|[Ee]arly|[Ll]ate|[Mm]id|of|\d{1,2}(?:st|nd|rd|th)) )may
        (?! (?:be|have|not|or|also)\b)
      |(?<=\b\d{1,2} )may(?= (?:at|to|till|until|and|for|from)\b|[,.;)]|$)
      |(?:march|may)(?= \d{1,2}(?:st|nd|rd|th)?\b(?! (?:people|persons|of|or|and|times|percent)\b))
      |(?<=\b(?:in|by|until|till?|since|early|late|mid|of) )(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)
      |(?:${MONTHS_IN_SHORT})(?=\.? \d)|(?<=\d(?:st|nd|rd|th)? )(?:${MONTHS_IN_SHORT})
    )\b`,
  "g",
);

/** "physio tue 9am", "we meet on wed and sat"; "sun" and "sat" are other words too, unless a time or another day stands with them. */
export const ANY_SHORT_DAY = /\b(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\b/i;
const ONE_OF_WEEK = "(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?";
export const SHORT_DAY = new RegExp(
  wrapped`
    (?<![\w.'@]|(?<!\b${ONE_OF_WEEK})[/-])(?:
      (?-i:tue|thu|fri)|tues|thurs?
      |(?<=\b(?:on|next|this|last|by|until|till|til|every|each) |\b${ONE_OF_WEEK}(?:,? (?:and |or |to )?|/|-))
        (?:mon|tue|weds?|thu|fri|sat|sun)
      |(?:mon|tue|wed|thu|fri|sat|sun)(?=
        ,? (?:and |or |to )?${ONE_OF_WEEK}\b|[/-]${ONE_OF_WEEK}\b
        | (?:at |the )?\d{1,2}(?::\d\d)?(?: ?[ap]m|(?<!\b(?:I|he|she|we|they|who|it) sat \d{1,2})(?:st|nd|rd|th))?\b
        | (?:morning|afternoon|evening|night|noon)\b
      )
      |(?:mon|tue|wed|thu|fri|sat|sun)(?= (?:works|it is|suits)\b)|(?:mon|wed)(?= then\b)
    )(?![\w'@]|\.\w| (?:down|is|was|sets|rises|shines|cream|hat|in the)\b)
    |\b(?:thurs|tues)(?= (?:is|was|eve)\b)`,
  "gi",
);
const FULL_DAYS: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};
export const inFull = (short: string): string => FULL_DAYS[short.slice(0, 3).toLowerCase()] ?? short;
