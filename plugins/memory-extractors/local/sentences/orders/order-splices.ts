// "I'm at Mum's on Thursday, come on Friday after six": what the listener is to do, behind a comma, is no deed of the speaker's.

import { wrapped } from "#domain/wrapped.ts";
import { WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { asPlan } from "../invitations.ts";

/** Says how things are: behind "I'll rest" or "I get up" the next verb would be of the same person. */
const STATE =
  "(?:I'm|I am|we're|we are|s?he's|s?he is|they're|it's|there's|I've got|we've got|(?:my|our|the) (?:[a-z'-]+ ){1,2}?(?:is|are|has|was))";
const DEED = wrapped`
  come|bring|call|ring|pop|drop|stop by|visit|take|let|tell|ask|send|meet|pick|grab|get|leave|wear|don't|text|message
  |email|join|try|use|help`;
const BEHIND = `me|us|him|her|it|them|yourself|your|over|by|on|at|after|before|when|if|some|the|an?|any|in|up|to|one|early|later|round|around|through|along|and|this|next|tomorrow|tonight|${WEEKDAY_NAMES}`;
const SPLICE = new RegExp(
  wrapped`
    ^(${STATE} (?!(?:\w+ )*to (?!the |my |our |a )[a-z]+\b)[^,;.!?]{3,90}), (?:(?:so|just|please|then|and) )*
      ((?:${DEED}) (?:${BEHIND})\b.*)$`,
  "i",
);

/** The statement, and the order where it is a plan that one can state. */
export const splicesOnOrder = (text: string): string[] => {
  const [, state, order] = text.includes(", ") ? (SPLICE.exec(text) ?? []) : [];
  if (state === undefined || order === undefined) return [text];
  const plan = asPlan(order);
  return plan === order ? [`${state}.`] : [`${state}.`, plan];
};
