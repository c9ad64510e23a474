// Cuts the end off a clause where it only judges, shows or repeats (" - it was awesome", "check out my cat"), and says in full who is
// meant where an opening holds that back ("Look who I met at the market").

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { DAY_STEMS, MONTH_STEMS } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { namesOneThing } from "#plugins/memory-extractors/local/references/things/antecedents.ts";
import {
  ASKING_TAIL,
  FOR_THE_ANSWER,
  FOR_THE_MOMENT,
  ORDER_TAIL,
  TAILS_FOR_THE_MOMENT,
} from "./tails-for-the-moment.ts";

const TAIL = new RegExp(
  wrapped`
    (?:\s+-+\s+|,\s*(?:and |but |so )?|\s+and\s+)(?:
      (?:it|that|this|they|which)(?:'s been|'s| is| was| has been|'re| are| were| feels| felt)\s+
      |(?:so|such|super|totally|pretty|really|just|what|very|absolutely|tough|crazy|insane)\s+
    )(?!about|made|why|where|how|because)(?:\w+ly |a |an |so |really |such |pretty |super |just |been |like a ){0,4}
    (?:
      great|awesome|amazing|cool|nice|fun|good|wonderful|fantastic|incredible|beautiful|lovely|inspiring|special|perfect
      |sweet|tough|tight|busy|hectic|chaotic|hard|rough|exciting|interesting|powerful|rewarding|cute|gorgeous|delicious
      |impressive|blast|adorable|stunning|magical|crazy|wild|epic|intense|insane|worth it|freeing|scary|frustrating
      |calming|thrilling|fulfilling|unreal|yummy
    )\b[^,;]{0,45}[.!]*$`,
  "i",
);
const FEELING_TAIL = new RegExp(
  wrapped`
    (?:\s+-+\s+|,\s*(?:and |but |so )?)(?:(?:I'm|I am) )?(?:so |super |really |very |totally |pretty )?(?:
      excited|stoked|pumped|thrilled|nervous|happy|can't wait|proud|hyped|grateful|psyched
      |which (?:is|was) (?!
        (?:on |in )?(?:the )?(?:
          \d|(?:${MONTH_STEMS})|(?:${DAY_STEMS})day
        )
      )(?:\w+ )?\w+
    )\b[^,;]{0,40}[.!]*$`,
  "i",
);
/** " - check out my cat", ", here it is": shows something that the memory cannot show. */
const SHOWING_TAIL = new RegExp(
  wrapped`
    (?:\s+-+\s+|[,;]\s*(?:and |so )?)(?:
      here's|here it is|here is|here are|check (?:it|this|them|out)|take a look|have a look
      |look at (?:this|these|them|it|my|the)|see (?:the )?(?:pic|photo)|as you can see
    )\b(?!(?! something| one\b| some of| what| how).* (?:I|we) \w+)[^;]*$`,
  "i",
);
const TAIL_HAS_SUBSTANCE = new RegExp(
  wrapped`
    \b(?:
      I|me|my|we|us|our|because|when|\d+|yesterday|today|last|next|since
      |for (?:the past|over|about|almost|nearly|a) [^,;]*(?:days|weeks?|months?|years?)
    )\b`,
  "i",
);

/** " - it feels like I was in my 20s just yesterday" */
const STRANGE_TAIL = new RegExp(
  wrapped` -+ (?:it|that) (?:still |just )?feels? (?:
      like (?:just |only )?yesterday|(?:so |really |a bit )?(?:strange|weird|odd|surreal|unreal)
    )\b[^;]*$`,
  "i",
);

/** ", as you suggested" */
const BY_LISTENER = new RegExp(
  wrapped`
    ,? (?:just )?(?:as|like) you(?:'ve| have)?(?: just| already)? (?:
      suggested|mentioned|said|recommended|described|noted|advised|proposed|explained
    )(?: earlier| before| above)?(?=[,.!;]|$)`,
  "gi",
);
/** ", so you might want to try it" */
const FOR_LISTENER =
  /,? so you (?:might|may|could|should|can|'d)(?: also)? (?:want|wish|like|try|consider|need|look|go)\b[^.!?]*(?=[.!]*$)/i;

/** "I can look at it if you want, I used to mend engines" */
const OFFER_FRONT = new RegExp(
  wrapped`
    ^I(?:'ll| can| could|'d be happy to) [^,;.!?]{3,70} if you(?:'d)? (?:ever )?(?:want|like|need|wish|fancy)
      (?: to| me to)?(?:[,;]| -) (?:because |since |as )?(?=(?:I|I've|I'm|my|we|our) )`,
  "i",
);

/** What every other tail begins with, in one look. */
const ANY_TAIL = /[,;]|\s-|\s(?:and|but|so|please|since)\s/i;

/** ", so it's tight" */
const BARE_VERDICT = /^,? so it's [a-z]+[.!]*$/i;

/** "I'm an only child, so it's all on me": what "it" is, nothing says, and who one is stands without it. */
const WHAT_IT_MEANS =
  /,? so (?:it|it's|that|that's|this is)\b (?!(?:needs?|has|must|should|can't|won't|will)\b)(?:(?!\b(?:I|we|my|our)\b)[^.!?;])*(?=[.!]*$)/i;
const WHO_ONE_IS = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are)[ ]
    |^(?:I|we) (?:have|'ve got|have got) (?:an? |two |three |four |five |six |\d )(?:[a-z]+ )?(?:${KIN_NOUNS})\b
    |^My (?:${KIN_NOUNS}) (?:is|has|are|have)\b`,
  "i",
);
const withoutWhatItMeans = (text: string): string => {
  if (!text.includes(" so ")) return text;
  const tail = WHAT_IT_MEANS.exec(text);
  const told = text.slice(0, tail?.index ?? 0);
  return tail !== null && WHO_ONE_IS.test(told) && !namesOneThing(told) ? `${told}.` : text;
};

/** "I'm throwing a party, you have to come": said to the listener, and no part of the news. */
const BIDS_LISTENER = new RegExp(
  wrapped`
    (?<=\w{3} [^,;.]{8,120}),? (?:so |and )?you (?:have to|must|should|gotta|have got to|need to) (?:
      come|be there|see|try|visit|join|meet|hear|taste|send
    )\b[^,;.!?]{0,40}(?=[.!]*$)
    |(?<=\w{3} [^;.]{8,160}), (?:so |and |but )?you (?:just )?(?:ring|call|phone|text|message|tell|write to|let) (?:me|us)
      \b[^;.!?]{0,80}(?=[.!]*$)`,
  "i",
);
/** "I love quilts, and I know he does too": who else does, only the talk shows. */
const SO_DO_OTHERS = new RegExp(
  wrapped`
    (?<=^\S+ \S+ [^,;.]{3,120}),? and I(?: know| bet| think|'m sure| am sure) (?:that )?(?:s?he|they) (?:
      do|does|is|are|will|would
    ) (?:too|as well)(?=[.!]*$)`,
  "i",
);
/** "When I was a cook in Graz, I felt the same": what one was, and no more. */
const SAME_THEN = new RegExp(
  wrapped`
    ^When I was (an? [^,;]{3,60}), (?:I|we) (?:did|felt|had|was|thought|went through|used to do|struggled with)[ ]
    (?:exactly |just |much )?(?:the (?:very |exact )?same(?: thing| way| problem)?|that|it|so|like that)
      (?: too| as well)?([.!]*)$`,
  "i",
);
/** "Look who I met at the market last month!" */
const LOOK_WHOM = /^(?:just )?(?:look|guess|see) (whom?|what) I (met|found|got|bought|saw|made|won) (?=(?:\S+ ){2})/i;
/** "His name is Otto, he's a diver and he's got a boat" */
const NAME_AND_IS = new RegExp(
  wrapped`
    ^(?:his|her) name(?:'s| is) ((?:(?:Mrs?|Ms|Miss|Dr|Prof)\.? )?(?-i:\p{Lu})\p{Ll}+)(?:,| and)(?: and)? s?he
      ('s got|'s| is) (?=(?:an?|the|from|in|at|\d+|nearly|almost|my|our|one|two)\b)`,
  "iu",
);
const NAME_AND_WHAT = new RegExp(
  wrapped`
    ^(?:his|her) name(?:'s| is) ((?:(?:Mrs?|Ms|Miss|Dr|Prof)\.? )?(?-i:\p{Lu})\p{Ll}+)(?:,| and)(?: and)? s?he (
      works|lives|has|plays|teaches|runs|owns|used to|grew up|comes from|loves
    ) `,
  "iu",
);
/** "One of them, a nurse named Ines, quit": who it is stands between. */
const MAY_BE_ONE_OF = /^(?:(?:but|and) )?one of /i;
const ONE_OF_THEM_NAMED = new RegExp(
  wrapped`
    ^(?:(?:but|and) )?one of (?:them|us|these|those), (an?|my) (
      [^,]{2,40} (?:named|called) (?-i:\p{Lu})[\p{L}'-]+|[a-z-]+(?: [a-z-]+)?
    ),? (?=[a-z])`,
  "iu",
);
/** "I kept it to five as mentioned in the challenge": where it was said nobody can look up. */
const AS_SAID = new RegExp(
  wrapped`
    ,? as (?:(?:I|we|you)(?:'ve)? )?(?:also |already )?(?:
      mentioned|discussed|said|noted|stated|described|shown|outlined|explained|suggested|recommended
    ) (?:
      above|below|earlier|before|previously
      |in (?:the|your|our|this|that|my) (?:[a-z-]+ ){0,2}(?:
        challenge|examples?|conversation|chat|answer|reply|message|response|question|section|code|snippet|post|task
        |exercise|prompt
      )
    )(?=[,.;!]|$)`,
  "i",
);
/** "I eat meat again, couldn't keep it up": what was not kept up, the first half says. */
const GIVEN_UP = new RegExp(
  wrapped`
    , (?:(?:just|really|simply) )?(?:I )?(?:couldn't|could not|can't|didn't) (?:
      keep (?:it|that|this) up|stick (?:with|to) (?:it|that|this)|(?:last|hold out)(?: long)?
    )(?=[.!]*$)`,
  "i",
);
export const trimTail = (given: string): string => {
  const held = given.includes(" as ") ? given.replace(AS_SAID, "") : given;
  const whole = held.includes("n't ") || held.includes("not ") ? held.replace(GIVEN_UP, "") : held;
  const said = (
    MAY_BE_ONE_OF.test(whole)
      ? whole.replace(ONE_OF_THEM_NAMED, (_, a: string, who: string) => `${upperFirst(a)} ${who} `)
      : whole
  )
    .replace(SAME_THEN, "I was $1$2")
    .replace(LOOK_WHOM, (_, who: string, done: string) => `I ${done} ${/^who/i.test(who) ? "somebody" : "something"} `)
    .replace(NAME_AND_WHAT, "$1 $2 ")
    .replace(NAME_AND_IS, (_, name: string, verb: string) => `${name} ${verb === "'s got" ? "has" : "is"} `);
  const text = said.includes(" and I") ? said.replace(SO_DO_OTHERS, "") : said;
  const own = text.includes(" you")
    ? text.replace(OFFER_FRONT, "").replace(BY_LISTENER, "").replace(FOR_LISTENER, "").replace(BIDS_LISTENER, "")
    : text;
  if (!ANY_TAIL.test(own)) return own;
  const asked = ORDER_TAIL.exec(own) ?? ASKING_TAIL.exec(own);
  const told = asked === null || countWords(own.slice(0, asked.index)) < 4 ? own : `${own.slice(0, asked.index)}.`;
  let clause = told;
  if (FOR_THE_MOMENT.test(clause)) for (const tail of TAILS_FOR_THE_MOMENT) clause = clause.replace(tail, "");
  if (clause.includes(" so ")) clause = clause.replace(FOR_THE_ANSWER, "");
  const shown = SHOWING_TAIL.exec(clause);
  if (shown !== null && countWords(clause.slice(0, shown.index)) >= 4)
    return trimTail(`${clause.slice(0, shown.index)}.`);
  clause = withoutWhatItMeans(clause).replace(STRANGE_TAIL, ".");
  const match = TAIL.exec(clause) ?? FEELING_TAIL.exec(clause);
  const least = match !== null && BARE_VERDICT.test(match[0]) ? 4 : 5;
  if (match === null || countWords(clause.slice(0, match.index)) < least || TAIL_HAS_SUBSTANCE.test(match[0]))
    return clause;
  return `${clause.slice(0, match.index)}.`;
};
