// Which occasions, works and projects a text names, and whether a clause leaves open of which of them it tells: "I made wishes", "I
// rewrote the conclusion".

import { wrapped } from "#domain/wrapped.ts";
import { read } from "#plugins/memory-extractors/local/clause-reading.ts";
import { DEFINITE, NO_DEFINITE } from "#plugins/memory-extractors/local/cues/definites.ts";
import { GOAL_OF_LIFE } from "#plugins/memory-extractors/local/cues/fleeting.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { LASTING_OF_OWN } from "#plugins/memory-extractors/local/cues/lasting-of-own.ts";
import {
  DONE_TO_WORK,
  NEEDS_KIND,
  NO_KIND,
  OCCASIONS,
  PARTS,
  PLANNED_FOR_WORK,
  WORKS,
} from "#plugins/memory-extractors/local/cues/matters.ts";
import { NAMES_OR_COUNTS, OF_HEALTH, PREFERENCE, RELATION } from "#plugins/memory-extractors/local/cues/signals.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { oncePer } from "#plugins/memory-extractors/local/once-per.ts";
import { either, matchesIn, wordSet, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import type { Clause } from "#plugins/memory-extractors/local/sentences/clause.ts";
import { isOwnMatter } from "#plugins/memory-extractors/local/sentences/whose/definite-matters.ts";
import { TELLS_ROLE } from "#plugins/memory-extractors/local/sentences/whose/roles-in-passing.ts";
import { isPlural, readNounPhrase, singularOf } from "../noun-phrases.ts";
import { OFFICES } from "../persons/strangers.ts";
import { hasInnerDangling, opensDangling } from "./anaphora.ts";
import { opensDefinite } from "./continuations.ts";

/** Something named, as its speaker called it. */
export interface Matter {
  /** "my", "your", "a", "the"; empty where it stands without an article. */
  readonly owner: string;
  /** "cover letter", "trip to Rome" */
  readonly words: string;
  /** "letter" */
  readonly head: string;
}

const DETERMINER = /\b(an?|the|my|our|your|this|another)\s+(?=[\p{L}\d])/giu;
/** "I'm making cooking tutorials": what is worked on needs no article. */
const WORKED_ON = new RegExp(
  wrapped`
    \b(?:
      creating|writing|planning|organi[sz]ing|designing|making|building|hosting|preparing|developing|running|starting
      |filming|teaching|on|for|about
    )\s+()(?=[\p{Ll}\d])`,
  "giu",
);
/** "the conference in Oslo", "my trip to Rome"; not "my app to GitHub" */
const WHERE = new RegExp(
  String.raw`^ (in|at|to|of) (?:the )?(?!(?:${MONTH_NAMES}|${WEEKDAY_NAMES})\b)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}`,
  "u",
);
/** "We went camping" */
const OUTING = new RegExp(
  wrapped`
    \b(?:went|go|going|gone|been) (?:\w+ ){0,2}?(
      camping|hiking|fishing|skiing|surfing|sailing|kayaking|climbing|diving|bowling|skating|snowboarding|snorkell?ing
      |backpacking|mountaineering|birdwatching|sledding|rafting
    )\b`,
  "gi",
);
const NO_NOUN = /[a-z](?:ing|ed)$/;

export const headOf = (word: string): string => singularOf(word.toLowerCase().replace(/'s?$/, ""));
export const isMatter = (word: string): boolean => OCCASIONS.has(word) || WORKS.has(word);

/** "weather app using Flask" → "weather app", "essay draft" → "essay"; nothing of "app idea". */
const upToMatter = (words: readonly string[]): readonly string[] => {
  const behind = words.findIndex((word, at) => at > 0 && NO_NOUN.test(word) && isMatter(headOf(words[at - 1] ?? "")));
  const phrase = behind < 0 ? words : words.slice(0, behind);
  const last = phrase.findLastIndex((word) => isMatter(headOf(word)));
  return phrase.slice(last + 1).every((word) => PARTS.has(word.toLowerCase())) ? phrase.slice(0, last + 1) : [];
};

/** "my method application": how it is used, and no software. */
const IS_USE = /\b(?:method|technique|principle|theory|formula|knowledge|rule)s? application$/i;
/** "letting the kids run": what they do. */
const MAY_BE_DEED = wordSet("run race hike show play match practice shower camp fish tour camp book form design guide");
const matterAt = (text: string, owner: string, from: number): Matter[] => {
  const named = upToMatter(readNounPhrase(text, from)?.words.split(" ") ?? []);
  const kind = named.findIndex((word) => !NO_KIND.has(word.toLowerCase()));
  if (kind < 0) return [];
  const words = named.slice(kind).join(" ");
  const head = headOf(named.at(-1) ?? "");
  const [place = "", preposition] = WHERE.exec(text.slice(text.indexOf(words, from) + words.length)) ?? [];
  const where = preposition === "to" && !OCCASIONS.has(head) ? "" : place;
  if (IS_USE.test(words)) return [];
  if (MAY_BE_DEED.has(head) && isPlural(named.at(-2) ?? "")) return [];
  if (!words.includes(" ") && where === "" && (NEEDS_KIND.has(head) || owner === "")) return [];
  return [{ owner: owner.toLowerCase(), words: `${words.replace(/'s$/, "")}${where}`, head }];
};

/** "since our wedding": when, and not what is spoken of. */
const OF_TIME = /\b(?:since|until|till|after|because of|due to|recovering from|knee from|back from)\s*$/i;
/** "They called it "a love letter to Ghent"": of no letter. */
const IN_QUOTES = /"[^"]*"/g;
/** What a sentence names that can be gone on about. */
export const mattersIn = oncePer((sentence: PassageSentence): readonly Matter[] => {
  const text = plainOf(sentence).replace(IN_QUOTES, '""');
  return [...matchesIn(text, DETERMINER), ...matchesIn(text, WORKED_ON)]
    .filter(({ index }) => !OF_TIME.test(text.slice(0, index)))
    .sort((one, other) => one.index - other.index)
    .flatMap(({ 0: opening, 1: owner = "", index }) => matterAt(text, owner, index + opening.length))
    .concat(matchesIn(text, OUTING).map(([, outing = ""]) => ({ owner: "", words: outing, head: outing })));
});

export const namesMatter = ({ sentence, text }: Clause): boolean =>
  mattersIn(sentence).some(({ words }) => text.includes(words));

export const isOccasion = ({ head }: Matter): boolean => OCCASIONS.has(head) || /ing$/.test(head);

/** More is said of it right behind: "the workshop in Ghent", "the books I read". */
const TOLD_FURTHER = new RegExp(wrapped`
  ^ (?:
    of|in|at|on|from|for|with|by|near|about|to(?! (?:be|have|show|look|work|fit|stay)\b)|between|behind|called|named
    |that|which|who|whose|where|when|I|we|you|my|our|your|he|she|they
  )\b`);
/** "the part", "the colours": which one, what was said before tells. */
const hasOpenDefinite = (text: string): boolean =>
  matchesIn(text, DEFINITE).some(({ 0: the, index }) => {
    const phrase = readNounPhrase(text, index + the.length);
    return (
      phrase !== null &&
      !phrase.words.includes(" ") &&
      !NO_DEFINITE.has(phrase.head) &&
      !NO_DEFINITE.has(singularOf(phrase.head)) &&
      !TOLD_FURTHER.test(text.slice(phrase.end)) &&
      !text.slice(0, index).toLowerCase().includes(singularOf(phrase.head))
    );
  });

const OFTEN = "(?:(?:also|just|now|still|already|even|\\w+ly) )*";
/** What the user of an assistant did to, or plans for, the work that the chat is of. */
const OF_WORK = either(
  new RegExp(`^(?:I|we)(?:'ve| have|'d| had)? ${OFTEN}(?:${DONE_TO_WORK})\\b`, "i"),
  new RegExp(`^(?:I'm|I am|we're|I was|I've been|we've been) ${OFTEN}(?:${PLANNED_FOR_WORK})\\b`, "i"),
  new RegExp(`^(?:I|we)(?:'d| would) ${OFTEN}like to (?:add|use|include|have|ensure|keep|make)\\b`, "i"),
  new RegExp(`^(?:I|we)(?:'ll| will) ${OFTEN}(?:focus|use|send|add)\\b`, "i"),
  new RegExp(
    `^I ${OFTEN}(?:use|focus|like|love) .*\\b(?:ideas?|suggestions?|concepts?|approach|themes?|repetition)\\b`,
    "i",
  ),
);
export const isOfWork = (text: string): boolean => OF_WORK.test(text);

/** "I like the mock trial idea": of the chat, though it is told as a taste. */
const LIKES_IDEA = /\b(?:ideas?|suggestions?|concepts?|approach|themes?|options?|activit(?:y|ies))\b/i;
/** "I usually prefer group lessons", "I often work at night", "I'm interested in hands-on activities": always, and not in what the chat is of. */
const IS_WONT_TO = either(
  new RegExp(
    wrapped`
      \bI (?:\w+ )?(?:usually|normally|generally|often|typically|tend to|always) (?:
        prefer|avoid|enjoy|like|love|work|stay|stick|choose|go for
      )\b`,
    "i",
  ),
  /\bI(?:'m| am) (?:\w+ ){0,2}(?:interested in|drawn to|a fan of|into)\b(?! (?:the|this|that|how|ways)\b)|\bI (?:\w+ )?enjoy activities\b/i,
  /\bI tend to (?:prefer|avoid|enjoy|like|stay|stick|choose)\b/i,
);
/** What a user tells of their own life, and of people in it, has nothing to do with what the chat is of. */
export const isOfOnesLife = (text: string): boolean =>
  RELATION.test(text) ||
  OF_HEALTH.test(text) ||
  GOAL_OF_LIFE.test(text) ||
  isOwnMatter(text) ||
  TELLS_ROLE.test(text) ||
  IS_WONT_TO.test(text) ||
  (PREFERENCE.test(text) && !LIKES_IDEA.test(text));

const namesPart = (text: string): boolean => wordsOf(text).some((word) => PARTS.has(word.toLowerCase()));
/** What somebody does or has, told in so few words, says nothing alone; a reason given with it does. */
const NAMES_LITTLE = 3;
const OWN_DEED =
  /^(?:I|I'm|I've|I'd|I'll|we|we're|we've|we'd|we'll|my|our)\b(?!.*\b(?:because|since|so that|rather)\b)/i;
const namesLittle = (clause: Clause): boolean => {
  const { concreteWords, names, hasNumber, hasTime } = read(clause);
  return OWN_DEED.test(clause.text) && concreteWords <= NAMES_LITTLE && names === 0 && !hasNumber && !hasTime;
};

/** "I added 12 transition phrases after the workshop in May": says enough, and two things that a question could be about. */
const SAYS_ENOUGH = 6;
const standsAlone = (clause: Clause): boolean => {
  const { concreteWords, names, hasNumber, hasTime } = read(clause);
  return concreteWords >= SAYS_ENOUGH && names + Number(hasNumber || hasTime) > 1;
};

const pointsBack = (text: string): boolean => hasInnerDangling(text) || opensDangling(text) || opensDefinite(text);
/** "I fixed the handles", "I ordered them": which, what was said before tells. */
export const pointsAtSomething = (text: string): boolean => pointsBack(text) || hasOpenDefinite(text);

/** Whether what the user of an assistant tells leaves open what it is of. */
export const leavesOpenInChat = (clause: Clause): boolean => {
  const { text } = clause;
  if (pointsBack(text)) return true;
  if (standsAlone(clause) || LASTING_OF_OWN.test(text)) return false;
  if (hasOpenDefinite(text)) return true;
  if (namesMatter(clause) || isOfOnesLife(text)) return false;
  return isOfWork(text) || namesPart(text) || namesLittle(clause);
};

/** "We took tons of pictures", "I found it so touching": told of no occasion. */
const DEED = new RegExp(
  wrapped`
    ^(?:I|we|some others and I|(?:my|our) [\w'-]+(?: [\w'-]+)?) (?:(?:just|even|all|both|\w+ly) )*(?:
      was|were|got|forgot|sang|fell|spoke|cried|laughed|had|felt|found|received|made|did|met|learned|learnt|told|came
      |gave|won|shared|ate|talked|helped|brought|ended
      |(?!
        wanted|started|explored|volunteered|loved|enjoyed|moved|joined|signed|visited|adopted|decided|hoped|planned
        |watched|worked|realized|needed
      )\w{3,}ed
    )\b`,
  "i",
);
const SAYS_WHEN_OR_WHERE = new RegExp(
  wrapped`
    \b(?:
      when|while|during|yesterday|today|recently|last|ago|year|years|month|week|weekend|summer|once|used to|always|since
      |in \d{4}|as a (?:kid|child)|camping|hiking|first time|at (?:the|my|a)|to the|in the
    )\b`,
  "i",
);
/** So many things may a deed name and still not say what it was part of. */
const DEED_NAMES_LITTLE = 6;
const SHE_DID = /^(?:(?:and|so|but|oh|well|then),? )*s?he\b/i;
const OF_SOMEBODY = /^(?:s?he|they|his|her|their)\b/i;

/** "My toaster never recovered": of itself. */
const OWN_THING_DID = new RegExp(
  `^(?:my|our) (?!(?:${KIN_NOUNS})\\b)[a-z-]+ (?:(?:never|finally|just|already) )?[a-z]{3,}ed[.!]*$`,
  "i",
);
/** "The doctor told me": of no soup that was spoken of. */
const BY_OFFICE = new RegExp(`^(?:the|my|our) (?:${OFFICES}) `, "i");

/** "I told my mum and she laughed": of what, the words before say. */
const TELLS_SOMEBODY = /^(?:I|we) (?:just |already |finally )?(?:told|asked|rang|called|texted) (?:my|our|the|\p{Lu})/u;
/** "My teacher gave me a rose afterwards": behind the recital. */
const AFTERWARDS = /\b(?:afterwards?|beforehand|after that)\b/i;

/** "Her flat's tiny but it has a view": the flat. */
const SAYS_IT_OF_THING = new RegExp(
  wrapped`
    ^(?:his|her|their|my|our) (?!s?he\b)(?:[\w-]+ ){0,2}[\w-]+(?:'s| is| was| has) (?!
      [^,;]*\b(?:him|her|them|there|it)\b.*\b(?:but|and|so)\b
    )[^,;]{2,40},? (?:but|and|so|because) it(?:'s| is| was| has| had| gets)\b(?!.*\b(?:them|there|that|this)\b)`,
  "i",
);

/** "a figure of her": nobody is a matter. */
const SOMEBODY_INSIDE = / (?:him|hers?|his|s?he)\b/gi;
const POINTS_AT_THING = /\b(?:it|its|it's|there|them|that|this|those|these|one|the)\b/i;
/** "We have dinner together now, it's a revelation": of that. */
const VERDICT_BEHIND =
  /(?<=^(?:\S+ ){4,}\S+),? (?:and )?it(?:'s| is| was|'s been| has been) (?:(?:such|quite|really|so) )?(?:an? )?(?:[a-z]+ )?[a-z]+[.!]*$/i;
/** Whether a clause of a talk leaves open what it is of. */
export const leavesOpenInTalk = (clause: Clause): boolean => {
  const { text } = clause;
  if (
    TELLS_SOMEBODY.test(text) ||
    (BY_OFFICE.test(text) && !AFTERWARDS.test(text)) ||
    OF_HEALTH.test(text) ||
    OWN_THING_DID.test(text) ||
    SAYS_IT_OF_THING.test(text)
  )
    return false;
  // "How's your mum?" "She told the whole choir": what somebody else did is of no work of the speaker's.
  if (clause.isOfSomebody && SHE_DID.test(clause.sentence.raw) && !hasInnerDangling(text)) return false;
  if (OF_SOMEBODY.test(text) && !POINTS_AT_THING.test(text)) return false;
  const things = text.replace(VERDICT_BEHIND, "").replace(SOMEBODY_INSIDE, " Ruta");
  if (hasInnerDangling(things) || (opensDangling(text) && !OF_SOMEBODY.test(text))) return true;
  if (SAYS_WHEN_OR_WHERE.test(text) || NAMES_OR_COUNTS.test(text)) return false;
  const leavesOpen = opensDefinite(text) || (DEED.test(text) && read(clause).concreteWords <= DEED_NAMES_LITTLE);
  return leavesOpen && !namesMatter(clause);
};
