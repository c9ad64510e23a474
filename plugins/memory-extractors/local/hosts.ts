// Says behind which clause another one is told: what can carry it, who "we" are, on what occasion it was, and what the speaker's
// turn before left to go on about.

import { wrapped } from "#domain/wrapped.ts";
import { canLeanOn, isHeadOnly, leavesOut } from "./answers/question-told.ts";
import { upperFirst } from "./capitals.ts";
import { placeInSentence } from "./clause-reading.ts";
import { COURTESIES, EMPTY_SEQUEL, PEP_TALK, VERDICT } from "./cues/drops.ts";
import { isWishOfTheHour } from "./cues/fleeting.ts";
import { ONLY_DENIES, ONLY_DOES } from "./cues/leaning.ts";
import { THERE_WAS } from "./cues/leans-outside.ts";
import { isOfPeopleAtLarge } from "./cues/people-at-large.ts";
import {
  FIRST_PERSON,
  NAMES_OR_COUNTS,
  NUMBER,
  PREFERENCE,
  QUITS,
  TELLS_WHAT_HAPPENED,
  TIME_WORD,
} from "./cues/signals.ts";
import { FINITE } from "./cues/verbs.ts";
import { countWords, either } from "./patterns.ts";
import { plainOf } from "./reading/normalise.ts";
import { isToAssistant, type Passage, type PassageSentence } from "./reading/passages.ts";
import { hasInnerDangling, opensDangling } from "./references/anaphora.ts";
import { namesOneThing } from "./references/antecedents.ts";
import { isContinuation } from "./references/continuations.ts";
import { canExplain, PERSON_OPENING } from "./references/explaining-sentences.ts";
import { isOfWork } from "./references/open-matters.ts";
import { isBehindCarer } from "./references/patients-meant.ts";
import type { Person } from "./references/person.ts";
import { pointsAtChat, pointsOutside } from "./references/pointed-at.ts";
import { opensWithPronoun } from "./references/pronouns.ts";
import { KEEP_IN_TALK, KEEP_OF_OTHERS, KEEP_SCORE } from "./score.ts";
import type { Clause } from "./sentences/clause.ts";
import { isInCompany, speaksForSeveral } from "./sentences/company.ts";
import { asks } from "./sentences/questions.ts";
import { isOnlySince } from "./sentences/subjects.ts";

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
const UNREAL =
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

const OFTEN =
  "(?:usually|always|often|still|now|also|already|mostly|currently|mainly|just|regularly|normally|even|only|actually|finally)";
/** A step of what the sentence before told, by what it leaves out: "I've been comparing prices", "I practise every evening". */
const STEPS = [
  /\b(?:in|up|out|down|over) there[.!]*$/i,
  QUITS,
  /\bsince (?:then|(?:I|we) (?:started|joined|began|signed up))(?=[.!]*$| [-–—])/i,
  new RegExp(
    wrapped`
      ^(?:I|we)(?:'m|'re| am| are|'ve been) (?:(?:still|just|now) )?waiting (?:
        to hear
        |for (?:[\w'-]+ ){1,4}?(?:
          to (?:call|reply|answer|decide|come|get back)|answer|reply|results?|decision|offer|call|response|appointment
        )
      )\b`,
    "i",
  ),
  /^(?:I|we)(?: was| were|'m|'re|'ve been) thinking (?:maybe )?(?-i:\p{Lu})\p{Ll}/iu,
  new RegExp(
    wrapped`
      ^my (?:favou?rite|latest|newest|oldest|current|first|main|last)(?: one)? (?:is|was)\b
      |^my (?:test|exam|appointment|viewing|results) (?:is|are|was|were)\b`,
    "i",
  ),
  /^my (?:mechanic|plumber|electrician|builder|contractor|roofer) (?:says?|said|thinks?|wants?|quoted)\b/i,
  new RegExp(
    wrapped`
      ^(?:I|we)(?:'ve been| have been|'m| am|'re| are) (?:${OFTEN} )*(?:
        looking (?:into|at|through)|comparing|researching|checking(?: out)?|going through|doing|reading|getting
        |collecting|gathering|making|weighing
      ) (?:(?:some|a few|various|different|local|more|the|a lot of|lots of|several|a|my|online|possible) )*(?:
        research|options|reviews|recipes|prices|quotes|paperwork|venues|brands|models|listings|offers|estimates
        |tutorials|guides|shopping list|budget|to-do list
      )(?! (?:on|about|into|of|for|from|to|in)\b)`,
    "i",
  ),
  new RegExp(
    wrapped`
      ^(?:I|we)(?:'ve| have|'m| am|'re| are)? (?:${OFTEN} )*(?:
        (?:been )?(?:practi[cs](?:ing|ed?)|rehears(?:ing|ed?)|train(?:ing|ed)?|stud(?:y|ying|ied))
      )(?= (?:
          every|each|once|twice|daily|regularly|alone|together|almost|about|on \w+days?
          |(?:\w+|\d) (?:times|days|evenings|nights|hours)
        )\b
      )`,
    "i",
  ),
];
/** "I used to drink four cups a day", "I'm down to three a day": what was, or is, before or behind a change. */
const BESIDE_CHANGE = new RegExp(
  wrapped`
    ^(?:I|we) used to\b
    |^(?:I|we)(?:'m| am|'re| are) (?:(?:now|already|currently) )?(?:down to|up to|at) (?:about |around )?
      (?:\d+|one|two|three|four|five|six|seven|eight|ten)(?= (?:an?|per|now)\b|[.!]*$)`,
  "i",
);
const CHANGES = new RegExp(
  wrapped`
    \b(?:
      switched|quit(?:ting)?|gave up|given up|stopped|cut(?:ting)?|trying to|want to|getting back|started|swapped|moved
      |back (?:in|into|to)
    )\b`,
  "i",
);
/** "I said yes yesterday": to what was offered. */
const REPLIES = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:just|finally|already|eventually|immediately) )?
      (?:said (?:yes|no)|accepted|declined|agreed|refused)(?=
      [.!]*$| (?:yesterday|today|last|on|this|straight|right|immediately|at once|in the end|of course)\b
    )`,
  "i",
);
const OFFERED = /\b(?:asked|offered|invited|proposed|suggested|wants? (?:me|us) to|wanted (?:me|us) to)\b/i;
/** "I've already bought the rollers": of a plan. */
const ALREADY = /^(?:I|we)(?:'ve| have) already \w+/i;
/** "I've sent out forty applications so far" */
const SO_FAR = /^(?:I|we)(?:'ve| have) .*\bso far\b/i;
const PLANNED = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m|'re| am| are|'ve been| have been)? (?:(?:also|just|currently|still|really|finally|now) )*(?:
      (?:want|need|have|hope|plan|decided|trying) to|going to|gonna
      |(?:
        plann|think|consider|host|throw|gett|mov|apply|organi[sz]|prepar|re\w+|train|learn|sav|start|writ|sell|buy|build
        |sett|study
      )ing
    )\b`,
  "i",
);
/** "I ride a gravel bike. The chain skips.": a part of what the user of an assistant just told of. */
const OF_A_PART = new RegExp(
  wrapped`
    ^the (?!
      (?:first|second|third|last|other) (?:one|option|idea|suggestion)
      |(?:
        error|issue|problem|output|code|function|page|app|site|answer|question|essay|text|draft|result|data|test|server
        |request|response|user
      )s?\b
    )(?:[\w'-]+ ){1,3}?(?:
      is|are|was|were|isn't|aren't|wasn't|has|had|keeps?|costs?|starts?|ends?|skips|leaks|squeaks|hurts|works|needs?
      |takes?|runs?|goes|went|came|got|broke|says|makes
    )\b`,
  "i",
);
export const isOfAPart = (host: Clause, { text, passage }: Clause): boolean =>
  passage.role === "user" &&
  !passage.isAboutCode &&
  /^(?:I|we|I'm|we're|I've|we've|my|our)\b/i.test(host.text) &&
  !isWishOfTheHour(host.text) &&
  OF_A_PART.test(text);

/** "I'm trying to estimate the sign-up page, and I've come up with 12 hours": what was worked on, only the clause before says. */
const AT_WORK_ON = new RegExp(
  wrapped`
    ^(?:I'm|I am|we're|I've been|we've been) (?:(?:also|still|just|currently|now|really) )?(?:
      trying to|working on|having (?:some )?(?:trouble|issues|problems) (?:with|in)|struggling (?:with|to)|stuck on how
      |building|writing|designing|developing|creating|implementing|debugging|estimating|optimi[sz]ing|refactoring
    ) `,
  "i",
);
/** Whether a clause says what its user works on. */
export const namesTask = ({ text }: Clause): boolean => AT_WORK_ON.test(text);
const isOfTask = (host: Clause, clause: Clause): boolean =>
  clause.passage.role === "user" &&
  clause.passage.listener === null &&
  host.sentence === clause.sentence &&
  namesTask(host) &&
  isOfWork(clause.text);

/** "I need to decide by Friday", "I'm supposed to start soon": what, only the words before say. */
const LACKS_OBJECT = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are|'d| would|'ve| have)? (?:(?:also|now|still|just|really|only|currently) )*(?:
      (?:need|have|got|want|hope|plan|expect|supposed|due|hoping|planning|trying|going|aiming|expected|like) to |will )(?:
      decide|start|finish|choose|reply|respond|submit|apply|begin|answer|confirm|resubmit|sign
    )(?= (?:by|on|soon|before|until|next|this|in (?:\d|an?\b|\p{Lu})|within|after|tomorrow|today|right away|now)\b
      |[.!]*$
    )`,
  "iu",
);
/** "I want the whole choir to know the mass by heart, and I've now reached 85%": of what. */
const ONLY_SHARE = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:now|already|just|currently|so far|only|also) )*(?:
      reached|achieved|hit|managed|got to|gotten to|finished|completed|done
    ) (?:(?:about|around|roughly|almost|nearly|over|only) )?(?:\d[\d.]* ?(?:%|percent\b)|half\b)
      (?= (?:as of|so far|by|now|already|this)\b|[,.!]|$)`,
  "i",
);
/** "I've tried the sample request, but I'm still getting a 404" */
const GETS_INSTEAD =
  /^(?:I|we)(?:'m| am|'re| are) (?:(?:still|only|now|just) )*(?:getting|seeing|running into|hitting|encountering|facing) /i;
const BEHIND_BUT = /\bbut $/i;
const isHalfOf = (host: Clause, clause: Clause): boolean => {
  if (clause.passage.role !== "user" || isTalk(clause) || host.sentence !== clause.sentence) return false;
  if (LACKS_OBJECT.test(clause.text) || ONLY_SHARE.test(clause.text)) return true;
  return (
    GETS_INSTEAD.test(clause.text) &&
    BEHIND_BUT.test(plainOf(clause.sentence).slice(0, Math.max(0, placeInSentence(clause))))
  );
};

/** A clause may lean on the one before it while both stay readable as one memory. */
const LONGEST_JOINED = 240;
/** Whether a clause told behind others leaves the whole short enough. */
export const fitTogether = (clauses: readonly Clause[], behind: Clause): boolean =>
  clauses.reduce((sum, { text }) => sum + text.length + 1, behind.text.length) <= LONGEST_JOINED &&
  !isBehindCarer(behind.text, clauses.at(-1)?.text ?? "");
/** A clause behind the work that its sentence begins with, which alone is not worth telling. */
export const behindTask = (host: Clause | undefined, clause: Clause): Clause[] =>
  host !== undefined &&
  (isOfTask(host, clause) || isHalfOf(host, clause)) &&
  host.text.length + clause.text.length < LONGEST_JOINED
    ? [host, clause]
    : [clause];

/** Says how a plan or a deed goes on, which only the one before it names. */
export const goesOn = (host: Clause, clause: Clause): boolean =>
  isOfTask(host, clause) || isHalfOf(host, clause) || isStepOf(host, clause);
const isStepOf = (host: Clause, { text }: Clause): boolean =>
  /^(?:I|we|my|our)\b/i.test(host.text) &&
  !isWishOfTheHour(host.text) &&
  (STEPS.some((step) => step.test(text)) ||
    (BESIDE_CHANGE.test(text) && CHANGES.test(host.text)) ||
    (REPLIES.test(text) && OFFERED.test(host.text)) ||
    (PLANNED.test(host.text) && (ALREADY.test(text) || (SO_FAR.test(text) && NUMBER.test(text)))));

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

/** What was told in the speaker's turn before. */
export interface Earlier {
  readonly clause: Clause;
  /** The other asked on about it, and did not only comment. */
  readonly isAsked: boolean;
}

/** "What was it like?"; in "Is it a boy or a girl?" the child is not what was told. */
const ASKS_ON = /\b(?:it|that|this|they|them|those|these|there|one)\b(?!(?:'s| is)? an? [\w-]+ or\b)/i;
/** "Rowing sounds fun, have you tried it?": names itself what it asks about. */
const OWN_TOPIC = /^(.{6,}?), (?:and |so )?(?:have|had|do|did|are|were|would|will|can|could) you\b/i;
const asksOn = (question: string): boolean =>
  ASKS_ON.test(question) && !namesOneThing(OWN_TOPIC.exec(question)?.[1] ?? "");
/** "I got a puppy", "My choir has a new hall": brings in something of the speaker's. */
const BRINGS_IN = new RegExp(
  wrapped`
    ^(?:[^,]{1,40}, )?(?:I|I'm|I've|we|we're|we've|my|our|My|Our|We|We're|We've)\b.*(?:
      \b(?:an?|some|another|my|our|named|called|two|three|four|these|new) |[a-z] "?(?!I\b|I')\p{Lu}[\p{L}]{2,}
      |\b[a-z]{3,}ing [a-z]{4,}
    )`,
  "u",
);

/** What the speaker's next turn can go on about, where the turn between them asks on or, as `isComment` says, tells nothing. */
export const spokenOf = (clause: Clause | undefined, between: Passage, isComment: boolean): Earlier | null => {
  const asked = between.sentences.filter(asks);
  if (asked.length > 0 ? !asked.some(({ raw }) => asksOn(raw)) : !isComment) return null;
  return carries(clause) && BRINGS_IN.test(clause.text) && !UNREAL.test(clause.text) && !hasInnerDangling(clause.text)
    ? { clause, isAsked: asked.length > 0 }
    : null;
};

/** The last clause, with what its pronoun stands for: "My aunt came. She stayed." */
export const chainOf = (clauses: readonly Clause[]): string => {
  const start = clauses.findLastIndex(({ text }) => !opensDangling(text) && !hasInnerDangling(text));
  return clauses
    .slice(Math.max(0, start))
    .map(({ text }) => text)
    .join(" ");
};

/** A sentence of fewer words is an exclamation: nothing refers to it. */
export const BRIEF = 5;
/** Still the person of the turn before: "That week was hard on her." */
const INTRODUCES = new RegExp(
  wrapped`
    \b(?:an?|another|this|some|one) (?:[\w-]+ ){0,2}(?:
      girl|boy|man|woman|guy|lady|kid|child|friend|person|couple|family|stranger|neighbou?r|colleague
    )\b`,
  "i",
);
const SOMEBODY = /\b(?:she|her|he|him|his|they|them|their)\b/i;
/** "A girl from my class fell.": "she" of a later turn can be her; behind "The therapist says I may knit" it is anybody. */
export const canBeOf = (host: Clause, { text }: Clause): boolean =>
  canExplain(host.text, text) && (!PERSON_OPENING.test(text) || INTRODUCES.test(host.text));
/** "Yes, we had lunch", asked after her: with her. */
const WITH_WHOM_ASKED = /^(?:(?:yes|yeah|yep|yup|no|nope|nah)\b[,.!]? )?we\b/i;
/** "Tired, but over the moon": how whoever was asked after is. */
const STATE = /^(?:(?:very|pretty|so|a bit|really) )?[a-z]+ed(?=,| but| and| of course)/i;
/** "Mine built one, too", "photos of my cousins baby": of somebody whom no rule names. */
const OF_ONES_OWN = new RegExp(
  wrapped`
    ^(?:(?:oh|yes|yeah|no|haha|lol),? )?mine [a-z]
    |\bmy [a-z]+s'? (?:baby|son|daughter|kid|boy|girl|husband|wife|boyfriend|girlfriend|mum|dad)\b`,
  "i",
);
/** "I'm not ready for this.", "It has brought us closer.": a word on what was told, which brings in nobody. */
const ONLY_REACTS = new RegExp(
  wrapped`
    ^(?!.*[\p{L},] (?-i:\p{Lu}\p{Ll}))(?:
      (?:it|that)(?:'s| (?:has|was|is|means|meant|made|makes|feels|felt))?\b|(?=I\b.* (?:this|that|it)[.!]*$)
    )(?!.*\b(?:my|our|your|an?|the|this|some|another|one) \p{L})`,
  "iu",
);
const LONGEST_REACTION = 9;
export const onlyReacts = (raw: string): boolean => ONLY_REACTS.test(raw) && countWords(raw) <= LONGEST_REACTION;
/** Whether a sentence speaks of something else than who was named in the turn before. */
export const turnsAway = (raw: string): boolean =>
  INTRODUCES.test(raw) ||
  OF_ONES_OWN.test(raw) ||
  (!WITH_WHOM_ASKED.test(raw) &&
    countWords(raw) >= BRIEF &&
    !SOMEBODY.test(raw) &&
    !onlyReacts(raw) &&
    FINITE.test(raw.replace(STATE, "")));

/** "Any way to fix that?": about what was said, and names nothing else. */
const ABOUT_IT = /^[\w ,']{3,60}\b(?:it|that|this|them)\?$/i;
const asksAboutIt = (raw: string): boolean => ABOUT_IT.test(raw) && !namesOneThing(raw);

/** The clause read before, unless a sentence that was passed over stands between: that may be what the pronoun means. */
export const nextTo = (
  current: Clause,
  previous: Clause | undefined,
  empty: PassageSentence | undefined,
): Clause | undefined => {
  if (previous === undefined || current.before === null) return previous;
  const isNear = [current.sentence, current.before].includes(previous.sentence) || current.before === empty;
  return isNear || countWords(current.before.raw) < BRIEF || asksAboutIt(current.before.raw) ? previous : undefined;
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
