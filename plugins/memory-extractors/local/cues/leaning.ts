// How clauses open that lean on something: on what was said before, or on what the other sees.

import { wrapped } from "#domain/wrapped.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { TWO_TO_SIX, TWO_TO_TEN } from "./numbers.ts";

/** "These are my new skis", beside a photo: about nothing that was said before. */
export const SHOWS_SOMETHING =
  /^(?:this|these|that|those) (?:is|are|was|were) (?:me|us|my|our|one of my|one of our|some of my)\b/i;
/** "Mine retired": whose, but not what. */
export const OF_MINE = /^(?:mine|ours)\b/i;
/** Of whom, nobody can tell where nothing before it names them. */
export const ABOUT_SOMEBODY = /^(?:s?he|s?he's|his|her)\b/i;
/** A taste told of what the sentence before names. */
export const VERDICT_ON_IT =
  /^(?:I|we) (?:(?:really|absolutely|totally|didn't|don't|just) )*(?:loved?|liked?|hated?|enjoy(?:ed)?|disliked?) (?:it|them)\b/i;
/** "This was my tree last year", "The picture takes me back": of what the listener sees. */
export const SHOWN =
  /^(?:(?:this|that|these|those) (?:is|are|was|were|has been|have been)|the (?:pic|photo|picture))\b/i;
/** What the other sees beside the words, not what was told. */
export const POINTS = new RegExp(
  wrapped`
    ^(?:that|this|these|those|here)\b
    |^(?:(?-i:\p{Lu})\p{Ll}+|my [\w'-]+) (?:told|asked|called|texted|rang) (?:me|us)[.!]*$
    |\b(?:that|this|these|those) (?:pic|photo|picture|page|one)s?\b`,
  "iu",
);
/** "It's a collie": a comment of the other stood between. */
export const TAKES_IT_UP = /^(?:it|it's|they|they're)\b(?!.*\b(?:that|those|these|this)\b)/i;

/** "I did, on top of the Brocken", "I do, but two legs are broken": what, only the question says. */
export const STANDS_FOR_DEED = new RegExp(
  wrapped`
    ^(?:I|we) (?:do|did|am|are|have|don't|didn't)(?: but
      |, (?:but|on|in|at|with|since|because|from|last|every|yesterday|next to)
    ) (?!(?:I|I'm|I've|we|my|our)\b)`,
  "i",
);

/** "He has not.", "She didn't!": what, only the question says. */
export const ONLY_DENIES =
  /^(?:s?he|they|it|I|we) (?:did|do|does|is|are|was|were|am|has|have|had|will|would|can|could|should)(?:n't| not)[.!]*$/i;

/** "She failed again on Friday", "He sold it for 4000" */
export const SAYS_HOW_MUCH_OR_WHEN = new RegExp(
  wrapped`
    \d|\b(?:on|since|until|till|by|next|last|every) (?:${WEEKDAY_NAMES})|\b(?:${MONTH_NAMES})\b(?!'t)
    |\b(?:${TWO_TO_TEN}|twelve|twenty|thirty|forty|fifty|hundred|thousand) `,
  "i",
);

/** "Dad does.", "My aunt could.": what, only the question says. */
export const ONLY_DOES = new RegExp(
  wrapped`
    ^(?:(?:[Mm]y|[Oo]ur|[Tt]he) (?:[\w'-]+ ){1,2}|\p{Lu}\p{Ll}+ (?:and \p{Lu}\p{Ll}+ )?)(?:
      do|does|did|is|are|was|were|can|could|would|will|has|have
    )(?:n't| not)?[.!]*$
    |^(?:I|[Ww]e) (?:am|are|do|will|can|would|might|could), if you\b|^I(?:'m| am) not crying,? you\b
    |^(?:I )?(?:[Oo]nly|[Jj]ust) (?:just )?(?:found out|heard)(?: (?:yesterday|today|myself|on \w+|last \w+|this \w+))?[.!]*
      $
    |^(?:\w+|\d{1,2}) (?:I|we) can (?:do|manage|make)[.!]*$`,
  "u",
);

/** "I'm a fan too", "I miss it though": what was said before is not told with it. */
export const ECHO = /,? (?:too|as well|though|either|anyways?)(?=[.!]*$| - |[,;] )/gi;

/** "He still has your copy of the map." "I lent it to him" */
export const HAS_YOURS = /\b(?:has|have|had|got|found|kept|borrowed|wears?|uses?|took|loves?) (?:got )?your [a-z]/i;

/** "My dad did that last year", "The rest is why I work nights": of several things that were told, nobody can tell which. */
export const LEFT_TO_ONE_OF_SEVERAL =
  /^(?:[\w'-]+ ){1,3}(?:did|does|do|has done|had done|did exactly) (?:that|the same|it)\b|^the (?:rest|others?|remainder)\b(?! of\b)/i;

/** "Was it good?", "How did it go?": what is told next is of that. */
export const HOW_IT_WAS = new RegExp(
  wrapped`
    ^(?:(?:and|so|oh|wow|cool|nice|great)[,!.]? )*(?:
      (?:how|what) (?:was|is|were|are) (?:it|that|they|those)(?: like)?|how did (?:it|that) (?:go|feel)
      |(?:was|is) (?:it|that) (?:as )?(?:any )?(?:
        good|nice|fun|hard|scary|cold|busy|worth it|tough|difficult|bad|expensive
      )
      |did you (?:like|enjoy) (?:it|them|that)
    )(?: for you| in the end| too)?\?`,
  "i",
);
export const IN_THE_PAST = new RegExp(
  wrapped`
    ^(?:I|we) (?:\w+ly |also )?(?:
      \w{3,}ed|ate|saw|went|met|got|had|took|made|slept|stood|drank|bought|lost|came|did|ran|swam|rode|spent|cried|was
      |were|left|drove|flew|won|sat|sang|danced
    )\b`,
  "i",
);

/** "Fig trees, two of them", "A heron, on my arm": a thing, without a verb. */
export const SEVERAL_NAMED = new RegExp(
  wrapped`
    ^(?:an? |my |our |some |the |two |three |four )?(?:[\w-]+ ){0,2}[\w-]+, (?:
      one|${TWO_TO_SIX}|a (?:pair|couple|few)|both|in|on|for|from|with|by
    ) [\w' -]+\.?$`,
  "i",
);
