// What a line of a note is by its form: a heading, a bullet, a title, whom the lines below are about.

import { wrapped } from "#domain/wrapped.ts";
import { IMPERATIVES } from "../cues/order-words.ts";
import { FINITE } from "../cues/verbs.ts";
import { OF_RELEASE } from "../reading/headings.ts";
import { asksWithAuxiliary } from "../sentences/requests/auxiliary-first.ts";
import { withSubject } from "../sentences/whose/subjects.ts";

/** "Read: March", "Share: two thirds": a field, and nobody's doing. */
export const isLabelled = (text: string): boolean =>
  IMPERATIVES.has(/^\W*(\p{L}+):\s/u.exec(text)?.[1]?.toLowerCase() ?? "");
/** "Working hours: 8 to 4", "Never again: karaoke", "**Reading:** Emma": the name of a field, and no beginning of a sentence. */
const KEY_ALONE = new RegExp(
  wrapped`
    ^\W*(?:
      \p{Lu}\p{Ll}+ing(?: (?:hours|days|times?|style|place|address|room|tips|for|on|in|at|with|to))?
      |(?:[Nn]ever|[Aa]lways|[Uu]sually) (?:again|without|far|late|up for|on|in|happy|open|ready)(?: \p{Ll}+)?
      |[Bb]ased in|[Pp]referred \p{Ll}+|[Ff]avou?rite \p{Ll}+
    )\**:\**\s`,
  "u",
);
export const opensWithKey = (raw: string): boolean => KEY_ALONE.test(raw);
/** "It is The company's oldest shop" */
export const ARTICLE_INSIDE = /(?<=[\p{L}\d,;)] )The(?= (?:team|company|clinic|school|authors?|speaker)\b)/gu;
/** The line with the subject that it leaves out, or null where it asks. */
export const withSubjectOf = ({ raw }: { readonly raw: string }, text: string): string | null => {
  if (asksWithAuxiliary(text)) return null;
  return opensWithKey(raw) ? text : withSubject(text);
};
export const HEADING = /^#{1,6} /;
/** "My week" */
export const OF_MINE = /^my /i;
/** "- ", "2. ", "[ ] ", and of a contract "§ 3 ", "4.2 The rent" */
export const BULLET =
  /^(?:[-*•+#>]+|\(?\d{1,3}[.)]|\[[ xX]?\]|§{1,2} ?\d+\p{Ll}?\b[.:]?|\d{1,2}(?:\.\d{1,2}){1,2}\.?(?=\s+\p{Lu}))\s+/u;
interface Line {
  readonly raw: string;
  readonly opens?: "line" | "paragraph" | undefined;
}
const LONGEST_CAPTION = 5;
/** "What we learned", "Things to know", "My own remarks:", "Strengths": no sentence, though it may hold a verb. */
const ASKS_OR_NAMES = /^(?:what|how|why|where|things|stuff|something|some|my|our|other|more|notes?|points|questions) /i;
/** Whether a line only heads the list below it. */
export const isCaption = ({ raw, opens }: Line, next: Line): boolean => {
  if (opens === undefined || next.opens !== "line" || !/^(?:[-*•+]|\d{1,2}[.)]) /.test(next.raw)) return false;
  const text = raw.trim();
  if (!/^\p{Lu}[^.!?;:\d]*\d{0,4}:?$/u.test(text) || text.split(/\s+/).length > LONGEST_CAPTION) return false;
  if (OF_RELEASE.test(text)) return true;
  // "Read in 2026:", "Lent out:"
  if (text.endsWith(":") && !/\b(?:I|we|you|he|she|they|it|is|are|was|were)\b/i.test(text)) return true;
  return ASKS_OR_NAMES.test(text)
    ? !/\b(?:is|are|was|were|has|have|had) /i.test(text)
    : !FINITE.test(text.replace(TO_DO, ""));
};
/** "Action items:" above a list, and a first line that is no sentence. */
export const LIST_HEADING = /^(.{2,40}?)\s*:$/;
/** "Name: Ana Costa" above the fields of a profile. */
export const OWNER_LINE = /^(?:full )?name: (\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+){0,2})$/iu;
export const PERSON_LINE = new RegExp(
  wrapped`
    ^(?:(?:Bed|Room|Flat|Unit|Seat) \w{1,3} ?[-–:] )?(
      (?:(?:Dr|Mrs?|Ms|Miss|Prof)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}(?:\p{Ll}+|\.)?)?
    )(?: \([^()]{1,40}\)|, [^,.]{1,20})?$`,
  "u",
);
/** "Next meeting: 5 May": of the whole, below whichever part it stands. */
export const NEXT_OF_ALL = new RegExp(
  wrapped`
    ^(?:(?:date|day) of (?:the )?)?next (?:meeting|session|sync|call|check-?in|stand-?up|retro|appointment)(?: date)?
      (?::| is | will be | on )`,
  "i",
);
/** "Present: Bartek, Aoife": then "Bartek: staging done" is of one of them. */
export const LISTS_PEOPLE =
  /^(?:present|attending|in attendance|attendees|participants|apologies|absent|travellers|members)$/i;
export const OF_TITLE = /^(?:Dr|Mrs?|Ms|Miss|Prof)\b/;
/** The parts of minutes, on a line of their own. */
export const SECTION_LINE =
  /^(?:actions?|action (?:items?|points?)|decisions?|to-?dos?|tasks|next steps|notes|agenda|discussion)$/i;
/** Says when something was written, or copies a header. */
export const NO_APPOINTMENT =
  /^(?:on|created|updated|last (?:updated|modified)|published|posted|written|version|page|from|to|by|re|fwd|reported|opened|asked)\b|:$/i;
export const TO_DO = /^to do\b/i;
export const TITLE_LINE = /^(?!\W)(?=[^.!?;]{4,60}$)[^,:]+(?:: [^,:]+)?$/;
