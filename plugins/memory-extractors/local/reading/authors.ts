// Documents that several people write one below the other, as tickets and threads of comments: a line with a name and a day says
// whose words follow.

import type { EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { findDates } from "../dates/dates.ts";

export const NAME = String.raw`(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}.'-]*){0,2})`;
const WRITES = "(?: (?:commented|wrote|replied|answered|added|posted|updated|reported|said|on|at)){0,3}";
/** "Ana Costa, 4 May 2024, 10:12", "**Ana Costa** commented on 4 May 2024:", "Reply by Ana Costa (2024-05-04)" */
const NAME_FIRST = new RegExp(
  wrapped`
    ^[\s#*_-]*(?:(?:[Cc]omment|[Rr]eply|[Uu]pdate|[Aa]nswer|[Nn]ote) (?:by|from) )?${NAME}[*_]*(?: \([\p{L} ]{2,30}\))?${WRITES}
      \s*[,|:·–—(@-]*\s*(\S[^.!?]{5,40})$`,
  "u",
);
/** "On 4 May 2024 at 10:12, Ana Costa wrote:" */
const DAY_FIRST = new RegExp(
  `^On ([^,]{4,30}(?:,[^,]{2,20}){0,2}?),? ${NAME}(?: <[^>]*>)? (?:wrote|commented|replied):?$`,
  "u",
);
/** "**jana.k** commented on 4 May 2024": a name typed small, where it says that it writes. */
const HANDLE_FIRST =
  /^[\s#*_-]*@?([\p{L}\d][\w.-]{1,38})[*_]* (?:commented|wrote|replied|answered)(?: on)? (\S[^!?]{4,30}?):?$/u;
/** What is left of a stamp without its day. */
const TIME_OF_DAY =
  /^[\s,|·–—()@:*_-]*(?:at )?(?:\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?(?: ?(?:UTC|GMT|CET|CEST|Z))?)?[\s)\]:*_]*$/i;

interface Line {
  readonly raw: string;
}

interface Part {
  readonly speaker: string;
  readonly said: EpochMs;
  readonly isOfAuthor: boolean;
  readonly sentences: readonly Line[];
  readonly foreign: readonly Line[];
}

interface Author {
  readonly name: string;
  readonly at: EpochMs;
}

const isFullName = (name: string): boolean => name.includes(" ") || isFirstName(name);

/** Who writes what follows a line, and when; null where it is no such line. */
const authorOf = ({ raw }: Line, said: EpochMs): Author | null => {
  if (raw.length > 110 || !/\d/.test(raw)) return null;
  const day = DAY_FIRST.exec(raw);
  const first = day === null ? NAME_FIRST.exec(raw) : null;
  const [, name, stamp] =
    day !== null
      ? [day[0], day[2], day[1]]
      : isFullName(first?.[1] ?? "")
        ? (first ?? [])
        : (HANDLE_FIRST.exec(raw) ?? []);
  if (name === undefined || stamp === undefined) return null;
  const [date, another] = findDates(stamp, said);
  if (date === undefined || another !== undefined) return null;
  return TIME_OF_DAY.test(stamp.slice(0, date.from) + stamp.slice(date.to))
    ? { name: upperFirst(name), at: date.start }
    : null;
};

/** The parts of a document that have an author each; itself where less than two lines name one. */
export const byAuthors = <Whole extends Part>(passage: Whole): Whole[] => {
  const authors = passage.sentences.map((sentence) => authorOf(sentence, passage.said));
  if (authors.filter((author) => author !== null).length < 2) return [passage];
  const parts: Whole[] = [];
  let start = 0;
  let author: Author | null = null;
  const close = (end: number): void => {
    const sentences = passage.sentences.slice(start, end);
    if (sentences.length === 0) return;
    const foreign = parts.length === 0 ? passage.foreign : [];
    const who = author === null ? {} : { speaker: author.name, said: author.at, isOfAuthor: true };
    parts.push({ ...passage, sentences, foreign, ...who });
  };
  authors.forEach((found, at) => {
    if (found === null) return;
    close(at);
    author = found;
    start = at + 1;
  });
  close(passage.sentences.length);
  return parts;
};
