// Says behind which clause another one is told: what can carry it, who "we" are, and on what occasion it was.

import { wrapped } from "#domain/wrapped.ts";
import { canLeanOn, isHeadOnly, leavesOut } from "./answers/question-told.ts";
import { upperFirst } from "./capitals.ts";
import { ONLY_DENIES, ONLY_DOES } from "./cues/leaning.ts";
import { THERE_WAS } from "./cues/leans-outside.ts";
import { EMPTY_SEQUEL, VERDICT } from "./cues/moods.ts";
import { isOfPeopleAtLarge } from "./cues/people-at-large.ts";
import { COURTESIES, PEP_TALK } from "./cues/pep-talk.ts";
import { FIRST_PERSON, NAMES_OR_COUNTS, PREFERENCE, TELLS_WHAT_HAPPENED, TIME_WORD } from "./cues/signals.ts";
import { countWords, either } from "./patterns.ts";
import { plainOf } from "./reading/normalise.ts";
import { isToAssistant } from "./reading/passages.ts";
import { hasInnerDangling, opensDangling } from "./references/leaning/anaphora.ts";
import { isContinuation } from "./references/leaning/continuations.ts";
import { isBehindCarer } from "./references/persons/patients-meant.ts";
import type { Person } from "./references/persons/person.ts";
import { opensWithPronoun } from "./references/persons/pronouns.ts";
import { pointsAtChat, pointsOutside } from "./references/things/pointed-at.ts";
import { KEEP_IN_TALK, KEEP_OF_OTHERS, KEEP_SCORE } from "./score.ts";
import type { Clause } from "./sentences/clause.ts";
import { isOnlySince } from "./sentences/fragments.ts";
import { isInCompany, speaksForSeveral } from "./sentences/whose/company.ts";

const EMPTY_TALK = either(COURTESIES, PEP_TALK, VERDICT, EMPTY_SEQUEL);
export const isEmptyTalk = (text: string): boolean => EMPTY_TALK.test(text);

/** Whether a clause can carry the next one: a plain statement of somebody, that does not itself lean on something. */
export const carries = (clause: Clause | undefined): clause is Clause =>
  clause !== undefined &&
  !(isTalk(clause) && isOfPeopleAtLarge(clause.text)) &&
  countWords(clause.text) >= 3 &&
  !opensDangling(clause.text) &&
  !isContinuation(clause.text) &&
  !isEmptyTalk(clause.text);

/** Two people know what they mean; what is typed for an assistant says it. */
export const isTalk = ({ passage }: Clause): boolean => passage.listener !== null;

/** "I've been here six years, he hired me", to an assistant: no fragment, nor a line of a note. */
export const isOwnSentence = ({ text, passage }: Clause): boolean =>
  isToAssistant(passage) && /^(?:I|we|my|our)\b/i.test(text);

/** "Since the electricians were here": what has been so since then was asked. */
const saysOnlySinceWhen = (clause: Clause): boolean =>
  isTalk(clause) && clause.asked === null && isOnlySince(clause.text);

/** "We'll be neighbours!": each of the other, which no name tells; "A man after my own heart!" tells nothing. */
const OF_BOTH_OR_IDIOM = new RegExp(
  wrapped`
    ^(?:
      we(?:'ll| will|'re going to) (?:soon )?(?:be|become) (?:\w+ )?(?:
        neighbou?rs|colleagues|co-?workers|roommates|flatmates|housemates|teammates|classmates
      )(?: (?:then|soon|again|now))?[.!]*$
      |an? \w+ after my own heart\b
    )`,
  "i",
);
/** Says nothing without what was asked. */
export const isLeftOut = (clause: Clause): boolean =>
  saysOnlySinceWhen(clause) ||
  (isTalk(clause) && OF_BOTH_OR_IDIOM.test(clause.text)) ||
  ONLY_DENIES.test(clause.text) ||
  (isTalk(clause) && clause.asked === null && ONLY_DOES.test(clause.text));

/** "We found one!" "Three rooms in Graz, with a garden.": what it is stands behind. */
const ANNOUNCES = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve)? (?:(?:just|finally|actually|already) )*(?:
      found|got|bought|booked|chose|picked|ordered|did|made|have|rented|adopted|sold|hired|met
    ) (?:it|one|them|something|somewhere|someone|somebody)(?: (?:now|today|yesterday|at last|finally))?[.!]*$`,
  "i",
);
export const announces = ({ text }: Clause): boolean => ANNOUNCES.test(text);

/** "It was mutual, and we're still friends": of both. */
const OF_THEM_BEHIND =
  /^(?:it|that|this)\b[^.;]*?,? (?:and|but|so) we(?:'re|'ve| are| have| were) (?!.*\b(?:I|my|me)\b)/i;
/** "It took us only two hours" */
const TOOK_US = new RegExp(
  wrapped`
    ^(?:it|that|this)(?:'s| has| had)? (?:(?:only|just|still|even|almost|nearly) )?(?:took|taken|cost|kept|earned|saved) us
      \b(?!.*\b(?:I|my|me)\b)`,
  "i",
);
/** "I mentor a girl. We meet on Mondays": who "we" are. */
export const isTogetherWith = (host: Clause, { text, passage }: Clause): boolean =>
  !passage.isAboutCode &&
  (speaksForSeveral(text) || OF_THEM_BEHIND.test(text) || TOOK_US.test(text)) &&
  (host.isTogether || isInCompany(host.text));

/** "Did you play at that jazz bar?" "It was packed": of the bar that was asked about, not of what was told before. */
const OPENS_WITH_THING = /^(?:the|my|our) ((?:[\w'-]+ ){0,2}?[\w'-]+) (?:is|was|are|were|has|had)\b/i;
export const isOfThingAsked = ({ text, asked }: Clause, host: Clause): boolean => {
  const thing = asked === null ? undefined : OPENS_WITH_THING.exec(text)?.[1]?.toLowerCase();
  if (thing === undefined || host.text.toLowerCase().includes(thing)) return false;
  return asked?.toLowerCase().includes(` ${thing}`) === true;
};

/** "Yes, my mum's recipe. She'd be furious": she is of this turn, and so is what is said of her. */
export const isOfSomebodyNamed = ({ text, sentence }: Clause, persons: readonly Person[]): boolean =>
  opensWithPronoun(sentence.raw) && persons.some(({ phrase }) => text.startsWith(upperFirst(phrase)));

/** "I gave a talk at the library. I got lots of praise": what for. */
const PAST_DEED = new RegExp(
  wrapped`
    ^(?:I|we|Some others and I) (?:(?:just|\w+ly) )*(?:
      was|were|got|had|felt|found|received|made|did|saw|met|took|learned|learnt|told|\w{3,}ed
    )\b`,
  "i",
);
/** "... when I was ten" */
const OF_ANOTHER_TIME = /\b(?:when (?:I|we) (?:was|were)|used to|always|as a (?:kid|child))\b/i;
/** "Our trip began badly" */
const OWN_HAPPENED = /^(?:my|our) (?:[\w'-]+ ){1,4}?(?:was|were|got|had|went|came|took|did|won|\w{3,}ed)\b/i;
/** "I'm putting on a show in May. I'm looking forward to seeing everyone": to what. */
const ANTICIPATES = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m|'re| am| are)? (?:(?:so|really|very|super|also|just|pretty|already) )*(?:
      looking forward to|excited (?:to|about|for)|nervous about|can't wait (?:to|for)
    )\b`,
  "i",
);
const AHEAD =
  /^(?:(?:I|we)(?:'m|'re| am| are) (?:(?:also|just|actually) )?[a-z]+ing|(?:I|we)(?:'ll| will| have an?))\b/i;
const isAwaited = (host: Clause, { text }: Clause): boolean =>
  ANTICIPATES.test(text) && AHEAD.test(host.text) && !ANTICIPATES.test(host.text) && !NAMES_OR_COUNTS.test(text);

/** "Oh and I got the promotion!" */
const NEW_TOPIC = /^(?:oh,? (?:and|by the way|btw)|also|by the way|btw|guess what|anyway|in other news)\b/i;
/** "My coach would have liked me to wait": nothing that happened, and so nothing that goes on. */
export const UNREAL =
  /(?:\b(?:would|could|should|might)|'d)(?:n't| not)?(?:'ve| (?:(?:also|still|just|really|never) )?have| rather)\b/i;
/** A deed of the past or a hope that is told without its occasion, behind the one who says it. */
export const isOfOccasion = (host: Clause, clause: Clause): boolean =>
  clause.passage.listener !== null &&
  !NEW_TOPIC.test(clause.sentence.raw) &&
  (isAwaited(host, clause) || happenedAt(host, clause));
const happenedAt = (host: Clause, { text }: Clause): boolean =>
  (PAST_DEED.test(text) || THERE_WAS.test(text)) &&
  !TIME_WORD.test(text) &&
  !OF_ANOTHER_TIME.test(text) &&
  !NAMES_OR_COUNTS.test(text) &&
  !UNREAL.test(host.text) &&
  (TELLS_WHAT_HAPPENED.test(host.text) || OWN_HAPPENED.test(host.text));

/** A clause may lean on the one before it while both stay readable as one memory. */
export const LONGEST_JOINED = 240;
/** Whether a clause told behind others leaves the whole short enough. */
export const fitTogether = (clauses: readonly Clause[], behind: Clause): boolean =>
  clauses.reduce((sum, { text }) => sum + text.length + 1, behind.text.length) <= LONGEST_JOINED &&
  !isBehindCarer(behind.text, clauses.at(-1)?.text ?? "");

/** "Thanks, it was hard, but I kept going", "After that, we went home": cut from a sentence that goes on about the one before. */
const TAKES_TURN = /^(?:(?:and|but|so|oh|well|yeah|yes|wow|thanks)[,!]? )+/i;
const AFTERWARDS = /^(?:after (?:that|this|which)|afterwards?|then)\b/i;
const OF_A_THING = /^(?:it|that|this)\b/i;
const FIRST_WORDS = 12;
export const isRest = ({ sentence, text }: Clause): boolean => {
  const whole = plainOf(sentence).replace(TAKES_TURN, "");
  const isCut = whole.toLowerCase().indexOf(text.slice(0, FIRST_WORDS).toLowerCase()) > 0;
  return isCut && (AFTERWARDS.test(whole) || (OF_A_THING.test(whole) && opensDangling(whole)));
};

/** The last clause, with what its pronoun stands for: "My aunt came. She stayed." */
export const chainOf = (clauses: readonly Clause[]): string => {
  const start = clauses.findLastIndex(({ text }) => !opensDangling(text) && !hasInnerDangling(text));
  return clauses
    .slice(Math.max(0, start))
    .map(({ text }) => text)
    .join(" ");
};

/** The question that is told with a clause that stands alone, where it is about what was asked. */
export const toldWith = ({ asked, text }: Clause, pointsElsewhere: boolean): string | null =>
  asked !== null && (isHeadOnly(text, asked) || (pointsElsewhere ? canLeanOn(asked, text) : leavesOut(text, asked)))
    ? asked
    : null;

/** Points at what was said before: in talk at anything, to an assistant at what the chat is about. */
export const isPointed = (clause: Clause): boolean =>
  isTalk(clause) ? pointsOutside(clause.text) : pointsAtChat(clause.text) && !PREFERENCE.test(clause.text);

/** What a clause must be worth to be told alone. */
export const leastOf = (clause: Clause): number => {
  if (!isTalk(clause)) return KEEP_SCORE;
  return FIRST_PERSON.test(clause.text) || THERE_WAS.test(clause.text) ? KEEP_IN_TALK : KEEP_OF_OTHERS;
};
