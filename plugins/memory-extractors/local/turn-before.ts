// What the speaker's turn before left to go on about, and whether a sentence still speaks of it or turns to something else.

import { wrapped } from "#domain/wrapped.ts";
import { FINITE } from "./cues/verbs.ts";
import { carries, UNREAL } from "./hosts.ts";
import { countWords } from "./patterns.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { hasInnerDangling } from "./references/leaning/anaphora.ts";
import { canExplain, PERSON_OPENING } from "./references/leaning/explaining-sentences.ts";
import { namesOneThing } from "./references/things/antecedents.ts";
import type { Clause } from "./sentences/clause.ts";
import { asks } from "./sentences/requests/questions.ts";

/** What was told in the speaker's turn before. */
export interface Earlier {
  readonly clause: Clause;
  /** The other asked on about it, and did not only comment. */
  readonly isAsked: boolean;
}

/** "What was it like?"; in "Is it a boy or a girl?" the child is not what was told. */
const ASKS_ON = /\b(?:it|that|this|they|them|those|these|there|one)\b(?!(?:'s| is)? an? [\w-]+ or\b)/i;
/** "Rowing sounds fun, have you tried it?": names itself what it asks about. */
const OWN_TOPIC = /^(.{6,}?), (?:and |so )?(?:have|had|do|did|are|were|would|will|can|could) you\b/i;
const asksOn = (question: string): boolean =>
  ASKS_ON.test(question) && !namesOneThing(OWN_TOPIC.exec(question)?.[1] ?? "");
/** "I got a puppy", "My choir has a new hall": brings in something of the speaker's. */
const BRINGS_IN = new RegExp(
  wrapped`
    ^(?:[^,]{1,40}, )?(?:I|I'm|I've|we|we're|we've|my|our|My|Our|We|We're|We've)\b.*(?:
      \b(?:an?|some|another|my|our|named|called|two|three|four|these|new) |[a-z] "?(?!I\b|I')\p{Lu}[\p{L}]{2,}
      |\b[a-z]{3,}ing [a-z]{4,}
    )`,
  "u",
);

/** What the speaker's next turn can go on about, where the turn between them asks on or, as `isComment` says, tells nothing. */
export const spokenOf = (clause: Clause | undefined, between: Passage, isComment: boolean): Earlier | null => {
  const asked = between.sentences.filter(asks);
  if (asked.length > 0 ? !asked.some(({ raw }) => asksOn(raw)) : !isComment) return null;
  return carries(clause) && BRINGS_IN.test(clause.text) && !UNREAL.test(clause.text) && !hasInnerDangling(clause.text)
    ? { clause, isAsked: asked.length > 0 }
    : null;
};

/** A sentence of fewer words is an exclamation: nothing refers to it. */
export const BRIEF = 5;
/** Still the person of the turn before: "That week was hard on her." */
const INTRODUCES = new RegExp(
  wrapped`
    \b(?:an?|another|this|some|one) (?:[\w-]+ ){0,2}(?:
      girl|boy|man|woman|guy|lady|kid|child|friend|person|couple|family|stranger|neighbou?r|colleague
    )\b`,
  "i",
);
const SOMEBODY = /\b(?:she|her|he|him|his|they|them|their)\b/i;
/** "A girl from my class fell.": "she" of a later turn can be her; behind "The therapist says I may knit" it is anybody. */
export const canBeOf = (host: Clause, { text }: Clause): boolean =>
  canExplain(host.text, text) && (!PERSON_OPENING.test(text) || INTRODUCES.test(host.text));
/** "Yes, we had lunch", asked after her: with her. */
const WITH_WHOM_ASKED = /^(?:(?:yes|yeah|yep|yup|no|nope|nah)\b[,.!]? )?we\b/i;
/** "Tired, but over the moon": how whoever was asked after is. */
const STATE = /^(?:(?:very|pretty|so|a bit|really) )?[a-z]+ed(?=,| but| and| of course)/i;
/** "Mine built one, too", "photos of my cousins baby": of somebody whom no rule names. */
const OF_ONES_OWN = new RegExp(
  wrapped`
    ^(?:(?:oh|yes|yeah|no|haha|lol),? )?mine [a-z]
    |\bmy [a-z]+s'? (?:baby|son|daughter|kid|boy|girl|husband|wife|boyfriend|girlfriend|mum|dad)\b`,
  "i",
);
/** "I'm not ready for this.", "It has brought us closer.": a word on what was told, which brings in nobody. */
const ONLY_REACTS = new RegExp(
  wrapped`
    ^(?!.*[\p{L},] (?-i:\p{Lu}\p{Ll}))(?:
      (?:it|that)(?:'s|'d|'ll| (?:has|was|is|means|meant|made|makes|feels|felt|would|will|must|could))?\b
      |(?=I\b.* (?:this|that|it)[.!]*$)
      |you(?:'re| are) (?:(?:so|absolutely|totally|too|very|really) )*(?:right|kind|sweet|thoughtful)\b
      |I(?:'m| am| was| feel| felt) (?:(?:so|really|very|just|truly|pretty) )+(?:
        scared|worried|relieved|proud|happy|sad|shocked|nervous|grateful|thankful|lucky|glad|excited|touched
      )[.!]*$
    )(?!.*\b(?:my|our|your|an?|the|this|some|another|one) \p{L})`,
  "iu",
);
const LONGEST_REACTION = 9;
/** "That means the world to us, Ben!": whom it is said to comes in as little as a world does. */
const SAID_TO = /, \p{Lu}\p{Ll}+(?=[.!]*$)/u;
const SO_MUCH = /\b(?:the world|a lot|a great deal|a relief)\b/gi;
export const onlyReacts = (raw: string): boolean =>
  countWords(raw) <= LONGEST_REACTION && ONLY_REACTS.test(raw.replace(SAID_TO, "").replace(SO_MUCH, "much"));
/** Whether a sentence speaks of something else than who was named in the turn before. */
export const turnsAway = (raw: string): boolean =>
  INTRODUCES.test(raw) ||
  OF_ONES_OWN.test(raw) ||
  (!WITH_WHOM_ASKED.test(raw) &&
    countWords(raw) >= BRIEF &&
    !SOMEBODY.test(raw) &&
    !onlyReacts(raw) &&
    FINITE.test(raw.replace(STATE, "")));

/** "Any way to fix that?": about what was said, and names nothing else. */
const ABOUT_IT = /^[\w ,']{3,60}\b(?:it|that|this|them)\?$/i;
const asksAboutIt = (raw: string): boolean => ABOUT_IT.test(raw) && !namesOneThing(raw);

/** The clause read before, unless a sentence that was passed over stands between: that may be what the pronoun means. */
export const nextTo = (
  current: Clause,
  previous: Clause | undefined,
  empty: PassageSentence | undefined,
): Clause | undefined => {
  if (previous === undefined || current.before === null) return previous;
  const isNear = [current.sentence, current.before].includes(previous.sentence) || current.before === empty;
  return isNear || countWords(current.before.raw) < BRIEF || asksAboutIt(current.before.raw) ? previous : undefined;
};
