// What is said in jest and taken back ("Kidding!", "April fools"), and what is told of others and denied ("It's not true", "No, he
// quit"): neither is remembered.

import { wrapped } from "#domain/wrapped.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage, PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import { asks } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";

/** "Just kidding", "jk lol", "that was a joke"; not "kidding aside", "no kidding". */
const KIDDING = new RegExp(
  wrapped`
    ^(?:(?:(?:ha){2,}h?|lol|lmao|ok|okay|sorry|no,|nah),? )*(?:
      (?:(?:I'm|I was|was|we're) )?(?:just |only |totally )?(?:kidding|joking|messing)\b(?! (?:aside|apart))
        (?:[^,]{0,20}$|[,.!-])
      |j\/?ks?(?= ?[,.!)-]|$| (?:lol|haha|april))
      |(?:(?:it's|it was|that's|that was|this was) )?(?:just |only )?a (?:joke|prank)(?=[,.!]|$)
      |april fools?(?:'s?|s)?(?: day)?\b|I made (?:that|it) (?:all )?up\b
    )`,
  "i",
);
/** "I sold my car, jk" */
const KIDDING_BEHIND =
  /(?:[,.!)-]| lol| haha)+ ?(?:(?:I'm )?(?:just |only )?(?:kidding|joking)|j\/?k|april fools?'?)(?: (?:lol|haha+))?[\s.!)]*$/i;

const LONGEST_BEHIND = 40;

export const isJoke = (sentence: PassageSentence, next: PassageSentence | undefined): boolean =>
  (next !== undefined && KIDDING.test(plainOf(next))) || KIDDING_BEHIND.test(sentence.raw.slice(-LONGEST_BEHIND));

/** How far back a joke can stand, in turns. */
const NEAR = 4;
/** The turn whose last words a turn takes back; -1 where it takes nothing back. */
export const takenBackBy = (passages: readonly Passage[], at: number): number => {
  const [passage, first] = [passages[at], passages[at]?.sentences[0]];
  if (passage === undefined || first === undefined || !KIDDING.test(plainOf(first))) return -1;
  for (let back = at - 1; back >= Math.max(0, at - NEAR); back--)
    if (passages[back]?.speaker === passage.speaker && passages[back]?.role === passage.role) return back;
  return -1;
};

const LAUGH = "(?:(?:ha){2,}h?|(?:he){2,}|lol+|lmao|rofl|xd|[:;]-?[dp)]|[😂🤣😄😅😆😁😜😝😉🤪😀])";
const LAUGHS = new RegExp(LAUGH, "iu");
/** "Bank robber haha.", and the rest of it, where the true answer follows at once */
const IN_JEST = new RegExp(
  String.raw`^\s*([^?]{2,70}?)[\s,.!…(]+${LAUGH}(?:[\s,.!…)]*${LAUGH})?[\s,.!…)]*(?=$|[bnsjk])`,
  "iu",
);
/** "No, I'm a notary", "no seriously, a canoe", "Seriously though: Graz" */
const IN_EARNEST = new RegExp(
  wrapped`
    ^\s*(?:but,? )?(?:
      (?:no+|nah|nope)(?:[,.!…]+\s*|(?= (?:seriously|really|honestly|for real|jokes?|just|kidding)\b)\s+)(?:
        (?:but )?(?:seriously|really|honestly|for real|jokes? aside|just kidding|just joking|kidding|joking)
          (?: (?:though|now))?[,.:!…-]*\s+
      )?
      |(?:seriously|for real|jokes? aside|joking aside|kidding aside|just kidding|kidding|joking)(?: (?:though|now))?[,.:!…-]+
        \s*
    )`,
  "i",
);
/** "No, you can't have it", "No, I'm not sorry": goes on with what was said. */
const GOES_ON = new RegExp(
  wrapped`
    ^(?:you|he|she|they|that|this|there|not?|nah|never|don't|way|thanks?|worries|joke)\b|n't\b|\bnot\b
    |^(?:it|it's)(?! (?:an? |the |in |at |on )|'s (?:an? |the |in |at |on ))`,
  "i",
);
const ASKS_WHAT = /\b(?:what|where|who|whom|which|when|how)\b/i;

/** "On the moon lol. No, in Graz." as the reply to a question: only "in Graz" stays. */
const dropJest = (sentences: PassageSentence[]): void => {
  const [first, second] = sentences;
  if (first === undefined || !LAUGHS.test(first.raw)) return;
  const head = IN_JEST.exec(first.raw)?.[0];
  if (head === undefined) return;
  const isWhole = head.length === first.raw.length;
  const earnest = isWhole ? second : first;
  const from = isWhole ? 0 : head.length;
  const said = earnest?.raw.slice(from) ?? "";
  const opening = IN_EARNEST.exec(said)?.[0] ?? "";
  const answer = said.slice(opening.length);
  if (earnest === undefined || opening === "" || GOES_ON.test(answer)) return;
  const start = earnest.start + from + opening.length;
  sentences.splice(0, isWhole ? 2 : 1, ...(answer === "" ? [] : [{ ...earnest, raw: answer, start }]));
};

/** Takes what is answered in jest out of the turns that put it right. */
export const dropJests = (passages: readonly Passage[]): void => {
  passages.forEach(({ speaker, role, sentences }, at) => {
    const before = passages[at - 1];
    const question = before?.sentences.at(-1);
    if (role === null || role === "assistant" || question === undefined) return;
    if ((before?.speaker === speaker && before.role === role) || !asks(question) || !ASKS_WHAT.test(question.raw))
      return;
    dropJest(sentences);
  });
};

/** "I heard Tom was fired", "Rita has a goat": of others, which one need not know. */
const HEARSAY =
  /^(?:I|we)(?:'ve| have)? (?:just |also |once |only )?(?:heard|read|think|thought|believe|was told|were told|saw (?:online|on))\b/i;
const OF_ONESELF = /\b(?:I|I'm|I've|I'll|I'd|me|my|mine|we|we're|we've|us|our)\b/i;

const REFUTES = new RegExp(
  wrapped`
    ^(?:(?:no+|nah|nope|well|oh|um|actually|sorry)[,.]? )*(?:
      (?:that|it|this)(?:'s| is| was| isn't| wasn't)(?: just| really| simply)? (?:
        not (?:true|right|so)|(?<=n't )(?:true|right|so)|wrong|false|nonsense|rubbish|bullshit
        |an? (?:rumou?r|lie|myth|joke|hoax)
      )\b
      |not true\b|wrong\b
      |(?:s?he|it|they)(?:'s not| (?:do|does|did|is|was|are|were|has|have|had|will)(?:n't| not))(?=[.,!]|$)
    )`,
  "i",
);
/** "No, he quit" */
const SAYS_OTHERWISE = /^(?:no|nah|nope)[,.] (?:s?he|it|they)(?:'s|'re|'ve)? /i;

/** "Dad's on the committee" "Was on. He left in May": of nobody but the one it was said of, and no longer so. */
const NO_LONGER_SO =
  /^(?:(?:well|oh|no|nope|actually|sorry),? )*(?:was (?:on|in|at|with)|used to(?: be| do| have)?|not any ?more)(?:[.!]|, (?:s?he|they|it)\b)/i;
const OPENS_WITH_ONESELF = /^(?:I|we)\b/i;

/** Whether a reply denies what a turn ended with. */
export const isRefuted = (text: string, passage: Passage, reply: Passage | undefined): boolean => {
  const [first] = reply?.sentences ?? [];
  const last = passage.sentences.at(-1);
  if (first === undefined || last === undefined || reply?.speaker === passage.speaker || reply?.role === "assistant")
    return false;
  if (!OPENS_WITH_ONESELF.test(text) && !asks(last) && NO_LONGER_SO.test(first.raw)) return true;
  if ((OF_ONESELF.test(text) && !HEARSAY.test(text)) || asks(last) || asks(first)) return false;
  const said = plainOf(first);
  return REFUTES.test(said) || SAYS_OTHERWISE.test(said);
};
