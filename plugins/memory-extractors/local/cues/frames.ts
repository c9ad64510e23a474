// How the user of an assistant says what they are at, and the words of a statement beside it that lean on that.

import { wrapped } from "#domain/wrapped.ts";

/** "I'm trying to", "I'm having trouble with", and what comes up to the end of the sentence. */
export const AT_IT = new RegExp(
  wrapped`
    \bI(?:'m| am| was|'ve been| have been) (?:(?:currently|really|still|just|also|now|a bit|so|kinda|getting) )*(
      (?:trying|preparing|struggling) to (?!
        (?:do|make|get|figure|manage|stay|keep|be|ensure|balance|focus|meet|remember|anticipate|find time)\b
      )
      |(?:working|stuck) on |(?:preparing|studying|training|applying) for |(?:struggling|dealing) with[ ]
      |having (?:(?:some|a lot of|a) )?(?:trouble|difficulty|difficulties|problems?|issues?|a hard time)[ ]
      (?:with |understanding )?
      |(?:learning|studying|writing|building|designing|debugging|developing|organi[sz]ing|renovating|editing|revising)[ ]
    )
      ((?:[^.?!;:]|\.(?=\w))+)`,
  "i",
);

/** "Can you help me make a checklist for the boat?": what is asked for, and what it is to be like. */
export const ASKS_FOR_WORK = new RegExp(
  wrapped`
    \b(?:can|could|would|will) you (?:please )?(?:help me (?:to )?)?(
      (?:
        create|write|build|make|design|draft|develop|set up|prepare|put together|plan|implement|provide|give me|show me
        |draw up|come up with
      ) (?:an?|my|our|some|the)[ ]
    )((?:[^.?!;:]|\.(?=\w))+)`,
  "i",
);
export const OF_WHAT_IS_ASKED = new RegExp(
  wrapped`
    ^(?:I|we)(?:'d| would) (?:(?:also|really) )?like (?:to (?:include|use|add|have|integrate|make it|see)|it to)\b
    |^(?:I|we) (?:also )?want (?:it|them) to\b|^it (?:should|must|needs to|has to)\b`,
  "i",
);

/** An "and" between two nouns joins what the frame is of. */
export const ENDS_FRAME = new RegExp(wrapped`
  ,| [-–—] |[("]
  | and (?:
    (?:also|then|now|maybe|so)[ ]
    |(?:
      I|my|our|we|it|that|this|they|he|she|there|what|how|why|want|need|can|could|would|will|have|am|was|[\w-]+ing
      |[a-z]+ed
    )\b
  )
  | (?:but|so|because|which|since|while|who|if|when|where I|that I|though|although|as|I|by|like)\b`);
/** What a long one can do without. */
export const SECOND_ENDS = / (?:using|with|in order|so as|through|on|for|at|from|to include|and)\b/g;

/** It leaves open itself what it is of. */
export const OPEN_IN_FRAME =
  /\b(?:it|this|that|them|these|those|they|here|there|something|things?|stuff|some|you|your|everything)\b/i;

/** A part of something, told as if everybody knew of what. */
export const LEANS_ON_FRAME = new RegExp(
  wrapped`
    \b(?:
      options?|choices?|mistakes?|formulas?|steps?|concepts?|examples?|results?|changes|improvements?|accuracy|scores?
      |grades?|progress|coverage|rate|failures?|errors?|exceptions?|attempts?|cards|sections?|entries|versions?|logic
      |handler|latency|feedback|deadline|phase|sprint|milestone
    )\b`,
  "i",
);
