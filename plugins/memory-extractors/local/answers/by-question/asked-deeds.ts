// Questions for what somebody does, did or has done, with an answer of a few words, told as one statement in the first person:
// "What did you paint?" "A sunset." → "I painted a sunset". The question gives verb and place, the answer the thing.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { BASE_VERBS } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { pastOf } from "../questions/past-forms.ts";
import { asThing, countOf, did, ENDS_IN_NUMBER, ownWords, withThing } from "../questions/question-words.ts";
import { duration, SINCE_OWN, timeOf } from "./times.ts";

type Told = (answer: string, question: RegExpExecArray) => string | null;

/** Asks for an opinion, a wish of the moment or a manner of speaking: no deed. */
const NO_DEED = /^(?:think|mean|say|feel|suggest|recommend|call|know|want|need|be|look|do|doing|guess|reckon)$/i;
const isDeed = (verb: string | undefined): verb is string => verb !== undefined && !NO_DEED.test(verb);

export const IS_PLACE =
  /^(?:in|at|near|by|around|to|from|on|through|along|across|over|up|down|into|past|behind|between|under|next to) /i;
export const TRAVELS = /^(?:go|going|move|moving|travel|travell?ing|head|heading|drive|driving|fly|flying)$/i;
const place = (verb: string, answer: string): string => {
  if (IS_PLACE.test(answer)) return answer;
  return `${TRAVELS.test(verb) ? "to" : "in"} ${answer}`;
};
const IS_WAY = /^(?:at|in|on|through|via|by|during|while|from|online)\b/i;
const COUNT = new RegExp(
  wrapped`
    ^(?:about |around |almost |nearly |over |only |just )*(?:
      \d|an?\b|half\b|one|${TWO_TO_TWELVE}|twenty|a few|a couple|several|many|lots|hundreds|dozens
    )`,
  "i",
);
const OFTEN =
  /\b(?:every|daily|weekly|monthly|once|twice|times|day|week|month|weekend|weekends|always|never|rarely|often|sometimes|\w+days)\b/i;

const ADVERBS = wrapped`
  (?:
    (?:
      usually|normally|typically|currently|mostly|generally|often|also|actually|recently|end up|mainly|still|last|first
      |finally|already|originally|eventually|next|just|really|ever
    ) )*`;
const VERB = "((?!(?:and|or|two|both|all|guys)\\b)[a-z]{2,})";
const REST = "( [^?]{1,80})?";
const WHAT =
  "\\b(?:what|which)(?: else)?(?: (?:kinds?|types?|sorts?) of)?(?: (?!did|do|are|have|were|is)[a-z][\\w'-]*){0,3}";
const row = (pattern: string, told: Told): readonly [RegExp, Told] => [new RegExp(`${pattern}\\?$`, "i"), told];
const start = (subject: string, said: string | null): string | null => (said === null ? null : `${subject} ${said}`);

/** "How much did you pay for it?": what, the answer cannot name. */
const withoutIt = (rest: string | undefined): string | undefined =>
  rest?.replace(/ (?:for|on|with) (?:it|that|them)$/i, "");
const SO_FAR = / (?:so far|already|now|by now)$/i;

/** "Side sleeper" of "What position do you sleep in?": no position. */
const namesDoer = (answer: string, verb: string): boolean => answer.toLowerCase().endsWith(`${verb.toLowerCase()}er`);

/** "A lad called Benny", "two girls from the school" */
const COUNTED_THING = /^(?:an?|two|three|four|five|some|my|our|another) /i;
/** "Just the first two", of a whole. */
const ONLY_PART = /^(?:just|only|mostly) (?:the|an?|one|two|three|some|half|those)\b/i;
/** "What will you do to reach this goal?" */
const POINTED_AT = /\b(?:this|that|these|those)\b/i;
/** Each a plain question for one thing; `q` holds its verb and what stands behind. */
/** "Still looking." */
const NOT_FOUND = /^(?:still|not|nothing|nope|no|just|only|looking|trying|searching|hardly|maybe|kind of|sort of)\b/i;
const ROWS: readonly (readonly [RegExp, Told])[] = [
  row(`\\bwhat(?: else)? did you ${ADVERBS}do${REST}`, (a, q) => cleft("did", "was", q[1], a)),
  row(`\\bwhat(?: else)? do you ${ADVERBS}do( (?!for (?:work|a living)\\b)[^?]{1,80})`, (a, q) =>
    cleft("do", "is", q[1], a),
  ),
  row(
    `\\bwhat(?: else)? (do|did) you ${ADVERBS}(like|love|enjoy|hate|miss)((?: most| best| the most)? about [^?]{2,60})`,
    (a, [, asks = "", verb = "", about]) =>
      /^did$/i.test(asks) ? cleft(did(verb), "was", about, a) : cleft(verb.toLowerCase(), "is", about, a),
  ),
  // "Have you found something else you enjoy as much?" "Open water swimming!"
  row(
    "\\bhave you found (?:something|anything|a (?:new )?[a-z]+)(?: else| new)* (?:that )?you (enjoy|love|like)(?: doing)?(?: (?:just )?as much)?(?: instead| now)?",
    (a, q) => (NOT_FOUND.test(a) ? null : start("I", withThing(q[1] ?? "", undefined, asThing(a)))),
  ),
  row(`${WHAT} did you ${ADVERBS}${VERB}${REST}`, (a, q) =>
    isDeed(q[1]) ? start("I", withThing(did(q[1]), withoutIt(q[2]), a)) : null,
  ),
  row(`${WHAT} do you ${ADVERBS}${VERB}${REST}`, (a, q) =>
    isDeed(q[1]) && !namesDoer(a, q[1]) ? start("I", withThing(q[1], withoutIt(q[2]), a)) : null,
  ),
  row(`${WHAT} are you ${ADVERBS}(?!going to\\b)([a-z]+ing)${REST}`, (a, q) =>
    isDeed(q[1]) ? start("I'm", withThing(q[1], withoutIt(q[2]), a)) : null,
  ),
  row(`${WHAT} have you been ${ADVERBS}([a-z]+ing)${REST}`, (a, q) =>
    isDeed(q[1]) ? start("I've been", withThing(q[1], q[2], a)) : null,
  ),
  row(`${WHAT} will you ${ADVERBS}be ([a-z]+ing)${REST}`, (a, q) =>
    isDeed(q[1]) ? start("I'll be", withThing(q[1], q[2], a)) : null,
  ),
  row(`${WHAT} (?:will you|are you (?:going to|gonna)) ${ADVERBS}(?!do\\b|be\\b)${VERB}${REST}`, (a, q) =>
    isDeed(q[1]) && !a.includes(":") && !POINTED_AT.test(q[2] ?? "") ? start("I will", withThing(q[1], q[2], a)) : null,
  ),
  row("\\bhave you (?:already |ever )?([a-z]+(?:ed|en|ght|ad|un)) (?:all|both|every one) of ([^?]{3,60})", (a, q) => {
    const whole = ONLY_PART.test(a) ? ownWords(q[2]) : null;
    return whole === null ? null : `I've ${q[1]} ${lowerFirst(a)} of ${whole}`;
  }),
  row(`${WHAT} have you (?:ever |already )?([a-z]+(?:ed|en|wn|ne|ght|ad|un))${REST}`, (a, q) =>
    start("I've", withThing(q[1] ?? "", q[2], a)),
  ),
  row(`\\bwhere did you ${ADVERBS}${VERB}${REST}`, (a, q) => there(did(q[1]), q[1], q[2], a, "I")),
  row(`\\bwhere do you ${ADVERBS}${VERB}${REST}`, (a, q) => there(q[1] ?? "", q[1], q[2], a, "I")),
  row(`\\bwhere are you ${ADVERBS}([a-z]+ing)${REST}`, (a, q) => there(q[1] ?? "", q[1], q[2], a, "I'm")),
  row(`\\bsince when (?:do|have) you (?:have|had|got)${REST}`, (a, q) => behind("I've had", "", q[1], duration(a))),
  row(`\\bsince when (?:have you been|are you)${REST}`, (a, q) => behind("I've been", "", q[1], duration(a))),
  row(`\\bsince when do you (want|like|love|enjoy|hate|live|work|play|smoke|cook|paint|cycle|jog)${REST}`, (a, q) =>
    behind(`I've ${pastOf(q[1] ?? "")}`, "", q[2], SINCE_OWN.test(a) ? lowerFirst(a) : duration(a)),
  ),
  row(`\\bhow did you (meet|find|hear about|get into)${REST}`, (a, q) =>
    IS_WAY.test(a)
      ? behind(
          "I",
          q[1] === "get into" ? "got into" : q[1] === "hear about" ? "heard about" : did(q[1]),
          q[2],
          lowerFirst(a),
        )
      : null,
  ),
  row(`(?<!since )\\bwhen were you${REST}`, (a, q) => behind("I was", "", q[1], timeOf(a))),
  row(`(?<!since )\\bwhen did you ${ADVERBS}${VERB}${REST}`, (a, q) => behind("I", did(q[1]), q[2], timeOf(a))),
  row(`(?<!since )\\bwhen would you ${ADVERBS}${VERB}${REST}`, (a, q) =>
    isDeed(q[1]) ? behind("I would", q[1], q[2], timeOf(a)) : null,
  ),
  row(`(?<!since )\\bwhen (?:do|will) you ${ADVERBS}${VERB}${REST}`, (a, q) =>
    behind("I will", q[1] ?? "", q[2], timeOf(a)),
  ),
  row("(?<!since )\\bwhen (?:are|will) you (?:be )?(back|home|free|off|due|done|here|there)", (a, q) =>
    behind("I'll be", q[1] ?? "", undefined, timeOf(a)),
  ),
  row("(?<!since )\\bwhen are you ((?:in|at|on|with|near|over in|back in|off to) [^?]{2,60})", (a, q) =>
    behind("I'm", "", ` ${q[1]}`, timeOf(a)),
  ),
  row(`(?<!since )\\bwhen are you ${ADVERBS}([a-z]+ing)${REST}`, (a, q) => behind("I'm", q[1] ?? "", q[2], timeOf(a))),
  row(`\\bhow long have you been(?! together)${REST}`, (a, q) => behind("I've been", "", q[1], duration(a))),
  row(`\\bhow long have you (?!been\\b)${VERB}${REST}`, (a, q) => behind("I've", q[1] ?? "", q[2], duration(a))),
  row(`\\bhow long did you ${VERB}${REST}`, (a, q) => behind("I", did(q[1]), q[2], duration(a))),
  row(`\\bhow often do you ${VERB}${REST}`, (a, q) => behind("I", q[1] ?? "", q[2], OFTEN.test(a) ? a : null)),
  row(`\\bhow many ([\\w ]{3,30}) did you ${VERB}${REST}`, (a, q) =>
    COUNT.test(a) ? start("I", withThing(did(q[2]), q[3], `${a} ${q[1]}`)) : null,
  ),
  row(`\\bhow many ([\\w ]{3,30}?) do you (?:usually |normally )?${VERB}${REST}`, (a, q) =>
    isDeed(q[2]) && COUNT.test(a) ? start("I", withThing(q[2], q[3], countOf(a, q[1] ?? ""))) : null,
  ),
  row(
    wrapped`
      \bhow (?:many|much) ((?:(?!you\b)[\w-]+ ){0,3}?[\w-]{3,20})((?: an?| per| each| every) \w+)? (?:can|could) you[ ]
      (?:usually |realistically |comfortably )?${VERB}${REST}`,
    (a, q) =>
      isDeed(q[3]) && COUNT.test(a) && q[1] !== "money"
        ? start("I can", withThing(q[3], `${q[4] ?? ""}${q[2] ?? ""}`, countOf(a, q[1] ?? "")))
        : null,
  ),
  row("\\bhow many (people|guests|kids|children|adults) are you ([a-z]+ing) (for|with)", (a, q) =>
    COUNT.test(a) ? `I'm ${q[2]} ${q[3]} ${countOf(a, q[1] ?? "")}` : null,
  ),
  row("\\bhow much (?:money )?do you want to (invest|spend|save|pay|borrow|put (?:in|aside))", (a, q) =>
    AMOUNT.test(a) ? `I want to ${q[1]} ${a}` : null,
  ),
  row(`\\bhow much (?:money )?(?:did|do) you (?:usually )?${VERB}${REST}`, (a, q) =>
    isDeed(q[1]) && AMOUNT.test(a)
      ? start("I", withThing(/ did you /i.test(q[0]) ? did(q[1]) : q[1], withoutIt(q[2]), a))
      : null,
  ),
  row(`\\bwho (?:did|do) you ${VERB}((?: [^?]{1,60})? with)`, (a, q) =>
    start("I", withThing(/ did you /i.test(q[0]) ? did(q[1]) : (q[1] ?? ""), q[2], a)),
  ),
  row(
    wrapped`
      \bdid you (?:manage to )?([a-z]{2,}) (?:some|any)(?:one|body|thing)(?: (?:
          else|nice|good|important|special|interesting|fun|new|cool|valuable
        )
      )?`,
    (a, q) => (isDeed(q[1]) && COUNTED_THING.test(a) ? `I ${did(q[1])} ${a}` : null),
  ),
  row(
    "\\b(?:do you|have you) (?:already )?(?:have|got) (?:any |many )?((?:[\\w-]+ ){0,2}[\\w-]+s)(?: yet| already| so far)?",
    (a, q) => {
      const count = a.replace(SO_FAR, "");
      return COUNT.test(a) && ENDS_IN_NUMBER.test(count)
        ? `I have ${countOf(count, q[1] ?? "")}${a.slice(count.length)}`
        : null;
    },
  ),
  row(`\\bwho are you ([a-z]+ing)((?: [^?]{1,60})? with)`, (a, q) => start("I'm", withThing(q[1] ?? "", q[2], a))),
];

/** "What do you do to relax?" "Painting." → "What I do to relax is painting" */
const cleft = (verb: string, be: string, rest: string | undefined, answer: string): string | null => {
  const told = ownWords(rest);
  if (told === null || !/^(?:mostly |mainly |usually |just )?(?:\w{2,}ing|an?|the|some|my|\w+s)\b/i.test(answer))
    return null;
  return `What I ${verb}${told} ${be} ${answer}`;
};

const there = (
  said: string,
  verb: string | undefined,
  rest: string | undefined,
  answer: string,
  subject: string,
): string | null => {
  const lead = / (?:from|at|in|on)$/i.exec(rest ?? "")?.[0] ?? "";
  const told = ownWords(rest?.replace(/ (?:to|from|at|in|on)$/i, ""));
  if (told === null || verb === undefined || /^(?:see|get|find|think|stand|want)$/i.test(verb)) return null;
  return TRAVELS.test(verb)
    ? `${subject} ${said} ${place(verb, answer)}${told}`
    : `${subject} ${said}${told}${lead} ${lead === "" || IS_PLACE.test(answer) ? place(verb, answer) : answer}`;
};

const behind = (subject: string, verb: string, rest: string | undefined, answer: string | null): string | null => {
  const told = ownWords(rest?.replace(/ for$/i, ""));
  return told === null || answer === null ? null : `${subject} ${verb}${told} ${answer}`.replace(/ {2,}/g, " ");
};

/** Praise, evasion or a feeling names nothing. */
const NO_THING = new RegExp(
  wrapped`
    ^(?:
      you|your|not|nothing|none|no|never|everything|anything|all (?:of|sorts|kinds)|lots of (?:stuff|things)
      |a (?:lot|bit|while)|so|super|really|pretty|very|too|good|great|nice|fun|amazing|awesome|lovely|beautiful
      |wonderful|fantastic|incredible|gorgeous|delicious|perfect|cool|wow|glad|happy|sorry|thanks|thank|congrats
      |appreciate|just|way|yes|yeah|sure|maybe|idk|dunno|well|hey|hi|oh|same|both|neither|either|because|to be|it|that
      |this|those|these|what|how|why|if|when|here|there|long|plenty|anytime|please|exactly|absolutely|definitely|totally
      |woo\w*|yay|exciting|me too
    )\b`,
  "i",
);

export const namesSomething = (answer: string): boolean => !NO_THING.test(answer);

/** "What salary are you aiming for?" "At least 60k.": of what, only the question says. */
const ASKS_HOW_MUCH =
  /\b(?:what|which) (?!(?:kinds?|types?|sorts?|else|did|do|are|have)\b)[a-z]+ (?:do|did|are|have|will|would) you\b/i;
const AMOUNT = /^(?:(?:at least|at most|up to|about|around|roughly|over|under|maybe|between|max) )*[£$€]?\d/i;

const PLAN_ASKED =
  /\bwhat (will you|are you (?:going to|gonna)|do you (?:want|plan|hope) to) do(?: then| next| instead| after(?:wards)?| now)?\?$/i;
const PLANNED = /^(?:record|quit|apply|open|rest|finish|fix|rent)\b/i;
/** "Record my own songs." */
export const canBePlan = (answer: string): boolean =>
  BASE_VERBS.has(/^[a-z]+/i.exec(answer)?.[0].toLowerCase() ?? "") || PLANNED.test(answer);
/** "What will you do then?" "Record my own songs." → "I will record my own songs"; null where nothing is planned. */
export const planned = (question: string, answer: string): string | null => {
  const asked = PLAN_ASKED.exec(question)?.[1]?.toLowerCase();
  if (asked === undefined || !canBePlan(answer)) return null;
  const will = asked.startsWith("will") ? "I will" : asked.startsWith("do") ? "I want to" : "I'm going to";
  return `${will} ${lowerFirst(answer)}`;
};

/** The statement that a question and its short answer make together, or null where they make none. */
export const deedAsked = (question: string, answer: string): string | null => {
  if (!namesSomething(answer) || (ASKS_HOW_MUCH.test(question) && AMOUNT.test(answer))) return null;
  for (const [pattern, told] of ROWS) {
    const match = pattern.exec(question);
    if (match !== null) return told(answer, match);
  }
  return null;
};
