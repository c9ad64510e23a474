// Recovers the statement inside a request: "I'm planning a trip to Rome, can you suggest hotels?" states a plan; "As a vegetarian,
// what ..." states a diet.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { CORE_FACT } from "#plugins/memory-extractors/local/cues/core-facts.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { MONTH_NAMES, MONTH_SHORT, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural } from "#plugins/memory-extractors/local/references/noun-phrases.ts";
import { isOrder } from "../orders/orders.ts";
import { takenForGranted } from "./granted.ts";
import { INDIRECT, isQuestion, MARKED } from "./questions.ts";

/** Where a request begins behind a statement. */
const REQUEST = new RegExp(
  wrapped`
    (?:[,;:]|\s-)?\s+(?:(?:so|and|but|then)[,]?\s+)?(?:
      (?:can|could|would|will) (?:you|one of you|any of you|any(?:one|body)|some(?:one|body)|every(?:one|body))\b
      |(?<=[,;] )will (?:this|that|it)[ ]
      |(?<!(?:\b(?:to|I|we|you|he|she|it|they|who|that|can|could|will|would|should|might|not)|'d|'ll) )
        (?:(?:can|could|should|shall|would|do|does|did) (?:I|we|there) |(?:can|could|should|shall|would) it |(?:do|does|did) it (?=.*\?))
      |(?<=(?:[,;:-]|\b(?:so|and|but|then)) )(?:
        (?:can|could|should|would|does) (?:that|this|the|my|s?he|they) |(?:do|did) (?:that|this|the|my) (?=.*\?)
      )
      |(?<=(?:[,;:-]|\b(?:so|and|but|then)) )
      (?:(?:is|are) (?:I|we|it|there|that|this|the|my) |(?:is|are|was|were) [a-z]{2,}ing )
      |do you\b|please\b|(?<=(?:[,;:-]|\b(?:so|and|then|now)) )help me\b
      |(?<!(?:'ll|'d|\b(?:will|would|to|can|could|should|must|might|they|he|she|who|it)) )let me know\b
      |(?:does|did) (?:that|this|it) (?:count|matter|help|make sense)\b
      |any (?:[\w-]+ ){0,2}(?:tips|advice|suggestions|recommendations|ideas|thoughts)\b|I was (?:just )?wondering\b
      |I'm (?:just )?wondering\b
      |(?<=\band )(?:was|am|were|are) (?:just |also )?(?:wondering|hoping) (?:if|whether) you\b
      |so if (?:there|you|anyone|anybody)\b
      |(?:is|was) (?:that|this|it) (?:an? |the )?(?:right|good|bad|okay|ok|normal|enough|correct|possible|true|fair)\b
      |what about\b|how about\b|(?:what|how|where|which \w+) (?:can|could|should|do) I\b
      |(?<=^(?:since|as|because|given that|now that) .*)
        (?:what|how|where|which \w+) (?:can|could|should|would|do|does) (?:s?he|they|we)[ ]
      |(?<=[-,;] )(?:want|wanna|care) to\b|do you think\b|and I (?:need|want|would like|'d like) (?:you|your)\b
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
    |\w+(?:'s|'ve|'d|'ll|n't)[ ]
  )\w[^,]*$`;
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
export const STATES = new RegExp(
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
    ) (?:(?:only|about|just|around|nearly|over|now) )*[$€£]?\d[^,?]*,[ ]
    (?=
      is (?:that|it)|can|could|should|what|how|do|does
    )`,
  "i",
);

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
  if (!(isPlain || FINITE.test(bare))) return null;
  // "Nora's allergic" is no thing of Nora's.
  return STATES_OF_PERSON.test(bare) ? bare.replace(/^(\p{Lu}\p{Ll}+)'s /u, "$1 is ") : bare;
};

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
export const reasonsIn = (request: string): string[] => {
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

export const statedIn = (text: string, wasTagQuestion: boolean): string[] => {
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
  const restAsks = isQuestion(rest);
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
