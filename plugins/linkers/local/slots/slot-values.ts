// How the value of an attribute is read from the words after the phrase that states it: a place, a name, an occupation, a school.

import { stem, stems } from "../reading/stem.ts";
import type { Token } from "../reading/tokens.ts";
import { STOP_WORDS } from "../reading/words.ts";
import { NO_OCCUPATION, OCCUPATIONS, type Reading, SCHOOL_WORDS, VALUE_FILLERS } from "./attributes.ts";

export const VALUE_END = new Set(
  "at in on for with from near by as to until till since because who which that where of after before and or not while about during every into so per".split(
    " ",
  ),
);
const PLACE_END = new Set(
  "with from for since because until till as after before by and or where while during this last next on near".split(
    " ",
  ),
);

export interface Value {
  readonly words: string[];
  readonly names: string[];
  readonly end: number;
}

export const readValue = (tokens: readonly Token[], from: number, to: number, ends: ReadonlySet<string>): Value => {
  const words: string[] = [];
  const names: string[] = [];
  let at = from;
  for (; at < to; at++) {
    const token = tokens[at]!;
    if (token.isBreak || (at > from && ends.has(token.lower))) break;
    if (token.lower === "now" || token.lower === "anymore") continue;
    if (STOP_WORDS.has(token.lower) || VALUE_FILLERS.has(token.stem) || VALUE_FILLERS.has(stem(token.lower))) continue;
    if (token.isName) names.push(token.lower);
    words.push(token.stem);
  }
  return { words, names, end: at };
};

/** "a studio in Queens": the names after the last "in". */
const readPlace = (tokens: readonly Token[], from: number, to: number): Value => {
  const whole = readValue(tokens, from, to, PLACE_END);
  for (let at = whole.end - 1; at > from; at--) {
    if (tokens[at]!.lower !== "in") continue;
    const inner = readValue(tokens, at + 1, whole.end, PLACE_END);
    // "in Batel in Curitiba": either may be told again.
    if (inner.names.length > 0) return { ...inner, names: whole.names };
  }
  return whole;
};

/** "product owner" is a job, "dog owner" is none. */
const OWNER = stem("owner");
const OWNED_AT_WORK = stems(["product", "business", "shop", "restaurant", "cafe"]);
export const isOccupation = (words: readonly string[]): boolean => {
  const head = words.at(-1);
  if (head === OWNER && OWNED_AT_WORK.has(words.at(-2) ?? "")) return true;
  if (head === undefined || NO_OCCUPATION.has(head)) return false;
  return OCCUPATIONS.has(head) || /(?:er|or|ist|ian|eer|ant)$/.test(head);
};

const isSchool = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => SCHOOL_WORDS.has(token.stem));

/** "studies at the Ritter", "studies at Ann's": people study in other places, too. */
export const mayBeNoSchool = (tokens: readonly Token[], from: number, { end }: Value): boolean =>
  !isSchool(tokens, from, end) &&
  (!tokens[from]!.isName || tokens.slice(from, end).some(({ lower }) => lower === "'s"));

/** "the University of Leeds", "the city of Turin": the name stands behind. */
const afterSort = (tokens: readonly Token[], from: number, to: number): number => {
  const at = tokens[from]!.lower === "the" ? from + 1 : from;
  const isSort = at + 2 < to && VALUE_FILLERS.has(tokens[at]!.stem) && tokens[at + 1]!.lower === "of";
  return isSort ? at + 2 : from;
};

export const readSlotValue = (reading: Reading, tokens: readonly Token[], from: number, to: number): Value | null => {
  if (typeof reading === "object") return { words: [reading.state], names: [], end: from };
  if (from >= to) return null;
  const start = afterSort(tokens, from, to);
  const value =
    reading === "place" || reading === "moved-to"
      ? readPlace(tokens, start, to)
      : readValue(tokens, start, to, VALUE_END);
  const isOther =
    (reading === "named" && value.names.length === 0) ||
    (reading === "school" && (value.names.length === 0 || !isSchool(tokens, from, value.end))) ||
    (reading === "post" && (value.names.length === 0 || !isOccupation([tokens[from - 2]!.stem]))) ||
    (reading === "occupation" && !isOccupation(value.words));
  return isOther ? null : value;
};
