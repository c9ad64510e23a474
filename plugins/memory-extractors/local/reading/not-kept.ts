// What a user of an assistant asks not to keep ("I have HIV, but don't save that") or to forget ("forget that I love crab"):
// neither the request nor what it is of is remembered.

import { EMPTY_WORDS, SHORT_NOUNS } from "../cues/signals.ts";
import { wordsOf } from "../patterns.ts";
import { plainOf } from "./normalise.ts";

interface Spoken {
  readonly raw: string;
}

/** One look that most sentences fail. */
const MAY_ASK =
  /\b(?:forget|record|remember|save|store|log|note|write|delete|erase|wipe|remove|memory|keep|memori[sz]e)\b/i;

/** "oh and btw please", "could you", "I want you to" */
const OPENER =
  "(?:(?:oh|ok|okay|and|but|so|also|now|actually|btw|by the way|hey|sorry|yes|no|please|just|kindly|can you|could you|would you|will you|you can|you could|you should|you may|I want you to|I need you to|I'd like you to),? ){0,5}";
const PLACE = "(?:your |the |my )?(?:memory|memories|records?|notes|profile|database|system)";
const WHERE = `(?: (?:down|anywhere|please|ok|okay|though|thanks|in|to|into|for|about me|either|${PLACE}),?){0,5}`;
const NEGATED =
  "(?:don't|dont|do not|never|no need to|you don't (?:have|need) to|there's no need to|I'd rather you didn't|I don't want you to|I'd prefer you not to)(?: ever)?";
const SAVE =
  "(?:save|store|record|log|note|write|memori[sz]e|retain|remember|make a note of|keep a (?:note|record) of|add|put)";
const NOT_TO_KEEP = `(?:please |just |kindly ){0,2}${NEGATED} (?:please )?${SAVE}`;
const POINTED = "(?:this|that|it|these|those|any of (?:this|that|it))";
const NOT_THIS = `(?:${NOT_TO_KEEP} ${POINTED}(?: part| bit)?${WHERE}|(?:please )?(?:keep|leave) ${POINTED} (?:out of|off) ${PLACE}(?: please)?|(?:please )?(?:delete|erase|wipe|remove) ${POINTED} from ${PLACE}(?: please)?|(?:this|that)(?:'s| is| was)? (?:all )?(?:strictly )?off the record|not for ${PLACE}(?:,? please)?)`;
const END = "[.!)\\]]*$";

/** "off the record, ...", "This is off the record.": holds on. */
const OFF_THE_RECORD = new RegExp(
  `^${OPENER}(?:(?:(?:this|what I (?:say|tell you) (?:now|next))(?:'s| is) )?(?:strictly )?off the record)(?=[,:;. –—-]|$)(?! (?:he|she|they|to)\\b)`,
  "i",
);
/** "don't save anything I say here", "do not remember this chat" */
const NOTHING_AT_ALL = new RegExp(
  `^${OPENER}(?:${NOT_TO_KEEP} (?:anything|any of this|this (?:chat|conversation|session)|(?:anything |any of )?what I)\\b(?! about)(?: (?:I|we|say|said|tell|you|here|today|now|from|in|of|this|that|chat|conversation|session|about me|please|to|down|anywhere|${PLACE}))*|forget (?:this|the|our) (?:whole |entire )?(?:chat|conversation|session))${END}`,
  "i",
);
/** "Please don't store that.": of what stands around it. */
const ALONE = new RegExp(
  `^${OPENER}(?:${NOT_THIS}|forget (?:that|this|all that|all of that|what I(?: just)? (?:said|told you|wrote)|I (?:ever )?(?:said|told you|mentioned) (?:that|this|it|anything))(?:,? (?:please|ok|okay|again|now|thanks))?)${END}`,
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
  `^${OPENER}(?:forget (?:about )?(?:(?:the fact )?that (?:I|I'm|I've|my|we|our)\\b|(?:what|anything|everything|all|all that|all of what)(?: that)? I(?:'ve)?(?: ever| just)? (?:said|told you|wrote|mentioned) (?:about|on|regarding)\\b|(?:everything|anything|all|what) (?:you know |you have |you've got )?about (?=my|our|me\\b)|(?=(?:my|our) ))|(?:delete|erase|wipe|remove) (?:the fact )?(?:that |what I (?:said|told you) about )?(?=.{3,60} from ${PLACE})|${NOT_TO_KEEP} (?:the fact )?(?:that (?=I\\b|I'm|my\\b)|what I (?:said|told you|say|tell you) about|(?:any of |anything about )?(?=my )))(.*)`,
  "i",
);
/** "Don't forget my seat", "Don't save my seat" are no such requests; nor is "never forget that I ...". */
const OF_MEMORY = /forget|remember|store|record|log|note|memori|retain|from /i;
const EVERYTHING_SAID =
  /^[^.]{0,40}\bforget (?:everything|anything|all)(?: that)?(?: I(?:'ve)?(?: ever| just)? (?:said|told you|wrote|mentioned)(?: (?:so far|before|above|earlier|about me))*| about me)[.!]*$/i;

/** "He's in hospital", "It was last May": goes on about what stands before. */
const LEANS = /^(?:and|but|so|he|she|it|they|his|her|its|their|that|this|he's|she's|it's|they're)\b/i;

const saysSomething = (word: string): boolean => SHORT_NOUNS.has(word) || (word.length > 3 && !EMPTY_WORDS.has(word));

type Scope = "behind" | "before" | "around" | "rest" | "named" | "said" | "all";
interface Request {
  readonly scope: Scope;
  /** What it names. */
  readonly words: readonly string[];
}

const requestOf = (text: string): Request | null => {
  const of = (scope: Scope, words: readonly string[] = []): Request => ({ scope, words });
  if (NOTHING_AT_ALL.test(text)) return of("all");
  if (EVERYTHING_SAID.test(text)) return of("said");
  if (ALONE.test(text)) return of("around");
  if (OFF_THE_RECORD.test(text)) return of("rest");
  if (BEFORE.test(text) || BETWEEN.test(text)) return of("behind");
  if (BEHIND.test(text) && !OWN_MEMORY.test(text)) return of("before");
  const named = NAMED.exec(text);
  if (named === null || !OF_MEMORY.test(text)) return null;
  return of("named", wordsOf((named[1] ?? "").toLowerCase()).filter(saysSomething));
};

/** Where a request stands: what was said in earlier turns and in its own before and behind it. */
interface Place<Sentence> {
  readonly earlier: readonly (readonly Sentence[])[];
  readonly above: readonly Sentence[];
  readonly own: Sentence;
  readonly below: readonly Sentence[];
}

const leans = ({ raw }: Spoken): boolean => LEANS.test(raw.trim());
/** A sentence with what it goes on about, back to where that begins: the last of `sentences`. */
const withItsBeginning = <Sentence extends Spoken>(sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.slice(
    Math.max(
      0,
      sentences.findLastIndex((one) => !leans(one)),
    ),
  );
const goingOn = <Sentence extends Spoken>(sentences: readonly Sentence[]): readonly Sentence[] => {
  const end = sentences.findIndex((one) => !leans(one));
  return end < 0 ? sentences : sentences.slice(0, end);
};
const naming = <Sentence extends Spoken>(sentences: readonly Sentence[], words: readonly string[]): Sentence[] =>
  words.length === 0
    ? []
    : sentences.filter(({ raw }) => {
        const said = raw.toLowerCase();
        return words.every((word) => said.includes(word));
      });

/** "Please don't save that.": the one before, or what the turn goes on to tell, or the whole of the last turn. */
const around = <Sentence extends Spoken>({ earlier, above, below }: Place<Sentence>): readonly Sentence[] => {
  if (above.length > 0) return withItsBeginning(above);
  return below.length > 0 ? below : (earlier.at(-1) ?? []);
};

/** What a request is of, beside the sentence that it stands in. */
const meantBy = <Sentence extends Spoken>({ scope, words }: Request, place: Place<Sentence>): readonly Sentence[] => {
  const { earlier, above, own, below } = place;
  switch (scope) {
    case "said":
      return [...earlier.flat(), ...above];
    case "rest":
      return below;
    case "behind":
      return goingOn(below);
    case "before":
      return withItsBeginning([...above, own]);
    case "around":
      return around(place);
    case "named":
      return naming([...earlier.flat(), ...above], words);
    default:
      return [];
  }
};

/** A request reaches back no further. */
const MOST_TURNS_BACK = 200;
/** So many requests are looked up among what was said; of more only the sentence itself goes. */
const MOST_REQUESTS = 200;

/** The turns, each without what its user asks not to keep. `null` stands for a turn of somebody else. */
export const withoutUnkept = <Sentence extends Spoken>(
  turns: readonly (readonly Sentence[] | null)[],
): (readonly Sentence[] | null)[] => {
  const gone = new Set<Sentence>();
  const earlier: (readonly Sentence[])[] = [];
  let requests = 0;
  for (const sentences of turns) {
    if (sentences === null) continue;
    for (const [nth, own] of sentences.entries()) {
      const request = MAY_ASK.test(own.raw) ? requestOf(plainOf(own)) : null;
      if (request?.scope === "all") return turns.map((turn) => (turn === null ? null : []));
      if (request === null) continue;
      gone.add(own);
      if (++requests > MOST_REQUESTS) continue;
      const place = {
        earlier: earlier.slice(-MOST_TURNS_BACK),
        above: sentences.slice(0, nth),
        own,
        below: sentences.slice(nth + 1),
      };
      for (const one of meantBy(request, place)) gone.add(one);
    }
    earlier.push(sentences);
  }
  return gone.size === 0 ? [...turns] : turns.map((turn) => turn?.filter((one) => !gone.has(one)) ?? null);
};
