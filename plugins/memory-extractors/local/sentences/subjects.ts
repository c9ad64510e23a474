// Puts back a subject that chat leaves out: "Just got back from Oslo" → "I just got back from Oslo".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { TWO_TO_TEN } from "../cues/numbers.ts";
import { opensWithSubject } from "../cues/openings.ts";
import { OWN_CHILDREN } from "../cues/own-children.ts";
import { isDemonym, isFirstName } from "../cues/proper-names.ts";
import { TIME_WORD } from "../cues/signals.ts";
import { BASE_VERBS, FINITE, IRREGULAR_PAST } from "../cues/verbs.ts";
import { DAY_STEMS, MONTH_NAMES, MONTHS_IN_SHORT, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { wordSet } from "../patterns.ts";
import { withOwnKin } from "./kin-inside.ts";
import { isUnfinished } from "./unfinished.ts";

const LEFT_OUT = new RegExp(
  wrapped`
    ^(?:(?:just|finally|recently|actually|already|also|even|still|currently|really|definitely|totally) )?(?:
      got|had|went|lost|took|finished|started|bought|met|saw|heard|made|found|ran|won|did|spent|joined|visited
      |parted ways|been|can't wait|wish(?= (?:I|we|my)\b)|hope to|hoping|adding|wondering|planning|thinking of
      |thinking about|working on|working|aiming (?:for|at)|trying for|researching|applying|saving up|preparing
      |practicing|practising|training for|learning|considering|hunting|finishing|trying|looking forward|heading|going
      |getting|taking|love|loved|tried|came|moved|decided|signed up|gave|used to|wrote|read|played|enjoyed|attended
      |learned|painted|feeling|felt|excited to|studying|volunteering|teaching|writing|doing|having
      |(?:building|designing|developing|renovating|organi[sz]ing) (?=(?:an?|my|our|the) )|hit|quit|hired|switched
      |cancel+ed|starting (?:at|as|in|on|my|an?|with)|moving (?:to|into|in|out|back)
      |switching (?:to|from)(?! (?:
          option|version|plan|tab|something|another|it|this|that|the (?:first|second|third|other|next|last)
        )\b
      )
      |joining
      |(?!giving (?:it|them|that) (?:an?|my|another|all|some)\b)(?:
        giving|selling|keeping|lending|renting|donating|returning
      ) (?=(?:it|them|the|my|our|all)\b)
      |adopted|completed|passed|applied
      |failed(?! (?:
          to|with|at|on|in|because|when|after|again|due|for|builds?|tests?|jobs?|requests?|deploys?|logins?|attempts?
          |imports?
        )\b
      )
      |launched|booked|created|redid|expanded|set up|put|grew|caught|watched|hung out
      |would (?:love|like) to (?!see\b|share\b|hear\b|know\b|join\b|try\b|come\b|be there\b)
      |will (?:get|bring|take|call|ring|text|ask|book|buy|cook|send|drive) (?:the|an?|my|our|some|him|her|them) |haven't
      |hadn't|didn't|couldn't
    )\b`,
  "i",
);
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
      as (?:an?|the|our) |(?<=^(?:starts|begins) )(?:at (?:the|an?|her|his) (?!(?:end|beginning|start|latest|moment|weekend)\b)|with (?:us|the firm)\b)
    )(?=\w)`,
  "i",
);
const GERUND_HAS_VERB = new RegExp(
  wrapped`
    \b(?:
      is|are|was|were|makes?|made|brings?|helps?|helped|gives?|gave|keeps?|has|means|takes?|feels?|seems?|can|will|would
      |could|might|should|me|us|pays?|sounds?|requires?
    )\b`,
  "i",
);
const NO_SUBJECT_FITS = new RegExp(
  wrapped`
    ^got (?:your|you)\b|^found (?:in|on|under|behind|at|near|by|next to|inside|among|beneath|outside) |^came (?:(?:very |so )?highly |well )?recommended\b
    |^love (?:sure|always|never|can|will|does|is|was|has|conquers|hurts|brings|makes|wins|takes|knows)\b
    |^(?:been )?(?:working on|waiting for|looking for|dreaming of) (?:for|since)\b
    |^got (?:
      nicked|stolen|cancel+ed|postponed|delayed|delivered|broken|fixed|repaired|towed|sold out|moved to|pushed back
      |called off|rained off
    )\b
    |^(?:(?:it|that) )?felt (?:so |really |very |super |pretty |such )*(?!like\b)\w+ing\b
    |^been (?:(?:a|so|quite|like|about|over|almost|only|just|such a) )*(?:
      while|few|couple|long|bit|minute|ages|(?:\w+ )?(?:days?|weeks?|months?|years?)
    )\b
    |^(?:love|loved) (?:and|is|the|that|this|your|you|it|how|seeing|hearing|to (?:see|hear))\b
    |^been (?:[\w' ]{1,30} )?for (?:me|us)\b
    |^(?:(?:really|just) )?been (?:so |pretty |really |super |a bit |quite )?(?:
      hectic|crazy|wild|rough|tough|good|great|nice|fun|awesome|hard|intense
    )\b
    |^(?:been|had) (?:a while|ages|quite|so long|too long|a (?:crazy|wild|long|busy|rough|tough))
    |^going to be (?:a|an|so|great|fun|awesome|amazing)\b
    |^(?:really |definitely |totally )?(?:made|gave|took|helped|got|kept|put|found|brought) (?:me|us)\b
    |^(?:had|got|been|made|took|did) (?:to be|it|that|you)\b|^set up (?:is|was)\b|^put (?:it|that)\b
    |^put (?!my\b)[^,;.]{2,40} (?:before|after|between|above|below) [^,;.]{2,30}[.!]*$
    |^(?:put|set|cut) .*\b(?:
      instead|there
      |(?:on|in|at|to|from) (?:day \d|the (?:list|plan|top|end|bottom|start|beginning|schedule|table|itinerary))
    )\b
    |^(?:really |only |just )?took (?:some|a (?:while|lot|bit|few|ton)|time|ages|forever|years|months|hours|days|it)\b
    |^read (?:it|that|on|more)\b|^read (?:un)?committed\b|^read[- ]only\b
    |^read (?:the )?(?:small print|fine print|manual|instructions?|labels?|reviews?|rules|terms|contract)\b(?!
      .*\b(?:last|yesterday|today|ago|in|on (?:${DAY_STEMS})day)\b
    )
    |^(?:read|put|set|cut|hit|let|quit) [^,;]* first[.!]*$
    |^(?:came|went|worked|ended|turned|sold) (?:out |up )?(?:to|at|for|costing) (?:
      (?:about|around|just|only|almost|nearly|over|under) )*[$€£]?\d`,
  "i",
);
const GERUND =
  /^(?:(?:just|finally|recently|actually|already|also|even|still|currently|really|definitely|totally) )?(?:\w{2,}ing|excited to)\b/i;

/** "Taking the train, I read a lot": the subject stands behind. */
const SUBJECT_BEHIND = /^[^,]{8,60}, (?:I|I'm|I've|I'll|we|we're|we've|we'll)\b/;

/** "Having friends over ...", "Taking breaks ...": mostly the subject itself, so nobody is put before them. */
const MOSTLY_A_TOPIC = new RegExp(
  wrapped`
    ^(?:(?:just|also|really) )?(?:
      having|taking|trying (?!to|for)|doing|getting|writing|teaching|volunteering|studying
      |feeling (?!like|a|so|great|good|really)
    )\b`,
  "i",
);

/** "Painted the fence", "Picked up shifts": any past verb before what it is done to. */
const PAST_VERB_FIRST = new RegExp(
  wrapped`
    ^(?:(?:just|finally|recently|actually|already|also|even) )?(?!
      (?:
        based|excited|inspired|terrified|exhausted|devastated|petrified|mortified|relieved|overwhelmed|shattered
        |embarrassed|disappointed|frustrated|confused|surprised|shocked|bored|annoyed|frightened|ashamed|unimpressed
        |surrounded|tired|interested|scared|worried|compared|filled|blessed|thrilled|related|located|pleased|amazed
        |honou?red|determined|used|need|indeed|exceed|speed|feed|seed|red|involved|made|supposed|impressed|delighted
        |hundred|born|needed|gutted|chuffed|knackered|wicked|sacred
      )\b
    )[a-z]{2,}ed (?:
      (?:out |up |down |over |off )?(?:
        a|an|the|that|this|him|his|her|their|my|our|some|two|three|to|for|in|at|with|from|around|since|\d+
      )\b
      |(?:it|them) (?=
        (?:in|on|at|to|for|from|with|last|this|yesterday|after|because|when|while|two|three|a|[a-z]{3,}ing)\b
      )
      |(?:up|off) [a-z]{3,}
    )`,
  "i",
);

/** "Changed jobs", "started school", "Stopped eating wheat": what is begun or left needs no article. */
const STAGE_FIRST = new RegExp(
  wrapped`
    ^(?:(?:just|finally|recently|also|even) )?(?:stopped|began|resumed) (?!
      (?:
        working|raining|snowing|functioning|charging|responding|leaking|printing|ringing|loading|syncing|beeping|showing
        |selling|making sense
      )\b
    )[a-z]{2,}ing [a-z]
    |^(?:(?:just|finally|recently|also|even) )?(?:left|quit) (?=
      (?:
        in (?:early |late |mid-?)?(?:${MONTH_NAMES})|last (?:week|month|year|spring|summer|autumn|winter)
        |(?:an?|two|three|four|five|six|\d+) (?:weeks|months|years?) ago
      )\b
    )
    |^(?:(?:just|finally|recently|also|even) )?(?:changed|switched|started|finished|left|quit) (?:
      jobs?|schools?|uni|university|college|work|careers?|banks?|doctors?|teams?|flats?|gyms?
    )(?=$|[,.!;]| (?:and|in|last|this|on|at|because|so|two|three|since|again)\b)`,
  "i",
);

/** "Got physio on the 12th": what one has is still to come; "got my results on the 12th" is told of what was. */
const HAS_GOT = new RegExp(
  wrapped`
    ^got (?:(?:the|my|an?) )?(?:[a-z]+ )?(?:
      physio|dentist|doctors?|gp|hospital|optician|orthodontist|therapy|counsell?ing|chemo|dialysis|interview|exam|mock
      |appointment|appt|scan|mri|meeting|viewing|audition|rehearsal|training|work|court|detention|revision
    )s? (?:(?:at|with) (?:[\w']+ ){1,3}?)?(?=
      (?:on|this|next) (?:the \d|\w+day|\w+ \d|week|month|weekend)|tomorrow|\w+day\b
    )`,
  "i",
);

/** Pasts that open a sentence in other senses, or of whom nobody can tell. */
const NO_DEED = wordSet(
  "was were left felt found lit slid ground rose wound bit bound lay bred stuck used spoilt thought said",
  "told hid kept held made took got gave knew meant brought",
);
const FIRST_VERB =
  /^(?:(?:just|finally|recently|actually|already|also|even) )?([a-z]+) (?!(?:you|your|works|then)\b)\w/i;
/** "Woke up at six" */
export const opensWithPast = (text: string): boolean => {
  const verb = FIRST_VERB.exec(text)?.[1]?.toLowerCase() ?? "";
  return IRREGULAR_PAST.has(verb) && !NO_DEED.has(verb);
};
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
      |need (?:help (?:with|to)|to (?!(?:know|see|say|be|admit|agree|try|love|check|look)\b)[a-z]+) )
    |^(?:just|still|also|really) want to (?!(?:know|see|say|ask|tell|let|share|thank|add|mention|point|check|be)\b)[a-z]+ `,
  "i",
);

/** "Starting on the new tablets next week"; "Starting May 1" goes on about what was said before. */
const SETS_OUT = new RegExp(
  wrapped`
    ^(?!starting (?:on |in |from |next |this )?[\p{L}\d]+(?: \w{1,4})?(?:[.!]*$|,? (?:I|we|my|our)\b))(?:
      starting|leaving|flying|coming back|moving|quitting|joining|going (?=to |on |(?:${DAY_STEMS})day)
    )\b(?!
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
    )(?: (?!(?:is|are|was|were|has|makes?|made|helps?|keeps?)\b)[\w'-]+){0,5} since (?:
      I|we|last|the|my|\d{4}|(?-i:\p{Lu})\p{Ll}+
    )(?=[ .!,]|$)`,
  "iu",
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
    )(?: (?:up|home|out|over|back|away|camping|skiing|sailing|hiking))? (?:to|from|at|for|on|in) (?!
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

/** "Husband hates mushrooms", "Mum's lending me her car": one's own, whom chat names like that. */
const KIN_FIRST = new RegExp(
  wrapped`
    ^(
      mother|father|mum|mom|mam|mummy|mommy|mama|amma|dad|papa|daddy|appa|gran|granny|grandma|grandpa|grandad|granddad
      |nan|hubby|husband|wife|sister|brother|son|daughter|boyfriend|girlfriend|boss|landlord|landlady|flatmate|roommate
      |kids(?! [^,;]*\b(?:(?:for|in|go) free|free of charge|half(?:[- ]price)?|discounts?)\b
        | (?:will|would|always|do) (?:\w+ )?(?:love|like|enjoy|adore)\b
      )
      |physio|doc|doctor|vet|dentist|gp|pa?ediatrician|therapist|midwife|tutor|trainer|coach|editor|supervisor|teacher
      |prof|professor|accountant|recruiter|(?:mother|father|sister|brother|son|daughter)-in-law
    )(?=
      's | (?:(?:also|just|still|now|always|never|really|finally) )?(?:is|was|has|had|will|can|can't|won't|arrives?|arrived|lands|(?:are|were) (?:\d|at|with|off|ill|away|both|now|home|allergic|back|having|starting|excited)|hates?|loves?|likes?|wants?|needs?|says|said|told|lives?|works?|got|gets|went|goes|came|comes|turns|turned|starts|started|doesn't|didn't|isn't|wasn't|sent|fixed|found|rang|called|promised|finished|moved|died|passed|retired|gave|let|lets|made|makes|paid|pays|bought|broke|prefers|thinks|thought|checked|wanted|recommends|recommended|suggests|suggested|prescribed|quoted|wrote|texted|emailed|messaged|phoned|asked|offered|agreed|refused|loved|hated|liked|does|did|do|cooks?|cooked|bakes?|baked|knits?|drives?|drove|runs?|ran|keeps?|kept|plays?|played|sings?|teaches|taught|helps?|helped|takes?|took|leaves|left|lost|won|fell|hurt|calls|visits?|visited|stays?|stayed|needs|uses?|used|owns?|owned|eats|ate|sleeps?|slept|still [a-z]+s|changed|switched|sold|decided|booked|joined|applied|signed|cancell?ed|transferred|graduated|recovered|collapsed|slipped|remarried|forgot|couldn't|wouldn't|hasn't|cleared me|discharged|referred|diagnosed|confirmed|reckons)\b
    )`,
  "i",
);
/** "It's my sister who has the boat, not me": said of her. */
const CLEFT = new RegExp(
  wrapped`
    ^it(?:'s| is| was) (my (?:[\w'-]+ ){0,2}?[\w'-]+(?: \p{Lu}[\p{L}'-]+)?) who(?:
      ('s)| (?=(?:is|was|has|had|does|can|will|lives?|works?|likes?|loves?|hates?|wants?|needs?|\w{3,}ed|\w{3,}s)\b)
    )(.*?)(?:,? not (?:me|I|him|her))?([.!]*)$`,
  "iu",
);
/** "My daughter, she's four" */
const NAMED_TWICE = new RegExp(
  wrapped`
    ^(?!My [\w-]+'s (?:an?|the|in|at|on|from|my|our|so|very|not|only|still|also|just|\d|\w+ing|\w+ed)\b)(
      My(?: (?!
          (?:
            is|are|was|were|has|have|had|will|can|can't|could|would|should|might|may|must|does|did|lives|works|got
            |\w{3,}ed|\w{3,}ing
          )\b
        )[\w'-]+
      ){1,5}
    ), (?:s?he|it|they)(?:'s(?= )|(?=(?: is| was| has| had| will| lives| works)\b))`,
  "i",
);
/** "I was, but we split up": what was asked before stands in front. */
const BARE_REPLY = new RegExp(
  wrapped`
    ^(?:
      (?:I|we) (?:did|have|will), (?=(?:the |all |[a-z]+ )?[a-z]+ (?:is|are|was|were) )
      |(?:I|we) did, (?=
        (?:just |finally |already )?(?:got|had|went|bought|found|made|took|saw|met|booked|sold|started|finished)\b
      )
      |(?:I|we) (?:
        was|were|am|are|did|do|have|had|can|could|will|would|don't|didn't|haven't|wasn't|can't|couldn't|won't
      )(?: (?:really|not|not really|either|too|anymore|actually))?, (?:(?:but|and|because|so|since) )?
        (?=(?:I|I'm|I've|we|we're|my|our)\b)
      |(?:s?he|it|they) (?:is|are|was|were|does|do|did|has|have|had|can|will|isn't|doesn't|didn't|hasn't), (?:but|because|since) (?=
        (?:I|I'm|I've|we|we're|my|our|(?-i:\p{Lu}\p{Ll}+))\b
      )
      |(?:s?he|it|they) (?:do|does|did|is|was|are|were|has|have|had)(?:n't| not), (?=(?:s?he|it|they)\b)
    )`,
  "iu",
);
/** "My new email: ada@example.com" */
const CONTACT =
  /^(my (?:new |current |private |work )?(?:e-?mail(?: address)?|phone(?: number)?|number|mobile|address)):? (?=\S+@|\+?\d)/i;
/** "Account number 4471-22, name is Obinna Eze" */
const ACCOUNT = new RegExp(
  wrapped`
    ^(?:my )?(
      (?:
        account|customer|order|booking|reference|ticket|case|contract|policy|member(?:ship)?|patient|invoice|tracking
        |serial|insurance
      ) (?:number|no\.?|id|code)
    )(?: is|:)? (#?(?:[A-Z]{1,4}[ -]?)?\d[\w/-]*)(?:, (?:and )?(?:my )?name(?: is|'s|:)? (?:\p{Lu}\p{Ll}+ ?){1,3})?
      (?=[,.!]|$)`,
  "iu",
);
/** "Grandma is away" is not said of Grandpa's own grandma. */
const NAMED_AS_KIN = new RegExp(
  wrapped`
    ^(?:
      grand(?:ma|pa|dad|mother|father)|gran(?:ny)?|nana?|mum(?:my)?|mom(?:my)?|mam|dad(?:dy)?|pa|papa|mama|aunt(?:ie|y)?
      |uncle|opa|oma
    )\b`,
  "i",
);
/** "We're moving to Mons, me and Goran" → "Goran and I are moving to Mons" */
const TOGETHER =
  /^we('re| are|'ve|) ([a-z][^,;]+),? (?:(?:both,? )?me and (\p{Lu}\p{Ll}+)|(\p{Lu}\p{Ll}+) and (?:I|me))(?=[.!]*$)/iu;
/** "Funny, a bit shy, she's a ranger" → "She's funny, a bit shy, a ranger" */
const TRAITS_FIRST = new RegExp(
  wrapped`
    ^(
      \p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}, (?:
        (?!(?:my|our|the|an?(?! bit\b| little\b)|his|her)\b)[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}, ){1,2}
    )(s?he(?:'s| is)) (?=an? )`,
  "u",
);
const NAME_IS = /^((?:his|her|their|my [\w' ]{2,30}'s) name)'s (?=\p{L})/iu;
/** "The physio says", "The plumber wants", "Surgeon at Raigmore says", "Both kids go to school": their own. */
const OFFICE = wrapped`
  (?:
    physio|doctor|doc|dentist|gp|pa?ediatrician|therapist|midwife|surgeon|dermatologist|cardiologist|psychologist
    |psychiatrist|orthodontist|oncologist|mechanic|plumber|electrician|builder|contractor|roofer|accountant|lawyer
    |solicitor|notary|landlord|landlady|tutor|trainer|coach|teacher
  )`;
const TELLS = wrapped`
  (?:
    says?|said|thinks?|thought|reckons|reckoned|told|wants?|recommends?|recommended|suggests?|suggested|prescribed|gave
    |put|took|found|sent|confirmed
  )`;
/** "The doctor put him on insulin": his. */
const OF_OTHER = "(?!.*\\b(?:him|her|his|them)\\b)(?=.)";
const OWN_BY_OFFICE = new RegExp(
  wrapped`
    ^The (?=
      (?:
        (?:rheumat|neur|endocrin|audi|immun|ur|gyna?ec|nephr|ha?emat|gastroenter|pulmon|ophthalm|allerg)ologist
        |consultant|specialist|allergist
      ) (?:confirmed|diagnosed|found|prescribed|discharged|referred)\b${OF_OTHER}
      |${OFFICE}(?:, \p{Lu}\p{Ll}+,)? ${TELLS}\b(?:.*\b(?:me|my|I|we|us|our)\b|${OF_OTHER})
    )`,
  "iu",
);
const OF_OFFICE = new RegExp(`^${OFFICE} (?:at|from) (?:(?!${TELLS}\\b)[\\p{L}\\d.'-]+ ){1,4}${TELLS}\\b`, "iu");
const BOTH_KIDS =
  /^(both|all(?: (?:three|four|five))?)(?: of)?(?: the)? (kids|boys|girls|children|sons|daughters|twins|parents|cats|dogs) (?=[a-z])/i;
/** "I weigh 82 kilos and I'm 1.79": metres. */
const HEIGHT = /\b((?:I'm|I am) (?:1[.,][4-9]\d|2[.,][01]\d))(?: ?m(?: tall)?)?(?=[.!,]|$| (?:and|but|so)\b)/g;
/** "The exam's in November" */
const THING_IS = new RegExp(wrapped`
  ^(The (?:[a-z-]+ ){0,2}[a-z-]+)'s (?=
    \d|(?:in|on|at|from|next|this|tomorrow|today|due|set|scheduled|booked|over|off|closed|open|back)\b
  )`);
/** "It's just me and my daughter at home" */
const JUST_US = new RegExp(
  wrapped`
    ^it(?:'s| is) (?:just|only) me and ((?:my|our) (?:[\w-]+ ){0,2}?[\w-]+) (?=
      at home\b|in (?:the|our|this) (?:house|flat|apartment|place)\b|here\b
    )`,
  "i",
);
/** "I should like to see Norway": as "I'd like to", which says the same. */
const IN_FULL = /^I (?:should|would) (?=(?:so |very much |really )?(?:like|love) to )/;
const asOwn = (text: string): string => {
  const first = text.charAt(0).toLowerCase();
  if (first === "i")
    return text.replace(IN_FULL, "I'd ").replace(JUST_US, (_, who: string) => `I live alone with ${lowerFirst(who)} `);
  if (first === "t") return text.replace(OWN_BY_OFFICE, "My ").replace(OWN_CHILDREN, "My ");
  if (OF_OFFICE.test(text)) return `My ${lowerFirst(text)}`;
  return first === "a" || first === "b"
    ? text.replace(BOTH_KIDS, (_, several: string, whom: string) => `My ${whom} ${several.toLowerCase()} `)
    : text;
};
/** What one may say one is with a capital, "I'm Filipino", "I'm Vegan", and endings of words for where one is from. */
const NO_OWN_NAME = new RegExp(wrapped`
  (?:[aei]n|ic|[aeiou]n[oa]|er|i|ed|ing)$
  |^(?:
    Single|Fine|Sorry|Done|Back|Good|Ready|Sure|Gay|Trans|Bi|Straight|Queer|Okay|Alone|Home|Great|Aussie|Kiwi|Scouse
    |Geordie|Sikh|Libra|Virgo|Leo|Aries|Cancer|Taurus|Pisces|Aquarius|Bisexual|Asexual|Male|Female|Nonbinary|Human|Busy
    |Free|Full|Happy|Sad|Sick|Ill|Late|New|Old|Out|Here|Hindu|Atheist|Agnostic|Bipolar|Deaf|Blind|Blonde|Left|Right
    |Short|Tall|Type|Afraid|Glad|Broke|Pro|Celiac|Coeliac
  )$`);
/** "I'm Hedda": no name of a list, and no people's either. */
const isOwnName = (word: string): boolean => isFirstName(word) || !(isDemonym(word) || NO_OWN_NAME.test(word));
export const withOwner = (typed: string, speaker: string): string => {
  const inside = NAMED_AS_KIN.test(speaker) ? typed : withOwnKin(typed);
  const text = asOwn(inside.replace(NAME_IS, "$1 is ").replace(THING_IS, "$1 is ").replace(HEIGHT, "$1 m tall"));
  if (!opensWithSubject(text) && KIN_FIRST.test(text) && !NAMED_AS_KIN.test(speaker)) return `My ${lowerFirst(text)}`;
  const cleft = text.includes(" who") ? CLEFT.exec(text) : null;
  if (cleft !== null) {
    const subject = `${(cleft[1] ?? "").replace(/^m/, "M")}`;
    return `${subject}${cleft[2] === undefined ? " " : " is"}${cleft[3]}${cleft[4]}`;
  }
  const together = TOGETHER.exec(text);
  if (together !== null) {
    const [all, be, told, one, other] = together;
    return `${one ?? other} and I ${be === "'re" || be === " are" ? "are " : be === "'ve" ? "have " : ""}${told}${text.slice(all.length)}`;
  }
  const account = /\d/.test(text) ? ACCOUNT.exec(text) : null;
  if (account !== null) return `My ${account[1]?.toLowerCase()} is ${account[2]}${text.slice(account[0].length)}`;
  const name = /^I(?:'m| am) (\p{Lu}\p{Ll}+)[.!]*$/u.exec(text)?.[1];
  if (name !== undefined && isOwnName(name)) return `My name is ${name}.`;
  if (!/[,:]/.test(text)) return text;
  const bare = text
    .replace(TRAITS_FIRST, (_, traits: string, she: string) => `${upperFirst(she)} ${lowerFirst(traits)}`)
    .replace(BARE_REPLY, "")
    .replace(CONTACT, "$1 is ")
    .replace(NAMED_TWICE, (all: string, who: string) =>
      FINITE.test(who) ? all : all.endsWith("'s") ? `${who} is` : who,
    );
  return bare === text ? text : upperFirst(bare);
};

/** "Read a lot and try new looms": an order, as the second verb tells. */
const LIKE_PAST = /^(?:read|put|set|cut|hit|let) [^,;.]{0,40}?\band (?:also |then )?([a-z]+) /i;
const isAdvice = (text: string): boolean => BASE_VERBS.has(LIKE_PAST.exec(text)?.[1]?.toLowerCase() ?? "");

const NAME = String.raw`(?:(?:my|our|the) [a-z]+|(?!\p{Lu}\p{L}+day )\p{Lu}[\p{L}'-]+)`;
/** "Thought Marta was in Graz", "Told Nils already": what one took to be so, and that one passed it on, is no news. */
const NO_NEWS = new RegExp(
  wrapped`
    ^(?:just |already )?(?:
      (?:thought|figured|reckoned|guessed|assumed|said) (?:that )?(?:${NAME}|he|she|they)
      |(?:told|asked|texted|messaged|warned|reminded) ${NAME}(?: (?:already|too|that|so|it|yesterday|today))*[.!]*$
    )`,
  "u",
);
/** "Asked Rita to water the plants", "Married Tom in 2019": done to somebody named. */
const DONE_TO_NAMED = new RegExp(
  wrapped`
    ^(?:just |finally |already )?(?:
      (?:
        told|asked|texted|messaged|phoned|emailed|rang|warned|reminded|married|dumped|invited|fired|hired|helped|called
      ) \p{Lu}[\p{L}'-]+ (?=\p{L}|\d)
      |told (?:the|my|our) \p{Ll}+(?: (?=\p{L})|[.!]*$)|left \p{Lu}[\p{L}'-]+ (?=in|on|at|for|last|yesterday|after)
    )`,
  "u",
);

/** "Raised in Poland by my gran, I speak Polish": the subject stands behind, and what opens was done to it. */
const DONE_TO_SUBJECT = new RegExp(
  wrapped`
    ^(?:
      born|raised|brought up|founded|established|launched|built|made|written|trained|named|known|started (?=as\b|by\b)
      |inspired|driven|supported|run|owned|based
    ) ?(?:in|by|as|at|on|near|after|for|with|from|to|out of)\b[^.!?;]{2,120}, (?:I|we|I'm|we're|I've|we've|our|my)\b`,
  "i",
);

/** "Moved in with us in July": somebody else did. */
const LIVES_WITH_SPEAKER = new RegExp(
  wrapped`
    ^(?:just |then |only |also |finally )?(?:moved|came|stayed|lived|settled|moving|staying|living|coming|lives|stays) (?:
      (?:back|in|over|down|up|here|round|on) )*(?:with|to) (?:me|us)\b`,
  "i",
);
/** "Signed it on Friday, told me last night": nobody tells oneself. */
const DONE_TO_SPEAKER = new RegExp(
  wrapped`
    (?:^|, |\b(?:and|but|then) )(?:just |then |only |even |never |also )?(?:
      told|asked|rang|texted|gave|sent|lent|paid|left|dumped|showed|promised|offered|invited|drove|called|blocked
      |ghosted|kissed
    ) (?:me|us)\b(?! (?:all|the time))`,
  "i",
);
/** "Offered me 5k more": who did, is not said. */
const OFFERED_ME = new RegExp(
  wrapped`
    ^(?:just |then |even |also )?(?:
      told|asked|rang|texted|sent|lent|paid|dumped|showed|promised|offered|invited|called|blocked|ghosted|kissed
    ) (?:me|us)\b`,
  "i",
);

const isOfNobody = (text: string): boolean => NO_NEWS.test(lowerFirst(text)) || OFFERED_ME.test(text);

/** "Been together 14 months": of two, and the other one stands elsewhere. */
const BEEN_OF_TWO = /^(?:just |also |still |already )?been (?:together|a couple)\b/i;

const hasSubject = (text: string): boolean => opensWithSubject(text) || DONE_TO_SUBJECT.test(text);

/** With the subject that the first words alone tell. */
const withSubjectOfOpening = (text: string): string | null => {
  if ([FOR_NOW, NO_MORE].some((opens) => opens.test(text))) return `I'm ${lowerFirst(text.replace(/^so /i, ""))}`;
  if (WENT_SO.test(text) || RUNS.test(text) || NOBODY_DID.test(text)) return `It ${lowerFirst(text)}`;
  if (WAS_FIRST.test(text)) return `I ${lowerFirst(text)}`;
  const ever = EVER_FIRST.exec(text)?.[1];
  if (ever !== undefined) return `${/^been$/i.test(ever) ? "I've" : "I"} ${lowerFirst(text)}`;
  if (SINCE_WHEN.test(text)) return `I've been ${lowerFirst(text)}`;
  if (isSetFor(text)) return `I'm ${lowerFirst(text)}`;
  return NEED_FIRST.test(text) || NOT_FIRST.test(text) ? `I ${lowerFirst(text)}` : null;
};

/** The sentence with its subject, the sentence itself when it has one, or null when nobody can tell the subject. */
export const withSubject = (text: string): string | null => {
  if (hasSubject(text)) return text;
  const opened = withSubjectOfOpening(text);
  if (opened !== null) return opened;
  if (isOfNobody(text)) return null;
  if (
    ![LEFT_OUT, PAST_VERB_FIRST, STAGE_FIRST, DONE_TO_NAMED].some((opens) => opens.test(lowerFirst(text))) &&
    !opensWithPast(text)
  )
    return text;
  if ([NO_SUBJECT_FITS, DONE_TO_SPEAKER, LIVES_WITH_SPEAKER, BEEN_OF_TWO].some((of) => of.test(text)) || isAdvice(text))
    return null;
  const isGerund = GERUND.test(text);
  if (isGerund && SUBJECT_BEHIND.test(text)) return text;
  if (
    isGerund &&
    !/^(?:still )?going to (?:keep|try|make|take|get|do|have|start|continue|use|give|help|learn|see|spend) /i.test(
      text,
    ) &&
    !/^(?:just )?(?:hoping|wondering|planning)\b/i.test(text) &&
    GERUND_HAS_VERB.test(
      text
        .slice(0, 120)
        .split(
          /;| - |,? (?:when|once|until|because)\b|, (?:which|but|so|it|and it|new|sounds?|looks?|feels?|seems?)\b/,
        )[0] ?? "",
    )
  )
    return text;
  if (isGerund && MOSTLY_A_TOPIC.test(text)) return null;
  const body = lowerFirst(text);
  if (HAS_GOT.test(text)) return body.replace(/^got/i, "I have");
  if (isGerund) return `I'm ${body}`;
  if (/^(?:just |also |still |already |recently )?been\b/i.test(body)) return `I've ${body}`;
  return `I ${body}`;
};

/** "Reminds me of home", "Makes me happy": what does is not said. */
const VERB_FIRST = new RegExp(
  wrapped`
    ^(?:(?:really|just|also|always|still) )?(?:
      reminds?|reminded|makes?|made|helps?|helped|feels?|sounds?|looks?|seems?|means?|gives?|gave|takes?|keeps?|kept
      |brings?|brought|works?|was|is|are|were|has|appreciate|need|glad|so|such|same|must|blessed|lucky|proud|surprised
      |thankful|grateful|thrilled|hope|guess|wish|not|no wonder|super|very|pretty|quite|rather|a (?:little|bit)|might
      |could|would|should
    )\b(?! (?:I|we|my|our)\b)`,
  "i",
);

/** "Since I was ten or so", "Almost as odd as when I fell": half of what a sentence before began. */
const HALF = new RegExp(
  wrapped`
    ^(?:
      (?:none|nothing|nobody|not) (?:since|until|till|yet)|than|as if|like when|just like|such as|especially|including
      |(?:almost|nearly|not|about|just|twice) as \w+ as
    )\b(?!.*(?:, | - )(?:I|we|my|our|the|it|he|she|they|there)\b)
    |^given\b(?!.*, (?:I|I'm|I've|we|my|our|the|it|it's|there|this|that)\b)
    |^(?:(?:only|just|not) )?(?:since|until|till) (?:I|we)(?:'m|'re|'ve)? (?!
      .*\b(?:I|I'm|I've|we|we're|we've|my|it|it's|he|she|they|there|is|are|has|have)\b
    )
    |^(?:I|we)(?:'m| am|'re| are) to be\b`,
  "i",
);

/** "Was my best birthday ever": what was? */
const WAS_BEST =
  /^(?:is|was|were) (?:by far )?(?:my|our) (?:(?:very|absolute) )?(?:\w+est|best|worst|first|second|third|last|only|favou?rite)\b/i;

/** "In the barn until the berth is free": where, but not what. */
const PHRASE_FIRST =
  /^(?:in|at|on|from|near|with|by|behind|under) [^,]*? (?:until|till|when|where|while|because|since|if|before|after) [^,]*$/i;
const SUBORDINATE = / (?:until|till|when|where|while|because|since|if|before|after) .*$/i;
/** "The one you sent in February": which one, and nothing said of it. */
const ONE_TOLD_APART = new RegExp(
  wrapped`
    ^the (?:same |other |first |last |new |old )?ones? (?:that |which |who |whom )?(?:
      you(?:'ve| have)?|I(?:'ve| have)?|we(?:'ve| have)?|he|she|they|(?:your|my|our|his|her) [a-z]+|(?-i:\p{Lu}\p{Ll}+)
    )(?: (?:just|also|already))? [a-z]+`,
  "iu",
);
const isPhraseAlone = (text: string): boolean =>
  (PHRASE_FIRST.test(text) && !FINITE.test(text.replace(SUBORDINATE, ""))) ||
  (ONE_TOLD_APART.test(text) && !FINITE.test(text.replace(ONE_TOLD_APART, "")));

/** "I sure am", "I can't": what was asked before stands behind it. */
const BARE_VERB = new RegExp(
  wrapped`
    ^(?:I|we)(?:
      'm| am|'re| are| was| were|'ve| have| had| do| don't| did| didn't| can| can't| could| will| won't|'ll| would|'d
    )?(?: (?:
        so|too|also|sure|definitely|really|just|always|totally|obviously|clearly|probably|still|sadly|not|am|do|don't
        |did|didn't|will|won't|can|can't|couldn't|wait|have
      )
    )*[.!]*$
    |^(?:no thanks, )?I'm (?:(?:also|too|so|badly|very|really) )*(?:allergic|intolerant)[.!]*$
    |^(?:I|we) used to(?=[,.!])|^(?:my|our|the) (?:[\w'-]+ ){1,3}(?:is|are|was|were)[.:!]*$`,
  "i",
);

/** "My model looks like this:" goes before what is shown. */
const INTRODUCES_CODE = new RegExp(
  wrapped`
    \b(?:
      like (?:this|so)|as follows|the following(?: \w+){0,2}
      |(?<=\b(?:have|got|is|am|at|wrote|done|made|written|tried) )so far|what(?: I(?:'ve| have)? \w+)? so far
      |(?:code|snippet|example|output) below
    )[.:]*$`,
  "i",
);

/** "I think a smaller one then": of what, nothing is said. */
const THINKS = /^I (?:think|guess|suppose|reckon) (?=(?:an?|the|some|maybe) )/i;

/** "What we know about the user": a title, or what somebody knows, and nothing said of it. */
const NOUN_CLAUSE = new RegExp(
  wrapped`
    ^(?:what|all|everything|things|facts) (?:that )?(?:I|we|you|they) (?:know|remember|learned|learnt|noted|heard) about [^,.;!?]{2,40}
      [.:!]*$`,
  "i",
);

/** A fragment: no verb says anything, or nothing the verb could be said of. */
export const isFragment = (text: string): boolean =>
  !FINITE.test(text.replace(THINKS, "")) ||
  isPhraseAlone(text) ||
  VERB_FIRST.test(text) ||
  HALF.test(text) ||
  WAS_BEST.test(text) ||
  NOUN_CLAUSE.test(text) ||
  BARE_VERB.test(text) ||
  isUnfinished(text);

export const introducesCode = (text: string): boolean => INTRODUCES_CODE.test(text);

/** "Since the electricians were here": what has been so since then was asked. Not "Since July I'm at a brewery". */
const ONLY_SINCE = new RegExp(
  wrapped`
    ^(?:
      because
      |(?:since|until|till)(?! (?:(?:last|this|the|early|mid|late|next) )*(?:
          ${MONTH_NAMES}|${WEEKDAY_NAMES}|\d{4}|yesterday|week|weekend|month|year|spring|summer|autumn|fall|winter|then
          |christmas|easter|start|end
        )(?: of \w+| \d{4})? (?:I|I'm|I've|we|we're|we've|my|our|he|he's|she|she's|they|they've)\b
      )
    ) [^,;]+$`,
  "i",
);
/** "When I remind him", "Whenever my knee lets me": a condition, and no more. */
const ONLY_WHEN = new RegExp(
  wrapped`
    ^(?:(?:only|just|mostly|usually) )?(?:when|whenever|if|unless|as soon as|as long as) (?:
      I|we|he|she|they|you|it|(?:my|our|his|her|their|the) [\w'-]+|(?-i:\p{Lu})[\p{L}-]+
    ) (?!.* (?:I|we|he|she|they|you|it|it's|I'm|I'll|I've|there|my|our|the)\b)[\w'-]+(?: [\w'-]+){0,6}[.!]*$`,
  "iu",
);
export const isOnlySince = (text: string): boolean => ONLY_SINCE.test(text) || ONLY_WHEN.test(text);
