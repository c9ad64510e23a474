// From one turn to the statements worth keeping: sentences to clauses, scores, and for a clause that leans on the one
// before it ("It was my first marathon") the two together.

import { canLeanOn } from "./answers/question-told.ts";
import { upperFirst } from "./capitals.ts";
import {
  ABOUT_SOMEBODY,
  ECHO,
  OF_MINE,
  POINTS,
  SAYS_HOW_MUCH_OR_WHEN,
  SHOWN,
  SHOWS_SOMETHING,
  STANDS_FOR_DEED,
  TAKES_IT_UP,
  VERDICT_ON_IT,
} from "./cues/leaning.ts";
import { FIRST_PERSON, TIME_WORD } from "./cues/signals.ts";
import { FINITE } from "./cues/verbs.ts";
import {
  announces,
  carries,
  chainOf,
  fitTogether,
  isEmptyTalk,
  isLeftOut,
  isOfOccasion,
  isOfSomebodyNamed,
  isOfThingAsked,
  isOwnSentence,
  isPointed,
  isRest,
  isTalk,
  isTogetherWith,
  leastOf,
  toldWith,
} from "./hosts.ts";
import {
  DANGLING_INSIDE,
  DANGLING_OPENING,
  DEFINITE_OPENING,
  DEFINITE_TASTE,
  FOLLOWING_SCORE,
  LEAD_WORDS,
  LEANS_FAR,
  OF_OTHERS,
  OF_SOMEBODY_NAMED,
  POINTED_TO_ASSISTANT,
  SEQUEL,
  SEQUEL_TO_ASSISTANT,
  UNDATED,
} from "./leaning-worth.ts";
import { countWords } from "./patterns.ts";
import { plainOf } from "./reading/normalise.ts";
import type { PassageSentence } from "./reading/passages.ts";
import { hasInnerDangling, opensDangling, withoutOpenTail, withoutOther } from "./references/leaning/anaphora.ts";
import { isContinuation, opensDefinite } from "./references/leaning/continuations.ts";
import { canExplain, isOfAuthority, takesUpName } from "./references/leaning/explaining-sentences.ts";
import { acquaintanceIn, asOfFriend } from "./references/persons/acquaintances.ts";
import { behindFront } from "./references/persons/fronted.ts";
import { isKinOfNamed } from "./references/persons/kin-named.ts";
import { withNameFirst, withPersonFirst } from "./references/persons/name-first.ts";
import { bothMeant } from "./references/persons/pairs-named.ts";
import type { Person } from "./references/persons/person.ts";
import type { PersonsMet } from "./references/persons/persons-met.ts";
import {
  canBeOpening,
  mayMeanThings,
  meantByOpening,
  opensWithPronoun,
  shareAPronoun,
  withKinOwner,
  withOpening,
} from "./references/persons/pronouns.ts";
import { isOfSameInside, withObject, withObjectOfOther } from "./references/persons/pronouns-inside.ts";
import { isOnlyToldOf } from "./references/persons/rivals.ts";
import { mayMeanNewcomer } from "./references/persons/strangers.ts";
import { likesDefinite, pointsOutside } from "./references/things/pointed-at.ts";
import { KEEP_SCORE, scoreClause } from "./score.ts";
import type { Clause } from "./sentences/clause.ts";
import { remembered } from "./sentences/evaluations.ts";
import { isOrder } from "./sentences/orders/orders.ts";
import { namesIn } from "./sentences/requests/granted.ts";
import { behindTask, goesOn, isOfAPart } from "./steps-of-plans.ts";
import { canBeOf, type Earlier, nextTo } from "./turn-before.ts";
import type { SentenceClauses } from "./turn-clauses.ts";

export interface Statement {
  /** In the speaker's own words; two where the second leans on the first. */
  readonly clauses: Clause[];
  score: number;
  /** The question that is told with it, where it leans on what was asked. */
  readonly question: string | null;
  /** What it is about, where it leaves that to what was said before. */
  readonly matter?: string | null;
  /** The words it leans on, as they are told behind it. */
  readonly behind?: string | null;
  /** Where it was first said, before it was put right. */
  readonly corrects?: readonly PassageSentence[];
  /** Told only where the words it leans on are found. */
  readonly needsBehind?: boolean;
  /** Another one was put in its place. */
  readonly isTakenBack?: boolean;
}

/** "2 years.": names nobody and nothing that the next sentence could go on about. */
const AMOUNT_ALONE =
  /^(?:(?:about|around|almost|over|only|just) )?(?:[$€£]?\d[\d.,]*k?|an?|two|three|four|five|six|ten)(?: [a-z]+)?[.!]*$/i;

class TurnReader {
  readonly statements: Statement[] = [];
  private previous: Clause | undefined;
  /** The last sentence that only comments, which nothing refers to. */
  private empty: PassageSentence | undefined;
  private goneOnAbout: Person | null = null;
  /** "He" of this turn is nobody whom it names: nor can "him" be told. */
  private isSomebodyOpen = false;

  constructor(
    private readonly persons: PersonsMet,
    private readonly earlierTold: Earlier | null,
  ) {
    persons.beginTurn();
  }

  /** Somebody named in passing does not take the place of whom the turn goes on about. */
  private resolve({ text, passage, sentence, before }: Clause): string | null {
    if (!opensWithPronoun(text)) return null;
    const own = this.persons.ofThisTurn();
    const isOfThisTurn = own.some((person) => canBeOpening(text, person));
    const person =
      meantByOpening(text, isOfThisTurn ? own : this.persons.all()) ??
      bothMeant(text, own, this.previous?.text ?? "") ??
      meantByOpening(text, this.persons.onlyOneBefore(passage, sentence));
    if (person === null && ABOUT_SOMEBODY.test(text)) this.isSomebodyOpen = true;
    if (person === null || isKinOfNamed(text, this.previous?.text ?? "", person)) return null;
    if (isOnlyToldOf(person, before?.raw ?? "")) return null;
    if (mayMeanNewcomer(text, before?.raw ?? "", person)) {
      this.isSomebodyOpen = true;
      return this.persons.leaveEarlierTurns();
    }
    const opened = upperFirst(this.previous?.text ?? "").startsWith(upperFirst(person.phrase));
    if (this.goneOnAbout !== null && shareAPronoun(this.goneOnAbout, person) && !opened) return null;
    this.goneOnAbout = this.persons.narrowed(person, text);
    return withOpening(text, person);
  }

  private whoIsMeant(clause: Clause): string | null {
    const { before, text } = clause;
    if (before !== null) this.persons.goOn(before.raw, text);
    if (mayMeanThings(text, this.previous?.text ?? "")) return null;
    return behindFront(text, (rest) => this.resolve({ ...clause, text: rest }));
  }

  /** "My aunt is staying with her": with whom, where only one can be meant. */
  private withOthersNamed({ passage, sentence }: Clause, text: string): string {
    if (this.isSomebodyOpen) return text;
    return withObjectOfOther(text, () => this.persons.doneTo(passage, sentence, this.previous?.text ?? ""));
  }

  private meet({ sentence, text, passage }: Clause, told: string): void {
    const friend = acquaintanceIn(text, passage.known);
    this.persons.meet(sentence, told, undefined, friend);
  }

  /** Told behind the sentence before it, where that is told: "I got the interview! The group in Oslo. It's on 9 May" */
  private elaborate(clause: Clause): void {
    this.persons.meet(clause.sentence, clause.text);
    const host = this.previous;
    const last = this.statements.at(-1);
    if (last !== undefined && last.clauses.at(-1)?.sentence === clause.before) {
      const isTold = fitTogether(last.clauses, clause) && last.clauses.push(clause) > 0;
      if (isTold && !isTalk(clause) && !AMOUNT_ALONE.test(clause.text)) this.previous = clause;
    } else if (host?.sentence === clause.before && announces(host)) {
      this.statements.push({ clauses: [host, clause], score: scoreClause(clause) + OF_SOMEBODY_NAMED, question: null });
    }
  }

  read(said: Clause): void {
    const clause = isTalk(said) ? { ...said, text: withPersonFirst(said, this.previous) } : said;
    if (clause.isElaboration) {
      this.elaborate(clause);
      return;
    }
    if (isLeftOut(clause)) return;
    const resolved = this.whoIsMeant(clause);
    const known = resolved ?? withKinOwner(withNameFirst(clause.text), () => this.persons.all());
    let current = { ...clause, text: this.withOthersNamed(clause, known), isOfSomebody: resolved !== null };
    this.meet(current, resolved ?? clause.text);
    if (resolved !== null && this.goneOnAbout !== null) this.persons.stay(this.goneOnAbout);
    const opens = resolved === null && (opensDangling(current.text) || isContinuation(current.text));
    const leans =
      opens ||
      hasInnerDangling(asOfFriend(current.text, current.passage.known)) ||
      isOfSameInside(current, this.goneOnAbout);
    const score = scoreClause(current) + (resolved === null || FIRST_PERSON.test(resolved) ? 0 : OF_SOMEBODY_NAMED);
    current = { ...current, text: current.text.replace(ECHO, "") };
    const told = leans ? this.lean(current, score, opens) : this.follow(current, score);
    if (!leans && told === null && !this.goesOnFromEarlierTurn(current, score)) this.stand(current, score);
    if (this.previous !== undefined && ((leans && told === null) || isEmptyTalk(current.text)))
      this.empty = current.sentence;
    else this.previous = told ?? current;
  }

  private stand(current: Clause, score: number): Clause {
    // "The landing page" of a meeting is the team's.
    const isOpen = current.passage.group === null && opensDefinite(current.text);
    const isElsewhere = isTalk(current) && (isOpen || pointsOutside(current.text));
    const likes = likesDefinite(current.text);
    const asked = toldWith(current, isElsewhere || likes);
    if (asked === null && isTalk(current) && STANDS_FOR_DEED.test(current.text)) return current;
    const outside = likes
      ? DEFINITE_TASTE
      : isElsewhere
        ? DEFINITE_OPENING
        : isPointed(current)
          ? POINTED_TO_ASSISTANT
          : 0;
    const alone = score + (asked === null ? outside : 0);
    const least = alone < score ? KEEP_SCORE : leastOf(current);
    if (alone >= least)
      this.statements.push({ clauses: behindTask(this.previous, current), score: alone, question: asked });
    else this.introduce(current);
    return current;
  }

  /** Of what is passed over, who was named. */
  private introduce(current: Clause): void {
    if (isTalk(current)) return;
    for (const text of namesIn(current.text)) {
      const named = { ...current, text };
      this.statements.push({ clauses: [named], score: scoreClause(named), question: null });
    }
  }

  /** A clause that stands alone but says more behind the one before it: who "we" are, which view it was. */
  private follow(current: Clause, score: number): Clause | null {
    const last = this.statements.at(-1);
    const host = nextTo(current, this.previous, this.empty);
    if (last === undefined || host === undefined || last.clauses.at(-1) !== host) return null;
    const isOccasion =
      (isTalk(current) && isRest(current)) || last.clauses.some((clause) => isOfOccasion(clause, current));
    const isNamed = takesUpName(host.text, current.text);
    const isPart = isOfAPart(host, current);
    const least = isOccasion ? leastOf(current) : FOLLOWING_SCORE;
    if (score < (isNamed || isPart ? SEQUEL_TO_ASSISTANT : least)) return null;
    if (!fitTogether(last.clauses, current) || isEmptyTalk(current.text)) return null;
    if (isNamed) {
      last.clauses.push(current);
      return current;
    }
    const isTogether = isTogetherWith(host, current);
    const goesWith = isPart || isOccasion || isPointed(current) || opensDefinite(current.text) || goesOn(host, current);
    if (!isTogether && !goesWith) return null;
    const told = { ...current, isTogether };
    last.clauses.push(told);
    last.score = Math.max(last.score, Math.min(score, last.score + 1));
    return told;
  }

  /** "No, my son!" and "Should I tell my son?" state nothing, and say who "he" is; "Two brown ones." and "Make it two." say nothing of anybody. */
  pass(sentence: PassageSentence): void {
    this.persons.meet(sentence, plainOf(sentence), (text) => FINITE.test(text) && !isOrder(text));
  }

  /** Whether a clause that leans on another one adds something to it. */
  private says(current: Clause, score: number): boolean {
    if (VERDICT_ON_IT.test(current.text)) return true;
    if (SHOWS_SOMETHING.test(current.text)) return false;
    return score > (current.passage.listener === null ? SEQUEL_TO_ASSISTANT : SEQUEL) && !isEmptyTalk(current.text);
  }

  /** Joins the clause to the one it leans on; alone it counts for less. Null where it only comments on that one. */
  private lean(current: Clause, score: number, opens: boolean): Clause | null {
    const last = this.statements.at(-1);
    const host = nextTo(current, this.previous, this.empty);
    const named = this.withPersonNamed(current);
    const isNamed = named !== current && !hasInnerDangling(named.text) && !opensDangling(named.text);
    if (isNamed && !isTalk(current)) return this.stand(named, scoreClause(named));
    if (
      last !== undefined &&
      host !== undefined &&
      last.clauses.at(-1) === host &&
      canExplain(chainOf(last.clauses), current.text) &&
      fitTogether(last.clauses, current)
    ) {
      const told = this.says(current, score) ? { ...current, isTogether: isTogetherWith(host, current) } : null;
      if (told !== null) last.clauses.push(told);
      last.score = Math.max(last.score, Math.min(score, last.score + 1));
      return told;
    }
    if (
      carries(host) &&
      !hasInnerDangling(host.text) &&
      canExplain(host.text, current.text) &&
      fitTogether([host], current) &&
      score >= leastOf(current) - (opens ? 0 : 0.5)
    ) {
      if (this.carryBoth(host, current)) return current;
      const weakens = opensDefinite(host.text) || (isTalk(host) && !FIRST_PERSON.test(host.text));
      this.statements.push({ clauses: [host, current], score: score + (weakens ? OF_OTHERS : 0), question: null });
      return current;
    }
    if (isNamed) return this.stand(named, scoreClause(named));
    const isAboutIt = this.earlierTold?.isAsked === true || TAKES_IT_UP.test(current.text);
    if (host === undefined && isAboutIt && this.leanOnEarlierTurn(named, score)) return named;
    return this.leanOnNothing(named, score, opens);
  }

  /** "We had a flood. The dam broke. It was an old one": where the dam was, only the first says. */
  private carryBoth(host: Clause, current: Clause): boolean {
    const last = this.statements.at(-1)?.clauses;
    if (last === undefined || !opensDefinite(host.text) || !isTalk(host)) return false;
    const isNext = [host.before, host.sentence].includes(last.at(-1)?.sentence ?? null);
    if (!isNext || !fitTogether([...last, host], current)) return false;
    last.push(host, current);
    return true;
  }

  /** "I see him on Thursday", where it is known whom that means. */
  private withPersonNamed(current: Clause): Clause {
    if (this.isSomebodyOpen || !(isTalk(current) || isOwnSentence(current))) return current;
    const text = withObject(current.text, () => this.persons.near(current.passage, current.sentence));
    return text === current.text
      ? current
      : { ...current, text, isOfSomebody: current.isOfSomebody || !isTalk(current) };
  }

  /** With the question it replies to, or alone. */
  private leanOnNothing(current: Clause, score: number, opens: boolean): Clause {
    if (current.asked !== null && canLeanOn(current.asked, current.text)) {
      if (score + LEANS_FAR >= leastOf(current) && this.says(current, score))
        this.statements.push({ clauses: [current], score: score + LEANS_FAR, question: current.asked });
      return current;
    }
    if ((isTalk(current) ? SHOWN : ABOUT_SOMEBODY).test(current.text) || OF_MINE.test(current.text)) return current;
    const told = isTalk(current) ? remembered(current.text) : withoutOther(current.text);
    if (told !== current.text) {
      const own = { ...current, text: told };
      return this.stand(own, scoreClause(own));
    }
    const isBare = isTalk(current) && !TIME_WORD.test(current.text);
    const dangling =
      !isTalk(current) && isOfAuthority(current.text) ? DEFINITE_OPENING : opens ? DANGLING_OPENING : DANGLING_INSIDE;
    const alone = score + dangling + (isBare ? UNDATED : 0);
    const holdsFact = isTalk(current) && SAYS_HOW_MUCH_OR_WHEN.test(current.text) && !POINTS.test(current.text);
    if (alone < leastOf(current) && holdsFact && score >= leastOf(current))
      this.statements.push({ clauses: [current], score, question: null, needsBehind: true });
    else if (alone >= leastOf(current)) this.statements.push({ clauses: [current], score: alone, question: null });
    else this.standWithoutTail(current);
    return current;
  }

  /** "My garden won a prize, and they want more of them": what stands alone, where nobody can tell who wants what. */
  private standWithoutTail(current: Clause): void {
    const told = isTalk(current) ? withoutOpenTail(current.text) : null;
    if (told === null) this.introduce(current);
    else this.stand({ ...current, text: told }, scoreClause({ ...current, text: told }));
  }

  /** "How was it?" "I felt proud": of what its speaker told in the turn before. */
  private goesOnFromEarlierTurn(current: Clause, score: number): boolean {
    if (this.earlierTold === null || score + LEANS_FAR < leastOf(current)) return false;
    return isOfOccasion(this.earlierTold.clause, current) && this.leanOnEarlierTurn(current, score);
  }

  /** "What was it like?": the reply goes on about what its speaker told in the turn before. */
  private leanOnEarlierTurn(current: Clause, score: number): boolean {
    if (this.earlierTold === null || this.statements.length > 0 || !this.says(current, score)) return false;
    if (POINTS.test(current.text) || isOfSomebodyNamed(current, this.persons.ofThisTurn())) return false;
    const host = this.earlierTold.clause;
    if (current.before !== null && countWords(current.before.raw) > LEAD_WORDS) return false;
    if (!canBeOf(host, current) || isOfThingAsked(current, host) || !fitTogether([host], current)) return false;
    this.statements.push({ clauses: [host, current], score: score + LEANS_FAR, question: null });
    return true;
  }
}

/** Told in what was not read before. */
export const isNew = ({ clauses }: Statement): boolean => clauses.some(({ sentence }) => sentence.isFresh);

/** The statements of one turn worth keeping; `persons`: whom its first pronouns can mean. */
export const statementsOf = (
  turn: readonly SentenceClauses[],
  persons: PersonsMet,
  earlier: Earlier | null = null,
): Statement[] => {
  const reader = new TurnReader(persons, earlier);
  for (const { sentence, clauses } of turn) {
    if (clauses.length === 0) reader.pass(sentence);
    for (const clause of clauses) reader.read(clause);
  }
  return reader.statements;
};
