// Whether a clause tells of somebody, or of a matter, that whoever it is told to knows: news of these are worth more than of others.

import { wrapped } from "#domain/wrapped.ts";
import type { Reading } from "./clause-reading.ts";
import { hasHabit, isOfMatter, ofWhomNews } from "./cues/named-news.ts";
import { isFirstName, isPlaceOrNation } from "./cues/proper-names.ts";
import { FIRST_PERSON } from "./cues/signals.ts";
import { acquaintanceIn, isOfSiblings } from "./references/persons/acquaintances.ts";
import { namesSomebody } from "./references/persons/known-to-both.ts";
import type { Clause } from "./sentences/clause.ts";
import { isDoneTo, treatsSomebody } from "./sentences/whose/done-to.ts";
import { isOfListener } from "./sentences/whose/of-listener.ts";

/** "Leo won": somebody whom two people call by the first name, they both know. */
const isOfSomebodyBothKnow = ({ passage, isOfSomebody }: Clause, text: string): boolean => {
  if (passage.listener === null) return false;
  const name = /^\p{Lu}\p{Ll}+(?=(?:'s)? [a-z])/u.exec(text)?.[0] ?? "";
  return (
    (isFirstName(name) || (isOfSomebody && name !== "" && !/^(?:My|Our|The)$/.test(name)) || namesSomebody(text)) &&
    (name === "" || !passage.listener.startsWith(name))
  );
};
const isToldOfMatter = ({ passage }: Clause, text: string): boolean =>
  passage.listener === null && passage.role === "user" && isOfMatter(text);
const LASTS = /\b(?:till|until|from) \p{L}/u;
/** "Noor left after five weeks": a user of an assistant knows whoever it is. */
export const isNewsByName = ({ text, isAssistantChat, hasTime, hasNumber, clause }: Reading): boolean => {
  if (!isAssistantChat || clause.passage.isAboutCode) return false;
  if (hasHabit(text)) return clause.passage.sentences.some(({ raw }) => FIRST_PERSON.test(raw));
  if (!(hasTime || hasNumber || LASTS.test(text))) return false;
  // "Who was Caesar? Caesar left Egypt after nine months.": nobody of the user's.
  if (clause.turn.asks && !clause.passage.sentences.some(({ raw }) => FIRST_PERSON.test(raw))) return false;
  const name = ofWhomNews(text);
  return name !== null && !isPlaceOrNation(name);
};
/** "Timo started judo": whom a user of an assistant has brought in by name. */
const isOfKnown = ({ passage }: Clause, text: string): boolean =>
  passage.known.size > 0 && (acquaintanceIn(text, passage.known) !== null || isOfSiblings(text, passage.known));
/** "Olive is hungry", "Lea thinks I should rest": of the moment, whoever it is. */
const HOW_THEY_ARE = new RegExp(
  wrapped`
    ^\p{Lu}\p{L}+(?:
      (?:'s| is| was| looks| seems| feels| smells| sounds) (?!
        (?:(?:finally|now|also|still|already|just) )*(?:
          back|home|away|gone|out of|in (?:hospital|\p{Lu})|at|on|off|moving|leaving|starting|getting|having|going
          |fine again|better|well again|healed|recovered|cured|expecting|coming|staying|working|learning|teething|house
          |an? (?!mess|star|joy|gem|delight|nightmare|handful|legend|hero|angel|saint|treat)
        )\b
      )
      |(?: just| also)? (?:thinks|says|said|thought|wants|reckons|agrees|helped|liked|loved)\b
    )`,
  "u",
);
export const isNewsOfKnown = ({ clause, text, isAssistantChat }: Reading): boolean =>
  isAssistantChat && !HOW_THEY_ARE.test(text) && isOfKnown(clause, text);
export const isOfAcquaintance = (clause: Clause, text: string): boolean =>
  isOfSomebodyBothKnow(clause, text) ||
  isOfListener(text, clause.passage.listener) ||
  isDoneTo(clause, text) ||
  treatsSomebody(clause, text) ||
  isToldOfMatter(clause, text) ||
  isOfKnown(clause, text);
