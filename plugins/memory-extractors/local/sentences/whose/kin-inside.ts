// "After Mum died I stopped singing", "when I was six, dad signed me up": kin whom talk calls by what they are, told as the speaker's
// own where they stand inside a clause. At its front they are told so by withOwner.

import { wrapped } from "#domain/wrapped.ts";
import { CALLED_BY_KIN } from "#plugins/memory-extractors/local/cues/kin.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

/** One look that most clauses fail. */
const MAY_NAME = /\b(?:[Mm](?:u|o|a)m|[Dd]ad|[Gg]ran|[Nn]an\b|[Pp]apa\b|[Aa](?:mm|pp)a\b)/;
/** "the Dad of the year", "she calls me Mum", "my mum and dad", "Happy birthday Mum" */
const NOT_ONES_OWN = new RegExp(
  wrapped`
    (?:
      \b(?:
        the|an?|this|that|every|no|all|me|him|her|them|us|being|as|like|thanks|thank you|hi|hello|hey|dear|love you
        |birthday|night|morning|World's Best
      )
      |\bm[uo]m and|\bdad and|\bgran(?:d?ma)? and|["/&-]
    ) ?$`,
  "i",
);
/** "mom jeans", "a Mom & Pop diner" */
const KIND_OF = /^ (?:& |and pop\b|(?:jeans|jokes?|bod|guilt|blogs?|groups?|friends|rock|vibes?|mode|life)\b)/i;
/** "told my mum and Dad": both in small letters. */
const BOTH = /\bmy [a-z]+ and $/;
/** "See you, Mum." */
const ADDRESSED = /[,.!?] $/;
const ENDS = /^(?:[.,!?]|$)/;

export const withOwnKin = (text: string): string => {
  if (!MAY_NAME.test(text)) return text;
  let told = "";
  let from = 0;
  for (const match of matchesIn(text, CALLED_BY_KIN)) {
    const kin = match[1] ?? match[2] ?? match[3] ?? "";
    const at = match.index + match[0].length - kin.length;
    const before = `${told}${text.slice(from, at)}`;
    const behind = text.slice(at + kin.length);
    const isCalled =
      at === 0 || NOT_ONES_OWN.test(before) || KIND_OF.test(behind) || (ADDRESSED.test(before) && ENDS.test(behind));
    told = `${before}${BOTH.test(before) ? kin.toLowerCase() : isCalled ? kin : `my ${kin.toLowerCase()}`}`;
    from = at + kin.length;
  }
  return told + text.slice(from);
};
