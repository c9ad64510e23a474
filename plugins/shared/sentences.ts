// Splits prose into sentences with exact offsets, in one pass over the code units. Made for chat as much as for print: sentences
// may begin in lower case, lines may end without a full stop, and abbreviations, initials, numbers and addresses stay whole.

import { wrapped } from "#domain/wrapped.ts";
import {
  isDigit,
  isLineBreak,
  isLowerAscii,
  isSpace,
  isTerminator,
  isUpperAscii,
  isWideTerminator,
} from "./characters.ts";

/** Never the last word of a sentence. */
const LEADING_ABBREVIATIONS = new Set(
  "mr mrs ms mx dr prof rev hon pres gov sen rep gen col lt sgt capt cmdr adm st mt messrs mme mlle e.g i.e eg ie vs cf viz ca approx esp incl al ed eds dept est tel inh".split(
    " ",
  ),
);
/** Abbreviations only before a number; elsewhere some of them are whole words: "I love figs." */
const BEFORE_NUMBER = new Set(
  "no nos p pp para art vol fig figs sec ch eq ref refs ext jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun b geb arr dep".split(
    " ",
  ),
);
/** Or before a code with a number in it. */
const BEFORE_CODE = new Set("ref refs no nos inv art".split(" "));
/** May stand at the end of a sentence: they end it when the next word looks like a beginning. */
const TRAILING_ABBREVIATIONS = new Set(
  "etc inc ltd co corp ft jr sr bros ave blvd rd hwy a.m p.m ph.d m.d b.a m.a b.c a.d".split(" "),
);
const STARTERS = new Set(
  "I The A An He She We It They You But And So Then When If In On At My Our His Her Their This That These Those There What Who Why How Where After Before While For As Also However Not No Yes I'm I've I'd I'll It's We're We've They're He's She's That's There's".split(
    " ",
  ),
);

/** A line that begins its own thing whatever stood before: list items, headings, quotes, table rows, speech. */
const LINE_OPENERS = new Set(Array.from('-*+#>|•–—=[("“', (mark) => mark.charCodeAt(0)));

const DOT = 46;
const HYPHEN = 45;
const CLOSERS = new Set(Array.from("\"')]}»”’*_~`", (mark) => mark.charCodeAt(0)));
const QUOTES = new Set(Array.from("\"'»”’", (mark) => mark.charCodeAt(0)));
/** An abbreviation is short: looking further back than this would make long unbroken strings quadratic. */
const LONGEST_WORD = 12;

const wordBefore = (text: string, end: number, floor: number): string => {
  let start = end;
  const limit = Math.max(floor, end - LONGEST_WORD);
  while (start > limit) {
    const code = text.charCodeAt(start - 1);
    if (isSpace(code) || code === 40 || code === 91 || code === 34) break;
    start--;
  }
  return text.slice(start, end);
};

const wordAfter = (text: string, start: number): string => {
  let end = start;
  const limit = Math.min(text.length, start + LONGEST_WORD);
  while (end < limit) {
    const code = text.charCodeAt(end);
    if (isSpace(code) || code === 44) break;
    end++;
  }
  return text.slice(start, end);
};

const isNumeral = (word: string): boolean => {
  for (let i = 0; i < word.length; i++) if (!isDigit(word.charCodeAt(i))) return false;
  return word !== "";
};

/** "## 1. Budget", "- 2. Hiring": nothing but marks stands before the number. */
const opensList = (text: string, start: number, number: number): boolean => {
  for (let at = start; at < number; at++) {
    const code = text.charCodeAt(at);
    if (!LINE_OPENERS.has(code) && !isSpace(code)) return false;
  }
  return true;
};

/** "1. the roof leaks, 2. the door sticks": the next item of a list in one sentence. */
const countsOn = (text: string, number: number, count: number, start: number): boolean =>
  /[,;] $/.test(text.slice(Math.max(start, number - 2), number)) &&
  text.slice(Math.max(start, number - LONGEST_ITEM), number).includes(`${count - 1}. `);
const LONGEST_ITEM = 200;

/** "22. Mai", "3. bis 17. August", "2. maj", "3. floor": the day of a month and the floor of a house as many languages write them. */
const AFTER_ORDINAL = new RegExp(
  wrapped`
    ^(?:
      jan(?:uar)?|feb(?:ruar)?|m[äa]rz|mars|marts|april|mai|maj|juni|juli|august|sep(?:tember)?|o[kc]t(?:ober)?
      |nov(?:ember)?|de[zcs](?:ember)?|bis|und|floor|etage|sal|stock
    )(?!\p{L})`,
  "iu",
);
const isOrdinal = (text: string, next: number): boolean => AFTER_ORDINAL.test(wordAfter(text, next));

/** "5! for permutations", "n! ways": a factorial, and no cry. */
const AFTER_FACTORIAL =
  /^(?:ways?|permutations?|combinations?|arrangements?|orders?|orderings?|outcomes|divided|times|over|for|to|or|and|÷|×|\/|\*)[.,;:?]*$/;
const isFactorial = (text: string, at: number, next: number): boolean =>
  text.charCodeAt(at) === 33 &&
  (isDigit(text.charCodeAt(at - 1)) || wordBefore(text, at, 0) === "n") &&
  AFTER_FACTORIAL.test(wordAfter(text, next));

const isInitials = (word: string): boolean => {
  for (let i = 0; i < word.length; i += 2) {
    const code = word.charCodeAt(i);
    if (!isUpperAscii(code) && !isLowerAscii(code)) return false;
    if (i + 1 < word.length && word.charCodeAt(i + 1) !== DOT) return false;
  }
  return word.length % 2 === 1;
};

/** Whether a single full stop at `dot` belongs to the word before it, with the next word beginning at `next`. */
const belongsToWord = (text: string, dot: number, next: number, sentenceStart: number): boolean => {
  const word = wordBefore(text, dot, sentenceStart);
  if (word === "") return false;
  const begin = dot - word.length;
  if (isNumeral(word))
    return (
      word.length <= 3 &&
      (begin === sentenceStart ||
        opensList(text, sentenceStart, begin) ||
        isOrdinal(text, next) ||
        countsOn(text, begin, Number(word), sentenceStart))
    );
  const lower = word.toLowerCase();
  // "It took 40 ms. Then": nobody's title.
  if (LEADING_ABBREVIATIONS.has(lower)) return word !== "ms" || !/\d ?$/.test(text.slice(begin - 2, begin));
  const follower = text.charCodeAt(next);
  // "Lindenstr. 4"
  if ((BEFORE_NUMBER.has(lower) || lower.endsWith("str")) && isDigit(follower)) return true;
  // "ref. NR-4471"
  if (BEFORE_CODE.has(lower) && /\d/.test(wordAfter(text, next))) return true;
  if (TRAILING_ABBREVIATIONS.has(lower))
    return (
      isLowerAscii(follower) ||
      isDigit(follower) ||
      (lower !== "etc" && !lower.endsWith(".m") && !STARTERS.has(wordAfter(text, next)))
    );
  if (!isInitials(word)) return false;
  if (word.length === 1 && (word === "I" || isLowerAscii(word.charCodeAt(0)))) return false;
  return !STARTERS.has(wordAfter(text, next));
};

/** Ends no sentence: "we drove to the", "my sister and". */
const BEFORE_MORE = new Set(
  "a an the and or but nor of to from into onto than as because if unless until whether which whose my our your his her their its".split(
    " ",
  ),
);
/** Begins no sentence behind a line without a full stop. */
const AFTER_MORE = new Set(
  "and or but nor of to for from with by into onto than as that which who whose where when while because until since if at in on so".split(
    " ",
  ),
);
/** So long is a line that was wrapped, by whether its writer begins sentences in capitals; wider than the widest none is. */
const SHORTEST_WRAPPED = 36;
const SHORTEST_WRAPPED_SMALL = 56;
const WIDEST_WRAPPED = 130;

const SMALL_I = new Set("i im ive i'm i've i'll i'd".split(" "));

/** How far the line goes on from `from`, no further than the widest that is wrapped. */
const inkOfLine = (text: string, from: number): number => {
  let end = from;
  const limit = Math.min(text.length, from + WIDEST_WRAPPED + 1);
  while (end < limit && !isLineBreak(text.charCodeAt(end))) end++;
  while (end > from && isSpace(text.charCodeAt(end - 1))) end--;
  return end - from;
};
const lineStart = (text: string, at: number): number => {
  let start = at;
  const limit = Math.max(0, at - WIDEST_WRAPPED - 1);
  while (start > limit && !isLineBreak(text.charCodeAt(start - 1))) start--;
  return start;
};
const indentOf = (text: string, line: number): number => {
  let at = line;
  while (at < text.length && isSpace(text.charCodeAt(at)) && !isLineBreak(text.charCodeAt(at))) at++;
  return at - line;
};

/** "…we went to the\nseaside": the next word did not fit into the line, by what the lines beside it hold. */
const isWrapped = (text: string, start: number, line: number, lastInk: number, next: number): boolean => {
  const length = lastInk + 1 - line;
  const isSmall = isLowerAscii(text.charCodeAt(start)) || SMALL_I.has(wordAfter(text, next));
  const least = isSmall ? SHORTEST_WRAPPED_SMALL : SHORTEST_WRAPPED;
  return (
    length >= least && length <= WIDEST_WRAPPED && length + 1 + wordAfter(text, next).length >= inkOfLine(text, next)
  );
};

const WORD_AND_COLON = 34;
/** So many lines on each side tell how a paragraph is set. */
const LINES_BESIDE = 12;
/** Behind these a line of print goes on whatever the next one begins with: "the form to Ms", "which comes to". */
const HANGING = new Set("a an the and or nor than because my our your his her their its mr mrs ms dr".split(" "));
/** The same behind "by" where a number follows; before a capital it may close a heading: "Whom we work with". */
const BEFORE_NUMBERS = new Set(
  "of to from into onto at by on in with for about between until during per via but".split(" "),
);
const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const YEAR = /^(?:19|20)\d\d\W*$/;
/** "2. Fees", "Due: 4 May" */
const OWN_LINE = /^(?:\d{1,3}[.)] |\p{L}[.)] |[\p{L}\d .]{2,30}:(?:\s|$))/u;
const opensItem = (text: string, at: number): boolean => OWN_LINE.test(text.slice(at, at + WORD_AND_COLON));

interface Line {
  readonly at: number;
  readonly length: number;
}
const isBare = (text: string, { at, length }: Line): boolean =>
  length > 0 && !LINE_OPENERS.has(text.charCodeAt(at)) && !isSpace(text.charCodeAt(at));
const lineAt = (text: string, at: number): Line => ({ at, length: inkOfLine(text, at) });
const isFull = (text: string, line: Line): boolean =>
  isBare(text, line) && line.length >= SHORTEST_WRAPPED && line.length <= WIDEST_WRAPPED;

/** The lines about the one that begins at `line` which may be of one paragraph with it: all but the last are long. */
const linesBeside = (text: string, line: number): Line[] => {
  const lines = [lineAt(text, line)];
  for (let first = line; first > 0 && lines.length <= LINES_BESIDE; ) {
    const before = lineAt(text, lineStart(text, first - 1));
    if (before.at >= first || !isFull(text, before)) break;
    lines.unshift(before);
    first = before.at;
  }
  for (let count = 0; count < LINES_BESIDE; count++) {
    const last = lines.at(-1) as Line;
    if (!isFull(text, last)) break;
    const from = text.indexOf("\n", last.at + last.length) + 1;
    if (from === 0) break;
    const after = lineAt(text, from);
    if (!isBare(text, after)) break;
    lines.push(after);
  }
  return lines;
};

/** How long the word is that begins at `at`, with the marks behind it. */
const inkOfWord = (text: string, at: number): number => {
  let end = at;
  const limit = Math.min(text.length, at + WIDEST_WRAPPED);
  while (end < limit && !isSpace(text.charCodeAt(end))) end++;
  return end - at;
};

/** "It comes to\n1,260 euros", "three days. My\nColleague": none of the lines of a paragraph had room for the next word, and one breaks amid a sentence. */
const isPrint = (text: string, start: number, line: number, lastInk: number, next: number): boolean => {
  const here = { at: line, length: lastInk + 1 - line };
  if (!isFull(text, here) || opensItem(text, next)) return false;
  const last = wordBefore(text, lastInk + 1, start).toLowerCase();
  if (HANGING.has(last) || (BEFORE_NUMBERS.has(last) && isDigit(text.charCodeAt(next)))) return true;
  // "ends on 30 June\n2026"
  if (MONTH.test(last) && YEAR.test(wordAfter(text, next))) return true;
  if (BEFORE_NUMBERS.has(last)) return here.length + 1 + inkOfWord(text, next) >= inkOfLine(text, next);
  const lines = linesBeside(text, line);
  const widest = Math.max(...lines.map(({ length }) => length));
  const pairs = lines.slice(1).map((after, at) => ({ before: lines[at] as Line, after }));
  return (
    pairs.every(
      ({ before, after }) => opensItem(text, after.at) || before.length + 1 + inkOfWord(text, after.at) > widest,
    ) &&
    pairs.some(({ before, after }) => {
      const end = text.charCodeAt(before.at + before.length - 1);
      return isLowerAscii(text.charCodeAt(after.at)) && !isTerminator(end) && end !== 44 && end !== 58;
    })
  );
};

/** Whether the sentence that began at `start` runs on over the line break before `next`. */
const runsOn = (text: string, start: number, lastInk: number, next: number): boolean => {
  const before = text.charCodeAt(lastInk);
  const after = text.charCodeAt(next);
  if (LINE_OPENERS.has(after) || isTerminator(before) || isWideTerminator(before) || before === 58) return false;
  if (before === 44) return true;
  if (!isLowerAscii(after)) return isPrint(text, start, lineStart(text, lastInk), lastInk, next);
  if (before === HYPHEN && !isSpace(text.charCodeAt(lastInk - 1))) return true;
  // Who writes in small letters ends a line where another ends a sentence.
  if (BEFORE_MORE.has(wordBefore(text, lastInk + 1, start).toLowerCase()) || AFTER_MORE.has(wordAfter(text, next)))
    return true;
  const line = lineStart(text, lastInk);
  const nextLine = lineStart(text, next);
  return next - nextLine > indentOf(text, line) || isWrapped(text, start, line, lastInk, next);
};

/** The end of a run of terminators and closing marks that begins at `at`. */
const endOfRun = (text: string, at: number): number => {
  let end = at + 1;
  while (end < text.length && isTerminator(text.charCodeAt(end))) end++;
  while (end < text.length && CLOSERS.has(text.charCodeAt(end))) end++;
  return end;
};

const skipSpace = (text: string, from: number): { next: number; breaks: number } => {
  let next = from;
  let breaks = 0;
  for (; next < text.length; next++) {
    const code = text.charCodeAt(next);
    if (!isSpace(code)) break;
    if (isLineBreak(code) && !(code === 10 && text.charCodeAt(next - 1) === 13)) breaks++;
  }
  return { next, breaks };
};

/** Whether the run of terminators [at, end) ends the sentence that began at `start`. */
const endsSentence = (text: string, at: number, end: number, next: number, start: number): boolean => {
  if (next >= text.length) return true;
  const isLower = isLowerAscii(text.charCodeAt(next));
  if (isLower && QUOTES.has(text.charCodeAt(end - 1))) return false;
  const code = text.charCodeAt(at);
  const isEllipsis = code === 0x2026 || (code === DOT && text.charCodeAt(at + 1) === DOT);
  if (isEllipsis) return !isLower;
  if (isFactorial(text, at, next)) return false;
  return code !== DOT || end - at > 1 || !belongsToWord(text, at, next, start);
};

interface Step {
  /** Where the sentence ends, or -1 when it goes on. */
  readonly end: number;
  readonly ink: number;
  readonly next: number;
}

const stepOverWideTerminator = (text: string, at: number): Step => {
  let end = endOfRun(text, at);
  while (end < text.length && isWideTerminator(text.charCodeAt(end))) end = endOfRun(text, end);
  return { end, ink: end - 1, next: skipSpace(text, end).next };
};

/** So far from a mark its bracket opens and closes. */
const BRACKET_REACH = 80;
/** "Leo (turns 7!! wants a microscope)": what is said in brackets within a sentence ends none. */
const isBracketed = (text: string, start: number, at: number): boolean => {
  if (isDigit(text.charCodeAt(at - 1)) || text.startsWith("..", at)) return false;
  let open = at;
  const earliest = Math.max(start + 1, at - BRACKET_REACH);
  while (open >= earliest && text[open] !== "(" && text[open] !== ")") open--;
  if (open < earliest || text[open] !== "(") return false;
  for (let close = at; close < Math.min(text.length, at + BRACKET_REACH); close++) {
    if (text[close] === ")") return true;
    if (text[close] === "(" || isLineBreak(text.charCodeAt(close))) return false;
  }
  return false;
};

const stepOverTerminator = (text: string, at: number, start: number): Step => {
  const end = endOfRun(text, at);
  if (end < text.length && !isSpace(text.charCodeAt(end))) return { end: -1, ink: end - 1, next: end };
  const { next, breaks } = skipSpace(text, end);
  const isEnd = breaks > 1 || (endsSentence(text, at, end, next, start) && !isBracketed(text, start, at));
  return { end: isEnd ? end : -1, ink: end - 1, next };
};

const stepOverLineBreak = (text: string, at: number, ink: number, start: number): Step => {
  const { next, breaks } = skipSpace(text, at);
  const isEnd = next < text.length && (breaks > 1 || !runsOn(text, start, ink, next));
  return { end: isEnd ? ink + 1 : -1, ink, next };
};

/** Walks [from, to) and gives each sentence's offsets; all ink is in some sentence, and none is empty. */
export const eachSentence = (
  text: string,
  from: number,
  to: number,
  visit: (start: number, end: number) => void,
): void => {
  const scope = to === text.length ? text : text.slice(0, to);
  let start = skipSpace(scope, from).next;
  let at = start;
  let ink = start;
  while (at < to) {
    const code = scope.charCodeAt(at);
    let step: Step;
    if (isTerminator(code)) step = stepOverTerminator(scope, at, start);
    else if (isLineBreak(code)) step = stepOverLineBreak(scope, at, ink, start);
    else if (isWideTerminator(code)) step = stepOverWideTerminator(scope, at);
    else {
      if (!isSpace(code)) ink = at;
      at++;
      continue;
    }
    if (step.end >= 0) {
      visit(start, step.end);
      start = step.next;
    }
    ink = step.ink;
    at = step.next;
  }
  if (start < to) visit(start, ink + 1);
};
