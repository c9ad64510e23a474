// Counts, sums, parts and comparisons that leave open of what: "I ate four", "I burned the first batch", "it's much better".

import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_TEN, TWO_TO_TWELVE } from "./numbers.ts";

/** "You promised to sell the orange one" */
const THE_ONE_OF_KIND = new RegExp(
  wrapped`
    \b(?:
      sell|sold|buy|bought|keep|kept|take|took|wear|wore|bring|brought|like|liked|love|loved|prefer|want|wanted|choose
      |chose|pick|picked|got|get|use|used|rent|rented|book|booked|need|have|had|try|trying|tried|finish|finished|watched
      |read|make|made|bake|baked|knit|sew|build|paint
    ) (?:the|that|an?|you an?) (?:[\w-]+ ){0,2}(?:one|ones)
    (?=
      [.!,]|$| (?:and|but|because|so|last|this|next|on|in|tomorrow|yesterday|today|year)\b
    )`,
  "i",
);
/** "I ate four", "I have six saved up", "We did a few": of what. */
export const BARE_COUNT = new RegExp(
  wrapped`
    \b(?:
      ate|have|had|got|do|did|made|applied to|sold|bought|read|finished|lost|took|write|wrote|need|want|kept|found|saw
      |won|see|saved|send|bring|put in|(?:owes?|owed|lent|gave|lend|give) (?:me|us)
    ) (?:about |around |only |over |nearly )?
    (?:
      ${TWO_TO_TWELVE}|a few|a couple|several|both|one|another|the (?:first|second|last|other) one|the one
    )
    (?=
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

/** "I was the same", "There are nine volumes" */
const THE_SAME_SO = new RegExp(
  wrapped`
    ^(?:I|we|he|she|they)(?:'ll|'d| can| could| will| would| might) do the same[.!]*$
    |^(?:I|we|he|she|they) (?:was|were|am|feel|felt|did|do) (?:(?:just|exactly|much|pretty much) )?the same
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
/** "There are sixty of us and nobody can sing": of whom. */
const SO_MANY_OF_US = /^there(?:'s| are|'re| were) (?:about |around |only )?(?:\d+|[a-z]+(?:-[a-z]+)?) of us\b/i;
/** "My sister filmed the whole thing" */
const THE_WHOLE_THING = new RegExp(
  wrapped`
    \b(?:
      filmed|recorded|watched|saw|missed|planned|organi[sz]ed|hosted|heard|ran|designed|finished|read|captured|streamed
      |photographed|paid for|slept through|cried through|explained
    ) the (?:whole|entire) thing(?=[.!,]|$)`,
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

/** Each leaves to what was said before of what there is so much. */
/** "Last week we had twenty-two children": where. */
const SO_MANY_CAME = new RegExp(
  wrapped`
    ^(?:(?:last|this) [\w-]+,? |yesterday,? )?we(?:'ve)? (?:had|got) (?:(?:about|around|over|nearly|almost|more than|at least) )?
      (?:\d[\d,]*|(?:${TWO_TO_TWELVE}|[a-z]+teen|[a-z]+ty(?:-[a-z]+)?|a (?:hundred|thousand)|hundreds of|dozens of)) (?:
        children|kids|people|guests|visitors|customers|students|participants|volunteers|families|runners|bookings|orders
        |downloads|sign-?ups|applications|entries
      )(?=[.!,]|$| (?:last|this|yesterday|on \w+day|and|so|but|who|turn|show|come|already|so far)\b)
      (?!.*\b(?:at|in|for|to|on the) (?:the|my|our|dinner|lunch|tea|a)\b)`,
  "i",
);

export const AMOUNTS_LEFT_OPEN: readonly RegExp[] = [
  SO_MANY_CAME,
  THE_ONE_OF_KIND,
  BARE_COUNT,
  THE_REST,
  SO_MUCH,
  WITHOUT_BASE,
  PART_OF,
  THE_ONES,
  AIMS_AT,
  THE_SAME_SO,
  CAME_IN,
  SO_MANY_OF_US,
  THE_WHOLE_THING,
  SOME_COPY,
  SOME_SHARE,
  BARE_SUM,
  BARE_AMOUNT,
];
