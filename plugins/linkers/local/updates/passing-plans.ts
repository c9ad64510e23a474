// Plans and habits that are over, or are otherwise, where the news names only the place, the thing or the day: "Gent is off", "didn't run
// Bremen", "the day centre changed to Thursdays", "sold the bike".

import { wrapped } from "#domain/wrapped.ts";
import { headOf } from "../compare.ts";
import { BE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { relationOf, SELF, UNKNOWN } from "../reading/subject.ts";
import { STOP_WORDS, WEEKDAYS } from "../reading/words.ts";
import { isThen } from "./gone-updates.ts";
import { finderOf, isOfSame, isOfUser, kept, type Rule } from "./passing-words.ts";

const MEANS = stems(
  "sign enter register book plan reserve arrange fly go travel train want look organise organize".split(" "),
);
/** What somebody means to do, is booked for or trains for. */
const isMeant = (older: Parsed): boolean =>
  !older.isNegated && !older.isPast && (older.isPlan || older.isProgressive || MEANS.has(headOf(older)));

const IS_OFF = ["be off", "be|have called|been off", "be cancelled|canceled|postponed", "fell through"].map(phrase);
const NOT_DONE = new Set("run do go make ride walk swim enter attend visit see fly".split(" "));
/** Names of what does not take place: "Gent is off", "no Gent after all", "didn't run Bremen". */
const namesOff = kept(({ tokens, clauses, isPlan, isUnsure }: Parsed): readonly string[] => {
  if (isPlan || isUnsure) return [];
  const [first, name, behind] = tokens;
  if (first?.lower === "no" && name?.isName === true && behind?.lower === "nowadays") return [name.lower];
  return clauses.flatMap(({ start, head, end, isNegated, isSubordinate }) => {
    const before = tokens.slice(start, head);
    if (isSubordinate) return [];
    if (!isNegated && before.length > 0 && before.every((token) => token.isName || token.lower === "the")) {
      const isOff = IS_OFF.some((it) => {
        const at = matchAt(tokens, head, it);
        return at !== -1 && isThen(tokens, at);
      });
      if (isOff) return before.filter((token) => token.isName).map(({ lower }) => lower);
    }
    // "Gent's off": the verb is cut from its name.
    if (
      !isNegated &&
      tokens[start]?.isName === true &&
      tokens[start + 1]?.lower === "'s" &&
      tokens[start + 2]?.lower === "off"
    )
      return isThen(tokens, start + 3) ? [tokens[start]!.lower] : [];
    const what = tokens[head + 1];
    const isNotDone =
      isNegated &&
      NOT_DONE.has(tokens[head]?.lower ?? "") &&
      tokens[head - 1]?.lower === "not" &&
      tokens[head - 2]?.lower === "did";
    const at = what?.lower === "to" || what?.lower === "the" ? head + 2 : head + 1;
    const next = tokens[at + 1];
    const isWhole = next === undefined || next.isBreak || BEHIND.has(next.lower);
    return isNotDone && at < end && isWhole && tokens[at]?.isName === true ? [tokens[at].lower] : [];
  });
});
/** Not "last year", "before". */
const BEHIND = new Set("because so after and but since as in".split(" "));
/** "signed up for Bremen on 27 September", "Bremen is off" */
export const isPlanOff: Rule = (older, newer) => {
  const names = namesOff(newer);
  return names.length > 0 && isOfUser(older) && isMeant(older) && names.every((name) => older.names.has(name));
};

const OCCASIONS = wrapped`
  cruise|holiday|vacation|trip|wedding|honeymoon|retreat|festival|reunion|conference|safari|marathon|race|recital|flight
  |tour|party|gig|concert|interview|viewing|operation|surgery|course|camp`;
const CALLED_OFF = phrase(`${OCCASIONS} be|have be? called|cancelled|canceled|postponed|off`);
/** "has booked a cruise to Norway", "User's cruise has been called off" */
export const isOccasionOff: Rule = (older, newer) => {
  const found = newer.isNegated || newer.isPlan || newer.isUnsure ? null : find(newer.tokens, CALLED_OFF);
  const what = found === null ? undefined : newer.tokens[found.start];
  if (found === null || what === undefined || !older.words.has(what.stem) || !isMeant(older) || !isOfUser(older))
    return false;
  // Whose it is, and which one.
  const before = newer.tokens.slice(newer.clauses.find(({ head }) => head >= found.start)?.start ?? 0, found.start);
  return before.every(({ lower, stem: word }) => OWN.has(lower) || older.words.has(word));
};
const OWN = new Set("user 's the their our that".split(" "));

const MOVED_TO = [
  "change|changed|move|moved|switch|switched to|from|onto *",
  "be on|at *",
  "be|have be? moved|changed to *",
].map(phrase);
const dayOf = (word: string): string | null => {
  const day = word.replace(/s$/, "");
  return WEEKDAYS.has(day) || WEEKDAYS.has(word) ? day.slice(0, 3) : null;
};
const daysOf = (tokens: Parsed["tokens"]): string[] =>
  tokens.map(({ lower }) => dayOf(lower)).filter((day) => day !== null);
/** "User's mother goes to a day centre on Tuesdays", "the day centre changed to Thursdays" */
export const isOfOtherDay: Rule = (older, newer) => {
  const [clause] = newer.clauses;
  const { thing = [], isPerson = true } = clause?.subject ?? {};
  if (clause === undefined || isPerson || thing.length === 0 || newer.isNegated || newer.isPlan || newer.hasAddition)
    return false;
  if (!(newer.isPastEvent || newer.saysNow) || older.isPast || older.isPastEvent || older.isNegated) return false;
  const ends = MOVED_TO.map((it) => matchAt(newer.tokens, clause.head, it));
  if (Math.max(...ends) === -1 || !thing.every((word) => older.words.has(word))) return false;
  const [was, is] = [daysOf(older.tokens), daysOf(newer.tokens.slice(clause.head, clause.end))];
  const isTheirs = newer.firstSubjects.has(UNKNOWN) || isOfSame(older, newer) || newer.firstSubjects.has(SELF);
  return isTheirs && was.length > 0 && is.length > 0 && !is.every((day) => was.includes(day)) && isThing(older, thing);
};
/** The thing as one: "the yoga class" is not the one of "a pottery class". */
const isThing = ({ tokens }: Parsed, thing: readonly string[]): boolean => {
  const at = tokens.findIndex((_, from) => thing.every((word, nth) => tokens[from + nth]?.stem === word));
  const before = tokens[at - 1];
  return (
    at !== -1 &&
    (thing.length > 1 ||
      before === undefined ||
      before.isBreak ||
      STOP_WORDS.has(before.lower) ||
      before.lower === "'s")
  );
};

const PARTS_WITH = phrase("sell|sold|scrap|scrapped the|their|his|her|my bike|bicycle|car|motorbike|scooter|moped");
const RIDES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["bike", stems("cycle bike".split(" "))],
  ["bicycle", stems("cycle bike".split(" "))],
  ["car", stems(["drive"])],
  ["motorbike", stems(["ride", "motorbike"])],
  ["scooter", stems(["ride", "scooter"])],
  ["moped", stems(["ride", "moped"])],
]);
const OFTEN = /\b(?:to (?:work|school|the office|uni)|everywhere)\b/;
/** "cycles to work every day", "sold the bike" */
export const hasSoldRide: Rule = (older, newer) => {
  const found = newer.isNegated || newer.isPlan || !newer.isPastEvent ? null : find(newer.tokens, PARTS_WITH);
  const ride =
    found === null ? undefined : newer.tokens.slice(found.start, found.end).find(({ lower }) => RIDES.has(lower));
  if (
    found === null ||
    ride === undefined ||
    !isThen(newer.tokens, found.end) ||
    !isOfSame(older, newer) ||
    older.isPastEvent ||
    older.isNegated
  )
    return false;
  return RIDES.get(ride.lower)!.has(headOf(older)) && OFTEN.test(older.text);
};

const BORN =
  /\bwas born (?:on|at|yesterday|last|this|today|early|safely)\b|\bwas born(?=[,.!]|$)|\bbaby (?:arrived|came|is here)\b/;
const EXPECTS = /\b(?:baby|midwife|pregnant|expecting)\b|\b(?:moved the|baby's) due date\b/i;
const DUE = /\bdue (?:date|on|in)\b/i;
const COUPLE = new Set(["wife", "husband", "partner", "girlfriend", "boyfriend", "baby", "midwif", "midwife"]);
const CHILD = stems(["daughter", "son", "baby", "child", "twin"]);
/** Of the user or their partner. */
const isOfParents = ({ firstSubjects }: Parsed): boolean =>
  firstSubjects.has(SELF) || [...firstSubjects].every((key) => key.startsWith(UNKNOWN) || COUPLE.has(relationOf(key)));
/** "the midwife moved the due date to 20 May", "Elsa was born on the 22nd"; not "User's nephew was born on the 22nd" */
export const isBornNow: Rule = (older, newer) => {
  if (newer.isUnsure || newer.isNegated || newer.isPlan || older.isPast || !DUE.test(older.text)) return false;
  if (!EXPECTS.test(older.text) || !isOfParents(older) || !BORN.test(newer.text)) return false;
  return [...newer.firstSubjects].every(
    (key) => key !== SELF && (!key.includes("/") || (key.startsWith(`${SELF}/`) && CHILD.has(relationOf(key)))),
  );
};

const PAUSED = finderOf(["be on hold|pause|ice", "be paused|parked"].map(phrase));
const TAKES_UP = phrase("start|started|begin|began|take|took|go|went|be ~ back|again|up *");
const AGAIN = stem("again");
/** "swimming is on hold", "started swimming again" */
export const isTakenUpAgain: Rule = (older, newer) => {
  const pause = newer.isNegated || newer.isPlan ? null : PAUSED(older);
  if (pause === null || !(newer.words.has(AGAIN) || newer.words.has("back"))) return false;
  const what = older.tokens
    .slice(0, pause.start)
    .filter(({ lower }) => !STOP_WORDS.has(lower) && lower !== "user" && lower !== "'s");
  return (
    what.length > 0 &&
    what.every(({ stem: word, lower }) => newer.words.has(word) || newer.words.has(stem(lower))) &&
    find(newer.tokens, TAKES_UP) !== null &&
    newer.firstSubjects.has(SELF)
  );
};

const LESS = /\b(?:only|down to|just|back to|up to|no)\b/;
const PER_WEEK =
  /\b(?:once|twice|\w+ times|\w+ (?:runs?|sessions?|swims?|lessons?|classes|rides?|days|shifts)) (?:a|per) (?:week|month|day)\b/;
const WITH_WHOM = new Set(["with", "at"]);
const DOES = stems("run swim train cycle row climb work walk ride".split(" "));
const lessOften = kept(({ text, tokens }: Parsed): string | null =>
  LESS.test(text) && !tokens.some(({ lower }) => WITH_WHOM.has(lower)) ? (PER_WEEK.exec(text)?.[0] ?? null) : null,
);
/** "runs five times a week", "only running twice a week until June" */
export const isDoneLess: Rule = (older, newer) => {
  if (newer.isNegated || newer.isPlan || older.isNegated || older.isPastEvent || newer.hasAddition) return false;
  const is = lessOften(newer);
  const was = is === null ? null : PER_WEEK.exec(older.text);
  if (was === null || is === was[0]) return false;
  const deed = [...newer.words].find((word) => DOES.has(word));
  return (
    deed !== undefined &&
    older.words.has(deed) &&
    (newer.firstSubjects.has(UNKNOWN) || isOfSame(older, newer)) &&
    headOf(older) !== BE
  );
};

const FOR_SALE = finderOf([phrase("on the market"), phrase("for sale"), phrase("up for sale")]);
const SOLD = phrase("sell|sold the|their|his|her *");
const HOMES = stems("house flat home apartment cottage boat car van caravan bungalow".split(" "));
/** "the Lund house is on the market for 210k", "sold the house for 198k" */
export const isSoldNow: Rule = (older, newer) => {
  const found = newer.isNegated || newer.isPlan || !newer.isPastEvent ? null : find(newer.tokens, SOLD);
  if (found === null || FOR_SALE(older) === null || older.isPast || older.isNegated) return false;
  const rest = newer.tokens.slice(found.end);
  const at = rest.findIndex(({ stem: word }) => HOMES.has(word));
  return at !== -1 && rest.slice(0, at + 1).every(({ stem: word }) => older.words.has(word));
};
