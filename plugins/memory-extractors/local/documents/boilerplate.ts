// What stands in letters, mails and contracts of every kind and tells nothing of this one.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";

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
