// What somebody likes, has, does again and again or is, said in a few words: it scores low, and is true for years.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "./kin.ts";
import { TWO_TO_TWELVE } from "./numbers.ts";

/** "I love jazz", "I have two cats", "I sing in a choir", "I'm scared of heights" */
export const LASTING_OF_OWN = new RegExp(
  wrapped`
    ^(?:(?:and|also|but|plus) )?(?:
      (?:I|we) (?:(?:also|really|absolutely|just|still|totally|both|always|usually|mostly|often) )*(?:
        (?:
          love|like|hate|adore|enjoy|prefer|dislike|despise|collect|(?:can't|cannot) stand
          |(?:don't|do not) (?:like|eat|drink)
        ) (?!(?:it|the|that|this|them|those|these|how|when|what|your?|to (?:know|see|hear|ask|get|have|learn))\b)
        |(?:have|own|keep|got) (?:an?|one|no|\d+|${TWO_TO_TWELVE}) (?:[a-z-]+ ){0,2}(?:
          (?:${KIN_NOUNS})s?|hens?|chickens|allerg(?:y|ies)|cars?|bikes?|boats?|gardens?|allotment
        )\b
        |have (?:trouble|difficulty) (?:sleeping|falling|hearing|concentrating|focusing|walking)
        |get (?:[a-z]+sick|migraines|hay ?fever|panic attacks)
        |(?:
          sing|play|paint|draw|knit|sew|dance|swim|climb|hike|row|sail|surf|ski|run|cycle|bike|garden|grow|cook|bake
          |fish|hunt|volunteer|coach|teach|commute|travel|rent|smoke|snore|meditate|journal|write|read|sculpt|carve|box
          |fence|ride
        )(?! (?:the|this|that|it|my)\b)
      )
      |(?:I'm|I am) (?:(?:also|really|very|quite|pretty|a bit|rather) )*(?:
        (?:scared|afraid|terrified|frightened|fond) of|(?:bad|good|great|terrible) (?:at|with)|shy|introverted
        |extroverted|colou?r-?blind|dyslexic
      )
    )\b(?!.*\b(?:ones?|today|tonight|tomorrow|now|yesterday|this (?:week|month|morning|evening|time))\b)[^,;]{0,60}$`,
  "i",
);
