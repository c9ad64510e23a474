// "I speak English with you", "I write to you on the bus": typed for an assistant, "you" is the assistant.

import { wrapped } from "#domain/wrapped.ts";

/** What is done in a chat with whoever answers. */
const WITH_YOU = new RegExp(
  wrapped`
    ^(
      (?:I|we)(?:'m|'re| am| are|'ve been| have been)? (?:(?:also|only|just|always|mostly|usually|often|sometimes|never) )?
      (?:
        speak|talk|chat|practi[sc]e|write|type|read|study|learn|train|work|plan|discuss
      )(?:ing)?(?: (?!(?:and|but|because|so|that|if|when)\b)[\p{L}'-]+){0,4}? (?:with|to)
    ) you(?= (?!(?:and|or|all|guys|two|both)\b)|[.,;!]|$)`,
  "iu",
);

export const withAssistantNamed = (text: string): string =>
  text.includes(" you") ? text.replace(WITH_YOU, "$1 the assistant") : text;
