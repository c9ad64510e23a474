// From statements to memory candidates: dates written out, the person named, kind, slot, retention, sources.

import type { CandidateSource, MemoryCandidate } from "#contracts/memory-extractor.ts";
import type { EpochMs } from "#domain/clock.ts";
import type { EventDate } from "#domain/memory.ts";
import { wrapped } from "#domain/wrapped.ts";
import { isHeadOnly, withQuestion } from "../answers/question-told.ts";
import { asksForThePast, timeAsked } from "../answers/questions/time-asked.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { isOfTeam } from "../cues/code-base.ts";
import { isOfMatter } from "../cues/named-news.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import { FINITE } from "../cues/verbs.ts";
import { annotateDates, findDates } from "../dates/dates.ts";
import type { DateMention } from "../dates/days-of-months.ts";
import { bordersOf } from "../dates/tense.ts";
import { isToAssistant, type Passage, type PassageSentence } from "../reading/passages.ts";
import { danglesAtOnce } from "../references/leaning/anaphora.ts";
import { acquaintanceIn } from "../references/persons/acquaintances.ts";
import { namesSomebody } from "../references/persons/known-to-both.ts";
import { confidenceOf } from "../score.ts";
import type { Clause } from "../sentences/clause.ts";
import { isOfListener } from "../sentences/whose/of-listener.ts";
import type { Statement } from "../statements.ts";
import { withDayVerb, withFullVerb } from "./contractions.ts";
import { kindOf } from "./kinds.ts";
import { isLasting } from "./lasting.ts";
import { isLastingNews } from "./lasting-news.ts";
import { rewritePerson } from "./person.ts";
import { forgetAfter } from "./retention.ts";
import { parseSlot } from "./slots.ts";

const MOST_DATES = 4;

export const sourceOf = (sentence: PassageSentence): CandidateSource => ({
  chunkId: sentence.chunkId,
  quote: sentence.raw,
  start: sentence.start,
  end: sentence.end,
});

/** Each sentence once, in reading order. */
export const sourcesOf = (sentences: readonly PassageSentence[]): CandidateSource[] =>
  [...new Set(sentences)].sort((a, b) => a.start - b.start).map(sourceOf);

/** What holds of no slot and no day, and is no trait: told by a rule of its own, not from a clause. */
export const plainCandidate = (
  told: Pick<MemoryCandidate, "text" | "kind" | "subject" | "confidence">,
  sentences: readonly PassageSentence[],
): MemoryCandidate => ({
  ...told,
  slot: null,
  isFirstPerson: false,
  isStatic: false,
  isInference: false,
  eventDates: [],
  forgetAfter: null,
  sources: sourcesOf(sentences),
});

/** "gen/", "auth.ts", "useQuery": the case of its letters belongs to the name. */
const NAME_IN_CODE = /^(?:[\w.@-]*[/_]|[\w-]+\.[a-z]|[a-z]+[A-Z]|\w+\()/;

/** Capital at the front, full stop at the end, no exclamation; "O-" and "AB-" are groups of blood. */
export const asSentence = (text: string): string => {
  const isBloodGroup = text.endsWith("-") && /\b(?:AB?|B|[O0])-$/.test(text);
  const body = text
    .trim()
    .replace(isBloodGroup ? /[\s,;:]+$/ : /[\s,;:-]+$/, "")
    .replace(/!+(?=\s|$)/g, ".")
    .replace(/!+(["')])$/, ".$1");
  const ended = /[.?]["')\]]?$/.test(body) ? body : `${body}.`;
  return NAME_IN_CODE.test(ended) ? ended : upperFirst(ended);
};

const COMMON_START = new RegExp(
  wrapped`
    ^(?!(?:Mrs|Ms|Mr|Dr|Miss) )(?:
      The|A|An|Last|Next|Yesterday|Today|Tomorrow|Life|Also|My|Our|His|Her|Their|Its|Such|So|Our|In|On|At|With|For|As
      |After|Before|While|It|It's|This|That|There|There's|They|He|She|Some|Most|All|Many|Everyone|Everything|Nothing
      |Being|One|Two|Three|Both|Each|Every|When|If|Even|These|Those|Just|Only|Not|No|\p{L}+ing
      |\p{L}+s(?! (?:is|isn't|was|wasn't|has|hasn't|doesn't|turned|said|told|\p{Ll}{2,}(?:s|ed))\b)
    )\b`,
  "u",
);

/** "Dr. Patel's office hours are on Monday" */
const NAMES_PERSON = /^(?:Dr|Mr|Mrs|Ms|Prof)\.? \p{Lu}/u;

/** "Losing teeth like crazy, two this week." */
const WITHOUT_VERB = new RegExp(
  wrapped`
    ^(?!(?:\w+thing|During|Being)\b)\p{L}{2,}ing (?!
      .* (?:is|are|was|were|isn't|wasn't|has|had|will|can|helps?|takes?|makes?|gives?|keeps?)\b
    )`,
  "u",
);

/** A statement that does not name its speaker is told as what the speaker says; what a code base is like, anybody can look up. */
const attribute = (text: string, { passage, isOfSomebody }: Clause): string => {
  const { speaker, listener, known, group, isAboutCode } = passage;
  if (isAboutCode || text.includes(speaker)) return text;
  // "Bo hates opera": it is Ida who says so; "Bo's cousin moved" is news.
  if (isOfListener(text, listener)) return text.startsWith(`${listener} `) ? `${speaker} says ${text}` : text;
  if (
    (isOfSomebody && !COMMON_START.test(text)) ||
    (group !== null && text.includes(group)) ||
    NAMES_PERSON.test(text) ||
    isFirstName(/^\p{Lu}\p{Ll}+/u.exec(text)?.[0] ?? "") ||
    acquaintanceIn(text, known) !== null ||
    (listener === null ? isOfMatter(text) : namesSomebody(text)) ||
    (/^\p{Lu}[\p{L}'-]+ (?:\p{Lu}|is|was|has|had|will|and|been|can't|cannot|doesn't|didn't|won't|gets|needs|wants|hates|prefers|loves|likes|works|lives|went|got|took|said|told|turned)/u.test(
      text,
    ) &&
      !COMMON_START.test(text))
  )
    return text;
  return COMMON_START.test(text) && !WITHOUT_VERB.test(text)
    ? `${speaker} says ${lowerFirst(text)}`
    : `${speaker} says: ${text}`;
};

/** The main verb, right behind the subject, is in the past. */
const TELLS_THE_PAST = new RegExp(
  wrapped`
    ^(?!(?:my|our|the) [^,]{2,40} (?:is|are) )(?:I|we|they|he|she|it|(?:my|our|the|some|a|an) (?:[\w'-]+ ){0,3}?[\w'-]+)[ ]
    (?:just |finally |also |even |actually |really |\w+ly )?
    (?:
      was|were|went|had|did|got|made|took|came|met|won|lost|saw|gave|found|told|ran|bought|began|left|held|taught|heard
      |\w{3,}ed
    )\b`,
  "i",
);
/** Another time than that of the sentence before. */
const OTHER_TIME =
  /\b(?:used to|since|always|years?|months?|grew up|as a (?:kid|child)|when I was|ever|once|before)\b/i;
/** What sets the time for the next sentence: "Guess what I did last night?", "Last week was wild." */
const ANNOUNCES = /[?:]["')]*\s*$/;
const TELLS_HOW_IT_WAS = /\b(?:was|were|happened|happening|been)\b/i;
/** "I bought a rug on Saturday, it was on sale": how the rug was. */
const BUYS = /\b(?:bought|ordered|sold|paid|picked up)\b/i;
const setsTheTime = (raw: string, { from }: DateMention): boolean => {
  const begin = bordersOf(raw).findLast((border) => border <= from) ?? 0;
  return ANNOUNCES.test(raw) || (TELLS_HOW_IT_WAS.test(raw.slice(begin)) && !BUYS.test(raw.slice(begin, from)));
};

/** "since the storm in March": the day of something else. */
const OF_SOMETHING_ELSE = /\S.*\b(?:since|until|till|by)(?: the [\w'-]+)?(?: in| of| on)? $/i;
/** "since Easter": of no one day. */
const GOES_ON = /^(?:since|until|till)\b/i;
const onlyPastDate = (sentence: PassageSentence, said: EpochMs): DateMention | null => {
  const dates = findDates(sentence.raw, said);
  const only = dates.length === 1 ? dates[0] : undefined;
  const isOfDeed =
    only?.isRelative === true &&
    !OF_SOMETHING_ELSE.test(sentence.raw.slice(0, only.from)) &&
    !GOES_ON.test(sentence.raw.slice(only.from));
  return isOfDeed && only.start <= said ? only : null;
};

/** "I got a bench for free, and I bought a stool on Saturday": the day of what was done besides. */
const DOES_BESIDES = /[,;] (?:and|but) (?:(?:then|also|later) )?(?:I|we) [^,;]*$/i;
/** The date of the sentence that a clause was cut from, or of the one before where that sets the time. */
const carriedDate = ({ passage, sentence, before, text }: Clause): DateMention | null => {
  if (!TELLS_THE_PAST.test(text)) return null;
  const own = onlyPastDate(sentence, passage.said);
  if (own !== null && DOES_BESIDES.test(sentence.raw.slice(0, own.from))) return null;
  if (own !== null || OTHER_TIME.test(text)) return own;
  const told = before === null ? null : onlyPastDate(before, passage.said);
  return before !== null && told !== null && setsTheTime(before.raw, told) ? told : null;
};

const IS_PUT_OFF = /\b(?:moved?|extended|postponed|pushed|changed|rescheduled|shifted|delayed|put back)\b/i;
const TO_ITS_DAY = new RegExp(
  wrapped`
    ^\w+ (?:(?!and\b|in\b|on\b)[\w']+ ){0,6}?(?:from (?:(?!and\b)[\w'()]+ ){1,7})?(?:to|until|till) (?:the )?(?:\w+day,? )?[\w ]{2,20}$`,
);
/** "moved from 4 to 9 May", "was 4 May, but they moved it to 9 May": when it is now comes first. */
const newestFirst = (dates: readonly EventDate[], text: string): readonly EventDate[] => {
  const moved = dates.length < 2 ? null : IS_PUT_OFF.exec(text);
  if (moved === null) return dates;
  const behind = text.slice(moved.index);
  const newest = dates.findIndex(({ label }) => {
    const at = behind.indexOf(`(${label})`);
    return at > 0 && TO_ITS_DAY.test(behind.slice(0, at));
  });
  return newest < 1 ? dates : [dates[newest] as EventDate, ...dates.toSpliced(newest, 1)];
};
const plainDate = ({ start, end, label }: DateMention): EventDate => ({ start, end, label });

interface Told {
  readonly text: string;
  readonly dates: readonly DateMention[];
}

/** "I ordered it from you", "I like your plan": whom a user of an assistant speaks to. */
const TO_ASSISTANT =
  /\b(with|from|for|to|by|ask|asked|tell|told) you(?=[.,;!]|$| (?:about|last|yesterday|today|on|in|and|but|before|again|because)\b)/gi;
const OF_ASSISTANT =
  /\byour(?= (?:\w+ )?(?:service|company|shop|store|app|website|answers?|advice|suggestions?|help|plan|list|recommendations?)\b)/gi;
const withAssistant = (text: string): string =>
  FIRST_PERSON.test(text)
    ? text.replace(TO_ASSISTANT, "$1 the assistant").replace(OF_ASSISTANT, "the assistant's")
    : text;

/** In a session about code "we" are those who work on it. */
export const TEAM = "The team";
/** "Our team needs a cold room": told of already. */
const OWN_TEAM = /\b(?:my|our) (?:[a-z]+ )?(?:team|department|side)\b/i;
/** Whom "we" means in a clause, where that is not the speaker. */
const groupOf = ({ group, isAboutCode }: Passage, text: string): string | null => {
  const several = isAboutCode ? TEAM : group;
  return several !== null && isOfTeam(text) && (isAboutCode || !OWN_TEAM.test(text)) ? several : null;
};
const OUR_TEAM = /\bour team\b/gi;
const teamInside = (text: string): string => text.replace(/(?<=[^.] )The team\b/g, "the team");

const tell = (clause: Clause, question: string | null, alreadyTold: ReadonlySet<string>): Told => {
  const { passage } = clause;
  const text = isToAssistant(passage) ? withAssistant(clause.text) : clause.text;
  // "Have you moved?" "Yes, in July": the last one, which the words alone do not say.
  const reply = clause.sentence.raw;
  const isOfPast = question !== null && asksForThePast(question, reply);
  const found = findDates(text, passage.said, question === null ? "open" : timeAsked(question, reply));
  const own = isOfPast ? found.filter(({ start }) => start <= passage.said) : found;
  const carried = own.length === 0 ? carriedDate(clause) : null;
  const dates = carried === null ? own : [carried];
  const group = groupOf(passage, text);
  const isTeam = group === TEAM;
  const annotated = withDayVerb(annotateDates(text, own));
  const named = isTeam ? annotated.replace(OUR_TEAM, TEAM) : annotated;
  const told = rewritePerson(named, {
    speaker: group ?? passage.speaker,
    listener: passage.listener,
    isPast: dates.some((date) => date.end <= passage.said),
    isTogether: clause.isTogether || (isTeam && named.startsWith(TEAM)),
  });
  const isNew = carried !== null && !alreadyTold.has(carried.label);
  const said = withFullVerb(isTeam ? teamInside(told) : told);
  return { text: asSentence(isNew ? said.replace(/[.!]*$/, ` (${carried.label}).`) : said), dates };
};

/** Whether "you" of a clause is one of several, and nothing tells which. */
const isToNobodyKnown = ({ passage, text }: Clause): boolean => {
  const { speaker, isListenerOpen } = passage;
  if (!isListenerOpen || !/\byou/i.test(text)) return false;
  const told = (listener: string | null): string => rewritePerson(text, { speaker, listener });
  return told(passage.listener) !== told(null);
};

/** What stands before whom a statement is of: "As a nurse, ", "Sometimes ". */
const OPENING = /^(?:[^.]{2,60}, |(?!\w+ing )\w+ )$/;
/** A statement from the speaker on, or from another subject; null where it is of neither. */
const ownPart = (text: string, speaker: string, subject: string | null): string | null => {
  const at = text.indexOf(speaker);
  if (at === 0 || (at > 0 && OPENING.test(text.slice(0, at)))) return text.slice(at);
  return subject === null ? null : text;
};

const withBracket = (text: string, words: string): string => `${text.replace(/\.$/, "")} (${words}).`;
const withMatter = (text: string, matter: string | null): string =>
  matter === null ? text : withBracket(text, `speaking of ${matter}`);

export const candidateOf = (statement: Statement): MemoryCandidate | null => {
  const first = statement.clauses[0];
  if (first === undefined || statement.clauses.some(isToNobodyKnown)) return null;
  const { passage } = first;
  const labels = new Set<string>();
  const told = statement.clauses.map((clause) => {
    const one = tell(clause, statement.question, labels);
    for (const { label } of one.dates) labels.add(label);
    return one;
  });
  const said = attribute(told.map((part) => part.text).join(" "), first);
  const text =
    statement.question === null
      ? withMatter(said, statement.matter ?? null)
      : withQuestion(
          said,
          statement.question,
          passage.speaker,
          FINITE.test(first.text) && !isHeadOnly(first.text, statement.question),
        );
  const mentions = told
    .flatMap((part) => part.dates)
    .filter((date, at, all) => all.findIndex(({ start, end }) => start === date.start && end === date.end) === at)
    .slice(0, MOST_DATES);
  const dates = newestFirst(mentions.map(plainDate), text);
  const hasEventDate = mentions.some(({ isSince }) => !isSince);
  const isInstruction = statement.clauses.some((clause) => clause.isInstruction);
  const kind = kindOf({
    text,
    isInstruction,
    hasEventDate,
    isFutureDate: isAhead(dates, passage.said),
  });
  const isAssistantChat = isToAssistant(passage);
  const { subject, slot } = parseSlot(told[0]?.text ?? text, passage.speaker);
  const own = ownPart(text, passage.speaker, subject);
  const isOpen = statement.question === null && statement.clauses.length === 1 && danglesAtOnce(first.text);
  const isStatic = (!isOpen || isLastingNews(text)) && isLasting({ kind, text, hasEventDate, own });
  const behind = statement.behind ?? null;
  return {
    text: behind === null ? text : withBracket(text, behind),
    kind,
    subject: subject ?? (text.startsWith(passage.speaker) ? passage.speaker : null),
    slot: statement.clauses.length > 1 && slot !== null && (told[0]?.text.length ?? 0) > 120 ? null : slot,
    confidence: confidenceOf(statement.score, isAssistantChat),
    isFirstPerson: statement.clauses.some((clause) => FIRST_PERSON.test(clause.text)),
    isStatic,
    isInference: false,
    eventDates: dates,
    forgetAfter: forgetAfter({
      text,
      kind,
      isStatic,
      said: passage.said,
      eventDates: dates,
      isAssistantChat,
    }),
    sources: sourcesOf([...(statement.corrects ?? []), ...statement.clauses.map((clause) => clause.sentence)]),
  };
};

export const isAhead = (dates: readonly EventDate[], said: EpochMs): boolean =>
  dates.some((date) => date.start > said) && !dates.some((date) => date.end <= said);
