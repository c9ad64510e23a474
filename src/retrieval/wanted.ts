// What the word of asking wants of an answer: "who" a person, "where" a place, "before" what is over, "who wrote" whose work it is.

import { wrapped } from "#domain/wrapped.ts";
import { isCalendarName } from "./terms.ts";
import { asksDisliked } from "./topics.ts";
import { NAMES_KIN } from "./traits.ts";
import { STOP_WORDS } from "./word-tables.ts";

/** A word with a capital, and the word before it. */
const CAPITALS = /(?:([\p{L}]+) )?(?<![\p{L}'’])(\p{Lu}[\p{L}-]+)/gu;
const BEFORE_PLACE = new Set("in at to near from on into around outside via across".split(" "));
const PLACE = /\b(?:at|in|to|near|on) (?:the|an?) \p{Ll}|\b(?:street|road|avenue|lane|square)\b/iu;

/** The names that the question does not hold, of places and of others. */
const newNames = (text: string, known: ReadonlySet<string>): { readonly places: number; readonly others: number } => {
  let places = 0;
  let others = 0;
  let isPlace = false;
  let end = -1;
  for (const match of text.matchAll(CAPITALS)) {
    const [all, before = "", name = ""] = match;
    const low = name.toLowerCase();
    const follows = match.index <= end + 1 && end >= 0 && before === "";
    if (!follows) isPlace = BEFORE_PLACE.has(before.toLowerCase());
    end = match.index + all.length;
    if (known.has(low) || low === "user" || STOP_WORDS.has(low) || isCalendarName(low)) continue;
    if (isPlace) places++;
    else if (match.index > 0 || before !== "") others++;
  }
  return { places, others };
};

const WHO = /^\W*(?:and )?(?:with )?who(?:m|se)?(?:'s|’s)?\b/i;
const WHERE =
  /^\W*(?:and )?(?:from )?where\b|\b(?:in )?(?:which|what) (?:city|town|village|country|place|street|restaurant|hotel|school|shop)\b/i;
const MAKES = /^\W*who (?:wrote|made|built|painted|composed|designed|directed|drew|baked|recorded)\b/i;
const MADE_BY = /\bby (?:\p{Lu}|(?:User|their|his|her)\b)/u;

/** "User hates mushrooms", "User doesn't eat fish" */
const DISLIKES = new RegExp(
  wrapped`
    \b(?:
      hates?|dislikes?|despises?|detests?|loathes?|avoids?|can['’]t stand|cannot stand
      |do(?:es)? ?n(?:o|['’])t (?:\w+ )?(?:like|eat|drink|enjoy)|not a fan of
    )\b`,
  "i",
);

/** Whether a text holds what the question's word asks for; null when the word asks for nothing of the kind. */
export const wantedBy = (question: string, words: ReadonlySet<string>): ((text: string) => boolean) | null => {
  if (MAKES.test(question)) return (text) => MADE_BY.test(text);
  if (asksDisliked(question)) return (text) => DISLIKES.test(text);
  if (WHO.test(question)) return (text) => newNames(text, words).others > 0 || NAMES_KIN.test(text);
  if (WHERE.test(question)) return (text) => newNames(text, words).places > 0 || PLACE.test(text);
  return null;
};

/** "User quit at the mill", "sold the van": says what was and is no more. */
const OVER = new RegExp(
  wrapped`
    \b(?:
      quit|left|leaves?|leaving|lost (?:\p{L}+ )?job|laid off|sold|gave up|given up|used to|former(?:ly)?|no longer
      |any ?more|stopped|moved out|moved from|gave notice|last (?:day|shift)|retired|resigned|went back|did nothing
      |did not help|broke up|separated|cancelled|died|previous(?:ly)?|until|the old|an old|failed
    )\b`,
  "iu",
);

export const isOver = (text: string): boolean => OVER.test(text);

/** "What is the budget for the bakery?" asks for a budget: what holds the word comes before what is told of the bakery. */
const HEAD = new RegExp(
  wrapped`
    ^\W*(?:what|when|who|which|where|how much|how)(?:['’]s| is| are| was| were) (?:
      the|my|our|his|her|their|\p{Lu}[\p{L}-]*['’]s
    ) (?:[\p{L}-]+ ){0,2}?([\p{L}-]+) (?:for|of|at|in|on|with|to|from)\b`,
  "iu",
);
const SAYS_LITTLE = /^(?:name|kind|type|sort|number|head|end|time|day|way|get|go|have|need|want|use|be|part|rest)$/i;

/** The word that says what is asked for, of a question that says besides of what. */
export const headOf = (question: string): string | null => {
  const head = HEAD.exec(question)?.[1] ?? null;
  return head === null || SAYS_LITTLE.test(head) ? null : head;
};

/** "switched from Ghent to Braga", "replaced the van with a bus": what no longer is. Of a few words: a name, or what a thing is called. */
const REPLACED = new RegExp(
  wrapped`
    \b(?:switch(?:ed|ing)?|mov(?:ed|ing)|migrat(?:ed|ing)|chang(?:ed|ing)|convert(?:ed|ing))
      (?: (?:the|their|our|his|her|its) [\p{L} -]{1,30}| over)? from (?<from>[\p{L}\p{N}][^,.;]{1,30}?) to\b
    |\b(?:replac(?:ed?|ing)|dropp(?:ed|ing)|ditch(?:ed|ing)|swapp(?:ed|ing)|trad(?:ed|ing)(?: in)?|exchang(?:ed|ing)) (?<dropped>[\p{L}\p{N}][^,.;]{1,30}?) (?:with|by|for|in favou?r of)\b
    |\b(?:instead of|rather than|no longer (?:uses?|takes?|on|with|at)) (?<instead>[\p{L}\p{N}][^,.;]{1,30}?)(?=[,.;]|$| (?:because|since|now|and|but|in|for)\b)`,
  "iu",
);

/** What a statement says was replaced by something else; null when it says nothing of the kind. */
export const replacedIn = (text: string): string | null => {
  const { from, dropped, instead } = REPLACED.exec(text)?.groups ?? {};
  return from ?? dropped ?? instead ?? null;
};

const ASKS_USED = /\b(?:uses?|using|runs? on|running on|built (?:with|on|in))\b/i;
const SAYS_USED =
  /\b(?:uses?|using|switched|migrated|moved (?:from|to)|replaced?|runs? on|dropped|built (?:with|on)|written (?:in|with)|based on)\b/i;

/** Whether a text says what is used, for a question that asks for that: "What editor does she use now?" */
export const usedTest = (question: string): ((text: string) => boolean) =>
  ASKS_USED.test(question) ? (text) => SAYS_USED.test(text) : () => false;

/** Says of somebody or something that it is gone, and of nothing that came instead. */
const GONE =
  /\b(?:died|passed away|is dead|put (?:down|to sleep)|ran away|was stolen|closed down|shut down|went bankrupt)\b/i;
export const isGone = (text: string): boolean => GONE.test(text);
