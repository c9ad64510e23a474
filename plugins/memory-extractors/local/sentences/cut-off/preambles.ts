// What stands before a statement and leads up to it: "Also Jonah proposed", "Speaking of old maps, I collect them", "Works for me, I'm
// free on Friday".

import { wrapped } from "#domain/wrapped.ts";
import { SUITS } from "#plugins/memory-extractors/local/cues/drops.ts";
import { KIN_BY_NAME } from "#plugins/memory-extractors/local/cues/kin.ts";
import { hasInnerDangling } from "#plugins/memory-extractors/local/references/leaning/anaphora.ts";
import { isPlural } from "#plugins/memory-extractors/local/references/noun-phrases.ts";
import { BEFORE_NEWS, HEDGE, SAYING } from "./hedges.ts";

/** "Wonderful, though we capsized": alone it takes nothing back. */
const THOUGH = /^(?:even |al)?though (?=(?:I|we|my|our|the|they|it|he|she|there)\b[^,]*$)/i;

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
/** "Also Jonah proposed", "ok so mum turns 70", "ok Christmas is at ours", "Well Jonah had his knee done" */
const CONNECTOR_BEFORE_NAME = new RegExp(
  wrapped`
    ^(?:[Oo][Kk](?:ay)?(?:,? so)?|[Ww]ell|[Aa]nyways?|[Aa]lso|[Aa]nd|[Pp]lus|[Oo]h|[Bb]ut|[Ss]o) (?=
      (?:(?!I\b|In\b|On\b|At\b|The\b)\p{Lu}\p{Ll}+|${KIN_BY_NAME})(?:'s)? [a-z]
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

/** "Don't forget it's Lily's birthday on Saturday" */
const REMINDS = new RegExp(
  wrapped`
    ^don't forget(?: that)?,? (?=(?:it's|the|my|our|we|we're|I'm|there's) |[a-z]+'s )(?:
      it's (?=[^,]{2,40}'s (?:birthday|anniversary|wedding|graduation|funeral|party) )
    )?`,
  "i",
);

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
export const TOPIC = new RegExp(
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
/** "Nah it's ok, we were fighting anyway" */
const IT_IS_FINE =
  /^(?:(?:nah|no|yeah|yes|oh|well),? )*it(?:'?s| is) (?:ok|okay|fine|alright|all right|good),? (?=(?:I|I'm|I've|I'll|we|we're|we've|my|our) )/i;
/** "Done, I've installed it" */
const DONE_FIRST = /^(?:done|fixed|sorted),? (?=(?:I|I've|I'm|we|we've) )/i;
/** "Count me in, I'll bring two cakes" */
const COUNT_ME_IN =
  /^(?:count (?:me|us) in|I'm (?:so )?(?:in|game)|we're in)(?:, and|,| and)? (?<!\b(?:in|game) )(?=(?:I|I'll|I'm|I've|we|we'll|we've|my|our) )/i;
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
export const TOPIC_NAMED = new RegExp(
  wrapped`
    ^(?:speaking of|talking about|regarding|as for|on the topic of) (
      (?:my |our |the )?(?!(?:which|this|that|these|those|it|you|your|the)\b)[a-z][a-z'-]+(?: [a-z'-]+){0,2}
    ),`,
  "i",
);
/** In the first clause, or behind "I quit,": "I've been pruning more, and got better at it" speaks of the pruning. */
const BEFORE_IT = /^((?:(?:I|we)(?:'ve)? [a-z]+, )?[^,;]*)\bit\b/i;
const BEFORE_THEM = /^([^,;]*)\bthem\b/;
/** "so much of it", of time: so much time. */
const SO_MUCH_OF = /\b(much|little|enough) of $/i;
/** "one of them", of bowls: one of the bowls. */
const isPartOf = (before: string, topic: string): boolean =>
  before.endsWith(" of ") && !/^(?:my|our|the) /i.test(topic);
export const withTopicNamed = (text: string, topic: string | undefined): string => {
  if (topic === undefined || !hasInnerDangling(text)) return text;
  if (!isPlural(topic.split(" ").at(-1) ?? topic))
    return text.replace(BEFORE_IT, (_, before: string) => before.replace(SO_MUCH_OF, "$1 ") + topic);
  return text.replace(BEFORE_THEM, (_, before: string) => before + (isPartOf(before, topic) ? `the ${topic}` : topic));
};
/** "Since we last spoke," tells when the last talk was, not what happened. */
const LAST_TALK = new RegExp(
  wrapped`
    ^(?:since|(?:the )?last time) (?:we|I|our) (?:last )?(?:
      talked|spoke|spoken|chatted|chat|met|saw each other|caught up|talk
    )(?: last)?,\s*`,
  "i",
);

/** Of what is told. */
export const PREAMBLES = [
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
  COUNT_ME_IN,
  IT_IS_FINE,
  DONE_FIRST,
  SUITS_AND_WHY,
  GLAD_OF_MENTION,
  SINCE_WHEN,
];
