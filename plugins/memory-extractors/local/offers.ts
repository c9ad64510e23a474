// What one of two people offers the other: "I can lend you my tent", "I'd be happy to drive you to the airport". What one could do is
// no news and so no clause is drawn from it; told of both it is. An offer without a deed ("I'm here for you") is kindness, no offer.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import { countWords } from "./patterns.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { hasInnerDangling } from "./references/leaning/anaphora.ts";
import { asSentence, plainCandidate } from "./telling/candidates.ts";
import { rewritePerson } from "./telling/person.ts";

/** One look that most sentences fail. */
const MAY_OFFER = /\b(?:can|could|happy|glad|love|willing|want me|shall I|should I|need)\b/i;
const BEFORE = wrapped`
  (?:(?:and|but|so|well|oh|ok|okay|also|maybe|perhaps|sure|definitely|absolutely|yes|yeah|of course|hey)(?:[,:!] | - | )){0,3}`;
/** What one does for somebody else. */
const DEED = wrapped`
  (?:
    help|lend|teach|show|drive|cook|bake|bring|donate|contribute|give|pick|take|introduce|connect|put you in touch
    |look after|watch|feed|walk|water|babysit|assist|swap|host|fix|repair|build|make|design|review|proofread
    |volunteer|chip in|pitch in|spread|lend a hand|keep an eye|sit|send|share|sew|knit|paint|translate|cover
  )\b`;
const ADVERB = "(?:(?:totally|definitely|always|gladly|happily|easily|also|really|certainly|probably|maybe) )?";
const OFFERS: readonly RegExp[] = [
  // "I can lend you my tent", "We could look after your dog"
  new RegExp(`^${BEFORE}(?:I|we) (?:can|could) ${ADVERB}(${DEED} [^?]+)$`, "i"),
  // "I'd be happy to drive you", "Happy to proofread your letter", "I'd love to help with the stall"
  new RegExp(
    wrapped`
      ^${BEFORE}(?:(?:I|we)(?:'d| would|'m| am|'re| are) (?:be )?)?${ADVERB}(?:more than )?(?:happy|glad|willing|love|ready) to[ ]
        (${DEED} [^?]+)$`,
    "i",
  ),
  // "Want me to feed your hens?", "Shall I bring the projector?"
  new RegExp(`^${BEFORE}(?:(?:do you )?want me to|shall I|should I(?=[^?]* you\\b)) (${DEED} [^?]+)\\?$`, "i"),
  // "If you need a van, I can drive it over", "Let me know if you need help with the posters"
  new RegExp(`^${BEFORE}if you [^,?]{3,60}, (?:I|we) (?:can|could) ${ADVERB}(${DEED} [^?]+)$`, "i"),
];
const NEEDS_HELP = new RegExp(
  `^${BEFORE}(?:just )?let me know if you (?:ever )?need (?:any |a |some )?(?:help|hand) (with [^?,.!]+|[a-z]+ing [^?,.!]+)`,
  "i",
);

/** What is done for the other: for them, with what is theirs, or for the matter that they spoke of. */
const FOR_OTHER =
  /\b(?:you|your|yours)\b|^(?:help|assist|bring)\b.*\b(?:with|for|to) (?:the|it|that|this)\b|^(?:donate|contribute|volunteer|chip in|pitch in|lend a hand|spread)\b/i;
/** "I could lend you my car if I still had it", "I could drive you to work, but mine is broken": none. */
const NOT_MEANT = /\bif (?:I|we|only|it|my|mine|our)\b|\bbut\b/i;
/** "help you study": the verb behind has a doer by name. */
const HELPS_TO_DO = /^(help) you (?=[a-z]+)(?!with\b|out\b|on\b|in\b|at\b|to\b|and\b|for\b|from\b)/i;
/** Shown here and now, or an answer that is on its way. */
const AT_HAND = new RegExp(
  wrapped`
    \b(?:
      pics?|photos?|pictures?|snaps?|links?|videos?|hugs?|vibes|love|luck|thoughts|prayers|here|now|right away|mine|ours|one
      |what I mean|how (?:I|it|we)|an? (?:idea|example|update|look|break)|care of (?:you|yourself|it)|(?:my|your) word|advice|pain|news
      |watch you|secrets?|jokes?|gossip|forever|back then|all day|that (?:I|you|we|it|he|she|they)|(?:laugh|smile|cry)
      |(?:you|it) (?:that|this|it)$
    )\b`,
  "i",
);
/** "help you out", "help you with anything": in what, it does not say. */
const HELPS_IN_NOTHING = new RegExp(
  wrapped`
    ^(?:help|assist|pitch in|chip in|volunteer|lend (?:you )?a hand)(?: you)?(?: (?:
      out|more|further|better|too|as well|anytime|any time|whenever|if|in any way|however|with (?:it|that|this|anything|everything|whatever)
    )\b.*)?$`,
  "i",
);
/** The reason goes, and what is said beside. */
const REASON =
  /(?:,? (?:so|because|since|and|but|if|when|then|that way|which)(?: that)?,? (?:you|it|they|I|we|there|that|the|this|your)(?:'\p{L}+)? .*| - .*|[;:,] .*| (?:if|whenever|when) you .*)$/iu;
const FOR_IT = / (?:for|to|with|on) (?:it|that|this|them)$/i;
const TAILS = /(?:,? (?:too|as well|though|sometime|some time|if you (?:want|like)|anytime|then))+$/i;

/** "drive you both" */
const WHOM = / (?:you|both|all|guys|two)\b/gi;
const FEWEST_WORDS = 2;
const LONGEST = 200;
const CONFIDENCE = 0.35;

const deedOf = (text: string): string | null => {
  const needed = NEEDS_HELP.exec(text)?.[1];
  const found =
    needed === undefined
      ? OFFERS.flatMap((way) => way.exec(text)?.[1] ?? [])[0]
      : `help you ${needed.replace(/^(?=[a-z]+ing\b)/i, "with ")}`;
  if (found === undefined || !FOR_OTHER.test(found) || NOT_MEANT.test(text)) return null;
  const deed = found
    .replace(REASON, "")
    .replace(/[.!?\s]+$/, "")
    .replace(TAILS, "")
    .replace(FOR_IT, "");
  const isVague = HELPS_IN_NOTHING.test(deed) || AT_HAND.test(deed) || hasInnerDangling(deed);
  return isVague || countWords(deed.replace(WHOM, "")) < FEWEST_WORDS ? null : deed;
};

/** What a turn offers whom it is said to, in one memory. `drawn`: the places of sentences that are told already. */
export const offersIn = (
  { speaker, listener, isListenerOpen, sentences }: Passage,
  drawn: ReadonlySet<number | undefined>,
): MemoryCandidate[] => {
  if (listener === null || isListenerOpen) return [];
  const offered = sentences.flatMap((sentence): { deed: string; sentence: PassageSentence }[] => {
    if (
      !sentence.isFresh ||
      sentence.raw.length > LONGEST ||
      drawn.has(sentence.start) ||
      !MAY_OFFER.test(sentence.raw)
    )
      return [];
    const deed = deedOf(plainOf(sentence));
    return deed === null ? [] : [{ deed, sentence }];
  });
  const deeds = offered.map(({ deed }) => deed.replace(HELPS_TO_DO, `$1 ${listener} `)).slice(0, 2);
  if (deeds.length === 0) return [];
  const told = rewritePerson(`I offer to ${deeds.join(" and to ")}`, {
    speaker,
    listener,
    isPast: false,
    isTogether: false,
  });
  return [
    plainCandidate(
      { text: asSentence(told), kind: "event", subject: speaker, confidence: CONFIDENCE },
      offered.map(({ sentence }) => sentence),
    ),
  ];
};
