// Says what was done where a reply only says when: "Did you talk to your boss?" "I did on Monday" → "I talked to my boss on Monday".

import { wrapped } from "#domain/wrapped.ts";
import { pastOf } from "../questions/past-forms.ts";

const DID_WHEN = new RegExp(
  wrapped`
    ^(I|we|he|she|they) (?:actually |finally |already )?did(?: (?:it|that|so))?,? (?=
      (?:
        on|in|at|last|this|yesterday|today|two|three|four|five|six|a|an|about|right|just|back|only|earlier
        |the (?:day|week|night)
      ) )
    |^(I|we|he|she|they) (?:actually |finally )?did(?: (?:it|that|so))?,? (?=(?:yesterday|today|twice|once|already)\b)`,
  "i",
);
/** "Did you talk to your boss about it?" */
const ASKED = new RegExp(
  wrapped`
    \bdid (you|he|she|they) (?:ever |already |finally |actually |really |manage to |end up |get to )?(?!
      (?:go|do|have|get|be|think|know|mean|hear|you|not|like|enjoy)\b
    )([a-z]{2,}) ([^?,;]{2,60})\?\s*$`,
  "i",
);
const SAME: Readonly<Record<string, RegExp>> = { you: /^(?:I|we)$/i, he: /^he$/i, she: /^she$/i, they: /^they$/i };
/** Of what it is, the question does not say either. */
const LEFT_OPEN = / (?:about|for|with|of|to|at|on) (?:it|that|this|them)$/i;
const POINTS = /\b(?:it|that|this|them|one|any|anyone|anybody|anything|me|my|mine|I|there)\b/i;
/** Not "kneel down" */
const NAMES_THING = /\b(?:to|with|your|the|an?|his|her|their) [\p{L}]/iu;
const WHEN = / (?:yet|already|after all|in the end|today|yesterday|last \w+|then)$/i;

export const withDeedDone = (text: string, question: string): string => {
  const match = DID_WHEN.exec(text);
  const [, who = "", verb = "", rest = ""] = match === null ? [] : (ASKED.exec(question) ?? []);
  const subject = match?.[1] ?? match?.[2] ?? "";
  if (match === null || SAME[who.toLowerCase()]?.test(subject) !== true) return text;
  const thing = rest.replace(WHEN, "").replace(LEFT_OPEN, "");
  if (POINTS.test(thing) || !NAMES_THING.test(thing)) return text;
  const own = thing.replace(/\byour\b/gi, "my").replace(/\byourself\b/gi, "myself");
  return /\byou\b/i.test(own) ? text : `${subject} ${pastOf(verb.toLowerCase())} ${own} ${text.slice(match[0].length)}`;
};
