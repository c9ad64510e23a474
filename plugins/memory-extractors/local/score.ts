// How much a clause is worth remembering: a sum of features, each with its weight. The sum gives the confidence.

import { wrapped } from "#domain/wrapped.ts";
import { type Reading, read } from "./clause-reading.ts";
import { isAtHand, isOfCodeBase } from "./cues/code-base.ts";
import { ON_SHIFT } from "./cues/core-facts.ts";
import { UNSAID_DEED } from "./cues/deeds-left-open.ts";
import {
  CONCEDES,
  GOAL_OF_LIFE,
  isExercise,
  isInOnesLife,
  OF_THIS_HOUR,
  PRAISES,
  SAYS_LITTLE,
  WEIGHS,
  WEIGHS_ONESELF,
} from "./cues/fleeting.ts";
import { EXAGGERATES, IRONIC, LAUGHS, SIMILE } from "./cues/jest.ts";
import { KIN_NOUNS } from "./cues/kin.ts";
import { LASTING_OF_OWN } from "./cues/lasting-of-own.ts";
import { LOST_COMPANY, POINTS_AT_THING, POINTS_OUTSIDE } from "./cues/leans-outside.ts";
import { GRATEFUL_FOR, MOOD, NAMED_CAUSE } from "./cues/moods.ts";
import { hasHabit } from "./cues/named-news.ts";
import { NEXT_STEP, PROMISE } from "./cues/next-steps.ts";
import { TWO_TO_TWELVE } from "./cues/numbers.ts";
import { SEEKS_SOMEBODY } from "./cues/occupations.ts";
import {
  AGREES,
  ASKED_BY_OTHERS,
  HEARSAY,
  isHearsay,
  MAKES_OF_IT,
  SAYS_NOTHING_LATER,
  TAKES_UP,
  TRIED_MUCH,
} from "./cues/of-the-chat.ts";
import { isOfPeopleAtLarge } from "./cues/people-at-large.ts";
import { COURTESIES, PEP_TALK, RESOLVE, STANDS_BY, WE_CAN } from "./cues/pep-talk.ts";
import {
  DENIAL,
  EVALUATES,
  FINDING,
  HYPOTHETICAL,
  IDENTITY,
  OF_HEALTH,
  OF_ONES_OWN,
  OF_VALUE_TO_ME,
  PROGRESSIVE,
  SECOND_PERSON,
  TELLS_WHAT_HAPPENED,
} from "./cues/signals.ts";
import { ANNOUNCES_NEWS, ANNOUNCES_ONLY, AS_EXPECTED, CANNOT_WAIT, CAPTION, OF_THE_MOMENT } from "./cues/small-talk.ts";
import { DEBUGS, QUESTION_AT_HAND, TASK_TALK, TROUBLE_AT_HAND } from "./cues/task-at-hand.ts";
import { tellsEnd } from "./cues/told-ends.ts";
import { TRAITS } from "./cues/traits.ts";
import { NEWS_TO_COME, OFFER, SHOWS_PICTURE, WISDOM } from "./cues/wisdom.ts";
import { isNewsByName, isNewsOfKnown, isOfAcquaintance } from "./of-acquaintances.ts";
import { either, inSmall } from "./patterns.ts";
import { OFFICES } from "./references/persons/strangers.ts";
import type { Clause } from "./sentences/clause.ts";
import { isFoundOut, isKeptSomewhere, isOwnMatter } from "./sentences/whose/definite-matters.ts";
import { isBehindAnother } from "./sentences/whose/of-another.ts";
import { namesRole } from "./sentences/whose/roles-in-passing.ts";

interface Feature {
  readonly name: string;
  readonly weight: number;
  readonly of: (reading: Reading) => number | boolean;
}

/** "Ewan is 39", "Miso is diabetic" say all there is to say. */
const SAYS_WHAT_THEY_ARE = new RegExp(
  String.raw`^\p{Lu}\p{Ll}+(?:'s| is) (?:now |nearly |almost |only |also )?(?:\d{1,2}|allergic|${TRAITS})[.!]*$`,
  "u",
);

/** Nothing that a question could be about: no time, no number, no name. */
const isUnspecific = ({ hasTime, hasNumber, names }: Reading): boolean => !hasTime && !hasNumber && names === 0;

/** "I'll start with the herbs and look at basil later": to an assistant, without a day, a number or somebody's name. */
const isForTheChat = (reading: Reading): boolean => {
  const { text, isAssistantChat, hasTime, hasNumber } = reading;
  return isAssistantChat && !hasTime && !hasNumber && !/\p{Lu}\p{Ll}+'s\b/u.test(text) && !isPlanWithOthers(reading);
};
/** "I'll practise with my flatmate Declan", "I'll add two chapters", "I'll do max 3": with whom, or how many, says that it is to be done. */
const PLANNED_WITH = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ll| will|'m going to| are going to) (?!
      (?:keep (?:it|that|this) in|try (?:it|that|this)|check|look|think)\b
    )
    (?:
      .*\b(?:my|our) (?:[a-z-]+ ){0,2}(?:${KIN_NOUNS}|${OFFICES}|[a-z]+mate|neighbou?r|colleague|friend)s?\b
        (?=(?:.*?[\w'-]+\b){2})
      |.*(?<!\b(?:the|these|those|next|first|last|of|your|all) )\b(?:${TWO_TO_TWELVE}|\d+) (?!
        (?:for|and|but|with|or|in|to|the|as|at|of|options?|steps?|tips|ideas|suggestions)\b
      )[a-z]{3,}
      |.*\b(?:max|maximum|at most|at least|no more than) \d
    )`,
  "i",
);
const isPlanWithOthers = ({ text, wordCount }: Reading): boolean => wordCount > 3 && PLANNED_WITH.test(text);

/** "Us" and "our" alone are anybody's: "Rain can make us patient". */
const SPEAKER = /\b(?:I|I'm|I've|I'll|I'd|my|me|mine|myself|we|we're|we've|we'll|we'd)\b/i;

/** No person, no name, no time, no number: what holds for anybody. */
const isAboutNobody = (reading: Reading): boolean =>
  reading.clause.passage.listener !== null &&
  isUnspecific(reading) &&
  !SPEAKER.test(reading.text) &&
  !isOfAcquaintance(reading.clause, reading.text);

/** "Setbacks help us grow": no memory of whoever says so. */
const isOfEverybody = (reading: Reading): boolean =>
  !reading.isAssistantChat && isUnspecific(reading) && isOfPeopleAtLarge(reading.text);

/** Whoever laughs about these means them. */
const NO_JEST = new RegExp(
  wrapped`
    \b(?:
      allerg\w+|intoleran\w+|diabet\w+|c(?:o)?eliac|asthma\w*|pregnant|vegan|vegetarian|epilep\w+
      |works? (?:
        (?:nights|(?:\w+ )?shifts)(?! like\b)|part-time|full-time
        |(?:at|in) (?:an?|the) (?!\w+'s\b|dark\b|zoo\b|circus\b|madhouse\b|hell)\w+
        |for an?|as an? (?!(?:\w+ )?(?:slave|servant|robot|zombie|donkey|maid|taxi)\b)\w+
      )
    )\b`,
  "i",
);
/** "I'm as flexible as a fridge", "I'm basically a potato, haha": told as a trait it would be taken at its word. */
const isJest = ({ clause, text, isCore, hasTime, hasNumber, names }: Reading): boolean => {
  if (IRONIC.test(text)) return true;
  if (EXAGGERATES.test(text) && !/\b(?:always|usually|often)\b/.test(text)) return true;
  if (hasTime || hasNumber || names > 0) return false;
  return SIMILE.test(text) || (isCore && LAUGHS.test(clause.sentence.raw) && !NO_JEST.test(text));
};

/** A feeling told with what it is for says something about the speaker: "Rowing makes me happy". */
const namesItsCause = ({ text, concreteWords }: Reading): boolean =>
  (concreteWords > 0 && NAMED_CAUSE.test(text)) ||
  (concreteWords > 1 && GRATEFUL_FOR.test(text) && !SECOND_PERSON.test(text));

/** "I'm nervous, as I only got through 12 lectures" */
const GIVES_REASON = /,? (?:as|because|since) (?:I|we|my|our) .*\d/;

/** "I'm overwhelmed with my work as a nurse": to an assistant it says what the user is. */
const tellsRole = ({ text, isAssistantChat }: Reading): boolean => isAssistantChat && namesRole(text);

/** "I'm worried about my rent of 900 euros" */
const OWN_AMOUNT = /\b(?:my|our) (?:[\w-]+ ){1,3}of (?:about |around |only |over )?[$€£]?\d/i;
/** "I'm planning a street party and need to make sure there's shade": what is planned is no task for the assistant. */
const FOR_A_PLAN = new RegExp(
  wrapped`
    ^(?:I'm|I am|we're|we are) (?:(?:also|actually|currently|now) )?(?:
      planning|organi[sz]ing|hosting|throwing|thinking (?:of|about) (?:\w+ing)
    ) (?:an? |our |my )[^,;]* and (?:I |we )?(?:want|need) to (?:make sure|be sure|ensure)\b`,
  "i",
);
/** A task that names somebody of the user's, or what they have to the figure, says something about the user too. */
const taskAtHand = ({ text, isAssistantChat, hasRelation, hasNumber }: Reading): number => {
  if (
    !isAssistantChat ||
    !TASK_TALK.test(text) ||
    FOR_A_PLAN.test(text) ||
    GOAL_OF_LIFE.test(text) ||
    isInOnesLife(text) ||
    SEEKS_SOMEBODY.test(text)
  )
    return 0;
  return hasRelation || namesRole(text) || (hasNumber && OWN_AMOUNT.test(text)) ? 0.3 : 1;
};

/** Users of an assistant mostly ask: more of what they say is for the moment. */
const TO_AN_ASSISTANT = -0.6;

type Condition = (reading: Reading) => boolean;

const toAssistant: Condition = ({ isAssistantChat }) => isAssistantChat;
const inTalk: Condition = (reading) => !toAssistant(reading);
/** Of several who have a team in common. */
const inMeeting: Condition = (reading) => inTalk(reading) && reading.clause.passage.group !== null;
const aboutCode: Condition = ({ clause }) => clause.passage.isAboutCode;

/** A feature that the words of a clause tell, where the condition holds. */
const said = (name: string, weight: number, words: RegExp, where?: Condition): Feature => {
  const pattern = inSmall(words);
  return { name, weight, of: (reading) => (where === undefined || where(reading)) && pattern.test(reading.small) };
};

export const FEATURES: readonly Feature[] = [
  { name: "concrete words", weight: 3.5, of: ({ concreteWords }) => Math.min(1.5, concreteWords / 6) },
  { name: "abstract words", weight: -4, of: ({ abstractWords, wordCount }) => abstractWords / Math.max(1, wordCount) },
  { name: "core fact", weight: 3.5, of: ({ isCore }) => isCore },
  { name: "asked to remember", weight: 3, of: ({ clause }) => clause.isAsked },
  {
    name: "wanted by the organization",
    weight: 5,
    of: ({ clause, text }) => clause.passage.isWanted?.(text) ?? false,
  },
  { name: "one of several lasting things", weight: 2, of: ({ clause }) => clause.isPart },
  { name: "instruction", weight: 4, of: ({ clause }) => clause.isInstruction },
  said("tells what happened", 2, TELLS_WHAT_HAPPENED),
  said("of what is theirs", 1.5, OF_ONES_OWN),
  { name: "news by name", weight: 4.5, of: isNewsByName },
  {
    name: "announced",
    weight: 4,
    of: (reading) => inTalk(reading) && !reading.isFirstPerson && ANNOUNCES_NEWS.test(reading.clause.before?.raw ?? ""),
  },
  { name: "of somebody they know", weight: 4.5, of: ({ clause, text }) => isOfAcquaintance(clause, text) },
  {
    name: "of their own matters",
    weight: 4,
    of: ({ text, clause, isAssistantChat, hasNumber, hasTime }) =>
      isAssistantChat &&
      (isKeptSomewhere(text) ||
        (isFoundOut(text) && !isBehindAnother(clause)) ||
        ((hasNumber || hasTime) && isOwnMatter(text))),
  },
  {
    name: "of the team's work",
    weight: 4,
    of: (reading) =>
      inMeeting(reading) && !reading.isFirstPerson && reading.concreteWords > (reading.hasNumber ? 0 : 1),
  },
  { name: "of the code base", weight: 5, of: (reading) => aboutCode(reading) && isOfCodeBase(reading.text) },
  { name: "at hand in code", weight: -6, of: (reading) => aboutCode(reading) && isAtHand(reading.text) },
  said("of their health", 1.5, OF_HEALTH, toAssistant),
  { name: "tells an end", weight: 8, of: ({ text, isAssistantChat }) => isAssistantChat && tellsEnd(text) },
  said("goal of their life", 2, GOAL_OF_LIFE, toAssistant),
  said("under way", 1, PROGRESSIVE),
  { name: "relation", weight: 1, of: ({ hasRelation }) => hasRelation },
  { name: "time", weight: 1.5, of: ({ hasTime }) => hasTime },
  { name: "answer", weight: 1.5, of: ({ clause }) => clause.isAnswer },
  { name: "preference", weight: 1, of: ({ text, isPreference }) => isPreference || FINDING.test(text) },
  { name: "named", weight: 1, of: ({ names }) => names },
  said("identity", 0.5, IDENTITY),
  {
    name: "lasting, in a few words",
    weight: 1.5,
    of: ({ isAssistantChat, wordCount, text }) => isAssistantChat && wordCount < 9 && LASTING_OF_OWN.test(text),
  },
  { name: "trait", weight: 0.5, of: ({ isTaste }) => isTaste },
  { name: "number", weight: 1, of: ({ hasNumber }) => hasNumber },
  { name: "first person", weight: 0.5, of: ({ isFirstPerson }) => isFirstPerson },
  {
    name: "substantial turn",
    weight: 2,
    of: (reading) => (inTalk(reading) ? reading.clause.turn.substance : 0),
  },
  { name: "turn asks back", weight: -0.5, of: (reading) => inTalk(reading) && reading.clause.turn.asks },
  { name: "turn reacts", weight: -1, of: (reading) => inTalk(reading) && reading.clause.turn.reacts },
  { name: "to an assistant", weight: TO_AN_ASSISTANT, of: toAssistant },
  {
    name: "names nothing",
    weight: -5,
    of: (reading) =>
      reading.concreteWords === 0 &&
      !reading.isPreference &&
      isUnspecific(reading) &&
      !reading.isShortFact &&
      !ON_SHIFT.test(reading.text),
  },
  {
    name: "few words",
    weight: -1,
    of: (reading) =>
      inTalk(reading) && reading.wordCount < 8 && !reading.isCore && !reading.isPreference && isUnspecific(reading),
  },
  {
    name: "short",
    weight: -1.5,
    of: ({ wordCount, isCore, isPreference, clause, text }) =>
      wordCount < 4 &&
      !isCore &&
      !isPreference &&
      !hasHabit(text) &&
      !(clause.passage.isAboutCode && isOfCodeBase(text)) &&
      !(SAYS_WHAT_THEY_ARE.test(text) && isOfAcquaintance(clause, text)),
  },
  { name: "in jest", weight: -10, of: isJest },
  said("pep talk", -2.5, PEP_TALK),
  said("encouragement", -5, either(RESOLVE, STANDS_BY, WE_CAN)),
  said("wisdom", -4.5, WISDOM, (reading) => inTalk(reading) && isUnspecific(reading)),
  said("news to come", -8, NEWS_TO_COME),
  said("shows a picture", -6, SHOWS_PICTURE, inTalk),
  {
    name: "of value to them",
    weight: 2,
    of: (reading) => inTalk(reading) && OF_VALUE_TO_ME.test(reading.text) && !SECOND_PERSON.test(reading.text),
  },
  {
    name: "mood",
    weight: -5.5,
    of: (reading) =>
      !reading.hasRelation &&
      MOOD.test(reading.text) &&
      !namesItsCause(reading) &&
      !tellsRole(reading) &&
      !(reading.hasNumber && GIVES_REASON.test(reading.text)),
  },
  said(
    "promise",
    -5,
    either(PROMISE, OFFER),
    (reading) => (isUnspecific(reading) && !isPlanWithOthers(reading)) || isForTheChat(reading),
  ),
  said("denial", -1.5, DENIAL, ({ isPreference, isTaste }) => !isPreference && !isTaste),
  said("evaluation", -3, EVALUATES),
  said("points outside", -3, POINTS_OUTSIDE, ({ wordCount, text }) => wordCount < 9 && !hasHabit(text)),
  said("points at a thing", -1, POINTS_AT_THING),
  { name: "nobody in particular", weight: -3, of: isAboutNobody },
  { name: "of everybody", weight: -12, of: isOfEverybody },
  said("lost company", -4, LOST_COMPANY),
  said("of the moment", -12, OF_THE_MOMENT, inTalk),
  said("as expected", -12, AS_EXPECTED, inTalk),
  said("announces only", -12, ANNOUNCES_ONLY, inTalk),
  said("cannot wait", -8, CANNOT_WAIT, (reading) => inTalk(reading) && !reading.hasRelation && reading.names === 0),
  said("caption", -12, CAPTION, (reading) => inTalk(reading) && isUnspecific(reading) && !reading.hasRelation),
  said("hypothetical", -1.5, HYPOTHETICAL),
  said("to the listener", -2, SECOND_PERSON),
  { name: "about others", weight: -2.5, of: ({ isFirstPerson }) => !isFirstPerson },
  {
    name: "courtesy",
    weight: -3.5,
    of: (reading) => !reading.hasRelation && COURTESIES.test(reading.text) && !namesItsCause(reading),
  },
  { name: "task at hand", weight: -4.5, of: taskAtHand },
  said(
    "of the hour",
    -4.5,
    either(TAKES_UP, HEARSAY, NEXT_STEP, OF_THIS_HOUR, WEIGHS, WEIGHS_ONESELF),
    (reading) => toAssistant(reading) && !reading.hasTime && !isPlanWithOthers(reading),
  ),
  said("concedes", 6.5, CONCEDES, toAssistant),
  said("makes of it", -4, MAKES_OF_IT, toAssistant),
  { name: "hearsay", weight: -9, of: (reading) => toAssistant(reading) && !reading.hasTime && isHearsay(reading.text) },
  said("agrees", -8, AGREES, toAssistant),
  said("tried much", -10, TRIED_MUCH, toAssistant),
  said("says nothing later", -15, SAYS_NOTHING_LATER, toAssistant),
  said("trouble at hand", -4.5, TROUBLE_AT_HAND, toAssistant),
  { name: "debugs", weight: -8, of: (reading) => toAssistant(reading) && DEBUGS.test(reading.text) },
  said("deed unsaid", -6, UNSAID_DEED, toAssistant),
  said("question at hand", -2, QUESTION_AT_HAND, toAssistant),
  { name: "exercise", weight: -4, of: (reading) => toAssistant(reading) && isExercise(reading.text) },
  said("question of others", -10, ASKED_BY_OTHERS, toAssistant),
  said("praise of nobody's", -3, PRAISES, (reading) => inTalk(reading) && !reading.isFirstPerson && !reading.hasTime),
  said("says little", -8, SAYS_LITTLE, (reading) => inTalk(reading) && !reading.hasTime),
  {
    name: "about others, to an assistant",
    weight: -2,
    of: (reading) => toAssistant(reading) && !reading.isFirstPerson && !reading.isCore && !isNewsOfKnown(reading),
  },
];

export const scoreClause = (clause: Clause): number => {
  const reading = read(clause);
  let sum = 0;
  for (const { weight, of } of FEATURES) sum += weight * Number(of(reading));
  return sum;
};

/** Below this a clause is not worth a memory. */
export const KEEP_SCORE = 0;
/**
 * The same in talk between people, where little is told twice. What scores below zero is marked so unsure that a profile shows
 * it only where there is nothing better.
 */
export const KEEP_IN_TALK = -3;
/** In talk, what speaks neither of its speaker nor of anybody of theirs: mostly praise and wisdom. */
export const KEEP_OF_OTHERS = -1;

/** A score of this is as sure as not. */
const EVEN_SCORE = 1.3;
/** How fast a score makes sure: what scores zero stands at 0.37, what scores five at 0.83. */
const SCORE_SCALE = 2.35;

/**
 * Rises with the score between 0 and 1, never reaching either: on conversations it follows the share of sentences that people
 * would note. What is typed for an assistant has to be worth more to be kept, and is no less sure for that.
 */
export const confidenceOf = (score: number, isToAssistant: boolean): number => {
  const worth = isToAssistant ? score - TO_AN_ASSISTANT : score;
  const value = 1 / (1 + Math.exp((EVEN_SCORE - worth) / SCORE_SCALE));
  return Math.round(Math.min(0.98, Math.max(0.02, value)) * 100) / 100;
};
