// What was typed in haste and yet says of something by its name how it is or what became of it: "Judo got moved to Mondays at 5pm". It is told
// as a statement of its own, where the rest is told in quotation marks.

import { upperFirst } from "../capitals.ts";

/** "Release 2.0 is due on 31 March" */
const SAYS_WHEN_DUE =
  /^(?!(?:it|this|that|he|she|they|my|our|we|I|there|what|everything|nothing)\b)(?:the )?[\p{L}\d][\p{L}\d.'&-]*(?: [\p{L}\d][\p{L}\d.'&-]*){0,3} (?:is|are) (?:now )?due (?:on|by|in|at) [^,;]{3,40}$/iu;
/** Who or what it is stands before the verb: "Inès wants", "Luc's changing", "party was", "the keys came". */
const SAYS_OF_WHAT =
  /^(?!(?:what|how|who|where|when|why|which|if|so|such|no|not|just|only|all|best|something|nothing|everything|everybody|everyone|somebody|someone|nobody|one|sounds|looks|feels|seems|price|answer|code)\b)(?:(?-i:\p{Lu}\p{Ll}+)(?: (?-i:\p{Lu}\p{Ll}+)| and (?-i:\p{Lu}\p{Ll}+))?(?:'s [a-z]+ing| (?:is|are|was|were|has|have|had|will|won't|isn't|wasn't|got|went(?= (?:to|back|home|away|into|for)\b)|came|goes|comes|wants?|needs?|likes?|hates?|starts?|started|turned|turns|moved|works?|lives?|started|stopped|passed|failed|lost|won|broke)) |(?:the )?[a-z][a-z'-]+(?: [a-z'-]+)? (?:was|were|got|came|has been|have been) )/iu;
/** Persons and things that only what stands around tells. */
const POINTS =
  /\b(?:I|I'm|I've|I'll|I'd|me|my|mine|we|we're|we've|us|our|you|your|u|ur|he|she|him|her|his|they|them|their|it|it's|its|this|that|that's|these|those|here|there(?! (?:was|were|is|are)\b)|same|another|other|one|ones|too|also|else)\b/i;
const ENDS = /[.!?,\s]+$/;

/** The sentences as statements; null where one of them leans on what stands around it. */
export const toldWhole = (sentences: readonly string[]): string | null => {
  const told = sentences.map((sentence) => sentence.replace(ENDS, ""));
  return told.every((text) => SAYS_WHEN_DUE.test(text) || (SAYS_OF_WHAT.test(text) && !POINTS.test(text)))
    ? told.map(upperFirst).join(". ")
    : null;
};
