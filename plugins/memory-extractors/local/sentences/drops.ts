// Clauses that are never memories, whatever words they hold; and orders that carry a fact.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { CORE_FACT } from "../cues/core-facts.ts";
import {
  ABOUT_ASSISTANT,
  ABOUT_LISTENER,
  AGREES_TO_TIME,
  BOILERPLATE,
  FILLER,
  ONLY_SUITS,
  THAT_CLAUSE,
} from "../cues/drops.ts";
import { NOT_SO, SAID_FOR_FUN } from "../cues/jest.ts";
import { TEENS, TENS, TWO_TO_TWELVE } from "../cues/numbers.ts";
import { MANNERS } from "../cues/openings.ts";
import { REMEMBER } from "../cues/order-words.ts";
import { isShortFact } from "../cues/short-facts.ts";
import { TRAITS } from "../cues/traits.ts";
import { FINITE } from "../cues/verbs.ts";
import { DAY_STEMS } from "../dates/calendar.ts";
import { countWords, either } from "../patterns.ts";
import { isBareDecision } from "../references/leaning/continuations.ts";
import { isOrder } from "./orders/orders.ts";

/** "every other Wednesday", "on the first Monday of each month", "in the evenings" */
const HOW_OFTEN = wrapped`
  (?:
    (?:(?:on|at|in) )?(?:
      (?:every|each) (?:(?:other|second|third|two|three|four|six|single|\d+) )?[a-z]+
      |the (?:first|second|third|fourth|last|\d+(?:st|nd|rd|th)) (?:[a-z]+ )?of (?:every|each|the) (?:
        month|year|quarter|week
      )
      |(?:${DAY_STEMS})days|(?:the )?(?:mornings|evenings|weekends)|once a (?:day|week|month|year)
      |(?:twice|three times) a (?:day|week|month|year)|daily|weekly|monthly
    )(?: (?:at|around|before) [\w:.]+(?: ?[ap]m)?)?,?[ ]
  )?`;
const REMINDER = new RegExp(
  wrapped`
    ^(?:(?:please|also|and|so|oh|ok|okay|then|can you|could you|would you|will you),? ){0,3}
      (?:remind me|(?:don't|do not) let me forget) (${HOW_OFTEN}(?:to|about) .{6,}?)(?:,? please)?[.?!]*$`,
  "i",
);

/** "Save that list and also remember that her name is June" */
const BEFORE_REMEMBER = new RegExp(
  wrapped`
    ^(?!.*\b(?:I|we)\b.*\bremember\b)[^,.]{3,60},? and (?:also |please )*(?=
      remember(?: that)? (?:I|my|we|our|he|she|his|her|they|their)\b
    )`,
  "i",
);

/** "Remember the backup runs at 3am", "Keep in mind that Lena hates coriander": of a thing or somebody, as a sentence of its own. */
const REMEMBER_OF = new RegExp(
  wrapped`
    ^(?:(?:please|also|and|but|oh|hey|can you|could you|I (?:need|want) you to) ){0,3}(?:
      remember|keep in mind|bear in mind|don't forget|for (?:the|your) records?|for (?:future )?reference|fyi
      |just so you know
    )(?:(?: that|[,:]) | (?=(?:the |there(?:'s| is| are) |(?-i:\p{Lu}\p{Ll}+) )))(?!
      (?:to|when|how|what|who|where|why|which|if|whether|about|you|your|this|that|it|all|also|one|these|those)\b
      |the (?:[\w'-]+ ){1,3}(?:I|we|you|s?he|they)\b
    )(?=\S+ \S+ \S)`,
  "iu",
);

/** "Remind me that the car needs tyres" */
const REMINDER_OF = new RegExp(
  wrapped`
    ^(?:(?:please|also|and|so|oh|can you|could you|would you|will you) ){0,3}
      (?:remind (?:me|us)|(?:don't|do not) let (?:me|us) forget) that (?=.{6})`,
  "i",
);

/** One look that most sentences fail. */
const MAY_ASK = /remember|remind|forget|note|mind|record|fyi|so you know/i;

/** "that my ring size is N and that I have no car" */
const AND_THAT =
  /,? and that (?=(?:I|I'm|I've|I'll|my|we|we're|we've|our|the|he|he's|she|she's|his|her|they|they're|their)\b)/gi;

/** "Keep in mind the total must be 100", "the dragon hates gold": of the task at hand, or of a story. */
const OF_TASK = new RegExp(
  wrapped`
    \b(?:must|should|has to|have to|needs? to be|can't be|cannot exceed|at most|at least|(?:hours|minutes) left)\b
    |^the (?:[a-z]+ )?(?:
      dragon|hero|heroine|characters?|protagonist|narrator|princess|prince|knight|villain|robot|wizard|witch|king|queen
      |answer|essay|story|output|total|reply|response|summary|reader|audience
    )\b`,
  "i",
);
const rememberOf = (order: string): RegExpExecArray | null => {
  const match = order.endsWith("?") ? null : REMEMBER_OF.exec(order);
  const rest = match === null ? "" : order.slice(match[0].length);
  return FINITE.test(rest) && !OF_TASK.test(rest) ? match : null;
};

/** "Remember that I'm allergic to nuts" → "I'm allergic to nuts"; "Remind me to pay the rent" → "I want to be reminded to pay the rent". */
export const askedToRemember = (text: string): string | null => {
  if (!MAY_ASK.test(text)) return null;
  const reminder = REMINDER.exec(text);
  if (reminder !== null) return `I want to be reminded ${reminder[1]}.`;
  const order = text.replace(BEFORE_REMEMBER, "");
  const match = REMEMBER.exec(order) ?? REMINDER_OF.exec(order) ?? rememberOf(order);
  if (match === null) return null;
  const rest = order.slice(match[0].length);
  const told = / that,? $/i.test(match[0]) ? rest.replace(AND_THAT, " and ") : rest;
  return upperFirst(told).replace(/\?+$/, ".");
};

/** "She's vegetarian", said behind the sentence that names her. */
const TRAIT_OF_SOMEBODY = new RegExp(
  String.raw`^(?:s?he's|they're) (?:${TRAITS}|allergic|adopted|\d+|${TWO_TO_TWELVE}|${TEENS}|(?:${TENS})(?:-[a-z]+)?)[.!]*$`,
  "i",
);

/** "Pixel died", "Gordon retired": who it is, other sentences tell; not a phone. */
const HAPPENED = new RegExp(
  wrapped`
    ^(?!
      (?:
        I|It|He|She|We|You|They|Who|Everything|Everyone|Everybody|Nobody|Somebody|Battery|Batteries|Phone|Laptop|Wifi
        |Car|Computer|Server|Internet|Power|Engine|Tv|App|Love|Hope|Conversation|That|This
      ) )\p{Lu}\p{Ll}+ (?:died|retired|graduated|emigrated|divorced|proposed|resigned|relapsed|passed)[.!]*$`,
  "u",
);
/** "He proposed!": of whoever was told of before. */
const HE_DID = new RegExp(
  wrapped`
    ^(?:s?he|they)(?:'s|'ve| has| have)? (?:(?:just|finally) )?(?:
      proposed|said yes|died|passed(?: away)?|graduated|retired|resigned|quit|relapsed|recovered|gave birth|got the job
      |moved (?:in|out)
    )[.!]*$`,
  "i",
);

const NEVER_TOLD = either(MANNERS, BOILERPLATE, FILLER, NOT_SO, ONLY_SUITS, THAT_CLAUSE);
const NEVER_TOLD_IN_TALK = either(NEVER_TOLD, ABOUT_LISTENER, AGREES_TO_TIME, SAID_FOR_FUN);
/** 'Here goes: "I have always loved trains."': a text that is shown, whoever its "I" is. */
const SHOWS_TEXT = /^(?:(?:ok|okay|so|right|well),? )*here (?:goes|it (?:is|goes)|you go|we go)\b[^"]{0,12}"/i;
/** "nah scrap what I said about the rice": what it takes back, it does not tell. */
const TAKES_BACK = new RegExp(
  wrapped`
    ^(?:(?:no|nah|nope|actually|ok|okay|oh|wait|and|but),? )*(?:scrap|forget|ignore|scratch|disregard|strike) (?:what|everything|all) (?:I|we) (?:just )?
      (?:said|wrote|told)\b`,
  "i",
);
/** "One page I can print": what form the answer is to have. */
const TO_BE_GIVEN = new RegExp(
  wrapped`
    ^(?:an?|one|two|three|\d+|some|something|anything) (?:[a-z-]+ ){0,2}?(?:
      (?:pages?|sheets?|lists?|tables?|templates?|checklists?|drafts?|files?|pdfs?|texts?|version|thing|lines?) )?
      (?:that )?(?:I|we) can (?:just )?(?:print|paste|copy|forward|hand out|pin up|tick off)(?: [a-z]+){0,4}[.!]*$`,
  "i",
);
const NEVER_TOLD_TO_ASSISTANT = either(NEVER_TOLD, ABOUT_ASSISTANT, SHOWS_TEXT, TAKES_BACK, TO_BE_GIVEN);

export const isDropped = (text: string, hasNamedListener: boolean): boolean =>
  (countWords(text) < 3 &&
    !CORE_FACT.test(text) &&
    !isShortFact(text) &&
    !TRAIT_OF_SOMEBODY.test(text) &&
    !HAPPENED.test(text) &&
    (hasNamedListener || !(HE_DID.test(text) || isBareDecision(text)))) ||
  (hasNamedListener ? NEVER_TOLD_IN_TALK : NEVER_TOLD_TO_ASSISTANT).test(text) ||
  isOrder(text);
