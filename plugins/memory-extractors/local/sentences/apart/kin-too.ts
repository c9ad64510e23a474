// "I have asthma, my brother has it too": what somebody of one's own has or does as well, told in full and as a statement apart.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { thirdPerson } from "#plugins/memory-extractors/local/telling/verbs.ts";

/** One look that most sentences fail. */
const TOO = /\b(?:too|as well)[.!]*$/i;
const KIN = String.raw`((?:[Mm]y|[Oo]ur) (?:[\w-]+ ){0,2}?(?:${KIN_NOUNS})(?:-in-law)?(?: \p{Lu}[\p{L}-]+)?)`;
const KIN_HAS = new RegExp(
  wrapped`
    (?:^|(?:,|;| -)? )(?:(?:and|but|so) )?${KIN} (?:
      (does|has|had|loves|hates|likes|takes|plays|collects|uses|owns) (?:it|them|that|this)|(does|do)
    ),? (?:too|as well)[.!]*$`,
  "u",
);
const DONE = wrapped`
  (?:
    have|had|love|hate|like|take|play|collect|use|own|run|keep|grow|make|bake|sew|knit|build|breed|paint|sing|teach
    |study|practise|practice|follow|avoid|eat|drink|do
  )`;
/** What the speaker has or does, in one clause. */
const OWN = new RegExp(
  wrapped`
    ^(?:I|[Ww]e)('ve|'ve got| have got)? ?(?:(?:also|just|really|both|only|always) )*(${DONE})? (
      (?!(?:I|we|it|them|this|that|been|not|no|never|lots?|fun)\b)[^,.;?]{3,60}?
    )[,.;!]*$`,
  "u",
);
/** "love that I can", "have to go" */
const NOT_ONE = /\b(?:I|my|our|we|and|but|because|when|if) |^to (?=.*\bhave$)/i;

/** What the speaker told, of somebody of their own. */
const ofKin = (own: string, kin: string, said: string): string | null => {
  const [, have, does = have === undefined ? "" : "have", what = ""] = OWN.exec(own) ?? [];
  if (does === "" || NOT_ONE.test(`${what} ${does}`) || /^(?:been|\w+ed|gone|seen)\b/.test(what)) return null;
  const verb = thirdPerson(does.toLowerCase(), false);
  // "I take tablets, my dad has them too" and "I love it, my sister hates it too" are no "as well" of the same.
  if (said === "do") return `${kin} ${does} ${what.trim()} too.`;
  return said === "does" || said === verb ? `${kin} ${verb} ${what.trim()} too.` : null;
};

/** "I collect stamps, my dad does it too" → both statements; the sentence alone where it is one. */
export const splicesOnToo = (text: string): string[] => {
  const match = TOO.test(text) ? KIN_HAS.exec(text) : null;
  if (match === null || match.index === 0) return [text];
  const [, kin = "", has, does = ""] = match;
  const own = text.slice(0, match.index);
  const told = ofKin(own, kin.replace(/^m/, "M").replace(/^o/, "O"), has ?? does);
  if (told !== null) return [`${own}.`, told];
  // "I'm learning Welsh, my wife does it too": what she does is left open.
  return /^does?$/.test(has ?? does) ? [`${own}.`] : [text];
};

/** "I run marathons." "My sister does it too." */
export const withToo = (text: string, before: string): string => {
  const match = before !== "" && TOO.test(text) ? KIN_HAS.exec(text) : null;
  if (match === null || match.index > 0) return text;
  const [, kin = "", has, does = ""] = match;
  return ofKin(before.trim(), kin, has ?? does) ?? text;
};
