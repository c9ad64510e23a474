// Where the words of a letter end, who signs it ("Best wishes, Ida"), and what a postscript adds; what else stands below is in signatures.ts.

import { wrapped } from "#domain/wrapped.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { anyOf } from "../patterns.ts";
import { NAME } from "./authors.ts";

export interface Line {
  readonly raw: string;
  readonly start: number;
  /** Where it begins; absent amid a line. */
  readonly opens?: "line" | "paragraph" | undefined;
}

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
export const CLOSING = new RegExp(
  String.raw`^${CLOSING_WORDS}(?:[,!.]?(?:\s*\n+\s*${YOURS}${NAME}(?:${AND_OTHERS}|${AS_WHAT}))?|[,!.] ${YOURS}${NAME}${AND_OTHERS})\s*$`,
  "u",
);
export const SIGNED_BY_SEVERAL = new RegExp(
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
export const LAST_LINE = new RegExp(String.raw`\n[ \t]*[-–/]?[ \t]*${NAME}[.!]?\s*(?:\n--\s*\n[\s\S]*)?$`, "u");

/** Whose name stands below the last words of a letter. */
export const signedIn = (text: string): string | null => {
  const [whole = "", name = ""] = [...text.matchAll(SIGNED)].at(-1) ?? [];
  // "Alder & Sons" is a company.
  const isOfSeveral = / (?:and|&) /.test(whole.slice(whole.lastIndexOf("\n") + 1));
  return name === "" || (isOfSeveral && !isFirstName(name.split(" ", 1)[0] ?? "")) ? null : name;
};
export const signerOf = (text: string): string | null => {
  const last = LAST_LINE.exec(text)?.[1];
  return signedIn(text) ?? (isFirstName(last?.split(" ")[0] ?? "") ? (last ?? null) : null);
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
export const endOf = (lines: readonly Line[], author: string | null): number => {
  const end = lines.findIndex(({ raw }, at) => SIGNATURE_RULE.test(raw.trim()) || isClosing(lines, at, author));
  return end < 0 ? lines.length : end;
};

/** What is added below the name, up to the next signature. */
export const postscriptOf = <Part extends Line>(lines: readonly Part[]): readonly Part[] => {
  const start = lines.findIndex(({ raw, opens }) => opens !== undefined && POSTSCRIPT.test(raw));
  if (start < 0) return [];
  const added = lines.slice(start);
  const end = added.findIndex(({ raw, opens }, at) => at > 0 && opens === "paragraph" && !POSTSCRIPT.test(raw));
  return added.slice(0, end < 0 ? endOf(added, null) : end);
};

export const withoutPostscriptMark = <Part extends Line>(line: Part): Part[] => {
  const mark = line.opens === undefined ? undefined : POSTSCRIPT.exec(line.raw)?.[0].length;
  if (mark === undefined) return [line];
  return mark === line.raw.length ? [] : [{ ...line, start: line.start + mark, raw: line.raw.slice(mark) }];
};
