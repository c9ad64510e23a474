// Matters that a user names with "the", or counts: "The plumber comes on Tuesday", "The landlord raised the rent to 870". To an
// assistant they are the user's own.

import { wrapped } from "#domain/wrapped.ts";
import { DAY_STEMS, MONTH_SHORT } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { DETAIL, MATTER, SAID_OF_IT, WHEN } from "./own-matters.ts";

const DEFINITE = new RegExp(
  wrapped`
    ^the (?:(?:[\w-]+) )?(?:
      ${MATTER}|project|launch|release|demo|beta|MVP|move|trip|retake|deposit|fee|price|kitchen|garden|house|car|party
      |farm|land|barn|workshop|studio|bathroom|allotment
    )s? ${DETAIL}${SAID_OF_IT}`,
  "i",
);

const COMES = wrapped`
  vet|dentist|doctor|gp|optician|physio|hairdresser|osteopath|midwife|health visitor|plumber|electrician|builders?
  |roofers?|painters?|plasterers?|tilers?|joiners?|carpenters?|decorators?|fitters?|locksmith|inspector|chimney sweep
  |gardener|cleaners?|nanny|babysitter|carers?|(?:district |school )?nurse|(?:school )?counsellor|home help|tutor|landlord|surveyor|estate agent|engineer|technician|movers
  |removal (?:men|van)|delivery|parcel|taxi|school play|parents' evening|christening|funeral|rehearsal|concert|play|show
  |match|dinner|lunch|brunch|scan|blood test|biopsy|x-ray|mri|mot|driving test`;
/** "The vet is at 4pm tomorrow", "dinner is at 8 on Friday", "the plumber comes on Tuesday": what somebody has ahead. */
const APPOINTED = new RegExp(
  wrapped`
    ^(?:the )?(?:${COMES}) (?:now )?(?:
      (?:is|are|will be)(?: (?:coming|booked|due|here|round|set|scheduled))?|comes?|arrives?|starts|visits|calls?
      |can(?:'t|not)? (?:only )?(?:come|start)
    )
    (?: (?:round|over|again|back))?(?: (?:in|for))? (?:
      ${WHEN}|(?:on |every )?(?:${DAY_STEMS})days\b|at \d|next (?:week|month)|(?:before|until|till|after|in) (?:${MONTH_SHORT}|\w+day|the \d)
    )`,
  "i",
);

/** "The plumber wanted 180" */
const QUOTED = new RegExp(
  wrapped`
    ^the (?:
      plumber|movers?|mechanic|electrician|builder|contractor|landlord|landlady|garage|dentist|vet|shop|dealer|seller
      |roofer|painter|tailor|insurance|school|clinic|nursery|airline|hotel
    )(?: \w+ly)? (?:quoted|wants|wanted|asks|asked|charges|charged|offers|offered|costs?) .*\d`,
  "i",
);
/** "The spare key is under the flower pot" */
const KEPT_SOMEWHERE = new RegExp(
  wrapped`
    ^the (?!(?:error|problem|issue|answer|cat|dog|kids?|kettle)\b)(?:[\w'-]+ ){1,4}(?:is|are) (?:\w+ )?(?:
      behind|under|underneath|in|inside|on|next to|above|below|on top of|at the back of
    ) (?:the|my|our) (?:[\w'-]+ ){0,3}?
    (?:
      cellar|basement|attic|garage|kitchen|bathroom|hall|hallway|closet|cupboard|drawer|shed|washing machine|fridge
      |freezer|glove box|loft|sink|stairs|wardrobe|bookshelf|safe|pot|doormat|mailbox|toolbox|backpack
    )\b`,
  "i",
);
/** "The survey found damp in the cellar", "the MRI showed a torn meniscus": of what is the user's; not of what many were asked. */
const FOUND_OUT = new RegExp(
  wrapped`
    ^the (?:home |building |second |first )?(?:
      survey|surveyor|inspection|inspector|valuation|valuer|appraisal|appraiser|scan|x-ray|mri|ct|ultrasound|biopsy
      |blood tests?
    ) (?:also |only |just |has |have )?
    (?:
      found|showed|shows|revealed|turned up|uncovered|picked up|came (?:in|out|back) (?:at|with)
    ) (?!
      (?:that )?(?:most|many|\d+ ?%|\d+ percent|an? (?:rise|fall|drop|increase|decline)\b)
      |.*\b(?:respondents|readers|participants|people|customers|users|logs?|files?|ports?)\b)`,
  "i",
);
export const isFoundOut = (text: string): boolean => FOUND_OUT.test(text);
export const isKeptSomewhere = (text: string): boolean => KEPT_SOMEWHERE.test(text);

/** "The newsletter is due on the 28th" */
const IS_DUE = new RegExp(
  wrapped`
    ^(?:the (?:[\w-]+ ){1,3}|(?:episode|chapter|part|lesson|phase|module|round|session|week|lot|batch) (?:\d+|[a-z]+) )
      (?:is|are) (?:now )?(?:(?:due|scheduled|booked|planned|set|fixed)|only|not (?:before|until)) (?:
      on|for|at|in|by|from|next|this|tomorrow|the|\d
    )\b`,
  "i",
);
/** "Beta users are at 130 now", "The error rate is down to 2 % today" */
const FIGURE_OF_NOW = new RegExp(
  wrapped`
    ^(?:the )?(?:[\w-]+ ){1,3}?(?:is|are) (?:(?:now|currently|still|already) )?
      (?:at|up to|down to|over|around|about|almost|nearly) [$€£]?\d.*\b(?:
      now|currently|today|so far|already|this (?:week|month|year)
    )\b`,
  "i",
);

/** "The room is 650 a month", "The course costs 90 euros per term" */
const COSTS = new RegExp(
  wrapped`
    ^the (?:[\w-]+ ){1,3}(?:is|costs?) (?:(?:about|around|only|now) )*[$€£]?\d[\d.,]*k?
      (?: (?:euros?|dollars?|pounds?|bucks|quid|kroner|francs?))? (?:an?|per|each|every) (?:
      hour|day|night|week|month|quarter|term|semester|year|person|session|lesson|class
    )\b`,
  "i",
);

/** "Judo got moved to Mondays at 5pm", "The club is on Wednesdays": when in the week something is. */
const EVERY_WEEK = new RegExp(
  wrapped`
    ^(?:the )?(?:[\p{L}-]+ ){1,3}?(?:
      is|are|was|were|got|has|have|been|now|will|be|moved|shifted|changed|takes place|meets?|runs?
    ) (?:(?:now|been|moved|shifted|changed|only|always|be) )*(?:to |on |every |from \w+ to )(?:${DAY_STEMS})days?\b`,
  "iu",
);
/** "The kids start school in August" */
const HOUSEHOLD = /^the (?:kids|twins|triplets|little ones|grandkids|missus|wife|hubby|in-laws) (?!of\b|who\b)/i;

/** "The landlord raised the rent to 870", "The caterer quoted 62 a head": what those who are paid ask for. */
const CHARGED = new RegExp(
  wrapped`
    ^the (?:
      landlord|landlady|bank|school|nursery|gym|clinic|insurer|insurance|council|supplier|caterer|venue|florist
      |photographer|agency|airline|university|printer|mechanic|garage|builder|plumber|contractor|accountant|lawyer|vet
      |dentist|tutor|hotel
    )
    (?: (?:of|at|in) [^,;?]{2,30}?)?(?: (?:has|have|alone|just|also|now))* (?:
      raised|lowered|increased|reduced|cut|put up|changed|charges?|charged|wants|asks?|asked|quoted|offered|costs?
      |(?:is|was)(?= (?:[a-z]+ ){0,2}[$€£]\d)
    ) [^,;?]*[$€£]?\d`,
  "i",
);

/** "The ramipril was doubled to 10 mg": a dose is that of whoever tells of it. */
const DOSED = new RegExp(
  wrapped`
    ^(?:the )?[a-z]{4,}(?: dose| dosage)? (?:(?:was|has been|is|got|went) )(?:(?:now|just|also|then) )*(?:
      doubled|halved|increased|reduced|raised|lowered|upped|cut|dropped|changed|put (?:up|down)|tapered|up|down
    ) [^,;?]*\d ?(?:mg|mcg|µg|ml|units|g|drops|tablets)\b`,
  "i",
);

/** "The dealer gives a year's warranty", "The agency won't hold the flat after the 12th": what those say and do with whom a user deals. */
const DEALT_WITH = new RegExp(
  wrapped`
    ^the (?:
      dealers?|sellers?|vendors?|buyers?|agency|agent|landlord|landlady|owner|tenant|bank|notary|solicitor|lawyer|surveyor|broker
      |insurer|council|registry|consulate|embassy|clinic|hospital|school|nursery|university|caterer|venue|florist
      |photographer|printer|supplier|joiner|carpenter|plumber|electrician|builder|contractor|roofer|fitter|architect
      |garage|mechanic|airline|hotel|publisher|editor|recruiter|employer|company|municipality|housing association
    )(?:, \p{Lu}[^,;]{1,40},)? (?:(?:also|now|only|just|even|already) )?
    (?:
      gives?|wants?|needs?|requires?|insists?|expects?|allows?|accepts?|takes?|delivers?|offers?|won't|can't|can|will|thinks?|reckons?|estimates?|estimated|recommend(?:s|ed)?|advis(?:es|ed)
      |refuses?|refused|agreed|accepted|approved|confirmed|cancelled|moved|postponed|dropped|came
      |is (?:coming|sending|bringing|moving|holding|closed)
      |has (?:agreed|accepted|approved|confirmed|cancelled|moved|dropped|offered|sent)
    ) `,
  "iu",
);

/** "212 customers have open points": whoever runs something counts who comes. */
const COUNTED = new RegExp(
  wrapped`
    ^(?:(?:only|about|around|over|some|nearly|already) )*\d[\d,.]* (?:(?:new|paying|regular|active|of (?:my|our|the)) )*(?:
      customers|clients|users|subscribers|members|pupils|students|participants|guests|visitors|readers|followers
      |patients|donors|volunteers|orders|bookings
    )
    (?: (?:already|still|also|now))? (?:
      have|had|are|were|came|come|signed|bought|said|complained|asked|left|cancelled|rated|replied|use|used|paid|want
      |joined|got|went
    )\b`,
  "i",
);

/** "The website went live on the 3rd", "The house went for 230,000", "All 60 tables are booked": how what one had in hand came out. */
const CAME_OUT = new RegExp(
  wrapped`
    ^(?:
      the (?!(?:[\p{L}'-]+ )?(?:query|request|test|build|code|call|loop|switch|case|link|page|server)\b)
        (?:[\p{L}'-]+ ){1,4}?(?:
        went live(?=[.,!]|$| (?:on|in|at|last|this|yesterday|today|with)\b)|(?:sold|went|was sold) for [£$€]?\d
      )
      |all (?:(?:of )?(?:the|my|our) )?\d[\d,.]* (?:[\p{L}'-]+ ){1,3}are (?:(?:now|finally|already) )*(?:
        done|finished|sold|booked|written|collected|planted|painted|sent|delivered|complete
      )\b
    )`,
  "iu",
);

/** "The budget for the wedding is 9,000 euros": to an assistant it is the user's own that is meant. */
export const isOwnMatter = (text: string): boolean =>
  [
    DEFINITE,
    APPOINTED,
    FIGURE_OF_NOW,
    QUOTED,
    IS_DUE,
    EVERY_WEEK,
    COSTS,
    HOUSEHOLD,
    COUNTED,
    CHARGED,
    DEALT_WITH,
    DOSED,
    CAME_OUT,
  ].some((matter) => matter.test(text));
