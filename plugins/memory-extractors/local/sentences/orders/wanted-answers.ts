// How what an assistant gives is to be, told as a want of one's own: "I'd like all code examples in TypeScript", "I always want prices
// in euros when you compare flights".

import { wrapped } from "#domain/wrapped.ts";
import { thirdPerson } from "#plugins/memory-extractors/local/telling/verbs.ts";
import { WHEN_YOU } from "./reply-words.ts";

/** "I'd like all code examples in TypeScript": how what an assistant writes is to be. */
const WANTED = new RegExp(
  wrapped`
    ^I(?:(?:'d| would) (?:like|love|prefer)| want) (
      (?:all |any |your |the |my )*(?:(?:code|short|long|all) )?(?:
        code|examples?|snippets?|answers?|replies|responses?|explanations?|measurements|units|recipes|dates|prices
        |amounts|temperatures|distances|summaries|messages|comments
      ) (?:to be |in |with |without |as |written )\S[^;]{0,80}
    )$`,
  "i",
);
/** "I always want the numbers first when you compare tariffs" */
const WANTED_WHEN_YOU = new RegExp(
  wrapped`
    ^(I (?:(?:always|only|usually|generally|never|also) )?(?:want|need|prefer|like)|I'd (?:like|love|prefer)) (?!
      (?:you|to|it|when|that|this)\b
    )([^,;?]{3,80}?) (?=${WHEN_YOU})([a-z ]+?) you (?!make\b|[a-z]+ one\b)([a-z]+)([^,;?]{0,50}?)(?:,? please)?[.!]*$`,
  "i",
);
export const wantedAnswers = (text: string): string | null => {
  const [, I, wish, when, verb = "", rest = ""] = text.includes(" you ") ? (WANTED_WHEN_YOU.exec(text) ?? []) : [];
  if (wish !== undefined) return `${I} ${wish} ${when} the assistant ${thirdPerson(verb.toLowerCase(), false)}${rest}.`;
  const what = WANTED.exec(text)?.[1];
  return what === undefined ? null : `I want ${what.replace(/\byour\b/gi, "the assistant's")}`;
};
