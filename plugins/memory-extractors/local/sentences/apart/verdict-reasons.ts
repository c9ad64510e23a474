// "That's going to be hard, as I drink five cups a day", "A rug would help, because our twins sit on the floor": the reason for
// a verdict on what an assistant proposed. The verdict goes with the proposal; the reason stays true.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { hasInnerDangling, opensDangling } from "#plugins/memory-extractors/local/references/leaning/anaphora.ts";

/** One look that most sentences fail. */
const MAY_REASON = /\b(?:would|could|might|can|will|won't|wouldn't|going|doesn't|isn't|rather)\b|'d |'ll /;
const OWN = "(?=(?:I|I'm|I've|I'd|we|we're|we've|my|our)\\s)";
const WHY = `(?:,? (?:since|because|considering(?: that)?|given that)|, as) ${OWN}`;
const VERDICT = wrapped`
  (?:
    (?:
      a|an|so|really|very|pretty|quite|too|absolutely|actually|definitely|probably|also|bit|little|much|better|easier
      |harder|great|good|nice|perfect|lovely|ideal|wonderful|fantastic|amazing|awesome|helpful|useful|handy|hard
      |difficult|tricky|tough|challenging|doable|manageable|possible|impossible|easy|fun|interesting|problem|challenge
      |idea|option|fit|point|start|help|change|relief|enough|every|other|second|third|day|week|month|for|me|us
    )\b ?
  ){1,7}`;
/** "That would be every other week for me", "It won't work" */
const OF_PROPOSAL = new RegExp(
  wrapped`
    ^(?:that|this|it|those|they)(?:
      (?:'s| is|'re| are) going to be
      |(?:'d| would|'ll| will| might| could| may)(?: (?:probably|definitely|actually|really|also))? be
    ) ${VERDICT}${WHY}`,
  "i",
);
const WORKS_NOT = new RegExp(
  wrapped`
    ^(?:that|this|it|those|they) (?:
      won't|wouldn't|doesn't|can't|isn't going to|probably won't|might not|would|might|could|will
    )(?: (?:probably|really|actually|definitely))? (?:work|help|fit|do|be (?:possible|enough|practical|an option))
      (?: (?:out|well|perfectly|much|a lot|for (?:me|us)))*${WHY}`,
  "i",
);
/** "A rug would be nice", "Melk would be great" */
const OF_THING = new RegExp(
  wrapped`
    ^(?:(?:an?|some|the) (?:[\w'-]+ ){1,3}|((?!(?:I|It|That|This|We|They|He|She|You|There)\b)(?-i:\p{Lu})[\p{L}-]+) )
      (?:would|could|might) (?:definitely |really |actually |also |probably )*
      (?:be ${VERDICT}|(?:work|help)(?: (?:well|a lot))?)${WHY}`,
  "iu",
);
/** "I could do that", "I'd rather not" */
const OWN_ANSWER = new RegExp(
  wrapped`
    ^(?:I|we)(?: (?:could|can|might|may|will|should)|'ll|'d| would)(?: (?:
        probably|definitely|totally|easily|certainly|rather|also
      )
    )*(?: (?:do|try|manage|use|consider) (?:that|this|it)| not)(?: (?:too|as well|then|one))?${WHY}`,
  "i",
);
const SHORTEST = 4;
/** "I want", "I'm not sure": of the moment, too. */
const OF_THE_MOMENT = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are)? (?:(?:really|just|also|still) )*(?:
      want|need|wanted|trying|hoping|looking|not sure|curious|wondering|unsure|worried
    )\b`,
  "i",
);

/** "my kids have always wanted one", "since Otto died, to have a dog": not the whole of it. */
const IS_OPEN = /\b(?:ones?|some|any)[.!]*$|, to [a-z]/i;

export const reasonOfVerdict = (text: string): string => {
  if (!MAY_REASON.test(text) || !/\b(?:since|because|as|considering|given) /.test(text)) return text;
  const [all, place] =
    OF_PROPOSAL.exec(text) ?? WORKS_NOT.exec(text) ?? OF_THING.exec(text) ?? OWN_ANSWER.exec(text) ?? [];
  if (all === undefined) return text;
  const reason = text.slice(all.length);
  const told =
    place === undefined ? reason : reason.replace(/(?<=\b(?:lives?|works?|stays?|studies) )there\b/, `in ${place}`);
  if (countWords(told) < SHORTEST || !FINITE.test(told) || OF_THE_MOMENT.test(told)) return text;
  return IS_OPEN.test(told) || opensDangling(told) || hasInnerDangling(told) ? text : upperFirst(told);
};
