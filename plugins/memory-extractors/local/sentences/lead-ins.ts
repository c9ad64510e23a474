// Cuts what a sentence opens and closes with before and after it says something: "Oh yeah, ", ", right?".

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { SUITS } from "../cues/drops.ts";
import {
  BARE_CONNECTORS,
  CLOSING_ASIDES,
  CLOSING_TAGS,
  GLAD_TO_SAY,
  GREETING_ABROAD,
  GREETING_BEFORE,
  HEDGES,
  INTERJECTIONS,
  SUBJECT_START,
} from "../cues/openings.ts";
import { HEADS_PART } from "../cues/order-words.ts";
import { FINITE } from "../cues/verbs.ts";
import { oncePerText } from "../once-per-text.ts";
import { countWords, either, escapePattern } from "../patterns.ts";
import { hasInnerDangling } from "../references/anaphora.ts";
import { isPlural } from "../references/noun-phrases.ts";
import { NEWS_AHEAD, withWhomNamed } from "./news-ahead.ts";
import { toldByName } from "./told-by-name.ts";

const INTERJECTION = new RegExp(`^(?:${INTERJECTIONS})(?:\\s*[,.!;:]+|\\s+-)\\s*`, "i");
const CONNECTOR = new RegExp(
  `^(?:(?:${BARE_CONNECTORS})\\s+){1,3}(?=(?:${SUBJECT_START}|you (?:should|must|have to))\\s)`,
  "i",
);
/** "Wonderful, though we capsized": alone it takes nothing back. */
const THOUGH = /^(?:even |al)?though (?=(?:I|we|my|our|the|they|it|he|she|there)\b[^,]*$)/i;
/** "Right so where do I start, basically I've got this boat" */
const RAMBLES = new RegExp(
  wrapped`
    ^(?:(?:right|ok|okay|well|oh),? )*(?:so,? )?where (?:do|shall|should) I (?:even )?(?:start|begin),? (?:
      (?:basically|so|well|ok|right|um),? )*(?=(?:I|I'm|I've|we|we're|we've|my|our)\s)`,
  "i",
);
/** "He is, he's restoring a boat" */
const IT_IS_SO = new RegExp(
  wrapped`
    ^(?:
      (?:he|she) (?:(?:sure|definitely|really|certainly) )?(?:is|was|does|did|has|will|can)
      |(?:they|we) (?:(?:sure|definitely|really|certainly) )?(?:are|were|do|did|have|will|can)
      |I (?:am|was|do|did|have|will|can)|it (?:is|was|does|did|has|will)
    ), (?:(?:and|but) )?(?=(?:he|she|they|we|I|it)(?:'| )|(?-i:\p{Lu}\p{Ll}+)(?:'s| will| is| has| can| wants| brings) )`,
  "iu",
);
/** "But at nineteen I ran off" */
const CONNECTOR_BEFORE_TIME = new RegExp(
  wrapped`
    ^(?:but|and|so|then) (?=
      (?:at|in|on|by|after|before|until|during|last|one|two|three) [^,;.!?]{2,40}?,? (?:I|we|my|our)(?:'[a-z]+)? [a-z]
    )`,
  "i",
);
/** "Also Jonah proposed", "ok Christmas is at ours", "Well Jonah had his knee done" */
const CONNECTOR_BEFORE_NAME = new RegExp(
  wrapped`
    ^(?:[Oo][Kk](?:ay)?(?:,? so)?|[Ww]ell|[Aa]nyways?|[Aa]lso|[Aa]nd|[Pp]lus|[Oo]h|[Bb]ut|[Ss]o) (?=
      (?!I\b|In\b|On\b|At\b|The\b)\p{Lu}\p{Ll}+(?:'s)? [a-z]
    )`,
  "u",
);
/** "Nah Tomas is driving me", "yeah Liv's back": typed without a comma; not "No English is spoken". */
const YES_BEFORE_NAME = new RegExp(
  wrapped`
    ^(?:[Nn](?:ah|ope|o)|[Yy](?:eah|ep|up|es|ea)|[Hh]m+|[Aa]h|[Ll]ol) (?=
      (?!I\b|In\b|On\b|At\b|The\b)\p{Lu}\p{Ll}+(?<!sh|ch|ese|ian)(?:
        's
        |(?: (?:also|just|still|already))? (?:
          is|was|has|had|will|can|can't|won't|wants|wanted|got|said|says|told|took|went|did|doesn't|didn't|left|bought
          |sold|moved
        )
      ) )`,
  "u",
);
/** "ok so basically I moved": typed without a comma. */
const RUN_ON = new RegExp(
  wrapped`
    ^(?:
      (?:
        ok|okay|so|also|well|yeah|yes|aye|hey|hi|yo|omg|(?:oh )?my (?:god|goodness|gosh|bad)|hm+|sure but|basically
        |anyway|lol|haha|um|uh|like|and|hello|thanks|great|perfect|cool|nice|sure|(?:but )?guess what
        |(?:great|good|big|bad|sad) news|good (?:morning|afternoon|evening)(?: dear| everyone| all)?
      ) ){1,4}(?=
      (?:I|I'm|I've|I'll|I'd|my|we|we're|we've|we'll|our|going|booked|ordered|bought|need)\s|me and |(?:since|because|as) (?:I|I'm|we|we're|my)\s
      |(?:
        (?:can|could|would|will|do) (?:you|u|I|we)|what|how|please|(?:help|give|tell|show|send|write) me|is there
        |will [a-z]+ (?:the|a|an|my|some|it|them)
      )\b
    )`,
  "i",
);
/** "And that I pay for the heating": goes on with what somebody is to be told. */
const AND_THAT = /^(?:and|also|plus|oh and|and also|but) that (?=(?:I|I'm|I've|I'll|we|we're|we've|my|our) )/i;
/** "All day, I'm a translator": how long, to what was asked. */
const HOW_LONG = /^(?:all day|every day|most days|always|daily|constantly|a lot),? (?=I'm an? )/i;
/** "You're right, I signed the lease": to what the other said. */
const CONCEDES = new RegExp(
  wrapped`
    ^(?:(?:oh|ah|yes|yeah|ok|okay|no|hmm+|true),? )*(?:
      you're (?:(?:so|absolutely|probably|totally) )?right|(?:good|fair|great) (?:point|enough|call|idea|tip|thinking)
      |makes (?:total |perfect )?sense|that makes sense|true|agreed|will do|noted|got it|understood
    )(?: there| about that| thanks)?,? (?:(?:and|but|so) )?(?=(?:I|I'm|I've|I'll|my|we|we're|we've|our)\s)`,
  "i",
);
/** "No other allergies, but Ida can't eat rye", "nothing else, but we go by train": the answer says nothing that lasts. */
const NOTHING_ELSE = new RegExp(
  wrapped`
    ^(?:no(?:pe)?,? )?(?:no(?:thing|body|where)? (?:else|(?:other|more|further) [a-z]+)|that's (?:all|it))(?: (?:
        really|for now|I think|so far|comes to mind|that I know of
      )
    )?,? but (?:then )?(?=\S)`,
  "i",
);
/** "Yes, after Otto stepped down": he did. */
const AFTER_DEED = new RegExp(
  wrapped`
    ^[Aa]fter (?=
      \p{Lu}\p{Ll}+ (?:[a-z]{3,}ed|left|quit|died|got|came|broke|lost|won|sold|fell) (?!
        .*(?:,|\b(?:I|I'm|I've|we|he|she|they|it|you|my|our|the|was|were|had)\b)
      )
    )`,
  "u",
);
/** "I'm so sorry how old was he" */
const SORRY_AND_ASKS = /^(?:I'm |I am )?(?:so |very |really )?sorry\s+(?=(?:how|what|when|where|who|why) )/i;
/** "my bad Tariq is two", "oh my days she got in": before a sentence of its own; not "my bad knee", "my god is Thor". */
const OH_MY = new RegExp(
  wrapped`
    ^(?:(?:oh|omg|wow|no),? )?my (?:bad|mistake|apologies|god|goodness|gosh|days|word),? (?=
      (?:
        (?:I|we|he|she|they|it|you|that)(?:'\w+)?|(?:my|our|his|her|their|the) [\w'-]+
        |(?!(?:Is|Was)\b)(?-i:\p{Lu}\p{Ll}+)(?: (?-i:\p{Lu}\p{Ll}+))?(?<!(?:ian|ish|ese|ench|erman|utch|lish))
      )(?: (?:\p{Ll}+ly|just|also))?(?: (?:
          is|are|was|were|has|have|had|got|will|can|can't|isn't|didn't|doesn't|\p{Ll}+ed
        )
        |'s| (?:love|need|passed|won|moved|said)
      )\b
    )`,
  "iu",
);
/** "Friday, I'm in Bristol on Thursday": to "Thursday or Friday?" */
const DAY_FIRST = /^\w+day, (?=(?:I|I'm|I've|I'll|we|we're|we've|my|our) .*\b(?:on|until|till|all) \w+day\b)/i;
/** "me, I'm at a wedding": who, to "who can't come?" */
const ME_FIRST = /^(?:(?:not )?me|same here)[,:] (?=(?:I|I'm|I've|I'll|my)\s)/i;
/** "Cons: we have a mortgage", "this time for me: I bought a bike", "Dinner: tried the new place" */
const LABEL =
  /^(?:[\w'/-]+,? ){0,9}[\w'/-]+: (?=(?:I|I'm|I've|I'd|my|we|we're|we've|our|[a-z]{3,}ed|went|ran|had|got|made|met|saw|did|took)\s)/i;
/** "Work: Tobias finally agreed" */
const LABEL_BEFORE_NAME = /^(?:[\w'/-]+ ){0,3}[\w'/-]+: (?=\p{Lu}\p{Ll}+ (?:\w+ly |also |just )?[a-z]{2,}ed )/u;
const withoutLabel = (text: string): string =>
  !text.includes(": ")
    ? text
    : text
        .replace(LABEL, (label) => (FINITE.test(label) && !HEADS_PART.test(label) ? label : ""))
        .replace(LABEL_BEFORE_NAME, "");
/** "nope got nothing", "na she sold it" */
const YES_OR_NO = new RegExp(
  wrapped`
    ^(?:ok|okay) (?=
      (?:moved|booked|cancelled|canceled|changed|paid|sent|told|asked|rang|texted|emailed|signed|sold|bought|found) (?:
        my|our|the|an?|it|him|her|them
      )\b
    )
    |^no (?=
      (?!(?:speed|breed|greed|dried|fried)\b)[a-z]{3,}ed (?:
        the|my|our|his|her|it|him|them|to|in|at|on|for|from|up|out|off|an?|last|yesterday|already
      )\b
    )
    |^(?:nope|nah|na|yep|yup|ya|yeah|yes) (?=[a-z]{3,}ed\b)
    |^(?:nope|nah|na|yep|yup|ya|yeah|yes|no) (?=
      (?:
        I|I'm|I've|we|she|he|that's|got|had|went|bought|quit|sold|left|lost|still|just|it's|she's|he's|they|they're
        |not yet
      )\b
    )
    |^(?:yep|yup|ya|yeah|yes) (?=
      (?:first|second|third|last|next|only|almost|about|since|every|once|twice|both|two|three|from)\b
    )`,
  "i",
);
/** "I haven't talked to you in a while but I moved": what comes behind is the news. */
const LONG_SILENCE = new RegExp(
  wrapped`
    ^(?:I |we )?(?:haven't|hadn't|have not) (?:talked|spoken|chatted|met|written|heard|been in touch)\b[^,.!?]{0,40}?,? (?:
      (?:but|and|so) |(?=(?:I )?(?:just )?wanted to (?:let you know|tell you))
    )(?:(?:I )?(?:just )?wanted to (?:let you know|tell you|say|share)(?: that)? )?
      (?=(?:I|I'm|I've|my|we|we're|we've|our)\s)`,
  "i",
);
/** "I'd love to but I'm away": what was proposed is not told. */
const DECLINES =
  /^(?:I|we)(?:'d| would) (?:really )?(?:love|like) to,? but (?=(?:I|I'm|I've|we|we're|we've|my|our)\s)/i;
/** "I think I lost my keys at yours", "I think I have asthma", "I guess I'll take the job": one can be wrong about it, or change one's mind. */
const DOUBTED = wrapped`
  I (?:think|guess|suppose|believe|feel like),? (?:that )?(?:
    (?:I|we)(?:'ll| will) (?:take|sell|move|quit|leave|buy|stay|apply|join|accept|decline|retire|marry)
    |(?:I|we|my [\w-]+|our [\w-]+)(?: (?:just|also|really|must have))? (?:
      lost|left|forgot|broke|dropped|failed|passed|hurt|pulled|sprained|missed|sold|won|caught|saw|heard|met|moved|was
      |were
    )
    |(?:I'm|I am|we're|my [\w-]+(?: is|'s)) (?:
      pregnant|allergic|intolerant|expecting|getting|coming down|catching|moving|leaving|going to
    )
    |(?:I|we|my [\w-]+|our [\w-]+|he|she)(?:'ve got| have| has| might have| may have) (?:
      (?:an?|some|the|mild|early|really|undiagnosed|[a-z]+ly) )*(?:
      [\w-]+ (?:infection|allergy|intolerance|disorder|disease|syndrome|fracture|deficiency|ulcer|anxiety|fever)|adhd
      |autism|asthma|diabetes|covid|flu|cold|fever|depression|anxiety|concussion|migraines?|worms|fleas|arthritis
      |dyslexia|ocd|ptsd|insomnia|anemia|eczema|ibs|mono|strep
    )
  )\b`;
const HEDGE = new RegExp(
  `^(?!${DOUBTED})(?:${HEDGES})[,:]?\\s+(?:that\\s+)?(?=(?:I|I'm|I've|I'll|I'd|we|we're|we've|my|our|the|there|it|it's)\\s)`,
  "i",
);
/** "I'm sorry to say Monty died", "Unfortunately Bramble has died", before a name. */
const BEFORE_NEWS = new RegExp(
  wrapped`
    ^(?:
      (?:${GLAD_TO_SAY}|(?:(?:so|very) )?(?:happy|glad|proud|pleased|sad|sorry) to (?:say|report|announce))
      |unfortunately|sadly|luckily|fortunately|thankfully
    )(?:,|:| that)? (?:that )?(?=
      (?!(?:We|He|She|They|It|The|This|That|There|You)\b)(?-i:\p{Lu}\p{Ll}+)(?:'s)? (?-i:\p{Ll})
    )`,
  "iu",
);
/** "I'm afraid that we had to cancel" tells news in a polite way; "I'm afraid that I will lose it", "that I have cancer" are fears. */
const AFRAID = new RegExp(
  wrapped`
    ^I(?:'m| am) afraid (?:that )?(?=
      (?:I|we|(?:my|our) (?:[\w-]+ ){0,2}?[\w-]+)(?:
        (?:'ve| have| has|'s)(?: (?:just|already|now|all|also))* (?:
          had to|been|gone|died|lost|left|sold|broken|fallen|quit|cancelled|canceled|moved|decided|given up|called off
          |closed|stopped|resigned
        )
        | (?:
          had to|died|lost|left|sold|broke|fell|quit|cancelled|canceled|moved|decided|gave up|called off|closed|resigned
          |didn't|couldn't
        )
      )\b
    )`,
  "i",
);
/** "I have been meaning to tell you that I've moved", "I ought to mention that my son is deaf". */
const CAREFULLY = new RegExp(
  wrapped`
    ^I(?:
      (?:'ve| have) been meaning to (?:ask|tell|say|mention)(?: (?:you|somebody|someone|anyone))?
        (?: (?:about )?(?:this|it|that|something))?(?: for (?:ages|(?:some )?(?:weeks|months|years|time)|a while))?
        (?:[,:]| that)
      | (?:must|ought to|should|have to|need to) (?:also )?(?:add|explain|confess|mention|tell you) that
      | regret to (?:say|tell you)(?: that)?
    ) (?=(?:I|I'm|I've|we|we're|we've|my|our)\s)`,
  "i",
);
/** "I meant to tell you, I left the firm", "I don't think I told you this, but I'm learning Welsh": nothing but that it comes late. */
const COMES_LATE = new RegExp(
  wrapped`
    ^I (?:
      (?:(?:totally|almost|completely|just) )?(?:meant|forgot|wanted|keep forgetting|kept forgetting) to (?:tell|mention|say)
        (?: (?:to )?you| it| this| that)*(?: (?:earlier|before|last time|yesterday|on the phone))?(?:[,:]| that)
      |(?:should have|should've) (?:told you|mentioned|said)(?: it| this| that)*
        (?: (?:earlier|before|sooner|last time))?[,:]
      |(?:don't (?:think|believe)|can't remember if|don't know if|forget if) I(?:'ve| have)? (?:ever )?
        (?:told|mentioned)(?: you| it| this| that| to you)*,? but
      |wanted you to be the first to know(?:[,:]| that)
    ) (?=(?:I|I'm|I've|we|we're|we've|my|our)\s)`,
  "i",
);
const MAY_BE_CAREFUL = / (?:afraid|to|must|should|told) | (?:should've|mentioned) /;
const withoutCare = (text: string): string =>
  text.startsWith("I") && MAY_BE_CAREFUL.test(text)
    ? text.replace(AFRAID, "").replace(CAREFULLY, "").replace(COMES_LATE, "")
    : text;
/** "I've been rowing, and I'm happy to say that I won": a hedge inside. */
const HEDGE_INSIDE = new RegExp(`( (?:and|but) )${GLAD_TO_SAY} (?:that )?(?=(?:I|I'm|I've|my|we|we've|our)\\b)`, "i");
/** "Hopefully we can raise enough": no fact yet. */
const HOPED =
  /^hopefully,? (?=(?:I|I'm|I've|I'll|I'd|we|we're|we've|we'll|my|our|the|there|your|(?-i:\p{Lu})\p{Ll}+)\s)/iu;
/** "I'd say tea is my favourite" */
const SAYING = /^I(?:'d| would) say (?=[^,]*\b(?:is|are|was|were)\b)/i;
/** "It can be tough, so I plan my week": the verdict is on something said before, the rest stands alone. */
const VERDICT_FIRST = new RegExp(
  wrapped`
    ^(?:it|that|this)(?:'s| is| was| can be| has been|'s been) (?:
      (?:a|an|so|really|very|pretty|quite|such|been|bit|little|super|definitely) ){0,3}(?:
      tough|hard|early|late|slow|mild|serious|manageable|challenging|rough|difficult|tricky|great|awesome|amazing|fun
      |good|nice|cool|lovely|stressful|scary|nerve-wracking|exciting|journey|challenge|blast|ride|kind|sweet
    )(?: (?:of (?:you|u)|at (?:times|first)|sometimes))?,? (?:so|but|and|yet) (?=
      (?:I|I'm|I've|I'll|we|we're|we've|my|our|he|she|he's|she's|(?:mum|mom|mam|dad|gran|nan|grandma|grandpa)(?:'s| is)) )`,
  "i",
);
/** "It costs a fortune, so I'm selling my motorbike" */
const COST_FIRST = new RegExp(
  wrapped`
    ^(?:it|that|this) (?:
      costs? (?:a fortune|a lot|a bomb|too much)|takes? (?:ages|forever|a lot of time)|(?:isn't|wasn't) cheap
    ),? (?:so|but|and) (?=(?:I|I'm|I've|I'll|we|we're|we've|my|our) )`,
  "i",
);
/** "That worked well, I built a second one": advice taken. */
const HELPED_FIRST = new RegExp(
  wrapped`
    ^(?:it|that|this) (?:(?:really|actually) )?(?:worked|helped)(?: (?:really|so|very))?
      (?: (?:well|great|perfectly|a lot|out))?,? (?:so |but |and )?(?=(?:I|I'm|I've|we|we're|we've) )`,
  "i",
);
/** "That sounds wonderful, although crowds make my husband anxious", "That's within what I had in mind, since we've put aside 900" */
const JUDGED_THOUGH = new RegExp(
  wrapped`
    ^(?:that|this|it)(?:'s| is| was| sounds| seems| looks|'d be| would be| works)(?: (?:
        a|an|so|really|very|pretty|quite|such|absolutely|definitely|actually|good|great|nice|helpful|well|much|a bit
        |a lot|more|less|within|about|exactly|close to|lower|higher|cheaper|better|worse|than|what|to|I|we|had in mind
        |expected|thought|hoped|was hoping for|wonderful|lovely|perfect|amazing|delicious|reasonable|fair|reassuring
        |interesting|tempting|doable|manageable|ideal|advice|idea|point|news|plan|suggestion|tip|relief|start|fine|ok
        |okay|with me|by me|for me|know|hear
      )
    ){1,8}, (?:although|though|since|because|as|but) (?!
      I (?:can't|couldn't|won't|don't)(?:[.,!]| because| since)
      |I(?:'m| am)? (?:just |only |still )*(?:
        want|wanna|need|was|wonder|curious|not sure|confused|don't (?:know|understand|get|see)
      )\b
    )(?=\S)`,
  "i",
);
/** "I know that's low, but I get up at four" */
const KNOWN_BUT = new RegExp(
  wrapped`
    ^I (?:know|realise|realize|understand|get|guess)(?: that)? (?:that|it|this)(?:'s| is| sounds| may be| might be) [^,.]{2,40}
      ,? but (?!I (?:just |only |still )*(?:want|need)\b)(?=(?:I|I'm|I've|we|we're|we've|my|our) )`,
  "i",
);
const OF_SOMEBODY = /^(?:s?he|mum|mom|mam|dad|gran|nan|grandma|grandpa)\b/i;
const MAY_JUDGE = /^(?:it|that|this|I (?:know|reali[sz]e|understand|get|guess)) ?/i;
const withoutVerdict = (text: string): string => {
  if (!MAY_JUDGE.test(text)) return text;
  const isOfCost = [COST_FIRST, HELPED_FIRST, JUDGED_THOUGH, KNOWN_BUT].some((first) => first.test(text));
  const rest = [COST_FIRST, HELPED_FIRST, JUDGED_THOUGH, KNOWN_BUT]
    .reduce((said, first) => said.replace(first, ""), text)
    .replace(VERDICT_FIRST, "");
  const least = isOfCost || OF_SOMEBODY.test(rest) ? 4 : 6;
  return rest === text || countWords(rest) < least || hasInnerDangling(rest) ? text : rest;
};

/** "Don't forget it's Lily's birthday on Saturday" */
const REMINDS = new RegExp(
  wrapped`
    ^don't forget(?: that)?,? (?=(?:it's|the|my|our|we|we're|I'm|there's) |[a-z]+'s )(?:
      it's (?=[^,]{2,40}'s (?:birthday|anniversary|wedding|graduation|funeral|party) )
    )?`,
  "i",
);
const OF_THE_DAY = new RegExp(wrapped`
  ^(
    (?:(?!\b(?:is|was|by|for|at|to|on|before|after|until|till|I|we|he|she)\b)[^,]){2,40}'s (?:
      birthday|anniversary|wedding|graduation|funeral|party
    )
  ) (?=(?:on|this|next|tomorrow|today)\b)`);
/** "Mostly, but my cousin helps": yes and no. */
const PARTLY =
  /^(?:mostly|sometimes|partly|kind of|sort of|usually),? but (?=(?:I|I'm|I've|my|we|we're|our|she|he)\b)/i;
/** "You know Lily hates lentils." */
const KNOWN_TO_YOU = new RegExp(
  wrapped`
    ^(?:but |and )?you (?:do )?know (?:that )?(?=
      (?:my|our|(?-i:\p{Lu})\p{Ll}+)(?: [\w'-]+){0,2} (?:
        hates?|loves?|likes?|prefers?|doesn't|don't|can't|is|has|won't|always|never
      ) )`,
  "iu",
);
/** "It was when I fell that ..." */
const IT_WAS_WHEN = /^(?:it|that) (?:was|is) when (?=(?:I|we|my|our)\b)(?!.* that (?:I|we)\b)/i;
/** "That photo's from when my choir won": when it was taken, whoever reads it need not know. */
const PHOTO_FROM =
  /^(?:this|that) (?:pic|picture|photo|one)(?:'s| is| was) from (?:when|the (?:time|day)) (?=(?:I|we|my|our)\b)/i;
/** "For me I just think" */
const FOR_ME = /^(?:for|as for) (?:me|us|myself),? (?=(?:I|I'm|I've|I'd|we|we're|we've)\s)/i;
const TOPIC = new RegExp(
  wrapped`
    ^(?:speaking of|talking about|on the topic of|on a (?:related|different|side) note|by the way)[^,]{0,50},\s*(?=
      (?:I|I'm|I've|I'll|I'd|we|we're|we've|my|our|some|the|a|an|one|there)\b
    )`,
  "i",
);
/** "If you need a hand, I'm free on Fridays": when, whoever reads it sees. */
const IF_NEEDED =
  /^if you (?:ever )?(?:need|want|like|fancy|get bored)\b[^,]{0,60}, (?=(?:I'm|I am|we're) (?:free|around|available|off|at home|home)\b)/i;
/** "I will, next appointment is on the 30th" */
const PROMISES = /^I will, (?=(?:the |my )?(?:next|first|last|appointment|check-?up) )/i;
/** "Works for me, I'm free on Friday": what does, the talk before told. */
const SUITS_AND_WHY = new RegExp(`^${SUITS}(?:,| -) (?=(?:I|I'm|I've|I'll|we|we're|we've|my|our)\\s)`, "i");
/** "I'm glad you mentioned figs, because I planted one in May": what was mentioned, nobody asks for later. */
const GLAD_OF_MENTION = new RegExp(
  wrapped`
    ^(?:(?:I'm|I am|it's) )?(?:(?:so|really|very|quite) )*(?:glad|happy|great|good|nice|funny|interesting)(?: that)? you
      (?:'ve)? (?:mention|mentioned|brought up|bring up|asked about|ask about|suggested) [^,;.]{2,60}?,? (?:because|since|as) (?=
      (?:I|I'm|I've|we|we're|we've|my|our)\s
    )`,
  "i",
);
/** "Since last summer, got my licence in May": asked since when, and told more. */
const SINCE_WHEN =
  /^since [^,]{3,30}, (?=(?:got|did|took|had|went|started|bought|passed|made|found|joined|moved|learned|finished)\b)/i;
/** "Speaking of old maps, I collect them": named once, and meant by the pronoun. */
const TOPIC_NAMED = new RegExp(
  wrapped`
    ^(?:speaking of|talking about|regarding|as for|on the topic of) (
      (?:my |our |the )?(?!(?:which|this|that|these|those|it|you|your|the)\b)[a-z][a-z'-]+(?: [a-z'-]+){0,2}
    ),`,
  "i",
);
const withTopicNamed = (text: string, topic: string | undefined): string => {
  if (topic === undefined || !hasInnerDangling(text)) return text;
  return text.replace(isPlural(topic.split(" ").at(-1) ?? topic) ? /\bthem\b/ : /\bit\b/, topic);
};
/** "Since we last spoke," tells when the last talk was, not what happened. */
const LAST_TALK = new RegExp(
  wrapped`
    ^(?:since|(?:the )?last time) (?:we|I|our) (?:last )?(?:
      talked|spoke|spoken|chatted|chat|met|saw each other|caught up|talk
    )(?: last)?,\s*`,
  "i",
);
/** What only turns to another topic: "One last question - ", "Shifting gears a bit, ", "Now, ". */
const TURN_OF_TOPIC = new RegExp(
  wrapped`
    ^(?:
      (?:just )?(?:one|a) (?:small |little )?(?:request|wish|favou?r)(?: for (?:next time|later|the future|you))?: |(?:(?:one|my|a|just one|and) )?(?:last|final|quick|other|more|another|side|related|separate) (?:question|thing|note|point|request|topic)(?: though)?\s*[-:,]\s*
      |(?:shifting|switching|changing|moving) (?:gears|topics?|subjects?|focus)\b[^,.]{0,20},\s*
      |now,? (?:about|on|regarding|as for|onto?) [^,-]{3,50}(?: -|,)\s*(?=(?:I|I'm|I've|my|we|our)\b)
      |(?:now,? )?(?:back|(?:switching|moving|turning|getting|going) (?:back |on |over )?) ?to [^,.]{3,50}?(?: -|,)\s*
        (?=(?:I|I'm|I've|my|we|our)\b)
      |on a (?:different|side|related|lighter|separate|happier|brighter|sadder|personal) note,\s*
      |on (?:another|a different) (?:matter|subject|topic)(?: entirely| altogether)?,\s*|now,\s*|looky here,?\s*
      |here,\s*
    )`,
  "i",
);
/** "Balcony yes, parking no we have no car": answers to a list, before what is told. */
const YES_NO_LIST = new RegExp(
  wrapped`
    ^(?!(?:I|we|he|she|they|it|you)\b)(?:(?:the |an? )?[\w-]+(?: [\w-]+)? (?:yes|no|yep|nope)[, ]+(?:and |but )?){1,3}
      (?=(?:I|I'm|I've|we|we're|we've|my|our)\s)`,
  "i",
);
/** "Oh and I work late", "Btw I ran": also without a comma. */
const FILLER = new RegExp(
  wrapped`
    ^(?:
      anyways?(?= (?:I|I'm|I've|we|my|our)\b)|actually(?= (?:please|don't|do not)\b)
      |next(?= (?:I|I'd|I'll|I'm|we|we'd|we'll|we're) )|oh,? and|oh,? also|also(?= [a-z]+ [a-z]+(?:ed|s|'s)\b)|oh,? btw
      |(?:dude|bro|bruh|yo)(?= (?:you|I|I'm|I've|we|my|this|that|it)\b)|btw|by the way|in other news|fun fact
      |on another note|(?:and )?on top of (?:it all|all that|everything|that(?=,))|p\.?s\.?
    )[,:]?\s+(?=[\p{L}])`,
  "iu",
);
/** "Ines starts in January by the way." */
const CLOSING_FILLER = new RegExp(
  wrapped`
    ,?\s+(?:
      by the way
      |(?<=,\s)(?:
        don't (?:you )?worry
        |so I (?:suppose|guess|reckon) (?:so|(?:I|we|they|s?he|it) (?:am|are|is|was|were|will|do|did|have|can))
      )
      |speaking of(?: which)?|btw|tbh|to be honest|lol|haha|I swear(?<!\b(?:but|and|when|if|that|do|as|on|by) I swear)
      |(?<!\b(?:what|how|as|than) )I (?:think|guess|suppose|reckon)
    )([.?!]*)$`,
  "i",
);
/** "I'm moving to Leeds btw, got a new job" */
const ASIDE = /,? (?:btw|by the way|tbh|fyi|lol)(?=,| (?:and|but|so)\b)/gi;
/** "I won't make it, I mean I'm only halfway" */
const I_MEAN = /, I mean,? (?=(?:I|we|my|it|s?he|they)(?:'[a-z]{1,2})?\s)/i;
const withoutAside = (text: string): string => {
  const bare = text.replace(ASIDE, "");
  return bare.includes(", ") ? bare.replace(I_MEAN, ", ") : bare;
};
const THANKS =
  /^(?:(?:and|but|so|also|oh) )?(?:thanks|thank you|thx)(?: so much| a lot| a bunch| again)?(?: for [^,.!]{1,60})?\s*[,.!-]+\s*/i;
const SORRY_FOR = new RegExp(
  wrapped`
    ^(?:hey,? |hi,? |so )?sorry (?:for|about|that I|I(?:'ve|'m)?|we(?:'ve|'re)?) [^,.!;-]{1,50}(?:[,.!;]+| -)\s*
      (?=(?:I|I'm|I've|we|we're|we've|my|our)\s)`,
  "i",
);
/** "wait sorry the audition is on Tuesday not Friday": typed without a comma. */
const CORRECTING = new RegExp(
  wrapped`
    ^(?:(?:oh|no|actually) )?(?:(?:wait|sorry|oops|whoops|correction|hang on|hold on|my bad|my mistake),? ){1,3}(?!
      (?:for|about|until|till|to|that|if|what|when|there|not)\b
    )(?=[^,.!?]{6,60}\bnot\b)
    |^(?:(?:oh|ok|hmm),? )?(?:no,? wait|wait,? no|hang on|hold on),? (?=(?:I|I'm|I've|we|we're|we've|my|our) )`,
  "i",
);
/** "Here is Joachim again, I moved to Graz" */
const IT_IS_ME = new RegExp(
  wrapped`
    ^(?:(?:hello|hi|hallo|hey),? )?(?:here(?:'s| is)|it(?:'s| is)|this is) (?:me|[A-Z][a-z]+) again(?:,| -|:)? (?=
      (?:I|I'm|I've|we|we're|we've|my|our)\b
    )`,
  "i",
);
/** "Sounds good but she can't have milk", "love it but my son is allergic": a verdict on what was proposed, and what is against it. */
const PRAISES_BUT = new RegExp(
  wrapped`
    ^(?:
      (?:(?:that|this|it|they|these|those)(?: all)? )?(?:sounds?|looks?)(?: really| so| very| pretty)? (?:
        good|great|nice|perfect|fine|lovely|delicious|amazing|fun|tempting|yummy|cool
      )
      |(?:I )?(?:love|like) (?:it|that|this|them|the idea|those)
      |(?:great|good|nice|lovely|cool) (?:idea|one|list|plan)s?
    ),? but (?=(?:I|I'm|I've|we|we're|we've|s?he|they|my|our|there|[A-Z][a-z]+)(?:'\w+)? )`,
  "i",
);

/** Of how one begins to talk. */
const BEGINNINGS = [
  CORRECTING,
  THANKS,
  NEWS_AHEAD,
  SORRY_FOR,
  TURN_OF_TOPIC,
  FILLER,
  INTERJECTION,
  RUN_ON,
  AND_THAT,
  HOW_LONG,
  CONCEDES,
  NOTHING_ELSE,
  SORRY_AND_ASKS,
  AFTER_DEED,
  OH_MY,
  ME_FIRST,
  DAY_FIRST,
  YES_OR_NO,
  YES_NO_LIST,
  LONG_SILENCE,
  DECLINES,
  CONNECTOR,
];
/** Of what is told. */
const PREAMBLES = [
  IT_IS_SO,
  THOUGH,
  CONNECTOR_BEFORE_NAME,
  CONNECTOR_BEFORE_TIME,
  YES_BEFORE_NAME,
  HEDGE,
  BEFORE_NEWS,
  SAYING,
  IT_WAS_WHEN,
  PHOTO_FROM,
  FOR_ME,
  REMINDS,
  LAST_TALK,
  KNOWN_TO_YOU,
  PARTLY,
  IF_NEEDED,
  PROMISES,
  SUITS_AND_WHY,
  GLAD_OF_MENTION,
  SINCE_WHEN,
];
/** Two looks that most sentences fail; any mark stands for a letter, because a long pattern of Unicode's letters is read slowly. */
const lookFor = (leadIns: readonly RegExp[]): RegExp =>
  either(...leadIns.map(({ source }) => new RegExp(source.replace(/\\p\{\w+\}/g, "\\S"), "i")));
const ANY_BEGINNING = lookFor(BEGINNINGS);
const ANY_PREAMBLE = lookFor([...PREAMBLES, TOPIC]);
const CLOSING = new RegExp(`,\\s*(?:${CLOSING_TAGS})\\s*([?.!]*)$`, "i");
/** "I'm allergic to nuts, if that helps.", "We moved (long story)." */
const CLOSING_ASIDE = new RegExp(
  `(?:[,;]| [-–—])\\s*(?:(?:and|but) )?(?:${CLOSING_ASIDES})\\s*([?.!]*)$|\\s\\((?:${CLOSING_ASIDES})\\)([?.!]*)$`,
  "i",
);
const LONGEST_ASIDE = 60;
/** "I should start one shouldn't I" */
const TAG_WITHOUT_COMMA = new RegExp(
  wrapped`
    (?<=\w),? (?:
      remember(?<!
        \b(?:
          do|don't|did|didn't|can|can't|cannot|could|couldn't|will|won't|would|'ll|not|never|always|even|still|really
          |hardly|barely|clearly|also|to|I|you|u|we|they|must|should|please|if|how|what|that|and|me
        ) remember
      )
      |you know(?<!
        \b(?:
          one|ones|as|do|did|if|let|what|how|than|people|everyone|someone|all|before|place|thing|things|guy|person
          |because|that
        ) you know
      )
      |(?:shouldn't|isn't|aren't|don't|doesn't|won't|can't|didn't|wasn't|haven't) (?:I|we|it|they|he|she)
    )[.?!]*$`,
  "i",
);
const ANY_CLOSING = new RegExp(
  wrapped`
    \b(?:know|remember|way|speaking of|which|btw|tbh|honest|swear|lol|haha|think|guess|suppose|reckon|worry)[.?!]*$
    |, so I (?:suppose|guess|reckon) [a-z]+(?: [a-z]+)?[.?!]*$|n't \w+[.?!]*$`,
  "i",
);
/** "Two nights they said": of an answer without a verb of its own. */
const SAID_BY_THEM =
  /(?<!\b(?:what|that|as|like|how|where|all|everything|nothing|word)),? (?:they|s?he) (?:said|says?|reckons?)[.!]*$/i;
const withoutHearsay = (text: string): string => {
  const at = SAID_BY_THEM.exec(text)?.index;
  return at === undefined || FINITE.test(text.slice(0, at)) ? text : text.slice(0, at);
};
const NUMBERING = /^(?:[-*•+#>]+|\(?\d{1,3}[.)]|[a-z]\)|§{1,2} ?\d+[a-z]?\b[.:]?)\s+/;

const SHORTEST_NAME = 3;
/** "Hey Mel," or "Thanks, Melanie!" for a listener called Melanie: the name or its first 3 to 5 letters. */
const addressPattern = (listener: string): string => {
  const first = listener.split(" ")[0] ?? listener;
  const names = new Set([listener, first, first.slice(0, 3), first.slice(0, 4), first.slice(0, 5)]);
  return [...names]
    .filter((name) => name.length >= SHORTEST_NAME || name === first)
    .map(escapePattern)
    .join("|");
};

interface Address {
  readonly opening: RegExp;
  readonly closing: RegExp;
}
const addressing = (listener: string): Address => {
  const names = addressPattern(listener);
  return {
    opening: new RegExp(`^(?:(?:${INTERJECTIONS}|dear),?\\s+)?(?:${names})(?:\\s*[,.!;:]+|\\s+-)\\s*`, "i"),
    closing: new RegExp(`,\\s+(?:${names})(?:'s)?\\s*([?.!]*)$`, "i"),
  };
};

/** "Dear Sam, I've moved", "Hi Sam, I've moved" on one line */
const SALUTATION = /^(?:Dear|Hi|Hello) \p{Lu}[\p{L}.'-]{0,30}(?: \p{Lu}[\p{L}.'-]{0,30}){0,2}, (?=\p{L})/u;

const SALUTES = /^(?:Dear|Hi|Hello) /;

/** What is left of a sentence without its lead-ins and tags. */
export interface Stripped {
  readonly text: string;
  /** A tag question was cut: what is left is a statement although it ended in "?". */
  readonly wasTagQuestion: boolean;
}

const withoutBeginning = (text: string): string =>
  ANY_BEGINNING.test(text) ? BEGINNINGS.reduce((rest, beginning) => rest.replace(beginning, ""), text) : text;

const strip = (sentence: string, address: Address | null): Stripped => {
  let text = toldByName(sentence.replace(NUMBERING, ""));
  let topic: string | undefined;
  text = withWhomNamed(text);
  if (SALUTES.test(text)) text = upperFirst(text.replace(SALUTATION, ""));
  if (text.includes(" but ")) text = upperFirst(text.replace(PRAISES_BUT, ""));
  if (text.includes(" again")) text = upperFirst(text.replace(IT_IS_ME, ""));
  if (text.includes(" from ")) text = text.replace(GREETING_BEFORE, "");
  text = text.replace(GREETING_ABROAD, "");
  for (let round = 0; round < 6; round++) {
    const before = text;
    text = withoutCare(text);
    text = withoutBeginning(text);
    if (ANY_PREAMBLE.test(text)) {
      for (const preamble of PREAMBLES) text = text.replace(preamble, "");
      if (TOPIC.test(text)) topic ??= TOPIC_NAMED.exec(text)?.[1];
      text = text.replace(TOPIC, "");
    }
    text = withoutLabel(text);
    if (address !== null) text = text.replace(address.opening, "");
    if (text === before) break;
  }
  text = withoutVerdict(text).replace(HOPED, "I hope ");
  if (text.includes("'s ")) text = text.replace(OF_THE_DAY, "$1 is ");
  text = withoutAside(text);
  if (text.includes(" I'm ")) text = text.replace(HEDGE_INSIDE, "$1");
  let wasTagQuestion = false;
  const end = text.slice(-LONGEST_ASIDE);
  const aside = CLOSING_ASIDE.exec(end);
  if (aside !== null) {
    wasTagQuestion = text.endsWith("?");
    text = `${text.slice(0, text.length - end.length + aside.index)}.`;
  }
  if (ANY_CLOSING.test(text)) text = text.replace(TAG_WITHOUT_COMMA, ".").replace(CLOSING_FILLER, "$1");
  text = withoutHearsay(text);
  if (text.includes(",")) {
    if (address !== null) text = text.replace(address.closing, "$1");
    text = text.replace(CLOSING, (_, marks: string) => {
      wasTagQuestion ||= marks.includes("?");
      return ".";
    });
  }
  return { text: withTopicNamed(text.trim(), topic), wasTagQuestion };
};

const stripPlain = oncePerText((sentence) => strip(sentence, null));
const stripAddressed = oncePerText((listener) => {
  const address = addressing(listener);
  const opening = listener.slice(0, SHORTEST_NAME).toLowerCase();
  const stripped = oncePerText((sentence) => strip(sentence, address));
  return (sentence: string) => (sentence.toLowerCase().includes(opening) ? stripped(sentence) : stripPlain(sentence));
});

const withoutRamble = (sentence: string): string =>
  sentence.includes(" I ") ? sentence.replace(RAMBLES, "") : sentence;

export const stripLeadIns = (sentence: string, listener: string | null): Stripped =>
  listener === null ? stripPlain(withoutRamble(sentence)) : stripAddressed(listener)(sentence);
