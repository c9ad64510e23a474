// Wishes for good that are typed without a verb or with their "always" at the end: "Units in metric, always.", "use 'colour', not 'color', every
// time", "distances in km, never miles".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { IMPERATIVES } from "#plugins/memory-extractors/local/cues/order-words.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { countWords, wordSet, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";
import { isOrder } from "./orders.ts";
import { asksAssistant, standingOrder } from "./standing-orders.ts";

/** One look that most sentences fail. */
const MAY_BE_CLIPPED = new RegExp(
  wrapped`
    \b(?:
      always|ever|never|(?:every|each|at a) time|at all times|from (?:here|now|this)|(?:every|any)thing you|otherwise
      |going forward|unless|in (?:the )?future
    )\b`,
  "i",
);
/** "grams please from now on then": without what stands between and behind. */
const asOrdered = (text: string): string =>
  text
    .replace(/,? (?:then|though|thanks|cheers)(?=[.!]*$)/i, "")
    .replace(/ please,? (?=from now|always|every time)/i, ", ");
const LEADS = /^(?:(?:and|also|so|but|ok|okay|great|sure|thanks|next one|please|oh)[,.]? )*/i;
const ONWARDS = "from (?:here|now|this point) on(?:wards)?";
const FOREVER = wrapped`
  always|ever|every time|each time|at all times|${ONWARDS}|from (?:here|now)
  |in (?:everything|anything) you (?:write|draft|send|make)(?: for me| me)?|(?:un)?til I say otherwise|going forward|in (?:the )?future`;
/** "Plain text always, no markdown", "kilos not pounds, always", "no emojis, ever" */
const AT_THE_END = new RegExp(
  `^((?:[^.!]|\\.(?=\\d)){3,70}?),? (${FOREVER})(?:,? please)?(?:, ((?:no|not|never) [^,.!]{2,40}|and (?:sign|use|write|add|start|end|begin|answer|reply) [^,.!]{2,40}))?[.!]*$`,
  "i",
);
/** "Prices always without VAT please, and in a table" */
const INSIDE = new RegExp(
  wrapped`
    ^([^,.!]{3,30}) always ((?:with|without|in|as|to) [^,.!]{2,40}?)(?:,? please)?
      (,? and (?:with|without|in|as) [^,.!]{2,30}?)?(?:,? please)?[.!]*$`,
  "i",
);
/** "From here on only mock questions, no theory" */
const AT_THE_HEAD = new RegExp(`^(${ONWARDS}),? ((?:only|just|no) [^.!]{2,60})[.!]*$`, "i");
/** "Distances in km, paces per km, never miles" */
const NEVER_BEHIND = /^((?!(?:no|never|always)\b)[^,.!]{3,40}(?:, [^,.!]{3,40})?), never ([^,.!]{2,30})[.!]*$/i;
/** "One question at a time, please, I get overwhelmed" */
const AT_A_TIME = new RegExp(
  wrapped`
    ^(?:only |just )?(one (?:question|step|thing|topic|word|exercise|task) at a time)(?:,? please)?
      ((?:,| -| since| because) [^.!]{3,60})?[.!]*$`,
  "i",
);

/** "Always in euro please, no cents" */
const ALWAYS_IN_MONEY = new RegExp(
  wrapped`
    ^always in (euros?|dollars?|pounds|francs|kroner|yen|rupees|zloty)((?:, (?:no|without) [a-z]{3,12})?)(?:,? please)?
      ((?:, (?:no|without) [a-z]{3,12})?)[.!]*$`,
  "i",
);
/** "No new libraries unless really needed, my boss signs them off" */
const UNLESS_NEEDED = new RegExp(
  wrapped`
    ^no (?!(?:one|idea|need|way|problem|worries|more|longer|rush|doubt|luck)\b)([^,.!?]{2,40}?) unless (
      (?:(?:it's|it is|they're|they are) )?(?:(?:really|absolutely|strictly|truly|totally) )*
        (?:needed|necessary|required|unavoidable|essential)
      |I (?:ask|say so)(?: for (?:it|them))?
    )((?:,| -| since| because| as) [^.!?]{5,90})?[.!]*$`,
  "i",
);

const LONGEST_PHRASE = 9;
/** "Lunch at noon, always", "Never again with Bo": of somebody's life. */
const SOMEBODY = /\b(?:I|I'm|I've|I'd|we|he|she|they|it|you|who)\b/i;
/** What an assistant's words have: units, parts, manners. */
const FORM = wordSet(
  "unit metric imperial celsius fahrenheit kilo kilogram gram pound ounce cup litre liter km kilometre",
  "kilometer mile euro dollar currency price cost",
  "amount number numeral decimal date time 24h answer reply replies response message explanation sentence",
  "paragraph bullet list table heading headline",
  "title step example code snippet comment test source citation link markdown text emoji contraction",
  "abbreviation jargon slang tone style spelling english",
  "german french spanish italian dutch portuguese correction hint question theory draft letter email word",
  "character line page version option suggestion",
  "tab space indent indentation recipe instruction distance weight temperature pace length size budget",
  "formal informal short brief british american",
);
const isPhrase = (text: string): boolean =>
  countWords(text) <= LONGEST_PHRASE &&
  !FINITE.test(text) &&
  !SOMEBODY.test(text) &&
  wordsOf(text.toLowerCase()).some((word) => FORM.has(word) || FORM.has(word.replace(/s$/, "")));

/** Of these a mere "from here" is no place: "keep it in Dutch from here". */
const OF_WRITING = wordSet("use keep stick answer reply respond write speak talk call refer");
/** "Keep it under the sink in future": told to people. */
const OF_PLACE = /\b(?:in|on|at|under|near|by|behind) (?:the|my|our|your) /i;
/** "help me with a letter, British spelling always": the wish is only what stands behind. */
const OF_SEVERAL = /,| - |: /;

const orderFrom = (what: string, when: string, but: string): string | null => {
  const verb = (what.split(" ", 1)[0] ?? "").toLowerCase();
  const often = /^ever$/i.test(when) ? "" : lowerFirst(when).replace(/you (\w+)(?: for me| me)?$/, "it $1s for them");
  const end = but === "" ? "." : `, ${but}.`;
  if (/future$/i.test(when) && (OF_PLACE.test(what) || /^use (?:the|my|our) /i.test(what))) return null;
  if (OF_WRITING.has(verb) || (IMPERATIVES.has(verb) && !/^(?:ever|from (?:here|now))$/i.test(when)))
    return OF_SEVERAL.test(what) ? null : asksAssistant(false, `${`${what} ${often}`.trim()}${end}`);
  if (IMPERATIVES.has(verb) || !isPhrase(what)) return null;
  const unwanted = /^no (.+)$/i.exec(what)?.[1];
  const wish = unwanted === undefined ? `I want ${lowerFirst(what)}` : `I don't want any ${unwanted}`;
  return `${wish}${often === "" ? "" : `, ${often.replace(/ it (?=\w+s for them$)/, " the assistant ")}`}${end}`;
};

/** "Units in metric, always." → "I want units in metric, always." */
export const clippedOrder = (said: string): string | null => {
  if (!MAY_BE_CLIPPED.test(said) || said.trimEnd().endsWith("?")) return null;
  const text = asOrdered(said.replace(LEADS, ""));
  const [, one, why = ""] = AT_A_TIME.exec(text) ?? [];
  if (one !== undefined) return `I want ${lowerFirst(one)}${why}.`;
  const [, money, but1 = "", but2 = ""] = ALWAYS_IN_MONEY.exec(text) ?? [];
  if (money !== undefined) return `I want amounts always in ${money}${but1}${but2}.`;
  const [, needless, unless = "", reason = ""] = UNLESS_NEEDED.exec(text) ?? [];
  if (needless !== undefined) return `I don't want any ${needless} unless ${unless}${reason}.`;
  const [, first = "", only] = AT_THE_HEAD.exec(text) ?? [];
  if (only !== undefined) return isPhrase(only) ? `I want ${lowerFirst(only)}, ${lowerFirst(first)}.` : null;
  const [, kind, manner = "", besides = ""] = INSIDE.exec(text) ?? [];
  if (kind !== undefined && isPhrase(kind))
    return `I want ${lowerFirst(kind)} always ${manner}${besides.replace(/^,/, "")}.`;
  const [, what, when = "", but = ""] = AT_THE_END.exec(text) ?? [];
  if (what !== undefined) return orderFrom(what, when, but);
  const [, wanted, unwanted = ""] = NEVER_BEHIND.exec(text) ?? [];
  if (wanted === undefined || !isPhrase(wanted)) return null;
  const isOrdered = IMPERATIVES.has((wanted.split(" ", 1)[0] ?? "").toLowerCase());
  return isOrdered
    ? `${asksAssistant(false, lowerFirst(wanted))}, never ${unwanted}.`
    : `I want ${lowerFirst(wanted)}, never ${unwanted}.`;
};

/** "help me write a letter, British spelling always", "Tell me the steps, and never assume I drive": the wish, and what stands before it. */
export const clippedBehind = (said: string): { readonly said: string; readonly wish: string } | null => {
  if (!MAY_BE_CLIPPED.test(said)) return null;
  for (const cut of said.matchAll(/, (?:and )?| - |: | and (?=(?:never|always) )/g)) {
    const [first, rest] = [said.slice(0, cut.index), said.slice(cut.index + cut[0].length)];
    const wish =
      clippedOrder(rest) ?? (/^(?:never|always) /i.test(rest) && isOrder(first) ? standingOrder(rest) : null);
    if (wish !== null) return { said: `${first}.`, wish };
  }
  return null;
};
