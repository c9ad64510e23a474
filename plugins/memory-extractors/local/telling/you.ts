// The words around "you" that tell whether the listener is meant, or anybody: "what you said", but "how you feel when it rains".

import { wrapped } from "#domain/wrapped.ts";

/** Behind these "you" is anybody: "when you feel", "how much you learn". */
export const GENERIC_YOU_BEHIND = new RegExp(
  wrapped`
    ^(?:
      when|if|whenever|how|what|whatever|where|wherever|as|once|until|unless|than|much|many|things?|way|everything
      |because|makes|made|lets|helps|keeps|gives|takes|and|or|but
    )$`,
  "i",
);
/** "It makes you feel"; "she's made you a scarf" is for the listener. */
export const isAnybodyBehind = (before: string, isOfListener: boolean): boolean =>
  GENERIC_YOU_BEHIND.test(before) && !(isOfListener && before === "made");
/** "If you ask me": anybody may be meant, whoever was named before. */
export const SUPPOSES = /^(?:when|if|whenever|whatever|wherever|unless)$/i;
/** "let you know", "hear you play": the listener, whatever follows. */
export const LEADS_YOU =
  /^(?:miss|missed|missing|let|hear|heard|hearing|saw|seeing|watched|watching|told|telling|tell|show|showed|ask|asked|thank|join|joined)$/i;
const TOWARDS_YOU = new RegExp(
  wrapped`
    ^(?:
      misses|hates|hated|loves|loved|likes|liked|calls|called|blames|blamed|envies|trusts|trusted|thanked|remembers
      |remembered|missed|visited|invites|invited|adores|adored|admired|envied|respected|respects|forgave|forgives
      |forgiven|near|beside|mentioned|admires|recogni[sz]ed|congratulates|brought|gave|taught|helped|supported|inspired
    )$`,
  "i",
);
const OPENS_WITH_SOMEBODY =
  /^(?:My|Our|(?!(?:The|An?|Some|Every\w*|People|It|That|This|Life|Who|What)\b)\p{Lu}\p{Ll}+)/u;
/** "Bruno saw you two": the listener is not the only one. */
const SEVERAL = "two|three|four|guys|lot|folks";
const OF_SEVERAL = new RegExp(`^(?:${SEVERAL})$`);
/** "Bruno misses you": said of somebody, of the listener. */
export const isTowardsYou = (first: string | undefined, before: string, after: string): boolean =>
  TOWARDS_YOU.test(before) && !OF_SEVERAL.test(after) && OPENS_WITH_SOMEBODY.test(first ?? "");
/** "I'll save you two tickets": the tickets are two. */
const GIVES_TWO = new RegExp(wrapped`
  \b(
    I(?:'ll|'ve|'d)? (?:[a-z]+ )??(?:
      g[ai]ve|saved?|bring|brought|sen[dt]|make|made|len[dt]|buy|bought|got|get|owed?|bake[ds]?|knit|cook|order|booked
      |book|leave|left
    )
  ) you (?=two (?:[a-z-]+ )?[a-z]{3,}s\b)`);
/** "I'd like to write about you guys": about more than the listener. */
const ABOUT_ALL = /\b(I\b.* (?:about|of|for|with|to|at)) you guys\b/;
/** "She gave me a scarf as a thank you": a thing, and nobody is spoken to. */
const A_THANK_YOU =
  /\b((?:an?|the|my|our|his|her|their|one|as|say|said|saying)(?: (?:big|huge|little|small|special|proper))* thank) you\b/gi;
export const withSeveral = (text: string, listener: string | null): string => {
  if (listener === null || !text.includes(" you")) return text;
  const told = text.includes("hank you") ? text.replace(A_THANK_YOU, "$1-you") : text;
  return told.includes(" you ")
    ? told.replace(GIVES_TWO, `$1 ${listener} `).replace(ABOUT_ALL, `$1 ${listener} and the others`)
    : told;
};
/** "thinking about you all week" */
export const BEFORE_OBJECT = /^(?:about|of|for|with|to|at|thank)$/i;
export const VERB_OF_YOU = new RegExp(
  wrapped`
    ^(?:
      are|have|can|can't|do|don't|want|need|may|might|must|could|guys|all|two|both|know|see|really|just|always|never
      |feel|ever|too|\w+ly
    )$`,
  "i",
);
/** "what you said": somebody did it, not anybody. */
export const YOU_DID = new RegExp(
  wrapped`
    ^(?:
      went|did|had|were|got|made|took|said|told|gave|wrote|sent|taught|brought|bought|built|sang|drew|knitted|found|lent
      |left|kept|won|sold|caught|chose|spoke|drove|threw|swore|baked|recommended|suggested|mentioned|showed|\w{3,}ed
    )$`,
  "i",
);
/** "I still remember the poem you read": a verb that looks the same in the past. */
export const REMEMBERS =
  /^I (?:(?:still|always|often|'ll never|will never) )*(?:remember|recall|forget|think of|loved|kept|keep)\b/;
export const YOU_WOULD = /^(?:will|would|should)$/i;
/** "just like you are doing" */
export const YOU_TOO: Readonly<Record<string, string>> = { are: "is", do: "does", have: "has" };
/** "Ruta is asking when you come", "she wants to show you", "says you owe him": what others have to do with the listener. */
export const OF_LISTENER = new RegExp(
  wrapped`
    ^(?!
      (?:
        I|we|they|people|everyone|everybody|you|it
        |(?:the|my|our|an?) (?:[\w-]+ )?(?:
          doctors?|coach|teachers?|physio|therapist|dentist|midwife|nurse|boss|school|form|app|test|survey|book|rules?
          |insurance|bank|company
        )
      )\b
    ).*\b(?:ask(?:s|ed|ing)?|wants?|wanted|hop(?:es?|ed|ing)|demand(?:s|ed|ing)|wonder(?:s|ed|ing)?|insist(?:s|ed|ing)?)
      \b[^.;]{0,60}\byou\b
    |\bsays? you (?:owe|promised|still)\b
    |^(?!(?:people|everyone|everybody|they)\b).*\b(?:
        would (?:love|like|be (?:so |very )?(?:happy|glad|thrilled|delighted)) to|(?:can't|cannot) wait to|looking forward to
      ) (?:meet|meeting|see|seeing|host|hosting|visit|visiting|hear|hearing|have|having|hug|hugging) you\b
    |^(?:(?:(?-i:\p{Lu}\p{Ll}+)(?:'s [a-z]+)?|s?he) (?:(?:still|already|also|just|really) )?(?:
        owes|owed|paid|drew|painted|gave|lent|thanked|recogni[sz]ed|remembers|saw|met|spotted|missed
      )
      |(?:my|our) [a-z]+ (?:(?:still|already|also) )?(?:owes|owed|drew|painted|lent|thanked|recogni[sz]ed|remembers)
      |we (?:just )?(?:lost|saw|missed|spotted|heard|beat)
      |(?:(?-i:\p{Lu}\p{Ll}+)|s?he)(?:'ll| will) (?:pay|thank|teach|feed|lend|give|love|hate|forgive|beat)
    ) you\b(?! (?:${SEVERAL}|both|all(?! (?:day|night|week|the)\b))\b)
    |^(?!it\b|that\b|this\b|people\b|they\b|everyone\b|nobody\b).*\b(?:
      (?:'ll|will|'s going to|is going to) (?:
        ring|call|text|phone|visit|meet|send|bring|write to|fetch|help|tell|show|drive|miss|listen to
      )
      |(?:'s|is|are) (?:
        making|bringing|sending|knitting|baking|cooking|getting|buying|saving|lending|picking|fetching|visiting|ringing
        |calling
      )
      |(?:sent|brought|knitted|baked|made|bought|wrote|got|saved) (?=you an?\b)
    ) ?you\b`,
  "iu",
);
/** "I live in Rome now and you live in Oslo": the other of the two. */
export const BESIDE_ONES_OWN =
  /\bI\b[^.;]{0,160} (?:and|but|while) you (?:live|work|own|have|love|hate|like|prefer|are|need to|want to|get to|can have)\b/;
/** What an assistant did in the chat. */
export const ASSISTANT_DID = new RegExp(
  wrapped`
    ^(?:
      said|gave|wrote|sent|told|recommended|suggested|mentioned|showed|provided|shared|explained|listed|described
      |proposed|made|advised|instructed|asked|requested|outlined|helped|drafted
    )$`,
  "i",
);
