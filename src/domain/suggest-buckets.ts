// Suggests bucket definitions from what an organization says of itself in its filter prompt, in the prompt's own words.

import { BUCKET_KEY, type BucketDefinition, RESERVED_BUCKET_KEYS } from "./bucket.ts";
import { BUCKET_PRESETS } from "./bucket-presets.ts";
import { productOf, type TopicPhrase, topicPhrases } from "./topic-phrases.ts";

const FEWEST = 3;
const MOST = 6;
const LONGEST_KEY = 40;
const LONGEST_PROMPT = 8000;

/** Letters of other alphabets that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  þ: "th",
  ð: "d",
};

/** A bucket key made of the topic's words; null when nothing of it can stand in a key. */
const bucketKey = (topic: string): string | null => {
  const plain = topic
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[ßøæœłđþð]/g, (letter) => LETTERS[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
  let key = "";
  for (const word of plain.match(/[a-z0-9]+/g) ?? []) {
    const longer = key === "" ? word.slice(0, LONGEST_KEY) : `${key}_${word}`;
    if (longer.length > LONGEST_KEY) break;
    key = longer;
  }
  return BUCKET_KEY.test(key) && !RESERVED_BUCKET_KEYS.includes(key) ? key : null;
};

/** Longer words, as good as stemmed. */
const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ies|es|s|y)$/, "")));

const sharedWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((word) => b.has(word)).length;

interface Suggestion {
  readonly key: string;
  readonly topic: TopicPhrase;
  /** Further topics that are told under this one. */
  readonly related: TopicPhrase[];
}

/**
 * At most six, in the order of the text. Only where it names more are topics with a word in common told as one, and the last
 * ones are left out.
 */
const chooseTopics = (topics: readonly TopicPhrase[]): Suggestion[] => {
  const keyed = new Map<string, TopicPhrase>();
  for (const topic of topics) {
    const key = bucketKey(topic.name);
    if (key !== null && !keyed.has(key)) keyed.set(key, topic);
  }
  const chosen: Suggestion[] = [];
  let surplus = keyed.size - MOST;
  for (const [key, topic] of keyed) {
    const words = wordsOf(topic.name);
    const kin = chosen.find((suggestion) => sharedWords(wordsOf(suggestion.topic.name), words) > 0);
    if (surplus > 0 && kin !== undefined) {
      kin.related.push(topic);
      surplus--;
    } else {
      chosen.push({ key, topic, related: [] });
    }
  }
  return chosen.slice(0, MOST);
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Lists things, for a list sorts best; the product stands in brackets, which sorting passes over. */
const describe = ({ topic, related }: Suggestion, product: string | null): string => {
  const wordings = [topic, ...related].map(({ wording }) => wording);
  const listed = wordings[0]?.toLowerCase() === topic.name.toLowerCase() ? wordings.slice(1) : wordings;
  const place = product === null ? "" : ` (${product})`;
  return `${capitalized(topic.name)}${place}${listed.length === 0 ? "" : `: ${listed.join(", ")}`}.`;
};

/** Presets by words in common with the text, else in their usual order. */
const closestPresets = (text: string): BucketDefinition[] => {
  const words = wordsOf(text);
  const closeness = (preset: BucketDefinition): number =>
    sharedWords(wordsOf(`${preset.key} ${preset.description}`), words);
  return BUCKET_PRESETS.toSorted((a, b) => closeness(b) - closeness(a));
};

/**
 * Three to six valid, distinct definitions in the words of the text, in its order. Presets fill up where the text names fewer
 * than three topics.
 */
export const suggestBuckets = (filterPrompt: string): BucketDefinition[] => {
  const text = filterPrompt.slice(0, LONGEST_PROMPT);
  const product = productOf(text);
  const suggestions = chooseTopics(topicPhrases(text)).map((suggestion) => ({
    key: suggestion.key,
    description: describe(suggestion, product),
  }));
  const taken = new Set(suggestions.map(({ key }) => key));
  const others = closestPresets(text).filter(({ key }) => !taken.has(key));
  const missing = Math.max(0, FEWEST - suggestions.length);
  return [...suggestions, ...others.slice(0, missing).map(({ key, description }) => ({ key, description }))];
};
