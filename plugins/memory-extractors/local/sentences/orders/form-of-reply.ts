// The form in which a user wants what an assistant gives: in small pieces, without the pep talk, not before it was tried. Such an
// order is meant for good, though no word of it says so.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { AT_HAND, isOfForm } from "./form-orders.ts";
import { isOrder } from "./orders.ts";
import { LANGUAGES, NOTATIONS } from "./reply-words.ts";
import { asksAssistant, asWish, standingOrder } from "./standing-orders.ts";

/** "Harder ones please", told without a verb. */
const COMPARED = new RegExp(
  wrapped`
    ^(
      (?:much |a bit |even )?(?:
        (?!(?:an)?other|n?ever|after|over|under|further|former|latter|rather|e?ither)[a-z]{3,}er|more \w+|less \w+
      ) (?:ones|questions|problems|exercises|puzzles|texts|sentences|riddles)
    )(?:,? please)?(?=[.!,]|$| and )`,
  "i",
);

/** "Just a short list, and always in cups" */
const ONLY_A = new RegExp(
  wrapped`
    ^(?:just|only) (?:
      an? (?:[\w-]+ ){0,3}(?:list|plan|answer|summary|number|sentence|line|paragraph|outline|table)
      |the (?:[\w-]+ ){0,2}(?:facts|steps|answer|result|numbers?|plan|list)
    )(?=[.!,]|$| (?:and|without|with|in)\b)`,
  "i",
);

const MADE = wrapped`
  (?:
    in (?:(?:british|american|australian|plain|simple|formal|informal|easy) )?(?:${LANGUAGES})
    |without (?:any )?(?:${NOTATIONS})
  )`;
/** "Yes, but in plain English and without tables": how what was offered is to be written. */
const WRITTEN_SO = new RegExp(
  wrapped`
    ^(?=.*\b(?:without|please)\b)(?:(?:yes|yeah|yep|ok|okay|sure|fine|great|please),? )*(?:but |and |just |only )?
      (${MADE}(?:(?:,| and|, and|,? but) ${MADE})?)(?:,? please)?[.!]*$`,
  "i",
);

/** "Yes, in Dutch please", "no in French please": the letter that was offered. */
const OF_OFFERED = new RegExp(
  `^(?:(?:yes|yeah|yep|no|nope|ok|okay|sure|fine|great|please),? )+in (?:${LANGUAGES})(?:,? please)?[.!]*$`,
  "i",
);

/** "Help me plan it without telling me I'm too old": what is not to be said. */
const WITHOUT_SAYING = new RegExp(
  wrapped`
    \bwithout (?:(?:ever|always|constantly|once) )*(
      tell|call|lectur|remind|judg|ask|prais|pity|correct|interrupt|flatter|patroni[sz]|congratulat
    )ing (me\b[^?.,;]{0,80}|every [^?.,;]{2,60})`,
  "i",
);
const FULL_VERBS: Readonly<Record<string, string>> = {
  lectur: "lecture",
  judg: "judge",
  prais: "praise",
  patroniz: "patronize",
  patronis: "patronise",
  congratulat: "congratulate",
};

/** What the assistant is not to say while it helps: "tell me I'm too old". */
const unsaidWish = (text: string): string | null => {
  if (!text.includes("without ")) return null;
  const [, verb, whom = ""] = WITHOUT_SAYING.exec(text) ?? [];
  return verb === undefined ? null : `${FULL_VERBS[verb.toLowerCase()] ?? verb} ${whom}`.trimEnd();
};

/** "more bullet points than prose and only show me the total" */
const WITH_ORDER = / and (?=(?:only |always |never )?[a-z]+ me )/i;

/** "instead of the news give me something about football": what is wanted, and no deed. */
const GIVE_INSTEAD = new RegExp(
  wrapped`
    ^(?:(?:and|but|so|also|please|then),? )*instead of ([^,.?!]{3,60}?),? (?:please |just |can you |could you )*
      (?:give|send|show|find|suggest|tell|teach) (?:me|us) ([^.?!]{3,80}?)(?:,? please)?[.!?]*$`,
  "i",
);
/** "Give me the code in small pieces", "spare me the pep talk, I just want the plan" */
const formed = (text: string): string | null => {
  const written = WRITTEN_SO.exec(text)?.[1];
  if (written !== undefined && OF_OFFERED.test(text)) return null;
  if (written !== undefined) return `I want the assistant to write ${lowerFirst(written)}.`;
  const [, left = "", given] = GIVE_INSTEAD.exec(text) ?? [];
  if (given !== undefined) return AT_HAND.test(text) ? null : `I want ${lowerFirst(given)} instead of ${left}.`;
  if (ONLY_A.test(text)) return `I want ${asWish(text)}`;
  if (COMPARED.test(text)) {
    const compared = text.replace(COMPARED, "$1").replace(WITH_ORDER, ", and the assistant to ");
    return `I want ${asWish(compared)}`;
  }
  if (!isOfForm(text)) return null;
  const [, forbidden, order = ""] =
    /^(?:(?:please|also|and|so|but|just|ok|okay),? )*(don't (?:ever )?|do not (?:ever )?|(?:there(?:'s| is) )?no need to |you (?:don't|do not) (?:need|have) to |you needn't )?(.*)$/i.exec(
      text,
    ) ?? [];
  // "before you show it" → "before it shows it"
  const wish = order.replace(/\b(before|after|while|whenever|time) you ([a-z]+)\b/gi, "$1 it $2s");
  const instead =
    forbidden === undefined
      ? wish
      : wish.replace(/, (?=(?:only |just )?(?:ask|tell|give|show|correct) me )/i, ", but to ");
  return asksAssistant(forbidden !== undefined, instead);
};

/** "Help me plan it without telling me I'm too old" */
const unsaid = (text: string): string | null => {
  const wish = isOrder(text.replace(/^please /i, "")) ? unsaidWish(text) : null;
  return wish === null ? null : `${asksAssistant(true, wish)}.`;
};

/** "Give me the steps in short lists" → "I want the assistant to give me the steps in short lists". */
export const wishOfForm = (text: string): string | null => formed(text) ?? unsaid(text);

/** "Please give me more detail from now on, I read this at home": why, told behind. */
const FOR_GOOD_AND_WHY =
  /(?<=\b(?:from now on|going forward)),? (?:(?:because|since|as|cause|now that) )?(?=(?:I|I'm|I've|my|we|we're|we've)\b)/i;
export const formBefore = (text: string): { readonly said: string; readonly wish: string } | null => {
  const cut = FOR_GOOD_AND_WHY.exec(text);
  if (cut === null) return null;
  const order = `${text.slice(0, cut.index)}.`;
  const wish = wishOfForm(order) ?? standingOrder(order);
  return wish === null ? null : { said: upperFirst(text.slice(cut.index + cut[0].length)), wish };
};

/** "I don't drive, so only suggest places with a station": what is so, and what is ordered for it. */
const SHOWN = wrapped`
  charts?|graphs?|tables?|maps?|diagrams?|emojis?|bullet points|images|pictures|photos|videos|links|abbreviations|jargon
  |pdfs?|gifs?|colou?rs|text|fonts?|small print|acronyms|slang|idioms`;
const TRAIT_AND_NO = new RegExp(
  wrapped`
    ^((?:I'm|I am|I have|I can't|I don't|I read|my) [^,;.?]{3,60}?),? so (?:please )?no ((?:[\w-]+ ){0,4}(?:${SHOWN}))
      (?:,? please)?[.!]*$`,
  "i",
);
/** "I have asthma, so nothing too intense when it's cold" */
const TRAIT_AND_NOTHING = new RegExp(
  wrapped`
    ^((?:I'm|I am|I have|I can't|I don't|we're|we have|my) [^,;.?]{3,60}),? so nothing (
      (?:too|very|with|that|over|above|after|before|spicy|heavy|loud|fried|raw)\b[^,;.?]{2,70}?
    )(?:,? please)?[.!]*$`,
  "i",
);
const ORDER_BEHIND = new RegExp(
  wrapped`
    ,? (?:so|and|but|hence|therefore),? (?=
      (?:please )?(?:
        only (?:suggest|recommend|propose|offer|list|show|cite)
        |(?:don't|do not|never) (?:suggest|recommend|propose|offer)|keep (?:all|your)
      ) )`,
  "i",
);
/** "I'm colour-blind, so avoid red and green in charts": what is so for good, and what is ordered for it. */
const TRAIT_AND_ORDER = new RegExp(
  wrapped`
    ^(
      (?:
        I'm (?!writing|making|preparing|teaching)|I am (?!writing|making|preparing|teaching)|I have|I live|I work|I use
        |I can't|I don't|we're|we have|we live
      ) ?[^,;.?]{3,60}
    ),? so (?:please )?
    (
      (?:
        avoid|skip|use|stick to|check for|assume|consider|leave out
        |be (?:very |more |really )?(?:
          literal|direct|precise|patient|gentle|honest|concise|brief|clear|blunt|explicit|specific
        )
        |don't use|never use
      ) (?!.*\b(?:it|this|these|that|the|my|our|now|today|tonight|tomorrow|here|one)\b)[^,;.?]{3,60}
    )[.!]*$`,
  "i",
);
export const formBehind = (text: string): { readonly said: string; readonly wish: string } | null => {
  const [, trait, due = ""] = TRAIT_AND_ORDER.exec(text) ?? [];
  if (trait !== undefined) return { said: `${trait}.`, wish: asksAssistant(false, `${due}.`) };
  const [, isSo, unwanted] = TRAIT_AND_NO.exec(text) ?? [];
  if (unwanted !== undefined) return { said: `${isSo}.`, wish: `I don't want any ${unwanted} from the assistant.` };
  const [, has, nothing] = text.includes(" nothing ") ? (TRAIT_AND_NOTHING.exec(text) ?? []) : [];
  if (nothing !== undefined) return { said: `${has}.`, wish: `I want nothing ${nothing}.` };
  const cut = ORDER_BEHIND.exec(text);
  if (cut === null) return null;
  const order = text.slice(cut.index + cut[0].length);
  const wish = wishOfForm(order) ?? standingOrder(order);
  return wish === null ? null : { said: `${text.slice(0, cut.index)}.`, wish };
};
