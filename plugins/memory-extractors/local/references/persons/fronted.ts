// "On Saturday she beat us at cards", "him and Petra split up": behind when or where something was, and beside somebody else, the
// pronoun stands as it would at the front.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";

const FRONT = new RegExp(wrapped`
  ^(
    (?:
      (?:On|In|At|After|Before|During|By|For|Since|Until|Around|Over) (?!
        (?:the other hand|fact|general|short|least|first|that case|addition)\b
      )[^,;.]{2,30}?
      |Yesterday|Today|Tomorrow|Tonight|(?:Last|This|Next|Every|Some|Most)(?: (?:other|second|third))? \w+|These days
      |Nowadays|Lately|Recently|Sometimes|Usually|Once
      |(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|\d{1,2}|A (?:few|couple of)|Many|Some) \w+ ago|A \w+ ago
    ),?[ ]
  )(?=(?:he|she)(?:'(?:s|d|ll))? [a-z])`);

/** "At my mum's, she has the garden": of whom the front names. */
const OF_SOMEBODY = new RegExp(`\\b(?:${KIN_NOUNS})\\b|'s\\b`, "i");

/** "Mondays and Wednesdays she swims", "Weekday mornings he's at nursery" */
const DAYS = wrapped`
  (?:
    (?:${WEEKDAY_NAMES})s|(?:(?:${WEEKDAY_NAMES}) |(?:[Ww]eekday|[Ww]eekend) )(?:mornings|afternoons|evenings|nights)
    |[Ww]eekends|[Ww]eekdays
  )`;
const ON_DAYS = new RegExp(`^(?=${DAYS}(?:(?:,|,? and|,? or) ${DAYS}){0,4},? (?:he|she)(?:'|\\b))`);

/** Says so much that the front could be of its end alone. */
const SAYS_MORE = new RegExp(
  `[,;:]|\\b(?:when|because|after|before|while|since|until|that|if|who|which|(?:${WEEKDAY_NAMES})s?)\\b`,
  "i",
);
const LONGEST = 90;

/** "Him and Petra split up", "She and I rent a cabin", "her and my brother don't speak": two, one of them by a pronoun. */
const ONE_OF_TWO = new RegExp(
  wrapped`
    ^(he|him|she|her) and (
      me\b|(?:I|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he) [a-z]+|[Mm]um|[Mm]om|[Dd]ad|\p{Lu}\p{Ll}+)(?='| [a-z])
    )(?! am\b)`,
  "iu",
);
/** What `meant` makes of the pronoun, with the other one behind: "Leo and Petra split up". Undefined where nothing opens so. */
const withOneOfTwo = (text: string, meant: (subject: string) => string | null): string | null | undefined => {
  const [opening, one = "", other = ""] = ONE_OF_TWO.exec(text) ?? [];
  if (opening === undefined) return undefined;
  const behind = `${other.toLowerCase() === "me" ? "I" : other}${text.slice(opening.length)}`;
  return meant(`${/^h(?:e|im)$/i.test(one) ? "He" : "She"}, and ${behind}`)?.replace(", and ", " and ") ?? null;
};

/**
 * What `meant` makes of the text behind such a front: "My mum beat us at cards on Saturday", or with the front before it where much
 * is said. Null where it makes nothing.
 */
export const behindFront = (said: string, meant: (rest: string) => string | null): string | null => {
  const text = said.replace(ON_DAYS, "On ").replace(/^On Week/, "On week");
  const two = withOneOfTwo(text, meant);
  if (two !== undefined) return two;
  const [front = ""] = FRONT.exec(text) ?? [];
  if (OF_SOMEBODY.test(front)) return null;
  const told = meant(text.slice(front.length));
  if (told === null || front === "") return told;
  if (told.length > LONGEST || SAYS_MORE.test(told))
    return `${front}${/^(?:My|Our|The)\b/.test(told) ? lowerFirst(told) : told}`;
  return told.replace(/[.!]*$/, (marks) => ` ${lowerFirst(front.trim().replace(/,$/, ""))}${marks}`);
};
