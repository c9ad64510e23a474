// What is said out of courtesy and to encourage the other or oneself: it tells nothing that could be asked for.

import { wrapped } from "#domain/wrapped.ts";
import { anywhere } from "../patterns.ts";

/** Feelings of the moment towards the other's words, polite agreement. Opens a clause. */
export const COURTESIES = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m|'re|'ll|'d| am| are| was| were| feel| felt| will| would)?\s+(?:
      (?:
        so|really|very|super|just|totally|always|truly|also|too|pretty|definitely|already|all|certainly|completely
        |absolutely|here
      )\s+
    )*
    (?:
      glad|happy (?:for|that|(?:that )?you|to (?:hear|see|know|help))|remember (?:you|your|when you)|feel the same|sorry
      |proud of (?:you|your)|sure|agree|know(?! (?:a (?:bit|little)|some) (?:of )?p{L})|understand|bet|hear
      |see(?! (?:an? (?!lot\b|bit\b)|my|our|her|him|two|three|someone|somebody|patients|clients|students)\b)|appreciate
      |thankful for (?:you|your|it|that)|grateful for (?:you|your|it|that|all)|here for you|rooting|stoked for you
      |excited (?:for|to (?:hear|see)) |inspired by (?:you|your)|thrilled for you|impressed|wish you|hope so|hope you
      |hope it|hope that|hope your|hope this|think so|think you|think that's|think it|guess
      |believe in (?:you|us|them|it|this|that|myself)|believe (?:it|that|you)(?=[.,!]|$)|gutted for|chuffed for|admire
      |feel you|get it|get you|get that|never doubted|envy|jealous|couldn't agree
      |can (?:just |totally )?(?:imagine|picture)|can see|can relate|should (?!be\b|have\b|arrive\b|finish\b|know\b)
      |know right|totally get|feel the same|wonder|mean it|promise|suppose|doubt it|told you
      |(?:love|like) to (?:see|hear|know|join|help|meet)
      |love (?:your|that|it|how|this|the (?:[\w-]+ )?(?:idea|sound|thought|way|vibe|look|suggestion|tip|approach))
      |like (?:your|that|it|how|this|the (?:[\w-]+ )?(?:idea|sound|thought|way|vibe|look|suggestion|tip|approach))
      |have your back|support you|cheer|here to (?:help|lend|support|listen)|make sure|be sure|make it|definitely
      |do (?:my|our) best(?! (?:work|thinking|writing|reading|studying)\b)|do it|do that|try (?:my|our) best
      |have to (?:check|try|look|remember)|keen to (?:hear|know|see)
      |(?:thankful|grateful|blessed|lucky|fortunate)(?: (?:for|to have|to be|that))|all ears|in awe|blown away
      |be there for you|let you know|keep you|check (?:it|that|them) out|check out|look into (?:it|that|them)
      |give (?:it|that) a (?:try|shot|go)|take a look|think about (?:it|that)|keep (?:it|that|this|them) in mind
      |keep (?:going|pushing|at it|trying|it up)|need that|needed that|needed this|can't wait to (?:see|hear)
    )\b`,
  "i",
);

/** Encouragement, filler about the time since the last talk, and promises nobody will check. */
export const PEP_TALK = anywhere(
  "won't (?:give up|let (?:it|this|that|them|you))|dreams? come true",
  String.raw`we're all(?! (?:waiting|going|getting|flying|moving|meeting|coming|invited)\b)|we all|we both`,
  "each other|all in this|show (?:you|the world)",
  wrapped`
    you got this
    |(?<!\b(?:me|us|him|her|them) to )keep (?:
      it up|going(?! (?:over|above|past|below|under|back to|wrong|off|down|through)\b)|up|pushing|working|at it|moving
      |fighting|believing|chasing|striving|learning|growing|grinding
    )`,
  "fingers crossed|means? (?:a lot|so much|the world|everything)|let's|for being there|always here",
  "got your back|good luck|take care|see you",
  "talk (?:to you )?soon|catch you|bye|have fun|in my corner|support means|try (?:my|our) best",
  "doing (?:my|our) best|get through (?:it|this|that)",
  "(?:never|not|don't) giv(?:e|ing) up|make a difference|one step at a time|step by step|be sure to",
  "make it (?:work|happen|count)|up for (?:it|the challenge)",
  "excited (?:to see|for what|about what)|stoked (?:to see|for)",
  "see (?:how|where|what) (?:it|this|that|they|you)|worth it|been a (?:while|couple|few|minute)",
  "wanted to (?:fill|tell|let|share|show|give|ask|check|say|thank) (?:you|this|these|that)",
  "(?:haven't|hadn't) (?:talked|chatted|spoken|caught up)|since (?:I|we) (?:last|talked|spoke|chatted)",
  "things have been|life(?:'s| has) been|catch(?:ing)? up|last (?:talked|spoke|chatted|saw)",
  "so much has happened|lot has happened|long time|keep you (?:posted|updated)|let you know",
  "what (?:life|it|this)'s (?:all )?about|life is|life's|dream big|sky's the limit",
  "stay (?:positive|strong|true|motivated|focused)|believe in (?:myself|yourself)",
  "push(?:ing)? (?:through|forward|on|myself|ourselves)|ups and downs|bumps? in the road|tough times",
  "hard times|no matter what|day by day|at a time",
  "here's a|here is a|will send you|send you|take (?:a|one) look|check (?:it|this|them) out",
  "this (?:pic|photo|picture)|a (?:pic|photo|picture) (?:of|from)",
  "(?:am|'m|been) (?:doing )?(?:great|well|good|alright|all right|ok|okay|fine|busy)(?=[.!,]|$)",
  "cheers for|for asking|cheering (?:me|us|you|them) on",
  "(?:thought|figured) (?:I|we)(?:'d| should| would| could| might) (?:do|tell you|return) the (?:same|favou?r)",
  "if you(?:'d| would)? (?:want|like|need|ever|prefer)|(?:could|can|will|'ll|to) help you",
  "you (?:are|'re) (?:awesome|amazing|right|the best)|sounds (?:great|good|fun|amazing|awesome|like)",
  "super helpful|really helpful|so helpful|that helps",
);

/** Resolutions that nobody will ask about: "I won't quit", "I'm going to keep pushing and make it happen". */
export const RESOLVE = anywhere(
  wrapped`
    (?:won't|will not|will never|not going to|never|not|can't|refuse to) (?:\w+ )?(?:
      quit|give up|stop me|let (?:anything|anyone|it|this|that|them|myself|setbacks)|hold (?:me|us) back|back down
      |look back
    )`,
  "(?:hold|holding|bring|bringing|get|getting|stop|stopping) (?:me|us) (?:back|down)",
  "(?:let|letting) (?:you|anything|anyone|nothing)|giving up",
  wrapped`
    (?:keep|keeping|kept) (?:on )?(?:
      plugging|grinding|hustling|chasing|believing|striving|pushing|going(?! (?:over|above|past|below|under)\b)|trying
      |growing|learning|spreading|pursuing|shining|fighting|dreaming
    )`,
  wrapped`
    (?:stay|staying|remain|remaining) (?:\w+ )?(?:
      positive|motivated|strong|determined|optimistic|hopeful|resilient|focused|confident|true
    )`,
  wrapped`
    (?:make|making|made|reach|reaching|chase|chasing|pursue|pursuing|follow|following|achieve|achieving|go|going) (?:for |after )?
      (?:my|our|the|those|these) dreams
    |give it (?:my|our) (?:all|best)
    |do(?:ing)? (?:my|our) (?:very )?best(?! (?:work|thinking|writing|reading|studying|ideas)\b)|hang(?:ing)? in there`,
  "in it for the long|push(?:ing)? (?:on|myself|ourselves|through|forward|the limits)|get there",
  "pull through|make it work|plug away|one day at",
);

/** Standing by the listener: "I'll always be by your side". */
export const STANDS_BY = anywhere(
  "(?:here|there|around|always) for (?:you|each other)|(?:by|at|on) your side|in your corner",
  "cheer(?:ing)? (?:you|for you)|root(?:ing)? for (?:you|ya)|behind you|back you up|got you",
  "have your back",
  "lend (?:you )?(?:an ear|a hand)|help you|support you|send you|let you know",
  "keep you (?:posted|updated|company)|all ears|count (?:on )?me|proud of you",
  "believe in (?:you|us|them|it|this|that|myself)|faith in you|thinking of you|happy for you",
  "with you all the way",
  wrapped`
    (?:love|like|want|excited|stoked|ready|curious|keen|wait|pumped|eager) to (?:
      see|hear|check out|try|taste|read|know|join|collaborate|meet|catch up|visit
    ) (?:\w+ ){0,3}(?:you|your|yours)
    |sure (?:that )?you`,
);

/** What two can do together: encouragement, no plan. */
export const WE_CAN = new RegExp(
  wrapped`
    \b(?:we|\w+ and I|together,? (?:we|I)) (?:can|could|will|'ll|might) (?:\w+ )?(?:
      do|make|get|tackle|handle|bring|achieve|help|reach|face|create
    ) (?:
      (?:
        a|an|any|some|all|so|great|amazing|real|big|positive|lasting|meaningful|changes?|anything|it|things?|stuff
        |difference|more|good|much|the|this
      )\b ?
    ){1,5}
    |\bwe can (?:\w+ly )?(?:be|accept|become|overcome|inspire|support|keep [a-z]+ing)\b|\btogether,? we\b
    |\bmake a great team\b`,
  "i",
);
