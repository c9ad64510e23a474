// A verdict on what was said before, in front of what stands alone: "It can be tough, so I plan my week", "Sounds good but she can't
// have milk".

import { wrapped } from "#domain/wrapped.ts";
import { KIN_BY_NAME } from "#plugins/memory-extractors/local/cues/kin.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { hasInnerDangling } from "#plugins/memory-extractors/local/references/leaning/anaphora.ts";

/** "It can be tough, so I plan my week": the verdict is on something said before, the rest stands alone. */
const VERDICT_FIRST = new RegExp(
  wrapped`
    ^(?:it|that|this)(?:'s| is| was| can be| has been|'s been)[ ]
    (?:(?:a|an|so|really|very|pretty|quite|such|been|bit|little|super|definitely) ){0,3}
    (?:
      tough|hard|early|late|slow|mild|serious|manageable|challenging|rough|difficult|tricky|great|awesome|amazing|fun
      |good|nice|cool|lovely|stressful|scary|nerve-wracking|exciting|journey|challenge|blast|ride|kind|sweet
    )
    (?: (?:of (?:you|u)|at (?:times|first)|sometimes))?,? (?:so|but|and|yet)[ ]
    (?=(?:I|I'm|I've|I'll|we|we're|we've|my|our|he|she|he's|she's|(?:${KIN_BY_NAME})(?:'s| is)) )`,
  "i",
);
/** "It costs a fortune, so I'm selling my motorbike" */
const COST_FIRST = new RegExp(
  wrapped`
    ^(?:it|that|this) (?:
      costs? (?:a fortune|a lot|a bomb|too much)|takes? (?:ages|forever|a lot of time)|(?:isn't|wasn't) cheap
    ),? (?:so|but|and) (?=(?:I|I'm|I've|I'll|we|we're|we've|my|our) )`,
  "i",
);
/** "That worked well, I built a second one": advice taken. */
const HELPED_FIRST = new RegExp(
  wrapped`
    ^(?:it|that|this) (?:(?:really|actually) )?(?:worked|helped)(?: (?:really|so|very))?
      (?: (?:well|great|perfectly|a lot|out))?,? (?:so |but |and )?(?=(?:I|I'm|I've|we|we're|we've) )`,
  "i",
);
/** "That sounds wonderful, although crowds make my husband anxious", "That's within what I had in mind, since we've put aside 900" */
const JUDGED_THOUGH = new RegExp(
  wrapped`
    ^(?:that|this|it)(?:'s| is| was| sounds| seems| looks|'d be| would be| works)(?: (?:
        a|an|so|really|very|pretty|quite|such|absolutely|definitely|actually|good|great|nice|helpful|well|much|a bit
        |a lot|more|less|within|about|exactly|close to|lower|higher|cheaper|better|worse|than|what|to|I|we|had in mind
        |expected|thought|hoped|was hoping for|wonderful|lovely|perfect|amazing|delicious|reasonable|fair|reassuring
        |interesting|tempting|doable|manageable|ideal|advice|idea|point|news|plan|suggestion|tip|relief|start|fine|ok
        |okay|with me|by me|for me|know|hear
      )
    ){1,8}
    , (?:although|though|since|because|as|but) (?!
      I (?:can't|couldn't|won't|don't)(?:[.,!]| because| since)
      |I(?:'m| am)? (?:just |only |still )*(?:
        want|wanna|need|was|wonder|curious|not sure|confused|don't (?:know|understand|get|see)
      )\b
    )(?=\S)`,
  "i",
);
/** "I know that's low, but I get up at four" */
const KNOWN_BUT = new RegExp(
  wrapped`
    ^I (?:know|realise|realize|understand|get|guess)(?: that)? (?:that|it|this)(?:'s| is| sounds| may be| might be) [^,.]{2,40}
      ,? but (?!I (?:just |only |still )*(?:want|need)\b)(?=(?:I|I'm|I've|we|we're|we've|my|our) )`,
  "i",
);
/** What stands behind these is told of somebody for sure. */
const PLAIN_VERDICTS = [COST_FIRST, HELPED_FIRST, JUDGED_THOUGH, KNOWN_BUT];
const OF_SOMEBODY = new RegExp(String.raw`^(?:s?he|${KIN_BY_NAME})\b`, "i");
const MAY_JUDGE = /^(?:it|that|this|I (?:know|reali[sz]e|understand|get|guess)) ?/i;
export const withoutVerdictFirst = (text: string): string => {
  if (!MAY_JUDGE.test(text)) return text;
  const isPlain = PLAIN_VERDICTS.some((first) => first.test(text));
  const rest = PLAIN_VERDICTS.reduce((said, first) => said.replace(first, ""), text).replace(VERDICT_FIRST, "");
  const least = isPlain || OF_SOMEBODY.test(rest) ? 4 : 6;
  return rest === text || countWords(rest) < least || hasInnerDangling(rest) ? text : rest;
};

/** "Sounds good but she can't have milk", "love it but my son is allergic": a verdict on what was proposed, and what is against it. */
export const PRAISES_BUT = new RegExp(
  wrapped`
    ^(?:
      (?:(?:that|this|it|they|these|those)(?: all)? )?(?:sounds?|looks?)(?: really| so| very| pretty)? (?:
        good|great|nice|perfect|fine|lovely|delicious|amazing|fun|tempting|yummy|cool
      )
      |(?:I )?(?:love|like) (?:it|that|this|them|the idea|those)
      |(?:great|good|nice|lovely|cool) (?:idea|one|list|plan)s?
    ),? but (?=(?:I|I'm|I've|we|we're|we've|s?he|they|my|our|there|[A-Z][a-z]+)(?:'\w+)? )`,
  "i",
);
