// What a statement of talk leaves to what was said before, though none of its words stands for anything: "something that makes me
// happy", "that kind of effect", "a mix of emotions", "for such a good cause".

import { wrapped } from "#domain/wrapped.ts";
import { either } from "../patterns.ts";

/** "My songs had that kind of effect"; not "jazz, that kind of music", "that kind of thing". */
const OF_THAT_KIND = /(?<!, )\b(?:that|this|those|these) (?:kind|sort|type)s? of (?!things?\b|stuff\b)[a-z]+/i;
const WELCOME = "glad|happy|grateful|thankful|lucky|great|good|nice|lovely|amazing|awesome|wonderful|cool|blessed";
/** "I feel lucky that I found something so calm", "We are part of something greater" */
const SOMETHING_WELCOME = new RegExp(
  wrapped`
    ^(?:it(?:'s| is| was|'s been) |I(?:'m| am| feel| was) )(?:(?:so|really|very|just) )?(?:${WELCOME}) (?:to|that I) (?:\w+ly )?
      (?:have|had|find|found|be (?:a )?part of|achieve|create) something\b(?! (?:to|for|in)\b)`,
  "i",
);
/** "We loved doing something similar" */
const SOMETHING_SIMILAR = new RegExp(
  wrapped`
    \bsomething similar(?! to\b)
    |\bsimilar (?:young |other )?(?:people|issues|problems|experiences|journeys|struggles|situations|stories|things)
      (?! to\b)`,
  "i",
);
/** "It's been a rollercoaster of emotions"; not "a mix of emotions about the move" */
const MIXED_FEELINGS = new RegExp(
  wrapped`
    \b(?:(?:roller-?coaster|mix|mixture|whirlwind|flood) of (?:emotions|feelings)|(?:emotions|feelings) like [a-z]+)\b(?!
      .* (?:about|over|when|after|because|since|as|while|for)\b
    )`,
  "i",
);
/** "She was there throughout the whole process" */
const WHOLE_PROCESS = /\b(?:throughout|through|during|in|of) the (?:whole|entire) (?:process|thing|ordeal)\b(?! of\b)/i;
/** "I haven't found the right one yet" */
const THE_RIGHT_ONE = /\bthe right (?:one|ones|place|spot|fit|balance)\b(?! (?:to|of|in|at|for|between)\b)/i;
/** "Our visit went well" */
const TRIP_WENT = new RegExp(
  wrapped`
    ^(?:my|our|the) (?:trip|journey|visit|holiday|vacation|interview|shoot|exam|date|first day) (?:was|went)
      (?: (?:so|really|pretty|quite|very|just))? (?:
      ok|okay|well|fine|great|good|amazing|awesome|smoothly|badly|wonderful|lovely|fun
    )\b`,
  "i",
);
/** "I followed your advice", "I'll see whether somebody wants to pitch in" */
const OF_LISTENERS = new RegExp(
  wrapped`
    \b(?:try|make|bake|cook|use|follow|take|like|love|loved|liked) your (?:
      recipe|suggestion|idea|advice|tip|recommendation|method
    )s?(?=[.!,]|$| (?:and|but|so)\b)
    |\b(?:anyone|anybody|someone|somebody|people|they|friends?) (?:I know |else )?wants? to (?:
      help(?: out)?|come along|pitch in
    )(?=[.!,]|$)`,
  "i",
);
/** "The colours make me smile", "I love all the details" */
const AS_SEEN = new RegExp(
  wrapped`
    ^(?:all )?the (?:colou?rs|details|patterns?|shapes|lines|flavou?rs|textures?) (?:
      makes?|made|reminds?|reminded|gives?|gave|helps?|helped|shows?
    )\b
    |\b(?:love|like|loved|liked) (?:all )?the (?:colou?rs|details|patterns?|shapes|textures?)(?=[.!,]|$| and\b)`,
  "i",
);
/** "Seeing their faces light up was the best" */
const THEIR_FACES = new RegExp(
  wrapped`
    ^(?:seeing|watching|just seeing|just watching) (?:the (?:smiles?|joy|looks?|happiness|wonder) (?:on|in) )?their (?:\w+ )?
      (?:faces?|smiles?|eyes|reactions?|joy|excitement|growth)\b`,
  "i",
);
/** "People came together for such a good cause" */
const SOME_CAUSE =
  /\b(?:such an? (?:\w+ )?|the same |an? (?:important|great|good|worthy) )cause(?=[.!,]|$| (?:and|but|so)\b)/i;
/** "I'm pleased with the progress I've been making"; not "progress on the roof" */
const PROGRESS_MADE = new RegExp(
  wrapped`
    \b(?:the|some|great|good|so much|a lot of|huge|real) progress(?: (?:that )?(?:I|we)(?:'m|'re|'ve| have| am| are)? ?
        (?:been )?(?:making|made|make)
    )?(?=[.!,]|$| (?:and|but|so far|lately|already|recently)\b)`,
  "i",
);
/** "We asked ourselves what went wrong", "I want both worlds" */
const WENT_WRONG = new RegExp(
  wrapped`
    ^(?!.*\b(?:when|if|after)\b).*\bwhat (?:went|goes) wrong(?! (?:with|in|at|on)\b)
    |\bboth (?:my |our )?(?:passions|worlds|sides)\b(?! of\b)`,
  "i",
);
/** "I might start carving one" */
const TRIES_ONE = new RegExp(
  wrapped`
    \b(?:try|tried|consider|recommend|suggest|start|started|keep|love|enjoy) [a-z]{2,}ing (?:that|one|those)
      (?=[.!,]|$| (?:or|and|but|sometime|soon|one day|myself)\b)`,
  "i",
);
/** "I don't have any big plans" */
const NO_PLANS = new RegExp(
  wrapped`
    \b(?:don't|haven't|no) (?:really )?(?:have |got |made )?(?:any )?(?:big |special |fixed |firm |concrete )?plans(?=
      [.!,]|$| (?:yet|right now|at the moment|so far|anyway)\b
    )`,
  "i",
);
/** "Everything from the ferry to the band was lovely", "Thinking about the possibilities keeps me awake" */
const ALL_OF_A_PLACE = /^everything from the [a-z]+ to the [a-z]+|\bthe possibilities\b(?! (?:of|for)\b)/i;
/** "I already notice the difference" */
const SEES_RESULTS =
  /\b(?:see|seeing|saw|notice|noticed) the (?:results?|outcome|difference|improvement|impact)(?=[.!,]|$| (?:and|but|already|soon)\b)/i;

/** "I bought shoes for the venture": things that are called so only once they have been named. */
const NAMED_BEFORE = new RegExp(
  wrapped`
    \bthe (?:
      venture|initiatives?|organi[sz]ations?|photo ?shoot|programme?|destination|accident|contest|opening|photographer
      |organi[sz]ers|foundation|charity|campaign|exhibition|performance|presentation|interviews?|ceremony|fundraiser
      |renovation|response|volunteers|trophy|pose|routine|statue|sculpture
    )(?=[.!,]|$| (?:and|but|so|yesterday|today|tomorrow|(?:last|this|next) \w+)\b)`,
  "i",
);

/** "Some days I'm so proud": of what. */
const FEELS_AT_TIMES = new RegExp(
  wrapped`
    ^(?:sometimes|some (?:days|nights|mornings)|one (?:day|minute|moment)),? I(?:'m| am| feel| get| just feel)[ ]
    (?:(?:so|really|just|very|a bit|totally|completely) )*
    (?:
      relieved|scared|excited|nervous|anxious|overwhelmed|proud|terrified|lost|guilty|sad|happy|angry|hopeful|hopeless
      |exhausted|frustrated|thrilled|numb|lonely|afraid
    )\b(?! (?:of|about|at|by|when|because|with)\b)
    |^(?:sometimes|some (?:days|nights|mornings)|one (?:day|minute|moment)),? I (?:think|feel like|wonder if|love|hate) (?:it|that it)
      \b`,
  "i",
);
/** "Some days I feel free, other days I'm lonely" */
const FEELS_BOTH = new RegExp(
  wrapped`
    ^(?:sometimes|some (?:days|nights|mornings)),? I(?:'m| am| feel| want)\b[^.;]*,(?: but)? (?:
      other (?:days|times|nights|mornings)|sometimes
    ),? I(?:'m| am| feel| want| just)\b`,
  "i",
);
/** "We made sure that everybody had a lantern": on what occasion. */
const FOR_EVERYONE =
  /\b(?:having|seeing|(?:make|made|making) sure|ensur(?:e|ed|ing))(?: that)? (?:everyone|everybody)\b(?! (?:at|in|on|from|who|else|I)\b)/i;

export const LEFT_UNSAID = either(
  FEELS_AT_TIMES,
  FEELS_BOTH,
  FOR_EVERYONE,
  OF_THAT_KIND,
  SOMETHING_WELCOME,
  SOMETHING_SIMILAR,
  MIXED_FEELINGS,
  WHOLE_PROCESS,
  THE_RIGHT_ONE,
  TRIP_WENT,
  OF_LISTENERS,
  AS_SEEN,
  THEIR_FACES,
  SOME_CAUSE,
  PROGRESS_MADE,
  WENT_WRONG,
  TRIES_ONE,
  NO_PLANS,
  ALL_OF_A_PLACE,
  SEES_RESULTS,
  NAMED_BEFORE,
);

/** "It's good to be part of something special", "... for such a good cause": holds of whatever was told. */
export const OPEN_MATTERS = either(
  SOME_CAUSE,
  WHOLE_PROCESS,
  /\bbe (?:a )?part of something (?:bigger|greater|larger|special)\b|\bachieve something\b(?! (?:for|in)\b)/i,
);
