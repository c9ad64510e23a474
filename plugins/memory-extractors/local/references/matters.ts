// What the talk is of where a statement leaves that out: the occasion, the work or the project that was named shortly before.
// "I made wishes" behind "We watched the meteor shower"; "I rewrote the conclusion" in a chat about an essay.

import { read, standsBehind } from "../clause-reading.ts";
import { NO_DEFINITE } from "../cues/definites.ts";
import { GOAL_OF_LIFE } from "../cues/fleeting.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { HAS_YOURS } from "../cues/leaning.ts";
import {
  DONE_TO_WORK,
  IN_PASSING,
  NEEDS_KIND,
  NO_KIND,
  OCCASIONS,
  PARTS,
  PARTS_OF_SOFTWARE,
  PASSING,
  PLANNED_FOR_WORK,
  SOFTWARE,
  TRADES,
  WORKS,
} from "../cues/matters.ts";
import { CORE_FACT, OF_HEALTH, PREFERENCE, RELATION } from "../cues/signals.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { oncePer } from "../once-per.ts";
import { countWords, either, matchesIn, wordSet, wordsOf } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import { isToAssistant, type Passage, type PassageSentence } from "../reading/passages.ts";
import type { Clause } from "../sentences/clause.ts";
import { isOwnMatter } from "../sentences/own-matters.ts";
import { questionIn } from "../sentences/questions.ts";
import { TELLS_ROLE } from "../sentences/roles-in-passing.ts";
import { hasInnerDangling, opensDangling, opensDefinite } from "./anaphora.ts";
import { isPlural, readNounPhrase, singularOf, withIndefinite } from "./noun-phrases.ts";
import { OF_TIMES } from "./ones.ts";
import { opensAnother } from "./other-matters.ts";
import { OFFICES } from "./strangers.ts";

/** Something named, as its speaker called it. */
interface Matter {
  /** "my", "your", "a", "the"; empty where it stands without an article. */
  readonly owner: string;
  /** "cover letter", "trip to Rome" */
  readonly words: string;
  /** "letter" */
  readonly head: string;
}

const DETERMINER = /\b(an?|the|my|our|your|this|another)\s+(?=[\p{L}\d])/giu;
/** "I'm making cooking tutorials": what is worked on needs no article. */
const WORKED_ON =
  /\b(?:creating|writing|planning|organi[sz]ing|designing|making|building|hosting|preparing|developing|running|starting|filming|teaching|on|for|about)\s+()(?=[\p{Ll}\d])/giu;
/** "the conference in Oslo", "my trip to Rome"; not "my app to GitHub" */
const WHERE = new RegExp(
  String.raw`^ (in|at|to|of) (?:the )?(?!(?:${MONTH_NAMES}|${WEEKDAY_NAMES})\b)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}`,
  "u",
);
/** "We went camping" */
const OUTING =
  /\b(?:went|go|going|gone|been) (?:\w+ ){0,2}?(camping|hiking|fishing|skiing|surfing|sailing|kayaking|climbing|diving|bowling|skating|snowboarding|snorkell?ing|backpacking|mountaineering|birdwatching|sledding|rafting)\b/gi;
const NO_NOUN = /[a-z](?:ing|ed)$/;

export const headOf = (word: string): string => singularOf(word.toLowerCase().replace(/'s?$/, ""));
const isMatter = (word: string): boolean => OCCASIONS.has(word) || WORKS.has(word);

/** "weather app using Flask" → "weather app", "essay draft" → "essay"; nothing of "app idea". */
const upToMatter = (words: readonly string[]): readonly string[] => {
  const behind = words.findIndex((word, at) => at > 0 && NO_NOUN.test(word) && isMatter(headOf(words[at - 1] ?? "")));
  const phrase = behind < 0 ? words : words.slice(0, behind);
  const last = phrase.findLastIndex((word) => isMatter(headOf(word)));
  return phrase.slice(last + 1).every((word) => PARTS.has(word.toLowerCase())) ? phrase.slice(0, last + 1) : [];
};

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
  if (MAY_BE_DEED.has(head) && isPlural(named.at(-2) ?? "")) return [];
  if (!words.includes(" ") && where === "" && (NEEDS_KIND.has(head) || owner === "")) return [];
  return [{ owner: owner.toLowerCase(), words: `${words.replace(/'s$/, "")}${where}`, head }];
};

/** "since our wedding": when, and not what is spoken of. */
const OF_TIME = /\b(?:since|until|till|after|because of|due to|recovering from|knee from|back from)\s*$/i;
/** "They called it "a love letter to Ghent"": of no letter. */
const IN_QUOTES = /"[^"]*"/g;
/** What a sentence names that can be gone on about. */
const mattersIn = oncePer((sentence: PassageSentence): readonly Matter[] => {
  const text = plainOf(sentence).replace(IN_QUOTES, '""');
  return [...matchesIn(text, DETERMINER), ...matchesIn(text, WORKED_ON)]
    .filter(({ index }) => !OF_TIME.test(text.slice(0, index)))
    .sort((one, other) => one.index - other.index)
    .flatMap(({ 0: opening, 1: owner = "", index }) => matterAt(text, owner, index + opening.length))
    .concat(matchesIn(text, OUTING).map(([, outing = ""]) => ({ owner: "", words: outing, head: outing })));
});
const namesMatter = ({ sentence, text }: Clause): boolean =>
  mattersIn(sentence).some(({ words }) => text.includes(words));

const isOccasion = ({ head }: Matter): boolean => OCCASIONS.has(head) || /ing$/.test(head);

const DEFINITE = /\b[Tt]he (?=[a-z])/g;
/** More is said of it right behind: "the workshop in Ghent", "the books I read". */
const TOLD_FURTHER =
  /^ (?:of|in|at|on|from|for|with|by|near|about|to|between|behind|called|named|that|which|who|whose|where|when|I|we|you|my|our|your|he|she|they)\b/;
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
  /\bI (?:\w+ )?(?:usually|normally|generally|often|typically|tend to|always) (?:prefer|avoid|enjoy|like|love|work|stay|stick|choose|go for)\b/i,
  /\bI(?:'m| am) (?:\w+ ){0,2}(?:interested in|drawn to|a fan of|into)\b(?! (?:the|this|that|how|ways)\b)|\bI (?:\w+ )?enjoy activities\b/i,
  /\bI tend to (?:prefer|avoid|enjoy|like|stay|stick|choose)\b/i,
);
/** What a user tells of their own life, and of people in it, has nothing to do with what the chat is of. */
const isOfOnesLife = (text: string): boolean =>
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
  if (standsAlone(clause)) return false;
  if (hasOpenDefinite(text)) return true;
  if (namesMatter(clause) || isOfOnesLife(text)) return false;
  return OF_WORK.test(text) || namesPart(text) || namesLittle(clause);
};

/** "We took tons of pictures", "I found it so touching": told of no occasion. */
const DEED =
  /^(?:I|we|some others and I|(?:my|our) [\w'-]+(?: [\w'-]+)?) (?:(?:just|even|all|both|\w+ly) )*(?:was|were|got|forgot|sang|fell|spoke|cried|laughed|had|felt|found|received|made|did|met|learned|learnt|told|came|gave|won|shared|ate|talked|helped|brought|ended|(?!wanted|started|explored|volunteered|loved|enjoyed|moved|joined|signed|visited|adopted|decided|hoped|planned|watched|worked|realized|needed)\w{3,}ed)\b/i;
const SAYS_WHEN_OR_WHERE =
  /\b(?:when|while|during|yesterday|today|recently|last|ago|year|years|month|week|weekend|summer|once|used to|always|since|in \d{4}|as a (?:kid|child)|camping|hiking|first time|at (?:the|my|a)|to the|in the)\b/i;
const HAS_NAME = /[\p{L},] "?(?!I\b|I')\p{Lu}|\d/u;
/** So many things may a deed name and still not say what it was part of. */
const DEED_NAMES_LITTLE = 6;
const OF_SOMEBODY = /^(?:s?he|they|his|her|their)\b/i;

/** "The doctor told me": of no soup that was spoken of. */
const BY_OFFICE = new RegExp(`^(?:the|my|our) (?:${OFFICES}) `, "i");

/** "I told my mum and she laughed": of what, the words before say. */
const TELLS_SOMEBODY = /^(?:I|we) (?:just |already |finally )?(?:told|asked|rang|called|texted) (?:my|our|the|\p{Lu})/u;
/** "My teacher gave me a rose afterwards": behind the recital. */
const AFTERWARDS = /\b(?:afterwards?|beforehand|after that)\b/i;

/** "Her flat's tiny but it has a view": the flat. */
const SAYS_IT_OF_THING =
  /^(?:his|her|their|my|our) (?!s?he\b)(?:[\w-]+ ){0,2}[\w-]+(?:'s| is| was| has) (?![^,;]*\b(?:him|her|them|there|it)\b.*\b(?:but|and|so)\b)[^,;]{2,40},? (?:but|and|so|because) it(?:'s| is| was| has| had| gets)\b(?!.*\b(?:them|there|that|this)\b)/i;

/** "a figure of her": nobody is a matter. */
const SOMEBODY_INSIDE = / (?:him|hers?|his|s?he)\b/gi;
const POINTS_AT_THING = /\b(?:it|its|it's|there|them|that|this|those|these|one|the)\b/i;
/** "We have dinner together now, it's a revelation": of that. */
const VERDICT_BEHIND =
  /(?<=^(?:\S+ ){4,}\S+),? (?:and )?it(?:'s| is| was|'s been| has been) (?:(?:such|quite|really|so) )?(?:an? )?(?:[a-z]+ )?[a-z]+[.!]*$/i;
/** Whether a clause of a talk leaves open what it is of. */
const leavesOpenInTalk = (clause: Clause): boolean => {
  const { text } = clause;
  if (
    TELLS_SOMEBODY.test(text) ||
    (BY_OFFICE.test(text) && !AFTERWARDS.test(text)) ||
    OF_HEALTH.test(text) ||
    SAYS_IT_OF_THING.test(text)
  )
    return false;
  if (OF_SOMEBODY.test(text) && !POINTS_AT_THING.test(text)) return false;
  const things = text.replace(VERDICT_BEHIND, "").replace(SOMEBODY_INSIDE, " Ruta");
  if (hasInnerDangling(things) || (opensDangling(text) && !OF_SOMEBODY.test(text))) return true;
  if (SAYS_WHEN_OR_WHERE.test(text) || HAS_NAME.test(text)) return false;
  const leavesOpen = opensDefinite(text) || (DEED.test(text) && read(clause).concreteWords <= DEED_NAMES_LITTLE);
  return leavesOpen && !namesMatter(clause);
};

interface Named {
  readonly matter: Matter;
  readonly by: Passage;
}

/** How often each is named in a turn, by its noun. */
const counted = oncePer(({ sentences }: Passage): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const head of sentences.flatMap(({ raw }) => wordsOf(raw)).map(headOf))
    if (isMatter(head)) counts.set(head, (counts.get(head) ?? 0) + 1);
  return counts;
});
/** The most that one long answer counts for. */
const MOST_COUNTED = 3;
const OWN = /^(?:my|our)$/;
/** What is named less often is hardly what a chat is of. */
const LEAST_COUNTED = 4;
const MOST_TURNS_BACK_IN_CHAT = 6;

/** What the user of an assistant works on, where it was named lately and the answer before goes on about it. */
const ofChat = (passages: readonly Passage[], at: number): Named | null => {
  const from = Math.max(0, at - MOST_TURNS_BACK_IN_CHAT);
  const away = passages.slice(from, at).findLastIndex(turnsToElse);
  const near = passages.slice(from, at + 1);
  const goesOn = passages.slice(Math.max(0, at - 1), at + 1);
  let best: Named | null = null;
  let most = 0;
  for (const [turn, by] of near.entries())
    for (const matter of by.role === "user" ? by.sentences.slice(-MOST_SENTENCES_BACK).flatMap(mattersIn) : []) {
      const since = TRADES.has(matter.head) ? 0 : away;
      if (turn < since) continue;
      if (!OWN.test(matter.owner) || !isAtWork(matter) || !goesOn.some((turn) => counted(turn).has(matter.head)))
        continue;
      const count = near
        .slice(Math.max(0, since))
        .reduce((sum, one) => sum + Math.min(MOST_COUNTED, counted(one).get(matter.head) ?? 0), 0);
      if (count < most) continue;
      most = count;
      best = { matter, by };
    }
  return most < LEAST_COUNTED ? null : best;
};

const turnsToElse = ({ role, sentences }: Passage): boolean => role === "user" && sentences.some(opensAnother);

const MOST_TURNS_BACK = 2;
const LONGEST_COMMENT = 14;
/** "Ruta has your copy of the plan, and she still talks about it": what is replied to it is of that, and not of what was told before. */
const tellsOfElse = (between: Passage | undefined): boolean =>
  between !== undefined &&
  questionIn(between) === null &&
  (countWords(between.sentences.map(({ raw }) => raw).join(" ")) > LONGEST_COMMENT ||
    between.sentences.some(({ raw }) => HAS_YOURS.test(raw)));
/** What two people spoke of last: what the other asked about, or what the speaker told of before. */
const ofTalk = (passages: readonly Passage[], at: number, leans: boolean): Named | null => {
  for (const by of passages.slice(Math.max(0, at - MOST_TURNS_BACK), at).reverse()) {
    const isOwn = by.speaker === passages[at]?.speaker;
    if (isOwn && leans && tellsOfElse(passages[at - 1])) return null;
    const named = by.sentences
      .slice(-MOST_SENTENCES_BACK)
      .filter(({ raw }) => isOwn || raw.includes("?"))
      .flatMap(mattersIn);
    const matter = named.findLast(isOccasion) ?? named.at(-1);
    if (matter !== undefined) return { matter, by };
  }
  return null;
};

/** "Anyway, I got a dog" */
const TURNS_AWAY =
  /^(?:oh,? (?:and|by the way|btw)|by the way|btw|anyways?|guess what|on (?:another|a different|a related|a side) note|in other news|speaking of|also|now|last(?:ly)?|one (?:last|more))\b/i;
/** "My essay", "a spring concert"; not "the API", "a webinar", "my drafts". */
const isAtWork = ({ owner, head, words }: Matter): boolean =>
  owner !== "the" &&
  owner !== "this" &&
  owner !== "your" &&
  !PASSING.has(head) &&
  !isPlural(words.split(" ").at(-1) ?? "");
/** A turn may be a book: what was named further back in it is not what a clause is of. */
const MOST_SENTENCES_BACK = 40;
/** "My dad gave a speech. We danced": at the party that was asked about. */
const GIVEN = /^(?:speech|toast|talk|song|joke|show|performance)$/;
const isOfOther = ({ owner, head }: Matter, { raw }: PassageSentence, text: string): boolean =>
  standsBehind(head, text, raw) ||
  (/^an?$/.test(owner) && GIVEN.test(head) && !/\b(?:I|we|I'[a-z]+|we'[a-z]+)\b/i.test(raw));
/** "I need a scavenger hunt. I've also been thinking about night school." */
const ADDS_THOUGHT = /^I(?:'m|'ve| am| have) also (?:been )?(?:thinking|considering|wondering)\b/i;
/** What was named last before a clause: in its turn, else in the turns before. */
const namedBefore = (passages: readonly Passage[], at: number, { sentence, passage, text }: Clause): Named | null => {
  const last = passage.sentences.indexOf(sentence);
  const own = passage.sentences.slice(Math.max(0, last + 1 - MOST_SENTENCES_BACK), last + 1);
  if (own.some(({ raw }) => TURNS_AWAY.test(raw))) return null;
  const isChat = isToAssistant(passage);
  const inTurn = own
    .flatMap((one) => mattersIn(one).filter((matter) => isChat || !isOfOther(matter, one, text)))
    .filter((matter) => !isChat || isAtWork(matter));
  const nearest = isChat ? ({ owner }: Matter) => OWN.test(owner) : isOccasion;
  const matter = inTurn.findLast(nearest) ?? (isChat && ADDS_THOUGHT.test(text) ? undefined : inTurn.at(-1));
  if (matter !== undefined) return { matter, by: passage };
  return isChat ? ofChat(passages, at) : ofTalk(passages, at, hasInnerDangling(text));
};

const nameOf = ({ owner, words, head }: Matter, by: Passage, told: Passage): string => {
  const isOwn = by.speaker === told.speaker && by.role === told.role;
  if (OWN.test(owner)) return isOwn ? `their ${words}` : `${by.speaker}'s ${words}`;
  if (owner === "your") return isOwn ? `${told.listener ?? "the assistant"}'s ${words}` : `their ${words}`;
  if (owner === "") return words;
  return owner === "the" || owner === "this" ? `the ${words}` : withIndefinite({ words, head });
};

/** "They signed it": a thing, and not the conference. */
const HANDLES_IT =
  /\b(?:sign|wear|wore|hang|hung|carr(?:y|ied)|hold|held|wrap|frame|bak|cook|paint|knit|build|built|buy|bought|sell|sold|fix|repair|crash|fly|flew|drop|lose|lost|charge|drive|drove|eat|ate|drink|drank|read|wrote)(?:p?e?d|s|ing)? it\b/;
/** "How was the book fair?" "My sister signed it": no fair is signed. */
export const handlesAnother = (text: string, head: string): boolean => HANDLES_IT.test(text) && OCCASIONS.has(head);

/** "my store", "our team": of which kind, the talk knows, and what its speaker goes on about is of that. */
const OWN_THING = /\b(?:my|our) ([a-z]+)\b/gi;
const ofAnotherOwn = ({ passage, sentence }: Clause, { matter, by }: Named): boolean => {
  if (by === passage || isToAssistant(passage)) return false;
  const upTo = passage.sentences.slice(0, passage.sentences.indexOf(sentence) + 1);
  const own = upTo.flatMap((one) => matchesIn(plainOf(one), OWN_THING)).map(([, word = ""]) => headOf(word));
  return own.some((head) => NEEDS_KIND.has(head) && isMatter(head)) && !own.includes(matter.head);
};
/** "We found these flowers", "I made the ice cream", said before: shown, or named in the turn. */
const SHOWN = /\b(?:these|those) (?:[a-z]+ )?[a-z]+s\b/i;
const OF_THE = /\bthe (?:[a-z]+ )?([a-z]{3,})[.!]*$/i;
const namesItself = ({ passage, sentence, text }: Clause): boolean => {
  if (SHOWN.test(sentence.raw) || SAYS_WHICH.test(text)) return true;
  const head = OF_THE.exec(text)?.[1]?.toLowerCase();
  const earlier = passage.sentences.slice(0, passage.sentences.indexOf(sentence));
  return head !== undefined && earlier.some(({ raw }) => raw.toLowerCase().includes(head));
};
/** "The rowing club has made me bolder" */
const SAYS_WHICH =
  /^the (?!(?:first|last|next|whole|best|worst|other|second|third|only|entire)\b)[a-z]+ (?:group|team|club|agency|centre|center|shelter|course|class|community|committee) /i;

/** What only software has, though a letter may be answered by requests. */
const onlyOfSoftware = (text: string): boolean => {
  const parts = wordsOf(text.toLowerCase()).filter((word) => PARTS.has(word));
  return parts.length > 0 && parts.every((word) => PARTS_OF_SOFTWARE.has(word)) && !OF_WORK.test(text);
};
/** "My neighbour keeps bees and sells it", "I walk her at noon": of no work of the user's. */
const IS_OF_OTHERS = new RegExp(
  String.raw`^(?:my|our) (?:[a-z-]+ )?(?:${KIN_NOUNS}|neighbou?r|friend|boss|colleague|co-?worker|landlord|flatmate|roommate)(?: (?-i:\p{Lu})\p{Ll}+)? (?:keeps|sells|has|owns|grows|breeds|lives|plays|teaches|drives|swears)\b|\b(?:her|him)(?=[.,!]|$| (?:up|out|to|three|two|every|twice|once)\b)`,
  "iu",
);
/** Whether a user of an assistant tells of somebody else's life. */
export const isOfOthersLife = ({ passage, text }: Clause): boolean => isToAssistant(passage) && IS_OF_OTHERS.test(text);

/** What a clause of the turn at `at` is of where it leaves that open, as it is told behind it; null where nothing near tells. */
export const matterOf = (passages: readonly Passage[], at: number, clause: Clause): string | null => {
  if (clause.isInstruction || clause.isPart || CORE_FACT.test(clause.text)) return null;
  if (clause.isOfSomebody && isToAssistant(clause.passage)) return null;
  if (!(isToAssistant(clause.passage) ? leavesOpenInChat : leavesOpenInTalk)(clause)) return null;
  const found = namedBefore(passages, at, clause);
  const told = `${clause.passage.group ?? ""} ${clause.text}`.toLowerCase();
  if (found === null || told.includes(found.matter.head) || IN_PASSING.has(found.matter.head)) return null;
  if (
    isToAssistant(clause.passage)
      ? !SOFTWARE.has(found.matter.head) && onlyOfSoftware(clause.text)
      : namesItself(clause)
  )
    return null;
  if (handlesAnother(told, found.matter.head) || OF_TIMES.test(told) || ofAnotherOwn(clause, found)) return null;
  return nameOf(found.matter, found.by, clause.passage);
};
