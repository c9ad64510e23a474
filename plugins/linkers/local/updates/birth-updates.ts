// Rules for a child that was born: who expected one does no longer, who had none has one, and of one there are two.

import { headTokenOf, intersects } from "../compare.ts";
import { HAVE, SPOUSE_STEMS } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { stems } from "../reading/stem.ts";
import { relationOf } from "../reading/subject.ts";
import { hasNone } from "./absence-updates.ts";
import { countUpdate } from "./progress-updates.ts";
import type { Verdict } from "./slot-updates.ts";

const BORN = stems(["baby", "birth", "born"]);
const CHILDREN = stems(["baby", "child", "twin", "son", "daughter"]);
const CHILD = phrase("have|welcome a|an|two|2? ~ boy|girl|son|daughter|twin|child|baby");
const AFTER_CHILD = new Set("on in last yesterday this at and named called today together now".split(" "));

const EXPECTS = stems(["expect", "try"]);

/** Or means to: "is trying for a baby". */
export const isExpecting = ({ words }: Parsed): boolean =>
  words.has("pregnant") || (intersects(words, EXPECTS) && intersects(words, CHILDREN));

const hadOne = (parsed: Parsed): boolean =>
  /^(?:had|welcomed)$/.test(headTokenOf(parsed)?.lower ?? "") || (parsed.saysNow && headTokenOf(parsed)?.stem === HAVE);

/** Not "had a boy over for dinner". */
const endsWithChild = ({ tokens }: Parsed): boolean => {
  const found = find(tokens, CHILD);
  const next = found === null ? undefined : tokens[found.end];
  // "had a hamster as a child"
  const isThen = found !== null && tokens.slice(found.start, found.end).some(({ lower }) => lower === "as");
  return found !== null && !isThen && (next === undefined || next.isBreak || AFTER_CHILD.has(next.lower));
};

const isBirth = (parsed: Parsed): boolean =>
  intersects(parsed.words, BORN) || (hadOne(parsed) && endsWithChild(parsed));

const KIN = new Set([...CHILDREN, ...stems(["grandchild", "grandson", "granddaughter", "niece", "nephew"])]);

/** Whose child it is: of "User's daughter was born" User, else who had it. */
const parentsIn = ({ firstSubjects, words }: Parsed, kin: ReadonlySet<string>): ReadonlySet<string> => {
  const born = [...firstSubjects].filter(
    (key) => words.has("born") && key.includes("/") && kin.has(relationOf(key).replace("+", "")),
  );
  return new Set(born.length > 0 ? born.map((key) => key.slice(0, key.lastIndexOf("/"))) : firstSubjects);
};

/** Somebody, and whose wife or partner they are. */
const coupleOf = (keys: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...keys].flatMap((key) => (SPOUSE_STEMS.has(relationOf(key)) ? [key, key.slice(0, key.lastIndexOf("/"))] : [key])),
  );

/** "User was born on 9 June" */
const isOwnBirth = ({ clauses: [clause], tokens, firstSubjects }: Parsed): boolean =>
  clause?.subject.isPerson === true &&
  tokens[clause.head + 1]?.lower === "born" &&
  ![...firstSubjects].some((key) => key.includes("/"));

/** What a birth says of who is told to expect a child, to have none, or so many. */
export const birthUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!isBirth(newer) || isOwnBirth(newer) || newer.isPlan || newer.isNegated) return null;
  const couple = coupleOf(older.firstSubjects);
  if (intersects(coupleOf(parentsIn(newer, CHILDREN)), couple)) {
    if (isExpecting(older)) return older.isNegated ? null : { rule: "completed:birth", tier: "hard" };
    if (hasNone(older, "children")) return { rule: "absence:children", tier: "hard" };
  }
  return intersects(coupleOf(parentsIn(newer, KIN)), couple) ? countUpdate(older, newer) : null;
};
