// "Are we moving to Kafka?" "No, we stay on Redis", "How's Keisha?" "We broke up": whom "we" of a reply means, where the question says.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { personAsked } from "#plugins/memory-extractors/local/references/persons/persons-asked.ts";
import { asSubject } from "#plugins/memory-extractors/local/sentences/whose/company.ts";

const OPENS_WITH_WE = /^we(?:'re|'ve|'ll|'d)? (?!all\b|both\b)(?!.*\b(?:I|I'm|I've|my|me)\b)/i;
/** Whoever asks counts himself in; not "should we bring salad?", "are we invited?" */
const ASKS_OF_US = new RegExp(
  wrapped`
    \b(?:are|do|did|were|have|will|aren't|don't|didn't|haven't) we (?!
      (?:bring|bringing|invited|welcome|allowed|supposed|in your|at your)\b
    )`,
  "i",
);
/** What two do, each to the other. */
const OF_TWO = new RegExp(
  wrapped`
    ^we(?:'re|'ve|'ll|'d)?[ ]
    (?:(?:are|have|just|recently|finally|actually|also|both|never|don't|haven't|didn't|aren't|are not|no longer) )*
    (?:
      br(?:oke|eaking|oken) up|split(?:ting)? up|separated|divorced
      |(?:getting|got) (?:divorced|engaged|married|back together)|engaged|married|together|spoken|speak(?:ing)?
      |talk(?:ed|ing)?|dating|see each other|fell out|made up|live together|moved in together
    )\b`,
  "i",
);

/** "Did you see Leila?" "I did. We had dinner on Thursday": the two of them. */
const ASKS_OF_MEETING =
  /\b(?:did|have) you (?:see|meet|visit|seen|met|visited|run into|go with|catch up with) (?-i:\p{Lu})/iu;
const DID_SO = new RegExp(
  wrapped`
    ^we (?:(?:just|even|also|finally) )?(?:
      had|went|met|got|talked|spoke|ate|walked|took|spent|sat|watched|shared|drank|drove|cooked|caught up|talked|chatted
      |danced|played|laughed|swam|ran
    ) `,
  "i",
);

const NAME_ASKED = /^(\p{L}\p{Ll}+)\?$/u;
/** "Keisha? We broke up", "felix? we broke up": asks after them once more. */
export const askedAgain = (before: string | undefined): string | null => {
  const name = upperFirst(NAME_ASKED.exec(before ?? "")?.[1] ?? "");
  return name !== "" && (before?.startsWith(name) === true || isFirstName(name)) ? `How is ${name}?` : null;
};

/** "And the talk with your boss?" "We spoke on Wednesday": the two of them. */
const TALK_ASKED = new RegExp(
  wrapped`
    \b(?:conversation|talk|chat|call|meeting|lunch|dinner|date|coffee|appointment|session|argument|fight) with (
      your (?:[a-z-]+ )?(?:
        ${KIN_NOUNS}|boss|manager|landlord|landlady|teacher|neighbou?r|colleague|supervisor|doctor|lawyer|friend
      )(?: \p{Lu}\p{Ll}+)?
      |(?-i:\p{Lu})\p{Ll}+
    )(?: (?:go|like|yesterday|on \w+day|last \w+))?\?`,
  "iu",
);
const MET =
  /^we (?:(?:just|finally|actually|only|briefly) )*(?:spoke|talked|met|had (?:it|a|lunch|dinner|coffee)|chatted)\b/i;

/** `text`: the reply without its lead-ins; `asker`: who asked, of several or of two. */
export const withWeAsked = (
  text: string,
  question: string,
  { asker, isAmongSeveral }: { readonly asker: string; readonly isAmongSeveral: boolean },
): string => {
  if (!OPENS_WITH_WE.test(text)) return text;
  if (ASKS_OF_US.test(question)) return asSubject(text, isAmongSeveral ? "Some others" : asker);
  const talkedWith = MET.test(text) ? TALK_ASKED.exec(question)?.[1] : undefined;
  if (talkedWith !== undefined) return asSubject(text, talkedWith.replace(/^your /i, "My "));
  const areTwo = OF_TWO.test(text) || (ASKS_OF_MEETING.test(question) && DID_SO.test(text));
  const [person, ...others] = areTwo ? personAsked(question, asker) : [];
  return person === undefined || others.length > 0 || person.phrase.startsWith("my ")
    ? text
    : asSubject(text, person.phrase);
};
