// Rules for taking something back: "it is Linz, not Graz" replaces "Graz", and what was given up may be taken up again.

import { contains, headOf, isSameSubject } from "../compare.ts";
import { CALL, GENERIC_STEMS } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { stems } from "../reading/stem.ts";
import { STOP_WORDS } from "../reading/words.ts";
import type { Verdict } from "./slot-updates.ts";

const TAKEN_BACK = [
  "mean|meant",
  "misspeak|misspoke",
  "correct|correction",
  "mix|mixed up",
  "typo|mistake|mistaken|wrong|error|misunderstanding|misunderstood|false|untrue",
  "misremember|misremembered|confuse|confused|misread|misheard",
  "actually",
].map(phrase);

/** Says that what was said before was wrong: another value is meant for the same thing. */
export const isCorrection = ({ tokens }: Parsed): boolean => TAKEN_BACK.some((cue) => find(tokens, cue) !== null);
const EMPTY_VERBS = stems("be have do go call name say tell".split(" "));

interface Contrast {
  /** What is said not to be so, and what else the statement says, as stems. */
  readonly denied: readonly string[];
  readonly rest: ReadonlySet<string>;
}

/** "…, not Monday", "not in Graz but in Linz": what stands after "not", where something is put in its place. */
const contrastOf = (parsed: Parsed): Contrast | null => {
  const { tokens, hasDenial } = parsed;
  if (!hasDenial) return null;
  for (let at = 1; at < tokens.length; at++) {
    if (tokens[at]!.lower !== "not") continue;
    let end = at + 1;
    while (end < tokens.length && !tokens[end]!.isBreak && tokens[end]!.lower !== "but") end++;
    const isInsteadOf = tokens[at - 1]!.isBreak || tokens[end]?.lower === "but";
    if (!isInsteadOf || end - at > 6) continue;
    const denied = tokens.slice(at + 1, end).filter(({ lower }) => !STOP_WORDS.has(lower));
    const rest = tokens.filter(({ isBreak }, place) => !isBreak && (place < at || place > end));
    return { denied: denied.map((token) => token.stem), rest: new Set(rest.map((token) => token.stem)) };
  }
  return null;
};

const IT = new Set(["it", "that", CALL]);

/** "Actually it's Karen, not Karin": the one who was said to be called so. */
export const nameCorrection = (older: Parsed, newer: Parsed): Verdict | null => {
  const [clause] = newer.clauses;
  const denied = contrastOf(newer)?.denied ?? [];
  const isIt = clause !== undefined && !clause.subject.isPerson && clause.subject.thing.every((word) => IT.has(word));
  const isName = denied.length > 0 && denied.every((word) => older.names.has(word) && newer.names.has(word));
  return isIt && isName && older.words.has(CALL) ? { rule: "corrected:name", tier: "hard" } : null;
};

export const correctionUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const contrast = contrastOf(newer);
  if (contrast === null || contrast.denied.length === 0 || older.isNegated) return null;
  const { denied, rest } = contrast;
  if (!isSameSubject(older.firstSubjects, newer.firstSubjects)) return null;
  if (!denied.every((word) => older.words.has(word)) || denied.every((word) => GENERIC_STEMS.has(word))) return null;
  const head = headOf(older);
  const kept = [...older.strongAndThings].filter((word) => !denied.includes(word) && !EMPTY_VERBS.has(word));
  const isVerbKept = head === "" || EMPTY_VERBS.has(head) || rest.has(head) || denied.includes(head);
  if (isVerbKept && kept.every((word) => rest.has(word) || contains(rest, word))) {
    return { rule: "corrected:not", tier: "hard" };
  }
  return isCorrection(newer) ? { rule: "corrected:meant", tier: "soft" } : null;
};

const AGAIN = new Set(["again", "back"]);
const RESUMED = stems("start begin resume rejoin return take get go pick restart back again".split(" "));
const RESUMES = [
  "take|took up",
  "start|restart|resume|rejoin",
  "return to",
  "go back to",
  "get|be back into|to|on",
].map(phrase);
const GIVEN_UP = new Set(["stop", "give-up", "no-longer", "not-anymore", "dropped", "left", "cancelled"]);

/** "gave up running", "took up running again" */
export const resumedUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.endings.length === 0 || newer.isNegated || newer.isPlan || newer.endings.length > 0) return null;
  if (!isSameSubject(older.firstSubjects, newer.firstSubjects)) return null;
  const isAgain = newer.tokens.some((token) => AGAIN.has(token.lower));
  if (!isAgain && !RESUMES.some((cue) => find(newer.tokens, cue) !== null)) return null;
  for (const { cue, words } of older.endings) {
    const said = words.filter((word) => !EMPTY_VERBS.has(word));
    if (!GIVEN_UP.has(cue) || said.length === 0 || !said.every((word) => newer.words.has(word))) continue;
    const more = [...newer.strong].filter((word) => !older.words.has(word) && !RESUMED.has(word));
    if (more.length <= (isAgain ? 1 : 0)) return { rule: "resumed", tier: "hard" };
  }
  return null;
};
