// What the talk is of where a statement leaves that out: the occasion, the work or the project that was named shortly before.
// "I made wishes" behind "We watched the meteor shower"; "I rewrote the conclusion" in a chat about an essay.

import { wrapped } from "#domain/wrapped.ts";
import { standsBehind } from "#plugins/memory-extractors/local/clause-reading.ts";
import { CORE_FACT } from "#plugins/memory-extractors/local/cues/core-facts.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { HAS_YOURS } from "#plugins/memory-extractors/local/cues/leaning.ts";
import {
  IN_PASSING,
  IN_SOFTWARE,
  NEEDS_KIND,
  OCCASIONS,
  OF_RESUME,
  OF_WRITING,
  PARTS,
  PARTS_OF_SOFTWARE,
  PASSING,
  SOFTWARE,
  TRADES,
  WRITTEN,
} from "#plugins/memory-extractors/local/cues/matters.ts";
import { oncePer } from "#plugins/memory-extractors/local/once-per.ts";
import { countWords, matchesIn, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import {
  isToAssistant,
  type Passage,
  type PassageSentence,
} from "#plugins/memory-extractors/local/reading/passages.ts";
import type { Clause } from "#plugins/memory-extractors/local/sentences/clause.ts";
import { questionIn } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";
import { isPlural, withIndefinite } from "../noun-phrases.ts";
import { OF_TIMES } from "../things/ones.ts";
import { hasInnerDangling } from "./anaphora.ts";
import {
  headOf,
  isMatter,
  isOccasion,
  isOfOnesLife,
  isOfWork,
  leavesOpenInChat,
  leavesOpenInTalk,
  type Matter,
  mattersIn,
  namesMatter,
  pointsAtSomething,
} from "./open-matters.ts";
import { opensAnother } from "./other-matters.ts";

interface Named {
  readonly matter: Matter;
  readonly by: Passage;
}

/** "two friends from the climbing gym": where they are known from, and not what the talk is of. */
const KNOWN_FROM = new RegExp(
  wrapped`
    \b(?:${KIN_NOUNS}|people|folks|guys|girls|women|men|someone|somebody|man|woman|guy|girl|lady) (?:I (?:know|met) )?
      (?:from|at) (?:the|my|our)$`,
  "i",
);
const talkedOf = (sentence: PassageSentence): Matter[] =>
  mattersIn(sentence).filter(
    ({ words }) => !KNOWN_FROM.test(sentence.raw.slice(0, Math.max(0, sentence.raw.indexOf(words))).trimEnd()),
  );

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
/** "How's home taking it?", "How did I miss your talk?": what is replied is of that. */
const AFTER_ELSE = new RegExp(
  wrapped`
    ^(?:(?:and|so|but|oh),? )*(?:
      how(?:'s| is| are| did) (?:your |the )?(?!it\b|that\b|this\b|they\b|you\b|things\b|your\b|the\b|life\b)
      |(?:what|how) about[ ]
    )
    |^(?!(?:really|seriously|when|where|why|how|who|what|which|yes|no|yeah|already|again|still|and|so|sure|right|huh)\?)
      (?:the |by )?[a-z]{3,}\?$`,
  "i",
);
const asksAfterElse = (between: Passage | undefined): boolean => AFTER_ELSE.test(questionIn(between)?.raw ?? "");
/** What two people spoke of last: what the other asked about, or what the speaker told of before. */
const ofTalk = (passages: readonly Passage[], at: number, leans: boolean): Named | null => {
  for (const by of passages.slice(Math.max(0, at - MOST_TURNS_BACK), at).reverse()) {
    const isOwn = by.speaker === passages[at]?.speaker;
    if (isOwn && ((leans && tellsOfElse(passages[at - 1])) || asksAfterElse(passages[at - 1]))) return null;
    const named = by.sentences
      .slice(-MOST_SENTENCES_BACK)
      .filter(({ raw }) => isOwn !== raw.includes("?"))
      .flatMap(talkedOf);
    const matter = named.findLast(isOccasion) ?? named.at(-1);
    if (matter !== undefined) return { matter, by };
  }
  return null;
};

/** "Anyway, I got a dog" */
const TURNS_AWAY = new RegExp(
  wrapped`
    ^(?:
      oh,? (?:and|by the way|btw)|by the way|btw|anyways?|guess what|on (?:another|a different|a related|a side) note
      |in other news|speaking of|also|now|last(?:ly)?|one (?:last|more)
    )\b`,
  "i",
);
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
/** "I have a job at a logistics company": where the user goes to work, and not what they go on about. */
const EMPLOYED_AT =
  /\b(?:job|work(?:s|ing|ed)?|employed|position|role|shifts?) (?:part-time |full-time )?(?:at|for|by|with)(?: an?| the| my| our)?$/i;
const isEmployer = ({ words }: Matter, { raw }: PassageSentence): boolean =>
  EMPLOYED_AT.test(raw.slice(0, Math.max(0, raw.indexOf(words))).trimEnd());
/** "I need a scavenger hunt. I've also been thinking about night school." */
const ADDS_THOUGHT = /^I(?:'m|'ve| am| have) also (?:been )?(?:thinking|considering|wondering)\b/i;
/** What was named last before a clause: in its turn, else in the turns before. */
const namedBefore = (passages: readonly Passage[], at: number, { sentence, passage, text }: Clause): Named | null => {
  const last = passage.sentences.indexOf(sentence);
  const own = passage.sentences.slice(Math.max(0, last + 1 - MOST_SENTENCES_BACK), last + 1);
  if (own.some(({ raw }) => TURNS_AWAY.test(raw))) return null;
  const isChat = isToAssistant(passage);
  const inTurn = own
    .flatMap((one) =>
      talkedOf(one).filter((matter) => !(isChat ? isEmployer(matter, one) : isOfOther(matter, one, text))),
    )
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
const HANDLES_IT = new RegExp(wrapped`
  \b(?:
    sign|wear|wore|hang|hung|carr(?:y|ied)|hold|held|wrap|frame|bak|cook|paint|knit|build|built|buy|bought|sell|sold|fix
    |repair|crash|fly|flew|drop|lose|lost|charge|drive|drove|eat|ate|drink|drank|read|wrote
  )(?:p?e?d|s|ing)? it\b`);
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
const SAYS_WHICH = new RegExp(
  wrapped`
    ^the (?!(?:first|last|next|whole|best|worst|other|second|third|only|entire)\b)[a-z]+ (?:
      group|team|club|agency|centre|center|shelter|course|class|community|committee
    ) `,
  "i",
);

/** What only software has, though a letter may be answered by requests. */
const onlyOfSoftware = (text: string): boolean => {
  const parts = wordsOf(text.toLowerCase()).filter((word) => PARTS.has(word));
  return parts.length > 0 && parts.every((word) => PARTS_OF_SOFTWARE.has(word)) && !isOfWork(text);
};
/** "My neighbour keeps bees and sells it", "I walk her at noon": of no work of the user's. */
const IS_OF_OTHERS = new RegExp(
  wrapped`
    ^(?:my|our) (?:[a-z-]+ )?(?:${KIN_NOUNS}|neighbou?r|friend|boss|colleague|co-?worker|landlord|flatmate|roommate)
      (?: (?-i:\p{Lu})\p{Ll}+)? (?:keeps|sells|has|owns|grows|breeds|lives|plays|teaches|drives|swears)\b
    |\b(?:her|him)(?=[.,!]|$| (?:up|out|to|three|two|every|twice|once)\b)`,
  "iu",
);
/** Whether a user of an assistant tells of somebody else's life. */
export const isOfOthersLife = ({ passage, text }: Clause): boolean => isToAssistant(passage) && IS_OF_OTHERS.test(text);

/** "The conference paper is put off to July and I'm revising the outline" in a chat about an essay: of the paper. */
const otherWorkIn = (sentence: PassageSentence, isMeant: (head: string) => boolean): Matter | undefined =>
  mattersIn(sentence).find(({ head, words }) => WRITTEN.has(head) && !isMeant(head) && words.includes(" "));

/** "The deadline for the conference abstract" where somebody works on "their essay": of the abstract. */
export const namesOtherWriting = ({ sentence, text }: Clause, work: string): boolean => {
  const named = wordsOf(work);
  if (!named.some((word) => WRITTEN.has(word))) return false;
  const other = otherWorkIn(sentence, (head) => named.includes(head));
  return other !== undefined && text.includes(other.words);
};

const RESUME = /\b(?:my|our|an?|the) (?:[a-z]+ )?(resume|résumé|CV)\b/i;
const RESUME_TURNS_BACK = 2;
const NAMES_PAPER = /\b(?:resume|résumé|CV|cover letter|profile|LinkedIn|portfolio|essay)\b/i;
/** "I prefer bullet points" where the user has asked for help with a résumé; of a résumé a chat is rarely. */
const resumeMeant = (passages: readonly Passage[], at: number, { text, passage }: Clause): string | null => {
  if (!isToAssistant(passage) || !OF_RESUME.test(text) || NAMES_PAPER.test(text)) return null;
  const near = passages.slice(Math.max(0, at - RESUME_TURNS_BACK), at + 1).filter(({ role }) => role === "user");
  const named = near.flatMap(({ sentences }) => sentences.map(({ raw }) => RESUME.exec(raw)?.[1])).findLast(Boolean);
  return named === undefined ? null : `their ${named}`;
};

/** "I'm struggling with setting boundaries" in a chat about a cover letter: of no letter. */
const isOfNoWriting = ({ text }: Clause, { head }: Matter): boolean =>
  WRITTEN.has(head) && !pointsAtSomething(text) && !OF_WRITING.test(text);

/** What a clause of the turn at `at` is of where it leaves that open, as it is told behind it; null where nothing near tells. */
export const matterOf = (passages: readonly Passage[], at: number, clause: Clause): string | null => {
  if (clause.isInstruction || clause.isPart) return null;
  const resume = resumeMeant(passages, at, clause);
  if (resume !== null) return resume;
  if (CORE_FACT.test(clause.text)) return null;
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
  const other = isToAssistant(clause.passage)
    ? otherWorkIn(clause.sentence, (head) => head === found.matter.head)
    : undefined;
  if (other !== undefined)
    return clause.text.includes(other.words) ? null : nameOf(other, clause.passage, clause.passage);
  if (isToAssistant(clause.passage) && isOfNoWriting(clause, found.matter)) return null;
  if (handlesAnother(told, found.matter.head) || OF_TIMES.test(told) || ofAnotherOwn(clause, found)) return null;
  return nameOf(found.matter, found.by, clause.passage);
};

const FEWEST_OF_ONE = 2;
interface Software {
  readonly name: string;
  /** Not told of several statements: only those in the words of software are of it. */
  readonly needsItsWords: boolean;
}
/** What statements of a turn are of, where that is software: the others, told in the same breath, are of it too. */
export const sharedSoftware = (matters: readonly (string | null)[]): Software | null => {
  const [first, ...others] = matters.filter(
    (matter) => matter !== null && SOFTWARE.has(headOf(matter.split(" ").at(-1) ?? "")),
  );
  return typeof first === "string" && others.every((other) => other === first)
    ? { name: first, needsItsWords: others.length + 1 < FEWEST_OF_ONE }
    : null;
};

const onlySoftware = (sentences: readonly PassageSentence[]): Software | null => {
  const named = sentences
    .flatMap(mattersIn)
    .filter((matter) => OWN.test(matter.owner) && SOFTWARE.has(matter.head) && isAtWork(matter))
    .sort((a, b) => b.words.length - a.words.length);
  const [first] = named;
  return first !== undefined && named.every(({ words }) => first.words.endsWith(words))
    ? { name: `their ${first.words}`, needsItsWords: true }
    : null;
};
/** The one app of their own that a user names in a turn: "my weather app". */
export const ownSoftwareIn = ({ sentences }: Passage): Software | null => onlySoftware(sentences);

/** "I want my application to be accessible": which, the chat has named, however long ago, if it named only one. */
const NAMES_BARE =
  /\b(?:my|our) (?:(?:web|existing|current|whole|entire) )?(?:app|application|project|website|site)\b/i;
const FARTHEST_NAMED = 40;
const softwareLongAgo = (passages: readonly Passage[], at: number): Software | null => {
  if (!passages[at]?.sentences.some(({ raw }) => NAMES_BARE.test(raw))) return null;
  const before = passages.slice(Math.max(0, at - FARTHEST_NAMED), at).filter(({ role }) => role === "user");
  const found = onlySoftware(before.flatMap(({ sentences }) => sentences.slice(0, MOST_SENTENCES_BACK)));
  return found?.name.endsWith("dashboard") === true ? null : found;
};

/** The app that the turns before went on about. */
export const softwareOfChat = (passages: readonly Passage[], at: number): Software | null => {
  const { matter } = ofChat(passages, at) ?? {};
  return matter !== undefined && SOFTWARE.has(matter.head)
    ? { name: `their ${matter.words}`, needsItsWords: true }
    : softwareLongAgo(passages, at);
};

export const isInWordsOfSoftware = ({ text }: Clause): boolean => IN_SOFTWARE.test(text);
/** "I've handled 429 with a backoff in apiClient.js": of no app that it names, and of nobody's life. */
export const mayBeOfSoftware = (clause: Clause): boolean =>
  /^(?:I|I'[a-z]+|we|we'[a-z]+|the|my) /i.test(clause.text) &&
  !clause.isInstruction &&
  !CORE_FACT.test(clause.text) &&
  !isOfOnesLife(clause.text) &&
  !namesMatter(clause);
