// The header lines of a mail as its program writes them: from whom, to whom, when, about what.

import type { EpochMs } from "#domain/clock.ts";
import { firstGiven } from "#plugins/shared/speakers.ts";
import { upperFirst } from "../capitals.ts";
import { isFirstName, isPlaceOrNation } from "../cues/proper-names.ts";
import { copiedHeader, isOfPerson } from "./keeper.ts";
import { CLOSING, LAST_LINE } from "./letter-closings.ts";
import { dayWritten } from "./written-days.ts";

/** Header fields as mail programs write them: English, German, French, Spanish with Portuguese and Italian, Dutch, Polish. */
const FROM = "(?:from|von|de|da|van|od) ?:";
const TO = "(?:to|an|à|para|a|aan|do) ?:";
const DATE = "(?:date|sent|datum|gesendet|envoyé|fecha|enviad[oa](?: el| em)?|data|inviato|verzonden|wysłano) ?:";
const SUBJECT_FIELD = "(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat) ?:";
const header = (pattern: string): RegExp => new RegExp(`^${pattern}`, "imu");
export const HEADER = header(
  `(?:${FROM}|${TO}|${DATE}|${SUBJECT_FIELD}|(?:cc|bcc|reply-to|attachments?|attached|importance):)(?:\\s|$)`,
);
const BRACKETED = "(?:<[^>\\n]*>|\\[mailto:[^\\]\\n]*\\])?";
const SENDER = header(`${FROM}[ \\t]*"?([^"<>\\n@[]{2,60}?)"?[ \\t]*${BRACKETED}[ \\t]*$`);
const ANY_SENDER = header(FROM);
const ADDRESS = String.raw`([\p{L}\d._+-]{1,64}@[\p{L}\d.-]{3,80})`;
const SENT_FROM = header(String.raw`${FROM}[ \t]*(?:"[^"\n]{0,60}")?[ \t]*<?${ADDRESS}>?[ \t]*$`);
/** Whose words a mail is, where nothing says it. */
export const SENDER_UNKNOWN = "The sender";
const OTHER_HEADER = header(`(?:(?:${DATE}|${SUBJECT_FIELD})|(?:to|an|à|para|aan|do) ?:)[ \\t]*\\S`);
/** "Sent:", "Subject:", "From: ada@x.org" */
const OF_MAIL = header(
  `(?:(?:sent|gesendet|envoyé|enviad[oa](?: el| em)?|inviato|verzonden|wysłano) ?:|${SUBJECT_FIELD}|${FROM}[^\\n]*@)`,
);
const RECIPIENTS = header(`(?:${TO}|b?cc:)`);
const SENT = header(`${DATE}[ \\t]*(\\S[^\\n]{5,60})$`);
export const SUBJECT = header(`${SUBJECT_FIELD}[ \\t]*(?:(?:re|fwd?|aw|wg|tr|rv|sv|vs|odp):[ \\t]*)*([^\\n]{1,60})$`);

const RECIPIENT = header(
  `${TO}[ \\t]*(?:"([^"<>\\n@;]{2,40})"|([^"<>\\n@,;[]{2,40}?))[ \\t]*${BRACKETED}[ \\t]*;?[ \\t]*$`,
);
const SENT_TO = header(`${TO}[ \\t]*\\S`);

/** How much of a document is looked at for its header. */
export const HEAD = 2_000;

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

interface Header {
  readonly author: string | null;
  readonly recipient: string | undefined;
  readonly sentAt: EpochMs | null;
  readonly isToNobody: boolean;
}
/** Null where a text begins with no header. */
export const headerOf = (text: string, signed: string | null): Header | null => {
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
