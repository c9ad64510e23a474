// Who somebody is, what is theirs, what happened to whom they name and what became of what they had planned: worth keeping however short
// the sentence is.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";
import { ILLNESS, MEDICINE } from "./health.ts";
import { PARTNERS } from "./kin.ts";
import { TRAITS } from "./traits.ts";

/** "I'm on days now", "I'm on the early shift": when somebody works; not "on day 3", "on days out". */
const SHIFT = wrapped`
  (?:I'm|I am) (?:(?:back|now|still|currently) )*on (?:
    (?:the )?(?:early|late|day|night) shifts?
    |(?:days|nights|earlies|lates)(?= (?:now|again|these days|at the moment|since|this)\b|[.!,]|$)
  )`;
export const ON_SHIFT = new RegExp(`^${SHIFT}`, "i");

/** Who someone is and what is theirs, however short the sentence. */
export const CORE_FACT = new RegExp(
  anyOf(
    `^${SHIFT}`,
    wrapped`
      ^(?:I'm|I am) (?:also |now |currently |\w+ly )?(?:
        an? (?!bit|little|fan|big|huge|total|lot|firm|strong|great|good|such|few)[\w-]+|${TRAITS}|allergic|lactose
        |jewish|muslim|catholic|christian|hindu|buddhist|bisexual|lesbian|non-?binary|gay|trans\w*
        |from (?!
          (?:the|an?|my|our|here|there|this|that|now|what|work|home|school|scratch|around|all|one|before|both|two|three)
            \b
        )[A-Z][\w'-]+
        |\d+(?: years)?
      )\b`,
    wrapped`
      ^We(?:'re| are) (?:also |all |now |strictly |mostly )?(?:
        vegan|vegetarian|pescatarian|plant-based|gluten-free|dairy-free|teetotal|jewish|muslim|hindu|buddhist|sikh
        |catholic|retired|married|divorced|engaged(?! (?:in|with|by)\b)
      )\b
      |^We (?:also |only |always )*(?:keep|eat) (?:kosher|halal|vegan|vegetarian)\b`,
    wrapped`
      ^(?:
        (?:I|We)(?:'m| am|'re| are) (?:also |still |now |currently |not )?(?:doing |on )?(?:
          keto|paleo|low[- ]carb|weight watchers|slimming world|the pill|antidepressants|statins|insulin|methadone|hrt
        )\b
        |(?:I|We) (?:also )?do (?:
          keto|yoga|pilates|crossfit|judo|karate|aikido|taekwondo|boxing|ballet|gymnastics|archery|improv|parkour
          |triathlons?|marathons?|shift work|night shifts|nights|freelance work
        )\b
      )`,
    wrapped`
      ^(?:My|Our) (?:\w+ )?(?:
        name|birthday|job|${PARTNERS}|son|daughter|kids?|children|mom|mum|mother|dad|father|brother|sister|dog|cat|boss
        |address|email|phone number|timezone|favou?rite \w+
      )(?:,? [A-Z]\w+,?)? (?:is|are|was|lives?|works?|has|turned|studies)\b`,
    wrapped`
      ^I (?:strictly |also |now |currently |only |never |always )*(?:follow|keep|adhere to|eat|stick to) (?:an? |to )?
        (?:strict(?:ly)? )?(?:
        vegan|vegetarian|pescatarian|kosher|halal|keto|ketogenic|paleo|gluten-free|dairy-free|low-\w+|plant-based
      )\b`,
    wrapped`
      ^I(?:'ve)? (?:gone|become|went|became|turned) (?:
        vegan|vegetarian|pescatarian|plant-based|gluten-free|dairy-free|keto|teetotal|sober|freelance|self-employed
        |part-time|full-time
      )\b`,
    wrapped`
      ^I (?:have|suffer from) (?:an? )?(?:severe |mild |bad |serious |strong )?(?:[\w-]+ ){0,2}(?:
        allergy|allergies|intolerance|diabetes|asthma|celiac disease|migraines|phobia|fear of \w+
      )\b`,
    wrapped`
      ^(?:I'm|I am) (?:also |still |now |currently )?(?:on|taking) ${MEDICINE}\b
      |^I (?:also |still |now |currently )*take ${MEDICINE}\b`,
    String.raw`^I (?:also )?(?:have|suffer from) (?:(?:type (?:1|2|one|two)|severe|mild|bad|chronic|rheumatoid) )?${ILLNESS}\b`,
    String.raw`^I (?:can't|cannot|don't|do not|never|won't) (?:eat|drink|tolerate)\b`,
    wrapped`
      ^I (?:also |now |currently |still )?(?:live|work|was born|grew up|study|teach|own|drive) (?:
        in|at|for|as|on|near|with|an?|\w+
      )\b`,
    wrapped`
      ^(?:I'm|I am) (?:no longer|not) (?:an? )?(?:
        vegan|vegetarian|pescatarian|married|single|engaged|pregnant|allergic|diabetic|smoker|student|employed
        |working (?:at|for)
      )\b`,
    wrapped`
      ^(?:I'm|I am) (?:now |\w+ly )?(?:
        eating|drinking|smoking|vaping|playing|taking|running|swimming|cycling|climbing|driving|working|studying
        |training
      )(?: (?!it\b|this\b|that\b|them\b|on\b|out\b|up\b|for\b|to\b)[\w-]+){0,2} again[.!]*$`,
    wrapped`
      ^(?:I|We)(?: was| were| got| have been|'ve been| am being|'m being) (?:just |finally |also )?(?:
        promoted|demoted|hired|fired|sacked|suspended|let go|laid off|made redundant|discharged
      )\b`,
    // "I can do tiling myself, but no electrics"
    wrapped`
      ^I (?:also )?(?:can|know how to) (?:
        do|fix|build|make|sew|cook|lay|paint|weld|install|wire|tile|knit|repair|service|plaster
      ) (?!it\b|that\b|this\b|them\b)[^,;]{3,60} (?:myself|ourselves)\b`,
    "^(?:I'm|I am|We're|We are) (?:no longer |not |still not )allowed to (?:drive|fly|work|eat|drink|lift|swim|ride|run|travel)\\b",
    wrapped`
      ^I (?:no longer|don't|do not) (?:live|work|smoke|drink|eat|drive|own|play|study|speak)\b
      |^(?:I|we) no longer (?:use|have|need|take|see|go to|buy|rent|pay|run|teach|train|want) (?:
        my|our|the|an?|any|it|him|her|for|to|\w{4,}
      )\b`,
    wrapped`
      ^I (?:also |now |still |always |usually |often |mostly )?(?:
        run|play|cook|bake|paint|swim|climb|knit|sew|cycle|ski|surf|row|sail|dive|coach|speak|collect|grow|breed|smoke
        |eat|drink|wear
      ) (?!it\b|that\b|this\b|them\b|out\b|into\b|up\b|on\b|with\b)[\w-]+`,
  ),
  "i",
);

/** What happens to somebody, each in the past, the perfect and the progressive: "Rex died", "Rex has died", "Rex is dying". */
const HAPPENS = (
  [
    ["died", "died", "dying", ""],
    ["passed", "passed", "passing", " away"],
    ["graduated", "graduated", "graduating", ""],
    ["retired", "retired", "retiring", ""],
    ["emigrated", "emigrated", "emigrating", ""],
    ["divorced", "divorced", "divorcing", ""],
    ["moved", "moved", "moving", String.raw` (?:to|out|in|away|back)\b`],
    ["left", "left", "leaving", " (?:me|home|school|town)"],
    ["quit", "quit", "quitting", String.raw` (?:\w+ing|school|uni|the)`],
    ["broke", "broken", "breaking", " up with"],
    ["got", "(?:got|gotten)", "getting", " (?:married|engaged|divorced|hired|fired|promoted)"],
    ["turned", "turned", "turning", String.raw` \w+`],
  ] as const
)
  .map(
    ([past, participle, progressive, what]) =>
      wrapped`
        (?: ${past}
          |(?: has|'s) (?:(?:just|now|sadly|finally|already|since) )?${participle}
          |(?: is|'s) (?:(?:just|now|also) )?${progressive}
        )${what}`,
  )
  .join("|");
/** What is told of somebody by name, however short: "Rex died yesterday", "Anya loves her school". */
export const NAMED_FACT = new RegExp(
  wrapped`
    ^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:
      ${HAPPENS}|'s (?:birthday|anniversary|due date) (?:is|falls)
      |(?: was| has been|'s been| got) (?:(?:just|now|sadly|finally) )?(?:born|diagnosed|adopted|promoted|hired|fired)
      | (?:
        is (?:\w+ )?(?:allergic|pregnant|engaged|married|divorced|scared|afraid|vegan|vegetarian|retired)|turns \w+
        |loves|hates|likes|prefers
        |(?:can't|cannot|doesn't|won't) (?:eat|drink|swim|drive|read|like|sleep|fly|stand|touch (?!you|me|it\b))
        |only (?:eats|drinks|wears|speaks)|gets (?:\w+sick|dizzy|scared)
        |(?:has|has got) (?:asthma|diabetes|epilepsy|autism|ADHD|dyslexia|c?o?eliac|an? (?:[\w-]+ ){0,2}allergy)
        |lives in|works (?:at|as|for)|studies
      )
    )\b`,
  "u",
);

export const OCCASION = wrapped`
  wedding|engagement|honeymoon|trip|holiday|vacation|party|birthday party|baby shower|hen do|stag do|reunion|move
  |house sale|viewing|appointment|interview|exam|operation|surgery|scan|biopsy|funeral|flight|adoption|concert|gig
  |marathon|race|tournament|retreat|visit|divorce|promotion|transfer|sabbatical|internship|driving test|audition`;
const OF_IT = String.raw`(?: (?:to|with|for) (?:(?:my|our|the) )?[\w'-]+(?: [\w'-]+)?)?`;
/** What became of an occasion, and who came: "The wedding is off", "The trip to Crete is cancelled", "A nurse, Maura, comes every day". */
export const NEWS_OF_OWN = new RegExp(
  anyOf(
    wrapped`
      ^The (?:[\p{L}-]+ )?(?:${OCCASION})${OF_IT} (?:
        (?:is|was|has been|got) (?:now |all |officially |finally )?
          (?:off|cancell?ed|called off|postponed|back on|on again)
        |went (?:really |very )?(?:well|fine|badly|great|ok|okay)
      )(?=[.!]*$|,| because | so | until | after | and | but | now | again)`,
    // What came out of an examination: "The colonoscopy was clean"
    wrapped`
      ^The (?:\p{L}+ )?(?:
        operation|surgery|scan|biopsy|MRI|mri|x-ray|ultrasound|mammogram|smear(?: test)?|colonoscopy|endoscopy
        |gastroscopy|ECG|ecg|blood (?:test|work)|bloods
      ) (?:is|was|are|were|came back) (?:all )?(?:clear|clean|fine|good|ok|okay|normal|negative|positive)
        (?=[.!]*$|,| so | and | but | now )`,
    String.raw`^(?:The|Our) (?:twins|baby|babies|triplets) (?:are|is) (?:finally )?(?:here|born)\b`,
    wrapped`
      ^An? (?:[a-z]+ )?(?:
        nurse|carer|caregiver|cleaner|nanny|babysitter|au pair|gardener|tutor|physio|midwife|dog walker|lodger
        |housekeeper
      ), \p{Lu}\p{Ll}+, (?:comes|visits|helps|lives|looks after|cooks|stays|is with)\b`,
  ),
  "u",
);
