// "The baby is due in June." "Boy or girl?": a question for what the baby will be, or is called, with the word that it leaves out.

import { wrapped } from "#domain/wrapped.ts";

const BOY_OR_GIRL = new RegExp(
  wrapped`
    \b(?:boy or (?:a )?girl|girl or (?:a )?boy)\?$
    |^(?:(?:so|and|oh|ok),? )*(?:do you|have you) (?:already |yet )?(?:know|found out|find out) what (?:
      it(?:'ll| will) be|(?:it is|you're having|you're getting)
    )(?: yet)?\?$`,
  "i",
);
const NAME = new RegExp(
  wrapped`
    ^(?:(?:so|and|oh|ok),? )*(?:(?:do you |have you )?(?:have|got|chosen|picked|found) )?(?:a|any) names?
      (?: yet| already| picked(?: out)?)?\?$`,
  "i",
);
const BABY = /\b(?:baby|pregnant|expecting)\b/i;
/** Of these one asks the same. */
const YOUNG = /\b(?:pupp(?:y|ies)|kittens?|dogs?|cats?|foals?|cal(?:f|ves)|lambs?|horses?|rabbits?|hamsters?)\b/i;

/** `told`: what was said before. */
export const withBabyAsked = (question: string, told: string): string => {
  const asked = BOY_OR_GIRL.test(question)
    ? "Is the baby a boy or a girl?"
    : NAME.test(question)
      ? "What is the baby called?"
      : null;
  return asked === null || !BABY.test(told) || YOUNG.test(told) ? question : asked;
};
