// What a query asks for, by its words: a time, a number, a name, several things, the past. Ranking weighs passages by it.

import type { EpochMs } from "#domain/clock.ts";
import type { Likeness } from "#domain/similarity.ts";
import { wrapped } from "#domain/wrapped.ts";
import { isGreeting } from "./greetings.ts";
import { readPeriodAlone } from "./period-alone.ts";
import { type Period, readPeriod } from "./periods.ts";
import { isCalendarName, MONTHS_IN_SMALL, termsOf, wordsOf } from "./terms.ts";
import { readRequest, readTopics, type TopicQuestion } from "./topics.ts";
import { NAMES_KIN } from "./traits.ts";

export interface Question {
  readonly text: string;
  readonly vector: Float32Array;
  /** Of a request, whose vector lies between its own and that of what it needs: its own. Else null. */
  readonly plainVector: Float32Array | null;
  /** Distinct terms, in the order of the query. */
  readonly terms: readonly string[];
  /** Neighbouring terms. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly words: ReadonlySet<string>;
  readonly asked: Likeness["asked"];
  /** Terms that answers hold when the question only names a topic; else none. */
  readonly topicTerms: ReadonlySet<string>;
  readonly asksTime: boolean;
  readonly asksNumber: boolean;
  /** Who, where, which: the answer is likely to hold a name. */
  readonly asksName: boolean;
  /** A summary, an order of events, a count, or all that somebody did: the answer is in several places. */
  readonly asksSeveral: boolean;
  /** A greeting or thanks, and nothing else: it asks for nothing. */
  readonly isGreeting: boolean;
  /** The time that it names; null when none, or unknown. */
  readonly period: Period | null;
  /** "What happened two weeks ago?": for whatever the user did at that time. */
  readonly asksOfPeriod: boolean;
  /** "I", "my", "me": in a chat with an assistant, the user. */
  readonly isFirstPerson: boolean;
  /** About the user, and nobody else by name or kin. */
  readonly asksOfSelf: boolean;
  /** For one thing as it stands: then what is newer is worth more than what is older. */
  readonly asksState: boolean;
  /** How things are, by its verb or a word like "now": what was told last is likely to hold. */
  readonly asksPresent: boolean;
  /** For what was done: "What did he buy?", "Has she booked the hotel?" */
  readonly asksDeed: boolean;
  /** For what somebody wants or is about to do. */
  readonly asksPlan: boolean;
  /** About how things were before, or in which order they happened: then old facts are not worth less. */
  readonly asksPast: boolean;
  /** For what was before what is: "Where did she live before?" */
  readonly asksFormer: boolean;
  /** It says that it is for the latest: "now", "current". */
  readonly asksLatest: boolean;
  /** Terms of what stands behind "before": what is asked for is another. */
  readonly otherThan: readonly string[];
}

/** For how things stood before, or at a time that it names: "What did she weigh in May?" */
export const asksOfThen = ({ asksPast, asksPresent, period }: Question): boolean =>
  asksPast || (period !== null && !asksPresent);

/** For what was replaced since: then the versions that no longer hold are looked at too. */
export const asksOfReplaced = ({ asksFormer, otherThan }: Pick<Question, "asksFormer" | "otherThan">): boolean =>
  asksFormer || otherThan.length > 0;

/** For how things stand: what was told last comes first. */
export const asksOfNow = (question: Question): boolean =>
  (question.asksState || question.asksPresent) && !asksOfThen(question);

const TIME =
  /\b(when|how long|how soon|since when|what (?:day|date|time|year|month)|which (?:day|date|year|month)|how old)\b/i;
const NUMBER =
  /\b(how (?:many|much|often|far|tall|big|large)|what (?:number|percentage|price|amount|size)|how long)\b/i;
const NAME = /\b(?:who|where|which|names?|called)\b/i;
const OVERVIEW = new RegExp(
  wrapped`
    \b(?:
      summar\w+|overview|recap|timeline|chronolog\w+|(?:in|the|what) order|throughout|over time|over the (?:past|last)
      |so far|progress(?:ed)?|develop(?:ed)?|evol\w+|across (?:our|all|my|the)|everything|history
    )\b`,
  "i",
);
const LIST = new RegExp(
  wrapped`
    \b(?:
      how many|in total|which\b.{1,60}\b(?:first|earlier|later|last)\b.{1,120}\bor|(?:what|which)(?: \w+){0,3} \w*[^\Ws]s (?:has|have|did|does|do|is|are|was|were)
      |(?:in )?what (?:\w+ )?ways|both|in common|(?:what|which|where|who)\b.*\b(?:has|have)
    )\b`,
  "i",
);
const STATE = new RegExp(
  wrapped`
    ^\W*(?:(?:can|could) you (?:tell|remind) me |remind me |do you (?:know|remember) )?(?:
      what(?:'s| is| are| was| were| time| date| day)|when (?:is|are|was|do|does|should|will)
      |where (?:is|are|do|does|am)|who (?:is|are)|which|how (?:many|much|often|long|old)
      |what \w+ (?:is|am|do|does|should|will)
    )\b`,
  "i",
);
const PRESENT =
  /\b(?:is|are|am|do|does|has|have|can|what's|where's|who's|now|currently|still|any ?more|these days|latest|newest|current)\b/i;
/** "What did she say her job is?": as it was then. */
const NOT_PRESENT = /\b(?:did|was|were|had)\b/i;
/** "trips", "plans": topics whose answers may lie ahead. Others are asked for as things are: "job". */
const OF_WHAT_COMES =
  /\b(?:trips?|travel\w*|holidays?|vacations?|appointments?|calendar|schedule|meetings?|plan\w*|goals?|dreams?|events?|deadlines?|upcoming|future)\b/i;
const DEED = /\b(?:did|has|have) (?!to\b)(?:[\p{L}'’]+ ){1,3}(?!to\b|wants?\b|needs?\b|plan)[\p{L}]+/iu;
/** Also "when is … due": a plan may be all that is known of it. */
const PLAN =
  /\b(?:plan\w*|going to|wants?|will|would|goals?|intend\w*|hop(?:e|es|ing)|next|upcoming|when (?:is|are|do|does))\b/i;
const SPAN = /\b(?:between|from .+ to|until|passed|elapsed|after which|difference)\b/i;
const USER = /\b(?:user|he|she|his|hers?)\b/i;
/** "allergies", "job" and no more: the user's own. Not "allergies of the guests". */
const BARE = /^\W*(?:(?:any|current|known|main) )?[\p{L}-]+(?:(?: and|,| or|,? &)? [\p{L}-]+)?\W*$/u;
const OF_OTHERS = /\b(?:guests?|people|everyone|they|their|our|we|team|others?|project)\b/i;
/** "Is she married?": answered by what is told of somebody else. */
const OF_TIES = /\b(?:married|marital|dating|single|relationships?|in-laws|grand(?:children|kids|parents))\b/i;
/** "Who visits me?", "Where does Ida live?" */
const OF_SOMEBODY = /\b[Ww]ho(?:se|m)?\b(?! (?:do|did) (?:I|the user) work for\b)|\S \p{Lu}\p{Ll}/u;
const FIRST_PERSON = /\b(?:i|me|my|mine|i'm|i've|i'd|i'll|myself)\b/i;
const PAST = new RegExp(
  wrapped`
    \b(?:
      used to|previous(?:ly)?|before|original(?:ly)?|initial(?:ly)?|history|former(?:ly)?|in the past|earlier|at first
      |order|over time|chronolog\w+|timeline|evol\w+|chang(?:ed|es|e)|ever
    )\b`,
  "i",
);

const FORMER = new RegExp(
  wrapped`
    \b(?:used to|previous(?:ly)?|former(?:ly)?|at first|originally)\b|\bbefore(?: that| then)?(?=\W*$)
    |\b(?:did|was|were|had)\b.{1,50}\bbefore (?:I|we|s?he|they|moving|switching|joining|starting|changing)\b
    |\b(?:my|our|his|her|their|the|\p{L}+['’]s) (?:old |ex-)(?:
      job|boss|manager|employer|company|team|office|flat|house|home|place|apartment|address|room|landlord|flatmate|roommate|car|van|bike
      |phone|number|e-?mail|laptop|computer|dog|cat|pet|puppy|school|doctor|dentist|price|rate|rent|salary|fee|budget|plan|deadline
      |date|schedule|version|name|database|framework|editor|tool|provider|supplier|bank|gym|partner|girlfriend|boyfriend
      |husband|wife|password|website|logo
    )\b`,
  "iu",
);
const LATEST = /\b(?:now|nowadays|current(?:ly)?|latest|newest|most recent|these days|at the moment|at present)\b/i;
/** Says which of several is meant, and nothing of what it is. */
const WHICH_OF_THEM = /\b(?:current|latest|newest|most recent)\b(?= \p{L})/giu;
/** "Who was the head before Wanda?": Wanda is not. */
const BEFORE_ONE = /(?<=\b(?:before|prior to) )\p{Lu}[\p{L}-]+(?: (?:and )?\p{Lu}[\p{L}-]+){0,3}(?=\W*$)/u;

const NAMES_DATE = new Set(termsOf(MONTHS_IN_SMALL.join(" ")));
const SAYS_NOTHING = new Set(termsOf("use used have take do get run"));

const WHOM = "(?:i|we|you|he|she|they|the user|\\p{L}+)";
/** "Where did we live then?", "Who was she dating?": of a state that may be over. */
const STATE_OF_THEN = new RegExp(
  wrapped`
    \bdid ${WHOM} (?:live|share|stay|work|study|drive|own|rent|earn|date|weigh)\b
    |\b(?:was|were) ${WHOM} (?:living|sharing|staying|working|studying|driving|renting|earning|dating|seeing)\b`,
  "iu",
);

/** A question of at most so many words, of which so many say something, is a short one. */
const SHORT = { words: 7, terms: 2 };
const NO_TERMS: ReadonlySet<string> = new Set();

/** Of a text that is pasted as a question, its beginning and its end say what is asked; some patterns take time by its square. */
const END_CHARACTERS = 1_000;
const endsOf = (text: string): string =>
  text.length <= 2 * END_CHARACTERS ? text : `${text.slice(0, END_CHARACTERS)}\n${text.slice(-END_CHARACTERS)}`;

export const askQuestion = (text: string, vector: Float32Array, topic: TopicQuestion | null = null): Question => {
  const sequence = termsOf((topic?.text ?? text).replace(WHICH_OF_THEM, " "));
  const terms = [...new Set(sequence)];
  const words = wordsOf(text);
  const asking = endsOf(text);
  return {
    text,
    vector,
    plainVector: null,
    terms,
    pairs: sequence.slice(1).map((term, i): [string, string] => [sequence[i] ?? "", term]),
    words: new Set(words),
    asked: topic !== null ? "topic" : terms.length <= SHORT.terms && words.length <= SHORT.words ? "short" : "full",
    topicTerms: topic?.terms ?? NO_TERMS,
    asksTime: TIME.test(asking),
    asksNumber: NUMBER.test(asking),
    asksName: NAME.test(asking),
    asksSeveral: OVERVIEW.test(asking) || LIST.test(asking),
    isGreeting: isGreeting(asking),
    period: null,
    asksOfPeriod: false,
    isFirstPerson: FIRST_PERSON.test(asking),
    asksOfSelf:
      (FIRST_PERSON.test(asking) ||
        USER.test(asking) ||
        (topic !== null && BARE.test(asking) && !OF_OTHERS.test(asking))) &&
      !NAMES_KIN.test(asking) &&
      !OF_TIES.test(asking) &&
      !OF_SOMEBODY.test(asking),
    asksState: STATE.test(asking) && !SPAN.test(asking) && !PAST.test(asking),
    asksPresent:
      (PRESENT.test(asking) || (topic !== null && !OF_WHAT_COMES.test(asking))) &&
      !NOT_PRESENT.test(asking) &&
      !PAST.test(asking),
    asksDeed: DEED.test(asking) && !PLAN.test(asking),
    asksPlan: PLAN.test(asking),
    asksPast: PAST.test(asking) || FORMER.test(asking) || STATE_OF_THEN.test(asking),
    asksFormer: FORMER.test(asking),
    asksLatest: LATEST.test(asking),
    otherThan: [],
  };
};

/** The same question in other words. */
export const rephrase = ({ vector, plainVector, period, otherThan }: Question, text: string): Question => {
  return { ...askQuestion(text, vector, readTopics(text)), plainVector, period, otherThan };
};

/** The same question where it calls the user by name, as one about the user: what tells of them says "User". */
export const askOfUser = (question: Question, name: string): Question => {
  const text = question.text.replace(new RegExp(`(?<!\\p{L})${name}(?![\\p{L}-])`, "gu"), "the user");
  const rephrased = rephrase(question, text);
  // Their name is none that is asked for: "User's name is Ottilie" does not say who works for Ottilie.
  return { ...rephrased, words: new Set([...rephrased.words, name.toLowerCase()]) };
};

/** The unit vector between the first and the mean of the others. */
const between = ([first, ...others]: readonly Float32Array[]): Float32Array => {
  const sum = (first ?? new Float32Array()).map(
    (value, d) => value + others.reduce((total, other) => total + (other[d] ?? 0), 0) / Math.max(1, others.length),
  );
  const norm = Math.hypot(...sum);
  return norm === 0 ? sum : sum.map((value) => value / norm);
};

/** A question with its vector; of one that only names a topic, the vector lies between its own and that of typical answers. */
export const readQuestion = async (
  said: string,
  embed: (text: string) => Promise<Float32Array>,
  now: EpochMs,
): Promise<Question> => {
  const other = said.length <= END_CHARACTERS ? (BEFORE_ONE.exec(said)?.[0] ?? "") : "";
  const otherThan = isCalendarName(other.toLowerCase()) ? [] : termsOf(other);
  const rest = otherThan.length === 0 ? said : said.replace(BEFORE_ONE, "");
  // "What did we use before Ghent?" says nothing without the name.
  const text = termsOf(rest).every((term) => SAYS_NOTHING.has(term)) ? said : rest;
  const whole = readPeriodAlone(text, now);
  if (whole !== null) {
    const asked = askQuestion(text, await embed(text));
    // "next week" is no word of what is then, as "June" may be.
    const terms = asked.terms.filter((term) => NAMES_DATE.has(term) || /^\d/.test(term));
    return { ...asked, terms, pairs: [], period: whole, asked: "topic", asksOfPeriod: true };
  }
  const period = readPeriod(text, now);
  const topic = readTopics(text);
  if (topic !== null) {
    const vectors = await Promise.all([topic.core, ...topic.means].map(embed));
    // The day that a dinner is for lies ahead, and says nothing of when it was told what to know for it.
    const isRequest = readRequest(text) !== null;
    return {
      ...askQuestion(text, between(vectors), topic),
      plainVector: isRequest ? (vectors[0] ?? null) : null,
      period: isRequest ? null : period,
      otherThan,
    };
  }
  return { ...askQuestion(text, await embed(text)), period, otherThan };
};
