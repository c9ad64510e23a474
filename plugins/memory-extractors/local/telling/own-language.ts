// What people tell of themselves in a language that the rules do not read: the whole sentence, in their words.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import { anyOf, countWords } from "../patterns.ts";
import { CUT_AT_DAY } from "../reading/official-letters.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { sourcesOf } from "./candidates.ts";

/** Whole words; `\b` knows only the letters of English. */
const words = (...rows: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${anyOf(...rows)}(?![\\p{L}\\d])`, "iu");

// One row a language: German, Dutch, French, Spanish, Portuguese, Italian, Polish, Swedish with Danish and Norwegian.

/** "I", "my" and what only a first person does; short words that another of these languages has, too, stand with what follows. */
const OF_ME = words(
  "ich|mein(?:e[rnms]?)?",
  "ik|mijn",
  wrapped`
    je (?:suis|ne|vis|vais|travaille|parle|préfère|déteste|mange|bois|viens|pars|commence|m['’]|n['’]|l['’])\p{L}*
    |j['’]\p{L}+|mon|ma (?:femme|fille|mère|sœur|compagne|famille)`,
  "yo|soy|estoy|tengo|vivo|trabajo|me llamo|me (?:gusta|encanta)n?|mi|mis",
  "eu|sou|estou|tenho|moro|trabalho|gosto|me chamo|chamo-me|meus?|minhas?",
  "io|sono (?:un[ao]?|nat[ao]|allergic[ao]|sposat[ao]|vegetarian[ao]|vegan[ao]|di)|abito|lavoro|mi (?:chiamo|piace|piacciono)|mi[oa]|miei",
  "jestem|mam|mieszkam|pracuję|zaczynam|studiuję|jem|lubię|nazywam|mój|moja|moje|mojego|mojej",
  "jag|jeg|min (?:fru|kone|man|mand|mann|dotter|datter|son|søn|sønn|mamma|pappa|mor|far|bror|syster|søster)",
);
const OF_US = words(
  "wir|unser(?:e[rnms]?)?",
  "wij|onze",
  "nous|notre",
  "vivimos|nos mudamos|tenemos|nuestr[oa]s?",
  "moramos|temos|noss[oa]s?",
  "abbiamo|viviamo|nostr[oaie]",
  "mieszkamy|mamy|nasz[ea]?",
  "vi (?:bor|har|ska|skal|reser|rejser|reiser|flyttar|flytter)|vores",
);
/** Who somebody is, where they live and work, what they eat, speak and like. */
const TRAIT = words(
  "heiße|heißt|wohnen?|lebe|leben|arbeite|arbeiten|komme aus|geboren|allergisch|vegetarisch|vegan|verheiratet|spreche|mag|liebe|hasse",
  "heet|woon|werk|houd van|getrouwd|spreek",
  "appelle|habite|habitons|travaille|vis|née?|allergique|végétarien(?:ne)?|végane|mariée?|parle|aime|déteste",
  "llamo|vivo|vivimos|trabajo|nací|alérgic[oa]|vegetarian[oa]|vegan[oa]|casad[oa]|hablo|gustan?|encantan?|odio",
  "chamo|moro|moramos|trabalho|nasci|falo|gosto|adoro",
  "chiamo|abito|viviamo|lavoro|nat[oa]|allergic[oa]|sposat[oa]|parlo|piace|piacciono",
  "mieszkam|mieszkamy|pracuję|zaczynam|nazywam|uczulon[ya]|żonaty|mężatką|mówię|lubię|nie jem",
  "heter|bor|arbetar|arbejder|jobbar|jobber|född|født|allergisk|gift|pratar|snakker|taler|gillar|liker|älskar|elsker",
);
const KIN = words(
  "frau|mann|tochter|sohn|kinder|mutter|vater|bruder|schwester|hund|katze|chef|chefin|freund|freundin",
  "vrouw|dochter|zoon|kinderen|moeder|vader|broer|zus|hond|kat",
  "femme|mari|fille|fils|enfants|mère|père|frère|sœur|chien|chat",
  "mujer|marido|pareja|hij[oa]s?|madre|padre|herman[oa]s?|perr[oa]|gat[oa]s?",
  "esposa|filh[oa]s?|mãe|pai|irmã|irmão|cachorr[oa]",
  "moglie|marito|figli[oae]?|fratello|sorella|cane|gatt[oi]",
  "żona|żoną|mąż|córka|syn|dzieci|brat|siostra|pies|kot",
  "fru|kone|dotter|datter|søn|sønn|barn|mamma|pappa|mor|far|bror|syster|søster",
);
/** 私は大阪に住んでいます。 エビにアレルギーがある。 */
const IN_JAPANESE = /(?:私|僕|俺|わたし|妻|夫|息子|娘)[はがもの]|アレルギー/u;
/** Said to somebody, asked, announced, or the words of somebody else. */
const TO_OTHERS = words(
  wrapped`
    du|dich|dir|ihnen|bitte|kannst|könntest|jij|jouw|alsjeblieft|tu|toi|te|vous|votre|peux-tu|tú|usted|puedes|por favor
    |você|pode|ty|ciebie|proszę|możesz|puoi|ti|dig|deg`,
);
const NO_STATEMENT = /[?？"„“”«»「『]|[:：]$|か。?$|ください/u;
const FEWEST_WORDS = 3;
const LONGEST = 200;
const CONFIDENCE = 0.6;

/** Plainly tells something lasting, or a plan with its day, of who wrote it. */
const isTold = (sentence: string): boolean => {
  if (sentence.length > LONGEST || NO_STATEMENT.test(sentence) || CUT_AT_DAY.test(sentence)) return false;
  if (IN_JAPANESE.test(sentence)) return true;
  if (countWords(sentence) < FEWEST_WORDS || TO_OTHERS.test(sentence)) return false;
  if (!OF_ME.test(sentence) && !OF_US.test(sentence)) return false;
  return TRAIT.test(sentence) || KIN.test(sentence) || /\d/.test(sentence);
};

const plain = ({ raw }: PassageSentence): string => raw.replace(/\s+/g, " ").replace(/^[-*•>\s]+/, "");

const speaksOfSelf = (sentence: PassageSentence): boolean =>
  OF_ME.test(plain(sentence)) || IN_JAPANESE.test(plain(sentence));

const toldIn = ({ speaker, foreign }: Passage): MemoryCandidate[] =>
  foreign
    .filter((sentence) => sentence.isFresh && (sentence.told !== undefined || isTold(plain(sentence))))
    .map((sentence) => ({
      text: sentence.told ?? `${speaker} says "${plain(sentence)}"`,
      kind: "fact",
      subject: sentence.told === undefined ? speaker : null,
      slot: null,
      confidence: CONFIDENCE,
      isFirstPerson: sentence.told === undefined,
      isStatic: sentence.told === undefined && TRAIT.test(plain(sentence)),
      isInference: false,
      eventDates: [],
      forgetAfter: null,
      sources: sourcesOf([sentence]),
    }));

/** What is told in sentences that are not English by those who say "I" in them; "we" alone may be a company. */
export const toldInOwnLanguage = (passages: readonly Passage[]): MemoryCandidate[] => {
  const own = passages.filter(
    ({ role, foreign }) => foreign.length > 0 && (role === null || role === "user" || role === "other"),
  );
  const speakers = new Set(own.filter(({ foreign }) => foreign.some(speaksOfSelf)).map(({ speaker }) => speaker));
  return own
    .filter(({ speaker, foreign }) => speakers.has(speaker) || foreign.some(({ told }) => told !== undefined))
    .flatMap(toldIn);
};
