// Of whom a sentence without a subject goes on to tell, where the one before it tells of somebody else than the speaker: "He likes it
// there. Still hates the bus", "She loves it. Cello on Mondays".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { ANIMALS, KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { opensWithSubject } from "#plugins/memory-extractors/local/cues/openings.ts";
import { isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import type { PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import type { Situation } from "../clause.ts";
import { withoutThem } from "./impersonal.ts";
import { withOwner } from "./owners.ts";
import { leavesOpenWhose } from "./subject-of-opening.ts";

/** "He came. Took one look": nobody knows who took it. */
export const OF_ANOTHER = /^(?:yes,? |no,? |yeah,? |well,? )?s?he(?:'s)? (?!.*\b(?:I|I'm|I've|me|my|we)\b)/i;
/** "In bits, she left the bag out. Won't stop crying": nor who does so. */
export const ENDS_ON_ANOTHER = new RegExp(
  wrapped`
    ^(?!(?:I|I'm|we|my|our|the|(?-i:\p{Lu})\p{Ll}+) [^,;]+ )[^,;]{2,40}[,;] (?:(?:and|but|so|because) )?s?he(?:'s)? (?!
      .*\b(?:I|I'm|I've|me|my|we)\b
    )[^.!?,;]*[.!?]*$`,
  "iu",
);
const PERSON_BEFORE = /(?:^|[,;] (?:and |but )?|\b(?:and|but) )(s?he)(?:'s|'d|'ll)? [^.!?]*[.!]*$/i;
/** "We took Ilse on, she's 54. Started last Monday": whom one takes on starts. */
const TAKES_ON = new RegExp(
  wrapped`
    ^(?:[\p{Ll} ]{1,16}, )?(?:I|we)(?:'ve)? (?:(?:just|finally|also|then) )?(?:
      took|taken on|hired|employed|found|got|recruited|chose|picked|went (?:for|with)
    ) (?![^,;]*\b(?:job|post|work|course|class)\b)[^,;]{2,40}[,;] `,
  "iu",
);
const STARTS = /^(?:started|starts|begins|began|joined|joins) (?!(?:with|by|to|off) )/i;
export const ofSamePerson = (text: string, before: string): string => {
  const goesOn = STARTS.test(text) && TAKES_ON.test(before);
  const who = goesOn ? PERSON_BEFORE.exec(before)?.[1] : undefined;
  return who === undefined ? text : `${upperFirst(who.toLowerCase())} ${lowerFirst(text)}`;
};

/** "She's 80. Allergic to cats": what is told as a state of whoever types it, behind a sentence of somebody else only. */
const OWN_STATE = new RegExp(wrapped`
  ^I(?:'m| am) (?!
    (?:going|gonna|about)\b|[a-z]+ing\b
    |(?:not )?(?:sure|afraid|glad|happy|sorry|sad|nervous|excited|thrilled|proud|curious|worried)\b
  )`);
const NAMED_ONE =
  /^(\p{Lu}\p{Ll}+)(?:'s| is| has| was| lives| works| loves| hates| likes| plays| speaks) (?!.*\b(?:I|I'm|I've|me|my|we|our)\b)/u;
const ALSO_OF_USER = /\b(?:I|I'm|I've|me|my|we|our)\b/i;
export const stateOfSamePerson = (told: string, before: string): string | null => {
  if (!OWN_STATE.test(told)) return null;
  const name = NAMED_ONE.exec(before)?.[1] ?? "";
  const who = OF_ANOTHER.test(before)
    ? /\b(s?he)\b/i.exec(before)?.[1]?.toLowerCase()
    : isFirstName(name)
      ? name
      : undefined;
  const state = told.replace(OWN_STATE, "");
  return who === undefined || ALSO_OF_USER.test(state) ? null : `${upperFirst(who)} is ${state}`;
};

/** "She loves it. Cello on Mondays, theory on Fridays": whoever was told of has these. */
const TELLS_OF_ANOTHER = new RegExp(
  wrapped`
    ^(?:(?:yes|yeah|no|oh|well),? )?(?:
      (?:
        s?he|they|(?:my|our|the) [a-z]+
        |(?!(?:I|I'm|I've|I'll|I'd|We|We're|We've|My|Our|It|It's|Is|Was)\b)(?-i:\p{Lu})\p{Ll}+
      )(?:'s|'re)? (?!.*\b(?:I|I'm|I've|me|my|we|our)\b)
      |(?:loves|hates|likes|enjoys|adores|has|does|works|plays|goes|studies|practi[sc]es|trains)[ ]
    )`,
  "iu",
);
export const goesOnOfAnother = (text: string, before: PassageSentence | null, listener: string | null): boolean =>
  listener !== null &&
  before !== null &&
  !opensWithSubject(text) &&
  TELLS_OF_ANOTHER.test(before.raw) &&
  FINITE.test(before.raw);
/** "My dad has changed. Sober for a year!": he; not "My wife is Dutch. Married 13 years." */
export const isOpenBehindAnother = (text: string, before: PassageSentence | null): boolean =>
  before !== null &&
  leavesOpenWhose(text) &&
  TELLS_OF_ANOTHER.test(before.raw) &&
  !(/\bmarried\b/i.test(text) && /\b(?:wife|husband)\b/i.test(before.raw));
/** "She's drawing with the other hand", "My son broke his arm", to an assistant. */
const TELLS_OF_ONE = new RegExp(
  wrapped`
    ^(?:(?:yes|yeah|no|oh|well),? )?(?:s?he(?:'s)?|(?:my|our) (?:[a-z-]+ )?(?:${KIN_NOUNS})(?: (?-i:\p{Lu})\p{Ll}+)?) (?!
      .*\b(?:I|I'm|I've|me|my|we|our)\b
    )`,
  "iu",
);
/** "My wife is on a diet", "My friend Ada is single", "My cat's ill". */
const TELLS_OF_THEIRS = new RegExp(
  wrapped`
    ^(?:(?:yes|yeah|no|oh|well|so|and),? )?(?:s?he|(?:my|our) (?:[a-z-]+ )?(?:
      ${KIN_NOUNS}|[a-z]*friend|boss|colleague|neighbou?r|roommate|flatmate|tenant|client|patient|student|${ANIMALS.replaceAll(" ", "|")}
    )(?: (?-i:\p{Lu})\p{Ll}+)?)(?:'s)? (?!.*\b(?:I|I'm|I've|me|my|we|our)\b)`,
  "iu",
);
/** "Write a job ad.", "Here's the readme.", "Make a schedule for my son.": what stands behind belongs to that. */
const WANTS_MADE = new RegExp(
  wrapped`
    ^(?:(?:please|can you|could you|now),? )*(?:write|draft|translate|compose|create|generate|make|build|design|proofread
      |rewrite|fix|check|here(?:'s| is)|this is|these are)\b(?!.*\b(?:me an?|my (?:cv|resume|cover letter|profile|bio))\b)
    |\b(?:novel|screenplay|persona|readme|template|sample|example|character)\b`,
  "i",
);
/** Whether what stands behind, with no owner named, may be somebody else's or that of something to be written. */
export const isBehindAnother = ({ before, passage }: Situation): boolean =>
  passage.listener === null &&
  before !== null &&
  (TELLS_OF_THEIRS.test(before.raw) ||
    isFirstName(NAMED_ONE.exec(before.raw)?.[1] ?? "") ||
    [before, passage.sentences[0]].some((one) => WANTS_MADE.test(one?.raw ?? "")));
/** "My son broke his arm. Doctor is Dr Benn": his. */
const OFFICE_FIRST = new RegExp(
  wrapped`
    ^(?:doctor|doc|dentist|gp|physio|surgeon|therapist|specialist|vet|teacher|coach|trainer|midwife)[ ]
    (?=(?:is|was|says?|said|wants?|thinks?) )`,
  "i",
);
export const withOwnerOrOffice = (text: string, { before, passage }: Situation): string =>
  passage.listener === null && OFFICE_FIRST.test(text) && TELLS_OF_ONE.test(before?.raw ?? "")
    ? `The ${lowerFirst(text)}`
    : withOwner(withoutThem(text, before?.raw ?? ""), passage.speaker);
