// What an assistant's question lets a user choose from within a sentence ("Apartment or hotel?", "1) curry, 2) tacos"), and the one
// that the user names in a word or two ("hotel", "the tacos!!").

import { wrapped } from "#domain/wrapped.ts";
import { opensWithSubject } from "./cues/openings.ts";
import { FINITE } from "./cues/verbs.ts";
import { oncePer } from "./once-per.ts";
import { countWords, escapePattern, matchesIn } from "./patterns.ts";
import { namedIn, ORDINALS, type Proposed, STAGE } from "./proposals.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { bareOf, choseOf, established, type Reader } from "./reply-readers.ts";

/** "1) curry, 2) tacos", "A) lemon chicken B) fried rice" */
const NUMBERED_WITHIN = /(?:^|[\s(])\(?([1-6]|[a-fA-F])[).] (?=\S)/g;
/** What is right is no choice. */
const QUIZZES = /\b(?:quiz|correct|right answer|exercise|score|true or false|question \d|test your)\b/i;
const BEHIND_ITEM = /[,;.]? (?:and|or)?$|[,;.]+$|[.?!] .*$| \(.*$|\?$/g;

const numberOf = (mark: string): number => ORDINALS[mark.toLowerCase()] ?? Number(mark);
const bareItem = (item: string): string => {
  let bare = item.trim();
  for (let round = 0; round < 2; round++) bare = bare.replace(BEHIND_ITEM, "").trim();
  return bare;
};

/** The items of a list that stands within a sentence; lists with a line for each are read in proposals.ts. */
export const itemsWithin = oncePer(({ sentences }: Passage): readonly Proposed[] => {
  if (sentences.some(({ raw }) => QUIZZES.test(raw))) return [];
  const items: Proposed[] = [];
  let isWithin = false;
  for (const sentence of sentences) {
    const marks = matchesIn(sentence.raw, NUMBERED_WITHIN);
    for (const [at, { 0: all, 1: mark = "", index }] of marks.entries()) {
      if (numberOf(mark) !== items.length + 1) return [];
      const title = bareItem(sentence.raw.slice(index + all.length, marks[at + 1]?.index));
      if (title === "" || countWords(title) > MOST_WORDS_OF_ITEM || STAGE.test(title)) return [];
      isWithin ||= sentence.raw.slice(0, index).trim() !== "";
      items.push({ title, sentence });
    }
  }
  return isWithin && items.length > 1 ? items : [];
});
const MOST_WORDS_OF_ITEM = 10;

const ASKS_WHICH = new RegExp(
  wrapped`
    ^(?:(?:ok|okay|great|got it|so|and|then|now|thanks),? )*(?:
      (?:which|what)(?: [a-z]+){0,3}(?::|,| -)[ ]
      |(?:would|should|shall|do|will|are) (?:you|we|I)(?: (?:
          rather|like|want|prefer|to|be|going|have|use|take|get|go|book|stay|keep|make|try|cook|for|with|in|at|it|as|by
          |looking
        )\b
      ){1,4} )?`,
  "i",
);
const SPLITS = /,? or |, /;
/** "Is it for you or a gift?", "ready or not": no things to choose from. */
const NO_OPTION = new RegExp(
  wrapped`
    ^(?:
      boy|girl|a boy|a girl|not|no|else|other|both|neither|yes|later|now|something|anything|someone|more|less|is|are|was
      |do|does|did|can|could|would|should|what|which|how|why|when|where|who
    )\b
    |\b(?:I|you|it|that|this|we|they|else)\b`,
  "i",
);
const MOST_WORDS_OF_OPTION = 5;

interface Choice {
  readonly options: readonly string[];
  readonly question: PassageSentence;
}
/** What the last question offers, where it offers no more than that. */
const choiceIn = oncePer(({ sentences }: Passage): Choice | null => {
  const question = sentences.at(-1);
  if (question === undefined || !question.raw.trimEnd().endsWith("?") || !question.raw.includes(" or ")) return null;
  const asked = plainOf(question).replace(/\?$/, "");
  const options = asked.replace(ASKS_WHICH, "").split(SPLITS);
  const isChoice = options.every(
    (one) =>
      countWords(one) > 0 && countWords(one) <= MOST_WORDS_OF_OPTION && !NO_OPTION.test(one) && !FINITE.test(one),
  );
  return isChoice && options.length > 1 ? { options, question } : null;
});

const ARTICLE = /^(?:the|an?|some|my|your|our) /i;
const CHOOSES = new RegExp(
  wrapped`
    ^((?:the |an? |my |our )?[\p{L}\d&'-]+(?: [\p{L}\d&'-]+){0,3}?)(?=
      [,.!]|$| (?:please|then|definitely|for|I|thanks|of|obviously|every|all)\b
    )(?:,? (?:please|then|definitely|for sure|I think|thanks|for (?:me|us)|of course|obviously|every time|all the way))*
    (?:
      [.!]*$
      |, (?!(?:or|but|if|maybe|no|not|wait|unless|depends|though)\b)
        (?!.*\b(?:not|no|don't|can't|isn't|or|but|hate|too)\b)
    )`,
  "iu",
);

const LONGEST_CHOICE = 100;

const withoutArticle = (text: string): string => text.replace(ARTICLE, "");
const names = (option: string, phrase: string): boolean =>
  withoutArticle(phrase)
    .split(" ")
    .every((word) => new RegExp(`(?<![\\p{L}\\d])${escapePattern(word)}s?(?![\\p{L}\\d])`, "iu").test(option));

/** What of the user one likes for good is told as that. */
const OF_TASTE = /\bdo you (?:usually |generally |normally )?(?:prefer|like|drink|eat)\b/i;
const definite = (option: string): string => option.replace(/^(?:an?|your|our|my|some) /i, "the ");

/** "Funny. And nothing about church": kept in one, in the user's words. */
const goesOn = ({ sentences }: Passage, sentence: PassageSentence): boolean => {
  const next = sentences[sentences.indexOf(sentence) + 1];
  return next !== undefined && !opensWithSubject(plainOf(next));
};

/** "Apartment or hotel?" "hotel", "the second" */
export const optionChosen: Reader = (proposal, sentence, reply) => {
  const choice = choiceIn(proposal);
  if (choice === null || OF_TASTE.test(choice.question.raw) || goesOn(reply, sentence)) return null;
  const said = bareOf(sentence);
  const nth = /^the (first|second|third|last)(?: one)?(?:,? please)?[.!]*$/i.exec(said)?.[1]?.toLowerCase();
  const phrase = CHOOSES.exec(said)?.[1] ?? "";
  const meant =
    nth === undefined
      ? choice.options.filter((option) => phrase !== "" && names(option, phrase))
      : [choice.options.at(nth === "last" ? -1 : (ORDINALS[nth] ?? 0) - 1) ?? ""];
  const [option = ""] = meant;
  if (meant.length !== 1 || option === "") return null;
  const asked = plainOf(choice.question).replaceAll('"', "'");
  return {
    ...established(reply, "", [choice.question, sentence], { isWhole: true }),
    text: `${reply.speaker} chose ${definite(option)} (asked "${asked}").`,
  };
};

/** "the tacos!!" of "1) curry, 2) black bean tacos": called by a name that only one of them has. */
export const itemNamed: Reader = (proposal, sentence, reply) => {
  const phrase = sentence.raw.length > LONGEST_CHOICE ? undefined : CHOOSES.exec(bareOf(sentence))?.[1];
  const meant = phrase === undefined ? [] : itemsWithin(proposal).filter(({ title }) => names(title, phrase));
  const [item] = meant;
  if (item === undefined || meant.length > 1) return null;
  return {
    ...established(reply, "", [item.sentence, sentence], { isWhole: true }),
    text: choseOf(reply, [item.title]),
  };
};

const LIKES_ONE = new RegExp(
  wrapped`
    ^I (?:(?:really|quite|kind of) )?(?:like|love|prefer) the ([\p{L}\d' -]{3,40}?) (?:one|idea|option|version)
      (?: (?:best|most|more|better))?(?:,? (?:thanks|thank you|please|pls))?[.!]*$`,
  "iu",
);
/** "i like the hedge one": called by a name that one item of the list has. */
export const oneLiked: Reader = (proposal, sentence, reply) => {
  const phrase = LIKES_ONE.exec(bareOf(sentence))?.[1];
  const item = phrase === undefined ? null : namedIn(proposal, phrase);
  if (item?.isItem !== true || item.title === "") return null;
  return {
    ...established(reply, "", [item.sentence, sentence], { isWhole: true }),
    text: choseOf(reply, [definite(item.title)]).replace(" chose ", " prefers "),
  };
};
