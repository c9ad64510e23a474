// "And your brother? Still in Dubai?": two questions that ask one thing, put as one: "Is your brother still in Dubai?".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { isPlural } from "#plugins/memory-extractors/local/references/noun-phrases.ts";

const STATE = wrapped`
  still|back|happy|over|any better|all (?:right|well|good)|settled|enjoying|working|doing|home|better|recovered|retired
  |married|at|in|off|on`;
/** Behind a mention of somebody, or in the same sentence. */
const ASKS_STATE = new RegExp(String.raw`^(?:is s?he )?((?:${STATE})\b[^.?!]{0,60}\?)\s*$`, "i");
const MENTION = wrapped`
  (?:(?:and|so|but|oh|how about|what about|how's|hows),? )*(your (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})(?: \p{Lu}\p{Ll}+)?)`;
const MENTIONS_ONLY = new RegExp(`^${MENTION}\\?\\s*$`, "iu");
const IN_ONE = new RegExp(String.raw`^${MENTION}, ((?:${STATE})\b[^.?!]{0,60}\?)\s*$`, "iu");

/** "And Otto, is he still in Leeds?", "And the exam, did you pass it?", "And Petra, are you two in touch?" */
const FRONTED = new RegExp(
  wrapped`
    ^(?:(?:and|so|but|oh),? )+((?:your|the) (?:[\w'-]+ ){0,2}?[\w'-]+|(?-i:\p{Lu}\p{Ll}+)), (?:
      ((?:is|was|does|did|has|will|can|are|were|do|have) )(?:s?he|they|it)( [^.?!]{3,60})
      |(did you (?:pass|win|finish|fail|sell|find|get|buy|fix|miss))(?: it| them)?
      |(are you (?:two|both|guys )?(?: still)? (?:in touch|together|friends|speaking|talking|dating|back together))
    )\?$`,
  "iu",
);
const withFronted = (question: string, listener: string | null): string => {
  const [, thing = "", aux = "", rest = "", deed, pair] = FRONTED.exec(question) ?? [];
  if (thing === "" || listener?.startsWith(thing) === true) return question;
  if (pair !== undefined) return `${upperFirst(pair.replace(/ (?:two|both|guys)\b/, ""))} with ${thing}?`;
  return deed === undefined ? `${upperFirst(aux)}${thing}${rest}?` : `${upperFirst(deed)} ${thing}?`;
};

/** "You're studying architecture, right? Remind me where?" */
const WHERE_ONLY =
  /^(?:(?:remind me|tell me|and|so|but),? )*(where|when|who with|since when)(?: (?:was it|is it|is that|exactly))?(?: again)?\?\s*$/i;
const SUPPOSED =
  /^(?:(?:and|so|but|oh|now|wait),? )*you(?:'re| are) (?:still )?([^,.?!]{3,60}?)(?:, (?:right|aren't you|yes|no|yeah|huh))?[?.!]$/i;
const whereOf = (question: string, turn: Passage | undefined): string | null => {
  const where = turn === undefined ? undefined : WHERE_ONLY.exec(question)?.[1];
  const said = where === undefined ? [] : (turn?.sentences.map(plainOf) ?? []);
  const doing = SUPPOSED.exec(said[said.indexOf(question) - 1] ?? "")?.[1];
  return where === undefined || doing === undefined || !/^[a-z]+ing\b/.test(doing)
    ? null
    : `${upperFirst(where.toLowerCase())} are you ${doing}?`;
};

/** A question of a turn with whom the words before it name; other questions as they are. */
export const withMentionBefore = (asked: string, turn: Passage | undefined): string => {
  const where = whereOf(asked, turn);
  if (where !== null) return where;
  const question = withFronted(asked, turn?.listener ?? null);
  const [, whom, open] = IN_ONE.exec(question) ?? [];
  const state = open ?? ASKS_STATE.exec(question)?.[1];
  if (state === undefined || turn === undefined) return question;
  const said = turn.sentences.map(plainOf);
  const named = whom ?? MENTIONS_ONLY.exec(said[said.indexOf(question) - 1] ?? "")?.[1];
  if (named === undefined) return question;
  const be = isPlural(named.split(" ")[1] ?? "") ? "Are" : "Is";
  return `${be} ${lowerFirst(named)} ${lowerFirst(state)}`;
};
