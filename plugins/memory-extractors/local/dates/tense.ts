// The tense of the statement that a time expression stands in: it decides which Friday or which June is meant.

import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_SIX } from "../cues/numbers.ts";
import { FINITE, PAST_FORMS } from "../cues/verbs.ts";
import { matchesIn } from "../patterns.ts";
import { type Ahead, aheadOf, isForThen } from "./ahead.ts";
import { isOfBackThen, isOfMonthBehind, isOfWhatWas } from "./behind.ts";
import { MONTH_NAMES, MONTH_STEMS, MONTHS_IN_SHORT } from "./calendar.ts";
import { isAgreedOnwards, isChangedFrom, isGivenUpOrPutOff } from "./onwards.ts";
import { isBookedStay } from "./set-days.ts";

export type Tense = "past" | "future" | "open";

/** "I want to get a suit made": to be done. */
const TO_BE_DONE = wrapped`
  (?<!
    \b(?:to|will|'ll|and) (?:get|have)[ ]
    (?:(?:an?|the|my|our|it|them|some|his|her)(?: (?!who\b|that\b|which\b|I\b|we\b)[\w'-]+){0,3} )
  )`;
/** End like a past and are none; "United" is an airline, and "he's called Amir" is so today. */
const NO_PAST = wrapped`
  (?!(?<='s )(?:called|named)\b)(?!(?<=\b(?:an?|some(?:one|body)) (?:[a-z-]+ ){0,2})(?:called|named) (?-i:[A-Z]))(?!
    (?<='re |'m )(?:invited|closed|needed|expected|scheduled|supposed)\b
  )(?!(?<=\bno [\w-]+ )allowed\b)(?!(?:need|speed|seed|hundred|indeed|united|feed|breed|proceed|exceed|succeed)\b)`;
const PAST = new RegExp(
  wrapped`
    \b(?:
      (?<!\b(?:is|are|be|being|gets?) )${TO_BE_DONE}(?!
        (?<=\b(?:the|upper|lower|far|my|his|her|days|weeks|months|hours|vacation|holiday|leave|time|money|\d) )left\b
      )
      (?!
        (?<=(?:\b(?:have|has)|'ve|'s) )got (?:
          an?|the|my|our|it|no|nothing|some|${TWO_TO_SIX}|several|\d+|guests|friends|family|people|visitors|tickets
          |exams?|finals|until
        )\b
      )(?:${PAST_FORMS})
      |(?:was|were|did|had)n't|couldn't|(?:should|could|might|must)(?: have(?! to\b)|'ve)|used to|been|born|ago
      |(?<!\bat )last(?! day\b| [a-z]+'s | (?:[a-z]+ ){1,3}(?:is|will|takes)\b)|previous|since (?:an?|my|our|the)
      |(?<!\b(?:to|will|would|can|could|may|might|must|should|shall|don't|doesn't|won't|let's) |'(?:ll|d) )
        (?:cut|quit|hit|hurt|(?<!\b(?:in|to|from|near|via) )split)
      |(?<=\b(?:I|we) (?:(?:just|also|finally|then) )?)(?:put|set up|read (?:it|that|(?-i:[A-Z])\w*))
      |(?<!\b(?:to|will|would|can|could|may|might|must|should|shall|is|are|be|being|they|we|you|all) )shut down (?=in\b|last\b)
      |(?<=\bs?he )(?:put|shut)
      |(?<=\b(?:I|we|he|she|they) )let (?:me|us|him|her|them) (?:go|out|off|home|leave|stay|in|see|keep|have)\b
      |(?<=\b(?:I|we|he|she|they) )(?:spoke|rose|lit|bound|bred|wound)
      |(?<!\b(?:an?|little|tiny|that|this|every|one|each) )bit (?:an?|the|my|our|his|me|him|her|us|it|them|into|through)
      |(?<=\b(?:the|my|our|his|her) [a-z]{2,}[^s\W] )(?:put|shut|read)
      |(?<!\b(?:is|are|be|gets?|being) )${TO_BE_DONE}${NO_PAST}\w{3,}ed|died
      |(?:am|is|are|'m|'re|'s) still [^,;]{0,40} after the
    )\b`,
  "i",
);
const FUTURE = new RegExp(
  wrapped`
    \b(?:
      will|'ll|going to|suggest to you to|plan(?:s|ning)? (?:to|on|for)|have an?|has an?
      |(?:have|has|'ve|'s) got (?:an?|some|${TWO_TO_SIX}|\d+)|deadline|due|tomorrow|upcoming|next(?! door\b| to\b)
      |scheduled|hope to|hoping to|look(?:ing)? forward|can't wait|wants? to|(?:would|'d) (?:like|love) to(?! have\b)
      |needs? (?:to|an?|another)|(?<!\b(?:would|should|could|might|may|must|to) )(?:have|has) to (?:
        be|get|leave|drive|fly|go|come|move|pay|start|work|report|present|appear|return|hand|pick|deliver|finish|submit
      )|by(?! (?-i:\p{Lu}\p{Ll}+ \p{Lu}))|until|till|coming|starts|begins
      |(?:it's|is|will be) (?:my|our|his|her|their) turn
      |(?:'d|would) (?:(?:be )?(?:start|begin|join|mov|leav|return)(?:ing|e)?|finish) (?=on\b|in\b|from\b|next\b|the \d)
      |(?<=\b(?:I|we) )(?:
        (?:start|begin|launch) (?!to\b|\w+ing\b|feeling)|(?:graduate|retire|emigrate|launch|leave|move) (?=in|at|on|by)
      )
      |(?:am|is|are|'m|'re|'s) (?:(?:all|both|finally|probably|definitely) )?\w{2,}ing
    )\b`,
  "iu",
);

/** What is moved to a day, or signed up for: the day is ahead whenever that was done. */
const MOVED = wrapped`
  (?:
    moved?|(?<=\b(?:the|my|our|his|her|their) (?!night|day)[\w'-]{3,} )(?:move|shift|slip)s|postponed?|rescheduled?
    |push(?:ed)?|put|delay(?:ed)?|shift(?:ed)?|slip(?:ped)?|bump(?:ed)?|extend(?:ed)?|defer(?:red)?|chang(?:e|ed)
    |brought|bring
  ) (?:(?:my|our|his|her|their|the|it|this|that|an?|[a-z]+'s) (?:[\w'-]+ ){0,6}?)?(?:back |out |forward )?
    (?:by (?:(?:the|my|our|his|her|their) )?[\w'-]+ )?(?:from (?:[\w()]+ ){1,5})?(?:to|until|till) (?:the |this )?(?:
    \d+(?:st|nd|rd|th)?|\w+day|spring|summer|autumn|fall|winter|${MONTH_NAMES}|(?:${MONTHS_IN_SHORT})\.? \d
  )`;
const MONTH_SHORT = `(?:${MONTH_NAMES}|${MONTHS_IN_SHORT})`;
/** As dates are told: "dec 10", "the 10th of December". */
const DAY_OF_MONTH = String.raw`(?:${MONTH_SHORT}\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH_SHORT})`;
const ARRANGED = wrapped`
  (?:booked|reserved) (?:the )?${DAY_OF_MONTH}
  |(?:booked|scheduled|planned|arranged|reserved|set|appointments?|tickets?|bookings?|reservations?|slots?) for (?:the )?
    (?:\d+(?:st|nd|rd|th)?|\w+day\b|${MONTH_NAMES})
  |(?:is|are) closed (?:in|for|on) |rebooked (?:me|us|him|her|them) (?:on|to|for|onto) |expected (?:in|by|on|for|mid|early|late)\b
  |but (?:only|just) (?:until|till|til)`;
/** "I told them we'd deliver in May": of a time that was ahead. */
const FORESEEN = wrapped`
  (?:told|said|promised|agreed|hoped|warned|announced|decided)\b[^.;,]{0,40}?\b(?:I|we|he|she|they|it)
    (?:'d| would| could| might)\b`;
const PROMISED = String.raw`(?<!(?:\bhad|'d) )promised [^.;,]{3,50}? (?:for|on|in|by) (?:the )?[^.;,]{0,40}?(?:\w+day|${MONTH_NAMES})`;
const SIGNED_UP = wrapped`
  (?:
    signed (?:\w+ )?up|registered|enrolled|booked|reserved|scheduled
    |(?:got|bought) (?:\w+ ){0,2}(?:tickets?|seats?|a place)
  ) (?:\w+ ){0,4}for (?:
    (?:[\w'-]+,? ){0,8}?(?:on|in|of) (?:the )?(?:\d+|${MONTH_NAMES})
    |(?:[\w'-]+ ){0,6}?(?:[\w'-]+, )?(?:the )?${DAY_OF_MONTH}
  )`;
/** "We're getting married", "she is having a tooth pulled": the participle is no past. */
const PASSIVE_AHEAD = String.raw`(?:am|is|are|'m|'re|'s) (?:\w+ )?(?:getting|having|being) (?:[\w']+ ){0,3}?[a-z]{3,}ed`;
/** "We booked flights 3-9 June"; "on 3 June" would be when it was done. */
const BOOKED = wrapped`
  (?:booked|reserved) (?![^.;]*\b(?:last|ago)\b)[^.;]{3,60}? from (?:the )?${DAY_OF_MONTH}
  |(?:booked|reserved|set|picked|chosen|fixed|confirmed|agreed|rescheduled|postponed)(?: (?:an?|the|our|my|his|her|their) [\w' -]{3,30})?: (?:.{0,60}? )?(?:the )?${DAY_OF_MONTH}
  |(?:booked|reserved|bought) [^.;]{3,60}?,? (?:and )?(?:back|return(?:ing)?) (?:on|in) (?:the )?${DAY_OF_MONTH}
  |(?:booked|reserved|(?:got|bought) (?:\w+ ){0,2}tickets?)(?: (?!
      on\b|in\b|back\b|before\b|after\b|since\b|last\b|by\b
    )[\w'-]+
  ){1,7}?,? (?:from )?(?:the )?(?:\d{1,2} ?(?:-|to) ?)?${DAY_OF_MONTH}`;
/** "We need everything finished before 20 June": what is yet to be done; "the pills prescribed on 3 June" may have been. */
const WANTED_DONE = wrapped`
  (?:wants?|needs?|(?:'d|would) like) (?!to\b)(?:
    (?:(?!(?:I|we|he|she|they|you)\b)[\w'-]+ ){1,4}?(?:[a-z]{3,}ed|done|made|cut|built|sent|paid) (?=
      (?:by|before|until)\b
    )
    |(?:it|this|them|everything|(?:my|our|his|her|their) [\w'-]+) (?:[a-z]{3,}ed|done|made|cut|built|sent|paid) (?=(?:on|in)\b)
  )`;
/** "Stress fracture, allowed again in April" */
const ALLOWED_AGAIN = String.raw`(?<!\b(?:was|were|been|got) )(?:allowed|cleared)(?: to [a-z]+)? again(?= (?:in|on|from)\b)`;
const SURELY_FUTURE = new RegExp(
  wrapped`
    \b(?:
      will|'ll|going to|next(?! door\b| to\b)|tomorrow|upcoming|${ALLOWED_AGAIN}|${WANTED_DONE}|reminded (?:to|about)
      |${PASSIVE_AHEAD}|${ARRANGED}|(?:am|is|are|'m|'re|'s) [^,;]{0,30}\b(?:until|till|til)\b
      |(?:am|is|are|'m|'re) (?:paid|due|[a-z]{3,}ed) (?:on|next|this)\b
      |(?:stays?|remains?|lasts?|takes?) (?:[\w'-]+ ){0,6}?until|${FORESEEN}|${SIGNED_UP}|${PROMISED}|${BOOKED}|${MOVED}
    )\b`,
  "i",
);

const tenseOf = (text: string): Tense => {
  if (FUTURE.test(text) || SURELY_FUTURE.test(text))
    return PAST.test(text) && !SURELY_FUTURE.test(text) ? "past" : "future";
  return PAST.test(text) ? "past" : "open";
};

const NAME = String.raw`(?-i:[A-Z])[\w'-]+(?: (?-i:[A-Z])[\w'-]+)?`;
/** "I've asked my manager, Denise, for early shifts from March": her name parts nothing. */
const BEHIND_NAME = String.raw`(?:for|to|about|if|whether)\b`;
/** Where one statement ends and the next begins, each with a tense of its own. */
const BORDER = new RegExp(
  wrapped`
    [;,]\s(?<!, ${NAME}, (?=${BEHIND_NAME}))(?!${NAME}, ${BEHIND_NAME})|\s(?=(?:btw|by the way|fyi)\b)
    |\s(?=
      (?:my|our|the) [a-z]+ (?:just |already )?(?:
        told (?:me|us)|said(?: so)?|confirmed(?: it)?|(?:texted|emailed|wrote to) (?:me|us)
      )[.!]*$
    )
    |:(?<=[a-z]:) |\s-\s|\s\(|(?<=[a-z\d)]\. )(?=(?:Last|First|Due|Start|End|Moving) (?:day|date)\b)
    |\b(?:but|and|so|because|that) (?=(?:I|we|he|she|they|it|my|our|the)\b)
    |\band (?=(?:starts?|begins?|leaves?|fly|flies|moves?|finish|finishes|returns?|retires?) (?:on|in|at|next|this)\b)
    |\b(?:if|whether|unless|once) (?=\w)
    |\bas (?=(?:I|we|you|he|she|they) (?:promised|said|planned|hoped|wanted|agreed|told)\b)
    |\b(?:that|which|who) (?=
      (?:starts|begins|ends|opens|closes|arrives|comes|leaves|runs|expires|finishes|takes place)\b
    )
    |\b(?:that|which|who) (?=(?:should|must|may|might|won't|will)\b)
    |\band (?=(?:ha(?:s|ve|d)(?:n't)?|was|were|will|would|already|wants?|needs?|hopes?|plans?|must|can|might|should)\b)
    |(?<=\w )(?<!\b(?:if|whether|unless|once) )(?=
      (?:he|she|they|it|I|we)(?:
        's|'re|'m|'ll|'d| is| are| am| will| would| could| can| can't| may| might| must| should| won't| wants?| needs?
        | hopes?
      ) )`,
  "gi",
);

/** "They told us the school starts in September", "I heard it reopens in July": what was said has a tense of its own. */
const REPORTED = new RegExp(
  wrapped`
    (?<=
      \b(?:
        (?:told|informed|reminded|warned|emailed|texted) (?:me|us|him|her|them|my [a-z]+)|(?:was|were|been) told|said
        |heard|read|wrote|announced|learned|learnt|mentioned|confirmed
      ) )(?=(?:the|my|our|his|her|their|this|I|we|he|she|they|it|\p{Lu}\p{Ll}+)\b)`,
  "gu",
);
const MAY_REPORT =
  /\b(?:told|informed|reminded|warned|emailed|texted|said|heard|read|wrote|announced|learned|learnt|mentioned|confirmed) /;

/** Offsets at which one statement of a text ends and the next begins. */
export const bordersOf = (text: string): number[] => {
  const borders = matchesIn(text, BORDER).map((border) => border.index);
  if (!MAY_REPORT.test(text)) return borders;
  return [...borders, ...matchesIn(text, REPORTED).map((border) => border.index)].sort((a, b) => a - b);
};

/** "It's now in June because the hall burnt down", "quit, starting elsewhere on 1 May": of no past, whatever the rest tells. */
const PRESENT = new RegExp(
  wrapped`
    \b(?:last|first|due|start|end|moving) (?:day|date)(?::| is| will be)? (?:on |in )?(?:the )?
      (?:\d|\w+ \d|\w+day|(?:${MONTH_STEMS}))
    |^[,;\s-]*[^,;]{0,50}\b(?:it's|they're|[a-z]+'s|is|are|its) (?:now |still |only |not )?(?:
      (?:in|on|at|due|set|(?:ours|mine|theirs|hers|yours|free|available|open|closed) from)[ ]
      |(?:${MONTH_STEMS})[a-z]* \d
      |(?:\w{3,6}day,? )?(?:the \d{1,2}(?:st|nd|rd|th)\b|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH_STEMS}))
    )
    |\b(?:expires?|starts|begins|ends|(?:re)?opens|closes|runs out|finishes|leaves|lands|arrives|takes place) (?:
      in|on|at|by|this|next|(?:${MONTH_STEMS})[a-z]* \d+
    )\b
    |^\W*(?:and |then )?(?:pick-?up|pick up|collection) (?:(?:now|is|it) )?(?:in|on|by|from|after)[ ]
    |\b(?:goes|comes|flies|returns|moves|starts|gets|leaves|rises|changes|turns|drops|takes over)[ ](?:
      back |home |in |out |up |down |off |away |over |to [\w ]{2,20} ){0,3}(?:on|in|at|from|this|next|\w+day|tomorrow)\b
    |\b(?:the|my|our|his|her|their) (?:[\w'-]+ )?[a-z]{2,}[^s\W]s (?:go|come|fly|return|move|start|leave) (?:
      back |home |in |out |up |off |away |over |to [\w ]{2,30} ){0,3}(?:on|in|at|from|this|next|\w+day|tomorrow)\b
    |\b(?:am|is|are|'m|'re|'s) (?:off|away|free|abroad|closed|busy) (?:from|on|in|between)[ ]
    |\b(?:
      as of|with effect from|(?:contract|lease|policy|subscription|ticket|pass|offer|valid|tenancy)(?: is| runs)? from
    )[ ]
    |^\W*(?:and )?(?:start|begin|leave|fly|end) (?:(?:on|in|at) |(?=(?:the )?${DAY_OF_MONTH}))
    |\b(?:am|is|are|'m|'re|'s) [a-z]+ and (?:
      leaving|moving|starting|stopping|coming|going|flying|getting married|retiring|returning
    ) (?:in|on|at|this|next)\b
    |^\W*(?:and |but |so )?(?:I'm|we're|they're|s?he's|it's|(?:I|we|he|she|they) (?:am|is|are)) (?!
      from\b|been\b|just\b|\w+(?:ed|en|one|ft|nt|ll)\b|[^,;]*\b(?:them|those|these|photos?|pictures?)\b
    )[^,;]{2,60} from (?:next|early|mid|late|the|\w+day|\d|(?:${MONTH_STEMS}))
    |^\W*(?:(?:and|with|my|our|the) )*(?:first|next) (?:
      lesson|session|class|appointment|date|day|shift|treatment|rehearsal|viewing|payment|delivery
    ) on (?=(?:the )?\d)
    |^\W*(?:and |then )?(?:
      arrives?|due|expected|back|starting|returning|leaving|moving|joining|arriving|getting (?:an?|the|my|our)|flying
      |coming|going|heading|collecting|viewing|picking (?:(?:it|them|her|him) )?up
    )[ ]
    |^\W*(?:which|who|that) (?:should|must|may|might|can|won't)[ ]
    |\b(?:can't|cannot|won't) [a-z]+ (?:[\w'-]+ ){0,4}(?:before|until|till)[ ]
    |^\W*(?:(?:and|but|so|because|that) )?(?:I|we|he|she|they|it) (?:
      (?:can't|cannot|can|won't|must|should|might|may)[ ]
      |could (?=(?:come|go|visit|help|meet|join|drive|fly|start|move|do|take|bring|stay|travel) )
    )
    |^\W*(?:and |now )?(?:training|saving|preparing|practi[sc]ing|rehearsing|studying) (?:up )?for[ ]
    |^\W*(?:
      if|whether|unless|once
      |(?:that|which|who) (?:starts|begins|ends|opens|closes|arrives|comes|leaves|runs|expires|finishes|takes place)
    )[ ]
    |^\W*(?:and |but |so )?(?:I|we|they) (?:(?:only|all|both|finally|then|also) )?(?:
      begin|start|leave|fly|go|come|travel|visit|move|join|return|arrive|finish|graduate|retire|get|have|see|meet|pick
      |collect|pay|sign|open|close|teach|play|sing|run|take|give|work|sail|drive|land|depart|check in|set off|head|board
    ) `,
  "i",
);

export const OCCASIONS = wrapped`
  clinic|dentist|orthodontist|optician|vet|surgery|op|operation|procedure|scan|biopsy|chemo|treatment|implant|induction
  |due date|check-?up|follow-?up|appointment|wedding|funeral|ceremony|christening|exam|interview|audition|viewing
  |hearing|trial|deadline|keys|completion|hand-?over|delivery|installation|collection|pick-?up|flight|ferry|departure
  |move|launch|opening|results?|court|defen[cs]e|graduation|start date|physio|x-?ray|mri|fitting|memorial|burial|baptism
  |consultation|assessment|removal|transplant|closing|check-?in|arrival|return|concert|gig|race|resit`;
const ITS_DAY = wrapped`
  (?:(?:probably|hopefully|maybe|likely|sometime) )?(?:(?:date |day )?(?:on|at|in|by|for|from|this) )?(?:the )?
    (?:\w+day,? (?:the )?)?$`;
/** "We booked the church, wedding on 3 May": without a verb, what is arranged is still to come, whatever was done for it. */
const ARRANGED_NEXT = new RegExp(
  wrapped`
    ^[\s,;:(-]*(?:and |then |so |now |with )?(?:my |our |his |her |their |an? )?
      (?:(?!(?:the|my|in|on|at)\b)[\w'-]+ ){0,2}?(?:${OCCASIONS})s? (?:
      (?:at|in|with|to|of) (?!the \d|\d)(?:[\w'-]+ ){1,3}?
    )?${ITS_DAY}`,
  "i",
);
/** "It was a hard year, surgery in May", "two operations, one in May": a list of what has been. */
const SUMS_UP = new RegExp(
  wrapped`
    \b(?:
      (?:did|had|was|were|been|went) [^.;,]{0,40}\b(?:
        year|month|week|weeks|months|summer|winter|spring|autumn|season|time|things|events|lot|both|two|three|four
        |several|few
      )\b
      |(?:two|three|four|both|several) [a-z]+s\b|went (?:well|badly)|missed|skipped|enjoyed|loved|hated
    )`,
  "i",
);
/** "The op was on 3 March, follow-up on 9 June": the one may be as long ago as the other. */
const NAMES_MONTH = new RegExp(String.raw`\b(?:${MONTH_NAMES})\b`);
/** "I'm 16 on Friday", "Dad turns 70 on Saturday": a present verb with a day of its own. */
const HAS_PRESENT = new RegExp(
  wrapped`
    \b(?:
      am|is|are|isn't|aren't|(?:I|you|we|they)'(?:m|re)|(?:it|that|there|s?he)'s|\w+'s(?= \d)|turns|becomes
      |(?:s?he|it) (?!(?:was|has|does|says|thinks|knows|hopes|reckons|claims)\b)[a-z]{2,}[^s\W]s
    )\b`,
  "i",
);
const STANDS_ON = /^(?:on|this|next) /i;
const STANDS_BEHIND = /\b(?:on|this|next) (?:the )?$/i;

/** Whether a part without a past of its own is of no past either, though the whole is. */
const isOfNow = (before: string, matched: string, whole: string, start: number): boolean =>
  ((STANDS_ON.test(matched) || STANDS_BEHIND.test(before)) && HAS_PRESENT.test(before)) ||
  (ARRANGED_NEXT.test(before) && !SUMS_UP.test(whole) && !NAMES_MONTH.test(whole.slice(0, start)));

/** "I've been rehearsing my talk", "I got an interview at a laboratory": what it is for is to come. */
const PREPARES = new RegExp(
  wrapped`
    \b(?:
      (?:have|has|'ve|'s) been (?:\w+ly )?\w+ing
      |(?:got|booked|scheduled|arranged|reserved|landed|set up|signed up for) (?:me |us )?(?:an?|the|my|our) (?:[\w-]+ ){0,2}?
        (?:${OCCASIONS})
    )\b`,
  "i",
);

/** "We'd always meant to go, and this summer I should like to do it" */
const WISHED_BEHIND =
  /^,? (?:I|we|he|she|they)(?: (?:should|would)|'d) (?:(?:very much|so|really|also) )?(?:like|love) to\b/i;

/** "I've taken up knitting this winter": of a season or month, a perfect tells of the one that was; of a day it may be of either. */
const THIS_PART = new RegExp(`^this (?:spring|summer|fall|autumn|winter|${MONTH_NAMES})$`, "i");
const PERFECT = new RegExp(
  wrapped`
    \b(?:
      (?:(?:have|has)|(?:I|you|we|they)'ve) (?:\w+ ){0,2}?(?:
        taken|run|come|become|grown|read|seen|written|eaten|known|gone|done|drunk|flown|sung|swum|worn|drawn|put on
      )
      |(?:have|has|\w+'ve|\w+'s) (?:\w+ ){0,2}?gotten
    ) `,
  "i",
);

/** "16 June: Oslo, a hostel (booked)": what stands under its day in a plan. */
const BOOKED_UNDER = new RegExp(
  wrapped`
    ^: (?![^(]*\b(?:[a-z]{2,}ed|went|had|was|were|did|got|bought|paid|met|saw|took)\b)[^.;()]{2,80}\((?:already |all )?
      (?:booked|reserved|paid|confirmed)\b`,
  "i",
);
const isBooked = (sentence: string, matched: string, behind: string): boolean =>
  isBookedStay(sentence, matched, behind) || (behind.startsWith(":") && BOOKED_UNDER.test(behind));

/** So far before it stands what was agreed from then on. */
const REACH = 160;

/** "and in May it's my turn": said of what comes behind. */
const FRONTED = /^[\s,;]*(?:(?:and|but|so|then) )*(?:in |on |at )?$/i;
const endOf = (text: string, before: string, to: number, borders: readonly number[]): number => {
  const next = borders.find((border) => border >= to) ?? text.length;
  return FRONTED.test(before) && !/\w/.test(text.slice(to, next))
    ? (borders.find((border) => border > next) ?? text.length)
    : next;
};

/** "half when it's printed in October": what is waited for is to come, whatever form it is told in. */
const WAITED_FOR = /\b(?:when|once|as soon as|until|till) $/i;
const IS_SO = /^(?:it|they|s?he|I|we)(?:'s|'re|'m| is| are| am) (?!been\b)/i;
const isWaitedFor = (sentence: string, before: string): boolean => WAITED_FOR.test(sentence) && IS_SO.test(before);

/** "I checked the tickets, out on the 9th of November"; not "I flew to Oslo, home on the 12th". */
const LEG = /^\W*(?:and |then )?(?:out|there|over|home|outbound) on (?=(?:the )?\d)/i;
const TICKETS = /\b(?:tickets?|booked|bookings?)\b/i;
const isPresent = (part: string, sentence: string): boolean =>
  PRESENT.test(part) || (LEG.test(part) && TICKETS.test(sentence));
/** "In June I finish the course, my sister paid": without the month. */
const behindFronted = (before: string, part: string, matched: string): string =>
  FRONTED.test(before) ? part.slice(before.length + matched.length) : part;

/** The tense of the part that an expression stands in, else of the whole, and without a verb the `frame`, that of a question. */
export const tenseAt = (
  text: string,
  from: number,
  to: number,
  borders: readonly number[],
  frame: Tense,
): Tense | Ahead => {
  const start = borders.findLast((border) => border <= from) ?? 0;
  const before = text.slice(start, from);
  const matched = text.slice(from, to);
  const sentence = text.slice(Math.max(0, from - REACH), from);
  if (isOfWhatWas(before, matched, text.slice(to)) || isOfBackThen(sentence + matched)) return "past";
  if (isGivenUpOrPutOff(sentence, matched, text.slice(to))) return "later";
  if (isAgreedOnwards(sentence, matched, text.slice(to))) return "onwards";
  if (isBooked(sentence, matched, text.slice(to)) || isWaitedFor(text.slice(0, start), before)) return "future";
  const ahead = aheadOf(before, matched, text.slice(to));
  if (ahead !== null) return ahead;
  if (isForThen(before, matched)) return tenseOf(text.slice(start, to)) === "past" ? "later" : "future";
  if (isOfMonthBehind(before, matched)) return "past";
  if (isChangedFrom(before, matched, text.slice(to))) return "onwards";
  const end = endOf(text, before, to, borders);
  const own = tenseOf(text.slice(start, end));
  if (own === "open" && THIS_PART.test(matched) && PERFECT.test(text.slice(start, end))) return "past";
  // "I've been rehearsing my talk: Thursday at 7": when what was told of is, behind its mark.
  const isBehindMark = text[start] === ":" && PREPARES.test(text);
  if (own === "open" && WISHED_BEHIND.test(text.slice(to))) return "future";
  if (own !== "open" || isBehindMark || isPresent(behindFronted(before, text.slice(start, end), matched), sentence))
    return own;
  const whole = tenseOf(text);
  if (whole === "past") return isOfNow(before, matched, text, start) ? "open" : whole;
  return whole === "open" && !FINITE.test(text) ? frame : whole;
};
