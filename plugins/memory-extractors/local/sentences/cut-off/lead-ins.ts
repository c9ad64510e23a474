// Cuts what a sentence opens and closes with before and after it says something: "Oh yeah, ", ", right?".

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import {
  CLOSING_ASIDES,
  CLOSING_TAGS,
  GREETING_ABROAD,
  GREETING_BEFORE,
  INTERJECTIONS,
} from "#plugins/memory-extractors/local/cues/openings.ts";
import { HEADS_PART } from "#plugins/memory-extractors/local/cues/order-words.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { oncePerText } from "#plugins/memory-extractors/local/once-per-text.ts";
import { either, escapePattern } from "#plugins/memory-extractors/local/patterns.ts";
import { toldByName } from "../typed/told-by-name.ts";
import { BEGINNINGS } from "./beginnings.ts";
import { HEDGE_INSIDE, HOPED, withoutCare } from "./hedges.ts";
import { withWhomNamed } from "./news-ahead.ts";
import { PREAMBLES, TOPIC, TOPIC_NAMED, withTopicNamed } from "./preambles.ts";
import { PRAISES_BUT, withoutVerdictFirst } from "./verdicts-first.ts";

/** "Right so where do I start, basically I've got this boat" */
const RAMBLES = new RegExp(
  wrapped`
    ^(?:(?:right|ok|okay|well|oh),? )*(?:so,? )?where (?:do|shall|should) I (?:even )?(?:start|begin),?[ ]
    (?:(?:basically|so|well|ok|right|um),? )*(?=(?:I|I'm|I've|we|we're|we've|my|our)\s)`,
  "i",
);

/** "Cons: we have a mortgage", "this time for me: I bought a bike", "Dinner: tried the new place" */
const LABEL =
  /^(?:[\w'/-]+,? ){0,9}[\w'/-]+: (?=(?:I|I'm|I've|I'd|my|we|we're|we've|our|[a-z]{3,}ed|went|ran|had|got|made|met|saw|did|took)\s)/i;
/** "Work: Tobias finally agreed" */
const LABEL_BEFORE_NAME = /^(?:[\w'/-]+ ){0,3}[\w'/-]+: (?=\p{Lu}\p{Ll}+ (?:\w+ly |also |just )?[a-z]{2,}ed )/u;
const withoutLabel = (text: string): string =>
  !text.includes(": ")
    ? text
    : text
        .replace(LABEL, (label) => (FINITE.test(label) && !HEADS_PART.test(label) ? label : ""))
        .replace(LABEL_BEFORE_NAME, "");

const OF_THE_DAY = new RegExp(wrapped`
  ^(
    (?:(?!\b(?:is|was|by|for|at|to|on|before|after|until|till|I|we|he|she)\b)[^,]){2,40}'s (?:
      birthday|anniversary|wedding|graduation|funeral|party
    )
  ) (?=(?:on|this|next|tomorrow|today)\b)`);

/** "Ines starts in January by the way." */
const CLOSING_FILLER = new RegExp(
  wrapped`
    ,?\s+(?:
      by the way
      |(?<=,\s)(?:
        don't (?:you )?worry
        |so I (?:suppose|guess|reckon) (?:so|(?:I|we|they|s?he|it) (?:am|are|is|was|were|will|do|did|have|can))
      )
      |speaking of(?: which)?|btw|tbh|to be honest|lol|lmao|ha(?:ha)+|I swear(?<!\b(?:but|and|when|if|that|do|as|on|by) I swear)
      |(?<!\b(?:what|how|as|than) )I (?:think|guess|suppose|reckon)
    )([.?!]*)$`,
  "i",
);
/** "I'm moving to Leeds btw, got a new job" */
const ASIDE = /,? (?:btw|by the way|tbh|fyi|lol)(?=,| (?:and|but|so)\b)/gi;
/** "I won't make it, I mean I'm only halfway" */
const I_MEAN = /, I mean,? (?=(?:I|we|my|it|s?he|they)(?:'[a-z]{1,2})?\s)/i;
/** "She's got four now, teeth I mean" */
const MEANT_BY_IT = /(, (?:the |my |our )?[a-z]{3,}(?: [a-z]{3,})?),? I mean(?=[.!]*$)/;
const withoutAside = (text: string): string => {
  const bare = text.replace(ASIDE, "");
  return bare.includes(", ") ? bare.replace(I_MEAN, ", ").replace(MEANT_BY_IT, "$1") : bare;
};

/** "Here is Joachim again, I moved to Graz" */
const IT_IS_ME = new RegExp(
  wrapped`
    ^(?:(?:hello|hi|hallo|hey),? )?(?:here(?:'s| is)|it(?:'s| is)|this is) (?:me|[A-Z][a-z]+) again(?:,| -|:)? (?=
      (?:I|I'm|I've|we|we're|we've|my|our)\b
    )`,
  "i",
);

/** Two looks that most sentences fail; any mark stands for a letter, because a long pattern of Unicode's letters is read slowly. */
const lookFor = (leadIns: readonly RegExp[]): RegExp =>
  either(...leadIns.map(({ source }) => new RegExp(source.replace(/\\p\{\w+\}/g, "\\S"), "i")));
const ANY_BEGINNING = lookFor(BEGINNINGS);
const ANY_PREAMBLE = lookFor([...PREAMBLES, TOPIC]);
const CLOSING = new RegExp(`,\\s*(?:${CLOSING_TAGS})\\s*([?.!]*)$`, "i");
/** "I'm allergic to nuts, if that helps.", "We moved (long story)." */
const CLOSING_ASIDE = new RegExp(
  `(?:[,;]| [-–—])\\s*(?:(?:and|but) )?(?:${CLOSING_ASIDES})\\s*([?.!]*)$|\\s\\((?:${CLOSING_ASIDES})\\)([?.!]*)$`,
  "i",
);
const LONGEST_ASIDE = 60;
/** "I should start one shouldn't I" */
const TAG_WITHOUT_COMMA = new RegExp(
  wrapped`
    (?<=\w),? (?:
      remember(?<!
        \b(?:
          do|don't|did|didn't|can|can't|cannot|could|couldn't|will|won't|would|'ll|not|never|always|even|still|really
          |hardly|barely|clearly|also|to|I|you|u|we|they|must|should|please|if|how|what|that|and|me
        ) remember
      )
      |you know(?<!
        \b(?:
          one|ones|as|do|did|if|let|what|how|than|people|everyone|someone|all|before|place|thing|things|guy|person
          |because|that
        ) you know
      )
      |(?:shouldn't|isn't|aren't|don't|doesn't|won't|can't|didn't|wasn't|haven't) (?:I|we|it|they|he|she)
    )[.?!]*$`,
  "i",
);
const ANY_CLOSING = new RegExp(
  wrapped`
    \b(?:know|remember|way|speaking of|which|btw|tbh|honest|swear|lol|lmao|(?:ha)+ha|think|guess|suppose|reckon|worry)[.?!]*$
    |, so I (?:suppose|guess|reckon) [a-z]+(?: [a-z]+)?[.?!]*$|n't \w+[.?!]*$`,
  "i",
);
/** "Two nights they said": of an answer without a verb of its own. */
const SAID_BY_THEM =
  /(?<!\b(?:what|that|as|like|how|where|all|everything|nothing|word)),? (?:they|s?he) (?:said|says?|reckons?)[.!]*$/i;
const withoutHearsay = (text: string): string => {
  const at = SAID_BY_THEM.exec(text)?.index;
  return at === undefined || FINITE.test(text.slice(0, at)) ? text : text.slice(0, at);
};
const NUMBERING = /^(?:[-*•+#>]+|\(?\d{1,3}[.)]|[a-z]\)|§{1,2} ?\d+[a-z]?\b[.:]?)\s+/;

const SHORTEST_NAME = 3;
/** "Hey Mel," or "Thanks, Melanie!" for a listener called Melanie: the name or its first 3 to 5 letters. */
const addressPattern = (listener: string): string => {
  const first = listener.split(" ")[0] ?? listener;
  const names = new Set([listener, first, first.slice(0, 3), first.slice(0, 4), first.slice(0, 5)]);
  return [...names]
    .filter((name) => name.length >= SHORTEST_NAME || name === first)
    .map(escapePattern)
    .join("|");
};

interface Address {
  readonly opening: RegExp;
  readonly closing: RegExp;
}
const addressing = (listener: string): Address => {
  const names = addressPattern(listener);
  return {
    opening: new RegExp(`^(?:(?:${INTERJECTIONS}|dear),?\\s+)?(?:${names})(?:\\s*[,.!;:]+|\\s+-)\\s*`, "i"),
    closing: new RegExp(`,\\s+(?:${names})(?:'s)?\\s*([?.!]*)$`, "i"),
  };
};

/** "Dear Sam, I've moved", "Hi Sam, I've moved" on one line */
const SALUTATION = /^(?:Dear|Hi|Hello) \p{Lu}[\p{L}.'-]{0,30}(?: \p{Lu}[\p{L}.'-]{0,30}){0,2}, (?=\p{L})/u;

const SALUTES = /^(?:Dear|Hi|Hello) /;

/** What is left of a sentence without its lead-ins and tags. */
export interface Stripped {
  readonly text: string;
  /** A tag question was cut: what is left is a statement although it ended in "?". */
  readonly wasTagQuestion: boolean;
}

const withoutBeginning = (text: string): string =>
  ANY_BEGINNING.test(text) ? BEGINNINGS.reduce((rest, beginning) => rest.replace(beginning, ""), text) : text;

const strip = (sentence: string, address: Address | null): Stripped => {
  let text = toldByName(sentence.replace(NUMBERING, ""));
  let topic: string | undefined;
  text = withWhomNamed(text);
  if (SALUTES.test(text)) text = upperFirst(text.replace(SALUTATION, ""));
  if (text.includes(" but ")) text = upperFirst(text.replace(PRAISES_BUT, ""));
  if (text.includes(" again")) text = upperFirst(text.replace(IT_IS_ME, ""));
  if (text.includes(" from ")) text = text.replace(GREETING_BEFORE, "");
  text = text.replace(GREETING_ABROAD, "");
  for (let round = 0; round < 6; round++) {
    const before = text;
    text = withoutCare(text);
    text = withoutBeginning(text);
    if (ANY_PREAMBLE.test(text)) {
      for (const preamble of PREAMBLES) text = text.replace(preamble, "");
      if (TOPIC.test(text)) topic ??= TOPIC_NAMED.exec(text)?.[1];
      text = text.replace(TOPIC, "");
    }
    text = withoutLabel(text);
    if (address !== null) text = text.replace(address.opening, "");
    if (text === before) break;
  }
  text = withoutVerdictFirst(text).replace(HOPED, "I hope ");
  if (text.includes("'s ")) text = text.replace(OF_THE_DAY, "$1 is ");
  text = withoutAside(text);
  if (text.includes(" I'm ")) text = text.replace(HEDGE_INSIDE, "$1");
  let wasTagQuestion = false;
  const end = text.slice(-LONGEST_ASIDE);
  const aside = CLOSING_ASIDE.exec(end);
  if (aside !== null) {
    wasTagQuestion = text.endsWith("?");
    text = `${text.slice(0, text.length - end.length + aside.index)}.`;
  }
  if (ANY_CLOSING.test(text)) text = text.replace(TAG_WITHOUT_COMMA, ".").replace(CLOSING_FILLER, "$1");
  text = withoutHearsay(text);
  if (text.includes(",")) {
    if (address !== null) text = text.replace(address.closing, "$1");
    text = text.replace(CLOSING, (_, marks: string) => {
      wasTagQuestion ||= marks.includes("?");
      return ".";
    });
  }
  return { text: withTopicNamed(text.trim(), topic), wasTagQuestion };
};

const stripPlain = oncePerText((sentence) => strip(sentence, null));
const stripAddressed = oncePerText((listener) => {
  const address = addressing(listener);
  const opening = listener.slice(0, SHORTEST_NAME).toLowerCase();
  const stripped = oncePerText((sentence) => strip(sentence, address));
  return (sentence: string) => (sentence.toLowerCase().includes(opening) ? stripped(sentence) : stripPlain(sentence));
});

const withoutRamble = (sentence: string): string =>
  sentence.includes(" I ") ? sentence.replace(RAMBLES, "") : sentence;

export const stripLeadIns = (sentence: string, listener: string | null): Stripped =>
  listener === null ? stripPlain(withoutRamble(sentence)) : stripAddressed(listener)(sentence);
