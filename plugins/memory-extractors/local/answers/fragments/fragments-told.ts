// What a turn of talk answers in a few words that hold a day, a number or a name, and no other rule tells: "August, for his wedding",
// "Bus, till the 18th". Told with the question, and where that leans on something, with the words it leans on.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { TEENS, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { MANNERS } from "#plugins/memory-extractors/local/cues/openings.ts";
import { isFirstName, isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { SECOND_PERSON } from "#plugins/memory-extractors/local/cues/signals.ts";
import { FINITE, PAST_BEHIND_SUBJECT } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { countWords, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import { isToElse, type Passage, type PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import { withWeekendDay } from "#plugins/memory-extractors/local/references/days/weekend-days.ts";
import { saidBeforeQuestion } from "#plugins/memory-extractors/local/references/leaning/spoken-before.ts";
import { ASKS_OF_NOTHING } from "#plugins/memory-extractors/local/references/things/things-told-of.ts";
import { stripLeadIns } from "#plugins/memory-extractors/local/sentences/cut-off/lead-ins.ts";
import { withoutAddress } from "#plugins/memory-extractors/local/sentences/forms-of-address.ts";
import { isOrder } from "#plugins/memory-extractors/local/sentences/orders/orders.ts";
import type { Statement } from "#plugins/memory-extractors/local/statements.ts";
import { answerStatement, type Naming } from "../answers.ts";
import { isSoManyThen } from "../by-question/so-long.ts";
import { wholeQuestion, withMark } from "../question-told.ts";
import { takesUpElse } from "../takes-up-else.ts";
import { isShortQuestion } from "./pairs.ts";

const MOST_WORDS = 14;
const LONGEST_QUESTION = 90;
/** Behind so many sentences of courtesy the answer is looked for. */
const MOST_OPENINGS = 2;
const MOST_FRAGMENTS = 3;

const NUMBERS = `one|${TWO_TO_TWELVE}|${TEENS}|twenty|thirty|forty|fifty|hundred`;
/** "In April", "two of them", "7ish", "on Thursdays", "since Christmas" */
const HOLDS = new RegExp(
  wrapped`
    \d
    |\b(?:
      ${NUMBERS}|${MONTH_NAMES}|(?:${WEEKDAY_NAMES})s?|christmas|easter|new year's
      |(?:last|next) (?:week|month|year|spring|summer|autumn|fall|winter)|tomorrow|yesterday|tonight|midnight|noon
    )\b`,
  "i",
);
/** No number is meant: "one of those days", "her first one", "no one". */
const NO_NUMBER = new RegExp(
  wrapped`
    \b(?:
      (?:no|any|every|some|this|that|which|each) one|(?:the|my|your|his|her|our|their|an?) (?:[\w-]+ )?one
      |one (?:of|day|more time)|ones?'s|may(?! \d)(?!$)
    )\b`,
  "gi",
);
const namesOne = (text: string, listener: string): boolean =>
  wordsOf(text).some((word, at) => {
    if (word === "" || listener.includes(word.replace(/'s?$/, ""))) return false;
    return at === 0 ? isFirstName(word) || isPlaceOrNation(word) : /^\p{Lu}\p{Ll}{2,}/u.test(word);
  });
/** What is asked with these, a name can answer. */
const ASKS_FOR_NAME = /\b(?:who|whose|where|which|what|names?|called)\b/i;
const OPENS_WITH_PREPOSITION = /^(?:with|in|at|from|to|near|by|for) /i;
/** "He's the eldest, isn't he?": supposed, and put right elsewhere. */
const TAG = /, (?:isn't|aren't|wasn't|didn't|doesn't|don't|won't|haven't|hasn't|right|yeah|no)(?: \w+)?(?=\?$)/i;
/** "Sat, at two": no verb. */
const SATURDAY = /^(?:on )?sat(?=,|$| at\b)/i;

/** A reaction, a joke, or what is said of nothing: "Wow, two!", "Thank God". */
const REACTS = new RegExp(
  wrapped`
    ^(?:
      april fools|(?:just )?(?:joking|kidding)|wow|woo\w*|ouch|bummer|anytime|morning|evening|bonsoir|ciao|hola|oh|omg
      |(?:ha)+h?|lol|yay|congrat\w*|thank\w*|sorry|good|great|nice|same|not (?:really|sure|yet|until|before|till)|no way
      |me too|maybe|never|why|what|who|how|and you|all of|poor|lucky|happy|see|let's|please|sounds?|hey|hi|god|jesus
      |agreed|true|exactly|right|deal|fine|sure|done
    )\b(?! (?:at|in|on|from) \w)
    |\?$`,
  "i",
);
/** Leans on more than the question tells. */
const LEANS = /\b(?:it|them|they|him|her(?! \p{L})|he|she|there|this|these|those|that(?! \p{Lu})|same)\b/iu;

/** Offers, requests and what is asked out of courtesy: their answers hold for the moment. */
const NO_QUESTION = new RegExp(
  wrapped`
    ^(?:(?:and|so|but|oh|well),? )*(?:
      (?:can|could|will|would|shall|should|may) (?:you|I|we|somebody|someone)|want|how (?:are|have) you|how about
      |what about you|really|seriously|right|guess|remember|isn't|are you (?:kidding|joking|serious)|you mean
    )\b
    |^(?:well|and|so|then|what|eh|huh|sorry|no|yes|ok|okay|why|how)[?.!]*$`,
  "i",
);

/** "They signed.", "Failed.": so short, it belongs to what stands behind it. */
const SAYS_WHAT_HAPPENED = /^(?:(?:I|we|they|s?he) )?(?:(?:just|only|nearly|almost) )?[a-z]{2,}ed$/i;

interface Fragment {
  readonly sentence: PassageSentence;
  readonly text: string;
}

/** "Yes, come by at seven" */
const INVITES = /^(?:yes|yeah|yep|sure)?[,! ]*(?:come|pop|drop|swing|stop|call|ring|see|bring|take|meet) /i;

const fragmentOf = (sentence: PassageSentence, listener: string | null): Fragment | null => {
  if (!sentence.isFresh || sentence.raw.includes("[")) return null;
  const text = stripLeadIns(plainOf(sentence), listener)
    .text.replace(/[.!]+$/, "")
    .replace(SATURDAY, "On Saturday");
  if (
    text === "" ||
    countWords(text) > MOST_WORDS ||
    REACTS.test(text) ||
    MANNERS.test(text) ||
    INVITES.test(text) ||
    isOrder(text)
  )
    return null;
  if (SECOND_PERSON.test(text)) return null;
  if (SAYS_WHAT_HAPPENED.test(text) || FOUND_OUT.test(text) || STATUS.test(text)) return { sentence, text };
  return FINITE.test(text.replace(/\bmay\b/gi, "")) || LEANS.test(text) ? null : { sentence, text };
};

/** "She's walking! Since Tuesday.": since when she does, and no answer of its own; behind "He is." it is one. */
const GOES_ON = /^(?:since|for|until|till|every|once|twice) /i;
const ONLY_AFFIRMS = new RegExp(
  wrapped`
    ^(?:(?:yes|yeah|yep|no|nope),? )?(?:I|we|s?he|it|they|that) (?:\w+ )?(?:am|is|are|was|were|do|does|did|has|have|had)
      (?:n't| not)?[.!]*$`,
  "i",
);
const goesOn = ({ text }: Fragment, before: PassageSentence | undefined): boolean =>
  before !== undefined && GOES_ON.test(text) && FINITE.test(before.raw) && !ONLY_AFFIRMS.test(before.raw);

/** "Zia! Yes! On Thursday.": who is called. */
const CALLS = /^\p{Lu}\p{L}+!\s*$/u;
/** The words of an answer: its sentences without a verb, one behind the other. */
const answerIn = ({ sentences, listener }: Passage, drawn: ReadonlySet<number>): Fragment[] => {
  const fragments: Fragment[] = [];
  for (const [at, sentence] of sentences.slice(0, MOST_OPENINGS + MOST_FRAGMENTS).entries()) {
    const fragment = drawn.has(sentence.start) ? null : fragmentOf(sentence, listener);
    if (at === 0 && fragment !== null && CALLS.test(sentence.raw) && sentences.length > 1) continue;
    if (fragment !== null && goesOn(fragment, sentences[at - 1])) break;
    if (fragment !== null && fragments.length < MOST_FRAGMENTS) fragments.push(fragment);
    else if (fragments.length > 0 || at >= MOST_OPENINGS || drawn.has(sentence.start)) break;
  }
  return fragments;
};

/** "What about the trip to Naples?" "Still going": what became of a thing that is asked after. */
const STATUS = new RegExp(
  wrapped`
    ^(?:
      still (?:on|going|happening|there|waiting|broken|pending|standing)
      |(?:all |just )?(?:
        cancell?ed|called off|postponed|pushed back|on hold|booked|sorted|sold|fixed|paid|rented out|given away
        |back home|not happening
      )
      |staying with (?:me|us|mum|mom|dad)
    )(?: (?:now|already|obviously|obvs))?$`,
  "i",
);
const ASKED_AFTER = /^(?:(?:so|but|oh),? )?(?:and|what about|how about) (?:the|your|our) (?:[\w'-]+ ){0,5}[\w'-]+\?$/i;
/** "Did you get the results?" "It's coeliac" */
const FOUND_OUT = new RegExp(
  wrapped`
    ^it(?:'s| is| was) (?:(?:an?|the|only|just|probably) )?(?!
      (?:not|so|too|very|really|ok|okay|fine|good|bad|great|all|in|on|at|for)\b
    )[a-z-]+(?: [a-z-]+){0,2}$`,
  "i",
);
const ASKS_FINDING = new RegExp(
  wrapped`
    \b(?:
      results?|diagnos\w+|biopsy|scan|what's wrong|what is wrong|boy or (?:a )?girl
      |what (?:did|does|do) the (?:doctors?|vet|consultant|gp|specialist|hospital|garage|mechanic) (?:say|think|find)
      |what was it
    )\b`,
  "i",
);
const holdsSomething = (text: string, question: string, listener: string): boolean =>
  HOLDS.test(text.replace(NO_NUMBER, "")) ||
  ((ASKS_FOR_NAME.test(question) || OPENS_WITH_PREPOSITION.test(text)) && namesOne(text, listener));

/** "Two weeks?" "One": of what was put up, without its unit. */
const ONLY_NUMBER = new RegExp(`^(?:\\d{1,3}|${NUMBERS})[.!]*$`, "i");
const bargains = (answer: string, question: string): boolean =>
  ONLY_NUMBER.test(answer) && HOLDS.test(question) && !FINITE.test(question);

/** "Did you get him home in time?" "We did not. A girl, three kilos." */
const DENIES =
  /^(?:no|nope|nah|not (?:really|at all|quite|in time)|(?:I|we|they|s?he) (?:did|was|were|do|does|have|has|could)(?:n't| not))[.!,]/i;
/** "Held up fine. Bit stiff on Sunday": of the Sunday that was. */
const FELT_ON = new RegExp(
  wrapped`
    ^(
      (?:(?:an?|bit|little|quite|very|really|so|slightly|still|just|only|but|super) )*(?:
        stiff|sore|tired|sick|ill|achy|swollen|painful|tight|numb|dizzy|nervous|sad|down|rough|hard|tough|weak|shaky
        |exhausted|anxious|low|fine|okay|ok|good|great|bad|better|worse|feverish|grumpy|quiet
      )
    ) on (${WEEKDAY_NAMES})$`,
  "i",
);
const OPENS_IN_PAST = new RegExp(
  wrapped`
    ^(?:(?:I|we|it|he|she|they|that|all|everything|the [a-z]+) )?(?:(?:just|really|only|mostly|also) )?
      (?:${PAST_BEHIND_SUBJECT}|[a-z]{3,}ed)\b`,
  "i",
);
const asOne = (fragments: readonly Fragment[], { sentences }: Passage): string =>
  fragments
    .map(({ sentence, text }) => {
      const before = sentences[sentences.indexOf(sentence) - 1];
      const isOfPast = before !== undefined && OPENS_IN_PAST.test(plainOf(before));
      return upperFirst(isOfPast ? text.replace(FELT_ON, "$1 last $2") : text);
    })
    .join(". ");

/** What the turn at `at` answers in a few words. `drawn`: where the sentences begin of which something is told already. */
export const fragmentTold = (
  passages: readonly Passage[],
  at: number,
  { drawn, named }: { drawn: ReadonlySet<number>; named: Naming },
): Statement | null => {
  const [passage, before] = [passages[at] as Passage, passages[at - 1]];
  if (passage.role !== "other" || before === undefined || before.speaker === passage.speaker) return null;
  if (isToElse(before, passage)) return null;
  const question = before.sentences.slice(-2).findLast(isShortQuestion);
  if (question === undefined) return null;
  const fragments = answerIn(passage, drawn);
  const [first] = fragments;
  const said = asOne(fragments, passage);
  const answer = DENIES.test(passage.sentences[0]?.raw ?? "") && !DENIES.test(said) ? `No. ${said}` : said;
  if (
    first === undefined ||
    takesUpElse(first.sentence, question, before) ||
    plainOf(question).toLowerCase().startsWith(first.text.toLowerCase())
  )
    return null;
  const asked = named(withoutAddress(plainOf(question), passage.speaker));
  if (
    !fragments.some(({ text }) =>
      FOUND_OUT.test(text)
        ? ASKS_FINDING.test(asked)
        : (STATUS.test(text) && ASKED_AFTER.test(withMark(asked))) || holdsSomething(text, asked, before.speaker),
    ) ||
    NO_QUESTION.test(asked) ||
    bargains(said, asked) ||
    isSoManyThen(said, asked) ||
    TAG.test(plainOf(question))
  )
    return null;
  const leaning = upperFirst(withMark(stripLeadIns(asked, null).text));
  const whole = wholeQuestion(asked) ?? (STATUS.test(first.text) && ASKED_AFTER.test(leaning) ? leaning : null);
  const isOfNothing = ASKS_OF_NOTHING.test(asked);
  const behind = whole === null && !isOfNothing ? saidBeforeQuestion(passages, at, { question, answer }) : null;
  if (
    whole === null &&
    ((behind === null && !isOfNothing) || leaning.length > LONGEST_QUESTION || leaning.includes('"'))
  )
    return null;
  const told = answerStatement(passage, {
    text: `${answer}.`,
    told: whole ?? leaning,
    question,
    answer: first.sentence,
  });
  return { ...told, behind };
};

/** "Let's say the last Saturday in August", "How about Sunday at ten?" */
const PROPOSES = new RegExp(
  wrapped`
    ^(?:(?:(?:let's|we could|we can|shall we) (?:say|make it|do|meet(?: on)?|take|go for|aim for|try)|(?:how|what) about) )
    (
      (?:(?:on|at|in|the|this|next|last|first|second|third|early|late|mid) )*(?:[\p{L}\d][\w:'.]*)(?: [\w:'.]+){0,6}
    )[.!?]*$`,
  "iu",
);
/** "What about the trip in May?": asked of something, and no day proposed; not "the 14th", "the first week of May". */
const ASKS_AFTER_THING = new RegExp(
  wrapped`
    ^(?:
      your|our|my|his|her|their
      |the (?!
        \d
        |(?:
          first|second|third|fourth|last|next|following|same|other|very|early|late|weekends?|week|weekday|end|start
          |beginning|middle|morning|evening|afternoon|day|month|summer|autumn|winter|spring|holidays?|${WEEKDAY_NAMES}
          |${MONTH_NAMES}
        )\b
      )
    )`,
  "i",
);
const SAYS_WHEN = new RegExp(
  String.raw`\b(?:${WEEKDAY_NAMES})\b|\b(?:${MONTH_NAMES})\b(?!'t)|\b(?:\d{1,2}(?:st|nd|rd|th)|christmas|easter|tomorrow|weekend)\b`,
  "i",
);
/** "Saturday then.", "Wednesday works for me", "the 14th it is" */
const AGREES = new RegExp(
  wrapped`
    ^((?:on |the )*[\p{L}\d]\w*(?: (?:morning|afternoon|evening|night|at [\w:.]+(?: [ap]m)?))?),? (?:
      then|it is(?: then)?|works(?: (?:well|fine|best|great))?(?: for (?:me|us))?
      |is (?:good|fine|perfect|great|best)(?: (?:for|with|by) (?:me|us))?|suits (?:me|us)(?: (?:well|best))?
    )[.!]*$`,
  "iu",
);
/** The day that the turn at `at` proposes for what was spoken of before it. */
export const dayProposed = (passages: readonly Passage[], at: number, drawn: ReadonlySet<number>): Statement | null => {
  const passage = passages[at] as Passage;
  if (passage.role !== "other") return null;
  for (const sentence of passage.sentences) {
    if (!sentence.isFresh || drawn.has(sentence.start) || !SAYS_WHEN.test(plainOf(sentence))) continue;
    const said = stripLeadIns(plainOf(sentence), passage.listener).text;
    const agreed = AGREES.exec(said)?.[1];
    const named = agreed ?? PROPOSES.exec(said)?.[1] ?? "";
    if (!SAYS_WHEN.test(named) || (agreed === undefined && ASKS_AFTER_THING.test(named))) continue;
    const before = passages.slice(Math.max(0, at - 2), at).flatMap(({ sentences }) => sentences.slice(0, 20));
    const day = withWeekendDay(named, before.map(plainOf).join(" "));
    if (LEANS.test(day) || SECOND_PERSON.test(day)) continue;
    const behind = saidBeforeQuestion(passages, at, { question: null, answer: day });
    // What one agrees on is the other's.
    const isOfOther = agreed === undefined || behind?.includes(`after ${passages[at - 1]?.speaker}`) === true;
    if (behind === null || !isOfOther) return null;
    const told = answerStatement(passage, {
      text: `I ${agreed === undefined ? "propose" : "agree on"} ${day.replace(/^The /, "the ").replace(/[.!?]+$/, "")}.`,
      told: null,
      question: sentence,
      answer: sentence,
    });
    return { ...told, behind };
  }
  return null;
};
