// "We", "us" and "our" of people at large: "We learn a lot from our mistakes" holds for everybody, and told of one it is untrue.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";
import { KIN_NOUNS } from "./kin.ts";
import { isFirstName } from "./proper-names.ts";
import { FIRST_SINGULAR } from "./signals.ts";

/** One look that most clauses fail. */
const ANYBODYS = /\b(?:we|we're|us|our|ourselves)\b/i;
/** "I find it good to use our gifts": whoever judges speaks of everybody all the same. */
const JUDGED = /^I(?:'ve)? (?:find|found) (?=it |\w+ing )/;
/** "We need better schools, and I know why" */
const AND_I_KNOW = /,? (?:and|because) I (?:know|think|believe|feel|see|hope)\b.*$/i;

const OFTEN =
  "(?:(?:all|both|can|could|always|only|often|sometimes|really|truly|also|just|never|have to|must|should) )*";
/** What everybody has; a couple's or a family's own things are of other kinds. */
const OF_EVERYBODY = wrapped`
  (?:
    stories|tales|actions|words|choices|struggles|mistakes|failures|scars|thoughts|differences|voices|dreams|fears
    |limits|limitations|emotions|feelings|bodies|minds|hearts|souls|ancestors|planet|world|society|environment
    |(?:future )?generations?|passions|strengths|weaknesses|attitudes?|experiences|challenges|potential
  )`;
const FOR_ALL = wrapped`
  (?:
    kindness|love|compassion|empathy|hope|change|peace|unity|justice|education|schools?|teachers|nurses|hospitals
    |leaders?|politicians|role models|roads|buses|transit|infrastructure|laws|people|folks
  )`;
const GOOD_TO_HAVE = wrapped`
  (?:
    joy|peace|hope|strength|courage|comfort|energy|purpose|perspective|patience|freedom|happiness|calm|meaning|room
    |space|time|a sense|a reason|a way
  )`;

/** "We grow from setbacks", "By sharing our tales, we can keep them alive", "We need leaders who care". */
const WE_ALL = new RegExp(
  anyOf(
    wrapped`
      ^(?:by|through) \w+ing (?:
        [^,]{0,40}\b(?:(?:each|one an)other|together|others|our (?:own )?${OF_EVERYBODY})\b[^,]{0,40},? we\b
        |[^,]{2,60},? we (?:can |could |will |'ll )?(?:\w+ly )?(?:
          build|create|change|inspire|heal|spread|make (?:a|the|things)|honou?r
        )\b
      )`,
    wrapped`
      \b(?:
        what we can ${OFTEN}do\b
        |(?:what|who|how|whatever|whoever) we(?:'re| are)? ${OFTEN}(?:
          are|think|see (?:the world|things|ourselves)|become|connect|leave behind|made of|meant to
        )(?=[,.!]|$| (?:and|is|from|as|really|most|with|about)\b)
      )`,
    wrapped`
      ^(?:[^,]{1,30}, )?we ${OFTEN}(?:
        learn (?:(?:so much|a lot|more|best|the most) )?(?:from|about (?:ourselves|life|each)|by|through)\b
        |grow (?:from|as|by|through|when|most|stronger)\b|heal\b|evolve\b|thrive\b|flourish\b
        |find (?:strength|out who)\b|discover (?:who|what)\b|take (?:[\w-]+ ){1,3}for granted\b
        |accept (?:who|ourselves|each)\b
      )`,
    wrapped`
      \b(?:if|when|whenever|once|as long as) we(?:'re| are)? ${OFTEN}(?:
        believe|dare|stick together|work together|take (?:risks|chances|a (?:risk|chance|step back|moment))|share our
        |open up|slow down|look (?:closely|inside|within)|let go|least expect|(?:listen|fail|struggle)(?=[,.!]|$)
      )\b`,
    wrapped`
      ^(?:and |but |so )?(?:we|our (?:kids|children|young people)) ${OFTEN}(?:(?:desperately|badly|definitely|still) )*
        (?:need|deserve) (?:
        (?:way |much |far |so much )?(?:more|better|good|safer|cleaner|stronger) (?:\w+ )?${FOR_ALL}\b
          (?! (?:for|at) (?:the|my|our)\b)
        |(?:people|folks|leaders|voices) (?:like|who(?! (?:can|could|have|know|speak|drive)\b)|in (?:the|this|our) \w+)\b
        |(?:kindness|compassion|hope|change|better)(?=[.!]*$| (?:than|in|and)\b)
      )`,
    wrapped`
      ^(?:all )?our (?:own )?${OF_EVERYBODY}(?:,[^,]*,)? (?:\w+ly )?(?:
        can|could|may|might|will|are|is|make|makes|shape|shapes|define|matter|have|has|need|needs|deserve|connect|remind
        |teach|tell|help|give|bring|depend|keep
      )\b`,
    String.raw`^our (?:kids|children|youth|young people|elders|teachers|veterans) (?:are|should|must)\b.{0,40}\b(?:future|tomorrow|hope)\b`,
    wrapped`
      \bour (?:
        comfort zones?|future generations|true selves|humanity|inner \w+
        |(?:own )?(?:limits|dreams|demons|fears|struggles|potential|hearts|souls|gifts|actions|experiences)|spirits
        |outlook|well-?being|happiness|perspectives?|mental health
      )\b
      |\b(?:takes? our breath|tak(?:e|es|ing) us back)\b|\b(?:each other|one another) (?:when|if|whenever) we\b`,
    wrapped`
      ^we ${OFTEN}(?:need|have|ought|got) to ${OFTEN}(?:
        show (?:our|more|them)|stand (?:up|together|with|by)|speak (?:up|out)|come together|stick together|stay strong
        |keep (?:fighting|going|pushing|trying|believing)|do (?:more|better)\b(?! \w)|take (?:care of each|action)
        |look out for|help (?:each|one|others|those)|support (?:each|one|others|those)|value|appreciate|remember that
        |be (?:kind|patient|brave|strong|there)
      )\b`,
    wrapped`
      ^we(?:'re| are) ${OFTEN}(?:so |very )?(?:
        human|lucky to have (?:places|people|things|nature|each|someone)|capable of|stronger (?:than|together|when)
        |meant to|made of|defined by|shaped by
      )\b`,
    wrapped`
      ^(?:I (?:find|found) )?(?:it's|it is|it|so|how) (?:so |really |pretty )?(?:
        great|cool|nice|amazing|awesome|good|funny|wonderful|crazy
      ) (?:that |how )?we (?:both|share|all|have)\b`,
    wrapped`
      ^we ${OFTEN}(?:get to )?(?:just )?(?:
        (?:take a break|escape|step out) (?:from|of) (?:our |daily |everyday |real |the )?
          (?:everything|everyday|reality|life|lives|routine|world)
        |let our (?:minds|imaginations) \w+|lose ourselves in
      )\b`,
    String.raw`^we(?:'ve)? (?:have|got|both have) (?:the right attitude|what it takes|so much to (?:offer|give|learn))\b`,
  ),
  "i",
);

/** "Music shows us who we are", "Being outdoors gives us peace": no pronoun, no owner and nobody by name does that. */
const DOES_US_GOOD = new RegExp(
  wrapped`
    ^(?!
      (?:
        the|this|that|these|those|my|our|your|his|her|their|its|he|she|it(?!'s \w+ how\b)|they|you|we|there|one|some\w*
        |every\w*|nobody|who|what|which|having|${KIN_NOUNS}
      )\b
    )
    (?:[\p{L}'-]+|[\p{L}'-]+ing\b[^,;]{0,60}|it's \w+ how [^,;]{0,60}|[\p{L}'-]+(?: and)? [\p{L}'-]+)[ ]
    (?:(?:\w+ly|can|could|do|does|always|often|sure|just) )*
    (?:
      (?:
        help|make|keep|let|allow|remind|teach|show|inspire|shape|ground|lift|heal|connect|motivate|push|challenge|free
        |force|take|carry|move
      )s? us
      |(?:teaches|pushes) us
      |(?:give|bring|offer)s? us (?:(?:so much|all|both|more|a lot of|some|inner|real) )?${GOOD_TO_HAVE}
    )\b`,
  "iu",
);
/** "Cooking helps us unwind after work", "Selling eggs helps us pay the rent": a household's own life. */
const AT_HOME = new RegExp(
  wrapped`
    \b(?:
      together|as a (?:family|couple|team)|at home|after work
      |(?:in|on) the (?:weekends?|evenings?|mornings?|house|garden)|every
    )\b
    |\bas (?:an? )?\w+s?$
    |\bus (?:[\w'-]+ ){1,3}(?:the|our) (?!
      world|things?\b|bigger|big |beauty|way\b|truth|moment|small|little|good|best|value|importance|power|present|past\b
      |future|other\b|dreams|hearts|minds|lives
    )`,
  "i",
);

const isGoodForAll = (text: string): boolean =>
  DOES_US_GOOD.test(text) && !AT_HOME.test(text) && !isFirstName(/^[\p{L}]+/u.exec(text)?.[0] ?? "");

/** Whether a clause without a name, a number or a time tells what holds for everybody. */
export const isOfPeopleAtLarge = (text: string): boolean =>
  ANYBODYS.test(text) &&
  !FIRST_SINGULAR.test(text.replace(JUDGED, "").replace(AND_I_KNOW, "")) &&
  (WE_ALL.test(text) || isGoodForAll(text));
