// What the other brought up is what a reply goes on about: "You've bought a motorcycle, I hear." "It's an old Ural", "So no concerts
// for a while." "I'd planned two of them".

import { wrapped } from "#domain/wrapped.ts";
import { did } from "#plugins/memory-extractors/local/answers/questions/question-words.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_SIX } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, pluralOf, readNounPhrase, singularOf } from "../noun-phrases.ts";
import { withoutShort } from "../persons/has-or-is.ts";
import { OPENS_WITH_ONE } from "./asked-things.ts";

const NO_THING = new RegExp(
  wrapped`
    ^(?:
      times?|days?|weeks?|months?|years?|things?|plans?|news|ideas?|words?|thoughts|minutes?|bit|lot|point|chance|cold
      |feeling|job|move|question
    )$`,
  "i",
);
const SOMEBODY = new RegExp(`^(?:${KIN_NOUNS}|guy|man|woman|girl|boy|lady)$`, "i");

interface Named {
  readonly owner: string;
  readonly words: string;
}
/** What stands behind each match in a text, with the word before it. */
const namedBehind = (text: string, before: RegExp): Named[] =>
  matchesIn(text, before).flatMap(({ 0: all, 1: owner = "", index }) => {
    const phrase = readNounPhrase(text, index + all.length);
    return phrase === null || NO_THING.test(phrase.head) ? [] : [{ owner: owner.toLowerCase(), words: phrase.words }];
  });
const only = (named: readonly Named[]): Named | null =>
  new Set(named.map(({ words }) => words)).size === 1 ? (named[0] ?? null) : null;

const SEVERAL = /\b(the|your|those|these|no|any) (?=[a-z])/gi;
const OF_THEM = new RegExp(
  String.raw`\b(one|${TWO_TO_SIX}|some|many|most|all|none|both|half|several|a few) of them\b`,
  "i",
);
const IS_OF_UNKNOWN = new RegExp(`^(?:${TWO_TO_SIX}|some|many|several|a few)$`, "i");
const THEY = /\b(?:they|these|those|them|others|ones)\b/i;
/** "I'd planned two of them" → "I'd planned two concerts"; "one of them still writes" → "one of the tenants still writes" */
const withSeveral = (text: string, told: string): string => {
  const match = OF_THEM.exec(text);
  if (match === null || THEY.test(text.slice(0, match.index))) return text;
  const [all, count = ""] = match;
  const several = namedBehind(told, SEVERAL).filter(({ words }) => isPlural(words.split(" ").at(-1) ?? ""));
  const named = only(several);
  if (named === null) return text;
  const isUnknown = /^(?:no|any)$/.test(named.owner);
  if (isUnknown && !IS_OF_UNKNOWN.test(count)) return text;
  return text.replace(all, `${count} ${isUnknown ? "" : `of ${named.owner === "your" ? "my" : "the"} `}${named.words}`);
};

const ANY_ONE = /\b(an?) (?=[a-z])/gi;
const YOURS = new RegExp(
  wrapped`
    (?<!\b(?:when|if|whenever|once|because) )\byou(?:'ve| have)? (?:(?:just|also|finally|really) )*
      (?:bought|got|have|built|opened|rented|own) (an?) (?=[a-z])`,
  "gi",
);
/** "You've bought a motorcycle" "It's an old Ural" → "My motorcycle is an old Ural" */
const withYours = (text: string, told: string): string => {
  if (!OPENS_WITH_ONE.test(text)) return text;
  const named = namedBehind(told, ANY_ONE).length === 1 ? only(namedBehind(told, YOURS)) : null;
  const head = named?.words.split(" ").at(-1) ?? "";
  return named === null || isPlural(head) || SOMEBODY.test(head)
    ? text
    : `${upperFirst(`my ${named.words}`)}${withoutShort(text.slice("it".length))}`;
};

const ALONE =
  /^(?!(?:thanks|congrats|yes|cheers|always|perhaps|sometimes|besides|loads|tons|lots|sorry)\b)((?:[\p{L}-]+ )?[\p{L}-]{3,}s)[.!]$/iu;
const THEM = /\bthem\b/i;
const ANY_PLURAL = /\b[a-z]{3,}s\b/;
/** "Stamps and old postcards, mostly." */
const KINDS_ALONE = new RegExp(
  wrapped`
    ^(?:(?:mostly|mainly|usually) )?((?:[\p{L}-]+ )?[\p{L}-]{3,}s(?: and (?:[\p{L}-]+ )?[\p{L}-]{3,}s)?)
      (?:,? (?:mostly|mainly|usually))?[.!]$`,
  "iu",
);
const THEY_DO = new RegExp(wrapped`
  ^They(?= (?:(?:really|always|also|just) )?(?:
      remind|sell|help|make|taste|grow|bring|smell|calm|last|keep|give|cheer|relax|inspire|fascinate|scare|feel
    )\b
  )`);
/** "Old barns and boats. They remind me of home" → "Old barns and boats remind me of home" */
const withKindsAlone = (text: string, last: string): string => {
  const words = THEY_DO.test(text) && !FINITE.test(last) ? KINDS_ALONE.exec(last)?.[1] : undefined;
  const heads = (words ?? "").split(" and ").map((kind) => kind.split(" ").at(-1) ?? "");
  if (words === undefined || heads.some((head) => !isPlural(head) || NO_THING.test(head) || SOMEBODY.test(head)))
    return text;
  return text.replace(THEY_DO, upperFirst(words));
};
/** "Old maps. I buy them in Lille" → "I buy old maps in Lille" */
export const withSeveralAlone = (text: string, last: string): string => {
  if (THEY_DO.test(text)) return withKindsAlone(text, last);
  const words = THEM.test(text) && !FINITE.test(last) ? ALONE.exec(last)?.[1] : undefined;
  const head = words?.split(" ").at(-1) ?? "";
  if (words === undefined || !isPlural(head) || NO_THING.test(head) || SOMEBODY.test(head)) return text;
  return ANY_PLURAL.test(text.slice(0, text.search(THEM))) ? text : text.replace(THEM, lowerFirst(words));
};

/** "What kind of patients do you treat?" */
const KIND_ASKED =
  /\bwhat (?:kinds?|sorts?|types?) of ([a-z]{3,}s) (do|did) you (?:mostly |usually |mainly )?([a-z]{3,})\?/i;
/** "The plum bun, no contest." */
const ONE_ALONE = /^(?:the|an?) ((?:[\p{L}-]+ ){0,2}[\p{L}-]{3,})[.!]$/iu;
/** "My cousins." */
const OWN_ALONE = /^(?:my|our) ((?:[\p{L}-]+ )?[\p{L}-]{3,}[^s\W]s)[.!]$/iu;
const NO_KINDS =
  /^(?:thanks|congrats|congratulations|yes|cheers|always|perhaps|sometimes|besides|loads|tons|lots|guys|greetings|apologies|blessings)\b/i;
const NO_DOUBT = new RegExp(
  wrapped`
    , (?:
      believe it or not|no contest|no (?:question|doubt)(?: about it)?|hands down|without (?:a|any) doubt|by far|for sure
      |of course|definitely|obviously
    )(?=[.!]*$)`,
  "i",
);
/**
 * "What kind of patients do you treat?" "Mostly skiers. One of them is seventy" → "One of the patients I treat is seventy"; "The plum
 * bun. He ate four of them" → "four of the plum buns". `own`: what the turn said before, `asked`: the turn it replies to.
 */
export const withThoseAnswered = (text: string, own: string, asked: string): string => {
  const match = text.includes("of them") ? OF_THEM.exec(text) : null;
  if (match === null || THEY.test(text.slice(0, match.index))) return text;
  const last = own.trim().replace(NO_DOUBT, "");
  if (FINITE.test(last)) return text;
  const [all, count = ""] = match;
  const [, kind, tense = "", verb = ""] = KIND_ASKED.exec(asked) ?? [];
  if (kind !== undefined)
    return text.replace(all, `${count} of the ${kind.toLowerCase()} I ${tense === "did" ? did(verb) : verb}`);
  const owned = OWN_ALONE.exec(last)?.[1];
  if (owned !== undefined) return text.replace(all, `${count} of my ${lowerFirst(owned)}`);
  const several = NO_KINDS.test(last) ? undefined : KINDS_ALONE.exec(last)?.[1];
  const one = ONE_ALONE.exec(last)?.[1] ?? "";
  const named = several ?? (one === "" || isPlural(one) ? one : pluralOf(one));
  const head = named.split(" ").at(-1) ?? "";
  return named === "" || NO_THING.test(head) || SOMEBODY.test(singularOf(head))
    ? text
    : text.replace(all, `${count} of the ${lowerFirst(named)}`);
};

/** `told`: the other's last turn. */
export const withBroughtUp = (text: string, told: string): string => withYours(withSeveral(text, told), told);
