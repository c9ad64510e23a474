// What a user answers an assistant in a fragment ("second half of september", "just dumbbells"), told as one statement of the user
// with the words of the question that it answers. A row makes a statement of one kind of question; what none reads is told elsewhere.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { PARTNERS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TEENS, TENS, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { IS_PLACE, TRAVELS } from "../by-question/asked-deeds.ts";
import { YES } from "../by-question/asked-facts.ts";
import { withDeedOfAnswer, withoutExcuse } from "../by-question/deed-of-answer.ts";
import { asHabit } from "../by-question/habits.ts";
import { hasOf, isPlainNo, lowerName, NO_SUCH_THING, OVER, saysNo } from "../by-question/has-asked.ts";
import { roughTimeOf } from "../by-question/times.ts";
import { AUX, GENERIC, REST, subjectOf, VERB, verbOf, WHOM, withoutVerb } from "../questions/asked-verbs.ts";
import { ownWords, withThing } from "../questions/question-words.ts";
import { goesOnAboutAnswer } from "./state-told.ts";

type Told = (said: string, question: RegExpExecArray) => string | null;
const row = (pattern: string, told: Told) =>
  [new RegExp(`^(?:(?:and|or|so|also) )?${pattern}\\?$`, "iu"), told] as const;

const HEDGE = wrapped`
  (?:
    (?:
      like|about|around|roughly|almost|nearly|over|under|below|up to|only|just|maybe|probably|at (?:least|most)|max
      |maximum|between|ideally|not (?:more|over|above) ?(?:than)?|no more than|less than|more than
    ) )*`;
const AMOUNT = new RegExp(
  `^${HEDGE}[£$€]?\\d[\\d.,]*k?\\b(?! ?(?:years?|months?|weeks?|days?|hours?|minutes?|mins?|people|times|%))`,
  "i",
);
const NUMBER = String.raw`(?:\d[\d.,]*|an?|half|one|${TWO_TO_TWELVE}|${TEENS}|${TENS})`;
const COUNT = new RegExp(`^${HEDGE}${NUMBER}\\b`, "i");
/** "About 12", "4 days", "20 minutes a day" */
const ONLY_COUNT = new RegExp(
  wrapped`
    ^${HEDGE}${NUMBER}(?: (?:or|to) ${NUMBER})?(?: (?!until\b|after\b|before\b)[a-z]+)?(?: or so)?
      (?: (?:an?|per|each|every) [a-z]+)?(?: max| tops)?$`,
  "i",
);

/** "like", " to photograph", "birds" → "I would like to photograph birds" */
const object: Told = (answer, [question, aux = "", whom = "", verb = "", wholeRest]) => {
  const rest = wholeRest === undefined ? undefined : withoutExcuse(wholeRest);
  // "What tone would you like?" asks for the moment.
  if (rest === undefined && /^would$/i.test(aux)) return null;
  const said = withoutVerb(answer, verb, rest);
  const plain = GENERIC.test(verb) || saysNo(said) ? null : verbOf(aux, whom, verb);
  if (plain === null) return null;
  const start = / always wanted/i.test(question) ? plain.replace(/^I've /, "I've always ") : plain;
  const deed = withDeedOfAnswer(start, rest ?? "", said);
  if (deed !== undefined) return deed;
  if (/^(?:to|for) /i.test(said)) return null;
  const end = start.endsWith(verb) ? verb : (start.split(" ").at(-1) ?? "");
  const told = withThing(verb, rest, said);
  return told === null ? null : `${start.slice(0, start.length - end.length)}${end}${told.slice(verb.length)}`;
};

const GOES_WITHOUT = /^(?:consider|considering|visit|visiting|like|prefer|love|want)$/i;
const where: Told = (said, [, aux = "", whom = "", verb = "", rest]) => {
  const start = verbOf(aux, whom, verb);
  const own = ownWords(rest?.replace(/ (?:to|from|in|at)$/i, ""));
  if (start === null || own === null || saysNo(said)) return null;
  // "Where are you moving from and to?"
  if (/ and$/i.test(own)) return /^from .* to /i.test(said) ? `${start} ${said}` : null;
  const bare = said.replace(/^(?:probably|maybe|somewhere) (?=in )/i, "");
  const isNamed = isPlaceOrNation(/^[\p{L}'-]+/u.exec(bare)?.[0] ?? "") || /^\p{Lu}/u.test(bare);
  if (GOES_WITHOUT.test(verb) && own === "") return `${start}${own} ${bare}`;
  if (IS_PLACE.test(bare)) return `${start}${own} ${lowerFirst(bare)}`;
  const last = (rest ?? "").trim().split(" ").at(-1) ?? verb;
  if (TRAVELS.test(verb) || TRAVELS.test(last)) return isNamed ? `${start}${own} to ${bare}` : null;
  return isNamed ? `${start}${own} in ${bare}` : `Where ${start}${own} is ${bare}`;
};
/** "Ran fine on sunday": with a verb of its own. */
const HAPPENED = /^(?:last )?(?:ran|was|had|went|got|broke|started|stopped|died|worked|came|left)\b/i;
const when: Told = (said, [, aux = "", whom = "", verb = "", rest]) => {
  const subject = subjectOf(whom);
  if (subject !== null && subject !== "I" && HAPPENED.test(said)) return `${subject} ${said}`;
  const asksTwo = /^ and [a-z]+$/i.test(rest ?? ""); // "When does your shift start and end?"
  const [start, own, at] = [verbOf(aux, whom, verb), asksTwo ? null : ownWords(rest), roughTimeOf(said)];
  return start === null || own === null || at === null ? null : `${start}${own} ${at}`;
};

const has: Told = (said, [, article = "", things = ""]) => hasOf(said, article, things);

const OPTION = /^(?:probably|mostly|mainly|more|definitely|either|rather|the) /i;
/** "Do you prefer Windows or Mac?": one of the two, with what is added. */
const choice: Told = (said, [, verb = "", lead = "", one = "", other = ""]) => {
  const bare = said.replace(OPTION, "");
  const opens = /^[\p{L}\d'-]+/u.exec(bare)?.[0].toLowerCase() ?? "";
  const named = `${one} ${other}`.toLowerCase().split(/[^\p{L}\d'-]+/u);
  if (opens.length < 2 || !named.includes(opens)) return null;
  const [own, ...more] = [ownWords(lead), verb];
  return own === null ? null : `I ${more[0]}${own} ${bare}`;
};

const PEOPLE = new RegExp(
  String.raw`^(?:(?:just|only) )?(?:me|us|myself|my (?:\w+ )?(?:${PARTNERS}|family|kids?)|the (?:two|three|four|five) of us)\b`,
  "i",
);
const party = (said: string, things: string): string | null => {
  const [, count] = /^(.*?) of us$/i.exec(said) ?? [];
  if (count !== undefined) return `I'm planning for ${count} people`;
  if (PEOPLE.test(said) && /people|guests|persons/i.test(things)) return `I'm planning for ${said}`;
  if (!COUNT.test(said)) return null;
  return `I'm planning for ${/\d$|^[a-z ]*[a-z]+$/i.test(said) && countWords(said) < 4 && !/\b(?:adults?|kids?|people|children)\b/i.test(said) ? `${said} ${things.toLowerCase()}` : said}`;
};

const DAYS = new RegExp(`\\b(?:${WEEKDAY_NAMES})\\b|week(?:end|day)s`, "i");
const MONEY_VERB = "(spend|save|invest|put aside|set aside|put away|pay|borrow|afford|contribute)";
const MEASURES = "budget|price range|income|salary|rent|mortgage|age|height|weight";

const SUM = new RegExp(
  `^(?:(?:yes|yeah|yep)[,. ]+)?${HEDGE}[£$€]?\\d[\\d.,]*k?(?: (?:euros?|dollars?|pounds|francs|quid|bucks|each|in total))*$`,
  "i",
);
const SUMS = "(?:other )?(?:savings|debts?|loans?|student loans?|credit card debt)";

/** "retires on the 28th": of whom, the question does not say. */
const HAPPENS = /^(?:s?he |they )?(?:retires?|turns?|leaves?|graduates?|moves?|starts?|gets?|goes|has|have|is|are)\b/i;

const IS_PAST = /\b(?:last|yesterday|ago)\b/i;
const ROWS: readonly (readonly [RegExp, Told])[] = [
  // "Do you have any savings?" "About 6,000"
  row(
    wrapped`
      (?:and )?(?:(?:do you have|have you got|are there|is there|any)(?: any| some)? )?(${SUMS})
        (?: (?:other than|besides|apart from|except) [^?]+)?`,
    (a, q) => (SUM.test(a) ? `I have ${q[1]?.toLowerCase()} of ${lowerFirst(a.replace(YES, ""))}` : null),
  ),
  // "Do you have a budget in mind?" "800"
  row(
    wrapped`
      (?:(?:what(?:'s| is)|do you have|have you got|is there) )?(?:your|an?|the|any)? ?((?:[a-z]+ )?(?:${MEASURES}))
        (?: in mind| for (?:this|it))?`,
    (a, q) =>
      AMOUNT.test(a)
        ? /^age$/i.test(q[1] ?? "")
          ? `I'm ${/\d+/.exec(a)?.[0]} years old`
          : `My ${q[1]} is ${a}`
        : null,
  ),
  // "How much can you put aside?" "400 a month"
  row(
    wrapped`
      how much (?:money )?(do|would|can|could|are) you[ ]
      (?:(want|like|need|hope|plan|looking|willing|able|planning|hoping|ready) to )?${MONEY_VERB}${REST}`,
    (a, [, aux = "", wish, verb = "", rest]) => {
      const own = AMOUNT.test(a) ? ownWords(rest?.replace(/ (?:on|for) (?:it|this|that|one)$/i, "")) : null;
      const start = { do: "I", would: "I would", can: "I can", could: "I could", are: "I'm" }[aux.toLowerCase()];
      return own === null ? null : `${start} ${wish === undefined ? "" : `${wish} to `}${verb} ${a}${own}`;
    },
  ),
  row(
    "how much (?:money )?(?:have you|do you have) (saved|put aside|spent|paid|invested|borrowed)(?: up)?(?: so far| already)?",
    (a, q) => {
      const sum = withoutVerb(a, q[1] ?? "").replace(/ saved(?: up)?$/i, "");
      return AMOUNT.test(sum) ? `I've ${q[1]} ${sum}` : null;
    },
  ),
  row("how many people are you (cooking|planning|shopping|buying|booking) for", (a, q) =>
    PEOPLE.test(a.replace(/^(?:just |only )?for /i, ""))
      ? `I'm ${q[1]} ${a.replace(/^(just |only )?(?:for )?/i, "$1for ").replace(/ me\b/i, " myself")}`
      : null,
  ),
  // "How many people?" "2 adults and our 4 year old"
  row(
    "how many ((?:people|guests|persons|players|adults|kids|children|nights))(?: (?:is it for|are there|will there be|are you))?",
    (a, q) => party(a, q[1] ?? ""),
  ),
  row("how many of you (?:are there|are (?:going|coming|travelling))", (a) => party(a, "people")),
  row("how many (people|guests|kids|children) are (coming|going|invited)", (a, q) =>
    COUNT.test(a) && countWords(a) < 4
      ? `I'm expecting ${lowerFirst(a)}${/\b(?:people|guests|kids|adults)\b/i.test(a) ? "" : ` ${q[1]}`}`
      : null,
  ),
  row("(?:when|what dates)", (a) => {
    const at = roughTimeOf(a)?.replace(/^(?:in|on|at|from) /i, "");
    return at === undefined || IS_PAST.test(at) ? null : `I'm planning for ${at}`;
  }),
  // "How many days a week can you train?" "4 days, Tuesday Thursday"
  row(
    `how (?:many|much) ([a-z]+)((?: an?| per| each| every) [a-z]+)? (can|do) you ${VERB}${REST}`,
    (a, [, things = "", each = "", aux = "", verb = "", rest]) => {
      const [count = "", ...days] = a.split(", ");
      const own = COUNT.test(count) ? ownWords(rest) : null;
      if (own === null || GENERIC.test(verb) || /^(?:money|people)$/i.test(things)) return null;
      const isSaid = /\b(?:an?|per|each|every) (?:week|day|month|year)\b/i.test(count);
      const many =
        /\d$|^[a-z ]+$/i.test(count) &&
        !/\b(?:days?|hours?|minutes?|h|mins?|litres?|liters?|cups?|glasses|times|bottles|seats)\b/i.test(count) &&
        things !== "time"
          ? `${count} ${things}`
          : count;
      if (!ONLY_COUNT.test(count)) return null;
      const [second = ""] = /^ to [a-z]+/i.exec(own) ?? [];
      const behind = own.slice(second.length).replace(isSaid ? / (?:each|every|an?|per) [a-z]+$/i : /^$/, "");
      return `I ${aux === "can" ? "can " : ""}${verb}${second} ${lowerFirst(many)}${isSaid ? "" : each}${behind}${days.length > 0 ? ` (${asHabit(days.join(", "))})` : ""}`;
    },
  ),
  row("(?:what|which) days (?:work|suit|are good|are best)(?: best)?(?: for)? you", (a) =>
    DAYS.test(a) ? `${upperFirst(asHabit(a))} suit me` : null,
  ),
  row("(?:(?:what|which) time of (?:the )?day(?: (?:works|suits|is best)(?: best)?(?: for)?(?: you)?)?)", (a) =>
    /\b(?:mornings?|evenings?|afternoons?|nights?|lunch\w*|\d)/i.test(a) ? `I prefer ${a}` : null,
  ),
  row("what(?:'s| is) the (occasion|theme|purpose|reason|event|venue|position|topic)", (a, q) =>
    saysNo(a) || HAPPENS.test(a) ? null : `The ${q[1]} is ${a}`,
  ),
  // "Any injuries?" "yeah a slipped disc in 2021"
  row(
    wrapped`
      (?:(?:are there|is there|do you have|have you got|do you(?: already| currently)? (?:have|own)|got) )?(any |an? )
        (?:other )?((?:[a-z-]+ ){0,2}[a-z-]+(?: or (?:[a-z-]+ ){0,2}[a-z-]+)?)(?: (?:
          already|yet|at home|currently|at the moment|right now
        )
      )?`,
    has,
  ),
  row("(?:any|do you have any|are there any) ((?:food )?allergies) or .*", (a) => hasOf(a, "any ", "allergies")),
  row(
    "(?:do you have|have you got) (other |any other )((?:[a-z-]+ ){0,2}[a-z-]+(?: or (?:[a-z-]+ ){0,2}[a-z-]+)?)",
    has,
  ),
  row(
    "(?:is|are) there (?:anything|things|foods?|something)(?: that)? you (don't|can't|won't) (like|eat|want)(?: to eat)?",
    (a, q) => {
      const thing = a.replace(NO_SUCH_THING, "").replace(/^(?:just|only|except(?: for)?|apart from) /i, "");
      return thing === "" ? null : `I ${q[1]} ${q[2]} ${thing}`;
    },
  ),
  // "Have you owned a dog before?" "yes a beagle when I was a kid"
  row(
    "have you (?:ever )?(owned|played|tried|used|had|done|studied|learned|learnt|kept|visited|worn|grown) (?:an?|any|the)? ?[^?]{2,40}",
    (a, q) => {
      const thing = a.replace(YES, "");
      return thing === "" || saysNo(thing) || !/^(?:an?|the|some|two|three|my|just)\b/i.test(thing)
        ? null
        : `I ${OVER.test(thing) ? q[1] : `have ${q[1]}`} ${lowerFirst(thing)}`;
    },
  ),
  row("are you (?:currently )?(taking|using|on) any(?:thing)?(?: [a-z]+)?(?: at the moment| right now)?", (a, q) => {
    const thing = a.replace(YES, "");
    if (isPlainNo(a)) return null;
    return thing === "" || saysNo(thing) ? null : `I'm ${q[1]} ${lowerName(thing)}`;
  }),
  row("do you (drink|eat|take|use) [a-z ]{3,20}", (a, q) =>
    COUNT.test(a) && countWords(a) > 1 ? `I ${q[1]} ${lowerFirst(a)}` : null,
  ),
  // "Do you sleep on your back or side?" "side"
  row(
    wrapped`
      do you (prefer|want|like|need|have|own|use|drive|eat|play|live|sleep|work|rent)
        ((?: (?:on|in|at|with|from))?(?: (?:your|an?|the))?) ([^?]+?) or (?:an? |the |your |in |on |at )?([^?]+)`,
    choice,
  ),
  row("(?:what|which) (?:topics|subjects|areas|fields|kinds? of (?:\\w+)) interests? you(?: most)?", (a) =>
    saysNo(a) ? null : `I'm interested in ${a}`,
  ),
  row("what are you (most )?(interested in|into|good at|passionate about)", (a, q) =>
    saysNo(a) ? null : `I'm ${q[1] ?? ""}${q[2]} ${a}`,
  ),
  // "What was the last book you loved?" "last one was ..."
  row("what(?:'s| is| was) the last ([a-z]+) (?:that )?you ([a-z]+(?:ed|ad|aw)|read|saw|watched)", (a, q) => {
    const thing = a.replace(/^(?:the )?last (?:one )?(?:was|is) /i, "");
    return saysNo(thing) || /^(?:I|it|that)\b/.test(thing)
      ? null
      : `The last ${q[1]} I ${q[2]} was ${thing.replace(/, .*$/, "")}`;
  }),
  row("what(?:'s| is) (your|the) ([a-z ]{3,20}?) like", (a, q) =>
    saysNo(a) ? null : `${/^your$/i.test(q[1] ?? "") ? "My" : "The"} ${q[2]} is ${a}`,
  ),
  row(
    "(?:what|which) (make and model|make|model|breed|colou?r|size|year|grade|class|year group) is ((?:your|the) [\\p{L}' -]{2,30})",
    (a, q) => {
      const subject = subjectOf(q[2] ?? "");
      if (subject === null || saysNo(a)) return null;
      if (/grade|class|year group/i.test(q[1] ?? "")) return null;
      return `${subject} is ${/make|model|breed/i.test(q[1] ?? "") && !/^an? /i.test(a) ? "a " : ""}${a}`;
    },
  ),
  row("(?:what|which) (?:grade|class|year group) is (your [\\p{L}' -]{2,30}) in", (a, q) => {
    const subject = subjectOf(q[1] ?? "");
    return subject === null || !/\d/.test(a) ? null : `${subject} is in ${lowerFirst(a).replace(/^in /i, "")}`;
  }),
  row("(?:how (?:big|tall|large|wide|long|old)) is (your [\\p{L}' -]{2,30}|the [\\p{L}' -]{2,30})", (a, q) => {
    const subject = /^how long/i.test(q[0]) && !/\d/.test(a) ? null : subjectOf(q[1] ?? "");
    if (/^how old/i.test(q[0])) return null;
    return subject === null || !/\d/.test(a) ? null : `${subject} is ${a}`;
  }),
  row("how (fit|active|experienced|tall|flexible|strong|confident|busy) are you", (a, q) =>
    new RegExp(`\\b${q[1]}\\b`, "i").test(a)
      ? `I'm ${a}`
      : /^tall$/i.test(q[1] ?? "") && /\d/.test(a)
        ? `I'm ${a}${/^\d[.,]\d\d$/.test(a) ? " m" : ""} tall`
        : null,
  ),
  row("who(?:'s| is| are) ((?:coming|going|travelling|joining|staying|living) (?:with you|along))", (a, q) =>
    PEOPLE.test(a) || /^my /i.test(a)
      ? `${upperFirst(a)} ${/ and /i.test(a) ? "are" : "is"} ${(q[1] ?? "").replace(/you/, "me")}`
      : null,
  ),
  row(
    "what does (the business|your (?:business|company|startup|shop)) do",
    (a, q) =>
      `${/^your/i.test(q[1] ?? "") ? upperFirst((q[1] ?? "").replace(/^your/i, "my")) : "My business"} does ${a}`,
  ),
  row("what are your ([a-z ]{3,40})", (a, q) =>
    saysNo(a) || /\bthoughts|worries|plans|views|opinions?|concerns\b/i.test(q[1] ?? "")
      ? null
      : `My ${q[1]} are ${asHabit(a)}`,
  ),
  row("where(?:'s| is) (your [a-z' -]{3,30})", (a, q) => {
    const named = /^\p{Lu}/u.test(a) ? `in ${a}` : /^(?:an?|the|my|our) /i.test(a) ? `at ${a}` : null;
    const place = IS_PLACE.test(a) ? a : named;
    return place === null ? null : `My ${(q[1] ?? "").slice(5)} is ${place}`;
  }),
  row(`where ${AUX} ${WHOM} ${VERB}${REST}`, where),
  row(`when ${AUX} ${WHOM} ${VERB}${REST}`, when),
  row(
    wrapped`
      (?:what|which)(?! time\b)(?: else)?(?: (?!(?:do|does|did|are|is|have|has|can|will|would)\b)[\p{L}'-]+){0,4} ${AUX} ${WHOM} ${VERB}
        ${REST}`,
    object,
  ),
];

export const partTold = (question: string, said: string): string | null => {
  if (goesOnAboutAnswer(said)) return null;
  for (const [pattern, told] of ROWS) {
    const match = pattern.exec(question);
    const made = match === null ? null : told(said, match);
    if (made !== null) return made;
  }
  return null;
};
