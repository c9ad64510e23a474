// "You coming to my housewarming?" "When?" "Saturday the 11th.": the day, hour or place is that of the occasion that was asked about.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage } from "../reading/passages.ts";
import { stripLeadIns } from "../sentences/cut-off/lead-ins.ts";
import type { Answered } from "./answers.ts";
import { timeOf } from "./by-question/times.ts";
import { isPrompt } from "./prompted.ts";

const OCCASION = new RegExp(
  wrapped`
    \b(?:com(?:e|ing)|join|invited|make it|be there|free)\b[^.!]{0,30}? (
      my|our|the(?= (?:next|annual|school|summer|village) )
    ) (
      (?:[\w'-]+ ){0,3}?(?:
        housewarming|party|birthday|bbq|barbecue|wedding|gig|concert|recital|show|play|exhibition|opening|match|race
        |tournament|graduation|christening|leaving do|farewell|launch|rehearsal|performance|fair|f[eê]te
      )
    )\b`,
  "i",
);
const ASKS_WHEN = /\b(?:when(?: is (?:it|that)| exactly| then)?|what (?:day|date|time))\?*$/i;
const ASKS_WHERE = /\bwhere(?: is (?:it|that)| exactly| then)?\?*$/i;
const AT_HOUR = /^(?:at )?(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|noon|half \w+)$/i;
const IN_PLACE = /^(?:in|at|on|behind|near|by|opposite) (?!.*\byou)\S.{2,50}$/i;
const LONGEST = 60;

const whenOrWhere = (prompt: string, said: string): string | null => {
  if (ASKS_WHERE.test(prompt)) return IN_PLACE.test(said) ? said : null;
  if (!ASKS_WHEN.test(prompt)) return null;
  const hour = AT_HOUR.exec(said)?.[1];
  return hour === undefined ? timeOf(said.replace(/^The /, "the ")) : `at ${hour}`;
};

/** What the first sentence of the turn at `at` says of it, or null. */
export const occasionPrompted = (passages: readonly Passage[], at: number): Answered | null => {
  const [own, before, passage] = [passages[at - 2], passages[at - 1], passages[at]];
  const answer = passage?.sentences[0];
  if (passage?.role !== "other" || own?.speaker !== passage.speaker || before === undefined || !isPrompt(before))
    return null;
  const invites = own.sentences.at(-1);
  const [, owner = "", occasion] = invites === undefined ? [] : (OCCASION.exec(plainOf(invites)) ?? []);
  const question = before.sentences.at(-1);
  if (occasion === undefined || answer?.isFresh !== true || question === undefined) return null;
  const said = stripLeadIns(plainOf(answer), passage.listener).text.replace(/[.!]+$/, "");
  const told = said.length > LONGEST ? null : whenOrWhere(plainOf(question), said);
  if (told === null) return null;
  return {
    text: `${upperFirst(owner.toLowerCase())} ${occasion} is ${told.charAt(0).toLowerCase()}${told.slice(1)}.`,
    told: null,
    question,
    answer,
  };
};
