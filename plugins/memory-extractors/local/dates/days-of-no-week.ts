// A weekday that is told of no one week, or of one that was named before: "the Saturday market", "I can't come on Friday any more", "Tuesday
// is when I take her to choir", "the first Monday of every month".

import { wrapped } from "#domain/wrapped.ts";
import { DAY_STEMS } from "./calendar.ts";
import { AROUND, OF_WEEKDAY } from "./timetables.ts";

/** "Friday is my day off" */
const ROUTINE_BEHIND = /^s? (?:is|are) (?:usually |always )?(?:my|our|his|her|their) (?:[a-z]+ )?days?\b(?! out)/i;

/** "Tuesday is when I take her to choir": each Tuesday. */
const DOES_THEN_BEHIND = new RegExp(
  wrapped`
    ^s? is when (?:I|we|he|she|they|my [\w-]+) (?:
      take|have|has|do|does|teach|work|train|play|sing|meet|cook|clean|shop|swim|run|visit|see
    )(?:e?s)?\b`,
  "i",
);
/** "that Tuesday": which, was said before. */
const THAT_BEFORE = /\bthat $/i;
/** "We come on Good Friday and stay till Tuesday": the one that comes after. */
const UNTIL_DAY = /^(?:until|till|til) \w+day$/i;
const FROM_ANOTHER_DAY = new RegExp(
  wrapped`
    \b(?:com(?:e|es|ing)|arriv\w+|from|leav\w+|away|stay\w*|there|go(?:es|ing)?) (?:[\w']+ ){0,4}(?:
      Good Friday|Easter|Christmas|New Year|\d{1,2}(?:st|nd|rd|th)|next \w+
    )\b`,
  "i",
);
/** "the Saturday market", "my Thursday 6 pm class", "Sunday lunches": one of each week. */
const OF_EACH_WEEK = new RegExp(
  wrapped`
    ^ (?:(?:morning|evening|night|afternoon|\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.?) )?(?:[a-z]+ )?(?:
      hour|markets?|class|classes|groups?|circles?|club|choir|shifts?|papers?|edition|service|roast|brunch|league|quiz
      |school|runs?|lessons?|training|practice|crowd|lunches|dinners|suppers|breakfasts|brunches|roasts|meetings|calls
      |visits|games|matches|rehearsals|services|sessions|evenings|nights|mornings|afternoons
    )\b`,
  "i",
);
/** "I've given up the Saturday bowls", "my Thursday yoga" */
const PASTIMES = wrapped`
  bowls|swim|swimming|yoga|pilates|zumba|spin|tennis|squash|padel|badminton|football|rugby|hockey|cricket|golf
  |karate|judo|boxing|dance|dancing|salsa|ballet|gym|band|church|mass|mosque|poker|bingo|bridge|chess|darts|pottery
  |knitting|painting|piano|guitar|violin|cello`;
const PASTIME_OF_EACH_WEEK = new RegExp(
  wrapped`
    ^ (?:(?:morning|evening|night|afternoon) )?(?:
      ${PASTIMES}|run|ride|walk|hike|babysitting|overtime|gig|stall|job|sync|stand-?up|scrum
    )\b`,
  "i",
);
/** "Sunday is my kid's football" */
const IS_PASTIME = new RegExp(
  wrapped`
    ^ is (?:usually |always )?(?:(?:my|our|his|her|their) )?(?:[\w-]+(?:'s|s') )?(?:${PASTIMES})
      (?: (?:day|night|practice|training|lessons?|class))?(?=[.,;!?]|$| (?:and|so|but|for|with)\b)`,
  "i",
);
const OWNED_OR_KNOWN = /\b(?:the|my|our|his|her|their) $/i;
/** "I can't come on Friday evening anymore" */
const NO_LONGER = /^(?: (?:morning|afternoon|evening|night)s?)? (?:anymore|any more|any longer)\b/i;

const OF_EVERY = /^ (?:of|in) (?:every|each|the) /i;
const ORDINAL_BEFORE = /\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) $/i;
/** "moved from Thursday to Friday": it is on Friday. */
const MOVES = new RegExp(
  wrapped`
    \b(?:
      moved?|postponed?|rescheduled?|push(?:ed)?|put|delay(?:ed)?|shift(?:ed)?|chang(?:e|ed)|switch(?:ed)?|swap(?:ped)?
      |brought|bring
    )\b`,
  "i",
);
const NO_MORE_ON = /\bfrom $/i;
const BUT_ON = /^ to (?:\w+day|the \d)/i;
/** "Tuesday, the Thursday is his birthday": days of a week that was named before. */
const OF_ANOTHER_WEEK = new RegExp(
  String.raw`\bthe (?:${DAY_STEMS})day(?=[,.!;]|$| (?:is|was|works|would|will|we|I|he|she|they)\b)`,
  "i",
);
/** "I'll try it on Saturday. If it doesn't work, I'll call on Tuesday": of the week behind. */
const IF_IT_FAILS = /^If (?:it|that|this) (?:doesn't|does not|fails|won't|isn't)\b/i;
const COMES_BACK = /\b(?:(?:a|per|every|each) month|monthly)\b/i;

/** "I run the Thursday beginners session": each week, too. */
const RUNS_BEFORE =
  /\b(?:runs?|teach(?:es)?|leads?|coach(?:es)?|hosts?|attends?|(?:help|volunteer|sing|play)s? (?:at|in|with)|do|does) (?:the|an?) $/i;
const GROUP_BEHIND =
  /^ (?:[a-z-]+ ){0,2}(?:sessions?|class(?:es)?|groups?|clubs?|choirs?|lessons?|shifts?|markets?|courses?|practice|ride|league)\b/i;

/** "The first Monday of every month", "once a month, first Saturday". */
export const comesBack = (before: string, matched: string, behind: string): boolean =>
  (OF_EVERY.test(behind) && (ORDINAL_BEFORE.test(before) || /^last /i.test(matched))) ||
  (ORDINAL_BEFORE.test(before) && COMES_BACK.test(before)) ||
  (RUNS_BEFORE.test(before) && GROUP_BEHIND.test(behind));
/** "I cook on a Sunday", "any Friday is fine"; not "I see one on Friday". */
const BEGINS_WITH_DAY = /^\w+day/i;
const ANY_BEFORE = /\b(?:an?|any|some|one|no|most) $/i;
/** "On Mondays I rest, Monday I skype my aunt": each Monday. */
const isOfWeekdays = (text: string, matched: string): boolean => {
  const weekday = /[a-z]+day/i.exec(matched)?.[0];
  return weekday !== undefined && new RegExp(`\\b${weekday}s\\b`, "i").test(text);
};
/** "The gym is on Tuesday from now on", "Fridays I have my son, so the gym will be Thursday": each week. */
const FROM_NOW_ON = /\b(?:from now on|going forward|from here on)\b/i;
const EACH_WEEK = new RegExp(
  wrapped`
    \b(?:
      (?:${DAY_STEMS})days|on week(?:ends|days)|every (?:other |second )?(?:week(?:end)?|\w+day)|week on,? week off
      |(?:alternate|alternating) (?:weeks|weekends)
    )\b`,
  "i",
);
/** What happens on one day, whatever else the sentence says of each week. */
const ON_ONE_DAY = new RegExp(
  wrapped`
    \b(?:
      appointments?|interview|exam|flight|wedding|funeral|party|deadline|dentist|doctor|vet|surgery|operation|tickets?
      |fl(?:y|ies)|leaves?|arrives?|concert|birthday|visit|viewing|test|scan|holiday|once|instead|except|this|next|last|tomorrow|today
      |(?:was|were|had|did|went|met|came|\w{3,}ed)|(?:am|is|are|'m|'re|'s) (?:\w+ )?\w+ing
      |(?:I|we|he|she|they)(?:'ll| will)
    )\b`,
  "i",
);
/** "We agreed: girls with me till Friday morning": done once, for each week. */
const AGREED = /\b(?:I|we)(?:'ve| have)? (?:agreed|decided|settled|arranged|changed (?:it|that|this))\b/i;
const sentenceAround = (text: string, from: number): string => {
  const start = text.lastIndexOf(". ", from) + 1;
  const end = text.indexOf(". ", from);
  return text.slice(Math.max(start, from - AROUND), Math.min(end < 0 ? text.length : end, from + AROUND));
};
/** "I drive between Gdansk and Lodz from Monday to Thursday" */
const WORKS_FROM_TO = new RegExp(
  wrapped`
    \b(?:I|we|he|she|they|(?:my|our|his|her|their|[\p{L}]+'s) [a-z-]+|\p{Lu}\p{Ll}+)[ ]
    (?:(?:usually|normally|only|always|generally) )?
    (?:
      work|drive|teache?|stud(?:y|ie)|commute|train|volunteer|look(?:s)? after|mind|babysit|cook|clean|eat|sleep|swim
      |run|coache?|care|help
    )s? [^.;]*?\b(?:from )?\w+day (?:to|through|till) \w+day\b`,
  "iu",
);
const ANOTHER_HALF = /[,;]|\b(?:and|but|so) (?:I|we|he|she|they|it|my)\b/i;
const isOfEachWeek = (text: string, from: number): boolean => {
  const sentence = sentenceAround(text, from);
  const works = WORKS_FROM_TO.exec(sentence);
  if (FROM_NOW_ON.test(sentence)) return true;
  // "I drive there from Monday to Thursday and I'm always tired": the other half is of no day.
  const told = works === null ? sentence : sentence.slice(works.index).split(ANOTHER_HALF)[0];
  return (EACH_WEEK.test(sentence) || works !== null) && !ON_ONE_DAY.test(told?.replace(AGREED, "") ?? "");
};

const BARE_WEEKDAY = new RegExp(`^(?:(?:on|by|until|till) )?(?:${DAY_STEMS})day(?: |$)`, "i");
/** "Last year I spent my whole Sunday cleaning": a Sunday of that year, and nobody knows which. */
const OF_A_YEAR_BEFORE = /\b(?:last (?:year|semester|term|season)|back then|in (?:19|20)\d\d),? [^.;,]*$/i;

const OF_A_YEAR_BEHIND = /^[^.;,]* (?:last (?:year|semester|term|season)|back then|in (?:19|20)\d\d)\b/i;
/** "I rented a tent, from Friday to Sunday": of the days that have been or of those to come. */
const TAKEN_FROM =
  /\b(?:rented|hired|booked|reserved|borrowed) [^.;]{2,40}? from (?:\w+day (?:to|till|until|through) )?$/i;
/** "I rang that Saturday and he promised it for Monday": one behind, or one ahead. */
const FORETOLD = /\b(?:promised|would|(?:he|she|they|it)'d)\b[^.;]*$/i;
const OF_DAY_BEHIND = /\b(?:that|last) (?:\w+day|week)\b|\bago\b/i;
/** "13 degrees on Sunday morning": as it was, or as it will be. */
const MEASURED = /^\W*(?:\w+ has |I have )?\d[\d.,]* (?:degrees|kilos?|kg|percent|km) $/i;
const isBehindOrAhead = (text: string, before: string): boolean =>
  TAKEN_FROM.test(before) || MEASURED.test(before) || (FORETOLD.test(before) && OF_DAY_BEHIND.test(text));

/** "I can't come on Friday any more", "the Saturday market": the day of no one week, or of one that was named before. */
export const isOfNoWeek = (text: string, from: number, before: string, matched: string, behind: string): boolean =>
  (OF_WEEKDAY.test(matched) &&
    (NO_LONGER.test(behind) ||
      ROUTINE_BEHIND.test(behind) ||
      DOES_THEN_BEHIND.test(behind) ||
      OF_EACH_WEEK.test(behind) ||
      (OWNED_OR_KNOWN.test(before) && PASTIME_OF_EACH_WEEK.test(behind)) ||
      (NO_MORE_ON.test(before) && BUT_ON.test(behind) && MOVES.test(text.slice(0, from))))) ||
  (BARE_WEEKDAY.test(matched) &&
    (OF_ANOTHER_WEEK.test(text) ||
      IS_PASTIME.test(behind) ||
      IF_IT_FAILS.test(text) ||
      THAT_BEFORE.test(before) ||
      (UNTIL_DAY.test(matched) && FROM_ANOTHER_DAY.test(text.slice(Math.max(0, from - AROUND), from))) ||
      (BEGINS_WITH_DAY.test(matched) && ANY_BEFORE.test(before)) ||
      OF_A_YEAR_BEFORE.test(text.slice(Math.max(0, from - AROUND), from)) ||
      OF_A_YEAR_BEHIND.test(text.slice(from + matched.length, from + AROUND)) ||
      isBehindOrAhead(text, text.slice(Math.max(0, from - AROUND), from)) ||
      isOfWeekdays(text, matched) ||
      isOfEachWeek(text, from)));
