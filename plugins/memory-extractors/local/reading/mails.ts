// Mails and letters kept as documents: who wrote them, to whom and when, and which lines are no part of what is said
// (header lines, salutation, signature, the reply below).

import type { EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { firstGiven } from "#plugins/shared/speakers.ts";
import { upperFirst } from "../capitals.ts";
import { isFirstName, isPlaceOrNation } from "../cues/proper-names.ts";
import { findDates } from "../dates/dates.ts";
import { anyOf } from "../patterns.ts";
import { possessive } from "../telling/person.ts";
import { NAME } from "./authors.ts";
import {
  asksByDay,
  asksReader,
  isCalledFormally,
  readerNeedsNot,
  toldByDay,
  toldFormally,
  YOUR,
} from "./formal-letters.ts";
import { copiedHeader, isKeeper, isOfPerson, KEEPER } from "./keeper.ts";
import { greetedElsewhere, isOfficial } from "./official-letters.ts";
import { isCompany, type Signature, signatureOf } from "./signatures.ts";
import { dayWritten } from "./written-days.ts";

interface Line {
  readonly raw: string;
  readonly start: number;
  /** Where it begins; absent amid a line. */
  readonly opens?: "line" | "paragraph" | undefined;
}

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

/** Header fields as mail programs write them: English, German, French, Spanish with Portuguese and Italian, Dutch, Polish. */
const FROM = "(?:from|von|de|da|van|od) ?:";
const TO = "(?:to|an|à|para|a|aan|do) ?:";
const DATE = "(?:date|sent|datum|gesendet|envoyé|fecha|enviad[oa](?: el| em)?|data|inviato|verzonden|wysłano) ?:";
const SUBJECT_FIELD = "(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat) ?:";
const header = (pattern: string): RegExp => new RegExp(`^${pattern}`, "imu");
const HEADER = header(
  `(?:${FROM}|${TO}|${DATE}|${SUBJECT_FIELD}|(?:cc|bcc|reply-to|attachments?|attached|importance):)(?:\\s|$)`,
);
const BRACKETED = "(?:<[^>\\n]*>|\\[mailto:[^\\]\\n]*\\])?";
const SENDER = header(`${FROM}[ \\t]*"?([^"<>\\n@[]{2,60}?)"?[ \\t]*${BRACKETED}[ \\t]*$`);
const ANY_SENDER = header(FROM);
const ADDRESS = String.raw`([\p{L}\d._+-]{1,64}@[\p{L}\d.-]{3,80})`;
const SENT_FROM = header(String.raw`${FROM}[ \t]*(?:"[^"\n]{0,60}")?[ \t]*<?${ADDRESS}>?[ \t]*$`);
/** Whose words a mail is, where nothing says it. */
const SENDER_UNKNOWN = "The sender";
const OTHER_HEADER = header(`(?:(?:${DATE}|${SUBJECT_FIELD})|(?:to|an|à|para|aan|do) ?:)[ \\t]*\\S`);
/** "Sent:", "Subject:", "From: ada@x.org" */
const OF_MAIL = header(
  `(?:(?:sent|gesendet|envoyé|enviad[oa](?: el| em)?|inviato|verzonden|wysłano) ?:|${SUBJECT_FIELD}|${FROM}[^\\n]*@)`,
);
const RECIPIENTS = header(`(?:${TO}|b?cc:)`);
const SENT = header(`${DATE}[ \\t]*(\\S[^\\n]{5,60})$`);
const SUBJECT = header(`${SUBJECT_FIELD}[ \\t]*(?:(?:re|fwd?|aw|wg|tr|rv|sv|vs|odp):[ \\t]*)*([^\\n]{1,60})$`);
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
/** "Ida, Otto and the kids": the first of them writes. */
const AND_OTHERS = String.raw`(?:(?:, \p{Lu}[\p{L}'-]+){0,6},? (?:and|&) (?:the \p{Ll}+|\p{Lu}[\p{L}'-]+))?`;
const CLOSING_WORDS = anyOf(
  "(?:[Aa]ll the |[Ww]ith )?[Bb]est(?: wishes| regards)?",
  "(?:[Ww]ith )?(?:[Kk]ind(?:est)?|[Ww]arm(?:est)?|[Bb]est|[Mm]any) regards|[Rr]egards",
  wrapped`
    (?:(?:[Ww]ith )?(?:[Ll]ots of |[Mm]uch |[Aa]ll (?:my|our) )|[Ww]ith )?[Ll]ove(?: from
      | and (?:hugs|kisses|an? (?:very )?[a-z]+ (?:new year|christmas|easter|summer)|(?:very )?best wishes[a-z ]{0,24})
    )?
    |(?:[Bb]ig |[Mm]any |[Ww]arm )?[Kk]iss(?:es)?(?: and hugs)?
    |(?:[Bb]ig |[Mm]any |[Ww]arm )?[Hh]ugs?(?: and kisses| and love)?`,
  "[Cc]heers|[Tt]hanks(?: again| a lot| so much)?|[Mm]any thanks|[Tt]hank you|[Ss]incerely",
  String.raw`[Yy]ours(?: \w+)?|[Tt]ake care|[Tt]alk soon|[Ss]ee you soon`,
  "(?:[Vv]iele|[Ll]iebe|[Hh]erzliche|[Bb]este|[Mm]it freundlichen) [Gg]r(?:ü|ue)(?:ß|ss)en?|LG|VG",
  "[Mm]it freundlichem Gru(?:ß|ss)|[Hh]ochachtungsvoll|[Aa]lles (?:Liebe|Gute)|[Bb]is bald",
  "[Bb]ises|[Bb]isous|(?:[Bb]ien )?[Cc]ordialement|[Ss]incères salutations",
  "(?:[Uu]n (?:cordial )?)?[Aa]bra(?:zo|ço)s?|(?:[Uu]n (?:cordial )?)?[Ss]aludos?(?: cordiales)?|[Aa]tentamente|[Bb]eijos|[Ss]aluti",
  "[Gg]roet(?:en|jes)|[Pp]ozdrawiam|[Hh]ilsen|[Hh]älsningar",
);
const YOURS = "(?:(?:[Dd]eine?|[Ee]ue?re?|[Ii]hre?|[Yy]our|[Tt]on|[Tt]a|[Tt]u) )?";
/** "Ida Lund, class teacher" */
const AS_WHAT = String.raw`(?:, \p{Ll}[\p{L} -]{3,40})?`;
const SIGNED = new RegExp(
  String.raw`^[ \t]*${CLOSING_WORDS}(?:[,!.]?[ \t]*\n\s*|[,!.] )${YOURS}${NAME}(?:${AND_OTHERS}|${AS_WHAT})[ \t]*$`,
  "gmu",
);
const CLOSING = new RegExp(
  String.raw`^${CLOSING_WORDS}(?:[,!.]?(?:\s*\n+\s*${YOURS}${NAME}(?:${AND_OTHERS}|${AS_WHAT}))?|[,!.] ${YOURS}${NAME}${AND_OTHERS})\s*$`,
  "u",
);
const SIGNED_BY_SEVERAL = new RegExp(
  wrapped`
    ^[ \t]*${CLOSING_WORDS}[,!.]?\s+${YOURS}\p{Lu}\p{Ll}+(?:, \p{Lu}[\p{L}'-]+){0,6},? (?:and|&) (?:
      the \p{Ll}+|\p{Lu}\p{Ll}+
    )[ \t]*$`,
  "mu",
);
/** "Thanks.", "Cheers!": opens a letter as well as it closes one. */
const OPENS_TOO = /^(?:(?:many )?thank|cheers|love|best[,!.]?\s*$|hugs|take care|talk soon|see you)/i;
const SIGNATURE_RULE = /^--\s*$|^(?:sent from my (?!\w+ to )|get outlook for )[\w ]{2,30}\.?$/i;
const NAME_ALONE = new RegExp(`^[-–/]?\\s*${NAME}${AND_OTHERS}[.!]?$`, "u");
/** "PS: ", "P.P.S. " */
const POSTSCRIPT = /^(?:P\.? ?){1,2}S\b\.?:? */;
/** "Anna", "- Anna Bauer" as the last line. */
const LAST_LINE = new RegExp(String.raw`\n[ \t]*[-–/]?[ \t]*${NAME}[.!]?\s*(?:\n--\s*\n[\s\S]*)?$`, "u");

const RECIPIENT = header(
  `${TO}[ \\t]*(?:"([^"<>\\n@;]{2,40})"|([^"<>\\n@,;[]{2,40}?))[ \\t]*${BRACKETED}[ \\t]*;?[ \\t]*$`,
);
const GREETED = new RegExp(
  wrapped`
    ^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood (?:morning|afternoon|evening)),? (
      (?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?
    )\s*[,!:]?\s*$`,
  "u",
);
const SENT_TO = header(`${TO}[ \\t]*\\S`);
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

/** How much of a document is looked at for its header. */
const HEAD = 2_000;
/** And for its signature. */
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

/** "anna.bauer@work.example": Anna Bauer; nobody's name in "news@shop.example". */
const nameIn = (address: string): string | null => {
  const parts = address.split("@", 1)[0]?.split(/[._-]/).map(upperFirst) ?? [];
  const isName = isFirstName(parts[0] ?? "") && parts.length < 4 && parts.every((part) => /^\p{L}{2,}$/u.test(part));
  return isName ? parts.join(" ") : null;
};

/** Who writes from an address without a name; never whoever keeps the mail. */
const senderBehind = (text: string, address: string | undefined): string => {
  const last = LAST_LINE.exec(text)?.[1];
  const [first = ""] = last?.split(" ") ?? [];
  const isOfSender = isFirstName(first) || address?.toLowerCase().includes(first.toLowerCase()) === true;
  if (last !== undefined && isOfSender && !CLOSING.test(last)) return last;
  return nameIn(address ?? "") ?? SENDER_UNKNOWN;
};

/** "Mon, 4 Mar 2024 10:12:00 +0100" with its time, else its day: numbers with slashes are not only American. */
const sentIn = (written: string): EpochMs | null => {
  const time = /\d[./]\d/.test(written) ? Number.NaN : Date.parse(written);
  return Number.isNaN(time) ? dayWritten(written) : time;
};

/** Whose name stands below the last words of a letter. */
const signedIn = (text: string): string | null => {
  const [whole = "", name = ""] = [...text.matchAll(SIGNED)].at(-1) ?? [];
  // "Alder & Sons" is a company.
  const isOfSeveral = / (?:and|&) /.test(whole.slice(whole.lastIndexOf("\n") + 1));
  return name === "" || (isOfSeveral && !isFirstName(name.split(" ", 1)[0] ?? "")) ? null : name;
};
export const signerOf = (text: string): string | null => {
  const last = LAST_LINE.exec(text)?.[1];
  return signedIn(text) ?? (isFirstName(last?.split(" ")[0] ?? "") ? (last ?? null) : null);
};

/**
 * How many lines from the first on are the header of a mail, of all that may be one: not "From: Oslo", "To: Rome", "Date: 3 May".
 * A long list of readers takes several lines.
 */
export const headerBlock = (lines: readonly string[]): number => {
  let count = 0;
  for (const [at, line] of lines.entries()) {
    const isField = HEADER.test(line);
    const before = lines[at - 1] ?? "";
    if (at === 0 && !isField) return 0;
    if (isField || (/[,;]$/.test(before) && RECIPIENTS.test(before))) count = at + 1;
    else if (line !== "" || before === "") break;
  }
  const fields = lines.slice(0, count);
  return fields.some((line) => ANY_SENDER.test(line)) && fields.some((line) => OF_MAIL.test(line)) ? count : 0;
};

/** Whom the header names, else the greeting; whoever keeps it, where a person writes to nobody named. */
const addresseeOf = (recipient: string | undefined, greeting: string, isToNobody: boolean): string | null => {
  const greeted = GREETED.exec(greeting)?.[1] ?? greetedElsewhere(greeting);
  const named = recipient === undefined || isKeeper(recipient) ? greeted : recipient;
  if (named !== null && !SEVERAL.test(named)) return named;
  return (isKeeper(recipient) || isToNobody) && !SEVERAL.test(greeting) ? KEEPER : null;
};

interface Header {
  readonly author: string | null;
  readonly recipient: string | undefined;
  readonly sentAt: EpochMs | null;
  readonly isToNobody: boolean;
}
/** Null where a text begins with no header. */
const headerOf = (text: string, signed: string | null): Header | null => {
  const head = text.slice(0, HEAD);
  const copied = copiedHeader(head);
  if (copied !== null)
    return { author: copied.sender, recipient: copied.recipient, sentAt: copied.day, isToNobody: false };
  const sender = firstGiven(SENDER.exec(head)?.[1]?.trim() ?? "") || null;
  const address = SENT_FROM.exec(head)?.[1];
  const isJourney = sender !== null && isPlaceOrNation(sender) && !OF_MAIL.test(head);
  if (!ANY_SENDER.test(head) || isJourney || (!OTHER_HEADER.test(head) && address === undefined)) return null;
  const [, quoted, bare] = RECIPIENT.exec(head) ?? [];
  return {
    author: sender ?? signed ?? senderBehind(text, address),
    recipient: firstGiven((quoted ?? bare ?? "").trim()) || undefined,
    sentAt: sentIn(SENT.exec(head)?.[1] ?? ""),
    isToNobody: isOfPerson(sender) && !SENT_TO.test(head),
  };
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

/** "Hi Joe,\nI got the job": a salutation runs into the first sentence. */
const withoutSalutation = (raw: string): string => {
  const [first = "", ...rest] = raw.split("\n");
  return rest.length > 0 && SALUTATION.test(first.trim()) ? rest.join("\n").trim() : raw;
};

const isClosing = (lines: readonly Line[], at: number, author: string | null): boolean => {
  const raw = lines[at]?.raw.trim() ?? "";
  const found = CLOSING.exec(raw);
  const next = lines[at + 1];
  if (found === null || lines[at]?.opens === undefined) return false;
  if (next === undefined) return true;
  if (next.opens === undefined) return false;
  const beside = found[2];
  if (!OPENS_TOO.test(raw)) return true;
  if (beside !== undefined) return author === null || author.split(" ")[0] === beside.split(" ")[0];
  const below = next.raw.trim();
  return raw.includes("\n") || NAME_ALONE.test(below) || below.toLowerCase() === author?.split(" ")[0]?.toLowerCase();
};

/** Where the words of a letter end: at its closing or signature. */
const endOf = (lines: readonly Line[], author: string | null): number => {
  const end = lines.findIndex(({ raw }, at) => SIGNATURE_RULE.test(raw.trim()) || isClosing(lines, at, author));
  return end < 0 ? lines.length : end;
};

/** What is added below the name, up to the next signature. */
const postscriptOf = <Part extends Line>(lines: readonly Part[]): readonly Part[] => {
  const start = lines.findIndex(({ raw, opens }) => opens !== undefined && POSTSCRIPT.test(raw));
  if (start < 0) return [];
  const added = lines.slice(start);
  const end = added.findIndex(({ raw, opens }, at) => at > 0 && opens === "paragraph" && !POSTSCRIPT.test(raw));
  return added.slice(0, end < 0 ? endOf(added, null) : end);
};

const withoutPostscriptMark = <Part extends Line>(line: Part): Part[] => {
  const mark = line.opens === undefined ? undefined : POSTSCRIPT.exec(line.raw)?.[0].length;
  if (mark === undefined) return [line];
  return mark === line.raw.length ? [] : [{ ...line, start: line.start + mark, raw: line.raw.slice(mark) }];
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

/** "send you", "with you": the one who reads the letter. */
const YOU_OBJECT = new RegExp(
  wrapped`
    (?<=\b(?:love|like|want|need|expect|remind|allow) )you(?= to )
    |(?<=\b(?:remind|inform|advise|notify|assure) )you(?= (?:that|of|about)\b)
    |(?<=
      \b(?:
        sen[dt]|give|gave|given|show(?:ed)?|tell|told|visit(?:ed)?|see|saw|reach(?:ed)?|call(?:ed)?|me[et]t|pa(?:y|id)
        |owe|bring|brought|len[dt]|ask(?:ed)?|invited?|help(?:ed)?|offer(?:ed)?|charge|refund|with|to|for|from|at|by|of
        |about
      ) )you(?=[ .,;!?]|$)(?! (?:
        can|could|will|would|should|may|might|must|are|were|have|had|do|need|want|like|know|see|get|think
      )\b
    )`,
  "g",
);
const DONE =
  "(?:(?:already|also|now|just|been) ){0,2}(?:\\p{Ll}{2,}ed|paid|chosen|bought|sent|made|given|taken|left|told|asked|won|sold|lent)";
const YOU_SUBJECT = new RegExp(
  wrapped`
    \byou(?= (?:
        can|could|will|would|had|did|asked|said|told|sent|gave|ordered|paid|wrote|mentioned|booked|bought|requested
        |suggested|promised|reserved|chose|signed|applied|registered
      )\b
    )`,
  "gi",
);
/** "you owe me 40 euros", "the cabin is yours" */
const YOU_OWE = /\byou (still )?owe(?= (?:me|us|him|her|them|\p{Lu}|\d)\b)/giu;
const YOURS_ALONE = /\byours\b(?=[.,;!]|$| (?:from|until|till|for|on|in|now|again)\b)/g;
/** "You have reserved a room", "You were referred by Ida": it was done, and is no general "you have". */
const YOU_DONE = new RegExp(String.raw`\byou(?: (have|were|are)|'(ve|re)) (?=${DONE}(?![\p{L}'-]))`, "giu");
const ONE_HAS: Readonly<Record<string, string>> = { have: "has", ve: "has", were: "was", are: "is", re: "is" };
const GENERIC_YOU =
  /\b(?:if|when|whenever|once|should|unless|until) you\b|\byou (?:need|want|have|like|may|must|are|were)\b|\byourself\b|\?\s*$/i;

/** "We are pleased to confirm that your order is ready", "Please note that you can cancel": said politely, and so. */
const COURTESY = new RegExp(
  wrapped`
    ^(?:as (?:you )?(?:requested|discussed|agreed), )?(?:
      we(?: are|'re) (?:very )?(?:pleased|happy|delighted|glad) to (?:
        confirm|inform you|let you know|tell you|advise you
      )
      |(?:we|I) (?:can|hereby|would like to) (?:confirm|inform you|let you know)|(?:we|I) (?:hereby )?confirm
      |please (?:note|be advised|be aware)|this is to (?:confirm|inform you)
    )(?: that|:) (?=\S)`,
  "i",
);
/** "We are pleased to confirm your booking" */
const CONFIRMS =
  /^(?:we(?: are|'re) (?:very )?(?:pleased|happy|delighted|glad) to|we (?:hereby|can)) (confirm|offer)(?= (?:you|your|the|an?)\b)/i;
const plainly = (raw: string): string => {
  if (!/^(?:as |we|I |please|this is)/i.test(raw)) return raw;
  const stated = raw.replace(COURTESY, "");
  return stated !== raw ? upperFirst(stated) : raw.replace(CONFIRMS, "We $1");
};

/** What is told to the addressee, by name: "I will send you the plan" → "I will send Sam Okoro the plan". */
export const toldTo = (given: string, addressee: string): string => {
  const plain = plainly(withoutSalutation(given).replace(/\s*\n\s*/g, " "));
  const raw = (isCalledFormally(addressee) ? readerNeedsNot(plain, addressee) : plain).replace(
    YOU_DONE,
    (_, full: string | undefined, short = "") => `${addressee} ${ONE_HAS[(full ?? short).toLowerCase()]} `,
  );
  if (asksByDay(raw)) return toldByDay(raw, addressee);
  if (GENERIC_YOU.test(raw) || (asksReader(raw) && isCalledFormally(addressee)))
    return isCalledFormally(addressee) && !raw.trimEnd().endsWith("?") ? toldFormally(raw, addressee) : raw;
  return raw
    .replace(YOU_OWE, `${addressee} $1owes`)
    .replace(YOU_OBJECT, addressee)
    .replace(YOU_SUBJECT, addressee)
    .replace(YOURS_ALONE, possessive(addressee))
    .replace(YOUR, possessive(addressee));
};
