// Names the deed that "it" goes on about, where the sentence before has it as its subject: "Rowing can lift your mood." "It
// helps me sleep" → "Rowing helps me sleep".

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { normalise } from "#plugins/memory-extractors/local/reading/normalise.ts";
import { stripLeadIns } from "#plugins/memory-extractors/local/sentences/cut-off/lead-ins.ts";
import { opensDangling } from "../leaning/anaphora.ts";

const NO_DEED = wrapped`
  everything|nothing|something|anything|thing|during|according|morning|evening|being|having|seeing|hearing|knowing
  |feeling|going|looking|sounding|speaking|talking|thinking|wishing|sending|hoping|finding|making|getting`;
/** "Rowing can ...", "Taking breaks from screens is ..." */
const DEED = new RegExp(
  wrapped`
    ^(
      (?!(?:${NO_DEED})\b)[a-z]{2,}ing(?: and [a-z]{2,}ing)?(?: (?!
          (?:
            I|you|he|she|they|we|it|this|that|these|those|them|him|her|there|here|one|can|is|are|was|were|has|have|had
            |isn't|aren't|wasn't|doesn't|don't|can't|won't|and|but|which|who
          )\b
        )[\p{L}'-]+
      ){0,5}?
    ) (?:
      is|are|was|has|can|could|will|would|must|does|do|really|sure|definitely|always|helps?|keeps?|makes?|gives?|brings?
      |feels?|sounds?|takes?
    )\b`,
  "iu",
);
/** "It helps me", "This has been good for my back": something the deed does or is to the speaker. */
const GOES_ON =
  /^(it|this|that)('s| is| has| was|'ll| will| can)?(?= )(?=.*\b(?:me|my|myself|us|our|ourselves|I)\b)(?!.*\b(?:you|your)\b)/i;
const VERBS: Readonly<Record<string, string>> = { "'ll": " will" };

/** "Acting was my first love, but now I write": goes on about something else. */
const TURNS = /\b(?:but|though|although|until|instead)\b/i;

const asOwn = (deed: string): string =>
  deed
    .replace(/\byourself\b/gi, "myself")
    .replace(/\bour?selves\b/gi, "myself")
    .replace(/\b(?:your|our)\b/gi, "my");

/** The deed that a sentence has as its subject, or null. */
const deedIn = (sentence: string): string | null => {
  const { text } = stripLeadIns(normalise(sentence), null);
  return TURNS.test(text) ? null : (DEED.exec(text)?.[1] ?? null);
};

/** What the other does is not what the speaker goes on about. */
const OF_THE_OTHER = /\b(?:I|I'm|I've|me|my|we|us|our)\b/;

/** The one deed among the sentences of the other. */
const onlyDeed = (told: string): string | null => {
  const sentences = told.split(/(?<=[.!?])\s+/).filter((sentence) => !OF_THE_OTHER.test(sentence));
  const deeds = new Set(sentences.map(deedIn).filter((deed) => deed !== null));
  return deeds.size === 1 ? ([...deeds][0] ?? null) : null;
};

/** `last`: the sentence before in the same turn; `other`: what the other said, where nothing of the speaker's stands between. */
export const withDeed = (text: string, last: string, other: string): string => {
  const match = GOES_ON.exec(text);
  if (match === null || !opensDangling(text)) return text;
  const named = other !== "" ? onlyDeed(other) : deedIn(last);
  if (named === null) return text;
  const deed = asOwn(named);
  const verb = match[2] ?? "";
  const told =
    VERBS[verb.toLowerCase()] ??
    (verb === "'s" ? (/^ (?:been|got|become|helped)\b/.test(text.slice(match[0].length)) ? " has" : " is") : verb);
  return `${upperFirst(deed)}${told}${text.slice(match[0].length)}`;
};
