// What a clause says has ended, and what something was changed from.

import { wrapped } from "#domain/wrapped.ts";
import type { Clause } from "./clauses.ts";
import { isThen } from "./couples.ts";
import { ENDED_AROUND, ENDED_OBJECT, ENDED_SUBJECT, MOVED_FROM, MOVED_TO, PARTED, PLAN_VERBS } from "./cues.ts";
import { BE } from "./known-stems.ts";
import { find, matchAt, matchesAt, phrase } from "./phrases.ts";
import { isOfHours } from "./states.ts";
import { stem, stems } from "./stem.ts";
import { type Token, upTo } from "./tokens.ts";
import { isTemporal } from "./values.ts";
import { STOP_WORDS } from "./words.ts";

export interface Ending {
  readonly cue: string;
  /** Content words of what ended, as stems, in order. */
  readonly words: readonly string[];
  readonly names: readonly string[];
  /** The noun that the rest of the object only describes: "print" in "a canal boat print at the market". */
  readonly head: string | null;
  /** What was moved from there to something else, as stems: "archive" in "copied the archive from tape to disk". */
  readonly moved?: readonly string[];
}

const POSTPONED = "postponed";

/** After these cues the object ends where something new is told ("left A for B", "replaced A with B"). */
const CUT_AFTER = new Set([
  "left",
  "sold",
  "traded",
  "replaced",
  "dropped",
  "swapped",
  "gave",
  "rehomed",
  "returned",
  "from",
  "instead",
  "closed",
  "donated",
  "threw-away",
  "ditched",
  "abstained",
  POSTPONED,
]);
/** Where it is told when or why, after whatever cue. */
const CIRCUMSTANCES = new Set("because after before when due since by until till".split(" "));
/** "gave up netball for good" */
const FOREVER = new Set(["good", "now", "ever", "health"]);
const CUT_WORDS = new Set(["for", "with", "to"]);
const WHEN = new Set(["in", "on", "at", "during", "last", "this", "next", "over", "around"]);
const FEASTS = new Set("christmas easter thanksgiving hanukkah ramadan halloween".split(" "));
const PARTS_OF_DAY = new Set(["morning", "afternoon", "evening", "night"]);

/** "in the autumn", "last week", "on 20 March", "on Sunday evening"; not "at the spring fair" */
export const isWhen = (tokens: readonly Token[], at: number): boolean => {
  const time = at + (tokens[at + 1]?.lower === "the" ? 2 : 1);
  const next = tokens[time + 1];
  const isLast =
    next === undefined ||
    next.isBreak ||
    isTemporal(next) ||
    STOP_WORDS.has(next.lower) ||
    PARTS_OF_DAY.has(next.lower);
  const isTime = isTemporal(tokens[time]) || FEASTS.has(tokens[time]?.lower ?? "");
  return WHEN.has(tokens[at]!.lower) && isTime && isLast;
};
/** "two months ago", "a while ago", "ages ago" */
const isAgo = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]!.isNumber || AGO_OPENS.has(tokens[at]!.lower)) &&
  tokens.slice(at + 1, at + AGO_REACH).some(({ lower }) => lower === "ago");
const AGO_OPENS = new Set("a an few some several ages years months weeks days long".split(" "));
const AGO_REACH = 5;

/** "stopped at the bakery", "ended up", "left for work": other verbs. */
const OTHER_VERB = new Set("at by in over up for on behind home from to work today sick duty school".split(" "));
const FRAGILE = new Set(["stop", "left", "dropped", "returned", "ended", "closed", "gave-up", "off", "dismissed"]);
const NO_LONGER = phrase("no longer");
const USED_TO = phrase("used to");
const ANYMORE = phrase("anymore");
/** In the present these tell of a habit, and some are other words altogether ("close friends"). */
const PRESENT = new Set(
  "close end drop leave return sell stop cancel delete abandon replace trade give separate pay".split(" "),
);
const UP = stem("up");

/** What is over when it is finished; a book that was finished may have been good. */
const COURSES = stems(
  "treatment course therapy physiotherapy chemotherapy radiotherapy antibiotic rehab training studies internship apprenticeship traineeship".split(
    " ",
  ),
);

/** What is not renewed is over. */
const RENEWS = stems(["renew", "prolong"]);

const GIVES = new Set(["gave", "passed", "donated"]);
const FOR_A_WHILE = new Set(["for", "until", "till", "while"]);
const RECEIVERS = new Set(["a", "an", "the", "my", "our", "his", "her", "their", "user", "charity"]);
const INDEFINITE = new Set(["a", "an", "some", "more"]);
const MAX_GIVEN = 8;

/** "gave the tent to a neighbour", "gave Otto the tortoise to a friend" */
const givenAway = (tokens: readonly Token[], clause: Clause): Ending[] => {
  if (!GIVES.has(tokens[clause.head]?.lower ?? "")) return [];
  // "gave the hens and their coop to a friend": "and" joins what was given.
  const end = tokens[clause.end]?.lower === "and" ? tokens.length : clause.end;
  for (let at = clause.head + 1; at < Math.min(end, clause.head + MAX_GIVEN); at++) {
    const token = tokens[at]!;
    if (token.isBreak) return [];
    if (INDEFINITE.has(token.lower) || token.isNumber) return [];
    const next = tokens[at + 1];
    if (token.lower !== "to" || next === undefined) continue;
    const isLent = tokens.slice(at, end).some(({ lower }) => FOR_A_WHILE.has(lower));
    const isGiven = at > clause.head + 1 && !isLent && (next.isName || RECEIVERS.has(next.lower));
    return isGiven ? [objectOf(tokens, clause.head + 1, at, "gave-to")] : [];
  }
  return [];
};

const HEAD_ENDS = new Set(
  "at in on of for with from to as by after before since because that who which when during last this yesterday and".split(
    " ",
  ),
);

/** Where things change hands. */
const MARKETS = new Set(
  `ebay vinted craigslist gumtree kleinanzeigen willhaben leboncoin wallapop depop etsy marketplace facebook carousell olx
  market fair auction sale pawnshop pawnbroker dealer dealership shop store bazaar charity classifieds oxfam goodwill internet`.split(
    /\s+/,
  ),
);
const SOLD = new Set(["sold", "gave", "gave-to", "donated", "traded", "got-rid", "swapped", "rehomed"]);
const AT_MARKET = new Set(["on", "at", "via", "through", "in", "by"]);
const MARKET_REACH = 5;

/** "on eBay", "at the flea market"; not "the flat on Elm Street". */
const isMarket = (tokens: readonly Token[], at: number, cue: string): boolean => {
  if (!SOLD.has(cue) || !AT_MARKET.has(tokens[at]!.lower)) return false;
  const words = tokens.slice(at + 1, at + MARKET_REACH);
  const last = upTo(words, ({ isBreak, lower }) => isBreak || HEAD_ENDS.has(lower)).at(-1);
  return last !== undefined && MARKETS.has(last.lower);
};

/** "stopped smoking completely" */
const SAY_HOW_MUCH = new Set("anymore completely entirely totally altogether fully".split(" "));

const ARTICLES = new Set(["a", "an", "the"]);
/** "gave up the guitar for the cello"; not "for a month" */
const isForOther = (tokens: readonly Token[], at: number, cue: string): boolean =>
  cue === "give-up" &&
  tokens[at]!.lower === "for" &&
  ARTICLES.has(tokens[at + 1]?.lower ?? "") &&
  !isTemporal(tokens[at + 2]);

const objectOf = (tokens: readonly Token[], from: number, to: number, cue: string): Ending => {
  const words: string[] = [];
  const names: string[] = [];
  let head: string | null = null;
  let isHeadOpen = true;
  for (let at = from; at < to; at++) {
    const token = tokens[at]!;
    // "put off the trip to Malta" names the trip; "sold the boat to Mia" tells to whom.
    const isPlace = cue === POSTPONED && token.lower === "to" && tokens[at + 1]?.isName === true;
    const isCut = CUT_AFTER.has(cue) && (cue === POSTPONED ? token.lower === "to" : CUT_WORDS.has(token.lower));
    const isForever = token.lower === "for" && FOREVER.has(tokens[at + 1]?.lower ?? "");
    const isOther = isForOther(tokens, at, cue);
    const isThen = isOther || CIRCUMSTANCES.has(token.lower) || isWhen(tokens, at) || isAgo(tokens, at);
    const isCircumstance = isThen || isForever || isMarket(tokens, at, cue);
    if (token.isBreak || (at > from && (isCircumstance || (isCut && !isPlace)))) break;
    if (SAY_HOW_MUCH.has(token.lower)) continue;
    if (token.isName) names.push(token.lower);
    if (HEAD_ENDS.has(token.lower)) isHeadOpen = words.length === 0;
    if (STOP_WORDS.has(token.lower)) continue;
    words.push(token.stem);
    if (isHeadOpen) head = token.stem;
  }
  return { cue, words, names, head };
};

const isOtherVerb = (cue: string, next: Token | undefined): boolean =>
  next !== undefined && FRAGILE.has(cue) && OTHER_VERB.has(next.lower) && next.stem !== UP;

const subjectWords = (clause: Clause, tokens: readonly Token[], cue: string): Ending =>
  objectOf(
    tokens.filter((token) => token.lower !== "user" && token.lower !== "'s"),
    tokens.length === 0 ? 0 : withoutUser(tokens, clause.start),
    withoutUser(tokens, clause.head),
    cue,
  );

/** Place of a token once "user" and possessives are left out. */
const withoutUser = (tokens: readonly Token[], place: number): number => {
  let kept = 0;
  for (let at = 0; at < place; at++) if (tokens[at]!.lower !== "user" && tokens[at]!.lower !== "'s") kept++;
  return kept;
};

const anymore = (tokens: readonly Token[], clause: Clause): boolean =>
  find(tokens.slice(clause.head, clause.end), ANYMORE) !== null;

/** "postponed the wedding to September": it will still be. */
const isToNewTime = (tokens: readonly Token[], from: number, end: number): boolean =>
  tokens
    .slice(from, end)
    .some(({ lower }, at) => /^(?:to|until|till)$/.test(lower) && isTemporal(tokens[from + at + 1]));

/** What somebody is thought to have. */
const FOUND_OUT = stems(
  `allergy intolerance diagnosis asthma diabetes celiac coeliac adhd autism dyslexia epilepsy anaemia anemia hypertension cancer arthritis
  concussion fracture infection`.split(/\s+/),
);
const MISTAKEN = [
  "be a|an ~ mistake|misdiagnosis|error|mix-up",
  "turn out to be a|an ~ mistake|misdiagnosis|error|mix-up",
  "be a ~ false alarm|positive",
  "be misdiagnosed|mistaken",
].map(phrase);

/** "The nut allergy was a mistake", which a tattoo may be and is had. */
const isMistaken = (tokens: readonly Token[], { subject, head }: Clause): boolean =>
  FOUND_OUT.has(subject.thing.at(-1) ?? "") && MISTAKEN.some((pattern) => matchAt(tokens, head, pattern) !== -1);

const GRADUAL = new Set(["recovered", "paid-off", "finished"]);

/** What the verb of an ending is about. */
const endedObjects = (tokens: readonly Token[], clause: Clause): Ending[] => {
  const endings: Ending[] = [];
  for (const { entry, end } of matchesAt(ENDED_OBJECT, tokens, clause.head)) {
    // "is recovering from the flu" is not over it.
    if (GRADUAL.has(entry) && clause.isProgressive) continue;
    if (entry === POSTPONED && isToNewTime(tokens, end, clause.end)) continue;
    if (entry === "finished" && !tokens.slice(end, clause.end).some(({ stem: word }) => COURSES.has(word))) continue;
    if (!isOtherVerb(entry, tokens[end]) && end < clause.end) endings.push(objectOf(tokens, end, clause.end, entry));
  }
  for (const { entry, end } of matchesAt(ENDED_AROUND, tokens, clause.head)) {
    const isAround = end - 1 > clause.head + 1 && !(GRADUAL.has(entry) && clause.isProgressive);
    if (isAround) endings.push(objectOf(tokens, clause.head + 1, end - 1, entry));
  }
  return endings;
};

/** "no more glasses", "so no more bus", "there is no more rugby for User": what is over; not "no more than two". */
const noMoreIn = (tokens: readonly Token[], clause: Clause): Ending | null => {
  const { start, end } = clause;
  const isForUser = tokens[end - 2]?.lower === "for" && tokens[end - 1]?.lower === "user";
  const isThere = isForUser && tokens[start]!.lower === "there" && tokens[start + 1]?.stem === BE;
  const at = isThere ? start + 2 : COORDINATED.has(tokens[start]!.lower) ? start + 1 : start;
  const isSaid = tokens[at]?.lower === "no" && tokens[at + 1]?.lower === "more" && at + 2 < end;
  if (!isSaid || tokens[at + 2]!.lower === "than") return null;
  return objectOf(tokens, at + 2, end, isThere ? "none-for" : "no-more");
};
const COORDINATED = new Set(["so", "and"]);

const TAKES = stems("smoke drink vape eat touch".split(" "));
const SINCE = new Set(["for", "in", "since"]);

/** "has not smoked for six weeks"; not "has not eaten since breakfast". */
const isLeftSince = (tokens: readonly Token[], { head, end }: Clause): boolean => {
  const at = tokens.findIndex(({ lower }, place) => place > head && place < end && SINCE.has(lower));
  const isPerfect = tokens.slice(0, head).some(({ lower }) => /^ha(?:s|ve)$/.test(lower));
  const isLong = LONG_TIME.test(
    tokens
      .slice(at + 1, end)
      .map(({ lower }) => lower)
      .join(" "),
  );
  return at !== -1 && isPerfect && isLong && TAKES.has(tokens[head]?.stem ?? "");
};
const LONG_TIME = new RegExp(wrapped`
  \b(?:
    weeks?|months?|years?|ages|january|february|march|april|may|june|july|august|september|october|november|december
    |new year|christmas|easter|spring|summer|autumn|winter
  )\b`);

export const readEndings = (tokens: readonly Token[], clause: Clause): Ending[] => {
  if (clause.isSubordinate) return [];
  if (clause.isNegated && anymore(tokens, clause)) {
    return [objectOf(tokens, clause.head, clause.end, "not-anymore")];
  }
  if (clause.isNegated && RENEWS.has(tokens[clause.head]?.stem ?? "")) {
    return [objectOf(tokens, clause.head + 1, clause.end, "not-renewed")];
  }
  if (clause.isNegated && isLeftSince(tokens, clause)) return [objectOf(tokens, clause.head, clause.end, "abstained")];
  const endings: Ending[] = [];
  const noMore = noMoreIn(tokens, clause);
  if (noMore !== null) return [noMore];
  const noLonger = find(tokens.slice(clause.subject.end, clause.end), NO_LONGER);
  if (noLonger !== null) return [objectOf(tokens, clause.subject.end + noLonger.end, clause.end, "no-longer")];
  const usedTo = find(tokens.slice(clause.subject.end, clause.end), USED_TO);
  if (usedTo !== null) return [objectOf(tokens, clause.subject.end + usedTo.end, clause.end, "used-to")];
  const isForced = tokens[clause.head - 1]?.lower === "to" && tokens[clause.head - 2]?.lower === "had";
  const isHabit = PRESENT.has(tokens[clause.head]?.lower ?? "") && !isForced;
  if (!isHabit) endings.push(...endedObjects(tokens, clause));
  endings.push(...givenAway(tokens, clause));
  // "User is off to work" ends nothing: only things are over.
  const isThing = !clause.subject.isPerson && !isOffered(tokens, clause);
  for (const { entry } of isThing && !isOfHours(tokens, clause) ? matchesAt(ENDED_SUBJECT, tokens, clause.head) : []) {
    endings.push(subjectWords(clause, tokens, entry));
  }
  if (isThing && isMistaken(tokens, clause)) endings.push(subjectWords(clause, tokens, "mistaken"));
  return clause.isNegated || clause.isPlan || clause.isUnsure
    ? endings.filter((it) => it.cue === "decided-not")
    : endings;
};

const OFFERED = new Set("in with as by for under only separately worldwide online".split(" "));
/** "is sold in two colours": there to be bought, not gone. */
const isOffered = (tokens: readonly Token[], { head, end }: Clause): boolean =>
  /^(?:is|are|'s|'re)$/.test(tokens[head]?.lower ?? "") &&
  tokens.slice(head, end).some(({ lower }, at) => lower === "sold" && OFFERED.has(tokens[head + at + 1]?.lower ?? ""));

/** "a week", "two days", "now" */
const isWhenOrLong = (tokens: readonly Token[], at: number): boolean =>
  isTemporal(tokens[at]) || isTemporal(tokens[at + 1]) || tokens[at]?.isNumber === true || tokens[at]?.lower === "now";

const BONDS = stems(["marriage", "relationship", "engagement", "it"]);

/** A couple parted: the subjects are both of them. */
export const isParting = (tokens: readonly Token[], clause: Clause): boolean => {
  if (clause.isSubordinate || clause.isNegated || clause.isUnsure) return false;
  // "User's band broke up"
  const { isPerson, thing } = clause.subject;
  if (!isPerson && !thing.some((word) => BONDS.has(word))) return false;
  // Not "split the bill".
  for (const { entry, end } of matchesAt(PARTED, tokens, clause.head)) {
    const next = tokens[end];
    const isWith = /^(?:with|from)$/.test(next?.lower ?? "");
    // "left User at the station", "left User for a week"
    const isLeft = entry === "left";
    const isForAWhile = isLeft && next?.lower === "for" && isWhenOrLong(tokens, end + 1);
    if (end >= clause.end || (isWith && !isLeft) || (isThen(tokens, end, !isLeft) && !isForAWhile)) return true;
  }
  return false;
};

const VERBLESS_FROM = new Set(["instead", "rather", "in"]);
/** Only wanted; "will go by train rather than by car" is settled. */
const isWanted = (tokens: readonly Token[], clause: Clause): boolean =>
  clause.isUnsure || PLAN_VERBS.has(tokens[clause.head]?.stem ?? "");

const TAKE_OVER = phrase("take over");

/** "ported the importer from Perl to Go": of whatever verb; "took the choir over from Ben". */
const movedOver = (tokens: readonly Token[], clause: Clause): Ending[] => {
  const at = tokens.findIndex(({ lower }, place) => place > clause.head + 1 && place < clause.end && lower === "from");
  const to = tokens.findIndex(({ lower }, place) => place > at && place < clause.end && /^(?:in)?to$/.test(lower));
  const isTaken = find(tokens.slice(clause.head, at), TAKE_OVER) !== null;
  if (at === -1 || !(isTaken || to > at + 1)) return [];
  const moved = objectOf(tokens, clause.head + 1, at, "moved").words;
  return [{ ...objectOf(tokens, at + 1, isTaken ? clause.end : to, "from"), moved }];
};

/** "takes over the shop from Ben"; not "takes over from Ben at 5". */
const isTakenOver = (tokens: readonly Token[], { head, end, isProgressive, isPlan }: Clause): boolean =>
  matchAt(tokens, head, TAKE_OVER) !== -1 && !isProgressive && !isPlan && !tokens.slice(head, end).some(isTemporal);

/** What something was switched from, and what it was switched to. */
export const readSwitches = (
  tokens: readonly Token[],
  clause: Clause,
): { readonly from: Ending[]; readonly to: Ending[] } => {
  const from: Ending[] = [];
  const to: Ending[] = [];
  if (clause.isSubordinate || clause.isNegated || isWanted(tokens, clause)) return { from, to };
  if (clause.isPastEvent || isTakenOver(tokens, clause)) from.push(...movedOver(tokens, clause));
  for (let at = clause.head; at < clause.end; at++) {
    // "got a van to replace the bike"
    const isPurpose = tokens[at]!.lower === "replace" && tokens[at - 1]?.lower === "to";
    if (at > clause.head && !isPurpose && !VERBLESS_FROM.has(tokens[at]!.lower)) continue;
    // "was switched from metformin to insulin"
    const verb = at === clause.head && tokens[at]!.stem === BE ? at + 1 : at;
    for (const { entry, end } of matchesAt(MOVED_FROM, tokens, verb)) {
      // "the council was replaced by a board": the board came.
      if (entry === "replaced" && verb !== at) continue;
      // "swapped A for B": A stands between the verb and "for".
      from.push(objectOf(tokens, entry === "swapped" ? at + 1 : end, clause.end, entry));
    }
    for (const { entry, end } of matchesAt(MOVED_TO, tokens, at)) to.push(objectOf(tokens, end, clause.end, entry));
  }
  return { from, to };
};
