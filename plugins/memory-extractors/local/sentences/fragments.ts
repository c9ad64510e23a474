// Clauses that say nothing by themselves: no verb, nothing that the verb could be said of, or a mere condition or time.

import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_TWELVE } from "../cues/numbers.ts";
import { FINITE, PAST_FORMS } from "../cues/verbs.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { isUnfinished } from "./unfinished.ts";

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

/** "Maybe when I visit in the summer": when, which only a question makes an answer of. */
export const TIME_ALONE = new RegExp(
  wrapped`
    ^(?:maybe |perhaps |probably |possibly |hopefully )?(?:when|once|whenever|before|after|as soon as) (?:
      I|we|he|she|they|my [a-z]+
    )\b
    (?!.*(?:,| - )|.*\b(?:I|we|it|he|she|they|there)(?:'[a-z]+)? )
    (?!.*\b(?:my|our|the|his|her) [a-z]+ (?!(?:in|at|on|to|for|with|and|or|again|from|back|by|over)\b)[a-z])
    (?!.* (?-i:\p{Lu})[\p{L}'-]+ (?!(?:in|at|on|to|for|with|and|or|again|from|back|by|over|next|this|last)\b)(?-i:\p{Ll}))
    (?!.*(?:ing|s) (?:is|was|has|had|will|can|[a-z]{2,}ed)\b|.*\b(?:is|was) what\b)
    (?!(?:[a-z]+ )?(?:before|after|once) my [a-z]+ [a-z]+ing\b)`,
  "iu",
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
/** "Slate grey, which I've never tried": what of it, the question says. */
const WHICH_BEHIND = /^[^,]{2,40}, which (?:I|I've|I'm|we|we've|my|our) [^,;]*$/i;
/** "Three: salt, silt and a mussel I dread": of what, the question says. */
const LISTS_ONLY = new RegExp(String.raw`^(?:${TWO_TO_TWELVE}|\d+): `, "i");
/** "three days, like I wanted": as what, and nothing said of them. */
const AS_WANTED = new RegExp(
  wrapped`
    ,? (?:(?:just|exactly) )?(?:like|as|the way) (?:I|we) (?:(?:always|originally) )?(?:
      wanted|hoped|planned|said|had|did|like|thought|expected|asked
    )\b.*$`,
  "i",
);
/** "The importer I rewrote in March": which one, and nothing said of it. */
const TOLD_APART = new RegExp(
  wrapped`
    ^(?:the|that|an?) (?:[a-z-]+ ){1,3}(?:(?:that|which) )?(?:I|we) (?:(?:just|finally|also) )?
      (?:${PAST_FORMS}|re(?:wrote|built|did|made)|[a-z]{2,}ed)(?: (?:
        in|on|at|last|from|with|back|this|for|before|after|yesterday
      ) [^,.!?]*
    )?[.!]*$`,
  "i",
);
/** "A week plan we can both live with": what is looked for, and nothing said of it. */
const THAT_ONE_CAN = new RegExp(
  wrapped`
    ^(?:the|an?|some) (?:[a-z-]+ ){1,4}(?:(?:that|which) )?(?:I|we) (?:can|could) (?:(?:both|all|really|actually|also) )?[a-z]+
      (?: (?:with|in|on|to|for|by|at|from|into)(?: [a-z]+){0,2})?[.!]*$`,
  "i",
);
const OF_THE_MAKER = / (?:I|we) \S+/i;
const isPhraseAlone = (text: string): boolean =>
  (AS_WANTED.test(text) && !FINITE.test(text.replace(AS_WANTED, ""))) ||
  (text.includes(": ") && LISTS_ONLY.test(text) && /, | and /.test(text)) ||
  (text.includes(", which ") && WHICH_BEHIND.test(text) && !FINITE.test(text.split(",", 1)[0] ?? "")) ||
  (TOLD_APART.test(text) && !FINITE.test(text.replace(OF_THE_MAKER, ""))) ||
  THAT_ONE_CAN.test(text) ||
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

/** A fragment: no verb says anything, or nothing the verb could be said of. */
export const isFragment = (text: string): boolean =>
  !FINITE.test(text.replace(THINKS, "")) ||
  isPhraseAlone(text) ||
  VERB_FIRST.test(text) ||
  HALF.test(text) ||
  WAS_BEST.test(text) ||
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
