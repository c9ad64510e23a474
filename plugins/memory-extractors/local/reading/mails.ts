// Mails and letters kept as documents: who wrote them, to whom and when, and which lines are no part of what is said.

import type { EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { findDates } from "../dates/dates.ts";
import { isKeeper, KEEPER } from "./keeper.ts";
import {
  CLOSING,
  endOf,
  type Line,
  postscriptOf,
  SIGNED_BY_SEVERAL,
  signedIn,
  withoutPostscriptMark,
} from "./letter-closings.ts";
import { HEAD, HEADER, headerOf, SENDER_UNKNOWN, SUBJECT } from "./mail-headers.ts";
import { greetedElsewhere, isOfficial } from "./official-letters.ts";
import { isCompany, type Signature, signatureOf } from "./signatures.ts";

export interface Letter {
  /** Whom "I" means. */
  readonly author: string | null;
  /** Whom "you" means, where it is one person with a name. */
  readonly addressee: string | null;
  /** Whom "we" means, where somebody writes for a company: "Kite Ltd", "Lena Vogt's company". */
  readonly group: string | null;
  /** What they are there, as the lines below the name say. */
  readonly post: Signature["told"];
  /** When it was sent, where a header says so. */
  readonly sentAt: EpochMs | null;
  readonly subject: string;
  /** Of an office or a company, in another language than English: it is told in its words. */
  readonly isOfficial: boolean;
}

export const SALUTATION = new RegExp(
  wrapped`
    ^(?:
      (?:
        hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|sehr geehrte[rs]?|salut|bonjour|cher|chère
        |hola|querid[oa]|estimad[oa]|olá|oi|car[oa]|ciao|beste|cześć|drog[ai]|hej|kära|kære
      )(?!\p{L})(?! (?:diary|journal)\b)(?: (?:mrs?|ms|dr|prof|sra?|srta|hr|fr|mm?e?)\.){0,2}[^\n.?]{0,40}[,!:]?
      |to whom it may concern[,:.]?
    )\s*$`,
  "iu",
);

const GREETED = new RegExp(
  wrapped`
    ^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood (?:morning|afternoon|evening)),? (
      (?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?
    )\s*[,!:]?\s*$`,
  "u",
);
/** No one person. */
const SEVERAL = new RegExp(
  wrapped`
    \b(?:
      all|both|there|team|staff|everyone|everybody|folks|guys|sirs?|madams?|colleagues?|friends?|families|neighbou?rs?
      |customers?|guests?|parents|members|applicants?|list|diary|journal
    )\b`,
  "i",
);
/** Said by somebody who writes for a company, a surgery or an office. */
const OF_COMPANY = new RegExp(
  wrapped`
    \bour (?:[\w-]+ )?(?:
      services?|warranty|customers?|clients?|technicians?|engineers?|offices?|company|products?|departments?|colleagues?
      |sales|support|staff|records|terms|offer|price list|workshop|clinic|ward|practice|patients?|members|guests|shop
      |store|team
    )\b
    |\byour (?:[\w-]+ )?(?:
      order|booking|invoice|reservation|application|account|subscription|shipment|delivery|policy|claim|contract|enquiry
      |inquiry
    )\b
    |\bthank you for (?:referring|your (?:visit|order|enquiry|inquiry|application|booking|purchase))\b
    |\bwe(?: are|'re) (?:very )?(?:pleased|happy|delighted|glad) to (?:confirm|inform|advise|offer you)\b`,
  "i",
);
/** "Dear Ms Lund": who writes so with a role below their name speaks for the company there. */
const FORMAL = /^dear (?:mr|mrs|ms|miss)\b/i;
const DOCTOR = /^(?:Dr|Prof)\b/;
/** "Dear parents of class 5c": the class does what "we" do. */
const TO_PARENTS =
  /^\W*dear (parents?|carers?|families)\b(?:[\p{L} ,/]*? (?:of|in) (?:the )?((?:class|year|grade|form|group) \p{L}?\d{1,2}\p{L}?))?/iu;
/** "To: all staff": "we" are those who work there. */
const TO_COLLEAGUES =
  /^(?:hi |hello |dear )?(?:all(?: staff| employees| colleagues)?|team|staff|everyone|everybody|colleagues)\b/i;
/** "Porto, 2 May 2024" */
const DATELINE = /^(?:\p{Lu}[\p{L}. -]{1,30}, )?(?:on )?([^,]{0,12},? ?[^,]*\b(?:19|20)\d\d)\.?$/u;

/** How much of a document is looked at for its signature. */
const TAIL = 1_000;
/** Lines of a letterhead above "Dear ...". */
const LETTERHEAD = 8;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The day that a letter is dated with. */
const datelineOf = (lines: readonly string[]): EpochMs | null => {
  for (const line of lines) {
    const written = DATELINE.exec(line)?.[1];
    const date = written === undefined ? undefined : findDates(written, 0)[0];
    if (date !== undefined && date.end - date.start <= 24 * 3_600_000) return date.start;
  }
  return null;
};

/** Whom the header names, else the greeting; whoever keeps it, where a person writes to nobody named. */
const addresseeOf = (recipient: string | undefined, greeting: string, isToNobody: boolean): string | null => {
  const greeted = GREETED.exec(greeting)?.[1] ?? greetedElsewhere(greeting);
  const named = recipient === undefined || isKeeper(recipient) ? greeted : recipient;
  if (named !== null && !SEVERAL.test(named)) return named;
  return (isKeeper(recipient) || isToNobody) && !SEVERAL.test(greeting) ? KEEPER : null;
};

/** `text`: a document without a speaker, whole or its pieces in order. Null where it is no letter. */
export const letterIn = (text: string): Letter | null => {
  const lines = linesOf(text.slice(0, HEAD));
  const greeting = lines.findIndex((line) => SALUTATION.test(line));
  const signed = signedIn(text);
  const header = headerOf(text, signed);
  if (header === null && (signed === null || greeting < 0 || greeting >= LETTERHEAD)) return null;
  const { author, recipient, sentAt, isToNobody } = header ?? { author: signed, sentAt: null, isToNobody: false };
  const post = postOf(text, author, { lines, greeting, recipient });
  return {
    author,
    addressee: addresseeOf(recipient, lines[greeting] ?? "", isToNobody && post.group === null),
    ...post,
    sentAt: sentAt ?? datelineOf(lines.slice(0, Math.max(0, greeting))),
    subject: header === null ? "" : (SUBJECT.exec(text.slice(0, HEAD))?.[1]?.trim() ?? ""),
    isOfficial: isOfficial(text),
  };
};

/** The lines behind the last words of a letter. */
const belowClosing = (text: string): readonly string[] => {
  const lines = linesOf(text.slice(-TAIL));
  const at = lines.findLastIndex((line) => CLOSING.test(line));
  return at < 0 ? [] : lines.slice(at + 1);
};

interface Opening {
  readonly lines: readonly string[];
  /** Where the salutation is in them. */
  readonly greeting: number;
  readonly recipient: string | undefined;
}

/** For whom somebody writes, and as what. */
const postOf = (
  text: string,
  author: string | null,
  { lines, greeting, recipient }: Opening,
): Pick<Letter, "group" | "post"> => {
  const above = lines.slice(0, Math.max(0, greeting)).filter((line) => !HEADER.test(line));
  const { company, told: post } = signatureOf(above, belowClosing(text));
  const greeted = lines[greeting] ?? "";
  if (author === null || SIGNED_BY_SEVERAL.test(text.slice(-TAIL))) return { group: null, post };
  const isOfCompany = OF_COMPANY.test(text) || ((post ?? company) !== null && FORMAL.test(greeted));
  const [, parents, taught] = TO_PARENTS.exec(greeted) ?? [];
  if (parents !== undefined)
    return { group: taught === undefined ? (company ?? "The school") : upperFirst(taught), post };
  if (TO_COLLEAGUES.test(recipient ?? greeted) || (isOfCompany && DOCTOR.test(author)))
    return { group: `${author}'s team`, post };
  const named = company ?? (isCompany(author) ? author : null);
  const unnamed = author === SENDER_UNKNOWN ? "The company" : `${author}'s company`;
  return { group: isOfCompany ? (named ?? unnamed) : null, post };
};

/** The lines of a letter that say something. */
export const saidInLetter = <Part extends Line>(lines: readonly Part[], { author }: Letter): Part[] => {
  const end = endOf(lines, author);
  const body = [...lines.slice(0, end), ...postscriptOf(lines.slice(end))];
  const greeting = body.findIndex(({ raw }) => SALUTATION.test(raw.trim()));
  return body
    .filter(
      ({ raw }, at) =>
        !HEADER.test(raw) &&
        !SALUTATION.test(raw.trim()) &&
        !(at < greeting && (DATELINE.test(raw.trim()) || raw.trim().endsWith(":"))),
    )
    .flatMap(withoutPostscriptMark);
};
