// What talk tells of the listener: news of somebody of theirs ("Your cousin came to the clinic on Friday"), and what their
// friends know of them ("You're allergic to wasps", "You failed the test twice"). Praise and comfort tell nothing.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { isConcrete } from "#plugins/memory-extractors/local/clause-reading.ts";
import { ILLNESS } from "#plugins/memory-extractors/local/cues/health.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TENS } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { NUMBER, TIME_WORD } from "#plugins/memory-extractors/local/cues/signals.ts";
import { CONDITIONS } from "#plugins/memory-extractors/local/cues/traits.ts";
import { IRREGULAR_PAST } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { anyOf, anywhere, wordSet, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";
import { possessive } from "#plugins/memory-extractors/local/telling/person.ts";
import { thirdPerson } from "#plugins/memory-extractors/local/telling/verbs.ts";

const OFTEN = "(?:(?:also|even|once|twice|always|never|only|still|just|both|already|finally) )?";

/** "Your old landlord has opened ...", "Your niece Pia left ...", "Your mum's selling ..." */
const OF_THEIRS = new RegExp(
  wrapped`
    ^your (?:(?:old|older|younger|little|big|twin|former|poor|late|great|dear) )?(?:${KIN_NOUNS})(?:-in-law)?
      (?:,? (?-i:\p{Lu})[\p{L}-]+,?)?(?:(?: is| are|'s)(?:n't| not)?| has| have)? ${OFTEN}([a-z]+)\b`,
  "iu",
);
/** "Your dad has high blood pressure again", "Your nan's got gout" */
const ILL = new RegExp(
  wrapped`
    ^your (?:[a-z]+ )?(?:${KIN_NOUNS})(?: ha(?:s|ve)|'s)(?: got)?[ ]
    (?:(?:the|an?|early|type \w+|mild|severe|lung|breast|kidney|heart) )*
      (?:${ILLNESS}|flu|covid|pneumonia|an operation|surgery)(?![a-z])`,
  "i",
);
/** No deed that is news: it only tells how the speaker sees them. */
const NO_NEWS = wordSet(
  "was were felt meant made gave seemed looked sounded inspired helped deserved supported loved loving",
  "amazing inspiring doing going being looking",
);
const TELLS = /^(?:says?|wants?|lives?|works?|needs?)$/;
const isNews = (verb: string): boolean =>
  !NO_NEWS.has(verb) && (IRREGULAR_PAST.has(verb) || TELLS.test(verb) || /(?:ed|ing)$/.test(verb));

/** "Your parcel came this morning" */
const THING_CAME = new RegExp(
  wrapped`
    ^your (?!(?:hard|good|kind)\b)(?:[\w-]+ ){1,3}(?:
      came|arrived|turned up|broke down|went off|(?:has|have) (?:come|arrived)|(?:is|are) here
    )\b`,
  "i",
);

const AGE = String.raw`(?:\d{2}|eighteen|nineteen|(?:${TENS})(?:-\w+)?)(?=[.,!]*$| (?:with|and|now|next|this|tomorrow|today)\b)`;
/** What they are, did or cannot do: of them alone, and no matter of opinion. */
const OF_THEM = new RegExp(
  String.raw`^(?:(?:but|so|and|well|man|boy) )?you(?:(?:'re| are| were) ${anyOf(
    "(?:allergic to|afraid of|scared of|terrified of|intolerant to|born in) ",
    `(?:(?:a )?(?:vegan|vegetarian)|${CONDITIONS}|pregnant|married|divorced|retired)\\b`,
    AGE,
  )}| ${OFTEN}${anyOf(
    "hated?|lived?|owed?|won|lost|failed|passed|hid|worked|moved|studied|grew up|bought|sold|burned|burnt|broke|drove|flew|sailed",
    "fell|promised|came (?:home|back)|slept|drank|ate|played|sang|painted|married|quit|forgot|hurt|fainted|stole|crashed|missed",
    "don't (?:eat|drink|drive|swim|fly|smoke|own)|can't (?:swim|drive|sing|eat|drink|stand|cook|ride|sleep)",
    "couldn't (?:swim|drive|sing|eat|stand|cook|ride|even)",
    "had (?:that|those)|took (?:one|two|three|four|no)|told (?:me|us)(?! (?:about|that before|so|already)\\b)",
    "can (?:have|borrow|use) (?:my|our)|can (?:stay|sleep|live) (?:with (?=us|me\\b)|at|in) ?(?:our|my)?",
    "used to (?:play|live|work|hate|sing|have|drive|eat|cook|make|collect|row|run|swim|smoke)",
  )}(?! (?:me|us|it|that|this|them|him|her|there|here|through|above|your (?:heart|best|all|way|mind))\b)\b)`,
  "i",
);

/** "You played so well", "You won an amazing prize": for their sake. */
const PRAISES = anywhere(
  "amazing(?:ly)?|awesome|great|good|well|wonderful(?:ly)?|fantastic|perfect(?:ly)?|beautiful(?:ly)?",
  String.raw`brilliant(?:ly)?|incredible|lovely|best|inspir\w+|blast|proud|happy`,
  "so (?:much|fast|hard|cute|sweet|big|far|many)|such|support|passion|dreams?|heart|journey|spirit|struggles?|words",
);
/** Not known to be so. */
const SUPPOSES = /\?|\b(?:if|would|should|will|might|probably|must|maybe)\b/i;

const FEWEST_WORDS = 4;
/** Says when, how many, or what: more than a verb. */
const saysSomething = (text: string): boolean => {
  const words = wordsOf(text.toLowerCase());
  if (NUMBER.test(text) || TIME_WORD.test(text)) return true;
  return words.length >= FEWEST_WORDS
    ? words.slice(1).some(isConcrete)
    : /\bhate\b|\b(?:vegan|vegetarian)\b/i.test(text);
};

/** "You owe me 43 euros", "you still owe us twenty for the tickets" */
const OWE = new RegExp(
  wrapped`
    ^you ${OFTEN}owe (?:me|us) (?:about |like |around )?(?:
      [£$€]?\d
      |(?:
        ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|(?:two|three|four|five) (?:hundred|thousand)
        |(?:an?|two|three|four|five) (?:(?:hundred|thousand) )?(?:euros?|pounds?|dollars?|quid)
      )\b
    )`,
  "i",
);

const isFactOfListener = (text: string): boolean => {
  if (OWE.test(text)) return true;
  if (PRAISES.test(text) || SUPPOSES.test(text)) return false;
  const verb = OF_THEIRS.exec(text)?.[1];
  if (ILL.test(text)) return true;
  if (verb !== undefined) return isNews(verb.toLowerCase()) && saysSomething(text);
  return THING_CAME.test(text) ? TIME_WORD.test(text) : OF_THEM.test(text) && saysSomething(text);
};

/** One look that most clauses fail. */
const OF_YOU = /^(?:(?:but|so|and|well|man|boy) )?you(r|'re)? /i;
const VERB = new RegExp(`^(${OFTEN})([a-z']+)`, "i");
const FURTHER_ON: Readonly<Record<string, string>> = {
  your: "their",
  yours: "theirs",
  yourself: "themselves",
};
/** "as long as you don't mind the cat", "while you're renovating"; not "if my noise lets you sleep". */
const YOU_BEHIND =
  /\b((?:if|when|whenever|as long as|while|until|till|unless|because|since|once|before|after) )you(?:'re| ([a-z']+))/gi;

const ofThem = (behind: string, listener: string): string =>
  behind
    .replace(VERB, (_, adverb: string, verb: string) => adverb + thirdPerson(verb, true))
    .replace(/\b(?:yours?|yourself)\b/gi, (word) => FURTHER_ON[word.toLowerCase()] ?? word)
    .replace(YOU_BEHIND, (_, link: string, verb = "are") => `${link}${listener} ${thirdPerson(verb, false)}`);

/** "So the little car's yours once you've passed", "the room is yours until June" */
const IS_THEIRS = new RegExp(
  wrapped`
    ^((?:the|my|our|this) (?:[\w'-]+ ){0,3}?[\w-]+?)(?:'s| is| are| will be|'ll be) (?:all )?yours
    (?=,? (?:once|as soon as|when|from|until|till|after|for|next|on) )`,
  "i",
);

/** "You won't believe what I did": news to come. */
const NEVER_BELIEVES = /^you (?:won't|will never|'ll never|would never|wouldn't) (?:believe|guess)\b/i;
/** "But you're allergic to wasps" → "Ida is allergic to wasps", "Your cousin moved" → "Ida's cousin moved"; other clauses as they are. */
export const asToldOfListener = (text: string, listener: string): string => {
  const theirs = text.includes(" yours") ? IS_THEIRS.exec(text) : null;
  if (theirs !== null) return `I'm giving ${listener} ${lowerFirst(theirs[1] ?? "")}${text.slice(theirs[0].length)}`;
  const [opening = "", ending] = OF_YOU.exec(text) ?? [];
  if (opening === "" || NEVER_BELIEVES.test(text) || !isFactOfListener(text)) return text;
  const behind = text.slice(opening.length);
  if (ending?.toLowerCase() === "r") return `${possessive(listener)} ${behind}`;
  return `${listener} ${ofThem(ending === undefined ? behind : `are ${behind}`, listener)}`;
};

const DEED_OF_NAMED = new RegExp(`^ ${OFTEN}([a-z']+)`);
const NO_VERB = wordSet("this as us its yes thanks always perhaps");
/** Whether a clause is told of the listener, or of somebody of theirs: "Ida hates opera", but not "Ida that is great". */
export const isOfListener = (text: string, listener: string | null): boolean => {
  if (listener === null || !text.startsWith(listener)) return false;
  const behind = text.slice(listener.length);
  if (behind.startsWith("'")) return true;
  const verb = DEED_OF_NAMED.exec(behind)?.[1] ?? "";
  return verb === "can" || IRREGULAR_PAST.has(verb) || (/(?:ed|n't|[^s']s)$/.test(verb) && !NO_VERB.has(verb));
};

/** "No, I'm not"; "No!" alone is surprise. */
const DENIES = new RegExp(
  wrapped`
    ^(?:(?:well|oh|hey),? )?(?:
      no+[.,]? (?:I|that|it|she|he|not|my)\b|(?<!oh,? )no\.?$|nope|nah|not true|that's not|that is not
      |I (?:don't|didn't|wasn't|am not|never)\b|I'm not\b|wrong|who told you
    )`,
  "i",
);
/** Whether what was told of the one who replies is not so. */
export const isDenied = (reply: string): boolean => DENIES.test(reply);
