// Finds words whose meaning lies outside the clause: "It was fun", "I bought them there".

import { wrapped } from "#domain/wrapped.ts";
import { NAMED_FACT } from "../cues/core-facts.ts";
import { BREEDS, KIN_NOUNS, PARTNERS } from "../cues/kin.ts";
import { TWO_TO_TEN, TWO_TO_TWELVE } from "../cues/numbers.ts";
import { MONTH_NAMES } from "../dates/calendar.ts";
import { oncePerText } from "../once-per-text.ts";
import { anyOf, countWords, matchesIn } from "../patterns.ts";
import { judgesDeed } from "../sentences/evaluations.ts";
import { isOfDoer } from "./deed-first.ts";
import { figureIn } from "./name-first.ts";
import { isPlural, readNounPhrase } from "./noun-phrases.ts";

const OPENING = new RegExp(
  wrapped`
    ^(?:
      it|it's|it'll|it'd|that's|the (?:new|old|other|first|second|last|latest) ones?
      |(?:this|that|these|those)(?= (?:
          is|was|are|were|will|would|can|has|had|really|just|all|also|makes?|made|helps?|helped|gives?|gave|means?|meant
          |reminds?|shows?|keeps?|got|one|ones|kind|sort|way|stuff|thing|things
        )\b
      )
      |they|they're|they've|they'll|he|he's|she|she's|his|her|their|its|(?:him|her|them) and|mine|ours
      |both(?! (?:my|our|of (?:my|our|us))\b)|neither(?! of (?:my|our|us)\b)|which|one of them|some of them|most of them
      |all of them|another one|the other|such|one (?:is|was|has|likes|loves)
    )\b`,
  "i",
);
const OPENING_IS_WHOLE = new RegExp(
  wrapped`
    ^(?:
      it(?:'s| is| was) (?:\w+ )?(?:important|hard|easy|difficult|essential|crucial|necessary|rare|impossible|time) (?:
        for (?:me|us)|to me|that|to
      )\b
      |it (?:takes|took|costs?) (?:me|us) (?=.* to [a-z])
      |this (?:morning|afternoon|evening|week|weekend|month|year|summer|winter|spring|fall|past|coming|\w+day)\b
      |that (?:day|night|week|weekend|morning|evening|summer)\b|these days\b
      |it(?:'s| is| was) (?:
        raining|snowing|pouring|sunny|cold|hot|icy|freezing|windy|foggy|rainy|stormy|dark|cloudy|humid
        |\d(?!
          [\d.,]*(?: ?(?:k|euros?|dollars?|pounds|bucks|quid|%|kg|km|metres|meters|square|pages|minutes|hours)\b
            | (?:an?|per|each|every) )
        )
      )
      |it (?:rained|snowed|poured|hailed|drizzled|thundered)\b
      |it (?:can|could|may|might|will|gets|got|never gets) (?:
        (?:be|get|also|still|really|very|quite|so|as|only|as low as) )*(?:
        rain|snow|raining|snowing|cold|hot|warm|icy|freezing|windy|foggy|rainy|stormy|dark|humid|chilly
        |(?:\w+[ -]){1,2}degrees
      )\b
      |it(?:'s| has) been \w+ (?:years?|months?|weeks?|days?) since
      |it(?:'s| is| was| feels?| felt) (?:(?:so|really|very|super|just|always|pretty|truly|such a|a) )*(?:
        awesome|amazing|great|good|nice|cool|incredible|wonderful|wild|crazy|fun|rewarding|hard|easy|lovely|special
        |important|inspiring|fascinating|surreal|strange|sad|honou?r|pleasure|joy|dream
      ) (?:how|that|to (?!it\b|that\b|them\b)|seeing|being|having|when|knowing|watching|getting|helping) ?.{12}
    )`,
  "i",
);
const DEMONSTRATIVE_OPENING = new RegExp(
  wrapped`
    ^(?!(?:this|that|these|those) (?:[\w-]+ ){1,3}(?:I|we|I've|we've) )(?:
      (?:these|those) (?!days\b|who\b|of (?:us|my)\b)
      |(?:this|that) (?!
        (?:
          past|coming|last|time|one time|morning|afternoon|evening|night|week|weekend|month|year|day|summer|winter
          |spring|fall|autumn|christmas|thanksgiving|\w+day|means|way
        )\b
      )(?:[a-z'-]+ ){1,4}?(?:
        isn't|wasn't|aren't|weren't|doesn't|don't|didn't|is|was|are|were|has|have|will|works?|looks?|sounds?|seems?
        |feels?|reminds?|makes?|made|means|gives?|gave|helps?|shows?|keeps?|kept|brings?|brought|taught|got|had|took
        |\w{3,}ed
      )\b
      |(?:[a-z]+ )?(?:moments|events|things|people|times|days|stuff|places|stories|friends) like (?:
        this|that|these|those
      )\b
    )`,
  "i",
);
/** "The view was great", "The team won": which one was told before. */
const DEFINITE_OPENING = new RegExp(wrapped`
  ^[Tt]he (?!
    (?:
      other|first|last|next|past|best|worst|most|more|only|same|whole|rest|good|bad|problem|main|biggest|key|us|uk|usa
      |internet|weather|world|holidays|truth|hardest|easiest|funniest|coolest|cool|thing
    )\b
  )(?:[a-z'-]+ ){1,3}?(?:and (?:the )?[a-z'-]+ )?(?:(?:there|here) )?(?:
    is|was|are|were|isn't|wasn't|aren't|weren't|has been|have been|looked|felt|went|made|had|gave|got|have|has|wants
    |needs|said|says|costs|found|came|took
  )\b`);

/** A phrase before the pronoun that it can stand for. */
const SINGULAR_THING = new RegExp(
  wrapped`
    \b(?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur|his|her|their|[Tt]his|[Tt]hat|another|one|each|every|some|any|no) (?:[\w'-]+ ){0,2}[\w'-]{3,}
    |[a-z,] "?\p{Lu}[\p{L}]{2,}|"[^"]+"|\b\w{3,}ing\b
    |^(?!I\b|It\b|We\b|They\b|He\b|She\b|You\b|There\b|What\b|Who\b|When\b)\p{Lu}[\p{L}-]+ (?:[\w-]+ )?
      (?:is|was|has|\w{3,}s)\b`,
  "u",
);
/** Whom the sentence is about is not what "it" means: "My son Leo loves it". */
const OPENING_PERSON = new RegExp(
  wrapped`
    ^(?:My|Our) (?:[\w-]+ ){0,2}?(?:
      ${KIN_NOUNS}|${BREEDS}|professor|supervisor|publisher|editor|director|producer|agent|surgeon|specialist|consultant
    )\b(?:,? \p{Lu}[\p{L}-]+,?)?`,
  "u",
);
/** What "it" hardly ever means: people, times, amounts. */
const NO_IT = new RegExp(wrapped`
  ^(?:
    day|week|month|year|time|times|morning|evening|night|weekend|summer|winter|way|lot|bit|couple|few|ton|kind|sort
    |people|person|family|fam|friend|kid|child|everyone|guy|girl|boy|man|woman|moment|rest|other|others|most|same|us|me
    |world|end|front|past|future|beginning|middle
  )$`);
const DETERMINER = /\b(?:an?|the|my|our|his|her|their|this|that|another|one|each|every|some|any|no) /gi;
/** "trying to get it", "thinking of it": no deed of its own. */
const LIGHT_VERB = wrapped`
  (?:
    try|go|hop|plann|think|want|look|gett|hav|be|do|mak|tak|feel|see|hear|wonder|consider|start|keep|aim|intend|expect
    |struggl|debat|someth|anyth|noth|everyth|morn|even
  )ing`;
const NAME_OR_DEED = new RegExp(
  wrapped`
    [a-z,] "?(?!I\b|I')\p{Lu}[\p{L}]{2,}|"[^"]+"|\b(?!${LIGHT_VERB}\b)\w{3,}ing\b
    |^(?!I\b|It\b|We\b|They\b|He\b|She\b|You\b|There\b|What\b|Who\b|When\b)\p{Lu}[\p{L}-]+ (?:[\w-]+ )?(?:
      is|was|has|(?!loves|likes|hates|enjoys|wants|prefers|needs|says|thinks|knows)\w{3,}s
    )\b`,
  "u",
);
/** "I've tried melatonin but": what was had is named without an article. */
const BARE_OBJECT = new RegExp(
  wrapped`
    \b(?:tried|use|used|take|took|taking|started|learned|learnt|play|played|eat|ate|drink|drank|bought|studied|had) (?!
      (?:
        again|hard|harder|once|later|early|there|here|today|well|fine|them|that|this|these|those|some|more|most
        |everything|nothing|something|[a-z]+ly
      )\b
    )[a-z]{4,}(?: \([^)]*\))?(?:,? (?:but|and|because|so|until) |, )$`,
  "i",
);
/** "I can't stand cilantro, it tastes like soap", "I gave up oat milk because it": liked or avoided without an article. */
const BARE_TASTE = new RegExp(
  wrapped`
    \b(?:
      love|loved|hate|hated|like|liked|dislike|despise|adore|crave|miss|(?:can't|cannot|couldn't) stand|(?:care|mad) for
      |fond of|avoid|avoided|quit|gave up|given up|cut out|stopped (?:eating|drinking|taking|using)|enjoy|prefer
      |allergic to
    ) (?!
      (?:
        (?:every|no|some|any)thing(?! [a-z])|someone|everyone|people|working|when|what|that|this|them|here|there|most
        |more|some|[a-z]+ly
      )\b
    )(?:[a-z-]{3,} )?[a-z-]{4,}(?<![^s]s)(?:, (?:but |and |because |so |as )?| (?:but|and|because|since|as|until) )
      (?:I (?:find|found|think|consider) )?$`,
  "i",
);
const FROM_HOME = /\b(?:at|from) (?:home|work|school|college|university|church)\b/i;
/** One thing is named that "it" can stand for. */
export const namesOneThing = (before: string): boolean => {
  if ([NAME_OR_DEED, BARE_OBJECT, BARE_TASTE, FROM_HOME].some((names) => names.test(before))) return true;
  for (const match of matchesIn(before, DETERMINER)) {
    const phrase = readNounPhrase(before, match.index + match[0].length - 1);
    if (phrase !== null && !isPlural(phrase.head) && !NO_IT.test(phrase.head)) return true;
  }
  return false;
};
const PLURAL_THINGS = new RegExp(
  wrapped`
    \b(?!
      (?:
        is|was|has|this|his|its|always|yes|us|news|perhaps|sometimes|as|does|less|besides|tons|lots|loads|times|days
        |weeks|months|years|hours|minutes|ages|thanks|towards|afterwards
      )\b
    )[a-z]{3,}s\b
    |\b(?:
      people|children|family|fam|team|crew|group|couple|band|class|audience|crowd|staff|folks|everyone|everybody|\w*men
      |peeps
    )\b
    |\b(?:\d+|${TWO_TO_TWELVE}|some) (?:days|weeks|hours) (?:of|off|left)\b`,
  "i",
);
const PLACE = new RegExp(
  wrapped`
    \b(?:in|at|to|from|near|visit(?:ed|ing)?|into|around|through|inside) (?:
      (?:the|a|an|my|our|this|that|some|his|her|their) (?!
        early|late|first|end|middle|beginning|past|process|future|way|time|case|order|addition|least|work\b|more\b
        |same\b|people\b|kids\b|family\b
      )[\w'-]{3,}
      |\p{Lu}[\p{L}'-]+|school\b|work\b(?= )|home\b|college\b|university\b
    )
    |\b(?:
      place|park|beach|city|town|house|shop|store|gym|studio|school|country|trip|restaurant|cafe|hike|camp|shelter
      |church|museum|forest|garden|farm|island|lake|mountains?|village
    )\b`,
  "u",
);

/** Each group is a kind of pronoun, with its own kind of antecedent. */
const INNER = new RegExp(
  String.raw`\b${anyOf(
    String.raw`(it|itself)\b(?!'s (?:important|hard|easy|time))`,
    String.raw`(them|themselves|they|they're|these(?! days\b)|those(?! days\b| who| that| of| with| in need| around| close| like))\b`,
    wrapped`
      (?:
        (?:
          over|out|up|from|been|go|going|went|get|got|gone|back|be|am|was|were|live|work|lived|living|worked|stay|stayed
          |staying|down|travel\w*|fly|flying|drive|driving|moved|moving|walk|walking|met|meet|me|us|them|you|work\w*
          |volunteer\w*|come|came|coming|spend|spent|everyone|people|time
        ) )(there|here(?! in\b))\b(?! for\b)`,
    wrapped`
      (?:
        of|for|with|about|like|on|do|did|doing|from|at|than|by|through|after|loved?|enjoy|hear|know|see|saw|seen|made
        |make|making|remember|need|want|wanted|in|into|tried|keep|keeping|when|because|painted|wrote|drew|took|got
        |bought|built|found|used?|using|chose|after|before
      ) (that|this|those|these)(?=
        [.,!?;]|$| - | (?:too|again|once|twice|yet|already|a lot|so|now|and|but|because|as|anymore|right|lately|recently|all|every|in|on|with|for|next|when|happened|together|after|before|when|while|to|out)\b
      )`,
    wrapped`
      (?!(?:do|did|doing|done) )[a-z]+ (this)(?=
        [.,!?;]|$| - | (?:at|in|on|with|for|too|and|but|because|so|as|to|when|while|every|all)\b
      )`,
    wrapped`
      (
        him|he|he's|she|she's
        |her(?= (?:
            and|so|to|for|in|on|at|was|is|but|as|an?|the|some|that|how|what|with|about|again|tonight|tomorrow|yesterday
            |today|later|soon|once|back|because|until|till|my|two|three|four|five|another
          )\b
          |[.,!?;]|$
        )
      )(?![\w])`,
    String.raw`(his|her|their)\b(?= [a-z])`,
    wrapped`
      (?:
        on|of|have|had|got|need|want|make|made|making|do|doing|try|tried|trying|bought|buy|start|join|joined|adopt
        |adopted|afford|order|ordered|getting|get|use|using|wrote|writing|working on|take|took|brainstorming|planning
      ) (?:an? (?:[a-z]+ ){0,2})?(one|ones|some|another|more|a few)(?= (?:
          to|with|for|in|at|from|last|yesterday|today|soon|this|next|too|when|because|that's|since|until|till|now|then
        )\b
        |[.,!]| - |$
      )`,
    wrapped`
      (
        something (?:similar|like (?:that|this|it))|one of (?:mine|ours)(?![\w'])
        |the same (?:thing|way|feeling|boat|goes)|similar (?:experiences?|situations?|things?)
        |(?:this|that) (?:too|as well)
        |(?:my|your|the|his|her|their|our) (?:first|second|third|last|next|new|old|other|latest) ones?
        |(?<=^(?:I|we)(?:'ve| have)? (?:(?:just|also|only|actually|already|finally) )?)(?:
          started|began|stopped|finished|applied|enrolled|registered|signed up|agreed|accepted|declined|refused
          |submitted|said (?:yes|no)
        )(?= (?:
            when|in (?:\d|my|high|college)|at age|about|around|last|(?:a )?(?:few|couple|year|month|week|while)\b|two\b
            |three\b|\d|years|recently|back|as a\b
          )
          |[.!]*$
        )
        |(?<=^(?:I|we) )did (?:(?:pretty|so|really|very|quite) )*(?:well|good|great|okay|ok|fine|alright)(?=[.!]*$)
        |something (?:cool|new|exciting|special|great|nice|amazing|fun|interesting|different)(?: with \w+)?(?=[.!]*$)
        |(?:go|going|went) (?:
          often|regularly|a lot|again|back(?! to| home)|anymore|once|twice|(?:(?:a )?few|\w+) times
          |every (?:day|week|month|year|summer|winter|spring|autumn|${MONTH_NAMES})\b
        )
        |(?<=
          \b(?:
            failed|forgot|forgets|remembered|missed|celebrated|cancelled|lost|sold|love|loved|got|have|had|made|painted
            |finished|started|bought|like|broke|brought|fixed|passed|keep|kept|leave|left|put|use|used|feed|fed|store
            |wash|grow|bake|cook|call|called
          ) )(?:mine|ours)(?!['\w])
        |(?:taught|told|showed|asked|helped|gave|joined|invited|called) (?:me|us)(?=[.!]*$)
        |(?:told|asked|wanted|allowed|begged|forced) (?:me|us) to(?=[.,!]| because\b| but\b|$)
        |(?:hers|theirs)(?<=
          \b(?:
            makes?|made|likes?|loves?|takes?|eats?|drinks?|has|does|did|got|gets|cooks?|keeps?|uses?|prefers?|bakes?
            |wants?
          ) \w+
        )(?!['\w])
        |(?:should|shouldn't|must|could|can|can't)(?<=
          \b(?:thinks?|says?|said|thought|suggests?|insists?|told me) (?:that )?(?:I|we) [\w']+
        )(?: too)?(?=[.!]*$)
        |(?<=^(?:I'm|I am|we're) )(?:a|such a|not a|a big|a huge|a massive) fan(?=[.!]*$)
        |(?<=^(?:I've|I have) )been (?:playing|doing|learning|practi[sc]ing|using) (?:for|since)\b
        |(?<=^(?:I|we)(?:'ve| have)? )(?:
          never (?:tried|did|been|have)|(?:already|just) (?:did|have|tried|started)|started already|felt the same
          |did the same|can manage
        )(?=[.!]*$|, )
        |(?:haven't|hasn't) (?:decided|chosen|started|finished|tried|heard back)(?: yet)?(?=[.!]|$)
      )`,
    String.raw`(?:between|whether to [a-z]+) (that|this)(?= (?:or|and)\b)`,
    wrapped`
      (?:if|whether|think|know|because|hope|say|says|said|like) (that's|this is|that is|that was)\b
        (?! (?:fine|okay|ok|alright|possible|cool|all right))`,
  )}`,
  "gi",
);
/** One look that most clauses fail. */
const ANY_INNER = new RegExp(
  wrapped`
    \b(?:
      it|itself|them|themselves|they|they're|these|those|there|here|this|that|him|he|he's|she|she's|her|his|their|one
      |ones|some|another|more|few|something|same|similar|that's|haven't|hasn't|mine|ours|hers|theirs|never|already
      |manage|(?:go|going|went) (?:often|regularly|a lot|again|back|anymore|once|twice|every|\w+ times|a few)
    )\b
    |^(?:I|we)(?:'ve| have)? (?:(?:just|also|only|actually|already|finally) )?(?:
      started|began|stopped|finished|applied|enrolled|registered|signed up|agreed|accepted|declined|refused|submitted
      |said|did
    )\b
    |^(?:I've|I have) been (?:playing|doing|learning|practi[sc]ing|using) (?:for|since)\b
    |\b(?:me|us|fan|should|shouldn't|must|could|can|can't)(?: too)?[.!]*$|\b(?:me|us) to(?=[.,!]| because\b| but\b|$)`,
  "i",
);
/** "the joy it brings": what brings it stands elsewhere; "I sold the boat because it had a leak" gives a reason. */
const BARE_RELATIVE = new RegExp(
  wrapped`
    \b(?:the|all|any|what(?:ever)?) (?:
      (?!(?:because|since|but|when|while|until|after|before|if|though|although)\b)[\w'-]+ ){0,4}?(?!
      (?:because|since|as|when|while|until|after|before|if|though|although|unless|once)\b
    )[\w'-]+ (?:it|they|he|she) (?:brings?|brought|gives?|gave|takes?|took|holds?|has|had|offers?|makes?|shows?|taught)\b`,
  "i",
);
const SOMEONE = new RegExp(
  wrapped`
    \b(?:
      ${PARTNERS}|son|daughter|kid|child|baby|mom|mum|mother|dad|father|brother|sister|grand\w+|nonn[ao]|abuel[ao]|oma
      |opa|mormor|farmor|morfar|farfar|nana|babcia|yiayia|aunt|uncle|cousin|nephew|niece|friend|buddy|dog|cat|pup|puppy
      |kitten|pet|boss|manager|coach|teacher|therapist|doctor|mentor|neighbou?r|roommate|man|woman|guy|girl|boy|lady
      |actor|actress|author|singer|player|someone|somebody|year-old|youngest|oldest|eldest|little one|toddler|supervisor
      |colleague|client|mentee|student|customer|patient|guest|volunteer|resident|stranger|visitor|vet|dentist
      |physio(?:therapist)?|tutor|trainer|instructor|counsell?or|nutritionist|dieti[ct]ian
      |\w{3,}(?:ologist|iatrist|iatrician)|surgeon|nurse|midwife|lawyer|accountant|landlord|landlady|hairdresser|plumber
      |electrician|builder|contractor|realtor|consultant|carer|nanny|babysitter|cleaner|gardener|horse|rabbit|lodger
      |tenant|flatmate|housemate|classmate|teammate|bandmate|coworker|intern|apprentice|employee
    )s?\b
    |\b(?!I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|${MONTH_NAMES}|Christmas|Easter)\p{Lu}\p{Ll}+`,
  "u",
);

/** "Lily's birthday is on Saturday, she", "Lily is good, she" */
const OPENS_WITH_NAME = new RegExp(
  wrapped`
    ^(?!
      (?:
        It|This|That|These|Those|There|Here|What|Who|Where|When|How|Let|He|She|We|They|You|Everything|Everyone|Nothing
        |Life|Today|Tomorrow|Yesterday|\w+day|My|Our|The
      )\b
    )\p{Lu}\p{Ll}+(?:'s| (?:is|was|has|had|will|can|does|\w{3,}s|\w{3,}ed)) `,
  "u",
);
/** "My doctor says he'll be fine": of somebody else. */
const SAYS_OF_HIM = new RegExp(
  wrapped`
    ^(?:my|our|the) (?:doctor|vet|nurse|dentist|surgeon|specialist|midwife|physio|teacher|coach|p?a?ediatrician) (?:
      says?|said|thinks?|thought|told (?:me|us)
    ) (?:that )?$`,
  "i",
);
const namesSomebody = (before: string): boolean =>
  !SAYS_OF_HIM.test(before) && (SOMEONE.test(before.slice(1)) || OPENS_WITH_NAME.test(before));

/** "A counsellor ..., and she told me to write to him": him, nobody named. */
const ONLY_SHE = new RegExp(
  wrapped`
    ^(?!
      .*\b(?:
        he|him|his|son|boy|man|brother|father|dad|husband|uncle|nephew|guy|boyfriend|grandpa|grandfather|\p{Lu}\p{Ll}+
      )\b
    ).*\b(?:and|but|so|because|,) she\b`,
  "u",
);
const isOfOther = (before: string, pronoun: string): boolean =>
  /^h(?:e|im)\b/i.test(pronoun) && ONLY_SHE.test(before.replace(/^\S+/, "").replace(/\b(?:I|I'm|I've)\b/g, ""));

const OTHERS = /\b(?:who|company|everyone|someone|anyone|people|each)\b/i;
/** What people have: none of these owns a thing. */
const OWNED_THINGS = /\b(?:smiles?|faces?|eyes|hands|words|lives|hearts|stories|looks|voices|names|needs)\b/gi;
/** "Their" may be one person's or several things'. */
const hasOwner = (before: string, owner: string): boolean => {
  if (namesSomebody(before) || isOfDoer(before, owner)) return true;
  const owners = before.replace(OWNED_THINGS, "").replace(/\b[a-z]+ing\b/g, "");
  return owner === "their" && (PLURAL_THINGS.test(owners) || SINGULAR_THING.test(owners) || OTHERS.test(owners));
};

/** "thinking about getting a kayak, but they": all of that kind. */
const KIND_WANTED = new RegExp(
  wrapped`
    \b(?:getting|buying|adopting|renting|trying|get|buy|adopt|rent|try|considering|looking into) (?:an?|another) (?:[\w-]+ ){0,3}
      [\w-]+,? (?:but|because|since|as|though|although) (?:
      I(?:'ve| have) heard (?:that )?|I know (?:that )?|I think (?:that )?|apparently )?$`,
  "i",
);
/** "dance and fashion ... them" */
const TWO_THINGS =
  /\b(?:about|for|both|love|like|enjoy|between|my|the) (?:[a-z'-]+ )?[a-z'-]{3,} and (?!I\b)(?:the |an? |my )?[a-z'-]{3,}\b/;
/** "from the producer, they want a rewrite" */
const WHO_DECIDES = new RegExp(
  wrapped`
    \b(?:the|my|our|an?) (?:[\w-]+ )?(?:
      producer|publisher|editor|landlord|landlady|agent|dentist|vet|insurer|insurance|builder|contractor|plumber
      |electrician|director|professor|seller|buyer|owner|organi[sz]er|mechanic|garage|hospital|clinic|school|college
      |university|company|firm|museum|library|gallery|theat(?:re|er)|charity|foundation|hotel|restaurant|airline
      |recruiter|lawyer|notary|council|embassy|consulate|surgeon|pharmacy
    )\b`,
  "i",
);
/** "each child ... they" */
const isEach = (before: string, pronoun: string): boolean =>
  /^(?:they|their)/i.test(pronoun) &&
  (/\b(?:each|every|any|someone|somebody|anyone|everyone) /i.test(before) ||
    WHO_DECIDES.test(before) ||
    SOMEONE.test(before.slice(1)));

/** "a chat about it": the chat is not what it was about. */
const TALK_ABOUT = /\b(?:an?|the|my|our|some) (?:[\w'-]+ ){1,3}(?:about|of|on|over|around|behind) $/i;

/** "I'll keep working at it": the deed is not what it is done to. */
const DEED_DONE_TO_IT = /\b\w+ing (?:at|on|with|for|about|of|in|into|through|towards?) $/;

/** "We drove my new car, my old one broke down" */
const ONE_OF_MINE = /^(?:my|our) .*\bones?$/i;

/** "I drink four cups a day and the last one is at five" */
const ONE_OF_SEVERAL = /^the (?:first|second|third|last|next) one$/i;
const SEVERAL_COUNTED = new RegExp(`\\b(?:\\d+|${TWO_TO_TEN}|several|a few|a couple of) [a-z]{3,}s\\b`, "i");

/** "I have an exam on Friday and I haven't started" */
const NOT_YET = /^ha(?:ve|s)n't /i;

/** "I never had a pet because my landlord won't allow them": of the kind. */
const KIND_NEVER_HAD =
  /(?:\b(?:never|not|always)|n't) (?:[a-z]+ ){1,3}an? (?:[a-z-]+ )?[a-z-]+,? (?:because|since|as|but|though)\b/i;

const hasAntecedent = (before: string, match: RegExpMatchArray): boolean => {
  if (match[1] !== undefined)
    return namesOneThing(
      before
        .replace(TALK_ABOUT, "")
        .replace(DEED_DONE_TO_IT, "")
        .replace(/\w+ing $/, "")
        .replace(OPENING_PERSON, ""),
    );
  if (match[2] !== undefined)
    return (
      PLURAL_THINGS.test(
        before.replace(
          /[\w'-]+ (?:in|on|under|behind|from|to|with|at) (?:one|two|some|each|all|both|most|any|none) of $|[\w'-]+ of $|\b(?:issues|problems|troubles|difficulties|trouble) with $/,
          "",
        ),
      ) ||
      isEach(before, match[2]) ||
      KIND_NEVER_HAD.test(before) ||
      (/^they/i.test(match[2]) && KIND_WANTED.test(before)) ||
      TWO_THINGS.test(before)
    );
  if (match[3] !== undefined) return PLACE.test(before);
  if (match[6] !== undefined)
    return (
      (namesSomebody(before) && !isOfOther(before, match[6])) ||
      (/^s?he\b/i.test(match[6]) && isOfDoer(before, match[6]))
    );
  if (match[7] !== undefined) return hasOwner(before, match[7].toLowerCase());
  if (match[8] !== undefined)
    return PLURAL_THINGS.test(before) || SINGULAR_THING.test(before.replace(OPENING_PERSON, ""));
  if (match[9] !== undefined && ONE_OF_SEVERAL.test(match[9]) && SEVERAL_COUNTED.test(before)) return true;
  if (match[9] !== undefined) return (ONE_OF_MINE.test(match[9]) || NOT_YET.test(match[9])) && namesOneThing(before);
  // "classics, comics, all of that"
  if (match[4] !== undefined && /,[^,]*\ball of $/.test(before)) return true;
  return before.length > 60 && SINGULAR_THING.test(before);
};

export const opensDangling = oncePerText(
  (text) => (OPENING.test(text) || DEMONSTRATIVE_OPENING.test(text)) && !OPENING_IS_WHOLE.test(text),
);

/** "these trails", "that app": which, was said or shown before. */
const POINTS = new RegExp(
  wrapped`
    \b(?:
      this|these
      |(?<=
        \b(?:
          in|at|on|for|about|of|with|from|to|into|by|love|loved|like|liked|read|watch|watched|use|used|tried|visit
          |visited|miss|got|took
        ) )that
    ) (?!
      (?:
        is|was|are|were|has|had|have|will|would|can|could|should|might|may|must|and|or|but|in|on|at|to|for|with|of|by
        |from|I|I'm|I've|we|we're|he|she|it|it's|they|you|my|your|his|her|our|their|the|an?|there|there's|all|way|kind
        |sort|type|really|just|also|not|never|always|so|too|makes?|made|means?|helps?|when|if|because|as|who|which|what
        |how|why|where|past|coming|last|next|same|time|day|days|night|week|weekend|month|year|morning|afternoon|evening
        |spring|summer|fall|autumn|winter|season|season's|semester|quarter|january|february|march|april|june|july|august
        |september|october|november|december|\w+day|everyone|people|some|many|most|each|every|no|nothing|something
        |anyone|someone|both|far|much|long|one|ones|tooth|toothache|headache|migraine|cough|knee|hip|shoulder|ankle
        |wrist|elbow|fever|hangover|lets?|allows?|keeps?|brings?|gives?|takes?|comes?|goes|works?|feels?|seems?|looks?
        |shows?|needs?|\w+ly|\w+ed
      )\b
    )([a-z][a-z'-]*(?: [a-z][a-z'-]*)?)`,
  "g",
);

/** "that little guy", "that recipe": seen or told of before. */
const THAT_THING = new RegExp(
  wrapped`
    \bthat (?:[a-z]+ )?(?:
      guy|girl|boy|man|woman|dog|cat|pic|photo|picture|book|place|song|movie|film|show|app|game|spot|painting|piece
      |poster|skyline|view|sunset|trip|trick|recipe|dish|cake|letter|necklace|ring|jacket|trail|quote|series
    )\b(?! (?:I|we|you|I've|who|that|which|where|called|named|about|of|from|with)\b)`,
  "i",
);

/** "that house on Miller Road" */
const IN_NAMED_PLACE = /^[a-z'-]+(?: [a-z'-]+)? (?:in|on|at|near|by|from) \p{Lu}/u;
/** Points at something that the clause itself has not named; "those apps I use" it has. */
export const pointsOutside = (text: string): boolean => {
  if (THAT_THING.test(text)) return true;
  for (const match of matchesIn(text, POINTS)) {
    const words = (match[1] ?? "").split(" ");
    const behind = text.slice(match.index + match[0].length);
    const before = text.slice(0, match.index);
    if (/^(?: [\w-]+){0,2} (?:who|that|which|where|I|we|you|I've|of|called|named|about|with)\b/.test(behind)) continue;
    if (IN_NAMED_PLACE.test(`${match[1]}${behind}`)) continue;
    if (words.some((word) => word.length > 2 && before.includes(word.replace(/(?:es|s)$/, "")))) continue;
    return true;
  }
  return false;
};

/** "this code", "that approach": what a chat with an assistant is about. */
const CHAT_THING = new RegExp(
  wrapped`
    \b(?:
      (?:
        this|these|those
        |that(?= (?:[a-z-]+ )?(?:
            code|topic|approach|idea|concept|method|suggestion|recipe|snippet|formula|library|purpose|decision
          )\b
        )
      ) (?:[a-z-]+ )?
    )(?:
      code|topic|approach|options?|ideas?|plan|concepts?|steps?|methods?|functions?|issues?|errors?|problems?
      |suggestions?|recipes?|exercises?|questions?|sections?|features?|implementation|snippet|query|formula|lists?
      |templates?|basics|information|knowledge|tools?|tips|resources|library|libraries|purpose|triangle|leak|limit|case
      |decision
    )\b(?! (?:I|we|who|that|which|where|of|about|for|called|from|with)\b)`,
  "i",
);
export const pointsAtChat = (text: string): boolean => CHAT_THING.test(text);

/** "I'm drawn to the first option", "I noticed the resource limits": of a list or plan that was said before. */
const LIKES_DEFINITE = new RegExp(
  wrapped`
    \b(?:
      like|liked|love|loved|drawn to|interested in|intrigued by|curious about|excited about|concerned about
      |worried about|appreciate|appreciated|noticed|enjoyed
    ) the (?!
      idea of\b|way\b|fact\b|same\b|outdoors|beach|ocean|sea\b|mountains?|sun|rain|snow|quiet|city|countryside|gym|piano
      |guitar|violin|cello|drums|internet|news\b|environment|arts?\b|world|weather|water|night|morning|winter|summer
      |smell|sound|taste|feeling|thrill|ocean|forest|woods
    )(?:[a-z][a-z'-]* ){0,3}[a-z][a-z'-]*(?: and (?:the )?[a-z'-]+(?: [a-z'-]+)?)?[.!]*$`,
  "i",
);
/** "I'll go with the second option": of a list that nobody sees later. */
const PICKS = new RegExp(
  wrapped`
    \bthe (?:first|second|third|fourth|last|other|former|latter|same) (?:
      one|two|option|idea|suggestion|choice|version|approach|list|recipe
    )s?\b`,
  "i",
);
/** "I love the way the glaze turned out": of what was shown. */
const LIKES_LOOK = new RegExp(
  wrapped`
    \b(?:love|loved|like|liked|adore) (?:the way|how) (?:the|that|this|those|these|it|they) (?:[a-z'-]+ ){0,3}(?:
      turned out|looks?|looked|came out|matches|matched|shines?|blends?
    )\b`,
  "i",
);
export const likesDefinite = (text: string): boolean =>
  LIKES_DEFINITE.test(text) || LIKES_LOOK.test(text) || PICKS.test(text);

/** Better told behind the sentence before it, though it can stand alone. */
/** "Everyone was so happy": who was there. */
const OPENS_ON_ALL =
  /^(?:everyone|everybody)(?: there| else)? (?:was|were|had|got|seemed|looked|loved|came|brought|felt)\b/i;
export const opensDefinite = (text: string): boolean => DEFINITE_OPENING.test(text) || OPENS_ON_ALL.test(text);

const PLURAL_OPENING =
  /^(?:they|they're|they've|they'll|their|these|those|both|neither|(?:some|most|all|one) of them)\b/i;
export const PERSON_OPENING = /^(?:he|he's|she|she's|his|her)\b/i;
/** "the shelter ... they": who works at a place. */
const BODY = new RegExp(
  wrapped`
    \b(?:
      company|shelter|team|school|shop|store|club|agency|shelter|studio|hospital|church|restaurant|cafe|gym|office|group
      |band|couple|crew|staff|class|police|bank|firm|magazine|organi[sz]ation|committee|council|government|university
      |college|library|publisher|airline|hotel|startup|business|brand|clinic|bakery|charity|nonprofit|venue|publisher
      |everyone|everybody|someone|somebody|anyone|nobody|who
    )\b`,
  "i",
);
/** An agency is "it" or "they". */
export const isOfPeople = (head: string): boolean => BODY.test(head);
const PAIR = /\b[\p{L}-]{3,} and (?:my |the |a |an |some )?[\p{L}-]{3,}/u;
const isSeveral = (text: string, pronoun = "them"): boolean =>
  PLURAL_THINGS.test(text) ||
  BODY.test(text) ||
  PAIR.test(text) ||
  (/^they/i.test(pronoun) && SOMEONE.test(text.slice(1)));

/** "Somebody broke into the shed. They took the mower." */
const UNKNOWN_DOER = new RegExp(
  wrapped`
    \b(?:some(?:one|body)|thie(?:f|ves)|burglars?|vandals?) (?:has |have |had |'s )?(?:just )?(?:
      broke|broken|stole|stolen|took|taken|smashed|robbed|nicked|hit|cut|tried|got|burgled|vandali[sz]ed|slashed
    )\b`,
  "i",
);
const OPENS_WITH_THEY = /^they (?!(?:are|were|'re)\b)/i;

/** "Albums ... They said no": whoever says something is no thing. */
const THEY_SAY = new RegExp(
  wrapped`
    ^they(?:'ve)? (?:(?:just|also|now|both|all) )?(?:
      said|say|told|asked|think|thought|offered|promised|invited|refused|hired|insisted|agreed|apologi[sz]ed
    )\b`,
  "i",
);
const PEOPLE = new RegExp(
  wrapped`
    \b(?:
      people|folks|guys|parents|grandparents|kids|children|sons|daughters|brothers|sisters|siblings|cousins|aunts|uncles
      |nephews|nieces|friends|in-laws|twins|neighbou?rs|teachers|owners|movers|builders|organi[sz]ers|managers|lawyers
      |officers|players|members|buyers|sellers|customers|[a-z]{3,}(?:ors|ists|ians|men|women)
    )\b`,
  "i",
);

/** "My sister would be cross. It's a mare": of something else. */
const IS_A_THING = /^it(?:'s| is) an? /i;
const IS_WOULD =
  /^(?:my|our|the|s?he|they|\p{Lu}\p{Ll}+)\b[^,.;]* would(?:n't)? (?:be|love|hate|kill|laugh|cry|say)\b/iu;
/** Whether what a sentence names can be what the next one leans on: several for "they", a person for "she". */
export const canExplain = (host: string, text: string): boolean => {
  if (THEY_SAY.test(text) && !BODY.test(host) && !PAIR.test(host) && !PEOPLE.test(host)) return false;
  if (PLURAL_OPENING.test(text)) return isSeveral(host) || (OPENS_WITH_THEY.test(text) && UNKNOWN_DOER.test(host));
  if (PERSON_OPENING.test(text)) return namesSomebody(host);
  if (opensDangling(text)) return !(IS_A_THING.test(text) && IS_WOULD.test(host));
  const match = firstInnerDangling(text);
  if (match === null) return true;
  if (match[2] !== undefined) return isSeveral(host, match[2]);
  if (match[1] !== undefined) return namesOneThing(host.replace(OPENING_PERSON, ""));
  if (match[3] !== undefined) return PLACE.test(host);
  if (match[6] !== undefined) return SOMEONE.test(host.slice(1));
  if (match[7] !== undefined) return /^their$/i.test(match[7]) ? isSeveral(host, "they") : SOMEONE.test(host.slice(1));
  return true;
};

/** A pronoun inside the clause with nothing before it that it could mean. */
export const hasInnerDangling = oncePerText((text) => BARE_RELATIVE.test(text) || firstInnerDangling(text) !== null);

/** "I'm sure I'll make it", "they made it up": nothing is meant by "it". */
const MAKES = /\b(?:make|made|making|makes) $/i;
const MADE_IT = /^it(?:[.,!]|$| (?:to|through|work|happen|big|up|out|this far)\b)/i;
/** "I made it to show my family's boat": a thing that was made. */
const MADE_TO =
  /^it to (?:show|express|celebrate|remember|remind|honou?r|represent|capture|wear|give|share|reflect)\b/i;

/** "I asked three brewers, but it paid off": all that was told. */
const GOES_WELL = new RegExp(
  wrapped`
    ^it (?:(?:all|really|totally|finally|has|'s) )*(?:
      pa(?:id|ys) off|work(?:ed|s) out|went (?:well|great|fine|badly)|turned out (?:well|great|fine|okay)
      |was worth (?:it|the)|wasn't easy|takes time|took (?:a while|time|ages|forever)
    )\b`,
  "i",
);

const MAKES_IT = new RegExp(
  wrapped`
    \b(?:
      make|made|makes|find|found|finds|think|feel|take|takes|took|get|getting|worth|keep|call|believe|love|like|hate
      |enjoy|dislike|prefer|appreciate
    ) $`,
  "i",
);
const IT_BEFORE_CLAUSE =
  /^it (?:when|if|that|to|hard|easy|easier|a point|time|so (?:hard|easy)|up to|possible|clear|important|difficult|fun)\b/i;
const IT_IS = new RegExp(
  wrapped`
    ^it(?:'s| is| was) (?:
      (?:all |still |really )?up to (?!(?:me|us) to )|(?:an?|our) (?:\w+ )?(?:tradition|habit|ritual|rule)\b|like
      |so (?:important|nice|good) to|important to|hard to|good to|nice to
    )`,
  "i",
);
/** "I find it hard to", "and it's good to", "but it paid off": an "it" that stands for no thing. */
const meansNothing = (before: string, from: string): boolean =>
  (MAKES_IT.test(before) && IT_BEFORE_CLAUSE.test(from)) ||
  (/\b(?:find|found) $/i.test(before) && judgesDeed(from)) ||
  IT_IS.test(from) ||
  (LIKES_WHEN.test(before) && EFFECT_ON_ME.test(from)) ||
  (countWords(before) > 3 && GOES_WELL.test(from));

/** "I hate it when people are late, it drives me mad": what does stands in the clause. */
const LIKES_WHEN = /\b(?:love|like|enjoy|hate|dislike|(?:can't|cannot) stand)(?: it)? (?:when|how|that) /i;
const EFFECT_ON_ME = new RegExp(
  wrapped`
    ^it (?:just |always |really |\w+ly )?(?:
      drives?|makes?|stress(?:es)?|annoys?|bothers?|scares?|upsets?|hurts?|frustrates?|exhausts?|relaxes|calms?|helps?
      |reminds?|keeps?|gives?
    ) (?:me|us)\b`,
  "i",
);

const firstInnerDangling = (text: string): RegExpMatchArray | null => {
  if (!ANY_INNER.test(text)) return null;
  for (const match of matchesIn(text, INNER)) {
    const before = text.slice(0, match.index);
    // "they/them" are words here.
    if (before.trim() === "" || text[match.index - 1] === "/" || text[match.index + match[0].length] === "/") continue;
    if (MAKES.test(before) && MADE_TO.test(text.slice(match.index))) return match;
    if (meansNothing(before, text.slice(match.index))) continue;
    if ((match[6] ?? match[7]) !== undefined && NAMED_FACT.test(text)) continue;
    if (MAKES.test(before) && MADE_IT.test(text.slice(match.index))) continue;
    if (!hasAntecedent(before, match)) return match;
  }
  return null;
};

/** ", and they want more of them" */
const COORDINATED = /(?:[,;]| -) (?:and|but|so|because|which|while|although) /g;
const FEWEST_BEFORE = 5;
/** What stands before the first coordinate that a pronoun leaves open; null where that is not the half that leans. */
export const withoutOpenTail = (text: string): string | null => {
  if (opensDangling(text)) return null;
  const tail = matchesIn(text, COORDINATED).find(({ index }) => firstInnerDangling(text.slice(0, index)) === null);
  const told = tail === undefined ? "" : text.slice(0, tail.index);
  return countWords(told) < FEWEST_BEFORE ? null : `${told}.`;
};

const AT_ONCE = 24;
const SAYS_IT_FIRST = /[,;]|\b(?:so|because|since|but|and|when|if|as)\b/i;
/** "I've had them for years": what it is about, is not told; in "I don't drive, so it's two hours" it is. */
export const danglesAtOnce = (text: string): boolean => {
  const match = firstInnerDangling(text);
  return match?.index !== undefined && match.index < AT_ONCE && !SAYS_IT_FIRST.test(text.slice(0, match.index));
};

/** Whether the pronoun at an offset is the first with nothing before it that it could mean. */
export const danglesAt = (text: string, at: number): boolean => {
  const match = firstInnerDangling(text);
  return match?.index !== undefined && match.index <= at && at < match.index + match[0].length;
};

/** "There's Ada who's nine and Finn who's seven" */
const NAMES_THEM = /^[Tt]here(?:'s| is| are) \p{Lu}[\p{L}'-]+,? (?:who|and|the|\d)/u;
/** "I have 22k so far"; not "I've saved 22k so far", which says what it is. */
const AMOUNT_SO_FAR = new RegExp(
  wrapped`
    ^(?!
      (?:I|we)(?:'ve| have)? (?:
        saved (?:about |around |over |nearly )?[£$€]?\d[\d.,]*k?
        |(?:got |have )?(?:about |around |over |nearly )?(?:[£$€]?\d[\d.,]*k(?= now)|[£$€]\d[\d.,]*)
      )\b
    )(?:I|we)(?:'ve| have)? (?:got |have |saved |raised |done |written |read |sold |finished |made )?
      (?:about |around |over |nearly )?(?:[£$€]?\d[\d.,]*k?|${TWO_TO_TEN}|a few|a couple) (?:
      so far|left|to go|already|now
    )\b(?!, (?:my|our) (?:goal|target)\b)`,
  "i",
);
/** "They agreed to 3 March. So I've accepted.": what, the sentence before says. */
const BARE_DECISION = new RegExp(
  wrapped`
    ^(?:So )?(?:I|we)(?:'ve| have)? (?:(?:just|already|finally|now) )?(?:
      accepted|declined|signed|applied|resigned|enrolled|registered|refused|said (?:yes|no)
    )(?: (?:today|yesterday|this morning|last night))?[.!]*$`,
  "i",
);
export const isBareDecision = (text: string): boolean => text.length < 50 && BARE_DECISION.test(text);

/** "Because ...", "Which ...", "And that ..." belong to the sentence before, whatever they mean. */
export const isContinuation = (text: string): boolean =>
  isBareDecision(text) ||
  NAMES_THEM.test(text) ||
  AMOUNT_SO_FAR.test(text) ||
  /^(?:because(?! (?:of (?:my|our|the) [^,]{2,50}?,? |(?:I|my|our|we) [^,]{4,80}, )(?:I|I'm|I've|I'll|we|we're|we've|we'll|my|our)\b)|which|so that|especially|like|such as|and|or|but|plus|except|(?:mainly|mostly)(?! (?:I|I'm|I've|we|we're|we've|my|our)\b)|even|that way|this way|this means|that means)\b/i.test(
    text,
  );

/** "We have two goats, Pip and Moss. Moss limps": goes on about somebody whom the host names. */
export const takesUpName = (host: string, text: string): boolean => {
  const name = /^(\p{Lu}\p{Ll}+)(?:'s)? (?!and I\b)/u.exec(text)?.[1];
  return (
    name !== undefined &&
    host.includes(name) &&
    !/^(?:My|Our|The|This|That|There)$/.test(name) &&
    (new RegExp(`[a-z,:] ${name}\\b`).test(host) || figureIn(host) === name)
  );
};

/** "They want to operate on me on the 3rd": whoever decides such things, which nobody needs to be told. */
const OF_AUTHORITY = new RegExp(
  wrapped`
    ^they (?:(?:also|now|just|finally|even|already) )?(?:
      want(?:ed)?|offered|gave|diagnosed|moved|changed|cancel+ed|accepted|rejected|hired|promoted|put|raised|extended
      |will|are going to|said
    ) .*\b(?:me|my|us|our|I|we)\b.*`,
  "i",
);
export const isOfAuthority = (text: string): boolean => OF_AUTHORITY.test(text);
