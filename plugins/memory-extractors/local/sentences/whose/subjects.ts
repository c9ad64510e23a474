// Puts back a subject that chat leaves out: "Just got back from Oslo" → "I just got back from Oslo".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { opensWithSubject } from "#plugins/memory-extractors/local/cues/openings.ts";
import { BASE_VERBS, IRREGULAR_PAST } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { DAY_STEMS, MONTH_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { wordSet } from "#plugins/memory-extractors/local/patterns.ts";
import { withSubjectOfOpening } from "./subject-of-opening.ts";

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
      |cancel+ed|starting (?:at|as|in|on|my|an?|with|(?:day|night|early|late) shifts?|therapy|work|school|university|college)|moving (?:to|into|in|out|back)
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
    ^got (?:your|you)\b
    |^found (?:in|on|under|behind|at|near|by|next to|inside|among|beneath|outside)[ ]
    |^came (?:(?:very |so )?highly |well )?recommended\b
    |^love (?:sure|always|never|can|will|does|is|was|has|conquers|hurts|brings|makes|wins|takes|knows)\b
    |^(?:been )?(?:working on|waiting for|looking for|dreaming of) (?:for|since)\b
    |^(?:
      lent|given|made|written|bought|chosen|painted|recommended|gifted|designed|built|directed|repaired|serviced|composed
      |edited|published|knitted|sewn|baked|drawn
    ) by\b
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
    |^(?:came|went|worked|ended|turned|sold) (?:out |up )?(?:to|at|for|costing)[ ]
    (?:(?:about|around|just|only|almost|nearly|over|under) )*[$€£]?\d`,
  "i",
);
const GERUND =
  /^(?:(?:just|finally|recently|actually|already|also|even|still|currently|really|definitely|totally) )?(?:\w{2,}ing|excited to)\b/i;

/** "Taking the train, I read a lot": the subject stands behind. */
const SUBJECT_BEHIND = /^[^,]{8,60}, (?:I|I'm|I've|I'll|we|we're|we've|we'll)\b/;

/** "trying to save 300 a month, we're getting married", "thinking of buying a boat, my brother has one": what is meant, and a sentence of its own. */
const MEANT_AND_SO = new RegExp(
  wrapped`
    ^(?:still |also |just )?(?:
      (?:planning|hoping|trying|aiming|saving(?: up)?) (?:to|for)|thinking (?:of|about)
    ) [^,]{4,70}, (?:
      (?:I|we)(?:'m|'re|'ve|'ll| have| haven't| am| are)
      |(?:my|our) (?:[a-z-]+ ){1,2}(?:is|are|has|have|isn't|hasn't|does|did|says|said)
    )\b`,
  "i",
);

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
    )s? (?:(?:at|with) (?:[\w']+ ){1,3}?)?
    (?=
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
    ^(?:just |then |only |also |finally )?(?:moved|came|stayed|lived|settled|moving|staying|living|coming|lives|stays)[ ]
    (?:(?:back|in|over|down|up|here|round|on) )*(?:with|to) (?:me|us)\b`,
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

/** "Started solids, she hates carrot": who did, is who is told of behind. */
const GOES_ON_OF_ANOTHER = new RegExp(
  wrapped`
    ^(?:started|stopped|tried|learned|refused) (?:
      solids|weaning|school|nursery|daycare|kindergarten|pre-?school|crawling|walking|talking|teething|napping|sleeping
    )\b[^,]{0,24}, s?he (?!.*\b(?:I|I'm|me|my|we)\b)`,
  "i",
);

/** "Never worn before, size 42": something that is for sale. */
const NEVER_WORN = /^never (?:worn|used|opened|read|driven|ridden|played|installed|unpacked|washed) before\b/i;
const isOfNobody = (text: string): boolean =>
  GOES_ON_OF_ANOTHER.test(text) || NEVER_WORN.test(text) || NO_NEWS.test(lowerFirst(text)) || OFFERED_ME.test(text);

/** "Never run one before", "Never used a lathe before, so go slow": of who types it. */
export const NEVER_BEFORE = new RegExp(
  wrapped`
    ^never (?:
      been|run|done|had|seen|taken|written|ridden|driven|flown|eaten|drunk|sung|worn|drawn|made|built|bought|sold|taught
      |led|held|kept|owned|\w{2,}ed
    ) [^,.!]*\bbefore(?=[.!]*$|, )`,
  "i",
);
/** "Been together 14 months": of two, and the other one stands elsewhere. */
const BEEN_OF_TWO = /^(?:just |also |still |already )?been (?:together|a couple)\b/i;

const hasSubject = (text: string): boolean => opensWithSubject(text) || DONE_TO_SUBJECT.test(text);

/** The sentence with its subject, the sentence itself when it has one, or null when nobody can tell the subject. */
export const withSubject = (text: string): string | null => {
  if (hasSubject(text)) return text;
  const opened = withSubjectOfOpening(text);
  if (opened !== null) return opened;
  if (isOfNobody(text)) return null;
  if (
    ![NEVER_BEFORE, LEFT_OUT, PAST_VERB_FIRST, STAGE_FIRST, DONE_TO_NAMED].some((opens) =>
      opens.test(lowerFirst(text)),
    ) &&
    !opensWithPast(text)
  )
    return text;
  if ([NO_SUBJECT_FITS, DONE_TO_SPEAKER, LIVES_WITH_SPEAKER, BEEN_OF_TWO].some((of) => of.test(text)) || isAdvice(text))
    return null;
  if (MEANT_AND_SO.test(text)) return `I'm ${lowerFirst(text)}`;
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
  if (/^(?:just |also |still |already |recently )?been\b/i.test(body) || NEVER_BEFORE.test(body)) return `I've ${body}`;
  return `I ${body}`;
};
