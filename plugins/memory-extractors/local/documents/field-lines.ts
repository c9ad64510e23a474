// A line "Deadline: 5 May": what stands before and behind the colon, and how the two are told in one sentence.

import type { Role } from "#domain/extracted-text.ts";
import { wrapped } from "#domain/wrapped.ts";
import { roleOf } from "#plugins/shared/speakers.ts";
import { lowerFirst } from "../capitals.ts";
import { kinGender } from "../cues/kin.ts";
import { IMPERATIVES } from "../cues/order-words.ts";
import { isDemonym } from "../cues/proper-names.ts";
import { FINITE } from "../cues/verbs.ts";
import { MONTH_SHORT, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { countWords } from "../patterns.ts";
import { isPlural } from "../references/noun-phrases.ts";
import { asksWithAuxiliary } from "../sentences/requests/auxiliary-first.ts";
import { possessive } from "../telling/person.ts";
import { stateOf } from "./person-fields.ts";
import { fieldSentence } from "./profile-fields.ts";
import { ABOUT_SELF } from "./subjectless.ts";

const KEY_VALUE = new RegExp(
  wrapped`
    ^(?:[-*•+]\s*|§{1,2} ?\d+\p{Ll}?\b[.:]?\s+)?(?:\[ ?\]\s+)?(?:\*\*)?
      ((?:(?:Dr|Mrs?|Ms|Prof)\. )?[\p{L}][\p{L}\d ()/'&-]{1,40}?)(?:\*\*)?:(?:\*\*)?\s+(\S.{0,160})$`,
  "u",
);

/** "History: The patient describes a dull ache" */
const PATIENT_DOES = /^the patient \p{Ll}{3,}s /iu;
/** "Work: Tobias agreed to wait", "One more thing: the key is with Ana"; not "Goal: a house that is warm" */
const OPENS_SENTENCE = new RegExp(
  wrapped`
    ^(?:
      \p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:\w+ly |also |just )?(?:
        [a-z]{2,}(?:ed|s)|is|was|had|has|came|went|got|took|gave|told|said|met|will|can
      )[ ]
      |(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey)(?:['’](?:m|ve|ll|d|re|s))?[ ]
      |(?:[Tt]he|[Oo]ur|[Mm]y|[Aa]n?|[Nn]o|[Aa]ll) (?!.*\b(?:that|which|who|where)\b)
    )`,
  "u",
);
/** "Goal: an app for clubs, the first customer is Heron": says what it is of before it says more. */
const whatItSays = (value: string): string => (/^an? /i.test(value) ? (value.split(", ", 1)[0] ?? "") : value);
const isWholeSentence = (value: string): boolean =>
  OPENS_SENTENCE.test(value) && countWords(value) > 3 && (FINITE.test(whatItSays(value)) || PATIENT_DOES.test(value));
/** "Evening: Jonas came by" */
export const sentenceBehind = (raw: string): string | null => {
  const match = KEY_VALUE.exec(raw.trim());
  return match !== null && countWords(match[1] ?? "") < 5 && isWholeSentence(match[2] ?? "") ? (match[2] ?? "") : null;
};
/** "Grateful for", "Called by": goes on behind the colon. */
const OPEN_KEY = /(?<!^based )\b(?:of|for|to|with|by|in|on|at|from|about|and|or|is|are|was|were|the|an?)$/i;

export const MONTH = MONTH_SHORT.replace("(", "(?:");
/** "12 April: sowed the beans", "2 Feb 2023 – oil and brake pads" */
const DAY_LINE = new RegExp(
  wrapped`
    ^(?:[-*•+] *)?(\d{1,2}(?:st|nd|rd|th)?(?: ?[-–] ?\d{1,2}(?:st|nd|rd|th)?)? ${MONTH}\.?(?: \d{4})?|\d{4}-\d{2}-\d{2})
      (?::| [-–—]) +(\S.{1,200})$`,
  "u",
);
/** "Monday 14 May: school photos" */
const WHEN_KEY = new RegExp(
  wrapped`
    ^(?:
      (?:${WEEKDAY_NAMES}|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)\b
      |(?:[Mm]orning|[Nn]oon|[Aa]fternoon|[Ee]vening|[Nn]ight)$|${MONTH}\.? \d|\d
    )`,
);
export const isDayLine = (raw: string): boolean => DAY_LINE.test(raw.trim());

/** "Antibiotics (250 mg, 7 days): £22.40" on a bill */
const PRICED = /^(?:[-*•+] )?(\p{Lu}[^:.!?]{2,70}): ([£$€] ?\d[\d.,]*)$/u;
/** "Return: 12 June", "Run: 5 km": no order. */
const AMOUNT = /^\d\S*(?: \S+)?$/;

/** "Jan: Wow, great!", "assistant: How lovely!" */
const CALLED_OUT = /[!?]["')]*$/;
const ANSWERS: ReadonlySet<Role> = new Set(["assistant", "system", "tool"]);

/** Labels of what is no field. */
const NO_FIELD = new RegExp(
  wrapped`
    ^(?:
      note|remember|reminder|please|don't forget|do not forget|p\.?s|n\.?b|example|e\.g|warning|tip|q|a|question|answer
      |step|figure|table|source|http|https|see|todo|p\.?s|re|fwd|subject|from|to|cc|sent
    )\b`,
  "i",
);
/** A line "Deadline: 5 May"; labels of speech and of examples are none. */
export const keyValue = (raw: string): { key: string; value: string } | null => {
  const [, day, done = ""] = DAY_LINE.exec(raw.trim()) ?? [];
  if (day !== undefined)
    return { key: day.replace(/^(\d{1,2}(?:st|nd|rd|th)?) ?[-–] ?(?=\d)/, "$1 - "), value: done.trim() };
  const [, thing, price = ""] = PRICED.exec(raw.trim()) ?? [];
  if (thing !== undefined) return { key: thing, value: price };
  const match = KEY_VALUE.exec(raw.trim());
  if (match === null || countWords(match[1] ?? "") > 5) return null;
  const key = match[1] ?? "";
  if (CALLED_OUT.test(match[2] ?? "") || ANSWERS.has(roleOf(key)) || asksWithAuxiliary(match[2] ?? "")) return null;
  if (NO_FIELD.test(key)) return null;
  if (
    /^(?:us|we|ours?)$/i.test(match[2] ?? "") ||
    isWholeSentence(match[2] ?? "") ||
    OPEN_KEY.test(key) ||
    (IMPERATIVES.has(key.split(" ", 1)[0]?.toLowerCase() ?? "") && !AMOUNT.test(match[2] ?? ""))
  )
    return null;
  return { key: key.trim(), value: (match[2] ?? "").trim() };
};

/** "Where: the town pool" */
const ASKING_KEY = /^(?:where|when|who|what|why|how(?: \w+)?)$/i;

const PART_OF_LIFE = new RegExp(
  wrapped`
    ^(?:family|work|job|career|health|home|hobbies|pets|education|school|food|diet|free time|interests|contact|people)
      (?: (?:notes|facts|info))?$`,
  "i",
);
const PERSONAL = new RegExp(
  wrapped`
    ^(?:
      name|nickname|age|birthday|wife|husband|partner|kids?|children|sons?|daughters?|mother|father|mum|mom|dad|parents
      |brothers?|sisters?|dogs?|cats?|pets?|boss|manager|employer|job|role|title|office(?: days)?|school|degree|doctor
      |dentist|gp|allerg(?:y|ies)|diet|medication|blood type|shoe size|height|address|phone(?: number)?|e-?mail
      |favou?rite [\w ]+|hobbies|instrument|languages?
    )$`,
  "i",
);
/** What stands behind is told in other words than "is": "Decision: we wait", "Rule: nobody skips dessert", "Yesterday: fixed the login". */
const OUTCOME = new RegExp(
  wrapped`
    ^(?:
      decisions?|decided|agreed|promised|outcome|result|resolution|conclusion|question|open|fixed|added|changed|removed
      |improved|deprecated|(?:house )?rules?|ideas?|lessons?|warnings?|yesterday|today|tomorrow|tonight|now|(?:this|next|last) week|\w+day
    )$`,
  "i",
);
/** "Departs: Oslo 7:55" */
const VERB_KEY =
  /^(?:departs|arrives|starts|ends|begins|opens|closes|includes|contains|requires|weighs|costs|serves|based in)$/i;

/** "Due date" → "due date"; "VAT" and "iPhone 12" stay. */
export const asCommonNoun = (key: string): string =>
  /^(?:[A-Z]{2,}|\p{L}+-?[\p{Lu}\d]|\p{Lu}\p{Ll}+['’]s )/u.test(key) || isDemonym(key) ? key : lowerFirst(key);

/** "Present: Hal, Ines" in minutes. */
const WHO_CAME = /^(?:present|here|attending|in attendance)$/i;

const SHORTEST_CLAUSE = 4;
/** "Bikes: no bikes in the hall", "Garden: plum tree must go", "Pump: seal is worn": says of the thing more than what it is. */
const OWN_CLAUSE = new RegExp(
  wrapped`
    ^no (?!one\b)\p{Ll}
    |^(?!(?:to|by|in|on|at|up|from|every|each|if|when|who|what|that)\b)(?:(?:the|a|an|my|our|his|her|their|two|three|\d+|\p{Lu}\p{Ll}+) )?
      (?:\p{L}+ )?\p{L}+(?<!\b(?:that|which|who)) (?:is|are|was|were|must|should|can|cannot|can't|will|won't|has|have|had|needs?|steps?|comes?|goes) `,
  "u",
);
/** "Speakers: Osk to ask Lena": what somebody does about them. */
const DOES_NEXT = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: (?:and|&) \p{Lu}\p{Ll}+)? to (?!(?:the|an?)\b)\p{Ll}/u;
const isOwnClause = (value: string): boolean => OWN_CLAUSE.test(value);
/** "New boss starts 1 March: Helena Brandt", "Passports: Emil's expires in May", "Next door: cat called Fig": what stands behind is not what stands before. */
const isNoEquation = ({ key, value }: { key: string; value: string }): boolean =>
  isOwnClause(value) ||
  DOES_NEXT.test(value) ||
  (countWords(key) >= SHORTEST_CLAUSE && FINITE.test(key)) ||
  (/^\p{Lu}\p{Ll}+['’]s /u.test(value) && (FINITE.test(value) || /^\S+ \p{Ll}{3,}s\b/u.test(value))) ||
  kinGender(/^\p{Ll}+/u.exec(value)?.[0] ?? "") !== undefined;

/** "Born: ~ May 2017", "Keys handed over: 2", "Summer fair fixed: 6 June": what was done, where "is" fits ill; "Rating: meets expectations" holds a verb. */
const DONE_KEY =
  /^(?:born|died|paid|sold|sent|returned)$|\b(?:handed over|absent|fixed|confirmed|booked|cancell?ed|postponed|rescheduled|moved)$|^(?:what|how) /iu;
const DOES_VALUE = new RegExp(
  wrapped`
    ^(?:exceeds|meets|needs|works|lives|includes|shows|has|does(?:n't)?)[ ]
    |^(?!always )\p{Ll}{3,}s (?:weekly|daily|monthly|yearly|every|each|on \p{Lu}|at \d|from \d)`,
  "u",
);
/** "Sitter Ida: 0699 111 222": a number, and not who she is. */
const OF_NUMBER = /^(?:(?:landline|mobile|cell|phone|home|work|tel)\.?:? )?[+(]?\d[\d ()/-]{6,}/i;
const equation = (pair: { key: string; value: string }, key: string, verb: string): string => {
  if (/^apologies$/i.test(key)) return `apologies from ${pair.value}`;
  if (/^excused$/i.test(key)) return `excused are ${pair.value}`;
  if (isNoEquation(pair) || DOES_VALUE.test(pair.value) || (DONE_KEY.test(key) && !VERB_KEY.test(key)))
    return `${pair.key}: ${pair.value}`;
  if (OF_NUMBER.test(pair.value) && (/ \p{Lu}\p{Ll}+$/u.test(pair.key) || kinGender(key) !== undefined))
    return `${pair.key}: ${pair.value}`;
  return VERB_KEY.test(key) ? `${key} ${pair.value}` : `${key} ${verb} ${pair.value}`;
};

/** A pair as a sentence: "Ada's name is ..." in a list about somebody, else "deadline is ...", to be put under its heading. */
export const pairSentence = (
  pair: { key: string; value: string },
  heading: string,
  entity: string,
  /** Whom a line "Name: Ana" above named. */
  owner: string | null,
): string | null => {
  const ofSelf = ABOUT_SELF.test(heading) ? entity : null;
  const field =
    heading === "" || heading === owner || ofSelf !== null ? fieldSentence(pair, owner ?? ofSelf, entity) : null;
  if (field !== null) return field;
  if ((WHEN_KEY.test(pair.key) || (heading !== "" && ASKING_KEY.test(pair.key))) && !ABOUT_SELF.test(heading))
    return `${pair.key}: ${pair.value}`;
  const said = WHO_CAME.test(pair.key) ? "attendees" : pair.key;
  const key = asCommonNoun(said);
  if (heading !== "" && !ABOUT_SELF.test(heading) && OUTCOME.test(key)) return `${key}: ${pair.value}`;
  const verb = isPlural(key.split(" ").at(-1) ?? key) ? "are" : "is";
  if (ABOUT_SELF.test(heading) || (PART_OF_LIFE.test(heading) && PERSONAL.test(key)))
    return (
      stateOf(`${possessive(entity)} ${key}`, pair.value, verb) ?? `${possessive(entity)} ${key} ${verb} ${pair.value}`
    );
  return heading === "" && owner === null ? null : equation(pair, key, verb);
};
