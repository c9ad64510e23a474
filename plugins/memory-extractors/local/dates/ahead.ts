// What looks ahead whatever the form of its verb: who asks, offers, books or promises speaks of a time that is still to come.

import { wrapped } from "#domain/wrapped.ts";
import { PAST_FORMS } from "../cues/verbs.ts";
import { MONTH_NAMES, MONTH_SHORT } from "./calendar.ts";

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
const ADVERB = String.raw`(?:already |just |also |finally |now |even |both |all |only |not |\w+ly )?`;
/** Of no wish: "he'd have liked". */
const PERFECT = String.raw`(?:(?<!(?:\b(?:would|should|could|might|must|to)|'d) )\bhave|\bhas|'ve|'s)`;
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
      (?:ed|en|ing|ought|ound|old|eft|ade)\b[^,;]{0,40}? to (?!
      (?-i:[A-Z])|the |an? |my |our |his |her |their |this |that )[a-z]+\b`,
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
      |banned|(?<!\b(?:was|were|been) )(?:grounded|barred)|told|approved|allowed|signed off|moved (?:back|in|here|home)
      |put (?:\w+ ){0,3}off
      |got (?:an? |the |my |our )?(?:[\w-]+ ){0,2}(?:shifts?|leave|visa|permit|extension|permission|lease|contract)
    )\b`,
  "i",
);
const UNTIL = /^(?:until|till?|through) /i;
/** "They found us a nanny from September" */
const FOUND = /\b(?:found|got|hired|rented|booked|took on|(?:want|need|expect)s? (?:me|us|him|her|them)|make)\b/i;
const FROM = /^from /i;
/** "I broke my toe so no running until May" */
const DONE_WITHOUT_UNTIL = /\b(?:so|means|meaning) no (?:more )?(?:[\w-]+ ){1,3}(?:(?:until|till?) (?:the )?)?$/i;
/** "rent 460, paid by the 5th", "to be handed in by Friday": until when it has to be. */
const DUE_BY = new RegExp(
  wrapped`
    (?:
      ^\W*(?:and |all )?
      |\b(?:
        to be|must be|have to be|has to be|is|are|rent|bill|fee|fees|invoice|deposit|essay|homework
        |(?:need|want)s? (?:[\w'-]+ ){0,3}?[\w'-]+
      ) )(?:
      paid|payable|due|done|finished|handed in|submitted|returned|delivered|settled|cleared|renewed|signed|filed
      |sent(?: in)?
    ) $`,
  "i",
);
const BY = /^by /i;
const isDueBy = (before: string, matched: string): boolean => BY.test(matched) && DUE_BY.test(before);
const UNTIL_BEFORE = /\b(?:until|till?|through) (?:the |early |late |mid )?$/i;

const GAP = wrapped`
  (?:
    ,? (?!
      (?:who|which|that|where|when|while|after|before|but|because|so|then|I|we|he|she|they|it|was|were|had|worked|lived)
        \b
    )[^\s,.;:]+
  ){0,9}?`;
const CONTRACT = wrapped`
  (?:
    job|post|position|role|place|spot|internship|traineeship|placement|apprenticeship|scholarship|lease|tenancy|contract
    |flat|apartment|room|house|studio|office|unit|mooring|allotment|tenant|lodger|flatmate|childminder|promotion|raise
    |pay rise|transfer|secondment|loan|mortgage|pass|permit
  )`;
/** "I accepted the job at Arup, from April", "got a flat in Utrecht from August"; not "worked at Arup from April". */
const AGREED = new RegExp(
  wrapped`
    \b(?:
      (?:
        offered|invited|accepted|signed|hired|appointed|promoted|landed|secured|approved|granted|extended|renewed
        |enrolled|leased|subscribed
      )${GAP}
      |(?:got|gotten|took|taken|found|gave|given|rented|let|won|agreed)${GAP} ${CONTRACT}${GAP}
      |(?:raised|increased|lowered|cut|put up)(?: [\w'-]+){0,2} (?:rent|fees?|price|salary|wages?|pay|hours|rate)
        (?: (?:from|by|to) [\w.%€£$]+){0,2}
      |(?:rent|fees?|price|salary|wages?|pay|hours|rate) (?:was|were|got|has been|have been) (?:
        raised|increased|lowered|cut
      )(?: [\w.%€£$]+){0,3}
    ),? $`,
  "i",
);
/** "I negotiated a lower fee starting in July", "we agreed the boys sleep here from June". */
const SETTLED = /\b(?:negotiated|haggled|bargained|agreed|settled on|decided) /i;
/** "We've been asked to run the stall, from October" */
const HAS_BEEN_ASKED = new RegExp(
  String.raw`${PERFECT} ${ADVERB}been (?:asked|invited|hired|booked|commissioned|contracted|offered)\b[^.;]{0,80}, $`,
  "i",
);
/** "They've cut us to four days from December", "she's been given Fridays off from May" */
const HAS_CHANGED = new RegExp(
  wrapped`
    ${PERFECT} ${ADVERB}(?:been )?(?:
      cut|moved|put|given|told|raised|lowered|changed|switched|reduced|shortened|closed|stopped|transferred|banned|split
    )\b[^.;,]{0,60},? $`,
  "i",
);
const ONWARDS = /^(?:from|starting|beginning|commencing|effective|as of) /i;
const ONWARDS_BEFORE = /\b(?:from|starting|beginning|commencing|effective|as of)(?: in| on| from| the)* $/i;
/** "from October to December": over, where the verb is past. */
const RANGE_BEHIND = /^ ?(?:to|until|till|through|[-–])(?= |\d)/i;
const EXTENDED_UNTIL =
  /\b(?:extended|renewed|prolonged|pushed back|put back|postponed|deferred|delayed)\b[^.;,]{0,30}$/i;
/** `sentence`: all that stands before the expression, whatever commas are in it. */
export const isAgreedOnwards = (sentence: string, matched: string, behind: string): boolean => {
  if (RANGE_BEHIND.test(behind)) return false;
  if (UNTIL.test(matched)) return EXTENDED_UNTIL.test(sentence);
  const word = ONWARDS.test(matched) ? null : ONWARDS_BEFORE.exec(sentence);
  if (word === null && !ONWARDS.test(matched)) return false;
  const agreed = word === null ? sentence : sentence.slice(0, word.index);
  return [AGREED, HAS_CHANGED, HAS_BEEN_ASKED].some((one) => one.test(agreed)) || stands(SETTLED, agreed);
};

/** "I've resigned with effect from the end of July": soon, or just now. */
const GAVE_UP_FROM = new RegExp(
  wrapped`
    \b(?:resigned|retired|stepped down|quit|notice|terminated|dismissed|laid off|made redundant)\b[^.;]{0,60}?\b
      (?:with effect (?:from|on)|effective(?: from| as of| on)?)(?: the)? $`,
  "i",
);
const EFFECTIVE = /^effective /i;
/** `sentence`: as in {@link isAgreedOnwards}. */
export const isGivenUpFrom = (sentence: string, matched: string): boolean => {
  const before = EFFECTIVE.test(matched) ? `${sentence}effective ` : sentence;
  return before.includes("ffect") && GAVE_UP_FROM.test(before);
};

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
    |\b(?:agreed on|fixed|picked) an? (?:[\w-]+ )?(?:date|day|slot) |\b(?:approved|granted|got|given) (?:my|me|our|us|his|him|her|their|them) (?:[\w-]+ ){0,2}(?:leave|holidays?|vacation|(?:time|days?|weeks?) off)(?= $| (?:from|between) )
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
const IN_OR_ON = /^(?:in|on) /i;
const WHOM = "(?:(?:me|us|him|her|them|(?:my|our|his|her|their) [a-z]+|(?-i:[A-Z])[a-z]+) )";
/** "They offered me 14 January", "we settled on 3 May": the day itself is what was given or chosen. */
const GIVEN_DAY = new RegExp(
  wrapped`
    \b(?:
      (?:gave|given|allocated|assigned|promised) ${WHOM}|(?:offered|suggested|proposed) ${WHOM}?
      |(?:chose|chosen|picked|agreed (?:on|to)|settled (?:on|for)|went for|gone for|opted for|decided on|plumped for) )
      (?:the |either )?(?:(?:(?:${MONTH_SHORT})[a-z]* )?\d[\w' -]{0,40}? (?:or|and) (?:the )?)?$`,
  "i",
);
/** "I've looked at flights on 21 December": nobody travels by one that has left. */
const LOOKED_FOR = new RegExp(
  wrapped`
    \b(?:
      (?:looked (?:at|for|into|up)|checked|compared|priced|searched(?: for)?) (?:[\w'-]+ ){0,3}?(?:
        flights?|trains?|buses|coaches|ferr(?:y|ies)|crossings?|cruises?|fares?|tickets?|hotels?|cottages?|venues?
        |seats?|slots?
      )
      |(?:found|saw|seen) (?:[\w'-]+ ){0,3}?(?:flights?|fares?|crossings?|seats?|slots?|hotels?|cottages?)
    ) (?:(?:to|from|for|in|at|back|with) (?:[\w'-]+ ){0,3}?)?(?:on |for )?(?:the )?$`,
  "i",
);
const DAY_AND_MONTH = new RegExp(
  String.raw`\d(?:st|nd|rd|th)?(?: of)? (?:${MONTH_SHORT})|(?:${MONTH_SHORT})\.? \d`,
  "i",
);
/** "They're fine with 1 May", "my boss is happy to start on 1 May", "1 May works for them": what somebody agrees to now. */
const FITS = new RegExp(
  wrapped`
    (?:'m|'re|'s|\b(?:am|is|are)) (?:(?:all|both|also|totally|quite) )?(?:
      fine|ok|okay|happy|good|cool|comfortable|alright|all right|on board|free|available
    ) (?:with|on|from) (?:the )?$`,
  "i",
);
const FITS_BEHIND =
  /^ (?:works?|suits|would (?:work|suit|do)|is (?:fine|ok|okay|good|possible|free|available)) (?:for|with|by|them|him|her|us|me)\b/i;
const fitsDay = (before: string, matched: string, behind: string): boolean =>
  (DAY_AND_MONTH.test(matched) || WEEKDAY.test(matched)) && (FITS.test(before) || FITS_BEHIND.test(behind));
const WEEKDAY = /day$/i;

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

/** Whether a day and its month are what was looked for or chosen. */
const isChosenDay = (before: string, matched: string): boolean =>
  (DAY_AND_MONTH.test(matched) && LOOKED_FOR.test(before)) || (!IN_OR_ON.test(matched) && GIVEN_DAY.test(before));
/** "I bought a dress for the prom in July", "I quit smoking for my wedding in May"; "we flew out for the wedding" was there. */
const READY_FOR = new RegExp(
  wrapped`
    \b(?:bought|got|ordered|sewed|quit|stopped|gave up|started|began|trained|practi[sc]ed|rehearsed|registered|hired) [^.;,]{2,40} for (?:
      the|my|our|his|her|their|an?
    ) (?:[\w'-]+ ){0,2}(?:
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
      |(?:invited|offered|enrolled|registered) |(?:asked|applied) (?:[\w'-]+ ){0,3}?for )[\w'-]+ `,
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
/** "We booked the flights, 860, Dec 14 to Jan 6": nobody books for days on end; "... on 3 June" is when it was done. */
const BOOKED_STAY = new RegExp(
  wrapped`
    \b(?:booked|reserved) [^.;]{0,40}?\b(?:
      flights?|tickets?|cottage|cabin|villa|chalet|hotel|hostel|apartment|flat|house|room|campsite|trip|holiday|stay|car
      |van|boat|lodge|inn|guest ?house|airbnb
    )\b[^.;]{0,40}, (?:(?:(?:${MONTH_SHORT})\w*\.? \d{1,2}|\d{1,2} (?:${MONTH_SHORT})\w*) (?:to|until|till|-|–) )?$`,
  "i",
);
const GOES_ON_TO = /^ (?:to|until|till|-|–) (?:the )?(?:\d|\p{Lu}\p{Ll}{2})/u;
const RANGE = /\d ?(?:to|until|till|-|–) ?\d/;
const ENDS_RANGE = /[\da-z] (?:to|until|till|-|–) $/i;
const WAS_THERE = /\b(?:was|were|went|had|broke)\b/i;
export const isBookedStay = (sentence: string, matched: string, behind: string): boolean =>
  !IN_OR_ON.test(matched) &&
  (RANGE.test(matched) || GOES_ON_TO.test(behind) || ENDS_RANGE.test(sentence)) &&
  BOOKED_STAY.test(sentence) &&
  !WAS_THERE.test(behind);
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
    (?:\bhad|'d) (?:\w+ly )?(?:planned|hoped|wanted|meant|intended|been (?:planning|hoping|going|supposed|meant)) (?:[\w'-]+ ){0,2}?to (?!
      the |an? |my |our |his |her |their |this |that )[a-z]+\b`,
  "i",
);
/** "I needed to renew my passport in July, but I can do it online" */
const NEEDED = /\b(?:needed|had|was|were) to [a-z]+\b/i;
const BUT_NOW = /^[^.;]{0,20}\bbut\b/i;
const PAST_PERFECT = /(?:\bhad|'d)(?! have\b) (?:\w+ly )?\w+(?:ed|en)\b/i;

const PAST_INSIDE_PART = new RegExp(String.raw`\b(?:${PAST_FORMS}|(?!need|feed|speed)\w{3,}ed)\b`, "i");

const behindOf = (pattern: RegExp, before: string): string | null => {
  const found = pattern.exec(before);
  return found === null ? null : before.slice(found.index + found[0].length);
};

const stands = (pattern: RegExp, before: string): boolean => {
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

/** "I'm nervous about the 20 June exam": nobody is of what is over; "... exam results" may be. */
const DREADS = new RegExp(
  wrapped`
    (?:'m|'re|\b(?:am|is|are)) (?:\w+ ){0,2}?(?:worried|nervous|anxious|excited|stressed|scared|panicking) about (?:
      the|my|our|his|her|their
    ) $`,
  "i",
);
const OCCASION_BEHIND = new RegExp(
  wrapped`
    ^ (?:[a-z]+ )?(?:
      meeting|interview|exam|test|presentation|deadline|appointment|session|call|hearing|audition|concert|race|trip
      |flight|move|surgery|operation|wedding|party|recital|workshop|webinar|launch
    )\b(?! (?:results?|scores?|grades?|feedback|notes)\b)`,
  "i",
);

/** "I'm nervous about the 20 June exam", "due by 3 May", "she's fine with 1 May" */
const isSetDay = (before: string, matched: string, behind: string): boolean =>
  (OCCASION_BEHIND.test(behind) && DREADS.test(before)) || isDueBy(before, matched) || fitsDay(before, matched, behind);
const bringsNewcomer = (before: string): boolean => NEWCOMER.test(before) && !WAS_THERE.test(before);

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

/** "£940 from August, was 860": what it was before tells that it is so now or will be. */
const VALUE_BEFORE =
  /^,? \(?(?:(?:it )?(?:was|were)|used to be|previously|before that|up from|down from|so far) [£$€]?\d/i;
export const isChangedFrom = (before: string, matched: string, behind: string): boolean =>
  (FROM.test(matched) || / from $/i.test(before)) && VALUE_BEFORE.test(behind) && !PAST_INSIDE_PART.test(before);

/** "Bo is back since March" */
const SINCE = /^(?:back |ever )?since /i;
/** "I gave notice for the end of June", "Bo bought a kayak for this summer". */
const FOR = /^for /i;
const FOR_BEFORE = /\bfor (?:the )?$/i;
export const isForThen = (before: string, matched: string): boolean => FOR.test(matched) || FOR_BEFORE.test(before);

/** "I live here since this summer", "sorry about Friday". */
const OF_WHAT_WAS = new RegExp(
  wrapped`
    \b(?:
      since
      |(?:sorry|thanks|thank (?:you|him|her|them)|forgive (?:you|him|her|them)|apolog(?:y|ies|ize[ds]?|ise[ds]?)) (?:\w+ ){0,3}?
        (?:about|for)
    ) (?:the )?(?:\w+ing (?:[\w']+ ){0,4})?$`,
  "i",
);
/** "since I was promoted to foreman in January" */
const SINCE_THEN = /\bsince (?:I|we|he|she|they|my|our|the) [^.;,]{2,60} $/i;
/** "unhappy with the delays in June" */
const JUDGES = /\b(?:unhappy|annoyed|angry|disappointed|dissatisfied|impressed) (?:with|by) [^.;,]{2,40} $/i;
/** "The hip, back in June"; not "off to Riga in May, back in June". */
const BACK_THEN = /(?:^|[.!?] )(?:the|my|our|an?) (?:[\w-]+ ){0,2}[\w-]+, (?:way )?back in \w+$/i;
export const isOfBackThen = (sentence: string): boolean => BACK_THEN.test(sentence);

/** "Sales are at 41k, up from 36k in December" */
const CAME_FROM = /\b(?:(?:up|down) from|compared (?:to|with)|versus|vs) [^.;,]{1,25} $/i;
/** "The water bill for July", "sales for May": nobody has these before the month is over. */
const RECORD_FOR =
  /\b(?:bills?|payslips?|sales|turnover|takings|revenue|usage|consumption|readings?) (?:(?:was|were|came) )?$/i;
const IS_TO_COME = /^[^.;]{0,30}\b(?:will|'ll|won't|going to|due|to be|should|might|may)\b/;
/** "214 euros for July, last year it was 391" */
const SUM_FOR =
  /(?:[€$£] ?\d[\d.,]*k?|\d[\d.,]*k? (?:euros?|pounds?|dollars?|francs?|kroner|quid|kwh|litres|units|hours|visitors|orders|sales)) $/i;
const WAS_BEFORE = /\b(?:last year|year before|previous year|compared (?:to|with)|down from|up from|versus|vs)\b/i;
const isRecordOf = (before: string, matched: string, behind: string): boolean =>
  FOR.test(matched) &&
  (RECORD_FOR.test(before) || (SUM_FOR.test(before) && WAS_BEFORE.test(behind))) &&
  !IS_TO_COME.test(behind);

export const isOfWhatWas = (before: string, matched: string, behind: string): boolean =>
  SINCE.test(matched) ||
  isRecordOf(before, matched, behind) ||
  OF_WHAT_WAS.test(before) ||
  SINCE_THEN.test(before) ||
  (IN_OR_ON.test(matched) && (JUDGES.test(before) || CAME_FROM.test(before)));
