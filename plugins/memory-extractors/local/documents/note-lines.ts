// What a line of a note is by its form: a heading, a bullet, a title, whom the lines below are about.

import { IMPERATIVES } from "../cues/drops.ts";

/** "Read: March", "Share: two thirds": a field, and nobody's doing. */
export const isLabelled = (text: string): boolean =>
  IMPERATIVES.has(/^\W*(\p{L}+):\s/u.exec(text)?.[1]?.toLowerCase() ?? "");
/** "It is The company's oldest shop" */
export const ARTICLE_INSIDE = /(?<=[\p{L}\d,;)] )The(?= (?:team|company|clinic|school|authors?|speaker)\b)/gu;
export const HEADING = /^#{1,6} /;
/** "My week" */
export const OF_MINE = /^my /i;
export const BULLET = /^(?:[-*•+#>]+|\(?\d{1,3}[.)]|\[[ xX]?\])\s+/;
/** "Action items:" above a list, and a first line that is no sentence. */
export const LIST_HEADING = /^(.{2,40}?)\s*:$/;
/** "Name: Ana Costa" above the fields of a profile. */
export const OWNER_LINE = /^(?:full )?name: (\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+){0,2})$/iu;
export const PERSON_LINE =
  /^(?:(?:Bed|Room|Flat|Unit|Seat) \w{1,3} ?[-–:] )?((?:(?:Dr|Mrs?|Ms|Miss|Prof)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}(?:\p{Ll}+|\.)?)?)(?: \([^()]{1,40}\)|, [^,.]{1,20})?$/u;
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
