// What short questions about a person ask for: "pets" is answered by "Ida has a cat called Mia", with which it shares no word and little
// meaning as vectors go. The topics stand in topic-rows.ts.

import { wrapped } from "#domain/wrapped.ts";
import { PROJECT_TOPIC_ROWS } from "./project-topic-rows.ts";
import { neededFor } from "./requests.ts";
import { attributeTerm, termsOf } from "./terms.ts";
import { TOPIC_ROWS } from "./topic-rows.ts";

/** Says nothing of a topic: that it is liked, had, usual, or to be told about. */
const FRAME = new Set(
  termsOf(
    `favourite favorites like likes love loves enjoy enjoys prefer prefers preferred preference preferences best current currently latest newest recent
    upcoming next usual usually daily tell list know info information detail details status problem problems issue issues condition
    conditions restriction restrictions habit habits type kind name names named called user person profile everything thing things stuff
    regular year years date routine taste use uses using want wants take takes get gets go goes going keep keeps own owns do stay
    decide decided decision choose chosen choice old happen remember recall summary life main primary project projects repo repository codebase team`,
  ),
);

interface Topic {
  readonly asked: RegExp;
  readonly means: string;
  /** Index terms that answers hold. */
  readonly terms: ReadonlySet<string>;
}

const TOPICS: readonly Topic[] = [...TOPIC_ROWS, ...PROJECT_TOPIC_ROWS].map(
  ({ asked, means, words, attributes = [] }) => ({
    asked: new RegExp(`\\b(?:${asked})(?![\\p{L}\\p{N}])`, "iu"),
    means,
    terms: new Set([...termsOf(words), ...attributes.map(attributeTerm)]),
  }),
);

/** Words that topics are asked for and answered by, by their terms. */
export const TOPIC_WORDS: ReadonlyMap<string, string> = new Map(
  [...TOPIC_ROWS, ...PROJECT_TOPIC_ROWS]
    .flatMap(({ asked, words }) => [...words.split(/\s+/), ...(asked.match(/(?<!\\)\b[a-z]{4,}/g) ?? [])])
    .flatMap((word) => termsOf(word).map((term): [string, string] => [term, word])),
);

/** "How many users does the app have?", "Who travels with the user?": more than a topic, though every word besides it says nothing. */
const ASKS_MORE = /\busers\b|\bwho\b(?!.{0,30}\bliv(?:e|es|ing) with\b).{0,40}\bwith\b/i;
/** Longer questions ask for more than a topic. */
const LONGEST = 80;
const MOST_TOPICS = 3;
const LISTS = /\band\b|[,;&]/i;
/** Words for the user, and for the project that all is about. */
const OF_ALL = /\b(?:the )?user(?:['’]s)?\b|\b(?:the|this|our|my) (?:project|repo|repository|codebase)(?:['’]s)?\b/gi;
/** "Mira's", or a name where the subject of a question stands. */
const NAME =
  /\p{Lu}[\p{L}\p{M}]*['’]s?(?![\p{L}\p{N}])|(?<=\b(?:[Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Hh]as|about|of)\s)(?!I(?!\p{L}))\p{Lu}[\p{L}\p{M}]*/u;

/** "Any health issues to consider for a workout?", "dietary restrictions of guests": what the topic is wanted for, and nothing certain. */
const PURPOSE = new RegExp(
  wrapped`
    \s(?:
      to (?:avoid|be aware|consider|keep|know|note|plan|remember|respect|take|watch)\b
      |(?:about|at|before|during|for|in|of)\s(?!th|my\b|his\b|her\b|our\b|your\b)
      |(?:(?:that|when) )?(?:i|we|he|she|they|the user)\b
    ).*$`,
  "i",
);
/** "What food does Mira dislike?": nearer to what says so than to what she likes. */
const NOT_LIKED = new RegExp(
  wrapped`
    \b(?:
      dislikes?|hates?|cannot stand|never likes?|(?:do|does|did|ca)n['’]?t (?:(?:I|he|she|they|the user|\p{Lu}\p{L}+) )?(?:like|stand)
      |not likes?
    )(?: (?:to|\p{L}+ing))?(?![\p{L}])`,
  "iu",
);
const DONE = /\b(?:did|was|were)\b/i;
const OF_OTHERS = /^\W*(?:who|where|when|why|how)\b/i;
/** "What does she not like to eat?"; not what somebody did not like once, nor who dislikes it. */
export const asksDisliked = (question: string): boolean =>
  NOT_LIKED.test(question) && !DONE.test(question) && !OF_OTHERS.test(question);
/** What was done, or of somebody by name: a certain thing is asked for. */
const OF_ONE = /\b(?:did|was|were)\b|(?<=\S )(?!I(?!\p{L}))\p{Lu}/u;

interface Mention {
  readonly topic: Topic;
  readonly words: string;
  readonly at: number;
}

/** The mention of a topic that takes most of the text. */
const clearestMention = (text: string): Mention | null => {
  let best: Mention | null = null;
  for (const topic of TOPICS) {
    const match = topic.asked.exec(text);
    if (match !== null && match[0].length > (best?.words.length ?? 0)) {
      best = { topic, words: match[0], at: match.index };
    }
  }
  return best;
};

export interface TopicQuestion {
  /** What it says of its topics without the words of asking, and of whom: "Ida's pets" of "Which pets does Ida have?". */
  readonly core: string;
  /** How answers read, for each topic. */
  readonly means: readonly string[];
  readonly terms: ReadonlySet<string>;
  /** The question without words for the user or the project, which say nothing where all is about them. */
  readonly text: string;
}

/** Of a question that names a topic, or lists several, and says no more than whose. */
const readPlainly = (question: string): TopicQuestion | null => {
  const text = question.replace(OF_ALL, " ");
  const found = new Map<Topic, string>();
  let rest = text;
  for (let next = clearestMention(rest); next !== null; next = clearestMention(rest)) {
    if (!found.has(next.topic)) found.set(next.topic, next.words);
    rest = `${rest.slice(0, next.at)} ${rest.slice(next.at + next.words.length)}`;
  }
  const name = NAME.exec(rest)?.[0] ?? "";
  if (found.size === 0 || termsOf(rest.replace(name, " ")).some((term) => !FRAME.has(term))) return null;
  const kept = [...found].slice(0, LISTS.test(question) ? MOST_TOPICS : 1);
  return {
    core: [name, ...kept.map(([, words]) => words)].join(" ").trim(),
    means: kept.map(([topic]) => topic.means),
    terms: new Set(kept.flatMap(([topic]) => [...topic.terms])),
    text,
  };
};

const LONGEST_REQUEST = 240;

/** What has to be known for a request, as a topic; null for what is none. */
export const readRequest = (text: string): TopicQuestion | null => {
  const needed = text.length > LONGEST_REQUEST ? null : neededFor(text);
  if (needed === null) return null;
  const { means, words, attributes } = needed;
  return {
    core: text.trim(),
    means: [means],
    terms: new Set([...termsOf(words), ...attributes.map(attributeTerm)]),
    text,
  };
};

/** What a question asks for that names topics, and says no more than whose or what for, or what a request needs; null for all others. */
export const readTopics = (question: string): TopicQuestion | null => {
  const request = readRequest(question);
  if (request !== null) return request;
  if (question.length > LONGEST || ASKS_MORE.test(question)) return null;
  const disliked = asksDisliked(question) ? readPlainly(question.replace(NOT_LIKED, " ")) : null;
  if (disliked !== null)
    return {
      ...disliked,
      core: question.trim(),
      means: [`hates ${disliked.core}, dislikes, can't stand, does not like, avoids`],
      text: question.replace(OF_ALL, " "),
    };
  const plain = readPlainly(question);
  if (plain !== null) return plain;
  if (OF_ONE.test(question)) return null;
  const head = question.replace(PURPOSE, "");
  const wanted = head === question ? null : readPlainly(head);
  return wanted === null ? null : { ...wanted, core: question.trim(), text: question.replace(OF_ALL, " ") };
};
