// What holds for a whole document, whichever passage of it is read: whose words it is in, and which title its statements stand under.

import { wrapped } from "#domain/wrapped.ts";
import { MINE } from "../cues/signals.ts";
import { matchesIn } from "../patterns.ts";
import { DEFAULT_ENTITY } from "../reading/entity.ts";
import { withoutSpeech } from "../reading/fiction.ts";
import type { Passage } from "../reading/passages.ts";
import { authorshipOf } from "./authorship.ts";
import { HEADING } from "./note-lines.ts";
import { isRecipe } from "./own-remarks.ts";
import { recordOfOne } from "./records-of-one.ts";
import { ownerOfResume, titleWithOwner } from "./resume.ts";
import { productIn } from "./reviews.ts";
import { topicOfDocument, withoutFormatting } from "./titles.ts";
import { ASKING_LINE, AUTHORS, FIRST_LINES, severalIn } from "./written-by-several.ts";

export interface DocumentTraits {
  /** Whom "I" and "we" mean, where it is not the entity of the container. */
  readonly speaker: string | null;
  /** Written for others by nobody that it names: what is said in the first person is of nobody known. */
  readonly isOfNobody: boolean;
  /** A novel. */
  readonly isFiction: boolean;
  /** Nobody says "I", and "we" are several. */
  readonly isOfSeveral: boolean;
  /** Whether somebody says "I". */
  readonly isPersonal: boolean;
  /** Of a résumé: whose it is. */
  readonly isResume: boolean;
  /** What is said of oneself there is of the dish. */
  readonly isRecipe: boolean;
  /** Whom the fields tell of, where that is not the entity: the patient of a medical letter, the pupil of a report. */
  readonly owner: string | null;
  /** A text for whoever reads it, and nothing says whose: what is said in the first person is told as it stands. */
  readonly isUnsigned: boolean;
  /** What a review is of. */
  readonly product: string | null;
  /** Put before statements that have no name of their own; empty where it says nothing. */
  readonly title: string;
}

/** So much of a document tells its kind. */
const ENOUGH_LINES = 400;

const OF_ONE = new RegExp(String.raw`\b(?:I|I'm|I've|I'll|I'd|me|[Mm]y|${MINE}|myself)\b`);
/** Speaks to its readers: "Bring your own cup", "Please close the gate". */
const TO_READERS = /\b(?:you|your|please)\b/i;
/** "Mara ordered the parts" */
const DEED_OF_SOMEBODY =
  /(?<=^|[.,;:] |^[-*•] )(\p{Lu}\p{Ll}+)(?= (?:is|was|has|had|will|wants|\p{Ll}{2,}(?:ed|s)) )/gu;
const FEWEST_DOERS = 3;
/** Whether a text speaks to its readers rather than of who wrote it, or is a log of what several did. */
const isForOthers = (lines: readonly string[], ofOne: number): boolean => {
  const toReaders = lines.filter((line) => TO_READERS.test(line)).length;
  const doers = new Set(lines.flatMap((line) => line.match(DEED_OF_SOMEBODY) ?? []));
  return toReaders > 0 ? toReaders >= ofOne : ofOne === 0 && doers.size >= FEWEST_DOERS;
};
const CLINIC = "The clinic";
const AUTHOR = "The author";

/** Spoken to an audience. */
const TO_AUDIENCE = new RegExp(
  wrapped`
    \b(?:good (?:morning|afternoon|evening)|hello|hi|hey|welcome|thanks?|thank you|ladies and gentlemen)\b.{0,40}?\b(?:
      everybody|everyone|all of you|folks|guys|gentlemen|for having me|for coming|for joining|for tuning in
      |to (?:the|my|this|another) (?:talk|channel|podcast|show|webinar|lecture|session|episode|video)
    )\b`,
  "i",
);
const NAME = String.raw`(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})`;
const SPEAKER_NAME = new RegExp(String.raw`\b(?:[Mm]y name is|I'm|I am|[Tt]his is) ${NAME}`, "u");
const SPEAKER = "The speaker";
const AUTHOR_LINE = new RegExp(
  String.raw`^\W*(?:[Aa]uthor|[Ww]ritten by|[Bb]y|[Ss]peaker|[Pp]resenter)\**:?\**\s+${NAME}\s*(?:,.{0,30})?$`,
  "u",
);

/** "Mr Otto Kern, born 3 May 1960", "Patient: Otto Kern" */
const PATIENT = new RegExp(
  wrapped`
    \b(?:Mr|Mrs|Ms|Miss)\.? ${NAME},? \(?(?:born|[Dd]ate of birth|DOB|\*)
    |^\W*(?:[Pp]atient|PATIENT)(?: [Nn]ame| NAME)?\**:\**\s+(?:(?:Mr|Mrs|Ms|Miss)\.? )?${NAME}`,
  "u",
);
const patientIn = (lines: readonly string[]): string | null => {
  const found = lines.map((line) => PATIENT.exec(line)).find((match) => match !== null);
  return found?.[1] ?? found?.[2] ?? null;
};

/** '(hereinafter "Landlord")', '(the "Buyer")', "(Tenant)" */
const ROLE = new RegExp(
  wrapped`
    \(([^()"“']{0,30})["“'](?:the )?(\p{Lu}[\p{L} ]{2,20})["”'][^()]{0,30}\)
    |\((?:the )?(
      landlord|tenant|lessor|lessee|buyer|seller|client|provider|supplier|customer|employer|employee|contractor|borrower
      |lender|licensor|licensee
    )\)`,
  "giu",
);
const BEFORE_PARTY = /^(?:[\s\S]*\bbetween\b\s*:?|[\s,;.]*and\b)\s+(?:\(?\d[.)] )?/i;
/** "Ida Lund (landlord) and Otto Kern (tenant)": whom a contract binds, where it says so before it begins. */
const partiesIn = (lines: readonly string[]): string | null => {
  const opening = lines.slice(0, 12).join(" ");
  let end = 0;
  const parties = matchesIn(opening, ROLE).flatMap(({ index, 0: bracket, 2: quoted, 3: role = quoted ?? "" }) => {
    const before = opening.slice(end, index);
    end = index + bracket.length;
    const name = before.replace(BEFORE_PARTY, "").split(",", 1)[0]?.trim() ?? "";
    return BEFORE_PARTY.test(before) && /^\p{Lu}[^.]{2,40}/u.test(name) ? [`${name} (${role.toLowerCase()})`] : [];
  });
  return parties.length === 2 ? parties.join(" and ") : null;
};

const authorIn = (lines: readonly string[]): string | null => {
  if (lines.slice(0, FIRST_LINES).some((line) => TO_AUDIENCE.test(line)))
    return SPEAKER_NAME.exec(lines.slice(0, 8).join(" "))?.[1] ?? SPEAKER;
  return (
    lines
      .slice(0, 6)
      .map((line) => AUTHOR_LINE.exec(line)?.[1])
      .find((name) => name !== undefined) ?? null
  );
};

const entityIn = (passages: readonly Passage[]): string =>
  passages.find(({ role }) => role === null)?.speaker ?? DEFAULT_ENTITY;

interface Kept {
  readonly title: string;
  /** The patient, the pupil, the cat. */
  readonly owner: string | null;
  readonly isReview: boolean;
}
interface Known {
  readonly patient: string | null;
  /** Of a résumé. */
  readonly owner: string | null;
}
/** @param titles given, and what was read of it */
const keptOf = (
  titles: readonly [string | null, string],
  lines: readonly string[],
  { patient, owner }: Known,
): Kept => {
  const [given, read] = titles;
  const record =
    (patient ?? owner) === null
      ? recordOfOne([given ?? "", ...lines.slice(0, FIRST_LINES)].map(withoutFormatting), lines)
      : null;
  return {
    title: record?.title || read,
    owner: patient ?? record?.name ?? null,
    isReview: record?.isReview === true,
  };
};
const isForReaders = ({ title, isReview }: Kept, own: readonly string[], ofOne: number): boolean =>
  isReview || (title !== "" && isForOthers(own, ofOne));

/** @param title of the document; @param url where it was fetched, when it is nobody's here */
export const documentTraits = (
  passages: readonly Passage[],
  title: string | null,
  url: string | null,
): DocumentTraits => {
  const lines = passages
    .filter(({ role }) => role === null)
    .flatMap(({ heading, sentences }) => [...(heading === "" ? [] : [heading]), ...sentences.map(({ raw }) => raw)])
    .slice(0, ENOUGH_LINES);
  // "How do I open an account?" asks whoever reads it; what is quoted, somebody else said.
  const own = withoutSpeech(lines.map((raw) => ({ raw }))).filter(
    (line) => !HEADING.test(line) && !ASKING_LINE.test(line),
  );
  const ofOne = own.filter((line) => OF_ONE.test(line)).length;
  const isPersonal = ofOne > 0;
  const patient = patientIn(lines);
  const entity = entityIn(passages);
  const parties = partiesIn(lines);
  const isTable = passages.some(({ sentences }) => sentences.some(({ isRow }) => isRow));
  const product = patient === null && !isTable ? productIn(lines) : null;
  const named = patient ?? product ?? (isTable ? "" : topicOfDocument(lines, title));
  const whole = parties === null ? named : `${named || "Contract"} between ${parties}`;
  const owner = ownerOfResume(whole, lines);
  const ofPage = url === null ? null : whole === "" ? AUTHOR : `The author of "${whole}"`;
  const several = isPersonal ? null : patient !== null ? CLINIC : (severalIn(lines) ?? (url === null ? null : AUTHORS));
  const written = isPersonal && owner === null ? authorshipOf(lines, patient, entity, named !== "") : null;
  const kept = keptOf([title, whole], lines, { patient, owner });
  const author = isPersonal ? (written?.author ?? authorIn(lines) ?? ofPage) : several;
  const isOfNobody = written !== null && author === null;
  const speaker = owner ?? (isOfNobody ? AUTHOR : author);
  return {
    speaker,
    isOfNobody,
    isFiction: written?.isFiction === true,
    isOfSeveral: owner === null && several !== null,
    isPersonal,
    isResume: owner !== null,
    isRecipe: isRecipe(lines),
    owner: kept.owner,
    product,
    isUnsigned: speaker === null && isForReaders(kept, own, ofOne),
    title: titleWithOwner(kept.title, owner),
  };
};

/** "Mina lives in Porto", "Ida's cat is called Fig", not "Every member has a key". */
const OF_SOMEBODY = new RegExp(
  wrapped`
    ^(?!(?:The|An?|All|Every|Each|Any|No|Some|Most|Our|There|It|This|These|Both)\b)\p{Lu}\p{Ll}+
      (?:'s [a-z]| (?:is|has|was|can|can't|\w+s) )`,
  "u",
);
const LONGEST_NOTE = 4;
/** Whether a statement is of the one whom a note of a few lines tells of. */
export const isOfSomebody = (text: string, { sentences }: Passage, { title, speaker }: DocumentTraits): boolean =>
  title === "" && speaker === null && sentences.length <= LONGEST_NOTE && OF_SOMEBODY.test(text);
