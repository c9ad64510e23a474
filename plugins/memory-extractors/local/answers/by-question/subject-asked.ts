// "Is your brother still in Leeds?" "Moved to York in May": a reply that leaves out its subject is told of whom the question is
// about, not of the one who replies.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { IS_KIN_BY_NAME, KIN_BY_NAME, KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { opensWithSubject } from "#plugins/memory-extractors/local/cues/openings.ts";
import { isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural } from "#plugins/memory-extractors/local/references/noun-phrases.ts";
import { OFFICES } from "#plugins/memory-extractors/local/references/persons/strangers.ts";
import { leavesOpenWhose, ofWhomAsked } from "#plugins/memory-extractors/local/sentences/whose/subject-of-opening.ts";
import { opensWithPast, withSubject } from "#plugins/memory-extractors/local/sentences/whose/subjects.ts";
import { withMark } from "../question-told.ts";
import { pastOf } from "../questions/past-forms.ts";
import { timeOf } from "./times.ts";

/** "Is he still there?", "Did your aunt like it?", "How's Ruta doing?" */
const ASKS_AFTER = new RegExp(
  wrapped`
    \b(?:is|was|does|did|has|had|will|how'?s|what'?s|where'?s|isn't|doesn't|didn't|hasn't) (
      he|she|your (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})|(?-i:\p{Lu}\p{Ll}+)
    )\b(?! and (?:I|you)\b)(?!')[^.?!]*\?\s*$
    |\b(?:are|were|do|have|did|aren't|don't|haven't|didn't) (
      they|your (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})|the (?:kids|children|twins|boys|girls)
    )\b(?! and (?:I|you)\b)(?!')[^.?!]*\?\s*$`,
  "iu",
);
/** "And your dad?" */
const ASKS_ALONE = new RegExp(
  String.raw`(?:^|[.!?,] )(?:(?:so|oh),? )?(?:and|(?:how|what) about|how's|hows) (your (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS}))\?\s*$`,
  "iu",
);
const NO_PERSON = /^(?:It|That|This|There|The|Your|My|Work|School|Everything|Anything|Anyone)$/;
/** "Visited her on Sunday": of the one who replies. */
const OBJECTS: Readonly<Record<string, RegExp>> = { he: /\bhim\b|\bhis\b/i, she: /\bher\b/i };
const OWNERS: Readonly<Record<string, string>> = { he: "his", she: "her" };
/** "Is he ok?" "Broke his wrist": his own. */
const OWN_OBJECT = new RegExp(
  wrapped`
    ^(?:just |only )?(?:broke|hurt|lost|cut|sprained|twisted|tore|bruised|burnt|banged|quit|left|passed|failed|finished) (his|her) (?!\w+'s\b)`,
  "i",
);
const ANY_OBJECT = /\b(?:him|her|them|his)\b/i;
/** "Did she pass?" "Got my licence": she is the one who replies. */
const OF_ONESELF = /\b(?:I|my|me|mine)\b/i;
/** What happened: "Love it!" says the one who replies. */
const PAST = new RegExp(
  wrapped`
    ^(?:just |finally |already |recently )?(?:
      [a-z]+ed|got|went|had|made|took|left|lost|found|came|ran|won|fell|broke|quit|met|sold|bought|began|became|gave
    )\b`,
  "i",
);

/** "Did mom book the hall?": of somebody else, a deed with its thing. */
const DEED_ASKED = new RegExp(
  wrapped`
    \bdid (
      he|she|they|${KIN_BY_NAME}|the (?:${OFFICES})|your (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})|(?-i:\p{Lu}\p{Ll}+)
    ) (?!(?:like|love|say|think|tell|know|mind|want)\b)([a-z]+) ([^.?!]{2,50})\?\s*$`,
  "iu",
);
/** "Did the plumber come?" */
const CAME = new RegExp(
  wrapped`
    \bdid (the (?:${OFFICES})|your (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})|(?-i:\p{Lu}\p{Ll}+)) (
      come|call|arrive|pass|win|reply|answer|show up|leave
    )\?\s*$`,
  "iu",
);
const DID =
  /^(?:s?he|they) did\b[,.!]* ?|^(?=(?:yesterday|today|this morning|last (?:week|month|night|\w+day)|on \w+day)\b[^.!?]{0,20}[.!]*$)/i;
/** "Has he found a school for the boys?" "He has, a bilingual one" */
const HAS_ASKED = new RegExp(
  wrapped`
    \bhas (he|she|your (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})|(?-i:\p{Lu}\p{Ll}+)) (?:(?:already|finally|ever) )?
      ([a-z]{2,}(?:ed|en|wn|ne|ght|nd|de|ft|et|it|ld|un)) ([^.?!]{2,60})\?\s*$`,
  "iu",
);
const HAS = /^s?he has[,.!] ?/i;
const withDoneAsked = (text: string, question: string): string | null => {
  const has = HAS.exec(text)?.[0];
  const [, who = "", done = "", thing = ""] = has === undefined ? [] : (HAS_ASKED.exec(question) ?? []);
  if (has === undefined || who === "" || /\b(?:you|me|us|my|our)\b/i.test(thing)) return null;
  const rest = text.slice(has.length);
  const named = upperFirst(who.replace(/^your /i, "my "));
  return `${named} has ${done} ${thing.replace(/\byour\b/gi, "my")}${rest === "" ? "." : `, ${lowerFirst(rest)}`}`;
};

/** "She did, on 14 June" → "My mom booked the hall, on 14 June" */
const withDeedAsked = (text: string, question: string): string | null => {
  const done = DID.exec(text)?.[0];
  const [, who, verb, thing = ""] = done === undefined ? [] : (DEED_ASKED.exec(question) ?? CAME.exec(question) ?? []);
  if (done === undefined || who === undefined || verb === undefined || /\b(?:you|me|us|my|our)\b/i.test(thing))
    return null;
  const rest = text.slice(done.length);
  const named = IS_KIN_BY_NAME.test(who) ? `my ${who.toLowerCase()}` : who.replace(/^your /i, "my ");
  const deed = `${pastOf(verb)} ${thing.replace(/\byour\b/gi, "my")}`.trim();
  return `${upperFirst(named)} ${deed}${rest === "" ? "." : `${done === "" ? "" : ","} ${lowerFirst(rest)}`}`;
};

/** "And the dress?", "How's your new car?" */
const ABOUT_THING = new RegExp(
  wrapped`
    \b(?:and|how about|what about|how'?s|how is|how was|how did) (the|your|that|his|her|their|(?-i:\p{Lu}\p{Ll}+'s)) ([\w' -]{2,30}?)(?: go
      | going| turn out| work out| doing| getting on| coping| holding up| coming along
    )?
    (
      (?: (?:at|with) (?:the )?[\w'-]+)?(?: (?:
          on (?:the )?(?:\w+day|weekend)|yesterday|today|last (?:week|weekend|night|month|\w+day)|in the end
        )
      )?
    )(?:,? (?:by the way|btw|now|these days))?\?\s*$`,
  "iu",
);
/** "Operated last week" */
const WAS_DONE = new RegExp(
  wrapped`
    ^(?:just |finally |already )?(?:operated|repaired|fixed|stolen|nicked|towed|delivered|postponed|approved|rejected) (?=
      (?:on |last |yesterday|today|this |two |three |in )
    )`,
  "i",
);
const DOES =
  /^(?:still |just |finally )?(?:fits|works|looks|needs|costs|starts|runs|smells|tastes|sold|arrived|failed|passed)(?: |(?<=ed)[.!]*$)/i;
/** "How was your driving test?" "Failed again" */
const EXAM = /(?:^|\s)(?:tests?|exams?|finals?|resits?|theory|practical|viva|boards?|bar)$/i;
const IS_EXAMINED = /^(?:just |finally )?(?:failed|passed)\b/i;
/** Not "failed to finish", "passed the first part". */
const PASSES =
  /^((?:just |finally )?(?:failed|passed))(?: -)?(?=[.,!]|$| (?:again|first time|this time|in|on|last|yesterday|today|by|with)\b)/i;
/** "How was the talk?" "Better than I feared" → "The talk was better than I feared" */
const COMPARED = new RegExp(
  wrapped`
    ^(?:(?:much|way|far|a lot|a bit|so much|even|honestly|actually),? )*
      (?:[a-z]{2,}er|better|worse|more [a-z]+|less [a-z]+) than (?:I|we|anyone|anybody|last (?:time|year))\b
    |^(?:(?:much|a lot|so much|a bit|slightly) )?(?:better|worse) since (?:I|we|my|our|he|she|they|the)\b`,
  "i",
);
/** "Long, and the man beside me sang": how it was, and what happened. */
const HOW_IT_WAS = new RegExp(
  wrapped`
    ^(?:(?:really|very|so|pretty|quite|a bit|incredibly|absolutely) )*(?:
      long|short|rough|bumpy|tough|hard|exhausting|tiring|awful|terrible|horrible|boring|intense|chaotic|crowded|loud
      |quiet|cold|hot|wet|windy|rainy|beautiful|gorgeous|wonderful|amazing|magical|lovely|great|fantastic|brilliant
      |delicious|strange|weird|surreal|scary|emotional|busy|hectic|fun|nice|good|bad|expensive
    )(?: (?:and|but) [a-z]+)?, (?:and|but) (?=(?:I|we|he|she|they|it|the|my|our|there|\p{Lu}\p{Ll}+)\b)`,
  "iu",
);
const IS_NOW = /\b(?:how'?s|how is)\b/i;

/** "Fits like a glove" → "The dress fits like a glove" */
const withThingAsked = (text: string, question: string): string | null => {
  const isCompared = COMPARED.test(text) || HOW_IT_WAS.test(text);
  const isDone = isCompared || WAS_DONE.test(text);
  const [, owner = "", thing, when = ""] = isDone || DOES.test(text) ? (ABOUT_THING.exec(question) ?? []) : [];
  if (EXAM.test(thing ?? "") && IS_EXAMINED.test(text))
    return PASSES.test(text) ? `I ${lowerFirst(text).replace(PASSES, `$1 my ${thing}`)}` : null;
  const be = isCompared && IS_NOW.test(question) ? "is " : "was ";
  const does = `${isDone ? be : ""}${lowerFirst(text)}`;
  const whose = /^your$/i.test(owner) ? "My" : /^th(?:e|at)$/i.test(owner) ? "The" : upperFirst(owner);
  return thing === undefined ? null : `${whose} ${thing}${/^ in the/i.test(when) ? "" : when} ${does}`;
};

/** "Did you get the bike?" */
const GOT_THING = new RegExp(
  wrapped`
    \b(?:did|have) you (?:finally |already |ever )?(
      get|buy|find|sell|order|book|rent|got|bought|found|sold|ordered|booked|rented
    ) (the|your|that) ([\w' -]{2,30}?)(?: yet| after all| in the end)?\?\s*$`,
  "i",
);
const WAS_SUM = new RegExp(
  wrapped`
    ^(?:it )?(?:was|cost|came to|went for) (?:(?:only|about|around|just|me|us) )*(
      [£$€]?\d[\d.,]*k?(?: (?:euros?|dollars|pounds|quid|bucks))?
    )(?= in the end\b| all in\b| each\b|[.!,]|$)(.*)$`,
  "i",
);
/** "Yes. Was 180 in the end" → "I paid 180 for the bike in the end" */
const withSumAsked = (text: string, question: string): string | null => {
  const [, sum = "", rest = ""] = WAS_SUM.exec(text) ?? [];
  const [, verb = "", owner = "", thing] = sum === "" ? [] : (GOT_THING.exec(question) ?? []);
  if (thing === undefined) return null;
  return `I ${/^s/i.test(verb) ? "got" : "paid"} ${sum} for ${/^your$/i.test(owner) ? "my" : "the"} ${thing}${rest}`;
};

const ONLY_WHY =
  /^(?:(?:oh|and|but|what|ouch|no|wait|really|omg|sorry),? )*(?:why|how come|what happened|what for)(?: so| then)?\?$/i;
/** "Mateo got fired." "Why?" "Came late too often": of him of whom the speaker told, and not of the speaker. `told`: what was said then. */
export const isReasonOfOther = (text: string, question: string, told: string): boolean =>
  told !== "" &&
  ONLY_WHY.test(withMark(question)) &&
  (PAST.test(text) || opensWithPast(text)) &&
  !opensWithSubject(text) &&
  !OF_ONESELF.test(`${told} ${text}`);

/** "You're joking", "No way!": asks nothing and tells nothing. */
const MOST_IN_REACTION = 4;
const NEWS_OF_OTHER = new RegExp(
  wrapped`
    (?:^|[.!] )((?-i:\p{Lu}\p{Ll}+)|my (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS}))(?: has|'s)? (?:just |finally )?(?:
      [a-z]+ed|got|had|broke|lost|left|quit|hurt|cut|won|fell|sold|bought|met|went
    )\b[^.!?]*[.!]*$`,
  "iu",
);
const NO_NAME = /^(?:I|It|We|They|You|He|She|That|This|There|The|Who|What|Somebody|Someone|Nobody|Everybody)$/i;
/** "Otto broke his hand." "You're joking." "Fell off a ladder." → "Otto fell off a ladder". `between`: what the other said; `told`: the news. */
export const withSubjectOfNews = (text: string, between: string, told: string): string => {
  if (told === "" || between.includes("?") || countWords(between) > MOST_IN_REACTION) return text;
  if (!PAST.test(text) || opensWithSubject(text) || OF_ONESELF.test(`${told} ${text}`) || ANY_OBJECT.test(text))
    return text;
  const who = NEWS_OF_OTHER.exec(told)?.[1];
  return who === undefined || NO_NAME.test(who) ? text : `${upperFirst(who)} ${lowerFirst(text)}`;
};

/** "Are you moving?" "yep start 7 april": with a yes it is no order. */
const YES_AND_BEGINS = new RegExp(
  wrapped`
    ^(?:yes|yeah|yep|yup|ya)[,! ]+(?:I )?(
      (?:start|begin|graduate|fly out|finish) (?:(?:on|in|at|the|next|this|early|mid|late) )*
        (?:\d|${MONTH_NAMES}|${WEEKDAY_NAMES}|week|month|tomorrow)\b.*
    )$`,
  "i",
);
export const withBeginner = (text: string, question: string): string => {
  const deed = /\b(?:I|we|us|me)\b/i.test(question) ? undefined : YES_AND_BEGINS.exec(text)?.[1];
  return deed === undefined ? text : `I ${lowerFirst(deed)}`;
};

const HOW_IS = new RegExp(
  wrapped`
    (?:^|[,.!] |\b(?:and|so|but) )how(?:'s| is| are) (
      she|he|they|your (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})|(?-i:\p{Lu}\p{Ll}+)
    )(?: (?:doing|getting on|keeping|feeling|coping|holding up))?(?: (?:now|these days|lately|today|then))?\?\s*$`,
  "iu",
);
/** "Divorced, and looking well", "Pregnant again" */
const STATE = new RegExp(
  wrapped`
    ^(?:(?:still|now|finally|newly|happily|recently|very|really|pretty|quite|a bit|so|totally) )*(?:
      divorced|separated|pregnant|married|engaged|retired|single|expecting|recovering|heartbroken|homesick|exhausted
      |tired|worried|unemployed|back (?:at|in|from|home)|out of (?:hospital|work)|in (?:hospital|love)|off work|on leave
      |on crutches
    )\b(?!.*\b(?:I|we|me|my)\b)`,
  "i",
);
/** "How is she?" "Divorced, and happy" → "She is divorced, and happy" */
const withStateAsked = (text: string, question: string): string | null => {
  const who = STATE.test(text) ? HOW_IS.exec(question)?.[1] : undefined;
  if (who === undefined || NO_PERSON.test(who) || isPlaceOrNation(who)) return null;
  return `${upperFirst(who.replace(/^your /i, "my "))} ${/^they$/i.test(who) ? "are" : "is"} ${lowerFirst(text)}`;
};

/** "What did he do again?", "What happened to Rex?", "What has your brother said?" */
const WHAT_HE_DID = new RegExp(
  wrapped`
    \bwhat (?:did|has|had|'s|have) (
      he|she|they|your (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})|the (?:${OFFICES})|(?-i:\p{Lu}\p{Ll}+)
    ) (?:do|done|say|said|get up to|been up to)
    (?: (?:
        about [^?]{2,40}|again|this time|now|then|exactly|wrong|next|to (?:you|him|her|them|himself|herself)
      )
    )?\?\s*$`,
  "iu",
);
/** "What happened to Rex?", "What happened with the old one?" */
const WHAT_HAPPENED = new RegExp(
  wrapped`
    \bwhat happened (?:to|with) (
      him|her|your (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})|the (?:${OFFICES}|(?:old|other|last|first|previous) one)
      |(?-i:\p{Lu}\p{Ll}+)
    )\?\s*$`,
  "iu",
);
const AS_SUBJECT: Readonly<Record<string, string>> = { him: "he", her: "she" };
/** "Stood on a nail", "borrowed 600 off me and never paid it back": his, whoever else is in it. */
const withDoerAsked = (text: string, question: string): string | null => {
  if (!question.includes("hat")) return null;
  const happened = WHAT_HAPPENED.exec(question)?.[1];
  const who = WHAT_HE_DID.exec(question)?.[1] ?? AS_SUBJECT[happened?.toLowerCase() ?? ""] ?? happened;
  if (who === undefined || opensWithSubject(text) || NO_PERSON.test(who) || isPlaceOrNation(who)) return null;
  if (DONE_TO_ONE_ASKED.test(text)) return null;
  if (!PAST.test(text) && !opensWithPast(lowerFirst(text)) && !TOLD_ME.test(text)) return null;
  return `${upperFirst(who.replace(/^your /i, "my "))} ${lowerFirst(text)}`;
};
/** "Asked her twice": whoever replies did. */
const DONE_TO_ONE_ASKED = new RegExp(
  wrapped`
    ^(?:[a-z]+ ){1,2}(?:him|them)\b
    |^(?:asked|told|called|rang|gave|sent|texted|saw|met|helped|took|drove|paid|caught|found|fed|visited) her\b`,
  "i",
);
/** "Told me to wait" */
const TOLD_ME =
  /^(?:just |then |only )?(?:told|asked|gave|sent|lent|said|thought|laughed|stood|stole|hit|bit|put|cut) \S/i;

/** "When's the deadline?" "End of May, but I asked for more" → "The deadline is at the end of May, but I asked for more" */
const WHEN_IS = new RegExp(
  wrapped`
    \bwhen(?:'s| is| are) (the|your|his|her|their) ((?!next\b)[\w' -]{2,30}?)(?: (due|back|over|off|home|ready))?
      (?: again| then| now)?(?:, (?-i:\p{Lu})\p{Ll}+)?\?\s*$`,
  "iu",
);
const DAY_FIRST =
  /^((?:(?:probably|maybe) )?[^,;.!?]{3,30}), (but|and|so|because) (?=(?:I|I'm|I've|we|we're|it|he|she|they|the|my)\b)/i;
const DAY_WORD = wrapped`
  (?:
    probably|maybe|hopefully|on|in|by|the|next|this|of|end|beginning|start|middle|mid|early|late|first|second|third
    |fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th)?|week|weekend|month|year|spring|summer|autumn
    |fall|winter|tomorrow|tonight|${MONTH_NAMES}|${WEEKDAY_NAMES}
  )`;
const ONLY_DAY = new RegExp(`^(?:${DAY_WORD}[ -])*${DAY_WORD}$`, "i");
/** "Moved to June, but I'm ready" */
const IS_MOVED =
  /^(?:just |actually )?(?:moved|pushed(?: back)?|postponed|put off|brought forward|rescheduled|delayed) (?=to |until |till |by )/i;
const OPENS_WITH_NAME = new RegExp(`^(?:${MONTH_NAMES}|${WEEKDAY_NAMES})`, "i");
const withDayAsked = (text: string, question: string): string | null => {
  const [, day = "", joint = ""] = DAY_FIRST.exec(text) ?? [];
  const isMoved = IS_MOVED.test(text);
  const [, owner = "", thing, state = ""] = isMoved || ONLY_DAY.test(day) ? (WHEN_IS.exec(question) ?? []) : [];
  if (thing === undefined || isPlural(thing.split(" ").at(-1) ?? "")) return null;
  const named = `${/^your$/i.test(owner) ? "My" : upperFirst(owner.toLowerCase())} ${thing}`;
  if (isMoved) return `${named} was ${lowerFirst(text)}`;
  const time = timeOf(OPENS_WITH_NAME.test(day) ? day : lowerFirst(day));
  const rest = text.slice(text.indexOf(joint, day.length));
  return time === null ? null : `${named} is ${state}${state === "" ? "" : " "}${time}, ${rest}`;
};

/** "How is your dad?" "Sober for two years now." */
const TOLD_ABOUT = new RegExp(
  wrapped`
    \b(?:about|is|are|was|were|has|have|do|does|did|how's|(?<!you )and) (
      (?:your|the) (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS}|kids|children|twins|boys|girls)|s?he|they|(?-i:\p{Lu}\p{Ll}+)
    )(?! and (?:I|you)\b)\b[^.?!]*[.?!]\s*$`,
  "iu",
);
/** "Are your parents kind?" "Still live with my parents." */
const OF_SPEAKER = /\b(?:my|our|me|us)\b/i;
/** What goes on or has been for so long, without its subject, of whom the question asks after. */
export const withSubjectLeft = (text: string, question: string, isFirst: boolean): string => {
  const who = isFirst && leavesOpenWhose(text) && !OF_SPEAKER.test(text) ? TOLD_ABOUT.exec(question)?.[1] : undefined;
  if (who === undefined || NO_PERSON.test(who) || isPlaceOrNation(who)) return text;
  const isSeveral = /^they$|s$|children$/i.test(who) && !/^\p{Lu}/u.test(who);
  return ofWhomAsked(text, upperFirst(who.replace(/^your /i, "my ")), isSeveral);
};

export const withSubjectAsked = (text: string, question: string): string => {
  const told =
    withDoerAsked(text, question) ??
    withDeedAsked(text, question) ??
    withDoneAsked(text, question) ??
    withDayAsked(text, question) ??
    withThingAsked(text, question) ??
    withSumAsked(text, question) ??
    withStateAsked(text, question);
  if (told !== null) return told;
  if (opensWithSubject(text) || !PAST.test(text) || OF_ONESELF.test(text)) return text;
  const [, one, several] = ASKS_AFTER.exec(question) ?? ASKS_ALONE.exec(question) ?? [];
  const who = one ?? several;
  if (who === undefined || NO_PERSON.test(who) || isPlaceOrNation(who)) return text;
  const isOwn = OWN_OBJECT.exec(text)?.[1]?.toLowerCase() === OWNERS[who.toLowerCase()];
  if (!isOwn && (OBJECTS[who.toLowerCase()] ?? ANY_OBJECT).test(text)) return text;
  if (withSubject(text)?.startsWith("I ") !== true) return text;
  return `${upperFirst(who.replace(/^your /i, "my "))} ${lowerFirst(text)}`;
};
