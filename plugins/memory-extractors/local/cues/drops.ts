// Whole sentences and clauses that are never memories: requests, role play, boilerplate, pep talk, comments on the moment.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf, anywhere, either, wordSet } from "../patterns.ts";

/** "Work: I got the job": the part of a diary; not "Write: I am home". */
export const HEADS_PART =
  /^(?:work|sleep|exercise|travel|study|run|walk|ride|hike|train|swim|race|drive|visit|cook|play|call): /i;

/** First words of orders and requests. */
export const IMPERATIVES = wordSet(
  "meet gather return import print export def class keep let let's check take tell show help please have enjoy don't do stay remember",
  "imagine go look wait feel make try give send share add create write explain provide describe suggest recommend list generate",
  "rewrite summarize summarise include use consider note ensure be hang hold stop start follow choose think ask call come join",
  "believe trust listen chase embrace cherish sounds tell outline draft compare review analyze analyse fix implement update improve",
  "design build find get put pick set plan pretend act imagine suppose continue proceed elaborate translate convert calculate can",
  "could read watch visit save avoid focus break reach remind walk bring highlight hit cheer rock never good best happy",
  "invest grab buy learn practice stick prioritize prioritise surround reward treat relax breathe chill rest enjoy trust",
  "mention say move skip swap replace remove ignore adjust scratch scrap disregard forget promise",
  "solve prove compute determine evaluate simplify sketch propose guide teach discuss identify edit proofread format debug refactor",
);

/** Orders that carry a fact about the speaker: "remember that I ..." */
export const REMEMBER = new RegExp(
  wrapped`
    ^(?:(?:can|could|will|would) (?:you|u) |please |also |and |but |do |I (?:need|want|would like) you to ){0,3}(?:
      remember|note|keep in mind|bear in mind|don't forget|make a note|for the record|for your records|fyi
      |just so you know
    )(?: that)?[,:]? (?=(?:I|I'm|I've|I'd|I'll|my|we|we're|our|he|he's|she|she's|his|her|they|they're|their)\b)`,
  "i",
);

/** "I would have had to sleep on the boat", "I'd have fainted": what did not happen, said for fun; not what one would have liked. */
const WOULD_HAVE = new RegExp(
  wrapped`
    ^(?:I|we)(?:'d| would) have (?!
      (?:really |much |also )?(?:liked|loved|preferred|wanted|thought|hated|needed|expected|hoped|chosen|said)\b
    )[a-z]+\b(?!.*\b(?:if|but|because|unless|instead|when|without|had I|though)\b)`,
  "i",
);
/** "We say "I went"", "In Italy we eat late": how it is said, or what all do there. */
const HOW_IT_IS_SAID = new RegExp(
  wrapped`
    ^(?:no,? )?(?:here )?we (?:say|call|write|spell|pronounce)\b[^.]*"
    |^in (?-i:[A-Z])[a-z]+,? we (?:all )?(?:eat|drink|say|call|celebrate|greet|speak)\b`,
  "i",
);
export const SAID_FOR_FUN = either(WOULD_HAVE, HOW_IT_IS_SAID);

/** Standing orders to an assistant. */
export const STANDING_ORDER = new RegExp(
  wrapped`
    ^(?:please |also |and |so )*(?:
      always|never|from now on|going forward|in (?:the )?future|whenever (?:I|we)|when(?:ever)? you|every time (?:I|you)
      |each time (?:I|you)|any ?time (?:I|you)|when I (?:ask|request|mention|say|talk|want|need|share)
      |if I (?:ask|request|mention)|for all (?:future|my)|do not ever|don't ever|remember to always|remember to never
      |make sure (?:to always|you always|to never)|call me|address me as|refer to me as
    )\b`,
  "i",
);

/** A service's or model's own voice, role play, and talk about the chat itself. */
export const BOILERPLATE = new RegExp(
  String.raw`\b${anyOf(
    "as an ai|ai (?:language )?model|(?:i'd|i would) be happy to|happy to help|how can i (?:help|assist)",
    wrapped`
      (?:need|want|have|like) to (?:clarify|ask (?:you )?|mention|correct) ?something|pretend
      |imagine (?:you|that you|being)|you are (?:a|an|now) \w+ (?:assistant|expert|bot)|act as (?:a|an)`,
    wrapped`
      step[- ]by[- ]step (?:explanation|guide|solution)
      |here(?:'s| is| are) (?:my|the|a|an|some) (?:
        code|snippet|current code|example|draft|outline|error|sample|query|config|function|implementation|schema
      )`,
    "(?:my|the) (?:code|function|query|snippet|config) (?:so far|below|above)|looks like this",
    "look something like|example (?:input|output|usage)",
  )}\b|->->|^(?:\*[^*]{1,80}\*$|(?:uncaught )?\w*(?:error|exception|warning): )`,
  "i",
);

/** Feelings of the moment towards the other's words, polite agreement. Opens a clause. */
export const COURTESIES = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m|'re|'ll|'d| am| are| was| were| feel| felt| will| would)?\s+(?:
      (?:
        so|really|very|super|just|totally|always|truly|also|too|pretty|definitely|already|all|certainly|completely
        |absolutely|here
      )\s+
    )*(?:
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

/** "I said Monday but I meant Sunday", "If I moved to Spain I'd buy a boat", "Say I earn twice as much": nothing that is so. */
export const NOT_SO = new RegExp(
  wrapped`
    ^(?:no,? )?(?:sorry,? )?I (?:meant? (?!to\b)|said\b[^.]*\bbut (?:I )?meant\b)
    |^if (?:only )?(?:I|we|my [\w-]+) (?:\w+ly |just )?(?:
      were|had|won|could|got|went|lost|bought|sold|quit|took|became|left|(?!need)\w{2,}ed
    )\b.*(?:\b(?:would|could|might)\b|\w'd\b)
    |^(?:
      suppos(?:e|ing)|assum(?:e|ing)|hypothetically|let's (?:say|assume|suppose|pretend)
      |say(?= (?:I|we|my|our|you|that|an?|the) )|what if
    )\b
    |^(?:I|we) wish (?:I|we|that I|that we) (?:had (?!an?\b|my\b|more\b|some\b)\w+|could have|would have)\b
    |\byeah,? right\b`,
  "i",
);
/** "I'm literally a zombie today", "I'm starving", "mum will kill him" */
export const EXAGGERATES = new RegExp(
  wrapped`
    \b(?:
      literally (?:an? |dying|dead)
      |(?:dying|dead) (?:of|from) (?:hunger|thirst|heat|boredom|laughter|laughing|embarrassment)|starving
      |allergic to (?:\w+ing|mondays|drama|work|housework|people|mornings|exercise|sport|small talk)|eat a horse
      |(?:will|would|'ll|'d|going to) (?:kill|murder) me
      |(?:I|s?he|they|mum|mom|dad|mother|father|wife|husband|sister|brother|boss|neighbou?rs?|family)
        (?:'ll|'d| will| would| (?:is|are|am) going to) (?:kill|murder|strangle) (?:us|you|him|her|them|each other)
      |(?:'d|would) (?:never (?:forgive|speak to)|leave|divorce|disown|sack|fire) (?:me|us)(?=[.!]*$)
      |(?:I'll|I could|I'd) marry (?:him|her|you|them|it)(?=[.!]*$)
    )\b
    |^(?:I'm|I am|we're) (?:(?:such|basically|just|now|already|like) )*an? (?:
      house|whale|elephant|balloon|cow|hippo|sloth|puddle|potato|vegetable|robot|monster|prune|lobster|sponge
      |walking \w+
    )(?=[.,!]|$)`,
  "i",
);

/** "I just LOVE it when my train is two hours late": of what nobody loves. */
export const IRONIC = new RegExp(
  wrapped`
    \b(?:love|adore|enjoy) it when\b[^,;]{0,80}?\b(?:
      late|delayed|cancel+ed|breaks?(?: down)?|broken|crashes|fails?|stuck|rude|ignores?|interrupts?|loses?|lost|wrong
      |forgets?|wakes? me|steals?|stolen|spam|leaks?|traffic|complains?|overcharges?|hangs? up
    )\b`,
  "i",
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

/** How the speaker feels about what is being talked of; a lasting fear or love is told in other words. */
export const MOOD = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are|'ve been| was| were| feel| felt| have been)? (?:
      (?:
        so|really|very|super|just|totally|always|truly|also|too|pretty|definitely|already|all|feeling|still|incredibly
        |beyond|more|a bit|a little|absolutely|extremely|way
      )\s+
    )*(?:
      elated|ecstatic|buzzing|anxious|emotional|speechless|in awe|stoked|excited|proud(?! of (?:my|our|[\w-]+ing)\b)
      |thrilled|grateful|thankful|happy|glad|pumped|hyped|psyched|nervous|overwhelmed|amazed|inspired|motivated
      |determined|hopeful|optimistic|relieved|touched|moved by|ready to (?:take|face|tackle|go|rock)|confident|lucky
      |blessed|honou?red|can't wait
      |looking forward to (?:it|that|this|seeing|hearing|what|the (?:moment|future|day)|enjoying|more|making|sharing)
      |can relate|enjoying (?:it|this|every|the (?:challenge|process|journey))
    )\b
    |\b(?:makes?|made|making) (?:me|us) (?:feel|so|really|happy|proud|want|appreciate|think|smile|wonder|reali[sz]e)\b
    |^(?:it|this|that|they|nothing|there's) .{0,40}\b(?:makes?|brings?|gives?|fills?) (?:me|us)\b
    |^(?:I|we)(?:'ve| have)? (?:been |had |have |having |feeling |doing )+
      (?:(?:a|some|such|really|so|pretty|quite|a few) )*(?:
      tough|hard|rough|wild|crazy|busy|great|good|amazing|blast|well|hopeful|optimistic|better|down
    )\b(?: \w+)?(?: (?:lately|recently|since.*|these days|this \w+))?[.!]*$
    |^(?:I|we) (?:will|'ll|can) never forget\b`,
  "i",
);

/** "Rowing makes me so happy": what does is named, which makes it a taste. */
export const NAMED_CAUSE = new RegExp(
  wrapped`
    ^(?!
      (?:
        I|I'm|I've|we|we're|we've|it|it's|this|that|these|those|they|he|she|his|her|their|its|you|your|which|what
        |nothing|everything|something|such|there's|one|moments?|things?|times?|life
      )\b
    )[\p{L}'][^,;.]{2,100}? (?:
      makes?|made|gives?|gave|brings?|brought|keeps?|kept|helps?|helped|leaves?|left|fills?|filled
    ) (?:me|us)\b`,
  "iu",
);

/** "I'm grateful for a sister who can cook": for what is said. */
export const GRATEFUL_FOR = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are|'ve been| feel| was| were)? (?:
      (?:so|really|very|super|just|truly|always|incredibly|extremely|forever) )*(?:
      grateful|thankful|lucky|fortunate|blessed|proud|honou?red|privileged
    ) (?:for|to|of|that|I|we|they|my|our)\b(?! (?:(?:have|see|hear|know|call) )?(?:
        it|that|this|them|you|your|those|these|all|him|her|what|how
      )\b
    )`,
  "i",
);

/** "I'll start swimming", "start my own choir": no step of the talk. */
const TAKES_UP_A_PURSUIT = wrapped`
  (?:(?:also|only|always|never) )*(?:start|take up|begin) (?!
    (?:with|by|working|looking|reading|writing|implementing|doing|using|trying|being|making|thinking|planning|getting)\b
  )(?:\w+ing|an? new|my|our)\b`;

/** "I'll donate my piano", "give my loom to the school": settles what becomes of something. */
const PARTS_WITH_OWN = wrapped`
  (?:(?:just|probably|then) )*(?:
    give (?:(?:my|our) (?:[\w'-]+ ){1,4}(?:away|to)\b(?! (?:try|go|rest)\b)|up (?:my|our)\b)
    |(?:donate|sell|lend|cancel|quit|rehome|scrap|get rid of|trade in|rent out|give away|throw (?:out|away)) (?:my|our)\b
  )`;

/** "I'll ask Ines to lend me hers": somebody the user knows. */
const ASKS_BY_NAME = wrapped`
  (?:(?:my|our) (?:[a-z-]+ ){1,3})?(?-i:(?!(?:Google|Siri|Alexa|Chat|Reddit|God)\w*\b)[A-Z])[a-z]+ (?:
    to|if|whether|for|about
  ) `;
/** What nobody will ask about later: "I'll give that a try", "I'll keep practising". */
export const PROMISE = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ll| will|'m going to| am going to) (?!${TAKES_UP_A_PURSUIT}|${PARTS_WITH_OWN})(?:
      (?:definitely|also|just|probably|certainly|surely|now|then|really) )*(?:
      keep|try|check|look|give|make sure|be sure|share|respond|reply|consider|start|begin|incorporate|include|use|review
      |follow|remember|focus|work on
      |do(?! (?:an?|the|some) (?:[\w-]+ )?(?:
          risotto|salad|soup|cake|dessert|starters?|barbecue|bbq|roast|curry|lasagna|cooking|shopping|catering|driving
          |dishes|drinks|decorations?|flowers|music
        )\b
      )
      |come back|get back|let|think|see|take|add|apply|implement|practi[cs]e|continue|ask(?! ${ASKS_BY_NAME})|read up
      |put|go over|prepare|stick
    )\b`,
  "i",
);

/** Joins nothing to the sentence before it but a feeling about it. */
export const EMPTY_SEQUEL = new RegExp(
  wrapped`
    ^(?:it's|it is|it was|that's|that was|this is|they're|they are) (?:
      so |really |such |just |truly |always |all |also |totally |pretty |a |an )*(?:
      great|good|nice|amazing|awesome|cool|incredible|crazy|wonderful|inspiring|lovely|fantastic|important|hard|tough
      |tricky|fun|challenging|worth|rewarding|special
    )\b(?! (?:for|because|since))`,
  "i",
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
      |either|there|together|again|(?<!\b(?:have|got|has|own) (?:[\w-]+ ){1,3})yet|more|it|the same|the other|this way
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
    ) (?:that|those|these|this|the same) (?!
      (?:
        past|coming|morning|afternoon|evening|night|week|weekend|month|year|day|summer|winter|spring|fall|time|is|was
        |are|were|will|would|can|could|has|have|had|my|the|an?|there|because|when|if|and|so|\w+day
      )\b
    )(?:[a-z-]+ ){0,2}[a-z-]+(?! (?:called|named|by|about|titled|where|who|that|which|I|we)\b)`,
  "i",
);

/** Announces news without telling it, or says that much is going on. */
export const FILLER = new RegExp(
  anyOf(
    `^${anyOf(
      wrapped`
        (?:I|we) (?:have|had|got|'ve had) (?:(?:an?|some|so|such|quite|really|the) )*(?:
          similar|funny|great|amazing|good|wild|crazy|busy|wonderful|awesome|fun|best
        ) (?:time|times|experience|story|stories|news|ideas?|adventure|week|day|days|weekend|plans?)(?= *[.!]*$)`,
      wrapped`
        (?:I|we) (?:(?:just|had|kind of|kinda|sort of|already) )*(?:
          figured|suspected|thought|assumed|guessed|expected|feared
        ) (?:as much|so)(?: too| already| myself)?(?= *[.!]*$)`,
      // "We rock as a team", "We make a great pair": the two who talk.
      wrapped`
        we(?:'re| are)? (?:(?:totally|really|sure|do) )?(?:
          rock
          |(?:make )?(?:such |quite )?an? (?:(?:great|good|awesome|amazing|dream|fantastic|brilliant|unstoppable) )?
            (?:team|pair|duo)
        )(?: as a team| together)?(?= *[.!]*$)`,
      // "We work so well together", "We've come so far": said for the other's sake.
      wrapped`
        we (?:always |really |just )?(?:work|fit|go|get on|get along|play) (?:(?:so|really|very|pretty) )?well together
          (?= *[.!]*$)
        |we(?:'ve| have) done so much\b`,
      String.raw`(?:by )?(?:working|standing|sticking|coming) together,? (?:I|we) (?:can|could|will|'ll)\b`,
      wrapped`
        (?:time flies[,!.]?(?: -)? )?(?:it )?(?:feels|seems|felt) like (?:(?:just|only) )?yesterday\b
        |"(?:that|this|it)" (?:is|was)\b|that's what (?:I'm|I am|we're) talking about(?= *[.!]*$)`,
      wrapped`
        (?:I|we)(?:'ve| have)? (?:(?:also|just|only|really) )*want(?:ed)? to (?:share|show) (?:you )?
          (?:this|these|that|it|one|some|something)\b(?! with (?!you\b|ya\b))`,
      String.raw`(?:I|we)(?:'ve| have) (?:got )?some of (?:my|our) favou?rites? (?:on|in) (?:there|here)\b`,
      "(?:I|we) (?:have|had) (?:an? )?(?:ton of fun|lot of fun|blast|ball|few plans|lot going on|lots going on)(?= *[.!]*$)",
      wrapped`
        (?:(?:my|our) )?[^\s,.]+(?: [^\s,.]+)? (?:has|have|had|'s got) (?:
          (?:some|no|less|more|very|not so|really|quite) )*(?:(?:nice|good|bad|great|sad|big|happy|exciting) )?news
          (?= *[.!]*$)`,
      wrapped`
        (?:(?:my|our) )?[^\s,.']+(?: [^\s,.']+)?(?:'s| is| was)(?: getting along (?:much |a bit )?(?:better|well|fine)
          | (?:(?:so|really|just) )*(?:over the moon|on cloud nine|walking on air|in high spirits)
        )(?= *[.!]*$)`,
      `(?:sleep|work|school|life|food) is (?:(?:much|a bit|a lot|so|also) )*(?:better|worse)(?= *[.!]*$)`,
      // "Without onions please", "to my work address please": of what is asked for at the moment.
      wrapped`
        (?:to|in|by|with|without|on|at|for|from|like|as|under|via) (?!.*\b(?:I|I'm|I've|we|we're|is|are|has|have)\b)[^.!?,]{2,60} please
          (?= *[.!]*$)`,
      String.raw`hopefully,? (?:it|he|she|they|that|this|these|everything|things)(?:'\w+)? `,
      wrapped`
        (?:interesting|crazy|big|exciting|lots of|a lot|so much|some|great|good) (?:\w+ ){0,3}
          (?:has|have|'s|happened|changed|happening|going on)(?![^.]* - (?:I|my|we|our)\b)`,
      wrapped`
        (?:things|life|work|everything|it)(?:'s| has| have|'ve) been (?:
          (?:so|really|pretty|super|quite|kinda|a bit|a little) )*(?:
          hectic|crazy|busy|wild|great|good|rough|tough|okay|ok|fine|hard
        )\b[^,;]{0,20}$`,
      String.raw`(?:\w+ ){0,2}(?:stuff|things?|lots?)(?:'s| has| have) been (?:happening|going on)\b`,
      String.raw`here(?:'s| is| are)\b(?!.* - (?:I|we|my|our)\b|.*\b(?:yesterday|last|ago|today|in \d{4})\b)`,
      String.raw`(?:and |but )?(?:yes|yeah|yep|yup),? (?:I|we) (?:do|am|are|have)\b *(?:-|[.!]*$)`,
      String.raw`here(?:'s| is) (?:one|some|it)\b|(?:that|this)(?:'s| is) (?:the|my|our) [\w-]+,? and (?:here|that|this)(?:'s| is)\b`,
      String.raw`(?:I|we) (?:haven't|hadn't) (?:talked|spoken|chatted|seen you|heard from you)\b[^,]*$`,
      wrapped`
        (?:so much|much|lots?|a lot|tons|plenty|things?|quite a (?:bit|lot)|stuff)(?: of \w+)?(?: has| have| had|'s|'ve) (?:been )?
          (?:\w+ )?(?:going on|gone (?:on|down)|happened|happening|changed|up)\b`,
      wrapped`
        (?:I|we)(?:'ve| have) had (?:a lot|lots|so much|so many things|a lot of things|tons)(?: of \w+)? (?:
          going on|happening|happen
        )\b`,
      wrapped`
        (?:I|we)(?:'ve| have) been (?:
          keeping busy|reflecting|(?:thinking|reflecting) a lot|doing (?:well|good|great|okay|ok|fine|alright)
        )(?: lately| recently| these days)?[.!]*$`,
      String.raw`(?:but |and )?something (?:[\w-]+ ){0,4}happened(?: (?:to me|recently|lately))*[.!]*$`,
      String.raw`(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:\w*day)? works\b`,
      String.raw`(?:and )?the [^,.]{3,40} if you (?:can|could|have|want|like|don't mind)\b[^,.]*$`,
      String.raw`(?:I |we )?(?:just )?(?:gave|sent|told|showed|asked) (?:him|her|them)(?: already| yesterday| today| last \w+)?[.!]*$`,
      String.raw`I (?:had no idea|didn't know|never knew|didn't realise|didn't realize|forgot) (?:that )?you\b[^.]*$`,
      String.raw`reach out\b`,
    )}`,
    String.raw`\b${anyOf(
      String.raw`(?:been meaning|wanted|like) to ask\b(?! (?:my|the|our|her|him|them)\b)`,
      wrapped`
        (?:
          keep (?:you|ya|u) (?:posted|updated)|(?<!(?:'ll|\bwill) )let me know|feel free to|come join
          |(?:please|just|hesitate to) reach out|as follows
        )\b`,
      String.raw`reach out(?: (?:if|when|to me|any ?time)\b|[.!]*$)|(?:below|above)[.:]*$|about something[.!]*$`,
      wrapped`
        (?:got|have) something (?:\w+ )?to (?:share|tell|show)(?: (?:you|with you))?[.!]*$
        |I (?:totally |completely |fully )?agree[.!]*$`,
    )}`,
  ),
  "i",
);

/** "Friday works", "Wednesday at three is fine": agrees to a time that only the talk tells what for. */
export const AGREES_TO_TIME = new RegExp(
  wrapped`
    ^(?:(?:next|this) )?(?:\w+day|tomorrow|tonight|the \d\w*|\d[\d:]*(?: ?[ap]m)?)
      (?: (?:morning|afternoon|evening|night))?(?: at [\w:]+)? (?:is|works|suits|sounds|would be|would work|'s)
      (?: (?:fine|good|ok|okay|great|perfect|best|me))*(?: (?:for|with) (?:me|us))?[.!]*$`,
  "i",
);

/** "That I go to the chess club with it": what an answer goes on with. */
export const THAT_CLAUSE = new RegExp(
  wrapped`
    ^that (?:I|we|s?he|they) (?!
      .*\b(?:is|are|was|were|means?|meant|makes?|made|shows?|says?|helps?|hurts?|would|will|can|could|has|have|had)\b
    )[^,]*$`,
  "i",
);

/** "Works for me as long as I'm back by six": what does, stands elsewhere. */
export const SUITS = "(?:works|suits)(?: (?:well|fine|great|perfectly|best|better))? (?:for )?(?:me|us)";
export const ONLY_SUITS = new RegExp(`^${SUITS}\\b`, "i");

/** The question of the moment in a chat with an assistant: gone when it is answered. */
export const QUESTION_AT_HAND = new RegExp(
  wrapped`
    \b(?:trying to|need to|want to|how to|having (?:some )?(?:trouble|difficulty|issues)(?: with)?|struggling to) (?:\w+ly )?(?:
      understand|understanding|figure|calculate|calculating|solve|determine|verify|prove|classify|decide how|compute
      |find the|make sure|see if|know
    )\b`,
  "i",
);

/** The assistant's own suggestion, taken up with a word of liking: "I'm intrigued by the lantern idea". */
export const TAKES_UP = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'d| would)? (?:(?:also|particularly|especially|really|definitely|very|quite|just) )*(?:
      intrigued by|drawn to|interested in|excited about|curious about|like|love|enjoy
    ) (?:the|that|those|these|this|your|how)\b(?!
      .*\b(?:when|because|since|my|our|ago|last|every|always|usually|prefer)\b
    )`,
  "i",
);

/** What the speaker makes of the matter under discussion: "I think two meetings could work well". */
export const MAKES_OF_IT = new RegExp(
  wrapped`
    ^(?:I|we) (?:(?:also|really|just|definitely) )?(?:think|feel like|feel|believe|guess|suppose|imagine)\b
      (?!.*\bshould (?:never|always)\b).*\b(?:could|would|will|might|should|may)\b
    |^(?:I|we) (?:was|were|am|'m) thinking maybe\b|^maybe (?:I|we)\b`,
  "i",
);

/** The trouble of the hour: "I'm still getting two errors". */
export const TROUBLE_AT_HAND = new RegExp(
  wrapped`
    \b(?:get|got|getting|experienc\w+|encounter\w*|fac(?:e|ing)|having|hit|hitting|seeing|run(?:ning)? into) (?:["'\w]+ ){0,6}
      (?:issues?|errors?|problems?|warnings?|exceptions?)\b
    |\b(?:using|have|got|tried|wrote|with|in) (?:this|the following) (?:
      code|function|query|script|snippet|example|formula|error|setup
    )\b
    |^(?:I'm|I am|we're) (?:always |very |totally |also )?open to (?:any |all |your |new )?
      (?:suggestions?|ideas?|advice|feedback|recommendations?)\b
    |^(?:I|we)(?:'d| would) love to (?:hear|learn|know) (?:more|some)\b
    |\balways (?:looking|trying|striving) to (?:improve|learn|grow|do better)\b`,
  "i",
);

/** "I'm getting a TypeError on line 58", "I've tried running the tests again": gone when it works. */
export const DEBUGS = new RegExp(wrapped`
  ^(?!.*\b(?:fixed|solved|resolved|reduced|improved)\b).*(?:
    \b[A-Z][A-Za-z]*(?:Error|Exception)\b|\b(?:errors?|exceptions?|warnings?) (?:in|on|at) (?:line|[\w/]+\.\w{1,4}\b)
  )
  |^(?:I|we)(?:'ve| have)? (?:(?:already|also|just|even) )*tried (?:to )?(?:
    running|run|restart\w*|reinstall\w*|clear\w*|add|adding|chang\w+|us(?:e|ing)|debug\w*|updat\w+|remov\w+|creat\w+
    |insert\w*|import\w*|call\w*
  )\b.*\b(?:
    tables?|transactions?|endpoints?|routes?|\w+\(\)|tests?|code|functions?|query|queries|servers?|logs?|builds?
    |deploy\w*|config\w*|settings|scripts?|browser|cache|loaders?|librar(?:y|ies)|modules?|packages?
  )(?:\b|(?<=\)))
  |^(?:I|we)(?:'ve| have)? (?:(?:already|also|just|even) )*(?:checked|verified|inspected|double-checked) (?:the|my|our) (?:[\w-]+ )?(?:
    code|logs?|console|config\w*|network tab|stack trace|routes?|endpoints?
  )\b`);

/** "I've heard that coilovers are pricey": what others say of a thing, to ask about it. */
export const HEARSAY = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:also|just|always|recently) )*heard (?:that|of|about|(?:great|good|bad|mixed) things)\b
      (?!.*\b(?:but|so|my|our|from)\b)`,
  "i",
);

/** "I'm planning to soon", "Friday I can't", "I like number 3": what, was said before. */
export const UNSAID_DEED = new RegExp(
  wrapped`
    \b(?:plan|planning|want|hope|hoping|going|trying|love|like|need|have) to(?: (?:
        soon|later|again|too|as well|one day|some ?day|tomorrow|though|now
      )
    )?[.!]*$
    |\b(?:I|we) (?:can't|couldn't|won't|don't|didn't)[.!]*$
    |\b(?:think|thinks|thought|says?|said|hopes?) so\b(?! (?:much|many|little|few)\b)
    |^(?:I|we)(?:'ll| will|'ve| have)? (?:just |also )?(?:
      order|get|buy|try|make|take|ordered|got|bought|tried|made|took
    ) (?:some|one|a few|both|any)(?: (?:tonight|today|tomorrow|soon|now|yesterday|this \w+|next \w+))?[.!]*$
    |^(?:that|this|it) (?:works|suits)(?: fine| well)?(?: for me| me)?[.!]*$
    |^(?:I|we) (?:\w+ )?(?:like|love|prefer|choose|pick) (?:number|option|no\.?|version) (?:
      \d|one|two|three|four|five|[a-e]\b
    )`,
  "i",
);

/** What is to be done next in the chat: "I'll start with the herbs". */
export const NEXT_STEP = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ll| will)\b(?! have to (?:quit|leave|move|sell|give up|stop|cancel|miss|skip|pay)\b
      | (?:have|be) (?:
        \d|an? |one |two |three |four |my |our |the |on |in |away|back|off|out|working|living|moving|flying|teaching
        |studying|paid
      )
      | (?:${TAKES_UP_A_PURSUIT}|${PARTS_WITH_OWN})
    )
    |^(?:I|we) could (?!not\b)
    |^(?:I|we) can (?:(?:also|then|now|probably|definitely|maybe) )*(?:
      share|get|try|see|start|use|do|make|keep|add|give|provide|adjust|include|check|look|focus|apply|ask|discuss
      |explain|track|work on|incorporate|schedule|prepare|follow
    )\b`,
  "i",
);

/** Verdicts on something named elsewhere: "That's awesome", "It was so much fun". */
export const VERDICT = new RegExp(
  wrapped`
    ^(?:
      that|this|it|those|these|they|he|she|what a|such a|so|how|sounds|looks|seems|there's nothing|nothing
      |there's something
    )(?:'s|'re| is| was| are| were| must| sounds| looks| seems| will| would| can| has|'ll| has been|'s been)?\s*(?:
      be |been |have been |like |so |really |such |a |an |the |pretty |very |super |totally |definitely |just |always |truly |quite |all |absolutely |also |much |too |kind of )*(?:
      great|awesome|amazing|cool|nice|fun|good|wonderful|fantastic|incredible|beautiful|lovely|inspiring|important
      |special|perfect|sweet|tough|hard|rough|exciting|interesting|powerful|rewarding|cute|gorgeous|delicious|yummy
      |impressive|hilarious|sad|true|right|worth|challenging|blast|adorable|stunning|magical|peaceful|relaxing|calming
      |crazy|wild|rad|sick|dope|unreal|epic|neat|kind|thoughtful|thing|idea|way|reminder|key|deal|bummer|pity|shame
      |pleasure|joy|relief|breathtaking|heartwarming|touching|motivating|refreshing|fulfilling|thrilling|scary
      |frustrating|annoying|terrible|awful|devastating|understandable|helpful|useful|motivation|surreal|intense|lot
      |treat|dream|reward|experience|feeling
    )\b[^,;]{0,60}$`,
  "i",
);

/** The other person's own doings, said to them. */
export const ABOUT_LISTENER = new RegExp(
  wrapped`
    ^(?:
      I bet (?:[\w']+ ){0,4}you\b|you|you're|you've|you'll|you'd|your|yours|sounds like you|looks like you
      |seems like you|glad you|hope you|wish you|proud of you|keep
    )\b`,
  "i",
);

/** "My friend asked whether it's allowed": a question, passed on. */
export const ASKED_BY_OTHERS = new RegExp(
  wrapped`
    ^(?:my|our|an?) (?:[\w'-]+ ){1,4}(?:just )?(?:
      asked|asks|(?:is|was) (?:asking|wondering)|want(?:s|ed) to know|wonders|wondered
    ) (?:me |us )?(?:if|whether|how|what|why|which|when|where|who)\b`,
  "i",
);

/** The same to an assistant; "your" may be part of a pasted text. */
export const ABOUT_ASSISTANT = new RegExp(
  wrapped`
    ^(?:you|you're|you've|you'll|you'd)\b
    |^(?:I|I'm|I've|we) (?:[a-z]+ ){0,4}?(?:
      using|trying|testing|trying out|talking to|chatting with|signed up for|installed
    ) (?:you|this (?:app|bot|chat|tool|assistant|thing))\b(?! for\b)`,
  "i",
);

/** The task at hand in a chat with an assistant: true, but of no use next week. */
export const TASK_TALK = new RegExp(
  wrapped`
    \b(?:I(?:'m| am)?|we(?:'re)?)\s+(?:(?:\w+ly|just|also|still|now|currently|particularly|bit|a|little|been)\s+){0,3}(?:
      trying to (?:
        understand|figure|get|make|solve|find|prove|implement|fix|debug|see|optimi[sz]e|determine|calculate|decide
        |ensure|keep
      )
      |want(?:ed)? to (?:
        make sure|understand|know|see|ensure|confirm|apply|check|verify|ask|add|use|include|discuss|be sure
      )
      |wondering
      |looking (?:
        for(?! an? (?:[\w-]+ )?(?:
            job|flat|apartment|house|room|flatmate|roommate|nanny|tenant|car|school|nursery|teacher|therapist
          )\b
        )
        |to|at|into
      )
      |not (?:entirely |really |quite )?sure|unsure
      |need(?:ed)? (?:help|some|to (?:understand|know|make sure|see|ensure|figure|find)|a (?:way|better))
      |would (?:like|love|appreciate)|'d (?:like|love|appreciate|be)
      |having (?:some )?(?:trouble|issues?|difficult\w+|a hard time|problems?)|struggling|stuck|confused|curious
      |concerned|worried|hoping (?:you|to get|this)|think (?:I|that|this|it|we)|guess
      |have (?:a question|this|some questions|the following)|look forward
      |will (?:start|make|try|follow|use|keep|focus|review|implement|get|go|give|let|be|also|definitely)|'ll |should
      |can (?:use|try|see|start)|appreciate
      |(?:got|have) (?:a|this|these|the|some) (?:
        list|error|code|function|implementation|question|following|snippet|warning
      )
      |got this|understand|feel (?:good|better|more|like|confident|ready)|heard (?:of|that)|made a mistake
      |get (?:it|that|this) now|found this (?:example|code)
      |getting (?:a|an|this|the|some) (?:error|unexpected|warning|message|exception)
    )\b`,
  "i",
);
