// What two do, each to the other, asked of one of them: "When did you and Tom get married?" "In 2019." → "Tom and I got married in 2019".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { pastOf } from "../questions/past-forms.ts";
import { ownWords } from "../questions/question-words.ts";
import { IS_PLACE } from "./asked-deeds.ts";
import { timeOf } from "./times.ts";

export const OF_A_COUPLE = wrapped`
  (?:first )?(?:
    meet|marry|get married|get engaged|get together|move in together|start dating|break up|split up|become friends
    |separate|divorce
  )`;
const ASKED = new RegExp(
  `^(?:(?:and|so|but|oh),? )*(?:(when)|where|how) did you and ((?:your )?[\\p{L}' -]{2,30}?) (${OF_A_COUPLE})(?: again)?\\?$`,
  "iu",
);
const IN_SOME_WAY = /^(?:through|online|via|during|while|when|by) ?/i;

/** What question and answer make together, or null where the answer tells neither when, where nor how. */
export const coupleAsked = (question: string, answer: string): string | null => {
  const [, when, partner = "", deed = ""] = ASKED.exec(question) ?? [];
  const who = partner === "" ? null : ownWords(` ${partner}`)?.trim();
  if (who === undefined || who === null) return null;
  const how = when === undefined && (IS_PLACE.test(answer) || IN_SOME_WAY.test(answer)) ? lowerFirst(answer) : null;
  const told = how ?? timeOf(answer);
  const [, first = "", verb = "", rest = ""] = /^(first )?([a-z]+)(.*)$/i.exec(deed) ?? [];
  return told === null ? null : `${upperFirst(who)} and I ${first}${pastOf(verb)}${rest} ${told}`;
};
