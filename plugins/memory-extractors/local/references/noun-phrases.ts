// Reads the noun phrase behind a determiner without a parser: the words up to one that cannot belong to it.

import { wrapped } from "#domain/wrapped.ts";
import { IRREGULAR_PAST, MODALS } from "../cues/verbs.ts";
import { wordSet } from "../patterns.ts";

/** Words that end a noun phrase: what stands before them is its head. */
const BORDERS = wordSet(
  "in on at to from of for with by about into onto over under after before during between among through across around near without within",
  "per less against along behind beside beyond like until since than as and or but so because if when while",
  "where that which who whom whose what how",
  "why though although I I'm I've I'll I'd we we're we've we'll you you're you've he he's she she's they",
  "they're it it's him her them us me",
  "my our your his their its this these those a an the is are was were am be been being has have had do does",
  "did isn't wasn't aren't weren't",
  "not never always just really also too yesterday today tonight tomorrow recently lately ago now then again here there together last next",
  "once twice every each some any all both out up down off back away means helps reminds makes brings gives",
  "keeps shows feels looks seems took",
  "turned called named go goes works needs gets says tells comes takes runs starts lets inspires inspired",
  "symbolizes symbolises represents reflects costs belongs reminded helped yet soon only even ever want",
  "wants btw lol tbh haha please pls yourself yourselves",
);

export interface NounPhrase {
  /** "rainbow-coloured cup" */
  readonly words: string;
  /** "cup" */
  readonly head: string;
  /** Where it ends in the text. */
  readonly end: number;
}

/** "Is the fig alright?", "Have you got the shelf ready?": said of the thing, and no part of its name. */
const SAID_BEHIND = wordSet("alright okay ok ready asleep awake alive afraid alone intact");

const WORD = /\s*([$€£]?[\p{L}\p{N}](?:[\p{L}\p{N}'&/%-]|,(?=\d))*)/uy;
const MOST_WORDS = 5;

const isVerb = (word: string): boolean => IRREGULAR_PAST.has(word) || MODALS.has(word);

/** "my boss covered it": what was done to something is no part of who did it. */
const isDoneToNext = (word: string, behind: string): boolean =>
  word.length > 4 && word.endsWith("ed") && /^\s+(?:it|them|him|her|me|us|my|our|the|an?)\b/.test(behind);

/** The phrase that begins at an offset, behind its determiner; null where there is none of a few words. */
export const readNounPhrase = (text: string, from: number): NounPhrase | null => {
  let end = from;
  let head = "";
  for (let count = 0; count <= MOST_WORDS; count++) {
    WORD.lastIndex = end;
    const match = WORD.exec(text);
    const word = match?.[1];
    if (match === null || word === undefined || BORDERS.has(word) || isVerb(word.toLowerCase())) break;
    if (count === MOST_WORDS) return null;
    if (count > 0 && SAID_BEHIND.has(word)) break;
    if (count > 0 && isDoneToNext(word, text.slice(WORD.lastIndex))) break;
    head = word;
    end += match[0].length;
  }
  const words = text.slice(from, end).trim();
  return head === "" ? null : { words, head: head.replace(/'s?$/, "").toLowerCase(), end };
};

const PLURAL = /(?:[^su]s|people|children|men|women|kids|mice|feet|teeth)$/;
export const isPlural = (head: string): boolean =>
  PLURAL.test(head) && !/(?:news|physics|maths|mathematics|series|species|[iu]s)$/.test(head);

/** Stuff that takes no "a". */
const MASS = wordSet(
  "stuff music food info information advice furniture feedback news equipment gear art artwork chicken",
  "coffee tea bread pasta rice cheese wine",
  "weather software fabric jewelry jewellery chocolate water time work help support research energy progress evidence",
  "clothing data code homework money luck meat fish fruit milk sushi jerky footage merch swag content poetry magic",
);
const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|se|su|til|kul)|hour|honest|heir|8|11\b|18\b)(?!ne\b|nce\b)/i;

/** "a bowl", "an old map", "some notebooks". */
export const withIndefinite = ({ words, head }: Pick<NounPhrase, "words" | "head">): string => {
  if (isPlural(head) || MASS.has(head)) return `some ${words}`;
  return `${VOWEL_SOUND.test(words) ? "an" : "a"} ${words}`;
};

export const singularOf = (head: string): string =>
  !isPlural(head)
    ? head
    : head
        .replace(/ies$/, "y")
        .replace(/(ch|sh|x|ss)es$/, "$1")
        .replace(/(?<!s)s$/, "");

export const pluralOf = (word: string): string =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}${/(?:s|x|ch|sh)$/.test(word) ? "es" : "s"}`;

/** "Did the dress fit?" asks about the dress. */
export const ASKED_TO_DO = new RegExp(
  wrapped`
    (?<=[\p{L}]) (?:
      come|fit|work|arrive|go|run|start|open|sell|help|hurt|grow|survive|stop|end|break|call|win|pass|leave
    )(?: (?:out|up|off|well|okay|too))?$`,
  "u",
);
