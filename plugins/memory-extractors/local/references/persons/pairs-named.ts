// Two people whom a text names together: "Yaw and Esi got engaged. They want a band"; "She moved in with Otto. They met at work".

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS, PARTNERS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { genderOfName, isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import type { Person } from "./person.ts";

const NAME = wrapped`
  (?!
    (?:
      ${WEEKDAY_NAMES}|${MONTH_NAMES}|The|This|That|There|He|She|It|They|We|You|My|Our|Your|His|Her|And|But|So|Yes|No
      |Mum|Mom|Dad|Christmas|Easter
    )\b
  )\p{Lu}\p{Ll}+`;
/** "Yaw and Esi got engaged", "that Ruta and Otto have moved" */
const PAIR = new RegExp(
  wrapped`
    (?<=^|[.!?,;:] |\b(?:and|but|so|that|because|since|when|heard|did|have|are|do) )(${NAME}) and (${NAME})(?=
      (?:'ve|'re)? (?:
        are|were|have|had|both|just|finally|also|still|never|got|met|broke|split|went|came|bought|sold|left|want|live
        |need|plan|love|hate|think|say|moved|married|decided|\p{Ll}+ed
      )\b
    )`,
  "gu",
);
export const pairsIn = (text: string): Person[] =>
  text.includes(" and ")
    ? matchesIn(text, PAIR).flatMap(([, one = "", other = ""]) =>
        isPlaceOrNation(one) || isPlaceOrNation(other)
          ? []
          : [
              ...[one, other].map((phrase): Person => ({ phrase, gender: genderOfName(phrase) ?? "open" })),
              { phrase: `${one} and ${other}`, gender: "plural" },
            ],
      )
    : [];

/** "Is your sister still with Otto?", "Are Ruta and Otto coming?" */
const PAIR_ASKED = new RegExp(
  wrapped`
    \b(your (?:(?:older|younger|little|big|old) )?(?:${KIN_NOUNS})|${NAME})[ ]
    (?:(?:and|(?:still |back |(?:still )?(?:living|together|married|engaged) )?(?:with|to)|(?:still )?(?:dating|seeing)) )
      (${NAME})\b(?! (?:and|\p{Lu}))[^.!?]{0,40}\?`,
  "u",
);
/** The two whom a question asks after together. */
export const pairAskedIn = (asked: string): Person[] => {
  const [, one = "", other = ""] = asked.endsWith("?") ? (PAIR_ASKED.exec(asked) ?? []) : [];
  return one === "" || isPlaceOrNation(one) || isPlaceOrNation(other)
    ? []
    : [{ phrase: `${one.replace(/^your /, "my ")} and ${other}`, gender: "plural" }];
};

/** "They met at a wedding", "They're expecting": what two do, and no more of them. */
const DONE_BY_TWO = new RegExp(
  wrapped`
    ^they(?:'ve|'re|'d)?(?: (?:have|had|are|were|been|first|only|just|both|actually|finally|recently|already))* (?:
      met(?=[.,!]*$| (?:at|in|on|when|while|through|online|last|during|years|back|each|two|a)\b)
      |got (?:engaged|married|back together|together|divorced)|engaged
      |(?:getting )?married(?=[.,!]*$| (?:in|last|next|this|at|on|for|since|young)\b)|dating
      |together(?=[.,!]*$| (?:for|since|until)\b)|expecting|broke up|split up|separated|fell in love|eloped
      |moving in together|getting divorced|moved in together|liv(?:e|ing) together
    )\b`,
  "i",
);
const ONE = new RegExp(
  wrapped`
    ^((?:My|Our) (?:[\w-]+ ){0,2}?(?:${KIN_NOUNS})(?: \p{Lu}\p{Ll}+)?|${NAME}(?:'s (?:[\w-]+ )?(?:${KIN_NOUNS}))?)(?=
      's |'ll | (?:is|was|has|will|got|just|met|moved|lives?|left|went|wants|finally|started|\p{Ll}+ed)\b
    )`,
  "u",
);
const WITH_OTHER = new RegExp(
  wrapped`
    \b(?:with|to|met|married|marrying|marries|dating|seeing|left)[ ]
    (?:(?:an?|the|her|his) (?:[\w-]+ )?(?:man|woman|guy|girl|${PARTNERS}|${KIN_NOUNS})(?: (?:called|named))?,? )?
      (${NAME}|(?:her|his) (?:new )?(?:${PARTNERS}|fianc[eé]e?))
      (?=[.,!]*$|, | (?:in|on|at|last|next|from|for|since|and)\b)`,
  "u",
);

/** "They met at a wedding" behind "My aunt is moving to be with Otto": my aunt and Otto. */
export const twoOf = (text: string, before: string): Person | null => {
  if (!DONE_BY_TWO.test(text)) return null;
  const one = ONE.exec(before)?.[1];
  const other = WITH_OTHER.exec(before)?.[1];
  return one === undefined || other === undefined || isPlaceOrNation(other)
    ? null
    : { phrase: `${one.replace(/^(?:My|Our)/, (own) => own.toLowerCase())} and ${other}`, gender: "plural" };
};

const OF_BOTH = /^(?:they|their|they're|they've|they'll)\b/i;
/** "My daughter ..., my son ... They ...": the only two of one's own who were named, or the two that `before` tells of. */
export const bothMeant = (text: string, persons: readonly Person[], before: string): Person | null => {
  if (!OF_BOTH.test(text)) return null;
  const two = twoOf(text, before);
  if (two !== null) return two;
  const [one, other, ...more] = new Set(persons.map(({ phrase }) => phrase));
  const areOwn = [one, other].every((phrase) => phrase?.startsWith("my ") === true);
  return areOwn && more.length === 0 ? { phrase: `${one} and ${other}`, gender: "plural" } : null;
};
