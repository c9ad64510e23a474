// What stands behind a comma or an "and" in a sentence of talk, of somebody by name: "we have a room from July, Fergal's moving to Leeds".

import { FINITE } from "../cues/verbs.ts";
import { matchesIn } from "../patterns.ts";
import { namesSomebody } from "../references/known-to-both.ts";

const BORDER = /, (?:(?:and|but|so) )?(?=(?:\p{Lu}\p{Ll}+)(?:'s)? \p{Ll})/gu;
/** Waits for what stands behind, or tells of a saying. */
const GOES_ON =
  /^(?:when|whenever|if|after|since|because|while|as|before|once|until|although|though|unless|then|on|in|at|last|this|next|yesterday|today|tomorrow)\b|\b(?:say|says|said|told|tell|think|thinks|hope|know|heard|hear|reckon|guess|that)$/i;

export const splicesOnName = (text: string): string[] => {
  const border = matchesIn(text, BORDER).find(({ 0: between, index }) => {
    const left = text.slice(0, index);
    return FINITE.test(left) && !GOES_ON.test(left) && namesSomebody(text.slice(index + between.length));
  });
  return border === undefined
    ? [text]
    : [`${text.slice(0, border.index)}.`, text.slice(border.index + border[0].length)];
};
