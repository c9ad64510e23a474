// The subject that the first words of a sentence tell by themselves: "Rained the whole day" → "It rained the whole day", "Need to
// call the bank" → "I need to call the bank", "Busy with exams" → "I'm busy with exams".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_TEN } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { opensWithSubject } from "#plugins/memory-extractors/local/cues/openings.ts";
import { TIME_WORD } from "#plugins/memory-extractors/local/cues/signals.ts";
import { DAY_STEMS, MONTHS_IN_SHORT } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { addS } from "#plugins/memory-extractors/local/telling/verbs.ts";

/** "Was late when I rang": the speaker comes back further on. */
const WAS_FIRST = new RegExp(
  wrapped`
    ^was (?:(?:so|super|pretty|very|quite|a bit|\w+ly) )*(?!
      it\b|that\b|this\b|there\b|fun\b|great\b|amazing\b|awesome\b|good\b
    )[\w-]+ .*\b(?:I|my)\b`,
  "i",
);
/** "Only swimming on Sundays now", "keeping the flat for now" */
const FOR_NOW = new RegExp(
  wrapped`
    ^(?:so )?(?:(?:only|now|mostly|still|just) ){0,2}(?!
      (?:
        morning|evening|everything|nothing|something|anything|thing|during|bring|sing|ring|king|spring|considering
        |including|regarding|starting|according|assuming|being|wing
      )\b
    )\w{2,}ing (?![^,;.]*\b(?:(?:is|are|was|were|has|makes?)\b|[a-z]{3,}s (?:me|us)\b))[^,;.]*\b
      (?:for now|now|at the moment|these days|currently)(?=[,.!]|$)`,
  "i",
);
/** "From now on sintering at 1120 degrees"; not "From now on smoking is banned" */
const FROM_NOW = new RegExp(
  wrapped`
    ^from now on,? (?!
      (?:morning|evening|everything|nothing|something|anything|during|considering|including|being|spring|boring|string|king|ring)\b
    )(?=(?-i:[a-z]){2,}ing\b)(?![^,;.]*\b(?:is|are|was|were|will|has|have|can|makes?|costs?|please|pls|[a-z]{3,}s (?:me|us|my|our|with|to))\b)`,
  "i",
);
/** "Went really well": something did. */
const WENT_SO = new RegExp(
  wrapped`
    ^went (?:(?:really|so|pretty|very|quite|super|just) )?(?:
      ok|okay|well|great|fine|good|bad|badly|smoothly|terribly|perfectly|better
    )\b
    |^took (?:
      me|us|him|her|them
      |(?:(?:the|my|our|Mrs?\.?|Ms|Dr\.?) )?[\w'-]+ (?:about |over |almost |only )?(?:an?|\d+|${TWO_TO_TEN}) (?:
        minutes|hours?|days|weeks?|months?|years?
      )\b(?! (?:off|out|away|leave))
      |ages|forever
      |(?:about |over |only |almost )?(?:an?|\d+|one|${TWO_TO_TEN}) (?:
        minutes?|hours?|days?|weeks?|months?|years?|while
      )\b(?! (?:off|out|away|abroad|holiday|vacation|leave|of)\b)
    )`,
  "i",
);
/** "Rained the whole day", "Cost me 300 euros", "Lasted an hour": nobody does; not "Poured the concrete", "Snowed in at the hut". */
const NOBODY_DID = new RegExp(
  wrapped`
    ^(?:(?:just|also|only|even|apparently|luckily|of course) )?(?:
      (?:rained|snowed|hailed|drizzled|thundered)(?! (?:under|off)\b
        | in(?:[.,!]|$| (?:since|at|for|and|until)\b)| on (?:me|us)\b
      )
      |poured (?=(?:all|down|with|the (?:whole|entire)|for|non-?stop|until|again)\b)
      |cost (?=(?:me|us|about|around|over|nearly|only|a|[$€£\d])(?:\b|\d))|lasted |hurt (?=(?:like|so|a lot|more|less|badly|for)\b)
      |worked (?=(?:straight away|right away|fine|well|perfectly|great|like a (?:charm|dream)|wonders|a treat)\b)
      |turned out |paid off\b
    )`,
  "i",
);
/** "Starts in September": something does; "starts at the harbour", "begins as a cook": somebody. */
const RUNS = new RegExp(
  wrapped`
    ^(?:starts|ends|begins|opens|closes|lasts|costs|takes place|expires) (?!
      as (?:an?|the|our)[ ]
      |(?<=^(?:starts|begins) )(?:
        at (?:the|an?|her|his) (?!(?:end|beginning|start|latest|moment|weekend)\b)|with (?:us|the firm)\b
      )
    )(?=\w)`,
  "i",
);

/** "Need to call the bank", "Must pay the rent", "Just want to keep my knees fit"; "Want to come to mine" may ask. */
const NEED_FIRST = new RegExp(
  wrapped`
    ^(?:(?:still|also|really) )?(?:
      (?:must|have to) (?=
        (?:
          call|ring|phone|pay|buy|book|renew|order|write|send|finish|return|cancel|fix|repair|register|submit|pick up
          |hand in
        )\b
      )
      |need (?:help (?:with|to)|to (?!(?:know|see|say|be|admit|agree|try|love|check|look)\b)[a-z]+)[ ]
    )
    |^(?:just|still|also|really) want to (?!(?:know|see|say|ask|tell|let|share|thank|add|mention|point|check|be)\b)[a-z]+ `,
  "i",
);

/** "Starting on the new tablets next week"; "Starting May 1" goes on about what was said before. */
const SETS_OUT = new RegExp(
  wrapped`
    ^(?!starting (?:on |in |from |next |this )?[\p{L}\d]+(?: \w{1,4})?(?:[.!]*$|,? (?:I|we|my|our)\b))(?:
      starting|leaving|flying|coming back|moving|quitting|joining|going (?=to |on |(?:${DAY_STEMS})day)
    )\b
    (?!
      (?:(?! (?:so|but|because|which) |[,;]).)*\b(?:
        is|isn't|are|aren't|was|wasn't|were|will|can|could|would|makes?|made|means|has|have|had|felt|feels?|helps?
        |helped|gave|gives|takes|took
      )\b
    )`,
  "iu",
);

/** "Playing padel on Thursday": set for a day. */
const SET_FOR = new RegExp(
  wrapped`
    ^(?:(?:also|just|now) )?(?:
      playing|doing|having|baking|missing|hosting|meeting|visiting|running|cooking|presenting|attending|interviewing
      |seeing|performing|singing|speaking|making|giving
    ) (?=
      [^,;.]*\b(?:
        tomorrow|tonight|(?:this|next) (?:week|weekend|month|\w+day)
        |(?:on )?(?:${DAY_STEMS})day(?!s| (?:morning|evening|afternoon|night|lunchtime)s)|on the \d{1,2}(?:st|nd|rd|th)
      )\b
    )(?![^,;.]*\b(?:is|are|was|were|will|has|makes?|keeps?|helps?|can|sounds?|feels?)\b)`,
  "i",
);

/** "Volunteering since I retired": so it has been. */
const SINCE_WHEN = new RegExp(
  wrapped`
    ^(?:also |still )?(?:
      volunteering|freelancing|studying|coaching|fostering|learning \p{Lu}?[a-z]+|singing|climbing|knitting|vaping
      |smoking|gardening|renting|cycling|commuting|homeschooling
    )
    (?: (?!(?:is|are|was|were|has|makes?|made|helps?|keeps?)\b)[\w'-]+){0,5} since (?:
      I|we|last|the|my|\d{4}|(?-i:\p{Lu})\p{Ll}+
    )(?=[ .!,]|$)`,
  "iu",
);

/** "Married 13 years", "Sober for two years now": so one has been. */
const SO_LONG = new RegExp(
  wrapped`
    ^(?:(?:now|happily) )?(?:married|divorced|separated|widowed|single|sober|retired|vegan|vegetarian) (?:for )?
      (?:(?:about|over|almost|nearly|only|just) )?(?:an?|\d+|${TWO_TO_TEN}|[a-z]+teen|twenty) (?:days|weeks|months|years?)(?=
        [.,;!]|$| (?:now|today|and|in)\b
      )`,
  "i",
);

/** "Still see the twins on Sundays": what goes on */
const STILL_DOES = new RegExp(
  wrapped`
    ^still (?:see|have|own|live|work|play|sing|use|rent|meet|visit|teach|train|drive|run|swim|love|hate|owe) (?!
      (?:so|to|too|of|you|music|shows?|better|fine|well|ok|okay|great|good|nice|best|it|this|that|them|as|than|for|and|but|in progress
        |(?:\w+ )?case|(?:the|an?) (?:same|errors?|bugs?|issues?|problems?|warnings?))\b
    )(?!.*\b(?:him|her|them|their|his|matters?)\b(?! [a-z]+(?:ing|s)\b))[\w']`,
  "i",
);

/** "on feb 15", "on the 3rd" */
const ON_DATE = new RegExp(
  String.raw`\b(?:on|by|from) (?:the )?(?:(?:${MONTHS_IN_SHORT})\w* )?\d{1,2}(?:st|nd|rd|th)?(?=[.,!]|$| (?:of|at|to|for|with|and)\b)`,
  "i",
);
/** "Bringing Otto" */
const BRINGS = /^[Bb]ringing (?:\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?|(?:the|an?|my) [a-z]+(?: [a-z]+)?)[.!]*$/u;
/** "Taking the boys to Riga in July" */
const TAKES_ALONG = new RegExp(
  wrapped`
    ^(?:taking|bringing|driving|picking up|getting|meeting) (?:
      (?:the|my|our) (?:[\w-]+ )?(?:${KIN_NOUNS})|him|her|them|(?-i:\p{Lu}\p{Ll}+)(?: and (?-i:\p{Lu}\p{Ll}+))?
    )
    (?: (?:up|home|out|over|back|away|camping|skiing|sailing|hiking))? (?:to|from|at|for|on|in) (?!
      .*\b(?:is|are|was|were|will|would|makes?|helps?|takes)\b
    )`,
  "iu",
);
const isSetFor = (text: string): boolean =>
  (TAKES_ALONG.test(text) && (TIME_WORD.test(text) || ON_DATE.test(text))) ||
  BRINGS.test(text) ||
  (SETS_OUT.test(text) && (TIME_WORD.test(text) || ON_DATE.test(text))) ||
  SET_FOR.test(text);

/** "We're expecting", "My sister is expecting in May" */
const EXPECTING = new RegExp(
  wrapped`
    ^(
      (?:We|I|(?:My|Our) (?:[\w-]+ ){0,2}?[\w-]+|\p{Lu}\p{Ll}+)(?:'re|'m|'s| are| am| is) (?:also |now |finally )?expecting
    )(?=[.!]*$|, | (?:and|so|in) )`,
  "iu",
);

const ADOPTING =
  /^((?:We|I|(?:My|Our) (?:[\w-]+ ){0,2}?[\w-]+|\p{Lu}\p{Ll}+)(?:'re|'m|'s| are| am| is) (?:also |now |finally )?adopting)(?=[.!]*$)/iu;
/** "Busy with exams", "Back from Oslo", "Off to the dentist": what the speaker is. */
const STATE_FIRST = new RegExp(
  wrapped`
    ^(?:(?:so|super|really|pretty|very|just|still|also|currently|now|totally|finally) )*(?:
      busy (?:with|at|in|\w+ing)|swamped (?:with|at)|stuck (?:in|at|with|on) (?!it\b|that\b)|stoked (?:about|to)
      |pumped (?:about|to)|excited about|obsessed with|off to (?!a (?:good|great|bad)\b)|ready to (?:start|leave|move)
      |hooked on
      |(?:off|back on|on) (?!
        (?:
          my|the|a|an|it|that|this|top|time|and|you|your|paper|average|balance|purpose|call|hold|offer|sale|track|fire
          |season|course|duty|air|line|screen
        ) )(?:the )?[a-z][\w-]+(?: (?:\d+ ?(?:mg|mcg|ml|units)|\w+))? (?:since|until|till|as of)
      |determined to|allergic to|new to|back (?:from|home) |home (?:from|after) |off (?:work |school |sick )?(?:until|till|since) |tired of
      |fed up with|nervous about|worried about|in talks with
      |at \d+(?!\d|[.!]*$|[:.]\d\d| ?(?:[ap]m|sharp|o'clock|on|in|tomorrow|today)\b)
      |(?:down|up) \d+ ?(?:kilos?|kg|pounds?|lbs?|stone)\b
      |(?:down|up) to \d{2,3}(?:\.\d)?(?: ?(?:kilos?|kg|pounds?|lbs?|stone))?(?=[.,;!]|$)|on my way|interested in
      |(?:not )?(?:a )?(?:(?:big|huge|massive) )?fan of (?!you|it\b|that\b|this\b|the\b|yours)
    )\b(?!.{0,30}\byou\b)`,
  "i",
);
/** "Not vegan anymore", "Not working at the mill any more": of the speaker. */
const NO_MORE = new RegExp(
  wrapped`
    ^(?:i'm )?not (?:(?:really|even|actually) )?(?!
      (?:sure|true|fun|funny|good|bad|great|an?|the|much|many|that|so|worth|possible|available)\b
    )[a-z][\w-]*(?: [^,.;]{2,40})? any ?more(?=[,.!;]|$| (?:because|since|as|and|so)\b)`,
  "i",
);
/** "Can't eat gluten", "Don't like mushrooms": of the speaker, as nobody orders it of an assistant. */
const NOT_FIRST = new RegExp(
  wrapped`
    ^(?:really |also |still )?(?:
      (?:can't|cannot|can not) (?:eat|drink|stand|tolerate|handle|have|drive|swim|sleep|walk|afford|digest|wear|hear)
      |(?:don't|do not) (?:(?:really|even) )?(?:
        like|own|drink|eat(?! (?:it|that|this)\b)|drive|smoke|speak|enjoy|have|want(?! to (?:be rude|bother))
      )
      |won't (?:eat|drink|be able to)
    ) (?!you\b|any idea\b|time\b|a clue\b|it\b|that\b)`,
  "i",
);
/** "Always wanted to see Japan", "Never eat shellfish" */
const EVER_FIRST = new RegExp(
  wrapped`
    ^(?:always|never|long) (
      been|wanted|loved|liked|had|dreamed|dreamt|thought|enjoyed|hated|hoped|eat|drink|drive|sleep|smoke|wear|cycle|fly
      |wake up
    )\b`,
  "i",
);

const BARE_FAN = /^(I'm (?:not )?)((?:(?:big|huge|massive) )?fan of)/i;

/** "Busy with exams" → "I'm busy with exams": in talk what a sentence without a verb opens with is said of the speaker. */
export const withState = (text: string): string =>
  !opensWithSubject(text) && STATE_FIRST.test(text)
    ? `I'm ${lowerFirst(text)}`.replace(BARE_FAN, "$1a $2")
    : text.replace(EXPECTING, "$1 a baby").replace(ADOPTING, "$1 a child");

/** "Married 13 years", "Still live in Kent": of the speaker, or of whom they were asked after or spoke of before. */
export const leavesOpenWhose = (text: string): boolean => SO_LONG.test(text) || STILL_DOES.test(text);
/** "Still live in Kent", of "my parents": "My parents still live in Kent". */
export const ofWhomAsked = (text: string, who: string, isSeveral: boolean): string => {
  if (SO_LONG.test(text)) return `${who} ${isSeveral ? "have" : "has"} been ${lowerFirst(text)}`;
  const [still = "", verb = "", ...rest] = text.split(" ");
  return [who, still.toLowerCase(), isSeveral ? verb : addS(verb), ...rest].join(" ");
};

/** With the subject that the first words alone tell. */
export const withSubjectOfOpening = (text: string): string | null => {
  if ([FOR_NOW, NO_MORE].some((opens) => opens.test(text))) return `I'm ${lowerFirst(text.replace(/^so /i, ""))}`;
  if (FROM_NOW.test(text)) return text.replace(FROM_NOW, "$&I'm ");
  if (WENT_SO.test(text) || RUNS.test(text) || NOBODY_DID.test(text)) return `It ${lowerFirst(text)}`;
  if (WAS_FIRST.test(text)) return `I ${lowerFirst(text)}`;
  const ever = EVER_FIRST.exec(text)?.[1];
  if (ever !== undefined) return `${/^been$/i.test(ever) ? "I've" : "I"} ${lowerFirst(text)}`;
  if (SO_LONG.test(text)) return `I've been ${lowerFirst(text)}`;
  if (STILL_DOES.test(text)) return `I ${lowerFirst(text)}`;
  if (SINCE_WHEN.test(text)) return `I've been ${lowerFirst(text)}`;
  if (isSetFor(text)) return `I'm ${lowerFirst(text)}`;
  return NEED_FIRST.test(text) || NOT_FIRST.test(text) ? `I ${lowerFirst(text)}` : null;
};
