// "I got the results." "And?" "Low iron.": what the other only prompts for goes on with what was told: "I got the results: low iron."

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { FINITE } from "../cues/verbs.ts";
import { countWords } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage } from "../reading/passages.ts";
import { hasInnerDangling } from "../references/leaning/anaphora.ts";
import { stripLeadIns } from "../sentences/cut-off/lead-ins.ts";
import type { Statement } from "../statements.ts";
import { illnessFound } from "./by-question/illness-asked.ts";
import { isOfNoLength } from "./by-question/so-long.ts";

const OPENERS = wrapped`
  (?:I'm |oh,? I'm )?(?:so |very )?sorry(?: to hear that| about (?:that|your \w+))?
  |I (?:had no idea|didn't know(?: that| about (?:that|your \w+))?)|poor (?:you|him|her|thing|man|woman|\w+)|oh|ok|okay
  |right|nice|cool|great|wow|ooh|yes|yay|congrats|congratulations|hm+|huh|what|really|omg|ah|no way|finally|lovely
  |amazing|wonderful|fantastic|exciting|excellent|brilliant|awesome|perfect|super|incredible|great news|good for you
  |well done|ouch|ugh|seriously|oh no|you didn't|and|so
  |(?:that's|that is|this is|how) (?:so |such |really |just |absolutely )?(?:an? )?(?:\w+ )?(?:
    news|phenomenal|amazing|awesome|great|wonderful|fantastic|incredible|exciting|huge|lovely|cool|nice|brilliant
    |terrible|awful
  )
  |I'm (?:so |really )?(?:happy|proud|excited|thrilled|glad)(?: for you)?`;
const PREPOSITIONS = "of|about|with|in|on|from|for|to|by|as";
/** Asks for no more than that one goes on: only a mark tells it from a reaction. */
const BARE = "and|so|what|what is it|namely";
const TITLED =
  "play|film|movie|book|song|piece|opera|musical|course|city|town|country|school|university|company|model|team|club|band|museum|hotel|island|language";
/** Asks for what was left out, whether a mark stands behind it or not: "when is it", "which colour", "for how much" */
const FOR_MORE = [
  "who|where|when|how (?:long|much|many)",
  wrapped`
    which(?: ones?)?|what (?:are they|was it)|like what|such as|who is it|what kind|(?:since |until |from |for )when
    |when (?:is it|was it|was (?:that|this)|did (?:that|this|it)(?: all)? happen|did (?:s?he|they|you) do that)
    |where (?:is it|was it|to|from)|what time`,
  wrapped`
    (?:which|what) (?:days?|months?|years?|colou?rs?|sizes?|floors?|distance|instrument|position|subjects?)
    |(?:for|of) how (?:much|many|long)|who with|with who|who (?:to|from)|what for|doing what|why|how come|how bad|whose`,
  wrapped`
    what(?:'s| is) (?:it|the (?:new )?(?:role|job|title|plan|topic|date|name|occasion))
    |(?:${PREPOSITIONS}) (?:what|where|whom?|which)|any idea what`,
  "(?:full|part)[ -]time|for good|for long|in person|paid",
  "(?:what|which) (?:kind|sort|type|breed|make|model|brand)(?: of (?:[a-z]+ )?[a-z]+)?",
  `which (?:${TITLED})`,
].join("|");
/** "To Lucia?", "With your aunt?": a guess of what was left out. */
const GUESS = String.raw`(?:to|with|in|at|from|for) (?:your (?:[a-z]+ )?(?:${KIN_NOUNS})|(?-i:\p{Lu}\p{Ll}[\p{L}'-]*(?: \p{Lu}\p{Ll}[\p{L}'-]*)?))`;
const OPENED = `^(?:(?:${OPENERS})[,.!? ]+)*`;
const THEN = "(?: then| exactly| tho| though)?";
const PROMPT = new RegExp(
  String.raw`${OPENED}(?:(?:${BARE}|${GUESS}|${FOR_MORE})${THEN}\?+|(?:${FOR_MORE})${THEN})$`,
  "iu",
);
const GUESSED = new RegExp(String.raw`\b(${GUESS})\?+$`, "iu");
/** "Who to?", "from whom?": told with an answer that leaves it out. */
const ASKS_WITH = new RegExp(
  String.raw`\b(?:who|where) (to|from|with)\?*$|\b(${PREPOSITIONS}|since|until) (?:whom?|where|when|how (?:much|long|many))\?*$`,
  "i",
);
const ASKS_WHY = /\b(?:why|how come)\?*$/i;
/** "Which play?" */
const ASKS_KIND_OF = new RegExp(
  String.raw`\b(?:(?:kind|sort|type|breed|make|model|brand) of (?:[a-z]+ )?|which (?=(?:${TITLED})\b))([a-z]+)\?*$`,
  "i",
);
/** Of a thing that was just brought in. */
const ASKS_WHICH = /\b(?:which|what) (?:colou?r|size|floor|kind|sort|type|breed|make|model|brand)s?\?*$/i;
const DENIED = /n't\b|\b(?:not|never|no)\b/i;
/** "He's been quiet since Tom died." "When was that?": the death, and not the quiet. */
const ASKS_WHEN = /\bwhen (?:was|did) (?:that|this|it)\b/i;
/** "Full time?" */
const ASKS_IF = /\b((?:full|part)[ -]time|for good|for long|in person|paid)\?*$/i;
/** "In September, in Graz": belongs into the sentence. */
const SAYS_WHEN_OR_WHERE = new RegExp(
  wrapped`
    ^(?:
      in|on|at|from|since|until|till|for|near|next to|with|by|to
      |(?:(?:an?|one|two|three|four|five|six|ten|\d+|a few|several|a couple of|a good few) )?\w+ ago|last|next|this
      |tomorrow|yesterday|tonight|about|around|every|because of
    )\b`,
  "i",
);
const OPENS_SMALL = /^(?:an?|the|some|probably|maybe|mostly|mainly|both|one|two|three|four)\b/i;
const MOST_WORDS = 14;
/** Goes on with a sentence of its own, or says nothing. */
const BEGINS_ANEW = new RegExp(
  wrapped`
    ^(?:
      I|I'm|I've|I'll|I'd|we|we're|we've|my|our|you|your|he|she|it|they|this|that|there|here|his|her|their|well|yes|yeah
      |no|nothing|not|nope|maybe|guess|what|who|how|why|when|dunno|idk|don't|ask|long story|same|sorry|wait|lol|haha
      |tell|none|nobody|just because|somewhere|nowhere|because (?!of\b)[\w']+
    )\b
    |^\S+'(?:s|re) |\?$`,
  "i",
);

const MOST_PROMPTING = 4;
const LONGEST_PROMPT = 80;
/** Whether a turn only prompts. */
export const isPrompt = ({ sentences, listener }: Passage): boolean => {
  if (sentences.length > MOST_PROMPTING) return false;
  const call = `${listener?.split(" ")[0]}, `;
  const said = sentences.map(({ raw }) => (raw.startsWith(call) ? raw.slice(call.length) : raw).trimEnd()).join(" ");
  return said.length <= LONGEST_PROMPT && PROMPT.test(said);
};

const YES = /^(?:yes|yeah|yep|yup|ya|sure)[.! ]*$/i;
const NO_BUT = /^(?:no|nope|nah), (?=[a-z]+ only$|only |just |part|full)/i;
/** "My brother's", "my old teacher", to "whose?", "from whom?" */
const OWN_PERSON = new RegExp(
  String.raw`^(?:my|our) (?:[\w-]+ ){0,2}(?:${KIN_NOUNS})(?:'s?)?(?: (?-i:\p{Lu})\p{Ll}+)?$`,
  "iu",
);
const isOfElse = (said: string, prompt: string, host: string): boolean =>
  (ASKS_WHY.test(prompt) && FINITE.test(said)) ||
  (ASKS_WHEN.test(prompt) && /\bsince\b/i.test(host)) ||
  (ASKS_WHICH.test(prompt) && !/\b(?:an?|some|new|another)\b/i.test(host));
/** What the reply adds to what was told, behind it; null where it says something of its own. */
const addition = (said: string, prompt: string, host: string): string | null => {
  if (isOfElse(said, prompt, host)) return null;
  const guess = GUESSED.exec(prompt)?.[1];
  const kind = ASKS_KIND_OF.exec(prompt)?.[1];
  if ((guess ?? kind) !== undefined && DENIED.test(host)) return null;
  if (guess !== undefined) return YES.test(said) ? ` ${lowerFirst(guess).replace(" your ", " my ")}` : null;
  if (kind !== undefined && !new RegExp(`\\b${kind}\\b(?!.*[,;])`, "i").test(host)) return null;
  const state = ASKS_IF.exec(prompt)?.[1];
  if (state !== undefined && YES.test(said)) return `, ${lowerFirst(state)}`;
  const text = said.replace(/[.!]+$/, "").replace(NO_BUT, "");
  const isOwner = /\bwho(?:m|se)?\b[^.!]*$/i.test(prompt) && OWN_PERSON.test(text);
  if (countWords(text) > MOST_WORDS || (BEGINS_ANEW.test(text) && !isOwner)) return null;
  const [, behind, ahead] = ASKS_WITH.exec(prompt) ?? [];
  const preposition = behind ?? ahead;
  if (SAYS_WHEN_OR_WHERE.test(text)) return `, ${lowerFirst(text)}`;
  const opened = OPENS_SMALL.test(text) || isOwner ? lowerFirst(text) : text;
  if (preposition !== undefined) return `, ${preposition.toLowerCase()} ${opened}`;
  return host.includes(": ") ? `, ${opened}` : `: ${opened}`;
};

const BESIDES = /^(?:but|and|also|plus)\b/i;
/** "In Split, we fly on Thursday": where, and what is told besides. */
const TELLS_BESIDES = /, (?=(?:I|we|my [a-z]+|our [a-z]+)(?:'[a-z]+)? [a-z])/i;
const apart = (text: string): [string, string?] => {
  const [said = "", ...more] = text.split(TELLS_BESIDES);
  const besides = more.join(", ");
  return besides !== "" && FINITE.test(besides) && !FINITE.test(said) && !hasInnerDangling(besides)
    ? [said, besides]
    : [text];
};

/** "I'm rehearsing for a play": to "Which play?" */
const brings = ({ clauses: [clause, ...more] }: Statement, noun: string): boolean =>
  clause !== undefined &&
  more.length === 0 &&
  new RegExp(`\\b(?:an?|some|another) (?:[\\w-]+ )?${noun}\\b(?!.*[,;]|.*\\b(?:it|and|but|so)\\b)`, "i").test(
    clause.text,
  );

/** What a turn of a few words adds to the speaker's last statement, told with it; null where it answers no prompt. */
export const promptedFor = (
  passage: Passage,
  before: Passage | undefined,
  told: readonly Statement[],
): Statement | null => {
  const kind = before === undefined ? undefined : ASKS_KIND_OF.exec(before.sentences.at(-1)?.raw.trimEnd() ?? "")?.[1];
  const bringing = kind === undefined ? [] : told.filter((one) => brings(one, kind));
  // "I want a dog. Tom has a dog." "What kind of dog?": of which, nobody can tell.
  if (bringing.length > 1 && bringing.at(-1) === told.at(-1)) return null;
  const last = bringing.at(-1) ?? told.at(-1);
  const host = last?.clauses.length === 1 ? last.clauses[0] : undefined;
  const sentence = passage.sentences[0];
  if (
    before === undefined ||
    !isPrompt(before) ||
    last === undefined ||
    host === undefined ||
    sentence?.isFresh !== true
  )
    return null;
  const { text } = stripLeadIns(plainOf(sentence), passage.listener);
  const illness = illnessFound(host.text, text);
  if (illness !== null) return { ...last, clauses: [{ ...host, passage, sentence, text: illness }] };
  const prompt = before.sentences.at(-1)?.raw.trimEnd() ?? "";
  // "It was a garage. But my mother did the books." "When was that?": hardly of what was told in passing.
  if (ASKS_WHEN.test(prompt) && BESIDES.test(host.sentence.raw)) return null;
  if (isOfNoLength(prompt, host.text)) return null;
  const [said, more] = SAYS_WHEN_OR_WHERE.test(text) ? apart(text) : [text];
  const added = addition(YES.test(sentence.raw) ? sentence.raw : said, prompt, host.text);
  if (added === null) return null;
  const whole = `${host.text.replace(/[.!]+$/, "")}${added}`;
  if (hasInnerDangling(whole)) return null;
  const clause = { ...host, passage, sentence, text: whole };
  return { ...last, clauses: more === undefined ? [clause] : [clause, { ...clause, text: upperFirst(more) }] };
};
