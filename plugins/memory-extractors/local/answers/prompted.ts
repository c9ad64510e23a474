// "I got the results." "And?" "Low iron.": what the other only prompts for goes on with what was told: "I got the results: low iron."

import { countWords } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage } from "../reading/passages.ts";
import { hasInnerDangling } from "../references/anaphora.ts";
import { stripLeadIns } from "../sentences/lead-ins.ts";
import type { Statement } from "../statements.ts";

/** Asks for no more than that one goes on. */
const PROMPT =
  /^(?:(?:oh|ok|okay|right|nice|cool|wow|ooh|yes|yay|congrats|hm+|huh)[,.! ]+)*(?:and|so|which(?: ones?)?|what(?: is it| are they| was it)?|like what|such as|who(?: is it)?|what kind|namely)(?: then| exactly)?\?+$/i;
const MOST_WORDS = 14;
/** Goes on with a sentence of its own, or says nothing. */
const BEGINS_ANEW =
  /^(?:I|I'm|I've|I'll|I'd|we|we're|we've|my|our|you|your|he|she|it|they|this|that|there|here|his|her|their|well|yes|yeah|no|nothing|not|nope|maybe|guess|what|who|how|why|when)\b|^\S+'(?:s|re) |\?$/i;

/** What a turn of a few words adds to the speaker's last statement, told with it; null where it answers no prompt. */
export const promptedFor = (
  passage: Passage,
  before: Passage | undefined,
  told: readonly Statement[],
): Statement | null => {
  const asked = before?.sentences.map(({ raw }) => raw).join(" ") ?? "";
  const last = told.at(-1);
  const host = last?.clauses.length === 1 ? last.clauses[0] : undefined;
  const sentence = passage.sentences[0];
  if (!PROMPT.test(asked) || last === undefined || host === undefined || sentence?.isFresh !== true) return null;
  const { text } = stripLeadIns(plainOf(sentence), passage.listener);
  if (countWords(text) > MOST_WORDS || BEGINS_ANEW.test(text) || hasInnerDangling(text)) return null;
  return { ...last, clauses: [{ ...host, passage, sentence, text: `${host.text.replace(/[.!]+$/, "")}: ${text}` }] };
};
