// Mails with those that they answer or forward below them. Each is a letter of its own, with its own author, reader and day; what
// nobody can be named for is told of nobody.

import type { Chunk } from "#domain/chunk.ts";
import type { EpochMs } from "#domain/clock.ts";
import type { Role } from "#domain/extracted-text.ts";
import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { possessive } from "../telling/person.ts";
import { type Attribution, attributionAt, LINES_WRAPPED, type Row } from "./attributions.ts";
import { YOUR } from "./formal-letters.ts";
import { KEEPER } from "./keeper.ts";
import { signerOf } from "./letter-closings.ts";
import { headerBlock } from "./mail-headers.ts";
import { type Letter, letterIn, SALUTATION, saidInLetter } from "./mails.ts";
import { isName } from "./names.ts";
import { toldOfficially } from "./official-letters.ts";
import { toldTo } from "./reader-named.ts";

interface Line {
  readonly raw: string;
  readonly told?: string;
  readonly start: number;
  readonly end: number;
  readonly opens?: "line" | "paragraph" | undefined;
}

interface Part {
  readonly role: Role | null;
  readonly speaker: string;
  readonly isOfAuthor: boolean;
  readonly group: string | null;
  readonly said: EpochMs;
  readonly heading: string;
  readonly sentences: readonly Line[];
  readonly foreign: readonly Line[];
}

/** What stands in a document from `start` on. */
export interface Stretch {
  readonly start: number;
  /** Null where it is no letter. */
  readonly letter: Letter | null;
  /** Headers are not, nor words of nobody known. */
  readonly isTold: boolean;
  /** Each of its lines stands behind a mark: "> I moved". */
  readonly isQuoted?: boolean;
}

/** "-----Original Message-----", "Begin forwarded message:" */
const SEPARATOR = new RegExp(
  wrapped`
    ^(?:
      -{2,} ?(?:
        original message|forwarded message|forwarded by .{1,60}?|(?:ursprüngliche|weitergeleitete) nachricht
        |originalnachricht|message (?:d['’]origine|original|transféré)|mensaje (?:original|reenviado)
        |mensagem (?:original|encaminhada)|messaggio (?:originale|inoltrato)|(?:oorspronkelijk|doorgestuurd) bericht
      ) ?-*
      |(?:
        begin forwarded message|anfang der weitergeleiteten nachricht|début du message (?:transféré|réexpédié)
        |inicio del mensaje reenviado|início da mensagem (?:encaminhada|reencaminhada)|inizio messaggio inoltrato
        |begin doorgestuurd bericht
      ) ?:
    )$`,
  "i",
);

const QUOTED = /^\s*>/;
const MARK = /^\s*> ?/;
const FENCE = /^(?:```|~~~)/;
const HEADING = /^#{1,6} /;
const HAS_HEADING = /^#{1,6} /m;

interface Boundary {
  /** Of the rows that say whose words follow, and the row behind them. */
  readonly from: number;
  readonly to: number;
  readonly kind: "header" | "attribution" | "separator";
  readonly attribution: Attribution | null;
}

const skipBlank = (rows: readonly Row[], from: number): number => {
  let at = from;
  while (rows[at]?.text === "") at++;
  return at;
};

const bare = (row: Row): Row => ({ ...row, text: row.text.replace(MARK, "").trim() });

/** Apple Mail quotes the line that says who wrote with the words; what is quoted deeper below it is not of that line's own depth. */
const quotedAttribution = (rows: readonly Row[], at: number): Boundary | null => {
  const attribution = attributionAt(rows.slice(at, at + LINES_WRAPPED).map(bare), 0);
  if (attribution === null) return null;
  const to = at + attribution.rows;
  let next = to;
  while (rows[next] !== undefined && bare(rows[next] as Row).text === "") next++;
  const words = rows[next]?.text ?? "";
  const isOfItsDepth = QUOTED.test(words) && !QUOTED.test(words.replace(MARK, ""));
  return isOfItsDepth ? { from: at, to, kind: "attribution", attribution } : null;
};

const boundaryAt = (rows: readonly Row[], at: number): Boundary | null => {
  const { text } = rows[at] as Row;
  if (QUOTED.test(text)) return quotedAttribution(rows, at);
  if (SEPARATOR.test(text)) {
    const next = skipBlank(rows, at + 1);
    const behind = next < rows.length && !SEPARATOR.test(rows[next]?.text ?? "") ? boundaryAt(rows, next) : null;
    return behind === null ? { from: at, to: at + 1, kind: "separator", attribution: null } : { ...behind, from: at };
  }
  const texts = text.includes(":") ? rows.slice(at, at + 16).map((row) => row.text) : [];
  const fields = headerBlock(texts);
  if (fields > 0) return { from: at, to: at + fields, kind: "header", attribution: null };
  const attribution = attributionAt(rows, at);
  return attribution === null ? null : { from: at, to: at + attribution.rows, kind: "attribution", attribution };
};

const boundariesIn = (rows: readonly Row[]): Boundary[] => {
  const found: Boundary[] = [];
  for (let at = 0; at < rows.length; at++) {
    const boundary = boundaryAt(rows, at);
    if (boundary === null) continue;
    found.push(boundary);
    at = boundary.to - 1;
  }
  return found;
};

const isGreeted = (text: string): boolean => text.split("\n", 12).some((line) => SALUTATION.test(line.trim()));

/**
 * The text above the mails that it answers or forwards: of whom the first of them was sent to, where it does not say. Without a
 * greeting, a name or a separator it is a note with a mail in it.
 */
const letterAbove = (text: string, first: Letter | null, isSeparated: boolean): Omit<Stretch, "start"> => {
  const letter = letterIn(text);
  const signer = letter === null ? signerOf(text) : letter.author;
  const isNote = letter === null && signer === null && !isSeparated && !isGreeted(text);
  if (isNote || HAS_HEADING.test(text)) return { letter, isTold: true };
  const reader = first === null || first.addressee === KEEPER ? null : first.addressee;
  const author = reader !== null && (signer === null || reader.startsWith(`${signer} `)) ? reader : signer;
  if (letter !== null) return { letter: { ...letter, author }, isTold: true };
  if (author === null) return { letter: null, isTold: isSeparated && !isGreeted(text) };
  return { letter: composed(`From: ${author}\nSubject: ${first?.subject || "-"}\n\n${text}`), isTold: true };
};

/** A letter by its text, where nothing says to whom: of its answer, and not whoever keeps them. */
const composed = (text: string): Letter | null => {
  const letter = letterIn(text);
  return letter?.addressee === KEEPER ? { ...letter, addressee: null } : letter;
};

const isSamePerson = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.split(" ")[0] === other.split(" ")[0];

/** What an attribution heads: sent to whoever answers it, where they write to each other. */
const quotedLetter = (text: string, { author, day }: Attribution, answer: Letter | null): Letter | null => {
  const date = day === null ? "" : `Date: ${new Date(day).toISOString()}\n`;
  const letter =
    author === null ? null : composed(`From: ${author}\nSubject: ${answer?.subject || "-"}\n${date}\n${text}`);
  if (letter === null) return null;
  const isToAnswerer = answer !== null && isSamePerson(letter.addressee ?? answer.author, answer.author);
  const isAnswered = isToAnswerer && (letter.addressee !== null || isSamePerson(answer.addressee, author));
  return {
    ...letter,
    sentAt: letter.sentAt ?? answer?.sentAt ?? null,
    addressee: isAnswered ? answer.author : letter.addressee,
    subject: answer?.subject ?? "",
  };
};

const textOf = (rows: readonly Row[]): string =>
  rows
    .filter(({ text }) => !QUOTED.test(text))
    .map(({ text }) => text)
    .join("\n");

/** A mail quoted line by line, and what answers it between and below: of what it quotes in turn, nothing is told. */
const answered = (rows: readonly Row[], attribution: Attribution, answer: Omit<Stretch, "start">): Stretch[] => {
  const quoted = rows.filter(({ text }) => QUOTED.test(text)).map(bare);
  const letter = quotedLetter(textOf(quoted), attribution, answer.letter);
  const end = quoted[boundariesIn(quoted)[0]?.from ?? Number.NaN]?.start ?? Number.POSITIVE_INFINITY;
  const stretches: Stretch[] = [];
  for (const { text, start } of rows) {
    const isQuoted = text === "" ? stretches.at(-1)?.isQuoted === true : QUOTED.test(text);
    const isTold = letter !== null && start < end;
    const last = stretches.at(-1);
    if (last !== undefined && (last.isQuoted === true) === isQuoted && (!isQuoted || last.isTold === isTold)) continue;
    stretches.push(isQuoted ? { start, letter, isTold, isQuoted } : { ...answer, start, isQuoted });
  }
  return stretches;
};

/** The stretches of a document; none where it is no letter. */
const stretchesOf = (rows: readonly Row[]): Stretch[] => {
  const found = boundariesIn(rows);
  const hasHeader = found.some(({ kind }) => kind !== "attribution");
  const top = textOf(rows.slice(0, found[0]?.from));
  const isMail = hasHeader || letterIn(top) !== null;
  const bounds = found.filter(({ attribution }) => attribution === null || isMail || attribution.isSure);
  const stretches: Stretch[] = [];
  const letterAt = (at: number): string => textOf(rows.slice(bounds[at]?.from, bounds[at + 1]?.from ?? rows.length));
  const first = bounds[0];
  if (first === undefined) {
    const letter = letterIn(textOf(rows));
    return letter === null ? [] : [{ start: 0, letter, isTold: true }];
  }
  const isAnswered = ({ to, attribution }: Boundary): boolean =>
    attribution !== null && QUOTED.test(rows[skipBlank(rows, to)]?.text ?? "");
  const firstLetter = first.kind === "header" ? letterIn(letterAt(0)) : null;
  const below = isAnswered(first) ? rows.slice(first.to, bounds[1]?.from) : [];
  const above = textOf([...rows.slice(0, first.from), ...below]);
  let own: Omit<Stretch, "start"> = { letter: null, isTold: true };
  if (above.trim() !== "") own = letterAbove(above, firstLetter, SEPARATOR.test(rows[first.from]?.text ?? ""));
  stretches.push({ ...own, start: 0 });
  const note = above.trim() !== "" && own.letter === null && own.isTold ? own : null;
  bounds.forEach((bound, at) => {
    const { from, to, kind, attribution } = bound;
    const [head, body] = [rows[from], rows[to]];
    if (head !== undefined) stretches.push({ start: head.start, letter: null, isTold: false });
    if (body === undefined || kind === "separator") return;
    const words = rows.slice(to, bounds[at + 1]?.from);
    if (attribution !== null && isAnswered(bound)) stretches.push(...answered(words, attribution, own));
    else {
      const letter =
        attribution === null ? letterIn(letterAt(at)) : quotedLetter(textOf(words), attribution, own.letter);
      own = { letter, isTold: letter !== null };
      stretches.push({ ...own, start: body.start });
      const heading = words.find(({ text }) => HEADING.test(text));
      if (note !== null && heading !== undefined) stretches.push({ ...note, start: heading.start });
    }
  });
  return stretches;
};

const rowsOf = ({ text, start }: Chunk): Row[] => {
  let at = start;
  return text.split("\n").map((line) => {
    const row = { text: line.replace(/^(\*{1,2})(\p{L}[\p{L} -]{0,20}:)\1/u, "$2").trim(), start: at };
    at += line.length + 1;
    return row;
  });
};

/** A mail in code is an example. */
const withoutCode = (rows: readonly Row[]): readonly Row[] => {
  let isCode = false;
  return rows.map((row) => {
    const isFence = FENCE.test(row.text);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? { ...row, text: "" } : row;
  });
};

/** The letters among the documents that have no speaker. */
export const threadsIn = (chunks: readonly Chunk[]): ReadonlyMap<string, readonly Stretch[]> => {
  const unspoken = chunks.filter(({ speaker, role }) => speaker === null && role === null);
  const threads = new Map<string, readonly Stretch[]>();
  for (const [documentId, own] of Map.groupBy(unspoken, (chunk) => chunk.documentId)) {
    const stretches = stretchesOf(withoutCode(own.flatMap(rowsOf)));
    if (stretches.length > 0) threads.set(documentId, stretches);
  }
  return threads;
};

const asLetter = <Whole extends Part>(passage: Whole, letter: Letter): Whole => {
  const { author, group, post, sentAt, isOfficial } = letter;
  const addressee = letter.addressee === KEEPER ? passage.speaker : letter.addressee;
  const subject = addressee === null ? letter.subject : upperFirst(letter.subject.replace(YOUR, possessive(addressee)));
  const signed =
    post === null
      ? undefined
      : [...passage.sentences, ...passage.foreign].findLast(({ raw }) => raw.includes(post.line));
  return {
    ...passage,
    group,
    // "Ada" under a letter of Ada Park's is Ada Park.
    ...(author !== null && isName(author) && !passage.speaker.startsWith(`${author} `)
      ? { speaker: author, isOfAuthor: author !== passage.speaker }
      : {}),
    said: sentAt ?? passage.said,
    heading: passage.heading === "" ? subject : passage.heading,
    sentences: [
      ...saidInLetter(passage.sentences, letter).map((sentence) =>
        addressee === null ? sentence : { ...sentence, told: toldTo(sentence.told ?? sentence.raw, addressee) },
      ),
      ...(signed === undefined ? [] : [{ ...signed, told: post?.text }]),
    ],
    foreign: saidInLetter(passage.foreign, letter).flatMap((sentence) => {
      if (!isOfficial || author === null) return [sentence];
      const told = toldOfficially(sentence.raw, author, addressee);
      return told === null ? [] : [{ ...sentence, told }];
    }),
  };
};

/** The last stretch that begins at an offset or before it. */
const indexAt = (stretches: readonly Stretch[], offset: number): number => {
  let [low, high] = [0, stretches.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((stretches[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Small letters run on over the end of a line, and so into what says whose words follow. */
const upTo = <One extends Line>(sentence: One, end: number | undefined): One =>
  end === undefined || sentence.end <= end
    ? sentence
    : { ...sentence, end, raw: sentence.raw.slice(0, end - sentence.start).trimEnd() };

/** A document's passage, cut where another letter begins. */
export const bySenders = <Whole extends Part>(passage: Whole, stretches: readonly Stretch[]): Whole[] => {
  const place = ({ start }: Line): number => indexAt(stretches, start);
  const sentences = Map.groupBy(passage.sentences, place);
  const foreign = Map.groupBy(passage.foreign, place);
  const places = [...new Set([...sentences.keys(), ...foreign.keys()])].sort((a, b) => a - b);
  return places.flatMap((at) => {
    const { letter, isTold } = stretches[at] as Stretch;
    if (!isTold) return [];
    const end = stretches[at + 1]?.start;
    const cut = (all: readonly Line[] | undefined): Line[] => (all ?? []).map((sentence) => upTo(sentence, end));
    const part = { ...passage, sentences: cut(sentences.get(at)), foreign: cut(foreign.get(at)) };
    return [letter === null ? part : asLetter(part, letter)];
  });
};

/** A chunk with blanks in place of the marks before what is told of whom it quotes: its offsets stay. */
export const withoutMarks = (chunk: Chunk, stretches: readonly Stretch[] | undefined): Chunk => {
  if (stretches === undefined || !chunk.text.includes(">")) return chunk;
  let at = chunk.start;
  const lines = chunk.text.split("\n").map((line) => {
    const { isQuoted, isTold } = stretches[indexAt(stretches, at)] as Stretch;
    at += line.length + 1;
    return isQuoted === true && isTold ? line.replace(MARK, (mark) => " ".repeat(mark.length)) : line;
  });
  return { ...chunk, text: lines.join("\n") };
};
