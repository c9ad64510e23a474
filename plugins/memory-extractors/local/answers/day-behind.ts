// "Who feeds the cat?" "Mrs Berg does. Till the 8th.": when, said behind the answer in a sentence without a verb, belongs to it.

import { lowerFirst } from "../capitals.ts";
import { FINITE } from "../cues/verbs.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage } from "../reading/passages.ts";
import type { Answered } from "./answers.ts";

const SAYS_WHEN =
  /^(?:since|until|till|from|starting|only (?:on|until|till)|every|on) (?!then\b|now\b|top\b)[^,;?!]{2,40}[.!]*$/i;
const HOLDS_TIME = /\d|\b(?:since|until|till|every|on \w+days?)\b/i;

export const withDayBehind = (found: Answered, { sentences, listener }: Passage): Answered => {
  const next = sentences[sentences.indexOf(found.answer as (typeof sentences)[number]) + 1];
  const when = next === undefined || listener === null ? "" : plainOf(next).replace(/[.!]+$/, "");
  return found.told !== null || !SAYS_WHEN.test(when) || FINITE.test(when) || HOLDS_TIME.test(found.text)
    ? found
    : { ...found, text: `${found.text.replace(/[.!]+$/, "")} ${lowerFirst(when)}.` };
};
