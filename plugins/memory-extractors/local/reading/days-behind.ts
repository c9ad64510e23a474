// "We split up. After New Year, actually.", "Signed with Tern! start 1 April", "We got the flat. 900 a month.": when and how much, said
// behind what was done or will be, is read as a part of that sentence.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { WAS_DONE } from "../cues/verbs.ts";
import { MONTH_NAMES, MONTHS_IN_SHORT, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { withoutShouting } from "./shouted.ts";

const SAYS_WHEN = new RegExp(
  wrapped`
    ^(?:just |right |shortly |back |sometime )?(?:in|on|after|before|around|at) (?:(?:the|early|late|mid|last|new) )*(?:
      ${WEEKDAY_NAMES}|${MONTH_NAMES}|New Year|Christmas|Easter|Thanksgiving|spring|summer|autumn|fall|winter
      |(?:19|20)\d\d
    )(?: (?:night|morning|evening|afternoon|\d{1,4}))?(?:,? (?:actually|I think|in fact))?[.!]*$`,
  "i",
);
/** "We got the allowance! 340 a month from June.": how much. */
const SAYS_HOW_MUCH = new RegExp(
  wrapped`
    ^(?:(?:about|around|only|just) )?[$€£]?\d[\d.,]*k?(?: (?:euros?|pounds|dollars|quid|bucks|francs))?[ ]
    (?:an?|per|each) (?:month|week|year|day|night|hour|head|person)\b[^.!?]{0,25}[.!]*$`,
  "i",
);
/** "Signed with Tern! start 1 April" */
const TAKES_ON = new RegExp(
  wrapped`
    ^(?:(?:I|we)(?:'ve)? )?(?:(?:just|finally|also) )?(?:
      signed|got|accepted|took|landed|enrolled|registered|joined|found
    )\b[^.!?\d]*[.!]+\s*$`,
  "i",
);
const STARTS_ON = new RegExp(
  wrapped`
    ^(?:start|starting|begin|beginning) (on |in |next |this |tomorrow)?(
      (?:
        (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?(?:${MONTH_NAMES}|${MONTHS_IN_SHORT}))?
        |(?:${MONTH_NAMES})(?: \d{1,2}(?:st|nd|rd|th)?)?|\w+day|month|week
      )(?:,? (?:at \d\S*|\d{4}))?
    )?[.!]*\s*$`,
  "i",
);
const OF_A_MONTH = new RegExp(`^(?:${MONTH_NAMES})$`, "i");
const startOf = (raw: string): string | null => {
  const [all, how, when = ""] = STARTS_ON.exec(raw) ?? [];
  if (all === undefined || (how === undefined && when === "")) return null;
  return `starting ${how ?? (OF_A_MONTH.test(when) ? "in " : "on ")}${when}`;
};
const LONGEST = 45;
const ENDS = /(?:,? (?:actually|I think|in fact))?[.!]*\s*$/i;
const HOLDS_WHEN = wrapped`
  (?!
    [^.!?]*\b(?:
      ${WEEKDAY_NAMES}|${MONTH_NAMES}|yesterday|ago|last|today|tomorrow|next|tonight|since|until|till|before|after|every
      |Christmas|Easter|\d{4}
    )\b
  )`;
/** "We split up", "My brother left Oslo" */
const TELLS_DEED = new RegExp(
  wrapped`
    ^(?:[\p{L}' ]{1,20}[!,] )?${HOLDS_WHEN}(?:I|we|my [a-z]+|s?he|they) (?:(?:just|finally|also|even|actually|only) )?${WAS_DONE}
      \b[^.!?]*[.!]+\s*$`,
  "iu",
);
/** "She's expecting!", "I'm getting married!" */
const GOES_TO_DO = new RegExp(
  wrapped`
    ^(?:[\p{L}' ]{1,20}[!,] )?${HOLDS_WHEN}(?:I|we|s?he|they|my [a-z]+)(?:'m|'s|'re| am| is| are) (?:
      expecting
      |(?:getting|moving|leaving|retiring|starting|flying|coming|having|opening|closing|selling|turning|visiting)\b
    )[^.!?,]{0,40}[.!]+\s*$`,
  "iu",
);

interface Said {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  readonly told?: string;
}
const isNear = ({ end, told }: Said, next: Said): boolean =>
  told === undefined && next.raw.length < LONGEST && next.start - end <= 1;
/** What the next sentence adds to one, in a turn of talk; to an assistant only when something starts. */
const addedBy = (one: Said, next: Said | undefined, isTalk: boolean): string | null => {
  if (next === undefined || !isNear(one, next)) return null;
  const starts = TAKES_ON.test(one.raw) ? startOf(next.raw) : null;
  if (starts !== null) return `, ${starts}`;
  if (!isTalk) return null;
  const said = lowerFirst(next.raw.replace(ENDS, ""));
  if (SAYS_HOW_MUCH.test(next.raw) && TELLS_DEED.test(one.raw)) return `, ${said}`;
  return SAYS_WHEN.test(next.raw) && (TELLS_DEED.test(one.raw) || GOES_TO_DO.test(one.raw)) ? ` ${said}` : null;
};

/** The sentences of a turn, each with the time that stands behind it. */
export const withDaysBehind = <Sentence extends Said>(sentences: readonly Sentence[], isTalk: boolean): Sentence[] => {
  const added = sentences.map((sentence, at) => addedBy(sentence, sentences[at + 1], isTalk));
  if (added.every((one) => one === null)) return [...sentences];
  return sentences.flatMap((sentence, at) => {
    if (typeof added[at - 1] === "string") return [];
    const more = added[at];
    const next = sentences[at + 1];
    if (typeof more !== "string" || next === undefined) return [sentence];
    return [{ ...sentence, end: next.end, told: `${withoutShouting(sentence.raw.replace(/[.!\s]+$/, ""))}${more}.` }];
  });
};
