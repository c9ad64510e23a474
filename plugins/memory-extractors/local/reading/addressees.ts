// Whom a turn calls by name: "Mia, I'll call you", "You can have my car, Mia", "@Mia". Among three and more, that tells to whom
// it speaks.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "../cues/kin.ts";

export interface Called {
  /** The words before the name are no part of a list or of an apposition. */
  readonly pattern: RegExp;
  readonly speaker: string;
}

const BEFORE_NAME = wrapped`
  (?:
    (?:
      oh|hey|hi|hello|yes|yeah|yep|no|nope|nah|ok|okay|sorry|thanks|thank you|please|dear|and|but|so|well|wow|aw+|omg
      |congrats|cheers|sure|true|right
    ),?[ ]
  )?`;
/** "my cousin, Mia, rows", "with Tom, Mia and Bo": of her, not to her. */
const OF_SOMEBODY = wrapped`
  (?<!(?<!\b(?:in|at|from|to|near) )(?-i:\p{Lu})[\p{L}'-]*, )
  (?<!\b(?:${KIN_NOUNS}|friend|boss|colleague|neighbou?r|girl|boy|named|called|with|and|or),? )`;
/** "Mia, Tom and I", "Mia, who rows": of her as well. */
const NOBODY_ELSE = wrapped`
  (?!,? (?:and|or|&|who|whose|which|is|was|has|had|will)\b)(?!
    , (?:(?-i:\p{Lu})[\p{L}'-]*(?: (?-i:\p{Lu})[\p{L}'-]*)?(?:,| and| &)|(?:my|our|his|her|the|an?) [\p{L} -]{2,30},)
  )`;

const patternFor = (name: string): RegExp => {
  const written = RegExp.escape(name);
  return new RegExp(
    [
      `@${written}(?![\\p{L}\\d])`,
      `(?<=^["'(]?${BEFORE_NAME})${written}(?=[,:!.?]|\\s[-–—]\\s|$)${NOBODY_ELSE}`,
      `, ${OF_SOMEBODY}${written}(?=[.!?…)\\s]*$|,)${NOBODY_ELSE}`,
    ].join("|"),
    "iu",
  );
};

/** How each of several speakers can be called: by the whole name, or by the first where nobody else has it. */
export const calledBy = (speakers: readonly string[]): Called[] =>
  speakers.flatMap((speaker) => {
    const first = speaker.split(" ")[0] ?? speaker;
    const isShared = speakers.some((other) => other !== speaker && other.split(" ")[0] === first);
    const names = isShared || first === speaker ? [speaker] : [speaker, first];
    return names.map((name) => ({ speaker, pattern: patternFor(name) }));
  });

/** The one whom a turn calls; null where it calls nobody, or several. */
export const calledIn = (
  { speaker, sentences }: { readonly speaker: string; readonly sentences: readonly { readonly raw: string }[] },
  names: readonly Called[],
): string | null => {
  const called = new Set<string>();
  for (const { raw } of sentences)
    for (const name of names)
      if (name.speaker !== speaker && !called.has(name.speaker) && name.pattern.test(raw)) called.add(name.speaker);
  const [one, ...others] = called;
  return one === undefined || others.length > 0 ? null : one;
};
