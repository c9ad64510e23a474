// "I will send you the plan" → "I will send Sam Okoro the plan": the "you" of a letter, told by the name of its reader.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { possessive } from "../telling/person.ts";
import {
  asksByDay,
  asksReader,
  isCalledFormally,
  readerNeedsNot,
  toldByDay,
  toldFormally,
  YOUR,
} from "./formal-letters.ts";
import { SALUTATION } from "./mails.ts";

/** "Hi Joe,\nI got the job": a salutation runs into the first sentence. */
const withoutSalutation = (raw: string): string => {
  const [first = "", ...rest] = raw.split("\n");
  return rest.length > 0 && SALUTATION.test(first.trim()) ? rest.join("\n").trim() : raw;
};

/** "send you", "with you": the one who reads the letter. */
const YOU_OBJECT = new RegExp(
  wrapped`
    (?<=\b(?:love|like|want|need|expect|remind|allow) )you(?= to )
    |(?<=\b(?:remind|inform|advise|notify|assure) )you(?= (?:that|of|about)\b)
    |(?<=
      \b(?:
        sen[dt]|give|gave|given|show(?:ed)?|tell|told|visit(?:ed)?|see|saw|reach(?:ed)?|call(?:ed)?|me[et]t|pa(?:y|id)
        |owe|bring|brought|len[dt]|ask(?:ed)?|invited?|help(?:ed)?|offer(?:ed)?|charge|refund|with|to|for|from|at|by|of
        |about
      ) )you(?=[ .,;!?]|$)
      (?! (?:
        can|could|will|would|should|may|might|must|are|were|have|had|do|need|want|like|know|see|get|think
      )\b
    )`,
  "g",
);
const DONE =
  "(?:(?:already|also|now|just|been) ){0,2}(?:\\p{Ll}{2,}ed|paid|chosen|bought|sent|made|given|taken|left|told|asked|won|sold|lent)";
const YOU_SUBJECT = new RegExp(
  wrapped`
    \byou(?= (?:
        can|could|will|would|had|did|asked|said|told|sent|gave|ordered|paid|wrote|mentioned|booked|bought|requested
        |suggested|promised|reserved|chose|signed|applied|registered
      )\b
    )`,
  "gi",
);
/** "you owe me 40 euros", "the cabin is yours" */
const YOU_OWE = /\byou (still )?owe(?= (?:me|us|him|her|them|\p{Lu}|\d)\b)/giu;
const YOURS_ALONE = /\byours\b(?=[.,;!]|$| (?:from|until|till|for|on|in|now|again)\b)/g;
/** "You have reserved a room", "You were referred by Ida": it was done, and is no general "you have". */
const YOU_DONE = new RegExp(String.raw`\byou(?: (have|were|are)|'(ve|re)) (?=${DONE}(?![\p{L}'-]))`, "giu");
const ONE_HAS: Readonly<Record<string, string>> = { have: "has", ve: "has", were: "was", are: "is", re: "is" };
const GENERIC_YOU =
  /\b(?:if|when|whenever|once|should|unless|until) you\b|\byou (?:need|want|have|like|may|must|are|were)\b|\byourself\b|\?\s*$/i;

/** "We are pleased to confirm that your order is ready", "Please note that you can cancel": said politely, and so. */
const COURTESY = new RegExp(
  wrapped`
    ^(?:as (?:you )?(?:requested|discussed|agreed), )?(?:
      we(?: are|'re) (?:very )?(?:pleased|happy|delighted|glad) to (?:
        confirm|inform you|let you know|tell you|advise you
      )
      |(?:we|I) (?:can|hereby|would like to) (?:confirm|inform you|let you know)|(?:we|I) (?:hereby )?confirm
      |please (?:note|be advised|be aware)|this is to (?:confirm|inform you)
    )(?: that|:) (?=\S)`,
  "i",
);
/** "We are pleased to confirm your booking" */
const CONFIRMS =
  /^(?:we(?: are|'re) (?:very )?(?:pleased|happy|delighted|glad) to|we (?:hereby|can)) (confirm|offer)(?= (?:you|your|the|an?)\b)/i;
const plainly = (raw: string): string => {
  if (!/^(?:as |we|I |please|this is)/i.test(raw)) return raw;
  const stated = raw.replace(COURTESY, "");
  return stated !== raw ? upperFirst(stated) : raw.replace(CONFIRMS, "We $1");
};

/** What is told to the addressee, by name: "I will send you the plan" → "I will send Sam Okoro the plan". */
export const toldTo = (given: string, addressee: string): string => {
  const plain = plainly(withoutSalutation(given).replace(/\s*\n\s*/g, " "));
  const raw = (isCalledFormally(addressee) ? readerNeedsNot(plain, addressee) : plain).replace(
    YOU_DONE,
    (_, full: string | undefined, short = "") => `${addressee} ${ONE_HAS[(full ?? short).toLowerCase()]} `,
  );
  if (asksByDay(raw)) return toldByDay(raw, addressee);
  if (GENERIC_YOU.test(raw) || (asksReader(raw) && isCalledFormally(addressee)))
    return isCalledFormally(addressee) && !raw.trimEnd().endsWith("?") ? toldFormally(raw, addressee) : raw;
  return raw
    .replace(YOU_OWE, `${addressee} $1owes`)
    .replace(YOU_OBJECT, addressee)
    .replace(YOU_SUBJECT, addressee)
    .replace(YOURS_ALONE, possessive(addressee))
    .replace(YOUR, possessive(addressee));
};
