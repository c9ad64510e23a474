// Whose record, report or review a document is, where its title or a line at its head says so: "Health record: Fig", "Pupil: Ida Lund".
// What it says without a name is of that one, and not of whoever keeps it.

import { wrapped } from "#domain/wrapped.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { anyOf } from "../patterns.ts";
import { saysNoTopic } from "../reading/headings.ts";

const NAME = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}`;
const HEALTH = anyOf(
  wrapped`
    (?:[Hh]ealth|[Mm]edical|[Vv]et(?:erinary)?|[Vv]accination|[Ii]mmuni[sz]ation|[Dd]ental|[Pp]et) (?:
      [Rr]ecords?|[Hh]istory|[Ff]ile|[Nn]otes|[Ll]og|[Cc]ard|[Pp]assport|[Pp]ass|[Bb]ook|[Ss]ummary|[Cc]hart|[Jj]ournal
      |[Dd]iary
    )`,
);
const REVIEW = anyOf(
  wrapped`
    (?:[Pp]erformance|[Aa]nnual|[Yy]early|[Mm]id-year|[Ss]taff|[Ee]mployee|[Pp]robation) (?:[Pp]erformance )?
      (?:[Rr]eview|[Aa]ppraisal|[Ee]valuation)`,
  "[Aa]ppraisal|(?:[Ss]chool|[Pp]rogress|[Tt]erm) [Rr]eport|[Rr]eport [Cc]ard",
);
const titled = (kind: string): RegExp =>
  new RegExp(
    wrapped`
      ^${kind}(?:,? \d{4}(?:[/–-]\d{2,4})?)?(?:: | [-–—] | (?:of|for) )(${NAME})$
      |^(${NAME})(?:['’]s?|:| [-–—]) ${kind}(?:,? \d{4}(?:[/–-]\d{2,4})?)?$`,
    "u",
  );
const HEALTH_TITLE = titled(HEALTH);
const REVIEW_TITLE = titled(REVIEW);
/** "Pupil: Ida Lund, class 4a" */
const PUPIL = new RegExp(
  String.raw`^\W*(?:[Pp]upil|[Ss]tudent|[Ee]mployee|[Rr]eviewee)(?: [Nn]ame)?\**:\**\s+(${NAME})(?=\W*$|,| [(|·])`,
  "u",
);
const FIRST_LINES = 6;
/** "Health record: Summary" */
const NOBODY = new RegExp(wrapped`
  ^(?:
    Summary|Overview|Update|General|Family|Household|Company|Team|Spring|Summer|Autumn|Fall|Winter|Term|Year|Class|Part
    |Page|Details|Results|Notes?|Cats?|Dogs?|Pets?|Kids|Children|Staff|Department|Guide|Template|Draft|Final
  )\b`);

export interface RecordOfOne {
  /** That says whose it is; empty where a line below does. */
  readonly title: string;
  readonly name: string;
  /** Somebody judges him there: what is said in the first person may be either's. */
  readonly isReview: boolean;
}

/** @param titles of the document as it may be read: given, and its first lines */
export const recordOfOne = (titles: readonly string[], lines: readonly string[]): RecordOfOne | null => {
  const titleLike = (pattern: RegExp): string => titles.find((title) => pattern.test(title)) ?? "";
  const ofHealth = titleLike(HEALTH_TITLE);
  const title = ofHealth || titleLike(REVIEW_TITLE);
  const named = HEALTH_TITLE.exec(title) ?? REVIEW_TITLE.exec(title);
  const pupil = lines
    .slice(0, FIRST_LINES)
    .map((line) => PUPIL.exec(line)?.[1])
    .find((name) => name !== undefined && isFirstName(name.split(" ", 1)[0] ?? ""));
  const name = named?.[1] ?? named?.[2] ?? pupil;
  if (name === undefined || saysNoTopic(name) || NOBODY.test(name)) return null;
  return { title, name, isReview: ofHealth === "" };
};
