// Under which number and address somebody is reached, in whatever words it is told: "phone number", "new number", "can be reached at".

import type { Clause } from "../reading/clauses.ts";
import { BE } from "../reading/known-stems.ts";
import { matchesAt, phraseTable } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import type { Token } from "../reading/tokens.ts";
import type { ParsedSlot } from "./slots.ts";

type Means = "phone" | "email";

/** The words that say what it is; others ("work", "old") say which one is meant. */
const NOUNS = stems([
  "phone",
  "telephone",
  "number",
  "contact",
  "email",
  "mail",
  "e-mail",
  "address",
  "mobile",
  "cell",
  "landline",
]);
const KIND = "new current own personal contact".split(" ").map(stem);
const BECAME = stems(["change", "switch", "move", "update"]);
const PHONE_DIGITS = 7;
const MAX_BETWEEN = 4;

const REACHED = phraseTable([
  ["be reach|reached|contact|contacted|call|called|rung|phoned at|on|under|via *", "reached"],
  ["can be call|called|rung|phoned|reached on|at|under *", "reached"],
  ["get|have|use a|an|my|his|her|their new ~ number|email|address *", "has"],
  ["have|use the number|email|address *", "has"],
  ["change|switch|update my|his|her|their ~ number|email|address to *", "changed"],
]);

/** The number or address that begins in this part of the statement: digits in groups are one number. */
const readContact = (
  tokens: readonly Token[],
  from: number,
  to: number,
): { readonly means: Means; readonly value: string } | null => {
  for (let at = from; at < Math.min(to, from + MAX_BETWEEN); at++) {
    const token = tokens[at]!;
    if (token.lower.includes("@")) return { means: "email", value: token.lower };
    if (!token.isNumber) continue;
    let digits = "";
    for (let next = at; next < to && tokens[next]!.isNumber; next++) digits += tokens[next]!.lower.replace(/\D/g, "");
    return digits.length < PHONE_DIGITS ? null : { means: "phone", value: digits };
  }
  return null;
};

const slot = (
  clause: Clause,
  which: readonly string[],
  found: { readonly means: Means; readonly value: string },
  isChange: boolean,
): ParsedSlot => ({
  subjects: clause.subject.keys,
  attribute: `contact:${[found.means, ...which].join(" ")}`,
  value: [found.value],
  names: [],
  isChange,
  isUnclear: false,
});

/** "User's new number is …", "User's email changed to …" */
const ofThing = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  const { subject } = clause;
  const head = tokens[clause.head];
  // "New phone number: …"
  const isNote = clause.head === clause.end && head?.isBreak === true;
  const isSaid = head !== undefined && (isNote || head.stem === BE || BECAME.has(head.stem));
  if (!isSaid || subject.about.length > 0 || !subject.thing.some((word) => NOUNS.has(word))) return [];
  const found = readContact(tokens, clause.head + 1, tokens.length);
  const which = subject.thing.filter((word) => !NOUNS.has(word) && !KIND.includes(word));
  const isNew = tokens.slice(clause.start, clause.head).some(({ lower }) => lower === "new");
  return found === null ? [] : [slot(clause, which, found, isNew || BECAME.has(head.stem))];
};

/** "User can be reached at …", "User got a new number, …" */
const ofPerson = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  for (const { end } of matchesAt(REACHED, tokens, clause.head)) {
    const found = readContact(tokens, end, tokens.length);
    const which = tokens
      .slice(clause.head, end)
      .filter((token) => WHICH.has(token.stem))
      .map((token) => token.stem);
    if (found !== null) return [slot(clause, which, found, true)];
  }
  return [];
};

const WHICH = stems(["work", "office", "private", "home", "business", "school", "second"]);

export const readContactSlots = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  if (clause.isSubordinate || clause.isNegated || clause.isPlan || clause.isUnsure || clause.isPast) return [];
  return clause.subject.isPerson ? ofPerson(tokens, clause) : ofThing(tokens, clause);
};
