// Whom a pronoun can mean as a turn goes on: who was named in its last two sentences, and at its opening those of earlier turns.
// Most sentences hold no such pronoun, so that who was named is only looked for once one does.

import { wrapped } from "#domain/wrapped.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage, PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import { BRIEF, onlyReacts, turnsAway } from "#plugins/memory-extractors/local/turn-before.ts";
import { withoutSpeakers } from "../turn-words.ts";
import type { Person } from "./person.ts";
import { bringsInName, namesAnybody, OF_ANIMAL_OR_CHILD, personAsked } from "./persons-asked.ts";
import { personsIn } from "./persons-named.ts";
import { personSeen } from "./persons-seen.ts";
import { shareAPronoun } from "./pronouns.ts";
import { IN_OFFICE, namesNobodyElse, someStrangers } from "./strangers.ts";

interface Heard {
  readonly sentence: PassageSentence;
  readonly text: string;
  /** "Should I tell my son?" states nothing, and counts only for whom it names. */
  readonly isStated: (text: string) => boolean;
  /** Of whom it is told by a name that the user brought in before: "Tereza passed". */
  readonly friend: string | null;
}

/** Behind so many sentences of a turn nobody of an earlier one is meant. */
const MOST_BEFORE = 6;
const MOST_BEFORE_IN_TALK = 2;
/** "She is a nurse." of turn after turn names her each time. */
const MOST_PERSONS = 40;

/** "My wife gets seasick. We stay at my friend's flat": the flat is told of, and "she" is hardly the friend, who may be a "he". */
const onlyOwns = ({ phrase, gender }: Person, text: string): boolean => {
  const owner = `${phrase.toLowerCase()}'s `;
  const at = gender === "open" ? text.toLowerCase().indexOf(owner) : -1;
  return at >= 0 && !isShortIs(text, at, at + owner.length);
};
/** "My manager's pretty flexible, so": where the clause has no other verb, "'s" is one. */
const OPENS_CLAUSE = /(?:^|[,;.!?] )(?:(?:and|but|so|because|since) )?$/i;
const isShortIs = (text: string, at: number, behind: number): boolean =>
  OPENS_CLAUSE.test(text.slice(0, at)) &&
  !FINITE.test(/^[^,;.!?]*?(?=[,;.!?]| (?:and|but|so)\b|$)/.exec(text.slice(behind))?.[0] ?? "");
const isSurely = ({ gender }: Person): boolean => gender === "male" || gender === "female";

/** "Rang the harbour", "talked to marcus": somebody whom no rule can see may be meant from there on. */
const BRINGS_IN = new RegExp(
  wrapped`
    \b(?:
      told|asked|met|saw|called|rang|texted|visited|(?:talked|spoke|wrote|chatted|went) (?:to|with)|heard from|someone
      |somebody|guy|man|woman|lady
      |(?<!\b(?:was|is|as|like) (?:just )?an? (?:little |young |small |teenage )?)(?:girl|boy)|friend
    )\b`,
  "i",
);
export const bringsIn = (text: string): boolean => BRINGS_IN.test(text);
const OF_US = /\b(?:I|we|you|me|us|my|our|let's)\b/i;
/** "Booked the hotel": the user did, who types no "I". */
const OF_USER_UNSAID = new RegExp(
  wrapped`
    ^(?:(?:ok|okay|so|just|also|and|finally|update),? )*(?:
      booked|bought|ordered|paid|sent|signed|started|finished|cancel+ed|moved|picked|chose|tried|packed|cleaned|painted
      |sold
    )\b`,
  "i",
);
/** Whether "he" behind a text can be somebody it brought in: "The boat's captain wrote back. He has room for ten". */
const mayBringIn = (text: string): boolean =>
  namesAnybody(text, null) || bringsIn(text) || (FINITE.test(text) && !OF_US.test(text) && !OF_USER_UNSAID.test(text));

/** "He" or "she" says of whom it is said whether it is a man. */
const genderToldBy = (text: string): "male" | "female" | null => {
  const pronoun = /^(?:(he)|she)\b/i.exec(text);
  return pronoun === null ? null : pronoun[1] === undefined ? "female" : "male";
};

/** "I told my boss about my daughter": "she" is the one or the other. */
const TOLD_ABOUT =
  /\b(?:told|asked|reminded|warned|emailed|texted|(?:spoke|talked|wrote) (?:to|with)) (?:my|our|the) [\w' -]{2,30} about (?:my|our|the) /i;
const isOfTwo = (text: string, named: readonly Person[]): boolean =>
  named.length > 1 && named.some(({ gender }) => gender === "open") && TOLD_ABOUT.test(text);
const asOpen = ({ phrase }: Pick<Person, "phrase">): Person => ({ phrase, gender: "open" });

export class PersonsMet {
  private readonly heard: Heard[] = [];
  private sentence: PassageSentence | undefined;
  private newest = 0;
  /** Persons of earlier turns, at the front of the list. */
  private earlier = 0;

  private readonly persons: Person[];
  private readonly toldGenders = new Map<string, "male" | "female">();

  /** `speakers`: who says "he" says it of neither of the two who talk; `asked`: what the turn replies to, `askedBefore` the words before that. */
  constructor(
    private readonly before: readonly Person[] = [],
    private readonly speakers: readonly (string | null)[] = [],
    private readonly asked = "",
    private readonly askedBefore = "",
  ) {
    this.persons = [...before];
  }

  /** "My neighbour has a boat. He's a welder": a man from there on. */
  narrowed(person: Person, text: string): Person {
    const gender = genderToldBy(text);
    if (person.gender !== "open" || gender === null) return person;
    this.toldGenders.set(person.phrase.toLowerCase(), gender);
    for (const [at, one] of this.persons.entries()) this.persons[at] = this.asTold(one);
    return { ...person, gender };
  }

  private asTold(person: Person): Person {
    const gender = person.gender === "open" ? this.toldGenders.get(person.phrase.toLowerCase()) : undefined;
    return gender === undefined ? person : { ...person, gender };
  }

  /** The one of earlier turns, where what the turn said so far speaks of nobody: "Let's take the boat then. He hates buses". */
  onlyOneBefore({ sentences, listener }: Passage, current: PassageSentence): readonly Person[] {
    if (listener !== null) return this.oneAskedAfter(sentences, current);
    if (this.before.length !== 1 || this.ofThisTurn().length > 0 || !this.before.every(isSurely)) return [];
    const at = sentences.indexOf(current);
    return at > MOST_BEFORE || sentences.slice(0, at).some((one) => mayBringIn(plainOf(one))) ? [] : this.before;
  }

  /** "How is Maureen?" "The hip is being replaced in May. She's on two sticks": who was asked after, where nobody else came in. */
  private oneAskedAfter(sentences: readonly PassageSentence[], current: PassageSentence): readonly Person[] {
    const at = sentences.indexOf(current);
    const [person] = this.before;
    const isOne = person !== undefined && this.before.every(({ phrase }) => phrase === person.phrase);
    if (!isOne || at < 1 || at > MOST_BEFORE_IN_TALK || this.asked === "" || this.ofThisTurn().length > 0) return [];
    const [asked] = [this.asked, this.askedBefore].flatMap((question) => personAsked(question, ""));
    if (asked?.phrase !== person.phrase) return [];
    const isElse = (said: string): boolean =>
      namesAnybody(said, null) || bringsIn(said) || OF_ANIMAL_OR_CHILD.test(said) || !namesNobodyElse(said);
    return sentences.slice(0, at).some((one) => isElse(withoutSpeakers(plainOf(one), this.speakers))) ? [] : [person];
  }

  /** Who was named in this turn, else the one of earlier ones. */
  near(passage: Passage, current: PassageSentence): readonly Person[] {
    const persons = this.all();
    return persons.length > 0 ? persons : this.onlyOneBefore(passage, current);
  }

  /** To whom somebody else may do something: to an assistant whom the turn named, where the text before it names nobody besides. */
  doneTo(passage: Passage, current: PassageSentence, before: string): readonly Person[] {
    if (passage.listener !== null)
      return this.near(passage, current).filter(({ phrase }) => !IN_OFFICE.test(phrase) || before.includes(phrase));
    return namesNobodyElse(before) ? this.ofThisTurn() : [];
  }

  /** Whoever was named so far was named in an earlier turn. */
  beginTurn(): void {
    this.sentence = undefined;
    const known = this.all();
    known.splice(0, Math.max(0, known.length - MOST_PERSONS));
    this.newest = known.length;
    this.earlier = this.newest;
  }

  meet(
    sentence: PassageSentence,
    text: string,
    isStated: Heard["isStated"] = () => true,
    friend?: string | null,
  ): void {
    this.heard.push({ sentence, text, isStated, friend: friend ?? null });
  }

  /** Those who can be meant, the last one named at the end; a sentence of a few words that names nobody leaves them as they are. */
  all(): Person[] {
    for (const heard of this.heard.splice(0)) this.take(heard);
    return this.persons;
  }

  /** The same without those of earlier turns. */
  ofThisTurn(): Person[] {
    return this.all().slice(this.earlier);
  }

  /** Somebody of an earlier turn can be meant by the pronoun that opens a turn, not by one further on. */
  leaveEarlierTurns(): null {
    if (this.earlier === 0) return null;
    this.all().splice(0, this.earlier);
    this.newest = Math.min(this.newest, this.persons.length);
    this.earlier = 0;
    return null;
  }

  /** What the sentence before a clause says of whom the pronoun that opens it can mean. */
  goOn(before: string, text: string): void {
    const seen = personSeen(before, text);
    if (seen !== null || turnsAway(before) || bringsInName(before)) this.leaveEarlierTurns();
    if (seen === null || this.all().some((person) => shareAPronoun(person, seen))) return;
    this.persons.push(seen);
    this.newest++;
  }

  /** Whom a pronoun was told as can be meant by the next one, too: once, as the last. */
  stay(person: Person): void {
    const persons = this.all();
    if (persons.slice(-this.newest || persons.length).includes(person)) return;
    const again = persons.findLastIndex(({ phrase, gender }) => phrase === person.phrase && gender === person.gender);
    if (again >= 0) {
      if (again >= persons.length - this.newest) this.newest--;
      if (again < this.earlier) this.earlier--;
      persons.splice(again, 1);
    }
    persons.push(person);
    this.newest++;
  }

  /** "Anyone seen Marco? He never answers": nobody else who was named before. */
  private afterOneAskedFor(text: string): readonly Person[] | null {
    const [asked] = text.endsWith("?") ? personAsked(text, "") : [];
    if (asked === undefined) return null;
    const others = this.persons.filter((person) => !shareAPronoun(person, asked));
    const left = this.persons.length - others.length;
    this.persons.splice(0, this.persons.length, ...others);
    this.newest = Math.max(0, this.newest - left);
    this.earlier = Math.min(this.earlier, others.length);
    return [
      ...personsIn(text).filter((person) => !shareAPronoun(person, asked) && person.phrase !== asked.phrase),
      asked,
    ];
  }

  private take({ sentence, text, isStated, friend }: Heard): void {
    const others = someStrangers(text, this.asked) ?? this.afterOneAskedFor(text) ?? personsIn(text);
    const named = others.filter(({ phrase }) => !this.speakers.includes(phrase));
    const isNamed = friend === null || named.some(({ phrase }) => phrase.endsWith(friend));
    const met = isOfTwo(text, named) ? named.map(asOpen) : isNamed ? named : [...named, asOpen({ phrase: friend })];
    if (met.length > 0 && met.every((person) => onlyOwns(person, text)) && this.persons.some(isSurely)) return;
    if (met.length === 0 && (countWords(text) < BRIEF || onlyReacts(text) || !isStated(text))) return;
    if (sentence !== this.sentence) {
      this.sentence = sentence;
      const left = this.persons.splice(0, this.persons.length - this.newest);
      this.earlier = Math.max(0, this.earlier - left.length);
      this.newest = 0;
    }
    this.persons.push(...met.map((person) => this.asTold(person)));
    this.newest += met.length;
  }
}
