// Documents without a speaker: notes, pages, reports. First person is the entity; third-person statements with a clear
// subject are kept when they inform; a heading is put before a statement that needs it.

import type { Role } from "#domain/extracted-text.ts";
import { wrapped } from "#domain/wrapped.ts";
import { roleOf } from "#plugins/shared/speakers.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { kinGender } from "../cues/kin.ts";
import { TWO_TO_SIX } from "../cues/numbers.ts";
import { IMPERATIVES } from "../cues/order-words.ts";
import { isDemonym } from "../cues/proper-names.ts";
import { EVENT_VERB, HYPOTHETICAL, NUMBER, PLAN, SECOND_PERSON, TIME_WORD, TRAIT } from "../cues/signals.ts";
import { BASE_VERBS, FINITE, IRREGULAR_PAST } from "../cues/verbs.ts";
import { MONTH_SHORT, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { countWords } from "../patterns.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { isPlural } from "../references/noun-phrases.ts";
import { OFFICES } from "../references/strangers.ts";
import { asksWithAuxiliary } from "../sentences/auxiliary-first.ts";
import { isOrder } from "../sentences/orders.ts";
import { TEAM } from "../telling/candidates.ts";
import { possessive, rewritePerson } from "../telling/person.ts";
import { stateOf } from "./person-fields.ts";
import { bareState, familyOf, fieldSentence, isProfileList, listItem } from "./profile-fields.ts";
import { OWN_STATE, SUBJECTLESS, SUBJECTLESS_STATE } from "./subjectless.ts";

export interface ProseStatement {
  readonly text: string;
  readonly score: number;
  /** Itself, and before it the one that names its subject. */
  readonly sentences: readonly PassageSentence[];
  /** Put before a statement that has no name of its own. */
  readonly heading: string;
  /** Items that say nothing without their heading. */
  readonly isList?: true;
  /** Of whom its line names; told by itself. */
  readonly isOfPerson?: true;
  /** Leaves out what the sentence before it names: "Sent back on Friday." */
  readonly goesOn?: boolean;
}

export const NAMED_SUBJECT =
  /^(?:\p{Lu}[\p{L}\d'’&.-]*)(?: (?:\p{Lu}[\p{L}\d'’&.-]*|\d[\d.]*|of|the|and|de|van|von|for)){0,5} [a-z]/u;
/** "Project Falcon ships in May" */
const NAMED_DOES = new RegExp(
  wrapped`
    ^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? \p{Lu}[\p{L}-]+ (?:\p{Lu}[\p{L}-]+ )?[a-z]{3,}s |^\p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d-]+)* (?:(?:often|always|usually|sometimes|never|also|still|rarely|regularly) )?[a-z]{3,}s (?:at|on|in|to|from|every|until|by|around|after|with|for|the|an?|it|its|her|his|their|no)\b`,
  "u",
);
const DEFINITE_SUBJECT = new RegExp(
  wrapped`
    ^(?:
      the|our|all|each|every|both|no|most|many|some|an?
      |(?:(?:about|around|nearly|almost|over|more than|at least) )?(?:${TWO_TO_SIX}|\d[\d,.]*)
    ) [\w'-]+(?: [\w'°-]+){0,8}? (?:
      is|are|was|were|has|have|had|will|can|may|must|shall|runs?|uses?|costs?|ends?|starts?|meets?|works?|lives?|opens?
      |closes?|takes?|owns?|leads?|needs?|plans?|supports?|requires?|includes?|covers?|serves?|sits|stands|comes|goes
      |lies|arrives?|leaves|remains?|reaches|weighs|measures|contains?|holds|sells?|employs?|offers?|provides?|replaces?
      |grew|fell|rose|ran|went|came|broke|stopped|became|moved|agreed|decided|approved|launched|released|signed|hired
      |raised|won|lost|built|began|ended|\w{3,}ed
    )\b`,
  "i",
);
/** "Deployments happen on Tuesdays": several of a kind, and when or how many. */
const ARRANGEMENT = new RegExp(
  wrapped`
    ^(?!\p{L}+ (?:who|that|which)\b)\p{L}{3,}s (?:[\p{L}-]+ |over \d+ \p{L}+ ){0,2}?(?:
      are|were|have|happen|run|start|end|open|close|take|last|cost|need|go|ship|meet|must|will|can
    )\b.*(?:\d|\b(?:\p{L}+days?|daily|weekly|monthly|every|each|only|noon|midnight)\b)`,
  "u",
);
/** "The password rotates every 90 days" */
const ROUTINE =
  /^(?:the|our|all|each|every|an?) (?:[\w'-]+ ){1,4}?\w{3,}s (?:every|each|on|at|in|from|by|only|once|twice|daily|weekly|monthly)\b/i;
/** "The architect recommends triple glazing" */
const OF_OFFICE = new RegExp(
  String.raw`^(?:[Tt]he|[Oo]ur|\p{Lu}\p{L}+['’]s) (?:[a-z-]+ )?(?:${OFFICES}) (?:also |still )?[a-z]{3,}s (?!who\b)`,
  "u",
);
const VAGUE_START = new RegExp(
  wrapped`
    ^(?:
      it|this|that|these|those|they|he|she|there|here|such|however|therefore|thus|then|also|but|and|so|for example
      |in this|as a result|what|why|how|when|if|see|click|read|note|figure|table|copyright|share|sign|subscribe|log in
      |cookies?|by (?:using|clicking)|all rights
    )\b`,
  "i",
);
/** "There are currently 23 people on the waiting list" */
const THERE_ARE = new RegExp(
  String.raw`^there (?:is|are|were|was|will be) (?:\p{Ll}+ ){0,2}?(?:\d|${TWO_TO_SIX})`,
  "iu",
);
const BOILERPLATE = new RegExp(
  wrapped`
    \b(?:
      cookies?|privacy policy|terms of (?:service|use)|all rights reserved|click here|subscribe|newsletter
      |sign up(?! for [^.;!]{3,40} (?:by|until|before) )|log in (?:to|here|now)|please log ?in|read more|share this
      |advertisement|copyright|©|pull requests|contributions are welcome|open an issue|feel free|in witness whereof
      |retrieved \d|tap to (?:learn|view|change)|messages and calls are end-to-end encrypted|security code with
    )\b`,
  "i",
);
const KEY_VALUE = new RegExp(
  wrapped`
    ^(?:[-*•+]\s*|§{1,2} ?\d+\p{Ll}?\b[.:]?\s+)?(?:\[ ?\]\s+)?(?:\*\*)?
      ((?:(?:Dr|Mrs?|Ms|Prof)\. )?[\p{L}][\p{L}\d ()/'&-]{1,40}?)(?:\*\*)?:(?:\*\*)?\s+(\S.{0,160})$`,
  "u",
);

/** "History: The patient describes a dull ache" */
const PATIENT_DOES = /^the patient \p{Ll}{3,}s /iu;
/** "Work: Tobias agreed to wait", "One more thing: the key is with Ana"; not "Goal: a house that is warm" */
const isWholeSentence = (value: string): boolean =>
  /^(?:\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:\w+ly |also |just )?(?:[a-z]{2,}(?:ed|s)|is|was|had|has|came|went|got|took|gave|told|said|met|will|can) |(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey)(?:['’](?:m|ve|ll|d|re|s))? |(?:[Tt]he|[Oo]ur|[Mm]y|[Aa]n?|[Nn]o|[Aa]ll) (?!.*\b(?:that|which|who|where)\b))/u.test(
    value,
  ) &&
  countWords(value) > 3 &&
  (FINITE.test(value) || PATIENT_DOES.test(value));
/** "Evening: Jonas came by" */
export const sentenceBehind = (raw: string): string | null => {
  const match = KEY_VALUE.exec(raw.trim());
  return match !== null && countWords(match[1] ?? "") < 5 && isWholeSentence(match[2] ?? "") ? (match[2] ?? "") : null;
};
/** "Grateful for", "Called by": goes on behind the colon. */
const OPEN_KEY = /(?<!^based )\b(?:of|for|to|with|by|in|on|at|from|about|and|or|is|are|was|were|the|an?)$/i;

const MONTH = MONTH_SHORT.replace("(", "(?:");
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
  if (
    /^(?:note|remember|reminder|please|don't forget|do not forget|p\.?s|n\.?b|example|e\.g|warning|tip|q|a|question|answer|step|figure|table|source|http|https|see|todo|p\.?s|re|fwd|subject|from|to|cc|sent)\b/i.test(
      key,
    )
  )
    return null;
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

/** Below this a sentence of prose is not worth a memory. */
export const KEEP_PROSE_SCORE = 0.6;

/** "The Forth Bridge, a railway bridge in Scotland, was opened in 1890": what stands between, or in brackets, says what it is. */
const APPOSITION = new RegExp(wrapped`
  ^([^,;:(]{2,60}) \([^()]{2,120}\),? (?=[a-z])
  |^([^,;:]{2,60}), (?:an?|the|its|his|her|their|one of|formerly|also|then|who|which|whose) [^,;:]{2,80}, (?=[a-z])`);

/** "At 09:10 the mill stopped" */
const AT_HOUR = /^(?:At|By|From|Around|Until) \d{1,2}[:.]\d{2}(?: ?[ap]m)?,? (?=(?:the|our|an?|\p{Lu}\p{L}+) )/u;

/** "On 19 May, between 8 and 12, a fitter will come", "In 1950, Ida Lund sailed": when, and then who. */
const FRONTED = new RegExp(
  wrapped`
    ^(?:(?:On|At|By|From|Since|Until|After|Before|Between|During|In|As of|Within) [^,;]{2,40}, ){1,2}
      (?=(?:the|our|an?|all|both|each|\p{Lu}[\p{L}'’-]+) )`,
  "iu",
);

/** "Fry the onions until golden": what whoever reads it should do; not "Led a team". */
const DO_SOMETHING = new RegExp(
  wrapped`
    ^(?!
      (?:
        At|In|On|By|For|From|With|Of|To|Under|Over|After|Before|During|Since|Until|Through|Across|Among|Within|Without
        |Despite|As|If|When|While|Once|Both|All|Half|Only|Even|Not|Such|That|Because|Unlike|Like
      )\b
    )(\p{Lu}\p{Ll}*(?<!s|ed|ing)) (?:the|an?|your|all)\b`,
  "u",
);
const tellsToDo = (text: string): boolean => {
  const first = DO_SOMETHING.exec(text)?.[1]?.toLowerCase();
  return isOrder(text) || /^please\b/i.test(text) || (first !== undefined && !IRREGULAR_PAST.has(first));
};

/** "Gasthof am Markt", "Villa am Hang": a name, and no verb. */
const FOREIGN_AM = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? am \p{Lu}[\p{L}-]+[.]?$/u;

/** "3 Mill Close, Whitby": where, and nothing that closes. */
const ADDRESS =
  /^\d{1,4}\p{L}?,? (?:\p{Lu}[\p{L}'’.-]+ ){1,3}(?:Close|Drive|Rise|View|Walk|Way|Street|Road|Lane|Avenue|Court|Place)(?:,|$)/u;

/** How much a third-person sentence informs; 0 when it is no plain statement. */
export const scoreProse = (text: string): number => {
  const words = countWords(text);
  const bare = text
    .replace(/^By default, /, "")
    .replace(AT_HOUR, "")
    .replace(FRONTED, "")
    .replace(APPOSITION, "$1$2 ");
  const isNamed = NAMED_SUBJECT.test(bare);
  if (words < (isNamed ? 3 : 4) || words > 70 || !/[.!]["')\]]?$|[\p{L}\d][)\]"]?$/u.test(text) || /\?$/.test(text))
    return 0;
  const isCount = THERE_ARE.test(text);
  if ((VAGUE_START.test(text) && !isCount) || BOILERPLATE.test(text) || SECOND_PERSON.test(text) || tellsToDo(text))
    return 0;
  if (FOREIGN_AM.test(text) || ADDRESS.test(text)) return 0;
  const isPlain =
    isCount || ARRANGEMENT.test(bare) || ROUTINE.test(text) || DEFINITE_SUBJECT.test(bare) || OF_OFFICE.test(bare);
  if (!isPlain && !(isNamed && (FINITE.test(text) || NAMED_DOES.test(text)))) return 0;
  const names = text.slice(1).match(/(?<=[\s("'])\p{Lu}[\p{L}\d]+/gu)?.length ?? 0;
  const cues = [NUMBER, TIME_WORD, EVENT_VERB, PLAN, TRAIT].filter((cue) => cue.test(text)).length;
  return (
    1.2 +
    (isNamed ? 0.8 : 0) +
    Math.min(words, 20) / 16 +
    Math.min(names, 3) * 0.4 +
    cues * 0.35 -
    (HYPOTHETICAL.test(text) ? 0.6 : 0)
  );
};

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
/** What stands behind is told in other words than "is": "Decision: we wait", "Yesterday: fixed the login". */
const OUTCOME = new RegExp(
  wrapped`
    ^(?:
      decisions?|decided|agreed|outcome|result|resolution|conclusion|question|open|fixed|added|changed|removed|improved
      |deprecated|yesterday|today|tomorrow|tonight|now|(?:this|next|last) week|\w+day
    )$`,
  "i",
);
const ABOUT_SELF = new RegExp(
  wrapped`
    ^(?:
      about(?: (?:me|myself))?|me|bio|biography|personal(?: (?:info|information|details|facts|notes))?
      |(?:my )?(?:preferences|details|info|background|basics|introduction|intro)|who I am|introducing myself
      |(?:my|(?:the )?user(?:['’]s)?) (?:
        profile|facts|info(?:rmation)?|details|preferences|traits|memor(?:y|ies)|background|persona
      )
      |(?:(?:facts|notes|info(?:rmation)?|memor(?:y|ies)|details|what (?:we|I) know)(?: saved)? )?(?:about|of|on) the user
    )(?: \([^()]{2,30}\))?$`,
  "i",
);
/** "About me" above a list. */
export const isOwnList = (heading: string): boolean => ABOUT_SELF.test(heading);
/** "Notes", "Strengths", "Key Facts": heads a list, and is nobody. */
export const NO_NAME = /(?:ngs|nts|ths|tes|ons|ers|ies|cts|ms|ps|sks|ing|ment|ness|ion|ity|ance|ence)$/;
const PERSON_HEADING = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}$/u;

/** Of whom a list tells: the entity under "About me" or under nothing, else the person whose name heads it. */
const listSubject = (heading: string, entity: string): string | null => {
  if (heading === "" || ABOUT_SELF.test(heading) || isProfileList(heading)) return entity;
  return PERSON_HEADING.test(heading) && !NO_NAME.test(heading) ? heading : null;
};

/** "- Lives in Leeds" under "About me": the line with the subject it leaves out; null where it has one or none is known. */
export const withListSubject = (line: string, heading: string, entity: string): string | null => {
  const subject = listSubject(heading, entity);
  if (subject === null || asksWithAuxiliary(line) || line.endsWith("?")) return null;
  const item = listItem(line, heading, entity);
  if (item !== null) return item;
  const body = lowerFirst(line);
  if (SUBJECTLESS.test(line)) return `${subject} ${body}`;
  if (SUBJECTLESS_STATE.test(line)) return `${subject} is ${body}`;
  if (/^born\b(?![^.;]*, (?:s?he|they) )/i.test(line)) return `${subject} was ${body}`;
  if (subject === entity && OWN_STATE.test(line))
    return rewritePerson(`I ${body}`, { speaker: entity, listener: null });
  return isOwnList(heading) ? bareState(line, subject) : heading === "" ? familyOf(line, subject) : null;
};

/** When something was written, and how it is filed. */
const FILING =
  /^(?:created|(?:last )?(?:updated|modified|edited|changed)|version|tags?|page|slug|layout|vat id|iban|bic)$/i;
/** "Posted by Ida Lund · 3 h ago", "Photos by Ida Lund" */
const BYLINE = new RegExp(
  wrapped`
    ^\W*(?:
      posted|submitted|written|published|shared|edited|translated|reported|reviewed|photos?|photographs?|pictures?|words
      |text|story
    )(?: (?:on|in) [^.!?]{3,40})?[ |·•]* by:? (?-i:\p{Lu}|@)[^.!?]{1,80}$`,
  "iu",
);
/** "Signed: I. Lund", but "Signed: 3 May 2024" says when. */
const SIGNED = /^\W*(?:signed|signatures?)(?: (?:by|for))?:\D*$/i;
export const isFiling = (raw: string): boolean =>
  FILING.test(keyValue(raw)?.key ?? "") || BYLINE.test(raw) || SIGNED.test(raw);
/** "Date: 5 May" of minutes: says nothing alone, but belongs to a record. */
export const isOnlyDate = (raw: string): boolean =>
  /^date$/i.test(keyValue(raw)?.key ?? "") || DATELINE.test(raw.trim());
/** "Porto, 2 May 2024" above a letter. */
const DATELINE = new RegExp(
  wrapped`
    ^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}, (?:the )?(?:
      \d{1,2}(?:\.|st|nd|rd|th)? ${MONTH},?|${MONTH} \d{1,2}(?:st|nd|rd|th)?,?|\d{1,2}[./]\d{1,2}[./]
    ) ?(?:19|20)\d\d\.?$`,
  "u",
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
/** "New boss starts 1 March: Helena Brandt", "Passports: Emil's expires in May", "Next door: cat called Fig": what stands behind is not what stands before. */
const isNoEquation = ({ key, value }: { key: string; value: string }): boolean =>
  (countWords(key) >= SHORTEST_CLAUSE && FINITE.test(key)) ||
  (/^\p{Lu}\p{Ll}+['’]s /u.test(value) && (FINITE.test(value) || /^\S+ \p{Ll}{3,}s\b/u.test(value))) ||
  kinGender(/^\p{Ll}+/u.exec(value)?.[0] ?? "") !== undefined;

/** "Born: ~ May 2017", "Keys handed over: 2", "Days absent: 6": what was done, where "is" fits ill; "Rating: meets expectations" holds a verb. */
const DONE_KEY = /^(?:born|died|paid|sold|sent|returned)$|\b(?:handed over|absent)$|^(?:what|how) /iu;
const DOES_VALUE = new RegExp(
  wrapped`
    ^(?:exceeds|meets|needs|works|lives|includes|shows|has|does(?:n't)?) |^(?!always )\p{Ll}{3,}s (?:weekly|daily|monthly|yearly|every|each|on \p{Lu}|at \d|from \d)`,
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
  const first = /^[a-z]+/.exec(pair.value)?.[0] ?? "";
  if (
    heading !== "" &&
    !ABOUT_SELF.test(heading) &&
    (OUTCOME.test(key) || IMPERATIVES.has(first) || BASE_VERBS.has(first))
  )
    return `${key}: ${pair.value}`;
  const verb = isPlural(key.split(" ").at(-1) ?? key) ? "are" : "is";
  if (ABOUT_SELF.test(heading) || (PART_OF_LIFE.test(heading) && PERSONAL.test(key)))
    return (
      stateOf(`${possessive(entity)} ${key}`, pair.value, verb) ?? `${possessive(entity)} ${key} ${verb} ${pair.value}`
    );
  return heading === "" && owner === null ? null : equation(pair, key, verb);
};

/** "Mei to send the report by Friday" */
export const asAssignment = (text: string): string =>
  text.replace(
    /^(?!\p{Lu}\p{Ll}{2,}ing\b)(?!(?:Need|Have|Want|Remember|Try|Used|Hope|Plan|Got|Up|Due|Next|Back|Close|Ready|Things|Stuff|Questions|Places|Reasons|Ways|Points|Items|Topics|Ideas|Books|Films|Movies|Something|Nothing|Time|Tap|Click|Press|Swipe|Scroll|How|What|Where|When|Who)\b)(\p{Lu}\p{Ll}+(?: (?:and|&) \p{Lu}\p{Ll}+)?) to (?=(?!(?:the|an?|this|that|these|those|his|her|its|our|your|their|any|all|each|every|both|such|other|new)\b)[a-z]{3,} )/u,
    (_, who: string) => (/ /.test(who) ? `${who} are to ` : `${who} is to `),
  );

/** "It was agreed to wait" of minutes: those who met agreed. */
const WAS_AGREED = /^It was (?:then )?((?:unanimously )?(?:agreed|decided|resolved)) (?=to |that |not to )/;
export const asAgreed = (text: string, writer: string | null): string =>
  writer === TEAM ? text.replace(WAS_AGREED, `${TEAM} $1 `) : text;

/** "Client notes: client is 44" */
const SAME_BEHIND = /^(client|patient|candidate|customer|student|tenant) notes?: (?:the )?(?=\1\b)/i;
export const withoutSameLabel = (text: string): string => {
  const label = SAME_BEHIND.exec(text)?.[0];
  return label === undefined ? text : upperFirst(text.slice(label.length));
};
