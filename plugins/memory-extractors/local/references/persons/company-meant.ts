// "How is Julia?" "Well. We have dinner together now": whom "we" means besides the speaker, where talk is of one person.

import type { Person } from "./person.ts";
import { personAsked } from "./persons-asked.ts";
import { personsIn } from "./persons-named.ts";

const OTHERS = /^Some others and I\b/;
/** "We all got together": more than two. */
const OF_MORE = /\b(?:all|everyone|everybody|the (?:whole|entire)|as a (?:team|band|group|family))\b/i;
/** What one does with a partner: with no relative, and with nobody who was only asked after. */
const OF_COUPLE = /\b(?:engaged|married|broke up|split up|dating|moved in)\b/i;
const OF_FAMILY =
  /\b(?:brother|sister|mum|mom|mam|mother|dad|father|son|daughter|aunt|uncle|gran\w*|nana?|niece|nephew|cousin)\b/i;
/** "How is Julia?", "Have you seen Tom?"; not "Did Julia call?", to which anything may be said. */
const ASKS_OF =
  /(?:^|[.!?,] )(?:(?:and|so|oh|but),? )?(?:how|what|who|where|any news|have you (?:seen|met|heard from|talked to))\b[^.!?]*\?/i;
const SEVERAL = /\b(?:they|them|their|friends|people|girls|boys|guys|others)\b/i;

/** "We hadn't seen each other for years": one of whom the sentence before told. */
export const OF_TWO = /\b(?:each other|one another)\b/i;

/** "And is Ilse with you?" "No, she's in Ghent. We see each other on Sundays" */
const OF_ONE = /^(?:\w+, )?s?he(?:'s|'ll)?\b/i;

/** Who replies is not called by name where somebody else is asked after. */
const NOBODY = "";

const onlyOne = (persons: readonly Person[]): Person | null => {
  const singles = persons.filter(({ phrase }) => !phrase.startsWith("the "));
  const [one, ...more] = new Set(singles.map(({ phrase }) => phrase));
  return one === undefined || more.length > 0 ? null : (singles.find(({ gender }) => gender !== "plural") ?? null);
};

/** "We take turns cooking for him": without him. */
const HIM = /\bhim\b/i;
const HER = /\bher\b/i;
const isDoneTo = ({ gender }: Person, text: string): boolean =>
  gender === "male" ? HIM.test(text) : gender === "female" ? HER.test(text) : HIM.test(text) || HER.test(text);

/** `own`: what the speaker said before in the turn; `other`: the turn it replies to. */
export const withPersonBeside = (text: string, own: string, other: string): string => {
  if (!OTHERS.test(text) || OF_MORE.test(text) || SEVERAL.test(own)) return text;
  const all = personsIn(own);
  const named = all.length > 1 && OF_TWO.test(text) ? personsIn(own.split(/(?<=[.!?]) /).at(-1) ?? "") : all;
  const isOfCouple = OF_COUPLE.test(text);
  const person = onlyOne(
    named.length > 0 || isOfCouple || !(ASKS_OF.test(other) || (OF_TWO.test(text) && OF_ONE.test(own)))
      ? named
      : personAsked(other, NOBODY),
  );
  if (
    person === null ||
    isDoneTo(person, text) ||
    (isOfCouple && OF_FAMILY.test(person.phrase)) ||
    text.includes(person.phrase)
  )
    return text;
  return text.replace(OTHERS, `${person.phrase.replace(/^my\b/, "My")} and I`);
};
