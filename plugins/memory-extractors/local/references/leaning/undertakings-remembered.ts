// What a user said in other chats that they work on, as far as it is remembered: in a chat that names none and speaks of its parts,
// "the crash rate" is still that of their app.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { UNDERTAKEN } from "#plugins/memory-extractors/local/cues/undertakings.ts";
import { oncePer } from "#plugins/memory-extractors/local/once-per.ts";
import { either, matchesIn, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { isSame, OF_WHOLE, type Undertaking, undertakingsIn } from "./undertakings-named.ts";

const asTold = (memory: string): string =>
  memory
    .replace(/^.*\(speaking of (their|the [a-z]+ they are buying)(.*)\)\.$/, (_, what: string, rest: string) =>
      what === "their" ? `I'm building my${rest}.` : `I'm buying a ${what.split(" ")[1]}.`,
    )
    .replace(/^User and (?:their )?[^,.;]{2,40}? (?=(?:want|are|have|plan)\b)/, "We ")
    .replace(/\bUser's\b/g, "my")
    .replace(/\bUser (?:is|are)\b/g, "I'm")
    .replace(/\bUser (has|wants)\b/g, (_, verb: string) => (verb === "has" ? "I have" : "I want"))
    .replace(/\bUser\b/g, "I")
    .replace(/\btheir\b/g, "my");
/** What a user said long ago that they work on, as far as it is remembered, the fullest name first. */
const rememberedIn = oncePer((remembered: readonly string[]): readonly Undertaking[] =>
  remembered
    .flatMap((memory) => undertakingsIn(asTold(memory)))
    .filter(({ isDeclared }) => isDeclared)
    .sort((one, other) => other.name.length - one.name.length),
);

/** So many of its parts have to be spoken of in a chat that goes on of it. */
const FEWEST_PARTS = 2;
/** Behind so many of them, what other things have too is of it as well. */
const MANY_PARTS = 3;
const MOST_SENTENCES = 40;
/** How many parts of an undertaking of each field a chat speaks of. */
const partsIn = oncePer((passages: readonly Passage[]): readonly number[] => {
  const said = passages
    .filter(({ role }) => role === "user")
    .flatMap(({ sentences }) => sentences.slice(0, MOST_SENTENCES).map(({ raw }) => raw.toLowerCase()));
  return UNDERTAKEN.map(({ sure }) =>
    sure === null ? 0 : new Set(said.flatMap((text) => matchesIn(text, sure).map(([part]) => part))).size,
  );
});

/** "At work", "my brother's party", "I reviewed an app for a client", "I sold my house": the parts may be of that. */
const OF_ELSE = either(
  /\b(?:at work|work(?:s|ed|ing)? (?:at|for|in|as)|(?:my|our|a|new) (?:job|company|firm|boss|client|employer))\b/iu,
  new RegExp(
    wrapped`
      \b(?:my|our|an?) (?!supervisor\b)(?:[a-z]+ )?(?:${KIN_NOUNS})(?:'s| (?:\p{Lu}\p{Ll}+ )?(?:
        is|are|was|has|wants|asks?|sells?|sold|bought|builds?|built|makes?|made|writes?|wrote|plans?|planned
      ))\b`,
    "iu",
  ),
  new RegExp(
    wrapped`
      \b(?:I|we)(?:'m|'re|'ve| am| are| have| had)? (?:(?:also|just|now|been) )*(?:
        buy|buying|bought|sell|selling|sold|found|rent|renting|rented|review|reviewed|reviewing|read|reading|tried|use|using
        |installed|downloaded|started|joined|chose|picked|organi[sz]e|organi[sz]ing
      ) (?:an?|my|our|his|her|their)\b`,
    "iu",
  ),
);
/** "The launch of my book", "the examiner for my driving test", "my supervisor at the shop" */
const SAYS_OF_WHAT =
  /\b(?:of|for|at) (?:my|our|his|her|their|the|an?) (?!(?:app|project|house|thesis|wedding|launch|survey)\b)[a-z]/i;
const isOfElse = (passages: readonly Passage[], at: number, { field, head }: Undertaking): boolean =>
  passages
    .slice(0, at + 1)
    .filter(({ role }) => role === "user")
    .some(({ sentences }) =>
      sentences
        .slice(0, MOST_SENTENCES)
        .some(
          ({ raw }) =>
            OF_ELSE.test(raw) ||
            wordsOf(raw.toLowerCase()).some((word) => word !== head && UNDERTAKEN[field]?.works.test(word) === true),
        ),
    );

/** The one undertaking that is remembered of which a text tells, in a chat that has named none. */
export const rememberedFor = (passages: readonly Passage[], at: number, text: string): Undertaking | null => {
  const all = rememberedIn((passages[at] as Passage).remembered).filter(
    ({ field }) => (partsIn(passages)[field] ?? 0) >= FEWEST_PARTS,
  );
  const isOf = ({ field }: Undertaking): boolean => {
    const { sure = null, parts } = UNDERTAKEN[field] ?? {};
    if (sure !== null && matchesIn(text, sure).length > 0) return true;
    return (partsIn(passages)[field] ?? 0) >= MANY_PARTS && parts?.test(text) === true;
  };
  const found = all.find(isOf) ?? (OF_WHOLE.test(text) ? all[0] : undefined);
  if (found === undefined || SAYS_OF_WHAT.test(text) || isOfElse(passages, at, found)) return null;
  return all.every((one) => isSame(one, found)) ? found : null;
};
