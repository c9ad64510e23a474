// Lines of a list that leave out whom it is of ("lives in Leeds", "allergic to nuts"), and of whom a list tells.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { asksWithAuxiliary } from "../sentences/requests/auxiliary-first.ts";
import { rewritePerson } from "../telling/person.ts";
import { bareState, familyOf, isProfileList, listItem } from "./profile-fields.ts";

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
const OWN_STATE = new RegExp(
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
export const ABOUT_SELF = new RegExp(
  wrapped`
    ^(?:
      about(?: (?:me|myself))?|me|bio|biography|personal(?: (?:info|information|details|facts|notes))?
      |(?:my )?(?:preferences|details|info|background|basics|introduction|intro)|who I am|introducing myself
      |(?:my|(?:the )?user(?:['’]s)?) (?:
        profile|facts|info(?:rmation)?|details|preferences|traits|memor(?:y|ies)|background|persona
      )
      |(?:(?:facts|notes|info(?:rmation)?|memor(?:y|ies)|details|what (?:we|I) know)(?: saved)? )?(?:about|of|on) the user
    )(?: \([^()]{2,30}\))?$`,
  "i",
);
/** "About me" above a list. */
export const isOwnList = (heading: string): boolean => ABOUT_SELF.test(heading);
/** "Notes", "Strengths", "Key Facts": heads a list, and is nobody. */
export const NO_NAME = /(?:ngs|nts|ths|tes|ons|ers|ies|cts|ms|ps|sks|ing|ment|ness|ion|ity|ance|ence)$/;
const PERSON_HEADING = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}$/u;

/** Of whom a list tells: the entity under "About me" or under nothing, else the person whose name heads it. */
const listSubject = (heading: string, entity: string): string | null => {
  if (heading === "" || ABOUT_SELF.test(heading) || isProfileList(heading)) return entity;
  return PERSON_HEADING.test(heading) && !NO_NAME.test(heading) ? heading : null;
};

/** "- Lives in Leeds" under "About me": the line with the subject it leaves out; null where it has one or none is known. */
export const withListSubject = (line: string, heading: string, entity: string): string | null => {
  const subject = listSubject(heading, entity);
  if (subject === null || asksWithAuxiliary(line) || line.endsWith("?")) return null;
  const item = listItem(line, heading, entity);
  if (item !== null) return item;
  const body = lowerFirst(line);
  if (SUBJECTLESS.test(line)) return `${subject} ${body}`;
  if (SUBJECTLESS_STATE.test(line)) return `${subject} is ${body}`;
  if (/^born\b(?![^.;]*, (?:s?he|they) )/i.test(line)) return `${subject} was ${body}`;
  if (subject === entity && OWN_STATE.test(line))
    return rewritePerson(`I ${body}`, { speaker: entity, listener: null });
  return isOwnList(heading) ? bareState(line, subject) : heading === "" ? familyOf(line, subject) : null;
};
