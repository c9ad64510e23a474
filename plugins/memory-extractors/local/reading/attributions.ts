// The line above a mail that is answered, by which its program says who wrote it and when: "On 4 Mar 2024, at 21:10, Omar Said wrote:".

import type { EpochMs } from "#domain/clock.ts";
import { firstGiven } from "#plugins/shared/speakers.ts";
import { dayWritten } from "./written-days.ts";

/** "On 4 Mar 2024, at 21:10, Omar Said <omar@y.org> wrote:", "Le 4 mars 2024 à 21:10, Omar Said a écrit :" */
const DAY_FIRST = /^(?:On|Le|El|Em|Il(?: giorno)?) (.{6,150}) (?:wrote|a écrit|escribió|escreveu|ha scritto) ?:$/u;
/** "Am 04.03.2024 um 21:10 schrieb Omar Said:" */
const NAME_LAST = /^(?:Am|Op) (.{6,60}?) (?:schrieb|schreef) (.{2,90}?) ?:$/u;
/** "Omar Said wrote on 4.3.2024:" */
const NAME_FIRST =
  /^(\p{Lu}.{1,89}?) (?:(?:wrote|écrit|escribió)(?: on| le| el)?|a écrit(?: le)?|schrieb am|schreef op) (.{6,60}?) ?:$/u;
/** The day and the name of "Mon, Mar 4, 2024 at 9:10 PM Omar Said". */
const DAY_THEN_NAME =
  /^(.*\d(?: ?[ap]\.? ?m\b\.?)?(?: \(?(?:UTC|GMT|CES?T|MES?Z|[ECMP][SD]T|BST)\)?)?),? +([^\d]{2,60})$/iu;
const IN_BRACKETS = / ?[<([]+ ?(?:mailto:)?[^\s<>()[\]]+@[^\s<>()[\]]+[>)\]]+(?:\([^)]{0,80}\)>?)?/gu;
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: (?:d[aei]|del|van|von|de[nr]|la|\p{Lu}[\p{L}.'’-]*)){0,3}$/u;
const TIME_OF_DAY = /\d{1,2}[:.h]\d{2}(?![.\d]*\d{4})/;
/** A program breaks a long line that says who wrote. */
export const LINES_WRAPPED = 3;
const LONGEST_ATTRIBUTION = 220;

export interface Row {
  readonly text: string;
  readonly start: number;
}

export interface Attribution {
  readonly author: string | null;
  readonly day: EpochMs | null;
  /** Written by a program: with an address, or the time of day. */
  readonly isSure: boolean;
  readonly rows: number;
}

const readAttribution = (line: string): Omit<Attribution, "rows"> | null => {
  const bare = line.replace(IN_BRACKETS, "");
  const dayFirst = DAY_THEN_NAME.exec(DAY_FIRST.exec(bare)?.[1] ?? "");
  const nameLast = NAME_LAST.exec(bare);
  const nameFirst = nameLast === null && dayFirst === null ? NAME_FIRST.exec(bare) : null;
  const [day, name] =
    dayFirst !== null
      ? [dayFirst[1], dayFirst[2]]
      : nameLast !== null
        ? [nameLast[1], nameLast[2]]
        : [nameFirst?.[2], nameFirst?.[1]];
  if (day === undefined || name === undefined || !/\d/.test(day)) return null;
  const author = firstGiven(name.replace(/^["“]|["”]$/g, "").trim());
  return {
    author: NAME.test(author) ? author : null,
    day: dayWritten(day),
    isSure: bare !== line || TIME_OF_DAY.test(day),
  };
};

export const attributionAt = (rows: readonly Row[], at: number): Attribution | null => {
  if (!/^\p{Lu}/u.test(rows[at]?.text ?? "")) return null;
  for (let count = 1; count <= LINES_WRAPPED; count++) {
    const lines = rows.slice(at, at + count).map(({ text }) => text);
    if (lines.includes("")) return null;
    const line = lines.join(" ");
    if (line.length > LONGEST_ATTRIBUTION || /[!?]/.test(line)) return null;
    if (!line.endsWith(":")) continue;
    const found = readAttribution(line);
    return found === null ? null : { ...found, rows: count };
  }
  return null;
};
