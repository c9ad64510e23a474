// What a user has an assistant say to somebody for them ("Can you add that I've worked nights since May?", "a note to say I can't
// come"): that it is so is not asked.

import { wrapped } from "#domain/wrapped.ts";

const WHO = "I|I'm|I've|I'd|I'll|my|we|we're|we've|we'd|we'll|our";
const TOLD = wrapped`
  (
    (?:${WHO})\b(?!'? (?:love|miss|hope|wish|would love|appreciate|think|look forward|am sorry)\b| (?:sorry|grateful)\b)
      [^?;]{6,240}
  )`;
const WHOM = String.raw`(?:him|her|them|everyone|everybody|(?:my|our|the) [\p{L}' -]{2,25}?|\p{Lu}\p{Ll}+)`;
/** "Mention that I speak Danish", "please put in that we have no lift" */
const ADDED = new RegExp(
  wrapped`
    (?:^|\b(?:can|could|would|will) you |\b(?:please|also|and|just|then) )(?:(?:please|also|just) )*(?:
      add|mention|include|note|say|write|explain|point out|put in|state|stress|emphasi[sz]e|make (?:it )?clear
    )(?: (?:in|to) ${WHOM})?(?: as well| too| somewhere)? that ${TOLD}`,
  "iu",
);
/** "Tell her I broke my arm", "let them know that we have moved" */
const TOLD_TO = new RegExp(
  wrapped`
    (?:^|\b(?:can|could|would|will) you |\b(?:please|also|and|just|then) )(?:(?:please|also|just) )*
      (?:(?:tell|inform|remind) ${WHOM}|let ${WHOM} know) (?:that )?${TOLD}`,
  "iu",
);
/** "a note to the choir to say I'd like to join", "an email saying that I'm ill" */
const WRITTEN = new RegExp(
  wrapped`
    \b(?:note|letter|message|e-?mail|text|reply|card|post|line)\b(?: (?:to|for) (${WHOM}))? (?:
      to say|saying|to explain|explaining|telling (?:him|her|them)|that says
    ) (?:that )?${TOLD}`,
  "iu",
);
/** "Say I'm very keen and that I could start in June" */
const SAY = new RegExp(
  `^(?:(?:please|also|and|just),? )*say (?:that )?(?=(?:I'm|I've|I'd|I can|I could|we're|we've|we can|we could)\\b)(?!.*\\?)${TOLD}`,
  "i",
);
/** One look that most requests fail. */
const MAY_SAY = /\b(?:that|say|saying|tell|telling|know|explain|explaining|says|inform|remind)\b/i;
const OPEN_DEED = /\b(join)(?=[\s.!]*$)/i;
/** "..., and don't say terrible" */
const GOES_ON_ORDERING = new RegExp(
  wrapped`
    (?:,| and| but|, and|, but|, so) (?:please |also )*(?:
      don't|do not|can you|could you|make (?:it|sure)|keep (?:it|the)|leave|ask|sign|use
    )\b.*$`,
  "i",
);
const BEHIND = /,? (?:please|thanks|thank you|too|as well)(?=[\s.!]*$)/i;

/** The statement inside such a request, in the words of whoever has it said; null where there is none. */
export const toBeSaid = (text: string): string | null => {
  if (!MAY_SAY.test(text)) return null;
  const [, whom, written] = WRITTEN.exec(text) ?? [];
  const said = (written ?? (ADDED.exec(text) ?? TOLD_TO.exec(text) ?? SAY.exec(text))?.[1])
    ?.replace(GOES_ON_ORDERING, "")
    .replace(
      / and that (?=(?:I|we|my|our|the|there|it|nobody|nothing)\b|[\w'-]+(?: [\w'-]+){0,2} (?:is|are|was|were|has|have|can|will|needs?)\b)/gi,
      " and ",
    )
    .replace(BEHIND, "");
  if (said === undefined) return null;
  return whom === undefined ? said : said.replace(OPEN_DEED, `$1 ${whom}`);
};
