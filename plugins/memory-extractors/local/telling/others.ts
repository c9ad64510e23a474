// Who else a clause tells of: "they" and "them" are then these, and not whoever speaks.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { wordSet } from "../patterns.ts";

/** Others, of whom "them" would be told. */
const OF_OTHERS = wordSet("they them their theirs they're they've they'll they'd");

/** "They", or "the others" */
export const namesOthers = (tokens: readonly string[], at: number): boolean => {
  const lower = tokens[at]?.toLowerCase() ?? "";
  return OF_OTHERS.has(lower) || (lower === "others" && tokens[at - 2]?.toLowerCase() === "the");
};

/** "The kids love it", "My aunt came": somebody else, of whom "they" would be told. */
export const OTHERS_FIRST = new RegExp(
  wrapped`
    ^(?:
      they\b
      |(?:the|my|our|some|these|those|two|three|most|all|many) (?:[\w'-]+ )?(?:[a-z'-]+[^s\W]s|kids|children|people)\b
      |(?:my|our) (?:[\w'-]+ )?(?:${KIN_NOUNS})[ ]
    )`,
  "i",
);

/** "My dad tore his tendon at my age": somebody who does something with what is his. */
export const KIN_DOES = new RegExp(
  String.raw`^(?:my|our) (?:[\w'-]+ )?(?:${KIN_NOUNS})\b(?!'s) .*\b(?:he|she|his|her|him|used to|believed)\b`,
  "i",
);

/** "My husband says (that) we", "She thinks we": what somebody of one's own says of both. */
const REPORTS = new RegExp(
  wrapped`
    (?:^|[,;.] |\b(?:and|but|so) )(?:
      (?:my|our) (?:[\w'-]+ )?(?:${KIN_NOUNS})|s?he|\p{Lu}\p{Ll}+(?:'s (?:${KIN_NOUNS}))?
    )
    (?: always| still)? (?:
      says|said|thinks|thought|reckons|reckoned|believes|suggested|suggests|insists|insisted|hopes|wishes
    )(?: that)? $`,
  "u",
);

const AFTER_THEY: Readonly<Record<string, string>> = { "'re": " are", "'ve": " have", "'ll": " will", "'d": "'d" };
/** "Ida's husband says we'd never see each other": he says it of himself too; null where nobody else says so. */
export const reportedOf = (tokens: readonly string[], at: number): string | null => {
  const lower = tokens[at]?.toLowerCase() ?? "";
  if (!lower.startsWith("we") || !REPORTS.test(tokens.slice(0, at).join(""))) return null;
  return `they${AFTER_THEY[lower.slice(2)] ?? ""}`;
};

/** Who speaks, and to whom. */
export interface Persons {
  /** The clause is known to tell of the past: "I cut" is then no present tense. */
  readonly isPast?: boolean;
  /** Who says "I". */
  readonly speaker: string;
  /** Whom "you" means, where it is one named person. */
  readonly listener: string | null;
  /** "We" are people whom the sentence before named: told as "they". */
  readonly isTogether?: boolean;
}

const SEVERAL = new RegExp(
  wrapped`
    \b(?:
      twins|triplets|girls|boys|(?:grand)?(?:kids|children|sons|daughters|parents)|sisters|brothers|siblings|nieces
      |nephews|cousins|neighbou?rs|colleagues|friends
    )\b(?!')[^.;]*$`,
  "iu",
);
/** "I see the twins on Sundays, I help Jules", told to nobody who knows them: "they" would be the twins. */
export const isOfSeveral = (before: readonly string[], { listener }: Persons): boolean =>
  listener === null && SEVERAL.test(before.join(""));
