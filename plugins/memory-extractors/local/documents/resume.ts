// Résumés and public profiles: whose they are, and the posts and degrees that stand on lines of their own.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { FINITE } from "../cues/verbs.ts";
import { MONTH_STEMS } from "../dates/calendar.ts";
import { countWords } from "../patterns.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { isDeed } from "./person-fields.ts";
import { KEEP_PROSE_SCORE, type ProseStatement } from "./prose.ts";

const NAME =
  /^\p{Lu}[\p{L}'’-]+(?: (?:van|von|de|der|den|del|da|di|do|dos|du|la|le|al|bin|ten|ter)){0,2}(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;
/** The parts of a résumé, as headings or on lines of their own. */
const PART = new RegExp(
  wrapped`
    ^(?:#{1,6} +)?\**(?:
      (?:work |professional |relevant )?experience|employment(?: history)?|work history|education
      |(?:technical |core )?skills|certifications?|licen[sc]es & certifications|languages|interests|publications|awards
      |volunteering|volunteer experience|references|profile|summary|about(?: me)?
    )\**:?$`,
  "i",
);
const FEWEST_PARTS = 2;
/** Parts that other texts have as well. */
const FURTHER_PART = new RegExp(
  wrapped`
    ^(?:#{1,6} +)?\**(?:
      other|personal(?: (?:details|data|information))?|additional (?:information|skills)
      |further (?:information|training)|miscellaneous|hobbies(?: (?:and|&) interests)?|projects|achievements|courses
      |memberships|activities
    )\**:?$`,
  "i",
);

export const isPartOfResume = (line: string): boolean => PART.test(line.trim()) || FURTHER_PART.test(line.trim());
/** What stands under "Profile" and "Other" is of whose résumé it is. */
export const headingOfPart = (line: string): string =>
  /^(?:(?:professional )?(?:profile|summary)|other|personal(?: \p{L}+)?|(?:additional|further) information|miscellaneous)\W*$/iu.test(
    line,
  )
    ? "About"
    : line;

/** "Curriculum Vitae", "CV - Ida Lund": names the kind of text, and perhaps whose. */
const KIND = /^(?:my )?(?:curriculum vitae|c\.?v\.?|r[ée]sum[ée])(?![\p{L}\d])(?: (?:of|for))?[\s:–—|-]*/iu;
/** Under whose name, where the title says no more than that it is a résumé. */
export const titleWithOwner = (title: string, owner: string | null): string =>
  KIND.test(title) || title === "" ? (owner ?? "") : title;

const NAME_FIELD = /^\W*(?:full )?name\W*:[\s*]*(.+?)\W*$/i;
/** "Name: Ida Lund": what its title says already. */
export const namesOwner = (raw: string, owner: string | null): boolean =>
  owner !== null && NAME_FIELD.exec(raw)?.[1] === owner;
const HEAD_LINES = 8;
const nameOnTop = (title: string, lines: readonly string[]): string | null => {
  if (!KIND.test(title)) return title;
  const head = lines.slice(0, HEAD_LINES).flatMap((line) => line.split("\n").filter((one) => one.trim() !== ""));
  const named = head.map((line) => NAME_FIELD.exec(line)?.[1]).find((name) => name !== undefined);
  return named ?? (title.replace(KIND, "") || (head[1]?.replace(/^[#*\s]+/, "").trim() ?? null));
};

/** Whose résumé it is, by its title or the name below and its parts; null where it is none. */
export const ownerOfResume = (title: string, lines: readonly string[]): string | null => {
  const name = nameOnTop(title, lines)?.replace(/^(?:Dr|Prof|Mrs?|Ms)\.? (?=\p{Lu})/u, "") ?? null;
  const parts = lines.filter((line) => PART.test(line.trim())).length;
  return name !== null && NAME.test(name) && parts >= (KIND.test(title) ? 1 : FEWEST_PARTS) ? name : null;
};

/** "2019 - 2021", "Mar 2018 – present", "03/2021 - today" */
const YEARS =
  /\b(?:19|20)\d\d\s*(?:[-–—]|to|until)\s*(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:(?:19|20)\d\d|present|now|today|current)\b/iu;
const ONLY_YEARS = /^(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d\d\s*(?:[-–—]|to|until)/iu;
/** "3 yrs 5 mos", "500+ connections" */
const LENGTH = /\s*[·|]\s*\d+\+? (?:yrs?|mos?|connections)\b.*$/i;
const MOST_LINES = 3;
const LONGEST_POST = 14;
/** "MSc Physics — ETH Zürich, 2020" */
const DEGREE = new RegExp(
  wrapped`
    (?<![\p{L}\d])(?:
      B\.?Sc|M\.?Sc|B\.?A|M\.?A|MBA|Ph\.?D|M\.?D|LL\.?[BM]|[BM]Eng|[BM]Ed|M(?:Chem|Phys|Math|Res|Phil)|BFA|MFA|Diploma
      |Bachelor|Master|Doctorate|Magister|Licence|Certificate
    )(?:'s)?(?![\p{L}\d])(?=.*[\s(](?:19|20)\d\d\)?$)`,
  "u",
);
/** "Since 2022 Nurse, Hill Hospital", "Summer 2019 Intern, Shell", "2021 Young Poets Prize" */
const YEAR_FIRST = new RegExp(
  wrapped`
    ^(?:(?:since|from) )?
    (?:(?:spring|summer|autumn|fall|winter|${MONTH_STEMS})\p{L}*\.? )?(?:19|20)\d\d
      (?: ?[-–—])?[:,]? (?=\p{L}[^.]*$)`,
  "iu",
);
/** "Sea cadets instructor since 2016" */
const SINCE = /^\p{Lu}[^.,;]{4,60} since (?:19|20)\d\d$/u;
const isDated = (text: string): boolean => DEGREE.test(text) || YEAR_FIRST.test(text) || SINCE.test(text);

/** "Python, SQL" under "Skills" */
const SKILLS = /\bskills\W*$/i;

export interface Post {
  readonly lines: readonly PassageSentence[];
  readonly text: string;
  /** What is done in the post above. */
  readonly isDuty?: true;
}

/** What somebody works as or studied is worth a memory. */
const SCORE = KEEP_PROSE_SCORE + 2;
export const postStatement = ({ lines, text, isDuty }: Post, heading: string): ProseStatement => ({
  text,
  score: SCORE,
  sentences: lines,
  heading: isDuty === true ? heading : "",
  isList: true,
});

const plain = (raw: string): string =>
  raw
    .replace(/\*\*|__/g, "")
    .replace(/^(?:#+|[-*•]) /, "")
    .replace(LENGTH, "")
    .trim();
const postOf = (lines: readonly PassageSentence[]): Post => ({
  lines,
  text: lines
    .map(({ raw }) =>
      plain(raw)
        .replace(YEARS_IN_COLUMN, "$2 ($1)")
        .replace(/\s{2,}/g, " "),
    )
    .join(", "),
});

/** "2021 – present    Head of Sound, Hexa": what it is, and when. */
const YEARS_IN_COLUMN = new RegExp(
  wrapped`
    ^(
      (?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d\d\s*(?:[-–—]|to|until)\s*(?:\p{L}{3,9}\.? |\d{1,2}[/.])?
        (?:(?:19|20)\d\d|present|now|today|current)
    )(?:\t| {2})\s*(\S.*)$`,
  "iu",
);

const WORK = /experience|employment|work|volunteer/i;
const ITEM = /^[-*•] (?!\*)/;
const YEARS_BEHIND = /[\s,(·|–—-]*(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d\d\s*(?:[-–—]|to|until).*$/iu;
const YEARS_BEFORE = new RegExp(
  wrapped`
    ^(?:\p{L}{3,9}\.? |\d{1,2}[/.])?(?:19|20)\d\d\s*(?:[-–—]|to|until)\s*(?:\p{L}{3,9}\.? |\d{1,2}[/.])?
      (?:(?:19|20)\d\d|present|now|today|current)[\s:,|·–—-]+`,
  "iu",
);
const LONGEST_ABOVE = 60;
/** "Senior Engineer, Hexa Bank" of "Senior Engineer, Hexa Bank (2021 – present)" above what was done there. */
export const postAbove = ({ lines, text }: Post, next: PassageSentence | undefined): string | null => {
  const above = text.replace(YEARS_BEFORE, "").replace(YEARS_BEHIND, "").trim();
  const isHeading = next !== undefined && ITEM.test(next.raw) && !lines.some(({ raw }) => ITEM.test(raw));
  return isHeading && above !== "" && above.length <= LONGEST_ABOVE ? above : null;
};

/** "Lead Designer, Hexa Bank, 2019 - 2021" is none, though "lead" is a verb. */
const isClause = (text: string): boolean =>
  FINITE.test(YEARS.test(text) ? text.replace(/\p{Lu}[\p{L}'’]*/gu, "") : text);

/** Gathers the lines of a post ("Product designer", "Hexa Bank", "2019 - 2021") until its years come. */
export class PostReader {
  private lines: PassageSentence[] = [];
  private part = "";

  /** The post that ends in a line, or null. */
  read(sentence: PassageSentence): Post | null {
    const text = plain(sentence.raw);
    if (isPartOfResume(text)) this.part = text;
    // "Lead a team of six" would be an order elsewhere.
    if (WORK.test(this.part) && ITEM.test(sentence.raw) && isDeed(lowerFirst(text)) && !YEARS.test(text))
      return { lines: [sentence], text: lowerFirst(text), isDuty: true };
    if (isPartOfResume(text) || isClause(text) || countWords(text) > LONGEST_POST) {
      this.lines = [];
      return null;
    }
    if (SKILLS.test(this.part) && text.includes(",") && !text.includes(":"))
      return { lines: [sentence], text: `skills are ${text}` };
    if (!YEARS.test(text)) {
      const isPost = this.part !== "" && isDated(text);
      // What was done in the post above is no name of the next one.
      this.lines = isPost || ITEM.test(sentence.raw) ? [] : [...this.lines, sentence].slice(-MOST_LINES + 1);
      return isPost ? postOf([sentence]) : null;
    }
    const post = ONLY_YEARS.test(text) ? [...this.lines, sentence] : [sentence];
    this.lines = [];
    return postOf(post);
  }
}
