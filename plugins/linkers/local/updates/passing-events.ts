// What was ahead and has been, or is on another day: an exam that was passed, a concert that was great, a party that was moved; and
// who comes after all, or cannot. Whatever else the older statement says of it may still be so.

import { wrapped } from "#domain/wrapped.ts";
import { conflictsOf, headOf, isSameSubject } from "../compare.ts";
import { INSTEAD } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { relationOf, SELF, UNKNOWN } from "../reading/subject.ts";
import { type Token, upTo } from "../reading/tokens.ts";
import { SCHEDULE } from "../reading/values.ts";
import { RELATIVES, STOP_WORDS } from "../reading/words.ts";
import {
  findAny,
  finderOf,
  hasAny,
  isOfSame,
  isOfUser,
  isRepeated,
  kept,
  OPENERS,
  type Rule,
} from "./passing-words.ts";

const isContent = ({ lower, isBreak, isNumber }: Token): boolean =>
  !isBreak && !isNumber && !OPENERS.has(lower) && !STOP_WORDS.has(lower);
const hasDay = ({ values }: Parsed): boolean => [...SCHEDULE].some((type) => values.values.has(type));
/** Told with its day, which is not a day of each week. */
const isAhead = kept((older) => hasDay(older) && !older.isPast && !older.isNegated && !isRepeated(older));

/** What one goes to or has done, once. */
export const EVENT_WORDS = `exam test resit retake viva defence interview audition presentation talk speech gig concert recital show performance play
  operation surgery procedure scan biopsy appointment hearing viewing race marathon match game tournament final wedding party
  ceremony graduation trip visit meeting practical theory midterm`;
const EVENTS = stems(EVENT_WORDS.split(/\s+/));
const WENT = phrase(
  wrapped`
    be|go|went ~ well|fine|great|good|ok|okay|smoothly|badly|terribly|amazing|lovely|brilliant|wonderful|fantastic
    |awesome|awful|terrible|perfect|perfectly|success|disaster|blast|fun|over|done|sold-out`,
);
/** "is going well so far" */
const GOES_ON = new Set(["far", "going"]);

const hasOtherName = (older: Parsed, newer: Parsed): boolean =>
  [...newer.names].some((name) => !older.mentions.has(name));

/** "resit is 14 April", "the resit went well"; "dad has an operation on 4 May", "dad's operation went well" */
export const hasBeen: Rule = (older, newer) => {
  if (!isAhead(older) || newer.tokens.some(({ lower }) => GOES_ON.has(lower))) return false;
  if (!isSameSubject(older.firstSubjects, newer.firstSubjects) || hasOtherName(older, newer)) return false;
  return newer.clauses.some(({ start, head, isNegated, isPlan, isUnsure }) => {
    const said = newer.tokens.slice(start, head).filter(isContent);
    const isEvent = said.some((token) => EVENTS.has(token.stem)) && said.every((token) => older.words.has(token.stem));
    const [verb] = newer.tokens.slice(head);
    const isOver = verb?.lower !== "are" && !isNegated && !isPlan && !isUnsure;
    return isEvent && isOver && matchAt(newer.tokens, head, WENT) !== -1;
  });
};

const EXAMS = stems(
  "exam test resit retake viva defence defense theory practical midterm final finals paper assessment audition".split(
    " ",
  ),
);
const TAKES = stems(["pass", "fail", "ace", "flunk"]);
const TAKEN = new Set("passed failed aced flunked".split(" "));
/** Behind what was passed or failed. */
const ENDS_EXAM = new Set("with on at in but and so by this last first 1st next though speaking".split(" "));

const preparesFor = finderOf([phrase("prepare|study|revise|cram|learn|train ~ for *")]);
/** "is preparing for the bar exam", "passed" */
const saysPassed = ({ tokens, clauses: [clause] }: Parsed): boolean =>
  TAKEN.has(tokens[clause?.head ?? 0]?.lower ?? "") && tokens[(clause?.head ?? 0) + 1]?.isBreak !== false;

/** "theory" of "passed their theory", "micro" and "stats" of "passed micro, failed stats" */
const takenIn = ({ tokens }: Parsed): Token[][] =>
  tokens.flatMap(({ lower }, at) => {
    if (!TAKEN.has(lower)) return [];
    const rest = tokens.slice(at + 1);
    const what = upTo(rest, (token) => token.isBreak || ENDS_EXAM.has(token.lower)).filter(isContent);
    return what.length === 0 ? [] : [what];
  });

/** "theory test is on 18 February", "passed their theory"; "has two exams in January, botany and Latin", "passed Latin" */
export const hasTaken: Rule = (older, newer) => {
  const isMeant = isAhead(older) || preparesFor(older) !== null;
  if (!isMeant || hasAny(older, TAKES) || newer.isNegated || newer.isPlan) return false;
  if (!hasAny(older, EXAMS)) return false;
  const taken = takenIn(newer);
  if ((taken.length === 0 && !saysPassed(newer)) || newer.firstSubjects.has(UNKNOWN)) return false;
  // "Practical is booked for 9 April" names nobody.
  const isBare = EXAMS.has(older.tokens[0]?.lower ?? "") && newer.firstSubjects.has(SELF);
  if (!isBare && !isSameSubject(older.firstSubjects, newer.firstSubjects)) return false;
  const isNamed = taken.length === 0 || taken.some((what) => what.every((token) => older.words.has(token.stem)));
  // "has three exams in February": of what is not said.
  const isOpen = older.tokens.some(({ lower }) => lower === "exams") && [...older.strong].every((it) => EXAMS.has(it));
  return isNamed || (isOpen && !taken.flat().some((token) => EXAMS.has(token.stem)));
};

const drives = finderOf(["learn to drive", "learner 's permit", "driving lesson|lessons|theory|test"].map(phrase));
const PASSED_TEST = phrase("pass|passed the|my|his|her|their driving? test *");
/** "has a learner's permit", "passed their test first time" */
export const canDrive: Rule = (older, newer) => {
  if (newer.isNegated || newer.isPlan || drives(older) === null || older.isPast) return false;
  return find(newer.tokens, PASSED_TEST) !== null && isOfSame(older, newer);
};

const AWAITS = phrase("need|wait|have|want to? for? have? a|an|the|his|her|their *");
const HAD = phrase("have|had the|an|a|his|her|their *");
/** "needs an operation", "had the operation and is fine" */
export const hasHadIt: Rule = (older, newer) => {
  const had = newer.isPlan || newer.isNegated || older.isNegated ? null : find(newer.tokens, HAD);
  const verb = had === null ? undefined : newer.tokens[had.start]!.lower;
  const isOther = newer.clauses[0]?.subject.thing.some((word) => !older.words.has(word)) === true;
  if (had === null || verb !== "had" || isOther || !isOfSame(older, newer) || older.isPast || older.isPastEvent)
    return false;
  const what = newer.tokens.slice(had.end, had.end + 3).find((token) => EVENTS.has(token.stem));
  const waits = what === undefined ? null : find(older.tokens, AWAITS);
  return waits !== null && older.tokens[waits.start]!.lower !== "had" && older.words.has(what!.stem);
};

const PARTIES = stems(
  "party birthday do celebration shower barbecue bbq dinner reunion picnic wedding ceremony anniversary 30th 40th 50th 60th 70th 80th 18th 21st".split(
    " ",
  ),
);
const PARTY = stem("party");
const MOVED = ["move|push|shift|postpone|reschedule|bring|brought ~ to", "be|get move|moved ~ to", "be ~ on"].map(
  phrase,
);

/** "is planning a surprise 40th, June 13", "the party moves to June 20" */
export const isOtherDay: Rule = (older, newer) => {
  const subject = newer.clauses[0]?.subject;
  if (!isAhead(older) || subject === undefined || subject.isPerson || newer.isNegated || newer.isUnsure) return false;
  const [event] = subject.thing;
  const isParty = event !== undefined && PARTIES.has(event) && subject.thing.length === 1;
  if (!isParty || !(older.words.has(event) || (event === PARTY && hasAny(older, PARTIES)))) return false;
  if (hasOtherName(older, newer) || subject.about.length > 0) return false;
  const isMoved = findAny(newer, MOVED) !== null && (newer.isRescheduled || newer.saysNow || newer.hasChange);
  // "User's dad's retirement party is on 7 March"
  const isTheirs =
    isOfUser(older) || (newer.firstSubjects.has(UNKNOWN) && older.mentions.has(SELF) && older.things.has(event));
  return isMoved && isTheirs && conflictsOf(older, newer).types.some((type) => SCHEDULE.has(type));
};

/** "is flying to Crete on May 3", "flies on May 10 instead" */
export const isDoneOtherDay: Rule = (older, newer) => {
  if (!isAhead(older) || !(older.isPlan || older.isProgressive) || !newer.saysNow || newer.isNegated) return false;
  if (headOf(older) !== headOf(newer) || !isOfSame(older, newer)) return false;
  const isSame = [...newer.core].every((word) => older.core.has(word) || word === INSTEAD);
  return isSame && conflictsOf(older, newer).types.some((type) => SCHEDULE.has(type));
};

const COMES = ["come", "join user?|us?", "make it", "attend", "be there|coming|joining", "be a bridesmaid|witness"].map(
  phrase,
);
const RELATIONS = stems([...RELATIVES, "mum", "dad"]);

/** Who can or cannot come: by the clause that says so. */
interface Attendance {
  readonly isComing: boolean;
  readonly who: ReadonlySet<string>;
}

const attendanceIn = kept(({ tokens, clauses }): Attendance | null => {
  for (const { subject, head, isNegated, isUnsure, isPastEvent, isPast } of clauses.slice(0, 2)) {
    if (!subject.isPerson || isUnsure || isPastEvent || isPast) continue;
    const said = COMES.some((pattern) => matchAt(tokens, head, pattern) !== -1);
    if (said) return { isComing: !isNegated, who: subject.keys };
  }
  return null;
});
const AFTER_ALL = new Set(["nowadays", "anymore", "longer", "now", "instead"]);

/** "his mum" where the older statement is of somebody's mother. */
const isThatRelative = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((key) => {
    const relation = relationOf(key);
    return (
      (key.startsWith(UNKNOWN) || key.startsWith(`${SELF}/`)) &&
      RELATIONS.has(relation) &&
      relations(other).has(relation)
    );
  });
const relations = (keys: ReadonlySet<string>): Set<string> =>
  new Set([...keys].filter((key) => key.includes("/")).map(relationOf));

/** "Fay can't be a bridesmaid", "Fay can come after all"; "Jo is joining the trip", "Jo can't come after all" */
export const isOtherGuest: Rule = (older, newer) => {
  const [was, is] = [attendanceIn(older), attendanceIn(newer)];
  if (was === null || is === null || was.isComing === is.isComing || is.who.has(SELF)) return false;
  if (!newer.tokens.some(({ lower }) => AFTER_ALL.has(lower))) return false;
  const isThem = isSameSubject(was.who, is.who) && !is.who.has(UNKNOWN);
  return (isThem || isThatRelative(is.who, was.who)) && !hasOtherDay(older, newer);
};
const hasOtherDay = (older: Parsed, newer: Parsed): boolean =>
  hasDay(newer) && conflictsOf(older, newer).types.some((type) => SCHEDULE.has(type));

const SAYS_LITTLE = stems("come make go join attend exam work time off".split(" "));
/** "is going to the fair with Gus and Mei", "Gus can't make it to the fair" */
export const isCompanionOut: Rule = (older, newer) => {
  const [clause] = newer.clauses;
  const [who] = clause?.subject.isPerson === true ? [...clause.subject.keys] : [];
  if (clause?.isNegated !== true || who === undefined || !older.names.has(who) || older.isNegated) return false;
  const at = older.tokens.findIndex(({ lower }) => lower === "with");
  const isWith = at !== -1 && older.tokens.slice(at).some(({ lower }) => lower === who);
  if (!isWith || older.isPast || !hasDayOrPlan(older) || attendanceIn(newer)?.isComing !== false) return false;
  const said = newer.tokens.slice(clause.head, clause.end).filter(isContent);
  return said.every((token) => SAYS_LITTLE.has(token.stem) || older.words.has(token.stem));
};
const hasDayOrPlan = (older: Parsed): boolean => older.isPlan || older.isProgressive || hasDay(older);

const SOLD_TICKET = phrase("sell|sold|return|returned|give|gave|refund|refunded the|their|my|his|her *");
const TICKET = stem("ticket");
/** "is going to the Fennel festival", "sold their Fennel ticket" */
export const hasSoldTicket: Rule = (older, newer) => {
  const found = newer.isPlan || newer.isNegated || !newer.words.has(TICKET) ? null : find(newer.tokens, SOLD_TICKET);
  if (found === null || !isOfSame(older, newer) || !hasDayOrPlan(older)) return false;
  const rest = newer.tokens.slice(found.end);
  const end = rest.findIndex((token) => token.stem === TICKET);
  const which = rest.slice(0, Math.max(0, end)).filter(isContent);
  return which.length > 0 && which.every((token) => older.words.has(token.stem));
};

const SKIPS = phrase("skip|skipping|skipped the|this *");
const ENTERED = stems("sign enter register train run go do race book plan".split(" "));
/** "signed up for the half marathon in May", "is skipping the half marathon this year" */
export const isSkipped: Rule = (older, newer) => {
  const found = newer.isNegated || newer.isUnsure ? null : find(newer.tokens, SKIPS);
  if (found === null || !hasAny(older, ENTERED) || !isOfSame(older, newer) || older.isNegated) return false;
  const what = upTo(newer.tokens.slice(found.end), (token) => !isContent(token));
  return what.length > 0 && what.every((token) => older.words.has(token.stem));
};
