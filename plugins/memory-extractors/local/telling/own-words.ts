// What a user of an assistant types in haste and the rules cannot tell in a sentence of their own is kept in the words it was typed
// in: "said yes to Oakfield! start in september".

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import { asksOfOthers } from "../answers/by-question/whom-left-out.ts";
import { concreteIn } from "../clause-reading.ts";
import { GREETING_ALONE, MANNERS, opensWithSubject } from "../cues/openings.ts";
import { FIRST_PERSON, NUMBER, TIME_WORD } from "../cues/signals.ts";
import { QUESTION_AT_HAND } from "../cues/task-at-hand.ts";
import { tellsChange } from "../cues/told-changes.ts";
import {
  AMOUNT,
  ASKED_FOR,
  ASKS_FIRST,
  COMMANDS,
  DAY_OF_MONTH,
  NEWS,
  OF_ANSWER,
  OF_WORK,
  SAYS_HOW_IT_IS,
  WISHES,
} from "../cues/typed-in-haste.ts";
import { FINITE } from "../cues/verbs.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { countWords, opensSmall } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import { isToAssistant, type Passage, type PassageSentence } from "../reading/passages.ts";
import { opensDangling } from "../references/leaning/anaphora.ts";
import { stripLeadIns } from "../sentences/cut-off/lead-ins.ts";
import { isDropped } from "../sentences/drops.ts";
import { asks, isQuestion } from "../sentences/requests/questions.ts";
import { isHalfTyped } from "../sentences/typed/half-typed.ts";
import { inQuotes, wordsTyped } from "./in-quotes.ts";
import { drawnFrom, isToBePut, runsOf, type Unit, unitsOf } from "./typed-units.ts";

/** A longer message was pasted. */
const MOST_TYPED = 40;
/** Small letters where a sentence begins, or no full stop where the message ends. */
const isTypedInHaste = ({ sentences }: Passage): boolean =>
  sentences.some(({ raw }) => opensSmall(raw)) || !/[\p{P}\p{S}]\s*$/u.test(sentences.at(-1)?.raw ?? ".");

/** What the rules read and found not worth telling, and what is said of the assistant's words: these have to say more. */
const WAS_READ = /^(?:I|I'm|I've|I'll|I'd|it|it's|that|that's|this|these|those|there|there's)\b/i;
const REQUEST =
  /\bplease\b|\b(?:can|could|would|will) you\b|\bshould (?:I|we)\b|\bwondering (?:if|whether|how|what)\b/i;
/** "flight prices are crazy", "the essay is done" */
const SAYS_HOW = /^(?:[\w'-]+ ){1,2}(?:is|are|was|were) (?:\w+ )?\w+[.!]*$/i;
const FEWEST_CONCRETE = 2;
const FEWEST_CONCRETE_READ = 4;

const bodyOf = (sentence: PassageSentence): string => stripLeadIns(plainOf(sentence), null).text;

/** Somebody does or did something, it is the user's own or has its day: what is asked for has no verb. */
const isOfLife = (sentence: PassageSentence): boolean => {
  const text = plainOf(sentence);
  if (FIRST_PERSON.test(text) || AMOUNT.test(text)) return true;
  return !ASKED_FOR.test(text) && [FINITE, TIME_WORD, DAY_OF_MONTH, SAYS_HOW_IT_IS].some((mark) => mark.test(text));
};

/** "haha thanks for nothing.", "guess what." */
const isManners = (sentence: PassageSentence): boolean =>
  countWords(bodyOf(sentence)) === 0 || [plainOf(sentence), bodyOf(sentence)].some((said) => isDropped(said, false));

/** "Thanks!", "ok": in a reply two words may say something. */
const isCourtesy = (sentence: PassageSentence): boolean =>
  countWords(bodyOf(sentence)) === 0 || MANNERS.test(plainOf(sentence));

/** "update, the scan is on the 4th": no order. */
const UPDATES = new RegExp(
  wrapped`
    ^(?:
      (?:quick |small )?update[,:] |(?:(?:ok|okay|and|so|but),? )*then (?=
        (?:why|what|how|where|when|which|who|can|could|should|do|does|is|are)\b
      )
    )`,
  "i",
);
/** A quotation of several sentences begins or ends in it. */
const isHalfQuoted = ({ raw }: PassageSentence): boolean => raw.split('"').length % 2 === 0;

export const states = (sentence: PassageSentence): boolean =>
  !isHalfQuoted(sentence) &&
  !asks(sentence) &&
  !REQUEST.test(sentence.raw) &&
  !QUESTION_AT_HAND.test(sentence.raw) &&
  ![plainOf(sentence).replace(UPDATES, ""), bodyOf(sentence)].some(
    (said) => isQuestion(said) || isDropped(said, false),
  );

/** "He'll stay with us until May": of somebody whom the rules could not name, however well it is typed. */
const OF_SOMEBODY = /^(?:and |but |so )?(?:s?he|his|her)\b/i;
/** "No nuts for Bo, he swells up": what is wished for, and somebody for whom. */
const OF_SOMEBODY_BEHIND = new RegExp(
  wrapped`
    ^(?!(?:I|I'm|I've|I'd|I'll|we|we're|my|our|it|it's|that|that's|this|you|if|when)\b)[^;]{4,80}
      (?:,| (?:and|but|because|so|since))(?: (?:and|but|because|since|as|so))? s?he(?:'s|'d|'ll)? (?!
      says?\b|said\b|thinks?\b|suggest|recommend|told\b|asked\b|did\b|does\b|didn't\b|isn't\b|wasn't\b|doesn't\b
    )[a-z]+`,
  "i",
);
const tellsOfSomebody = (text: string, concrete: number, isDefinite: boolean): boolean =>
  (isDefinite && OF_SOMEBODY.test(text)) || (OF_SOMEBODY_BEHIND.test(text) && concrete >= FEWEST_CONCRETE);

/** "Off the crutches finally!", "The permit came through on Monday.": what became of something, however well it is typed. */
const isNews = (text: string): boolean =>
  NEWS.test(text) &&
  !WAS_READ.test(text) &&
  ![OF_ANSWER, OF_WORK, ASKS_FIRST, COMMANDS, WISHES].some((mark) => mark.test(text)) &&
  countWords(text) <= MOST_NEWS &&
  concreteIn(text) > 0;
const MOST_NEWS = 12;

/** "don't leave it on the piano I always forget it": what is not to be done, and what the user is like. */
const FORBIDS_WITH_REASON =
  /^(?:please )?(?:don't|do not|never) .{6,80}\b(?:I|we) (?:always|never|hate|only|already have|keep|live|can't stand|can't eat)\b/i;

const ITS_DAY = new RegExp(
  wrapped`
    \b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH_NAMES})|(?:${MONTH_NAMES}) \d{1,2})\b
    |\b(?:on|by|until|before|this|next) (?:${WEEKDAY_NAMES})\b`,
  "i",
);
const ITS_FIGURE =
  /\b(?:is|are) (?:now )?[$€£]?\d[^,;]{0,20} (?:now|instead|not|rather)\b|\bfrom [$€£]?\d\S*(?: \w+)? to [$€£]?\d/i;
/** "slots are 45 min now not 30", "he wants to launch earlier, 15 october": of a project in code, what has its day or another figure. */
const isOfProject = (text: string): boolean =>
  SOMEBODY_SAID.test(text) ||
  HOW_MANY_IN.test(text) ||
  ((ITS_DAY.test(text) || ITS_FIGURE.test(text)) && !OF_WORK.test(text) && !COMMANDS.test(text));
/** "Ruta said ok to the new column": who decides. */
const SOMEBODY_SAID = new RegExp(
  wrapped`
    ^(?!(?:It|He|She|They|We|This|That|The|There|Nobody|Everybody)\b)\p{Lu}\p{Ll}+ (?:from [a-z]+ )?(?:
      said|says|wants|told (?:me|us)|asked|approved|agreed|confirmed|takes over|insists
    ) `,
  "u",
);
/** "200 duplicate rows in prod" */
const HOW_MANY_IN = new RegExp(
  wrapped`
    ^(?:about |around |over )?\d[\d.,]*k? [a-z-]+ (?:[a-z-]+ ){0,2}(?:in|on) (?:the )?(?:
      prod|production|staging|live|db|database|queue|backlog|main|logs?
    )\b`,
  "i",
);

/** How a message was typed. */
interface Typing {
  readonly isHasty: boolean;
  /** Says something of the user's life, or answers. */
  readonly isTelling: boolean;
  /** States no more than one thing. */
  readonly isBrief: boolean;
}

const tellsSomething = (sentence: PassageSentence, { isHasty, isTelling, isBrief }: Typing): boolean => {
  if (isHasty && FORBIDS_WITH_REASON.test(bodyOf(sentence))) return true;
  if (!states(sentence)) return false;
  const text = bodyOf(sentence);
  const isDefinite = NUMBER.test(text) || TIME_WORD.test(text);
  if (tellsChange(text)) return true;
  const concrete = concreteIn(text);
  if (!isHasty) return tellsOfSomebody(text, concrete, isDefinite) || (isBrief && isNews(text));
  if (!isTelling || [OF_ANSWER, ASKS_FIRST, COMMANDS, WISHES].some((mark) => mark.test(text))) return false;
  if (WAS_READ.test(text)) return concrete >= FEWEST_CONCRETE_READ;
  return isDefinite || (concrete >= FEWEST_CONCRETE && !SAYS_HOW.test(text));
};

const FEW_WORDS = 7;
/** "going with firebase": told alone, it says nothing of what stands around it. */
const isBare = (sentence: PassageSentence): boolean => {
  const text = bodyOf(sentence);
  return states(sentence) && countWords(text) < FEW_WORDS && !opensWithSubject(text) && !opensDangling(text);
};

const LONGEST = 240;

const MOST_CONTEXT = 2;
/** What was typed right before, in the same message, else in the last; what was told already only says whom "she" means. */
const contextOf = (
  run: readonly PassageSentence[],
  sentences: readonly PassageSentence[],
  { last, isDrawn }: Situation & Drawn,
): readonly PassageSentence[] => {
  const typed = sentences.slice(0, sentences.indexOf(run[0] as PassageSentence));
  if (typed.some(isDrawn) && !opensDangling(plainOf(run[0] as PassageSentence))) return [];
  const telling = (near: readonly PassageSentence[]) => near.filter((one) => !isDropped(plainOf(one), false));
  const own = telling(typed);
  const context = (own.length > 0 ? own : telling(last?.sentences ?? [])).slice(-MOST_CONTEXT);
  while (context.length > 0 && wordsTyped([...context, ...run]).length > LONGEST) context.shift();
  return context;
};

interface Drawn {
  /** Whether a memory was drawn from the sentence. */
  readonly isDrawn: (one: PassageSentence) => boolean;
}
/** "Joana went back to teaching", "said yes to Fernhill" say something without what was told before; "Crazy how time flies" does not. */
const saysAlone = (run: readonly PassageSentence[]): boolean =>
  run.some((one) => {
    const text = bodyOf(one);
    if (tellsChange(text)) return true;
    return FINITE.test(text) && [NAMED, FIRST_PERSON, NUMBER, TIME_WORD].some((mark) => mark.test(text));
  });
const NAMED = new RegExp(
  [
    String.raw` \p{Lu}\p{Ll}`,
    wrapped`
      ^(?!
        (?:The|A|An|What|How|So|Such|This|That|It|There|No|Not|Nothing|Something|Everything|Best|Crazy|Wild)\b
      )\p{Lu}\p{Ll}+ (?:went|goes|is|isn't|has|had|was|got|can|can't|will|[a-z]{3,}(?:s|ed))\b`,
  ].join("|"),
  "u",
);

const LONGEST_QUESTION = 110;
/** "no it's on Mondays": of what was asked. */
const YES_OR_NO = /^(?:(?:no|nope|nah|yes|yeah|yep|hmm+|well|sadly|actually)[,.]? )+/i;
/** "3. What do you need it for?" */
const IN_LIST = /^\d{1,2}[.)] /;
/** "2. Can I bring my own furniture?": to be asked of somebody else. */
const TO_BE_ASKED = /^\d{1,2}[.)] .*\b(?:I|we|my|our)\b/;
const BARE_REPLY = 4;
/** "6. was 2 in january" */
const NUMBER_FIRST = /^\d[\d.,]*(?:[.,;]|$) ?/;
/** "The day of the flood.", "left, about ten days ago": what was asked for, without a verb. */
const isBareReply = (text: string): boolean => countWords(text.split(", ")[0] ?? "") < BARE_REPLY || !FINITE.test(text);
/** "he needs a tutor", "deadline's the 30th" are told with what they lean on; null where nothing says whose they are. */
const quoted = (
  run: readonly PassageSentence[],
  passage: Passage,
  situation: Situation & Drawn,
): MemoryCandidate | null => {
  const { speaker, said, sentences } = passage;
  const { asked, isDrawn, days, named } = situation;
  const first = plainOf(run[0] as PassageSentence);
  const answered =
    asked !== null && asked.raw.length <= LONGEST_QUESTION && !TO_BE_ASKED.test(plainOf(asked)) ? asked : null;
  const withAsked = (one: PassageSentence, whole: readonly PassageSentence[]): MemoryCandidate =>
    inQuotes(
      `${speaker}, asked "${named(plainOf(one).replace(IN_LIST, ""))}", says "${wordsTyped(whole)}"`,
      [one, ...whole],
      {
        subject: speaker,
        said,
        asked: one,
      },
    );
  const leans =
    opensDangling(first) || opensDangling(first.replace(YES_OR_NO, "")) || countWords(wordsTyped(run)) < FEW_WORDS;
  if (
    answered !== null &&
    run[0] === sentences[0] &&
    (leans ||
      YES_OR_NO.test(first) ||
      isBareReply(first) ||
      NUMBER_FIRST.test(first) ||
      isHalfTyped(bodyOf(run[0] as PassageSentence)) ||
      asksOfOthers(answered.raw))
  )
    return withAsked(answered, run);
  const context = leans ? contextOf(run, sentences, situation) : [];
  const isBehindTold = sentences.slice(0, sentences.indexOf(run[0] as PassageSentence)).some(isDrawn);
  if (isBehindTold && leans && context.length === 0 && !saysAlone(run)) return null;
  // "she came yest. social worker coming thurs at 2": who "she" is, nobody can tell.
  if (context.length === 0 && opensDangling(first))
    return run.length > 1 ? quoted(run.slice(1), passage, situation) : null;
  const whole = [...context, ...run];
  // "Still at the vet's. They keep him till Friday": what it goes on about answers what was asked.
  if (
    answered !== null &&
    context[0] === sentences[0] &&
    asksOfUser(answered) &&
    isBareReply(plainOf(sentences[0] as PassageSentence))
  )
    return withAsked(answered, whole);
  return inQuotes(`${speaker} says "${wordsTyped(whole)}"`, whole, { subject: speaker, said, days });
};

/** So many sentences of a reply can be the answer. */
const EARLY = 2;
/** "Would you like an example?", "Have you considered a planner?", "How do you get it?": what is said to it is of the proposal. */
const OFFERS = new RegExp(
  wrapped`
    ^(?:(?:so|and|but|or|also|then|now),? )?(?:
      (?:can|could|shall|should|may|might) |would you (?:like|want|mind|be|prefer (?:me|that))
      |do you (?:want|need|mean|think|agree|understand)|have you (?:considered|thought|looked|explored)|(?:want|need|ready)[ ]
      |how (?:about|does|(?:do|would) you (?:get|solve|calculate|find|do|work out) (?:it|the))
      |what about|anything else|what else
    )
    |\b(?:this|that|these|those|them|example|questions?|else)\b`,
  "i",
);
const asksOfUser = (asked: PassageSentence | null): boolean =>
  asked !== null && /\byou(?:r|rs)?\b/i.test(asked.raw) && !OFFERS.test(asked.raw);
/** "When do you have to hand it in?" "its due friday" */
const ASKS_WHEN = /\b(?:when|deadline|what (?:day|time|date)|by when|how long)\b/i;
export const IT_IS_WHEN =
  /^(?:it|it's|its|they're) (?:is )?(?:due|on|until|till|not until|from) (?=(?:on |the |in |next |this )?(?:\d|\p{L}{3,}))/iu;
const SEEMS = /\b(?:sounds?|seems?|looks?|feels?|might|maybe)\b/i;
/** "A cello on Mondays, and three harps at weekends.": an answer that no rule could tell, however well it is typed. */
const answers = (sentence: PassageSentence, { sentences }: Passage, { asked }: Situation): boolean => {
  const text = bodyOf(sentence);
  const saysWhen = IT_IS_WHEN.test(text) && asked !== null && ASKS_WHEN.test(asked.raw);
  if (saysWhen && states(sentence)) return true;
  if (sentences.indexOf(sentence) >= EARLY || SEEMS.test(text) || OF_ANSWER.test(text) || WAS_READ.test(text))
    return false;
  if (!asksOfUser(asked) || !states(sentence)) return false;
  const concrete = concreteIn(text);
  const isDefinite = NUMBER.test(text) || TIME_WORD.test(text);
  return FINITE.test(text)
    ? NUMBER.test(text) && concrete >= FEWEST_CONCRETE
    : isDefinite || concrete >= FEWEST_CONCRETE;
};

interface Situation {
  /** A question as it is meant: "How old is your coffee machine?" */
  readonly named: (question: string) => string;
  /** What the user typed last. */
  readonly last: Passage | undefined;
  /** What the assistant asked right before. */
  readonly asked: PassageSentence | null;
  /** What was said before, for the days that it names. */
  readonly days: () => string;
}

/** A message so short is told whole. */
const SHORT_MESSAGE = 200;
/** A unit that can be told; what was drawn of its beginning keeps what it is. */
const unitTold = (
  { text, sentences, host }: Unit & { readonly text: string },
  { speaker, said }: Passage,
  { days }: Situation,
): MemoryCandidate => {
  const subject = text.startsWith(speaker) ? speaker : null;
  const typed = inQuotes(text.replace(/\.$/, ""), sentences, { subject, said, days });
  return host === null ? typed : { ...host, text: typed.text, eventDates: typed.eventDates, sources: typed.sources };
};

/** What of a passage `told`, the memories drawn from it, leaves out. */
export const inOwnWords = (
  passage: Passage,
  situation: Situation,
  told: readonly MemoryCandidate[],
): MemoryCandidate[] => {
  const isHasty = isTypedInHaste(passage);
  if (!isToAssistant(passage) || passage.sentences.length > MOST_TYPED || (passage.isAboutCode && !isHasty)) return [];
  const typing = {
    isHasty,
    isTelling: situation.asked !== null || passage.sentences.some(isOfLife),
    isBrief: passage.sentences.filter((one) => !asks(one)).length === 1,
  };
  const isDrawn = (one: PassageSentence): boolean => drawnFrom(told, one).length > 0;
  const isSaid = passage.sentences.some(isDrawn);
  const parts = passage.sentences.filter(
    (one) =>
      one.isFresh &&
      !isDrawn(one) &&
      !isToBePut(one, passage) &&
      (!passage.isAboutCode || isOfProject(bodyOf(one))) &&
      !(isSaid && GREETING_ALONE.test(one.raw)) &&
      (tellsSomething(one, typing) || answers(one, passage, situation)),
  );
  if (parts.length === 0) return [];
  const saysNothing = situation.asked === null ? isManners : isCourtesy;
  const first = passage.sentences.findIndex((one) => parts.includes(one) || !saysNothing(one));
  const message = passage.sentences.slice(first, passage.sentences.findLastIndex((one) => !asks(one)) + 1);
  const isShort =
    !message.some((one) => isHalfQuoted(one) || isDrawn(one)) && wordsTyped(message).length <= SHORT_MESSAGE;
  const isPart = (one: PassageSentence): boolean => parts.includes(one) || (isHasty && isDrawn(one) && isBare(one));
  const runs = isShort ? [message] : runsOf(passage.sentences, isPart);
  return runs
    .filter((run) => run.some((one) => parts.includes(one)))
    .flatMap((run) => {
      const units = unitsOf(run, passage, told, (one) => (states(one) ? bodyOf(one) : null));
      const isTold = (one: PassageSentence): boolean =>
        isDrawn(one) || units.some(({ text, sentences }) => text !== null && sentences.includes(one));
      return units.flatMap((unit) => {
        if (unit.sentences.every(isDrawn)) return [];
        if (unit.text !== null) return [unitTold({ ...unit, text: unit.text }, passage, situation)];
        if (!unit.sentences.some((one) => parts.includes(one))) return [];
        const last = isSaid ? undefined : situation.last;
        return quoted(unit.sentences, passage, { ...situation, last, isDrawn: isTold }) ?? [];
      });
    });
};
