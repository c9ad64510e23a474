// "Is your brother still in Leeds?" "Moved to York in May": a reply that leaves out its subject is told of whom the question is
// about, not of the one who replies.

import { lowerFirst, upperFirst } from "../capitals.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { opensWithSubject } from "../cues/openings.ts";
import { withSubject } from "../sentences/subjects.ts";

/** "Is he still there?", "Did your aunt like it?", "How's Ruta doing?" */
const ASKS_AFTER = new RegExp(
  String.raw`\b(?:is|was|does|did|has|had|will|how's|what's|where's|isn't|doesn't|didn't|hasn't) (he|she|your (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})|(?-i:\p{Lu}\p{Ll}+))\b(?! and (?:I|you)\b)(?!')[^.?!]*\?\s*$`,
  "iu",
);
const NO_PERSON = /^(?:It|That|This|There|The|Your|My|Work|School|Everything|Anything|Anyone)$/;
/** "Visited her on Sunday": of the one who replies. */
const OBJECTS: Readonly<Record<string, RegExp>> = { he: /\bhim\b|\bhis\b/i, she: /\bher\b/i };
const ANY_OBJECT = /\b(?:him|her|them|his)\b/i;
/** What happened: "Love it!" says the one who replies. */
const PAST =
  /^(?:just |finally |already |recently )?(?:[a-z]+ed|got|went|had|made|took|left|lost|found|came|ran|won|fell|broke|quit|met|sold|bought|began|became|gave)\b/i;

/** `text`: the reply without its lead-ins; `question`: what was asked last. */
export const withSubjectAsked = (text: string, question: string): string => {
  if (opensWithSubject(text) || !PAST.test(text)) return text;
  const who = ASKS_AFTER.exec(question)?.[1];
  if (who === undefined || NO_PERSON.test(who)) return text;
  if (withSubject(text)?.startsWith("I ") !== true || (OBJECTS[who.toLowerCase()] ?? ANY_OBJECT).test(text))
    return text;
  return `${upperFirst(who.replace(/^your /i, "my "))} ${lowerFirst(text)}`;
};
