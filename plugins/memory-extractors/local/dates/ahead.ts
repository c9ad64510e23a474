// What looks ahead whatever the form of its verb: who asks, offers, books or promises speaks of a time that is still to come.

import { wrapped } from "#domain/wrapped.ts";
import { PAST_FORMS } from "../cues/verbs.ts";
import { MONTH_NAMES } from "./calendar.ts";
import { DAY_AND_MONTH, isChosenDay, isSetDay, TOLD_AS_PAST } from "./set-days.ts";

/**
 * "future": surely ahead of what is said. "later": ahead of a time in the past, and so mostly, where near, of what is said too.
 * "onwards": from when on something holds that was agreed; of a time that has only just been, nobody can tell.
 */
export type Ahead = "future" | "later" | "onwards";

const ARRANGED = wrapped`
  asked|applied|requested|booked|reserved|planned|invited|promised|agreed|enrolled|registered|entered|offered|proposed
  |decided|arranged|scheduled|volunteered|committed|sworn|vowed|hired|accepted|selected|chosen|granted
  |signed (?:\w+ )?up|picked|cancell?ed|called off|(?:dropped|pulled) out of|blocked (?:\w+ )?(?:out|off)
  |taken (?:\w+ ){0,4}?off|pencilled (?:\w+ ){0,2}in|saved(?! (?:over |about |nearly |almost )?[£$€]?\d)|trained
  |prepared|practi[sc]ed|rehearsed
  |given (?:an?|the|his|her|my|our|their) (?:\w+ )?(?:date|slot|place|term|deadline|appointment)`;
export const ADVERB = String.raw`(?:already |just |also |finally |now |even |both |all |only |not |\w+ly )?`;
/** Of no wish: "he'd have liked". */
export const PERFECT = String.raw`(?:(?<!(?:\b(?:would|should|could|might|must|to)|'d) )\bhave|\bhas|'ve|'s)`;
const IS_PERFECT = new RegExp(`${PERFECT} `, "i");
/** "I've asked the school for leave in January": in standard English no perfect goes with a day that is over. */
const HAS_ARRANGED = new RegExp(String.raw`${PERFECT} ${ADVERB}(?:been )?(?:${ARRANGED})\b`, "i");
/** "I've applied for it on Friday": when that was done, as many say it; not "I've booked a table on Friday". */
const ON_WEEKDAY = /^on \w+day$/i;
const ENDS_ON_IT = /\b(?:it|that|this|them|everything) (?:on )?$/i;
/** "We've been preparing for the trial in July" */
const HAS_BEEN_PREPARING = new RegExp(
  wrapped`
    ${PERFECT} been (?:\w+ly )?(?:
      preparing|training|rehearsing|practi[sc]ing|saving|studying|revising|planning|thinking|talking|dreaming|waiting
    )\b`,
  "i",
);
/** "I've found someone to feed the cats in July" */
const HAS_FOR = new RegExp(
  wrapped`
    ${PERFECT} ${ADVERB}(?:been )?(?!able|glad|lucky|happy|managed|learned|started|begun|come|gone|got|had|tried|used)\w+
      (?:ed|en|ing|ought|ound|old|eft|ade)\b[^,;]{0,40}? to[ ]
      (?!(?-i:[A-Z])|the |an? |my |our |his |her |their |this |that )[a-z]+\b`,
  "i",
);
/** "I've sent in my papers for the exam in June" */
const HAS_FOR_WHAT = new RegExp(
  String.raw`${PERFECT} ${ADVERB}(?:been )?\w+(?: [\w'-]+){0,6}? for (?:the|an?|my|our|his|her|their) (?:[\w'-]+ ){1,3}$`,
  "i",
);
/** "I've been sober for two years on Friday" */
const HAS_LASTED = new RegExp(
  String.raw`${PERFECT} ${ADVERB}(?:been|had|lived|worked|known)\b.{0,40} \w+ (?:days?|weeks?|months?|years?) $`,
  "i",
);
const ON = /^(?:on|this) /i;
/** "I've rented out the room until June", "she's paid the gym through June". */
const HAS_UNTIL = new RegExp(
  String.raw`${PERFECT} ${ADVERB}(?:been (?:\w+ly )?)?(?!been\b)\w+(?:ed|en|ent|et|ut|aid|old|ept|ot)\b`,
  "i",
);
/** "She rented it to a couple until June", "they gave us until June". */
const HANDED_UNTIL = new RegExp(
  wrapped`
    \b(?:
      rented|let|lent|leased|hired|gave|given|granted|extended|prolonged|renewed|paid|borrowed|postponed|suspended
      |banned|(?<!\b(?:was|were|been) )(?:grounded|barred|(?:locked|frozen|fixed)(?: in)?|froze (?:my|our|the|it))
      |guaranteed|secured|prepaid|told|approved|allowed|signed off|moved (?:back|in|here|home)
      |put (?:\w+ ){0,3}off
      |got (?:an? |the |my |our )?(?:[\w-]+ ){0,2}(?:shifts?|leave|visa|permit|extension|permission|lease|contract)
    )\b`,
  "i",
);
export const UNTIL = /^(?:until|till?|through) /i;
/** "They found us a nanny from September" */
const FOUND = /\b(?:found|got|hired|rented|booked|took on|(?:want|need|expect)s? (?:me|us|him|her|them)|make)\b/i;
export const FROM = /^from /i;
/** "I broke my toe so no running until May" */
const DONE_WITHOUT_UNTIL = /\b(?:so|means|meaning) no (?:more )?(?:[\w-]+ ){1,3}(?:(?:until|till?) (?:the )?)?$/i;
const UNTIL_BEFORE = /\b(?:until|till?|through) (?:the |early |late |mid )?$/i;

const TOLD = wrapped`
  asked|told|invited|advised|urged|reminded|warned|(?<!\b(?:was|were) )allowed|promised|agreed|offered|hoped|planned
  |meant|swore|vowed|threatened|arranged|intended|expected|convinced|persuaded
  |(?:would|'d) have (?:liked|loved|preferred)|recommended|chosen|selected|accepted|volunteered|wanted|decided|voted
  |said|permission|notice`;
/** "He'd have liked me to wait until July", "she told Bo to come back in July". */
const TOLD_TO = new RegExp(
  wrapped`
    \b(?:${TOLD}) (?:[\w'-]+ ){0,4}?to (?!the |an? |my |our |his |her |their |this |that |be (?:born|honest)\b|marry\b)
      (?-i:[a-z])[a-z]*\b`,
  "i",
);
/** "I talked my dad into visiting in May" */
const TALKED_INTO = /\b(?:talked|coaxed|bullied|roped|nagged) (?:[\w'-]+ ){1,4}?into \w+ing\b/i;
/** "I was thinking of leaving in July", "we were supposed to move in July". */
const WAS_THINKING = new RegExp(
  wrapped`
    \b(?:was|were) (?:(?:\w+ly|just|also|still) )?(?:
      thinking (?:of|about)|talking about|dreaming of|planning|hoping|(?:going|due|supposed|meant|about) to
    ) `,
  "i",
);
/** "They gave me an appointment in July", "I got an interview on Friday", "we bought tickets for a play on Friday". */
const WAS_GIVEN = new RegExp(
  wrapped`
    \b(?:(?<!(?:\bhave|\bhas|'ve|'s) )got|gave|given) (?:[\w'-]+ ){0,3}?(?:an?|the|two|three) (?:[\w-]+ ){0,2}?(?:
      appointment|interview|date|slot|audition|gig|hearing|scan|check-?up|operation|viewing|tasting|tour|fitting
      |consultation|trial|screening|home visit
    )s?(?= (?:on |in |for )?(?:the )?$| (?:with|at|for|about|to|from|by) )
    |\bgave (?:me|us) [^.;]{3,40} and an? (?:blood test|scan|x-ray|mri|biopsy|check-?up|follow-?up|appointment)
      (?= $| (?:with|at|for|to) )
    |\b(?:got|bought) (?:[\w'-]+ ){0,2}?(?:tickets?|seats?|a place) (?:for|to) \w
    |\bgot (?:an? |my |the )?place (?:at|on) (?!(?:the|a) (?:team|board|podium|list)\b)
    |\b(?:agreed on|fixed|picked) an? (?:[\w-]+ )?(?:date|day|slot)[ ]
    |\b(?:approved|granted|got|given) (?:my|me|our|us|his|him|her|their|them) (?:[\w-]+ ){0,2}
      (?:leave|holidays?|vacation|(?:time|days?|weeks?) off)(?= $| (?:from|between) )
    |\b(?:leave|holidays?|vacation|(?:time|days?|weeks?) off) (?:was|were|got|has been|have been) (?:
      approved|granted|confirmed
    ) |\bentered (?:an?|the) (?:[\w-]+ ){0,3}?(?:tournament|competition|contest|race|marathon|league|raffle|show|regatta) `,
  "i",
);
/** "Colin suggested a beginners' course in May": an event that is proposed is to come. */
const PROPOSED = new RegExp(
  wrapped`
    \b(?:suggested|proposed|pitched|floated) (?:(?:having|holding|organi[sz]ing|running|hosting|doing) )?
      (?:an?|another|one|two|three) (?:[\w'’-]+ ){0,4}?(?:
      course|class|workshop|meeting|session|training|trip|outing|excursion|walk|hike|visit|tour|party|barbecue|picnic
      |lunch|dinner|sale|fair|fundraiser|concert|open day|event|festival|tournament|retreat|campaign|clean-?up
    )s?(?= $| (?:with|at|for|about|to) )`,
  "i",
);

/** "We got a new colleague starting Monday", "she has a course beginning on 3 May": of those who are to come. */
const NEWCOMER = new RegExp(
  wrapped`
    \b(?:an?|two|three|(?:the|my|our|his|her) new|new|another) (?:[\w'-]+ ){0,3}?(?:
      colleague|co-?worker|employee|hire|intern|trainee|apprentice|assistant|manager|boss|nanny|au ?pair|tutor|carer
      |cleaner|nurse|cook|chef|teacher|tenant|lodger|flatmate|roommate|job|role|position|post|contract|placement
      |internship|project|course|class|term|workshop|programme|program
    )s?,? (?:who(?:'s|'ll be| is| will be) )?(?:starting|beginning|joining(?: us| me)?|moving in|arriving)
      (?: (?:on|in))? (?:the )?$`,
  "i",
);

/** "I bought a dress for the prom in July", "I quit smoking for my wedding in May"; "we flew out for the wedding" was there. */
const READY_FOR = new RegExp(
  wrapped`
    \b(?:bought|got|ordered|sewed|quit|stopped|gave up|started|began|trained|practi[sc]ed|rehearsed|registered|hired) [^.;,]{2,40} for (?:
      the|my|our|his|her|their|an?
    ) (?:[\w'-]+ ){0,2}
    (?:
      prom|wedding|ball|party|trip|holiday|exam|recital|interview|race|marathon|triathlon|concert|festival|christening
      |graduation|show|premiere|tournament|move
    ) $`,
  "i",
);
/** "We booked a cottage in July", "they offered me a place in the autumn"; "I applied in July" tells when that was done. */
const ASKED_FOR = new RegExp(
  wrapped`
    \b(?:
      (?:booked|reserved|planned|requested|scheduled) (?!(?:the|my|our|his|her|their|it|them|this|that) )
      |(?:invited|offered|enrolled|registered) |(?:asked|applied) (?:[\w'-]+ ){0,3}?for[ ]
    )[\w'-]+ `,
  "i",
);
/** "I booked a table for two on Friday": the day is the table's. */
const BOOKED_FOR_DAY = new RegExp(
  wrapped`
    \b(?:booked|reserved) (?:an?|our|two|three) (?:[\w-]+ ){0,2}?(?:
      table|appointment|slot|court|lane|taxi|haircut|massage|lesson|session
    )(?= )`,
  "i",
);
const MONTH_OR_SEASON = new RegExp(String.raw`\b(?:${MONTH_NAMES}|spring|summer|fall|autumn|winter)$`, "i");
const HAS_DAY = /\d/;

/** "I've booked the cabin where we stayed in July": the day is the relative clause's. */
const PAST_INSIDE = new RegExp(
  String.raw`\b(?:where|who|which|that|when|I|we|they|he|she|it|you) (?:\w+ly )?(?:${PAST_FORMS}|\w{3,}ed)\b`,
  "i",
);
/** "She asked me to come in July but I was ill", "... and I did"; not "... but my knee hurts". */
const CAME_OTHERWISE = new RegExp(
  wrapped`
    \b(?:
      (?:but|instead|yet|though)\b[^.;]{0,120}?\b(?:
        (?<!\b(?:have|has|is|are|be)(?:n't)? (?:\w+ )?)(?:${PAST_FORMS}|\w{3,}ed)|(?:did|was|were|could)n't
      )\b
      |and (?:I|we|he|she|they|it) (?:${PAST_FORMS}|\w{3,}ed)\b
    )`,
  "i",
);
/** "I was supposed to start in July, but it was cancelled", "... but the money ran out" */
const FELL_THROUGH = new RegExp(
  wrapped`
    \bbut (?:it|that|they|(?:the|my|our|his|her|their) [a-z]+)(?:'s|'ve)? (?:(?:was|were|got|has been|have been|been) )?(?:
      cancell?ed|called (?:it )?off|postponed|moved|scrapped|sold out|fell through|ran out|closed down
      |went (?:bust|bankrupt)
    )\b`,
  "i",
);
/** "I had planned to go in July", "we'd been hoping to move in July" */
const HAD_PLANNED = new RegExp(
  wrapped`
    (?:\bhad|'d) (?:\w+ly )?(?:planned|hoped|wanted|meant|intended|been (?:planning|hoping|going|supposed|meant)) (?:[\w'-]+ ){0,2}?to[ ]
    (?!the |an? |my |our |his |her |their |this |that )[a-z]+\b`,
  "i",
);
/** "I needed to renew my passport in July, but I can do it online" */
const NEEDED = /\b(?:needed|had|was|were) to [a-z]+\b/i;
const BUT_NOW = /^[^.;]{0,20}\bbut\b/i;
const PAST_PERFECT = /(?:\bhad|'d)(?! have\b) (?:\w+ly )?\w+(?:ed|en)\b/i;

const behindOf = (pattern: RegExp, before: string): string | null => {
  const found = pattern.exec(before);
  return found === null ? null : before.slice(found.index + found[0].length);
};

export const stands = (pattern: RegExp, before: string): boolean => {
  const between = behindOf(pattern, before);
  return between !== null && !PAST_INSIDE.test(between);
};

/** "I transferred my entry to the race on 14 February": to what is still to come. */
const TRANSFERRED = new RegExp(
  wrapped`
    \b(?:transferred|moved|switched|rebooked|deferred|changed|swapped|rolled over) (?:my|our|the) (?:[\w'-]+ ){0,2}?(?:
      entry|tickets?|bookings?|flights?|place|reservation|registration|stay|slot
    ) (?:to|for|onto|into) [^.;,]{0,30}$`,
  "i",
);
/** "I have a table booked at the Zinc on Friday" */
const HAS_BOOKED = new RegExp(
  wrapped`
    (?:\b(?:have|has)|'ve|'s(?= got))(?: got)? (?:an?|the|my|our|his|her|their|two|three|some) (?:[\w-]+ ){0,4}?
      (?:booked|reserved|scheduled|planned|lined up)\b[^.;,]{0,30}$`,
  "i",
);
/** "I have to hand in on 15 June", whatever is done so far; not "I have to admit". */
const OBLIGED = new RegExp(
  wrapped`
    (?<!\b(?:would|should|could|might|may|will|must|didn't|don't|doesn't) )\b(?:must|(?:have|has|needs?) to) (?!
      admit|say|confess|tell|agree|ask|be honest|have\b|thank|apologi
    )[a-z]+ `,
  "i",
);

/** "I'm supposed to get half in June" */
const IS_SUPPOSED = new RegExp(
  wrapped`
    (?:'m|'re|\b(?:am|is|are|he's|she's|it's)) (?:(?:only|also|still|not) )?(?:supposed|meant|due|expected|scheduled) to (?!
      have\b|be (?:born|the)\b
    )[a-z]+\b`,
  "i",
);

const bringsNewcomer = (before: string): boolean => NEWCOMER.test(before) && !TOLD_AS_PAST.test(before);

const hasArranged = (before: string, matched: string): boolean =>
  stands(HAS_ARRANGED, before) && !(ON_WEEKDAY.test(matched) && ENDS_ON_IT.test(before));

/** `before`: the part of the statement before the expression; `behind`: all that follows it. */
export const aheadOf = (before: string, matched: string, behind: string): Ahead | null => {
  const hadPlanned = stands(HAD_PLANNED, before);
  if (!hadPlanned && PAST_PERFECT.test(before)) return null;
  const isChosen = isChosenDay(before, matched);
  const isUntil = UNTIL.test(matched) || UNTIL_BEFORE.test(before);
  if (
    hasArranged(before, matched) ||
    stands(HAS_BEEN_PREPARING, before) ||
    stands(HAS_FOR, before) ||
    HAS_FOR_WHAT.test(before) ||
    HAS_BOOKED.test(before) ||
    (isChosen && IS_PERFECT.test(before)) ||
    (DAY_AND_MONTH.test(matched) && stands(OBLIGED, before)) ||
    stands(IS_SUPPOSED, before) ||
    isSetDay(before, matched, behind)
  )
    return "future";
  if (isUntil && DONE_WITHOUT_UNTIL.test(before)) return "future";
  if ((isUntil && stands(HAS_UNTIL, before)) || (ON.test(matched) && HAS_LASTED.test(before))) return "future";
  const isFallenThrough = FELL_THROUGH.test(behind);
  if (!isFallenThrough && CAME_OTHERWISE.test(behind)) return null;
  if (
    hadPlanned ||
    (BUT_NOW.test(behind) && stands(NEEDED, before)) ||
    stands(TOLD_TO, before) ||
    stands(TALKED_INTO, before) ||
    stands(WAS_THINKING, before) ||
    stands(WAS_GIVEN, before) ||
    stands(PROPOSED, before) ||
    stands(BOOKED_FOR_DAY, before) ||
    isChosen ||
    TRANSFERRED.test(before) ||
    READY_FOR.test(before) ||
    bringsNewcomer(before)
  )
    return "later";
  if ((isUntil && stands(HANDED_UNTIL, before)) || (FROM.test(matched) && stands(FOUND, before))) return "later";
  return MONTH_OR_SEASON.test(matched) && !HAS_DAY.test(matched) && stands(ASKED_FOR, before) ? "later" : null;
};

/** "I gave notice for the end of June", "Bo bought a kayak for this summer". */
export const FOR = /^for /i;
const FOR_BEFORE = /\bfor (?:the )?$/i;
export const isForThen = (before: string, matched: string): boolean => FOR.test(matched) || FOR_BEFORE.test(before);
