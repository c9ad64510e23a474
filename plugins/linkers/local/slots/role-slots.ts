// A person who comes into a role that one person holds: "has a new manager called Benedikt", "Ida took over as User's coach".

import type { Clause } from "../reading/clauses.ts";
import { BE, SPOUSE_STEMS } from "../reading/known-stems.ts";
import { matchesAt, phraseTable } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { SELF } from "../reading/subject.ts";
import type { Token } from "../reading/tokens.ts";
import { TITLES } from "../reading/words.ts";
import { isSingular, type ParsedSlot } from "./slots.ts";

const GOT = phraseTable([
  ["have|get|find|hire|choose|pick a|an new *", "got"],
  ["find|hire|choose|go to? another *", "got"],
  ["switch|change|move|go|transfer to a|an|my|his|her|their new *", "got"],
  ["be assign|assigned a|an? new *", "got"],
]);
const CAME = phraseTable([
  ["be|become *", "came"],
  ["take over as *", "came"],
  ["replace ~ as *", "came"],
  ["succeed ~ as *", "came"],
]);
const ROLES = stems(
  `boss manager supervisor landlord landlady roommate housemate flatmate doctor gp dentist therapist physio physiotherapist babysitter nanny
  childminder girlfriend boyfriend partner tutor coach trainer mentor teacher hairdresser barber vet accountant lawyer cleaner instructor plumber electrician gardener`.split(
    /\s+/,
  ),
);
const INTRODUCE = new Set([stem("called"), stem("named")]);
/** "piano teacher": words between "new" and the role. */
const MAX_KIND = 2;

interface Role {
  readonly words: readonly string[];
  readonly end: number;
}

const roleAt = (tokens: readonly Token[], from: number): Role | null => {
  for (let at = from; at <= from + MAX_KIND && at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.isBreak || token.isName) return null;
    if (ROLES.has(token.stem) && token.lower !== `${token.stem}s`)
      return { words: tokens.slice(from, at + 1).map(({ stem: word }) => word), end: at + 1 };
  }
  return null;
};

const slot = (subjects: ReadonlySet<string>, words: readonly string[], names: readonly string[]): ParsedSlot[] => {
  if (names.length === 0) return [];
  const attribute = SPOUSE_STEMS.has(words.at(-1)!) ? "partner" : isSingular(words) ? `is:${words.join(" ")}` : null;
  return attribute === null ? [] : [{ subjects, attribute, value: names, names, isChange: true, isUnclear: false }];
};

const namesFrom = (tokens: readonly Token[], from: number): string[] => {
  const names: string[] = [];
  for (let at = from; tokens[at]?.isName === true; at++)
    if (!TITLES.has(tokens[at]!.lower)) names.push(tokens[at]!.lower);
  return names;
};

/** "has a new manager, Benedikt" */
const ofOwner = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  for (const { end } of matchesAt(GOT, tokens, clause.head)) {
    const role = roleAt(tokens, end);
    if (role === null) continue;
    const next = tokens[role.end];
    const skip = next !== undefined && (next.isBreak || INTRODUCE.has(next.stem)) ? 1 : 0;
    return slot(clause.subject.keys, role.words, namesFrom(tokens, role.end + skip));
  }
  return [];
};

const SWITCHES = stems(["change", "switch"]);

/** "changed dentists, they go to Dr. Weiss now" */
const ofSwitched = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  const role = tokens[clause.head + 1];
  const isSwitched = SWITCHES.has(tokens[clause.head]?.stem ?? "") && role !== undefined && ROLES.has(role.stem);
  const at = isSwitched
    ? tokens.findIndex(({ isName, lower }, place) => place >= clause.end && isName && !TITLES.has(lower))
    : -1;
  return at === -1 ? [] : slot(clause.subject.keys, [role!.stem], namesFrom(tokens, at));
};

/** "Ida is User's new coach" */
const ofHolder = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  for (const { end } of matchesAt(CAME, tokens, clause.head)) {
    const isOwned = tokens[end]?.lower === "user" && tokens[end + 1]?.lower === "'s";
    const isNew = tokens[end + 2]?.lower === "new";
    if (!isOwned || (tokens[clause.head]!.stem === BE && !isNew)) continue;
    const role = roleAt(tokens, end + (isNew ? 3 : 2));
    if (role !== null) return slot(new Set([SELF]), role.words, namesFrom(tokens, clause.start));
  }
  return [];
};

export const readRoleSlots = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  const { isSubordinate, isNegated, isPlan, isUnsure, isPast, subject } = clause;
  if (isSubordinate || isNegated || isPlan || isUnsure || isPast || !subject.isPerson) return [];
  return [ofOwner, ofSwitched, ofHolder].map((read) => read(tokens, clause)).find((slots) => slots.length > 0) ?? [];
};
