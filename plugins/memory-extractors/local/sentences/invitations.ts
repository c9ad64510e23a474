// Plans made in talk that have the form of an order or a greeting: "Come in October, we'll climb", "See you on the 5th then, I'll
// bring the tent". Without a day, a place or an occasion they are manners: "Come over some time!", "See you!"

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { TWO_TO_TEN } from "../cues/numbers.ts";
import { TIME_WORD } from "../cues/signals.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { anyOf, countWords } from "../patterns.ts";

const BEFORE = "(?:(?:and|but|so|well|then|ok|okay|oh|do|please|just),? ){0,2}";
const DAY = anyOf(
  `(?:on |next |this |by )?(?:the )?(?:${WEEKDAY_NAMES}|weekend|\\d{1,2}(?:st|nd|rd|th)?\\b)`,
  wrapped`
    (?:in|for|at|next|this|before|after|by) (?:early |late |the )?(?:
      ${MONTH_NAMES}|spring|summer|autumn|fall|winter|easter|christmas|xmas|new year|week|weekend|month|year|holidays
    )`,
  "(?:tomorrow|tonight|today)",
  String.raw`at (?:\d|one|${TWO_TO_TEN}|noon|lunchtime)`,
);
const HAS_DAY = new RegExp(String.raw`\b${DAY}`, "i");

/** "Come in October", "come and stay", "you should come to Graz"; not "come on", "come home", "come to think of it". */
const COME = new RegExp(
  wrapped`
    ^${BEFORE}(?:you (?:should|must|have to|could) )?(
      come(?= (?:
          over|round|around|by|along|up|down|out|and|visit|stay|see|here|back|with|join|to|for|in|on|at|before|after
          |next|this|tomorrow|tonight|${WEEKDAY_NAMES}
        )\b
      )(?! (?:
          on(?! (?:the|${WEEKDAY_NAMES})\b)|home|up with|back to (?:me|that|it)|to (?:think|life|mind|terms|a|an)|out of
          |see (?:how|what|that)|and (?:get|see (?:how|what))
        )
      )
      |(?:stop|drop|swing|pop) (?:by|in|over|round)|visit (?=me|us)|stay with (?=me|us)
      |bring (?=[^,;.]{2,40} (?:here|over|along|round|with you)\b)|join us(?= (?:for|on|at)\b)
    )\b([^?]*)$`,
  "i",
);
const VISIT = /^ (?:(?:and|to) )?(?=visit|stay|see)/i;
/** What tells more than that somebody is welcome: where to, or what they will find or do. */
const HAS_OCCASION = /\bto (?-i:\p{Lu})\p{L}|[,;:] ?(?:and |so |then )?(?:we|I|the|there|my|our|it)(?:'\p{L}+)? /iu;

/** "See you on the 5th then, I'll bring the tent" */
const SEE_YOU = new RegExp(
  `^${BEFORE}see (?:you|ya) ((?:there |back )?${DAY}(?: [^,;.!?]{2,30})?)((?:, | and )(?:I'll|I will|we'll|I'm|we're) [^?]+)$`,
  "i",
);
/** "Come on Friday then", "Bring them up here": for who is there. */
const FOR_WHO_IS_THERE = / then(?=[,.;!]|$)| here\b/gi;
/** "come over on friday we can watch the final": typed without a comma. */
const RUN_ON = new RegExp(
  wrapped`
    (?<!
      [,;:]
      |\b(?:
        and|so|but|if|when|where|that|what|because|since|as|though|although|while|before|after|until|till|once|unless
      )
    ) (?=(?:we|I)(?:'ll| can| will| have) )`,
  "i",
);

/** "Let's grab dinner on Friday", "Maybe we could hike next month?": a deed with a day; not "let's make tomorrow count". */
const LETS = new RegExp(
  wrapped`
    ^${BEFORE}(?:let's|shall we|(?:maybe|perhaps) we (?:could|can|should)|how about we|what if we|why don't we)[ ]
    (?:all |both |definitely )?
    (
      (?:
        go|meet|grab|get(?! (?:some|any|enough) (?:sleep|rest)\b)|have|celebrate|plan|book|rent|visit
        |do(?! (?:it|that|this|so|the same|${DAY})\b)|cook|bake|watch|play|take|drive|hike|camp|cycle|ride|sail|swim|run
        |walk|paint|throw|organi[sz]e|host|start|build|fix|plant|pick|eat|try|record|practi[cs]e|train|stream|schedule
        |invite
      )\b(?! (?:
          for it|fun|through|over|going|real|this|that|to (?:work|bed|sleep|know)|a blast
          |(?:an? )?(?:\w+ly )?(?:great|good|nice|lovely|amazing|wonderful|awesome|fantastic|fun|ball|time)\b|it by ear
        )\b
      )[^?]*
    )\??$`,
  "i",
);
const suggested = (text: string): string | null => {
  const deed = LETS.exec(text)?.[1];
  return deed !== undefined && countWords(deed) > 2 && HAS_DAY.test(deed) && !/\byou\b/i.test(deed)
    ? `I suggest to you to ${lowerFirst(deed.replace(FOR_WHO_IS_THERE, ""))}`
    : null;
};

/** "Ghent is a must-visit city!" */
const MUST = new RegExp(
  wrapped`
    ^${BEFORE}((?-i:(?:the |The )?\p{Lu}[\p{L}'-]+(?: (?:(?:of|the|de|and) )?\p{Lu}[\p{L}'-]+){0,3})|"[^"]{2,60}") is[ ]
    (?:(?:such|really|definitely|just|totally|absolutely) )?an? (?:absolute )?
    (
      must-(?:visit|see|read|watch|try|hear|eat|stop)(?: [a-z]+)?
    )(?: for (?:anyone|everyone|everybody) [^.!?]{3,40})?[.!]*$`,
  "iu",
);
/** What is recommended so, and as what: told of both by advice.ts. */
export const recommended = (text: string): { readonly thing: string; readonly as: string } | null => {
  const [, thing, must] = text.includes("must-") ? (MUST.exec(text) ?? []) : [];
  return thing === undefined ? null : { thing, as: `a ${must}` };
};

/** As something that the speaker states: "I invite you to come in October, we'll climb"; other sentences as they are, and nothing of one that advice.ts tells. */
export const asPlan = (text: string): string => {
  const [, when, plan] = SEE_YOU.exec(text) ?? [];
  if (recommended(text) !== null) return "";
  const suggestion = suggested(text);
  if (suggestion !== null) return suggestion;
  if (when !== undefined) return `I'm meeting you ${when.replace(FOR_WHO_IS_THERE, "")}${plan}`;
  const [, deed = "", rest = ""] = COME.exec(text) ?? [];
  if (deed === "" || ![HAS_DAY, TIME_WORD, HAS_OCCASION].some((mark) => mark.test(rest))) return text;
  return `I invite you to ${deed.toLowerCase()}${rest.replace(VISIT, " and ").replace(FOR_WHO_IS_THERE, "").replace(RUN_ON, ", ")}`;
};
