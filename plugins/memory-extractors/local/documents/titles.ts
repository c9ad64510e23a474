// What a document is about by its title or its first lines, to be put before statements that have no name of their own.

import { wrapped } from "#domain/wrapped.ts";
import { FINITE } from "../cues/verbs.ts";
import { countWords } from "../patterns.ts";
import { DAY_BEHIND, isItem, saysNoTopic } from "../reading/headings.ts";
import { FIRST_LINES, OF_MEETING } from "./written-by-several.ts";

/** What stands on the page of a thing for sale. */
const OF_SHOP = /\badd to (?:cart|basket)\b|^\W*in stock\b|\bfree (?:shipping|delivery)\b/i;

const LONGEST_TITLE = 80;
/** "Minutes: Steering committee", "RFC 14: Move the sessions": the kind of text before what it is about. */
const KIND_OF_TEXT = new RegExp(
  wrapped`
    ^(?!.*(?:frequently asked questions|faqs?)$)[\p{L}\d #.-]{2,24}: (?=\S+ \S)
    |(?:: | - )(?:frequently asked questions|faqs?|minutes|notes|overview|handbook|guide|manual)$`,
  "iu",
);
/** "Book notes: The Salt Road" above fields. */
const NOTES_ON = /^(?:book|reading|film|lecture|course|class|seminar|podcast|research) notes?(?::| -) \S/i;
/** "Ticket #12: The export fails": a title, whatever it says. */
const NUMBERED = /^(?:ticket|issue|bug|task|story|incident|request|case|adr|rfc|pr) ?#?[\w-]*\d+: /i;
const FIELD = /^[^:]{2,30}: /;
/** "School report, first half-year", "Water bill summary, spring" */
const KIND_AND_TIME =
  /^(?:\p{L}+ ){0,2}(?:report|review|minutes|newsletter|statement|invoice|certificate|summary), [^,]{3,30}$/iu;
const OF_SITE = / (?:\||[-–—·]) [^|]{2,40}$/u;

/** "Porto, 2 May 2024" */
const DATELINE = new RegExp(
  wrapped`
    ^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*, (?:
      (?:the )?\d{1,2}(?:\.|st|nd|rd|th)?(?: of)? \p{L}+,?|\p{L}+ \d{1,2}(?:st|nd|rd|th)?,
    ) (?:19|20)\d\d$`,
  "u",
);

/** "Moving checklist (Mons to Ghent, 1 June)" */
const IN_BRACKETS = / \([^()]{1,60}\)$/;

const asTitle = (given: string): string => {
  const bare = given
    .replace(/[*_`#]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(KIND_OF_TEXT, "");
  const title =
    bare.length > 5 && bare === bare.toUpperCase()
      ? bare.replace(/(?<=\p{L})\p{Lu}+/gu, (rest) => rest.toLowerCase())
      : bare;
  const isTopic =
    title.length > 2 &&
    !DATELINE.test(title) &&
    title.length <= LONGEST_TITLE &&
    !/[.!?…:,]$|\.{3}|^(?:\d{1,2}[.)]|[-*•>|]) |\.\w{2,4}$|<.*>|(?:^(?:from|to|subject|(?:full )?name)|\bdate):/i.test(
      given.trim(),
    );
  return isTopic && !saysNoTopic(title) ? title : "";
};

/** "Travel plan Japan": "plan" is no verb in a line that ends without a stop above sentences that have one. */
const SURELY_FINITE =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|should|must|I|I'm|I've|we|he|she|they|it)\b|(?<=\p{Ll})n't\b|\b\p{L}{3,}ed\b/iu;
const isClause = (line: string, lines: readonly string[]): boolean => {
  const isAboveSentences = !/[.!?]$/.test(line) && lines.slice(1).some((other) => /\p{Ll}[.!?]$/u.test(other));
  return (isAboveSentences ? SURELY_FINITE : FINITE).test(line.replace(/\bplans?$/i, ""));
};

export const withoutFormatting = (line: string): string => line.replace(/[*_`#]/g, "").trim();

/** The first heading, else a first line or a title of the file that is no sentence. */
const titleOf = (lines: readonly string[], given: string | null): string => {
  const heading = lines.slice(0, FIRST_LINES).find((line) => /^# /.test(line));
  if (heading !== undefined) return asTitle(heading);
  if (given === null) return "";
  const at = lines.slice(0, FIRST_LINES).findIndex((line) => withoutFormatting(line) === withoutFormatting(given));
  if (at >= 0) {
    if (NUMBERED.test(given)) return asTitle(given);
    const isRecord = FIELD.test(given) && FIELD.test(lines[at + 1] ?? "") && !NOTES_ON.test(given);
    const bare = given.replace(IN_BRACKETS, "").replace(DAY_BEHIND, "");
    const isAboveFields =
      at === 0 && lines.length > 1 && !FIELD.test(given) && lines.slice(1).every((line) => FIELD.test(line));
    const isTitle =
      (lines.length > 2 || isAboveFields) &&
      countWords(bare) < 9 &&
      !isItem(bare) &&
      !isClause(bare, lines) &&
      (!bare.includes(",") || isAboveFields || OF_MEETING.test(bare) || KIND_AND_TIME.test(bare));
    return isTitle && !isRecord ? asTitle(bare) : "";
  }
  const first = lines[0]?.replace(/\s+/g, " ") ?? "";
  const isBeginning =
    first.startsWith(given.replace(/ ?…$/, "").slice(0, 40)) || (first !== "" && given.startsWith(first));
  return isBeginning ? "" : asTitle(given.replace(OF_SITE, ""));
};

/** "INVOICE": of whom, says the line below. */
const BILL =
  /^(?:(?:tax |pro ?forma )?invoice|receipt|bill|quot(?:e|ation)|estimate|order confirmation|payment reminder)$/i;
const FIRM = /^(?=.{3,40}$)\p{Lu}[\p{L}'’&.-]*(?: (?:\p{Lu}[\p{L}'’&.-]*|&|and|of|the|de|du|am)){0,5}$/u;
const withFirm = (title: string, lines: readonly string[]): string => {
  if (!BILL.test(title)) return title;
  const firm = lines.slice(1, FIRST_LINES).find((line) => FIRM.test(line.trim()));
  return firm === undefined ? title : `${title} from ${firm.trim()}`;
};
/** "Brewer 2 - filter machine, 1.2 l" of a shop: what it sells there. */
const NAME_BEFORE = /^(?=.{3,80}$)((?:\p{Lu}|\d)\S*(?: \S+){0,4}) [-–—|] \p{L}/u;
const soldIn = (lines: readonly string[], title: string | null): string =>
  lines.some((line) => OF_SHOP.test(line)) ? (NAME_BEFORE.exec(title ?? "")?.[1] ?? "") : "";

export const topicOfDocument = (lines: readonly string[], title: string | null): string =>
  withFirm(titleOf(lines, title), lines) || soldIn(lines, title);
