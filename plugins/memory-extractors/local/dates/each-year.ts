// Days and months that are told of each year or month, or of one that nobody says: "it rains a lot in November", "I was born on 14 December",
// "I get paid on the 28th".

import { wrapped } from "#domain/wrapped.ts";
import { MONTH_NAMES, MONTH_SHORT } from "./calendar.ts";

/** "The water in February is 7 degrees", "it rains a lot in November": so each year. */
const WEATHER = wrapped`
  water|sea|lake|river|weather|sun|light|air|rain|snow|wind|fog|heat|humidity|pollen|temperatures?|days|nights|evenings
  |mornings|beach(?:es)?|traffic|prices|fares|tides?|sunsets?|sunrises?`;
const OF_CLIMATE_BEFORE = new RegExp(
  String.raw`(?:^|[,;.:] |\b(?:and|but|so|because|that) )(?:the |our )?(?:[\p{L}-]+ )?(?:${WEATHER}) (?:here |there )?$`,
  "iu",
);
/** "Porto in August is too hot" */
const CLIMATE_BEHIND = new RegExp(
  wrapped`
    ^ (?:is|are|gets?|can be) (?:(?:so|too|very|really|always|usually|quite|far|way) ){0,2}(?:
      hot|cold|warm|wet|dry|humid|dark|freezing|mild|rainy|sunny|windy|crowded|packed|unbearable|dead
    )\b`,
  "i",
);
const ANYTHING_BEFORE =
  /(?:^|[,;.:] |\b(?:and|but|so|because|that) )(?!(?:I|we|he|she|they|you|it)\b)(?:[^\s,;.]+ ){1,3}$/i;
const IS_BEHIND = /^,? (?:is|are|isn't|aren't|gets?|can be|feels?|stays?|reach(?:es)?|drops?|goes|rises?) /i;
const IT_BEFORE = new RegExp(
  wrapped`
    \bit (?:(?:always|usually|often|never|hardly|barely|really|mostly) )?(?:
      rains|snows|freezes|thaws
      |gets (?:so |too |very |really |quite )?(?:dark|light|cold|hot|warm|wet|icy|muggy|humid|windy|foggy|busy|crowded)
      |doesn't (?:rain|snow|freeze)
    ) (?!now\b|later\b)(?:[\w-]+ ){0,5}$`,
  "i",
);
const IN_MONTH = new RegExp(`^in (?:early |late |mid[- ])?(?:${MONTH_NAMES})$`, "i");
/** "Bonfires are only allowed in November" */
const IS_RULE_BEFORE =
  /\b(?:is|are) (?:(?:only|not|also|never) )?(?:allowed|permitted|forbidden|prohibited|banned) (?:only )?$/i;
export const isOfClimate = (before: string, matched: string, behind: string): boolean =>
  IN_MONTH.test(matched) &&
  (IT_BEFORE.test(before) ||
    (DONE_YEARLY_BEFORE.test(before) && !ONE_OCCASION.test(behind)) ||
    IS_RULE_BEFORE.test(before) ||
    (IS_BEHIND.test(behind) && OF_CLIMATE_BEFORE.test(before)) ||
    (CLIMATE_BEHIND.test(behind) && ANYTHING_BEFORE.test(before)));

/** "I use formic acid in August": what is done so each year. */
const DONE_YEARLY_BEFORE = new RegExp(
  wrapped`
    \b(?:I|we|he|she|they) (?:(?:always|usually|mostly|only) )?
      (?:sow|plant|harvest|prune|mow|pick|heat|(?:use|treat)(?!s? (?:the|my|our)\b))s? (?:
        (?!(?:an?|up|off|him|her|them|you) |(?-i:[A-Z]))[\w'-]+[ ]
      ){0,4}$`,
  "i",
);
/** "We use the hall in April for the party": that once. */
const ONE_OCCASION = /^[^,;.]* (?:for|at|with|while|during|because) /i;
/** "I was born on 14 December": in which year, nobody says. */
const BORN = /\bborn (?:on |in )?(?:the )?$/i;
/** "We celebrate Diwali on 12 November": each year. */
const CELEBRATED_BEFORE = /\bcelebrates? (?:[\p{L}']+ ){1,4}on (?:the )?$/iu;
const HAS_YEAR = /\d{4}|\b(?:last|this) year/i;
/** "The baby is here, born on 8 May", "born on the 8th": the last one. */
const NEWBORN = new RegExp(
  wrapped`
    \b(?:
      newborn|gave birth|new baby|welcomed
      |(?:baby|babies|twins|girl|boy|s?he|they|who)(?:'s|'re| is| are| has| have)? (?:finally |just )*(?:here|arrived)
      |here is|meet
    )\b`,
  "i",
);
const DAY_OF_MONTH_ALONE = /^(?:on )?the \d{1,2}(?:st|nd|rd|th)$/i;
/** "They've been married 50 years on the 17th of May": of the year to come, or of the last. */
const FULL_YEARS_BEFORE = /(?:'ve|'s|\b(?:have|has)) been (?:[a-z]+ )*?(?:\d+|[a-z]+) years (?:on |in )?(?:the )?$/i;
const isBirthdayOnly = (text: string, before: string, matched: string): boolean =>
  BORN.test(before) && !DAY_OF_MONTH_ALONE.test(matched) && !NEWBORN.test(text);
/** "Our last frost is usually in May", "every year in July". */
const EACH_YEAR_BEFORE = /\b(?:usually|always|normally|typically|(?:every|each) year|most years)\b[^.;]{0,50}$/i;
const ENDS_IN_MONTH = new RegExp(`(?:${MONTH_NAMES})$`, "i");
/** "I normally wait until 20 May" */
const DAY_OF_EACH_YEAR = new RegExp(
  wrapped`
    \b(?:
      (?:usually|normally|typically)(?! (?:I|we|he|she|they|it)\b)|(?:every|each) year|most years
      |(?:I|we|s?he|they|who) always (?!\w+ed\b|said|knew|thought|meant)
    )[^.;,]{0,50}$`,
  "i",
);
const NAMES_DAY = new RegExp(
  `^(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT}|${MONTH_SHORT}\\.? \\d{1,2}(?:st|nd|rd|th)?)$`,
  "i",
);
export const isOfEachYear = (text: string, before: string, matched: string): boolean =>
  (ENDS_IN_MONTH.test(matched) && EACH_YEAR_BEFORE.test(before)) ||
  (NAMES_DAY.test(matched) && DAY_OF_EACH_YEAR.test(before)) ||
  (/\d/.test(matched) && FULL_YEARS_BEFORE.test(before)) ||
  ((isBirthdayOnly(text, before, matched) || CELEBRATED_BEFORE.test(before)) &&
    /\d/.test(matched) &&
    !HAS_YEAR.test(matched));

/** "I get paid on the 28th", "my wages come on the 5th", "300 every month on the 1st": of each month. */
const EACH_MONTH_BEFORE = new RegExp(
  wrapped`
    \b(?:
      (?:get|gets|am|is|are|'m|'re|'s) (?:always |usually )?paid
      |(?:get|gets|receives?) (?:my|our|his|her|their) (?:salary|wages?|pension|pay|benefits?)|payday is
      |(?:salary|wages?|pension|paycheck) (?:comes?(?: in)?|arrives?|lands?|is (?:always |usually )?paid)
      |(?:every|each|per|a) month|monthly
    )(?: always| usually)? $`,
  "i",
);
export const isOfEachMonth = (before: string, matched: string): boolean =>
  DAY_OF_MONTH_ALONE.test(matched) && EACH_MONTH_BEFORE.test(before);

/** "We once lost the harvest on 16 May": in which year, nobody says. */
const ONCE_BEFORE =
  /\b(?:I|we|s?he|they|it|who|(?:my|our) [\w-]+) once (?!(?:I|we|s?he|they|it|the|my|our|an?|in|every|per|or)\b)[a-z]+ [^.;]{0,60}$/i;
const DAY_WITHOUT_YEAR =
  /^(?:on )?(?:the )?(?:\d{1,2}|\p{Lu}\p{Ll}+ \d{1,2})(?:st|nd|rd|th)?(?: of)?(?: \p{Lu}\p{Ll}+)?$/u;
export const isOfSomeYear = (before: string, matched: string): boolean =>
  (DAY_WITHOUT_YEAR.test(matched) && ONCE_BEFORE.test(before)) ||
  // "I rowed for eight years back in Gdansk"
  (matched.endsWith(" back") && /\bfor $/i.test(before));
