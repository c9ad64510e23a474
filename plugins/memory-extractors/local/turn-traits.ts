// What a whole turn tells about each of its clauses.

import { wrapped } from "#domain/wrapped.ts";
import type { Passage } from "./reading/passages.ts";
import type { TurnTraits } from "./sentences/clause.ts";

/** A turn that begins so is mostly about the other. */
const REACTS = new RegExp(
  wrapped`
    ^(?:(?:oh|ooh|hey|aw+|omg),? )?(?:
      wow|whoa|woah|that's|that is|that sounds|that must|awesome|cool|sounds|nice|congrats|congratulations|glad|so glad
      |great|amazing|no way|way to go|good (?:job|idea|for you|luck)|well done|i'm (?:so )?(?:glad|happy|proud|sorry)
      |sorry
    )\b`,
  "i",
);

export const traitsOf = ({ sentences }: Passage): TurnTraits => ({
  substance: Math.min(2, sentences.reduce((sum, { raw }) => sum + raw.length, 0) / 200),
  asks: sentences.some(({ raw }) => raw.trimEnd().endsWith("?")),
  reacts: REACTS.test(sentences[0]?.raw ?? ""),
});
