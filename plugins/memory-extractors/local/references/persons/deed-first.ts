// Who does something by name, whatever form of the past tells it: "Nora lost her keys and she's furious". "His" and "he" behind that
// are of whom the name is, where it can be a man's.

import { wrapped } from "#domain/wrapped.ts";
import { genderOfName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { PAST_FORMS } from "#plugins/memory-extractors/local/cues/verbs.ts";

const DEED_FIRST = new RegExp(
  wrapped`
    ^(?!
      (?:
        It|This|That|These|Those|There|Here|What|Who|Where|When|How|Let|He|She|We|They|You|I|Everything|Everyone
        |Everybody|Nothing|Nobody|Somebody|Someone|Life|Work|School|Today|Tomorrow|Yesterday|\w+day|My|Our|The|And|But
        |So|Then|Just|Never|Always|Also|Finally
      )\b
    )(\p{Lu}\p{Ll}+) (?:(?:just|finally|also|still|already|even) )?(?:(?:is|was|has|had|wo|does|did)n't|${PAST_FORMS}) `,
  "u",
);
const OF_MAN = /^h(?:e|is)\b/i;
const OF_WOMAN = /^(?:she|her)\b/i;

/** `before`: what stands before the pronoun in its clause. */
export const isOfDoer = (before: string, pronoun: string): boolean => {
  const name = DEED_FIRST.exec(before)?.[1];
  if (name === undefined) return false;
  const gender = genderOfName(name) ?? "open";
  return OF_MAN.test(pronoun) ? gender !== "female" : OF_WOMAN.test(pronoun) && gender !== "male";
};
