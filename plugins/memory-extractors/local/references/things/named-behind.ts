// Names what a word stands for by what stands right behind its sentence: "I gave mine up, you know. The allotment." → "I gave the
// allotment up"; "I'm dating someone. Her name is Ada" → "I'm dating someone called Ada".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { PARTNERS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isDemonym, isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { isPlural, readNounPhrase } from "../noun-phrases.ts";
import { ROLES } from "../persons/new-people.ts";

/** What one has or deals with, and no more said of it. */
const STANDS_FOR = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve|'m|'ll| have| will)? (?:[\w']+ ){0,3}[\w']+ (it|mine|ours|them)(?= (?:
        up|away|off|out|back|down|in|again|now|too|already|last \w+|yesterday|today|on \w+day
      )\b
      |[.!,]|$
    )[^,;]{0,40}$`,
  "i",
);
/** "The allotment.", "My old van!" */
const ONLY_NAMES = /^(the|my|our|that) ((?:[a-z'-]+ ){0,2}[a-z'-]+)[.!]*$/i;
/** "The fool.", "The cheek": what is thought of somebody. */
const NO_NAME = new RegExp(
  wrapped`
    \b(?:
      one|ones|things?|lot|others?|end|truth|point|best|worst|rest|same|cheek|nerve|bastards?|idiots?|fools?|cows?|pigs?
      |rats?|snakes?|swine|witch(?:es)?|devils?|angels?|saints?|hero(?:es)?|legends?|brutes?|monsters?|liars?|cheats?
      |poor|love|god|word|bit|way|time|fault|bad|pleasure|treat|shame|horror|joy|relief
    )\b`,
  "i",
);
const LONGEST_NAME = 40;

/** "I'm dating someone new", "We've hired somebody" */
const SOMEONE = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m|'re|'ve| am| are| have)? (?:(?:just|also|now|recently|finally|actually|been|started|kind of) )*(?:
      dating|seeing|going out with|engaged to|met|found|hired|married|talking to|living with
    ) (?:someone|somebody)(?: new)?(?=(?: (?:now|recently|lately|again|last \w+|at \w+))?[.!]*$)`,
  "i",
);
const CALLED_SO = new RegExp(
  wrapped`
    ^(?:(?:his|her|their) name(?:'s| is)|(?:s?he|they)(?:'s|'re| is| are) called) (
      \p{Lu}[\p{L}'-]+(?: (?-i:\p{Lu})[\p{L}'-]+)?
    )(?=[.,!;]|$| (?:and|but) )`,
  "iu",
);
/** "I have a new boyfriend", "We got a neighbour now" */
const ONE_IN_ROLE = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve|'m|'re)? (?:(?:just|also|recently|finally|actually|have|are|am|now) )*(?:
      have|got|hired|found|met|seeing|dating|getting
    ) an? (?:(?!and\b|or\b|for\b)[a-z-]+ ){0,2}?(?:${ROLES}|${PARTNERS}|guy|man|girl|woman|lady)
    (?=(?: (?:now|recently|lately|again|last \w+|at \w+|in (?-i:\p{Lu})\p{Ll}+))?[.!]*$)`,
  "iu",
);
/** "I talked to the roofer today": whose name stands behind. */
const DEALT_WITH = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:just|also|recently|finally|actually) )*(?:
      (?:talked|spoke|wrote) (?:to|with)|met(?: with)?|called|rang|phoned|emailed|texted|saw|hired|found|booked|visited
    ) (?:the|our|my|an?) (?:(?!and\b|or\b|for\b)[a-z-]+ ){0,2}?(?:${ROLES}|[a-z]{3,}(?:er|ist|or|ian))
    (?=(?: (?:now|today|yesterday|this \w+|again|last \w+|on \w+day))?[.!]*$)(?<!\b(?:mother|father|brother|sister|daughter))`,
  "i",
);
const FULL_NAME =
  /^(?:his|her) name(?:'s| is) (\p{Lu}[\p{L}'-]+(?: (?-i:\p{Lu})[\p{L}'-]+)?)(?=[.,!;]|$| (?:and|but) )/iu;
/** "We picked a name for the puppy. It's going to be Biscuit." */
const NAME_PICKED = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:just|also|finally|now) )*(?:
      picked|chose|chosen|found|got|have|decided on|settled on|agreed on
    ) (?:a|the|her|his|its) name(?: for (?:the|our|my) [\w-]+(?: [\w-]+)?)?(?=[.!]*$)`,
  "i",
);
const IT_IS_NAME = new RegExp(
  wrapped`
    ^(?:(?:it(?:'s| is| will be|'ll be)|(?:it's|it is) going to be|s?he(?:'s| is| will be|'ll be)) )?(\p{Lu}[\p{L}'-]+)
      (?=[.!]*$|, (?!because|since)| (?:and|but|the) )`,
  "iu",
);

/** "Her name is Ada and she's strict" → "Ada is strict", where the sentence before is told with the name. */
const NAME_FIRST = new RegExp(
  wrapped`
    ^(?:(?:his|her) name(?:'s| is)|s?he(?:'s| is) called) (\p{Lu}[\p{L}'-]+(?: (?-i:\p{Lu})[\p{L}'-]+)?)(?:,| and| but) (?:and )?s?he
      (?:('s) (?=got |been )|('s)| (?=[a-z]))`,
  "iu",
);
const asToldBehind = (_: string, name: string, has: string | undefined, is: string | undefined): string =>
  `${name}${has !== undefined ? " has " : is !== undefined ? " is" : " "}`;
const withNameBehind = (text: string, behind: string): string => {
  const dealt = DEALT_WITH.exec(text)?.[0];
  const full = dealt === undefined ? undefined : FULL_NAME.exec(behind)?.[1];
  if (dealt !== undefined && full !== undefined) {
    const rest = text.slice(dealt.length);
    return `${dealt}, ${full}${/^ /.test(rest) ? "," : ""}${rest}`;
  }
  const picked = NAME_PICKED.exec(text)?.[0];
  const pick = picked === undefined ? undefined : IT_IS_NAME.exec(behind)?.[1];
  if (picked !== undefined && pick !== undefined && /^\p{Lu}/u.test(pick) && (isFirstName(pick) || !isDemonym(pick)))
    return `${picked}: ${pick}.`;
  const [called, name] = CALLED_SO.exec(behind) ?? [];
  if (called === undefined || name === undefined) return text;
  const who = SOMEONE.exec(text)?.[0] ?? (NAME_FIRST.test(behind) ? ONE_IN_ROLE.exec(text)?.[0] : undefined);
  return who === undefined ? text : `${who} called ${name}${text.slice(who.length)}`;
};

const ONLY_NAME = /^(?:[Hh]is|[Hh]er) name(?:'s| is) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?[.!]*$/u;
/** Nothing is left of "His name is Ron", once the plumber before it is told by it. */
const withoutNameTold = (text: string, before: string): string => {
  if (!(NAME_FIRST.test(text) || ONLY_NAME.test(text)) || withNameBehind(before, text) === before) return text;
  return ONLY_NAME.test(text) ? "" : text.replace(NAME_FIRST, asToldBehind);
};

export const withNamedBehind = (said: string, { sentences, listener }: Passage, at: number): string => {
  const text = withoutNameTold(said, sentences[at - 1]?.raw.trim() ?? "");
  const next = sentences[at + 1]?.raw.trim() ?? "";
  if (next === "") return text;
  const named = withNameBehind(text, next);
  return listener === null || next.length > LONGEST_NAME ? named : withThingBehind(named, next);
};

const withThingBehind = (text: string, behind: string): string => {
  const [, owner = "", words = ""] = ONLY_NAMES.exec(behind) ?? [];
  const pronoun = STANDS_FOR.exec(text)?.[1]?.toLowerCase();
  if (words === "" || pronoun === undefined || NO_NAME.test(words) || FINITE.test(behind)) return text;
  const phrase = readNounPhrase(words, 0);
  if (phrase?.words !== words) return text;
  if (pronoun === "it" || pronoun === "them" ? isPlural(phrase.head) !== (pronoun === "them") : false) return text;
  return text.replace(new RegExp(`\\b${pronoun}\\b`, "i"), `${lowerFirst(owner)} ${words}`);
};
