// The tense of the statement that a time expression stands in: it decides which Friday or which June is meant.

export type Tense = "past" | "future" | "open";

const PAST =
  /\b(?:was|were|went|had|did|got|made|took|came|saw|met|won|lost|been|ago|gave|found|bought|ran|left|felt|began|spent|heard|told|said|held|led|ate|wrote|read|became|broke|flew|drove|taught|fell|sold|sent|paid|slept|swam|sang|chose|drew|threw|grew|caught|brought|thought|fought|rode|wore|woke|stole|spoke|stood|shook|drank|knew|kept|froze|forgot|built|dug|last|previous|\w{3,}ed)\b/i;
const FUTURE =
  /\b(?:will|'ll|going to|plan(?:s|ning)? (?:to|on|for)|have an?|has an?|deadline|due|tomorrow|upcoming|next|scheduled|hope to|hoping to|look(?:ing)? forward|can't wait|want to|need to|by|until|coming|starts|begins|(?:am|is|are|'m|'re|'s) \w{3,}ing)\b/i;

const SURELY_FUTURE =
  /\b(?:will|'ll|going to|next|tomorrow|upcoming|(?:signed (?:\w+ )?up|registered|enrolled|booked|reserved|(?:got|bought) (?:\w+ ){0,2}(?:tickets?|seats?|a place)) (?:\w+ ){0,2}for (?:[\w'-]+ ){0,8}?(?:on|in|of) (?:the )?(?:\d+|january|february|march|april|may|june|july|august|september|october|november|december)|(?:moved|postponed|rescheduled|pushed|delayed|shifted|extended|deferred) (?:(?:my|our|the|it|this|that|an?) (?:[\w'-]+ ){0,6}?)?(?:back |out |forward )?(?:from (?:[\w()]+ ){1,5})?(?:to|until|till) (?:the )?(?:\d|\w+day|january|february|march|april|may|june|july|august|september|october|november|december))\b/i;

const tenseOf = (text: string): Tense => {
  if (FUTURE.test(text) || SURELY_FUTURE.test(text))
    return PAST.test(text) && !SURELY_FUTURE.test(text) ? "past" : "future";
  return PAST.test(text) ? "past" : "open";
};

/** Where one statement ends and the next begins, each with a tense of its own. */
const BORDER =
  /[;,]\s|\s-\s|\b(?:but|and|so|because|that) (?=(?:I|we|he|she|they|it|my|our|the)\b)|(?<=\w )(?=(?:he|she|they|it|I|we)(?:'s|'re|'m|'ll| is| are| am| will) )/gi;

/** Offsets at which one statement of a text ends and the next begins. */
export const bordersOf = (text: string): number[] => [...text.matchAll(BORDER)].map((border) => border.index);

/** The tense of the part that an expression stands in, else of the whole. */
export const tenseAt = (text: string, from: number, to: number, borders: readonly number[]): Tense => {
  const start = borders.findLast((border) => border <= from) ?? 0;
  const end = borders.find((border) => border >= to) ?? text.length;
  const own = tenseOf(text.slice(start, end));
  return own === "open" ? tenseOf(text) : own;
};
