// Sentences of talk that tell nothing that could be asked for later: wisdom, praise of what is shown, news without its content.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";

/** "Gardens have a way of calming people", "Music sure does help", "Setbacks can teach me a lot". */
export const WISDOM = new RegExp(
  anyOf(
    String.raw`\b(?:have|has|with) (?:such )?(?:a|its|their) (?:\w+ )?way of \w+ing\b`,
    wrapped`
      ^(?!(?:I|we|my|our|he|she|they)\b)[\p{L}']+(?: [\p{L}']+)? (?:sure|truly|really) (?:
        do|does|can|is|are|has|have|know|make|makes|seem|seems
      )\b`,
    wrapped`
      ^(?!(?:I|we|my|our|you|he|she|they|it|this|that|there|who|\p{Lu}\p{Ll}+ and)\b)[\p{L}'-]+(?: [\p{L}'-]+)? can (?:\w+ly )?(?:
        be|help|make|have|bring|change|teach|give|show|take|turn
      )\b`,
    String.raw`^having (?!an? (?:baby|child|kid)\b)[^,]{3,80} (?:is|are|was|really|helps?|helped|makes?|made|keeps?|brings?|means?)\b`,
    String.raw`^(?:life|nature) (?:does|has|is|can|sure|truly|really|always|never|will)\b`,
  ),
  "iu",
);

/** Says nothing yet: "I just wanted to say hi", "Something huge happened last week", "A lot has changed": the news itself stands elsewhere. */
export const NEWS_TO_COME = new RegExp(
  anyOf(
    wrapped`
      ^it's been (?:[\w']+ ){1,4}since (?:I|we)(?:'ve)? (?:last )?(?:
        talked|spoke|spoken|chatted|caught up|met up|saw you|seen you|heard from you
      )\b`,
    wrapped`
      \bwanted to (?:
        say (?:hi|hello|hey|thanks|thank you)|check in|catch up|touch base|fill you in
        |give you (?:a|the|an) (?:heads[- ]up|update)|(?:tell|ask|talk to|update) (?:you|ya) about
      )\b
      |\bhop(?:e|ing) for the best\b`,
    wrapped`
      ^(?:I|we)(?:'ve| have)? (?:got |have )?an? (?:\w+ )?(?:busy|long|big|hectic) (?:day|week|night|shift|weekend) (?:ahead|at)
        \b`,
    wrapped`
      ^(?:I|we)(?:'ve| have)? (?:got |have |had |been having )?an? (?:\w+ )?
        (?:busy|long|big|hectic|wild|crazy|rough|tough) (?:few )?(?:days?|week|night|month|weekend|time)
        (?: (?:lately|recently|since (?:I|we) .{3,20}))?[.!]*$`,
    wrapped`
      ^(?=[^,]*going to be)(?!.*\b(?:with|at|in|from)\b.{4})[^,]{3,40}(?:'s| is| are|'re) going to be[ ]
      (?:(?:so|such|really|super|an?|pretty|very|much) )*
      (?:
        awesome|amazing|great|fun|fantastic|incredible|wonderful|exciting|epic|wild|special|beautiful|blast
      )\b`,
    wrapped`
      ^(?:I|we) (?:\w+ )?(?:could|can) use (?:some|any|a few|a bit of|a little) (?:\w+ )?(?:
        recommendations?|advice|tips|help|ideas?|suggestions?|support|input
      )\b`,
    wrapped`
      ^(?:I|we)(?:'ll| will) (?:(?:definitely|totally|surely|just) )*
        (?:try|do|check|give|look into|keep|remember|think about) (?:it|that|this|them)
        (?: (?:out|a (?:go|try|shot|think)|in mind))?(?: (?:tonight|today|tomorrow|later|soon|next time|this \w+))?[.!]*
        $`,
    wrapped`
      \b(?:finished|did|done|tried|started|made|found|saw|bought|learned) something(?: (?:
          new|different|exciting|cool|special|big|great|amazing
        )(?: that .*)?
      )?(?:[.!]*$| - (?:pretty|so|really|such|quite|what)\b)
      |\bhad quite (?:the|an?) (?:adventure|week|day|journey|ride|time|experience)[.!]*$`,
    wrapped`
      ^(?:I|we)(?:'ve| have) come (?:so|such|this|really) (?:far|a long way)\b
      |^(?:I'm|we're) sending you (?:the|my|that|this|some) (?:[\w-]+ )?[\w-]+(?: (?:now|right now|over))?[.!]*$`,
    String.raw`^here's (?:some|the|a bit of) (?:\w+ )?news\b|^(?:I|we)(?:'ve| have) been (?:just )?keeping busy\b(?! with\b)`,
    wrapped`
      ^(?:I|we) (?:(?:still )?(?:didn't|haven't)|forgot to) (?:tell|told) (?:you|ya)(?: yet)?[.!]*$
      |^(?:I|we)(?: also)?(?:'ve| have)?(?: also)? (?:got |have )?some (?:\w+ )?news(?:
        too| as well| myself| ourselves| of my own
      )?[.!]*$`,
    String.raw`\bheard (?:so many|lots of|a lot of|many) (?:great|good|amazing) things(?: about (?:it|them|that))?[.!]*$`,
    wrapped`
      \bsomething (?:\w+ )?(?:
        exciting|cool|great|amazing|awesome|incredible|wonderful|special|crazy|wild|funny|big|huge|massive|major|good
        |nice|bad|awful|terrible|weird|strange|unexpected
      ) (?:that )?(?:has |have )?(?:just |also )?happened\b`,
    wrapped`
      ^I(?:'m| am) (?:currently |now |just )?(?:reading|watching) an? (?:new )?(?:book|novel|series|show|film|movie) (?:that )?I (?:really )?
        (?:enjoy|like|love)[.!]*$
      |^I've been \w+ing as usual[.!]*$
      |^(?:I'm |we're )?hoping for (?:some |the )?(?:good|great|best|better) news(?: soon)?[.!]*$`,
    wrapped`
      \b(?:working on|planning|starting|trying|doing) some (?:(?:big|new|great|exciting|cool|fun|amazing) )+
        (?:things|stuff)(?: too)?[.!]*$
      |\b(?:working on|planning|cooking up) something (?:\w+ )?(?:exciting|cool|great|amazing|special|new|big|fun)
        (?: lately| recently)?[.!]*$`,
    wrapped`
      ^(?:so |quite )?(?:a lot|lots|much|(?:\w+ ){0,2}(?:things|stuff)) (?:has|have|is|are|'s|'ve)? ?(?:been )?
        (?:going on|happen(?:ed|ing)|changed)(?: (?:lately|recently|since .{2,24}|with me|here|in my life))?[.!]*$`,
    wrapped`
      ^there's (?:something|a lot|so much|one thing) (?:I|we) (?:want|need|have|wanted|would like) to (?:
        tell|share|say|talk|ask
      )\b
      |^(?:I|we)(?:'ve| have)? (?:got |have )?(?:something|some(?: \w+)? news) (?:\w+ )?
        (?:to (?:share|tell|say)|for you)\b`,
    wrapped`
      ^(?:
        things|life|everything|my (?:week|day|month|weekend|family|kids|folks)|this (?:week|month|weekend)
        |last (?:week|month|weekend|night)|yesterday
      )(?:'s| has| have| is| are| was| were|'re)? (?:been )?
      (?:(?:really|so|super|pretty|quite|a bit|doing|going|all|just) )*
      (?:
        great|good|well|fine|ok|okay|busy|hectic|crazy|wild|rough|tough|intense|eye-opening|amazing
      )(?: (?:for me|lately|recently|since .{2,24}|these days|here|overall))?[.!]*$`,
    wrapped`
      ^(?:I'm|I am|I've been) (?:(?:really|so|super|pretty|just|been|absolutely) )*(?:
        on fire|busy|swamped|doing (?:great|well|good|okay|ok|fine)
      )(?: (?:lately|recently|these days|right now|at the moment))?[.!]*$`,
  ),
  "i",
);

/** "Here's my cat", "This is a picture from our walk": what the listener sees. */
export const SHOWS_PICTURE = new RegExp(
  wrapped`
    ^(?:
      here's|here is|here are|here're
      |(?:this|that|these) (?:is|are) (?:an?|the|my|our|some) (?:\w+ )?
        (?:pic|pics|photo|photos|picture|pictures|shot|snap)\b
    )`,
  "i",
);

/** "I'll send you the recipe", "We can have you over", "I could look some up": an offer of the moment. */
export const OFFER = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ll|'d| can| could| will| would) (?:(?:definitely|also|gladly|certainly|totally|maybe|just) )*
    (?:be (?:happy|glad|sure) to |make sure to |(?:love|like) to )?
    (?:
      send|share|give|show|lend|ask around|look (?:it|some|them|that)|have you|join you|join in|let you|teach you
      |bring you|recommend|take you|pass
    )\b`,
  "i",
);
