// What the people of a conversation state, turn by turn.

import { DAY_MS } from "#domain/clock.ts";
import { asksOfOthers } from "./answers/by-question/whom-left-out.ts";
import { correction } from "./answers/corrections/put-right.ts";
import { putRightByOther } from "./answers/corrections/put-right-by-other.ts";
import { isRefuted, takenBackBy } from "./answers/corrections/taken-back.ts";
import { promptedFor } from "./answers/prompted.ts";
import { withMentionBefore } from "./answers/questions/asked-in-two.ts";
import { isWishOfTheHour } from "./cues/fleeting.ts";
import { JOINS_IN } from "./cues/leans-outside.ts";
import { isSum } from "./cues/of-the-chat.ts";
import { NAMES_OR_COUNTS, TIME_WORD } from "./cues/signals.ts";
import { countWords, either } from "./patterns.ts";
import { isToAssistant, isToElse, type Passage, type PassageSentence } from "./reading/passages.ts";
import { danglesAtOnce, danglesOnSomebody } from "./references/leaning/anaphora.ts";
import { canExplain } from "./references/leaning/explaining-sentences.ts";
import { frameOf } from "./references/leaning/frames.ts";
import {
  isInWordsOfSoftware,
  isOfOthersLife,
  matterOf,
  mayBeOfSoftware,
  namesOtherWriting,
  ownSoftwareIn,
  sharedSoftware,
  softwareOfChat,
} from "./references/leaning/matters.ts";
import { namesAlready } from "./references/leaning/named-already.ts";
import { namedInChat, spokenBefore } from "./references/leaning/spoken-before.ts";
import { undertakenInTurn, undertakingMeant } from "./references/leaning/undertakings.ts";
import { userSaidBefore } from "./references/leaning/user-said-before.ts";
import { groupMeant } from "./references/persons/groups.ts";
import { personsBefore } from "./references/persons/persons-before.ts";
import { PersonsMet } from "./references/persons/persons-met.ts";
import { saidBefore } from "./references/said-before.ts";
import { namesSomebody } from "./references/things/antecedents.ts";
import { withKindNamed } from "./references/things/own-in-full.ts";
import { KEEP_SCORE } from "./score.ts";
import type { Clause } from "./sentences/clause.ts";
import { withoutAddress } from "./sentences/forms-of-address.ts";
import { TIME_ALONE } from "./sentences/fragments.ts";
import { asksAboutUser, questionIn } from "./sentences/requests/questions.ts";
import { isDenied, isOfListener } from "./sentences/whose/of-listener.ts";
import { isNew, type Statement, statementsOf } from "./statements.ts";
import { namesTask } from "./steps-of-plans.ts";
import { type Earlier, spokenOf } from "./turn-before.ts";
import { clausesOfTurns, type Turn } from "./turn-clauses.ts";

/** Whether a passage is what somebody says: to an assistant, or to somebody else. */
export const isSpoken = ({ role }: Passage): boolean => role === "user" || role === "other";

const TURNS_PUT_RIGHT = 2;
const MOST_TURNS_BACK = 5;
/** The places of the last turns of whoever speaks at one, the last first. */
const ownTurnsBefore = (passages: readonly Passage[], at: number): number[] => {
  const own: number[] = [];
  for (let back = at - 1; back >= 0 && back >= at - MOST_TURNS_BACK && own.length < TURNS_PUT_RIGHT; back--)
    if (passages[back]?.speaker === passages[at]?.speaker && passages[back]?.role === passages[at]?.role)
      own.push(back);
  return own;
};

type Told = Map<number, readonly Statement[]>;
/** The statements of a turn with what it puts right in the place of what stands in it and in the turns before. */
const withCorrections = (
  statements: readonly Statement[],
  passages: readonly Passage[],
  at: number,
  told: Told,
  known: Told,
): readonly Statement[] => {
  const passage = passages[at] as Passage;
  const before = ownTurnsBefore(passages, at);
  const between = passages[at - 1] === undefined || before[0] === at - 1 ? undefined : passages[at - 1];
  let own = statements;
  for (const sentence of passage.sentences) {
    if (!sentence.isFresh) continue;
    const turns = before.map((place) => [...(known.get(place) ?? []), ...(told.get(place) ?? [])]);
    const found = correction(passage, sentence, { own, turns, between });
    if (found === null) continue;
    const withoutOld = (one: Statement): Statement => (one === found.old ? { ...one, isTakenBack: true } : one);
    for (const place of before) told.set(place, (told.get(place) ?? []).map(withoutOld));
    own = [
      ...own.map(withoutOld).filter(({ clauses }) => clauses[0]?.sentence !== sentence || clauses.length > 1),
      found.statement,
    ];
  }
  return own;
};

/** "A heron, on my left arm": told with what it goes on. */
const isTakenUp = ({ clauses }: Statement, goneOn: Statement): boolean =>
  goneOn.clauses[0]?.sentence === clauses[0]?.sentence;

/** Without what the last sentence of a turn states. */
const withoutLast = (told: readonly Statement[]): readonly Statement[] => {
  const last = told.at(-1)?.clauses.at(-1)?.sentence;
  return told.filter(({ clauses }) => clauses.at(-1)?.sentence !== last);
};

/** "I heard Bo moved" "No, he didn't": without the rumour. */
const withoutRefuted = (
  told: readonly Statement[],
  passage: Passage,
  next: Passage | undefined,
): readonly Statement[] => {
  const last = told.at(-1);
  return last !== undefined && isRefuted(last.clauses[0]?.text ?? "", passage, next) ? withoutLast(told) : told;
};

/** Of one turn the two best statements, and what is surely worth keeping beside them. */
const MOST_WEAK = 2;
const SURELY_WORTH = 1.5;
/** "The certificate came back last week": how a matter stands, with a day or a number, tells as much as what its user does. */
const OF_OWN_DOING = /^(?:(?:and|but|so|now|also|then) )?(?:I|we)\b/i;
const FEWEST_OF_MATTER = 6;
const tellsHowItStands = ({ clauses: [first] }: Statement): boolean =>
  first !== undefined &&
  isToAssistant(first.passage) &&
  countWords(first.text) >= FEWEST_OF_MATTER &&
  (NAMES_OR_COUNTS.test(first.text) || TIME_WORD.test(first.text)) &&
  !OF_OWN_DOING.test(first.text);
const bestOf = (told: readonly Statement[], passage: Passage): readonly Statement[] => {
  const statements = isToAssistant(passage) ? withoutWishes(told) : told;
  if (statements.length <= MOST_WEAK) return statements;
  const least = statements.map(({ score }) => score).sort((a, b) => b - a)[MOST_WEAK - 1] ?? 0;
  return statements.filter((one) => one.score >= Math.min(least, SURELY_WORTH) || tellsHowItStands(one));
};

const isOfTheHour = ({ clauses }: Statement): boolean =>
  clauses.every(({ text, isInstruction }) => !isInstruction && isWishOfTheHour(text)) ||
  clauses.every(({ text }) => isSum(text));
/** What the user of an assistant wishes for at the moment, or has to solve, tells what a turn is about only where nothing else does. */
const withoutWishes = (statements: readonly Statement[]): readonly Statement[] => {
  const lasting = statements.filter((statement) => !isOfTheHour(statement));
  return lasting.length > 0 ? lasting : statements.slice(0, 1);
};

/** "I'm writing a novel. My agent called." "How far are you with it?": what is new is what both go on about. */
const BRINGS_IN_NEW =
  /\b(?:an?|another) (?!(?:few|lot|bit|while|couple|little|long|week|month|year|day|good|great|half|minute|hour)\b)['\w]/i;
/** "I got used to the dark. [shares a photo of a cabin]", "Speaking of which, the shelves are up!": what is said next is of the cabin, the shelves. */
const showsBehind = ({ clauses: [first] }: Statement): boolean => {
  if (first === undefined) return false;
  const { sentences } = first.passage;
  const at = sentences.indexOf(first.sentence);
  return sentences.slice(at).some(({ raw }, nth) => SHOWS.test(raw) || (nth > 0 && TURNS_TO_ELSE.test(raw)));
};
const SHOWS = /\[(?:(?:shar|send|show|attach|post)\w* |(?:photo|pic|picture|image)s?(?::| of))/i;
const TURNS_TO_ELSE = /^(?:speaking of|by the way|btw|in other news|on another note)\b/i;

/** What a reply can go on about: the last new thing its speaker told of, else the last thing, where it was worth telling. */
const earlierTold = (
  between: Passage | undefined,
  mine: readonly Statement[] = [],
  others: readonly Statement[] = [],
): Earlier | null => {
  const last = mine.findLast(({ clauses }) => BRINGS_IN_NEW.test(clauses[0]?.text ?? "")) ?? mine.at(-1);
  if (between === undefined || last === undefined || last.score < KEEP_SCORE || showsBehind(last)) return null;
  return spokenOf(last.clauses[0], between, others.length === 0);
};

/** The last question of the turn before as it is put to whoever replies, who may be called by name in it. */
const asQuestionTo = (passage: Passage, before: Passage | undefined): PassageSentence | null => {
  const last = isToElse(before, passage) ? null : questionIn(before);
  const question = last === null ? null : { ...last, raw: withMentionBefore(last.raw, before) };
  return question?.raw.includes(passage.speaker.split(" ")[0] ?? "") === true
    ? { ...question, raw: withoutAddress(question.raw, passage.speaker) }
    : question;
};

/** The question that a turn replies to: the other's last one, unless somebody else is called; of an assistant's, what it asks about the user. */
const askedOf = (passage: Passage, before: Passage | undefined): PassageSentence | null => {
  if (before?.speaker !== passage.speaker) return asQuestionTo(passage, before);
  const question = before.role === passage.role ? null : questionIn(before);
  return question !== null && asksAboutUser(question.raw) ? question : null;
};

/** A turn with what it replies to, and what was said before. */
export const turnAt = (passages: readonly Passage[], at: number): Turn => ({
  passage: passages[at] as Passage,
  question: askedOf(passages[at] as Passage, passages[at - 1]),
  said: saidBefore(passages, at),
  isOfOthers:
    isToAssistant(passages[at] as Passage) &&
    passages[at - 1]?.role === "assistant" &&
    asksOfOthers(questionIn(passages[at - 1])?.raw ?? ""),
});

/** "a farm", "their aunt's bakery" */
const NAMED_IN_PASSING = /^(?:an?|some) |^their [\w ]+'s /;
/** "I rewrote the conclusion": of what, where neither the question nor the work told with it says. */
const withMatter = (statement: Statement, passages: readonly Passage[], at: number): Statement => {
  const [first, second] = statement.clauses;
  if (first === undefined || statement.question !== null || (second !== undefined && namesTask(first)))
    return statement;
  if (isOfOthersLife(first)) return { ...statement, behind: spokenBefore(passages, at, statement.clauses) };
  const near = matterOf(passages, at, first);
  const meant = (): string | null => {
    const work = undertakingMeant(passages, at, statement.clauses);
    return work !== null && namesOtherWriting(first, work) ? null : work;
  };
  // "My memoir of a farm ... I aim for 60,000 words": of the memoir, whatever else was named last.
  const worked = near !== null && NAMED_IN_PASSING.test(near) ? (undertakenInTurn(first) ?? meant()) : null;
  const found = worked ?? near ?? meant();
  const told = statement.clauses.map(({ text }) => text).join(" ");
  const matter = found !== null && namesAlready(found, told) ? null : found;
  return {
    ...statement,
    matter,
    behind:
      matter === null
        ? (spokenBefore(passages, at, statement.clauses) ??
          namedInChat(passages, at, statement.clauses) ??
          userSaidBefore(passages, at, statement.clauses) ??
          frameOf(passages, at, statement.clauses))
        : null,
  };
};

/** What is told in one breath with several things of an app, or in its words where it was named, is of the app. */
const withSharedMatter = (
  statements: readonly Statement[],
  passages: readonly Passage[],
  at: number,
): readonly Statement[] => {
  const passage = passages[at];
  const open = statements.filter(
    ({ clauses: [first], question, matter, behind }) =>
      question === null && (matter ?? behind ?? null) === null && first !== undefined && mayBeOfSoftware(first),
  );
  if (passage?.role !== "user" || open.length === 0) return statements;
  const inItsWords = new Set(open.filter(({ clauses }) => clauses.slice(0, 1).some(isInWordsOfSoftware)));
  const shared =
    sharedSoftware(statements.map(({ matter }) => matter ?? null)) ??
    (inItsWords.size > 0 ? (ownSoftwareIn(passage) ?? softwareOfChat(passages, at)) : null);
  if (shared === null) return statements;
  const { name, needsItsWords } = shared;
  const isOf = (statement: Statement): boolean =>
    (needsItsWords ? inItsWords.has(statement) : open.includes(statement)) &&
    !namesAlready(name, statement.clauses.map(({ text }) => text).join(" "));
  return statements.map((statement) => (isOf(statement) ? { ...statement, matter: name } : statement));
};

const QUOTED = /"(.*)"/;
/** "Is your conductor still so strict?" "He's retiring in June" */
const ASKS_AFTER_YOURS = /^(?:is|was|does|did|has|will|what about|how(?:'s| is| was)) your [a-z]{3,}\b.*\?$/i;
const OPEN_ITSELF = /^(?:even|if|when|unless|whether|(?:one|two|three|four|some|most|all|both|none) of them)\b/i;
/** "Are they the neighbours?" */
const ASKS_OPENLY =
  /^(?:(?:and|so|but),? )?(?:(?:are|is|was|were|do|did|does|have|has|had|will|can) )?(?:they|it|s?he|that|this|those|these)\b/i;
/** "I really had to laugh about it", "I might come along one Saturday": of what or where, nothing that was said tells. */
const IT_AT_ONCE = /^(?:I|we)(?:'ve|'m)? (?:[a-z]+ ){0,4}(?:it|them|this|these)\b/i;
/** "I first watched it three years ago": the day is worth keeping, whatever it was. */
const SAYS_WHEN = either(TIME_WORD, /\d|\blately\b/i);
const saysOnlyThatItIsOpen = (text: string): boolean =>
  (IT_AT_ONCE.test(text) && danglesAtOnce(text) && !SAYS_WHEN.test(text)) || JOINS_IN.test(text);
/** "She wants to come over (asked "Did you both cry?")": whose name or kin the question does not say. */
const OPENS_WITH_SOMEBODY = /^(?:s?he|they)(?:'\w+)? /i;
const OPENS_WITH_ONE = /^s?he(?:'\w+)? /i;
const SAYS_WHO = /\b(?:your|the|his|her|their|an?) [a-z]|[a-z,] (?!I\b|I')\p{Lu}|^\p{Lu}\p{Ll}+'s /u;
const askedBy = (behind: string | null | undefined): string | null => {
  const words = QUOTED.exec(behind ?? "")?.[1];
  return words?.endsWith("?") === true ? words : null;
};
const isOfNobody = (text: string, question: string | null): boolean =>
  question !== null && OPENS_WITH_SOMEBODY.test(text) && !SAYS_WHO.test(question);
/** "How's your conductor?" */
const OF_YOURS = /\byour [a-z].*\?$/i;
/** "How's she doing with the knees", with its mark or without. */
const ASKED = /\?$|^(?:how|what|when|where)\b/i;
/** "She won the cup": alone, or behind words that name nobody. */
const isOfSomebodyOpen = ({ text, passage }: Clause, said: string): boolean =>
  passage.listener !== null &&
  !namesSomebody(said) &&
  (OPENS_WITH_ONE.test(text)
    ? !(ASKED.test(said) && SAYS_WHO.test(said))
    : danglesOnSomebody(text) && !OF_YOURS.test(said));
const saysNothingAlone = ({ text, passage }: Clause): boolean =>
  TIME_ALONE.test(text) || (passage.listener !== null && saysOnlyThatItIsOpen(text));
/** "She's seven (said after "I teach instead")": of whom nobody could tell. */
const isExplained = ({ clauses: [first, ...others], needsBehind, matter, behind, question }: Statement): boolean => {
  const isAlone = others.length === 0 && question === null && (matter ?? behind ?? null) === null;
  if (first !== undefined && others.length === 0 && isOfNobody(first.text, question ?? askedBy(behind))) return false;
  const said = question ?? QUOTED.exec(behind ?? "")?.[1] ?? "";
  if (first !== undefined && (matter ?? null) === null && isOfSomebodyOpen(first, said)) return false;
  // "Ida says she can't eat nuts": of whom, among several nobody could tell.
  if (first?.passage.isAmongSeveral === true && OPENS_WITH_SOMEBODY.test(first.text) && (behind ?? null) === null)
    return false;
  if (isAlone && first !== undefined && saysNothingAlone(first)) return false;
  if (needsBehind !== true || first === undefined) return true;
  if (OPEN_ITSELF.test(first.text)) return false;
  const words = QUOTED.exec(behind ?? "")?.[1];
  if (words !== undefined && ASKS_OPENLY.test(words)) return false;
  return words === undefined
    ? (matter ?? null) !== null
    : canExplain(words, first.text) || ASKS_AFTER_YOURS.test(words);
};

/** "We train on Mondays": who, where the user has spoken of a team of theirs. */
const withGroup = (statement: Statement, passages: readonly Passage[], at: number): Statement => ({
  ...statement,
  clauses: statement.clauses.map((clause) => {
    const group = groupMeant(passages, at, clause);
    const told = withKindNamed(passages, at, clause);
    return group === null ? told : { ...told, passage: { ...told.passage, group } };
  }),
});

const FEW_WORDS = 4;
/** The turn that the one at `at` goes on with when prompted: the speaker's last, at most a few words of somebody else's between. */
const promptedAt = (passages: readonly Passage[], at: number): number => {
  const isOwn = (back: number): boolean => passages[at - back]?.speaker === passages[at]?.speaker;
  if (isOwn(2)) return at - 2;
  const between = passages[at - 2]?.sentences.map(({ raw }) => raw).join(" ") ?? "";
  return isOwn(3) && countWords(between) <= FEW_WORDS && !between.endsWith("?") ? at - 3 : -1;
};

/** A user who comes back days later begins anew: "he" is nobody of the message before. */
const isDaysLater = (passage: Passage, before: Passage | undefined): boolean =>
  isToAssistant(passage) && before?.role === passage.role && passage.said - before.said > DAY_MS;

/** Whom a turn can mean as it opens; null where it goes on with its speaker's last. */
const metAnew = (passages: readonly Passage[], at: number): PersonsMet | null => {
  const [passage, before] = [passages[at] as Passage, passages[at - 1]];
  const speakers = [passage.speaker, passage.listener];
  if (isDaysLater(passage, before)) return new PersonsMet([], speakers);
  const goesOn = before?.speaker === passage.speaker && before.role === passage.role;
  const [asked, askedBefore] = [before?.sentences.at(-1)?.raw, before?.sentences.at(-2)?.raw];
  return goesOn ? null : new PersonsMet(personsBefore(passages, at), speakers, asked, askedBefore);
};

/** So many turns are read at once: few enough that what is known of them stays small, however long the conversation. */
const TURNS_AT_ONCE = 200;

/** The statements of each turn worth keeping, by its place among the passages. */
export const statementsIn = (passages: readonly Passage[]): ReadonlyMap<number, readonly Statement[]> => {
  const spoken = [...passages.keys()].filter((at) => isSpoken(passages[at] as Passage));
  const told: Told = new Map();
  const known: Told = new Map();
  let persons = new PersonsMet();
  for (let from = 0; from < spoken.length; from += TURNS_AT_ONCE) {
    const turns = spoken.slice(from, from + TURNS_AT_ONCE).map((at) => turnAt(passages, at));
    for (const [nth, clauses] of clausesOfTurns(turns).entries()) {
      const at = spoken[from + nth] as number;
      const [passage, before] = [passages[at] as Passage, passages[at - 1]];
      persons = metAnew(passages, at) ?? persons;
      const isBack = passages[at - 2]?.speaker === passage.speaker;
      const isTalk = passage.listener !== null;
      const earlier = isBack && isTalk ? earlierTold(before, told.get(at - 2), told.get(at - 1)) : null;
      const read = statementsOf(clauses, persons, earlier);
      known.set(
        at,
        read.filter((one) => !isNew(one)),
      );
      const isSo = ({ clauses: [first] }: Statement): boolean =>
        !isOfListener(first?.text ?? "", passage.listener) || !isDenied(passages[at + 1]?.sentences[0]?.raw ?? "");
      const joke = takenBackBy(passages, at);
      if (joke >= 0) told.set(joke, withoutLast(told.get(joke) ?? []));
      const goneOn = promptedFor(passage, before, told.get(promptedAt(passages, at)) ?? []);
      const standing = withoutRefuted(bestOf(read.filter(isNew), passage), passage, passages[at + 1]);
      const right =
        isTalk && before?.speaker !== passage.speaker ? putRightByOther(passage, before, told.get(at - 1) ?? []) : null;
      if (right !== null) told.set(at - 1, right.standing);
      const [first, behind] = [goneOn, right?.statement ?? null].map((one) => (one === null ? [] : [one])) as [
        Statement[],
        Statement[],
      ];
      const kept = standing.filter((one) => isSo(one) && ![...first, ...behind].some((other) => isTakenUp(one, other)));
      const all = withCorrections([...first, ...kept, ...behind], passages, at, told, known);
      const whole = all.map((statement) => withMatter(withGroup(statement, passages, at), passages, at));
      told.set(at, withSharedMatter(whole, passages, at).filter(isExplained));
    }
  }
  return told;
};
