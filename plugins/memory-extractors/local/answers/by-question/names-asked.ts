// "What did they name your niece?" "Wren.", "What's your puppy called?" "Otto, after my uncle.": a name, told of whom it is.

import { wrapped } from "#domain/wrapped.ts";

const WHOM = "((?:your|the) (?:[\\w'-]+ ){0,2}?[\\w'-]+)";
const ASKED = new RegExp(
  wrapped`
    \bwhat (?:did|will|are|do) (?:you|they|s?he|your [\w'-]+) (?:(?:going to|gonna) )?(?:name|call|naming|calling) ${WHOM}
      \?$
    |\bwhat(?:'s| is| are|'re) ${WHOM} (?:called|named)\?$`,
  "i",
);
const NAME = new RegExp(
  wrapped`
    ^(?:(?:we|they|I|s?he) (?:called|named) (?:him|her|it|them) )?(\p{Lu}[\p{L}'-]+(?: (?:and )?\p{Lu}[\p{L}'-]+){0,2})
      ((?:, (?:after|for|short for|like) (?!you\b)[^,;.]{2,40})?)$`,
  "u",
);
const SEVERAL = /[^s]s$|children$/i;

/** What question and answer make together, or null where the answer is no name. */
export const nameAsked = (question: string, answer: string): string | null => {
  const asked = ASKED.exec(question);
  const [, name, reason = ""] = (asked === null ? null : NAME.exec(answer)) ?? [];
  if (asked === null || name === undefined) return null;
  const whom = (asked[1] ?? asked[2] ?? "").replace(/^your /i, "My ").replace(/^the /i, "The ");
  return `${whom} ${SEVERAL.test(whom) ? "are" : "is"} called ${name}${reason}`;
};
