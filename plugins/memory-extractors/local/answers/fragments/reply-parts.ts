// The parts of a reply in fragments ("around 800, maybe 900 if it's really good. mostly photo editing"), and which of several
// questions each of them answers: by what it is, by what it names again, else in the order of the questions.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { isConcrete } from "#plugins/memory-extractors/local/clause-reading.ts";
import { TWO_TO_TEN } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { countWords, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import { stripLeadIns } from "#plugins/memory-extractors/local/sentences/cut-off/lead-ins.ts";
import { NO, YES } from "../by-question/asked-facts.ts";
import { fitsTo } from "./pairs.ts";

export interface ReplyPart {
  readonly sentence: PassageSentence;
  readonly text: string;
  /** Opens its sentence. */
  readonly isFirst: boolean;
  /** Says by itself whom or what it is about: "I walk the dog twice a day". */
  readonly isClause: boolean;
}

const HAS_SUBJECT = new RegExp(
  wrapped`
    ^(?:(?:so|because|and|but|oh|also|plus|then|before that|after that|right now|at the moment) )*(?:
      I|I'm|I've|I'd|I'll|we|we're|we've|we'll|he|he's|she|she's|they|they're|it|it's
      |(?:my|our|the|his|her|their) [\w' -]+
    )\b`,
  "i",
);
/** What hangs on something: "if it's really good", "except my nephew who's 11" */
const HANGING =
  /(?:^|[ ,])(?:since|because|if|when|while|unless|until|till|where|which|who|who's|that|after|before|though|although|as|than)\b.*$/i;
const MAY = /\b(?:of|in|by|until|till|mid|early|late|since|\d{1,2}) may\b/gi;
/** "A slipped disc", "just the stained table", "ran fine on sunday", "last one was in Ghent": a verb makes these no clause. */
const NO_SUBJECT = new RegExp(
  wrapped`
    ^(?:(?:yes|yeah|yep|no|nope),? )?(?:
      left|right|ran|hoping|mostly|mainly|none|(?:the )?last (?:one )?(?:was|is)
      |(?:just |only |maybe |about |around )*(?:an?|some|one|two|three|four|five|\d\S*)(?! .*\b(?:
          is|are|was|were|has|have|had|will|would|can|can't|won't|isn't|aren't|hates?|loves?
        )\b
      )
    )\b`,
  "i",
);
/** "A colleague recommended a game" */
const A_DEED = /^an? [a-z]+ [a-z]+ed (?:an?|the|my|me|us|to|that|some)\b/i;
const IS_SO = /^(?!(?:the )?last )(?:[\w'-]+ ){1,3}(?:is|are|was|were|isn't|aren't)\b/i;
/** "Quit coffee 3 weeks ago": of the user, whatever was asked. */
const DEED =
  /^(?:quit|stopped|gave up|cut out|started|bought|sold|lost|broke) (?!in\b|on\b|at\b|last\b|about\b|around\b|like\b|\d)[a-z]/i;
export const isDeed = (text: string): boolean => DEED.test(text);
const FEWEST_WORDS = 4;
/** "Could stretch to 350": what stands before it could. */
const COULD = /^(?:could|can|would|might|may) /i;
const isClause = (text: string, isFirst: boolean): boolean => {
  if (COULD.test(text)) return false;
  if (HAS_SUBJECT.test(text) && FINITE.test(text)) return true;
  const bare = text.replace(HANGING, "").replace(MAY, " ");
  if (/\b(?:I|we)\b/.test(bare)) return true;
  if (DEED.test(text) || A_DEED.test(bare) || IS_SO.test(bare)) return true;
  return isFirst && countWords(bare) >= FEWEST_WORDS && FINITE.test(bare) && !NO_SUBJECT.test(bare);
};
/** "since I started the new job", "sometimes less": goes on with what stands before. */
const GOES_ON = new RegExp(
  wrapped`
    ^(?:
      since|because|if|when|while|unless|until|where|which|who|after|before|except|though|although|sometimes|could|can
      |would|might|or|depending|including|plus|as
    ) `,
  "i",
);
const CUT =
  /, (?:and |but |so )?|; | - | (?:but|and) (?=(?:I|I'm|I've|I'd|we|we're|my [\w-]+ (?:is|has|hates|won't|can't|doesn't|loves))\b)/i;
/** "As an electrician, I like it plain": no answer stands before the comma. */
const LEADS_IN = new RegExp(
  wrapped`
    ^(?:
      as|after|during|before|when|while|for|with|in|on|at|since|given|because|being|lately|recently|now|then|if|like|by
      |over|without|besides|despite|although|though|even|once|outside|[a-z]+ly
    )\b`,
  "i",
);
const MOST_PARTS = 8;

/** "Speaking of family, ...", "honestly, ...": opens no answer. */
const opened = (sentence: PassageSentence): string => {
  const said = plainOf(sentence).replace(/[.!]+$/, "");
  const bare = YES.test(said) || NO.test(said) || /^not\b/i.test(said) ? said : stripLeadIns(said, null).text;
  return /^\p{Ll}/u.test(said) ? lowerFirst(bare) : bare;
};

/** "My doctor, Dr. Weld, told me to rest": one clause, with who it is in its midst. */
const NAMES_BETWEEN =
  /^(?:[Mm]y|[Oo]ur) [\w' -]{2,30}, (?:(?:Dr|Mrs?|Ms|Prof)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?, \p{Ll}/u;

/** The parts of one sentence: where a clause begins, it goes on to the end. */
export const partsOf = (sentence: PassageSentence): ReplyPart[] => {
  const whole = plainOf(sentence);
  if (NAMES_BETWEEN.test(whole))
    return [{ sentence, text: whole.replace(/[.!]+$/, ""), isFirst: true, isClause: true }];
  const parts: ReplyPart[] = [];
  let isOpen = false;
  for (const text of opened(sentence).split(CUT)) {
    const last = parts.at(-1);
    if (last !== undefined && (isOpen || GOES_ON.test(text)))
      parts[parts.length - 1] = { ...last, text: `${last.text}, ${text}` };
    else {
      isOpen = isClause(text, last === undefined);
      parts.push({ sentence, text, isFirst: last === undefined, isClause: isOpen });
    }
  }
  const [first, next] = parts;
  if (
    first !== undefined &&
    next?.isClause === true &&
    LEADS_IN.test(first.text) &&
    !/\b(?:but|and|so) I/i.test(first.text)
  )
    return [{ ...first, text: parts.map(({ text }) => text).join(", "), isClause: true }];
  return parts.length > MOST_PARTS ? [] : parts;
};

const STEM = 5;
const OF_TIME = /^(?:minute|hour|day|dai|week|month|year|time|night|morning|evening)/;
const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => word.length > 3 && isConcrete(word) && !OF_TIME.test(word))
      .map((word) => word.slice(0, STEM)),
  );
export const namesAgain = (asked: string, said: string): boolean => {
  const stems = stemsOf(asked);
  return [...stemsOf(said)].some((stem) => stems.has(stem));
};

const ASKS_WHETHER = /^(?:do|does|did|are|is|have|has|can|will|any)\b/i;
const WHETHER = /^(?:(?:yes|yeah|yep|no|nope|nah|none|not really|not anymore)(?=,|$| )|never$)/i;

/** What is asked for in a chat, beyond what `fitsTo` tells of. */
const ASKED_FOR: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:how many|which|what) days\b/i,
    new RegExp(`\\b(?:${WEEKDAY_NAMES})s?\\b|\\bdays?\\b|week(?:end|day)s|^\\d$`, "i"),
  ],
  [
    /\bhow many (?:people|guests|of (?:you|us)|players)\b/i,
    new RegExp(
      String.raw`^(?:(?:just|only) )?(?:for )?(?:me|us|myself|my|the \w+ of us)\b|\d|^(?:about |around )?(?:${TWO_TO_TEN}|twelve|twenty)\b`,
      "i",
    ),
  ],
  [/\b(?:your|his|her|their) age\b/i, /^(?:(?:nearly|almost|just|turning|about) )?\d{1,2}$/i],
  [
    /\blevel\b/i,
    new RegExp(
      wrapped`
        ^(?:about |around |maybe |probably |total |complete |upper |lower )*(?:
          [ABC][12]\b|beginner|intermediate|advanced|fluent|native|basic|rusty|some|grade|none|zero|low|high|average
        )`,
      "i",
    ),
  ],
  [/\bwhat time\b|\bfrom when\b/i, /\d|\b(?:mornings?|evenings?|afternoons?|nights?|noon|midnight|lunch\w*)\b/i],
  [
    new RegExp(
      wrapped`
        \b(?:budget|price range|salary|deposit)\b
        |\bhow much (?:money )?(?:do|would|can|could|are|have) you\b(?! (?:
            drink|eat|sleep|weigh|exercise|run|walk|smoke|train|use|know
          )
        )`,
      "i",
    ),
    new RegExp(
      wrapped`
        ^(?!\d+ (?:min|hour|day|week|month|year)s?)(?:
          (?:
            about|around|like|not|no|more|less|than|max|up|to|under|over|below|at|least|most|saved|earning|hoping|for
            |maybe|between|roughly|say|ideally
          ) )*(?:[£$€]?\d|\w+ (?:hundred|thousand)\b)`,
      "i",
    ),
  ],
  [/\b(?:income|savings|mortgage|price)\b/i, /\d|hundred|thousand|^(?:none|nothing|zero)\b/i],
  [/\bseason\b/i, /\b(?:spring|summer|autumn|fall|winter)\b/i],
  [/\bhow (?:fit|active|experienced|busy)\b/i, /^(?!\d)/],
];
/** How well a part answers a question; null where it cannot. */
const fit = (asked: string, { text, isClause: isOwn }: ReplyPart): number | null => {
  if (isOwn) return namesAgain(asked, text) ? 2 : 1;
  if (namesAgain(asked, text)) return 4;
  const named = ASKED_FOR.find(([one]) => one.test(asked))?.[1];
  const fits = named === undefined ? fitsTo(asked) : (said: string) => named.test(said);
  if (WHETHER.test(text) && ASKS_WHETHER.test(asked)) return 3.5;
  if (fits !== null) return fits(text) ? 3 : null;
  return WHETHER.test(text) ? 0.5 : 1;
};

interface Shared {
  readonly score: number;
  readonly at: readonly number[];
}
const NONE = -1;
const UNANSWERED = 2;
const IN_ORDER = 0.75;
const STAYS = 0.5;
const BACK = -2.5;
/** What speaks for the question at `at` behind an answer to the one at `last`. */
const inTurn = (at: number, last: number, isFirst: boolean): number => {
  if (at === NONE) return 0;
  if (at === last) return isFirst ? 0 : STAYS;
  return at === last + 1 ? IN_ORDER : at < last ? BACK : 0;
};

/** For each part the place of its question, or -1. So few parts and questions are told apart by trying. */
export const sharedOut = (questions: readonly string[], parts: readonly ReplyPart[]): readonly number[] => {
  const places = [NONE, ...questions.keys()];
  const fits = parts.map((part) => [0, ...questions.map((asked) => fit(asked, part))]);
  const known = new Map<string, Shared>();
  const best = (next: number, last: number, answered: number): Shared => {
    const part = parts[next];
    if (part === undefined) return { score: 0, at: [] };
    const key = `${next} ${last} ${answered}`;
    const found = known.get(key) ?? chosen(part, next, last, answered);
    known.set(key, found);
    return found;
  };
  const chosen = (part: ReplyPart, next: number, last: number, answered: number): Shared =>
    places.reduce<Shared>(
      (found, at) => {
        const fitting = fits[next]?.[at + 1] ?? null;
        if (fitting === null) return found;
        const taken = at === NONE ? answered : answered | (1 << at);
        const rest = best(next + 1, at === NONE ? last : at, taken);
        const score = fitting + (taken === answered ? 0 : UNANSWERED) + inTurn(at, last, part.isFirst) + rest.score;
        return score > found.score ? { score, at: [at, ...rest.at] } : found;
      },
      { score: -Infinity, at: [] },
    );
  return best(0, NONE, 0).at;
};
