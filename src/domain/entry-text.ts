// How a memory's text reads as an entry of a profile: in one line, without the marks that the entry gets anyway, and without
// naming the day that the entry is headed with.

import { type EpochMs, MONTHS } from "./clock.ts";
import { wrapped } from "./wrapped.ts";

/** Years of four digits, which YYYY-MM-DD can say. */
export const isWritableDay = (at: EpochMs): boolean => at >= Date.UTC(1000, 0, 1) && at < Date.UTC(10_000, 0, 1);

export const dayOf = (at: EpochMs): string => new Date(at).toISOString().slice(0, 10);

const MARKS = /^(?:\s*\[(?:Summary|Recent|\d{4}-\d{2}-\d{2})\])+\s*/i;

/** One line, and without marks that a client sent back from an earlier profile. */
export const plainEntry = (text: string): string => text.replace(/\s+/g, " ").replace(MARKS, "").trim();

/** "Ada lives in Turin (as of 2026-03-02)." */
export const asOf = (text: string, at: EpochMs): string =>
  isWritableDay(at) ? text.replace(/[.!?]?$/, (end) => ` (as of ${dayOf(at)})${end}`) : text;

/** The ways in which a text names the day, as the source of a pattern. */
const namesOf = (day: string): string => {
  const [year = "", month = "", date = ""] = day.split("-");
  const name = MONTHS[Number(month) - 1] ?? "";
  const monthName = name.length > 3 ? `${name.slice(0, 3)}(?:${name.slice(3)}|\\.)?` : name;
  const number = `0?${Number(date)}(?:st|nd|rd|th)?`;
  const weekday = "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?";
  return `(?:${weekday}(?:${number} (?:of )?${monthName},? ${year}|${monthName} ${number},? ${year}|${day}))`;
};

/** Words for a day that are only true on the day they were said; "Thursday" alone may be what the sentence is about. */
const RELATIVE = wrapped`
  (?:
    the day (?:before yesterday|after tomorrow)|yesterday(?: (?:morning|afternoon|evening|night))?|today|tonight
    |tomorrow(?: (?:morning|afternoon|evening|night))?|last night|this (?:morning|afternoon|evening)
    |(?:on (?:the )?|just |past |last |next |this )+(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day
    |(?:a|one|two|three|four|five|six|\d+) days? ago|in (?:a|one|two|three|four|five|six|\d+) days?
  )`;
/** Before a date these words make it a bound of something longer, which the heading does not say. */
const BOUND = "(?<!\\b(?:since|until|till|from|by|before|after|for|to|between|and|than|of) )";

const mentionOf = (day: string): RegExp => {
  const names = namesOf(day);
  return new RegExp(`,? ?${BOUND}\\b${RELATIVE} ?\\(${names}\\)|,? ?\\(${names}\\)|,? ?\\bon ${names}`, "i");
};

/** Behind one of these the day is what is told of: "will be Thursday", "prefers next Friday", "spent yesterday in bed". */
const DANGLING = new RegExp(
  wrapped`
    \b(?:
      since|until|till?|from|by|before|after|for|to|between|and|or|but|so|nor|than|of|on|at|in|with|without|as|if|when
      |that|which|who|where|because|while|whether|is|isn't|are|aren't|am|was|wasn't|were|weren't|be|been|being|will
      |won't|would|shall|should|could|can|can't|may|might|must|do|does|did|has|have|had|not|only|also|just|even|an?|the
      |my|our|his|her|their|your|its|every|each|another|says?|said|means?|meant|calls?|called|prefers?|preferred|picks?
      |picked|chooses?|chose|chosen|suggests?|suggested|proposed?|proposes|wants?|wanted|needs?|needed|likes?|liked
      |loves?|loved|enjoys?|enjoyed|hates?|hated|dreads?|dreaded|remembers?|remembered|forgot|misses|missed|spends?
      |spent|takes?|took|taken|gets?|got|gives?|gave|keeps?|kept|booked|celebrates?|celebrated|survived|depends?
      |depending|relies|counts?|counting|insists?|insisted|includes?|including|like
    )$
    |['’](?:s|re|m|ll|d)$`,
  "i",
);

/** Behind the day: what the day itself is or does, and days beside it. */
const GOES_ON = new RegExp(
  wrapped`
    ^(?:
      ['’]s\b| ?[-–]
      | (?:
        is|isn't|are|was|wasn't|were|will|would|can|could|may|might|must|should|has|had|works?|worked|suits?|sounds?
        |seems?|feels?|felt|or|rather|instead|not|off
        |(?:and|to|until|till|through) (?:the |on )?(?:\w+day|tomorrow|noon|\d+)
      )\b
    )`,
  "i",
);
/** "Yesterday (…) Ada ran": who did it follows; not "Thursday (…) works best". */
const WHOLE =
  /^,? ?(?:\p{Lu}|(?:the|they|their|he|she|his|her|it|its|we|our|there|an?|my|some|two|three|nobody|everyone)\b)/u;

const ENDS_RELATIVE = new RegExp(`\\b(?:${RELATIVE}|\\w+day)$`, "i");

/** Days of which one is named among others, as in "Monday (10 March 2025), Wednesday (12 March 2025) and …". */
const SEVERAL_DAYS = /\(\d{1,2} \p{L}+ \d{4}\).*\(\d{1,2} \p{L}+ \d{4}\)/su;

/** The text without its mention of the day; unchanged where it would not read well without. */
export const withoutDay = (text: string, day: string): string => {
  const found = mentionOf(day).exec(text);
  if (found === null || SEVERAL_DAYS.test(text)) return text;
  const before = text.slice(0, found.index).trimEnd();
  const after = text.slice(found.index + found[0].length);
  const isPart = before === "" || before.endsWith(",") ? !WHOLE.test(after) : GOES_ON.test(after);
  const isInBrackets = /^,? ?\(/.test(found[0]);
  if (isPart || (!isInBrackets && DANGLING.test(before)) || ENDS_RELATIVE.test(before)) return text;
  const rest =
    before === "" ? after.replace(/^[\s,]+/, "") : /^[.,;:!?)]/.test(after) ? after : ` ${after.trimStart()}`;
  const joined = `${before}${rest}`.trim();
  if (joined.split(" ").length < 3) return text;
  return before === "" ? `${joined.charAt(0).toUpperCase()}${joined.slice(1)}` : joined;
};
