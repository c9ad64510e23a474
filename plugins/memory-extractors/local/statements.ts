// From one turn to the statements worth keeping: sentences to clauses, scores, and for a clause that leans on the one
// before it ("It was my first marathon") the two together.

import { asOfFriend, withNames } from "./acquaintances.ts";
import {
  canExplain,
  hasInnerDangling,
  isContinuation,
  likesDefinite,
  opensDangling,
  opensDefinite,
  pointsOutside,
} from "./anaphora.ts";
import { withThingAsked } from "./asked-things.ts";
import type { Clause } from "./clause.ts";
import { splitClauses, trimTail } from "./clauses.ts";
import { isInCompany, speaksForEverybody, speaksForSeveral, withCompany } from "./company.ts";
import { takenApart } from "./compounds.ts";
import { COURTESIES, EMPTY_SEQUEL, PEP_TALK, VERDICT } from "./cues/drops.ts";
import { TIME_WORD } from "./cues/signals.ts";
import { askedToRemember, isDropped, standingOrder } from "./drops.ts";
import { asOwnVerdict, remembered } from "./evaluations.ts";
import { withIndefinites } from "./indefinites.ts";
import { stripLeadIns } from "./lead-ins.ts";
import { normalise } from "./normalise.ts";
import { withOwnMatter } from "./own-matters.ts";
import type { Passage, PassageSentence } from "./passages.ts";
import { countWords } from "./patterns.ts";
import { withPlace, withPlaceAsked } from "./places.ts";
import { type Person, personsIn, resolveOpening } from "./pronouns.ts";
import { canLeanOn, leavesOut, saysNothing, wholeQuestion } from "./question-told.ts";
import { isQuestion, statedParts } from "./questions.ts";
import { KEEP_IN_TALK, KEEP_SCORE, scoreClause } from "./score.ts";
import { introducesCode, isFragment, withOwner, withState, withSubject } from "./subjects.ts";
import { traitsOf } from "./turn-traits.ts";

export interface Statement {
  /** In the speaker's own words; two where the second leans on the first. */
  readonly clauses: Clause[];
  score: number;
  /** The question that is told with it, where it leans on what was asked. */
  readonly question: string | null;
}

/** A clause may lean on the one before it while both stay readable as one memory. */
const LONGEST_JOINED = 240;
/** What a clause must be worth to be told behind the one before it. */
const FOLLOWING_SCORE = -0.5;
/** What a clause must be worth to be told behind the one it leans on; to an assistant fewer say nothing. */
const SEQUEL = -1.5;
const SEQUEL_TO_ASSISTANT = -3.5;
/** "These are my new skis", beside a photo: about nothing that was said before. */
const SHOWS_SOMETHING =
  /^(?:this|these|that|those) (?:is|are|was|were) (?:me|us|my|our|one of my|one of our|some of my)\b/i;
/** Still the person of the turn before: "That week was hard on her." */
const INTRODUCES =
  /\b(?:an?|another|this|some|one) (?:[\w-]+ ){0,2}(?:girl|boy|man|woman|guy|lady|kid|child|friend|person|couple|family|stranger|neighbou?r|colleague)\b/i;
const SOMEBODY = /\b(?:she|her|he|him|his|they|them|their)\b/i;
/** A taste told of what the sentence before names. */
const VERDICT_ON_IT =
  /^(?:I|we) (?:(?:really|absolutely|totally|didn't|don't|just) )*(?:loved?|liked?|hated?|enjoy(?:ed)?|disliked?) (?:it|them)\b/i;
/** A sentence of fewer words is an exclamation: nothing refers to it. */
const BRIEF = 5;
/** What the other sees beside the words, not what was told. */
const POINTS = /^(?:that|this|these|those|here)\b|\b(?:that|this|these|those) (?:pic|photo|picture|page|one)s?\b/i;
/** Words that may stand before a reply: "Thanks, it really was a big day!" */
const LEAD_WORDS = 8;
/** Behind a turn of somebody else less is sure. */
const LEANS_FAR = -1;
const DANGLING_OPENING = -7;
const DANGLING_INSIDE = -5;
/** In talk, what leans on nothing is worth telling where at least it says when. */
const UNDATED = -3;
/** "The author is great": which one, the listener knows. */
const DEFINITE_OPENING = -2;
/** "I love the colour": of what the other showed or proposed. */
const DEFINITE_TASTE = -4;

/** A statement of one's own that stands wholly in quotation marks. */
const unquoted = (text: string): string => /^"((?:I|I'm|I've|My|We|Our)\b[^"]+)"$/.exec(text)?.[1] ?? text;

/** "I'm a fan too", "I miss it though": what was said before is not told with it. */
const ECHO = /,? (?:too|as well|though|either|anyways?)(?=[.!]*$| - |[,;] )/gi;
const withoutEcho = (text: string): string => text.replace(ECHO, "");

type Situation = Pick<Clause, "passage" | "sentence" | "before" | "isAnswer" | "turn">;

/** "This", "here": told in other words where what was said shortly before does not explain them. */
const SHOWS = /\b(?:told you|mentioned|this|these|that|those|here|here's|check|look|got|have|it was|it's|it is)\b/i;
const unpointed = (text: string, passage: Passage, at: number): string => {
  if (!SHOWS.test(text)) return text;
  const told = passage.sentences
    .slice(Math.max(0, at - 3), at)
    .map(({ raw }) => raw)
    .join(" ");
  return withPlace(withIndefinites(text, told), told);
};

const statesNothing = (text: string, listener: string | null): boolean =>
  isQuestion(text) || isFragment(text) || (listener === null ? introducesCode(text) : speaksForEverybody(text));

/** As the speaker would say it in full. */
const inFull = (text: string, { role, listener }: Passage): string | null => {
  const stated = role === null ? text : withOwnMatter(withState(text));
  return withSubject(listener === null ? stated : asOwnVerdict(stated));
};

export const clausesOf = (situation: Situation, at: number): Clause[] => {
  const { passage, sentence } = situation;
  const toAssistant = passage.listener === null;
  const { text: stripped, wasTagQuestion } = stripLeadIns(unquoted(normalise(sentence.raw)), passage.listener);
  const asked = askedToRemember(stripped);
  const order = toAssistant && asked === null ? standingOrder(stripped) : null;
  const make = (text: string, isInstruction: boolean): Clause => ({
    ...situation,
    text,
    isAsked: asked !== null,
    isInstruction,
    isTogether: false,
    asked: null,
    isPart: false,
  });
  if (order !== null) return [make(order, true)];
  const clauses: Clause[] = [];
  for (const part of statedParts(asked ?? stripped, wasTagQuestion)) {
    for (const piece of splitClauses(part)) {
      const bare = withNames(withOwner(stripLeadIns(trimTail(piece), passage.listener).text), passage.known);
      const whole = inFull(bare, passage);
      const restored = whole === null ? null : unpointed(whole, passage, at);
      if (restored === null || isDropped(restored, passage.listener !== null)) continue;
      if (statesNothing(restored, passage.listener)) continue;
      clauses.push(...takenApart(make(withCompany(restored, passage.listener), false)));
    }
  }
  return clauses;
};

const isEmptyTalk = (text: string): boolean =>
  [COURTESIES, PEP_TALK, VERDICT, EMPTY_SEQUEL].some((cue) => cue.test(text));

/** Whether a clause can carry the next one: a plain statement that does not itself lean on something. */
const carries = (clause: Clause | undefined): clause is Clause =>
  clause !== undefined &&
  countWords(clause.text) >= 3 &&
  !opensDangling(clause.text) &&
  !isContinuation(clause.text) &&
  !isEmptyTalk(clause.text);

/** Two people know what they mean; what is typed for an assistant says it. */
const isTalk = ({ passage }: Clause): boolean => passage.listener !== null;

/** The question that is told with a clause that stands alone, where it is about what was asked. */
const toldWith = ({ asked, text }: Clause, pointsElsewhere: boolean): string | null =>
  asked !== null && (pointsElsewhere ? canLeanOn(asked, text) : leavesOut(text, asked)) ? asked : null;

const leastOf = (clause: Clause): number => (isTalk(clause) ? KEEP_IN_TALK : KEEP_SCORE);

/** The last clause, with what it opens with a pronoun for: "My aunt came. She stayed." */
const chainOf = (clauses: readonly Clause[]): string => {
  const start = clauses.findLastIndex(({ text }) => !opensDangling(text));
  return clauses
    .slice(Math.max(0, start))
    .map(({ text }) => text)
    .join(" ");
};
const length = (clauses: readonly Clause[]): number => clauses.reduce((sum, clause) => sum + clause.text.length + 1, 0);

/** Whether a sentence speaks of something else than who was named in the turn before. */
const turnsAway = (raw: string): boolean => INTRODUCES.test(raw) || (countWords(raw) >= BRIEF && !SOMEBODY.test(raw));

/** The clause read before, unless a sentence that was passed over stands between: that may be what the pronoun means. */
const nextTo = (
  current: Clause,
  previous: Clause | undefined,
  empty: PassageSentence | undefined,
): Clause | undefined => {
  if (previous === undefined || current.before === null) return previous;
  const isNear = [current.sentence, current.before].includes(previous.sentence) || current.before === empty;
  return isNear || countWords(current.before.raw) < BRIEF ? previous : undefined;
};

/** "My pupils love them. They could help": either may be meant. */
const TOLD_OF_SEVERAL = /^(?:they|their)\b/i;

/** "We have two goats, Pip and Moss. Moss limps": goes on about somebody whom the host names. */
const takesUpName = (host: string, text: string): boolean => {
  const name = /^(\p{Lu}\p{Ll}+)(?:'s)? (?!and I\b)/u.exec(text)?.[1];
  return (
    name !== undefined && !/^(?:My|Our|The|This|That|There)$/.test(name) && new RegExp(`[a-z,:] ${name}\\b`).test(host)
  );
};

class TurnReader {
  readonly statements: Statement[] = [];
  private previous: Clause | undefined;
  private sentence: PassageSentence | undefined;
  /** The last sentence that only comments, which nothing refers to. */
  private empty: PassageSentence | undefined;
  private newest: number;
  /** Persons of earlier turns, at the front of the list. */
  private earlier: number;

  constructor(
    private readonly persons: Person[],
    private readonly earlierTold: Clause | null,
  ) {
    this.newest = persons.length;
    this.earlier = persons.length;
  }

  /** Somebody of an earlier turn can be meant by the pronoun that opens a turn, not by one further on. */
  private leaveEarlierTurns(): void {
    this.persons.splice(0, Math.min(this.earlier, this.persons.length));
    this.newest = Math.min(this.newest, this.persons.length);
    this.earlier = 0;
  }

  read(clause: Clause): void {
    if (this.earlier > 0 && clause.before !== null && turnsAway(clause.before.raw)) this.leaveEarlierTurns();
    const isOpen = TOLD_OF_SEVERAL.test(clause.text) && /\bthem\b/.test(this.previous?.text ?? "");
    const resolved = isOpen ? null : resolveOpening(clause.text, this.persons);
    let current: Clause = resolved === null ? clause : { ...clause, text: resolved };
    this.meet(current);
    const opens = resolved === null && (opensDangling(current.text) || isContinuation(current.text));
    const inner = !opens && hasInnerDangling(asOfFriend(current.text, current.passage.known));
    const score = scoreClause(current);
    current = { ...current, text: withoutEcho(current.text) };
    let isPassedOver = isEmptyTalk(current.text);
    let told = current;
    if (opens || inner) isPassedOver = this.lean(current, score, opens) || isPassedOver;
    else {
      const followed = this.follow(current, score);
      if (followed === null) this.stand(current, score);
      else told = followed;
    }
    if (isPassedOver && this.previous !== undefined) this.empty = current.sentence;
    else this.previous = told;
  }

  private stand(current: Clause, score: number): void {
    const isElsewhere = isTalk(current) && (opensDefinite(current.text) || pointsOutside(current.text));
    const likes = likesDefinite(current.text);
    const asked = toldWith(current, isElsewhere || likes);
    const outside = likes ? DEFINITE_TASTE : isElsewhere ? DEFINITE_OPENING : 0;
    const alone = score + (asked === null ? outside : 0);
    const least = alone < score ? KEEP_SCORE : leastOf(current);
    if (alone >= least) this.statements.push({ clauses: [current], score: alone, question: asked });
  }

  /** A clause that stands alone but says more behind the one before it: who "we" are, which view it was. */
  private follow(current: Clause, score: number): Clause | null {
    const last = this.statements.at(-1);
    const host = nextTo(current, this.previous, this.empty);
    if (
      last === undefined ||
      host === undefined ||
      last.clauses.at(-1) !== host ||
      score < (takesUpName(host.text, current.text) ? SEQUEL_TO_ASSISTANT : FOLLOWING_SCORE)
    )
      return null;
    if (length(last.clauses) + current.text.length > LONGEST_JOINED || isEmptyTalk(current.text)) return null;
    if (takesUpName(host.text, current.text)) {
      last.clauses.push(current);
      return current;
    }
    const isTogether = speaksForSeveral(current.text) && (host.isTogether || isInCompany(host.text));
    if (!isTogether && !opensDefinite(current.text) && !(isTalk(current) && pointsOutside(current.text))) return null;
    const told = { ...current, isTogether };
    last.clauses.push(told);
    last.score = Math.max(last.score, Math.min(score, last.score + 1));
    return told;
  }

  /** Only who was named in the last two sentences can be meant by a pronoun. */
  private meet(clause: Clause): void {
    if (clause.sentence !== this.sentence) {
      this.sentence = clause.sentence;
      this.persons.splice(0, this.persons.length - this.newest);
      this.newest = 0;
    }
    const met = personsIn(clause.text);
    this.persons.push(...met);
    this.newest += met.length;
  }

  /** Whether a clause that leans on another one adds something to it. */
  private says(current: Clause, score: number): boolean {
    if (VERDICT_ON_IT.test(current.text)) return true;
    if (SHOWS_SOMETHING.test(current.text)) return false;
    return score > (current.passage.listener === null ? SEQUEL_TO_ASSISTANT : SEQUEL) && !isEmptyTalk(current.text);
  }

  /** Joins the clause to the one it leans on; alone it counts for less. True where it only comments on that one. */
  private lean(current: Clause, score: number, opens: boolean): boolean {
    const last = this.statements.at(-1);
    const host = nextTo(current, this.previous, this.empty);
    if (
      last !== undefined &&
      host !== undefined &&
      last.clauses.at(-1) === host &&
      canExplain(chainOf(last.clauses), current.text) &&
      length(last.clauses) + current.text.length <= LONGEST_JOINED
    ) {
      const adds = this.says(current, score);
      if (adds) last.clauses.push(current);
      last.score = Math.max(last.score, Math.min(score, last.score + 1));
      return !adds;
    }
    if (
      carries(host) &&
      !hasInnerDangling(host.text) &&
      canExplain(host.text, current.text) &&
      host.text.length + current.text.length <= LONGEST_JOINED &&
      score >= leastOf(current) - (opens ? 0 : 0.5)
    ) {
      this.statements.push({ clauses: [host, current], score, question: null });
      return false;
    }
    if (host === undefined && this.leanOnEarlierTurn(current, score)) return false;
    if (current.asked !== null && canLeanOn(current.asked, current.text)) {
      if (score + LEANS_FAR >= leastOf(current) && this.says(current, score))
        this.statements.push({ clauses: [current], score: score + LEANS_FAR, question: current.asked });
      return false;
    }
    const told = isTalk(current) ? remembered(current.text) : current.text;
    if (told !== current.text) {
      const own = { ...current, text: told };
      this.stand(own, scoreClause(own));
      return false;
    }
    const isBare = isTalk(current) && !TIME_WORD.test(current.text);
    const alone = score + (opens ? DANGLING_OPENING : DANGLING_INSIDE) + (isBare ? UNDATED : 0);
    if (alone >= leastOf(current)) this.statements.push({ clauses: [current], score: alone, question: null });
    return false;
  }

  /** "What was it like?": the reply goes on about what its speaker told in the turn before. */
  private leanOnEarlierTurn(current: Clause, score: number): boolean {
    const host = this.earlierTold;
    if (host === null || this.statements.length > 0 || POINTS.test(current.text) || !this.says(current, score))
      return false;
    if (current.before !== null && countWords(current.before.raw) > LEAD_WORDS) return false;
    if (!canExplain(host.text, current.text) || host.text.length + current.text.length > LONGEST_JOINED) return false;
    this.statements.push({ clauses: [host, current], score: score + LEANS_FAR, question: null });
    return true;
  }
}

/** The question whose place the next sentence can mean: one of the speaker's own, or the other's behind a few words. */
const askedBehind = (raw: string, asked: string | null): string | null => {
  if (raw.trimEnd().endsWith("?")) return raw;
  return countWords(raw) < BRIEF ? asked : null;
};

/** The statements of one turn worth keeping. `question`: what the turn replies to. `persons` carries over from the speaker's earlier turns. */
export const readTurn = (
  passage: Passage,
  question: string | null,
  isOpening: boolean,
  persons: Person[],
  earlier: Clause | null = null,
): Statement[] => {
  const turn = traitsOf(passage, isOpening);
  const reader = new TurnReader(persons, earlier);
  let asked = question;
  passage.sentences.forEach((sentence, at) => {
    const before = passage.sentences[at - 1] ?? null;
    const isAnswer = question !== null && at < 3;
    const whole =
      isAnswer && asked === question && (before === null || saysNothing(before.raw)) ? wholeQuestion(asked) : null;
    for (const clause of clausesOf({ passage, sentence, before, isAnswer, turn }, at))
      reader.read(
        asked === null
          ? clause
          : { ...clause, asked: whole, text: withPlaceAsked(withThingAsked(clause.text, asked), asked) },
      );
    asked = askedBehind(sentence.raw, asked);
  });
  return reader.statements.filter((statement) => statement.clauses.some((clause) => clause.sentence.isFresh));
};

export const questionIn = (passage: Passage | undefined): string | null =>
  passage?.sentences.findLast((sentence) => sentence.raw.trimEnd().endsWith("?"))?.raw ?? null;

/** "What was it like?" */
const ASKS_ON = /\b(?:it|that|this|they|them|those|these|there|one)\b/i;
/** "I got a puppy", "My choir has a new hall": brings in something of the speaker's. */
const BRINGS_IN =
  /^(?:[^,]{1,40}, )?(?:I|I'm|I've|we|we're|we've|my|our|My|Our|We|We're|We've)\b.*(?:\b(?:an?|some|another|my|our|named|called|two|three|four|these|new) |[a-z] "?(?!I\b|I')\p{Lu}[\p{L}]{2,}|\b[a-z]{3,}ing [a-z]{4,})/u;

/** What the speaker's next turn can go on about, where the turn between them asks on. */
export const spokenOf = (statements: readonly Statement[], between: Passage | undefined): Clause | null => {
  const last = statements.at(-1);
  const clause = last?.clauses[0];
  if (between === undefined || last === undefined || last.score < KEEP_SCORE) return null;
  const question = questionIn(between);
  if (question === null || !ASKS_ON.test(question)) return null;
  return carries(clause) && BRINGS_IN.test(clause.text) && !hasInnerDangling(clause.text) ? clause : null;
};
