// What a clause ends on that holds for the moment alone: thanks, a wish, a request, an offer or a promise to whoever listens, and
// what the answer is to make of it.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { anyOf, either } from "#plugins/memory-extractors/local/patterns.ts";

/** ", but here we are", " - come and see" */
const ARRIVING_TAIL =
  /,? (?:but|and) here (?:I am|we are|I'm|we're)(?=[.!]*$)|\s-\s(?:come (?:and )?(?:see|look|check)|come by)\b[^-]*$/i;
/** ", thanks for asking" */
const THANKING_TAIL = /,\s*(?:so |and )?(?:many )?(?:thanks|thank you)\b[^.!?]*(?=[.!]?$)/i;

/** ", rewrite this paragraph: ...", ", need a short story about a fox", " so can you make a plan" */
export const ORDER_TAIL = new RegExp(
  wrapped`
    (?:
      , (?:(?:so|and|please|pls|now) ){0,2}(?:
        rewrite|proofread|shorten|translate|correct|edit|summari[sz]e|polish|improve
      ) (?:this|these|the following|it)\b
      |, (?:I )?need an? (?:[\w-]+ ){0,4}(?:
        story|names?|title|slogan|tagline|outline|recipe|e-?mail|caption|summary|draft|poem|speech|itinerary|checklist
      )\b
      |(?<=\w{3} [^,;]{8,120}),? so (?:can|could|will|would) you[ ]
    ).*$`,
  "i",
);
/** ", so keep that in mind when you plan", ", remind me to ring them" */
export const ASKING_TAIL = new RegExp(
  wrapped`
    (?:,| (?:and|so|but|please)) (?:(?:and|so|but|please|just) ){0,3}(?:
      (?:keep|bear) (?:that|this|it) in mind|(?:ring|call|text|message|email) me
      |remind me(?: (?:to|about|when|on|the|that)\b|(?=[.!]*$))|don't let me forget|make a note of (?:that|it)
    )\b[^.!?]*(?=[.!]*$)
    |, (?:(?:and|so|but) )?(?:
      (?:will|would|can|could|should|does|is|are) (?:this|that|it|there|I|we|you)
      |how (?:can|could|should|do|would) (?:I|we)
    )\b[^.!?]*(?=[.!]*$)`,
  "i",
);
/** ", but I hadn't heard of the other one" */
const UNKNOWN_TAIL = new RegExp(
  wrapped`
    ,? but (?:I|we) (?:hadn't|haven't|had not|have not|never) (?:\w+ )?
      (?:heard of|thought (?:of|about)|considered|looked into)\b[^.!?]*(?=[.!]*$)`,
  "i",
);
/**
 * What follows for the listener: "I can't drive so near the station would be great", "our lease ends in May so before that",
 * "I'm 15 so don't use big words", "I'm a student, so nothing too deep".
 */
const WISH_TAIL = new RegExp(
  wrapped`
    ,?(?<!\bd(?:o|oes|id|one|oing)) so (?:
      (?:please )?(?:swap|replace|remove|change|drop|adjust|exclude|include|add|use) (?:
        that|it|those|them|these|this|accordingly
      )
      |no more (?![^,;.!?]* for (?:me|us)\b)[^,;.!?]{3,60}|[^,;.!?]{3,60} please|(?:please |only )[^;.!?]{3,80}
      |[^,;.!?]{3,60} would be (?:
        great|nice|good|ideal|perfect|best|helpful|better|amazing|lovely
        |(?:(?:greatly|much|really|highly|very much) )?(?:appreciated|welcome)
      )
      |(?:before|after|by|around) (?:that|then)
      |(?:keep|make|leave|avoid|skip|plan|schedule|suggest|recommend) [^,;.!?]{3,60}|we could [^,;.!?]{3,80}
      |(?:nothing too|(?:don't|do not)) [^.!?]{3,}
    )(?:,? please)?(?=[.!]*$)`,
  "i",
);
/** "I'll look into kennels soon, it would be lovely to own a pup": why, or what for */
const WOULD_BE_GOOD = new RegExp(
  wrapped`
    (?:,| -) (?:and )?it(?:'d| would) be (?:(?:so|really|such) )?(?:
      great|nice|amazing|lovely|fun|cool|awesome|good|wonderful
    ) (?:to|if|having) [^;.!?]{3,80}(?=[.!]*$)`,
  "i",
);
/** "I'm down 4 pounds since we last talked" */
const SINCE_LAST_TALK = /,? since (?:we|I) last (?:talked|spoke|chatted|met|wrote|caught up)(?=[.!]*$)/i;
/** "I'm vegan, suggest a dinner" */
const REQUEST_TAIL = new RegExp(
  wrapped`
    , (?:so |and |please )*(?:
      (?:suggest|recommend|translate|explain|summari[sz]e|plan|write|create|list|draft)(?: me)? (?:
        an?|the|some|this|my|two|three|five|\d+|something
      )\b
      |(?:give|show|tell|find|help|send) me\b|(?:just )?take (?:it|one|them)(?=[.!]*$)
      |(?:please )?(?:tell|inform|ask|let) (?:them|him|her|the \w+)\b|(?:don't|do not) (?:tell|share|mention)\b
    )[^.!?]*(?=[.!]*$)`,
  "i",
);
/** ", but I'll definitely check out the others" */
const PROMISING_TAIL = new RegExp(
  wrapped`
    ,? (?:but|and|so) (?:I|we)(?:'ll| will) (?:(?:definitely|also|certainly|probably|just|now) )*(?:
      check (?:out|it|them|that|those)|look into|try (?:it|that|those|these|them|out|your)
      |give (?:it|that|them|those|your)|consider|keep (?:it|that|them|those|your)|look at|explore|think about
    )\b[^.!?]*(?=[.!]*$)`,
  "i",
);
/** ", but I'm always looking for new ideas", ", so I might look into it": the wish behind what is told, with no time, number or reason of its own */
const OPEN_TAIL = new RegExp(
  String.raw`, (?:so|but|and) (?:maybe |perhaps )?${anyOf(
    wrapped`
      (?:I|we)(?:'m| am|'re| are) (?:(?:also|still|always|very|really|definitely|just) )*(?:
        looking for (?:(?:new|other|some|any|more|alternative|better|different) )*(?:
          ways?|ideas?|options|advice|tips|inspiration|resources|guidance|help
        )
        |open to|wondering|not sure|interested in (?:trying|exploring|seeing|learning)|hoping (?:for|this|it|that|you)
      )`,
    wrapped`
      (?:I|we)(?:'d| would) (?:(?:really|also|definitely) )*(?:love|like) to (?:
        dive|delve|do more|learn more|incorporate|improve|explore|see|hear|know
      )`,
    wrapped`
      (?:I|we) (?:(?:also|still|just|really|now) )*(?:need|could use) (?:(?:some|a bit of|a little|more|your) )?
        (?:help|advice|guidance|tips|ideas|suggestions)`,
    "(?:I|we) (?:might|may|could|should) (?:definitely |also |probably )*(?:look into|try|give|improve|be more|check)",
    "(?:I|we) (?:want|need) to (?:make sure|ensure|know|understand)",
    String.raw`(?:I|we)(?:'ll| will) (?:\w+ly )?make sure|(?:it|that|this) (?:might|may|could|would) be worth`,
  )}\b(?![^.!?]*(?:\d|\b(?:because|since|next|tomorrow|spring|summer|autumn|winter|my (?:${KIN_NOUNS}))\b))[^.!?]*(?=[.!]*$)`,
  "i",
);

/** "I get up at five, I could do them right after": what one might do of what was said. */
const COULD_TAIL = new RegExp(
  wrapped`
    , (?:(?:so|and) )?(?:maybe |perhaps )?(?:I|we) (?:could|might)[ ]
    (?<=^(?!when\b|if\b|as\b|once\b)[^,;]{15,}, [^,;]{6,24})
    (?:just |also |always )?(?:do|try|use|take|fit|practi[sc]e|add|squeeze|start) (?:them|those|these|it|that)\b
    [^,;.!?]{0,40}(?=[.!]*$)`,
  "i",
);

/** ", so he can't": what he can't do is left out. */
const ELLIPTIC_TAIL =
  /,? (?:so|but|and) (?:s?he|they|it) (?:can't|won't|didn't|doesn't|don't|isn't|wasn't|couldn't)(?=[.!]*$)/i;

/** " and I'm stuck", " but I don't know what to do" */
const HELPLESS_TAIL = new RegExp(
  wrapped`
    ,? (?:and|but|so) (?:
      (?:I(?:'m| am) (?:\w+ )?(?:stuck|lost|at a loss|clueless))
      |(?:I )?(?:don't|do not) know what to (?:do|make|cook|say|get)
      |I'd (?:love|like|appreciate) (?:some|any) (?:tips|advice|help|ideas)|I need (?:some )?(?:advice|help|tips)
    )(?=[.!]*$)`,
  "i",
);

/** "I'm vegan so only vegan recipes", "I don't eat meat, so any food tips veggie": what follows for the answer, without a verb. */
const RECIPES_TAIL = new RegExp(
  wrapped`
    ,? so (?:
      any|only|just|all|veggie|vegan|vegetarian|halal|kosher|(?:gluten|dairy|lactose|nut|sugar|meat)[- ]free|low[- ]\w+
    ) (?=(?:[\w-]+ ){0,4}(?:tips|recipes?|ideas|suggestions|options|dishes|snacks|restaurants?)\b)
      (?![^,;.!]*\b(?:is|are|was|were|has|have|do|does)\b)[^,;.!]{0,60}(?=[.!]*$)`,
  "i",
);

/** "I'm going out with Zara so need ideas for a date", "Ella has dyslexia, so looking for ways to help": what the message is for. */
const NEEDS_TAIL = new RegExp(
  wrapped`
    (?:,| now)? so (?:(?:I'm|we're|I|we|now|am|are|really|just|also) )*(?:
      (?:need|want|could use|looking for|searching for|after|hoping for|in need of|trying to (?:find|think of))[ ]
      (?:(?:some|any|a few|a couple of|good|new|more|cheap|easy|fresh|quick) )*
      (?:
        ideas?|tips|ways|advice|suggestions|help|inspiration|recommendations|recipes|something else
      )\b
      |any (?:tips|ideas|advice|suggestions|recommendations)\b
    )(?![^.!?;]*\b(?:near|because|since|(?:in|to|for|from) (?-i:[A-Z]))\b)[^.!?;]*(?=[.!]*$)`,
  "i",
);

/**
 * "I have an air fryer, so feel free to use that", "She's deaf, so factor that in", "My hip is bad, so something gentle": what the answer should make of it.
 */
export const FOR_THE_ANSWER = new RegExp(
  `,? ${anyOf(
    wrapped`
      so (?:(?:please|just) )?(?:feel free to|you (?:can|could)|you're welcome to) (?:
        use|include|add|count on|assume|take|factor|leave|skip|put|mention|build|work with
      )\b[^.!?;]*`,
    wrapped`
      so (?:(?:please|just|do) )?(?:take|factor|figure|work|build|count|put|fit) (?:that|this|it|them|those) (?:
        in|into (?:account|consideration|it|there)|on (?:there|the list)
      )(?: too| as well)?`,
    "so (?:that|this|it)(?:'s| is| could be| might be| may be) (?:(?:also|always|definitely) )?(?:an option|a possibility)",
    "so (?:that|this) (?:could|might|may|would|should) (?:also )?(?:work|help)(?: too| as well)?",
    wrapped`
      so (?:that|this|it|they) (?:(?:needs?|has|have|ought) to|should|must) (?:be|go) (?:on|in) (?:
        there|it|the (?:list|label|plan|menu|recipe|invitation|itinerary)
      )(?: too| as well)?`,
    "so I (?:don't know|wonder|'m not sure) (?:if|whether) (?:that|it|this) (?:changes|matters|helps|makes)\\b[^.!?;]*",
    wrapped`
      so (?:(?:ideally|preferably|maybe|perhaps) )?(?:something|anything|somewhere|nothing)[ ]
      (?:(?:really|not|a bit|very|too|quite) )*
      (?:
        (?:that|which|I can|I could|we can|we could|for|under|near|in|on|at|before|after|without|with|to|around)\b[^.!?;,]{3,60}
        |(?:
          cheap|easy|quick|gentle|quiet|light|simple|small|short|warm|cool|local|nearby|close|central|mild|healthy
          |filling|free|flexible|affordable|fast|calm|soft|indoors?|outdoors?
        )(?:er)?\b[^.!?;,]{0,30}
      )`,
    wrapped`
      so (?:ideally|preferably) (?!(?:I|we|s?he|they)\b)[^.!?;,]{3,60}
      |so (?:maybe|perhaps) (?:with|in|on|near|for|under|around|an?|no|one|two|three)\b(?!
        [^.!?;]*\b(?:I|we|is|are|was|were|has|had|will|would|can|could|should)\b
      )[^.!?;,]{3,60}
      |so whatever you (?:suggest|pick|choose|recommend|come up with|propose)\b[^.!?;]*`,
    "so (?:[a-z]+ ){1,3}(?:mostly|mainly|ideally|preferably)|so (?:[a-z]+ )?[a-z]+ (?:is|are) (?:key|a must|essential|crucial|a priority)",
  )}(?=[.!]*$)`,
  "i",
);

/** "My cousin sells houses in Ghent, I can put you in touch if you want" */
const OFFER_TAIL = new RegExp(
  wrapped`
    (?:[,;]| -) (?:(?:and|so|but) )?I(?:'ll| can| could| will|'d be happy to| would be happy to) [^,;.!?]{3,70} if you
      (?:'d)? (?:ever )?(?:want|like|need|wish|fancy)\b[^,;.!?]{0,30}(?=[.!]*$)`,
  "i",
);

export const TAILS_FOR_THE_MOMENT = [
  NEEDS_TAIL,
  RECIPES_TAIL,
  HELPLESS_TAIL,
  THANKING_TAIL,
  ARRIVING_TAIL,
  PROMISING_TAIL,
  REQUEST_TAIL,
  WISH_TAIL,
  OFFER_TAIL,
  WOULD_BE_GOOD,
  UNKNOWN_TAIL,
  OPEN_TAIL,
  ELLIPTIC_TAIL,
  COULD_TAIL,
  SINCE_LAST_TALK,
];
export const FOR_THE_MOMENT = either(...TAILS_FOR_THE_MOMENT);
