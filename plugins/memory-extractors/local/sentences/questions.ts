// Tells questions and requests from statements, and recovers the statement inside a request:
// "I'm planning a trip to Rome, can you suggest hotels?" states a plan; "As a vegetarian, what ..." states a diet.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { CORE_FACT } from "../cues/core-facts.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { opensWithSubject } from "../cues/openings.ts";
import { FINITE } from "../cues/verbs.ts";
import { MONTH_NAMES, MONTH_SHORT, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { oncePerText } from "../once-per-text.ts";
import { countWords, opensSmall } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { isRiddle } from "../reading/riddles.ts";
import { isPlural } from "../references/noun-phrases.ts";
import { asksWithAuxiliary } from "./auxiliary-first.ts";
import { takenForGranted } from "./granted.ts";
import { withoutHalfAnswer } from "./half-answers.ts";
import { withNewFirst, withoutHalf } from "./halves.ts";
import { splicesOnKin } from "./kin-splices.ts";
import { splicesOnToo } from "./kin-too.ts";
import { isOrder } from "./orders.ts";

const WH =
  /^(?:please )?(?:(?:since|until|till|from|by) when|what|how|why|where|when|who|whom|whose|which)(?:'s|'re|'d|'ve|'ll)?\b/i;
const WH_STATEMENT = new RegExp(
  wrapped`
    ^(?:when(?:ever)?|where|what|who|how|why) (?:I|we|my|our)\b
    |^when (?!(?:do|does|did|is|are|was|were|can|could|will|would|should|have|has)\b)[^,]{3,60}, (?:I|we|my|our)\b
    |^when (?!
      (?:do|does|did|is|are|was|were|can|could|will|would|should|have|has)\b
      |.*\b(?:can|could|should|do|did|does|will|would|shall|is|are|was|were|must) (?:I|we|you|he|she|it|they|my|the)\b
    )(?:(?:the|his|her|their) )?[\p{L}-]+ [a-z]{3,}\b[^,?]{0,60} (?:I|we|my|our) [a-z][^?]*$
    |!$`,
  "iu",
);
/** "What worries me is the roof: it leaks": no question, though it opens like one. */
const WHAT_IT_IS = new RegExp(
  wrapped`
    ^what (?:(?:really|still|also|mostly|actually|mainly) )?(?:
      (?:did|do|does)n't [a-z]+
      |(?:
        worr|both|annoy|surpris|scar|matter|help|chang|concern|motivat|stress|attract|frighten|irritat|frustrat|convinc
        |counts?|strik|struck|went|works?|worked|keeps?|kept|makes?|made|bugs?|puts? me off|holds? me
      )[a-z]*
    )\b[^?,:;]{0,70}? (?:is|was|are|were) (?:that (?=[a-z]+ [a-z]+ )|(?!(?:it|that|this|there|I|you|he|she|they|we)\b))[^?]+
      $`,
  "i",
);
const AUXILIARY_FIRST = new RegExp(
  wrapped`
    ^(?:
      do|does|did|are|is|am|was|were|have|has|had|can|could|would|will|should|shall|may|might|don't|doesn't|didn't
      |aren't|isn't|wasn't|haven't|won't|wouldn't|couldn't|any|ever|got any|want to|mind if|care to
    )\s+(?:
      you|u|I|we|he|she|it|they|there|that|this|the|your|my|these|those|a|an|anyone|any|tips|chance|some|go|see|hear
      |join|try|come|been
    )\b`,
  "i",
);
/** "Want me to come over", "need me to bring anything": offered, with no mark behind it. */
const OFFERS_HELP = /^(?:do you )?(?:want|need|would you like) (?:me|us) to\b/i;
/** "Any breakfast ideas under ten minutes" */
const ANY_IDEAS =
  /^any (?:[\w-]+ ){0,4}(?:ideas?|tips|suggestions?|recommendations?|advice|thoughts|recipes?|options)\b/i;
/** "Had a rough morning", "Didn't see the film": no question mark, and a subject that chat leaves out. */
const LEFT_OUT_SUBJECT = new RegExp(
  wrapped`
    ^(?:
      (?:had|haven't|didn't|wasn't|couldn't|was|got|did) (?:an?|some|the|my|this|that|been|to)
      |(?:don't|doesn't|didn't|won't|wouldn't|couldn't) (?:go|see|hear|join|try|come)
    )\b`,
  "i",
);
const INDIRECT = new RegExp(
  wrapped`
    ^(?:I'm|I am|I was|we're|I've been)?\s*(?:just |also |really )?(?:wondering|curious|not sure|unsure) (?:
      if|whether|how|what|which|about|why|when|where
    )\b`,
  "i",
);

/** Where a request begins behind a statement. */
const REQUEST = new RegExp(
  wrapped`
    (?:[,;:]|\s-)?\s+(?:(?:so|and|but|then)[,]?\s+)?(?:
      (?:can|could|would|will) (?:you|one of you|any of you|any(?:one|body)|some(?:one|body)|every(?:one|body))\b
      |(?<=[,;] )will (?:this|that|it) |(?<!(?:\b(?:to|I|we|you|he|she|it|they|who|that|can|could|will|would|should|might|not)|'d|'ll) )(?:can|could|should|shall|would|do|does|did) (?:I|we|it|there) |(?<=(?:[,;:-]|\b(?:so|and|but|then)) )(?:(?:can|could|should|would|does) (?:that|this|the|my|s?he|they) |(?:do|did) (?:that|this|the|my) (?=.*\?))
      |(?<=(?:[,;:-]|\b(?:so|and|but|then)) )(?:
        (?:is|are) (?:I|we|it|there|that|this|the|my) |(?:is|are|was|were) [a-z]{2,}ing )
      |do you\b|please\b|(?<=(?:[,;:-]|\b(?:so|and|then|now)) )help me\b
      |(?<!(?:'ll|'d|\b(?:will|would|to|can|could|should|must|might|they|he|she|who|it)) )let me know\b
      |(?:does|did) (?:that|this|it) (?:count|matter|help|make sense)\b
      |any (?:[\w-]+ ){0,2}(?:tips|advice|suggestions|recommendations|ideas|thoughts)\b|I was (?:just )?wondering\b
      |I'm (?:just )?wondering\b
      |(?<=\band )(?:was|am|were|are) (?:just |also )?(?:wondering|hoping) (?:if|whether) you\b
      |so if (?:there|you|anyone|anybody)\b
      |(?:is|was) (?:that|this|it) (?:an? |the )?(?:right|good|bad|okay|ok|normal|enough|correct|possible|true|fair)\b
      |what about\b|how about\b|(?:what|how|where|which \w+) (?:can|could|should|do) I\b
      |(?<=^(?:since|as|because|given that|now that) .*)(?:what|how|where|which \w+) (?:can|could|should|would|do|does) (?:s?he|they|we) |(?<=[-,;] )(?:want|wanna|care) to\b
      |do you think\b|and I (?:need|want|would like|'d like) (?:you|your)\b
      |and (?:I'd|I would) (?:like|love) to (?:know|hear|understand|learn|find out) (?:
        how|what|if|whether|which|why|when|where|more
      )\b(?!.*\b(?:can|could) you\b)
    )`,
  "i",
);
/** The same with a question word, which needs a comma or connector before it: "I know what I want" is whole, and "my aunt, who is 81" tells more. */
const WH_REQUEST = new RegExp(
  wrapped`
    (?:,|;|:|\s-)\s*(?:(?:so|and|but|then)[,]?\s+)?(?:
      (?:
        what|what's|how|where
        |who(?! (?:is|are|was|were|does|did)\b(?!(?: [\w-]+)+\?)
          | [a-z]+n't\b(?!(?: [\w-]+)+\?)
          | (?:will|would|can|could|should)\b(?<=(?-i:\p{Lu}\p{Ll}+|\b(?:${KIN_NOUNS})), who [a-z]+)
            (?! (?:I|we|you|it)\b|(?: [\w-]+)+\?)
        )
        |when|why
      )\b(?= (?:
          can|could|should|would|do|does|did|is|are|was|were|kind|type|sort|options?|would|will|might|other|if|steps
          |many|much|to|some|specific|\w+ (?:should|would|can|could|do|are|is)
          |(?:[\w-]+ ){2,4}(?:should|would|can|could|do|did) (?:I|we|you)\b
        )
      )
      |which\b(?= (?:
          kind|type|sort|options?|other|specific|(?:do|does|did|should)(?= (?:I|we|you|it|the|my|they|he|she)\b)
          |\w+ (?:should|would|can|could|do|are|is) (?:I|you|we|there|best)\b
        )
      )
    )
    |\s(?:so|and|but)\s+(?:what|how|which|where|why)\s(?:can|could|should|would|do|does|is|are|kind|to)\b`,
  "iu",
);
/** "which foods help?", but not "which is nice", "which my aunt built" */
const WHICH_THING = wrapped`
  which (?!
    (?:
      is|was|are|were|has|had|have|can|could|will|would|should|might|may|must|means?|meant|makes?|made|helps?|takes?
      |took|got|gets?|seems?|also|still|just|always|never|really|include[sd]?|use[sd]?|dates|involve[sd]?|requires?
      |needs?|gives?|gave|allows?|says?|said|explains?|covers?|contains?|starts?|ends?|leads?|led|works?|goes|went
      |comes?|came|shows?|lets?|left|causes?|turns?|feels?|looks?|sounds?|costs?|keeps?|kept|\w+ed|I|I'm|we|he|she|it
      |they|you|my|our|the|a|an|his|her|their
    )\b
    |\w+(?:'s|'ve|'d|'ll|n't) )\w[^,]*$`;
/** "recipe for bread?", "worth fixing?" */
const BARE_WISH = wrapped`
  best \w+\?
  |(?:(?:best|good|nice|easy|quick|simple|cheap|healthy|some) ){0,2}(?:
    recipes?|ideas?|tips|suggestions?|recommendations?|recs|advice|thoughts|alternatives?
  )\b(?! (?:is|are|was|were|from)\b)
  |(?:is it )?worth (?:\w+ing|it)\b`;
/** "..., is honey dangerous?", "..., any quiet walks?": behind a comma, of a sentence with a question mark. "..., is she?" only makes sure. */
const ASKS_OF_ELSE = new RegExp(
  wrapped`
    (?<!\b(?:who|who's|whose|which)\b[^,]{0,60}),\s+(?:(?:so|and|but|then),? )?(?:
      (?:is|are|am|was|were|do|does|did) (?!
        (?:I|you|we|he|she|it|they|that|this|there|not)\s*\?
        |(?:also|still|now|already|just|always|never|only|both|currently)\b
      )
      |any |(?:what|what's|how|how's|why)\b|${WHICH_THING}|${BARE_WISH}
    )`,
  "i",
);
const REASON_BEHIND = new RegExp(
  wrapped`
    \b(?:
      since|because|considering(?: that)?|given that|seeing as|knowing that|(?:keeping|bearing) in mind(?: that)?
      |(?:but|and) (?:please )?(?:remember|note|consider|keep in mind|bear in mind)(?: that)?
      |as(?=
        \s(?:I'm|I've|(?:I|we) (?:am|have|had|can|can't|cannot|do|don't|live|work|need|want|prefer)|we're|we've|my|our)\b
      )
    )\s+((?:I|I'm|I've|I'd|my|we|we're|we've|our)\s.{8,})$`,
  "i",
);
/** "As someone who never flies, how do I get to Oslo?" */
const AS_ONE_WHO = new RegExp(
  wrapped`
    ^as (?:someone|somebody|a person|one) who (.{3,120}?),\s+(?=
      (?:what|how|which|where|should|can|could|would|do|does|is|are|any|I'd|I would)\b
    )(.*)$`,
  "i",
);
/** "Is oil painting fine for someone like me, who works nights?" */
const LIKE_ME = /\b(?:someone|somebody|a person) like me,? (who [^?]{6,100})\?$/i;
const AS_SOMEONE = new RegExp(
  wrapped`
    ^as (
      an? (?!result|matter|whole|group|team|first|side|final|follow|reminder|start|bonus|way|last|general|consequence)[^,]{3,60}?
    ),\s*(.*)$`,
  "i",
);
const NOT_FOR_ME = /^(?:don't|can't|cannot|haven't|never) (?:have|had|got|eat|drink|stand|like|own|drive|use|cook)\b/i;
const STATES = new RegExp(
  wrapped`
    ^(?:
      I|me and my|I'm|I've|I'd|I'll|we|we're|we've|my|our|as an?|since|because|given|now that|currently|recently|last
      |this (?:week|weekend|month|year|spring|summer|autumn|fall|winter)(?=,? (?:I|we|my|our)\b)|yesterday|today|after
      |for my|need help
    )\b`,
  "i",
);
/** "Sold the boat, what taxes do I pay?", "The airline moved our flight, what can we claim?" */
const STATES_BARELY = new RegExp(
  wrapped`
    ^(?:the (?!code|program|app|error|function|script|book|text|question|exercise|formula|problem)|they |he |she )[^?,]{3,60}
      \b(?:my|our|me|us)\b(?!.*\byour?\b)
    |^(?:just |finally |recently )?(?:\w{3,}ed|sold|bought|got|quit|went|won|lost|broke|found|took) (?:
      my|our|the|an?|in|out|up|to|into|from|off
    )\b(?!.*\byour?\b)`,
  "i",
);
/** "Nora's allergic to kiwi, so what can I bake?": what only holds of a person. */
const STATES_OF_PERSON = new RegExp(
  wrapped`
    ^(?!(?:It|He|She|That|This|What|Who|There|Here|How|Where|When|Everyone|Somebody|Someone|Nobody)\b)\p{Lu}\p{Ll}+
      (?:'s| is) (?:(?:also|now|very|really|badly|severely|highly) )?(?:
      allergic to|coeliac|celiac|vegan|vegetarian|lactose|diabetic|pregnant|turning \d|\d+(?:,| and\b| years\b)
      |coming (?:on|over|to|for)|staying with|visiting|scared of|afraid of
    )`,
  "u",
);
/** "Blood test is on 3 Feb at 9:40, can you remind me the day before?": the day of something. */
const STATES_DAY = new RegExp(
  wrapped`
    ^(?!(?:what|which|where|when|who|how|why|if|is|are|can|could|do|does|will|should)\b)(?:[\w'-]+ ){1,4}(?:is|are) (?:now |moved to )?
      (?:on |at |next |this )?(?:the )?(?:
      \d{1,2}(?:st|nd|rd|th|:\d\d| ?[ap]m| (?:${MONTH_NAMES}|${MONTH_SHORT}))\b|${MONTH_NAMES}\b|${MONTH_SHORT} \d
      |${WEEKDAY_NAMES}\b|tomorrow\b
    )`,
  "i",
);

/** "The shed's roof is only 2 metres wide, is that enough?", "the bank raised the fee from 8 to 12, is that legal?" */
const STATES_FIGURE = new RegExp(
  wrapped`
    ^(?:the|our) (?!
      (?:
        probability|chances?|sum|answer|area|angle|product|value|formula|result|function|number|odds|ratio|mean|average
        |length|equation|code|program|script|exercise|problem|question
      )\b
    )[^,?]{3,50} (?:
      is|are|takes|costs|weighs|has|charges|wants
      |(?:raised|lowered|cut|changed|moved|increased|reduced) [^,?]{2,30} (?:from|to|by)
    ) (?:(?:only|about|just|around|nearly|over|now) )*[$€£]?\d[^,?]*, (?=
      is (?:that|it)|can|could|should|what|how|do|does
    )`,
  "i",
);

const MARKED = /\?["')\]]?\s*$/;

/** "ugh who will I live with" */
const WAILS =
  /^(?:ugh+|argh+|aw+|damn|god|jeez|omg|wtf|hmm+|uff|oof|lol|man|dude|bro),? (?=(?:who|what|where|when|why|how)(?:'s|'re|'ll)? )/i;
/** "nice but can you make it shorter" */
const PRAISES_BUT = new RegExp(
  wrapped`
    ^(?:that's |it's |looks )?(?:nice|great|lovely|good|cool|perfect|thanks|cheers|ok|okay|fine|brilliant),? but (?=
      (?:can|could|would|will) you\b
    )`,
  "i",
);
export const isQuestion = oncePerText((said) => {
  const text = said.replace(WAILS, "").replace(PRAISES_BUT, "");
  if ((text.includes("?") && MARKED.test(text)) || INDIRECT.test(text)) return true;
  if (opensWithSubject(text)) return false;
  if (ANY_IDEAS.test(text) || OFFERS_HELP.test(text)) return true;
  if (asksWithAuxiliary(text)) return true;
  if (AUXILIARY_FIRST.test(text)) return !LEFT_OUT_SUBJECT.test(text);
  return WH.test(text) && !WH_STATEMENT.test(text) && !WHAT_IT_IS.test(text);
});

/** "anyway hows college", "yo big head, where you at": what a question that is typed without its mark opens with. */
const OPENS_TYPED = new RegExp(
  wrapped`
    ^(?:
      (?:anyways?|so|and|but|ok|okay|also|oh|well|lol|haha|omg),? |(?:yo|oi|hey)(?: [a-z]+){0,2},? (?=(?:what|how|where|who|when|why|did|do|are|have|is))
    ){1,5}`,
  "i",
);

const isTypedQuestion = (text: string): boolean => isQuestion(text.replace(OPENS_TYPED, ""));

/** "what a cheek", "wow how lovely": typed without its mark, and asks nothing. */
const EXCLAIMS = new RegExp(
  wrapped`
    ^(?:(?:wow|oh|aw+|omg|god|haha|lol|ah|ugh),? )*(?:
      what an? (?!.*\b(?:is|are|was|were|do|does|did|has|have|had|can|will|would)\b)
      |how (?:
        lovely|nice|cute|sweet|awful|annoying|exciting|funny|rude|weird|cool|sad|brilliant|amazing|horrible|mean|kind
        |fun|strange|stressful|frustrating
      )[.!]*$
    )`,
  "i",
);
/** Ends in a question mark, or is typed without one: "hows the flat", "did you call mum". */
export const asks = (sentence: PassageSentence): boolean =>
  (sentence.raw.trimEnd().endsWith("?") && !isRiddle(sentence.raw.trim())) ||
  (opensSmall(sentence.raw) &&
    countWords(sentence.raw) < 12 &&
    isTypedQuestion(plainOf(sentence)) &&
    !EXCLAIMS.test(sentence.raw));

/** "You were a diver? How did I not know that?": nobody answers it. */
const ASKS_NOBODY = new RegExp(
  wrapped`
    ^(?:(?:and|but|so|oh|wow|wait),? )?(?:
      how (?:did|could|do) I (?:not|never) kn[eo]w|how come (?:I|you) (?:didn't|never)
      |why (?:didn't|did) you (?:never |not )?(?:tell|mention|say)|can you (?:believe|imagine)
      |how (?:cool|sweet|cute|lovely|amazing|funny|great) is that|isn't (?:that|it|he|she) (?:\w+ )?\w+\?
      |who (?:knew|would have thought|would've thought)|what are the (?:odds|chances)|are you (?:kidding|serious|joking)
      |right\?|really\?|seriously\?|no\?|you know\?
    )`,
  "i",
);
/** The last question of a turn that waits for an answer. */
export const questionIn = (passage: Passage | undefined): PassageSentence | null => {
  const asked = passage?.sentences.filter(asks) ?? [];
  return asked.findLast(({ raw }) => !ASKS_NOBODY.test(raw)) ?? asked.at(-1) ?? null;
};

const OF_LISTENER = /\byou(?:r|rs|rself|'re|'ve|'d)?\b/i;
/** "Would you like to go through an example?", "Have you tried any of these methods?", "What else can I help you with?" */
const OFFERS_OR_POINTS = new RegExp(
  wrapped`
    ^(?:(?:so|and|but|or|also|then|now),? )?(?:
      (?:problem|exercise|question|example|step|quiz)\b.*: |(?:would|could|can|will|should|might|may) |want |ready |shall |need |how (?:about|do(?:es)? (?:this|that|these|those|it|they))\b
    )
    |\b(?:
      do you (?:want|need|mean|think|agree|understand|feel (?:this|that))
      |(?:
        this|that|these|those|above|it|them|they|else|I|me|we|us|let's|more specific|questions?|example|assist|clarif\w+
      )\b
      |any (?:specific|particular|other) (?:aspects?|parts?|areas?|points?|thoughts|details|topics?|steps?)
    )`,
  "i",
);

/** A question of an assistant's that asks for something of the user's, and not whether to go on or how its answer was. */
export const asksAboutUser = (question: string): boolean =>
  OF_LISTENER.test(question) && !OFFERS_OR_POINTS.test(question);

/** "Have you considered a planner?": what is said to it is about the proposal, seldom about who says it. */
const PROPOSES = /^have you (?:(?:already|ever|also) )?(?:considered|thought|explored|looked into|tried|started)\b/i;
export const proposes = (question: string): boolean => PROPOSES.test(question);

/** "I'm a bit curious, between Monday and Friday, how ...": nothing but the question at hand. */
const ONLY_WONDERS = new RegExp(
  wrapped`
    ^(?:I'm|I am|I was) (?:(?:just|really|also|a bit|kind of|kinda|now) )*(?:curious|wondering|unsure|confused)(?:,|$)
    |^I(?:'ve| have)(?: got)? (?:an?|one|another) (?:\w+ )?(?:question|query|doubt)$`,
  "i",
);

/** "My son Rolf, who works in Ghent, is getting married": no request, but what he does. */
const WHO_IS = /^(?:my|our|the) [^,;:?]{2,50}, (?:who|which|whose|whom)(?:'s)? [^,;:?]{2,80}$/i;

/** "I bake, and now what do I do with it?"; but what ends "by now" and "right now" is no link. */
const LINKS_ON = /(?:[,;]?\s(?:and|but|so|or|also|I)(?:\s(?:now|then|just))?|[,;]\s(?:now|then|just))+$/i;

/** "I live in Ghent, when I cycle to work, how do I stay warm?": of what is asked. */
const WHEN_ASKED = new RegExp(
  wrapped`
    (?<=^(?:I|we|my [a-z]+)(?:'m| am|'re| are|'ve| have| live| lives| work| works| own| owns| is| has) [^,]*), (?:
      when|if|while|whenever
    ) (?:I|we|my) [^,]*$`,
  "i",
);
/** The statement of a sentence that goes on to ask for something; null when there is none. */
const beforeRequest = (text: string): string | null => {
  if (
    !STATES.test(text) &&
    !(
      MARKED.test(text) &&
      [NOT_FOR_ME, STATES_BARELY, STATES_DAY, STATES_OF_PERSON, STATES_FIGURE].some((states) => states.test(text))
    )
  )
    return null;
  const cut = [REQUEST.exec(text), WH_REQUEST.exec(text), MARKED.test(text) ? ASKS_OF_ELSE.exec(text) : null]
    .filter((match) => match !== null)
    .map((match) => match.index)
    .sort((a, b) => a - b)
    .find((index) => index >= 8);
  if (cut === undefined || WHO_IS.test(text.slice(0, cut))) return null;
  const left = text.slice(0, cut).replace(LINKS_ON, "").replace(WHEN_ASKED, "").trim();
  const isPlain = STATES_OF_PERSON.test(left) || NOT_FOR_ME.test(left);
  if ((countWords(left) < 4 && !CORE_FACT.test(left) && !isPlain) || INDIRECT.test(left) || ONLY_WONDERS.test(left))
    return null;
  const bare = left.replace(/^(?:since|because|given that|considering that|seeing as|now that) /i, "");
  if (/^(?:if|when) /i.test(bare) || !(isPlain || FINITE.test(bare))) return null;
  // "Nora's allergic" is no thing of Nora's.
  return STATES_OF_PERSON.test(bare) ? bare.replace(/^(\p{Lu}\p{Ll}+)'s /u, "$1 is ") : bare;
};

/** "Had a wild week, my car broke down": the news stands behind. */
const EXCLAIMED = new RegExp(
  wrapped`
    ^(?:(?:I|we)(?:'ve)? |it's )?(?:just |really )?(?:had|been|was|it's been) (?:(?:such|quite|just|a bit of) )*an? (?:[\w-]+ ){0,2}
      (?:week|day|month|weekend|time|year|ride|few days)(?: lately| so far)?(?:,| -|:|;)(?: (?:and|but|so))? (?=
      (?:I|I'm|I've|my|we|we're|our)\b
    )`,
  "i",
);

/** "Good because I work from home" */
const GOOD_BECAUSE =
  /^(?:that's )?(?:good|great|nice|perfect|cool|ideal|lucky),? (?:because|cause|since|as) (?=(?:I|I'm|I've|my|we|we're|our)\b)/i;

const VERDICT = wrapped`
  (?:
    realistic|possible|doable|feasible|enough|normal|okay|ok|fine|safe|legal|allowed|fair|reasonable|worth it
    |too (?:big|small|much|many|long|short|early|late|soon|expensive|heavy|old|young)|a good (?:idea|price|deal)
  )`;
/** "We booked three nights in a hut, realistic with my knee?", "my rent went up by 90 is that legal": what is so, and then what is asked of it. */
const VERDICT_ASKED = new RegExp(
  wrapped`
    ^(
      (?:
        I|I've|I'm|we|we've|we're|my|our
        |(?:the |his |her )?[a-z]+ (?:wants|charges|asks(?: for)?|offers|offered|quoted|wanted)
      ) [^?]{8,160}?
    )(?:
      , ${VERDICT}(?: (?:for|with|at|on|in|to) [^,?]{2,40})?\?$
      |(?<!\b(?:say|says|said|ask|asks|asked|know|knows|tell|told|wonder|think|if|whether|how|why|what|or|and|but)),? is (?:that|this|it) ${VERDICT}
        [?.!]*$
    )`,
  "i",
);
/** "what about my car, it's a 2012 golf": what is asked about, and what it is. */
const WHAT_ABOUT_OWN = new RegExp(
  wrapped`
    ^(?:and |so |but )?what about (?:my|our) ([a-z][\w' -]{1,30}), (?:it's|it is|its|he's|she's|they're) (?=
      (?:an?|the|only|from|in|on|at|\d|\w+ing|\w+ed)\b
    )([^?]{3,80})\??$`,
  "i",
);
const withoutVerdictAsked = (text: string): string => text.replace(VERDICT_ASKED, "$1.");

/** "I wanted to ask about my scale, which stopped working": what is so of one's own. */
const ASKS_ABOUT_OWN = new RegExp(
  wrapped`
    ^(?:(?:I|we)(?:'d| would)? (?:also |just )?(?:want|wanted|like|need|needed)|I've been meaning) to ask (?:you )?
      (?:something )?about ((?:my|our) [^,?]{2,40}), (?:which|who)
      (?= (?!(?:I|we|my|our|you|the|is to|would|could)\b)[a-z]+)([^?]{6,120}?)[.!]*$`,
  "i",
);
const aboutOwn = (_: string, own: string, told: string): string => `${upperFirst(own)}${told}.`;

/** "I have twelve so far, but I'm not sure if that's enough": what comes before is told, the doubt is the question at hand. */
const DOUBT_BEHIND = new RegExp(
  wrapped`
    (?:,|;| -)? (?:so|but|and|though) (?:now )?(?:I'm|I am|we're) (?:
      (?:still|just|really|a bit|kind of|kinda|also|feeling) )*(?:
      not (?:entirely |really |quite |too )?sure|unsure|stuck|confused|wondering|curious|struggling|lost
      |having (?:trouble|issues|difficulty)
    )\b.*$`,
  "i",
);
const withoutDoubt = (text: string): string => {
  const bare = text.replace(DOUBT_BEHIND, "");
  return bare !== text && STATES.test(bare) && FINITE.test(bare) && countWords(bare) >= 5 ? `${bare}.` : text;
};

/** "I need help with a puzzle, I've just solved twelve", "I can't, I have choir": two sentences with a comma between them. */
const SPLICE = new RegExp(
  wrapped`
    ,(?:
      \s+(?=I(?:'ve| have)? (?:recently|just|already)\b)
      |(?<=\b(?:that|it|this|them|those|these|one|can't|couldn't|won't|don't),)(?<! (?:of them|other one),)(?<!
        \b(?:if|when|once|because|as|since|while|until|unless) [^,]{1,60},
      )\s+(?=(?:I|I'm|I've|my|we|we're|we've|our)\b)
    )`,
  "i",
);

/** "..., can you explain it, and I've been there for six years": the speaker goes on behind what is asked. */
const SPLICE_BEHIND = new RegExp(
  wrapped`
    ,(?<=\b(?:(?:can|could|would) you|if you (?:can|could|would))\b.*,)\s+(?:(?:and|but|also|so) ){0,2}
      (?=(?:I've|I'm|I have|my|we've|we're|our)\s)`,
  "i",
);

/** "What do I cook, Goran is bringing his daughter", "how do I speed it up, the build takes 6 minutes": asked, and then told why. */
const TOLD_BEHIND = new RegExp(
  wrapped`
    ^((?:what|how|which|where|who|any|can|could|should|do)\b[^,?]{5,80}),\s+(?=
      (?:(?-i:\p{Lu}\p{Ll}+)|s?he|my [a-z]+)(?:'s| is| has| will| won't| can't| doesn't| wants| needs| loves| hates) |(?:the|our) (?:[\w-]+ ){1,2}(?:takes|needs|costs|weighs|lasts|runs|starts|closes|opens|ends|has|is) (?:(?:about|around|only|now|on|at|until|in|over|under|almost) ){0,2}[$€£]?\d
    )`,
  "iu",
);

const toldApart = (text: string): string[] => {
  const [all, asked] = TOLD_BEHIND.exec(text) ?? [];
  return all === undefined || asked === undefined ? [text] : [asked, text.slice(all.length)];
};

/** "What about the deposit, I paid 200 in May": asked first, and told behind. */
const ABOUT = /^(?:what|how) about\b/i;
/** "Please be gentle, my grandfather died on Monday" */
const PLEASE = /^please (?!(?:note|remember|keep in mind|be aware|know)\b)/i;
const ASKED_FIRST = new RegExp(
  wrapped`
    ^(?!when (?!(?:do|does|did|is|are|was|were|can|could|will|would|should)\b))[^,?]{8,70}(?=
      ,\s+(?:but |so (?!(?:I|we) (?:can|could|know|don't)\b))?(?:I|I'm|I've|my|we|we're|we've|our)\s
    )`,
  "i",
);

/** "What time should I leave, I live in Montreuil?": the mark stands for what was asked first. */
const OWN_FACT_BEHIND = new RegExp(
  wrapped`
    ^,\s+(?:but )?(?:
      (?:I|we)(?:'m| am|'re| are) (?:(?:also|only|both|already) )?(?:
        an?|from|in|on|at|\d+|allergic|vegan|vegetarian|pregnant|diabetic|left-handed|not an?
      )\b
      |(?:I|we)(?:'ve| have) (?:got |only )?(?:an?|no|two|three|four|\d+|never)\b
      |(?:I|we) (?:
        live|work|own|drive|hate|love|can't (?:eat|drink|have|stand)|don't (?:eat|drink|have|own|drive|like)|start|earn
        |weigh
      )s? |my (?:[a-z-]+ )?(?:${KIN_NOUNS}) (?:is|are|has|have|wants?|hates?|loves?|can't|doesn't|don't|lives?|works?|turns)\b
    )[^?]+\?+$`,
  "i",
);
/** How much of a text asks first, before its speaker goes on. */
const askedFirst = (text: string): string | undefined => {
  const asked = ASKED_FIRST.exec(text)?.[0];
  const isTold = asked !== undefined && (!MARKED.test(text) || OWN_FACT_BEHIND.test(text.slice(asked.length)));
  return isTold ? asked : undefined;
};

/** "how long till I can climb stairs again I live on the 3rd floor": typed on behind a question; what is rare is looked at first. */
const FACT_TYPED_BEHIND = new RegExp(
  wrapped`
    (?=
      (?:
        I live (?:in|on|at|with|near)|I work (?:from|nights|mornings|evenings|days|weekends|shifts|as)
        |I (?:really )?(?:hate|can't stand|loathe) (?!it\b|that\b|this\b|them\b|how\b|when\b|you\b)
        |I'm (?:allergic|vegan|vegetarian|diabetic|pregnant|coeliac|celiac|lactose)
        |I (?:don't|can't) (?:eat|drink|drive|own) |I (?:only |just )?have (?:an?|no|one|two|three|\d+) (?!of\b)
      )(?!.*\bI live\b.*\bI live\b)[^?]*[.?]?$
    )(?<=
      ^(?:how|what|which|where|when|can|could|should|do|does|is|are|any)\b(?!
        .*\b(?:
          say|saying|tell|claim|pretend|think|assume|imagine|suppose|mention|write|prove|explain|called|titled|poem|song
          |lyrics|sentence|saying
        )\b
      )[^,;?]{12,80}(?<!
        \b(?:
          if|when|because|since|that|where|and|but|so|while|as|until|till|unless|although|though|than|or|before|after
          |the|who|which|place|time|town|city|moment|day|way|reason|year
        )
      ) )`,
  "i",
);

const splicedIn = (text: string): string[] => {
  if (!text.includes(","))
    return text.includes(" I")
      ? text.split(FACT_TYPED_BEHIND).map((part, at) => (at === 0 ? part : part.replace(/\?$/, ".")))
      : [text];
  const asked = askedFirst(text);
  if (asked !== undefined && (isQuestion(asked) || ABOUT.test(asked) || PLEASE.test(asked))) {
    const behind = upperFirst(
      text
        .slice(asked.length)
        .replace(/^,\s+(?:(?:but|so) )?/, "")
        .replace(/\?+$/, "."),
    );
    return PLEASE.test(asked) ? splicedIn(behind) : [behind];
  }
  const [asking = "", ...behind] = text.split(SPLICE_BEHIND);
  return [asking, ...behind.map((part) => part.replace(/\?$/, "."))].flatMap((part) =>
    part
      .split(SPLICE)
      .flatMap(toldApart)
      .filter((told) => told !== ""),
  );
};

/** "Yusuf's on shift until the 21st, so maybe the weekend after?": what is so, and then what is proposed. */
const PROPOSAL_BEHIND = new RegExp(
  wrapped`
    ^(
      (?:
        I|I'm|I've|I'll|we|we're|we've|we'll|my|our|the|they|they're|he|he's|she|she's
        |(?!
          (?:
            What|How|Where|When|Who|Which|Why|Any|If|Maybe|Since|Because|So|And|But|Are|Is|Do|Does|Did|Was|Were|Have|Has
            |Can|Could|Would|Will|Should|Shall
          )\b
        )(?-i:\p{Lu}\p{Ll}+)(?:'s)?
      ) [^?]{8,100}?
    ),? (?:so|but) (?:maybe|perhaps|how about|what about|possibly|probably) [^?]{3,60}\?$`,
  "iu",
);
const withoutProposal = (text: string): string => (text.endsWith("?") ? text.replace(PROPOSAL_BEHIND, "$1.") : text);

/** "The piece takes 7 minutes, so push the vows to 4:15", "I wrote one in 2021, so reuse that?": what is so, and then an order. */
const ORDER_BEHIND = new RegExp(
  wrapped`
    ^(
      (?:
        I|I'm|I've|we|we're|we've|my|our|the|there's
        |(?!(?:What|How|Where|When|Who|Which|Why|Any|If)\b)(?-i:\p{Lu}\p{Ll}+)(?:'s)?
      ) [^?]{8,160}?
    ), so (?:please |just |maybe |then )*(?:
      push|move|make|change|put|add|drop|swap|use(?! of)|reuse|skip|replace|remove|adjust|shift|shorten|cut|count|assume
      |update|go easy|start with|stick to|leave (?:out|off)|take (?:out|off)|plan (?:for|around|on)
      |keep (?:it|that|this|them|in mind)
    ) [^?]{2,60}[?.!]*$`,
  "iu",
);
/** "My flight moved to 6 August, so the form must be after the 27th right?": what is so, and then what is asked to follow. */
const CONCLUSION_ASKED = new RegExp(
  wrapped`
    ^((?:my|our) (?:[\w'-]+ ){1,4}(?:moved|changed|went|got|was|were|is|are|has|have|starts?|ends?|costs?) [^?]{3,120}?)
      , so (?:the|my|our|I|we|it|that|this|there) [^?]{3,90}\?$`,
  "i",
);
/** "the first asks 90k, what should I say": typed without its mark. */
const ASKED_BEHIND = new RegExp(
  wrapped`
    ^((?!(?:what|how|where|when|which|who|why|if|can|could|should|do|does|is|are)\b)[^?]{8,160}?),? (?:so |and |but )?
      (?:what|how|where|when) (?:should|can|could|do) (?:I|we) [^,;?]{2,80}[.!]?$`,
  "i",
);
/**
 * What a sentence states: itself, or the statement parts of a request. Empty when it only asks.
 * Only the first person is recovered from requests: anything else in a question may be a supposition.
 */
export const statedParts = (sentence: string, wasTagQuestion: boolean): string[] =>
  splicedIn(
    withNewFirst(
      withoutHalfAnswer(
        withoutHalf(
          withoutProposal(withoutVerdictAsked(sentence.replace(EXCLAIMED, "").replace(GOOD_BECAUSE, "")))
            .replace(WHAT_ABOUT_OWN, "My $1 is $2.")
            .replace(ASKS_ABOUT_OWN, aboutOwn)
            .replace(ORDER_BEHIND, "$1.")
            .replace(CONCLUSION_ASKED, "$1.")
            .replace(ASKED_BEHIND, "$1."),
        ),
      ),
    ),
  )
    .flatMap(splicesOnToo)
    .flatMap(splicesOnKin)
    .flatMap((part) => {
      const told = withoutDoubt(part);
      return [...statedIn(told, wasTagQuestion), ...(told === part ? [] : reasonsIn(part.slice(told.length)))];
    });

/** "I might miss the call with Ada, so can you remind me that it's moved?" speaks of the call. */
const withThing = (said: string, left: string): string => {
  const thing = /.*\b((?:the|my|our) (?!(?:most|least|way|same)\b)[^,;]{3,80})$/i.exec(left)?.[1];
  if (thing === undefined) return said;
  return said.replace(/^It's /, `${upperFirst(thing)} is `).replace(/^It (?=(?:is|was|has) )/, `${upperFirst(thing)} `);
};

/** "How do I promote our tea room, considering we've moved it to Main Street?" speaks of the tea room. */
const OWN_THING_BEFORE = new RegExp(
  wrapped`
    \b((?:my|our) (?:(?!(?:and|or|with|in|on|at|for|to|of|by|from|that|which|is|are|was|were)\b)[\w'-]+ ){0,3}[\w'-]+),? (?:
      since|because|considering|given|seeing|knowing|as|but|and
    )\b`,
  "i",
);
const withOwnThing = (said: string, request: string): string => {
  const thing = OWN_THING_BEFORE.exec(request)?.[1];
  if (thing === undefined || said.includes(thing)) return said;
  const pronoun = isPlural(thing.split(" ").at(-1) ?? "") ? "them" : "it";
  return said.replace(
    new RegExp(
      String.raw`(?<=\b(?:I|I've|we|we've|to) (?:[a-z]+ ){0,3}[a-z]+ )${pronoun}(?= (?!(?:is|was|has|had|will|would|can|could)\b)|[.]$)`,
      "i",
    ),
    lowerFirst(thing),
  );
};

/** Where the request goes on behind its reason: "since my shop did well, do you have any tips?" */
const ASKS_ON = /(?:\s+-|,)\s+(?:is|was|are|were|do|does|did|should|could|can|would|will|what|how|any)\b.*$/i;
/** "Any tips, considering I'm 58?": why it is asked, if that says something by itself. */
const reasonsIn = (request: string): string[] => {
  const reason = REASON_BEHIND.exec(request.replace(/[?.!]+$/, ""))?.[1]?.replace(ASKS_ON, "");
  return reason !== undefined && FINITE.test(reason) && countWords(reason) >= 4 ? [`${upperFirst(reason)}.`] : [];
};

/** "we found a flat on Mill Road, but the landlord wants 500 up front??": done, whatever the mark behind it asks. */
const TELLS_DEED = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:just|finally|already|also) )?(?:
      found|bought|booked|sold|signed|paid|got (?:an?|the|my|our|\d)|moved|rented|ordered|hired|quit|left|lost|won
      |started|finished|cancel+ed|changed|switched|submitted|applied|enrolled|passed|failed|broke
    ) (?!(?:it|that|this|them)\b)[^?]{12,240}\?+\s*$`,
  "i",
);

const statedIn = (text: string, wasTagQuestion: boolean): string[] => {
  const parts: string[] = [];
  const asOneWho = AS_ONE_WHO.exec(text);
  if (asOneWho !== null) return [`I am someone who ${asOneWho[1]}.`, ...statedIn(asOneWho[2] ?? "", wasTagQuestion)];
  const likeMe = LIKE_ME.exec(text)?.[1];
  if (likeMe !== undefined && !/ (?:and|but|or) (?:you|do|does|what|how|can|could)\b/.test(likeMe))
    return [
      /^who (?:can|could|will|would|won't|cannot|can't)\b/i.test(likeMe)
        ? `I ${likeMe.slice(4)}.`
        : `I am someone ${likeMe}.`,
    ];
  const asSomeone = AS_SOMEONE.exec(text);
  const rest = asSomeone?.[2] ?? text;
  const restAsks = isQuestion(rest) || (asSomeone !== null && !wasTagQuestion && isQuestion(text));
  if (asSomeone !== null && restAsks) parts.push(`I am ${asSomeone[1]}.`);
  const left = beforeRequest(rest);
  if (left !== null) {
    parts.push(`${upperFirst(left)}.`);
    const behind = rest.slice(rest.indexOf(left) + left.length);
    const granted = takenForGranted(behind).map((said) => withThing(said, left));
    parts.push(...(granted.length > 0 ? granted : reasonsIn(behind)));
  } else if (TELLS_DEED.test(rest)) {
    parts.push(rest.replace(/\?+\s*$/, "."));
  } else if (restAsks || isOrder(rest)) {
    const reasons = reasonsIn(rest).map((said) => withOwnThing(said, rest));
    parts.push(...(reasons.length > 0 ? reasons : takenForGranted(rest)));
    if (!restAsks) parts.push(text);
  } else parts.push(text);
  return parts;
};
