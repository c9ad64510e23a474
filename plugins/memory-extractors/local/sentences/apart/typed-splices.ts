// Two statements that a user types in one breath: "my Dutch is bad I'm from Chile" without a mark between, "cheap dinners please,
// I'm vegan" with what the message asks for in front.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { IMPERATIVES } from "#plugins/memory-extractors/local/cues/order-words.ts";
import { FIRST_PERSON } from "#plugins/memory-extractors/local/cues/signals.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { DAY_STEMS } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { hasInnerDangling, opensDangling } from "#plugins/memory-extractors/local/references/leaning/anaphora.ts";
import { isPlural } from "#plugins/memory-extractors/local/references/noun-phrases.ts";

const OWN = "(?=(?:I|I'm|I've|I'll|we|we're|we've|my|our)\\s)";

/** What a message asks for: named with a "please", or as a thing that is written or looked up. */
const ASKED_FOR = new RegExp(
  wrapped`
    ^(?:
      (?:
        [^,;]{3,60} (?:please|pls)
        |(?:an? |some )?(?:
          (?:[\w-]+ ){0,5}?(?:
            ideas?|tips|recipes?|list|menu|split|plan|template|outline|itinerary|playlist|captions?|poem|toast|speech
            |letter|e-?mail|text|message|cv|bio
          )
          |(?:\d+|one|two|three)[ -](?:day|week|month)s? [\w-]+
        )(?: (?:for|of|about|to|in|under|with|without) [^,;]{2,50})?
        |(?:just )?(?:searching|looking|hunting) for (?!(?:it|that|this|them)\b)[^,;]{3,50}
        |(?:(?:ok|okay|perfect|great|cool|good|nice|yes|yeah|thanks|and|but),? ){1,3}
          (?:no|nothing with|not|without|less|more) [^,;]{3,50}
      )
    )(?:,|(?<=\b(?:please|pls))) ${OWN}`,
  "i",
);
/** "a text to my boss", "a speech for our wedding": for whom, and nothing that is told. */
const FOR_OWN = /\b(?:for|to|about|of) (?:my|our|me|us)\b/gi;
const STATES = /\b(?:is|are|was|were|has|have|had|got|get|went|came|says?|said|can|will|would|needs?)\b/i;

const withoutAskedFor = (text: string): string => {
  const left = /, |\bpl(?:ease|s) /i.test(text) ? ASKED_FOR.exec(text)?.[0] : undefined;
  if (left === undefined || STATES.test(left) || FIRST_PERSON.test(left.replace(FOR_OWN, ""))) return text;
  const told = text.slice(left.length);
  return opensDangling(told) || hasInnerDangling(told) ? text : upperFirst(told);
};

/** "the rent is 900 I'm paying half": a whole statement, and "I'm" where nothing leads to it. */
const JOINED = new RegExp(
  wrapped`
    ^(
      (?:I|I'm|I've|my|our|the) (?!
        .*\b(?:
          think|thinks|thought|say|says|said|tell|tells|told|know|knows|knew|hope|hopes|guess|bet|swear|feel|feels|felt
          |believe|believes|mean|means|meant|see|sees|find|wish|assume|reckon|imagine|realise|realize|notice|heard
          |reason|problem|thing|fact|idea|joke|time|moment|day|way|if|when|whenever|since|because|while|until|unless
          |although|though|that|whether|after|before|where|what|how|why|who|as|like|and|but|so|or
        )\b.* I'm[ ]
      )[^,;:"]{6,80}?
        (?<!
        \b(?:
          is|are|was|were|be|am|I|not|just|now|than|sad|happy|glad|angry|mad|cross|afraid|scared|worried|sure|proud
          |surprised|sorry|certain|aware|convinced|upset|lucky|jealous|relieved|grateful|annoyed|shocked|amazed
          |disappointed|thankful|pleased|confident|furious|excited|delighted|ashamed|nervous
        )
      )
    ) (
      I'm (?:
        from|in|an?|\d+|new|paying|working|moving|covering|living|allergic|vegan|vegetarian|diabetic|pregnant|retired
        |single|married|left-handed|lactose|coeliac|celiac|off|on
        |(?:doing|running|taking|starting|studying|teaching|hosting|having|getting) (?:the|an?|my|our)(?! (?:
            week|day|weekend|month|year|morning|evening|night|summer|spring|autumn|winter|first|last|next|whole|same
          )\b
        )
        |(?:flying|travell?ing) to (?!in\b|on\b|at\b|next\b)[a-z]+|training for (?:the|an?|my)
      )\b.*
    )$`,
  "i",
);

/** "I'm 34 and 92 kg want to get to 85": who is measured, wants it. */
const MEASURED = new RegExp(
  wrapped`
    ^((?:I'm|I am|I weigh) (?:[^,;:"]{0,60} )?\d[\d.,]* ?(?:kg|kilos?|lbs?|pounds?|stone)?(?: now)?) (
      (?:want|need|trying|hoping|aiming) to .*
    )$`,
  "i",
);

/** "I'm 80 kg" */
const WEIGHS = /^I(?:'m| am) (?=\d[\d.,]* ?(?:kg|kilos?|lbs?|pounds?|stone)(?: now)?[.!]*$)/i;

const splitJoined = (text: string): string[] => {
  const [, measured, wish = ""] = text.includes(" to ") ? (MEASURED.exec(text) ?? []) : [];
  if (measured !== undefined) return [`${measured}.`, `${/ing to/i.test(wish.slice(0, 9)) ? "I'm" : "I"} ${wish}`];
  const [, left, right] = text.includes(" I'm ") ? (JOINED.exec(text) ?? []) : [];
  if (left === undefined || right === undefined || !FINITE.test(left)) return [text];
  return [`${left}.`, right];
};

/** "yeah volunteering since I retired", "yes was a baker for 12 years" */
const YES_FIRST = /^(?:yeah|yep|yes),? (?=[a-z]{3,}ing (?:.* )?since |was an? )/i;

/** "take out the photo, hate photos on CVs": an order, and whose taste it is. */
const TASTE_BEHIND = new RegExp(
  wrapped`
    ^(?:[a-z ]{0,20}\bbut )?([a-z]+) [^,;]{2,50}, (?=
      (?:really )?(?:hate|can't stand|don't like|never liked) (?!it\b|that\b|this\b|them\b|when\b|how\b)[a-z]{3}
    )`,
  "i",
);
const withTaste = (text: string): string => {
  const [order, verb = ""] = text.includes(", ") ? (TASTE_BEHIND.exec(text) ?? []) : [];
  return order !== undefined && IMPERATIVES.has(verb.toLowerCase()) ? `I ${text.slice(order.length)}` : text;
};

/** "tried two brands, hates both": whoever does is not who tried them. */
const OF_WHOM_IT_IS = new RegExp(
  wrapped`
    (?<=^(?:(?:I(?:'ve)?|we(?:'ve)?) )?(?:tried|bought|got|gave|switched to) [^,;]{3,60}), (?:but )?
      (?:hates|loves|likes|refuses|ignores|won't touch) (?:both|it|them|all|the lot)[^,;]{0,20}(?=[.!]*$)`,
  "i",
);

/** "That works, although on Saturday I sing": the consent goes with what was proposed. */
const CONSENTS = new RegExp(
  wrapped`
    ^(?:that|this|it) (?:works|sounds (?:good|great|fine|lovely)|suits (?:me|us)|is fine|would work)(?: for (?:me|us))?,? (?:
      although|though|but|except(?: that)?|only
    ) (?=(?:on|in|at|from|until|the|my|our|I|I'm|I've|I'll|we|we're|we've|we'll)\s)
    (?!
      (?:I|we)(?:'m| am|'re| are) (?:not sure|worried|wondering|afraid)\b
    )`,
  "i",
);

const withoutConsent = (text: string): string => {
  const told = text.replace(CONSENTS, "");
  return told === text ? text : upperFirst(told);
};

/** "baking the bread on Friday, we eat at two": set for a day, and what stands behind. */
const SET_FRONT = new RegExp(
  wrapped`
    ^(?:also )?(
      [a-z]{2,}ing [^,;]{3,80}?\b(?:on the \d{1,2}(?:st|nd|rd|th)|(?:${DAY_STEMS})day|tomorrow|tonight)
        (?: at \d[\d:.apm]*| then)?
    )(?:, \d+ of us)?, ${OWN}`,
  "i",
);
const splitFront = (text: string): string[] => {
  const [all, front] = text.includes("ing ") ? (SET_FRONT.exec(text) ?? []) : [];
  return all === undefined || front === undefined || FINITE.test(front.replace(/^[a-z]+ing /i, ""))
    ? [text]
    : [`${front.replace(/ then$/i, "")}.`, upperFirst(text.slice(all.length))];
};

/** "stopped the statins gave me cramps", "quit the gym was too far": and why. */
const STOPPED_WHAT = new RegExp(
  wrapped`
    ^(?:I(?:'ve)? )?((?:just |also |finally )?(?:stopped|quit|dropped|cancelled|canceled|returned|sold|left)) (
      (?:the|my) (?!.*\b(?:that|which|who|because|since|as|when|so)\b)[a-z-]+(?: [a-z-]+)?
    ),? (?=
      (?:made|gave|kept|hurt|upset) (?:me|us)\b|(?:was|is) (?:way |far |just |a bit )?too \w
      |(?:cost|costs) (?:too|me|us)\b
    )`,
  "i",
);

const withReason = (_: string, stopped: string, what: string): string =>
  `I ${stopped} ${what} because ${isPlural(what.split(" ").at(-1) ?? "") ? "they" : "it"} `;

/** "not vegan myself but my girlfriend Nadia is" */
const NOT_MYSELF = new RegExp(
  wrapped`
    ^(?:I'm )?not ((?:an? )?[a-z-]+(?: [a-z-]+)?) myself,? but (
      my (?:[a-z-]+ )?[a-z-]+(?:,? \p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}+
    ) is(?: (?:though|tho))?[.!]*$`,
  "iu",
);
const splitEllipsis = (text: string): string[] => {
  const [, what, who] = text.includes(" myself") ? (NOT_MYSELF.exec(text) ?? []) : [];
  return what === undefined || who === undefined ? [text] : [`I'm not ${what}.`, `${upperFirst(who)} is ${what}.`];
};

/** "Sign it with my full name, Ada Lund": what the order tells of whoever gives it. */
const NAME_IN_ORDER = new RegExp(
  wrapped`
    ^(?:so |and )?(?:please )?(?:(?:sign|put|use|add|write|include)(?=[^.]{0,60}? name(?: please)?,)|update|change) [^.]{0,40}?\bmy[ ]
    (full |last |first )?name(?: please)?(?:,| to) (
      (?-i:\p{Lu})[\p{L}'-]+(?: (?:(?:de|van|von|der|den|la|di|da|el|al) )*(?-i:\p{Lu})[\p{L}'-]+){0,3}
    )(?=[,.!]|$| (?:at|below|under|and|in|on)\b)(?! in (?:the|this|that|my) (?:story|game|tale|poem|novel|script|song|joke|scene|play)\b)`,
  "iu",
);
const withNameOrdered = (text: string): string => {
  const [, part = "", name] = text.includes(" name") ? (NAME_IN_ORDER.exec(text) ?? []) : [];
  return name === undefined ? text : `My ${part}name is ${name}.`;
};

/** "What I do need is a list of street names": asked for. */
const ASKED_ONLY = new RegExp(
  wrapped`
    ^what (?:I|we)(?: do| really| actually| now)? need(?: now| next)? (?:is|are) (?:an?|some|the|more) (?:[a-z]+ )?(?:
      lists?|names?|ideas?|plans?|template|summary|draft|e-?mail|text|table|examples?|overview|outline|tips|advice|help
      |answers?|recipes?|steps
    )\b`,
  "i",
);

/** "I'm a cloud engineer at Nordlys, mention the team": what the text that is asked for shall say. */
const TO_MENTION = new RegExp(
  wrapped`
    ^((?:I|I'm|I've|my|we|we're|our) [^;]{8,160}), (?:so |and |but )?(?:please )?(?:
      (?:mention|include|reference|highlight|emphasi[sz]e) (?:the|it|that|this|them|an?)\b(?![^;]*(?:\b(?:my|our|I|we)\b|\d|(?-i:\p{Lu})))
      |leave out (?:the|it|that|this|my|our|them|an?)\b(?![^;]*(?:\d|(?-i:\p{Lu})))
    )[^;]*$`,
  "iu",
);
/** "Probation passed!", "Lease signed": by whoever says so. */
const THING_DONE = new RegExp(
  wrapped`
    ^(?:the |my )?(?:
      (
        (?:[a-z-]+ )?(?:exams?|probation(?: period)?|finals|resit)|theory
        |(?:driving|theory|language|citizenship|fitness|swimming|entry|road|practical|eye|hearing) test
      ) (passed|failed)
      |((?:[a-z-]+ )?(?:contract|lease|papers)) (signed)
      |((?:[a-z-]+ )?(?:thesis|dissertation|application|manuscript|tax return)) (submitted|handed in|finished)
      |((?:[a-z-]+ )?(?:passport|licen[cs]e|visa|membership)) (renewed)
    )(?: now| finally| today)?[.! ]*$`,
  "i",
);
const byOneself = (text: string): string => {
  const [thing, done] = (THING_DONE.exec(text)?.slice(1) ?? []).filter((part) => part !== undefined);
  return thing === undefined || done === undefined ? text : `I ${done.toLowerCase()} my ${lowerFirst(thing)}.`;
};

/** What is longer was not typed in one breath. */
const LONGEST = 300;
const partsOf = (text: string): string[] =>
  [text.replace(YES_FIRST, "").replace(OF_WHOM_IT_IS, "")]
    .filter((one) => !ASKED_ONLY.test(one))
    .flatMap((one) => splitJoined(withoutConsent(withoutAskedFor(withTaste(withNameOrdered(one))))))
    .flatMap(splitFront)
    .flatMap(splitEllipsis)
    .map((one) =>
      byOneself(one.replace(TO_MENTION, "$1")).replace(WEIGHS, "I weigh ").replace(STOPPED_WHAT, withReason),
    );

/** The statements of what a user typed, each by itself. */
export const splicesTyped = (text: string): string[] => (text.length > LONGEST ? [text] : partsOf(text));
