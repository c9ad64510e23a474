// What is told by its beginning, in other words than the statement that it ends: the next job, town or medicine, the next one in a
// role, a sale that came to nothing. How much of the older statement that ends is not said, so the newer one is only ranked first.

import { contains, headOf, isSameSubject } from "../compare.ts";
import { isForNow } from "../reading/for-now.ts";
import { BE, DOSES, INSTEAD } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, phrase } from "../reading/phrases.ts";
import { isKnownPlace } from "../reading/places.ts";
import { stem, stems } from "../reading/stem.ts";
import { SELF, UNKNOWN } from "../reading/subject.ts";
import { type Token, upTo } from "../reading/tokens.ts";
import { RELATIVES, STOP_WORDS } from "../reading/words.ts";
import { isFormer } from "./ended-updates.ts";
import { isThen } from "./gone-updates.ts";
import { isWork } from "./job-updates.ts";
import type { Verdict } from "./slot-updates.ts";

type Rule = (older: Parsed, newer: Parsed) => boolean;

const isSame = (older: Parsed, newer: Parsed): boolean => isSameSubject(older.firstSubjects, newer.firstSubjects);
const isCurrent = (older: Parsed): boolean =>
  !(older.isNegated || older.isPlan || older.isUnsure || older.isPast || older.isPastEvent || older.endings.length > 0);

const JOBS = new Set(["employer", "role"]);
const AT_WORK = new Set(["at", "for", "with"]);
const OPENS_PLACE = new Set(["a", "an", "the"]);
/** "works at a call centre", "drives for Brandt" */
const isAtWork = (parsed: Parsed): boolean => {
  const [clause] = parsed.clauses;
  if (clause === undefined || !isWork(parsed, clause)) return false;
  const [next, place] = parsed.tokens.slice(clause.head + 1, clause.head + 3);
  return AT_WORK.has(next?.lower ?? "") && (place?.isName === true || OPENS_PLACE.has(place?.lower ?? ""));
};
/** "is a nurse" is one in the next job too, and "is a vegetarian" has none. */
const hasJobAt = (parsed: Parsed): boolean =>
  isAtWork(parsed) ||
  parsed.slots.some(
    ({ attribute }) =>
      JOBS.has(attribute) || (attribute === "occupation" && parsed.tokens.some(({ lower }) => AT_WORK.has(lower))),
  );
const GOT_JOB = phrase("get|take|accept|land the|a|an ~ job|position|post");
const JOINED = phrase("join a|an|the *");
/** Beside the one there is, or no job of one's own. */
const NOT_THE_JOB = new Set(
  "2nd second other another side part-time evening weekend summer student holiday odd extra last".split(" "),
);
const WORKPLACES = new Set(
  "fintech startup start-up company firm agency bank hospital clinic hospice bakery brewery restaurant hotel factory mill plant shipyard studio consultancy manufacturer publisher newspaper university".split(
    " ",
  ),
);
const BEHIND_JOB = new Set("at in with as for".split(" "));
const JOINED_REACH = 5;

/** "got the community job", "took a post as a driver"; not "got a second job" */
const tookJob = ({ tokens, clauses: [clause] }: Parsed): boolean => {
  const end = clause === undefined ? -1 : matchAt(tokens, clause.head, GOT_JOB);
  if (clause === undefined || end === -1) return false;
  const isOpen = isThen(tokens, end) || BEHIND_JOB.has(tokens[end]?.lower ?? "");
  return isOpen && !tokens.slice(clause.head, end).some(({ lower }) => NOT_THE_JOB.has(lower));
};

/** "joined a fintech", "joined a bakery full-time"; not "joined a choir" */
const joinedFirm = ({ tokens, clauses: [clause] }: Parsed): boolean => {
  const from = clause === undefined ? -1 : matchAt(tokens, clause.head, JOINED);
  if (from === -1) return false;
  const said = tokens.slice(from, Math.min(clause!.end, from + JOINED_REACH));
  const last = upTo(said, (token, at) => at > 0 && isThen(said, at) && token.lower !== "and").at(-1)?.lower ?? "";
  return last === "full-time" || WORKPLACES.has(last) || said.some(({ lower }) => lower === "full-time");
};

/** "is a nurse at Derriford", "got the community job" */
const hasNextJob: Rule = (older, newer) =>
  newer.isPastEvent &&
  !newer.isNegated &&
  !newer.isPlan &&
  !newer.hasAddition &&
  isCurrent(older) &&
  older.jobEnd === null &&
  !isFormer(older) &&
  isSame(older, newer) &&
  (tookJob(newer) || joinedFirm(newer)) &&
  hasJobAt(older);

const IS_OVER = phrase("be over|finished|done|history");
/** "is a freelancer", "freelancing is over" */
const isTradeOver: Rule = (older, { tokens }) => {
  const trade = tokens[0]?.lower ?? "";
  const end = trade.endsWith("ing") && older.firstSubjects.has(SELF) ? matchAt(tokens, 1, IS_OVER) : -1;
  return end !== -1 && isThen(tokens, end) && isCurrent(older) && contains(older.words, stem(trade));
};

const NOW = new Set(["now", "nowadays"]);
/** "lives in Phoenix", "is in Boise now"; not "is in Boise this week" */
const isElsewhereNow: Rule = (older, newer) => {
  const { tokens, clauses } = newer;
  const home = older.slots.find(({ attribute }) => attribute === "home");
  const [clause] = clauses;
  const head = clause?.head ?? 0;
  if (home === undefined || clause?.subject.isPerson !== true || tokens[head]?.stem !== BE) return false;
  if (tokens[head + 1]?.lower !== "in" || !(newer.saysNow || newer.saysSince) || !isCurrent(older)) return false;
  const isPlace = ({ isName, lower }: Token): boolean => isName || isKnownPlace(lower);
  const rest = tokens.slice(head + 2, clause.end);
  const place = upTo(rest, (token) => !isPlace(token));
  const next = rest[place.length];
  const isNow = NOW.has(next?.lower ?? "") && (rest[place.length + 1] ?? tokens[clause.end])?.isBreak !== false;
  const isSaid = next === undefined || next.isBreak || isNow || next.lower === "since";
  const isOther = place.length > 0 && !place.some(({ stem: word }) => older.words.has(word));
  return (
    isSaid &&
    isOther &&
    !newer.isNegated &&
    !isForNow(tokens.filter(({ lower }) => !NOW.has(lower))) &&
    isSame(older, newer)
  );
};

const OF_DOSES = ["often", ...[...DOSES].map((unit) => `n:${unit}`)];
const isDosed = ({ values }: Parsed): boolean => OF_DOSES.some((type) => values.values.has(type));
const ONLINE = new Set("zoom slack teams instagram tiktok discord twitter facebook youtube tinder linkedin".split(" "));
/** The one medicine that somebody is on, told with how much or how often. */
const medicineIn = ({ tokens, clauses: [clause], names }: Parsed): string | null => {
  const head = clause?.head ?? 0;
  const what = tokens[head + 2];
  const isOn = clause?.subject.isPerson === true && tokens[head]?.stem === BE && tokens[head + 1]?.lower === "on";
  return isOn && what?.isName === true && names.size === 1 && !ONLINE.has(what.lower) ? what.lower : null;
};
/** "is on Humira every two weeks", "is on Stelara every 8 weeks now" */
const isOnAnother: Rule = (older, newer) => {
  if (!newer.saysNow || newer.hasAddition || newer.isNegated || !isDosed(newer) || !isDosed(older)) return false;
  const [one, other] = [medicineIn(older), medicineIn(newer)];
  return one !== null && other !== null && one !== other && isCurrent(older) && isSame(older, newer);
};

/** "the supervisor, Prof. Adler, is kind", "Lena took over as User's supervisor" */
const hasSuccessor: Rule = (older, newer) => {
  const slot = newer.slots.find(({ attribute, isChange }) => isChange && attribute.startsWith("is:"));
  const [clause] = older.clauses;
  if (slot === undefined || clause?.subject.keys.has(UNKNOWN) !== true || clause.subject.thing.length !== 1)
    return false;
  const isRole = clause.subject.thing[0] === slot.attribute.slice(3) && !older.isPast && !older.isPastEvent;
  return isRole && older.mentions.size > 0 && !slot.value.some((word) => older.mentions.has(word));
};

/** "User's maid of honour is Olga", "Tove is now maid of honour", "so Kim's sister Tove is maid of honour now" */
const isNowInRole: Rule = (older, { tokens, clauses, saysNow }) => {
  const subject = older.clauses[0]?.subject;
  if (!saysNow || subject === undefined || subject.isPerson || !isCurrent(older)) return false;
  if (headOf(older) !== BE || older.names.size === 0 || !subject.keys.has(SELF)) return false;
  const role = new Set([...subject.thing, ...subject.about]);
  return clauses.some((clause) => {
    if (clause.isNegated || tokens[clause.head]?.stem !== BE || clause.subject.keys.has(SELF)) return false;
    const who = tokens.slice(clause.start, clause.head).filter(({ lower }) => !OPENS_CLAUSE.has(lower));
    const said = tokens
      .slice(clause.head + 1, clause.end)
      .filter(({ lower }) => !STOP_WORDS.has(lower) && !NOW.has(lower));
    const isOther =
      who.at(-1)?.isName === true &&
      who.every(({ isName, lower }) => !older.names.has(lower) && (isName || lower === "'s" || RELATIVES.has(lower)));
    return isOther && said.length > 0 && said.length === role.size && said.every(({ stem: word }) => role.has(word));
  });
};
const OPENS_CLAUSE = new Set(["so", "and", "but"]);

const STOP = stem("stop");
const STOPPED_WORKING = phrase("stop working");
const AUXILIARIES = new Set(["has", "'s", "have"]);
const TAKES = stems(["take", "use"]);
/** "is on Humira every two weeks", "Humira has stopped working" */
const hasFailed: Rule = (older, { tokens, words, isNegated }) => {
  const found = words.has(STOP) && !isNegated && isCurrent(older) ? find(tokens, STOPPED_WORKING) : null;
  if (found === null) return false;
  const isAuxiliary = AUXILIARIES.has(tokens[found.start - 1]?.lower ?? "");
  const what = tokens[found.start - (isAuxiliary ? 2 : 1)]?.lower ?? "";
  const head = older.clauses[0]?.head ?? 0;
  const isOn = older.tokens[head]?.stem === BE && older.tokens[head + 1]?.lower === "on";
  const at = isOn ? head + 2 : TAKES.has(headOf(older)) ? head + 1 : -1;
  return older.firstSubjects.has(SELF) && older.tokens[at]?.lower === what;
};

const FELL_THROUGH = phrase("fall|fell through");
/** What came to nothing, by what somebody does who means to. */
const DEALS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ["sale", "sell move"],
    ["purchase", "buy move"],
    ["deal", "sell buy"],
    ["mortgage", "buy"],
    ["adoption", "adopt"],
    ["rental", "rent move"],
    ["booking", "book stay"],
  ].map(([thing = "", deeds = ""]) => [stem(thing), stems(deeds.split(" "))] as const),
);
/** "is selling the house", "the sale fell through" */
const hasFallenThrough: Rule = (older, { tokens, clauses: [clause] }) => {
  const thing = clause?.subject.isPerson === false ? clause.subject.thing : [];
  const deeds = thing.length === 1 ? DEALS.get(thing[0]!) : undefined;
  if (deeds === undefined || clause?.isNegated === true || matchAt(tokens, clause!.head, FELL_THROUGH) === -1)
    return false;
  const isMeant = older.isPlan || older.isProgressive || older.isPastEvent;
  return isMeant && older.firstSubjects.has(SELF) && [...older.words].some((word) => deeds.has(word));
};

const NO_ROOM = ["be fully? booked|full|sold up|out?", "have no place|room|space|seat left|free?"].map(phrase);
/** "wants to study in Delft", "Delft was full, so Leiden instead" */
const hadNoRoom: Rule = (older, { tokens, words, clauses: [clause] }) => {
  if (!words.has(INSTEAD) || clause === undefined || clause.isNegated || !(older.isPlan || older.isProgressive))
    return false;
  const named = tokens.slice(clause.start, clause.subject.end);
  const isMeant = named.length > 0 && named.every(({ isName, lower }) => isName && older.names.has(lower));
  return isMeant && older.firstSubjects.has(SELF) && NO_ROOM.some((it) => matchAt(tokens, clause.head, it) !== -1);
};

const RULES: readonly (readonly [name: string, rule: Rule])[] = [
  ["job", hasNextJob],
  ["trade", isTradeOver],
  ["town", isElsewhereNow],
  ["medicine", isOnAnother],
  ["role", hasSuccessor],
  ["role", isNowInRole],
  ["failed", hasFailed],
  ["fell-through", hasFallenThrough],
  ["full", hadNoRoom],
];

export const begunUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const found = RULES.find(([, rule]) => rule(older, newer));
  return found === undefined ? null : { rule: `begun:${found[0]}`, tier: "soft" };
};
