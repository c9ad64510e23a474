// Says what a clause points at in the words that were used for it shortly before: the thing and the place that were asked about,
// the title and the full name that stand in the turns before. Each only where one thing can be meant.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { FINITE } from "../cues/verbs.ts";
import { WEEKDAY_NAMES } from "../dates/calendar.ts";
import { countWords, matchesIn } from "../patterns.ts";
import { withNamedCompany } from "../sentences/whose/named-company.ts";
import { withWeekendDay } from "./days/weekend-days.ts";
import { withPersonBeside } from "./persons/company-meant.ts";
import { asCouple } from "./persons/couples.ts";
import { withOneLookedAfter } from "./persons/looked-after.ts";
import { withPersonAdvised } from "./persons/person-advised.ts";
import { withActivityAsked } from "./things/activities-asked.ts";
import { namesOneThing } from "./things/antecedents.ts";
import { withOwnThingAsked, withThingAsked } from "./things/asked-things.ts";
import { withBroughtUp, withSeveralAlone, withThoseAnswered } from "./things/brought-up.ts";
import { withBothNamed, withCounted, withSeveralBefore, withStock } from "./things/counted-things.ts";
import { withDeedAffirmed, withDeedMeant, withThingDone } from "./things/deeds-done.ts";
import { withDeed } from "./things/deeds-named.ts";
import { withDeedRepeated } from "./things/deeds-repeated.ts";
import { withFullNames } from "./things/definites.ts";
import { withGamePlayed } from "./things/game-played.ts";
import { withMine } from "./things/mine.ts";
import { withKind } from "./things/ones.ts";
import { withOuting } from "./things/outings.ts";
import { withOwnInFull } from "./things/own-in-full.ts";
import { withOneOf, withOwnQuestion } from "./things/own-questions.ts";
import { withOwnSeveral } from "./things/own-several.ts";
import { withOwnThing } from "./things/own-things.ts";
import { withPartAsked } from "./things/parts-asked.ts";
import { withPictured } from "./things/pictured.ts";
import { withPlaceAsked, withPlaceOfJourney } from "./things/places.ts";
import { withPraised, withThingAdmired } from "./things/praised.ts";
import { withSights } from "./things/sights.ts";
import { isOnlyJudgement, withSeveralNamed, withThingNamed, withThingTaken } from "./things/things-named.ts";
import { withThingSpokenOf } from "./things/things-told-of.ts";
import { withAdvisedTitle, withTitle } from "./things/titles.ts";

/** What was said before a turn. */
export interface Before {
  /** The last turn, of the other. */
  readonly other: string;
  /** The turn before that, where the same speaker spoke. */
  readonly mine: string;
  /** The same, typed to an assistant. */
  readonly message: string;
  /** The last words of the assistant, where that is asked. */
  readonly answer: () => string;
  /** All of the assistant's last turn. */
  readonly proposal: () => string;
  /** The last turns of both. */
  readonly both: string;
  /** The same, with an assistant too: on which days something is. */
  readonly days: () => string;
  /** The last two turns of the speaker, with an assistant too. */
  readonly own: () => string;
}

export const NOTHING_BEFORE: Before = {
  other: "",
  mine: "",
  message: "",
  answer: () => "",
  proposal: () => "",
  both: "",
  days: () => "",
  own: () => "",
};

const THEIR_FACES = /\btheir ((?:\p{L}+ )?(?:faces|smiles|eyes|laughter))\b/iu;
const SOMEBODY = new RegExp(
  wrapped`
    \b(?:
      ${KIN_NOUNS}|people|families|team|group|crew|class|crowd|everyone|everybody|animals?|teens|they|them
      |\w+(?:ers|ors|ents|ants|men|women|ies)
    )\b`,
  "iu",
);
/** "the smiles on their faces": where nobody was named, those of people. */
const withFaces = (text: string, told: string): string => {
  const match = THEIR_FACES.exec(text);
  if (match === null || SOMEBODY.test(`${told} ${text.slice(0, match.index)}`)) return text;
  return `${text.slice(0, match.index)}people's ${match[1]}${text.slice(match.index + match[0].length)}`;
};

const THAT_DAY = /\b(?:on )?that day\b(?=[.,;!]|$| (?:and|but|so|anyway|too)\b)/i;
const DAY = new RegExp(`(?<!\\b(?:every|last|each|most) )\\b(${WEEKDAY_NAMES})\\b(?!s)`, "gi");
/** "She sees the surgeon on Friday." "I work that day" → "I work on Friday": where one day was named. */
const withDay = (text: string, told: string): string => {
  if (!THAT_DAY.test(text)) return text;
  const days = new Set(matchesIn(told, DAY).map(([day]) => upperFirst(day.toLowerCase())));
  return days.size === 1 ? text.replace(THAT_DAY, `on ${[...days][0]}`) : text;
};

/** "Did you see the flat?" "Yesterday, with my brother. It's damp.": still the flat. */
const WHEN_FIRST = /^(?:yes,? |yeah,? )?(?:yesterday|today|last|this|on|in|two|three|a (?:week|month|year)|just)\b/i;
const isOnlyWhen = (last: string): boolean => WHEN_FIRST.test(last) && !FINITE.test(last);

/** "Are you still fostering those kittens?" "Two have a home now. I kept the grey one" */
const SAYS_WHICH = /\b(?:the|my|our) (?!(?:first|second|third|last|other|next|only)\b)\w+ one\b/i;

interface Place {
  /** The question whose thing and place can be meant. */
  readonly question: string | null;
  readonly before: Before;
  /** What the speaker said before in the same turn. */
  readonly own: string;
  /** All that its turn says, with what it shows. */
  readonly turn: string;
  /** Its last sentence. */
  readonly last: string;
  /** It is typed for an assistant. */
  readonly isTyped: boolean;
  /** Nothing of the speaker's stands between the other's turn and the clause. */
  readonly isReply: boolean;
}

/** "Just the mirror. It was my aunt's. She brought it from Lund": still the mirror. */
const OPENS_WITH_IT = /^It\b/;
const IN_SENTENCES = /(?<=[.!?]) /;
const withOwnNamed = (text: string, { last, own, before }: Pick<Place, "last" | "own" | "before">): string => {
  if (last === "") return text;
  const spokenOf = OPENS_WITH_IT.test(last) ? (own.trim().split(IN_SENTENCES, 1)[0] ?? last) : last;
  return withThingNamed(withOwnThingAsked(text, last), spokenOf, before.other);
};

/** "Fingers crossed! My cousin works there": behind so few words one still replies. */
const BRIEF = 4;

/** What talk leaves out, because both know it. */
const withOmitted = (
  text: string,
  { before, own, last, isReply }: Omit<Place, "question" | "isTyped" | "turn">,
): string => {
  const near = [own, before.other, before.mine];
  const counted = withCounted(withGamePlayed(text, [...near, before.both]), [own, before.mine]);
  const named = isReply ? withDeedRepeated(counted, before.mine, before.other) : counted;
  const gone = withOuting(named, [last, own, before.other, before.mine]);
  const reached = isReply ? withPlaceOfJourney(gone, before.other, before.mine) : gone;
  return withSights(reached, [last, own, before.other]);
};

/** "My sister has one", "I called one", "Mine is green": of what the message before asks about, or the answer between advises. */
const ONE_OF_THEM = new RegExp(
  wrapped`
    \b(?:
      ha(?:s|ve|d)|'ve|got|get|getting|bought|buy|owns?|uses?|using|tried|ordered|want|called|rang|hired|booked|found
      |need
    ) one\b
    |^there(?:'s| is| was) one\b|^mine\b|\b(?:mine|ours) (?:broke|died|leaks?|is|was|has|doesn't|isn't)\b`,
  "i",
);
/** "I don't need a doctor, I have one" */
const OWN_ONE = /\b(?:an?|the|another) [a-z].* one\b/i;
/** "What colour is it?" asks for no thing that one has. */
const OF_IT =
  /^.*\b(?:what|which|how) [\w' -]+ (?:is|was|are|were|does|do|did) (?:it|that|this|they|those|these|you)\b.*$/i;
const QUESTIONS = /[^.!?]*\?/g;
const lastAsked = (message: string): string => message.match(QUESTIONS)?.at(-1)?.trim() ?? "";
const advised = (answer: string): string => answer.replace(QUESTIONS, "");

/** What a message to an assistant points at in itself, in the message before or in the answer between. */
const withTyped = (
  text: string,
  { before, own, last, isReply }: Omit<Place, "question" | "isTyped" | "turn">,
): string => {
  const { message, answer } = before;
  const wondered = withOwnQuestion(text, last);
  const isOpen = isReply && wondered === text && ONE_OF_THEM.test(text) && !OWN_ONE.test(text);
  const sources = isOpen ? [lastAsked(answer()).replace(OF_IT, ""), lastAsked(message), advised(answer())] : [];
  const one = sources.map((said) => withOneOf(text, said)).find((told) => told !== text) ?? wondered;
  const several = withOwnSeveral(asCouple(withBothNamed(one, own), own, message), {
    own,
    messages: before.own,
    answer,
  });
  const thing = withOwnThing(several, { own, last, message });
  if (!isReply) return thing;
  const done = withDeedAffirmed(withThingDone(thing, message), message, answer);
  return withOneLookedAfter(withPersonAdvised(done, { own, message, answer }), () => lastAsked(answer()));
};

export const withReferences = (
  said: string,
  { question, before, own, turn, last, isTyped, isReply }: Place,
): string => {
  const meant = withSeveralBefore(withStock(withDeedMeant(said, own), own), last);
  const text = isTyped ? meant : withOwnInFull(withPictured(meant, turn, before.mine, before.other), before.other);
  const company = withNamedCompany(text, own, before.other, before.mine);
  const accompanied = isTyped ? company : withPersonBeside(company, own, before.other);
  const ofWeekend = isTyped ? accompanied : withWeekendDay(accompanied, `${before.mine} ${before.other}`);
  const dated = withDay(withMine(ofWeekend, before.other, last), `${own} ${before.other} ${before.mine}`);
  const wondered = isTyped ? withTyped(dated, { before, own, last, isReply }) : dated;
  const ownThing = withOwnNamed(wondered, { last, own, before });
  const those = withThoseAnswered(ownThing, own, before.other);
  const told = last === "" ? wondered : withPlaceAsked(withSeveralAlone(those, last), last);
  const named = withDeed(told, last, isReply ? before.other : "");
  const spoken = question === null && isReply ? withThingSpokenOf(named, before.mine, before.other) : named;
  const isOfQuestion = question !== null && (!namesOneThing(last) || isOnlyWhen(last) || isOnlyJudgement(last));
  const thing = isOfQuestion ? withThingAsked(withActivityAsked(named, question), question) : spoken;
  const asked = question === null ? thing : withPlaceAsked(withPartAsked(thing, question), question);
  const follows = isReply ? withBroughtUp(asked, before.other) : asked;
  const taken = withThingTaken(follows, last, before.other);
  const several = isReply ? withSeveralNamed(taken, before.other) : taken;
  const placed = isReply || countWords(own) <= BRIEF ? withPlaceAsked(several, before.other) : several;
  const titled = withTitle(withAdvisedTitle(placed, last), before.other, before.mine);
  const praised = withThingAdmired(isReply ? withPraised(titled, before.other) : titled, last);
  const kinds = withKind(
    praised,
    isReply
      ? [last, question ?? "", before.other]
      : SAYS_WHICH.test(praised)
        ? [before.other, last]
        : [last, ...(isTyped ? [] : [own, before.other])],
    before.mine,
  );
  return withFaces(
    withFullNames(
      withOmitted(kinds, { before, own, last, isReply }),
      [`${before.mine} ${before.other} ${own}`, before.both],
      before.both !== "",
    ),
    own,
  );
};
