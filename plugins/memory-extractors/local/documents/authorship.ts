// Whose "I" a text for others is in: articles, reviews, interviews, novels, letters of doctors and employers that were kept, where
// nothing says that whoever keeps them wrote them.

import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_TWELVE } from "../cues/numbers.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { DEFAULT_ENTITY } from "../reading/entity.ts";
import { STARS } from "./reviews.ts";

export interface Authorship {
  /** Whom "I" means; null where nobody is named: what is said in the first person is not told. */
  readonly author: string | null;
  /** A novel: nothing in it is so. */
  readonly isFiction: boolean;
}

const FIRST_LINES = 6;
const LAST_LINES = 3;

const NAME = String.raw`\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}[\p{L}'’-]*\.?){0,2}`;
/** "on 2 May", "| 6 min read", or nothing */
const REST = String.raw`[*_]*(?:\s*$|,? (?:on |in |at |[|·•–—-] |\()?[^.!?]{0,60}$|\s*[|·•][^.!?]{0,60}$)`;
const HANDLE = wrapped`
  (?!(?:me|us|my|our|the|an?|mistake|accident|hand|post|mail|email|courier|tomorrow|noon)\b)@?[\p{Ll}\d][\w.-]{2,38}`;
/** "Posted by olaf77", "Submitted on 3 May by Ida Lund" */
const POSTED = new RegExp(
  wrapped`
    ^\W*(?:[Pp]osted|[Ss]ubmitted|[Ww]ritten)(?: on [^.!?|]{4,24})?[ |·•]* by:? (${NAME}|${HANDLE})[*_]*
      (?:\s*$| (?:on \S|[|·•–—(-])[^!?]{0,60}$)`,
  "u",
);
/** "Published 3 March 2026 | by Ida Lund" */
const PUBLISHED = new RegExp(
  String.raw`^\W*[Pp]ublished:?(?: on)? (?=[^!?]{0,80}\d)(?:[^!?]{4,40}?[ |·•,]+)?[Bb]y (${NAME})${REST}`,
  "u",
);
/** "Ida Lund · 6 min read" */
const READING_TIME = /\b\d{1,2}[ -]min(?:ute)?s? read\b/i;
const NAME_IN_LINE = new RegExp(String.raw`\b[Bb]y (${NAME})|^\W*(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) *[|·•]`, "u");
const REVIEWED = new RegExp(
  String.raw`^\W*(?:[Rr]eviewed(?: (?:on|in) [^.!?|]{4,40}?)?[ |·•]* by:?|[Rr]eviewer:|[Bb]y) (${NAME})${REST}`,
  "u",
);
const ASKED = /^\W*Q\d*[:.] /;
const ANSWERED = /^\W*A\d*[:.] /;
const FEWEST_ANSWERS = 2;
const INTERVIEWED = new RegExp(String.raw`\b[Ii]nterview(?: with|:)? (?:(?:the )?\p{Ll}+ ){0,3}(${NAME})`, "u");
const CHAPTER = new RegExp(
  String.raw`^\W*(?:chapter (?:\d+|[ivxl]+|one|${TWO_TO_TWELVE})|prologue|epilogue)\W*(?:$|[:.–—-] \S)`,
  "i",
);
/** "MIT © Ida Lund", "Copyright (c) 2024 Ida Lund" */
const COPYRIGHT = new RegExp(
  String.raw`^\W*(?:[\w. -]{2,20},? )?(?:©|[Cc]opyright(?: ?\([Cc]\)| ?©)?) ?(?:\d{4}(?:[-–]\d{4})?,? )?(?:by )?(${NAME})\W*$`,
  "u",
);
const TO_WHOM = /^\W*to whom it may concern\b/i;
const TO_DOCTOR = /^\W*Dear (?:Dr|Doctor|Prof|colleagues?\b)/i;
const SIGNATURE = new RegExp(String.raw`^\W*(${NAME})$`, "u");
const SIGNED_DOCTOR = new RegExp(String.raw`^\W*((?:Dr|Prof)\.? ${NAME})(?:, [^.!?]{2,50})?$`, "u");
/** "Dr I." of "Dr I. Lund", cut where a sentence may end. */
const INITIAL_ONLY = /^\W*(?:Dr|Prof)\.? \p{Lu}\.$/u;
const DOCTOR = "The doctor";
const SEEKS = /\bwe(?:'re| are) (?:looking for|hiring|seeking|recruiting)\b|\bwe offer\b/i;
const APPLY =
  /\b(?:your application|your cv|send (?:us )?(?:your|an?) (?:cv|application|résumé|resume)|apply (?:by|now|to us))\b/i;
const EMPLOYER = "The employer";

/** "Words by Ida Lund, Turku", "By Ida Lund." above "I write about boats and live in Turku." */
const BYLINE = new RegExp(
  wrapped`
    ^\W*(?:(?:[Ww]ords|[Ss]tory|[Tt]ext|[Rr]eport|[Ww]ritten) )?[Bb]y:? (
      \p{Lu}[\p{L}'’-]+ (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]+
    )[*_]*
    (
      \.?\s*$|\.? I(?:'m|'ve| am| live| write| work| have)\b
      |(?:,| for (?=\p{Lu}|the )| in (?=\p{Lu})|\s*[|·•–—(])[^.!?:]{1,60}$
    )`,
  "u",
);
const LINES_BELOW_TITLE = 3;
const OF_ONESELF = /^I(?:'m|'ve|\b)/;
/** Words that only readers are told: "in this post I show", "tell me in the comments", "Readers often ask me". */
const TO_READERS = new RegExp(
  [
    wrapped`
      \bin (?:this|today's|my (?:last|next)) (?:(?:blog|guest|weekly) )?(?:
        post|article|guide|tutorial|video|episode|newsletter|column|essay
      )\b,? (?:I|we|you)\b(?! (?:could|should|might|want|would|need|must|have to)\b)`,
    wrapped`
      \bthis (?:(?:blog|guest) )?(?:post|article|tutorial|newsletter|video) (?:
        contains|is sponsored|was (?:first|originally) published|shows you|will show you
      )\b`,
    wrapped`
      \b(?:dear|hello|hi|welcome,?|thank(?:s| you),?) (?:my )?(?:dear |lovely |new |all )?
        (?:readers|subscribers|followers)\b
      |\bdear reader\b`,
    wrapped`
      \b(?:readers|subscribers|followers) (?:(?:of (?:this|my) \w+|often|always|sometimes|regularly|keep|have) )*
        (?:ask(?:ing|ed)?|writ(?:e|ing|ten)|email(?:ed)?|know)\b
      |\b(?:long-?time|regular) readers\b`,
    wrapped`
      \bsubscribe (?:to (?:my|our|this) |below\b|here\b|now\b)
      |\b(?:sign up (?:for|to)|join) (?:my|our) (?:free )?(?:newsletter|mailing list)\b
      |\bfollow me on (?:instagram|twitter|x|facebook|tiktok|youtube|mastodon|bluesky|strava|linkedin|substack)\b
        (?!,? (?:said|says)\b)`,
    wrapped`
      \b(?:let me know|tell me|tell us|leave|share|drop|write|post|ask)\b[^.!?]{0,50} (?:in|into) the comments\b
      |\bin the comments below\b|\bleave (?:me )?a comment (?:below|here|if|to let)\b`,
    String.raw`\baffiliate links?\b|\bas told to (?!me\b)`,
  ].join("|"),
  "i",
);
/** Few lines hold one of these. */
const MAY_BE_TO_READERS =
  /reader|scriber|follow|subscribe|comment|newsletter|\bthis |today's |\bmy (?:la|ne)|mailing|told to|affiliate/i;
/** ‘"It floats," says Ida Lund’, ‘Ida, 40, explains: "It floats"’: how a report quotes. */
const QUOTES = new RegExp(
  wrapped`
    [”"’'],? (?:says|explains|recalls|adds|tells me|laughs) (?:\p{Lu}|the )
    |\b\p{Lu}\p{Ll}+(?:, \d\d,)? (?:says|explains|recalls|adds|tells me)[,:] ?[“"‘]`,
  "u",
);
const FEWEST_QUOTES = 2;
/** "says Ida Lund", "Ida, 40, explains": friends are quoted by their first name. */
const IN_FULL = new RegExp(
  wrapped`
    \b(?:says|explains|recalls|adds|tells me|laughs) \p{Lu}\p{Ll}+ \p{Lu}
    |\p{Lu}\p{Ll}+, \d\d,? (?:says|explains|recalls|adds|tells me)
    |\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:, \d\d,)? (?:says|explains|recalls|adds|tells me)[,:] `,
  "u",
);
/** Somebody works at it still. */
const DRAFT = /\bdrafts?\b/i;
const NAMES_ONESELF = /\b(?:[Mm]y name is|[Mm]y name's|(I'm|I am)) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u;

/** "My name is Ida and", "I'm Ida Lund", not "I'm Finnish". */
const ownNameIn = (lines: readonly string[]): string | null => {
  for (const line of lines) {
    const [, isShort, name = ""] = NAMES_ONESELF.exec(line) ?? [];
    if (name !== "" && (isShort === undefined || isFirstName(name.split(" ", 1)[0] ?? ""))) return name;
  }
  return null;
};

/** "Ida" and "Ida Lund", "Kate" and "Katie" */
const mayBeSame = (one: string, another: string): boolean =>
  one.split(" ").some((word) => another.split(" ").some((other) => word.slice(0, 3) === other.slice(0, 3)));

/** Below a title, before what its writer says of themselves, or last. */
const bylineIn = (lines: readonly string[]): string | null => {
  const names = lines.map((line, at) => {
    const [, name = "", rest = ""] = BYLINE.exec(line) ?? [];
    if (!isFirstName(name.split(" ", 1)[0] ?? "")) return null;
    const isAlone = at === lines.length - 1 ? at > 0 && rest.length < 2 : OF_ONESELF.test(lines[at + 1] ?? "");
    return at < LINES_BELOW_TITLE || isAlone || / I/.test(rest) ? name : null;
  });
  return names.find((name) => name !== null) ?? null;
};

const firstMatch = (lines: readonly string[], pattern: RegExp): string | null => {
  for (const line of lines) {
    const match = pattern.exec(line);
    if (match !== null) return match[1] ?? match[2] ?? null;
  }
  return null;
};
const some = (lines: readonly string[], pattern: RegExp): boolean => lines.some((line) => pattern.test(line));
const count = (lines: readonly string[], pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;
const by = (author: string | null): Authorship => ({ author, isFiction: false });

/** Of a text that says who wrote it, or speaks to its readers. */
const writtenForReaders = (lines: readonly string[], entity: string, isTitled: boolean): Authorship | null => {
  const byline = bylineIn(lines);
  if (byline !== null) return by(byline);
  const own = ownNameIn(lines);
  const isKnown = entity !== DEFAULT_ENTITY;
  if (own !== null && isKnown) return mayBeSame(own, entity) ? null : by(own);
  const isForReaders =
    some(
      lines.filter((line) => MAY_BE_TO_READERS.test(line)),
      TO_READERS,
    ) ||
    (isTitled && count(lines, QUOTES) >= FEWEST_QUOTES && some(lines, IN_FULL));
  return isForReaders && !some(lines.slice(0, FIRST_LINES), DRAFT) ? by(own) : null;
};

/**
 * @param patient whom a medical letter tells of; null where the text bears no mark of being written for others.
 * @param entity whose notes these are
 */
export const authorshipOf = (
  raws: readonly string[],
  patient: string | null,
  entity: string,
  isTitled: boolean,
): Authorship | null => {
  const lines = raws
    .flatMap((raw, at) => (INITIAL_ONLY.test(raws[at - 1] ?? "") ? [`${raws[at - 1]} ${raw}`] : raw.split("\n")))
    .map((line) => line.trim());
  const first = lines.slice(0, FIRST_LINES);
  const last = lines.slice(-LAST_LINES);
  const byline = firstMatch(first, POSTED) ?? firstMatch(first, PUBLISHED);
  if (byline !== null) return by(byline);
  if (some(first.slice(0, 3), CHAPTER)) return { author: null, isFiction: true };
  const timed = first.filter((line) => READING_TIME.test(line));
  if (timed.length > 0) return by(firstMatch(timed, NAME_IN_LINE));
  if (some(first.slice(0, 3), STARS)) return by(firstMatch([...first, ...last], REVIEWED));
  if (count(lines, ASKED) >= FEWEST_ANSWERS && count(lines, ANSWERED) >= FEWEST_ANSWERS)
    return by(firstMatch(first, INTERVIEWED));
  if (patient !== null || some(first, TO_DOCTOR)) {
    const doctor = firstMatch(last.toReversed(), SIGNED_DOCTOR);
    if (doctor !== null || patient !== null) return by(doctor ?? DOCTOR);
  }
  if (some(first.slice(0, 3), TO_WHOM)) return by(firstMatch(last.slice(-1), SIGNATURE));
  if (some(lines, SEEKS) && some(lines, APPLY)) return by(EMPLOYER);
  const owner = firstMatch(lines.slice(-LAST_LINES), COPYRIGHT);
  return owner === null ? writtenForReaders(lines, entity, isTitled) : by(owner);
};
