// Takes a short statement apart, so that several about the same can be said in one sentence: "User likes jazz." is "User",
// "likes", "jazz". Only shapes that can be put together again grammatically are taken apart; English only.

import { wrapped } from "./wrapped.ts";

/** A statement as subject and the rest, which begins with a finite verb where `hasVerb`. */
export interface Statement {
  /** As written, e.g. "The user"; equal subjects have equal keys. */
  readonly subject: string;
  readonly subjectKey: string;
  /** The whole statement, without its full stop. */
  readonly sentence: string;
  /** What is said of the subject; null when the statement does not begin with the subject alone ("User's dog ..."). */
  readonly predicate: string | null;
}

/** The rest of a statement after a verb that takes one kind of complement: items of one frame can be listed. */
export interface Frame {
  /** e.g. "likes", "is allergic to", "does not eat", "wants". */
  readonly verb: string;
  /** Stands before every item again: "to" or "that". */
  readonly repeated: string | null;
  readonly isNegative: boolean;
  readonly item: string;
}

const SUBJECT = /^([Tt]he user|User|I|We|\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}-]*){0,2})(?=['’]s\b|s['’]|\s)/u;
/** Capitalised because they begin the sentence, not because they name somebody. */
const NO_SUBJECT = new Set(
  "the a an it its it's there this that these those my our your his her their he she they you on in at by for from with last next yesterday today tomorrow since after before when while if because although during every each some many most no not as to also but and or so then now here what who how why where".split(
    " ",
  ),
);

const ADVERBS = wrapped`
  always|usually|often|sometimes|rarely|seldom|never|really|also|still|only|mostly|mainly|currently|now|recently
  |regularly|strongly|strictly|generally|particularly|especially|just|already|no longer`;
const NEGATIVE = "(?:do|does|did|is|are|was|were|can|could|will|would|should|must|has|have|had)(?: not|n't)|cannot";
const PAST = wrapped`
  went|bought|saw|took|met|ate|made|got|began|read|wrote|won|lost|found|left|sold|sent|gave|built|drew|sang|ran|swam
  |flew|drove|rode|taught|learnt|grew|spent|broke|heard|caught|held|kept|led|paid|said|told|thought|came|became|knew|had
  |did|felt|quit|put|set|chose|spoke|wore|fell|stood|understood|slept`;
const HELPERS = "is|was|are|were|am|has|have|had|does|do|did|can|could|will|would|should|must|may|might";
const FINITE = new RegExp(`^(?:(?:${ADVERBS}) )?(?:${HELPERS}|${NEGATIVE}|${PAST}|\\p{L}+ed|\\p{Ll}{2,}s)(?= )`, "u");

/** Longest first. "~" stands for what a list may follow: a noun phrase, or for infinitives and clauses the repeated word. */
const FRAMES: readonly RegExp[] = [
  new RegExp(wrapped`
    ^(?<verb>
      (?:is|was|are|were|am) (?:not )?(?:really |very |also |also very )?(?:
        allergic to|interested in|afraid of|scared of|fluent in|good at|bad at|a fan of|not a fan of|fond of|keen on
        |passionate about|proud of|into|intolerant to|curious about|familiar with|friends with|learning|studying|reading
        |writing|building|planning|using|playing|watching|training for
      )
    ) (?<item>.+)$`),
  /^(?<verb>(?:would|'d) (?:like|love|prefer)) (?<repeated>to) (?<item>.+)$/,
  new RegExp(wrapped`
    ^(?<verb>
      (?:
        wants?|wanted|plans?|planned|hopes?|intends?|needs?|likes?|loves?|prefers?|tries|tried|learn(?:s|ed|t)?|used
        |decided|aims?|wishes|has|have
      )
    ) (?<repeated>to) (?<item>.+)$`),
  /^(?<verb>(?:believes?|thinks?|feels?|says|said|hopes?|knows?|fears?)) (?<repeated>that) (?<item>.+)$/,
  new RegExp(wrapped`
    ^(?<verb>
      (?:works|worked|has worked|used to work) (?:as|at|for|in|with)|(?:lives|lived|has lived) in|comes from|was born in
      |(?:went|goes|has been|travel(?:s|led)|flew|moved) to|looks after|takes care of|dreams of|listens to|plays with
      |depends on|belongs to|graduated from
    ) (?<item>.+)$`),
  /^(?<verb>(?:knows how|has been)) (?<repeated>to) (?<item>.+)$/,
];
const NEGATED_FRAME = new RegExp(wrapped`
  ^(?<verb>
    (?:(?:do|does|did)(?: not|n't)|cannot|can't|can not|never) (?:really )?(?:
      like|want|eat|drink|enjoy|use|own|play|speak|watch|read|wear|buy|need|tolerate|stand|have|eats|drinks|uses|watches
      |wears|buys|reads|plays
    )
  ) (?<item>.+)$`);
/** Verbs that mean the same with every object: "takes the bus and vitamins" must not come out. */
const LISTING_VERBS = wrapped`
  like|love|enjoy|adore|hate|dislike|detest|avoid|own|play|speak|collect|cook|bake|grow|teach|wear|eat|drink|use|need
  |support|follow|recommend|read|know|miss|prefer|want|visit|learn|attend|join|design|translate|paint|order|value`;
const PLAIN_FRAME = new RegExp(
  wrapped`
    ^(?<verb>
      (?:(?:${ADVERBS}) )?(?:
        (?:${LISTING_VERBS})(?:s|ed|d)?|watch(?:es|ed)?|teaches|taught|studies|studied|stud(?:y)|tried|bought|wrote|met
        |saw|knew|ate|grew
      )
    ) (?<item>.+)$`,
);
const HAVING_FRAME =
  /^(?<verb>(?:has|have|had)) (?<item>(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|several|many|\d+|no) .+)$/;

/** A first word with which an item is no noun phrase, so that it cannot stand in a list of them. */
const NO_NOUN_PHRASE = new RegExp(
  wrapped`
    ^(?:
      to|that|in|on|at|by|for|from|with|about|of|into|over|under|up|down|out|off|away|back|as|when|while|if|because|how
      |what|why|where|who|whether|not|been|very|so|too|it|him|her|them|me|us|himself|herself|themselves|myself|well
      |better|more|less|there|here|\p{L}+ly|\p{L}{3,}ed|gone|done|seen|become|come|taken|made|got|had|known|grown|lived
    )\b(?! (?:sports?|food|music|films?|movies?))`,
  "u",
);
/** Signs that an item is more than one phrase. */
const CLAUSE = new RegExp(
  wrapped`
    [,;:!?"“”]
    |\b(?:
      but|because|which|who|whom|whose|when|while|if|so|although|though|until|unless|than|and then
      |and (?:is|was|has|had|does|did|will|would|can|finds?|find|\p{L}+s|\p{L}+ed|he|she|they|i|it|we|${LISTING_VERBS})
    )\b(?! and)`,
  "u",
);

const wordCount = (text: string): number => text.split(" ").length;

/** Null for questions, for more than one sentence, and where no subject can be told. */
export const parseStatement = (text: string, knownSubject: string | null): Statement | null => {
  const sentence = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.\s]+$/, "");
  if (sentence === "" || /[?!]|\.\s+["“]?\p{Lu}/u.test(sentence)) return null;
  const isKnown = knownSubject !== null && knownSubject !== "" && sentence.startsWith(knownSubject);
  const found = isKnown ? knownSubject : SUBJECT.exec(sentence)?.[1];
  if (found === undefined || (!/^the user$/i.test(found) && NO_SUBJECT.has(found.toLowerCase().split(" ")[0] ?? ""))) {
    return null;
  }
  const rest = sentence.slice(found.length);
  const predicate = rest.startsWith(" ") && FINITE.test(`${rest.trim()} `) ? rest.trim() : null;
  const isBase = /^(?:I|We|They)$/.test(found) && rest.startsWith(" ");
  return {
    subject: found,
    subjectKey: found.toLowerCase().replace(/^the user$/, "user"),
    sentence,
    predicate: isBase ? rest.trim() : predicate,
  };
};

/** "prefers tea to coffee": what is preferred over what would be lost in a list. */
const isComparison = (verb: string, item: string): boolean => /prefer/.test(verb) && / (?:to|over|than) /.test(item);

/** Null when what follows the verb cannot stand in a list. */
export const frameOf = (predicate: string): Frame | null => {
  const frames = [...FRAMES, NEGATED_FRAME, PLAIN_FRAME, HAVING_FRAME];
  const groups = frames.map((frame) => frame.exec(predicate)?.groups).find((found) => found !== undefined);
  const { verb, item, repeated = null } = groups ?? {};
  if (verb === undefined || item === undefined || CLAUSE.test(item) || wordCount(item) > 12) return null;
  if (repeated === null && (NO_NOUN_PHRASE.test(item) || isComparison(verb, item))) return null;
  return { verb, item, repeated, isNegative: /\b(?:not|never|cannot)\b|n't\b/.test(verb) };
};
