// Says where there is so much to see, where somebody is going, and what they never got to visit: "Porto looks lovely! They say there's so much to eat"
// → "... so much to eat in Porto". Only where one place was named right before.

import { wrapped } from "#domain/wrapped.ts";
import { isFirstName, isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

const SO_MUCH = new RegExp(
  wrapped`
    \bthere(?:'s| is| are|'re|'s always| was| were) (?:always |just |really )?(?:
      so much|so many [a-z]+|lots(?: of [a-z]+)?|plenty(?: of [a-z]+)?|loads(?: of [a-z]+)?|a lot|tons(?: of [a-z]+)?
    ) to (?:see|do|explore|eat|try|discover|taste|visit|learn|experience)(?: (?:out|around))?
    (?:
      (?:,| and|, and) (?:see|do|explore|eat|try|discover|taste|visit|learn|experience)(?: (?:out|around))?
    ){0,2}(?=[.!,]|$| (?:and|but|so)\b)`,
  "i",
);
const VISIT_IT = new RegExp(
  wrapped`
    \b(?:visit|visiting|visited|explore|exploring|see) it(?=
      [.!,]|$
      | (?:
        one day|someday|some day|soon|again|yet|before|myself|too|next|and|but|in (?:spring|summer|autumn|fall|winter)
      )\b
    )`,
  "i",
);
/** "I'm going for two weeks" */
const GOES = new RegExp(
  wrapped`
    \b(?:I'm|I am|we're|we are) (?:also |just |probably |finally |only )?going(?= (?:
        for (?:a|an|one|two|three|four|five|six|ten|\d+) (?:days?|weeks?|months?|nights?|year)
        |in (?:${MONTH_NAMES})|alone
        |by (?:train|ferry|car|bus|plane)
      )\b
    )`,
  "i",
);
const NAME = /(?<![.!?"] |^|["“])(?<![\p{L}'-])(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})(?='s\b|[ ,.!?]|$)/gu;
/** "Porto?!", "Porto sounds great" */
const FIRST =
  /^(?:(?:wow|oh|ooh|yes|yeah|ah),? )?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})(?=\?| (?:sounds|looks)\b)/u;
/** "I was in Porto last week" */
const BEEN_THERE = new RegExp(
  wrapped`
    \b(?:
      (?:been|went|go|going|trip|trips|back|flew|moved|fly|flying|ferry|train) (?:to|from)
      |(?:I|we)(?:'m| am| was|'re| were) in|visit|visited|visiting
    ) (?:the )?$`,
  "i",
);
/** Behind these a name is where one is, goes or wants to go. */
const TO_PLACE = new RegExp(
  wrapped`
    \b(?:
      in|to|around|visit|visited|visiting|explore|explored|exploring|seen|seeing|see|adding|add|love|loved|miss|about|of
      |from|near
    ) (?:the )?$`,
  "i",
);
const NO_PLACE = new RegExp(
  wrapped`
    ^(?:
      I|I'\p{L}+|${MONTH_NAMES}|${WEEKDAY_NAMES}|Christmas|Easter|English|German|French|Spanish|Italian|God|Thanks|Wow
      |Yes|Yeah|Sure|Really|That|This|It|What|Sounds|Adding|There|Hey|Hi|Hello|Great|Cool|Nice|Awesome|Definitely
    )\b`,
  "u",
);

const placesIn = (told: string, leads: RegExp): string[] => [
  ...matchesIn(told, NAME)
    .filter(({ index }) => leads.test(told.slice(0, index)))
    .map(([, name = ""]) => name),
  ...told.split(/(?<=[.!?]) /).flatMap((sentence) => FIRST.exec(sentence)?.[1] ?? []),
];
/** "Lisbon and Porto": either may be meant. */
const ANOTHER = /\b(?:in|to|visit|love|loved|see|from|about) \p{Lu}[\p{L}'-]+(?:,| and| or) \p{Lu}\p{Ll}/u;
const isPlace = (name: string): boolean =>
  !NO_PLACE.test(name) && (isPlaceOrNation(name) || !name.split(" ").some(isFirstName));

/** `told`: what was said right before, the nearest first. */
export const withSights = (text: string, told: readonly string[]): string => {
  const much = SO_MUCH.exec(text);
  const goes = GOES.exec(text);
  const match = much ?? goes ?? VISIT_IT.exec(text);
  if (match === null || placesIn(text, TO_PLACE).length > 0) return text;
  for (const one of told) {
    if (ANOTHER.test(one)) return text;
    const places = new Set(placesIn(one, much === null ? BEEN_THERE : TO_PLACE).filter(isPlace));
    const [place] = places;
    if (places.size > 1) return text;
    if (place === undefined) continue;
    const at = match.index + match[0].length;
    return much !== null || goes !== null
      ? `${text.slice(0, at)} ${much === null ? "to" : "in"} ${place}${text.slice(at)}`
      : `${text.slice(0, at).replace(/it$/i, place)}${text.slice(at)}`;
  }
  return text;
};
