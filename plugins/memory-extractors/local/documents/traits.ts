// What holds for a whole document, whichever passage of it is read: whose words it is in, and which title its statements stand under.

import { wrapped } from "#domain/wrapped.ts";
import { MINE } from "../cues/signals.ts";
import { FINITE } from "../cues/verbs.ts";
import { anyOf, countWords, matchesIn } from "../patterns.ts";
import { DEFAULT_ENTITY } from "../reading/entity.ts";
import { withoutSpeech } from "../reading/fiction.ts";
import { DAY_BEHIND, isItem, saysNoTopic } from "../reading/headings.ts";
import type { Passage } from "../reading/passages.ts";
import { TEAM } from "../telling/candidates.ts";
import { authorshipOf } from "./authorship.ts";
import { isRecipe } from "./own-remarks.ts";
import { recordOfOne } from "./records-of-one.ts";
import { ownerOfResume, titleWithOwner } from "./resume.ts";
import { productIn } from "./reviews.ts";

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
const FIRST_LINES = 3;

const OF_ONE = new RegExp(String.raw`\b(?:I|I'm|I've|I'll|I'd|me|[Mm]y|${MINE}|myself)\b`);
/** Minutes speak for those who met: what "we" agreed, the team did. */
const OF_MEETING = new RegExp(
  wrapped`
    \b(?:
      (?:launch|project|rollout|release|migration) plan|team (?:charter|agreement|handbook|rules|norms)
      |working agreement|runbook|minutes|meeting|retro(?:spective)?|stand-?up|kick-?off|sync|all-hands|sprint
    )\b
    |^\W*(?:present|attendees|attending|participants|in attendance)\W*:
    |^\W*(?:spec|specification|rfc|adr|design(?: doc)?|architecture|proposal)\W*:`,
  "i",
);
/** Headings and fields of what is written for work. */
const part = (...rows: readonly string[]): RegExp =>
  new RegExp(`^(?:#{1,6} +)?(?:\\d+(?:\\.\\d+)*[.)]? +)?\\**${anyOf(...rows)}\\**(?:\\s*:.*|\\s*)$`, "i");
const OF_PROJECT = part(
  wrapped`
    product owner|project (?:lead|manager|owner|sponsor)|launch date|release date|milestones?|stakeholders?
    |deliverables?|risks|roadmap|kpis?`,
  wrapped`
    context|decisions?|alternatives(?: considered)?|consequences|motivation|non-goals|scope|open questions|trade-?offs
    |rollout(?: plan)?|architecture`,
  wrapped`
    install(?:ation|ing)?|set-?up|known (?:problems|issues|bugs|limitations)|maintainers?|usage|quick ?start
    |getting started|contributing|licen[sc]e|requirements|api|changelog|status|authors?|reviewers?|owner|version
    |approved by`,
);
const OF_STUDY = part(
  "abstract|related work|methods?|methodology|results|discussion|conclusions?|acknowledge?ments|keywords",
);
const OF_COMPANY = new RegExp(
  wrapped`
    \b(?:
      add to (?:cart|basket)|in stock|free (?:returns|shipping|delivery)|customer (?:service|support|reviews)
      |our (?:customers|clients|guests|products?|services?|company|store|shop|employees|website|terms|range)
      |terms (?:&|and) conditions|unsubscribe|your (?:order|booking|subscription|account|reservation|purchase)
      |employee handbook|check-?out
    )\b
    |^(?:price|warranty|sku|booking reference|order (?:no|number))\b.*:`,
  "i",
);
/** What stands on the page of a thing for sale. */
const OF_SHOP = /\badd to (?:cart|basket)\b|^\W*in stock\b|\bfree (?:shipping|delivery)\b/i;
const OF_ORGANISATION = new RegExp(
  wrapped`
    \b(?:annual|yearly|quarterly|half-year|monthly|activity|sustainability|grant|interim) (?:\w+ )?report\b
    |\b(?:cooperative|association|society|foundation|non-profit|charity)\b`,
  "i",
);
/** "We ship worldwide", "We are open on Sundays": said by who runs something. */
const WE_SELL = new RegExp(
  [
    wrapped`
      \bwe (?:also |only |currently |usually |may |will |can |do not |don't ){0,2}(?:
        ship|offer|sell|accept|refund|process|provide|employ|manufacture|supply|speciali[sz]e|guarantee|charge|operate
        |reserve|serve customers
      )\b`,
    wrapped`
      \bwe (?:may |will |do not )?(?:collect|store|keep|share|use|change) (?:
        your|(?:personal )?(?:data|information)|cookies|th(?:is|ese) (?:terms|policy|notice|prices)
      )\b`,
    wrapped`
      \bwe(?:'re| are|'ve been| have been) (?:
        (?:an?|the) (?:[\w-]+ ){0,3}(?:
          company|firm|shop|store|studio|agency|bakery|business|clinic|practice|start-?up|restaurant|hotel|provider
          |manufacturer|charity|club
        )\b
        |open\b|closed\b|hiring\b|registered\b|licensed\b
      )`,
    wrapped`
      \b(?:contact|about|visit|follow) us\b
      |^\W*(?:
        welcome to [A-Z]|(?:terms|conditions) of (?:service|use|sale)|(?:privacy|returns?|refund|cookie|shipping) policy
      )
      |\bthese terms\b|\b(?:founded|established) in \d{4}, we\b`,
  ].join("|"),
  "i",
);
const WE = /\b(?:we|we're|we've|we'll|our|ours|us)\b/i;
/** "our kids", "we got married": those who say so live together. */
const OF_HOUSEHOLD = new RegExp(
  wrapped`
    \b(?:our|have (?:an?|one|two|three|four)) (?:(?:new|little|first|own|old|dear) ){0,2}(?:
      bab(?:y|ies)|kids?|child(?:ren)?|sons?|daughters?|twins|dogs?|cats?|parents|mum|mom|dad|grand\w+|wedding
      |anniversary|honeymoon|flat|apartment|house|home|garden|holidays?|landlord|neighbou?rs
    )\b
    |\bwe (?:got|are getting|are|were) (?:married|engaged|expecting)\b`,
  "i",
);
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
const SCHOOL = "The school";
const ORGANISATION = "The organisation";
const HEADING = /^#{1,6} /;
const QUESTION = /^\W*\p{L}.*\?\W*$/u;
const FEWEST_QUESTIONS = 2;
const COMPANY = "The company";
const AUTHORS = "The authors";
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

const withoutMarks = (line: string): string => line.replace(/[*_`#]/g, "").trim();

/** The first heading, else a first line or a title of the file that is no sentence. */
const titleOf = (lines: readonly string[], given: string | null): string => {
  const heading = lines.slice(0, FIRST_LINES).find((line) => /^# /.test(line));
  if (heading !== undefined) return asTitle(heading);
  if (given === null) return "";
  const at = lines.slice(0, FIRST_LINES).findIndex((line) => withoutMarks(line) === withoutMarks(given));
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

const topicOf = (lines: readonly string[], title: string | null): string =>
  withFirm(titleOf(lines, title), lines) || soldIn(lines, title);

/** "Dear Parents and Carers,": the school writes. */
const TO_PARENTS = /^\W*dear (?:parents?|carers?|guardians?|families|parents?\/carers?)\b/i;
const SCHOOL_NAME =
  /^\W*((?:\p{Lu}[\p{L}.'’-]* ){1,5}(?:School|Academy|Nursery|Kindergarten|Preschool|College|Daycare|Playgroup))(?: [-–—|] .*)?\W*$/u;
const schoolIn = (lines: readonly string[]): string | null => {
  if (!lines.slice(0, 10).some((line) => line.split("\n").some((one) => TO_PARENTS.test(one)))) return null;
  const named = lines.flatMap((line) => line.split("\n")).map((line) => SCHOOL_NAME.exec(line)?.[1]);
  return named.find((name) => name !== undefined) ?? SCHOOL;
};

const severalIn = (lines: readonly string[]): string | null => {
  const school = schoolIn(lines);
  if (school !== null) return school;
  if (lines.slice(0, FIRST_LINES).some((line) => OF_MEETING.test(line))) return TEAM;
  // Who answers what is frequently asked, sells or runs something.
  if (lines.filter((line) => HEADING.test(line) && QUESTION.test(line)).length >= FEWEST_QUESTIONS) return COMPANY;
  if (lines.some((line) => OF_COMPANY.test(line))) return COMPANY;
  if (lines.slice(0, FIRST_LINES).some((line) => OF_ORGANISATION.test(line))) return ORGANISATION;
  if (lines.filter((line) => OF_STUDY.test(line)).length > 1) return AUTHORS;
  if (lines.filter((line) => OF_PROJECT.test(line)).length > 1) return TEAM;
  const [saysWe, sells, isAtHome] = [WE, WE_SELL, OF_HOUSEHOLD].map((said) => lines.some((line) => said.test(line)));
  return saysWe && sells && !isAtHome ? COMPANY : null;
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
      ? recordOfOne([given ?? "", ...lines.slice(0, FIRST_LINES)].map(withoutMarks), lines)
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
    (line) => !HEADING.test(line) && !QUESTION.test(line),
  );
  const ofOne = own.filter((line) => OF_ONE.test(line)).length;
  const isPersonal = ofOne > 0;
  const patient = patientIn(lines);
  const entity = entityIn(passages);
  const parties = partiesIn(lines);
  const isTable = passages.some(({ sentences }) => sentences.some(({ isRow }) => isRow));
  const product = patient === null && !isTable ? productIn(lines) : null;
  const named = patient ?? product ?? (isTable ? "" : topicOf(lines, title));
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
