// What a question counts: "How many bees does Ida keep?" is answered by what has a number of bees, rather than by what tells of bees.

import { wrapped } from "#domain/wrapped.ts";

const COUNTED = /\bhow many (?:more |other |different |new )?(\p{L}[\p{L}-]{2,30})/iu;
const NUMBER =
  "(?<![\\p{L}\\p{N}])(?:\\d[\\d,.]*k?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|a dozen|no)";
/** "A fox took two of the hens, so User is down to four", "Signups are at 1,900 now" */
const COMES_TO = wrapped`
  (?:down to|up to|now(?: at)?|left with|there are|there were|a total of|(?:is|are|stands?) at)[ ]
  (?:now |about |only |just )?${NUMBER}(?: of them| now| left| in total| altogether)?
    (?=[.,;!]|$| (?:and|but|because|since|as)\b)`;

/** Whether a text says a number of what the question counts; null when it counts nothing. */
export const countedBy = (question: string): RegExp | null => {
  const counted = COUNTED.exec(question)?.[1];
  if (counted === undefined) return null;
  const stem = counted.replace(/(?:ies|ren|s)$/iu, "");
  return new RegExp(
    `${NUMBER} (?:[\\p{Ll}-]+ ){0,2}${stem}|(?<!\\p{L})${stem}[^.!?;]{0,80}?(?<!\\p{L})${COMES_TO}`,
    "iu",
  );
};
