// An "it" that stands for no thing, so that nothing is missing: "I find it hard to rest", "I hate it when people shout", "but it paid off".

import { wrapped } from "#domain/wrapped.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { judgesDeed } from "#plugins/memory-extractors/local/sentences/evaluations.ts";

/** "I'm sure I'll make it", "they made it up": nothing is meant by "it". */
export const MAKES = /\b(?:make|made|making|makes) $/i;
export const MADE_IT = /^it(?:[.,!]|$| (?:to|through|work|happen|big|up|out|this far)\b)/i;
/** "I made it to show my family's boat": a thing that was made. */
export const MADE_TO =
  /^it to (?:show|express|celebrate|remember|remind|honou?r|represent|capture|wear|give|share|reflect)\b/i;

/** "I asked three brewers, but it paid off": all that was told. */
const GOES_WELL = new RegExp(
  wrapped`
    ^it (?:(?:all|really|totally|finally|has|'s) )*(?:
      pa(?:id|ys) off|work(?:ed|s) out|went (?:well|great|fine|badly)|turned out (?:well|great|fine|okay)
      |was worth (?:it|the)|wasn't easy|takes time|took (?:a while|time|ages|forever)
    )\b`,
  "i",
);

const MAKES_IT = new RegExp(
  wrapped`
    \b(?:
      make|made|makes|find|found|finds|think|feel|take|takes|took|get|getting|worth|keep|call|believe|love|like|hate
      |enjoy|dislike|prefer|appreciate
    ) $`,
  "i",
);
const IT_BEFORE_CLAUSE =
  /^it (?:when|if|that|to|hard|easy|easier|a point|time|so (?:hard|easy)|up to|possible|clear|important|difficult|fun)\b/i;
const IT_IS = new RegExp(
  wrapped`
    ^it(?:'s| is| was) (?:
      (?:all |still |really )?up to (?!(?:me|us) to )|(?:an?|our) (?:\w+ )?(?:tradition|habit|ritual|rule)\b|like
      |so (?:important|nice|good) to|important to|hard to|good to|nice to
    )`,
  "i",
);
/** "I find it hard to", "and it's good to", "but it paid off": an "it" that stands for no thing. */
export const meansNothing = (before: string, from: string): boolean =>
  (MAKES_IT.test(before) && IT_BEFORE_CLAUSE.test(from)) ||
  (/\b(?:find|found) $/i.test(before) && judgesDeed(from)) ||
  IT_IS.test(from) ||
  (LIKES_WHEN.test(before) && EFFECT_ON_ME.test(from)) ||
  (countWords(before) > 3 && GOES_WELL.test(from));

/** "I hate it when people are late, it drives me mad": what does stands in the clause. */
const LIKES_WHEN = /\b(?:love|like|enjoy|hate|dislike|(?:can't|cannot) stand)(?: it)? (?:when|how|that) /i;
const EFFECT_ON_ME = new RegExp(
  wrapped`
    ^it (?:just |always |really |\w+ly )?(?:
      drives?|makes?|stress(?:es)?|annoys?|bothers?|scares?|upsets?|hurts?|frustrates?|exhausts?|relaxes|calms?|helps?
      |reminds?|keeps?|gives?
    ) (?:me|us)\b`,
  "i",
);
