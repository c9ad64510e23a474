// Several people told of one after the other by their first names: "Oskar reads fast. Leila speaks Arabic." A user who types such a list
// knows them, with nobody brought in as a friend or a pupil.

import { wrapped } from "#domain/wrapped.ts";
import { isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

/** Who opens a sentence and does or is something, and of whom something is; "Leo Tolstoy wrote" has a family name. */
const OPENS = new RegExp(
  wrapped`
    (?:^|[.!?;:\n] )(?:(?:and|but|then|also) )?(\p{Lu}\p{Ll}+)(?:'s)? (?=
      (?:and \p{Lu}\p{Ll}+ )?[a-z]
    )(?!of\b|by\b|in\b|at\b)`,
  "gu",
);
const LEAST = 2;
/** "Solve this puzzle: Ann is taller than Tom. Tom is taller than Ben." */
const OF_NOBODY = new RegExp(
  wrapped`
    \b(?:
      puzzle|riddle|exercise|homework|sentences?\b|quiz|novel|book|story|stories|play\b|bible|myth|film|movie|show\b|series|season
      |episode|sitcom|watching|band\b|album|character|history|kings?\b|queens?\b|league|F1|races?\b|fix|translate|correct
    )`,
  "i",
);
/** "I coach the under-nines", "my class": they are people whom one has to do with. */
const HAS_TO_DO =
  /\b(?:my|our|we|us|I (?:coach|teach|lead|manage|train|tutor|have|run|live|work|look after|organi[sz]e))\b/i;

/** Of a message that asks nothing, where somebody speaks of themselves: who two or more of its sentences are told of by first names. */
export const toldInTurn = (typed: readonly string[]): string[] => {
  if (!typed.some((text) => HAS_TO_DO.test(text))) return [];
  return typed.flatMap((text) => {
    if (text.includes("?") || OF_NOBODY.test(text)) return [];
    const names = new Set(
      matchesIn(text, OPENS)
        .map(([, name = ""]) => name)
        .filter(isFirstName),
    );
    return names.size >= LEAST ? [...names] : [];
  });
};
