// Lines of a list that leave out whom it is of: "lives in Leeds", "allergic to nuts".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import type { PassageSentence } from "../reading/passages.ts";

export const SUBJECTLESS = new RegExp(
  wrapped`
    ^(?!(?:works|is) (?:\w+ )?(?:for|by|with) (?:me|us)\b)(?:(?:currently|now|also|usually|often|always|never|mostly) )?(?:
      lives|works|likes|loves|prefers|hates|dislikes|enjoys|speaks|owns|has|studies|drives|avoids|plays|wants|needs|uses
      |follows|collects|grew up|moved|studied|graduated|runs|teaches|does not|doesn't|cannot|can't|is
    )\b`,
  "i",
);
export const SUBJECTLESS_STATE = new RegExp(
  wrapped`
    ^(?:not |originally )?(?:
      allergic to|intolerant to|married|single|divorced|engaged|vegan|vegetarian|pescatarian|interested in|afraid of
      |based in|from (?-i:\p{Lu})|retired|left-handed|fluent in
    )`,
  "iu",
);
/** "live in Ghent", "prefer short answers": how one writes of oneself; not "use tabs", which a rule says, too. */
export const OWN_STATE = new RegExp(
  wrapped`
    ^(?:(?:currently|now|also|usually|often|always|never|mostly|really) )?(?:
      live (?:in|with|near|on|alone)|work (?:at|as|in|for|from|with|part|full|nights)
      |like (?!and\b|this\b|that\b|us\b|it\b|so\b)|love|prefer|hate|dislike|enjoy|speak|own
      |have (?:an?|two|three|four|\d|no)|drive an?|collect|teach|(?:can't|cannot) (?:eat|drink|stand|swim|drive|have)
      |(?:don't|do not) (?:like|eat|drink|drive|smoke|own|have)
    ) ?\b`,
  "i",
);

/** "Knee is still bad", "Left shoulder hurts again" in somebody's own journal. */
const OWN_BODY = new RegExp(
  wrapped`
    ^(?:(?:left|right|lower|upper|bad) )?(?:
      knees?|back|shoulders?|ankles?|hips?|wrists?|elbows?|neck|throat|stomach|tummy|tooth|toes?|foot|feet|hamstring
      |calf|achilles
    )(?= (?:is|are|was|were|has been|hurts?|aches?|feels?|felt|still|got|keeps?|started) )`,
  "i",
);
export const ofOwnBody = (text: string): string | null => (OWN_BODY.test(text) ? `My ${lowerFirst(text)}` : null);

/** "Present for Oona, she turns 7. Wants a microscope": within a line of somebody else. */
const OF_OTHER = /\b(?:she|he)(?:'s|'ll|'d|’s)? /i;
export const goesOnOfOther = ({ opens }: PassageSentence, before: PassageSentence | null): boolean =>
  opens === undefined && before !== null && OF_OTHER.test(before.raw) && !FIRST_PERSON.test(before.raw);

/** "Ella sits next to Mara" above "needs new shoes": hers rather than whose note it is. */
export const isOfNamed = (title: string, heading: string, told: readonly { readonly text: string }[]): boolean =>
  title !== "" &&
  heading === "" &&
  told.some(({ text }) => isFirstName(/^\p{Lu}\p{Ll}+(?= \p{Ll}+s\b)/u.exec(text)?.[0] ?? ""));
