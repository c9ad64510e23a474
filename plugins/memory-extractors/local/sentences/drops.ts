// Clauses that are never memories, whatever words they hold; and orders that carry a fact or a standing wish.

import {
  ABOUT_ASSISTANT,
  ABOUT_LISTENER,
  AGREES_TO_TIME,
  BOILERPLATE,
  FILLER,
  IMPERATIVES,
  NOT_SO,
  REMEMBER,
  STANDING_ORDER,
} from "../cues/drops.ts";
import { MANNERS } from "../cues/openings.ts";
import { CORE_FACT } from "../cues/signals.ts";
import { countWords } from "../patterns.ts";
import { isOrder } from "./orders.ts";

const REMINDER =
  /^(?:(?:please|also|and|so|oh|can you|could you|would you|will you) ){0,3}(?:remind me|(?:don't|do not) let me forget) ((?:to|about) .{6,}?)(?:,? please)?[.?!]*$/i;

/** "Save that list and also remember that her name is June" */
const BEFORE_REMEMBER =
  /^(?!.*\b(?:I|we)\b.*\bremember\b)[^,.]{3,60},? and (?:also |please )*(?=remember(?: that)? (?:I|my|we|our|he|she|his|her|they|their)\b)/i;

/** "Remind me that the car needs tyres" */
const REMINDER_OF =
  /^(?:(?:please|also|and|so|oh|can you|could you|would you|will you) ){0,3}(?:remind (?:me|us)|(?:don't|do not) let (?:me|us) forget) that (?=.{6})/i;

/** "Remember that I'm allergic to nuts" → "I'm allergic to nuts"; "Remind me to pay the rent" → "I want to be reminded to pay the rent". */
export const askedToRemember = (text: string): string | null => {
  const reminder = REMINDER.exec(text);
  if (reminder !== null) return `I want to be reminded ${reminder[1]}.`;
  const order = text.replace(BEFORE_REMEMBER, "");
  const match = REMEMBER.exec(order) ?? REMINDER_OF.exec(order);
  if (match === null) return null;
  const rest = order.slice(match[0].length);
  return (rest.charAt(0).toUpperCase() + rest.slice(1)).replace(/\?+$/, ".");
};

/** "Please don't use emojis when you reply" */
const MANNER_OF_REPLY =
  /^(?:(?:please|also|and|so|but|just) )*(?:(don't|do not) )?((?:(?:answer|reply|respond|write|talk|speak)(?: to)? me (?:only |always )?in (?!the\b|an?\b|my\b|\d)|(?:use|add|include|write|reply|answer|respond|keep|avoid|call|say|repeat|apologi[sz]e)\b(?=.*\b(?:when you (?:reply|answer|respond|write|talk)|(?:in|with) (?:all )?your (?:replies|answers|responses|messages)|(?:your |all |the )?(?:replies|answers|responses|messages|explanations) (?:short|brief|concise|long|simple|formal|informal))\b)).*)$/i;

/** "Correct my mistakes only at the end of our chat", "Skip the theory unless I ask": an order that holds for the whole talk. */
const THROUGHOUT =
  /^(?!.*\b(?:this|these|the (?:text|code|essay|letter|draft|paragraph|section|sentence|document|email)|below|above)\b)(?:(?:please|also|and|so|but|just) )*(?:(don't|do not) )?([a-z']+ .*\b(?:(?:only |just )?at the end of (?:our|the|each|every|a|your) (?:conversations?|chats?|sessions?|lessons?|repl(?:y|ies)|answers?|messages?)|(?:unless|until|except when|only (?:when|if)) I (?:ask|say|tell|request|want)|throughout (?:our|the) (?:chat|conversation|session)s?|(?:in|for) (?:all|every|each) (?:of )?(?:your |our |my )?(?:replies|reply|answers?|messages?|responses?|sessions?|lessons?|recipes?|plans?))\b.*)$/i;
/** "Code comments in English", "Prices in euros please": how it is to be written, told without a verb. */
const WRITTEN_IN =
  /^(?:(?:and|also|please) )*((?!(?:an?|the|my|our|this|that|two|three|always|never|answer|reply|respond|write|talk|speak|say|live|lives|born) )(?:(?!(?:is|are|was|were|be|should|always)\b)[a-z]+ ){1,3})(?:only |always )?in (english|german|french|spanish|italian|portuguese|dutch|swedish|norwegian|danish|finnish|polish|czech|hungarian|romanian|greek|turkish|russian|ukrainian|arabic|hebrew|persian|hindi|urdu|bengali|tamil|chinese|mandarin|japanese|korean|vietnamese|thai|indonesian|swahili|metric(?: units)?|imperial(?: units)?|celsius|fahrenheit|euros|pounds|dollars|francs|yen|kilos|kilograms|grams|kilometres|kilometers|miles)(?:,? (?:only|too|please))*(,(?!.*\b(?:I|we|my|our)\b)[^?]*)?[.!]*$/i;

const MANNER_VERB =
  /^(?:(?:please|also|and|so|but|just) )*(?:answer|reply|respond|correct|speak|address|assume|cite|mention)\b/i;

/** "Stop using tables" */
const STOP =
  /^(?:please |just |also )*stop ((?:using|adding|saying|asking|apologi[sz]ing|repeating|suggesting|recommending|calling me|sending me|reminding me)\b(?! (?:it|that|this|them)\b).*)$/i;
/** "I'd rather you didn't use tables" */
const RATHER = /^I(?:'d| would) (?:rather|prefer (?:it )?if) you (?:didn't|did not|don't|do not|never) ([a-z].*)$/i;

const lowerFirst = (text: string): string =>
  /^I(?:'|\b)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** "From now on please give weights in grams" */
const WITHOUT_COMMA =
  /^(from now on|going forward|in (?:the )?future) (?:please )?((?!I\b|we\b|my\b|you\b)[a-z']+ .*)$/i;

/** "Always answer in metric units" → "I want the assistant to always answer in metric units". */
export const standingOrder = (text: string): string | null => {
  const calledBy =
    /^(?:[Pp]lease |[Jj]ust |[Aa]lso |[Yy]ou can )*(?:[Cc]all|[Aa]ddress) me (?:as )?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?:,? please)?[.!]?$/u.exec(
      text,
    );
  if (calledBy !== null) return `I want to be called ${calledBy[1]}.`;
  const manner = MANNER_OF_REPLY.exec(text);
  if (manner !== null) {
    const wish = (manner[2] ?? "")
      .replace(/^(\w+)( to)? me\b/i, "$1$2 them")
      .replace(/\byour\b/gi, "its")
      .replace(/\bwhen you \w+/i, "in its replies")
      .replace(/,? please(?=[.!]?$)/i, "");
    return `I want the assistant ${/^(?:don't|do not)$/i.test(manner[1] ?? "") ? "not to" : "to"} ${lowerFirst(wish)}`;
  }
  const [, never, throughout] = isOrder(text) || MANNER_VERB.test(text) ? (THROUGHOUT.exec(text) ?? []) : [];
  if (throughout !== undefined)
    return `I want the assistant ${never === undefined ? "to" : "not to"} ${lowerFirst(throughout).replace(/\byour\b/gi, "its")}`;
  const [, written, language, rest = ""] = WRITTEN_IN.exec(text) ?? [];
  if (written !== undefined)
    return `I want ${lowerFirst(written)}in ${language}${rest.replace(/ (?:too|please)\b/gi, "")}.`;
  const stop = STOP.exec(text)?.[1];
  if (stop !== undefined) return `I want the assistant to stop ${stop}`;
  const rather = RATHER.exec(text);
  if (rather !== null) return `I want the assistant not to ${(rather[1] ?? "").replace(/\byour\b/gi, "its")}`;
  if (!STANDING_ORDER.test(text) || countWords(text) < 4) return null;
  const order = lowerFirst(text.replace(/^(?:please|also|and|so) /i, "").replace(/,? please(?=[.!]?$)/i, ""));
  const forbidden = /^(?:never|don't ever|do not ever|remember to never|make sure to never) (.*)$/i.exec(order);
  if (forbidden !== null)
    return `I want the assistant to never ${(forbidden[1] ?? "").replace(/\byourself\b/gi, "itself")}`;
  const plain = /^(?:remember to always|make sure (?:to|you) always) (.*)$/i.exec(order);
  if (plain !== null) return `I want the assistant to always ${plain[1]}`;
  const conditioned =
    WITHOUT_COMMA.exec(order) ??
    /^((?:from now on|going forward|in (?:the )?future|whenever|when|every time|each time|any ?time|if|for all)\b[^,]{0,100}),\s*(?:please )?(.*)$/i.exec(
      order,
    );
  if (conditioned !== null) {
    const wish = (conditioned[2] ?? "").replace(
      /^(?:you (?:should|must|can)|I(?:'d| would) (?:like|want) you to|I want you to) /i,
      "",
    );
    if (
      !IMPERATIVES.has((wish.split(" ")[0] ?? "").toLowerCase()) &&
      !/^(?:always|never|don't|do|only|avoid|address|answer|reply|respond|speak|assume|format|cite|mention|double-check|skip|limit|refer|prioriti[sz]e|stick|remind|offer|present|begin|end)\b/i.test(
        wish,
      )
    )
      return null;
    return `I want the assistant to ${wish.replace(/^don't /i, "not ").replace(/[.!]$/, "")} ${lowerFirst(conditioned[1] ?? "")}.`;
  }
  return /^(?:always|call me|address me|refer to me)\b/i.test(order) ? `I want the assistant to ${order}` : null;
};

/** "She's vegetarian", said behind the sentence that names her. */
const TRAIT_OF_SOMEBODY =
  /^(?:s?he's|they're) (?:vegan|vegetarian|pescatarian|diabetic|c?o?eliac|celiac|allergic|pregnant|married|single|divorced|engaged|retired|deaf|blind|left-handed|dyslexic|autistic|adopted|\d+)[.!]*$/i;

export const isDropped = (text: string, hasNamedListener: boolean): boolean =>
  (countWords(text) < 3 && !CORE_FACT.test(text) && !TRAIT_OF_SOMEBODY.test(text)) ||
  MANNERS.test(text) ||
  BOILERPLATE.test(text) ||
  isOrder(text) ||
  FILLER.test(text) ||
  (hasNamedListener && AGREES_TO_TIME.test(text)) ||
  NOT_SO.test(text) ||
  (hasNamedListener ? ABOUT_LISTENER : ABOUT_ASSISTANT).test(text);

/** "I live in Rome, and please keep answers short": a statement, and behind it a standing wish. */
const MANNER_BEHIND =
  /,? (?:and|but|so|also),? (?=(?:please |also )*(?:keep|use|write|reply|answer|respond|avoid|don't|do not|no) )/i;
export const mannerBehind = (text: string): { readonly said: string; readonly wish: string } | null => {
  const cut = MANNER_BEHIND.exec(text);
  if (cut === null) return null;
  const order = text.slice(cut.index + cut[0].length);
  const wish = MANNER_OF_REPLY.test(order) ? standingOrder(order) : null;
  return wish === null ? null : { said: `${text.slice(0, cut.index)}.`, wish };
};
