// "Ask your landlord first." "I asked him and he said yes" → "I asked my landlord and he said yes": whom an assistant has just told
// the user to ask, where nobody else can be meant.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { bringsInName, namesAnybody } from "./persons-asked.ts";
import { OFFICES } from "./strangers.ts";

const ADVISED = new RegExp(
  wrapped`
    \byour (
      (?:[a-z]+ )?(?:
        ${OFFICES}|${KIN_NOUNS}|supervisor|advis[eo]r|professor|tutor|physio|physiotherapist|dietitian|pharmacist
        |accountant|gp|consultant|neighbou?r|employer|trainer|instructor|banker|broker|architect|pediatrician
        |paediatrician|psychologist|counsell?or|professor|headteacher|midwife|hr rep
      )
    )(?!')\b`,
  "gi",
);
/** "I did talk to her", "I asked him", "I've already seen her" */
const DID_SO = new RegExp(
  wrapped`
    ^(
      (?:(?:yes|yeah|no|ok|actually|well|so),? )*I(?:'ve| have| did)? (?:(?:already|just|finally|also) )*(?:
        (?:talk(?:ed)?|spoke|speak|spoken|wrote|written) (?:to|with)|ask(?:ed)?|saw|see|seen|call(?:ed)?|rang
        |email(?:ed)?|text(?:ed)?|messaged|told|tell|met|contact(?:ed)?|consult(?:ed)?|visit(?:ed)?
        |mentioned (?:it|that|this) to
      )
    ) (?:him|her|them)\b(?! [a-z]+s\b)`,
  "i",
);
const IS_SO = /^(?:s?he)(?='s|'d|'ll| [a-z])/i;
const SOMEBODY = new RegExp(
  String.raw`\b(?:(?:my|our) (?:[a-z]+ )?(?:${KIN_NOUNS})s?|s?he|him|his|her|they|them)\b`,
  "i",
);
const namesSomebody = (text: string): boolean =>
  text !== "" && (SOMEBODY.test(text) || namesAnybody(text, null) || bringsInName(text));

/** Whom the last words of an answer send the user to; null where they name nobody, or several. */
const personAdvised = (answer: string): string | null => {
  const named = new Set(matchesIn(answer, ADVISED).map(([, who = ""]) => who.toLowerCase()));
  return named.size === 1 ? ([...named][0] ?? null) : null;
};

interface Said {
  /** What the user said before in the same message. */
  readonly own: string;
  /** The message before. */
  readonly message: string;
  /** The last words of the answer between. */
  readonly answer: () => string;
}

/** `text` opens a message. */
export const withPersonAdvised = (text: string, { own, message, answer }: Said): string => {
  const did = DID_SO.test(text);
  if (!(did || IS_SO.test(text)) || namesSomebody(own.trim()) || (!did && namesSomebody(message))) return text;
  const who = personAdvised(answer());
  if (who === null) return text;
  return did ? text.replace(DID_SO, `$1 my ${who}`) : text.replace(IS_SO, `My ${who}`);
};
