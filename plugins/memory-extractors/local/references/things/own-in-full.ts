// "How was your Rome trip?" "My trip went fine" → "My Rome trip went fine"; "How's your bakery?" "Bakery's doing well" → "My bakery is
// doing well": what the other just named of one's own, as they named it. And in a chat with an assistant "my app" of a user who has
// named one app of theirs: "my recipe app".

import { wrapped } from "#domain/wrapped.ts";
import { escapePattern, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import {
  isToAssistant,
  type Passage,
  type PassageSentence,
} from "#plugins/memory-extractors/local/reading/passages.ts";
import type { Clause } from "#plugins/memory-extractors/local/sentences/clause.ts";
import { mattersIn } from "../leaning/open-matters.ts";

const DOES = wrapped`
  (?:
    was|went|is|isn't|wasn't|has|had|starts|started|ends|ended|got|gets|came|comes|took|takes|turned|will|won't|didn't
    |doesn't|feels|felt
  )\b`;
const OPENS_WITH_OWN = new RegExp(String.raw`^My ([a-z-]{3,}) (?=(?:\w+ly |just |finally |also |still )?${DOES})`);
const OPENS_BARE =
  /^(\p{Lu}[a-z]{2,})(?:'s| is) (?=(?:going|doing|coming along|running|busy|open|closed|growing|finally|still)\b)/u;
/** How one finds it, and whose it is, says not which. */
const SAYS_NOT_WHICH = new RegExp(
  wrapped`
    ^(?:
      own|whole|entire|amazing|awesome|great|good|lovely|beautiful|wonderful|incredible|cool|nice|fantastic|gorgeous
      |cute|sweet|brilliant|next|last|other|favou?rite|best|poor|big|little|dear|and|or|of|to|for|with|on|in|at|the|a|an
      |is|are|was|were|[\w-]+['’]s
    )$`,
  "i",
);

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

/** "my app", "our website": of which kind, is not said. */
const BARE = new RegExp(
  wrapped`
    \b(my|our) (
      app|application|website|site|tracker|blog|podcast|shop|store|business|startup|project
      |(?:
        statement|paper|report|thesis|dissertation|novel|memoir|manuscript|screenplay|essay|letter|book|documentary|film
        |presentation|proposal
      )(?! (?:on|about)\b)
      |portfolio
    )\b(?! (?:
        store|process|deadline|form|fee|portal|number|review|club|plan|partner|trip|card|school|degree|manager|for|of
        |called|named|titled
      )\b
      |'s|-
    )`,
  "gi",
);
const OWN = /^(?:my|our)$/;
const MOST_TURNS_BACK = 40;
const MOST_SENTENCES = 40;
/** What a user calls theirs by that word, in full: "weather app"; null where several are. */
const inFull = (sentences: readonly PassageSentence[], head: string): string | null => {
  const named = sentences
    .flatMap(mattersIn)
    .filter((one) => OWN.test(one.owner) && one.head === head && one.words.includes(" "))
    .map(({ words }) => words.slice(0, words.toLowerCase().lastIndexOf(head) + head.length));
  const [first] = named;
  if (first === undefined || !first.includes(" ") || /['’]s\b/.test(first)) return null;
  return named.every((words) => words.toLowerCase() === first.toLowerCase()) ? first : null;
};

/** "I use Rails for my project": of which kind, is said. */
const saysKind = (text: string, full: string): boolean =>
  text.includes(full) ||
  full
    .split(" ")
    .slice(0, -1)
    .some((word) => /^\p{Lu}/u.test(word) && text.includes(word));

/** "I'm testing my app" → "I'm testing my weather app", where the user has named no other app of theirs. */
export const withKindNamed = (passages: readonly Passage[], at: number, clause: Clause): Clause => {
  const { passage, sentence, text } = clause;
  if (!isToAssistant(passage) || clause.isInstruction) return clause;
  const bare = matchesIn(text, BARE);
  if (bare.length === 0) return clause;
  const upTo = passage.sentences.slice(0, passage.sentences.indexOf(sentence) + 1);
  const before = passages
    .slice(Math.max(0, at - MOST_TURNS_BACK), at)
    .filter(({ role }) => role === "user")
    .flatMap(({ sentences }) => sentences.slice(0, MOST_SENTENCES));
  const told = text.replace(BARE, (all, owner: string, head: string) => {
    const full = inFull([...before, ...upTo.slice(-MOST_SENTENCES)], head.toLowerCase());
    return full === null || saysKind(text, full) ? all : `${owner} ${full}`;
  });
  return told === text ? clause : { ...clause, text: told };
};
