// Writes out the verb that a subject carries: "User's mum's moved to Ghent" is "User's mum has moved to Ghent".

import { wrapped } from "#domain/wrapped.ts";
import { FINITE } from "../cues/verbs.ts";
import { DAY_STEMS } from "../dates/calendar.ts";

/** A subject of a few words that opens a statement: "User's mum", "The neighbour next door", "Runa". */
const SUBJECT = wrapped`
  ^(
    (?:[\p{L}-]+['’]s? )?(?!(?:it|he|she|that|there|here|what|who|where|how|let|this)'s)
    (?:(?!(?:is|are|was|has|have|had|at|to|for|of|says|you|master|bachelor|doctor)\b)[\p{L}-]+ ){0,3}
      (?!(?:master|bachelor|doctor)'s)[\p{L}-]+
  )['’]s `;
const ADVERBS = "(?:(?:also|just|finally|already|always|never|now|still|really|actually|only) )?";
const BEHIND_PARTICIPLE = wrapped`
  (?=
    (?:
      an?|the|to|into|in|on|out|up|off|from|back|through|by|over|about|away|down|engaged|married|divorced|promoted|worse
      |better|older|it|their|his|her
    )\b
    |[.,;!]|$
  )`;
const HAS = new RegExp(
  wrapped`
    ${SUBJECT}(?=
      ${ADVERBS}(?:
        been|become
        |(?:
          got|gone|had|moved|made|taken|started|given|come|turned|left|passed|broken|died|lost|grown|begun|stopped|quit
          |retired|switched|changed|decided|agreed
        ) ${BEHIND_PARTICIPLE}
      )\b ?
    )`,
  "iu",
);
const IS = new RegExp(
  wrapped`
    ${SUBJECT}(?=
      ${ADVERBS}(?:
        an?|the|in|on|off|at|out|so|too|very|pretty|quite|not|going|coming|getting|moving|having|leaving|starting
        |working|living|turning|taking|doing|expecting|pregnant|ill|sick|retired|allergic|vegan|vegetarian|happy|great
        |good|fine|amazing|busy|broken|dead|away
        |back(?! (?:
            (?!(?:always|perhaps|as|this|us|yes|times|days|weeks|months|years)\b)[a-z]{3,}s|ache|pain|door|garden|yard
            |surgery|injury|is|was|has|had|felt|started|went|seized|gave
          )\b
        )
        |home|here|up|down|over|due|called|mostly|awesome|important|ok|okay|better|worse
        |[$€£]?\d[\d.:,]*(?:%|k|kg|km)?(?= (?:at|now|right|currently)\b|[.,;]|$)
      )(?!['’]s\b|[\p{L}-])
    )`,
  "iu",
);

/** "User's sister's back garden is huge": the verb stands further on. */
const hasVerb = (text: string): boolean =>
  !/^(?:\w+ )?(?:getting|going|having|called)\b/.test(text) &&
  FINITE.test(text.split(/[,;.]| (?:-|and|but|so|because|that|which|who|when|if) /)[0] ?? "");

export const withFullVerb = (text: string): string => {
  if (!/['’]s /.test(text)) return text;
  const told = text.replace(HAS, "$1 has ");
  if (told !== text) return told;
  return text.replace(IS, (all: string, subject: string) => (hasVerb(text.slice(all.length)) ? all : `${subject} is `));
};

/** "Friday's my last day": before whose it is becomes a name. */
const DAY_IS = new RegExp(String.raw`\b((?:${DAY_STEMS})day|today|tomorrow)'s (?=(?:my|our|his|her|their) )`, "gi");
export const withDayVerb = (text: string): string => text.replace(DAY_IS, "$1 is ");
