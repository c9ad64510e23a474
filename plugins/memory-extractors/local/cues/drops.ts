// Whole sentences and clauses that are never memories, however much they say: boilerplate, role play, what the two who talk tell each
// other of each other, filler that announces news without telling it.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";

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
        (?:(?:my|our) )?[^\s,.]+(?: [^\s,.]+)? (?:has|have|had|'s got)[ ]
        (?:(?:some|no|less|more|very|not so|really|quite) )*(?:(?:nice|good|bad|great|sad|big|happy|exciting) )?news
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
        (?:things|life|work|everything|it)(?:'s| has| have|'ve) been[ ]
        (?:(?:so|really|pretty|super|quite|kinda|a bit|a little) )*
        (?:
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
      "(?:I|we)(?:'ve| have) been meaning to (?:say|mention|tell you|ask(?: you)?)(?: it| this)?[.!,]*$",
      "(?:I|we)(?:'ll| will) [^.,;]{2,40} in an? (?:minute|moment|second|sec|bit|mo|tick|jiffy)[.!]*$",
      // "I told her, look at us": in the words that were said.
      wrapped`
        (?:I|we) (?:told|said to) (?:him|her|them), (?:
          look|listen|come|go|don't|do|take|get|stop|let's|be|see|try|eat|sit|wait|you|your|you're
        )\b`,
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

/** The other person's own doings, said to them. */
export const ABOUT_LISTENER = new RegExp(
  wrapped`
    ^(?:
      I bet (?:[\w']+ ){0,4}you\b|you|you're|you've|you'll|you'd|your|yours|sounds like you|looks like you
      |seems like you|glad you|hope you|wish you|proud of you|keep
    )\b`,
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
