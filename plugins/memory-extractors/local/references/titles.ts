// Puts the title that the other named where the speaker only points at it: "I'm reading "Emma"." "I've read it twice." → "I've
// read "Emma" twice". Only behind verbs of reading, watching and playing, and where one title was named.

const TITLE = /"(\p{Lu}[^"]{2,60}?)[.,!?]?"/gu;
/** "read it", "haven't seen that", "heard of that one" */
const POINTS =
  /\b(read|reading|seen|saw|watch|watched|watching|heard of|heard about|finished|finish|played|play|playing|reread|recommend) (?:it|(?:that|this)(?: (?:one|book|movie|film|show|series|game|novel))?)(?=[.,!?;]|$| (?:yet|too|once|twice|again|already|last|before|when|an?|two|three|in|with|as|and|but|every|ages|years|recently|on|at|so|many|for)\b)/i;

/** The one title in what was said, or null. */
const onlyTitle = (told: string): string | null => {
  const titles = new Set([...told.matchAll(TITLE)].map(([, title]) => title ?? ""));
  return titles.size === 1 ? ([...titles][0] ?? null) : null;
};

/** `told`: the turn before, of the other. */
export const withTitle = (text: string, told: string): string => {
  const match = told.includes('"') && !text.includes('"') ? POINTS.exec(text) : null;
  const title = match === null ? null : onlyTitle(told);
  if (match === null || title === null) return text;
  return `${text.slice(0, match.index)}${match[1]} "${title}"${text.slice(match.index + match[0].length)}`;
};
