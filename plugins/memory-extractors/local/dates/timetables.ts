// Weekdays of a timetable, which come round each week: "Genetics is Tuesday and Thursday at 11", "calls Monday to Thursday 9-5 only", "Mum
// does tea for them Tuesday and Thursday".

import { wrapped } from "#domain/wrapped.ts";

/** "Our team meetings are Monday at 10", "deploys are Friday afternoon": what there is again and again. */
const RECURRING_BEFORE = new RegExp(
  wrapped`
    \b(?:
      meetings|stand-?ups|retros|rehearsals|practi[cs]es|lessons|classes|lectures|seminars|tutorials|trainings|workouts
      |services|shifts|deploys|deployments|releases|deliveries|collections|markets|office hours|surgeries|calls
      |check-ins
    ) are (?:(?:on|always|usually) )?$`,
  "i",
);
/** "My spring schedule is Monday 9-11 Algebra, ..."; not "my schedule is full, Monday I fly". */
const OF_SCHEDULE = new RegExp(
  wrapped`
    ^(?!.*\b(?:this|next|last) (?:week|month)\b)(?:my|our|his|her|their) (?:[\w-]+ ){0,2}?
    (?:schedule|timetable|rota|shifts|classes|courses|days|hours) (?:is|are) (?:(?:on|every|each|always|usually) )?(?=\w+day|$)
    (?!.*\b(?:I|we|my|our|he|she|they|it|was|moved|cancelled|changed|this|next|last)\b)[^;]*$`,
  "i",
);
/** "Genetics is Tuesday and Thursday at 11", "we meet Mondays, Wednesdays and Fridays": each week, where nothing is over. */
const SEVERAL_DAYS = /\b\w+day(?:,? (?:and|or|n|&|to|till|until|through) |, | |\/| ?[-–] ?)(?:(?:on )?\w+day\b)/i;
const THREE_DAYS = /\b\w+day(?:,? and |, | |\/)\w+day(?:,? and |, | |\/)\w+day\b/i;
const TIMETABLE = new RegExp(
  wrapped`
    \b(?:
      is|are|meets?|takes? place|runs?|have|has|teach(?:es)?|work|works|job
      |\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)? ?(?:to|[-–]) ?\d{1,2}|open|opens|closed|reachable|available|shifts?|classes
      |lessons|train|trains|training|practi[sc]e|rehearsals?
    )\b`,
  "i",
);
const ONCE =
  /\b(?:was|were|had|did|met|(?!(?<=\b(?:is|are) )(?:called|named)\b)\w{3,}ed|this|next|last|coming|will|'ll|going to|moved|\d{1,2}(?:st|nd|rd|th))\b/i;
/** "Two hours daily, Monday to Friday", "my gym day went from Monday to Thursday": of each week, whatever was done. */
const OF_ROUTINE = new RegExp(
  wrapped`
    \b(?:
      daily|weekly|(?:every|each|per|a) (?:day|week)|on weekdays
      |(?:gym|training|office|rest|cheat|laundry|cleaning|bin) days?|days? off
    )\b`,
  "i",
);
const HABITUAL = wrapped`
  (?:
    do|cook|make|bake|collect|fetch|pick|drop|mind|watch|look after|babysit|clean|swim|run|play|sing|learn|study
    |practi[sc]e|volunteer|attend|coach|cover|help|care for|deliver|walk|eat|fast|shop|bath
    |go(?=(?:es)? (?:to (?:the )?(?-i:[a-z])|[a-z]+ing\b))
  )`;
/** "Mum does tea for them Tuesday and Thursday": what is simply done on several days is done on them each week. */
const DOES_SEVERAL = new RegExp(
  wrapped`
    (?:^|[,;.:] |\b(?:and|but|so|because|that) )(?:
      (?:I|we|they|you|(?:my|our|the|his|her|their) [a-z' ]{2,30}) (?:also |always |both |usually )?${HABITUAL}
      |(?:s?he|it|(?:(?:my|our|the|his|her|their) )?[\p{L}' ]{2,30}) (?:also |always |usually )?${HABITUAL}e?s
      |[\p{L}' ]{2,30} studies
    ) [^,;.]{0,60}$`,
  "iu",
);
const SEVERAL_BEHIND = /^(?:(?: (?:morning|afternoon|evening|night))?(?:, | and | & |\/| or ))\w+day/i;
const SEVERAL_BEFORE = /\w+day(?: (?:morning|afternoon|evening|night))?(?:,| and| &|,? or) (?:on )?$/i;
/** "I learn Dutch Tuesday evening": a course has its day in each week. */
const STUDIES = new RegExp(
  wrapped`
    (?:^|[,;.:] |\b(?:and|but|so) )(?:[^\s,;.]+ ){1,3}(?:
      (?:learns?|study|studies)(?! (?:for|the|if|that|whether|what|about)\b)|volunteers?|coach|coaches|attends?
    ) [^,;.]{0,40}$`,
  "i",
);
/** "My Saturday girl can't count": who works on that day of each week. */
const WHOSE_BEFORE = /\b(?:my|our|your|his|her|their|an?) $/i;
const OF_ITS_DAY = /^ (?:girl|boy|lad|kid|job|help|staff|girls|boys|lads|crowd|regulars?|league|team|gang)\b/i;
export const isDoneWeekly = (before: string, matched: string, behind: string): boolean => {
  if (!OF_WEEKDAY.test(matched)) return false;
  if (WHOSE_BEFORE.test(before) && OF_ITS_DAY.test(behind)) return true;
  if (RECURRING_BEFORE.test(before)) return !ONCE.test(matched + behind);
  const isSeveral = SEVERAL_BEHIND.test(behind) || SEVERAL_BEFORE.test(before);
  return (isSeveral ? DOES_SEVERAL : STUDIES).test(before) && !ONCE.test(before);
};

/** So much on either side belongs to what is told of a day. */
export const AROUND = 120;
export const OF_WEEKDAY = /day(?: (?:morning|afternoon|evening|night))?$/i;
/** "Calls Monday to Thursday 9-5 only": so each week, whatever else is told. */
const WITH_HOURS = new RegExp(
  wrapped`
    ^(?: ?(?:to|till|until|through|[-–]) ?\w+day)?,? (?:from |between )?\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)? ?(?:to|[-–]) ?\d{1,2}
      (?![\d/]|(?:st|nd|rd|th)\b)`,
  "i",
);
const RANGE_OF_DAYS = /\w+day ?(?:to|till|until|through|[-–]) ?(?=\w+day)/i;
const OF_ONE_WEEK =
  /\b(?:was|were)\b[^.;,]*$|\b(?:this|last|next|the)(?: week)?,?(?: from)? \w+day(?: (?:to|till|until|through) \w+day)?$/i;
const SHORT_REACH = 24;
const isOfficeHours = (text: string, from: number, matched: string): boolean => {
  const before = text.slice(Math.max(0, from - SHORT_REACH), from + matched.length);
  if (!RANGE_OF_DAYS.test(text.slice(Math.max(0, from - SHORT_REACH), from + AROUND))) return false;
  return WITH_HOURS.test(text.slice(from + matched.length)) && !OF_ONE_WEEK.test(before);
};
export const isTimetable = (text: string, from: number, matched: string): boolean => {
  if (!OF_WEEKDAY.test(matched)) return false;
  if (OF_SCHEDULE.test(text.slice(0, from))) return true;
  const around = text.slice(Math.max(0, from - AROUND), from + AROUND);
  if (!SEVERAL_DAYS.test(around)) return false;
  if (isOfficeHours(text, from, matched)) return true;
  return OF_ROUTINE.test(around) || (!ONCE.test(around) && (TIMETABLE.test(around) || THREE_DAYS.test(around)));
};
