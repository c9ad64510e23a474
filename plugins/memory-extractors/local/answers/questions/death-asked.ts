// "I didn't know about your dad. When did it happen?" behind "Since Dad died": when he died, and not when what was told last happened.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

const ASKS_WHEN = /\bwhen (?:did (?:it|that|this)(?: all)? happen|was (?:it|that|this))\?*$/i;
const DIED = String.raw`(?:died|passed(?: away| on)?(?=[.,!;]|$| (?:in|on|last|it|this|two|three|a|when|so|and|suddenly)\b))`;
const DEATH = new RegExp(
  wrapped`
    (?:\b(my|our|your) )?(?:
      \b((?:(?:older|younger|little|big|old|poor) )?(?:${KIN_NOUNS}))(?: (?-i:\p{Lu}\p{Ll}+))?
      |(?<!\p{L} )((?-i:\p{Lu}\p{Ll}+))|(?<=\b(?:since|when|after|before|and|because|that) )((?-i:\p{Lu}\p{Ll}+))
    ) (?:(?:just|suddenly|finally|sadly) )?${DIED}`,
  "giu",
);
const NOBODY = /^(?:I|It|He|She|They|We|You|That|This|There|Who|Somebody|Someone|Everybody|People)$/i;

/** The one whose death these texts tell of, as the asker calls them: "your dad". `mine`: of the one who replies. */
const whoDied = (mine: string, other: string): string | null => {
  const found = [mine, other].flatMap((text) =>
    matchesIn(text, DEATH).flatMap(([, owner, kin, first, behind]) => {
      const name = first ?? behind;
      if (kin !== undefined)
        return owner === undefined || text === mine || /^your$/i.test(owner) ? [`your ${kin.toLowerCase()}`] : [];
      return name === undefined || NOBODY.test(name) ? [] : [name];
    }),
  );
  const [who, ...more] = new Set(found);
  return who === undefined || more.length > 0 ? null : who;
};

/** "When did it happen?" → "When did your dad die?" */
export const withDeathAsked = (question: string, mine: string, other: string): string => {
  if (!ASKS_WHEN.test(question)) return question;
  const who = whoDied(mine, other.replace(/[^.!?]*\?/g, ""));
  return who === null ? question : `When did ${who} die?`;
};
