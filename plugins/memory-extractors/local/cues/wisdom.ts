// Sentences of talk that tell nothing that could be asked for later: wisdom, praise of what is shown, news without its content.

import { anyOf } from "../patterns.ts";

/** "Gardens have a way of calming people", "Music sure does help", "Setbacks can teach me a lot". */
export const WISDOM = new RegExp(
  anyOf(
    String.raw`\b(?:have|has|with) (?:such )?(?:a|its|their) (?:\w+ )?way of \w+ing\b`,
    String.raw`^(?!(?:I|we|my|our|he|she|they)\b)[\p{L}']+(?: [\p{L}']+)? (?:sure|truly|really) (?:do|does|can|is|are|has|have|know|make|makes|seem|seems)\b`,
    String.raw`^(?!(?:I|we|my|our|you|he|she|they|it|this|that|there|who|\p{Lu}\p{Ll}+ and)\b)[\p{L}'-]+(?: [\p{L}'-]+)? can (?:\w+ly )?(?:be|help|make|have|bring|change|teach|give|show|take|turn)\b`,
    String.raw`^having (?!an? (?:baby|child|kid)\b)[^,]{3,80} (?:is|are|was|really|helps?|helped|makes?|made|keeps?|brings?|means?)\b`,
    String.raw`^(?:life|nature) (?:does|has|is|can|sure|truly|really|always|never|will)\b`,
  ),
  "iu",
);

/** Says nothing yet: "I just wanted to say hi", "Something exciting happened last week", "I've been working on something new": the news itself stands elsewhere. */
export const NEWS_TO_COME =
  /^it's been (?:[\w']+ ){1,4}since (?:I|we)(?:'ve)? (?:last )?(?:talked|spoke|spoken|chatted|caught up|met up|saw you|seen you|heard from you)\b|\bwanted to (?:say (?:hi|hello|hey|thanks|thank you)|check in|catch up|touch base)\b|\bhop(?:e|ing) for the best\b|^(?:I|we)(?:'ve| have)? (?:got |have )?an? (?:\w+ )?(?:busy|long|big|hectic) (?:day|week|night|shift|weekend) (?:ahead|at)\b|\bheard (?:so many|lots of|a lot of|many) (?:great|good|amazing) things(?: about (?:it|them|that))?[.!]*$|\bsomething (?:\w+ )?(?:exciting|cool|great|amazing|awesome|incredible|wonderful|special|crazy|wild|funny|big|good|nice|unexpected) (?:that )?(?:has |have )?(?:just |also )?happened\b|\b(?:working on|planning|cooking up) something (?:\w+ )?(?:exciting|cool|great|amazing|special|new|big|fun)(?: lately| recently)?[.!]*$/i;

/** "Here's my cat", "This is a picture from our walk": what the listener sees. */
export const SHOWS_PICTURE =
  /^(?:here's|here is|here are|here're|(?:this|that|these) (?:is|are) (?:an?|the|my|our|some) (?:\w+ )?(?:pic|pics|photo|photos|picture|pictures|shot|snap)\b)/i;

/** "I'll send you the recipe", "We can have you over", "I could look some up": an offer of the moment. */
export const OFFER =
  /^(?:I|we)(?:'ll|'d| can| could| will| would)? (?:(?:definitely|also|gladly|certainly|totally|maybe|just) )*(?:be (?:happy|glad|sure) to |make sure to |(?:love|like) to )?(?:send|share|give|show|lend|ask around|look (?:it|some|them|that)|have you|join you|join in|let you|teach you|bring you|recommend|take you|pass)\b/i;
