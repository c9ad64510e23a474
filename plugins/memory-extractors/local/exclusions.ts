// What an organization tells not to keep: the items of its settings, and what its guidance says as plainly, such as "Ignore
// small talk about the weather" or "Never store passwords or salaries". What needs to be understood ("only dietary facts",
// "unless they ask for it") is left to a model and to the buckets.

import { wrapped } from "#domain/wrapped.ts";
import { namesAnyOf } from "#plugins/shared/named-topics.ts";

const LONGEST_GUIDANCE = 10_000;
const MOST_TOPICS = 50;

const ORDER = new RegExp(
  wrapped`
    \b(?:
      ignore|exclude|skip|omit|leave out|disregard
      |(?:do not|don't|never|must not|should not|shouldn't) (?:ever )?(?:
        store|remember|keep|save|record|extract|include|retain|capture|log|track|memori[sz]e|note|collect
        |create memories (?:about|of|for)
      )
    )\b(.{3,300})`,
  "i",
);
/** A condition or an exception: the words alone do not tell what is meant. */
const CONDITION = /\b(?:unless|except|if|when|only|but|other than|apart from|besides|until|while|more than)\b/i;
const NEGATED = /\b(?:not|never|don't) (?:to )?$/i;

const topicsIn = (sentence: string): string[] => {
  const match = ORDER.exec(sentence);
  if (match === null || CONDITION.test(sentence) || NEGATED.test(sentence.slice(0, match.index))) return [];
  return (match[1] ?? "").split(/,|\band\b|\bor\b|\/|\bas well as\b/i);
};

interface Guidance {
  readonly filterPrompt: string | null;
  readonly excludeItems: readonly string[];
}

/** Tells of a statement whether it is excluded by name; null where nothing is. */
export const exclusionOf = ({ filterPrompt, excludeItems }: Guidance): ((text: string) => boolean) | null => {
  const ordered = (filterPrompt ?? "")
    .slice(0, LONGEST_GUIDANCE)
    .split(/[.!?;\n\r]+/)
    .flatMap(topicsIn)
    .slice(0, MOST_TOPICS);
  return namesAnyOf([...excludeItems, ...ordered]);
};
