// What is asked of an assistant for good in a polite form, as the order that it is: "Could you answer in Dutch from now on?",
// "You can go back to English". Without a word that says for good, it is asked for once.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { anyOf } from "#plugins/memory-extractors/local/patterns.ts";
import { LANGUAGES, NOTATIONS, REPLIES } from "./reply-words.ts";

export const OPENING = "^(?:(?:hey|hi|so|and|also|but|ok|okay|now|please),? )*";
const MILDLY = "(?:(?:please|kindly|maybe|just|also),? )*";
const FOR_GOOD = "from now on|going forward|in (?:the )?future";
export const END = "(?:,? please)?[.?!]*$";

const ANSWERS = anyOf(
  "answer|reply|respond|write|speak|talk|chat|use|keep|give|explain|call|address|format|include|add|avoid",
  "skip|stop|start|end|cite|quote|show|tell|ask",
  "correct|remind|translate|stick|limit|refer|leave out|drop|assume|be|stay|sound|list|round|convert",
  "suggest|recommend|check|mention|repeat|quiz|say",
);
/** "Can you always get a refund there?" asks of anybody, "can you always reply in short lists?" of an assistant. */
const SURELY_ANSWERS = anyOf(
  "answer|reply|respond|speak|format|address|cite|explain",
  "(?:call|correct|give|show|tell|ask|remind|quiz) me|keep (?:your|the)",
  "use (?:bullets|bullet points|emojis)",
);
const TO_ANSWER = new RegExp(`^(?:always |never )?${ANSWERS}\\b`, "i");
const ALWAYS_TO_ANSWER = new RegExp(`^(?:always|never) ${SURELY_ANSWERS}\\b`, "i");
/** "From now on, can you please not use emojis?", "Would you mind using euros from now on?" */
const ASKED = new RegExp(
  wrapped`
    ${OPENING}(?:(${FOR_GOOD}),? )?${MILDLY}(?:(?:can|could|would|will) you(?! mind\b),? ${MILDLY}|(would you mind ))
      (not )?([a-z][^?]{3,160}?)(?:,? (${FOR_GOOD}))?${END}`,
  "i",
);

/** "do it in bullet points": whatever is answered. */
const DONE_IN = new RegExp(
  `^(?:do|give|put|make|write) (?:it|this|that|them|things|everything)(?: to me)? (?=in (?:${NOTATIONS})$)`,
  "i",
);

const OWN_REPLIES = `(?:all )?your (?:${REPLIES})`;
/** "keep your answers short and in British English", "avoid tables in your answers": of all of them, though no word says so. */
const OF_ALL_REPLIES = new RegExp(
  wrapped`
    ^(?!.*\b(?:this|these|next|last|above|below|today|tonight|now|here)\b)(?:
      (?:keep|make|limit|format) ${OWN_REPLIES} |(?:use|avoid|skip|include|add|write) [^,;]{2,60} in ${OWN_REPLIES}$
    )`,
  "i",
);
/** "When you explain something, could you use short paragraphs?" */
const ASKED_WHENEVER = new RegExp(
  wrapped`
    ${OPENING}((?:when|whenever|every time|each time) you (?:
      explain|answer|reply|respond|compare|suggest|recommend|quote|cite|list|give|show|mention
    ) (?![^,]*\b(?:this|these|that|the|my|it)\b)[^,?]{2,50}), (?:can|could|would|will) you ${MILDLY}([a-z][^?]{3,100}?)${END}`,
  "i",
);

const GERUND = /^(\w+?)ing\b/i;
const STEMS: Readonly<Record<string, string>> = {
  us: "use",
  writ: "write",
  giv: "give",
  includ: "include",
  cit: "cite",
  quot: "quote",
  translat: "translate",
  stopp: "stop",
  skipp: "skip",
  quizz: "quiz",
  nagg: "nag",
};
/** "stopping" → "stop", "using" → "use" */
export const withoutGerund = (text: string): string =>
  text.replace(GERUND, (_, stem: string) => STEMS[stem.toLowerCase()] ?? stem);

/** "I'd appreciate it if you kept your answers to one page from now on", "It would be great if you only suggested trains" */
const WISHED = new RegExp(
  wrapped`
    ${OPENING}(?:
      I(?:'d| would) (?:really |also )?(?:appreciate|love|like|prefer|be (?:grateful|glad|happy))(?: it)? if
      |it(?:'d| would) (?:really )?(?:be (?:great|good|nice|helpful|lovely|ideal|useful|best)|help(?: me)?) if
    ) you (?:(could|would|can) )?(?:please )?(?:(always|only|never) )?([a-z]+) ([^?]{3,160}?)(?:,? (${FOR_GOOD}))?${END}`,
  "i",
);
const PRESENT: Readonly<Record<string, string>> = {
  kept: "keep",
  gave: "give",
  wrote: "write",
  spoke: "speak",
  stuck: "stick",
  told: "tell",
  left: "leave",
  used: "use",
  quoted: "quote",
  cited: "cite",
  included: "include",
  stopped: "stop",
  skipped: "skip",
};
const presentOf = (verb: string): string => PRESENT[verb] ?? verb.replace(/(?<=[a-z]{3})ed$/, "");
const wishedOrder = (text: string): string | null => {
  const [, may, often, verb = "", rest = "", when] = text.includes(" if you ") ? (WISHED.exec(text) ?? []) : [];
  if (often === undefined && when === undefined) return null;
  const order = `${may === undefined ? presentOf(verb.toLowerCase()) : verb} ${rest}`;
  if (!TO_ANSWER.test(order)) return null;
  return `${upperFirst(`${often ?? ""} ${order} ${when ?? ""}`.trim())}.`;
};

const askedFor = (text: string): string | null => {
  const [, whenever, then = ""] = text.includes(" you ") ? (ASKED_WHENEVER.exec(text) ?? []) : [];
  if (whenever !== undefined && TO_ANSWER.test(then)) return `${upperFirst(whenever)}, ${then}.`;
  const [, before, mind, not = "", said = "", behind] = ASKED.exec(text) ?? [];
  const wish = (mind === undefined ? said : withoutGerund(said)).replace(DONE_IN, "answer ");
  const when = before ?? behind;
  if (when === undefined)
    return ALWAYS_TO_ANSWER.test(wish) || OF_ALL_REPLIES.test(wish) ? `${upperFirst(wish)}.` : null;
  return TO_ANSWER.test(wish) ? `${upperFirst(when)}, ${not && "don't "}${wish}.` : null;
};

export const IN_LANGUAGE = `(?:answer|reply|respond|write|speak|talk|chat)(?:ing)?(?: (?:to|with) me)?(?: in)? (${LANGUAGES})`;
/** "Please go back to English", "You can answer in English again", "Let's speak English from now on" */
const LANGUAGE_AGAIN = new RegExp(
  wrapped`
    ${OPENING}(?:
      (?:(?:can|could|would|will|should) (?:you|we)|(?:you|we) (?:can|may|should|could)|let's),? ${MILDLY}(?:now )?
    )?
    (?:
      (?:go|switch|change|come) back to (${LANGUAGES})(?:,? (?:again|now|${FOR_GOOD}))?
      |switch to (${LANGUAGES}),? (?:${FOR_GOOD})|${IN_LANGUAGE},? (?:again|${FOR_GOOD})
    )${END}`,
  "i",
);
/** "Can you correct me when I make mistakes?": whenever that happens; "correct me if I'm wrong" is of one thing. */
const WHENEVER_I = "(?:every time|each time|any ?time|whenever)";
const CORRECTS = new RegExp(
  wrapped`
    ${OPENING}(?:(?:can|could|would|will) you,? )?${MILDLY}(
      (?:
        (?:correct|stop|interrupt) me|correct my (?:\w+ )?(?:mistakes|errors|grammar|spelling|pronunciation|typos)
        |flag it|point (?:it )?out
      ) (?:when|if|${WHENEVER_I}) I (?:make|get|use|say|mispronounce|misspell|mix up|forget|slip|write)\b[^?]{0,80}?
      |(?:tell|remind|warn|nudge|quiz) me ${WHENEVER_I} I [^?]{3,80}?
    )${END}`,
  "i",
);
/** One look that most sentences fail. */
const MAY_ASK = /\byou\b|\blet's\b|\b(?:again|back to)\b| I /i;

/** The order for good that a polite sentence stands for, else the sentence. */
export const asOrder = (text: string): string => {
  if (!MAY_ASK.test(text)) return text;
  const corrects = CORRECTS.exec(text)?.[1];
  if (corrects !== undefined) return `Always ${corrects}.`;
  const language = LANGUAGE_AGAIN.exec(text)?.slice(1).find(Boolean);
  return language === undefined ? (wishedOrder(text) ?? askedFor(text) ?? text) : `Answer in ${language} from now on.`;
};
