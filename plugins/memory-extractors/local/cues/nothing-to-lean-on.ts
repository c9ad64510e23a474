// What was said or asked right before and yet is nothing that a statement could lean on: questions for news, courtesies, suggestions.

import { wrapped } from "#domain/wrapped.ts";
import { either, wordSet } from "../patterns.ts";
import { TWO_TO_TEN } from "./numbers.ts";

/** What is asked with these says nothing of what the reply is about. */
export const ASKS_FOR_NEWS = new RegExp(
  wrapped`
    ^(?:(?:so|and|anyway|but|hey|oh),? )*(?:
      how(?:'s| is| was| are| have| has|'ve|'re)? (?:
        you|u|ya|things|life|everything|it|the family|(?:your|the|this|last) (?:day|week|weekend|month|year|term)
      )\b(?! (?:been )?(?:juggling|managing|handling|dealing|coping|balancing|combining|settling))
      |how (?:about|do|did) you\b(?! (?:like|find|make|get|manage|deal|know|cook|prepare))|what about you
      |what (?:keeps|kept|gets|got|made|makes) you (?:going|motivated|so)\b
      |what(?:'s| is| has|'ve| have)? (?:up|new|been (?:going|happening|up)|going on|happening|else|you been|next)\b
      |any(?:thing)? (?:plans?|news|else|new|exciting|interesting|fun|good|cool|special)\b
      |(?:have you been|been) up to\b|have you been (?:doing|trying) anything (?:new|fun|else)\b
      |(?:do you )?(?:got|have) any(?:thing)? (?:plans?|new|news|exciting|else)\b
      |any(?:thing|one)? (?:(?:in )?particular|specific|(?:that )?(?:stands|sticks|stood|stuck) out)\b
      |what (?:do|are) you (?:think|up to)|really|seriously|guess what|remember
    )\b`,
  "i",
);

/** "Here's one from May", "I'm screaming", "It's like a dream": nothing that other words could be of. */
export const EXPLAINS_NOTHING = either(
  /^(?:and )?here(?:'s| is| are) (?:one|some|another|it|a (?:pic|photo|picture|snap|shot))\b/i,
  new RegExp(
    wrapped`
      ^I(?:'m| am) (?:so |really |literally |actually )?(?:
        screaming|crying|dying|shaking|speechless|jealous|feeling|excited|happy|proud|thankful|grateful
      )\b`,
    "i",
  ),
  new RegExp(
    wrapped`
      ^it(?:'s|'s all| is| was) (?:just |kind of |a bit |almost )?
      (?:like|as if|both|such|so|an? (?:adrenaline|wild|crazy|huge|big|great|real|amazing|incredible|magical|surreal) )`,
    "i",
  ),
  /^it (?:really|just|also|means|meant|feels|felt)\b/i,
);

/** "Maybe try a raft?", "Care to tell us more?": no question that is answered. */
export const SUGGESTS = new RegExp(
  wrapped`
    ^(?:
      maybe|perhaps|why (?:not|don't you)|care to|got any advice|(?:(?:do you )?(?:want|need)|would you like) me to
      |shall I|can I (?:help|bring|do)
    )\b[^?]*\?`,
  "i",
);

/** Of these no question says what the reply is about: "What got you so excited?" */
export const ASKED_OF_ANYTHING = wordSet(
  "excited doing alone share made gave pick picked kind type feel feeling thinking think worried mean means",
  "favourite favorite happen happened getting",
  "live living today tonight tomorrow weird nice first started start keep take took going want wanted really sure coming holding",
);

/** Without a subject of its own: "Worst car I ever had", "Like coming home", "Awake and hungry". */
export const NO_SENTENCE = new RegExp(
  wrapped`
    ^(?:
      like|with|without|worst|best|awake|gone|been(?! \w+ing)|losing|not|just|same|so|too|no|all|both|mostly|only|\d+
      |one|${TWO_TO_TEN}|half
    ) `,
  "i",
);

/** Said out of courtesy, or of what the listener told: nothing that the next sentence could be about. */
export const ONLY_POLITE = new RegExp(
  wrapped`
    ^(?:(?:and|so|but|oh|wow|aw+|hey|also),? )*(?:
      congrat\w*|hello|hi|hiya|good (?:morning|evening|afternoon)|it's (?:me|your \w+)(?=[.,!])|thank\w*|sorry|so sorry
      |I'm (?:so |really )?(?:sorry|glad|happy for|proud of you)|hope|I hope|glad|good luck|I never doubted|appreciate
      |happy (?:for|to)|proud of|great|nice|awesome|amazing|love|cool|enjoy|don't|take care|good to|nice to|so good
      |you(?:'d| would) (?:never |not )?have (?:known|guessed|thought)|you wouldn't have (?:known|guessed|thought)
      |of course (?:there|it|he|she|they|you|I|we) (?:was|is|were|are|did|do|does|has|have|will|would|can|could)
        (?=[.!]*$)
      |been (?:a|hectic|busy|crazy|great|good|a while)
      |(?:it|that|this|those|these|they|you|your \w+)(?:'s|'re| is| are| was| were| look| looks| sound| sounds)(?: (?:
          so|really|such|very|an?|the|just|always|totally|pretty|all|like
        )
      )* (?:\w+ ){0,2}
      (?:
        amazing|great|awesome|lovely|nice|cool|fun|inspiring|wonderful|incredible|super|good|beautiful|right|blast
        |delicious|cute|sweet|tough|best
      )
      |long time|haven't|it's been|I(?:'ve| have)(?: got)? (?:\w+ )?news|I know|I agree|I bet|I might|I'll take
      |I love (?:when|how) you|I'm in good company|I'm joking|I'm teasing|stop|go on|tell|funny (?:you|that you)
      |if (?:I|we) (?:weren't|wasn't|were|had|could)|(?:that|it|this) must (?:be|have)
      |you (?:should|ought to|must|deserve to) be|so you should
    )\b
    |\b(?:congrats|congratulations|I promise|you guys)\b`,
  "i",
);

/** "By the way, the boat sank": of nothing that was said before. */
export const TURNS_AWAY = new RegExp(
  wrapped`
    ^(?:
      oh,? (?:and|by the way|btw)|by the way|btw|anyways?|guess what|on (?:another|a different|a related|a side) note
      |in other news|speaking of|also|oh,? before I forget|listen|(?:I have|I've got|I've|got)(?: \w+){0,2} news
      |(?:and )?on top of (?:it|that|this|all|everything)
    )\b`,
  "i",
);
