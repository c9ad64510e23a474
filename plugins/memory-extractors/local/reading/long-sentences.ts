// Cuts what is told in one breath, as people type and dictate it, where the speaker begins anew (", and I've never used it"),
// and the fields of a profile typed small.

import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "../patterns.ts";

/** Longer "sentences" that can't be cut are lists, logs or hostile input: reading them costs and gives nothing. */
const LONGEST_SENTENCE = 700;
/** Enough for what a person says in one breath. */
const LONGEST_BREATH = 20_000;
const BEGINS_ANEW = new RegExp(
  wrapped`
    (?:[,;]| -|\s(?=(?:and|but|so|because) ))\s*(?:(?:and|but|so|also|because|plus) ){0,2}
      (?=(?:I|I'm|I've|I'd|I'll|my|we|we're|we've|our)\s)`,
  "gi",
);

/** Lines that begin small go on with the line above, but for "age: 31" below "name: ana". */
const FIELDS_TYPED_SMALL = /^[a-z][a-z ]{1,20}: [^\n:]{1,80}(?:\n[a-z][a-z ]{1,20}: [^\n:]{1,80}){1,30}$/i;
const LINE = /[^\n]+/g;

/** Dictated: a long sentence of the speaker's without any mark is cut wherever somebody begins to do something. */
const WITHOUT_MARKS = /^(?!.* - )[^,;:()"]+$/s;
const SHORTEST_WITHOUT_MARKS = 140;
/** Without even a full stop, unless all of it is of one condition. */
const SHORTEST_WITHOUT_END = 80;
const ENDED_OR_CONDITIONAL = /[.?!]\s*$|^\W*(?:if|when|whenever|unless|while|since|although|even though)\b/i;
const OWN = /\b(?:I|my|we|our|turns out)\b/i;
/** "so I need to talk to him about it", "and it's not happening", "but I feel it's too old": of what stands before in the same breath. */
const LEANS_BACK = new RegExp(
  wrapped`
    ^\s(?:
      so (?:\S+ ){2,8}(?:(?:about|for|with) (?:it|that|this)|there(?: [a-z]+){0,3})[.!]?$
      |(?:and|but|so) (?:
        it's (?:not|an?|so|too|very|really|\w+$|going (?:\w+ )?(?:well|great|fine|badly))\b
        |(?:I|we) (?:think|feel|guess|hope|know|fear) (?:it|that|this)\b
      )
    )`,
  "i",
);
const NEXT_CLAUSE = new RegExp(
  wrapped`
    \s(?=
      (?:and|but|so|obviously|basically|actually|anyway) (?:then |now |also )?(?:
        I|I'm|I've|I'd|we|we're|we've|he|he's|she|she's|they|they're|my|our|his|her|their|there's|there is|it's
      )\s
    )`,
  "gi",
);
/** The same without a word between: "... this tablet her name is Ruth she lives in Canada". */
const NEXT_WITHOUT_WORD = new RegExp(
  wrapped`
    (?<!
      \b(?:
        that|when|if|because|who|what|how|why|thinks?|thought|believes?|feels?|felt|says?|said|told|knows?|knew|hopes?|wish(?:es)?
        |guess|heard|dream(?:ed|t)|me|him|us|sure|as|than|before|after|while
        |where|whether|which|and|but|so|all|until|since|like|or|then|also|in|on|at|of|for|with|from|to|by|about|near
        |into|through|around|behind|out
      )
    )\s
    (?=
      (?:
        my (?:[a-z]+ ){1,2}(?:is|has|helped|gave|lives|works|wants|used to)
        |(?:his|her|their) (?:[a-z]+ )?(?:name|office|number|birthday) is|s?he (?:is|was|used to|lives|works|has|had|can|will|wants)
        |(?:it|s?he)'(?:s|ll) (?:going|gonna|not|in|on|at|an?|the|been|staying|coming|moving|getting|starting|\d)|turns out
        |I (?:am|was|will|have|feel|want|need|live|work|take)|since [a-z]+day I
      )\s
    )`,
  "gi",
);
/** "and since he was home again", "about a man": what comes next completes it, or is of somebody new. */
const UNFINISHED =
  /(?:^|\b(?:and|but|so) )(?:since|when|while|if|after|before|once|because)\b(?!.*,)[^,]*$|\b(?:about|of) an? [a-z]+$/i;
const SHORTEST_PIECE = 16;

const breathsOf = (sentence: string): { readonly start: number; readonly end: number }[] => {
  const cuts: number[] = [];
  const starts = [...matchesIn(sentence, NEXT_CLAUSE), ...matchesIn(sentence, NEXT_WITHOUT_WORD)].map(
    ({ index }) => index,
  );
  for (const index of starts.sort((a, b) => a - b)) {
    const from = cuts.at(-1) ?? 0;
    if (index - from < SHORTEST_PIECE || LEANS_BACK.test(sentence.slice(index))) continue;
    if (/^\s(?:I|s?he|my)\b/i.test(sentence.slice(index)) && UNFINISHED.test(sentence.slice(from, index).trim()))
      continue;
    cuts.push(index);
  }
  return [0, ...cuts.map((cut) => cut + 1)].map((start, at) => ({ start, end: cuts[at] ?? sentence.length }));
};

/** "what about gels i always get cramps from sweet stuff": what is asked, and in one breath with it what is so. */
const ASKS_AND_TELLS = new RegExp(
  wrapped`
    ^(?:(?:and|ok|okay|so|hey|but|hm+),? )?(?:what|how) about (?:the |an? |my |some )?
    (?:(?!(?:I|my|if|when|how|that|what|where|who|which)\b)[a-z'-]+ ){1,3}?
    (?=
      (?:
        I (?:
          always|never|usually|often|can't|cant|cannot|don't|dont|didn't|hate|love|like|get|have|had|tried|used|already
        )
        |I'm|I've|my (?:[a-z]+ )?[a-z]+ (?:is|are|hurts?|has|hates?|loves?|can't|doesn't|don't)
      ) [^?]*$
    )`,
  "i",
);
const piecesOfQuestion = (sentence: string): { readonly start: number; readonly end: number }[] | null => {
  const asked = sentence.includes(" about ") ? ASKS_AND_TELLS.exec(sentence)?.[0] : undefined;
  if (asked === undefined) return null;
  return [
    { start: 0, end: asked.length - 1 },
    { start: asked.length, end: sentence.length },
  ];
};

const ANY_FACE = /[\u2600-\u27BF\uD83C-\uD83E]|\s[:;]-?[)D]\s/;
/** "Mostly pasta 😂 I'll bring a quiche", "They marry in May :) I sing": a face ends what was said. */
const FACES = new RegExp(
  wrapped`
    (?<=[\p{L}\d'])(?:\s*(?:\p{Extended_Pictographic}\uFE0F?)+\s*|\s+[:;]-?[)D]+\s+)(?=
      (?:I|I'm|I've|I'll|I'd|We|We're|We've|My|Our|He|She|They|It|It's)\s
    )`,
  "gu",
);
const piecesBetweenFaces = (sentence: string): { readonly start: number; readonly end: number }[] => {
  const faces = matchesIn(sentence, FACES);
  const starts = [0, ...faces.map(({ index, 0: { length } }) => index + length)];
  return starts.map((start, at) => ({ start, end: faces[at]?.index ?? sentence.length }));
};

/** Offsets of the pieces within the sentence, each of at most 700 characters; what is longer without such a place is left out. */
export const piecesOf = (sentence: string): { readonly start: number; readonly end: number }[] => {
  if (sentence.includes("\n") && FIELDS_TYPED_SMALL.test(sentence))
    return matchesIn(sentence, LINE).map(({ index, 0: line }) => ({ start: index, end: index + line.length }));
  const shortest = ENDED_OR_CONDITIONAL.test(sentence) ? SHORTEST_WITHOUT_MARKS : SHORTEST_WITHOUT_END;
  const mayLackMarks = sentence.length >= shortest && sentence.length < LONGEST_BREATH;
  if (mayLackMarks && WITHOUT_MARKS.test(sentence) && OWN.test(sentence)) return breathsOf(sentence);
  const apart = sentence.length <= LONGEST_SENTENCE ? piecesOfQuestion(sentence) : null;
  if (apart !== null) return apart;
  if (sentence.length <= LONGEST_SENTENCE && ANY_FACE.test(sentence)) return piecesBetweenFaces(sentence);
  if (sentence.length <= LONGEST_SENTENCE) return [{ start: 0, end: sentence.length }];
  if (sentence.length > LONGEST_BREATH) return [];
  const places = matchesIn(sentence, BEGINS_ANEW).map(({ index, 0: { length } }) => ({
    end: index,
    next: index + length,
  }));
  const pieces: { start: number; end: number }[] = [];
  let start = 0;
  let last: { end: number; next: number } | null = null;
  for (const place of [...places, { end: sentence.length, next: sentence.length }]) {
    if (place.end - start > LONGEST_SENTENCE && last !== null) {
      pieces.push({ start, end: last.end });
      start = last.next;
    }
    last = place;
  }
  pieces.push({ start, end: sentence.length });
  return pieces.filter((piece) => piece.end - piece.start <= LONGEST_SENTENCE);
};
