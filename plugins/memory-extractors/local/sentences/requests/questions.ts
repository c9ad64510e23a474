// Tells questions from statements, and which question of a turn waits for an answer.

import { wrapped } from "#domain/wrapped.ts";
import { opensWithSubject } from "#plugins/memory-extractors/local/cues/openings.ts";
import { oncePerText } from "#plugins/memory-extractors/local/once-per-text.ts";
import { countWords, opensSmall } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage, PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import { isRiddle } from "#plugins/memory-extractors/local/reading/riddles.ts";
import { asksWithAuxiliary } from "./auxiliary-first.ts";

const WH =
  /^(?:please )?(?:(?:since|until|till|from|by) when|what|how|why|where|when|who|whom|whose|which)(?:'s|'re|'d|'ve|'ll)?\b/i;
const WH_STATEMENT = new RegExp(
  wrapped`
    ^(?:when(?:ever)?|where|what|who|how|why) (?:I|we|my|our)\b
    |^when (?!(?:do|does|did|is|are|was|were|can|could|will|would|should|have|has)\b)[^,]{3,60}, (?:I|we|my|our)\b
    |^when (?!
      (?:do|does|did|is|are|was|were|can|could|will|would|should|have|has)\b
      |.*\b(?:can|could|should|do|did|does|will|would|shall|is|are|was|were|must) (?:I|we|you|he|she|it|they|my|the)\b
    )(?:(?:the|his|her|their) )?[\p{L}-]+ [a-z]{3,}\b[^,?]{0,60} (?:I|we|my|our) [a-z][^?]*$
    |!$`,
  "iu",
);
/** "What worries me is the roof: it leaks": no question, though it opens like one. */
const WHAT_IT_IS = new RegExp(
  wrapped`
    ^what (?:(?:really|still|also|mostly|actually|mainly) )?(?:
      (?:did|do|does)n't [a-z]+
      |(?:
        worr|both|annoy|surpris|scar|matter|help|chang|concern|motivat|stress|attract|frighten|irritat|frustrat|convinc
        |counts?|strik|struck|went|works?|worked|keeps?|kept|makes?|made|bugs?|puts? me off|holds? me
      )[a-z]*
    )\b[^?,:;]{0,70}? (?:is|was|are|were) (?:that (?=[a-z]+ [a-z]+ )|(?!(?:it|that|this|there|I|you|he|she|they|we)\b))[^?]+
      $`,
  "i",
);
const AUXILIARY_FIRST = new RegExp(
  wrapped`
    ^(?:
      do|does|did|are|is|am|was|were|have|has|had|can|could|would|will|should|shall|may|might|don't|doesn't|didn't
      |aren't|isn't|wasn't|haven't|won't|wouldn't|couldn't|any|ever|got any|want to|mind if|care to
    )\s+
    (?:
      you|u|I|we|he|she|it|they|there|that|this|the|your|my|these|those|a|an|anyone|any|tips|chance|some|go|see|hear
      |join|try|come|been
    )\b`,
  "i",
);
/** "Want me to come over", "need me to bring anything": offered, with no mark behind it. */
const OFFERS_HELP = /^(?:do you )?(?:want|need|would you like) (?:me|us) to\b/i;
/** "Any breakfast ideas under ten minutes" */
const ANY_IDEAS =
  /^any (?:[\w-]+ ){0,4}(?:ideas?|tips|suggestions?|recommendations?|advice|thoughts|recipes?|options)\b/i;
/** "Had a rough morning", "Didn't see the film": no question mark, and a subject that chat leaves out. */
const LEFT_OUT_SUBJECT = new RegExp(
  wrapped`
    ^(?:
      (?:had|haven't|didn't|wasn't|couldn't|was|got|did) (?:an?|some|the|my|this|that|been|to)
      |(?:don't|doesn't|didn't|won't|wouldn't|couldn't) (?:go|see|hear|join|try|come)
    )\b`,
  "i",
);
export const INDIRECT = new RegExp(
  wrapped`
    ^(?:I'm|I am|I was|we're|I've been)?\s*(?:just |also |really )?(?:wondering|curious|not sure|unsure) (?:
      if|whether|how|what|which|about|why|when|where
    )\b`,
  "i",
);

export const MARKED = /\?["')\]]?\s*$/;

/** "ugh who will I live with" */
const WAILS =
  /^(?:ugh+|argh+|aw+|damn|god|jeez|omg|wtf|hmm+|uff|oof|lol|man|dude|bro),? (?=(?:who|what|where|when|why|how)(?:'s|'re|'ll)? )/i;
/** "nice but can you make it shorter" */
const PRAISES_BEFORE_REQUEST = new RegExp(
  wrapped`
    ^(?:that's |it's |looks )?(?:nice|great|lovely|good|cool|perfect|thanks|cheers|ok|okay|fine|brilliant),? but (?=
      (?:can|could|would|will) you\b
    )`,
  "i",
);
export const isQuestion = oncePerText((said) => {
  const text = said.replace(WAILS, "").replace(PRAISES_BEFORE_REQUEST, "");
  if ((text.includes("?") && MARKED.test(text)) || INDIRECT.test(text)) return true;
  if (opensWithSubject(text)) return false;
  if (ANY_IDEAS.test(text) || OFFERS_HELP.test(text)) return true;
  if (asksWithAuxiliary(text)) return true;
  if (AUXILIARY_FIRST.test(text)) return !LEFT_OUT_SUBJECT.test(text);
  return WH.test(text) && !WH_STATEMENT.test(text) && !WHAT_IT_IS.test(text);
});

/** "anyway hows college", "yo big head, where you at": what a question that is typed without its mark opens with. */
const OPENS_TYPED = new RegExp(
  wrapped`
    ^(?:
      (?:anyways?|so|and|but|ok|okay|also|oh|well|lol|haha|omg),?[ ]
      |(?:yo|oi|hey)(?: [a-z]+){0,2},? (?=(?:what|how|where|who|when|why|did|do|are|have|is))
    ){1,5}`,
  "i",
);

const isTypedQuestion = (text: string): boolean => isQuestion(text.replace(OPENS_TYPED, ""));

/** "what a cheek", "wow how lovely": typed without its mark, and asks nothing. */
const EXCLAIMS = new RegExp(
  wrapped`
    ^(?:(?:wow|oh|aw+|omg|god|haha|lol|ah|ugh),? )*(?:
      what an? (?!.*\b(?:is|are|was|were|do|does|did|has|have|had|can|will|would)\b)
      |how (?:
        lovely|nice|cute|sweet|awful|annoying|exciting|funny|rude|weird|cool|sad|brilliant|amazing|horrible|mean|kind
        |fun|strange|stressful|frustrating
      )[.!]*$
    )`,
  "i",
);
/** Ends in a question mark, or is typed without one: "hows the flat", "did you call mum". */
export const asks = (sentence: PassageSentence): boolean =>
  (sentence.raw.trimEnd().endsWith("?") && !isRiddle(sentence.raw.trim())) ||
  (opensSmall(sentence.raw) &&
    countWords(sentence.raw) < 12 &&
    isTypedQuestion(plainOf(sentence)) &&
    !EXCLAIMS.test(sentence.raw));

/** "You were a diver? How did I not know that?": nobody answers it. */
const ASKS_NOBODY = new RegExp(
  wrapped`
    ^(?:(?:and|but|so|oh|wow|wait),? )?(?:
      how (?:did|could|do) I (?:not|never) kn[eo]w|how come (?:I|you) (?:didn't|never)
      |why (?:didn't|did) you (?:never |not )?(?:tell|mention|say)|can you (?:believe|imagine)
      |how (?:cool|sweet|cute|lovely|amazing|funny|great) is that|isn't (?:that|it|he|she) (?:\w+ )?\w+\?
      |who (?:knew|would have thought|would've thought)|what are the (?:odds|chances)|are you (?:kidding|serious|joking)
      |right\?|really\?|seriously\?|no\?|you know\?
    )`,
  "i",
);
/** The last question of a turn that waits for an answer. */
export const questionIn = (passage: Passage | undefined): PassageSentence | null => {
  const asked = passage?.sentences.filter(asks) ?? [];
  return asked.findLast(({ raw }) => !ASKS_NOBODY.test(raw)) ?? asked.at(-1) ?? null;
};

const OF_LISTENER = /\byou(?:r|rs|rself|'re|'ve|'d)?\b/i;
/** "Would you like to go through an example?", "Have you tried any of these methods?", "What else can I help you with?" */
const OFFERS_OR_POINTS = new RegExp(
  wrapped`
    ^(?:(?:so|and|but|or|also|then|now),? )?(?:
      (?:problem|exercise|question|example|step|quiz)\b.*:[ ]
      |(?:would|could|can|will|should|might|may|want|ready|shall|need)[ ]
      |how (?:about|do(?:es)? (?:this|that|these|those|it|they))\b
    )
    |\b(?:
      do you (?:want|need|mean|think|agree|understand|feel (?:this|that))
      |(?:
        this|that|these|those|above|it|them|they|else|I|me|we|us|let's|more specific|questions?|example|assist|clarif\w+
      )\b
      |any (?:specific|particular|other) (?:aspects?|parts?|areas?|points?|thoughts|details|topics?|steps?)
    )`,
  "i",
);

/** A question of an assistant's that asks for something of the user's, and not whether to go on or how its answer was. */
export const asksAboutUser = (question: string): boolean =>
  OF_LISTENER.test(question) && !OFFERS_OR_POINTS.test(question);

/** "Have you considered a planner?": what is said to it is about the proposal, seldom about who says it. */
const PROPOSES = /^have you (?:(?:already|ever|also) )?(?:considered|thought|explored|looked into|tried|started)\b/i;
export const proposes = (question: string): boolean => PROPOSES.test(question);
