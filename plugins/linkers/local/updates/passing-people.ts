// Whoever did something for somebody, or with them, and no longer does, as it is told in passing: "parted ways with Ilse", "Rosa can't
// do the 5th so Ben takes the photos", "Marek left for Nordlicht".

import { wrapped } from "#domain/wrapped.ts";
import { headOf, namesFrom } from "../compare.ts";
import { BE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, phrase } from "../reading/phrases.ts";
import { isKnownPlace } from "../reading/places.ts";
import { stems } from "../reading/stem.ts";
import { relationOf, SELF } from "../reading/subject.ts";
import { isThen } from "./gone-updates.ts";
import { finderOf, hasAny, isOfSame, type Rule } from "./passing-words.ts";

const SERVES = stems(
  `coach trainer therapist counsellor dentist doctor gp physio teacher instructor tutor vet hairdresser midwife nanny cleaner
  babysitter sitter childminder carer driver photographer caterer florist dj band singer organist witness bridesmaid agent
  accountant lawyer solicitor gardener builder plumber electrician decorator mentor manager publisher editor designer
  illustrator developer partner co-founder supplier cover photo picture lift catering cooking`.split(/\s+/),
);
const BEST_MAN = phrase("best man");
const hasRole = (older: Parsed): boolean => hasAny(older, SERVES) || find(older.tokens, BEST_MAN) !== null;

const isCurrent = (older: Parsed): boolean => !older.isPastEvent && !older.isNegated;

const partedFrom = finderOf(
  [
    "part|parted ways|company with *",
    "let|fired|sacked|ditched|dumped|dropped|dismissed *",
    "be|finish finished|done with *",
    "stop|stopped working|training with *",
    "stop|stopped seeing *",
    "no longer work|train|see with? *",
  ].map(phrase),
);
const PARTED = phrase("part|parted ways|company");
/** "User's coach is Ilse Rahm", "parted ways with Ilse"; not "let Ilse know" */
export const hasPartedFrom: Rule = (older, newer) => {
  const { tokens, clauses } = newer;
  if (newer.isPlan || newer.isNegated || !isCurrent(older) || !hasRole(older) || !older.mentions.has(SELF))
    return false;
  if (clauses[0]?.subject.keys.has(SELF) !== true || isOfRelative(older)) return false;
  const found = partedFrom(newer);
  if (found === null) {
    // "User and Olga parted ways"
    const parted = find(tokens, PARTED);
    return parted !== null && [...clauses[0].subject.keys].every((name) => older.mentions.has(name));
  }
  const whom = namesFrom(newer.tokens, found.end);
  const end = found.end + whom.length;
  const isWhole = tokens[found.start]?.lower === "let" ? tokens[end]?.lower === "go" : isThen(tokens, end);
  return whom.length > 0 && isWhole && whom.every((name) => older.mentions.has(name));
};
const KIN = stems(
  "mother father mum dad sister brother cousin aunt uncle son daughter niece nephew grandmother friend".split(" "),
);
/** "User's sister Ilse is a coach": not theirs. */
const isOfRelative = ({ firstSubjects }: Parsed): boolean => [...firstSubjects].some((key) => KIN.has(relationOf(key)));

const IS_OUT = [
  "do ~ 1|1st|2nd|3rd|that|this|it",
  "make it|that",
  "come|attend",
  "have time|room|capacity",
  "be in|at|on|away|abroad|ill|sick|busy|booked|injured|pregnant",
  "drop|dropped|pull|pulled|back|backed out",
  "let user down",
  "cancel|cancelled *",
].map(phrase);
const DAY_OR_NO = /^\d|^no$/;
const isOutAt = (newer: Parsed, head: number, isNegated: boolean): boolean => {
  const { tokens } = newer;
  const said = tokens[head]?.lower ?? "";
  const next = tokens[head + 1];
  // "can't do the 5th", "has no time"
  const isShort =
    /^(?:has|had|do|does)$/.test(said) && tokens.slice(head + 1, head + 3).some((it) => DAY_OR_NO.test(it.lower));
  return isShort || next === undefined || next.isBreak
    ? isNegated || isShort
    : IS_OUT.some((it) => matchAt(tokens, head, it) !== -1);
};
/** "the photographer is Rosa Lind", "Rosa can't do the 5th so User's cousin Ben takes the photos" */
export const hasStandIn: Rule = (older, newer) => {
  const [clause, ...others] = newer.clauses;
  if (clause === undefined || !clause.subject.isPerson || clause.subject.keys.has(SELF) || newer.isUnsure) return false;
  const names = newer.tokens.slice(clause.start, clause.subject.end).filter(({ isName }) => isName);
  if (names.length === 0 || !names.every(({ lower }) => older.mentions.has(lower))) return false;
  if (!isCurrent(older) || !hasRole(older) || !isOutAt(newer, clause.head, clause.isNegated)) return false;
  // Somebody else does it now.
  return others.some(
    ({ start, end, subject, isNegated, isUnsure }) =>
      SO.has(newer.tokens[start]?.lower ?? "") &&
      newer.tokens
        .slice(start, end)
        .some(({ lower, stem: word }) => INSTEAD.has(lower) || (word !== BE && older.words.has(word))) &&
      subject.isPerson &&
      !isNegated &&
      !isUnsure &&
      ![...subject.keys].some((key) => clause.subject.keys.has(key)) &&
      !subject.keys.has(SELF),
  );
};
const SO = new Set(["so", "and"]);
/** What somebody does in the place of another. */
const INSTEAD = new Set(
  "instead now it does do doing djing covers covering filling standing stepping taking takes pictures pics photos flowers cake food rings music".split(
    " ",
  ),
);

const LEFT_FOR = phrase("leave|left|quit for|to *");
const WITH_THEM = ["report to *", "work with|for|under *"].map(phrase);
const AT_WORK = stems(
  "lead boss manager supervisor colleague coworker teammate mentor deputy co-founder cto ceo cfo report work".split(
    " ",
  ),
);
/** "User's manager is Marek", "Marek left for Nordlicht"; not "left for Rome" */
export const hasLeftForFirm: Rule = (older, newer) => {
  const [clause] = newer.clauses;
  const end =
    clause === undefined || clause.isNegated || newer.isPlan ? -1 : matchAt(newer.tokens, clause.head, LEFT_FOR);
  const firm = newer.tokens[end];
  if (clause === undefined || firm?.isName !== true || isKnownPlace(firm.lower)) return false;
  const isOfThem = headOf(older) === BE || WITH_THEM.some((it) => find(older.tokens, it) !== null);
  if (newer.tokens[clause.head + 1]?.lower !== "for" || !isOfThem || !isCurrent(older) || !hasAny(older, AT_WORK))
    return false;
  const names = newer.tokens.slice(clause.start, clause.subject.end).filter(({ isName }) => isName);
  return names.length > 0 && names.every(({ lower }) => older.mentions.has(lower)) && !older.mentions.has(firm.lower);
};

/** "hires someone, Ilse starts on Saturdays": whoever stands in for her takes nothing from that. */
const HIRED = stems("hire hired employ employee".split(" "));
/** "was hired by Ilse", "User has two employees, Ilse and Pim": she goes, and not what the statement tells. */
const NOT_HER = /\bhired by\b|\b\p{Lu}\p{L}+ and \p{Lu}\p{L}+/u;
const GONE = new Set("retired left quit resigned died".split(" "));
const ENDS = new Set(["so", "and", "last", "in", "this"]);
const isHiredByUser = ({ clauses: [first], text }: Parsed): boolean =>
  first?.subject.keys.has(SELF) === true && !NOT_HER.test(text);
/** "has a cleaner, Mrs Boyd, on Fridays", "Mrs Boyd has retired" */
export const isHelperGone: Rule = (older, { tokens, clauses: [clause], isPlan }) => {
  if (clause?.subject.isPerson !== true || clause.isNegated || isPlan || clause.subject.keys.has(SELF)) return false;
  const next = tokens[clause.head + 1];
  if (!GONE.has(tokens[clause.head]?.lower ?? "") || !(next === undefined || next.isBreak || ENDS.has(next.lower)))
    return false;
  const names = tokens.slice(clause.start, clause.subject.end).filter(({ isName }) => isName);
  return (
    names.length > 0 &&
    names.every(({ lower }) => older.mentions.has(lower)) &&
    isCurrent(older) &&
    (hasRole(older) || (hasAny(older, HIRED) && older.mentions.has(SELF) && isHiredByUser(older)))
  );
};

const TAKEN_OFF = phrase("take|took user|them|him|her|it off *");
const SWITCHED_TO = phrase("switch|switched|change|changed|move|moved user|them|him|her to|onto *");
const TREATS = stems("mg mcg dose tablet pill take put medication medicine blood pressure".split(" "));
const PUT_ON = finderOf(["put ~ on *", "be on *", "take *", "prescribe|prescribed *"].map(phrase));
const BY_DOCTOR = stems(
  "dr doctor gp consultant cardiologist specialist nurse psychiatrist neurologist vet they hospital".split(" "),
);
/** "the doctor has put User on 5 mg of ramipril", "the doctor switched User to losartan" */
export const isOnOtherMedicine: Rule = (older, newer) => {
  if (newer.isPlan || newer.isNegated || !hasAny(older, TREATS) || PUT_ON(older) === null || older.isNegated)
    return false;
  if (!hasAny(newer, BY_DOCTOR)) return false;
  return newer.clauses.some(({ start, end, isNegated }) => {
    const said = newer.tokens.slice(start, end);
    if (isNegated) return false;
    const [off, to] = [find(said, TAKEN_OFF), find(said, SWITCHED_TO)];
    const dropped = off === null ? undefined : said[off.end];
    // "took her off warfarin" names it; "switched User to losartan" leaves what it was unsaid.
    if (dropped !== undefined) return older.words.has(dropped.stem) && isOfSame(older, newer);
    const next = to === null ? undefined : said[to.end];
    const isDrug = next !== undefined && DRUG.test(next.lower);
    const isSpokenOf = newer.tokens.some(
      ({ lower }) => DRUG.test(lower) && lower !== next?.lower && older.tokens.some((token) => token.lower === lower),
    );
    const isTheirs = said.some(({ lower }) => lower === "user") && older.firstSubjects.has(SELF);
    return isDrug && !older.words.has(next!.stem) && (isSpokenOf || isTheirs || sharesDoctor(older, newer));
  });
};
const DRUG = new RegExp(
  wrapped`
    ^(?!(?:online|medicine|machine|routine|magazine|vaccine|airline)$)\p{L}{3,}(?:
      ine|olol|pril|artan|statin|formin|pam|lam|zole|mab|cillin|cycline|pram|tidine|gliptin|glutide|gabalin|pentin|aban
      |farin|done|xin
    )$`,
  "iu",
);
const sharesDoctor = (older: Parsed, newer: Parsed): boolean =>
  older.mentions.has("dr") &&
  newer.mentions.has("dr") &&
  older.tokens.some(({ lower }) => DRUG.test(lower)) &&
  [...newer.mentions].some((name) => name !== "dr" && name !== SELF && older.mentions.has(name));
