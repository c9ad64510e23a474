// What looks like a time expression and tells of no day: habits, titles, names of occasions, days denied.

import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "../patterns.ts";
import { DAY_STEMS, MONTH_NAMES, MONTH_SHORT } from "./calendar.ts";

const HABIT_BEFORE = /(?:\bevery|\beach|\bmost|\bfor|\bsince|\bover|\bon) (?:the )?$/i;
const NOT_A_POINT = /^(?:the past|past) /i;
/** "It feels like only yesterday". */
const AS_IF = /\b(?:like|as if)(?: it (?:was|were))?(?: just| only)? $/i;
/** "On Thursday, not Tuesday" */
const DENIED_BEFORE = /\b(?:not|instead of) (?:on |in )?$/i;
/** "Every day but Wednesday": each week. */
const EACH_DAY_BUT = new RegExp(
  wrapped`
    \b(?:(?:every|any) (?:single )?(?:day|night|morning|evening)|all days|days a week),? (?:
      but|except(?: for)?|apart from|bar|other than
    ) (?:on )?$`,
  "i",
);
/** "My gym days are Monday and Thursday": every week. */
const ROUTINE_BEFORE = new RegExp(
  wrapped`
    \b(?:days(?: off)?|(?:gym|training|office|rest|cheat|laundry|cleaning|bin|recycling|market) day|day off) (?:is|are) (?:
      \w+day(?:,| and|, and) ){0,5}$`,
  "i",
);
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
/** "Friday is my day off" */
const ROUTINE_BEHIND = /^s? (?:is|are) (?:usually |always )?(?:my|our|his|her|their) (?:[a-z]+ )?days?\b(?! out)/i;
/** "Genetics is Tuesday and Thursday at 11", "we meet Mondays, Wednesdays and Fridays": each week, where nothing is over. */
const SEVERAL_DAYS = /\b\w+day(?:,? (?:and|or|n|&|to|till|until|through) |, | |\/| ?[-–] ?)(?:(?:on )?\w+day\b)/i;
const THREE_DAYS = /\b\w+day(?:,? and |, | |\/)\w+day(?:,? and |, | |\/)\w+day\b/i;
const TIMETABLE = new RegExp(
  wrapped`
    \b(?:
      is|are|meets?|takes? place|runs?|have|has|teach(?:es)?|work|works|job
      |\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)? ?(?:to|[-–]) ?\d{1,2}|open|opens|closed|reachable|available|shifts?|classes
      |lessons|train|trains
    )\b`,
  "i",
);
const ONCE =
  /\b(?:was|were|had|did|met|\w{3,}ed|this|next|last|coming|will|'ll|going to|moved|\d{1,2}(?:st|nd|rd|th))\b/i;
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
const isDoneWeekly = (before: string, matched: string, behind: string): boolean => {
  if (!OF_WEEKDAY.test(matched)) return false;
  if (WHOSE_BEFORE.test(before) && OF_ITS_DAY.test(behind)) return true;
  if (RECURRING_BEFORE.test(before)) return !ONCE.test(matched + behind);
  const isSeveral = SEVERAL_BEHIND.test(behind) || SEVERAL_BEFORE.test(before);
  return (isSeveral ? DOES_SEVERAL : STUDIES).test(before) && !ONCE.test(before);
};
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
const isOfClimate = (before: string, matched: string, behind: string): boolean =>
  IN_MONTH.test(matched) &&
  (IT_BEFORE.test(before) ||
    IS_RULE_BEFORE.test(before) ||
    (IS_BEHIND.test(behind) && OF_CLIMATE_BEFORE.test(before)) ||
    (CLIMATE_BEHIND.test(behind) && ANYTHING_BEFORE.test(before)));

const isOfEachTime = (before: string, matched: string, behind: string): boolean =>
  isDoneWeekly(before, matched, behind) || isOfClimate(before, matched, behind);

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
/** So much on either side belongs to what is told of a day. */
const AROUND = 120;
const OF_WEEKDAY = /day(?: (?:morning|afternoon|evening|night))?$/i;
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
const isTimetable = (text: string, from: number, matched: string): boolean => {
  if (!OF_WEEKDAY.test(matched)) return false;
  const around = text.slice(Math.max(0, from - AROUND), from + AROUND);
  if (!SEVERAL_DAYS.test(around)) return false;
  if (isOfficeHours(text, from, matched)) return true;
  return OF_ROUTINE.test(around) || (!ONCE.test(around) && (TIMETABLE.test(around) || THREE_DAYS.test(around)));
};
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
const PASTIME_OF_EACH_WEEK = new RegExp(
  wrapped`
    ^ (?:(?:morning|evening|night|afternoon) )?(?:
      bowls|swim|swimming|yoga|pilates|zumba|spin|tennis|squash|padel|badminton|football|rugby|hockey|cricket|golf
      |karate|judo|boxing|dance|dancing|salsa|ballet|gym|run|ride|walk|hike|band|church|mass|mosque|poker|bingo|bridge
      |chess|darts|babysitting|overtime|gig|pottery|knitting|painting|piano|guitar|violin|cello|stall|job|sync|stand-?up
      |scrum
    )\b`,
  "i",
);
const OWNED_OR_KNOWN = /\b(?:the|my|our|his|her|their) $/i;
/** "I can't come on Friday evening anymore" */
const NO_LONGER = /^(?: (?:morning|afternoon|evening|night)s?)? (?:anymore|any more|any longer)\b/i;
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
const isOfEachYear = (text: string, before: string, matched: string): boolean =>
  (ENDS_IN_MONTH.test(matched) && EACH_YEAR_BEFORE.test(before)) ||
  (NAMES_DAY.test(matched) && DAY_OF_EACH_YEAR.test(before)) ||
  (/\d/.test(matched) && FULL_YEARS_BEFORE.test(before)) ||
  ((isBirthdayOnly(text, before, matched) || CELEBRATED_BEFORE.test(before)) &&
    /\d/.test(matched) &&
    !HAS_YEAR.test(matched));
/** Days that are names of occasions, whatever the day on which one speaks of them. */
const NAMED_DAY = /\b(?:Ash|Black|Casual|Cyber|Easter|Fat|Giving|Good|Maundy|Palm|Shrove|Super|Taco|Throwback|Whit) $/;

/** A name in quotes, rather than what somebody said. */
const TITLE = /"[^"\s]+(?: [^"\s]+){0,4}"/g;

const isInTitle = (text: string, at: number): boolean => {
  for (const { 0: title, index } of matchesIn(text, TITLE)) if (index < at && at < index + title.length) return true;
  return false;
};

const OF_EVERY = /^ (?:of|in) (?:every|each|the) /i;
const ORDINAL_BEFORE = /\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) $/i;
/** "Tuesday 19 May": the date is said behind the day. */
const DATE_BEHIND = new RegExp(`^,? (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT}|${MONTH_SHORT} \\d)`);
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
/** "the Monday after": which one, another date tells. */
const AFTER_ANOTHER = /^ (?:after|before)(?=[.,!;]|$| that\b)/i;
/** "Tuesday, the Thursday is his birthday": days of a week that was named before. */
const OF_ANOTHER_WEEK = new RegExp(
  String.raw`\bthe (?:${DAY_STEMS})day(?=[,.!;]|$| (?:is|was|works|would|will|we|I|he|she|they)\b)`,
  "i",
);
/** "I'll try it on Saturday. If it doesn't work, I'll call on Tuesday": of the week behind. */
const IF_IT_FAILS = /^If (?:it|that|this) (?:doesn't|does not|fails|won't|isn't)\b/i;
/** "Five hours in a day": how much, whatever the day. */
const RATE_BEFORE = new RegExp(
  wrapped`
    \b(?:
      hours?|hrs|minutes?|mins?|times|once|twice|miles?|km|kilomet(?:er|re)s|steps|pages|words|cups|calories|euros?
      |dollars?|pounds|quid|francs|bucks|kroner|kronor
    ) $`,
  "i",
);
const UNIT_OF_RATE = /^in an? (?:day|week|month|year)$/i;
const COMES_BACK = /\b(?:(?:a|per|every|each) month|monthly)\b/i;
/** "My Saturday 10 am sessions": each week. */
const WEEKLY_BEHIND = new RegExp(
  wrapped`
    ^ (?:\d{1,2}(?::\d\d)? ?[ap]m )?(?:
      sessions|classes|lessons|runs|rides|shifts|practices|rehearsals|markets|dinners|brunches|calls|meetings|walks
      |swims
    )\b`,
  "i",
);
const OWNED_BEFORE = /\b(?:my|our|his|her|their) $/i;

/** "I run the Thursday beginners session": each week, too. */
const RUNS_BEFORE =
  /\b(?:runs?|teach(?:es)?|leads?|coach(?:es)?|hosts?|attends?|(?:help|volunteer|sing|play)s? (?:at|in|with)|do|does) (?:the|an?) $/i;
const GROUP_BEHIND =
  /^ (?:[a-z-]+ ){0,2}(?:sessions?|class(?:es)?|groups?|clubs?|choirs?|lessons?|shifts?|markets?|courses?|practice|ride|league)\b/i;

/** "The first Monday of every month", "once a month, first Saturday". */
const comesBack = (before: string, matched: string, behind: string): boolean =>
  (OF_EVERY.test(behind) && (ORDINAL_BEFORE.test(before) || /^last /i.test(matched))) ||
  (ORDINAL_BEFORE.test(before) && COMES_BACK.test(before)) ||
  (OWNED_BEFORE.test(before) && WEEKLY_BEHIND.test(behind)) ||
  (RUNS_BEFORE.test(before) && GROUP_BEHIND.test(behind));
const WEEKDAY_LAST = /day$/i;
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
  String.raw`\b(?:(?:${DAY_STEMS})days|on week(?:ends|days)|every (?:other |second )?(?:week|\w+day))\b`,
  "i",
);
/** What happens on one day, whatever else the sentence says of each week. */
const ON_ONE_DAY = new RegExp(
  wrapped`
    \b(?:
      appointments?|interview|exam|flight|wedding|funeral|party|deadline|dentist|doctor|vet|surgery|operation|tickets?
      |concert|birthday|visit|viewing|test|scan|holiday|once|instead|except|this|next|last|tomorrow|today
      |(?:was|were|had|did|went|met|came|\w{3,}ed)|(?:am|is|are|'m|'re|'s) (?:\w+ )?\w+ing
      |(?:I|we|he|she|they)(?:'ll| will)
    )\b`,
  "i",
);
const sentenceAround = (text: string, from: number): string => {
  const start = text.lastIndexOf(". ", from) + 1;
  const end = text.indexOf(". ", from);
  return text.slice(Math.max(start, from - AROUND), Math.min(end < 0 ? text.length : end, from + AROUND));
};
/** "I drive between Gdansk and Lodz from Monday to Thursday" */
const WORKS_FROM_TO = new RegExp(
  wrapped`
    \b(?:I|we|he|she|they|(?:my|our|his|her|their|[\p{L}]+'s) [a-z-]+|\p{Lu}\p{Ll}+) (?:
      (?:usually|normally|only|always|generally) )?(?:
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
  return (EACH_WEEK.test(sentence) || works !== null) && !ON_ONE_DAY.test(told ?? "");
};

/** "My tenant pays in 30 days", "the glue dries in 3 days": how long it takes, whenever that begins. */
const TAKES_SO_LONG = new RegExp(
  wrapped`
    (?<!\b(?:will|to|must|should|can) |'ll )\b(?:
      (?:
        pays?|dr(?:y|ies)|heals?|ships?|delivers?|cures|sets|repl(?:y|ies)|responds?|sprouts?|germinates?|ripens?
        |hatch(?:es)?|spoils?|settles
      ) (?:[a-z]+ ){0,3}
      |(?:invoices|bills|payments|fees|refunds|salaries|orders|parcels|goods) (?:are|get|fall) (?:always |usually )?
        (?:due|paid|payable|settled|shipped|delivered) |\b(?:usually|normally|always|typically|generally|on average) [^.;,]{0,40}
    )$`,
  "i",
);
const IN_SO_LONG = /^in .*(?:days?|weeks?|fortnights?|months?|years?)$/i;
const isHowMuch = (before: string, matched: string): boolean =>
  (UNIT_OF_RATE.test(matched) && RATE_BEFORE.test(before)) || (IN_SO_LONG.test(matched) && TAKES_SO_LONG.test(before));

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
const isOfNoWeek = (text: string, from: number, before: string, matched: string, behind: string): boolean =>
  (OF_WEEKDAY.test(matched) &&
    (NO_LONGER.test(behind) ||
      ROUTINE_BEHIND.test(behind) ||
      DOES_THEN_BEHIND.test(behind) ||
      OF_EACH_WEEK.test(behind) ||
      (OWNED_OR_KNOWN.test(before) && PASTIME_OF_EACH_WEEK.test(behind)) ||
      (NO_MORE_ON.test(before) && BUT_ON.test(behind) && MOVES.test(text.slice(0, from))))) ||
  (BARE_WEEKDAY.test(matched) &&
    (OF_ANOTHER_WEEK.test(text) ||
      IF_IT_FAILS.test(text) ||
      THAT_BEFORE.test(before) ||
      (UNTIL_DAY.test(matched) && FROM_ANOTHER_DAY.test(text.slice(Math.max(0, from - AROUND), from))) ||
      (BEGINS_WITH_DAY.test(matched) && ANY_BEFORE.test(before)) ||
      OF_A_YEAR_BEFORE.test(text.slice(Math.max(0, from - AROUND), from)) ||
      OF_A_YEAR_BEHIND.test(text.slice(from + matched.length, from + AROUND)) ||
      isBehindOrAhead(text, text.slice(Math.max(0, from - AROUND), from)) ||
      isOfWeekdays(text, matched) ||
      isOfEachWeek(text, from)));

/** "I get paid on the 28th", "my wages come on the 5th": of each month. */
const EACH_MONTH_BEFORE = new RegExp(
  wrapped`
    \b(?:
      (?:get|gets|am|is|are|'m|'re|'s) (?:always |usually )?paid
      |(?:get|gets|receives?) (?:my|our|his|her|their) (?:salary|wages?|pension|pay|benefits?)|payday is
      |(?:salary|wages?|pension|paycheck) (?:comes?(?: in)?|arrives?|lands?|is (?:always |usually )?paid)
    )(?: always| usually)? $`,
  "i",
);
const isOfEachMonth = (before: string, matched: string): boolean =>
  DAY_OF_MONTH_ALONE.test(matched) && EACH_MONTH_BEFORE.test(before);

/** "We once lost the harvest on 16 May": in which year, nobody says. */
const ONCE_BEFORE =
  /\b(?:I|we|s?he|they|it|who|(?:my|our) [\w-]+) once (?!(?:I|we|s?he|they|it|the|my|our|an?|in|every|per|or)\b)[a-z]+ [^.;]{0,60}$/i;
const DAY_WITHOUT_YEAR =
  /^(?:on )?(?:the )?(?:\d{1,2}|\p{Lu}\p{Ll}+ \d{1,2})(?:st|nd|rd|th)?(?: of)?(?: \p{Lu}\p{Ll}+)?$/u;
const isOfSomeYear = (before: string, matched: string): boolean =>
  (DAY_WITHOUT_YEAR.test(matched) && ONCE_BEFORE.test(before)) ||
  // "I rowed for eight years back in Gdansk"
  (matched.endsWith(" back") && /\bfor $/i.test(before));

const isOfEachTurn = (said: string, matched: string, behind: string): boolean =>
  isOfEachTime(said, matched, behind) ||
  isOfEachMonth(said, matched) ||
  isOfSomeYear(said, matched) ||
  (OF_WEEKDAY.test(matched) && EACH_DAY_BUT.test(said));

export const isNoDate = (text: string, from: number, matched: string): boolean => {
  const before = text.slice(Math.max(0, from - 16), from);
  const behind = text.slice(from + matched.length, from + matched.length + 32);
  if (isTimetable(text, from, matched)) return true;
  const said = text.slice(Math.max(0, from - AROUND), from);
  if (isOfEachTurn(said, matched, behind) || isHowMuch(said, matched)) return true;
  if (isOfNoWeek(text, from, before, matched, behind)) return true;
  if (comesBack(text.slice(0, from), matched, behind)) return true;
  if (/\b(?:first|second|third|fourth) $/i.test(before) && /^\w+day$/i.test(matched)) return true;
  if (WEEKDAY_LAST.test(matched) && (DATE_BEHIND.test(behind) || AFTER_ANOTHER.test(behind))) return true;
  if (/\b(?:every|each|most|other|every (?:first|second|third|fourth|last|single)) $/i.test(before)) return true;
  if (/\b(?:first|second|third|only|last) time $/i.test(before) && /^in /i.test(matched)) return true;
  if (AS_IF.test(before) && /^yesterday/i.test(matched)) return true;
  if (DENIED_BEFORE.test(before) || (/^\w+day$/i.test(matched) && ROUTINE_BEFORE.test(text.slice(0, from))))
    return true;
  if (isOfEachYear(text, text.slice(0, from), matched)) return true;
  if (NAMED_DAY.test(before) || isInTitle(text, from)) return true;
  if (/\b(?:every|each) (?:\w+day(?:, | and |, and | or )){1,6}$/i.test(text.slice(Math.max(0, from - 70), from)))
    return true;
  const isAmount = /^(?:\d|an? |few|couple|several|one|two|three)/i.test(matched);
  if (isAmount && /(?:\bat least|\bmore than|\bover|\bless than|\bup to) $/i.test(before)) return true;
  return NOT_A_POINT.test(matched) && /(?:\bfor|\bover|\bin) (?:the )?$/i.test(before) && HABIT_BEFORE.test(before);
};
