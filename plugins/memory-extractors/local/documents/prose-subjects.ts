// Carries the subject of one sentence of prose to the next: "John is a lawyer. He lives in Chicago." Only the sentence
// directly before counts, and only where a single subject fits.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS, kinGender, PARTNERS } from "../cues/kin.ts";
import { OCCASIONS } from "../cues/matters.ts";
import { genderOfName, isFirstName } from "../cues/proper-names.ts";
import { FINITE } from "../cues/verbs.ts";
import { anyOf } from "../patterns.ts";
import { isPerfect } from "../references/persons/has-or-is.ts";
import { GIVES_NAME } from "../references/persons/pronouns.ts";
import { NAMES_SOMEBODY } from "../references/persons/strangers.ts";
import { isOrder } from "../sentences/orders/orders.ts";

type SubjectKind = "person" | "people" | "thing";

interface ProseSubject {
  readonly phrase: string;
  readonly kind: SubjectKind;
  /** "John and Emma", where the sentence names the partner he is with. */
  readonly pair: string | null;
}

const NAME = String.raw`\p{Lu}[\p{L}\d'&-]*(?: \p{Lu}[\p{L}\d'&-]*){0,3}`;
const OPENING = new RegExp(
  wrapped`
    ^((?:(?:The|Our) )?${NAME})((?:, ${NAME})*,? and ${NAME})?(?: \([^()]{2,120}\))?(?:,[^,.]{2,50},)? (?=[a-z])
      (?!(?:to|of|and|or|for|in|on|at|by|with|from)\b)`,
  "u",
);
const NO_NAME = new RegExp(wrapped`
  ^(?:
    I|We|You|He|She|It|They|This|That|These|Those|There|Here|My|His|Her|Their|Its|A|An|If|When|While|After|Before|In|On
    |At|For|As|By|During|Since|Until|From|With|Without|Under|Over|Through|Among|Between|Despite|Because|Although|However
    |Once|What|Why|How|Who|All|Some|Most|Many|No|None|Each|Every|Both|Next|Last|Also|Then|But|And|So|Not|The(?= [a-z])
  )\b`);
/** "His father Josef": somebody else than whom "he" meant so far. */
const OWNED_BY_NAME = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*['’]s? /u;
const THING = new RegExp(wrapped`
  ^(?:(?:The|Our) |Project |Operation )
  |\b(?:
    [Pp]roject|[Aa]pp|[Pp]latform|[Ss]ystem|[Ss]ervice|[Cc]ompany|[Pp]roduct|[Tt]ool|Inc|Ltd|GmbH|Corp|University|School
    |Hospital|Clinic|Bank|Museum
  )\b
  |\d|^[A-Z]{2,}`);
const THING_VERB = new RegExp(wrapped`
  ^(?:
    ships?|launch\w*|runs on|costs?|replaces?|supports?|contains?|offers?|provides?|opened|opens
    |was (?:founded|built|released|launched|created)
    |is (?:an? |the )?(?:(?!(?:and|of|for|at|in|by|with|from|on|who|that|which)\b)[\w-]+ )*(?:
      app|tool|service|system|company|project|platform|product|library|database|framework|city|town|country|island|river
      |book|film|series|museum|restaurant
    )\b
  )`);
/** "Lake Orrin is a lake in the west", "The Cold Forge was a mill": what an article is about, and nobody. */
const THING_NOUN = anyOf(
  "lighthouse|castle|church|chapel|cathedral|monastery|abbey|temple|palace|fort|tower|monument|bridge",
  "building|house|hotel|theatre|theater|library|stadium|station|airport|port|harbour|harbor|mill|mine",
  "quarry|factory|dam|canal|railway|road|street|square|park|garden",
  "lake|mountain|hill|peak|volcano|valley|forest|bay|beach|peninsula|village|district|municipality|region",
  "suburb|parish|planet|star|comet|mineral|element|species|genus|plant|tree|flower|fruit|mushroom|animal",
  "bird|fish|insect|breed|disease|protein|virus",
  "dish|soup|cheese|bread|cake|drink|wine|beer|festival|game|sport|dance|instrument|language|dialect",
  "method|technique|law|treaty|battle|war|party|organi[sz]ation|association|club|charity|school",
  "university|hospital|bank|ship|boat|aircraft|car|vehicle|newspaper|magazine|novel|poem|song|album|opera",
  "painting|software|protocol|standard",
);
const IS_THING = new RegExp(
  wrapped`
    ^(?:is|was) (?:an?|the|one of the) (?:[\p{L}\d'-]+ ){0,5}?${THING_NOUN}s?(?=
      [.,;]|$| (?:in|on|of|at|for|with|that|which|from|near|to|and|by|between|built|made|used|located|situated)\b
    )`,
  "u",
);
/** "The patient", "The tenant": a person without a name. */
const PERSON_BY_ROLE = new RegExp(wrapped`
  ^The (?:
    patient|client|customer|author|applicant|candidate|tenant|landlord|employee|owner|director|mayor|president|defendant
    |student|speaker
  )(?= [a-z])`);
const PARTNER = new RegExp(
  String.raw`\bwith (?:his|her) (?:${PARTNERS}|fianc[eé]e?|${KIN_NOUNS}),? (\p{Lu}[\p{L}-]+)`,
  "u",
);
/** A name that no preposition of place and no kinship word announces could be who "he" is. */
export const OTHER_NAME =
  /(?<=\b(?:met|told|asked|with|and|(?:talked|spoke|listened) to|hired|replaced|saw|called|helped|joined|sister|brother) )\p{Lu}\p{Ll}+/u;

/** "Panic attacks have become rare": the first word only opens the sentence. */
const COMPOUND = /^[a-z]{3,}s (?:are|were|have|do|did|will|can|must|should|may|happen|come|go|\w+ed)\b/;

/** "Dinner was great. She left at ten": no name, though it opens the sentence. */
const NOBODY = new RegExp(wrapped`
  ^(?:
    Breakfast|Lunch|Dinner|Supper|Work|Rehab|Physio|Therapy|Practice|Training|Rent|Money|Traffic|Weather|Rain|Snow|Sleep
    |Homework|Christmas|Easter|Breakup|Chemo|Dialysis|Recovery|Everything|Everybody|Everyone|Somebody|Someone|Nobody
    |Nothing|Something
  )$`);

/** The named subject that a sentence of prose opens with. */
export const subjectOf = (text: string): ProseSubject | null => {
  const role = PERSON_BY_ROLE.exec(text)?.[0];
  if (role !== undefined) return { phrase: role, kind: "person", pair: null };
  const match = OPENING.exec(text);
  if (match === null || NO_NAME.test(text) || OWNED_BY_NAME.test(text) || !FINITE.test(text) || isOrder(text))
    return null;
  const phrase = `${match[1]}${match[2] ?? ""}`;
  const rest = text.slice(match[0].length);
  if (!phrase.includes(" ") && (COMPOUND.test(rest) || OCCASIONS.has(phrase.toLowerCase()) || NOBODY.test(phrase)))
    return null;
  if (match[2] !== undefined) return { phrase, kind: "people", pair: null };
  const partner = PARTNER.exec(rest)?.[1];
  const pair = partner === undefined ? null : `${phrase} and ${partner}`;
  if (
    THING.test(phrase) ||
    THING_VERB.test(rest) ||
    (!isFirstName(phrase.split(" ", 1)[0] ?? "") && IS_THING.test(rest))
  )
    return { phrase, kind: "thing", pair: null };
  return OTHER_NAME.test(rest.replace(PARTNER, "")) ? null : { phrase, kind: "person", pair };
};

/** "It", "At 55 kilometres it" */
const PRONOUN = new RegExp(
  wrapped`
    ^(
      (?:At|In|On|With|By|From|Since|After|Before|For|Until|During) [^,.;]{2,40}?,? (?=(?:he|she|it|they)\b)
      |(?:Born|Raised|Educated|Trained|Widowed|Orphaned|Apprenticed) [^,.;]{2,50}, (?=(?:he|she)\b)
    )?(He|She|It|They|His|Her|Its|Their)('s|'re|'ve|'ll|'d)?(?= )`,
  "i",
);
const FITS: Readonly<Record<string, SubjectKind>> = {
  He: "person",
  She: "person",
  His: "person",
  Her: "person",
  It: "thing",
  Its: "thing",
  They: "people",
  Their: "people",
};
const WRITTEN_OUT: Readonly<Record<string, string>> = { "'re": " are", "'ve": " have", "'ll": " will", "'d": " would" };

/** "Mrs Obi", "Son Chidi", "Tim": what a title, the kinship or the first name tells. */
export const genderIn = (phrase: string): "male" | "female" | null => {
  const title = /^(?:(Mr)|Mrs|Ms|Miss)\b/.exec(phrase);
  if (title !== null) return title[1] === undefined ? "female" : "male";
  const told = phrase
    .split(/[ .]+/)
    .map((word) => kinGender(word) ?? genderOfName(word))
    .find((gender) => gender === "male" || gender === "female");
  return told === "male" || told === "female" ? told : null;
};
const isOfOther = (pronoun: string, phrase: string): boolean => {
  const gender = genderIn(phrase);
  return (gender === "male" && /^(?:She|Her)$/.test(pronoun)) || (gender === "female" && /^(?:He|His)$/.test(pronoun));
};

const IS_NAME = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*$/u;
/** "He met Femi. Her name is Adaeze": of nobody who has a name. */
export const isNamedAlready = (text: string, phrase: string): boolean =>
  GIVES_NAME.test(text) && IS_NAME.test(phrase) && !NAMES_SOMEBODY.test(phrase);

/** The sentence with its opening pronoun replaced by the subject before it; null when that is not certain. */
const withProseSubject = (text: string, before: ProseSubject | null): string | null => {
  const match = PRONOUN.exec(text);
  if (match === null || before === null) return null;
  const [all, opening = "", word = "", ending = ""] = match;
  const pronoun = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const wanted = FITS[pronoun];
  const phrase = wanted === before.kind ? before.phrase : wanted === "people" ? before.pair : null;
  if (phrase === null || isOfOther(pronoun, phrase) || isNamedAlready(text, phrase)) return null;
  const rest = text.slice(all.length);
  const named = `${opening}${opening === "" ? phrase : phrase.replace(/^(?:The|Our) /, (article) => article.toLowerCase())}`;
  if (/^(?:His|Her|Its|Their)$/.test(pronoun)) return `${named}${phrase.endsWith("s") ? "'" : "'s"}${rest}`;
  const verb = ending === "'s" ? (isPerfect(rest) ? " has" : " is") : (WRITTEN_OUT[ending] ?? "");
  return `${named}${verb}${rest}`;
};

/** "Ida Lund (born 1931) was a Norwegian diver": whom a life is of. */
const OF_A_LIFE = /^\S+(?: \S+){0,5}? (?:\([^()]{2,120}\),? |, [^,.]{2,60}, )?(?:is|was) (?:an?|the|one of) /;
/** Whom the sentences of a text are of: the one before, and whom a life is of where a paragraph goes on: "In 1990 she moved". */
export class SubjectReader {
  /** Of the sentence before. */
  now: ProseSubject | null = null;
  private ofLife: ProseSubject | null = null;
  private gender: "male" | "female" | null = null;
  private told: ProseSubject | null = null;

  /** The sentence with whom or what its pronoun means; null where that is open. */
  named(text: string, opensParagraph: boolean): string | null {
    const gender = genderOfPronoun(text);
    const told = withProseSubject(text, this.now);
    const isOfLife = told === null && opensParagraph && gender !== null && gender === (this.gender ?? gender);
    this.told = told === null && isOfLife ? this.ofLife : this.now;
    if (this.told !== null && this.told === this.ofLife) this.gender ??= gender;
    return told ?? (isOfLife ? withProseSubject(text, this.ofLife) : null);
  }

  note(text: string): void {
    const opening = subjectOf(text);
    // "After the war Otto moved" opens with no name.
    const isTold =
      opening === null && this.told !== null && text.includes(`${this.told.phrase} `) && !OTHER_NAME.test(text);
    this.now = isTold ? this.told : opening;
    this.told = null;
    if (this.ofLife === null && opening?.kind === "person" && OF_A_LIFE.test(text)) this.ofLife = opening;
  }
}
const genderOfPronoun = (text: string): "male" | "female" | null => {
  const pronoun = PRONOUN.exec(text)?.[2]?.toLowerCase();
  if (pronoun === "he" || pronoun === "his") return "male";
  return pronoun === "she" || pronoun === "her" ? "female" : null;
};

const OF_PROJECT = new RegExp(
  wrapped`
    ^(?:The )?(
      (?:Project|Operation|Product) \p{Lu}[\p{L}\d-]+
      |(?!(?:The|Our|My|This|That|Each|Every|Another|New|Next)\b)\p{Lu}[\p{L}\d-]+ (?:
        project|migration|launch|campaign|initiative|programme|program|study|trial|rollout
      )
    )\b`,
  "u",
);
/** What a note is about, where it says so: "the team" further down is that project's. */
export const topicOf = (text: string): string | null => OF_PROJECT.exec(text)?.[1] ?? null;
