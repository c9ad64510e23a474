// What became of an occasion, in the few words that people type: "Trip is off", "Wedding's off", "We called it off".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { OCCASION } from "#plugins/memory-extractors/local/cues/core-facts.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import type { Belongings } from "#plugins/memory-extractors/local/references/things/belongings.ts";

/** One look that most sentences fail. */
const MAY_BE_OFF = /\b(?:off|cancell?ed|postponed|on again|back on)\b/i;
const END = "(?=[.!]*$|,| because | so | until | after | and | but | now )";
const OUTCOME = `(?:off|cancell?ed|called off|postponed|back on|on again)${END}`;
/** "trip to Crete", "appointment with Dr Lee" */
const OF_IT = String.raw`(?: (?:to|with|for|in) (?:(?:my|our|the) )?[\w-]+(?: (?!(?:is|was|got|has)\b)[\w-]+)?)?`;
const OPENS = "(?:(?:so|well|ok|okay|oh|and|but|actually|update|news|sadly|unfortunately)[,:]? ){0,2}";

/** "Trip is off", "so the party's off", "holiday cancelled" */
const TYPED = new RegExp(
  wrapped`
    ^${OPENS}(?:the )?(
      (?:(?!(?:my|our|your|his|her|their|its|this|that|an?|no|any|each|every|the)\b)[\w-]+ )?(?:${OCCASION})${OF_IT}
    )(?:('s been| has been| got| was)| is|'s|) (?:(?:now|all|officially|finally) )?(?=${OUTCOME})`,
  "i",
);
const CALLED_IT_OFF = new RegExp(
  `^${OPENS}(?:(I|we)(?:'ve| have| had to| had)? )?(?:(?:just|actually|finally|already|then|both) )*call(?:ed)? it off${END}`,
  "i",
);
const CANCELLED_IT = new RegExp(
  wrapped`
    ^${OPENS}(?:
      (?:(I|we)(?:'ve| have| had to| had)? )?(?:(?:just|actually|finally|already|then|both) )*(?:cancell?ed|cancel) it
      |(?:it|that)(?:'s| is| got| was|'s been| has been) (?:(?:now|all) )?(?:off|cancell?ed|called off)
    )${END}`,
  "i",
);
const ANY_OCCASION = new RegExp(String.raw`\b(?:${OCCASION})\b`, "gi");

const only = (names: readonly string[]): string | null => {
  const [first, ...others] = new Set(names);
  return first === undefined || others.length > 0 ? null : first;
};
/** "My sister has a flight, too": not the speaker's. */
const OF_OTHERS = new RegExp(`\\b(?:${KIN_NOUNS}|friend|colleague|boss)s?\\b|\\b(?:his|her|their|he|she|they)\\b`, "i");
const occasionIn = (text: string): string | null =>
  OF_OTHERS.test(text) ? null : only(matchesIn(text, ANY_OCCASION).map(([word]) => word.toLowerCase()));

const ONE = new RegExp(`^(?:${OCCASION})$`, "i");
/** The one that somebody called theirs. */
const occasionOf = ({ whose }: Belongings): string | null =>
  only([...whose].flatMap(([name, owner]) => (owner === "my" && ONE.test(name.split(" ").at(-1) ?? "") ? name : [])));

/** As a whole sentence would say it: "The trip is off". `before`: the sentence before it in the turn. */
export const withCalledOff = (text: string, before: string | null, belongings: Belongings): string => {
  if (!MAY_BE_OFF.test(text)) return text;
  const [all, occasion, verb = " is"] = TYPED.exec(text) ?? [];
  if (all !== undefined && occasion !== undefined)
    return `The ${ONE.test(occasion.split(" ", 1)[0] ?? "") ? lowerFirst(occasion) : occasion}${verb.replace("'s been", " has been")} ${text.slice(all.length)}`;
  const called = CALLED_IT_OFF.exec(text);
  const it = called ?? CANCELLED_IT.exec(text);
  if (it === null) return text;
  const named = before === null ? (called === null ? null : occasionOf(belongings)) : occasionIn(before);
  if (named === null) return text;
  const who = (it[1] ?? "I").toLowerCase() === "we" ? "We" : "I";
  return `${who} ${called === null ? "cancelled" : "called off"} the ${named}${text.slice(it[0].length)}`;
};
