// The topics that a free text names, in its own words: "Remember injuries, diet and training goals such as races" names injuries,
// diet, training goals and races. Rules for English; in other languages what stands in lists.

import { wrapped } from "./wrapped.ts";

/** A topic, and the words of the text around it: "mistakes", of "the mistakes they repeat". */
export interface TopicPhrase {
  readonly name: string;
  readonly wording: string;
}

const MAX_WORDS = 5;
const LONGEST_WORDING = 80;
const MAX_PHRASES = 40;

/** What follows in the sentence is unwanted. */
const NEGATION = new RegExp(
  wrapped`
    \b(?:
      ignor\w*|skip|do not|don't|does not|never|exclud\w+|except(?: for)?|omit|leave out|nothing|not|without|rather than
      |avoid|kein\w*|nicht|niemals|außer|ohne|sin|nunca|jamais|sauf|sans
    )(?![\p{L}])`,
  "iu",
);

/** Verbs that say what shall be remembered; what follows is the list. */
const LEAD = new RegExp(
  wrapped`
    \b(?:
      remember(?:ing)?|memori[sz]e|track(?:ing)?|stor(?:e|ing)|keep(?:ing)?(?: (?:track|note|notes) of)?|captur(?:e|ing)
      |collect(?:ing)?|record(?:ing)?|sav(?:e|ing)|log(?:ging)?|not(?:e|ing)(?: down)?|extract(?:ing)?|retain
      |focus(?:ing|es)? (?:on|mainly on)|car(?:e|es|ing) (?:mostly |only |mainly |most |a lot )?about|interested in
      |pay (?:special )?attention to|look (?:out )?for|learn(?:ing)?(?: about)?|know(?:ing)?(?: about)?|monitor(?:ing)?
      |want(?:s|ed)?(?: to (?:know|remember|keep|track|store|see|learn)(?: about)?)?
      |need(?:s)?(?: to (?:know|remember|keep|track|store))?|relevant (?:are|is)|important(?: things)? (?:are|is)|matter
      |prioriti[sz]e|emphasi[sz]e|watch|includes?|especially|mainly|above all
    )\b`,
  "gi",
);

const EXAMPLES = /,?\s+(?:such as|like|including|for example|for instance|e\.g\.,?|especially|above all|incl\.?)\s+/gi;
const RELATIVE = new RegExp(
  wrapped`
    \s+(?:
      (?:that|which|who|whose|where|when|because|so that|they|he|she|it|we|you|i)\b
      |(?:(?:the|our|their|your) )?(?:users?|customers?|clients?|people|students?|patients?|members?|guests?|players?) (?:
        \w+s?|has|have|is|are
      ) (?:\b(?:with|about|on|to|for|in|using)\b|$)
    ).*$`,
  "i",
);
const TAIL = new RegExp(
  wrapped`
    \s+(?:
      (?:of|for|from|in|on|by|across|per|about|during|between|with|at|over) (?:
        each|every|all|any|the|our|their|your|this|a|an|past|users?|customers?|clients?|people|them|it
      )\b.*
      |mentioned|discussed|described|involved|too|as well|etc\.?|and so on|and more|in general|so far|over time
    )$`,
  "i",
);
const DETERMINERS = new RegExp(
  wrapped`
    ^(?:
      (?:
        and|or|also|then|as well as|plus|both|the|a|an|any|all|each|every|some|their|his|her|its|our|your|my|these|those
        |other|various|particular(?:ly)?|which|what|things?|facts?|details?|information|data|stuff|anything|everything
        |about|on|of|for|to|users?'?|user's|customers?'s?|client's|clients'|person'?s|people'?s|students?'s?
        |patients?'s?|guests?'s?
      )\s+
    )+`,
  "i",
);
const POSSESSIVE = /^(?:the\s+)?\p{L}+(?:'s|s'|’s|s’)\s+(?=\p{L})/iu;
const QUESTION = /^(?:and |or )?(?:what|how|whether|why|if|when|where|who)\b/i;
/** Clauses, not topics. */
const CLAUSE = new RegExp(
  wrapped`
    ^(?:how|whether|why|if|when|while|because|that|it|this|there|we|you|i|they|he|she|please|be|is|are|who|where|to)\b
    |(?<![-\p{L}])(?:
      is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|should|must|may|helps?|chats?|build|builds?|run
      |runs|provide|provides|answers?|serves?|makes?|gives?
    )(?![-\p{L}])`,
  "iu",
);
/** Names of the product rather than of a topic. */
const PRODUCT = new RegExp(
  wrapped`
    (?:^|[\s-])(?:
      app|application|assistant|platform|agent|bot|chatbot|companion|company|startup|service|agency|store|shop|software
      |tool|system|crm|robot|helper|users?|customers?|clients?|students|residents|people|persons?|someone|product
      |website|firm|saas|e-commerce
    )$`,
  "i",
);
/** Names of nothing in particular. */
const EMPTY = new RegExp(
  wrapped`
    ^(?:
      small talk|chit-?chat|things?|stuff|items?|information|data|context|topics?|everything|anything|memory|memories
      |conversations?|chats?|messages?|others?|details?|facts?|more|following|team|support|life
    )$`,
  "i",
);
const TOPIC_CHARACTERS = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}\s'’&+#./-]*$/u;

const ENGLISH = new Set(
  "the a an and or of to in on for with is are we our they their users user that this what about keep remember track store please you not do as such from at by it be focus want care".split(
    " ",
  ),
);
const FOREIGN_ARTICLE = new RegExp(
  wrapped`
    (?:^|\s)(?:
      der|die|das|den|dem|ein|eine|einen|unsere[rnms]?|ihre[rnms]?|le|la|les|un|une|des|leurs?|el|los|las|sus?|il|lo|gli
      |i|os|as|het|de|een|w|na
    )\s+`,
  "iu",
);
const FOREIGN_GENITIVE = /\s+(?:der|des|dem|den|von|vom|de|du|del|della|dei|degli|di|do|da|dos|van|av|af)\s.*$/iu;
const FOREIGN_AND = /\s+(?:und|oder|sowie|et|ou|y|o|e|en|och|og|eller|i|oraz|ja)\s+/iu;

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/** By the share of common English words; short texts without any other sign count as English. */
export const looksEnglish = (text: string): boolean => {
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (tokens.some((token) => /[^\p{Script=Latin}]/u.test(token))) return false;
  const common = tokens.filter((token) => ENGLISH.has(token)).length;
  const foreign = FOREIGN_AND.test(text) || /\b(?:wir|ist|und|der|les|des|los|las|que|het|och)\b/i.test(text);
  return foreign ? common / Math.max(1, tokens.length) >= 0.2 : true;
};

const BULLET = /^[ \t]*(?:[-*•]|\d+[.)])[ \t]+/gm;

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\be\.g\./gi, "for example")
    .replace(/(?::[ \t]*)?\r?\n[ \t]*(?:[-*•]|\d+[.)])[ \t]+/g, (mark) => (mark.startsWith(":") ? ": " : ", "))
    .replace(BULLET, "")
    .split(/[.!?;\n\r]+(?=\s|$)|\s[–—-]\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

const withoutNegated = (sentence: string): string => {
  const found = NEGATION.exec(sentence);
  return found === null ? sentence : sentence.slice(0, found.index).replace(/[\s,:]+(?:but|and|please)?\s*$/i, "");
};

/** What asks for the list behind a colon: "A coach: remember workouts". Only verbs that begin no topic, as "record labels" would. */
const ASKS_FIRST = new RegExp(
  wrapped`
    ^\s*(?:please )?(?:
      remember|memori[sz]e|capture|extract|retain|focus (?:mainly )?on|keep (?:track|notes?) of|pay attention to
      |look out for|prioriti[sz]e
    )\s+`,
  "i",
);

/** The part of a sentence that lists topics. */
const listPart = (sentence: string): { readonly part: string; readonly isMarked: boolean } => {
  const colon = sentence.indexOf(":");
  if (colon >= 0 && colon < sentence.length - 1)
    return { part: sentence.slice(colon + 1).replace(ASKS_FIRST, ""), isMarked: true };
  let end = -1;
  for (const match of sentence.matchAll(LEAD)) {
    // A word of a later item is no lead: only what comes before the first comma, or the first lead at all.
    if (end >= 0 && sentence.slice(end, match.index).includes(",")) break;
    end = match.index + match[0].length;
  }
  return end < 0 ? { part: sentence, isMarked: false } : { part: sentence.slice(end), isMarked: true };
};

/** Splits at commas, and at the "and" before the last item; an "and" within an earlier item belongs to it. */
const splitList = (part: string): string[] => {
  const items = part
    .replace(EXAMPLES, ", ")
    .replace(/\s*[()/|]\s*/g, ", ")
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
  const last = items.pop();
  if (last === undefined) return [];
  const lastItems = /^(?:and|or|as well as|plus)\s/i.test(last)
    ? [last]
    : last.split(/\s+(?:and|or|as well as|plus|&)\s+/i);
  return [...items, ...lastItems];
};

/** "the style of music that they like" is about "style of music"; null for what is no topic. */
const toTopic = (item: string): TopicPhrase | null => {
  if (QUESTION.test(item)) return null;
  const bare = item
    .replace(/["“”*_`#<>[\]{}]/g, " ")
    .trim()
    .replace(DETERMINERS, "")
    .replace(POSSESSIVE, "")
    .replace(RELATIVE, "")
    .replace(TAIL, "")
    .replace(DETERMINERS, "")
    .replace(/\s+/g, " ")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, "")
    .trim();
  if (bare.length < 3 || words(bare).length > MAX_WORDS) return null;
  if (CLAUSE.test(bare) || PRODUCT.test(bare) || EMPTY.test(bare) || !TOPIC_CHARACTERS.test(bare)) return null;
  const wording = item
    .replace(/^(?:and|or)\s+/i, "")
    .replace(/^(?:the|an?)\s+/i, "")
    .replace(/\s+/g, " ")
    .trim();
  return { name: bare, wording: wording.length <= LONGEST_WORDING ? wording : bare };
};

/** Topics stand behind a word or sign that announces them, or in a list. */
const englishTopics = (text: string): TopicPhrase[] =>
  sentencesOf(text).flatMap((sentence) => {
    const { part, isMarked } = listPart(withoutNegated(sentence));
    const items = splitList(part);
    return isMarked || items.length >= 3 ? items.flatMap((item) => toTopic(item) ?? []) : [];
  });

/** A noun phrase of an item in a language that is not known: without its genitive, after its article. */
const foreignTopic = (item: string, isLead: boolean): TopicPhrase | null => {
  const core = ` ${item.trim()}`.replace(FOREIGN_GENITIVE, "");
  const parts = core.split(FOREIGN_ARTICLE);
  const afterArticle = (parts.at(-1) ?? "").trim();
  const noun = words(core).findLast((word, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word));
  const isShort = words(afterArticle).length <= (isLead && parts.length === 1 ? 1 : 2);
  const topic = noun ?? (isShort ? afterArticle : "");
  const bare = topic.replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, "");
  return bare.length < 3 ? null : { name: bare, wording: bare };
};

/** Without knowing the language: the items of lists. Only Latin script can become a key. */
const foreignTopics = (text: string): TopicPhrase[] =>
  sentencesOf(text).flatMap((sentence) => {
    const wanted = withoutNegated(sentence);
    const [lead = "", ...rest] = wanted.slice(wanted.indexOf(":") + 1).split(",");
    if (rest.length === 0) return [];
    // What stands before an "and" within the first item is the clause that leads to the list.
    const first = lead.split(FOREIGN_AND).at(-1) ?? "";
    const others = rest.flatMap((item) => item.split(FOREIGN_AND));
    return [first, ...others].flatMap((item, i) => foreignTopic(item, i === 0) ?? []);
  });

/** Distinct topics in the order in which the text names them. */
export const topicPhrases = (text: string): TopicPhrase[] => {
  const topics = new Map<string, TopicPhrase>();
  for (const topic of looksEnglish(text) ? englishTopics(text) : foreignTopics(text)) {
    const key = topic.name.toLowerCase();
    if (!topics.has(key) && /\p{Script=Latin}/u.test(key)) topics.set(key, topic);
  }
  return [...topics.values()].slice(0, MAX_PHRASES);
};

/** What the text says it is for, e.g. "fitness coaching app"; null when it does not say. */
export const productOf = (text: string): string | null => {
  const [first = ""] = sentencesOf(text);
  const found =
    /\b(?:an?|our|the)\s+((?:[\p{L}-]+\s){0,3}(?:app|assistant|platform|agent|bot|chatbot|companion|store|shop|agency|firm|clinic|service|tool|coach|tutor|crm|robot))\b/iu.exec(
      first,
    );
  const product = found?.[1]?.toLowerCase() ?? "";
  return product.includes(" ") ? product : null;
};
