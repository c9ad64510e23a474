// Resolves "him", "her", "his" and "she" inside a clause that the speaker's own deed opens, where only one person can be meant.

import type { Person } from "./person.ts";
import { isOpenName, resolve } from "./pronouns.ts";
import { bringsInStranger, OFFICES } from "./strangers.ts";

/** Behind "her" these begin something else than what is hers: "I told her already", "I gave her the key", not "her last job". */
const NOT_HERS =
  "an?|the|another|my|our|your|in|at|on|for|from|to|with|without|and|but|or|so|because|while|when|since|until|till|before|after|during|again|already|once|twice|(?:last|next) (?:time|night|week|weekend|month|year|summer|winter|spring|\\w+day)|yesterday|today|tonight|tomorrow|soon|later|now|then|yet|always|often|sometimes|never|daily|weekly|every|about|near|beside|by|like|up|down|out|off|into|through|over|there|here|back|home|away|alone|instead|anyway|though|too|as|if|that|how|what|where|why|who|whether|not|is|was|more (?:than|often)|myself";
const HIM = new RegExp(`(?<!^)\\b(?:him|her(?=[.,!?]|$| (?:${NOT_HERS})\\b))\\b`, "i");

const BEGINS_ANOTHER = /[,;:]| (?:that|because|when|if|so|and|but|who) /;
/** Whom a pronoun inside a clause means: not who does it nor who is named behind, and nobody where a name of either gender was heard, too. */
const meantInside = (pronoun: string, text: string, at: number, persons: readonly Person[]): Person | null => {
  const [before, behind] = [text.slice(0, at).toLowerCase(), text.slice(at).toLowerCase()];
  const isOneDeed = !BEGINS_ANOTHER.test(before);
  const others = persons.filter(
    ({ phrase }) =>
      !(isOneDeed && before.startsWith(phrase.toLowerCase())) &&
      !behind.includes(phrase.replace(/^my /, "").toLowerCase()),
  );
  const meant = resolve(pronoun, others);
  return meant !== null && others.some((one) => isOpenName(one) && !meant.phrase.includes(one.phrase)) ? null : meant;
};

/** "The vet says her kidneys aren't great": of the one who was asked after. */
const OPENS_WITH_SPEAKER = new RegExp(
  `^(?:I|we)\\b|^(?:the|my|our|his|her) (?:${OFFICES}) (?:says?|said|thinks?|thought|told (?:me|us)) `,
  "i",
);
/** "her two sons", "gave her two books": whose, nobody can tell. */
const HIS = new RegExp(`(?<!^)\\b(?:his|her(?! (?:${NOT_HERS}|two|three|four|five)\\b))(?= [a-z])`, "i");
/** "I've still got his lathe" → "I've still got my uncle's lathe" */
const withOwner = (text: string, persons: () => readonly Person[]): string => {
  const owner = OPENS_WITH_SPEAKER.test(text) ? HIS.exec(text)?.[0].toLowerCase() : undefined;
  const person = owner === undefined ? null : meantInside(owner, text, text.search(HIS), persons());
  if (person === null) return text;
  return text.replace(HIS, `${person.phrase}${person.phrase.endsWith("s") ? "'" : "'s"}`);
};

/** "My mom left school when she had me": says of whom itself. */
const WHEN_SHE = /^(.+) (?:when|while|after|before|because|until|since|if|as) s?he\b/i;
const isOfSubject = (text: string, { phrase }: Person): boolean =>
  WHEN_SHE.exec(text)?.[1]?.toLowerCase().startsWith(phrase.toLowerCase()) === true;
const INSIDE = /(?<=[a-z,] )\b(?:he|she)\b/i;
/** "a bench where she read to me" → "a bench where my aunt read to me" */
const withSubjectInside = (text: string, persons: () => readonly Person[]): string => {
  const pronoun = INSIDE.exec(text)?.[0].toLowerCase();
  const person = pronoun === undefined ? null : meantInside(pronoun, text, text.search(INSIDE), persons());
  if (person !== null && isOfSubject(text, person)) return text;
  return person === null ? withOwner(text, persons) : text.replace(INSIDE, person.phrase);
};

/** "I told her on Sunday" → "I told my aunt on Sunday", where only she can be meant. */
export const withObject = (text: string, persons: () => readonly Person[]): string => {
  const pronoun = HIM.exec(text)?.[0].toLowerCase();
  if (pronoun === undefined) return withSubjectInside(text, persons);
  const at = text.search(HIM);
  const isOfStranger = bringsInStranger(text.slice(0, at));
  const person = isOfStranger ? null : meantInside(pronoun === "him" ? "he" : "she", text, at, persons());
  return person === null ? text : text.replace(HIM, person.phrase);
};
