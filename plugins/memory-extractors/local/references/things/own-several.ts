// Says what "half of them", "60 of them" and "the small ones" are of, where a user of an assistant has spoken of several things of one
// kind alone: "I've picked 26 chillies." "Pickle them." "I'll pickle half of them" → "half of my chillies".

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { ABSTRACT_WORDS } from "#plugins/memory-extractors/local/cues/signals.ts";
import { matchesIn, wordSet } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, readNounPhrase } from "../noun-phrases.ts";
import { NO_THING } from "./asked-things.ts";
import { CAN_HURT } from "./things-told-of.ts";

const NUMBER = `\\d[\\d.,]*|${TWO_TO_TWELVE}|a dozen|a few|several`;
const OF_THEM = new RegExp(
  `\\b(?:(half|most|some|all|a third|a quarter) of|((?:about |around |over |nearly |almost )?(?:${NUMBER})) of) them\\b`,
  "i",
);
const KIND_OF_ONES =
  /\b((?:the|my|our) (?!(?:best|other|only|right|wrong|first|last|next|new|same|ones)\b)[a-z-]+) ones\b/i;
/** "my handmade mugs", "I've got 312 LPs", "we picked 30 kilos of plums" */
const OWNED = new RegExp(
  wrapped`
    \b(?:
      my|our
      |(?:I|we)(?:'ve| have| had)?(?: (?:already|just|also|now|finally))?(?: (?:
          got|have|had|own|bought|picked|harvested|made|inherited|found|collected|grew|grown|planted|kept|baked|knitted
          |painted|dug up|pulled
        )
      )? (?:(?:about|around|over|nearly|almost|only) )?(?:${NUMBER})
    ) (?:(?:kilos?|kg|pounds|litres|liters|boxes|bags|crates|jars|baskets|buckets) of )?(?=[a-z])`,
  "gi",
);
const NO_KIND = wordSet(
  "minutes hours days weeks months years times euros dollars pounds francs kilos steps pages miles",
  "kilometers kilometres meters metres percent points classes lessons sessions",
  "materials costs expenses prices options plans hours goals skills results grades symptoms notes tips",
  "clothes stairs needs walls walks nights mornings evenings weekends",
);
const SOMEBODY = new RegExp(
  `^(?:(?:${KIN_NOUNS})|[a-z]+(?:mate|friend|er|or|ist|ent|ant))s$|^(?:people|men|women|children|kids|twins)$`,
  "i",
);
/** "I'll buy two of them": of what was proposed. */
const TAKES = /\b(?:get|buy|order|try|choose|pick|want|go with|use|take|book|visit|read|watch)(?:ing)? [^,;.]{0,20}$/i;
const COUNTS = new RegExp(`\\b(?:${NUMBER}) (?!of\\b)[a-z-]+s\\b`, "i");
/** Several of another kind, in the answer or beside it. */
const SEVERAL =
  /\b(?:your|my|our|the|some|these|those|more|other|good|two|three|\d+|try|use|and|or|get|like|with) (?:[a-z-]+ )?([a-z]{2,}[^s\W]s)\b/gi;

/** "12 pots and 9 crates" */
const ANOTHER_KIND = new RegExp(
  `^(?:,| and| or| &) (?:(?:my|our|some|${NUMBER}) )?(?:[a-z-]+ )?[a-z]{2,}[^s\\W]s\\b`,
  "i",
);
const kindsIn = (said: string): Map<string, string> =>
  new Map(
    matchesIn(said, OWNED).flatMap(({ 0: before, index }) => {
      const phrase = readNounPhrase(said, index + before.length);
      if (phrase === null || !isPlural(phrase.head) || /\p{Lu}\p{Ll}/u.test(phrase.words)) return [];
      const { head } = phrase;
      const isNone = SOMEBODY.test(head) || NO_KIND.has(head) || NO_THING.test(head) || ABSTRACT_WORDS.has(head);
      if (ANOTHER_KIND.test(said.slice(phrase.end))) return [[head, phrase.words] as const, ["", ""] as const];
      return isNone || CAN_HURT.test(head.replace(/s$/, "")) ? [] : [[head, phrase.words] as const];
    }),
  );
const namesOthers = (said: string, head: string): boolean =>
  matchesIn(said, SEVERAL).some(([, other = ""]) => other.toLowerCase() !== head && !NO_KIND.has(other.toLowerCase()));

interface Said {
  /** What the user said before in the same message. */
  readonly own: string;
  /** The last messages. */
  readonly messages: () => string;
  /** The last words of the assistant. */
  readonly answer: () => string;
}

export const withOwnSeveral = (text: string, { own, messages, answer }: Said): string => {
  const match = OF_THEM.exec(text) ?? KIND_OF_ONES.exec(text);
  // "between the two of them": of two, and nobody has two of 1,800 words.
  if (match === null) return text;
  const before = text.slice(0, match.index);
  // "We harvested 310 kilos and sold 180 of them": of what the statement itself counts.
  if (TAKES.test(before) || /\bthe $/i.test(before) || COUNTS.test(before)) return text;
  const kinds = kindsIn(`${messages()} ${own}`);
  const [[head, words] = ["", ""]] = kinds;
  // What stands in the same message is told beside it.
  if (kinds.size !== 1 || head === "" || kindsIn(own).has(head) || text.toLowerCase().includes(head)) return text;
  if (namesOthers(answer(), head) || namesOthers(`${own} ${text.slice(0, match.index)}`, head)) return text;
  const [all, part, count] = match;
  const told = all.endsWith("ones")
    ? `${part} ${words.split(" ").at(-1)}`
    : count === undefined
      ? `${part} of my ${words}`
      : `${count} ${words}`;
  return `${text.slice(0, match.index)}${told}${text.slice(match.index + all.length)}`;
};
