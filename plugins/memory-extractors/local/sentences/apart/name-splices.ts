// What stands behind a comma or an "and" in a sentence of talk, of somebody by name: "we have a room from July, Fergal's moving to Leeds".

import { wrapped } from "#domain/wrapped.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { namesSomebody } from "#plugins/memory-extractors/local/references/persons/known-to-both.ts";

const BORDER = /, (?:(?:and|but|so) )?(?=(?:\p{Lu}\p{Ll}+)(?:'s)? \p{Ll})/gu;
/** Waits for what stands behind, or tells of a saying. */
const GOES_ON = new RegExp(
  wrapped`
    ^(?:
      when|whenever|if|after|since|because|while|as|before|once|until|although|though|unless|then|on|in|at|last|this
      |next|yesterday|today|tomorrow
    )\b
    |\b(?:say|says|said|told|tell|think|thinks|hope|know|heard|hear|reckon|guess|that)$
    |\b(?:told|asked|reminded|warned|texted|emailed|said to)\b`,
  "i",
);
/** "Goran's selling his": of what, only the words before it say. */
const IS_OPEN = /\b(?:his|hers|theirs|mine|yours|it|them|one|there)\b[.!]*$/i;

export const splicesOnName = (text: string): string[] => {
  if (!text.includes(", ")) return [text];
  const border = matchesIn(text, BORDER).find(({ 0: between, index }) => {
    const left = text.slice(0, index);
    const right = text.slice(index + between.length);
    return (
      FINITE.test(left) && FINITE.test(right) && !GOES_ON.test(left) && !IS_OPEN.test(right) && namesSomebody(right)
    );
  });
  return border === undefined
    ? [text]
    : [`${text.slice(0, border.index)}.`, text.slice(border.index + border[0].length)];
};
