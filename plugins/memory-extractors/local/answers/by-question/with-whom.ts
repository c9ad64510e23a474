// "Do you row with anyone?" "Yes, with my sister.", "Did you build it alone?" "No, with my uncle.": with whom, told behind what was
// asked.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { soInTalk } from "../confirmations.ts";
import { did } from "../questions/question-words.ts";

const ASKED = new RegExp(
  wrapped`
    ^([^,;]{6,90}?)(?: (?:for|on|at) (?:it|that|this))? (?:
      with (?:anyone|anybody|someone|somebody)(?: else)?|alone|(?:all )?by yourself|on your own
    )\?$`,
  "i",
);
const COMPANY = new RegExp(
  wrapped`
    ^(?:(?:yes|yeah|yep|no|nope|nah|not really|not quite),? )?(
      (?:(?:mostly|usually|often|sometimes|always|mainly) )?with (?:
        (?:my|our|some|one|two|three|four|five|both|other|another)\b|(?-i:\p{Lu})
        |(?:an?|the|his|her) (?!lot\b|headache\b|plan\b|map\b|smile\b|heavy heart\b)
      )[^;]{2,90}
    )$`,
  "iu",
);
/** "Did you train?" */
const DEED = /\bdid you ([a-z]{3,})$/i;

export const withWhom = (question: string, said: string): string | null => {
  const company = COMPANY.exec(said)?.[1];
  const asked = company === undefined ? undefined : ASKED.exec(question)?.[1];
  if (asked === undefined || company === undefined) return null;
  const deed = DEED.exec(asked)?.[1];
  const told = deed === undefined ? soInTalk(`${asked}?`) : `I ${did(deed)}`;
  return told === null ? null : `${told} ${lowerFirst(company)}`;
};
