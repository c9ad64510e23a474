// "I got the results." "And?" "Low iron.": what the other only prompts for goes on with what was told: "I got the results: low iron."

import { lowerFirst } from "../capitals.ts";
import { countWords } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage } from "../reading/passages.ts";
import { hasInnerDangling } from "../references/anaphora.ts";
import { stripLeadIns } from "../sentences/lead-ins.ts";
import type { Statement } from "../statements.ts";
import { illnessFound } from "./illness-asked.ts";

const OPENERS =
  "oh|ok|okay|right|nice|cool|great|wow|ooh|yes|yay|congrats|congratulations|hm+|huh|what|really|omg|ah|no way|and|so";
/** Asks for no more than that one goes on, or for what was left out: "When?", "How much?" */
const PROMPT = new RegExp(
  String.raw`^(?:(?:${OPENERS})[,.!? ]+)*(?:and|so|which(?: ones?)?|what(?: is it| are they| was it)?|like what|such as|who(?: is it)?|what kind|namely|(?:since |until |from )?when(?: is it| was it| was that)?|where(?: is it| was it| to| from)?|what time|(?:which|what) (?:days?|months?|years?|colou?rs?|sizes?|floors?|distance|instrument|position|subjects?)|(?:for )?how (?:much|many|long)|who with|with who|what for|what(?:'s| is) (?:it|the (?:new )?(?:role|job|title|plan|topic|date|name|occasion))|(?:of|about|with|in|on|from|for|to|by) (?:what|where|whom?|which)|any idea what)(?: then| exactly)?\?+$`,
  "i",
);
/** "In September, in Graz": belongs into the sentence. */
const SAYS_WHEN_OR_WHERE =
  /^(?:in|on|at|from|since|until|till|for|near|next to|with|by|to|last|next|this|tomorrow|yesterday|tonight|about|around|every)\b/i;
const OPENS_SMALL = /^(?:an?|the|some|probably|maybe|mostly|mainly|both|one|two|three|four)\b/i;
const MOST_WORDS = 14;
/** Goes on with a sentence of its own, or says nothing. */
const BEGINS_ANEW =
  /^(?:I|I'm|I've|I'll|I'd|we|we're|we've|my|our|you|your|he|she|it|they|this|that|there|here|his|her|their|well|yes|yeah|no|nothing|not|nope|maybe|guess|what|who|how|why|when)\b|^\S+'(?:s|re) |\?$/i;

const MOST_PROMPTING = 4;
/** Whether a turn only prompts. */
export const isPrompt = ({ sentences }: Passage): boolean =>
  sentences.length <= MOST_PROMPTING &&
  sentences.at(-1)?.raw.endsWith("?") === true &&
  PROMPT.test(sentences.map(({ raw }) => raw).join(" "));

/** What a turn of a few words adds to the speaker's last statement, told with it; null where it answers no prompt. */
export const promptedFor = (
  passage: Passage,
  before: Passage | undefined,
  told: readonly Statement[],
): Statement | null => {
  const last = told.at(-1);
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
  if (countWords(text) > MOST_WORDS || BEGINS_ANEW.test(text)) return null;
  const added = SAYS_WHEN_OR_WHERE.test(text)
    ? `, ${lowerFirst(text)}`
    : `: ${OPENS_SMALL.test(text) ? lowerFirst(text) : text}`;
  const whole = `${host.text.replace(/[.!]+$/, "")}${added}`;
  return hasInnerDangling(whole) ? null : { ...last, clauses: [{ ...host, passage, sentence, text: whole }] };
};
