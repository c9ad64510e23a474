// What tells whether a statement of talk leans on what was said before: it ends on a word that stands for something, goes on with what
// was told, or leaves open on what occasion it was. What is done without saying to what stands in deeds-left-open.ts, and amounts of
// nothing in bare-amounts.ts.

import { wrapped } from "#domain/wrapped.ts";
import { either } from "../patterns.ts";
import { AMOUNTS_LEFT_OPEN } from "./bare-amounts.ts";
import { DEEDS_LEFT_OPEN } from "./deeds-left-open.ts";
import { TWO_TO_TWELVE } from "./numbers.ts";

/** "I've been a porter there for years", "I've been there since May" */
export const THERE_SO_LONG = new RegExp(
  wrapped`
    \b(?:been|worked|working|lived|living|stayed|taught|teaching|studied|played|rowed|sung|served) (?:there|here) (?:
      since\b
      |for (?:(?:over|almost|nearly|about|more than|at least) )?(?:
        an?|\d+|${TWO_TO_TWELVE}|twenty|thirty|many|several|some|ages|years|decades
      )\b
    )
    |\b(?:a|an|the|as) (?:[\w-]+ ){0,2}[\w-]+ (?:there|here) (?:for|since)\b`,
  "i",
);
/** "My aim was to help the choir", "The best part was the food" */
const OF_SOMETHING = new RegExp(
  wrapped`
    ^(?:my|our|the) (?:
      aim|intention|inspiration
      |(?:favou?rite|best|hardest|worst|main|first|last|nicest|funniest|scariest) (?:
        part|bit|moment|memory|thing|reaction|thought|reason
      )
    )(?: for (?:me|us))? (?:is|was|were|are) |^(?:my|our|the) (?:goal|reason|idea|plan|hope) was `,
  "i",
);
/** "I had such a great time", "We felt at home": on what occasion. */
const ON_NO_OCCASION = new RegExp(
  wrapped`
    ^(?:[\w'-]+ ){1,3}had (?:so much |such |lots of |a lot of |loads of )?(?:fun|a blast|a (?:great|good|lovely) time)[.!]*
      $
    |^(?:I|we) (?:
      had (?:such )?(?:an? )?(?:\w+ ){0,2}(?:time|blast|fun|laugh)
      |(?:felt|feel|was|were) (?:\w+ )?(?:
        accepted|welcome|welcomed|at home|nervous|terrified|relieved|thrilled|proud|scared|overwhelmed|moved|devastated
        |shocked|blown away|disappointed|exhausted
      )
    )[.!]*$`,
  "i",
);
/** "Everyone there is kind", "Nothing was saved" */
export const ALL_OF_IT =
  /^(?:(?:everyone|everybody|people|others)(?: else)? (?:there|here)\b|(?:nothing|none|neither|most|half) (?:was|were|could be) )/i;

/** "I even won a trophy", "We also took a tour": goes on with what was told. */
export const GOES_ON = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:
      (?:even|then) (?!(?:love|like|enjoy|have|need|want|think|feel|know|work|live|do|am)\b)
      |also (?:went|took|got|saw|did|made|had|met|won|bought|found|\w{3,}ed)\b
    )`,
  "i",
);

/** "I went last night", "My grandma made it": to what. */
export const WAS_THERE = either(
  new RegExp(
    wrapped`
      ^(?:[\w'-]+ ){1,3}(?:went|came|made it|couldn't make it|didn't make it)(?=
        [.!]*$
        | (?:
          last (?:night|week|month|year|weekend)|yesterday|on \w+day|in the end|after all|anyway|alone
          |with (?:my|the|some|our) [\w-]+
        )[.!]*$
      )`,
    "i",
  ),
  // "Half of my old crew turned up, too", "My cousins came along"
  new RegExp(
    wrapped`
      ^(?:(?:some|many|most|all|both|two|three|a few|a couple|half) of )?(?:my|our) (?:[\w'-]+ ){1,6}?
        (?:came|showed up|turned up|made it)(?=
        [.!]*$|,| (?:even though|though|even|all the way|too|as well|along|and)\b
      )`,
    "i",
  ),
);

/** "I've been meaning to go, but the girls were ill", "I might come along one Saturday", "I'll sign us both up": to what. */
export const JOINS_IN = new RegExp(
  wrapped`
    \b(?:
      (?:meaning|hoping|tempted|want(?:ed)?|love|like|planning|able) to (?:go|come|join|visit|join in|sign up|be there)
      |(?:come|came|coming|go|went|tag|tagging|tagged) along|join(?:ed|ing)? in
      |(?:sign(?:ed|ing)?|put) (?:me|us|him|her|them|myself|ourselves|you)(?: both| all| two)? (?:up|down)
    )
    (?=
      [.!]*$|, (?:but|so|and|because|if)\b
      | (?:too|but|if|(?:one|next|this|last) \w+|sometime|some day|straight away|again|yesterday|on \w+day)\b
    )`,
  "i",
);
/** "I found it moving to hear others sing": where. */
const HEARS_EVERYONE = new RegExp(
  wrapped`
    ^(?:I|we) (?:found|thought) it (?:(?:so|really|very|quite|pretty) )?[a-z]+ (?:
      to (?:hear|see|listen to|meet|watch)|hearing|seeing|listening to|meeting|watching
    ) (?:everyone|everybody|people|others|other people|all the)\b(?!.*\b(?:my|our|me|us|at|in)\b)`,
  "i",
);
/** "I wouldn't sleep": if what. */
const WOULD_NOT = /^(?:I|we) wouldn't (?!mind|know|lie|care|worry|say)[a-z]+[.!]*$/i;
/** "There were sparks for the little ones": where. */
export const THERE_WAS = new RegExp(
  wrapped`
    ^there (?:was|were|'d been|had been) (?!(?:no|nothing|never|a time|times|days|moments|once)\b)(?!
      .*\b(?:
        at|in|on|near|outside|behind|around|under|inside|next to|when|during|where|here|between|ago|back|last|yesterday
        |today
      )\b
    )`,
  "i",
);
/** "I got a 5 last time", "I was sick last time": when one did what. */
const AS_LAST_TIME = new RegExp(
  wrapped`
    (?<!\b(?:my|the|our|his|her|your|that|a|one) )\b(?:last|next|this) time(?: (?:round|around))?
      (?=[.!]*$|,| (?:so|but|and|because)\b)
    |^this time (?:I|we|he|she|they) [a-z]+[.!]*$`,
  "i",
);

/** Each leaves to what was said before what is done, to what, or against what it is measured. */
export const LEFT_OPEN = either(
  ...AMOUNTS_LEFT_OPEN,
  ...DEEDS_LEFT_OPEN,
  OF_SOMETHING,
  ON_NO_OCCASION,
  THERE_SO_LONG,
  WAS_THERE,
  JOINS_IN,
  HEARS_EVERYONE,
  WOULD_NOT,
  THERE_WAS,
  AS_LAST_TIME,
);

/** "We ... together": with whom is not said once one name stands for "we". */
export const LOST_COMPANY =
  /^together,|\b(?:we|we're|we've|we'll|us|our)\b.{0,80}\b(?:together|each other|one another|between us)\b/i;

/** Ends on something said before: "I'm a fan too", "I'd love to", "I knew they would". */
export const POINTS_OUTSIDE = new RegExp(
  wrapped`
    \b(?:love|like|want|happy) to (?:go|come|join|try|help|do so)[.!]*$
    |\b(?:
      too|also|as well|to|them|that|those|these|this|one|ones|any|some|another|so|do|did|does|would|will|can|could
      |either|there|together
      |(?<!
        \b(?!(?:try|go|do|com|start|los|winn|fail|ask|think|hav|be|fight|happen|work)ing\b)[a-z]{3,}ing[ ]
      )again
      |(?<!\b(?:have|got|has|own) (?:[\w-]+ ){1,3})yet|more|it|the same|the other|this way
      |that way
    )[.!]*$`,
  "i",
);

/** A thing that an earlier turn named: "that app", "the same book", "this new journey". */
export const POINTS_AT_THING = new RegExp(
  wrapped`
    \b(?:that|those|these) same\b
    |\b(?:
      using|used?|with|from|about|on|in|at|for|into|of|read|tried|try|trying|got|made|make|likes?|loves?|seen|watched
      |took|take|bought|check|have|had|finish\w*|started|start|remember|miss|need|want|appreciate|feel
    ) (?:that|those|these|this|the same)[ ]
    (?!
      (?:
        past|coming|morning|afternoon|evening|night|week|weekend|month|year|day|summer|winter|spring|fall|time|is|was
        |are|were|will|would|can|could|has|have|had|my|the|an?|there|because|when|if|and|so|\w+day
      )\b
    )(?:[a-z-]+ ){0,2}[a-z-]+(?! (?:called|named|by|about|titled|where|who|that|which|I|we)\b)`,
  "i",
);
