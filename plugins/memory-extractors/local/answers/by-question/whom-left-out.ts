// "How did they meet?" "met at a dance class", "What does your sister do?" "teaches maths": a reply without a subject to a question about
// somebody else is of them, and not of who replies; it is told with the question.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { opensWithPast } from "#plugins/memory-extractors/local/sentences/whose/subjects.ts";

const PERSONS = `${KIN_NOUNS}|friend|boss|manager|flatmate|roommate|housemate|groom|bride|fianc[eé]e?|neighbou?r|teacher|coach|landlord|landlady|colleague|supervisor|therapist|doctor|guest|tenant`;
const OF_OTHERS = new RegExp(
  wrapped`
    \b(?:does|did|is|was|has|will|would|can|'s|what's|how's|where's|who's) (?:
      s?he\b(?! (?:know|think|like|want) you)
      |(?:your|the|her|his|their) (?:[\w'-]+ ){0,2}?(?:${PERSONS})\b(?!'s? name\?)
    )
    |\b(?:what|which|who|where|how)(?:'s| is| are| was| were) (?:his|her|their) (?!name)[a-z]
    |\b(?:how did they meet|(?:what|where) (?:do|did) they (?:do|work|live|study|come)|where are they from)\b`,
  "i",
);
const OF_USER = /\b(?:do|did|are|were|have|had|will|would|can|could|should) you\b|\bfor you\?/i;
/** Whether a question asks about somebody else alone. */
export const asksOfOthers = (question: string): boolean => OF_OTHERS.test(question) && !OF_USER.test(question);

/** "works at a bakery", "supports the wrong team" */
const OPENS_WITH_VERB = new RegExp(
  wrapped`
    ^(?:(?:also|still|mostly|only|just|never|always) )?(?:
      used to|got|works|lives|likes|loves|hates|teaches|studies|plays|runs|owns|drives|speaks|sells|makes|writes|paints
      |sings|cooks|bakes|swims|supports|comes|grew|does|has|wants|needs|goes|travels|moves|coaches|trains|volunteers
      |collects|both
    ) (?!(?:for me|great|well|fine)\b)
    |^still (?:on|at|in|with|under|off|without|waiting|working|living|going) `,
  "i",
);
export const leavesOutWhom = (text: string): boolean => opensWithPast(text) || OPENS_WITH_VERB.test(text);
