// "An old boat. My cousin found it in Lund." → "My cousin found an old boat in Lund": what the sentence right before named, alone or as
// what it tells of, in place of "it", "that" or "they".

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { escapePattern, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { hasInnerDangling } from "../leaning/anaphora.ts";
import { isPlural, readNounPhrase } from "../noun-phrases.ts";
import { NO_THING, ONE } from "./asked-things.ts";

/** "A nightmare.", "What a pity": what is thought of a thing, and no thing. */
export const JUDGEMENT = new RegExp(
  wrapped`
    \b(?:
      bit|lot|little|while|few|ton|nightmare|pity|shame|disaster|catastrophe|tragedy|surprise|shock|relief|mess|joke
      |miracle|pleasure|joy|delight|dream|bargain|steal|rip-?off|mistake|blast|headache|pain|scandal|bummer|drag|bore
      |failure|success|treat|gem|beauty|riot|hoot|wonder|nuisance|waste|blessing|curse
    )$`,
  "i",
);
const judgesAlone = (last: string): boolean => {
  const words = NAMED_ALONE.exec(last.trimEnd())?.[2];
  return words !== undefined && JUDGEMENT.test(words);
};
/** "How was the car?" "A nightmare. I sold it": still the car. */
export const isOnlyJudgement = (last: string): boolean => !FINITE.test(last) && judgesAlone(last);

/** Not "A begonia sounds fun." */
const NAMED_ALONE =
  /^(?:what |just |only )?(an?|the(?<=^(?:just|only) the)) (?![^.,!?]* (?:sounds|smells|tastes|looks|seems|feels) )([^.,!?]{2,40})[.!]$/i;
/** "I took up fencing." "Fencing! I did that at school" → "I did fencing at school": what the other named is said again. */
const ECHOED = /^((?:an? )?[\p{L}-]{4,}(?: [\p{L}-]{3,})?)!$/u;
const DID_THAT = new RegExp(
  wrapped`
    (?<=
      ^(?:I|we)(?:'ve)? (?:(?:also|always|only|once|just) )?(?:
        did|do|done|tried|try|loved?|played?|learn(?:ed|t)?|studied|missed?|grew|grow|enjoy(?:ed)?
        |wanted to (?:learn|try|do)
      ) )that(?=[.,!]|$| (?:at|in|on|when|as|for|with|once|too|back|last|every|until|before|and|but)\b)`,
  "i",
);
const withEchoed = (text: string, last: string, other: string): string => {
  const echo = DID_THAT.test(text) ? ECHOED.exec(last.trim())?.[1]?.toLowerCase() : undefined;
  return echo !== undefined && new RegExp(String.raw`\b${escapePattern(echo)}\b`, "i").test(other)
    ? text.replace(DID_THAT, echo)
    : text;
};

/** "What's it about?" "A badger who fears the dark. I wrote it in May.": the book. */
const ASKS_WHAT_OF = /\b(?:about|of|mean|for)\?\s*$/i;
/** "An old boat. My cousin found it in Lund." → "My cousin found an old boat in Lund": what was just named by nothing but its name. */
export const withThingNamed = (text: string, last: string, asked: string): string => {
  if (last.endsWith("!")) return withEchoed(text, last, asked);
  if (ASKS_WHAT_OF.test(asked)) return text;
  const [, owner = "", words] = NAMED_ALONE.exec(last) ?? [];
  if (words === undefined || JUDGEMENT.test(words) || FINITE.test(last) || isPlural(words) || !hasInnerDangling(text))
    return text;
  return text.replace(ONE, `${owner.toLowerCase()} ${words}`);
};

/** "It took us a month to restore it", "It cost me 2,300 to replace" */
const TOOK_TO_DO = /^It (?:took|cost) (?:me|us) (?:[^.,;!?]|[.,](?=\d))+ to [a-z]+(?: it)?(?=[.!]*$)/i;
/** "That lamp is from 1874.", "I heard your boiler broke?" */
const TOLD_OF = new RegExp(
  wrapped`
    (?:^|[.!?,] |\b(?:heard|hear|think|thought|said|know) (?:that )?)(that|this|the|my|our|your) (
      (?:(?!(?:is|was|are|has|had)\b)[a-z-]+ )?[a-z-]+
    )
    (?: finally| just)? (?:
      is|was|comes|came|dates|broke|leaked|died|failed|exploded|flooded|burst|collapsed|crashed|needed|had
    )\b`,
  "i",
);
/** "It took us a month to restore it" behind "That lamp is from 1874" → "... to restore that lamp" */
export const withThingTaken = (text: string, last: string, other: string): string => {
  const taken = TOOK_TO_DO.exec(text)?.[0];
  const [, owner = "", words = ""] = taken === undefined ? [] : (TOLD_OF.exec(last) ?? TOLD_OF.exec(other) ?? []);
  if (taken === undefined || words === "" || isPlural(words) || NO_THING.test(words)) return text;
  const whose = { my: "my", our: "our", your: "my", that: "that" }[owner.toLowerCase()] ?? "the";
  return `${taken.replace(/ it$/, "")} ${whose} ${words}${text.slice(taken.length)}`;
};

const THEY = /^they(?='re| are| were)/i;
/** "I lent them to Otto" */
const DOES_WITH_THEM = new RegExp(
  wrapped`
    (?<=
      ^(?:I|we)(?:'ve| have)? (?:just |already |also )?(?:
        lent|gave|given|sold|returned|took|taken|brought|left|lost|borrowed|packed|kept|keep|have|washed|cleaned|fixed
        |broke|put|bought
      ) )(?:them|those(?= (?:off|away|out|down|back|to|in|at|last|yesterday)\b|[.,!]|$))(?![\w-])`,
  "i",
);
const SEVERAL_NAMED = /\b(?:the|your|those|these) (?=[a-z])/gi;
const SOMEBODY = new RegExp(`^(?:${KIN_NOUNS}|people|guys|folks|[a-z]*men|[a-z]*women)$`, "i");
/** "I think Dad has the slides." "They're in my attic" → "The slides are in my attic", where one kind of things was named last. */
export const withSeveralNamed = (text: string, told: string): string => {
  const they = [THEY, DOES_WITH_THEM].find((pattern) => pattern.test(text));
  if (they === undefined) return text;
  const last = told.split(/(?<=[.!?]) /).at(-1) ?? "";
  const heads = matchesIn(last, SEVERAL_NAMED).flatMap(({ 0: before, index }) => {
    const phrase = readNounPhrase(last, index + before.length);
    return phrase === null || /\d/.test(phrase.head) || NO_THING.test(phrase.head) ? [] : [phrase.words];
  });
  const [words = ""] = heads;
  const head = words.split(" ").at(-1) ?? "";
  if (last.trimEnd().endsWith("?") || new Set(heads).size !== 1 || !isPlural(head) || SOMEBODY.test(head)) return text;
  return they === THEY
    ? text.replace(THEY, `The ${words}`).replace(/'re /, " are ")
    : text.replace(DOES_WITH_THEM, `the ${words}`);
};
