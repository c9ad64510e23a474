// What somebody thinks of whom they speak to, with its reason: "I'm proud of you for speaking up" → "Ida is proud of Ben for speaking up".

import { wrapped } from "#domain/wrapped.ts";
import { ADMIRED, INTENSELY, QUALITIES } from "../cues/convictions.ts";
import { anyOf } from "../patterns.ts";
import { hasInnerDangling } from "../references/leaning/anaphora.ts";
import { partsOf } from "./convictions.ts";
import { possessive } from "./person.ts";
import { isAdverb, thirdPerson } from "./verbs.ts";

interface Pair {
  readonly speaker: string;
  readonly listener: string;
}

const SEEN =
  "awesome|great|amazing|inspiring|cool|wonderful|lovely|nice|incredible|good|touching|heartwarming|sweet|impressive|admirable";
const GOES_ON_BEHIND = new RegExp(
  wrapped`
    (?: [-–—] ?
      |[-–—] |; |, (?:and|but|so|which|you|I|it|it's|keep|that|just)\b
      |,? (?:and|but|so|because) (?:I|I'm|it|it's|that|that's|they|we|you're|this|so)\b
    ).*$`,
  "i",
);
/** What only the talk shows. */
const POINTS = new RegExp(
  wrapped`
    \b(?:
      this|that's|these|those|it|they|them|he|she|him|his|her|here|there|such|one|ones|so far|do(?:ing)? so|too|us|we
      |our|ours|everything|all|things?
    )\b
    |\bthat(?=[.!,]|$| (?:step|kind|way|stuff))|\b(?:for|about|with|of|like) that\b`,
  "i",
);

const FORMS: readonly (readonly [RegExp, (found: RegExpExecArray, pair: Pair) => string])[] = [
  // "I'm so proud of you for speaking up at the meeting"
  [
    new RegExp(String.raw`^(?:I'm |I am )?${INTENSELY}proud of you for ((?:not |always )?\w+ing .+)$`, "i"),
    ([, why = ""], { speaker, listener }) => `${speaker} is proud of ${listener} for ${why}`,
  ],
  // "Kudos to you for asking", "Good on you for trying"
  [
    /^(?:(?:much|huge|big|mad|lots of|all my) )?(?:respect|kudos|props|hats off|good (?:on|for) you)(?: to you)? for (\w+ing .+)$/i,
    ([, why = ""], { speaker, listener }) => `${speaker} praises ${listener} for ${why}`,
  ],
  [
    new RegExp(String.raw`^I ${INTENSELY}(admire|respect) you for (\w+ing .+)$`, "i"),
    ([, verb = "", why = ""], { speaker, listener }) => `${speaker} ${verb.toLowerCase()}s ${listener} for ${why}`,
  ],
  [
    new RegExp(
      String.raw`^(?:I )?${INTENSELY}(admire|respect|love) (how you .+|your (?:[\w-]+ ){0,2}?${QUALITIES}\b.*)$`,
      "i",
    ),
    ([, verb = "", what = ""], { speaker }) => `${speaker} ${thirdPerson(verb.toLowerCase(), false)} ${what}`,
  ],
  [
    new RegExp(
      wrapped`
        ^(?:I'm |I am )?${INTENSELY}(impressed|inspired|amazed|moved|touched) (by|with|at) (
          your (?:[\w-]+ ){0,2}?${QUALITIES}\b.*|how .+
        )$`,
      "i",
    ),
    ([, how = "", link = "", what = ""], { speaker }) => `${speaker} is ${how.toLowerCase()} ${link} ${what}`,
  ],
  [
    new RegExp(String.raw`^(?:I'm |I am )${INTENSELY}in awe of (your (?:[\w-]+ ){0,2}?${QUALITIES}\b.*)$`, "i"),
    ([, what = ""], { speaker }) => `${speaker} is in awe of ${what}`,
  ],
  // "Your commitment to the shelter is inspiring"
  [
    new RegExp(
      wrapped`
        ^(your (?:[\w-]+(?: and| &)? ){0,3}?${QUALITIES}(?: (?:to|for|of|in|about|with) [^,.!]{3,60}?)?)(?:'s| is| are) ${INTENSELY}
          (${ADMIRED})$`,
      "i",
    ),
    ([, what = "", how = ""], { speaker }) => `${speaker} finds ${what} ${how.toLowerCase()}`,
  ],
  // "Your courage inspires me to keep going"
  [
    new RegExp(
      String.raw`^(your (?:[\w-]+(?: and)? ){0,3}?\w+) ${INTENSELY}(inspires?|motivates?|encourages?|pushes) me (to \w+ .+)$`,
      "i",
    ),
    ([, what = "", verb = "", deed = ""], { speaker }) => `${what} ${verb} ${speaker} ${deed}`,
  ],
  // "You're so bold to sing alone", "You're so inspiring with your passion for dance"
  [
    new RegExp(
      wrapped`
        ^you(?:'re| are) ${INTENSELY}(
          brave|inspiring|dedicated|committed|passionate|talented|strong|kind|generous|thoughtful
          |(?:good|great|amazing)(?= (?:at|with)\b)|resilient|creative|patient|courageous
        )((?: and \w+)? (?:to|for|with|at|about|in) (?!me\b|us\b|life\b|general\b)\w+.*)$`,
      "i",
    ),
    ([, how = "", why = ""], { speaker, listener }) => `${speaker} finds ${listener} ${how.toLowerCase()}${why}`,
  ],
  // "You've always been great with people", "You're so good at telling stories"
  [
    new RegExp(
      wrapped`
        ^you(?:'ve| have) always been ${INTENSELY}(
          (?:good|great|amazing|brilliant) (?:with|at) .+
          |an? ${INTENSELY}(?:good|great|amazing|gifted|wonderful|natural) \w+.*
        )$`,
      "i",
    ),
    ([, what = ""], { speaker, listener }) => `${speaker} thinks ${listener} has always been ${what}`,
  ],
  // "You're going to be an amazing mother", "You'll make a great teacher"
  [
    new RegExp(
      wrapped`
        ^you(?:'re going to|'ll| are going to| will) (?:be|make|become) (
          ${INTENSELY}an? ${INTENSELY}(?:
            amazing|great|wonderful|brilliant|fantastic|good|incredible|awesome|lovely|excellent
          ) (?!time\b|day\b|job\b)[a-z-]+(?: \w+)?
        )(?:, .*)?$`,
      "i",
    ),
    ([, what = ""], { speaker, listener }) => `${speaker} is sure that ${listener} will be ${what}`,
  ],
  // "You're doing fine work by teaching them to read"
  [
    new RegExp(
      String.raw`^you(?:'re| are) ${INTENSELY}doing (?:an? )?${INTENSELY}(\w+) (work|job) (?:by|of|in|with) (\w+ing .+)$`,
      "i",
    ),
    ([, how = "", work = "", deed = ""], { speaker, listener }) =>
      `${speaker} says that ${listener} is doing ${work === "job" ? (/^[aeiou]/i.test(how) ? "an " : "a ") : ""}${how.toLowerCase()} ${work} of ${deed}`,
  ],
  // "It's great to see your passion for the garden", "how committed you are to it", "you taking the lead"
  [
    new RegExp(
      wrapped`
        ^(?:(?:it's|it is|so|how) )?${INTENSELY}(${SEEN}) (?:to see|seeing) (
          your (?:[\w-]+ ){0,2}?${QUALITIES}\b.*|how .*\byou\b.*|you (?!again\b|soon\b|too\b)\w+ing .+
        )$`,
      "i",
    ),
    ([, how = "", what = ""], { speaker }) => `${speaker} finds it ${how.toLowerCase()} to see ${what}`,
  ],
  // "Your patience will pay off in the end"
  [
    new RegExp(String.raw`^(your (?:[\w-]+(?: and| &)? ){0,3}?${QUALITIES}) (will (?:\w+ly )?(?!be\b)\w+ .+)$`, "i"),
    ([, what = "", does = ""], { speaker }) => `${speaker} is sure that ${what} ${does}`,
  ],
  [
    /^I (?:\w+ly )?(?:can (?:\w+ly )?)?(?:understand|see|get) (why (?!you\b|it\b)[\w' ]+ (?:means|matters) (?:so much|a lot|so) ?to you)$/i,
    ([, why = ""], { speaker }) => `${speaker} understands ${why}`,
  ],
  // "It's great to have a friend like you who shares my taste", "Rowing with people like you is motivating"
  [
    new RegExp(
      wrapped`
        ^(?:it's|it is) ${INTENSELY}(${SEEN}) (
          to have an? (?:[\w-]+ ){0,2}\w+ like you who.+|to have (?:[\w-]+ )?(?:friends|people) like you who.+
        )$`,
      "i",
    ),
    ([, how = "", what = ""], { speaker }) => `${speaker} finds it ${how.toLowerCase()} ${what}`,
  ],
  [
    new RegExp(
      wrapped`
        ^(\w+ing (?:\w+ ){0,3}(?:people|someone|somebody|friends) like you .*?)${anyOf("is", "makes", "means", "gives")} ${INTENSELY}
          (.+)$`,
      "i",
    ),
    ([whole], { speaker }) => `${speaker} says that ${whole.charAt(0).toLowerCase()}${whole.slice(1)}`,
  ],
];

const SHORT: Readonly<Record<string, readonly [string, string]>> = {
  "'re": ["is", "are"],
  "'ve": ["has", "have"],
  "'ll": ["will", "will"],
  "'d": ["would", "would"],
};
const BEFORE_VERB = /^(?:never|always|still|just|even|also|both)$/i;

/** "how you never give up" → "how Ben never gives up"; behind the name "what you've built" → "what they have built" */
const withSubject = (text: string, listener: string): string => {
  let isNamed = text.includes(listener);
  return text.replace(
    /\b(how(?: \w+){0,3}?|who|what|that|why|where) you\b('re|'ve|'ll|'d)?(?: ([\w']+))?(?: ([\w']+))?/gi,
    (_, lead: string, short: string | undefined, one = "", two = "") => {
      const form = (verb: string): string => (isNamed ? verb : thirdPerson(verb, false));
      const isBehind = isAdverb(one) || BEFORE_VERB.test(one);
      const words =
        short !== undefined
          ? [SHORT[short]?.[isNamed ? 1 : 0], one, two]
          : isBehind
            ? [one, form(two)]
            : [form(one), two];
      const told = [lead, isNamed ? "they" : listener, ...words].filter(Boolean).join(" ");
      isNamed = true;
      return told;
    },
  );
};

const asToldOfPair = (text: string, { speaker, listener }: Pair): string => {
  const told = withSubject(text, listener);
  let isNamed = told.includes(listener);
  return told
    .replace(/\b(yourself|yours?|you)\b/gi, (word) => {
      const lower = word.toLowerCase();
      if (lower === "yourself") return "themselves";
      const isLater = isNamed;
      isNamed = true;
      if (lower === "you") return isLater ? "them" : listener;
      return isLater ? "their" : possessive(listener);
    })
    .replace(/\b(me|my)\b/gi, (word) => (word.toLowerCase() === "me" ? speaker : possessive(speaker)));
};

const MOST_WORDS = 30;
const OWN = /\b(?:I|I'm|I've)\b/;
/** In "it's great to see ..." nothing is pointed at. */
const OPENS = /^(?:it's|it is|so|I'm|I am) (?:so |really )*/i;

const firstIn = (said: string, pair: Pair): string | null => {
  const text = said.replace(GOES_ON_BEHIND, "").replace(/[.!?,\s]+$/, "");
  if (
    !/\byou|^(?:\w+ )?(?:respect|kudos|props) for/i.test(text) ||
    OWN.test(text.replace(/^I(?:'m)?\b/, "")) ||
    text.split(" ").length > MOST_WORDS
  )
    return null;
  for (const [form, tell] of FORMS) {
    const found = form.exec(text);
    if (found === null) continue;
    const behind = text.replace(OPENS, "");
    if (POINTS.test(behind) || hasInnerDangling(behind.replace(/\byou/gi, "I"))) return null;
    return asToldOfPair(tell(found, pair), pair);
  }
  return null;
};

/** What a sentence says its speaker thinks of the listener, told of both; null where it gives no reason. */
export const regardIn = (sentence: string, pair: Pair): string | null =>
  partsOf(sentence)
    .map((part) => firstIn(part, pair))
    .find((told) => told !== null) ?? null;
