// Two statements that a user types in one breath: "my Dutch is bad I'm from Chile" without a mark between, "cheap dinners please,
// I'm vegan" with what the message asks for in front.

import { upperFirst } from "../capitals.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import { FINITE } from "../cues/verbs.ts";
import { hasInnerDangling, opensDangling } from "../references/anaphora.ts";

const OWN = "(?=(?:I|I'm|I've|I'll|we|we're|we've|my|our)\\s)";

/** What a message asks for: named with a "please", or as a thing that is written or looked up. */
const ASKED_FOR = new RegExp(
  String.raw`^(?:(?:[^,;]{3,60} (?:please|pls)|(?:an? |some )?(?:(?:[\w-]+ ){0,5}?(?:ideas?|tips|recipes?|list|menu|split|plan|template|outline|itinerary|playlist|captions?|poem|toast|speech|letter|e-?mail|text|message|cv|bio)|(?:\d+|one|two|three)[ -](?:day|week|month)s? [\w-]+)(?: (?:for|of|about|to|in|under|with|without) [^,;]{2,50})?|(?:just )?(?:searching|looking|hunting) for (?!(?:it|that|this|them)\b)[^,;]{3,50}|(?:(?:ok|okay|perfect|great|cool|good|nice|yes|yeah|thanks|and|but),? ){1,3}(?:no|nothing with|not|without|less|more) [^,;]{3,50})), ${OWN}`,
  "i",
);
/** "a text to my boss", "a speech for our wedding": for whom, and nothing that is told. */
const FOR_OWN = /\b(?:for|to|about|of) (?:my|our|me|us)\b/gi;
const STATES = /\b(?:is|are|was|were|has|have|had|got|get|went|came|says?|said|can|will|would|needs?)\b/i;

const withoutAskedFor = (text: string): string => {
  const left = text.includes(", ") ? ASKED_FOR.exec(text)?.[0] : undefined;
  if (left === undefined || STATES.test(left) || FIRST_PERSON.test(left.replace(FOR_OWN, ""))) return text;
  const told = text.slice(left.length);
  return opensDangling(told) || hasInnerDangling(told) ? text : upperFirst(told);
};

/** "the rent is 900 I'm paying half": a whole statement, and "I'm" where nothing leads to it. */
const JOINED =
  /^((?:I|I'm|I've|my|our|the) (?!.*\b(?:think|thinks|thought|say|says|said|tell|tells|told|know|knows|knew|hope|hopes|guess|bet|swear|feel|feels|felt|believe|believes|mean|means|meant|see|sees|find|wish|assume|reckon|imagine|realise|realize|notice|heard|reason|problem|thing|fact|idea|joke|time|moment|day|way|if|when|whenever|since|because|while|until|unless|although|though|that|whether|after|before|where|what|how|why|who|as|like|and|but|so|or)\b.* I'm )[^,;:"]{6,80}?(?<!\b(?:is|are|was|were|be|am|I|not|just|now|than|sad|happy|glad|angry|mad|cross|afraid|scared|worried|sure|proud|surprised|sorry|certain|aware|convinced|upset|lucky|jealous|relieved|grateful|annoyed|shocked|amazed|disappointed|thankful|pleased|confident|furious|excited|delighted|ashamed|nervous))) (I'm (?:from|in|an?|\d+|new|paying|working|moving|covering|living|allergic|vegan|vegetarian|diabetic|pregnant|retired|single|married|left-handed|lactose|coeliac|celiac|off|on)\b.*)$/i;

/** "I'm 34 and 92 kg want to get to 85": who is measured, wants it. */
const MEASURED =
  /^((?:I'm|I am|I weigh) (?:[^,;:"]{0,60} )?\d[\d.,]* ?(?:kg|kilos?|lbs?|pounds?|stone)?(?: now)?) ((?:want|need|trying|hoping|aiming) to .*)$/i;

/** "I'm 80 kg" */
const WEIGHS =
  /^I(?:'m| am) (?=\d[\d.,]* ?(?:kg|kilos?|lbs?|pounds?|stone)\b(?! (?:over|under|too|up|down|light|heav)))/i;

const splitJoined = (text: string): string[] => {
  const [, measured, wish = ""] = text.includes(" to ") ? (MEASURED.exec(text) ?? []) : [];
  if (measured !== undefined) return [`${measured}.`, `${/ing to/i.test(wish.slice(0, 9)) ? "I'm" : "I"} ${wish}`];
  const [, left, right] = text.includes(" I'm ") ? (JOINED.exec(text) ?? []) : [];
  if (left === undefined || right === undefined || !FINITE.test(left)) return [text];
  return [`${left}.`, right];
};

/** "That works, although on Saturday I sing": the consent goes with what was proposed. */
const CONSENTS =
  /^(?:that|this|it) (?:works|sounds (?:good|great|fine|lovely)|suits (?:me|us)|is fine|would work)(?: for (?:me|us))?,? (?:although|though|but|except(?: that)?|only) (?=(?:on|in|at|from|until|the|my|our|I|I'm|I've|I'll|we|we're|we've|we'll)\s)(?!(?:I|we)(?:'m| am|'re| are) (?:not sure|worried|wondering|afraid)\b)/i;

const withoutConsent = (text: string): string => {
  const told = text.replace(CONSENTS, "");
  return told === text ? text : upperFirst(told);
};

/** The statements of what a user typed, each by itself. */
export const splicesTyped = (text: string): string[] =>
  splitJoined(withoutConsent(withoutAskedFor(text))).map((one) => one.replace(WEIGHS, "I weigh "));
