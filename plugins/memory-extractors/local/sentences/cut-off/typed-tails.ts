// What stands behind a comma in a sentence that is typed in haste, and is said to whoever listens: a question without its mark
// ("no I'm at work, whats the score"), an order ("I was there in May, go whale watching", "I'll bring olives, don't cook meat, I'm ...").

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";

/** Looks that most sentences fail. */
const MAY_ASK =
  /,[^,]* (?:w|h|is (?:it|that|this)\b|(?:do|should|can|could|may|are|did|was|have) (?:I|you|that|it)\b)/i;
const MAY_ORDER = /,[^,]* (?:go\b|try\b|don't\b|ask\b|take\b|bring\b|wear\b|come\b)/i;
const ASKS = new RegExp(
  wrapped`
    ,\s+(?:so |and |but )?(?:
      (?:what|where|when|how)(?:'s| is| are| was| were| did| does| do)
      |who(?:'s| is| are) [a-z]+ing\b(?! to | us| me| with)|how (?:much|many|long|old|far|was)
      |is (?:she|he|it|that) (?:ok|okay|still|coming)|are you|did you|do you|can you|have you
    ) [^,]*$
    |,\s+(?:so |and |but )?(?:is|was) (?:that|this|it) (?:
      normal|ok|okay|fine|enough|allowed|realistic|reasonable|fair|safe|common|usual|bad|good|cheap|expensive|legal
      |possible|worth it|a lot|a rip-?off|(?:too|very|so) \w+
    )[^,]{0,25}$
    |,\s+(?:so |and |but )?(?:do I (?:have|need) to|should I|can I|could I|may I) [^,]*$`,
  "i",
);
/** "I don't know, what's the score", "I asked, how was it": belongs to what stands before it. */
const LEADS_TO_QUESTION = new RegExp(
  wrapped`
    \b(?:
      know|knows|knew|asks?|asked|tell|told|wonder(?:s|ed|ing)?|see|saw|sure|remember|guess|idea|matter|depends
      |depending|is|was|care|like|explains?|about|of|on|no matter|what|if|when
    )$`,
  "i",
);
/** "for my boss Mirko, who is moving to Graz": tells of him. */
const TELLS_WHO = /^,\s+who(?:'s| is| are) /i;
const ENDS_ON_SOMEBODY = new RegExp(
  `(?:\\p{Lu}\\p{L}+|\\b(?:[Mm]y|[Oo]ur|[Aa]n?) (?:[\\w-]+ ){0,2}(?:${KIN_NOUNS})(?:-in-law)?)$`,
  "u",
);
const HAS_SUBJECT = new RegExp(
  wrapped`
    ^(?:(?:no|yes|yeah|nah|ok|oh),? )?(?:
      I|I'm|I've|I'll|we|we're|we've|we'll|he|she|he's|she's|they|they're|my|our|(?-i:\p{Lu})\p{Ll}+
    )\b
    |^(?:[\p{L}'-]+ ){1,4}(?:is|are|was|were|costs?|starts?|ends?) `,
  "iu",
);

const ORDER = "(?:go|try|ask|take|bring|wear|come (?=see|over|round|and|to|with)|get|tell|ring|book)";
/** What was, goes on with no verb like an order's. */
const BEHIND_PAST = new RegExp(
  String.raw`^((?:I|we)(?:'ve been| was| were| went| did| had)\b[^,]*), ${ORDER} (?!(?:on|to bed|for)\b)[^,]*$`,
  "i",
);
/** "don't cook meat" behind "I'll": no one orders oneself. */
const DO_NOT = new RegExp(
  wrapped`
    ^((?:I'll|we'll|I'm|we're|she's|he's|she'll|he'll)\b[^,]*), (?:so |and |but )?(?:please )?don't (?:
      cook|bring|buy|make|worry|wait|tell|forget|ring|call|come|get|book|order|panic|laugh
    )\b(?: (?:any |the |more )?([a-z]+))?[^,]*(?=,|$)`,
  "i",
);
/** "don't cook meat, I'm off it since January" */
const LEFT_OFF = /(, I(?:'m off| can't have| don't eat| can't stand| hate) )it\b/i;
const NO_THING = /^(?:me|him|her|us|them|it|anything|about|for|over|back|up|too|that|this|a|an|my)$/i;

/** "yes lamb every day and I'm vegetarian": the answer, and what is told. */
const YES_AND =
  /^(?:yes|yeah|yep|no|nope|nah) (?!(?:I|I'm|we|my)\b)[\p{L}' ]{2,30} (?:and|but) (?=(?:I|I'm|I've|we|we're|my|our)\b)/iu;
/** "I quit drinking tho so it's juice for me" */
const THOUGH = / though(?=,? (?:so|and|but|because) )/;

/** "My sister lives in Oslo, so no", "he's up and about so yes": answers, behind what it answers by. */
const SO_NO = new RegExp(
  wrapped`
    (?<!
      \b(?:think|thinks|hope|hopes|guess|believe|believes|say|says|said|and|or|not|even|if|ever|quite|just|why|afraid)
    ),? so (?:no|yes|yeah|yep|nope)(?:,? (?:thanks|thank you|please|sorry|unfortunately|luckily))?(?=[.!]*$)`,
  "i",
);
const MAY_SAY_SO = /\bso (?:no|ye)/i;

/** "he supports the wrong team but there we are" */
const THERE_WE_ARE = /,?(?: (?:but|and|so|still))? there (?:we are|you go|you have it|it is)(?=[.!]*$)/i;

/** "I love ginger, so that sounds great", "I've never liked beets, though, so I'd need to hide it": a verdict, or what follows for what was proposed. */
const SO_THAT_SUITS = new RegExp(
  wrapped`
    ,?(?: though,?)? so (?:
      (?:that|this|it|they|these|those) (?:sounds?|looks?|seems?|is|are|would be|should be|will be|works?|fits?)
        (?: really| so| quite| just)? (?:
        great|good|perfect|lovely|nice|ideal|fine|fun|delicious|amazing|interesting|tempting|wonderful|well|right
        |helpful|useful
      )
      |(?:that|this|it)'s (?:really |just |quite )?(?:great|good|perfect|lovely|ideal|fine|helpful|useful)
      |I(?:'d| would|'ll| will)(?: probably| definitely)? (?:need|have|want|like|love|prefer) to [a-z]+ (?:
        it|that|this|them|those|these
      )(?: [^,;.]{2,30})?
    )(?: to me| for me)?[.!]*$`,
  "i",
);
/** "I'm a welder, so I can do that at work" */
const SO_I_CAN = new RegExp(
  wrapped`
    ,? so I (?:can|could|should be able to) (?:just |easily |probably )?(?:do|try|use|manage|handle|follow) (?:
      it|that|this|them|those|these
    )\b(?: (?:easily|too|at home|between [a-z]+|during [a-z]+|on (?:the|my) [a-z]+))?[.!]*$`,
  "i",
);
const OWN_STATE = new RegExp(
  wrapped`
    ^(?:(?:good|great|nice|perfect|cool),? (?:because|since|as) )?(?:I'm|I work|I live|I have|I've got|my) (?!
      .*\b(?:it|this|that|them|those|these)\b
    )[^,;]*(?:, I'm [^,;]*)?$`,
  "i",
);
/** "Ruta is allergic to bleach, so please leave that out" */
const SO_LEAVE_OUT = new RegExp(
  wrapped`
    ,? so (?:please |maybe |just |let's )?(?:leave|keep|avoid|skip|remove|drop|take) (?:
      it|that|this|them|those|these|any of that
    )(?: out| off| away)?(?: of (?:it|the [a-z]+))?(?:,? please)?[.!]*$`,
  "i",
);
const OWN_FIRST = /^(?:I|I'm|I've|we|we're|we've|my|our)\b(?!.*\b(?:it|this|that|them|those|these)\b.* so )/i;

const withoutConsequence = (said: string): string => {
  const told = said
    .replace(SO_LEAVE_OUT, ".")
    .replace(SO_I_CAN, (tail: string, at: number, all: string) => (OWN_STATE.test(all.slice(0, at)) ? "." : tail));
  return OWN_FIRST.test(told) ? told.replace(SO_THAT_SUITS, ".") : told;
};

/** "my mum i mean": whom "she" meant before. */
const WHOM_I_MEAN =
  /^((?:[Mm]y|[Tt]he|[Oo]ur|[Hh]is|[Hh]er) (?:[\w'-]+ ){0,2}[\w'-]+|\p{Lu}\p{L}+),? I mean(?=[.!]*$|, )/u;

/** "my brother's abroad so no", "the flight is 1400, is that normal": without what answers or asks behind it. */
export const withoutSaidBehind = (typed: string): string => {
  const said = typed.includes(" I mean") ? typed.replace(WHOM_I_MEAN, "$1") : typed;
  const suited = said.includes(" so ") ? withoutConsequence(said) : said;
  const whole = suited.includes(" there ") ? suited.replace(THERE_WE_ARE, "") : suited;
  const text = MAY_SAY_SO.test(whole) ? whole.replace(SO_NO, "") : whole;
  if (!text.includes(",") || text.endsWith("?") || !MAY_ASK.test(text)) return text;
  const asks = ASKS.exec(text);
  const left = asks === null ? "" : text.slice(0, asks.index);
  if (TELLS_WHO.test(asks?.[0] ?? "") && ENDS_ON_SOMEBODY.test(left)) return text;
  return left !== "" && HAS_SUBJECT.test(left) && !LEADS_TO_QUESTION.test(left) ? `${left}.` : text;
};

export const withoutTypedTail = (typed: string): string => {
  const said = withoutSaidBehind(typed);
  const text = said.includes(" though") ? said.replace(THOUGH, "") : said;
  const [yes] = YES_AND.exec(text) ?? [];
  if (yes !== undefined && !FINITE.test(yes)) return upperFirst(text.slice(yes.length));
  if (!text.includes(",") || text.endsWith("?") || !MAY_ORDER.test(text)) return text;
  const thing = DO_NOT.exec(text)?.[2];
  const rest = text.replace(BEHIND_PAST, "$1.").replace(DO_NOT, "$1");
  return thing === undefined || NO_THING.test(thing) ? rest : rest.replace(LEFT_OFF, `$1${thing}`);
};
