// "How's your son?" "It's leukaemia": an illness is had by whom the question is about, or whom the doctor was asked about.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { IS_KIN_BY_NAME, KIN_BY_NAME, KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";

const WHOM = String.raw`((?:your|my) (?:[a-z-]+ ){0,2}?(?:${KIN_NOUNS})|${KIN_BY_NAME}|(?-i:\p{Lu}\p{Ll}+))`;
const ASKS_AFTER = new RegExp(
  wrapped`
    \b(?:
      how(?:'s| is| are)|what's wrong with|what is wrong with|what's up with
      |what did (?:the|his|her|their) [a-z]+ say about|any news (?:on|about|from)|is everything ok(?:ay)? with
    ) ${WHOM}(?: doing| feeling| holding up| today| now)?\?\s*$`,
  "iu",
);
/** "Talked to the doctor about mama" */
const DOCTOR_ABOUT = new RegExp(
  wrapped`
    \b(?:doctor|doctors|dr|doc|vet|consultant|hospital|specialist|neurologist|cardiologist|oncologist|pa?ediatrician)[ ]
    (?:called |rang |again |today )?about ${WHOM}[.!]*$`,
  "iu",
);
const NO_PERSON = /^(?:It|That|This|There|The|Your|My|Work|School|Everything|Life|Things|Monday|Covid)$/;
const HARMED = wrapped`
  (?:
    back|rib|ribs|arm|leg|wrist|ankle|hip|knee|toe|finger|collarbone|shoulder|elbow|nose|jaw|bone|disc|ligament|meniscus
    |tendon|muscle|hamstring|acl|cruciate
  )`;
const ILLNESS = new RegExp(
  wrapped`
    ^(?:(?:it's|it is) )?(
      (?:
        (?:
          an?|early|late|stage \w+|mild|severe|acute|chronic|type \d|the|breast|lung|skin|colon|prostate|bone|brain
          |kidney|liver|heart
        ) )*
        (?:
        cancer|leuka?emia|lymphoma|melanoma|parkinson'?s|alzheimer'?s|dementia|diabetes|pneumonia|covid|flu|measles
        |chicken ?pox|mumps|scarlet fever|tumou?r|sepsis|meningitis|appendicitis|arthritis|asthma|epilepsy
        |multiple sclerosis|lupus|hepatitis|bronchitis|tonsillitis|depression|concussion|hernia|kidney stones|disease
        |(?:torn|broken|fractured|sprained|slipped|herniated|dislocated) ${HARMED}
      )(?: disease| syndrome)?(?:, (?:stage \w+|early stage|type \d))?
    )[.!]*$`,
  "i",
);

const toldOf = (who: string | undefined, said: string): string | null => {
  const illness = who === undefined ? undefined : ILLNESS.exec(said)?.[1];
  if (illness === undefined || who === undefined || NO_PERSON.test(who) || isPlaceOrNation(who)) return null;
  const named = IS_KIN_BY_NAME.test(who) ? `my ${who}` : who.replace(/^your /i, "my ");
  return `${upperFirst(named)} has ${/^(?:parkinson|alzheimer)/i.test(illness) ? upperFirst(illness) : lowerFirst(illness)}`;
};

const TESTS =
  "biops(?:y|ies)|scans?|(?:test |blood )?results?|blood tests?|tests?|x-?rays?|mri|ct|mammogram|ultrasound|smear|check-?up|colonoscopy";
/** "How's your mum's biopsy?", "Did you get the results?", "What did the scan show?" */
const ASKS_RESULT = new RegExp(
  wrapped`
    \b(?:
      how(?:'s| is| are| was| were| did)|what (?:did|do|does|about)|any news (?:on|about|from)|did you (?:get|have)
      |do you have|have you (?:got|had)|and
    ) (?:your|the) ((?:(?:${KIN_NOUNS})'s )?(?:${TESTS}))(?: (?:go|show|say|come (?:back|out)|yet|back|already))*\?\s*$`,
  "iu",
);
const FINDING = new RegExp(
  wrapped`
    ^(?:(?:it|they)(?:'s|'re| is| are| was| were| came back) )?(
      (?:all |completely )?(?:clear|negative|normal|clean)|positive|benign|malignant|inconclusive
    )(?:,? thank (?:god|goodness|heavens|you))?[.!]*$`,
  "i",
);
/** "All clear!": what a test that was asked about found. */
const findingOf = (question: string, said: string): string | null => {
  const finding = FINDING.exec(said)?.[1];
  const test = finding === undefined ? undefined : ASKS_RESULT.exec(question)?.[1];
  return test === undefined || finding === undefined
    ? null
    : `My ${test.toLowerCase()} ${/s$/i.test(test) ? "were" : "was"} ${lowerFirst(finding)}`;
};

/** The illness or finding that a short reply names, told of the one asked after; null where either is none. */
export const illnessAsked = (question: string, said: string): string | null =>
  toldOf(ASKS_AFTER.exec(question)?.[1], said) ?? findingOf(question, said);

/** "Talked to the doctor about mama." "And?" "It's Parkinson's": the same of whom the speaker asked a doctor about. */
export const illnessFound = (told: string, said: string): string | null => toldOf(DOCTOR_ABOUT.exec(told)?.[1], said);
