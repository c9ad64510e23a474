// What tells whether a statement of talk leans on what was said before: things that are known without a name, verbs whose object
// was left out, and words that measure against something.

import { wrapped } from "#domain/wrapped.ts";
import { CALENDAR_WORDS, MONTHS_IN_SMALL } from "../dates/calendar.ts";
import { either, wordSet } from "../patterns.ts";
import { TWO_TO_TEN, TWO_TO_TWELVE } from "./numbers.ts";

/** "the dentist", "the gym", "the dishes": whose or which, nobody needs to be told. */
export const KNOWN_WITHOUT_NAME = wordSet(
  "gym store shops shop supermarket market bank doctor doctors dentist vet hairdresser post library school",
  "church hospital pharmacy airport station police",
  "fire park pool lake river hills coast desert jungle woods wild outdoors nature garden yard kitchen couch",
  "sofa bed shower bath table museum zoo circus",
  "dishes laundry groceries rubbish bins trash washing mail bills rent mortgage taxes tax census election",
  "lottery army navy military cleaners pavement",
  "guitar piano cello viola flute drums violin harp saxophone trumpet banjo accordion organ keyboard bass band choir team",
  "kids children baby twins girls boys family dog dogs cat cats parents grandkids grandchildren in-laws",
  "neighbours neighbors wife missus husband fam",
  "flu cold virus pandemic lockdown menopause war stars universe earth planet ground air sky heat cold dark",
  "light wind sunset sunrise horizon tide waves",
  "lord government council president king queen bible pub cinema theatre theater movies mosque temple",
  "synagogue game sport games word courage",
  "hour minute second mood meantime process background distance limit edge middle centre center opportunity",
  "chance money cash obstacles hurdles",
  "garage van bin barn drawer shelf ceiling loft attic basement cellar stairs hallway driveway hang ropes",
  "bill fields villages trees requirements fourth fifth sixth works books radio tv telly web phone car tram",
  "metro subway tube ferry plane journey clock age lights phone helm floor time",
  "marketing accounting bookkeeping admin ironing hoovering vacuuming basics details essentials same",
  "opposite scenes odds blues jazz classics poor elderly sick plunge push nerves jitters calendar camera",
  "mirror",
);

/** Behind these "that" points at a thing: "with that name", "keep that feeling". */
export const BEFORE_THAT = wrapped`
  in|at|on|for|about|of|with|from|to|into|by|without|through|after|before|since|capture|spread|finish(?:ed)?|loved?
  |miss(?:ed)?|shared?|keep|kept|need|made?|make|take|took|gave|give|found|saw|see|felt|feel|cherish|recreate|bring
  |brought|pass|read|tried|try|watch(?:ed)?|used?|get|got|had|did|do|visit(?:ed)?|play(?:ed)?|hated?|liked?|enjoy(?:ed)?
  |chose|pick(?:ed)?|wore|sold|fix(?:ed)?|joined|join|wrote|built|having|keeping|making|doing|taking|getting|seeing
  |reading|watching|playing|using|finding|trying|wearing|finishing|sharing|winning|losing`;
/** "this week", "these days": when and how. */
export const OF_TIME = wordSet(
  "day week weekend month year time morning afternoon evening night summer winter spring autumn fall season",
  "semester term quarter past last next coming same",
  CALENDAR_WORDS,
  "christmas easter thanksgiving way kind sort type world life moment point country city town house area people one ones far much long",
);

/** "This tooth is killing me": the speaker's own. */
export const OF_BODY = wordSet(
  "tooth toothache headache migraine cough cold knee back neck hip shoulder ankle wrist elbow fever flu hangover stomach",
);

/** Of these one may have been brought in: "I found a new gym" "The gym opens at six". */
export const NAMED_ANEW = wordSet(
  "gym store shop church school hospital park pool lake river museum zoo circus game team band choir city",
  "town place car van boat plane bus",
  "chance opportunity obstacle books door wall street village fields trees tram plane clock radio camera mirror painting photo picture pic",
);
/** Who and what nobody asks "which" of, though it was brought in before. */
export const ALWAYS_KNOWN = wordSet(
  "kids children baby twins girls boys family dog dogs cat cats parents neighbours neighbors wife husband",
  "mom mum dad people guys others one good bad year nurse",
);

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
      ^it(?:'s|'s all| is| was) (?:just |kind of |a bit |almost )?(?:
        like|as if|both|such|so|an? (?:adrenaline|wild|crazy|huge|big|great|real|amazing|incredible|magical|surreal) )`,
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
      )* (?:\w+ ){0,2}(?:
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

/** "and I won", "my sister helped", "Rune joined": behind so few words, with nothing told of what. */
const DOES_WITHOUT_OBJECT = new RegExp(
  wrapped`
    ^(?:[\w'-]+ ){1,4}(?:
      won|shared?|sharing|joined|agreed|refused|started|began|stopped|finished|signed up|applied|helped|asked|promised
      |forgot|remembered|knows|knew|understands?|decided|said (?:yes|no)|passed|failed|got in|paid|accepted|declined
      |cancelled|offered|volunteered|takes? over|took over|counted
    )(?=
      [.!]*$
      |,? (?:
        but|so|and|by|though|because|with (?:my|the|some|our)|yesterday|today|last (?:week|month|year|night)|on \w+day
        |in \w+|from \w+|already
      )\b
    )`,
  "i",
);
/** "I can't wait to share with my neighbours" */
const SHARES = /\b(?:to|will|'ll|be|been|going to) (?:share|sharing) with\b/i;
/** "I'd love to, but not by plane" */
const WOULD_DO = new RegExp(
  wrapped`
    ^(?:[\w'-]+ ){0,3}(?:I|we|he|she|they|I'd|we'd|I'm|we're) ?(?:[\w']+ ){0,3}(?<!used )to(?=
      [.!]*$|,? (?:but|so|though|because|one day|someday|soon|too)\b
    )`,
  "i",
);
/** "My mother can't, but my aunt can" */
const CANNOT = new RegExp(
  wrapped`
    ^(?!.*\b(?:as|if|what|how|whatever|wherever|whenever|until|than|like) )(?:[\w'-]+ ){1,3}(?:
      can't|couldn't|didn't|don't|won't|doesn't|haven't|hasn't|wouldn't|might|could|should
    )(?=[.!]*$|, (?:but|so|because)\b)`,
  "i",
);
/** "I got the win", "She got the part" */
const GETS_OPEN = new RegExp(
  wrapped`
    \b(?:got|get|gets|took|landed|signed|passed|failed) (?:the|that) (?:
      win|job|part|role|place|prize|offer|results?|keys|all-clear|go-ahead|lease|test|exam
    )\b`,
  "i",
);
/** "Otto wants to try again on Friday", "She failed again": what, at what. */
const ONCE_MORE = new RegExp(
  wrapped`
    \b(?:try|tried|trying|failed|fail|passed|lost|won|broke down|did (?:it|that)) again(?=
      [.!]*$| (?:on|next|last|this|tomorrow|tonight|yesterday|in|but|without|with|at|later|soon|after) ?|,| \w+day\b
    )`,
  "i",
);
/** "I haven't told my sister yet", "I'll ask my boss tomorrow": what. */
const TELLS_WHOM = new RegExp(
  wrapped`
    \b(?:
      (?:haven't|hasn't|didn't|not) (?:told|tell|asked|ask)|(?:'ll|will|going to) (?:ask|tell)
      |(?:already|just|finally) (?:told|asked)
    ) (?!(?:me|us|you|him|her|them)\b)(?:my |our )?[\w-]+(?= yet\b| (?:tomorrow|tonight|today|soon|later)\b|[.!]*$)`,
  "i",
);
/** "My Otto can do it", "Somebody is coming to see it": no name before it is what is meant. */
const CAN_DO_IT = new RegExp(
  wrapped`
    ^(?:[\w'-]+ ){1,3}(?:can|could|will|would|should|might|used to) (?:do|manage|handle) (?:it|that)(?=[.!,]|$)
    |\bcoming to (?:see|view|fetch|collect|fix|value|look at) (?:it|them)\b`,
  "i",
);
/** "I've been a porter there for years", "I've been there since May" */
export const THERE_SO_LONG = new RegExp(
  wrapped`
    \b(?:been|worked|working|lived|living|stayed|taught|teaching|studied|played|rowed|sung|served) (?:there|here) (?:
      since\b
      |for (?:(?:over|almost|nearly|about|more than|at least) )?(?:
        an?|\d+|${TWO_TO_TWELVE}|twenty|thirty|many|several|some|ages|years|decades
      )\b
    )
    |\b(?:a|an|the|as) (?:[\w-]+ ){0,2}[\w-]+ (?:there|here) (?:for|since)\b`,
  "i",
);
/** "You promised to sell the orange one" */
const THE_ONE_OF_KIND = new RegExp(
  wrapped`
    \b(?:
      sell|sold|buy|bought|keep|kept|take|took|wear|wore|bring|brought|like|liked|love|loved|prefer|want|wanted|choose
      |chose|pick|picked|got|get|use|used|rent|rented|book|booked|need|have|had|try|trying|tried|finish|finished|watched
      |read|make|made|bake|baked|knit|sew|build|paint
    ) (?:the|that|an?|you an?) (?:[\w-]+ ){0,2}(?:one|ones)(?=
      [.!,]|$| (?:and|but|because|so|last|this|next|on|in|tomorrow|yesterday|today|year)\b
    )`,
  "i",
);
/** "More colour can help." */
const CAN_HELP = /^(?!.*\b(?:I|we) )(?:[\w'-]+ ){1,9}(?:can|could|would|might|will) (?:really |also )?help[.!]*$/i;
/** "My aim was to help the choir", "The best part was the food" */
const OF_SOMETHING = new RegExp(
  wrapped`
    ^(?:my|our|the) (?:
      aim|intention|inspiration
      |(?:favou?rite|best|hardest|worst|main|first|last|nicest|funniest|scariest) (?:
        part|bit|moment|memory|thing|reaction|thought|reason
      )
    )(?: for (?:me|us))? (?:is|was|were|are) |^(?:my|our|the) (?:goal|reason|idea|plan|hope) was `,
  "i",
);
/** "I had such a great time", "We felt at home": on what occasion. */
const ON_NO_OCCASION = new RegExp(
  wrapped`
    ^(?:[\w'-]+ ){1,3}had (?:so much |such |lots of |a lot of |loads of )?(?:fun|a blast|a (?:great|good|lovely) time)[.!]*
      $
    |^(?:I|we) (?:
      had (?:such )?(?:an? )?(?:\w+ ){0,2}(?:time|blast|fun|laugh)
      |(?:felt|feel|was|were) (?:\w+ )?(?:
        accepted|welcome|welcomed|at home|nervous|terrified|relieved|thrilled|proud|scared|overwhelmed|moved|devastated
        |shocked|blown away|disappointed|exhausted
      )
    )[.!]*$`,
  "i",
);
/** "I ate four", "I have six saved up", "We did a few": of what. */
export const BARE_COUNT = new RegExp(
  wrapped`
    \b(?:
      ate|have|had|got|do|did|made|applied to|sold|bought|read|finished|lost|took|write|wrote|need|want|kept|found|saw
      |won|see|saved|send|bring|put in|(?:owes?|owed|lent|gave|lend|give) (?:me|us)
    ) (?:about |around |only |over |nearly )?(?:
      ${TWO_TO_TWELVE}|a few|a couple|several|both|one|another|the (?:first|second|last|other) one|the one
    )(?=
      [.!]*$
      | (?:
        saved|left|already|so far|yesterday|today
        |(?:last|this) (?:
          time|week|weekend|month|year|night|morning|evening|summer|winter|spring|autumn|fall|season|\w+day
        )
        |in one|and|but|for
      )\b
      |,
    )`,
  "i",
);
const THE_REST = /\bthe rest(?! of\b)\b/i;
/** "I wish I was that patient", "I felt so seen" */
const SO_MUCH = /\b(?:am|'m|was|is|were|are|be|been|feel|felt|feels) (?:that|this|so) \w+(?=[.!]*$)/i;
const WITHOUT_BASE = new RegExp(
  wrapped`
    \b(?:is|was|were|are|'s|been|got|gets|looks?|feels?|felt|went) (?:much |a lot |even |way |far |so much )?(?:
      better|worse|easier|harder|cheaper|faster|slower|bigger|smaller|longer|shorter|quieter|warmer|colder
    )(?=[.!]*$|, )`,
  "i",
);
/** "I've had that argument with her", "I owe you nothing, that was a draw" */
const TAKES_UP = new RegExp(
  wrapped`
    \b(?:had|having|have|heard|made|did|seen|saw|need|want|bought|sold|know|has|hate|hated) that (?!
      (?:
        I|we|he|she|it|they|you|my|our|the|is|was|there|much|many|far|long|day|night|week|time|feeling|and|but|or|in|on
        |at|for
      )\b
    )[a-z]+
    |, that (?:was|is|'s) an? |\b(?:take|took|tell|told|say|said|mean|meant|handle|hear|heard)(?: (?:him|her|them|[A-Z]\w+))? that(?=[.!]*$| (?:personally|seriously|well|badly|too|again)\b)`,
  "i",
);

/** "My physio said the same", "I said absolutely not", "Maureen doesn't understand" */
const SAYS_OPEN = new RegExp(
  wrapped`
    \b(?:
      sa(?:id|ys) (?:the )?same|sa(?:id|ys) (?:absolutely |definitely |of course )?(?:yes|no|not|so)
      |(?:doesn't|don't|didn't|won't) (?:understand|believe me|agree|mind)
    )(?=[.!]*$|,)
    |\bsaid (?:yes|no) (?:before|without|immediately|instantly|at once|right away|straight away|on the spot)\b`,
  "i",
);
/** "Everyone there is kind", "Nothing was saved" */
export const ALL_OF_IT =
  /^(?:(?:everyone|everybody|people|others)(?: else)? (?:there|here)\b|(?:nothing|none|neither|most|half) (?:was|were|could be) )/i;

/** "I even won a trophy", "We also took a tour": goes on with what was told. */
export const GOES_ON = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:
      (?:even|then) (?!(?:love|like|enjoy|have|need|want|think|feel|know|work|live|do|am)\b)
      |also (?:went|took|got|saw|did|made|had|met|won|bought|found|\w{3,}ed)\b
    )`,
  "i",
);

/** "Winning felt amazing", "while you were winning": what. */
const WINS =
  /^(?:winning|losing|competing|performing) (?:felt|feels|was|is)\b|\b(?:was|were|been) (?:winning|losing)(?=[.!]*$|,)/i;
/** "A joke can also be helpful": for what. */
const BE_HELPFUL = /\b(?:can|could|might) (?:also |really |often )?be (?:helpful|useful|a help)[.!]*$/i;
/** "I left after my operation", "I'll practise on Sunday" */
const DONE_WHEN = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ll| will)? (?:left|quit|stopped|started|practi[sc]e|practi[sc]ed|applied|signed up|paid) (?:
      after|before|when|because|on \w+day|in (?:${MONTHS_IN_SMALL})
    )\b`,
  "i",
);
/** "I burned the first batch", "I went back to the old pair": of what. */
const PART_OF = new RegExp(
  wrapped`
    \b(?:the|a) (?:first|second|third|last|old|new|whole|physical|final) (?:
      batch|draft|version|chapter|pair|copy|round|half|attempt|coat|layer
    )(?! (?:of|for|with|in)\b)`,
  "i",
);
/** "I did the ones in the study" */
const THE_ONES = /\bthe ones (?:in|at|on|from)\b/i;

/** "My goal is two thousand": of what. */
const AIMS_AT = new RegExp(
  wrapped`
    ^(?:my|our|the) (?:goal|target|limit|record) is (?:now |about |around |still )?(?:an? )?(?:
      \d[\d.,]*k?|one|${TWO_TO_TEN}|twelve|fifteen|twenty|thirty|forty|fifty|hundred
    )(?: (?:hundred|thousand|million|k))?[.!]*$`,
  "i",
);
/** "I've always wanted to learn" */
const WANTS_TO = new RegExp(
  wrapped`
    \b(?:want|wanted|like|love|hope|hoping|trying|plan|planning|keen|eager|ready) to (?:
      learn|try|start|join|apply|take part|participate|compete|perform
    )(?: (?:too|someday|one day|soon|more))?(?=[.!]*$|,)`,
  "i",
);

/** "I was the same", "There are nine volumes" */
const THE_SAME_SO = new RegExp(
  wrapped`
    ^(?:I|we|he|she|they) (?:was|were|am|feel|felt|did|do) (?:(?:just|exactly|much|pretty much) )?the same
      (?: way| thing)?[.!]*$
    |^there(?:'s| is| are|'re| were| was) (?:only |over |about |at least )?
      (?:one|${TWO_TO_TWELVE}|\d+|several|a few|some more|more) [a-z]+(?=[.!]*$|,? (?:and|but|so)\b)`,
  "i",
);

/** "I came in 48th out of 60" */
const CAME_IN = new RegExp(
  wrapped`
    \b(?:came|finished|placed|ended up) (?:in )?(?:
      first|second|third|fourth|fifth|last|\d+(?:st|nd|rd|th)|dead last|midway
    )(?=[.!,]|$| (?:place|out of|of \d|overall|but|and)\b)`,
  "i",
);

/** "He still is", "I used to" */
const STILL_SO =
  /^(?:[\w'-]+ ){1,3}(?:still (?:is|am|are|was|were|do|does|did|have|has|can|will)|used to)(?=[.!]*$|, (?:but|and|so)\b)/i;

/** "Ada has been at it for two years" */
const AT_IT =
  /\b(?:is|are|was|were|been|'s|'re|'m|am) (?:still |back |hard |already )?at it(?=[.!,]|$| (?:for|since|again|all|every)\b)/i;

/** "She used to compete in college" */
const COMPETED =
  /^(?:[\w'-]+ ){1,4}(?:used to compete|competed|competes)(?: (?:in|at) (?:college|school|high school|uni|university))?[.!]*$/i;

/** "I went last night", "My grandma made it": to what. */
export const WAS_THERE = either(
  new RegExp(
    wrapped`
      ^(?:[\w'-]+ ){1,3}(?:went|came|made it|couldn't make it|didn't make it)(?=
        [.!]*$
        | (?:
          last (?:night|week|month|year|weekend)|yesterday|on \w+day|in the end|after all|anyway|alone
          |with (?:my|the|some|our) [\w-]+
        )[.!]*$
      )`,
    "i",
  ),
  // "Half of my old crew turned up, too", "My cousins came along"
  new RegExp(
    wrapped`
      ^(?:(?:some|many|most|all|both|two|three|a few|a couple|half) of )?(?:my|our) (?:[\w'-]+ ){1,6}?
        (?:came|showed up|turned up|made it)(?=
        [.!]*$|,| (?:even though|though|even|all the way|too|as well|along|and)\b
      )`,
    "i",
  ),
);

/** "I've been meaning to go, but the girls were ill", "I might come along one Saturday", "I'll sign us both up": to what. */
export const JOINS_IN = new RegExp(
  wrapped`
    \b(?:
      (?:meaning|hoping|tempted|want(?:ed)?|love|like|planning|able) to (?:go|come|join|visit|join in|sign up|be there)
      |(?:come|came|coming|go|went|tag|tagging|tagged) along|join(?:ed|ing)? in
      |(?:sign(?:ed|ing)?|put) (?:me|us|him|her|them|myself|ourselves|you)(?: both| all| two)? (?:up|down)
    )(?=
      [.!]*$|, (?:but|so|and|because|if)\b
      | (?:too|but|if|(?:one|next|this|last) \w+|sometime|some day|straight away|again|yesterday|on \w+day)\b
    )`,
  "i",
);

/** "I've rung the skippers to hear their views": on what. */
const THEIR_INPUT = new RegExp(
  wrapped`
    \b(?:get|getting|got|hear|hearing|heard|collect|collecting|gather|gathering|want|wanted|need|ask for|asked for) (?:
      their|people's|everyone's|everybody's|some
    ) (?:input|feedback|opinions?|views?|thoughts|advice|perspectives?)(?=[.!]*$|,| (?:and|so|first)\b)`,
  "i",
);
/** "I took my inspiration from old tiles": for what. */
const IDEAS_FROM = new RegExp(
  wrapped`
    \b(?:got|get|take|took|drew|draw|found|find) (?:(?:the|my|our|some|most of my|all my|all of my) )?
      (?:ideas?|inspiration) from\b(?!.{0,120} (?:for|to) )`,
  "i",
);
/** "There are sixty of us and nobody can sing": of whom. */
const SO_MANY_OF_US = /^there(?:'s| are|'re| were) (?:about |around |only )?(?:\d+|[a-z]+(?:-[a-z]+)?) of us\b/i;
/** "I found it moving to hear others sing": where. */
const HEARS_EVERYONE = new RegExp(
  wrapped`
    ^(?:I|we) (?:found|thought) it (?:(?:so|really|very|quite|pretty) )?[a-z]+ (?:
      to (?:hear|see|listen to|meet|watch)|hearing|seeing|listening to|meeting|watching
    ) (?:everyone|everybody|people|others|other people|all the)\b(?!.*\b(?:my|our|me|us|at|in)\b)`,
  "i",
);
/** "My sister filmed the whole thing" */
const THE_WHOLE_THING = new RegExp(
  wrapped`
    \b(?:
      filmed|recorded|watched|saw|missed|planned|organi[sz]ed|hosted|heard|ran|designed|finished|read|captured|streamed
      |photographed|paid for|slept through|cried through|explained
    ) the (?:whole|entire) thing(?=[.!,]|$)`,
  "i",
);
/** "There were sparks for the little ones": where. */
export const THERE_WAS = new RegExp(
  wrapped`
    ^there (?:was|were|'d been|had been) (?!(?:no|nothing|never|a time|times|days|moments|once)\b)(?!
      .*\b(?:
        at|in|on|near|outside|behind|around|under|inside|next to|when|during|where|here|between|ago|back|last|yesterday
        |today
      )\b
    )`,
  "i",
);

/** "Phil has come round", "I've heard great things", "I found out last week": to what, of whom, what. */
const COMES_ROUND = /(?:'s|'ve|\b(?:has|have)) (?:finally |really |sort of )?come (?:round|around)(?=[.!]*$|,)/i;
const HEARS_THINGS = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? heard (?:only |nothing but |such |some |really )?
      (?:great|good|amazing|lovely|bad|mixed|wonderful|terrible) (?:things|reviews|stories)(?=[.!,]|$)`,
  "i",
);
const FINDS_OUT = new RegExp(
  wrapped`
    \bfound out(?: (?:only|just|about))?(?: (?:
        yesterday|today|this (?:morning|week|month)|last \w+|on \w+day|in (?:${MONTHS_IN_SMALL})
        |[\w-]+ (?:days?|weeks?|months?|years?) ago
      )
    )?(?=[.!,]|$)`,
  "i",
);
/** "I start in September", "she begins on Monday": what. */
const STARTS_WHEN = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ll| will)? (?:start|begin|finish)(?: back)? (?:
      tomorrow|next \w+|on (?:the \d|\w+day)|in (?:${MONTHS_IN_SMALL}|the (?:spring|summer|autumn|fall|winter|new year))
    )(?=[.!,]|$| (?:and|so|but)\b)`,
  "i",
);
/** "I got a 5 last time", "I was sick last time": when one did what. */
const AS_LAST_TIME =
  /(?<!\b(?:my|the|our|his|her|your|that|a|one) )\b(?:last|next|this) time(?: (?:round|around))?(?=[.!]*$|,| (?:so|but|and|because)\b)/i;
/** "I haven't told anyone", "I didn't tell" */
const TELLS_NOBODY = new RegExp(
  wrapped`
    \b(?:haven't|hasn't|didn't|not) (?:told|tell|asked|ask) (?:anyone|anybody|a soul|a single person)(?: else)?(?: yet)?
      (?=[.!]*$|,| (?:yet|except|but|apart|besides|other)\b)
    |^(?:I|we) (?:didn't|haven't|never) (?:tell|say|told|said|ask|asked)(?=[.!]*$|, )`,
  "i",
);
/** "I stopped going in the spring" */
const STOPS_GOING = new RegExp(
  wrapped`
    \b(?:stopped|quit|gave up|missed|started|kept) (?:going|coming|attending)(?=
      [.!,]|$| (?:in|last|when|because|after|since|for|as|on \w+day)\b
    )`,
  "i",
);
/** "My sister is trying to get a copy": of what. */
const SOME_COPY = new RegExp(
  wrapped`
    \b(?:get|got|getting|send|sent|find|found|make|made|need|needs|bring|has|have|want|wants|ordered|order) (?:me |us )?an? (?:
      copy|replacement|refund|quote|second opinion|spare|duplicate
    )(?=[.!,]|$| (?:in|from|on|at|by|before|last|next|this|tomorrow|yesterday|today|but|and|so)\b)`,
  "i",
);
/** "I get sixty percent" */
const SOME_SHARE = new RegExp(
  wrapped`
    ^(?:I|we|s?he|they)(?:'ll| will)? (?:get|gets|keep|keeps|own|owns|pay|pays|owe) (?:about |around |only )?
      (?:\d+|[a-z]+) ?(?:percent|per cent|%)(?=[.!,]|$| (?:and|but|so)\b)`,
  "i",
);
/** "I got 2800": for what. */
const BARE_SUM = new RegExp(
  wrapped`
    ^(?:I|we) (?:got|paid|made|spent|lost|want|wanted) (?:about |around |over |only |just |nearly |almost )?[£$€]?\d[\d.,]*k?
      (?: quid| grand| pounds| dollars| euros| bucks)?(?=[.!]*$)`,
  "i",
);

/** "About six hundred", "Three weeks and eleven hundred pounds": for what. */
const BARE_AMOUNT = new RegExp(
  wrapped`
    ^(?:about |around |over |only |just |nearly |almost |maybe |roughly )?(?:[a-z]+ (?:days|weeks|months|years) and )?
      (?:[a-z-]+ )?hundred(?: and [a-z-]+)?(?: (?:
        pounds|quid|euros|dollars|bucks|a (?:week|month|year|night)|each|more|miles|people|pages
      )
    )?[.!]*$`,
  "i",
);

/** Each leaves to what was said before what is done, to what, or against what it is measured. */
export const LEFT_OPEN = either(
  SHARES,
  WOULD_DO,
  CANNOT,
  GETS_OPEN,
  CAN_HELP,
  OF_SOMETHING,
  ON_NO_OCCASION,
  BARE_COUNT,
  THE_REST,
  SO_MUCH,
  WITHOUT_BASE,
  TAKES_UP,
  DOES_WITHOUT_OBJECT,
  SAYS_OPEN,
  ONCE_MORE,
  TELLS_WHOM,
  CAN_DO_IT,
  THERE_SO_LONG,
  THE_ONE_OF_KIND,
  WINS,
  BE_HELPFUL,
  DONE_WHEN,
  PART_OF,
  THE_ONES,
  AIMS_AT,
  WANTS_TO,
  THE_SAME_SO,
  CAME_IN,
  STILL_SO,
  AT_IT,
  COMPETED,
  WAS_THERE,
  JOINS_IN,
  THEIR_INPUT,
  IDEAS_FROM,
  SO_MANY_OF_US,
  HEARS_EVERYONE,
  THE_WHOLE_THING,
  THERE_WAS,
  COMES_ROUND,
  HEARS_THINGS,
  FINDS_OUT,
  STARTS_WHEN,
  AS_LAST_TIME,
  TELLS_NOBODY,
  STOPS_GOING,
  SOME_COPY,
  SOME_SHARE,
  BARE_SUM,
  BARE_AMOUNT,
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
