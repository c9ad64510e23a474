// Puts the title that the other named where the speaker only points at it: "I'm reading "Emma"." "I've read it twice." → "I've
// read "Emma" twice". Only behind verbs of reading, watching and playing, and where one title was named.

import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

const TITLE = /"(\p{Lu}[^"]{2,60}?)[.,!?]?"/gu;
/** "read it", "haven't seen that", "heard of that one" */
const POINTS = new RegExp(
  wrapped`
    \b(
      read|reading|seen|saw|watch|watched|watching|heard of|heard about|finished|finish|played|play|playing|reread
      |recommend
    ) (?:it|(?:that|this)(?: (?:one|book|movie|film|show|series|game|novel))?)
    (?=
      [.,!?;]|$
      | (?:
        yet|too|once|twice|again|already|last|before|when|an?|two|three|in|with|as|and|but|every|ages|years|recently|on
        |at|so|many|for
      )\b
    )`,
  "i",
);

/** "Watching that movie", "the whole of that book" */
const WORK = /\b(?:that|this) (?:book|movie|film|show|series|game|novel|song|album|play)\b/i;

/** The one title in what was said, or null. */
const onlyTitle = (told: string): string | null => {
  const titles = new Set(matchesIn(told, TITLE).map(([, title]) => title ?? ""));
  return titles.size === 1 ? ([...titles][0] ?? null) : null;
};

/** "You should read "Emma" by Jane Austen. It's my favourite" */
const FAVOURITE =
  /^It(?:'s| is| was)(?= (?:(?:easily|definitely|still|probably|one of) )?my (?:all-time )?favou?rite)/i;
const ADVISED =
  /\b(?:read|watch|try|see|play|check out|recommend|listen to) ("[^"]{2,60}?[.,!?]?"(?: by \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?)[.!]*$/iu;
/** `last`: the sentence before, of the same turn. */
export const withAdvisedTitle = (text: string, last: string): string => {
  const title = FAVOURITE.test(text) ? ADVISED.exec(last.trimEnd())?.[1] : undefined;
  return title === undefined ? text : text.replace(FAVOURITE, `${title} is`);
};

/** `other`: the turn before, of the other; `mine`: the speaker's before that. */
export const withTitle = (text: string, other: string, mine = ""): string => {
  if (text.includes('"') || !`${other}${mine}`.includes('"')) return text;
  const named = WORK.test(text) ? onlyTitle(`${mine} ${other}`) : null;
  if (named !== null) return text.replace(WORK, `"${named}"`);
  const match = POINTS.exec(text);
  const title = match === null ? null : onlyTitle(other);
  if (match === null || title === null) return text;
  return `${text.slice(0, match.index)}${match[1]} "${title}"${text.slice(match.index + match[0].length)}`;
};
