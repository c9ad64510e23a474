// The fields of a note that somebody keeps for themselves: "Passport: C01X0006", "Wi-Fi: kiwi77", "Landlord: Herr Krüger".

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { OCCUPATION } from "../cues/occupations.ts";
import { MONTH_SHORT } from "../dates/calendar.ts";
import { anyOf, countWords } from "../patterns.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { isPlural } from "../references/noun-phrases.ts";
import { possessive } from "../telling/person.ts";
import { asCommonNoun, keyValue } from "./field-lines.ts";
import { stateOf } from "./person-fields.ts";
import { fieldSentence } from "./profile-fields.ts";

interface Pair {
  readonly key: string;
  readonly value: string;
}

const keys = (...rows: readonly string[]): RegExp => new RegExp(`^${anyOf(...rows)}$`, "i");
/** What only somebody's own note holds: his people, and what he rents, takes and is called by. */
const OF_A_LIFE = keys(
  KIN_NOUNS,
  "landlady|rent|gp|plumber|mechanic|flatmates?|allerg(?:y|ies)|medications?|blood (?:type|group|pressure)|shoe size|favou?rite [\\w ]+",
);
/** The same, unless the note begins with what else it is about: "Product: Ring / Ring size: 54". */
const OF_A_PERSON = keys(
  wrapped`
    birthday|date of birth|passport(?: (?:no|number))?|(?:national |tax )?id(?: card)?(?: (?:no|number))?
    |social security number|driving licen[cs]e`,
  "(?:shirt|ring|trouser|dress|hat) size|resting (?:heart rate|pulse)",
);
/** Of whoever keeps the note where such a line stands beside; a code alone may be of any door. */
const OWN_THINGS = keys(
  wrapped`
    anniversary|school|gym|bank|iban|insurance|car|bike|(?:number |licen[cs]e )?plate|weight|height|pulse|heart rate
    |e-?mail|phone(?: number)?|mobile|address`,
  "wi-?fi(?: (?:password|code|key))?|(?:gate|door|front door|garage) code|alarm(?: code)?|pin(?: code)?|locker(?: code)?",
);
const OF_HIS_PEOPLE = new RegExp(`^(?:${OCCUPATION}|${KIN_NOUNS})$`, "i");
const PHONE_NUMBER = /^[+(]?\d[\d ()/-]{5,}$/;
/** "Birthday: Ana, 3 March" is not his. */
const OF_A_DAY = /^(?:birthday|date of birth|anniversary)$/i;
const DAY = new RegExp(String.raw`^(?:on |the )?(?:\d|${MONTH_SHORT}\b)`, "i");

const isOwnKey = (key: string): boolean =>
  [OF_A_LIFE, OF_A_PERSON, OWN_THINGS, OF_HIS_PEOPLE].some((pattern) => pattern.test(key));

/** "81 kg", "4411", "jo@work.example" */
const NO_NAME = /^\W*\d\S*(?: \S+)?$|@|^[^\p{L}]*\p{L}?[^\p{L}]*$/u;
/** "Recipe: Pancakes", "Server: web1" above its fields: what they are of; null where the line is a field like them. */
export const topicField = (raw: string): string | null => {
  const pair = keyValue(raw);
  if (pair === null || isOwnKey(pair.key) || NO_NAME.test(pair.value)) return null;
  const saysItself = /^\p{Lu}|\s/u.test(pair.value) && !/\d/.test(pair.value);
  return saysItself ? pair.value : `${pair.key} ${pair.value}`;
};

const LONGEST_NOTE = 12;
/** Whether a few lines are nothing but fields, and none says of what. */
export const isAllPairs = (sentences: readonly PassageSentence[], heading: string): boolean =>
  heading === "" &&
  sentences.length <= LONGEST_NOTE &&
  sentences.every(({ raw }) => !/^(?:full )?name$/i.test(keyValue(raw)?.key ?? "name"));

/** Such lines, where at least one is of a life. */
export const isNoteOfPairs = (sentences: readonly PassageSentence[], heading: string): boolean => {
  if (!isAllPairs(sentences, heading)) return false;
  const named = sentences.map(({ raw }) => keyValue(raw)?.key ?? "");
  const isOfThing = sentences.length > 2 && topicField(sentences[0]?.raw ?? "") !== null;
  return named.some((key) => OF_A_LIFE.test(key) || (!isOfThing && OF_A_PERSON.test(key)));
};

/** "Health log, March", "Family notes": what stands below is of whose note it is. */
const OF_OWN_LIFE = new RegExp(
  wrapped`
    ^(?:my )?(?:
      family|health|medical|fitness|body|training|weight|personal|home|household|hobbies|pets?|contacts?
      |emergency contacts
    )(?: (?:log|diary|journal|tracker|tracking|records?|data|notes?|facts|info|stuff|details))?
      (?:[,:]? \(?[^:]{3,24}\)?)?$`,
  "i",
);
export const isOwnTitle = (title: string): boolean => countWords(title) < 6 && OF_OWN_LIFE.test(title);

/** "Landlord: Herr Krüger" in such a note: "User's landlord is Herr Krüger"; null where the key is of no life. */
export const ownField = ({ key, value }: Pair, entity: string): string | null => {
  const field = fieldSentence({ key, value }, null, entity);
  if (field !== null || !isOwnKey(key) || (OF_A_DAY.test(key) && !DAY.test(value))) return field;
  const subject = `${possessive(entity)} ${asCommonNoun(key)}`;
  const verb = isPlural(key.split(" ").at(-1) ?? key) ? "are" : "is";
  const told = value.replace(/[.]+$/, "");
  if (OF_HIS_PEOPLE.test(key) && PHONE_NUMBER.test(told)) return `${possessive(subject)} phone number is ${told}`;
  return stateOf(subject, told, verb) ?? `${subject} ${verb} ${told}`;
};
