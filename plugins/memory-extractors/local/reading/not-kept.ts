// What a user of an assistant asks not to keep ("I have HIV, but don't save that") or to forget ("forget that I love crab"):
// neither the request nor what it is of is remembered.

import { wrapped } from "#domain/wrapped.ts";
import { EMPTY_WORDS, SHORT_NOUNS } from "../cues/signals.ts";
import { wordsOf } from "../patterns.ts";
import { plainOf } from "./normalise.ts";

interface Spoken {
  readonly raw: string;
}

/** "oh and btw please", "could you", "I want you to" */
const OPENER = wrapped`
  (?:
    (?:
      oh|ok|okay|and|but|so|also|now|actually|btw|by the way|hey|sorry|yes|no|please|pls|just|kindly|can you|could you
      |would you|will you|you can|you could|you should|you may|I want you to|I need you to|I'd like you to
    ),?[ ]
  ){0,5}`;
const PLACES = "memory|memories|records?|notes|profile|database|system";
const PLACE = `(?:your |the |my )?(?:${PLACES})`;
const WHERE = `(?: (?:down|anywhere|please|ok|okay|though|thanks|in|to|into|for|about me|either|${PLACE}),?){0,5}`;
const NEGATED = wrapped`
  (?:
    don't|dont|do not|never|no need to|you don't (?:have|need) to|there's no need to|I'd rather you didn't
    |I don't want you to|I'd prefer you not to
  )(?: ever)?`;
const SAVE_VERBS = "save|store|record|log|note|write|memori[sz]e|retain|remember";
const SAVE = `(?:${SAVE_VERBS}|make a note of|keep a (?:note|record) of)`;
const SAVED = "saved|stored|recorded|logged|noted|written|memori[sz]ed|retained|remembered";
/** One look that most sentences fail: every request names one of them. */
const MAY_ASK = new RegExp(
  `\\b(?:forget|delete|erase|wipe|remove|remembering|${SAVE_VERBS}|${SAVED}|${PLACES})\\b`,
  "i",
);
const NOT_TO_KEEP = `(?:please |just |kindly ){0,2}${NEGATED} (?:please )?${SAVE}`;
const POINTED = "(?:this|that|it|these|those|any of (?:this|that|it))";
/** "Don't add that" alone is of a dish. */
const NOT_TO_ADD = `(?:please |just |kindly ){0,2}${NEGATED} (?:please )?(?:add|put|enter)`;
const NOT_SAVED = wrapped`
  (?:
    I(?: don't want| do not want|(?:'d| would) rather not have|(?:'d| would) prefer not to have) (?:
      this|that|any of (?:this|that)
    ) (?:to be )?
    |(?:this|that) (?:should not|shouldn't|must not|mustn't) be[ ]
  )(?:${SAVED})`;
const NOT_THIS = wrapped`
  (?:
    ${NOT_TO_KEEP} ${POINTED}(?: part| bit)?${WHERE}
    |${NOT_TO_ADD} ${POINTED}(?: part| bit)? (?:in|into|to|on) ${PLACE}(?: please)?|${NOT_SAVED}${WHERE}
    |(?:please )?(?:keep|leave) ${POINTED} (?:out of|off) ${PLACE}(?: please)?
    |(?:please )?(?:delete|erase|wipe|remove) ${POINTED} from ${PLACE}(?: please)?
    |(?:this|that)(?:'s| is| was)? (?:all )?(?:strictly )?off the record|not for ${PLACE}(?:,? please)?
  )`;
const END = "[.!)\\]]*$";

/** "off the record, ...", "This is off the record.": holds on. */
const OFF_THE_RECORD = new RegExp(
  wrapped`
    ^${OPENER}(?:(?:(?:this|what I (?:say|tell you) (?:now|next))(?:'s| is) )?(?:strictly )?off the record)
      (?=[,:;. –—-]|$)(?! (?:he|she|they|to)\b)`,
  "i",
);
/** "don't save anything I say here", "do not remember this chat" */
const NOTHING_AT_ALL = new RegExp(
  wrapped`
    ^${OPENER}(?:
      ${NOT_TO_KEEP} (?:anything|any of this|this (?:chat|conversation|session)|(?:anything |any of )?what I)\b
        (?! about)(?: (?:
          I|we|say|said|tell|you|here|today|now|from|in|of|this|that|chat|conversation|session|about me|please|to|down
          |anywhere|${PLACE}
        )
      )*
      |forget (?:this|the|our) (?:whole |entire )?(?:chat|conversation|session)
    )${END}`,
  "i",
);
/** "Please don't store that.": of what stands around it. */
const ALONE = new RegExp(
  wrapped`
    ^${OPENER}(?:
      ${NOT_THIS}
      |forget (?:
        that|this|all that|all of that|what I(?: just)? (?:said|told you|wrote)
        |I (?:ever )?(?:said|told you|mentioned) (?:that|this|it|anything)
      )(?:,? (?:please|ok|okay|again|now|thanks))?
    )${END}`,
  "i",
);
/** "Don't remember this, but I got fired" */
const BEFORE = new RegExp(`^${OPENER}(?:and )?${NOT_THIS}(?:[:;,–—-]| but\\b)`, "i");
const BETWEEN = new RegExp(`[,;] (?:and |but )?${NOT_THIS}(?::|, )`, "i");
/** "I have HIV, but don't save that", "I'm seeing a therapist (don't save this)" */
const BEHIND = new RegExp(
  `(?:[,;(–—-] ?|\\bplease |\\bbut )(?:(?:and|but|so|though|please) ){0,3}(?!remember)${NOT_THIS}${END}`,
  "i",
);
/** "I fell at six but don't remember that": who says so does not ask for it. */
const OWN_MEMORY = /\b(?:but|and),? (?:don't|do not|never) remember (?:that|this|it)\W*$/i;

/** "forget that I love crab", "don't store my salary": what is named. */
const NAMED = new RegExp(
  wrapped`
    ^${OPENER}(?:
      forget (?:about )?(?:
        (?:the fact )?that (?:I|I'm|I've|my|we|our)\b
        |(?:what|anything|everything|all|all that|all of what)(?: that)? I(?:'ve)?(?: ever| just)? (?:
          said|told you|wrote|mentioned
        ) (?:about|on|regarding)\b
        |(?:everything|anything|all|what) (?:you know |you have |you've got )?about (?=my|our|me\b)|(?=(?:my|our) )
      )
      |stop remembering (?:that (?:I|I'm|I've|my|we|our)\b|(?=(?:my|our) ))
      |(?:delete|erase|wipe|remove) (?:what|everything|anything|all|all that)(?: that)? (?:
        I(?:'ve)?(?: ever| just)? (?:said|told you|wrote|mentioned) (?:about|on|regarding)\b
        |you (?:know|have|remember) about\b
      )
      |(?:delete|erase|wipe|remove) (?:the fact )?(?:that |what I (?:said|told you) about )?(?=.{3,60} from ${PLACE})
      |${NOT_TO_ADD} (?=my .{2,60} (?:in|into|to|on) ${PLACE})
      |${NOT_TO_KEEP} (?:the fact )?(?:
        that (?=I\b|I'm|my\b)|what I (?:said|told you|say|tell you) about|(?:any of |anything about )?(?=my )
      )
    )(.*)`,
  "i",
);
/** "Don't forget my seat", "Don't save my seat" are no such requests; nor is "never forget that I ...". */
const OF_MEMORY = new RegExp(
  wrapped`
    forget|remember|(?:delete|erase|wipe|remove) (?:what|everything|anything|all) |store|record|log|note|memori|retain
    |from |(?:in|into|to|on) ${PLACE}`,
  "i",
);
/** Names no part of what is asked for. */
const FROM_WHERE = new RegExp(` (?:from|in|into|to|on) ${PLACE}\\W*$`, "i");
/** "Don't forget anything I told you", "My kids forget everything I said" ask for nothing of the kind. */
const EVERYTHING_SAID = new RegExp(
  wrapped`
    ^${OPENER}(?:you must )?forget (?:everything|anything|all)(?: that)?(?: I(?:'ve)?(?: ever| just)? (?:
        said|told you|wrote|mentioned
      )(?: (?:so far|before|above|earlier|about me))*
      | about me
    )[.!?]*$`,
  "i",
);
/** "that I smoke": the verb may stand in another form where it was told. */
const OF_STATEMENT = /\bthat (?:I|I'm|I've|my|we|our)\b/i;

/** "He's in hospital", "It was last May": goes on about what stands before. */
const LEANS = /^(?:and|but|so|he|she|it|they|his|her|its|their|that|this|he's|she's|it's|they're)\b/i;

const saysSomething = (word: string): boolean => SHORT_NOUNS.has(word) || (word.length > 3 && !EMPTY_WORDS.has(word));

type Scope = "behind" | "before" | "around" | "rest" | "named" | "said" | "all";
interface Request {
  readonly scope: Scope;
  /** What it names, as it is looked up. */
  readonly keys: readonly string[];
}

/** One for a noun and its plural. */
const nounKey = (word: string): string =>
  word
    .replace(/^(.{3,})ies$/, "$1y")
    .replace(/^(.{2,}[^s])s$/, "$1")
    .replace(/^(.{2,}(?:s|x|z|ch|sh))e$/, "$1");
/** One for the forms of a verb: "smoke", "smoking". Begins as no word does. */
const verbKey = (word: string): string => {
  const noun = nounKey(word);
  const base = noun.replace(/(?:ing|ed)$/, "");
  return `~${(/[aeiouy]/.test(base) ? base : noun).replace(/^(.{2,})e$/, "$1").replace(/^(.{2,})([bdgklmnprt])\2$/, "$1$2")}`;
};

const bare = (word: string): string => word.toLowerCase().replace(/['’]s?$/, "");

/** What names something: "HIV" and "Tom", too, where nothing longer does. */
const namesIn = (text: string): string[] => {
  const words = wordsOf(text);
  const telling = words.map(bare).filter(saysSomething);
  return telling.length > 0 ? telling : words.filter((word) => /^(?!I\b)\p{Lu}\p{L}+|\d/u.test(word)).map(bare);
};

const requestOf = (text: string): Request | null => {
  const of = (scope: Scope, keys: readonly string[] = []): Request => ({ scope, keys });
  if (NOTHING_AT_ALL.test(text)) return of("all");
  if (EVERYTHING_SAID.test(text)) return of("said");
  if (ALONE.test(text)) return of("around");
  if (OFF_THE_RECORD.test(text)) return of("rest");
  if (BEFORE.test(text) || BETWEEN.test(text)) return of("behind");
  if (BEHIND.test(text) && !OWN_MEMORY.test(text)) return of("before");
  const named = NAMED.exec(text);
  if (named === null || !OF_MEMORY.test(text)) return null;
  const keyOf = OF_STATEMENT.test(named[0].slice(0, -(named[1] ?? "").length || undefined)) ? verbKey : nounKey;
  return of("named", namesIn((named[1] ?? "").replace(FROM_WHERE, "")).map(keyOf));
};

const leans = ({ raw }: Spoken): boolean => LEANS.test(raw.trim());

/** What was said, by the words that it holds. Looks at each sentence once for every word of different requests. */
class SaidIndex<Sentence extends Spoken> {
  readonly #said: readonly Sentence[];
  readonly #keys: ReadonlySet<string>[] = [];
  readonly #places = new Map<string, number[]>();
  /** Up to where the same was asked for. */
  readonly #asked = new Map<string, number>();

  constructor(said: readonly Sentence[]) {
    this.#said = said;
  }

  #read(end: number): void {
    for (let at = this.#keys.length; at < end; at++) {
      const words = wordsOf(this.#said[at]?.raw ?? "").map(bare);
      const parts = words.flatMap((word) => (word.includes("-") ? [word, ...word.split("-")] : [word]));
      const keys = new Set(parts.flatMap((word) => [nounKey(word), verbKey(word)]));
      this.#keys.push(keys);
      for (const key of keys) {
        const places = this.#places.get(key);
        if (places === undefined) this.#places.set(key, [at]);
        else places.push(at);
      }
    }
  }

  /** The places before `end` that hold all of the words, without those that were found for them before. */
  before(end: number, keys: readonly string[]): number[] {
    if (keys.length === 0) return [];
    this.#read(end);
    const asked = [...new Set(keys)].sort().join(" ");
    const begin = this.#asked.get(asked) ?? 0;
    this.#asked.set(asked, end);
    const [rarest = []] = keys.map((key) => this.#places.get(key) ?? []).sort((a, b) => a.length - b.length);
    const found: number[] = [];
    for (let i = rarest.length - 1; i >= 0; i--) {
      const at = rarest[i] ?? 0;
      if (at < begin) break;
      if (keys.every((key) => this.#keys[at]?.has(key))) found.push(at);
    }
    return found;
  }
}

interface Turn {
  readonly start: number;
  readonly end: number;
}
type Stretch = readonly [from: number, to: number];

/** For each sentence where that begins which it goes on about, and where what goes on about that before it ends. */
const leaningOf = (said: readonly Spoken[], turns: readonly Turn[]) => {
  const begins = new Uint32Array(said.length);
  const ends = new Uint32Array(said.length);
  for (const { start, end } of turns) {
    const isLeaning = said.slice(start, end).map(leans);
    for (let at = start; at < end; at++) begins[at] = at > start && isLeaning[at - start] ? (begins[at - 1] ?? 0) : at;
    for (let at = end - 1; at >= start; at--)
      ends[at] = !isLeaning[at - start] ? at : at + 1 < end ? (ends[at + 1] ?? 0) : end;
  }
  return { begins, ends };
};

/** The turns, each without what its user asks not to keep. `null` stands for a turn of somebody else. */
export const withoutUnkept = <Sentence extends Spoken>(
  turns: readonly (readonly Sentence[] | null)[],
): (readonly Sentence[] | null)[] => {
  const typed = turns.filter((turn) => turn !== null);
  const said = typed.flat();
  const requests = said.map((one) => (MAY_ASK.test(one.raw) ? requestOf(plainOf(one)) : null));
  if (requests.every((request) => request === null)) return [...turns];
  if (requests.some((request) => request?.scope === "all")) return turns.map((turn) => (turn === null ? null : []));
  const places: Turn[] = [];
  for (const { length } of typed) {
    const start = places.at(-1)?.end ?? 0;
    places.push({ start, end: start + length });
  }
  const { begins, ends } = leaningOf(said, places);
  const index = new SaidIndex(said);

  /** What a request is of, beside the sentence that it stands in. */
  const meantBy = ({ scope, keys }: Request, at: number, nth: number): readonly Stretch[] => {
    const { start, end } = places[nth]!;
    const below = at + 1;
    switch (scope) {
      case "said":
        return [[0, at]];
      case "rest":
        return [[below, end]];
      case "behind":
        return [[below, below < end ? (ends[below] ?? end) : end]];
      case "before":
        return [[begins[at] ?? at, at]];
      case "around": {
        // The one before, or what the turn goes on to tell, or the whole of the last turn.
        if (at > start) return [[begins[at - 1] ?? start, at]];
        const { start: from, end: to } =
          below < end ? { start: below, end } : (places[nth - 1] ?? { start: at, end: at });
        return [[from, to]];
      }
      case "named":
        return index.before(at, keys).map((one) => [one, one + 1]);
      default:
        return [];
    }
  };

  // How many stretches begin less those that end: of many requests each may mean all that was said.
  const steps = new Int32Array(said.length + 1);
  const drop = (from: number, to: number): void => {
    steps[from] = (steps[from] ?? 0) + 1;
    steps[to] = (steps[to] ?? 0) - 1;
  };
  for (const [nth, { start, end }] of places.entries())
    for (let at = start; at < end; at++) {
      const request = requests[at];
      if (!request) continue;
      drop(at, at + 1);
      for (const [from, to] of meantBy(request, at, nth)) drop(from, to);
    }
  for (let at = 1; at < steps.length; at++) steps[at] = (steps[at] ?? 0) + (steps[at - 1] ?? 0);
  const kept = places
    .map(({ start, end }) => said.slice(start, end).filter((_, at) => steps[start + at] === 0))
    .values();
  return turns.map((turn) => (turn === null ? null : (kept.next().value ?? [])));
};
