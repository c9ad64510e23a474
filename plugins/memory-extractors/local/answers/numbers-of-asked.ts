// "Are you still on Postgres 14?" "We upgraded to 16", "Are you in room 12?" "They moved me to 14": a number alone is of what the
// question counts by.

import { wrapped } from "#domain/wrapped.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";

const NUMBERED = new RegExp(
  wrapped`
    (?<=[a-z] )(?!(?:${MONTH_NAMES}|${WEEKDAY_NAMES})\b)(
      (?-i:\p{Lu})[\p{L}+#.]*|version|room|flat|gate|platform|table|level|grade|terminal|ward|bay|route|chapter|page
      |size|stage
    )(?: |(?<=version )v)(\d{1,4}(?:\.\d+)*)\b[^?]*\?`,
  "iu",
);
const CHANGED_TO = new RegExp(
  wrapped`
    (?<=
      \b(?:upgraded|updated|moved|migrated|switched|went|changed|downgraded|rolled|transferred|bumped)
        (?: (?:me|us|him|her|them|it))?(?: (?:up|down|back|over|straight))? to[ ]
      |(?:'m|'re|'s|am|are|is|still)(?: (?:now|already|still))? (?:on|in|at)[ ]
    )\d{1,4}(?:\.\d+)*
    (?=
      $|[,;!]|\.(?!\d)| (?:last|in|on|this|since|now|yesterday|already|and|but|because)\b
    )`,
  "i",
);

export const withNumberAsked = (text: string, question: string): string => {
  const of = /\d/.test(text) && /\d/.test(question) ? NUMBERED.exec(question)?.[1] : undefined;
  return of === undefined ? text : text.replace(CHANGED_TO, `${of} $&`);
};
