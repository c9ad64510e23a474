// Nouns and phrases that are always of something, to tell where a statement leaves that to the talk.

import { wrapped } from "#domain/wrapped.ts";

/** Of an undertaking: "my plan", "our progress", "each session". */
export const PARTS = wrapped`
  plan|moves?|steps?|recipe|sessions?|results|progress|recovery|setbacks?|attempts?|poses?|figures|trilogy|versions?
  |offers?|deadline|reactions?|suggestions?|recommendations?`;

/** Of a book, a film, a game, a course or a meal: "the ending", "the instructor". */
export const PARTS_OF_WORKS = [
  wrapped`
    plots?|(?:main |lead |side )characters?|endings?|storytelling|world[ -]?building|battles|effects|lyrics|graphics
    |soundtrack|visuals|scenery|atmosphere|acting`,
  "instructor|organi[sz]ers?|hosts?|staff|audience|judges|crowd|venue|participants|attendees|instructions",
].join("|");

const FEELING = wrapped`
  awestruck|humbled|amazed|moved|thrilled|overjoyed|ecstatic|delighted|happy|sad|upset|heartbroken|devastated|relieved
  |nervous|anxious|scared|terrified|excited|proud|honou?red|grateful|touched|shocked|stunned|surprised|speechless
  |impressed|inspired|exhausted|drained|overwhelmed|disappointed|frustrated|embarrassed|hesitant|apprehensive|great
  |amazing|good|awesome|fantastic|better|energi[sz]ed|refreshed|relaxed|empowered|accomplished|on top of the world
  |over the moon|in awe|blown away|hooked|torn|welcomed|supported|motivated|encouraged|understood|appreciated|valued`;
/** "They were speechless and moved", "I feel great" */
export const TAKES_IT = new RegExp(
  wrapped`
    ^(?:[\w'-]+ ){0,3}(?:(?:was|were|am|are|felt|feel|feels|got)|(?:I'm|we're|they're)) (?:feeling )?
    (?:(?:so|really|very|all|both|totally|pretty|a bit|also|super|just|still) ){0,2}(?:${FEELING})
    (?:
      (?:,| and|, and|, but) (?:(?:so|really|very|also|a bit|kind of) )?[\w-]+
    ){0,2}(?:, it's like .*)?[.!]*$`,
  "i",
);
/** "Vermeer is my top pick": of what, a name does not tell. */
export const IS_FAVOURITE = new RegExp(
  wrapped`
    ^(?:\p{Lu}[\p{L}'.-]* )(?:(?:\p{Lu}[\p{L}'.-]*|of|the|and) ){0,4}(?:is|are|was)(?: (?:
        definitely|probably|always|still|by far|hands down
      )
    )* my (?:all-time |absolute |personal )?(?:top picks?|fave|fav|favou?rite|go-to|number one|first choice|pick)[.!]*$`,
  "u",
);
/** "We've all been cheering each other on" */
export const OF_EACH_OTHER =
  /^(?:we|they)(?:'ve|'re|'ll)? (?!both\b)(?:[\w'-]+ ){0,8}(?:each other|one another|together)\b/i;
/** "Some others and I rely on one another": who, where no company was named. */
export const AMONG_OTHERS = new RegExp(
  wrapped`
    ^some others and I\b(?! (?:were|are|became) \w+(?:mates|friends)\b).*\b(?:
      each other|one another|together|in common|hang out|different|had so much|have a blast
    )\b`,
  "i",
);
/** "Seven people attended" */
export const COUNTED_TURNING_UP = /\b(?:attended|showed up|turned up|signed up|came along)(?=[.!,]|$| and\b)/i;
/** "I'm getting the word out to help out", "We had friends over to celebrate", "I'm making a difference" */
export const TO_NO_ONE = new RegExp(
  wrapped`
    \b(?:
      to help out|to celebrate|make connections|spread the word|get the word out
      |(?:am|'m|are|'re|is|been)(?: [\w'-]+){0,5}? making (?:a|such a) (?:\w+ )?(?:difference|impact)
    )(?:[.!]*$|(?=, | and\b| - ))`,
  "i",
);
/** "I took lessons as a child", "I take classes on Mondays" */
export const TAUGHT_WHAT = new RegExp(
  wrapped`
    \b(?:tak(?:e|es|ing)|took|taken|having|had|started|giv(?:e|es|ing)|gave|teach(?:es|ing)?|taught|missed|skipped)[ ]
    (?:(?:some|my|private|evening|weekly|extra|more|a few) )?(?:lessons?|classes|courses)\b
      (?! (?:in|on|about|of|for|to|from)\b)`,
  "i",
);
/** "Meeting the keepers was my favourite part", "I've never been before" */
export const OF_AN_OCCASION = new RegExp(
  wrapped`
    \b(?:is|was|were|are) (?:my|the) (?:least )?(?:favou?rite|best|worst|hardest|nicest|funniest|scariest) (?:
      part|bit|moment|thing|memory
    )[.!]*$
    |\b(?:never|not|n't) been (?:there |here )?(?:before|yet)\b|\bmy first time (?:going|there|here)\b`,
  "i",
);

/** "I'm giving everyone a mug just for coming", "Everyone was so into it" */
export const OF_ALL_WHO_CAME = new RegExp(
  wrapped`
    \b(?:just )?for (?:coming|showing up|turning up|taking part)[.!]*$
    |^(?:everyone|everybody) (?:was (?:so )?into it|had (?:a blast|fun|such)|loved (?:it|them)|went home)\b`,
  "i",
);
/** "I'm hoping for the best", "I've talked to some big brands, which looks promising" */
export const HOPES_OF_IT = new RegExp(
  wrapped`
    \b(?:
      hoping for the best|(?:stepping|step|stepped|leap|leaping) into the unknown
      |(?:looks?|is looking|are looking) (?:so |really |very )?promising|off to an? (?:\w+ )?start|on the right track
    )[.!]*$`,
  "i",
);

/** "Her cousin shared that love for it", "I got a tattoo to remind myself of it": what stands before is not what "it" means. */
export const OF_IT = new RegExp(
  wrapped`
    ^(?:[\w'-]+ ){1,7}(?:
      love|passion|excitement|enthusiasm|respect|story|stories|song|poem|video|tattoo|memory|memories|feelings?
    ) (?:for|of|about) (?:it|them)\b
    |\bto remind (?:myself|ourselves|me|us) (?:of|about) (?:it|that|them)\b`,
  "i",
);
