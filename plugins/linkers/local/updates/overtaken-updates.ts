// What a later report overtook and tells in other words: a plan that was carried out, an interview that led to the job, a due date
// that moved. Nothing says how much of the older statement that outdates, so the newer one is only ever ranked first.

import { conflictsOf, headOf, isObliged, isSameSubject, says } from "../compare.ts";
import type { Clause } from "../reading/clauses.ts";
import { DOSES, GENERIC_STEMS, HAVE, INSTEAD } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, matchesAt, phrase, phraseTable } from "../reading/phrases.ts";
import { isPastForm, stem, stems } from "../reading/stem.ts";
import { SELF, UNKNOWN } from "../reading/subject.ts";
import { upTo } from "../reading/tokens.ts";
import { STOP_WORDS, WEEKDAYS } from "../reading/words.ts";
import { isExpecting } from "./birth-updates.ts";
import { hasAny, type Rule } from "./passing-words.ts";
import type { Verdict } from "./slot-updates.ts";

/** "User's landlord wants to sell", "the landlord sold" */
const isThatRelation: Rule = (older, { clauses: [clause] }) => {
  const [who, other] = clause?.subject.isPerson === false ? clause.subject.thing : [];
  return who !== undefined && other === undefined && older.firstSubjects.has(`${SELF}/${who}`);
};
const isOfSame: Rule = (older, newer) =>
  isSameSubject(older.firstSubjects, newer.firstSubjects) || isThatRelation(older, newer);
/** "User", not "User's mother". */
const namesUser = ({ tokens }: Parsed): boolean =>
  tokens.some(({ lower }, at) => lower === "user" && tokens[at + 1]?.lower !== "'s");

const DUE = stem("due");
const DUE_DATE = phrase("due date");
/** "is expecting, due in August", "the due date moved to September" */
const isDueOtherwise: Rule = (older, newer) =>
  newer.words.has(DUE) &&
  find(newer.tokens, DUE_DATE) !== null &&
  (newer.hasChange || newer.saysNow || newer.isRescheduled) &&
  (isExpecting(older) || find(older.tokens, DUE_DATE) !== null) &&
  (newer.firstSubjects.has(UNKNOWN) || isOfSame(older, newer));

const STILL = stem("still");
const CHANGES_DOSE = stems("put raise lower increase reduce double halve cut move bring drop change switch".split(" "));
const OFTEN = phrase("once|twice|1|2|3|4 ~ day|daily|morning|evening|night|week");
const oftenOf = ({ tokens }: Parsed): string => {
  const found = find(tokens, OFTEN);
  return found === null
    ? ""
    : tokens
        .slice(found.start, found.end)
        .map(({ lower }) => lower)
        .join(" ");
};
/** "500 mg twice a day", "still 500 but just once in the evening" */
const isTakenOtherwise: Rule = (older, newer) => {
  if (!newer.words.has(STILL) || !hasAny(older, DOSES)) return false;
  const amount = newer.tokens.find(({ isNumber }, at) => isNumber && newer.tokens[at - 1]?.lower === "still");
  if (amount === undefined || !older.words.has(amount.stem)) return false;
  const [one, other] = [oftenOf(older), oftenOf(newer)];
  return one !== "" && other !== "" && one !== other && (isOfSame(older, newer) || namesUser(newer));
};
/** "takes 75 mcg of levothyroxine", "the doctor put User up to 100 mcg of levothyroxine" */
const isDosedAnew: Rule = (older, newer) =>
  older.firstSubjects.has(SELF) &&
  hasAny(newer, DOSES) &&
  CHANGES_DOSE.has(headOf(newer)) &&
  namesUser(newer) &&
  !newer.isNegated &&
  conflictsOf(older, newer).types.some((type) => DOSES.has(type.replace("n:", ""))) &&
  [...newer.strong].some((word) => older.strong.has(word) && !DOSES.has(word));

const OWING = stems(["owe", "owing"]);
const PAYS = stems(["pay", "paid"]);
const OWES = phrase("owe|owing user");
const HAS_PAID = phrase("have paid user|all|everything?");
/** "owes User 300 euros", "has paid"; not "has paid for the tickets" */
const isPaid: Rule = (older, newer) => {
  if (!hasAny(older, OWING) || !hasAny(newer, PAYS)) return false;
  const found = find(older.tokens, OWES) === null ? null : find(newer.tokens, HAS_PAID);
  const next = found === null ? undefined : newer.tokens[found.end];
  const isAll = found !== null && (next === undefined || next.isBreak || newer.tokens[found.end - 1]!.lower === "user");
  return isAll && !newer.isNegated && isOfSame(older, newer);
};

const LIVES_WITH = "lives-with";
const COMES = stems("visit come stay live".split(" "));
/** "wants to come to User this summer", "is staying with User for good" */
const hasStayed: Rule = (older, newer) =>
  newer.slots.some(({ attribute, value, isChange }) => attribute === LIVES_WITH && isChange && value[0] === "user") &&
  namesUser(older) &&
  hasAny(older, COMES) &&
  isOfSame(older, newer);

const OPENS_NOUN = new Set("the a an my his her their".split(" "));
/** "swims with the county squad", "swims with the club, not the county squad" */
const isDenied: Rule = (older, newer) => {
  if (!newer.hasDenial || newer.isNegated || newer.isPastEvent || older.isNegated || !isOfSame(older, newer))
    return false;
  const at = newer.tokens.findIndex(
    ({ lower }, place) =>
      lower === "not" &&
      newer.tokens[place - 1]?.isBreak === true &&
      OPENS_NOUN.has(newer.tokens[place + 1]?.lower ?? ""),
  );
  if (at === -1) return false;
  const said = upTo(newer.tokens.slice(at + 2), ({ isBreak }) => isBreak).filter(({ lower }) => !STOP_WORDS.has(lower));
  return said.length > 0 && said.every(({ stem: word }) => older.core.has(word));
};

const VAGUE = stems(
  "year month week day summer autumn winter spring new next this last soon point time someday eventually now".split(
    " ",
  ),
);
/** "wants to move to Postgres at some point", "moved the app to Postgres last weekend" */
const isDoneAsMeant: Rule = (older, newer) => {
  const verb = headOf(newer);
  if (!older.isPlan || !newer.isPastEvent || newer.isNegated || GENERIC_STEMS.has(verb)) return false;
  if (!older.core.has(verb) || !isOfSame(older, newer)) return false;
  const meant = [...older.core].filter((word) => word !== verb && !VAGUE.has(word) && word !== headOf(older));
  return meant.length > 0 && meant.every((word) => newer.words.has(word));
};

const ARTICLES = new Set(["a", "an"]);
/** The things that are spoken of for the first time: "lodger" of "took in a nice lodger". */
const newThings = ({ tokens }: Parsed): Set<string> => {
  const things = tokens.flatMap(({ lower }, at) => {
    if (!ARTICLES.has(lower)) return [];
    const last = upTo(
      tokens.slice(at + 1),
      (token) => token.isBreak || STOP_WORDS.has(token.lower) || token.isNumber,
    ).at(-1);
    return last === undefined ? [] : [last.stem];
  });
  return new Set(things);
};
const GETS = stems("get take find adopt hire buy have look employ rent".split(" "));
/** "is thinking of taking in a lodger", "has a lodger since May" */
const hasWhatWasMeant: Rule = (older, newer) => {
  if (!(older.isPlan || older.isUnsure) || headOf(newer) !== HAVE || newer.isNegated || newer.isPlan) return false;
  if (!(newer.saysNow || says(newer, "since")) || !hasAny(older, GETS) || !isOfSame(older, newer)) return false;
  const meant = newThings(older);
  return [...newThings(newer)].some((thing) => meant.has(thing) && !GENERIC_STEMS.has(thing));
};

const HOMES = "flat|apartment|house|studio|place|room";
const HUNTS = [`look|search|hunt for? a|an? ~ ${HOMES}`, `have to find a|an ~ ${HOMES}`].map(phrase);
const MOVES_IN = phraseTable(
  [
    `take|get|rent|buy the|a|an big|bigger|small|smaller|new|nice|little|bright? ${HOMES}`,
    "move|moved into",
    `live in the ~ ${HOMES}`,
  ].map((line) => [line, "home"] as const),
);
/** "is looking for a bigger flat", "took the flat on Elm Street" */
const hasFoundHome: Rule = (older, newer) =>
  (older.isPlan || older.isProgressive || isObliged(older)) &&
  newer.isPastEvent &&
  [...matchesAt(MOVES_IN, newer.tokens, newer.clauses[0]?.head ?? 0)].length > 0 &&
  HUNTS.some((pattern) => find(older.tokens, pattern) !== null) &&
  isOfSame(older, newer);

const OF_PLANS = new Set("the moving move going trip plan idea thing to".split(" "));
const IS_OFF = phrase("be off|cancelled");
const OFF_REACH = 6;
/** "thinks of moving to Bergen", "moving to Bergen is off" */
const isCalledOff: Rule = (older, { tokens, clauses: [clause] }) => {
  const at = older.isPlan || older.isUnsure ? tokens.slice(0, OFF_REACH).findIndex(({ lower }) => lower === "is") : -1;
  if (at < 1 || matchAt(tokens, at, IS_OFF) === -1 || clause?.isNegated === true) return false;
  const said = tokens.slice(0, at).filter(({ lower }) => !OF_PLANS.has(lower));
  return said.length > 0 && said.every(({ lower }) => older.names.has(lower));
};

const APPLIES = stems(["apply", "interview", "application", "candidate", "audition", "trial"]);
const GOT_IT = phrase("get|land the|a ~ job|position|post|role|place|part");
/** What else is applied for. */
const NO_JOBS = stems("mortgage loan visa passport permit grant benefit citizenship credit divorce".split(" "));
const NOT_GOT = phrase("not get *");
const STARTS = phrase("start|begin ~ at|as *");
/** "has an interview at a bank", "got the job", "started at the bank", "didn't get it" */
const cameOfIt: Rule = (older, newer) => {
  if (!hasAny(older, APPLIES) || older.isPast || newer.isPlan || !isOfSame(older, newer)) return false;
  const isShared = (word: string): boolean => older.words.has(word);
  const got = newer.isNegated ? null : find(newer.tokens, GOT_IT);
  if (got !== null) {
    const which = newer.tokens.slice(got.start + 2, got.end - 1);
    return (
      !hasAny(older, NO_JOBS) && [...newer.names].every(isShared) && which.every(({ stem: word }) => isShared(word))
    );
  }
  const denied = newer.isNegated ? find(newer.tokens, NOT_GOT) : null;
  const begun = denied === null && newer.isPastEvent ? find(newer.tokens, STARTS) : null;
  const from = denied?.end ?? begun?.end;
  if (from === undefined) return false;
  const said = upTo(newer.tokens.slice(from), ({ isBreak }) => isBreak).filter(
    ({ stem: word, lower }) => !STOP_WORDS.has(lower) && !GENERIC_STEMS.has(word),
  );
  return said.length > 0 && said.every(({ stem: word }) => isShared(word));
};

const SERVES = stems(
  `carer caregiver nanny babysitter cleaner tutor gardener housekeeper childminder trainer coach counselor counsellor therapist
  physio teacher doctor dentist vet lodger flatmate roommate housemate tenant mentor editor agent`.split(/\s+/),
);
const GONE = phraseTable(
  ["leave", "retire|quit", "move|moved to|away|back|abroad", "go|went back|home", "emigrate", "shut|close down?"].map(
    (line) => [line, "gone"] as const,
  ),
);
/** "found a counselor, Renee", "the counselor moved to Oregon" */
const isHelperGone: Rule = (older, { tokens, clauses: [clause] }) => {
  const [article, who, next] = tokens;
  if (clause === undefined || article?.lower !== "the" || who === undefined || next === undefined) return false;
  if (!SERVES.has(who.stem) || !older.words.has(who.stem) || !older.firstSubjects.has(SELF)) return false;
  const isGone = clause.head === 2 && isPastForm(next.lower) && [...matchesAt(GONE, tokens, clause.head)].length > 0;
  return isGone && !clause.isNegated && !older.isNegated && !older.isPlan;
};

const OPENS_PLACE = new Set("the my his her their".split(" "));
const STANDS = stems("be go stand sit live stay".split(" "));
const WHERE = new Set(["in", "at", "on", "with", "to"]);
/** "is in the attic", "went to Ida"; not "is in good shape" */
const isWhere = ({ tokens }: Parsed, { head }: Clause): boolean => {
  if (!STANDS.has(tokens[head]?.stem ?? "")) return false;
  const at = [head + 1, head + 2].find((place) => WHERE.has(tokens[place]?.lower ?? ""));
  const next = at === undefined ? undefined : tokens[at + 1];
  return next !== undefined && (next.isName || next.lower === "user" || OPENS_PLACE.has(next.lower));
};
/** "the piano is at Ida's", "the piano is in the living room now" */
const isElsewhere: Rule = (older, newer) => {
  const [one, other] = [older.clauses[0], newer.clauses[0]];
  if (!newer.saysNow || one === undefined || other === undefined || one.subject.isPerson || other.subject.isPerson)
    return false;
  const [thing, known] = [other.subject.thing.join(" "), one.subject.thing.join(" ")];
  const isOne = thing !== "" && thing === known && !older.isNegated && !newer.isNegated && isOfSame(older, newer);
  return isOne && isWhere(newer, other) && isWhere(older, one);
};

const WAITS = stems(["wait", "await"]);
const ARRIVES = stems(["come", "arrive"]);
/** "is waiting for the biopsy results", "the biopsy came back clear" */
const hasArrived: Rule = (older, newer) => {
  const subject = newer.clauses[0]?.subject;
  if (subject === undefined || subject.isPerson || subject.thing.length === 0 || !newer.isPastEvent) return false;
  const isAwaited = ARRIVES.has(headOf(newer)) && hasAny(older, WAITS) && isOfSame(older, newer);
  return isAwaited && !newer.isNegated && subject.thing.every((word) => older.words.has(word));
};

const AT_WEEKDAY = new Set([...WEEKDAYS].flatMap((day) => [day, `${day}s`]));
const DOES = stems("play go train have practise practice do meet".split(" "));
/** "plays on Tuesdays and Saturdays", "gave up the Saturday bowls" */
const isDayGivenUp: Rule = (older, newer) =>
  newer.endings.length > 0 &&
  isOfSame(older, newer) &&
  !older.isNegated &&
  [...older.core].every((word) => DOES.has(word)) &&
  newer.endings.some(({ words }) =>
    words.some((word) =>
      older.tokens.some(({ lower }) => AT_WEEKDAY.has(lower) && lower.startsWith(word) && word.length > 5),
    ),
  );

const JOURNEY = stems("trip travel fly go holiday vacation visit move cruise leave depart".split(" "));
const DEPARTS = stems("leave depart fly".split(" "));
const monthsOf = ({ values }: Parsed): Set<string> =>
  new Set(["month", "date"].flatMap((type) => [...(values.values.get(type) ?? [])].map((value) => value.slice(0, 3))));
/** "leaves on 7 April", "is going in September instead": who leaves once has one journey before them. */
const isDepartureMoved: Rule = (older, newer) =>
  newer.words.has(INSTEAD) &&
  DEPARTS.has(headOf(older)) &&
  !older.isPastEvent &&
  !older.isNegated &&
  older.firstSubjects.has(SELF) &&
  hasAny(newer, JOURNEY) &&
  newer.firstSubjects.has(SELF) &&
  [...older.names].every((name) => newer.names.has(name) || monthsOf(older).has(name.slice(0, 3))) &&
  monthsOf(older).size > 0 &&
  monthsOf(newer).size > 0 &&
  ![...monthsOf(newer)].some((month) => monthsOf(older).has(month));
/** "plans a trip from 17 October", "can't get the week off in October, so User is going in December instead" */
const isMovedToMonth: Rule = (older, newer) => {
  if (!newer.words.has(INSTEAD) || (!older.isPlan && !older.isProgressive) || !hasAny(older, JOURNEY)) return false;
  const [from, to] = [monthsOf(older), monthsOf(newer)];
  const isOther = [...to].some((month) => from.has(month)) && [...to].some((month) => !from.has(month));
  return isOther && older.firstSubjects.has(SELF) && namesUser(newer) && hasAny(newer, JOURNEY);
};

const BOUGHT_OUT = phrase("buy user out of the|my|our|their *");
/** "keeps the cabin for a year", "Kyle bought User out of the cabin" */
const isBoughtOut: Rule = (older, { tokens, words }) => {
  const found = words.has("out") ? find(tokens, BOUGHT_OUT) : null;
  const what = found === null ? undefined : tokens[found.end];
  return what !== undefined && older.words.has(what.stem) && !older.isPastEvent;
};

const RULES: readonly (readonly [name: string, rule: Rule])[] = [
  ["due", isDueOtherwise],
  ["dose", isTakenOtherwise],
  ["dose", isDosedAnew],
  ["paid", isPaid],
  ["stays", hasStayed],
  ["not", isDenied],
  ["done", isDoneAsMeant],
  ["has", hasWhatWasMeant],
  ["home", hasFoundHome],
  ["off", isCalledOff],
  ["applied", cameOfIt],
  ["gone", isHelperGone],
  ["place", isElsewhere],
  ["arrived", hasArrived],
  ["day", isDayGivenUp],
  ["month", isMovedToMonth],
  ["departure", isDepartureMoved],
  ["bought-out", isBoughtOut],
];

export const overtakenUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  // "used to row" tells of before; "didn't get the post" of how it came out.
  if (newer.isPast && !newer.isNegated) return null;
  const found = RULES.find(([, rule]) => rule(older, newer));
  return found === undefined ? null : { rule: `overtaken:${found[0]}`, tier: "soft" };
};
