// What a yes or no says of what was asked, with or without a few words behind it: "Do you still sing?" "Yes, every Friday."

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { BASE_VERBS, IRREGULAR_PAST, SAME_IN_PAST } from "../cues/verbs.ts";
import { MONTH_NAMES, MONTH_STEMS } from "../dates/calendar.ts";
import { countWords } from "../patterns.ts";
import { soOfOther } from "./by-question/others-asked.ts";
import { timeOf } from "./by-question/times.ts";
import { did, ownWords } from "./questions/question-words.ts";

const OPENS = "(?:(?:sadly|unfortunately|luckily|happily|of course|oh|well),? )?";
const PLAIN_YES =
  "yes|yeah|yep|yup|yea|aye|of course|indeed|(?:that's |it's )?true|correct|absolutely|definitely|certainly|you bet";
const IT_IS_SO = "(?:yes,? )?(?:(?:I|we) (?:did|am|are|do|have)|(?:s?he|they) (?:is|are|did|does|do|has|have))";
const IS_YES = new RegExp(
  wrapped`
    ^${OPENS}(?:${PLAIN_YES}|(?:of course )?${IT_IS_SO})(?:
      ,? (?:
        sadly|unfortunately|luckily|finally|at last|thank god|for my sins|${IT_IS_SO}
        |i (?:(?:really |just )?(?:love|like|enjoy) (?:to|it|that|them))|for sure|definitely|of course|sure|indeed
      )
    )?$`,
  "i",
);
const IS_NO = new RegExp(
  wrapped`
    ^(?:
      (?:no|nope|nah)(?:,? (?:i (?:don't|do not|haven't|have not|'m not|am not)|not (?:really|at all|yet)))?
      |(?:(?:no|nope|nah),? )?(?:I )?never(?: (?:ever|have|did|do))?
    )$`,
  "i",
);

export const isYes = (said: string): boolean => IS_YES.test(said);
export const isNo = (said: string): boolean => IS_NO.test(said);

/** "Do you still sing there?" "Not since May." */
const NO_MORE = /^(?:no,? )?not (?:any ?more|any longer|(since [^,;.]+))$/i;
/** "Are you still working at Lidl?" "No, I quit in May." */
const GAVE_UP = new RegExp(
  wrapped`
    ^(?:no|nope|nah),? (
      (?:I|we) (?:(?:just|finally|already) )?(?:
        quit|left|resigned|stopped|retired|graduated|gave up|dropped out|(?:was|got) (?:fired|sacked|laid off|let go)
        |moved(?: out| away)?|broke up|split up
      )(?: (?:in|last|on|since|after|a|two|three|this) [^,;]{2,30}| yesterday| already| recently)?
    )$`,
  "i",
);
/** Of oneself and not of what goes on without one. */
const GOES_ON = new RegExp(
  wrapped`
    \bare you (?:still )?(?:working|studying|living|playing|training|seeing|dating|with|at|in)\b
    |\bdo you (?:still )?(?:smoke|drink|work|live|play|study|train|volunteer|teach|sing|coach)\b`,
  "i",
);
export const deniesStill = (said: string): boolean => NO_MORE.test(said);
export const noMore = (question: string, said: string): string | null => {
  const deed = GOES_ON.test(question) ? GAVE_UP.exec(said)?.[1] : undefined;
  const over = deed === undefined ? null : yesOrNo(question, false);
  if (over !== null) return `${over} any more, ${deed}`;
  const match = / still /.test(question) ? NO_MORE.exec(said) : null;
  const told = match === null ? null : yesOrNo(question, false);
  return told === null ? null : `${told} any more${match?.[1] === undefined ? "" : `, not ${match[1]}`}`;
};

const ASKS_WHAT = /\b(?:where|when|what|who|how|which|why)\b/i;

/** Whether it was eaten, heard, liked or slept well is for the moment. */
const OF_THE_MOMENT = new RegExp(
  wrapped`
    ^(?:
      hear|know|see|think|mean|say|tell|notice|remember|sleep|eat|like|love|enjoy|want|need|feel
      |look(?! at (?:the|your|an?)\b)|try|check|ask|call
      |get (?!
        the (?:job|part|place|flat|house|grant|role|post|contract|prize|keys|visa)\b|an? |married\b|engaged\b|divorced\b
      )
      |have (?:an? )?(?:good|nice|fun|great|time|lunch|dinner|breakfast)|make it
      |read (?:my|the) (?:message|text|mail|email)
    )\b`,
  "i",
);
const DEED_ASKED = new RegExp(
  wrapped`
    ^(?:(?:and|so|but|oh),? )*did you (?:(?:ever|finally|already|really|actually|manage to) )?(?!
      (?:and|or|two|both|all|guys|not|even|still|just|ever|[a-z]+ly)\b
    )([a-z]+)( [^?]{3,60})\?$`,
  "i",
);
/** "Did you go to Spain last year?" "Next year!" */
const WAS_THEN = /\b(?:last|yesterday|ago|ever|in \d{4})\b/i;
const YET = / (?:yet|already)$/i;
/** "Did you sell the boat?" → "I sold the boat", or `isAhead` "I will sell the boat" */
const deedDone = (question: string, isAhead = false): string | null => {
  const [, verb = "", rest = ""] = DEED_ASKED.exec(question) ?? [];
  if (verb === "" || OF_THE_MOMENT.test(`${verb}${rest}`) || / or |\bany\w*\b/i.test(rest)) return null;
  if (isAhead && WAS_THEN.test(rest)) return null;
  const own = ownWords(rest.replace(YET, ""));
  return own === null || countWords(own) < 2 ? null : `I ${isAhead ? `will ${verb.toLowerCase()}` : did(verb)}${own}`;
};

const TOLD_OF_YOU = new RegExp(
  wrapped`
    ^(?:(?:so|oh|and|but|wait|hey),? )*(?:is it true (?:that )?|I heard (?:that )?)?you( are|'re| have|'ve)? (
      (?!not\b|never\b)[^?]{3,80}?
    )(?:,? (?:right|yes|yeah|huh|eh|then|aren't you|don't you|didn't you|haven't you|is it true))*\?$`,
  "i",
);
const DEED_FIRST = /^(?:(?:still|also|both|now|really|just|finally|already) )?([a-z]+) /i;
const NO_DEED =
  /^(?:know|knew|think|thought|mean|meant|say|said|see|saw|remember|want|wanted|need|did|do|think|believe)$/i;
/** "You wanted to open a shop?": for longer than the moment. */
const WANTED_TO = new RegExp(
  wrapped`
    ^(?:once |really |actually |always )?wanted to (?:
      (?:start|open|run|found|build|write|be) an? (?!
        window|door|box|bottle|tab|fire|fight|bit|while|bath|errand|letter|note|message|list
      )[a-z]
      |become|retire|go into|move (?:to|back|out|in|abroad|away)|live (?:in|abroad|on|by|with|near)
      |study (?!tonight|now|today|tomorrow|alone|here|first|then|it|that)
    )`,
  "i",
);
/** "So you went into teaching?", "You live in Cork now, right?", "Is it true you're moving?": a statement, asked. */
const statementAsked = (question: string): string | null => {
  const [, be, rest = ""] = TOLD_OF_YOU.exec(question) ?? [];
  if (
    rest === "" ||
    OF_TWO.test(rest) ||
    NOT_YES_OR_NO.test(rest) ||
    ASKS_WHAT.test(rest) ||
    / or |\bany\w*\b/i.test(rest)
  )
    return null;
  const own = ownWords(` ${rest}`);
  if (own === null) return null;
  if (be !== undefined) return `I${/re$/i.test(be) ? "'m" : be.toLowerCase()}${own}`;
  const verb = DEED_FIRST.exec(rest)?.[1]?.toLowerCase() ?? "";
  const isDeed = BASE_VERBS.has(verb) || IRREGULAR_PAST.has(verb) || SAME_IN_PAST.has(verb) || /[a-z]{2}ed$/.test(verb);
  return isDeed && (WANTED_TO.test(rest) || !NO_DEED.test(verb)) ? `I${own}` : null;
};

/** What a plain yes states, in talk between people. */
export const soInTalk = (question: string): string | null =>
  yesOrNo(question, true) ?? deedDone(question) ?? statementAsked(question) ?? soOfOther(question, true);

/** "Are you off work?" "Until the 24th.", "Does your son still row?" "Every day.": yes, so long or so often. */
const SO_LONG = new RegExp(
  wrapped`
    ^(?:only |just |probably )?(?:until|till|since|from|for (?!me\b|now\b)|through) \S
    |^(?:almost |nearly |pretty much |about |around |maybe |usually )?(?:
      every (?:single |other )?\w+
      |(?:once|twice|(?:two|three|four|five|\d) (?:times|days|mornings|evenings|afternoons|nights|hours)) (?:a|per) \w+
    )(?: now| these days)?$`,
  "i",
);
/** "Does she come home much?", "Do you travel a lot for work?" */
const HOW_OFTEN = / (?:very |that |quite )?(?:much|often|a lot|regularly)(?=\?| (?:for|with|in|at|to|on) )/i;
export const yesSoLong = (question: string, said: string): string | null => {
  const told = SO_LONG.test(said) && !ASKS_WHAT.test(question) ? soInTalk(question.replace(HOW_OFTEN, "")) : null;
  return told === null ? null : `${told} ${lowerFirst(said)}`;
};

const ONLY =
  /^(?:(?:yes|yeah|no|nope),? (?:but )?)?(?:only|just) ((?:my|our|the) (?:[\w'-]+ )?[\w'-]+|\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?)$/u;
const ONES_SEVERAL =
  /^(?:My|Our) (?:[\w-]+ )?(?:parents|kids|children|brothers|sisters|sons|daughters|boys|girls|cousins|friends) /;
const SEVERAL_BEHIND = / (?:all (?:of )?|both (?:of )?)?(?:the|my|our) (?:[\w-]+ ){0,2}[\w-]*[^s\W]s$/i;
/** "Will your parents come?" "Only my dad.", "Are you taking the cats?" "Only Nube.": some of whom was asked. */
export const onlySome = (question: string, said: string): string | null => {
  const some = ONLY.exec(said)?.[1];
  const so = some === undefined || ASKS_WHAT.test(question) ? null : soInTalk(question);
  if (so === null || some === undefined) return null;
  if (ONES_SEVERAL.test(so)) return so.replace(ONES_SEVERAL, `Only ${some} `);
  return SEVERAL_BEHIND.test(so) ? so.replace(SEVERAL_BEHIND, ` only ${some}`) : null;
};

const NOT_UNTIL = /^(?:(?:no|nope|nah),? )?not (?:until|till|before) (?!now\b|then\b|you\b|I\b)[^,;.]{2,30}$/i;
const ONLY_UNTIL = new RegExp(
  wrapped`
    ^(?:(?:yes|yeah|yep),? )?(?:(?:I am|we are|I do|we do|s?he is|s?he does),? )?but (
      (?:only|just) (?:until|till|at|on|in|for|from|every) [^,;.]{2,60}
    )$`,
  "i",
);
export const setsLimit = (said: string): boolean => NOT_UNTIL.test(said) || ONLY_UNTIL.test(said);
/** "Can the test be repeated?" → "The test can be repeated" */
const CAN_BE_DONE =
  /\b(can|could|will) (the|your) ((?:[a-z-]+ )?[a-z-]+) (be [a-z]+(?:ed|en|ne|lt|de|ft|id)(?: [^,;?]{2,40})?)\?$/i;
const canBeDone = (question: string): string | null => {
  const [, verb = "", owner = "", thing = "", done] = CAN_BE_DONE.exec(question) ?? [];
  return done === undefined ? null : `${/^your$/i.test(owner) ? "My" : "The"} ${thing} ${verb.toLowerCase()} ${done}`;
};
/** "Is your dad allowed to drive again?" "Not until August.", "Are you still in Hull?" "I am, but only until June." */
export const withLimit = (question: string, said: string): string | null => {
  if (!setsLimit(said) || ASKS_WHAT.test(question)) return null;
  const only = ONLY_UNTIL.exec(said)?.[1];
  const so = soInTalk(question) ?? canBeDone(question);
  if (only !== undefined) return so === null ? null : `${so}, but ${lowerFirst(only)}`;
  if (/\bstill\b/i.test(question)) return null;
  const not = yesOrNo(question, false) ?? soOfOther(question, false);
  return not === null ? null : `${not.replace(/ (?:again|yet)\b/, "")} ${lowerFirst(said.replace(/^.*?\bnot /i, ""))}`;
};

const YES_FIRST = new RegExp(`^${OPENS}(?:${PLAIN_YES}|${IT_IS_SO})[,.]? (?!and no\\b)`, "i");
/** Say nothing more of it. */
const ADDS_NOTHING = new RegExp(
  wrapped`
    ^(?:
      and|but|or|if|thanks?|thank|please|sure|why|how|what|exactly|really|I|you|we|lol|haha|for (?:sure|now)|fingers
      |very|so|too|not|no|more|that|it|this|both|either|kind of|sort of|a (?:bit|lot|little)|pretty|maybe|sorry|great
      |good|nice|love
    )\b`,
  "i",
);
const WHEN = /^(?:every|on|at|last|next|this|in|yesterday|today|tomorrow|twice|once|since|until|till|for)\b/i;
const IS_AHEAD =
  /^(?:next (?!day\b)|tomorrow|in (?:an?|two|three|four|five|six|ten|\d+) (?:hours?|days?|weeks?|months?|years?)\b)/i;
/** "Sept 14, 8 am": what was booked is for then. */
const NAMES_DATE = new RegExp(String.raw`^(?:${MONTH_STEMS})[a-z]* \d`, "i");
const MOST_WORDS_BEHIND = 7;
/** "Did you pass your theory?" "Barely!": yes, so much. */
const NARROWLY = /^(?:yes,? )?((?:but )?(?:only )?(?:just )?(?:barely|narrowly)|(?:but )?only just|just about)$/i;
const REACHED = /^I (?:passed|made|finished|won|got|beat|caught|reached|completed|survived|met)\b/i;
const doneNarrowly = (question: string, said: string): string | null => {
  const how = NARROWLY.exec(said)?.[1]?.replace(/^but /i, "");
  const told = how === undefined ? null : deedDone(question);
  const barely = how?.toLowerCase().replace("just about", "only just");
  return told === null || barely === undefined || !REACHED.test(told) ? null : `I ${barely} ${told.slice(2)}`;
};
/** "Did you sell the boat?" "In April, to a dentist.": yes, then. */
const doneWhen = (question: string, said: string): string | null => {
  const told =
    WHEN.test(said) && timeOf(said) !== null && countWords(said) <= MOST_WORDS_BEHIND
      ? deedDone(question, IS_AHEAD.test(said))
      : null;
  return told === null ? null : `${told} ${lowerFirst(said)}`;
};
/** "Are you still at the bakery?" "Yep, still at the bakery." */
const STILL_THERE = /^still (?:in|at|with|on)\b/i;
const IS_THERE = /^(I'm|I am|.{2,40}? is)(?: still)? (?:in|at|with|on)\b/i;
/** "Yes, 16 to 19 May right" */
const ASKS_BACK = /(\d[^,]*),? (?:right|correct|yeah)$/i;
/** "the hike in May" with "16 to 19 May": the month is said there. */
const IN_MONTH = new RegExp(` in (${MONTH_NAMES})$`);
const withoutMonth = (told: string, when: string): string =>
  told.replace(IN_MONTH, (whole, month: string) => (when.includes(month) ? "" : whole));
/** "Yes nurse." */
const CALLS =
  /^(?:nurse|doctor|doc|boss|chef|sir|ma'am|miss|captain|coach|mum|mom|dad|mate|dude|man|bro|bruv|love|dear|darling|officer|professor)$/i;
/** "Do you still live in Malmo?" "Yep, same flat." → "I live in Malmo, same flat" */
export const yesAnd = (question: string, said: string, listener: string): string | null => {
  const behind = said.replace(YES_FIRST, "").replace(ASKS_BACK, "$1");
  if (listener.toLowerCase().startsWith(behind.toLowerCase())) return null;
  if (!YES_FIRST.test(said)) return doneNarrowly(question, said) ?? doneWhen(question, said);
  if (CALLS.test(behind)) return ASKS_WHAT.test(question) ? null : soInTalk(question.replace(/ at least(?=\?)/i, ""));
  if (ADDS_NOTHING.test(behind) || countWords(behind) > MOST_WORDS_BEHIND || /\byou/i.test(behind)) return null;
  const told = ASKS_WHAT.test(question) ? null : soInTalk(question);
  if (told === null) return null;
  const still = STILL_THERE.test(behind) ? IS_THERE.exec(told)?.[1] : undefined;
  if (still !== undefined) return `${still} ${lowerFirst(behind)}`;
  const isWhen = WHEN.test(behind) || (timeOf(behind) !== null && !NAMES_DATE.test(behind));
  const stated = isWhen
    ? withoutMonth(told.replace(/ (?:now|again|too|as well)$/i, ""), behind)
    : `${told.replace(/,? (?:too|as well|then)$/i, "")},`;
  return `${stated} ${NAMES_DATE.test(behind) ? upperFirst(behind) : lowerFirst(behind)}`;
};

const AT = "in|at|with|on|near|by|outside";
const PLACE_ASKED = new RegExp(
  `^(?:(?:and|so|but),? )*(are you|(?:is|are) your (?:[\\w-]+ )?(?:${KIN_NOUNS})) (?:still )?(?:${AT}) [^?]{2,60}\\?$`,
  "i",
);
const ELSEWHERE = new RegExp(`^(?:no|nope|nah),? (?:now )?((?:${AT}) [^;]{3,60})$`, "i");
/** "Is your mother still in the big house?" "No, in a flat by the harbour." → "My mother is in a flat by the harbour" */
export const elsewhere = (question: string, said: string): string | null => {
  const place = ELSEWHERE.exec(said)?.[1];
  const who = place === undefined ? undefined : PLACE_ASKED.exec(question)?.[1];
  if (place === undefined || who === undefined) return null;
  if (/^are you$/i.test(who)) return `I'm ${place}`;
  const [be = "", , ...whom] = who.split(" ");
  return `${upperFirst(`my ${whom.join(" ")}`)} ${be.toLowerCase()} ${place}`;
};

/** Whose answer cannot be foreseen from yes or no alone, or who is asked for the moment only. */
const NOT_YES_OR_NO = new RegExp(
  wrapped`
    ^(?:
      want|need|think|know|mind|mean|see|feel|remember|agree|believe
      |have (?:time|any|a (?:question|minute|moment|second|sec|preference|specific|particular))|get|ready|sure|ok|okay
      |looking|free|interested|kidding|serious|going to be|able|aware|familiar|asking|talking|saying|hear
      |like (?:me|to (?:know|see|hear))
    )\b`,
  "i",
);

/** "Do you two live together?": with whom, the question does not say. */
const OF_TWO = /\b(?:together|each other|one another|(?:same|own) (?:room|bed))\b(?! with\b)|^(?:two|both|guys)\b/i;

/** Plain questions that yes or no answers, with the statement for each. */
const YES_OR_NO: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:and |so )?do you (?:also |still |usually )?([a-z][^?]{2,80})\?$/i, "I", "I don't"],
  // "I heard you were in Japan?"
  [/^(?:so |oh )?(?:I heard (?:that )?)?you were ((?:in|at|on|with) [^?]{3,80})\?$/i, "I was", "I wasn't"],
  [/\b(?:and |so )?are you (?:also |still |currently )?([a-z][^?]{3,80})\?$/i, "I'm", "I'm not"],
  // "Will you keep the van?"
  [
    new RegExp(
      wrapped`
        ^(?:(?:and|so|but|oh),? )*will you (?:still |also )?(?!
          be able\b|(?:please|kindly|ever|tell|let|help|remember)\b
        )([a-z][^?]{2,80})\?$`,
      "i",
    ),
    "I will",
    "I won't",
  ],
  [
    /\b(?:and |so )?have you (?:ever )?((?:been|\w+ed|\w+en|done|seen|read|had|met|gone) [^?]{3,80})\?$/i,
    "I've",
    "I've never",
  ],
];

/** What yes or no to a question states, or null where that is no plain fact. */
export const yesOrNo = (question: string, isYes: boolean): string | null => {
  for (const [pattern, yes, no] of YES_OR_NO) {
    const match = pattern.exec(question);
    const rest = match?.[1];
    if (rest === undefined) continue;
    const told = NOT_YES_OR_NO.test(rest) || OF_TWO.test(rest) || / or |\bany\w*\b/i.test(rest) ? null : ownWords(rest);
    return told === null ? null : `${isYes ? yes : no} ${told}`;
  }
  return null;
};
