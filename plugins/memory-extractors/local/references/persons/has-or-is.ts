// What the "'s" behind a pronoun is: "she's known since Easter" has, "she's known for her pies" is.

import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_TEN } from "#plugins/memory-extractors/local/cues/numbers.ts";

/** "'s" before these is "has": "she's been to Rome", "he's quit". */
const PARTICIPLES = wrapped`
  been|got|had|thrown|hidden|beaten|bitten|blown|frozen|torn|sworn|woken|overcome|made|gone
  |done(?![.!,;]|$| (?:with|by|for (?:today|now|good|the \w+)|here(?=[.!,;]|$))\b)|found|bought|sold|taken
  |given|written|begun|won|met|told|come|become|grown|forgotten|chosen|built|brought|caught|seen|left|kept|spent|sent
  |paid|run|driven|flown|eaten|stolen|worn|drawn|sung|slept|taught|thought|felt|held|lost|quit|read|ridden|fallen|broken
  |spoken|stood|swum|risen|shown|drunk|burnt|learnt|spilt|spelt|dreamt|leapt|dealt|fed|led|fled|dug|shot|struck|swept
  |crept|spun|forgiven|lent|sought|rebuilt|outgrown|understood|rung|hit|put`;
/** Also said of how somebody is: "she's known for her pies", "he's convinced that ...". */
const STATES = wrapped`
  known|convinced|determined|prepared|dedicated|devoted|committed|qualified|involved|concerned|frightened|terrified
  |exhausted|satisfied|attached|related|surrounded|hooked|blessed|stressed|depressed|annoyed|embarrassed|relieved
  |disappointed|surprised|amazed|impressed|inspired|motivated|experienced|obsessed|married|engaged|divorced|worried
  |scared|excited|interested|tired|bored|devastated|thrilled|pleased|disabled|based|called|named|supposed|addicted
  |gifted|talented|confused|retired|allowed|booked|located|crazed|delighted|used`;
/** "It's paid weekly", "it's made of oak", "it's run by volunteers": done to it. */
const PASSIVES = wrapped`
  (?:
    paid (?:better|(?:more|less)(?! than\b)|well|badly|weekly|monthly|hourly|yearly|by)
    |made (?:of|from|by|out of|up of|in \p{Lu})
    |(?:written|built|run|led|held|taught|sold|driven|given|worn|caught|shown|drawn|sung|thought|seen|found|owned) by
  )\b`;
const IS_PERFECT = new RegExp(
  wrapped`
    ^ (?:
      (?:
        never|always|just|already|also|finally|even|still|only|really|now
        |not(?= [a-z]+ (?:me|us|him|her|them|it|my|our|his|their|the|any|much|anything)\b)
      ) )?
      (?:
      (?!${PASSIVES})(?:${PARTICIPLES}|(?!(?:${STATES})\b)\w+ed)\b(?!-)
      |(?:${STATES}) (?:
        (?<!\b(?:divorced|married|engaged|retired) )since|me|us|him|her|them|it|my|our|his|their
        |all (?:along|my|her|his)|for (?:an?|${TWO_TO_TEN}|\d+|years|months|weeks|ages)
      )\b
      |(?:booked|prepared|married|used) (?:an?|the|two|three) (?!(?:lot|bit|little|whole|most|entire)\b)[a-z]
      |known (?:about|of) (?:it|this|that|us|me|him|her|the)\b
    )`,
  "u",
);
/** Whether "'s" before this is "has": "she's known since Easter", not "she's known for her pies", "he's left-handed". */
export const isPerfect = (rest: string): boolean => IS_PERFECT.test(rest);
/** "'s got a balcony" → " has got a balcony" */
export const withoutShort = (rest: string): string =>
  rest.startsWith("'s") ? `${isPerfect(rest.slice(2)) ? " has" : " is"}${rest.slice(2)}` : rest;
