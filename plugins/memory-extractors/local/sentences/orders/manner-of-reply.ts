// How an assistant is to answer, typed in a few words: "Be concise.", "Don't use emojis", "Answer in Dutch from now on".

import { wrapped } from "#domain/wrapped.ts";
import { oncePer } from "#plugins/memory-extractors/local/once-per.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { toldBy } from "./manner-orders.ts";

const AROUND = new RegExp(
  wrapped`
    ^(?:(?:that's|it's|this is|looks|sounds) (?:lovely|great|good|nice|perfect|fine|better),? but )?
    (?:(?:please|also|and|so|just|ok|okay|hey|anyway|can you|could you),? )+
    |^(?:that's|it's|this is|looks|sounds) (?:lovely|great|good|nice|perfect|fine|better),? but (?=
      (?:drop|ditch|skip|avoid|stop|no|don't)\b
    )
    |,? (?:please|ok|okay|thanks|thx)$`,
  "gi",
);
const FOR_GOOD = new RegExp(
  wrapped`
    ^(?:from now on|going forward|in (?:the )?future|in general),?[ ]
    |,? (?:from now on|going forward|in (?:the )?future|in general|by default|any ?more|any longer)$`,
  "gi",
);
/** A message of so few words a sentence gives no task for which alone the order would hold. */
const FEW_WORDS = 8;
/** "My laptop died, so I got a new one": no task unless it asks for help with it. */
const TELLS = /^(?:(?:so|and|but|also|oh|ok|hi|hey),? )?(?:I|I'm|I've|we|we're|we've|my|our)\b/i;
const SEEKS = new RegExp(
  wrapped`
    \?
    |\b(?:
      (?:I'm|I am|we're|we are) [a-z]+ing|need|want|wanna|would like|'d like|'d love|looking for|trying|try|struggling
      |working on|have to|supposed to|help|please|your?|write|writing|draft|asked|essay|letter|email|speech|text
    )\b`,
  "i",
);
/** How one is written to, whatever else a message asks for. */
const TO_ME = / (?:to|for) me\b/i;
const MOST_TOLD = 3;
const ONLY_NOW = /\b(?:right now|today|tonight|at the moment|for now|this (?:time|once))\b/i;
const givesNoTask = oncePer((sentences: Passage["sentences"]): boolean =>
  sentences.every((sentence) => {
    const plain = plainOf(sentence);
    return (
      countWords(plain) <= FEW_WORDS ||
      (readManner(plain) !== null && !ONLY_NOW.test(plain)) ||
      (sentences.length <= MOST_TOLD && TELLS.test(plain) && !SEEKS.test(plain))
    );
  }),
);

/** "..., I read this on the bus", "because my eyes tire": why, and so for good, unless it is so only now. */
const ANNOYS = "(?:(?:it|they|that) )?(?:drives?|annoys?|confuses?|distracts?|bothers?|irritates?|tires?) me\\b";
const WHY = new RegExp(
  wrapped`
    ,? (?:
      (?:because|since|as|cause) (?=(?:I|I'm|I've|my|we|it's)\b)|(?<=, )(?=(?:I|I'm|I've|my|we)\b(?! \w+ed\b))
      |(?<=, )(?=(?:(?:it's|that's) )?(?:easier|better|clearer|simpler|quicker|faster) (?:for me|to read)\b)
      |(?<=, )(?=${ANNOYS})
    )(.{6,90})$`,
  "i",
);
const EASIER = /^(?:(?:it|that)'s )?(?:easier|better|clearer|simpler|quicker|faster) /i;
const FOR_NOW = new RegExp(
  wrapped`
    \b(?:
      now|today|tonight|this (?:morning|evening|afternoon|week|time|one)|at the moment|currently
      |in a (?:hurry|rush|meeting)|about to|running late|late for|late already|have to (?:go|leave|run)
      |need to (?:go|leave|run)|\d+ (?:minutes?|mins?)
    )\b`,
  "i",
);

interface Manner {
  readonly wish: string;
  /** As it was ordered, without what says for how long. */
  readonly bare: string;
  readonly isForGood: boolean;
}

/** "Keep it short and don't use emojis" */
const BETWEEN =
  /(?:,? please)?,? and (?=(?:please )?(?:don't|do not|no|never|avoid|skip|use|keep|be|write|answer|reply|explain|talk)\b)/i;
const twoTold = (bare: string): string | null => {
  const [one = "", other, ...more] = bare.split(BETWEEN);
  if (other === undefined || more.length > 0) return null;
  const [first, second] = [one, other].map((order) => toldBy(order.replace(AROUND, "")));
  return first == null || second == null ? null : `${first} and ${second}`;
};

const readManner = (text: string): Manner | null => {
  if (countWords(text) > 2 * FEW_WORDS) return null;
  const said = text.replace(/[.!?]+$/, "");
  const [behind = "", why = ""] = WHY.exec(said) ?? [];
  const order = said.slice(0, said.length - behind.length).replace(AROUND, "");
  const bare = order.replace(FOR_GOOD, "").replace(AROUND, "");
  const told = toldBy(bare) ?? twoTold(bare);
  if (told === null) return null;
  const reason = EASIER.test(why)
    ? `that's ${why.replace(/^(?:it|that)'s /i, "")}`
    : /^[a-z]+s? me\b/i.test(why)
      ? `that ${why}`
      : why;
  const because = why === "" ? "" : `, as ${reason.replace(/\bread (?:this|these|it|them|you)\b/, "read its answers")}`;
  return {
    wish: `I want the assistant ${told}${because}.`,
    bare,
    isForGood: bare !== order || (why !== "" && !FOR_NOW.test(why)),
  };
};

/** "Shall I draft it?" "Please, and keep it short": the draft. */
const CONSENTS =
  /^(?:(?:yes|yeah|yep|sure|ok|okay|please|great|perfect|do|go ahead)\b[,.!]* ?){1,3}(?:and |but |just )?/i;
const KEEPS_IT = /^(?:keep|make) it\b/i;
const ofWhatWasOffered = (order: string, { sentences, isReply }: Passage): boolean =>
  isReply && KEEPS_IT.test(order) && CONSENTS.test(sentences[0]?.raw ?? "");

/** "Please be concise" → "I want the assistant to be concise in its answers": where it holds for good, or is all that a message says. */
export const mannerOfReply = (text: string, passage: Passage): string | null => {
  const manner = readManner(text);
  if (manner === null || (!manner.isForGood && ofWhatWasOffered(manner.bare, passage))) return null;
  return manner.isForGood || TO_ME.test(manner.bare) || givesNoTask(passage.sentences) ? manner.wish : null;
};

/** The wish of an order that `isGrounded`, in what stands before it, or tells why. */
export const mannerGrounded = (text: string, isGrounded: boolean): string | null => {
  const manner = readManner(text);
  return manner !== null && (isGrounded || manner.isForGood) ? manner.wish : null;
};
