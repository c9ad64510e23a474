// An advertisement for a job that a user pastes to ask about it: its "you" is whoever applies, its "we" the employer, its salary nobody's.

import { wrapped } from "#domain/wrapped.ts";

interface Spoken {
  readonly raw: string;
}

const AD =
  "(?:job|position|role|vacancy|opening|ad|advert|advertisement|posting|listing|job (?:ad|advert|description|posting|listing))";
/** "is this job any good?", "should I apply for this role", "I found this vacancy:" */
const SHOWS_AD = new RegExp(
  wrapped`
    \b(?:think (?:of|about)|apply (?:for|to)|make of|suits? me|worth it|got|found|saw|here(?:'s| is)|look at|about|is) (?:this|the|that|an?) (?:[\w-]+ )?
      ${AD}\b`,
  "i",
);
/** "You have 5 years of experience", "We offer 30 days of holiday", "Your profile:" */
const SAYS_TO_APPLICANT = new RegExp(
  wrapped`
    ^(?:[-•*] )?(?:
      "?we (?:offer|expect|are looking for)|"?we're looking for|you (?:have|bring|are|will|'ll|hold|speak)\b
      |your (?:profile|tasks|role|responsibilities|skills)\b
      |(?:requirements|responsibilities|qualifications|what (?:we|you)(?:'ll)? (?:offer|expect|bring|do))\b
    )`,
  "i",
);
const OWN = /\b(?:I|I'm|I've|I'd|I'll|my|me|im|ive)\b/i;

/** The advertisement begins in the sentence that shows it. */
const OPENS_QUOTE = /: ?["\u201C]/;

/** What is left of a turn without the advertisement in it. */
export const withoutAds = <Sentence extends Spoken>(sentences: readonly Sentence[]): readonly Sentence[] => {
  const shown = sentences.findIndex(({ raw }) => SHOWS_AD.test(raw));
  if (shown < 0 || !sentences.slice(shown + 1).some(({ raw }) => SAYS_TO_APPLICANT.test(raw.trim()))) return sentences;
  return sentences.filter(({ raw }, at) => (at <= shown ? !OPENS_QUOTE.test(raw) : OWN.test(raw)));
};
