// Things that a statement only points at, as they were seen, listed or told of before: "these trails", "that recipe", "this code",
// "the second option".

import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

/** "these trails", "that app": which, was said or shown before. */
const POINTS = new RegExp(
  wrapped`
    \b(?:
      this|these
      |(?<=
        \b(?:
          in|at|on|for|about|of|with|from|to|into|by|love|loved|like|liked|read|watch|watched|use|used|tried|visit
          |visited|miss|got|took
        ) )that
    ) (?!
      (?:
        is|was|are|were|has|had|have|will|would|can|could|should|might|may|must|and|or|but|in|on|at|to|for|with|of|by
        |from|I|I'm|I've|we|we're|he|she|it|it's|they|you|my|your|his|her|our|their|the|an?|there|there's|all|way|kind
        |sort|type|really|just|also|not|never|always|so|too|makes?|made|means?|helps?|when|if|because|as|who|which|what
        |how|why|where|past|coming|last|next|same|time|day|days|night|week|weekend|month|year|morning|afternoon|evening
        |spring|summer|fall|autumn|winter|season|season's|semester|quarter|january|february|march|april|june|july|august
        |september|october|november|december|\w+day|everyone|people|some|many|most|each|every|no|nothing|something
        |anyone|someone|both|far|much|long|one|ones|tooth|toothache|headache|migraine|cough|knee|hip|shoulder|ankle
        |wrist|elbow|fever|hangover|lets?|allows?|keeps?|brings?|gives?|takes?|comes?|goes|works?|feels?|seems?|looks?
        |shows?|needs?|\w+ly|\w+ed
      )\b
    )([a-z][a-z'-]*(?: [a-z][a-z'-]*)?)`,
  "g",
);

/** "that little guy", "that recipe": seen or told of before. */
const THAT_THING = new RegExp(
  wrapped`
    \bthat (?:[a-z]+ )?(?:
      guy|girl|boy|man|woman|dog|cat|pic|photo|picture|book|place|song|movie|film|show|app|game|spot|painting|piece
      |poster|skyline|view|sunset|trip|trick|recipe|dish|cake|letter|necklace|ring|jacket|trail|quote|series
    )\b(?! (?:I|we|you|I've|who|that|which|where|called|named|about|of|from|with)\b)`,
  "i",
);

/** "that house on Miller Road" */
const IN_NAMED_PLACE = /^[a-z'-]+(?: [a-z'-]+)? (?:in|on|at|near|by|from) \p{Lu}/u;
/** Points at something that the clause itself has not named; "those apps I use" it has. */
export const pointsOutside = (text: string): boolean => {
  if (THAT_THING.test(text)) return true;
  for (const match of matchesIn(text, POINTS)) {
    const words = (match[1] ?? "").split(" ");
    const behind = text.slice(match.index + match[0].length);
    const before = text.slice(0, match.index);
    if (/^(?: [\w-]+){0,2} (?:who|that|which|where|I|we|you|I've|of|called|named|about|with)\b/.test(behind)) continue;
    if (IN_NAMED_PLACE.test(`${match[1]}${behind}`)) continue;
    if (words.some((word) => word.length > 2 && before.includes(word.replace(/(?:es|s)$/, "")))) continue;
    return true;
  }
  return false;
};

/** "this code", "that approach": what a chat with an assistant is about. */
const CHAT_THING = new RegExp(
  wrapped`
    \b(?:
      (?:
        this|these|those
        |that(?= (?:[a-z-]+ )?(?:
            code|topic|approach|idea|concept|method|suggestion|recipe|snippet|formula|library|purpose|decision
          )\b
        )
      ) (?:[a-z-]+ )?
    )
    (?:
      code|topic|approach|options?|ideas?|plan|concepts?|steps?|methods?|functions?|issues?|errors?|problems?
      |suggestions?|recipes?|exercises?|questions?|sections?|features?|implementation|snippet|query|formula|lists?
      |templates?|basics|information|knowledge|tools?|tips|resources|library|libraries|purpose|triangle|leak|limit|case
      |decision
    )\b(?! (?:I|we|who|that|which|where|of|about|for|called|from|with)\b)`,
  "i",
);
export const pointsAtChat = (text: string): boolean => CHAT_THING.test(text);

/** "I'm drawn to the first option", "I noticed the resource limits": of a list or plan that was said before. */
const LIKES_DEFINITE = new RegExp(
  wrapped`
    \b(?:
      like|liked|love|loved|drawn to|interested in|intrigued by|curious about|excited about|concerned about
      |worried about|appreciate|appreciated|noticed|enjoyed
    ) the (?!
      idea of\b|way\b|fact\b|same\b|outdoors|beach|ocean|sea\b|mountains?|sun|rain|snow|quiet|city|countryside|gym|piano
      |guitar|violin|cello|drums|internet|news\b|environment|arts?\b|world|weather|water|night|morning|winter|summer
      |smell|sound|taste|feeling|thrill|ocean|forest|woods
    )(?:[a-z][a-z'-]* ){0,3}[a-z][a-z'-]*(?: and (?:the )?[a-z'-]+(?: [a-z'-]+)?)?[.!]*$`,
  "i",
);
/** "I'll go with the second option": of a list that nobody sees later. */
const PICKS = new RegExp(
  wrapped`
    \bthe (?:first|second|third|fourth|last|other|former|latter|same) (?:
      one|two|option|idea|suggestion|choice|version|approach|list|recipe
    )s?\b`,
  "i",
);
/** "I love the way the glaze turned out": of what was shown. */
const LIKES_LOOK = new RegExp(
  wrapped`
    \b(?:love|loved|like|liked|adore) (?:the way|how) (?:the|that|this|those|these|it|they) (?:[a-z'-]+ ){0,3}(?:
      turned out|looks?|looked|came out|matches|matched|shines?|blends?
    )\b`,
  "i",
);
export const likesDefinite = (text: string): boolean =>
  LIKES_DEFINITE.test(text) || LIKES_LOOK.test(text) || PICKS.test(text);
