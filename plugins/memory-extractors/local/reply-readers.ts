// What all that read a user's reply to a proposal share.

import { wrapped } from "#domain/wrapped.ts";
import { type Established, finish, toUser } from "./assistant.ts";
import { lowerFirst } from "./capitals.ts";
import { IMPERATIVES } from "./cues/order-words.ts";
import { annotateDates, findDates } from "./dates/dates.ts";
import { wordSet } from "./patterns.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { stripLeadIns } from "./sentences/cut-off/lead-ins.ts";
import { rewritePerson } from "./telling/person.ts";

/** What one sentence of a reply makes of the proposal before it; null where it takes up nothing. */
export type Reader = (proposal: Passage, sentence: PassageSentence, reply: Passage) => Established | null;

/** What opens a reply before it says anything: "ok, great, then". */
export const LEAD =
  "^(?:[a-z' ]{1,20}[,.!] |(?:ok|okay|yes|yeah|yep|sure|great|cool|nice|perfect|hmm*|then|thanks|so|well|alright|actually|right) ){0,5}";
export const PHRASE = String.raw`(?:the |an? |some |my |your )?(?:[\p{L}\d$&'-]+ ){0,5}?[\p{L}\d$&'-]+`;

export const inThirdPerson = (text: string, user: string): string =>
  rewritePerson(text, { speaker: user, listener: null });

export const established = (
  { speaker }: Passage,
  text: string,
  sentences: readonly PassageSentence[],
  as: Partial<Established> = {},
): Established => ({ text: finish(inThirdPerson(text, speaker)), sentences, isDecision: true, isWhole: false, ...as });

/** "Cancel the gym", "move to another journal": a deed, where nothing else can be meant. */
const DEED = new RegExp(
  wrapped`
    ^([a-z]+) (?:
      an?|the|my|your|our|their|it|it's|them|that|this|more|less|fewer|some|no|only|one|everything|smaller|another
    )\b
    |^(?:move|switch|go|talk|speak|write|apply|add|listen|cook|work|stay|pay|wait|ask|eat|sleep|travel) (?:
      to|at|for|with|in|from|out|up|until|by
    )\b`,
  "i",
);
const SURELY_DEEDS = wordSet(
  "do argue cancel sell hire rent borrow postpone delay cut drop cook bake repair order pay call email paint plant sew wash mix split",
);
const isDeed = (title: string): boolean => {
  const [opening, verb = ""] = DEED.exec(title) ?? [];
  return (
    opening !== undefined && (verb === "" || [IMPERATIVES, SURELY_DEEDS].some((verbs) => verbs.has(verb.toLowerCase())))
  );
};
/** "chose the curry from ...", "chose to cancel the gym from ..." */
export const choseOf = ({ speaker }: Passage, titles: readonly string[]): string => {
  const what = titles.every(isDeed) ? titles.map((title) => `to ${toUser(lowerFirst(title), speaker)}`) : titles;
  return `${speaker} chose ${what.join(" and ")} from the assistant's suggestions.`;
};

/** What is decided lies ahead, and so does its day. */
const AHEAD = "will go ";
export const withDay = (tail: string, { said }: Passage): string => {
  const text = AHEAD + tail;
  return annotateDates(text, findDates(text, said)).slice(AHEAD.length);
};

/** Without "ok great, then". */
const OPENERS = /^(?:(?:ok|okay|yes|yeah|yep|great|perfect|nice|cool|sure|then|so|right|well|hmm*)[,.! ]+)+/i;
export const bareOf = (sentence: PassageSentence): string =>
  stripLeadIns(plainOf(sentence).replace(OPENERS, ""), null).text;

export const lowerUnlessI = (text: string): string => (/^(?:I\b|\p{Lu}\p{Lu})/u.test(text) ? text : lowerFirst(text));
