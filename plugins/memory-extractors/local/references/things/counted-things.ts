// Says what a bare count is of, where its speaker makes or sells one kind of thing: "I've been carving spoons." "I've sold six so
// far" → "I've sold six spoons so far"; and of what there is a stock, where something is to be used up: "we have a lot left".

import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, readNounPhrase } from "../noun-phrases.ts";
import { isPerfect } from "../persons/has-or-is.ts";

const NUMBER = `\\d+(?![.,]?\\d)|${TWO_TO_TWELVE}|fifteen|twenty|thirty|forty|fifty|a dozen|a few|several|a couple`;
/** "I've sold six so far, two of them to a school" */
const COUNTED = new RegExp(
  wrapped`
    \b(?:I|we)(?:'ve| have)? (?:already |just |only |even )?(?:
      sold|made|finished|built|baked|knitted|painted|carved|lost|kept|given away|shipped|restored|fixed|written|wrote
      |planted|hatched|rehomed
    ) (?:about |around |over |nearly |almost |at least )?(?:${NUMBER})
    (?=
      (?: (?:so far|already|to date|this|last|since|at|in|on|to|yesterday|today|now)\b)|,|[.!]*$
    )(?! (?:this|that) [a-z]+s\b)`,
  "i",
);
/** "making guitars", "selling my lamps", "did portraits" */
const KIND = new RegExp(
  wrapped`
    \b(?:
      did|do(?:ing)?
      |(?:
        mak|build|carv|knitt?|bak|paint|sell|craft|sew|restor|fix|writ|breed|rais|grow|keep|design|weav|turn|repair
        |hatch
      )(?:ing|e|es|s)?
    ) (?:(?:my|our|these|those|some|the) )?(?=[a-z])`,
  "gi",
);
const NO_KIND = new RegExp(
  wrapped`
    ^(?:
      things|stuff|plans|ends|friends|people|sales|connections|changes|progress|jokes|kids|children|weeks|days|hours
      |years|evenings|times|classes|lessons|chores|jobs|exams|dishes|exercises|errands|shifts
    )$`,
  "i",
);

/** "candles and soaps": two kinds. */
const ANOTHER = /^(?:,| and| or| &) [a-z-]+s\b/i;
const kindsIn = (told: string): string[] =>
  matchesIn(told, KIND).flatMap(({ 0: verb, index }) => {
    const phrase = readNounPhrase(told, index + verb.length);
    if (phrase !== null && ANOTHER.test(told.slice(phrase.end))) return [phrase.words, ""];
    return phrase === null || !isPlural(phrase.head) || NO_KIND.test(phrase.head) || /\p{Lu}/u.test(phrase.words)
      ? []
      : [phrase.words.toLowerCase()];
  });

/** `told`: what the speaker said before, the nearest first. */
export const withCounted = (text: string, told: readonly string[]): string => {
  const match = COUNTED.exec(text);
  if (match === null) return text;
  for (const one of [text.slice(0, match.index), ...told]) {
    const kinds = new Set(kindsIn(one));
    const [kind] = kinds;
    if (kinds.size > 1) return text;
    if (kind === undefined) continue;
    const at = match.index + match[0].length;
    const of = /\bcouple$/i.test(match[0]) ? " of" : "";
    return `${text.slice(0, at)}${of} ${kind}${text.slice(at)}`;
  }
  return text;
};

/** "We have a lot stored", "I've got about 400 piled up", "we've got two crates left" */
const STOCK = new RegExp(
  wrapped`
    ^(?:(?:and|but) )?(?:I|we)(?:'ve got| have got| have|'ve| had) (?:still )?
      (?:about |around |over |nearly |almost |at least )?(?:
      (
        (?:${NUMBER}|\d[\d.,]*) (?:
          dozen|crates|boxes|bags|sacks|kilos|kg|jars|litres|liters|bottles|packs|tins|cans|bunches|rolls
        )
        |a lot|lots|loads|plenty|tons|a couple
      )
      |${NUMBER}|a few|some
    )(?= (?:
        left(?: over)?|stocked|stored|piled|lying|sitting|stacked|stashed|put away
        |in the (?:fridge|freezer|pantry|cellar|attic|shed|garage|larder|cupboard|basement|garden)
      )\b
    )`,
  "i",
);
/** What is to be used up, sold or cooked. */
const TO_USE = new RegExp(
  wrapped`
    \b(?:
      us(?:e|ing)(?: up)?|eat(?:ing)?(?: up)?|sell(?:ing)?(?: off)?|get(?:ting)? rid of|finish(?:ing)?(?: off)?
      |cook(?:ing)? with|giv(?:e|ing) away|recipes? (?:with|for|using)|to do with|stor(?:e|ing)|freez(?:e|ing)
    ) (?:(?:some|most|all) of )?(?:(?:my|our|the|these|those|all|leftover|old|fresh) )*(?=[a-z])`,
  "gi",
);

/** `own`: what the speaker said before in the same turn. */
export const withStock = (text: string, own: string): string => {
  const match = STOCK.exec(text);
  if (match === null) return text;
  const last =
    own
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? "";
  const things = new Set(
    matchesIn(last, TO_USE).map(({ 0: verb, index }) => readNounPhrase(last, index + verb.length)?.words ?? ""),
  );
  const [thing = ""] = things;
  if (things.size !== 1 || thing === "" || NO_KIND.test(thing)) return text;
  const at = match[0].length;
  return `${text.slice(0, at)}${match[1] === undefined ? "" : " of"} ${thing}${text.slice(at)}`;
};

/** "both errors", "both of the drafts" */
const BOTH = /\bboth (?:of (?:the|these|those) |these |the )?([a-z]{3,}s)\b(?! (?:and|of)\b)/i;
/** "for 404 and 500 errors", "the first and second drafts"; "black and white photos" are not two. */
const NAMED_APART = wrapped`
  \b((?-i:\d[\w-]*|\p{Lu}[\p{L}\d-]+|first|second|third|morning|upper|left|old)) and (
    (?-i:\d[\w-]*|\p{Lu}[\p{L}\d-]+|second|third|last|evening|lower|right|new)
  ) `;
/** `own`: what the speaker said before in the same turn. */
export const withBothNamed = (text: string, own: string): string => {
  const match = text.includes("oth ") ? BOTH.exec(text) : null;
  if (match === null) return text;
  const [whole, noun = ""] = match;
  const pairs = matchesIn(own, new RegExp(`${NAMED_APART}${noun}\\b`, "giu"));
  const [pair] = pairs;
  if (pair === undefined || new Set(pairs.map(([one]) => one)).size > 1) return text;
  return text.replace(whole, `both the ${pair[1]} and ${pair[2]} ${noun}`);
};

/** "I've got two assistants now", "We bought three goats" */
const SEVERAL_OWN = new RegExp(
  wrapped`
    \b(?:(I|we)(?:'ve got|'ve| have got| have| had)?|there (?:are|were)) (?:(?:just|now|also|already) )?(?:
      (?:
        got|hired|bought|adopted|took on|picked up|took in|have|had|keep|kept|grew|planted|found|made|carved|painted
        |baked
      ) )?(${TWO_TO_TWELVE}|several|a few) (?=[a-z])`,
  "gi",
);
/** "two dogs and three cats" */
const BESIDE = new RegExp(`^(?:,| and| or| &) (?:(?:${NUMBER}|some|many) )?[a-z-]+s\\b`, "i");
/** "One's a vegan", "One of them is a vegan" */
const ONE_OF_THEM = new RegExp(
  wrapped`
    ^(?:(?:and|but) )?one(?: of them)?(?:'s| is| was| has| had| plays| works| comes| lives| speaks| died| broke)\b
      (?! (?:day|thing|of|in the|more)\b)`,
  "i",
);
/** "There were eleven, and only one's still standing" */
const THERE_ARE_SO_MANY = new RegExp(
  wrapped`
    ^(
      there (?:are|were|used to be) (?:about |around |over |nearly |almost |only |just |once )*
        (?:\d{1,4}|${TWO_TO_TWELVE}|dozens|hundreds|loads|several)
    )(?=[.!]*$|,? (?:and|but|once|in total|originally|left|back then)\b)`,
  "i",
);
const THE_SEVERAL = /\b(?:the|all the|those|these) ([a-z]{2,}[^\Wsu]s)(?=[.!,]*$| (?:too|as well|now)[.!]*$)/gi;

/** Of which several a count or "one" is that stand in the sentence right before. */
export const withSeveralBefore = (text: string, last: string): string => {
  const many = /^there/i.test(text) ? THERE_ARE_SO_MANY.exec(text)?.[1] : undefined;
  if (many !== undefined) {
    const [named, ...more] = matchesIn(last.trim(), THE_SEVERAL);
    if (named === undefined || more.length > 0 || NO_KIND.test(named[1] ?? "")) return text;
    const of = /(?:dozens|hundreds|loads)$/i.test(many) ? " of" : "";
    return `${many}${of} ${named[1]}${text.slice(many.length)}`;
  }
  const opening = /^(?:(?:and|but) )?one/i.test(text) ? ONE_OF_THEM.exec(text)?.[0] : undefined;
  const [found, ...more] = opening === undefined ? [] : matchesIn(last, SEVERAL_OWN);
  const phrase = found === undefined ? null : readNounPhrase(last, found.index + found[0].length);
  if (opening === undefined || found === undefined || more.length > 0 || phrase === null) return text;
  if (!isPlural(phrase.head) || NO_KIND.test(phrase.head) || BESIDE.test(last.slice(phrase.end))) return text;
  const verb = opening.replace(/^(?:(?:and|but) )?one(?: of them)?/i, "");
  const rest = text.slice(opening.length);
  const is = verb === "'s" ? (isPerfect(rest) ? " has" : " is") : verb;
  return `One of ${found[1] === undefined ? "the" : "my"} ${found[2]?.toLowerCase()} ${phrase.words}${is}${rest}`;
};
