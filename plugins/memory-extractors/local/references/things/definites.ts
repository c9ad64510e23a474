// Gives a thing the full name that it was given shortly before: "I love the workshop" behind "How is the pottery workshop?" is
// the pottery workshop. Only where one full name stands there.

import { wrapped } from "#domain/wrapped.ts";
import { BEFORE_THAT, DEFINITE, NO_DEFINITE, PRAISE_WORDS } from "#plugins/memory-extractors/local/cues/definites.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { ABSTRACT_WORDS } from "#plugins/memory-extractors/local/cues/signals.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { oncePerText } from "#plugins/memory-extractors/local/once-per-text.ts";
import { escapePattern, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { readNounPhrase } from "../noun-phrases.ts";

/** In talk, where "that" joins no clauses: "with that choir", "this choir is" */
const POINTING = new RegExp(
  String.raw`\b(?:[Tt]he|[Tt]h(?:is|ese)|(?<=\b(?:${BEFORE_THAT}) )th(?:at|ose)) (?=[a-z])`,
  "g",
);
/** More is said of it right behind: "the workshop in Ghent", "the workshop I joined". */
const TOLD_FURTHER = new RegExp(
  wrapped`
    ^(?: (?:
        of|in|at|on|from|for|with|by|near|about|to|between|behind|next|across|around|called|named|that|which|who|whose
        |where|when|I|we|you|my|our|your|he|she|they
      )\b
      |'s\b|-| \p{Lu}
    )`,
  "u",
);
const OWNER = "(?:my|our|your|the|an?|this|that|these|those|some|his|her|their)";
/** "the shop in Bergen" */
const WHERE = `((?: (?:in|at|of|on|by) (?!(?:${MONTH_NAMES}|${WEEKDAY_NAMES})\\b)(?-i:\\p{Lu})[\\p{L}'-]+(?: (?-i:\\p{Lu})[\\p{L}'-]+)?)?)`;
/** "My old workshop" is not the workshop of now. */
export const ONE_OF_SEVERAL =
  /\b(?:old|former|previous|last|next|other|another|first|second|third|ex|different|same|whole)\b/i;

const withoutPraise = (words: string): string =>
  words
    .split(" ")
    .filter((word) => !PRAISE_WORDS.has(word.toLowerCase()))
    .join(" ");

/** "the last jazz evening" is the jazz evening. */
const LAST_OF_KIND = /^(?:last|next) (?=\S+ )/i;
/** The noun with what stands before and behind it, wherever it is named. */
const namesOf = (head: string, text: string): string[] =>
  matchesIn(text, namedAs(head)).flatMap(([, named = "", where = ""]) => {
    const words = named.replace(LAST_OF_KIND, "");
    const phrase = readNounPhrase(words, 0);
    return phrase?.words === words ? [`${withoutPraise(words)}${where}`] : [];
  });
const namedAs = oncePerText(
  (head) => new RegExp(`\\b${OWNER} ((?:[\\p{L}'-]+ ){0,3}${escapePattern(head)})\\b${WHERE}`, "giu"),
);

/** "the fair two years ago" */
const WHEN = /^(?:two|three|four|five|six|ten|\d+|few|several|twice)$/i;
/** The one word behind "the", of which nothing more is said. */
const bareNoun = (text: string): string | null => {
  const phrase = readNounPhrase(text, 0);
  const [head = "", next] = (phrase?.words ?? "").split(" ");
  const isAlone = next === undefined || /^[a-z]{3,}ed$/.test(next) || WHEN.test(next);
  return isAlone && /^[a-z'-]{3,}$/.test(head) && !TOLD_FURTHER.test(text.slice(head.length)) ? head : null;
};

/** "You're a swimming teacher", "I was a ski coach": of what work somebody is, and not "the teacher" of whom either tells. */
const isTradeOfOne = oncePerText(
  (head) =>
    new RegExp(
      `\\b(?:I|you)(?:'re|'m| (?:are|am|were|was|have been|used to be)) (?:also )?an? (?:[\\p{L}'-]+ ){0,3}${escapePattern(head)}\\b`,
      "iu",
    ),
);
/** The one full name of a thing, or null: two workshops were spoken of, or none by more than its kind. */
const fullName = (head: string, texts: readonly string[]): string | null => {
  for (const told of texts) {
    if (!told.toLowerCase().includes(head)) continue;
    const names = new Set(namesOf(head, told).filter((name) => name.toLowerCase() !== head));
    if (names.size === 0) continue;
    if (isTradeOfOne(head).test(told)) return null;
    const [name = ""] = names;
    return names.size === 1 && !ONE_OF_SEVERAL.test(name) ? name : null;
  }
  return null;
};

/** "Lena's baby" of "your cousin Lena's baby" */
const OF_SOMEBODY = /\p{Lu}[\p{L}-]+'s .*$/u;
/** "your uncle's boat": whose uncle, "the" does not say. */
const OF_KIN = new RegExp(`\\b(?:${KIN_NOUNS})'s `, "i");
/** The thing by its full name, as it stands behind a word in the clause or opens it; null where "the" would tell it of the wrong one. */
const asNamed = (name: string, opens: boolean): string | null => {
  const owned = OF_SOMEBODY.exec(name)?.[0];
  if (owned !== undefined) return owned;
  return OF_KIN.test(name) ? null : `${opens ? "The" : "the"} ${name}`;
};

/** `told`: what was said shortly before, the nearest first; `isTalk`: by two people. */
export const withFullNames = (text: string, told: readonly string[], isTalk = false): string => {
  let result = "";
  let at = 0;
  for (const { 0: determiner, index } of matchesIn(text, isTalk ? POINTING : DEFINITE)) {
    const from = index + determiner.length;
    const head = bareNoun(text.slice(from));
    if (head === null || head === "one" || NO_DEFINITE.has(head) || ABSTRACT_WORDS.has(head)) continue;
    const name = fullName(head, told);
    const named = name === null || text.includes(name) ? null : asNamed(name, determiner.startsWith("T"));
    if (named === null) continue;
    result += `${text.slice(at, index)}${named}`;
    at = from + head.length;
  }
  return result + text.slice(at);
};
