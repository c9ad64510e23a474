// Who is named only to say since when something has been so: "She gave me the key when Otto died", "I haven't sung since Dad".

import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import type { Person } from "./person.ts";

/** Not "I look after my grandfather". */
const DAY_OF = new RegExp(
  wrapped`
    \b(?:
      (?:when|since|after|before|until|till) (?=((?:my )?[\p{L}'-]+) (?:died|passed|fell ill)\b)
      |since (?=((?:my )?[\p{L}'-]+)(?:[.!]|$))
    )`,
  "giu",
);
export const isNamedForDay = ({ phrase }: Person, text: string): boolean =>
  matchesIn(text, DAY_OF).some(
    ({ 1: died, 2: name = died, index }) =>
      index > 0 && name?.split(" ").at(-1)?.toLowerCase() === phrase.split(" ").at(-1)?.toLowerCase(),
  );
