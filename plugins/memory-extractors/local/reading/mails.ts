// Mails and letters kept as documents: who wrote them and when, and which lines are no part of what is said
// (header lines, salutation, signature, the reply below).

import type { EpochMs } from "#domain/clock.ts";

interface Line {
  readonly raw: string;
}

export interface Letter {
  /** Whom "I" means. */
  readonly author: string | null;
  /** When it was sent, where a header says so. */
  readonly sentAt: EpochMs | null;
  readonly subject: string;
}

/** Header fields as mail programs write them: English, German, French, Spanish with Portuguese and Italian, Dutch, Polish. */
const FROM = "(?:from|von|de|da|van|od) ?:";
const TO = "(?:to|an|à|para|a|aan|do) ?:";
const DATE = "(?:date|sent|datum|gesendet|envoyé|fecha|enviado|data|inviato|verzonden|wysłano) ?:";
const SUBJECT_FIELD = "(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat) ?:";
const header = (pattern: string): RegExp => new RegExp(`^${pattern}`, "imu");
const HEADER = header(
  `(?:${FROM}|${TO}|${DATE}|${SUBJECT_FIELD}|(?:cc|bcc|reply-to|attachments?|attached|importance):)(?:\\s|$)`,
);
const SENDER = header(`${FROM}[ \\t]*"?([^"<>\\n@]{2,60}?)"?[ \\t]*(?:<[^>\\n]*>)?[ \\t]*$`);
const ANY_SENDER = header(FROM);
const OTHER_HEADER = header(`(?:(?:${DATE}|${SUBJECT_FIELD})|(?:to|an|à|para|aan|do) ?:)[ \\t]*\\S`);
const SENT = header(`${DATE}[ \\t]*(\\S[^\\n]{5,60})$`);
const SUBJECT = header(`${SUBJECT_FIELD}[ \\t]*(?:(?:re|fwd?|aw|wg|tr|rv|sv|vs|odp):[ \\t]*)*([^\\n]{1,60})$`);
const SALUTATION =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|sehr geehrte[rs]?|salut|bonjour|cher|chère|hola|querid[oa]|estimad[oa]|olá|oi|car[oa]|ciao|beste|cześć|drog[ai]|hej|kära|kære)(?!\p{L})(?! (?:diary|journal)\b)[^\n.?]{0,40}[,!:]?|to whom it may concern[,:.]?)\s*$/iu;
const NAME = String.raw`(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}.'-]*){0,2})`;
const CLOSING_WORDS =
  "(?:(?:[Aa]ll the |[Ww]ith )?[Bb]est(?: wishes| regards)?|(?:[Kk]ind(?:est)?|[Ww]arm(?:est)?|[Bb]est|[Mm]any) regards|[Rr]egards|[Ll]ove|[Ll]ots of love|[Cc]heers|[Tt]hanks(?: again| a lot| so much)?|[Mm]any thanks|[Tt]hank you|[Ss]incerely|[Yy]ours(?: \\w+)?|[Hh]ugs|[Tt]ake care|[Tt]alk soon|[Ss]ee you soon|(?:[Vv]iele|[Ll]iebe|[Hh]erzliche|[Bb]este|[Mm]it freundlichen) [Gg]r(?:ü|ue)(?:ß|ss)en?|LG|VG|[Bb]ises|[Bb]isous|[Cc]ordialement|(?:[Uu]n )?[Aa]bra(?:zo|ço)s?|[Ss]aludos|[Bb]eijos|[Ss]aluti|[Gg]roet(?:en|jes)|[Pp]ozdrawiam|[Hh]ilsen|[Hh]älsningar)";
const SIGNED = new RegExp(String.raw`^[ \t]*${CLOSING_WORDS}[,!.]?[ \t]*\n\s*${NAME}[ \t]*$`, "mu");
const CLOSING = new RegExp(String.raw`^${CLOSING_WORDS}[,!.]?(?:\s*\n+\s*${NAME})?\s*$`, "u");
const SIGNATURE_RULE = /^--\s*$/;

/** How much of a document is looked at for its header. */
const HEAD = 2_000;

/** `text`: a document without a speaker, whole or its pieces in order. Null where it is no letter. */
export const letterIn = (text: string): Letter | null => {
  const head = text.slice(0, HEAD);
  const sender = SENDER.exec(head)?.[1]?.trim() ?? null;
  const hasHeader = ANY_SENDER.test(head) && OTHER_HEADER.test(head);
  const first = text.trimStart().split("\n", 1)[0] ?? "";
  const signed = SIGNED.exec(text)?.[1] ?? null;
  if (!hasHeader && (signed === null || !SALUTATION.test(first.trim()))) return null;
  const sent = hasHeader ? Date.parse(SENT.exec(head)?.[1] ?? "") : Number.NaN;
  return {
    author: (hasHeader ? sender : null) ?? signed,
    sentAt: Number.isNaN(sent) ? null : sent,
    subject: hasHeader ? (SUBJECT.exec(head)?.[1]?.trim() ?? "") : "",
  };
};

/** The lines of a letter that say something. */
export const saidInLetter = <Part extends Line>(lines: readonly Part[]): Part[] => {
  const end = lines.findIndex(({ raw }) => SIGNATURE_RULE.test(raw.trim()) || CLOSING.test(raw.trim()));
  return lines
    .slice(0, end < 0 ? lines.length : end)
    .filter(({ raw }) => !HEADER.test(raw) && !SALUTATION.test(raw.trim()));
};
