// Whom the turns before one named: who "she" can be where it opens.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { genderOfName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { countWords, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import { isToAssistant, type Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { questionIn } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";
import { possessive } from "#plugins/memory-extractors/local/telling/person.ts";
import { HE_OR_SHE, wordingOf, wordingOfOthers, wordsAsked } from "../turn-words.ts";
import { fits, genderMeant, genderOfReply, SOMEBODY_ELSE } from "./genders-meant.ts";
import { theirKinIn } from "./kin-named.ts";
import { surelyNamesNobody } from "./names-nobody.ts";
import { pairAskedIn } from "./pairs-named.ts";
import type { Person } from "./person.ts";
import { meantAmongSeveral } from "./persons-among-several.ts";
import {
  animalAsked,
  asksAfterAnimal,
  kinAsked,
  kinOf,
  namesAnybody,
  onlyNameInside,
  personAsked,
  personsExclaimed,
} from "./persons-asked.ts";
import { opensOnSomebody, personsNamedIn } from "./persons-heard.ts";
import { personsOfOther } from "./persons-named.ts";
import { OWNER_OF_NAME, personsOfUser, SOMEBODY } from "./persons-of-user.ts";
import { isOpenName, unmistakable } from "./pronouns.ts";
import { kinToldBefore, mayMeanAnother, withoutRivalled, withoutThoseBeside } from "./rivals.ts";
import { doesToWhomMeant, isDoneToWhomMeant, isInPassing, isOfOpening, staysWith } from "./stays-with.ts";
import { bringsInUnnamed, OFFICES } from "./strangers.ts";

/** "And the mother?", "And the old boy?": of a child that was spoken of, or of somebody else. */
const THEIR_KIN_ASKED = new RegExp(
  wrapped`
    \b(?:and|about|is|was|does|did|has|how's) the (?:
      mother|father|mum|dad|parents|husband|wife|brother|sister|son|daughter|boyfriend|girlfriend|ex
    )\b
    |\b(?:and|about|how(?:'s| is)) the (?:old|little|poor|big|young|new) (?:
      boy|girl|lad|lass|man|woman|lady|chap|fella|guy|one|patient|rascal|devil
    )\b`,
  "i",
);
/** "Is that your nephew?" "No, my son!" */
const ASKS_WHO = /\b(?:is|was|are|were|isn't|'s) (?:that|this|it|s?he|they|those|these) your\b/i;
const DENIES = /^(?:no|nope|nah|na)\b/i;

/** How many turns back somebody may have been named of whom both go on to speak. */
const LONGEST_TALK_OF = 8;
/** "At seventy-two?", "On the first try?": a turn of so few words stays with whom they speak of. */
const FEW_WORDS = 7;

const PRONOUNS: Readonly<Record<string, RegExp>> = { male: /\b(?:he|him|his)\b/i, female: /\b(?:she|her)\b/i };
/** "He" was said before this person came in: of somebody else, who may still be meant. */
const isAnotherMeant = ({ phrase, gender }: Person, before: readonly Passage[], replies: string): boolean => {
  const since = before.findLastIndex((turn) => personsNamedIn(turn, replies).some((one) => one.phrase === phrase));
  return since < 0 && before.some((turn) => (PRONOUNS[gender] ?? HE_OR_SHE).test(wordingOf(turn)));
};

/** Those whom the one pronoun of a text can mean: a son rather than the doctor. */
export const fitting = (persons: readonly Person[], text: string): Person[] => {
  const meant = genderMeant(text);
  const sure = persons.filter(({ gender }) => gender === meant);
  return sure.length > 0 ? sure : persons.filter((person) => fits(person, meant));
};

/** "My boss would buy one." "How is she?" ... "Of course he can": of somebody else than the boss, who is a "she". */
const isTheOther = (person: Person, meant: "male" | "female" | null, since: readonly Passage[]): boolean => {
  const other = meant === "male" ? PRONOUNS.female : PRONOUNS.male;
  return meant !== null && person.gender === "open" && since.some((turn) => other?.test(wordingOf(turn)) === true);
};

/** "I tutor two girls. One wants to build a lamp for her gran": "she" behind it is that one. */
const ONE_OF_THEM = new RegExp(wrapped`
  (?:^|[.!?] )(?:
    One(?: of them)?|Another|The (?:other|first|second|older|younger|eldest|oldest|youngest|little|big)(?: one)?
  ) (?:[a-z]+ ){1,8}?(?:her|his|she|he)\b`);

/** "getting a car off my uncle" "il take kofi to the pool" "hes 4": a name typed small is none that a rule can see. */
const isHurried = ({ sentences }: Passage): boolean => /^\p{Ll}/u.test(sentences[0]?.raw ?? "");
/** "sharons car": somebody's, typed small. */
const SMALL_OWNER = /(?<![\w'])([a-z]{3,12})s (?=[a-z])/g;
const namesSmallOwner = (text: string, meant: "male" | "female"): boolean =>
  matchesIn(text, SMALL_OWNER).some(([, name = ""]) => genderOfName(upperFirst(name)) === meant);

/** Whom two people speak of, named some turns ago, where the turns since name nobody else whom the pronoun fits. */
const personSpokenOf = (passages: readonly Passage[], at: number): Person[] => {
  const replies = passages[at]?.speaker ?? "";
  const meant = genderMeant(wordingOf(passages[at] as Passage));
  const last = wordingOf(passages[at - 1] as Passage);
  if (!HE_OR_SHE.test(last) && countWords(last) > FEW_WORDS) return [];
  const near = passages.slice(Math.max(0, at - LONGEST_TALK_OF), at);
  for (const [nth, turn] of [...near.entries()].reverse()) {
    const fitted = personsNamedIn(turn, replies).filter(
      (person) => fits(person, meant) && !isTheOther(person, meant, near.slice(nth)),
    );
    const named = withoutThoseBeside(fitted, turn);
    const spokenOfBefore = near.slice(0, nth);
    if (named.length > 0)
      return unmistakable(named, named).filter((person) => !isAnotherMeant(person, spokenOfBefore, replies));
    if (
      [SOMEBODY_ELSE, ONE_OF_THEM].some((one) => one.test(wordingOf(turn))) ||
      namesAnybody(wordingOfOthers(turn), meant)
    )
      return [];
    if (meant !== null && isHurried(turn) && namesSmallOwner(wordingOf(turn), meant)) return [];
  }
  return [];
};

/** "What's her name? Does your other dog like her?": of whom the speaker brought in. */
const ASKS_NAME = new RegExp(
  wrapped`
    \b(?:what(?:'s| is| are)|what're) (?:his|her|its|their|the (?:\w+ )?\w+'s) names?\b
    |\bwhat(?:'s| is| are) (?:s?he|they) (?:called|named)\b|\bwhat (?:did|do) you (?:name|call) (?:him|her|them)\b`,
  "i",
);

/** Whether a turn in haste may have turned to somebody else, where nobody was spoken of as "he" or "she". */
const mayNameSmall = (own: Passage, other: Passage): boolean =>
  isHurried(other) &&
  !surelyNamesNobody(wordingOf(other)) &&
  ![own, other].some((turn) => HE_OR_SHE.test(wordingOf(turn)));

/** "We found one! Her name is Ruta": of nobody who was named before. */
const FINDS_ONE = /\b(?:found|hired|met|got|chose|picked|took on|have) (?:one|someone|somebody|an? [a-z]+)\b/i;
const isBroughtIn = ({ sentences }: Passage): boolean =>
  OWNER_OF_NAME.test(sentences[1]?.raw ?? "") && FINDS_ONE.test(sentences[0]?.raw ?? "");

/** "Is your sister coming too?", "How's your landlord situation?": of hers, whoever was named before. */
const YOURS_ASKED = new RegExp(
  wrapped`
    (?:\b(?:is|was|does|did|has|can|could|will|would|how's|how is|how did|what about|how about|what's)|^and) your (?:[a-z-]+ )?
      (?:${KIN_NOUNS}|${OFFICES})\b(?!')`,
  "i",
);
/** Whom a turn asks after: of the other's kin, by name, or an animal of theirs. */
const askedAfter = (
  turn: Passage,
  { question, speaker, isOfTwo }: { question: string; speaker: string; isOfTwo: boolean },
): readonly Person[] => {
  const pair = isOfTwo ? pairAskedIn(wordsAsked(turn)) : [];
  if (pair.length > 0) return pair;
  const yours = YOURS_ASKED.test(HE_OR_SHE.test(question) ? wordsAsked(turn) : question)
    ? personsOfOther(wordsAsked(turn), "")
    : [];
  if (yours.length > 0) return yours;
  const named = question === "" ? [] : personAsked(wordsAsked(turn), speaker);
  if (named.length > 0) return named;
  const exclaimed = HE_OR_SHE.test(question) ? personsExclaimed(wordingOf(turn), speaker) : [];
  return exclaimed.length === 1 ? exclaimed : animalAsked(wordingOf(turn));
};

/** "My sister" of the other is "Ada's sister", and "Ben's boss" one's own. */
const asCalledBy = ({ phrase, gender }: Person, other: string, speaker: string): Person => ({
  gender,
  phrase: phrase.startsWith("my ")
    ? `${possessive(other)}${phrase.slice(2)}`
    : phrase.startsWith(`${possessive(speaker)} `)
      ? `my${phrase.slice(possessive(speaker).length)}`
      : phrase,
});

/** So many exchanges may go by with nobody named. */
const LONGEST_EXCHANGE = 100;
const knownInTalk = new WeakMap<Passage, readonly Person[]>();
/**
 * Whom "she" can mean where a turn opens: who the other just named, and the speaker in the turn before that; else whom both speak
 * of. Each turn may go on from the one before the last, which is known by then: a talk is read from its front.
 */
const personsInTalk = (passages: readonly Passage[], at: number, exchanges = LONGEST_EXCHANGE): readonly Person[] => {
  const passage = passages[at];
  if (passage === undefined || exchanges === 0) return [];
  const persons = knownInTalk.get(passage) ?? readPersonsInTalk(passages, at, exchanges - 1);
  knownInTalk.set(passage, persons);
  return persons;
};

/** "My mum is coming." "I haven't seen your mum for years!": one person, whoever names her. */
const eachOnce = (persons: readonly Person[]): Person[] =>
  persons.filter(({ phrase }, at) => persons.findIndex((other) => other.phrase === phrase) === at);

/** "I'm torn because of Ilan." "What does he say?" "He'd come along": the one name in what the speaker told. */
const namedInside = (
  own: Passage | undefined,
  other: Passage,
  speaker: string,
  meant: "male" | "female" | null,
): readonly Person[] =>
  meant === null ||
  own?.speaker !== speaker ||
  genderMeant(questionIn(other)?.raw ?? "") !== meant ||
  namesAnybody(wordingOfOthers(other), meant)
    ? []
    : onlyNameInside(wordingOf(own), meant);

/** "Is Adjoa in?" "She had a boy" "I'd love to see him": of Adjoa "she" was said. */
const withGenderSaid = (persons: readonly Person[], { sentences: [first] }: Passage): readonly Person[] => {
  const gender = genderMeant(first?.raw ?? "");
  return gender === null
    ? persons
    : persons.map((person) => (person.gender === "open" ? { ...person, gender } : person));
};

/** Whom the last two turns name; else of whom both speak. */
const personsNearby = (
  passages: readonly Passage[],
  at: number,
  exchanges: number,
  { earlier, meant }: { earlier: readonly Person[]; meant: "male" | "female" | null },
): readonly Person[] => {
  const [passage, own, other] = [passages[at] as Passage, passages[at - 2], passages[at - 1] as Passage];
  const isMeant = (person: Person): boolean => fits(person, meant);
  const asCalled = (person: Person): Person => asCalledBy(person, other.speaker, passage.speaker);
  const near = eachOnce([
    ...earlier,
    ...kinOfThem(passages, at - 2, exchanges, passage.speaker),
    ...personsNamedIn(other, passage.speaker),
    ...kinOfThem(passages, at - 1, exchanges, other.speaker).map(asCalled),
  ]);
  if (isOfOpening(near.filter(isMeant), { earlier, other, meant })) return [];
  if (near.some(isMeant))
    return mayMeanAnother(near.filter(isMeant), { earlier, own, other, meant, replies: passage.speaker }) ? [] : near;
  const inside = namedInside(own, other, passage.speaker, meant);
  if (inside.length === 1) return inside;
  const same = opensOnSomebody(other)
    ? withGenderSaid(personsInTalk(passages, at - 1, exchanges), other)
        .filter(isMeant)
        .map(asCalled)
    : [];
  return same.length === 1 ? same : personSpokenOf(passages, at);
};

/** Whether somebody else may be meant than whom a turn named: one typed small, or one without a name beside a name of no gender. */
const isLeftOpen = (
  named: readonly Person[],
  { own, other, meant }: { own: Passage | undefined; other: Passage; meant: "male" | "female" | null },
): boolean =>
  named.length > 0 &&
  own !== undefined &&
  (mayNameSmall(own, other) || (named.every(isOpenName) && bringsInUnnamed(wordingOf(own), meant)));

const readPersonsInTalk = (passages: readonly Passage[], at: number, exchanges: number): readonly Person[] => {
  const [passage, own, other] = [passages[at], passages[at - 2], passages[at - 1]];
  if (passage?.role !== "other" || other?.role !== "other") return [];
  const question = questionIn(other)?.raw ?? "";
  const gender = genderMeant(question) ?? genderMeant(wordingOf(passage));
  const earlier =
    own?.speaker === passage.speaker
      ? withoutThoseBeside(personsNamedIn(own, passage.speaker), own).filter(
          (person) => !doesToWhomMeant(person, own, gender) && !isTheOther(person, gender, [own, other]),
        )
      : [];
  if (THEIR_KIN_ASKED.test(question) || asksAfterAnimal(question, earlier)) return [];
  if (ASKS_WHO.test(question) && DENIES.test(passage.sentences[0]?.raw ?? "")) return earlier;
  if (earlier.length === 1 && ASKS_NAME.test(wordingOf(other))) return earlier;
  const kin = kinAsked(question);
  if (kin !== null) {
    const owned = kinOf(kin, [...earlier, ...personsNamedIn(other, passage.speaker)]);
    return owned.length > 0 || at < 2 ? owned : kinOf(kin, personsInTalk(passages, at - 2, exchanges));
  }
  const meant = genderOfReply(wordingOf(passage), question);
  const isMeant = (person: Person): boolean => fits(person, meant);
  const asked = askedAfter(other, { question, speaker: passage.speaker, isOfTwo: meant === null }).filter(isMeant);
  if (asked.length === 1) return asked;
  const isRival = (person: Person): boolean =>
    isMeant(person) && !isInPassing(person, own, question, meant) && !isDoneToWhomMeant(person, own, other);
  if (own?.speaker === passage.speaker && !earlier.some(isRival) && staysWith(passages, at)) {
    const before = personsInTalk(passages, at - 2, exchanges).filter(isMeant);
    if (before.length === 1) return before;
    if (question !== "") return [];
  }
  if (isLeftOpen(earlier.filter(isMeant), { own, other, meant })) return [];
  return personsNearby(passages, at, exchanges, { earlier, meant });
};

/** "My landlord raised the rent." "Can he do that?": a man from there on, unless the reply puts it right: "She can". */
const asAsked = (persons: readonly Person[], question: string, reply: string): readonly Person[] => {
  const [person, ...others] = persons;
  const gender = person?.gender === "open" && others.length === 0 ? genderMeant(question) : null;
  const isPutRight = /^s?he\b/i.test(reply) && genderMeant(reply.split(" ", 1)[0] ?? "") !== gender;
  return person === undefined || gender === null || isPutRight || question.includes(person.phrase)
    ? persons
    : [{ ...person, gender }];
};

/** "Did you see Petra?" "No, her father's in hospital.": Petra's father is "he"; of "her sister" and her nobody can tell. */
const kinOfThem = (passages: readonly Passage[], at: number, exchanges: number, speaker: string): Person[] => {
  const turn = passages[at];
  const kin = turn?.speaker === speaker ? theirKinIn(wordingOf(turn)) : [];
  if (turn === undefined || kin.length === 0) return [];
  const persons = [...personsInTalk(passages, at, exchanges), ...personsNamedIn(turn, turn.speaker)];
  return kin.flatMap((one) => {
    const owner = /^his$/.test(one.owner) ? "male" : "female";
    return one.gender === owner || one.gender === "open" ? [] : kinOf(one, persons);
  });
};

/** "The old one.", "The dog.", "My uncle!": the turn goes on about whom it opens on. */
const OPENS_ON_ANOTHER = /^(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir)(?: [a-z'-]+){1,2}[.!]$/;

/** Whom the pronoun of a question means that was answered with `at`. */
export const personsAskedOf = (passages: readonly Passage[], at: number): readonly Person[] =>
  isToAssistant(passages[at] as Passage)
    ? withoutRivalled(personsOfUser(passages, at), passages[at - 2])
    : withoutRivalled(personsInTalk(passages, at), ...kinToldBefore(passages, at));

export const personsBefore = (passages: readonly Passage[], at: number): readonly Person[] => {
  const passage = passages[at];
  if (passage === undefined) return [];
  if (isToAssistant(passage)) return withoutRivalled(personsOfUser(passages, at), passages[at - 2]);
  if (isBroughtIn(passage) || OPENS_ON_ANOTHER.test(passage.sentences[0]?.raw.trim() ?? "")) return [];
  // "Is he still in Bow?" "Nah, moved in May"
  const isOfSomebody =
    passage.sentences.some((sentence) => SOMEBODY.test(plainOf(sentence))) ||
    HE_OR_SHE.test(questionIn(passages[at - 1])?.raw ?? "");
  return isOfSomebody
    ? withoutRivalled(
        asAsked(
          meantAmongSeveral(passages, at, personsInTalk(passages, at)),
          wordsAsked(passages[at - 1]),
          wordingOf(passage),
        ),
        ...kinToldBefore(passages, at),
      )
    : [];
};
