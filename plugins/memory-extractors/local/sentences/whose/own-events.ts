// An occasion of one's own that a request names with its day or place: "a packing list for my trip to Oslo on 3 March".

import { wrapped } from "#domain/wrapped.ts";
import { withArticle } from "#plugins/memory-extractors/local/articles.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

export const EVENTS = wrapped`
  trip|interview|meeting|appointment|exam|test|presentation|flight|vacation|holiday|visit|conference|class|course
  |marathon|race|recital|surgery|operation|internship|workshop|concert|hearing|tournament|match|lesson|reunion|party
  |dinner|webinar|audition|exhibition|check-?up|reservation|viewing`;

/** "a packing list for my trip to Oslo on 3 March" */
const EVENT = new RegExp(
  wrapped`
    \b(?:for|about|before|after|during|from|to|of|at|on|with) (my|our) ((?:(?!and\b|or\b)[\w-]+ ){0,2})(${EVENTS})\b(
      (?: (?:at|to|with|in|on|for|from|near|this|next|last|tomorrow|yesterday) [^,?.;]+)?
    )`,
  "giu",
);
export const HAS_DETAIL = new RegExp(
  wrapped`
    \d|\s\p{Lu}
    |\b(?:
      tomorrow|yesterday|tonight|(?:next|this|last) (?:week|month|year|weekend|\w+day|spring|summer|autumn|fall|winter)
      |on \w+day
    )\b`,
  "u",
);
const IS_OVER = /\b(?:yesterday|last|ago)\b/i;
const EVENT_ENDS = /\s(?:and|so|but|that|which|if|because)\s.*$|\s(?:when|how|what|to (?:make|be|help|get|see))\b.*$/i;

export const eventsIn = (text: string): string[] =>
  matchesIn(text, EVENT).flatMap(([, owner = "", before = "", noun = "", behind = ""]) => {
    const detail = behind.replace(EVENT_ENDS, "").trimEnd();
    const event = `${before.replace(/^(?:next|last|upcoming) /i, "")}${noun}`;
    if (!HAS_DETAIL.test(detail) && !/\s\p{Lu}/u.test(` ${before}`)) return [];
    const who = owner.toLowerCase() === "my" ? "I" : "We";
    return [`${who} ${IS_OVER.test(`${before}${detail}`) ? "had" : "have"} ${withArticle(event)}${detail}`];
  });
