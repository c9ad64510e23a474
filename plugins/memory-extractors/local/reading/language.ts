// Which sentences the rules can read: those in English. In others they would take words for English ones ("im Oktober" for
// "I'm October"), so that what they make of them is never right.

import { wordSet, wordsOf } from "../patterns.ts";

/** Small words that the other languages here do not have. */
const ENGLISH = wordSet(
  "the and of is are i my you your with for that this it its have has had from by at be been not we our they their were he she his her him",
  "but or which would can could should if when what who how than then there here about into out up just get got all any some very",
  "i'm i've i'd i'll it's don't didn't can't we're we've that's she's he's they're because after before every always never yes please",
  "ive dont didnt cant isnt doesnt wasnt thats theyre youre whats gonna wanna gotta lol",
);

/** Small words of others that English does not have, without those that join names ("van der Berg"). */
const OTHER = wordSet(
  // German, Dutch
  "ich wir ihr sie und oder aber nicht ist sind bin habe haben wird werden wurde mit zum zur für auf aus bei",
  "nach seit bis noch nur auch sich dem",
  "mein meine meinen meiner meinem unser unsere kein keine heute gestern wenn dass weil über unter sehr",
  "schon ein eine einen einem einer das es",
  "ik het een niet voor zijn mijn maar naar nog heb heeft deze dit dat uit aan werd wordt wij geen ook om op te",
  // French, Spanish, Portuguese, Italian
  "je il elle nous vous ils est et les des une un pour dans avec sur pas ne qui que ce cette mes ses leur",
  "aux où depuis chez sont suis très aussi",
  "los las una y con por para está están soy estoy mi mis su sus se lo más pero muy tengo tiene desde hasta también hay nos este esta vivo",
  "os um uma aos não é são meu minha seu sua ao em mais muito foi será estou sou moro tenho pela pelo na ou",
  "gli che non sono è mio mia della nel alla più anche ho questo molto dei suo",
  // Polish, Swedish, Danish and Norwegian, Finnish, Indonesian
  "się jest nie że od jak ale mam mój moja przez dla jestem oraz są być był była już tylko bardzo moje",
  "jag jeg och og är er att på med som inte ikke till til av det ett et mitt fra från också hon hun blev hos",
  // What people say of themselves first
  "heiße wohne arbeite woon werk suis habite travaille llamo trabajo trabalho chamo chiamo abito lavoro mieszkam pracuję jako bor jobbar",
  "ja ei olen että minun mutta saya yang dan ini dengan untuk tidak akan",
);
const LANGUAGES = new Map<string, "english" | "other">([
  ...[...OTHER].map((word) => [word, "other"] as const),
  ...[...ENGLISH].map((word) => [word, "english"] as const),
]);
/** "ungefähr", "przyszły": English writes so only what it borrowed, hence the half. */
const MARKED = /[^\p{ASCII}'’]/u;
const OF_MARKED = 0.5;
/** "j'habite", "qu'il" */
const ELIDED = /^(?:j|l|d|qu|n)'./u;
const LETTER = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;
const NOT_ASCII = /[^\0-\x7f]/;
/** So much of a sentence says which language it is in. */
const ENOUGH = 240;

/** How much speaks for English, and how much for other languages. */
export interface LanguageEvidence {
  readonly english: number;
  readonly other: number;
}

export const languageEvidence = (sentence: string): LanguageEvidence => {
  const head = sentence.slice(0, ENOUGH);
  const isPlain = !NOT_ASCII.test(head);
  const letters = isPlain ? 0 : (head.match(LETTER)?.length ?? 0);
  if (letters > 3 && (head.match(LATIN)?.length ?? 0) * 2 < letters) return { english: 0, other: letters };
  let english = 0;
  let other = 0;
  for (const written of wordsOf(isPlain ? head.toLowerCase() : head)) {
    const word = isPlain ? written : written.toLowerCase().replace("’", "'");
    const language = LANGUAGES.get(word);
    if (language === "english") english++;
    else if (language === "other" || (word.includes("'") && ELIDED.test(word))) other++;
    // Names are written so in any language.
    else if (!isPlain && MARKED.test(word) && word === written) other += OF_MARKED;
  }
  return { english, other };
};

/** Whether a text is not in English, by the evidence in it. */
export const isForeign = ({ english, other }: LanguageEvidence): boolean => other > 1 && other > english;

/** Whether a sentence is; `isAmongForeign`: the text around it is, and so what has no small word at all. */
export const isForeignSentence = (evidence: LanguageEvidence, isAmongForeign: boolean): boolean =>
  isForeign(evidence) || (isAmongForeign && evidence.other >= evidence.english);
