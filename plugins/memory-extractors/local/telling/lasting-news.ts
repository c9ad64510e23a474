// News of a person that holds from then on, and so belongs to who they are: work taken up, an illness found, a medicine prescribed.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { OCCUPATION } from "../cues/occupations.ts";
import { WEEKDAY_NAMES } from "../dates/calendar.ts";

/** "Ada", "User's sister", "Ada Kovacs". */
const WHO = String.raw`^\p{Lu}[\p{L}-]*(?:['’]s? (?:[a-z-]+ ){0,2}[a-z-]+)?(?: \p{Lu}[\p{L}-]*)?`;
const LATELY = "(?: (?:has|have|is|are|was|got|been|also|now|just|recently|finally))*";

/** "just started as a paramedic in Lyon", "is starting their second year of teaching", "took the Brenner job", "is team lead since Monday". */
const TAKES_UP_WORK = new RegExp(
  `${WHO}${LATELY} (?:${[
    wrapped`
      (?:
        started|starting|begun|began|hired|promoted|qualified|retrained|working|taken on|took over|got a job|found a job
        |took a job|got a place
      )(?: (?!as )[^,.;]{1,30})?,? (?:as|to) (?:an? |the )?(?:new )?${OCCUPATION}`,
    "(?:started|starting|begun|began) (?:(?:their|a|an) )?(?:[\\w-]+ ){0,3}(?:year|term|semester) (?:of teaching|as an? )",
    wrapped`
      (?:took|taken|got|accepted|landed) (?:the|an?) (?:[\p{Ll}-]+ ){0,2}(?!${WEEKDAY_NAMES})\p{Lu}[\p{L}&-]+ job`,
    `(?:the )?(?:new )?(?:[\\w-]+ )?${OCCUPATION} since`,
  ].join("|")})(?![\\p{L}-])`,
  "u",
);
/** "was diagnosed with gout in May"; not with what heals by itself. */
const DIAGNOSED = new RegExp(
  wrapped`
    ^\p{Lu}[^.]* (?:was|were|been|got|just|is) (?:\w+ )?diagnosed with (?!
      (?:an? |the )?(?:\w+ )?(?:
        flu|cold|covid|pneumonia|bronchitis|tonsillitis|appendicitis|concussion|infection|fracture|sprain|strain|bug
        |virus
      )\b
    )`,
  "u",
);
/** "The doctor put User on ramipril", "their psychiatrist switched them to sertraline". */
const PUT_ON_MEDICINE = new RegExp(
  wrapped`
    \b(?:doctor|doc|GP|psychiatrist|cardiologist|neurologist|rheumatologist|specialist|consultant|nurse)\b[^.;]{0,30} (?:
      put|switched|moved|changed
    ) (?:User|them|him|her|\p{Lu}\p{L}+) (?:on|onto|to)[ ]
    (?!
      (?:an? |the )?(?:bed|crutches|leave|sick|half|part|antibiotics?|painkillers?|another|different|new|next)\b
    )`,
  "u",
);
/** "User's wife Ola drew it, she's a graphic designer". */
const RELATIVE_WHO_IS = new RegExp(
  String.raw`^\p{Lu}[\p{L}-]*['’]s? (?:[\w-]+ )?(?:${KIN_NOUNS})\b[^.]*, (?:s?he(?:'s| is)|who is) (?:now )?an? ${OCCUPATION}\b`,
  "u",
);
/** 'User, asked "Do you take medication?", says "Metformin"', 'User says two, Ida is 15 and Rolf is 11'. */
const ANSWERS_OF_TRAITS = new RegExp(
  wrapped`
    ^\p{Lu}\p{L}*, asked "[^"]*\b(?:
      take (?:any |regular )?(?:medic\w+|tablets|pills)|on (?:any )?medication|allerg\w+|dietary (?:restrictions?|needs)
      |(?:health|medical) conditions?
    )\b[^"]*\?"(?:, says|:) (?!"?(?:No[tn]?\b|Yes\W*$|I'll))
    |^\p{Lu}\p{L}* says (?:one|two|three|four|five), \p{Lu}\p{Ll}+ is \d`,
  "u",
);

const LASTING_NEWS = [TAKES_UP_WORK, DIAGNOSED, PUT_ON_MEDICINE, RELATIVE_WHO_IS, ANSWERS_OF_TRAITS];

export const isLastingNews = (text: string): boolean => LASTING_NEWS.some((told) => told.test(text));
