// Deeds and words that leave open to what or of whom: "my sister helped", "I haven't told my boss yet", "I start in September".

import { wrapped } from "#domain/wrapped.ts";
import { MONTHS_IN_SMALL } from "../dates/calendar.ts";
import { TWO_TO_TWELVE } from "./numbers.ts";

/** "and I won", "my sister helped", "Rune joined": behind so few words, with nothing told of what. */
const DOES_WITHOUT_OBJECT = new RegExp(
  wrapped`
    ^(?:[\w'-]+ ){1,4}(?:
      won|shared?|sharing|joined|agreed|refused|started|began|stopped|finished|signed up|applied|helped|asked|promised
      |forgot|remembered|knows|knew|understands?|decided|said (?:yes|no)|passed|failed|got in|paid|accepted|declined
      |cancelled|offered|volunteered|takes? over|took over|counted
    )
    (?=
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
/** "More colour can help." */
const CAN_HELP = /^(?!.*\b(?:I|we) )(?:[\w'-]+ ){1,9}(?:can|could|would|might|will) (?:really |also )?help[.!]*$/i;
/** "I've had that argument with her", "I owe you nothing, that was a draw" */
const TAKEN_UP_AGAIN = new RegExp(
  wrapped`
    \b(?:had|having|have|heard|made|did|seen|saw|need|want|bought|sold|know|has|hate|hated) that (?!
      (?:
        I|we|he|she|it|they|you|my|our|the|is|was|there|much|many|far|long|day|night|week|time|feeling|and|but|or|in|on
        |at|for
      )\b
    )[a-z]+
    |, that (?:was|is|'s) an?[ ]
    |\b(?:take|took|tell|told|say|said|mean|meant|handle|hear|heard)(?: (?:him|her|them|[A-Z]\w+))? that
      (?=[.!]*$| (?:personally|seriously|well|badly|too|again)\b)`,
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
/** "I've always wanted to learn" */
const WANTS_TO = new RegExp(
  wrapped`
    \b(?:want|wanted|like|love|hope|hoping|trying|plan|planning|keen|eager|ready) to (?:
      learn|try|start|join|apply|take part|participate|compete|perform
    )(?: (?:too|someday|one day|soon|more))?(?=[.!]*$|,)`,
  "i",
);

/** "He still is", "I used to" */
const STILL_SO =
  /^(?:[\w'-]+ ){1,3}(?:still (?:is|am|are|was|were|do|does|did|have|has|can|will)|used to)(?=[.!]*$|, (?:but|and|so)\b)/i;

/** "Ada has been at it for two years" */
const HAS_BEEN_AT_IT =
  /\b(?:is|are|was|were|been|'s|'re|'m|am) (?:still |back |hard |already )?at it(?=[.!,]|$| (?:for|since|again|all|every)\b)/i;

/** "She used to compete in college" */
const COMPETED =
  /^(?:[\w'-]+ ){1,4}(?:used to compete|competed|competes)(?: (?:in|at) (?:college|school|high school|uni|university))?[.!]*$/i;

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

const WHEN_DONE = wrapped`
  (?:
    [.!]*$|,
    | (?:and|but|so|last|this|two|three|a few|when|after|before|while|yesterday|at (?:the|my|our)|on \w+day|back in
      |in (?:${MONTHS_IN_SMALL}|\d{4}|(?:the )?(?:spring|summer|autumn|fall|winter))
    )\b
  )`;
/** "I joined a club in May": of what kind. */
const OF_NO_KIND = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:just|also|even|recently|finally) )?
      (?:join|joined|signed up for|enrolled in|started|found|took) (?:an?|my first)[ ]
      (?:(?:local|new|small|little|great|weekly|evening|online|beginners?'?) )?
      (?:club|team|class|course|group|league|workshop)(?=${WHEN_DONE})`,
  "i",
);
/** "I stopped for ten years when I studied": what. */
const STOPPED_FOR = new RegExp(
  wrapped`
    ^(?:I|we)(?:'d|'ve| had| have)? (?:stopped|quit|paused|gave up|took a break) (?:
      for (?:(?:about|almost|nearly|over) )?(?:a|an|some|\d+|${TWO_TO_TWELVE}|many|several|a few)(?: (?:long|whole))? (?:
        days?|weeks?|months?|years?|decades?|while|time|summers?|winters?|seasons?
      )
      |during my|while I (?:was|studied|lived|worked)|back when|in my (?:teens|twenties|thirties|forties)
    )\b`,
  "i",
);
/** "My aunt taught me when I was ten", "My mother was my first teacher": what, of what. */
const TAUGHT_WHOM = new RegExp(
  wrapped`
    ^(?:my|our) [\w' -]{2,40}? (?:taught|showed|trained|coached) (?:me|us|him|her|them)
      (?=[.!]*$|,| (?:when|as|after|before|while|back|during|over the|one|last) )(?!.*\bhow to\b)
    |^(?:my|our) [\w' -]{2,40}? (?:is|was) my (?:(?:very )?first |only |old )?(?:teacher|coach|instructor|tutor)[.!]*$`,
  "i",
);
/** "We met three mornings a week before work": for what. */
const MEETS_SO_OFTEN = new RegExp(
  wrapped`
    ^(?:we|some others and I) (?:meet|met|train|trained|rehearse|rehearsed|practi[sc]ed?|gather|gathered)(?: up)? (?:
      every|each|on \w+days?|once|twice|(?:\d|${TWO_TO_TWELVE}) (?:times|days|mornings|afternoons|evenings|nights)
    )\b(?!.*\b(?:to|for)\b)`,
  "i",
);
/** "We're thinking of next September, something small", "We're aiming for the spring": for what. */
const THINKS_OF_TIME = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m|'re| are| am) (?:thinking (?:of|about)?|looking at|aiming for|hoping for|leaning towards)[ ]
      (?:(?:early|late|mid|next|this|the|sometime in|some time in|maybe) )*(?:
      ${MONTHS_IN_SMALL}|spring|summer|autumn|fall|winter|weekend|week|month|year|\w+day
    )(?=[.!,]|$| (?:or|and|but|maybe|perhaps|so|at|in)\b)`,
  "i",
);

/** What the question names and whatever follows does not. */
export const OF_WHAT_ASKED: readonly RegExp[] = [OF_NO_KIND, STOPPED_FOR, TAUGHT_WHOM, MEETS_SO_OFTEN, THINKS_OF_TIME];

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

/** Each leaves to what was said before what is done, or to what. */
export const DEEDS_LEFT_OPEN: readonly RegExp[] = [
  DOES_WITHOUT_OBJECT,
  SHARES,
  WOULD_DO,
  CANNOT,
  GETS_OPEN,
  ONCE_MORE,
  TELLS_WHOM,
  CAN_DO_IT,
  CAN_HELP,
  TAKEN_UP_AGAIN,
  SAYS_OPEN,
  WINS,
  BE_HELPFUL,
  DONE_WHEN,
  WANTS_TO,
  STILL_SO,
  HAS_BEEN_AT_IT,
  COMPETED,
  THEIR_INPUT,
  IDEAS_FROM,
  COMES_ROUND,
  HEARS_THINGS,
  FINDS_OUT,
  STARTS_WHEN,
  TELLS_NOBODY,
  STOPS_GOING,
  ...OF_WHAT_ASKED,
];
