// "How was your Rome trip?" "My trip went fine" → "My Rome trip went fine"; "How's your bakery?" "Bakery's doing well" → "My bakery is
// doing well": what the other just named of one's own, as they named it.

import { escapePattern, matchesIn } from "../patterns.ts";

const DOES =
  "(?:was|went|is|isn't|wasn't|has|had|starts|started|ends|ended|got|gets|came|comes|took|takes|turned|will|won't|didn't|doesn't|feels|felt)\\b";
const OPENS_WITH_OWN = new RegExp(String.raw`^My ([a-z-]{3,}) (?=(?:\w+ly |just |finally |also |still )?${DOES})`);
const OPENS_BARE =
  /^(\p{Lu}[a-z]{2,})(?:'s| is) (?=(?:going|doing|coming along|running|busy|open|closed|growing|finally|still)\b)/u;
/** How one finds it, and whose it is, says not which. */
const SAYS_NOT_WHICH =
  /^(?:own|whole|entire|amazing|awesome|great|good|lovely|beautiful|wonderful|incredible|cool|nice|fantastic|gorgeous|cute|sweet|brilliant|next|last|other|favou?rite|best|poor|big|little|dear|and|or|of|to|for|with|on|in|at|the|a|an|is|are|was|were|[\w-]+['’]s)$/i;

const namedBy = (other: string, noun: string): string[] | null => {
  const found = matchesIn(
    other,
    new RegExp(String.raw`\b[Yy]our ((?:[\p{L}'’-]+ ){0,2}?)${escapePattern(noun)}\b`, "gu"),
  );
  const names = new Set(found.map(([, words = ""]) => words.trim()));
  const [name, ...more] = names;
  return name === undefined || more.length > 0 ? null : name.split(" ").filter((word) => word !== "");
};

/** `other`: the turn that it replies to. */
export const withOwnInFull = (text: string, other: string): string => {
  const own = OPENS_WITH_OWN.exec(text)?.[1];
  const bare = own === undefined ? OPENS_BARE.exec(text) : null;
  const noun = own ?? bare?.[1]?.toLowerCase();
  const words = noun === undefined ? null : namedBy(other, noun);
  if (noun === undefined || words === null) return text;
  const which = words.some((word) => SAYS_NOT_WHICH.test(word)) ? "" : `${words.join(" ")} `.trimStart();
  if (bare !== null) return `My ${which}${noun} is ${text.slice(bare[0].length)}`;
  return `My ${which}${text.slice("My ".length)}`;
};
