// How one begins to talk before one says anything: thanks, a yes or no, a turn to another topic, "ok so basically".

import { wrapped } from "#domain/wrapped.ts";
import { BARE_CONNECTORS, INTERJECTIONS, SUBJECT_START } from "#plugins/memory-extractors/local/cues/openings.ts";
import { NEWS_AHEAD } from "./news-ahead.ts";

const INTERJECTION = new RegExp(`^(?:${INTERJECTIONS})(?:\\s*[,.!;:]+|\\s+-)\\s*`, "i");
const CONNECTOR = new RegExp(
  `^(?:(?:${BARE_CONNECTORS})\\s+){1,3}(?=(?:${SUBJECT_START}|you (?:should|must|have to))\\s)`,
  "i",
);

/** "ok so basically I moved": typed without a comma. */
const RUN_ON = new RegExp(
  wrapped`
    ^(?:
      (?:
        ok|okay|so|also|well|yeah|yes|aye|hey|hi|yo|omg|(?:oh )?my (?:god|goodness|gosh|bad)|hm+|sure but|basically
        |anyway|lol|haha|um|uh|course|like|and|hello|thanks|great|perfect|cool|nice|sure|(?:but )?guess what
        |(?:great|good|big|bad|sad) news|good (?:morning|afternoon|evening)(?: dear| everyone| all)?
      ) ){1,4}
      (?=
        (?:I|I'm|I've|I'll|I'd|my|we|we're|we've|we'll|our|going|booked|ordered|bought|need)\s|me and[ ]
      |(?:since|because|as) (?:I|I'm|we|we're|my)\s
      |(?:
        (?:can|could|would|will|do) (?:you|u|I|we)|what|how|please|(?:help|give|tell|show|send|write) me|is there
        |will [a-z]+ (?:the|a|an|my|some|it|them)
      )\b
    )`,
  "i",
);
/** "Um okay so note to self I ...", "Right so the school rang", "okay the roofer came": spoken before anything is said. */
const SPOKEN = new RegExp(
  wrapped`
    ^(?:
      (?:(?:um+|uh+|erm|right|ok|okay|oh|well|yeah),? ){1,3}(?:so|okay|ok),? (?=
        (?:I|I'm|I've|I'll|I'd|we|we're|we've|my|our|the|s?he|they|it|it's|he's|she's|there|there's|today|yesterday|tomorrow
        |this|next|last|note|basically|apparently)\b|\p{Lu}\p{Ll}+ (?:is|was|has|had|\p{Ll}+ed)\b
      )
      |(?:ok|okay|um+|uh+|erm),? (?=the )
      |(?:yeah|yep|yup) (?=
        (?!(?:it|that|this|there|they|she|all|some|most|life|everything|nothing|which|what|who)\b)[a-z]{3,} (?:
          is|are|was|were|has|had|needs|closes|opens|starts
        ) )
    )(?:note to self:?,? )?(?=\p{L})`,
  "iu",
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
      )
      (?: (?:\p{Ll}+ly|just|also))?(?: (?:
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
const ME_FIRST = /^(?:(?:not )?me(?: and (?-i:\p{Lu})\p{Ll}+)?|same here)[,:] (?=(?:I|I'm|I've|I'll|my)\s)/iu;

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

/** What only turns to another topic: "One last question - ", "Shifting gears a bit, ", "Now, ". */
const TURN_OF_TOPIC = new RegExp(
  wrapped`
    ^(?:
      (?:just )?(?:one|a) (?:small |little )?(?:request|wish|favou?r)(?: for (?:next time|later|the future|you))?:[ ]
      |(?:(?:one|my|a|just one|and) )?(?:last|final|quick|other|more|another|side|related|separate) (?:
        question|thing|note|point|request|topic
      )(?: though)?\s*[-:,]\s*
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

/** "Ruta drives me. Only she's always late", "Mind you Otto never forgave me": but; not "Only she may drive". */
const ONLY_BUT =
  /^(?:only (?=(?:s?he|it|they|there)(?:'|\s))(?!\S+ (?:may|can|could|knows?|knew|will|would|understands?)\s)|mind you,? (?=[\p{L}]))/iu;

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

/** Of how one begins to talk. */
export const BEGINNINGS = [
  CORRECTING,
  THANKS,
  NEWS_AHEAD,
  SORRY_FOR,
  TURN_OF_TOPIC,
  FILLER,
  INTERJECTION,
  SPOKEN,
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
  ONLY_BUT,
];
