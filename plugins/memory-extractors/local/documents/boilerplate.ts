// What stands in letters, mails and contracts of every kind and tells nothing of this one; and when and by whom a text was written.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";
import { keyValue, MONTH } from "./field-lines.ts";

/** "This letter was created electronically", "If you are not the intended recipient, ..." */
const BOILERPLATE = new RegExp(
  [
    wrapped`
      \b(?:created|generated|produced|issued|sent) (?:electronically|automatically)\b.*\b
        (?:valid|signature|signed|repl(?:y|ies)|monitored)\b
      |\bvalid without (?:an? )?(?:\w+ )?signature\b`,
    wrapped`
      \bthis (?:is an? )?(?:automated|automatically generated|system-generated|auto-generated) (?:
        e-?mail|message|letter|notification
      )\b
      |\b(?:do not|don't|cannot) (?:reply|respond) to this (?:e-?mail|message|address)\b
      |\breplies to this (?:e-?mail|address) are not\b`,
    wrapped`
      \bthis (?:e-?mail|message|communication|fax|transmission)\b.*\b(?:
        confidential|privileged|intended (?:only|solely)|viruses
      )\b
      |\bnot the (?:intended|named) (?:recipient|addressee)\b|\bbefore printing this (?:e-?mail|message)\b`,
    wrapped`
      \b${anyOf("remaining", "other", "rest of the")} (?:provisions?|clauses?|terms|agreement|contract)\b.*\b
        (?:remain|stay|continue|unaffected|valid|in force)\b
      |\bconstitutes? the entire agreement\b|\bread and understood (?:the|this|all)\b`,
    wrapped`
      \berrors and omissions excepted\b|\bsubject to change without (?:prior )?notice\b|\ball rights reserved\b
      |\bview (?:this|the) (?:e-?mail|message) in (?:your|a) browser\b`,
    wrapped`
      ^\W*(?:only \d+ left )?in stock\b
      |^\W*(?:customers? (?:who|also) |you may also like\b|frequently bought together\b)
      |^\W*liquids (?:over|above|of more)\b`,
    String.raw`^\W*references (?:are )?(?:available|provided|supplied|furnished)?\s*(?:up)?on request\b`,
  ].join("|"),
  "i",
);
/** Most sentences hold none of these. */
const CUE = new RegExp(
  wrapped`
    automat|electronic|signature|system-|auto-|reply|respond|replies|recipient|addressee|confidential|privileged
    |intended|virus|printing|provision|clause|remain|entire|understood|excepted|notice|reserved|browser|on request
    |in stock|customer|also like|bought together|liquids`,
  "i",
);
export const isBoilerplate = (text: string): boolean => CUE.test(text) && BOILERPLATE.test(text);

/** When something was written, and how it is filed. */
const FILING =
  /^(?:created|(?:last )?(?:updated|modified|edited|changed)|version|tags?|page|slug|layout|vat id|iban|bic)$/i;
/** "Posted by Ida Lund · 3 h ago", "Photos by Ida Lund" */
const BYLINE = new RegExp(
  wrapped`
    ^\W*(?:
      posted|submitted|written|published|shared|edited|translated|reported|reviewed|photos?|photographs?|pictures?|words
      |text|story
    )(?: (?:on|in) [^.!?]{3,40})?[ |·•]* by:? (?-i:\p{Lu}|@)[^.!?]{1,80}$`,
  "iu",
);
/** "Signed: I. Lund", but "Signed: 3 May 2024" says when. */
const SIGNED = /^\W*(?:signed|signatures?)(?: (?:by|for))?:\D*$/i;
export const isFiling = (raw: string): boolean =>
  FILING.test(keyValue(raw)?.key ?? "") || BYLINE.test(raw) || SIGNED.test(raw);
/** "Date: 5 May" of minutes: says nothing alone, but belongs to a record. */
export const isOnlyDate = (raw: string): boolean =>
  /^date$/i.test(keyValue(raw)?.key ?? "") || DATELINE.test(raw.trim());
/** "Porto, 2 May 2024" above a letter. */
const DATELINE = new RegExp(
  wrapped`
    ^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}, (?:the )?(?:
      \d{1,2}(?:\.|st|nd|rd|th)? ${MONTH},?|${MONTH} \d{1,2}(?:st|nd|rd|th)?,?|\d{1,2}[./]\d{1,2}[./]
    ) ?(?:19|20)\d\d\.?$`,
  "u",
);
