// Questions for what somebody is, has and does: "Where do you live?", "How old is your son?", "Are you vegan?". Each row makes of a
// plain question about the other person, and an answer of a few words without a verb, a first-person statement.

import { wrapped } from "#domain/wrapped.ts";
import { withArticle } from "#plugins/memory-extractors/local/articles.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_TEN } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, pluralOf, readNounPhrase } from "#plugins/memory-extractors/local/references/noun-phrases.ts";
import { LANGUAGE_NAMES } from "#plugins/shared/language-names.ts";
import { asThing, countOf } from "../questions/question-words.ts";
import { namesSomething } from "./asked-deeds.ts";
import { timeOf } from "./times.ts";

export const YES =
  /^(?:and )?(?:yes|yeah|yep|yup|yea|sure|i do|i am)\b(?:,? i (?:do|am|have)\b(?= ?[-:,.]))?[,.!: -]*/i;
export const NO = /^(?:no|nope|nah|none|nothing|never|not really|not any|i don't|i never|i'm not)\b/i;

const COUNTED_OR_OWN = new RegExp(String.raw`^(?:an?|one|${TWO_TO_TEN}|some|several|my|our|\d+)\b|s$`, "i");
/** "Three", "two, Nils and Mia", "two, one of them at work": of what was asked for. */
const ONLY_COUNTS = new RegExp(String.raw`^(${TWO_TO_TEN}|[2-9]|\d{2,3})(, (?:one|both|all|(?-i:\p{Lu})).*)?$`, "iu");
const COUNTED = new RegExp(String.raw`^(?:\d|one|${TWO_TO_TEN}|some|several)\b`, "i");

/** "pen at home" → "pens at home" */
const severalOf = (asked: string): string => {
  const phrase = readNounPhrase(asked, 0);
  if (phrase === null || isPlural(phrase.head)) return asked;
  return `${phrase.words.replace(/\S+$/, pluralOf)}${asked.slice(phrase.end)}`;
};

type Statement = (answer: string, question: RegExpExecArray) => string | null;

const place =
  (start: string, preposition: string): Statement =>
  (answer) =>
    /^(?:in|near|at|by|from|for) /i.test(answer) ? `${start} ${answer}` : `${start} ${preposition} ${answer}`;

/** Asked for with "your", these are no facts about the person. */
const NO_FACT = wrapped`
  thoughts?|opinions?|take|view|views|worr(?:y|ies)|concerns?|ideas?|questions?|problem|issue|guess|reaction|plan|plans
  |point|message|feeling|impression`;

/** "a Benro" alone tells no thing: of the kind that was asked for. */
const ofKind = (answer: string, [, kind = ""]: RegExpExecArray): string =>
  /^an? \p{Lu}[\p{L}\d-]+(?: [\p{Lu}\d][\p{L}\d-]*)?$/u.test(answer) ? ` (${kind})` : "";
const LANGUAGES = new Set(LANGUAGE_NAMES.flat());
/** "Nuts", not "Brazil nuts" or "Polish". */
const inSmall = (answer: string): string => {
  const first = /^[\p{L}'-]+/u.exec(answer)?.[0] ?? "";
  return isPlaceOrNation(first) || LANGUAGES.has(first.toLowerCase()) ? answer : lowerFirst(answer);
};
const DIET = new RegExp(
  wrapped`
    ^(?:(?:mostly|mainly|strictly|fully|all|both) )*(?:
      vegan|vegetarian|pescatarian|gluten-free|dairy-free|halal|kosher|keto|lactose intolerant|c?o?eliac|celiac
    )\b`,
  "i",
);

/** "The very same", "the one with the hat": whom both know, and nobody later. */
const POINTS_BACK = /^(?:the|that) (?:(?:very|exact) )?(?:same|one|person)\b/i;
/** Who it is, as an answer names somebody: "Tom", "my cousin Bea". */
const WHO =
  /^(?:\p{Lu}\p{Ll}+(?:,? (?:and )?\p{Lu}\p{Ll}+)*|(?:my|our|his|her|the|an?) (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+)$/u;
const byWhom =
  (verb: string): Statement =>
  (said, [, deed = ""]) => {
    const answer = said.replace(/ (?:did|was)$/i, "");
    return WHO.test(answer) && !POINTS_BACK.test(answer) && !/\b(?:you|we|us)\b/i.test(deed)
      ? `${answer}${verb} ${deed.replace(/\byour\b/gi, "my")}`
      : null;
  };

/** A measure or a sum of one's own: nothing but a number tells it. */
const MEASURE =
  /^(?:\w+ )?(?:budget|price range|salary|rent|age|height|weight|income|deposit)(?: and (?:height|weight|age))?$/i;
/** "me and my sisters are putting in 50 each" */
const OF_SEVERAL = /\b(?:I|me|we|us)\b.*\b(?:are|is|have|put|pay|chip|each)\b/i;
/** "What is your daughter studying?": somebody does it. */
const DOES_IT = new RegExp(
  `^((?:[\\w'-]+ ){0,2}?(?:${KIN_NOUNS})) (?!(?:ring|wedding|timing|feeling|building|being)\\b)(?:(doing)|([a-z]{3,}ing))$`,
  "i",
);
/** "My height and weight are 172 cm and 81 kg" */
const mine = (what: string, are: string, answer: string): string | null => {
  if (MEASURE.test(what) && (!/\d/.test(answer) || OF_SEVERAL.test(answer))) return null;
  const [, who, , deed] = DOES_IT.exec(what) ?? [];
  if ((who !== undefined && deed === undefined) || / (?:doing|up to)\b/i.test(what)) return null;
  // "Dune" is a title.
  if (who !== undefined)
    return `My ${who} is ${deed} ${/^(?:reading|watching|playing)$/i.test(deed ?? "") ? answer : inSmall(answer)}`;
  return `My ${what} ${/^what are/i.test(are) || / and /.test(what) ? "are" : "is"} ${answer}`;
};

/** "What's your balcony like?" "Tiny, but it gets the sun" */
const WHAT_LIKE = /\bwhat(?:'s| is| are) (your|the) ((?:[\w'-]+ ){0,3}?[\w'-]+) like(?: then| these days| now)?\?$/i;
/** "What is your cat scared of?" "The hoover" */
const WHAT_OF = new RegExp(
  wrapped`
    \bwhat(?:'s| is| are) your ((?:[\w'-]+ ){0,2}?[\w'-]+) (
      (?:most |so |really )?(?:
        scared|afraid|frightened|terrified|allergic|proud|fond|sick|good|bad|best|made|full|jealous|worried|nervous
        |excited|obsessed|famous|known|interested|addicted
      ) (?:of|to|at|about|with|by|for|in|from|out of)
    )\?$`,
  "i",
);
const whatItIs = (owner: string, what: string, state: string, answer: string): string =>
  `${/^your$/i.test(owner) ? "My" : "The"} ${what} ${isPlural(what) ? "are" : "is"}${state} ${asThing(answer)}`;

const BOY_OR_GIRL = /^a (?:little )?(?:boy|girl)$/i;

const ROWS: readonly (readonly [RegExp, Statement])[] = [
  [
    /\b[Ww]ho(?:'s| is) (\p{Lu}\p{Ll}+)\?$/u,
    (a, q) => (/^(?:my|our|the|an?|one of my|his|her) /i.test(a) ? `${q[1]} is ${lowerFirst(a)}` : null),
  ],
  [/\bwho(?:'s| is) ([a-z]{2,}ing [^?,]{2,60})\?$/i, byWhom(" is")],
  [
    new RegExp(
      wrapped`
        \bwho (
          (?!(?:is|was|does|has)\b)(?:
            [a-z]{3,}s|[a-z]{2,}ed|won|made|taught|wrote|built|bought|drew|took|found|did (?=(?:the|your) [a-z]+\?)
          ) ?[^?,]{2,60}
        )\?$`,
      "i",
    ),
    byWhom(""),
  ],
  [/\bwhere (?:do you live|are you (?:based|living|located))(?: now| these days)?\?$/i, place("I live", "in")],
  [/\bwhere (?:are you|do you come) (?:originally )?from\?$/i, (a) => `I'm from ${a.replace(/^from /i, "")}`],
  [/\b(?:where do you work|who do you work for)\?$/i, place("I work", "at")],
  [/\bwhat do you do(?: for (?:work|a living))?\?$/i, (a) => `I work as ${withArticle(a.replace(/^as /i, ""))}`],
  [/\bhow (?:much|high)(?:'s| is) your ([\w ]{3,30})\?$/i, (a, q) => (/\d/.test(a) ? `My ${q[1]} is ${a}` : null)],
  [
    new RegExp(
      wrapped`
        \bwhat(?:'s| is) the (
          rent|price|pay|wage|budget|deadline|salary|fee|cost|rate|dose|dosage|code|password|deposit|interest rate
          |due date
        )\?$`,
      "i",
    ),
    (a, q) => (/\d/.test(a) ? `The ${q[1]} is ${a}` : null),
  ],
  [
    /\bwhen(?:'s| is) your ([\w ]{3,30}?)((?: (?:usually|normally|roughly))?(?: (?:over|due|up|done|ready))?)\?$/i,
    (a, q) => `My ${q[1]} is${q[2]} ${timeOf(a) ?? (/^(?:on|in) /i.test(a) ? a : `on ${a}`)}`,
  ],
  [
    /\bwhen(?:'s| is) (the|his|her) ((?:[\w'-]+ ){0,2}(?!due\b)[\w'-]+)\?$/i,
    (a, q) => (timeOf(a) === null ? null : `${upperFirst(q[1] ?? "")} ${q[2]} is ${timeOf(a)}`),
  ],
  [/\b(?:what|which) languages? do you speak\?$/i, (a) => `I speak ${a}`],
  [
    /\bhow many ([\w ]{3,30}?) (?:do you have|have you got)(?: left)?(?: now| these days| in total)?\?$/i,
    (a, q) => (countWords(a) < 3 ? `I have ${countOf(a, q[1] ?? "")}` : null),
  ],
  [
    /\b(?:have|get) (?:any )?(days? off|free days?)\?$/i,
    (a) => (/day/i.test(a) ? `I have ${a.replace(/^on /i, "")} off` : null),
  ],
  [
    /\bdo you prefer ([^?]{3,80})\?$/i,
    (a, q) => {
      const [, thing = "", always = ""] = /^(.*?)(?:, (always|mostly|usually))?$/i.exec(a) ?? [];
      const at = q[1]?.toLowerCase().indexOf(thing.toLowerCase()) ?? -1;
      return at < 0 ? null : `I ${always}${always === "" ? "" : " "}prefer ${q[1]?.slice(at, at + thing.length)}`;
    },
  ],
  [/\b(?:any|have) (?:food )?allergies\b.{0,20}\?$|\ballergic to anything\?$/i, (a) => `I'm allergic to ${inSmall(a)}`],
  [/\b(?:have|got) (?:an?|any) (fav(?:ou?rite|e) [\w ]{3,30}?)s?\?$/i, (a, q) => `My ${q[1]} is ${a}`],
  [
    /\bdo you have (?:any |an? )([\w ]{3,30})\?$/i,
    (a, q) => {
      const [, count, names = ""] = ONLY_COUNTS.exec(a) ?? [];
      if (count !== undefined) return `I have ${countOf(count, severalOf(q[1] ?? ""))}${names}`;
      return COUNTED_OR_OWN.test(a) ? `I have ${a}${ofKind(a, q)}` : null;
    },
  ],
  [
    /\b(?:dietary|diet|food) (?:needs|restrictions?|preferences?|requirements?)\b|\bdiets?\b/i,
    (a) => (DIET.test(a) ? `I'm ${a}` : null),
  ],
  [
    /\bare you (?:\w+ly )?([a-z]+ing) any(?: other)? [\w ]{3,40}\?$/i,
    (a, q) => (COUNTED.test(a) ? null : `I'm ${q[1]} ${a}`),
  ],
  [
    new RegExp(
      wrapped`
        \bare you (taking|using|seeing|eating|drinking|reading|watching|playing|learning) any(?:thing|one|body)(?: (?:for|against|about) (?:it|that|them)
          | at the moment| right now| these days| now
        )?\?$`,
      "i",
    ),
    (a, q) => (COUNTED.test(a) ? null : `I'm ${q[1]} ${a}`),
  ],
  [
    /\bdo you (?!(?:have|find|want|need|think|see|know|feel|remember|mean|mind)\b)([a-z]+) any(?: other)? [\w ]{3,40}\?$/i,
    (a, q) => (COUNTED.test(a) ? null : `I ${q[1]} ${a}`),
  ],
  [/\bis the baby a boy or a girl\?$/i, (a) => (BOY_OR_GIRL.test(a) ? `The baby is ${lowerFirst(a)}` : null)],
  [
    /\bwhat(?:'s| is| are) (your|the) ([\w' -]{3,30}?) (?:called|named)\?$/i,
    (a, q) =>
      `${/^your$/i.test(q[1] ?? "") ? "My" : "The"} ${q[2]} ${/s$/.test(q[2] ?? "") ? "are" : "is"} called ${a}`,
  ],
  [
    /\bwhat(?:'s| is) the (?:new )?(pup|puppy|dog|cat|kitten|baby|rabbit|horse|parrot|hamster)'s name\?$/i,
    (a, q) => `My ${q[1]}'s name is ${a}`,
  ],
  [
    /\bwhat (?:did|do) you (?:name|call) your ([\w' -]{3,30})\?$/i,
    (a, q) => `My ${q[1]} ${/s$/.test(q[1] ?? "") ? "are" : "is"} called ${a}`,
  ],
  [
    /\bwhat(?:'s| is| are) your ([\w' -]{3,30}) about\?$/i,
    (a, q) => `My ${q[1]} ${/^what are/i.test(q[0]) ? "are" : "is"} about ${a}`,
  ],
  [WHAT_LIKE, (a, q) => whatItIs(q[1] ?? "", q[2] ?? "", "", a)],
  [WHAT_OF, (a, q) => whatItIs("your", q[1] ?? "", ` ${q[2]}`, a)],
  [
    new RegExp(`\\bwhat(?:'s| is| are) your ((?!(?:\\w+ )?(?:${NO_FACT})\\b)(?:[\\w'-]+ ){0,3}[\\w'-]+)\\?$`, "i"),
    (a, q) => mine(q[1] ?? "", q[0], a),
  ],
  [
    new RegExp(
      wrapped`
        \bwhat (?:(?:kinds?|sorts?|types?) of )?(?:[a-z]+ )?(?:are|is) (you|your [\w ]{3,20}?) (
          (?:most |so |really )?(?:
            into|interested in|passionate about|fond of|scared of|afraid of|allergic to|proud of|good at|bad at
            |worried about|nervous about|addicted to|obsessed with|saving for
          )
        )\?$`,
      "i",
    ),
    (a, q) => `${q[1] === "you" ? "I'm" : `${upperFirst((q[1] ?? "").replace(/^your/i, "my"))} is`} ${q[2]} ${a}`,
  ],
  [
    /\bwhat (?:job|role|position)s? are you (applying for|interviewing for|looking for|after)\?$/i,
    (a, q) => `I'm ${q[1]} ${/^(?:an?|the) /i.test(a) ? a : `the role of ${a}`}`,
  ],
];
const YES_OR_NO: readonly (readonly [RegExp, (thing: string, isYes: boolean) => string])[] = [
  [/\b(allerg(?:ies|ic to any(?:thing| \w+)))\?$/i, (_, isYes) => `I have ${isYes ? "" : "no "}allergies`],
  [
    new RegExp(
      wrapped`
        \bare you (?:an? )?(
          (?:
            married|single|divorced|vegan|vegetarian|pescatarian|retired|diabetic|left-handed|lactose intolerant
            |a student|pregnant
          )
        )\?$`,
      "i",
    ),
    (thing, isYes) => `I'm ${isYes ? "" : "not "}${thing}`,
  ],
  [
    new RegExp(
      wrapped`
        \bdo you (
          smoke|drink alcohol|drink coffee|drink|drive|eat meat|eat fish
          |have (?!(?:an?|any) (?:question|idea|minute|moment|preference|problem|issue)s?\b)[\w ]{3,30}
        )\?$`,
      "i",
    ),
    (thing, isYes) => `I ${isYes ? "" : "don't "}${isYes ? thing.replace(/^have any /, "have ") : thing}`,
  ],
];

/** "Is your flat furnished?" */
const STATE_ASKED = new RegExp(
  wrapped`
    ^is your ([\w' -]{3,30}?) (?:already |still |currently )?(
      [a-z]{4,}ed|new|full|open|closed|empty|big|small|safe|local|remote|ready|free|quiet|busy
    )\?$`,
  "i",
);
/** "No, unfurnished." */
const SAYS_STATE =
  /^(?:yes|yeah|yep|no|nope|nah)\b(?:, (?:it is|it isn't|it's not|not yet|un[a-z]+ed|already|still))?$/i;
const stateOf = (question: string, answer: string): string | null => {
  const [, thing, state] = STATE_ASKED.exec(question) ?? [];
  if (thing === undefined || !SAYS_STATE.test(answer)) return null;
  return `My ${thing} is ${NO.test(answer) ? "not " : ""}${state}`;
};

/** "Do you have any pets?" "Oscar, my guinea pig." */
const ASKS_FOR_ONES = /\b(?:have|got) (?:any|an?)\b|^any\b/i;
const NAME_AND_KIND = /^(\p{Lu}\p{Ll}+), (my|our) ((?:[\w-]+ ){0,2}[\w-]+)$/u;
const calledByName = (question: string, rest: string): string | null => {
  const [, name, whose = "", kind] = NAME_AND_KIND.exec(rest) ?? [];
  return name === undefined || !ASKS_FOR_ONES.test(question) ? null : `${upperFirst(whose)} ${kind} is called ${name}`;
};

/** The statement that a plain question and its answer make together, or null where they make none. */
export const statementFrom = (question: string, answer: string): string | null => {
  const state = stateOf(question, answer);
  if (state !== null) return state;
  const isNo = NO.test(answer);
  const rest = answer.replace(YES, "");
  if (isNo || rest === "") {
    if (isNo && countWords(answer) > 3) return null;
    for (const [pattern, say] of YES_OR_NO) {
      const thing = pattern.exec(question)?.[1];
      if (thing !== undefined) return /\byou\b/i.test(thing) ? null : say(thing, !isNo);
    }
    return null;
  }
  const called = calledByName(question, rest);
  if (called !== null) return called;
  for (const [pattern, say] of ROWS) {
    const match = pattern.exec(question);
    const told = match !== null && namesSomething(rest) ? say(rest, match) : null;
    if (told !== null) return told;
  }
  return null;
};
