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

/** What is counted under another name: whoever has two daughters has two children. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:child(?:ren)?|kids?)$/i, "(?:child|kid|son|daughter|twin|boy|girl)"],
  [/^siblings?$/i, "(?:sibling|brother|sister)"],
  [/^(?:pets?|animals?)$/i, "(?:pet|cat|dog|rabbit|hamster|hen|chicken|bird|fish|horse|goat|sheep)"],
  [/^(?:customers?|clients?|users?)$/i, "(?:customer|client|user|subscriber|paying)"],
  [/^(?:employees?|staff|people)$/i, "(?:employee|staff|people|person|colleague)"],
];

/** Whether a text says a number of what the question counts; null when it counts nothing. */
export const countedBy = (question: string): RegExp | null => {
  const counted = COUNTED.exec(question)?.[1];
  if (counted === undefined) return null;
  const kind = KINDS.find(([named]) => named.test(counted))?.[1];
  const stem = kind ?? counted.replace(/(?:ies|ren|s)$/iu, "");
  return new RegExp(
    `${NUMBER} (?:[\\p{Ll}-]+ ){0,2}${stem}|(?<!\\p{L})${stem}[^.!?;]{0,80}?(?<!\\p{L})${COMES_TO}`,
    "iu",
  );
};
