// "The exam's on Monday, right?" "No, Tuesday.": what the other only supposed is told with the value of whoever knows.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage, PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import { hasInnerDangling, opensDangling } from "#plugins/memory-extractors/local/references/leaning/anaphora.ts";
import type { Statement } from "#plugins/memory-extractors/local/statements.ts";
import { answerStatement } from "../answers.ts";
import { ownWords } from "../questions/question-words.ts";
import { isCalled, placesOf, valuesIn, withValue } from "./values.ts";

const SUPPOSES = /,? (?:right|no|yes|yeah|correct|isn't it|aren't they|or)\?$/i;
const OPENS = /^(?:(?:no|nope|nah|actually|sorry|not quite|almost),? )*(?:(?:it|that)(?:'s| is| was) )?/i;
const OF_SPEAKER = /\b(?:I|I'm|I've|my|me|we|our|us|you|your|you're)\b/i;

const ONLY_NO = /^(?:no|nope|nah|not any ?more|no it isn't|no it's not)[.!]*$/i;

/** "So the rent is 400, right?", "Your train is at six, no?": of a thing, which the one who replies can name. */
const SUPPOSED =
  /^(?:(?:and|so|but|oh|ok|wait),? )*((?:the|your) [^,?]{3,80}?),? (?:right|no|yes|yeah|correct|isn't it|aren't they)\?$/i;
/** "The rent is 600 there?": so it is asked with no more than a mark. */
const SUPPOSED_BARELY = new RegExp(
  wrapped`
    ^(?:(?:and|so|but|oh|ok|wait),? )*(
      (?:the|your) (?:[\w'-]+ ){1,3}(?:is|are|costs|starts at|ends at) [£$€]?\d[^,?]{0,30}?
    )(?: there| then| now)?\?$`,
  "i",
);
/** What a question supposes, as the one who replies would say it. */
const supposedIn = (question: PassageSentence): string | null => {
  const asked = plainOf(question);
  const said = (SUPPOSED.exec(asked) ?? SUPPOSED_BARELY.exec(asked))?.[1];
  const own = said === undefined ? undefined : ownWords(` ${said}`)?.trim();
  if (own === undefined || !FINITE.test(own) || hasInnerDangling(own) || opensDangling(own)) return null;
  return `${upperFirst(own)}.`;
};
/** The same with the value of the one who replies. */
const supposedOtherwise = (passage: Passage, answer: PassageSentence, question: PassageSentence): Statement | null => {
  const supposed = supposedIn(question);
  const [value, ...others] = supposed === null ? [] : (valuesSaid(plainOf(answer)) ?? []);
  const [found, ...more] = supposed === null || value === undefined ? [] : placesOf(supposed, value);
  if (supposed === null || value === undefined || found === undefined || others.length + more.length > 0) return null;
  const text = isCalled(found, value.text) ? supposed : withValue(supposed, found, value);
  return answerStatement(passage, { question, answer, text, told: null });
};
const valuesSaid = (said: string) => valuesIn(said.replace(OPENS, "").replace(/[.!]+$/, ""));

/** "Is your gate code still 4471?", "Is the clinic still on Tuesdays?" */
const IS_STILL =
  /^(?:(?:and|so|but|oh),? )*(is|are) ((?:the|your) [^,?]{3,40}?) still (?:(in|on|at|with|for) )?([^,?]{1,30})\?$/i;
const IS_NOW = new RegExp(
  wrapped`
    ^(?:no|nope|nah),? (?:(?:they|we|I|he|she)(?:'ve|'s)? (?:changed|moved|raised|put|lowered) it,? )?
      (?:(?:it|that|they)(?:'s|'re| is| are) )?(?:(?:in|on|at|with|for) )?(\S[^,?]{0,30}?) now[.!]*$`,
  "i",
);
/** "No, 9026 now." → "My gate code is 9026 now." */
const changedSince = (passage: Passage, answer: PassageSentence, question: PassageSentence): Statement | null => {
  const now = IS_NOW.exec(plainOf(answer))?.[1];
  const still = now === undefined ? null : IS_STILL.exec(plainOf(question));
  if (now === undefined || still === null) return null;
  const [, be = "", whose = "", at, was = ""] = still;
  const [value, old] = [valuesIn(now), valuesIn(was)];
  if (value?.length !== 1 || old?.length !== 1 || !isOfOneSort(value[0]?.kind.name, old[0]?.kind.name)) return null;
  const own = ownWords(` ${whose}`)?.trim();
  if (own === undefined || hasInnerDangling(own)) return null;
  const text = `${upperFirst(own)} ${be.toLowerCase()} ${at === undefined ? "" : `${at} `}${now} now.`;
  return answerStatement(passage, { question, answer, text, told: null });
};
const isOfOneSort = (one: string | undefined, other: string | undefined): boolean =>
  one === other || [one, other].every((kind) => kind === "number" || kind === "money" || kind === "year");

/** "Is Ines the treasurer?", "Ines is the treasurer, right?", "Is that Ines, your dentist?": who somebody is. */
const WHO_IS = new RegExp(
  wrapped`
    ^(?:(?:and|so|but|oh),? )*(?:(?:is|was|isn't|wasn't) (?:that )?)?(?-i:\p{Lu}\p{Ll}+)(?:,| is| was)? (
      (?:the|your) (?!(?:ones?|guy|girl|lady|man|woman|boy)\b)[^,?]{3,60}?
    )(?:,? (?:right|no|then))?\?$`,
  "iu",
);
const IS_ANOTHER = /^(?:(?:no|nope|nah),? )+(?:that|it)('s| is| was) (\p{Lu}\p{Ll}+)[.!]*$/iu;
/** "No, that's Edith." → "Edith is the treasurer." */
const whoIsInstead = (passage: Passage, answer: PassageSentence, question: PassageSentence): Statement | null => {
  const [, be = "", name = ""] = IS_ANOTHER.exec(plainOf(answer)) ?? [];
  if (!/^\p{Lu}/u.test(name) || isPlaceOrNation(name) || valuesIn(name)?.[0]?.kind.name !== "name") return null;
  const who = WHO_IS.exec(plainOf(question))?.[1];
  const own = who === undefined ? undefined : ownWords(` ${who}`)?.trim();
  if (own === undefined || hasInnerDangling(own)) return null;
  const text = `${name} ${be === " was" ? "was" : "is"} ${lowerFirst(own)}.`;
  return answerStatement(passage, { question, answer, text, told: null });
};

/** What stands of the turn before, and what the reply makes of it. */
export interface PutRight {
  readonly standing: readonly Statement[];
  readonly statement: Statement | null;
}

/** `told`: what the turn before states; null where the reply leaves it as it is. */
export const putRightByOther = (
  passage: Passage,
  before: Passage | undefined,
  told: readonly Statement[],
): PutRight | null => {
  const [asked, sentence, old] = [before?.sentences.at(-1), passage.sentences[0], told.at(-1)];
  const clause = old?.clauses.length === 1 ? old.clauses[0] : undefined;
  if (asked === undefined || !asked.raw.includes("?") || sentence === undefined) return null;
  const isOnlySupposed = SUPPOSES.test(asked.raw.trimEnd());
  if (old === undefined || clause?.sentence !== asked) {
    const statement =
      supposedOtherwise(passage, sentence, asked) ??
      changedSince(passage, sentence, asked) ??
      whoIsInstead(passage, sentence, asked);
    return statement === null ? null : { standing: told, statement };
  }
  if (!isOnlySupposed) return null;
  const standing = told.slice(0, -1);
  const said = plainOf(sentence);
  if (ONLY_NO.test(said)) return { standing, statement: null };
  const instead = whoIsInstead(passage, sentence, asked);
  if (instead !== null) return { standing, statement: instead };
  const [value, ...others] = valuesSaid(said) ?? [];
  if (value === undefined || others.length > 0) return null;
  const [found, ...more] = placesOf(clause.text, value);
  if (found === undefined || more.length > 0 || isCalled(found, value.text)) return null;
  const text = withValue(clause.text, found, value);
  const by = OF_SPEAKER.test(clause.text) ? clause.passage : passage;
  return { standing, statement: { ...old, clauses: [{ ...clause, passage: by, sentence, text }] } };
};
