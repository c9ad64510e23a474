// What a user of an assistant settles on in a reply: "I'll go with FarmShield then", "yeah, we'll cut the save system".

import { wrapped } from "#domain/wrapped.ts";
import { isConcrete } from "../clause-reading.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { RELATION } from "../cues/signals.ts";
import { wordsOf } from "../patterns.ts";
import { isToAssistant, type Passage } from "../reading/passages.ts";

const MAY_SETTLE = /\b(?:ll|will|let's|going to|gonna) /i;
const SETTLES = new RegExp(
  wrapped`
    ^(?:(?:I think|I guess|I suppose|then|in that case|for now),? )?(?:
      ((?:I|we)(?:'ll| will|'m going to| am going to|'re going to| are going to|'m gonna|'re gonna)|going to|gonna)
      |(let's)
    ) (?:(?:definitely|probably|just|also|still|then|rather) )*
    (
      go with|go for|stay with|stay on|stick with|stick to|opt for|switch (?:back )?to|settle (?:on|for)|use|pick|choose
      |take|add|cut|drop|skip|leave out|remove|keep|order|buy
    ) (?=(.+))`,
  "i",
);
/** What they settle on, to the end of its phrase. */
const WHAT =
  /^(?:(?! (?:and|but|so|because|since|as|instead|if|then|for now|until|till|when|while|which|where)\b)[^,;.!?])+/i;
/** These settle something whatever was proposed; the others only where the assistant spoke of it. */
const STRONG = /^(?:go|stay|stick|opt|switch|settle)\b/i;
/** Nothing that anybody could name later, or something of the chat. */
const OF_THE_CHAT = new RegExp(
  wrapped`
    ^(?:
      it|that|this|these|those|them|one|ones|both|all|any|some|something|anything|everything|your|you|me|him|her|us|what
      |whatever|how|whichever|my gut
      |(?:the|an?) (?:
        first|second|third|last|other|same|latter|former|more|bit|look|break|few|simpler|easier|shorter|longer|hybrid
        |similar|different
      )
      |an eye|track|in mind|going|up|out|over|care|note|notes|time|\w+ing
    )\b
    |\b(?:you|above|below)\b
    |\b(?:
      plans?|steps?|tips?|advice|approach(?:es)?|methods?|strateg(?:y|ies)|templates?|structure|outline|checklist
      |suggestions?|recommendations?|ideas?|examples?|formulas?|format|options?|versions?|ones?|way|techniques?|points?
      |phrases?|wording|tone|keywords?|code|details|link|text|error|draft|message|snippet|words?|sentences?|paragraphs?
      |exercises?|problems?|questions?|numbers?
    )$`,
  "i",
);
const NAMED = /[\p{Lu}\d_/]/u;
/** "I'll go with my sister", "we'll stay with Ana": company, no choice. */
const isCompany = (verb: string, what: string): boolean =>
  /^(?:go|stay|stick) with$/i.test(verb) && (RELATION.test(what) || isFirstName(what.split(" ")[0] ?? ""));
/** "I'll use Wavebox, Tidepool and Reef": the first of several is no choice. */
export const GOES_ON_LISTING = /^(?:, (?:the |an? )?(?!I\b)\p{Lu}[\p{L}\d '&-]{1,30})+,? (?:and|&) /u;
const FEWEST_CONCRETE = 2;

const isSpokenOf = (words: readonly string[], proposal: string): boolean => {
  const spoken = new Set(wordsOf(proposal.toLowerCase()));
  return words.length > 0 && words.every((word) => spoken.has(word) || spoken.has(`${word}s`));
};

/** `proposal`: the turn of the assistant that the reply follows. */
export const asChoice = (text: string, passage: Passage, proposal: () => string): string => {
  if (!isToAssistant(passage) || passage.isAboutCode || !MAY_SETTLE.test(text)) return text;
  const [head = "", who, lets, verb = "", rest = ""] = SETTLES.exec(text) ?? [];
  const what = WHAT.exec(rest)?.[0].trim() ?? "";
  if (what === "" || OF_THE_CHAT.test(what) || isCompany(verb, what)) return text;
  const words = wordsOf(what.toLowerCase()).filter(isConcrete);
  const isStrong = STRONG.test(verb);
  if (!(isStrong ? NAMED.test(what) || words.length >= FEWEST_CONCRETE : isSpokenOf(words, proposal()))) return text;
  if (!isStrong && (lets !== undefined || GOES_ON_LISTING.test(rest.slice(what.length)))) return text;
  const subject = who === undefined || who.startsWith("we") ? "we" : "I";
  return `${subject} decided to ${verb.toLowerCase()} ${text.slice(head.length).replace(/^([^,;.!?]*) then(?=[,.!]|$)/i, "$1")}`;
};
