// Said for the moment or for the other's sake, and news without its content: true, and nobody will ask for it.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";

const INTENSELY =
  "(?:(?:so|really|very|just|only|still|also|always|truly|totally|literally|actually|already|honestly|absolutely) )*";
const CLOSES = String.raw`(?= now\b| soon\b|[,.!;]|$| - )`;

/** "I have to run", "My lips are sealed", "I doubt that", "I owe you a call", "I'm crying into my tea". */
export const OF_THE_MOMENT = new RegExp(
  anyOf(
    wrapped`
      ^(?:I|we)(?:'ve|'d| have)? (?:got to|gotta|have to|must|should|better|had better|need to|ought to) ${INTENSELY}(?:
        run|go|dash|fly|hop off|head (?:out|off|back)|get (?:going|back to (?:it|work|(?:my|the) [a-z ]{2,30}))|jet
        |bounce|be (?:going|off)
      )${CLOSES}`,
    wrapped`
      ^we(?:'ve| have)? ${INTENSELY}(?:got to|gotta|have to|must|should|need to|ought to) ${INTENSELY}(?:
        celebrate|catch up|meet up|hang out|get together|do (?:this|that|it) (?:again|more often)|try (?:that|it|this)
      )\b(?! (?:with|in|on|at|for|my|our|the) )`,
    // "Ok gotta run, yoga at 7", "I can only imagine the noise", "That sounds like my twins!", "We'd be honoured!"
    wrapped`
      ^(?:(?:ok|okay|anyway|right|so|well|alright|all right),? )*(?:I )?(?:gotta|got to|have to|need to) (?:
        run|go|dash|fly|head out|crash|bounce|sign off|log off|hit the (?:hay|sack|road)
      )(?: now)?(?=[,.!]|$)`,
    String.raw`^(?:I|we) can ${INTENSELY}(?:imagine|picture) (?:the|all (?:the|that|those)|(?:him|her|them|it)(?:self)? now)\b`,
    `^(?:that|this|it) ${INTENSELY}(?:sounds?|looks?) (?:so |a lot |just |exactly )?like (?:my|our) [a-z' -]{2,30}[.!]*$`,
    wrapped`
      ^(?:I|we)(?:'d| would) ${INTENSELY}be (?:honou?red|delighted|thrilled|happy to(?=[.!]*$)|glad to(?=[.!]*$)|there)
        (?: to(?=[.!]*$))?(?=[.!]*$)`,
    String.raw`^I(?:'m| am) ${INTENSELY}sorry,? (?:that|it|this|you)\b`,
    // "I hope the replanting goes well", "I hope I have that energy at her age", "I wish I could hear you play"
    wrapped`
      ^(?:I|we) ${INTENSELY}hope (?:that )?(?:
        it|this|that|everything|all|things|your? [a-z -]{0,30}?|the [a-z -]{2,30}?|s?he|they
      ) (?:
        goes|go|works out|turns? out|gets? better|feels? better|recovers?|heals?|holds?|passes?|fits?|likes? it
        |loves? it|is (?:ok|okay|alright|fine|better)|are (?:ok|okay|alright|fine|better)
      )\b(?!.*\b(?:my|our)\b)[^,;]*$`,
    wrapped`
      ^I ${INTENSELY}(?:hope|wish) I (?:have|had|look|can be|am|get|could be) (?:even |just )?(?:half )?
        (?:that|as|your|like (?:you|her|him|that))\b`,
    wrapped`
      ^I ${INTENSELY}wish I (?:could|were|was) (?:
        (?:be |have been )?there|see (?:it|that|you)|hear (?:it|that|you)|taste (?:it|that|one)|join|come
      )\b[^,;]*$`,
    // "Ok, gonna sleep, text you tomorrow", "I'm so pleased for you", "I could drive you both"
    wrapped`
      ^(?:I'm |I am )?(?:going to|gonna|off to|heading to) (?:sleep|bed|crash|nap)(?: now| soon)?(?=[,.!]|$)
        (?!.* (?:early|earlier|at \d|every)\b)`,
    wrapped`
      ^(?:I'm|I am|we're|we are) ${INTENSELY}(?:pleased|happy|glad|thrilled|delighted|chuffed|excited|over the moon) for (?:you|him|her|them)
        \b(?!.*\b(?:because|since|my|our)\b)`,
    wrapped`
      ^I could ${INTENSELY}(?:drive|take|pick|lend|help|bring|show|cook|give) you(?: (?:both|all|two|guys))?\b(?!
        .*(?:\d|\w+day\b|\btomorrow\b|\btonight\b|\bmy (?!car\b))
      )`,
    // "I'm a zombie", "I saw your photos and I'm so jealous", "The first round is on me"
    wrapped`
      ^I(?:'m| am) ${INTENSELY}(?:a|the) (?:total |complete |walking |absolute |real |bit of a )*(?:
        zombie|wreck|mess|walking dead|ghost|nervous wreck|happy (?:man|woman|bunny)|lucky (?:man|woman|guy|girl)
      )(?=[.,!]|$)`,
    wrapped`
      ^I (?:saw|loved|liked|got|love|like) (?:all )?(?:your|the|those) (?:photos?|pictures?|pics?|posts?|stor(?:y|ies)) and (?:I'm|I am|was|I was)
        \b`,
    wrapped`
      ^(?:the )?(?:first |next |second )?(?:
        lunch|dinner|round|drinks?|coffees?|beers?|breakfast|pints?|one|cakes?|ice creams?
      )(?:'s| is| are) on (?:me|us)\b[^,;]{0,20}$`,
    "^how could (?:I|we) (?:ever )?forget",
    // "I was in the next room when you two met": who the two are is not said.
    String.raw`\b(?:when|while|where|after|before|since|how|that|(?:day|night|year|moment|time)) you (?:two|both|guys)\b`,
    wrapped`
      \b(?:my|our) lips are sealed\b
      |^(?:I|we) (?:won't|will not|wouldn't|shan't) (?:tell|breathe|say) (?:
        a soul|anyone|anybody|a word|nothing|anything
      )\b
      |\b(?:your|the) secret(?:'s| is) safe\b`,
    wrapped`
      ^(?:I'm|I am|we're) ${INTENSELY}(?:
        crying|screamin[g']?|howling|cackling|wheezing|dying(?! my| the| our)|blushing|laughing|sobbing|grinning|beaming
        |drooling|melting
      )\b(?!.*\b(?:a lot|every|all the time|more|because|when|since|after)\b)`,
    wrapped`
      ^(?:I|we) ${INTENSELY}(?:all )?(?:laugh|laughed) (?:so|out)\b
      |\bhad (?:such )?a (?:really )?(?:good|great|proper) (?:laugh|giggle)\b|\bgreen with envy\b
      |\bears (?:are|were|must be) burning\b`,
    wrapped`
      ^(?:I|we) ${INTENSELY}(?:
        didn't know|had no idea|have no idea|don't understand|never knew|didn't reali[sz]e|had no clue|can't tell
        |can't believe it|don't get it|doubt|thought|guessed|saw
      ) ?(?:it|that|this|so|as much|that coming|about (?:it|that|this))?(?: very much)?[.!]*$`,
    wrapped`
      ^I ${INTENSELY}thought (?:it was (?:just|only|since)\b|you\b|.{3,30} (?:that|it|this|so)[.!]*$)
      |^(?:nobody|no one) (?:told|tells|asked|asks) me\b`,
    wrapped`
      ^I was ${INTENSELY}(?:
        waiting for (?:the right|a good) (?:moment|time)|building up to
        |about to (?:say|ask|tell|text|call|write|message)|going to (?:say|ask|tell)|hoping you
      )\b
      |^I (?:was |have been )?wonder(?:ed|ing)? (?:when|if|where|whether|how|why|what) you\b`,
    wrapped`
      ^I (?:don't believe|forgive|warned|trust|envy|salute) you\b|^I'm ${INTENSELY}(?:joking|kidding|teasing|messing)\b
      |^I owe you (?:an?|one|my)\b
      |^I ${INTENSELY}(?:said|told (?:you|him|her|them|my \w+)) (?:(?:so|as much|the same)(?=[.!]*$)|you\b)`,
    wrapped`
      ^I(?:'m| am) in good (?:company|hands)\b
      |\b(?:thinks?|thought|feels?|felt|says?) (?:that )?something(?:'s| is| was) (?:wrong|up|off|going on|not right)\b
        (?! (?:with|in|at) (?:the|my|our|his|her)\b)`,
    wrapped`
      ^(?:I|we)(?:'d| would) ${INTENSELY}(?:
        (?:buy|eat|wear|watch|frame|steal|kill for|pay for|take) (?:that|those|one)\b
        |(?:have )?(?:died?|cried|cry|scream(?:ed)?|faint(?:ed)?)[.!]*$
      )`,
    wrapped`
      ^(?:I'm|I am|we're) ${INTENSELY}(?:fine|good|ok|okay|alright|all right|not bad|grand)(?: (?:
          honestly|really|thanks|now|too|though|here|actually|again
        )
      )*[.!]*$`,
    wrapped`
      ^(?:I|we)(?:'ll| will) ${INTENSELY}(?:
        (?:message|text|call|ring|phone|write|email|ping|remind|tell) (?:you|(?:\w+ )?that[.!]*$)
        |(?:tell|ask|give) \w+ (?:from you|you (?:said|say|asked)|your)|be (?:your|back to)|vote for you|miss you
        |hold \S+ to (?:that|it|this)\b|hold you to|take your word|(?:write|put|count) you (?:down|in)
        |find (?:another|some other|a) way
      )\b`,
    wrapped`
      ^I ${INTENSELY}(?:believe in|have faith in) your\b
      |\bI(?:'m| am| was) ${INTENSELY}(?:impressed|amazed|inspired|moved|touched|blown away|in awe) (?:by|of|with|at) (?:how \w+ )?you`,
    wrapped`
      ^I ${INTENSELY}(?:had|have) no idea (?:that )?(?:(?:you|your|there)\b|(?:it|that|things) (?:was|were|could be)\b)
      |^I wonder (?:whether|if|why|how|what|when|where|who)\b|^I (?:haven't|hadn't|have not|had not) forgotten[.!]*$
      |^(?:I|we) have done(?: (?:that|so|it|already))?[.!]*$
      |^(?:(?:I|we|s?he|they)(?:'m|'re|'s| am| are| is)|(?:my [a-z]+|[a-z]+)(?:'s| is)) (?:already |so )?on it
        (?: already)?[.!]*$
      |^I ${INTENSELY}know (?:that|this) (?:story|feeling|one|type|kind)(?: (?:too well|well|so well|all too well))?[.!]*
        $
      |^I(?:'m| am) ${INTENSELY}sorry(?: (?:to hear (?:that|it|this)|about that))?[.!]*$`,
    wrapped`
      ^(?:(?:maybe|perhaps) )?(?:I|we) (?:can|could|might) (?:help|assist|chip in|lend a hand)
        (?: (?:out|too|as well|with (?:that|it|this)))*[.!]*$`,
    wrapped`
      ^(?:I'm )?(?:definitely |totally )?adding (?:that|this|it|them|those) to my (?:\w+ )?list[.!]*$
      |^(?:I|we) don't (?:even )?(?:ask|judge|laugh|tell anyone|worry about it)[.!]*$`,
    `^(?:I'm|I am|we're) ${INTENSELY}(?:inviting (?:myself|ourselves)|so (?:there|in))[.!]*$`,
    wrapped`
      ^(?:I|we)(?:'m| am|'re| are|'ve been| have been|'ve| have| was| were)? ${INTENSELY}(?:been )?(?:
        on (?:tenterhooks|cloud nine|the edge of my seat)
        |over the moon(?! (?:because|since|that)\b| (?:about|with) (?:my|our)\b)
        |(?:dying|itching|longing|waiting) to (?:hear|know|see|tell|ask)
        |(?:nearly |almost )?burst(?:ing)? with (?:pride|joy|excitement)
        |(?:in|close to) (?:tears|bits) (?:reading|hearing)|had no idea about [\w']+(?: [\w']+)?[.!]*$
      )`,
    wrapped`
      ^(?:now )?you(?:'ve| have)? (?:got|had|made) me (?:all |so |nearly |almost )?\w+
      |^(?:now )?[a-z]+ (?:has|had) me (?:all|so|nearly|almost) \w+
      |^I (?:have not|haven't|hadn't|had not) (?:heard from|seen|spoken to|talked to|written to) you\b
      |^I(?:'ve| have| was|'m| am)? ${INTENSELY}(?:been )?thinking (?:of|about) you\b
      |^I ${INTENSELY}understand (?:that|this|it|you)(?: (?:very well|completely|so well|perfectly|too))*[.!]*$
      |^I (?:didn't|never) (?:know|hear) about [\w' ]{2,30}(?:
        ,? (?:and )?I(?:'m| am) (?:so |really |very )?sorry(?: to hear it| about that)?
      )?[.!]*$
      |^I (?:won't|wouldn't|never) say no to (?:that|it|those)\b`,
    wrapped`
      ^I (?:could )?swear\b
      |^I(?:'d| would)? ${INTENSELY}(?:need|have|want|love) to (?:meet|see|try|hear|read|watch) (?:
        this|that|these|those|her|him|it|them
      )\b
      |^I (?:need|want) (?:all )?(?:the )?(?:details|photos|pictures|gossip)[.!]*$|\b(?:praying|rooting) for you\b
      |^I(?:'m| am) ${INTENSELY}sorry,? I (?:didn't|had no|never)\b`,
    String.raw`^(?:knowing|having|hearing|seeing) (?:that )?you\b|\b(?:so|please|just) (?:shoot|drop) me an?\b|^[^,]{1,24}, let's\b`,
  ),
  "i",
);

/** "I knew he would", "She pretends not to be", "I have goosebumps", "Of course they are" */
export const AS_EXPECTED = new RegExp(
  anyOf(
    wrapped`
      ^I ${INTENSELY}knew (?:that )?(?:you|s?he|it|they|\p{Lu}\p{Ll}+)(?:'d| would| could)
        (?: (?:like|love|do|make|manage) (?:it|you|that))?[.!]*$`,
    "^[^,;]{2,40} (?:pretend|claim)(?:s|ed)? (?:not )?to(?: be)?[.!]*$",
    wrapped`
      ^I (?:(?:still|actually|nearly|always) )?(?:
        have|had|got|'ve got|get(?!.*(?:s|throat) (?:every|each|before|whenever|when|if|at|in|on|during|all the|most)\b)
      ) (?:goosebumps|tears in my eyes|a lump in my throat|butterflies)\b[^,;]{0,20}$
      |^I(?:'m| am) (?:(?:actually|literally|nearly|almost) )?(?:tearing up|welling up|in tears)\b[^,;]{0,20}$`,
    wrapped`
      ^(?:s?he|they|it|(?:[\p{L}'-]+ ){1,3}?[\p{L}'-]+|\p{Lu}\p{Ll}+) (?:
        sure|definitely|really|certainly|totally|absolutely
      ) (?:is|are|was|were|do|does|did|has|have|can|will|would|could)[.!]*$`,
    // "I nearly cried", "I didn't see that coming", "I can totally understand that"
    wrapped`
      ^I ${INTENSELY}(?:nearly|almost) (?:cried|wept|fainted|fell off my chair|choked|lost it|burst into tears)[.!]*$
      |^I (?:was|felt) (?:(?:so|really|very|just|completely|absolutely|totally) )+(?:
        relieved|touched|moved|speechless|overwhelmed|shocked|stunned
      )[.!]*$
      |^I ${INTENSELY}(?:didn't|did not|never|hadn't) (?:see|saw|expect|seen|expected) (?:that|this|it)
        (?: one)?(?: coming)?(?: at all)?[.!]*$
      |^I can ${INTENSELY}(?:understand|see|feel|imagine) (?:that|this|it|why|how (?:that|this|it) \w+)[.!]*$`,
    // "Otto has got talent", "Ben's sister Ilse sounds wonderful": praise for whom the other told of
    wrapped`
      ^(?:s?he|(?!I\b)\p{Lu}[\p{L}-]+(?:'s? (?:[a-z]+ ){1,2}(?:\p{Lu}[\p{L}-]+ ?)?)?)(?:'s| is| has|(?<= )| (?=sound|look|seem|must))[ ]?
        (?:got |sounds? |looks? |seems? |must be )?(?:(?:so|really|very|such an?|an?|truly|just|absolutely|some|real|much|quite|one) )*(?:
        talent|talented|gifted|adorable|gorgeous|wonderful|precious|amazing|awesome|incredible|(?:cute|sweet|lovely)(?:ie)?
      )(?: (?:person|girl|boy|kid|lady|man|woman|dog|cat|puppy))?[.!]*$`,
    // "Otto must be so big now", "Bella seems to have settled in already"
    wrapped`
      ^(?:s?he|they|\p{Lu}\p{Ll}+|your [a-z -]{2,20}) must (?:be|have (?:grown|gotten|become|got)) ${INTENSELY}(?:
        big|tall|grown|old|grown up|huge|excited|proud|happy|thrilled|tired|exhausted
      )(?: (?:by )?now| already| too)?[.!]*$
      |^(?:s?he|\p{Lu}\p{Ll}+) (?:seems?|appears?) (?:
        to (?:have made (?:him|her)self (?:right )?at home|have settled in|fit right in|feel right at home)
        |(?:so |really |very |right )*(?:at home|happy|comfy|comfortable|cosy|cozy|settled)
      )(?: already| now| there)?[.!]*$`,
    wrapped`
      ^(?:of )?course (?:I|we|s?he|they|it|\p{Lu}\p{Ll}+) (?:
        am|is|was|are|were|do|does|did|have|has|had|would|will|can|could|should
      )[.!]*$`,
  ),
  "iu",
);

/** "I can't wait for the trip": of what, was told before. */
export const CANNOT_WAIT = /^(?:I|we) (?:(?:just|really|also|still) )*can't wait (?:for|to)\b/i;

const NOTHING_SAID = wrapped`
  (?:
    events?|trips?|adventures?|setbacks?|projects?|experiences?|journeys?|challenges?|opportunit(?:y|ies)|surprises?
    |changes?|tasks?|things?|stuff|places?|ideas?|options|skills|instruments?
  )`;
const ANY_KIND = wrapped`
  (?:
    (?:
      new|big|small|little|fun|amazing|great|awesome|cool|special|exciting|interesting|side|huge|major|minor|short|long
      |quick|different|good|bad|wonderful|few|own|other
    ) )*`;
/** "I went to an event last week", "I'm exploring options": what, nobody hears. */
export const ANNOUNCES_ONLY = new RegExp(
  anyOf(
    wrapped`
      ^(?:(?:lately|recently|last \w+),? )?(?:I|we)(?:'ve|'m| have| am|'re| are)?[ ]
      (?:(?:just|recently|finally|also|really|still|lately|been|actually|even) )*
      (?:
        went (?:to|on)|go(?:ne|ing) (?:to|on)|been (?:to|on)|took|had|got|did|started|starting|attended|working on
        |trying(?: out)?|tried(?: out)?|exploring|learning|learnt|learned|picked up|hosted|faced|facing|doing|visited
        |discovered
      ) (?:(?:an?|some|my|a couple of|several|another|many|lots of) )?${ANY_KIND}${NOTHING_SAID}
        (?: (?:to|at|in) (?:a |some )?${ANY_KIND}places?)?(?: (?:
          lately|recently|so far|today|yesterday|right now|these days|last \w+|this \w+|the other day
        )
      )?(?:,? (?:and|but) (?:it's|it was|I'm|I was) ${INTENSELY}\w+)?[.!]*$`,
    wrapped`
      ^(?:life|things|work|it)(?:'s| has| have|'ve)? been [\w ]{0,12}(?:rough|tough|hard|crazy|hectic|busy)\b[^,]{0,12},? but (?:I'm|we're) ${INTENSELY}(?:
        doing|hanging|getting|coping|managing|surviving|fine|okay|ok|alright|good
      )\b`,
    wrapped`
      ^(?:I|we)(?:'ve| have)? ${INTENSELY}(?:had|been having) (?:such )?(?:quite )?an?[ ]
      (?:(?:very|really|pretty|rather|bit of a|so) )*
      (?:
        big|busy|crazy|eventful|full|quiet|strange|long|hard|rough|wild|mad|lovely|hectic|difficult|tiring|funny|good
        |great
      ) (?:day|week|weekend|month|year|summer|winter|spring|autumn|time|few (?:days|weeks|months))
        (?: (?:here|too|as well|of it|over here|lately))*[.!]*$`,
    wrapped`
      ^(?:things|life|it)(?:'ve| have|'s| has| are| is) (?:been )?(?:(?:a bit|quite|very|rather|pretty|really|so) )*(?:
        difficult|tough|hard|hectic|quiet|busy|crazy|rough|strange|mad|good|fine
      )(?: (?:here|at home|lately|for (?:me|us)|over here|on my (?:side|end)))*[.!]*$`,
    wrapped`
      ^(?:I|we|life|things|it)(?:'ve| have|'s| has)?(?: had| been)? (?:(?:my|our|its|some|a few|a lot of|many|a bit of) )*ups and downs(?: (?:
        lately|recently|this \w+|too|as well|here
      ))?[.!]*$`,
    wrapped`
      ^there(?:'ve| have|'s| has) been (?:[\w]+ ){0,2}(?:tough|hard|rough|difficult|good) (?:times|days|moments|weeks)
        (?: (?:lately|recently|for me))*[.!]*$`,
    wrapped`
      ^(?:I|we)(?:'ve| have)? (?:been )?(?:working ${INTENSELY}hard|putting in (?:a lot of|so much|the) (?:hard )?work) and (?:
        it's|it has|achiev|making|getting
      )\b`,
  ),
  "i",
);

/** "I have some news as well.", "Guess what!": what comes behind is. */
export const ANNOUNCES_NEWS = new RegExp(
  wrapped`
    ^(?:[^.!?]{0,30}[ ,])?(?:
      I(?:'ve| have)(?: got)? (?:\w+ ){0,3}news(?: as well| too| for you| of my own)?
      |(?:big|great|good|sad|bad|exciting|wonderful) news|guess what|you won't believe (?:it|this|what happened)
    )[.!:]*$`,
  "i",
);

/** "A photo shows me at the beach", "We look like babies!": told beside the picture, which nobody sees later. */
export const CAPTION = new RegExp(
  wrapped`
    ^(?:
      a photo shows|we (?:(?:all|both) )?look(?:ed)? (?:like|so)\b
      |(?:the|this) (?:pic|photo|picture)(?:'s| (?:is|was) from last| takes| brings)\b
    )`,
  "i",
);
