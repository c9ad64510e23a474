// What a user of an assistant tells as changed without a word of themselves: "The choir has moved to Fridays", "No more carers", "They
// put the fee up to £42". Without it what was told before would hold for ever.

import { wrapped } from "#domain/wrapped.ts";
import { MONTH_NAMES } from "../dates/calendar.ts";
import { anyOf } from "../patterns.ts";
import { isFirstName } from "./proper-names.ts";

const BEHIND = "(?=[.!]*$|,|;| (?:because|so|until|till|now|again|after|and|but|for|since)\\b)";
const NO_NAME = wrapped`
  (?!
    (?:
      It|That|This|These|Those|He|She|They|We|You|What|Who|Today|Tomorrow|Tonight|Everything|Something|Nothing|All|My
      |Our|The|Work|School|Half|One
    )\b
  )`;
const NAME = `${NO_NAME}\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?`;
const WHEN = wrapped`
  (?=
    [^.!?]*(?:
      day|\d|spring|summer|autumn|winter|week|month|year|morning|afternoon|evening|${MONTH_NAMES}
    )
  )`;
/** What is asked of the assistant, and what nobody has. */
const NOT_OWNED = wrapped`
  questions?|suggestions?|ideas?|tips|examples?|emojis?|bullets?|bullet|jokes?|advice|info|information|details?|excuses
  |worries|nonsense|drama|errors?|warnings?|lists?|headings?|text|words|of|than|or|time|that|this|please`;

/** What has a figure; the figures of a sum to be solved never change. */
const WHAT = wrapped`
  (?:(?:the|our|my) )?(?!
    (?:it|that|this|these|those|what|there|which|who|here|he|she|they|we|I|you|if|when|and|but|so)\b
  )(?:[\p{L}'-]+ ){1,3}?`;
/** What is sent out or brought out. */
const SENT = wrapped`
  release|release candidate|rc|update|version|build|app|site|website|game|episode|podcast|newsletter|e-?mails?|letters?
  |invitations?|invoices?|survey|ad|press release|parcels?|orders?|book|album|single|film|video|shop`;
/** What an office or a bank decides on. */
const FILED = wrapped`
  grant|loan|mortgage|visa|permit|application|subsidy|claim|appeal|licen[cs]e|planning permission|scholarship|bursary
  |benefit|offer|proposal|paper|abstract|manuscript|thesis|asylum|petition|refund|leave|transfer|citizenship|green card
  |adoption|warranty claim|budget`;

/** "Gent is off, the hotel cancelled", "Statins are off again", "Rosa has no time for the cover" */
const BY_NAME = new RegExp(
  wrapped`
    ^${NAME}(?:
      (?:'s| is| are) (?:(?:all|now|completely) )?(?:off|cancelled|canceled|postponed|called off|back on|on again)${BEHIND}
      | (?:has no time|can't do|can't make|pulled out|dropped out|had to cancel)\b
    )`,
  "u",
);
const COMMON = new RegExp(
  `^(?:${anyOf(
    // "The day centre changed to Thursdays", "The publisher has moved it to next spring"
    wrapped`
      (?:the|our|my|his|her|their) (?:[\w'-]+ ){1,3}?(?:(?:has|have|had|was|were|got|is|are) )?(?:been |being )?(?:
        changed|moved|switched|shifted|pushed back|put back|brought forward|postponed|extended|delayed|rescheduled
      ) (?:(?:it|them|the [\w-]+|my [\w-]+|our [\w-]+) )?(?:back )?(?:to|until|till) ${WHEN}`,
    // "The deadline was 3 May, but they have moved it to 17 May"
    wrapped`
      (?:the|our|my|his|her|their) (?:[\w'-]+ ){1,3}?(?:was|were) [^.!?;,]{3,40}?,? but (?:(?:the|my|our) )?(?:[\w'-]+ ){1,4}?(?:
        moved|pushed|extended|postponed|changed|shifted|rescheduled|delayed
      ) (?:(?:it|them) )?(?:back )?to ${WHEN}`,
    // "The grant was approved", "our permit has been refused"
    wrapped`
      (?:the|our|my|his|her|their) (?:[\w'-]+ ){0,2}?(?:${FILED})s? (?:(?:was|were|is|are|got|has been|have been) )
        (?:finally |just |now )?(?:approved|granted|accepted|rejected|refused|denied|turned down|declined|issued)\b`,
    // "The range went from 1 to 2 km", "latency is down from 90 to 40 ms"
    `${WHAT}(?:went|grew|improved|shrank|is|are)(?: (?:up|down|now))? from [^.!?\\d]{0,12}\\d[^.!?]{0,30}? to [^.!?\\d]{0,12}\\d`,
    // "Matching is now 14 dB", "joins now succeed 98 percent of the time"
    `${WHAT}(?:(?:is|are) now|now (?:succeeds?|fails?|takes?|costs?|runs?|uses?|needs?|lasts?|weighs?|draws?|stands?)) [^.!?\\d]{0,14}\\d`,
    // "The oven is in", "our kitchen has been delivered"
    wrapped`
      (?:the|our|my) (?:new )?(?!(?:files?|trains?|bus|keys?|answers?|balls?|plug|cable|power)\b)(?:[\w'-]+ )?[\w'-]+ (?:
        (?:is|are) (?:finally |now )*in
        |(?:is|are|was|were|has been|have been|got) (?:finally |now )*(?:installed|delivered|fitted|mounted)
      )(?=[.!]*$)`,
    // "Version 2 went out on Friday"
    wrapped`
      (?:(?:the|our|my) (?:[\w'.-]+ )?(?:${SENT})|(?-i:\p{Lu}{2,4})|v(?:ersion )?\d[\w.]*) (?:
        went (?:out|live)|shipped|was (?:released|published)|got (?:released|published)
      ) (?:on|last|this|yesterday|today)\b`,
    // "They put the fee up to £42 a head"
    wrapped`
      (?:they|the [\w'-]+(?: [\w'-]+)?)(?: have| has|'ve)? (?:put|pushed|raised|upped|increased|lowered|cut|dropped) (?:
        it|the [\w-]+|their [\w-]+|our [\w-]+|my [\w-]+
      ) (?:(?:up|down) )?to (?=[$€£]?\d)`,
    // "No more carers"
    `no more (?!(?:${NOT_OWNED})\\b)[\\p{L}'-]+(?: (?!(?:${NOT_OWNED})\\b)[\\p{L}'-]+)?${BEHIND}`,
    // "Last day is 30 November"
    "last day (?:is|was|will be) (?=[^.!?]*\\d)",
    // "The course has a waiting list, so that's off"
    `(?:[^.!?,]{8,80}),? so (?:that|it)(?:'s| is) off(?=[.!]*$)`,
  )})`,
  "iu",
);
/** "Brent is gone"; not "Chrome is gone" */
const GONE = new RegExp(`^(\\p{Lu}\\p{Ll}+)(?:'s| is) (?:all |now )?gone${BEHIND}`, "u");
const MAY_CHANGE = new RegExp(
  wrapped`
    \b(?:
      off|gone|cancell?ed|postponed|back|again|time|can't|pulled|dropped|had|changed|moved|switched|shifted|pushed|put
      |brought|extended|delayed|rescheduled|raised|upped|increased|lowered|cut|more|last|approved|granted|accepted|rejected|refused|denied|turned
      |declined|issued|now|from(?= \D{0,12}\d)|in(?=[.!]*$)|installed|delivered|fitted|mounted|out|live|shipped|released
      |published
    )\b`,
  "i",
);
const LONGEST = 140;

export const tellsChange = (text: string): boolean =>
  text.length <= LONGEST &&
  MAY_CHANGE.test(text) &&
  (COMMON.test(text) || BY_NAME.test(text) || isFirstName(GONE.exec(text)?.[1] ?? ""));
