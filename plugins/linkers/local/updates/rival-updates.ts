// The rule by which a product that somebody went over to replaces another of its kind that they use.

import { isSameSubject } from "../compare.ts";
import { BE, GENERIC_STEMS } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { matchesAt, phraseTable } from "../reading/phrases.ts";
import { areRivals } from "../reading/rivals.ts";
import { stem, stems } from "../reading/stem.ts";
import { type Token, upTo } from "../reading/tokens.ts";
import { GROUPS } from "../slots/tool-slots.ts";
import type { Verdict } from "./slot-updates.ts";

const WENT_OVER = phraseTable([
  ["switch|move|go|change|convert|migrate|defect over|back? to *", "to"],
  ["make the switch|move|change|jump to *", "to"],
  ["replace ~ with|by *", "to"],
  ["settle on *", "to"],
]);
/** "is with O2 now" */
const IS_WITH = phraseTable([["be with|on *", "with"]]);
const USES = stems(
  "use be have take run browse search chat write message listen read pay note like prefer bank edit write code shoot deploy".split(
    " ",
  ),
);
/** Who has a reader now may still have the other one. */
const USES_ONE = new Set([...USES].filter((verb) => !stems(["have", "be", "like", "prefer"]).has(verb)));
/** Say what sort of thing it is, not what it is used for. */
const SORTS = new Set([
  ...USES,
  ...GENERIC_STEMS,
  ...stems(
    "database backend frontend framework browser default main engine phone operating system laptop computer messenger messaging music streaming service email mail provider password editor app application shell manager console tool note plan subscription account contract customer everything all always carrier network".split(
      " ",
    ),
  ),
]);

/** The name that stands here, alone and with the next word: "apple", "apple+music". */
const namesAt = (tokens: readonly Token[], at: number): string[] => [
  tokens[at]!.lower,
  `${tokens[at]!.lower}+${tokens[at + 1]?.lower ?? ""}`,
];

/** The product of the same kind that stands here, by its name, its maker and name, or the last of them: "Google Pixel". */
const productAt = (tokens: readonly Token[], at: number, known: readonly string[]): string | null => {
  const [name = "", long = ""] = namesAt(tokens, at);
  const next = tokens[at + 1];
  const rival = [long, next?.lower ?? ""].find((one) => known.some((other) => areRivals(other, one)));
  // "went over to Firefox and", not "went over to Opera Street".
  return rival ?? (next?.isName === true ? null : name);
};

/** The product that somebody went over to, or uses now; names are written small where the product's is ("npm"). */
const wentOverTo = ({ tokens, clauses, saysNow }: Parsed, known: readonly string[]): string | null => {
  for (const clause of clauses) {
    if (clause.isSubordinate || clause.isNegated || clause.isPlan || clause.isUnsure) continue;
    const isUsed = saysNow && USES_ONE.has(tokens[clause.head]?.stem ?? "");
    const phrases = saysNow ? [...matchesAt(IS_WITH, tokens, clause.head)] : [];
    const ends = [...matchesAt(WENT_OVER, tokens, clause.head), ...phrases].map(({ end }) => end);
    for (const end of isUsed ? [clause.head + 1] : ends) {
      const at = tokens.findIndex(
        ({ isName, lower }, place) =>
          place >= end &&
          place < Math.min(clause.end, end + 4) &&
          (isName || known.some((name) => areRivals(name, lower))),
      );
      const product = at === -1 ? null : productAt(tokens, at, known);
      if (product !== null) return product;
    }
  }
  return null;
};

const PURPOSE = new Set(["at", "for", "on"]);

/** "VS Code": the names that go on. */
const restOfName = ({ tokens }: Parsed, name: string): ReadonlySet<string> => {
  const from = tokens.findIndex(({ lower }) => lower === name) + 1;
  const length = tokens.slice(from).findIndex(({ isName }) => !isName);
  return new Set(tokens.slice(from, from + Math.max(0, length)).map((token) => token.stem));
};

/** "Firefox at home", "Signal for the team": only there. As stems, up to what says that it is so now. */
const purposeOf = ({ tokens }: Parsed, name: string): string => {
  const at = tokens.findIndex(({ lower }) => lower === name) + 1;
  if (!PURPOSE.has(tokens[at]?.lower ?? "")) return "";
  return upTo(tokens.slice(at), ({ isBreak, lower }) => isBreak || lower === "now")
    .map((token) => token.stem)
    .join(" ");
};

/** "uses Tidal and Spotify now"; not "is with O2 now, Vodafone was dear", "went over to O2, Vodafone's signal kept dropping". */
const isKept = ({ tokens, clauses }: Parsed, rival: string): boolean =>
  clauses.some(
    ({ start, end, isPast }) =>
      !isPast &&
      tokens
        .slice(start, end)
        .some((_, at) => namesAt(tokens, start + at).includes(rival) && tokens[start + at + 1]?.lower !== "'s"),
  );

const lastOf = (name: string): string => name.slice(name.lastIndexOf("+") + 1);

export const rivalUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isNegated || older.isPlan || older.isUnsure || older.isPastEvent) return null;
  if (!isSameSubject(older.firstSubjects, newer.firstSubjects)) return null;
  const [clause] = older.clauses;
  const head = older.tokens[clause?.head ?? 0]?.stem ?? "";
  const isUser = clause?.subject.isPerson === true || GROUPS.has(clause?.subject.thing.at(-1) ?? "");
  if (!(isUser ? USES.has(head) : head === BE)) return null;
  const known = older.tokens.flatMap((_, at) => namesAt(older.tokens, at));
  const next = wentOverTo(newer, known);
  if (next === null) return null;
  const rival = known.find((name) => areRivals(name, next));
  if (rival === undefined || isKept(newer, rival)) return null;
  const product = new Set([...rival.split("+"), stem(rival), ...restOfName(older, rival.split("+")[0]!)]);
  const purpose = [...older.strong].filter((word) => !product.has(word) && !SORTS.has(word) && !newer.words.has(word));
  const isLimited = purposeOf(older, lastOf(rival)) !== purposeOf(newer, lastOf(next));
  return { rule: "switched:over", tier: purpose.length === 0 && !isLimited ? "hard" : "soft" };
};
