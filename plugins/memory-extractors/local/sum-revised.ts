// "What was my budget for the shed?" "You said around 8,000 euros." "Make that 9": the new sum, by the name of what it is for.

import { wrapped } from "#domain/wrapped.ts";
import { type Established, finish } from "./assistant.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { inThirdPerson } from "./reply-readers.ts";
import { possessive } from "./telling/person.ts";

const SUM = "budget|rent|limit|goal|target|deposit|salary|wage|savings goal";
const FOR_WHAT = "(?: (?:for|on|of) (?:the|my|our) (?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+)?";
/** "remind me what I said my budget for the shed was", "what's our rent?" */
const ASKS_FOR_SUM = new RegExp(
  `\\b(?:what|how (?:much|high|big))\\b[^,;?]*?\\b(?:my|our|the) ((?:${SUM})${FOR_WHAT})(?: (?:was|is|were|again)\\b[^,;?]*)?[?.]*$`,
  "iu",
);
/** "how much did we plan for the wedding?" */
const ASKS_WHAT_FOR = new RegExp(
  wrapped`
    \bhow much (?:did )?(?:(?:I|we) (?:said|say|told you) )?(?:I|we) (?:
      plan(?:ned)?|budget(?:ed)?|want(?:ed)? to spend|set aside
    )(?: to spend)? (?:for|on) ((?:the|my|our) (?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+)(?: again)?[?.]*$`,
  "iu",
);
const AMOUNT = "([€$£]?)(\\d[\\d.,]*\\d|\\d)(k?)( ?(?:euros?|dollars?|pounds|francs|quid|bucks|€))?";
const ANY_AMOUNT = new RegExp(AMOUNT, "giu");
const REVISES = new RegExp(
  wrapped`
    ^(?:(?:ok|okay|hm+|yes|yeah|right|well|actually|so|no|oh),? )*(?:
      make (?:it|that)|(?:it|that)(?:'s| is)(?: (?:gonna|going to) be| now| more like)?|it'll be|more like
      |change (?:it|that) to
    ) (?:now |about |around |more like )?${AMOUNT}(?: now| instead)?((?:, |,? (?:because|since|as) )[^?]{3,80})?[.!]*$`,
  "iu",
);
/** "make my budget for the flat 900" */
const SETS = new RegExp(
  wrapped`
    ^(?:(?:ok|okay|yes|so|also|and|please|actually),? )*(?:make|set|change|raise|lower|put) (?:my|our) ((?:${SUM})${FOR_WHAT})[ ]
    (?:to |at |up to |down to )?${AMOUNT}(?: now| instead)?((?:, |,? (?:because|since|as) )[^?]{3,80})?[.!]*$`,
  "iu",
);

const THOUSAND = 1000;
const NEAR = 5;
const asNumber = (digits: string, thousands: string): number =>
  Number(digits.replace(/[.,](?=\d{3}\b)/g, "").replace(",", ".")) * (thousands === "" ? 1 : THOUSAND);

/** "95" after "80,000 euros" is 95,000 euros. */
const inFull = (
  [sign = "", digits = "", thousands = "", unit = ""]: readonly string[],
  old: readonly string[],
): string | null => {
  const [oldSign = "", oldDigits = "", oldThousands = "", oldUnit = ""] = old;
  const value = asNumber(digits, thousands);
  const before = asNumber(oldDigits, oldThousands);
  const isShort = before >= THOUSAND && value < THOUSAND && thousands === "" && value * NEAR * THOUSAND > before;
  const told = isShort ? value * THOUSAND : value;
  if (told > before * NEAR || told * NEAR < before) return null;
  const written = isShort ? told.toLocaleString("en-GB") : `${digits}${thousands}`;
  return `${sign === "" && unit === "" ? oldSign : sign}${written}${sign === "" && unit === "" ? oldUnit : unit}`;
};

const told = (reply: Passage, what: string, sum: string, reason = ""): string =>
  finish(inThirdPerson(`${possessive(reply.speaker)} ${what} is ${sum} now${reason}`, reply.speaker));

/** The sum asked for and told in the two turns before, as the reply puts it. */
export const sumRevised = (passages: readonly Passage[], at: number, sentence: PassageSentence): Established | null => {
  const reply = passages[at] as Passage;
  const said = plainOf(sentence);
  if (!/\d/.test(said)) return null;
  const [, own, sign = "", digits = "", thousands = "", unit = "", why = ""] = SETS.exec(said) ?? [];
  const whole = { sentences: [sentence], isDecision: true, isWhole: true };
  if (own !== undefined) return { ...whole, text: told(reply, own, `${sign}${digits}${thousands}${unit}`, why) };
  const [found, ...parts] = REVISES.exec(said) ?? [];
  const answer = passages[at - 1];
  const asked = passages[at - 2]?.sentences.at(-1);
  if (found === undefined || answer?.role !== "assistant" || asked === undefined) return null;
  const question = plainOf(asked);
  const event = ASKS_WHAT_FOR.exec(question)?.[1];
  const what = ASKS_FOR_SUM.exec(question)?.[1] ?? (event === undefined ? undefined : `budget for ${event}`);
  const sums = answer.sentences.flatMap((one) => [...plainOf(one).matchAll(ANY_AMOUNT)]);
  const [only] = sums;
  if (what === undefined || only === undefined || sums.length > 1) return null;
  const sum = inFull(
    parts,
    only.slice(1).map((part) => part ?? ""),
  );
  if (sum === null) return null;
  return {
    ...whole,
    sentences: [asked, sentence],
    text: told(reply, what, sum, `, not ${only[0]}${parts[4] ?? ""}`),
  };
};
