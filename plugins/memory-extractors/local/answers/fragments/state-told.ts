// Parts of a reply that are no answer to what was asked: what somebody is or is not, whatever the question, and what goes on about an answer.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";

/** "Sensitive to fragrance", "new to yoga": of the user, whatever was asked. */
const STATE = new RegExp(
  wrapped`
    ^(?:(?:very|really|quite|a bit|pretty|fairly|also|totally) )*(?:
      not (?:really |so |that )?(?:into|a (?:big )?fan of|keen on|fond of) \S
      |(?:sensitive|allergic|scared|afraid|new|good|bad|terrible|prone|addicted|intolerant) (?:to|of|at) \S
      |used to (?:the|my|an?|it|this|that|[a-z]+ing)\b
    )`,
  "i",
);
export const stateTold = (said: string): string | null => (STATE.test(said) ? `I'm ${lowerFirst(said)}` : null);

/** "its full of boxes", "or rowing", "not on Sundays" */
const GOES_ON = /^(?:its|it's|nor|or|and|but|not (?!(?:on|in|until|before|since|after|more|over|under)\b))/i;
export const goesOnAboutAnswer = (said: string): boolean => GOES_ON.test(said);
