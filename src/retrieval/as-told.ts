// One form for statements about the user: clients write "The user works at a mill", "I work at a mill", "My son is ill" or "Works at a mill" where the
// rules draw "User works at a mill". What a statement answers is looked for in that form; it is shown as it was written.

import { wrapped } from "#domain/wrapped.ts";

const FIRST_PERSON = /^(?:I|We|My|Our)(?![\p{L}-])/u;
/** "I'm Rolf and I run a mill" */
const OWN_NAME = /^(?:Hi,? |Hello,? )?I(?:['’]m| am) \p{Lu}\p{L}+(?:,| and),? (?:and )?(?=I(?![\p{L}]))/u;
const BY_NO_NAME = /(?<!\p{L})[Tt]he user(?![\p{L}-])/gu;
/** "Works at a mill", "Allergic to eel": of whom the container is about. */
const NO_SUBJECT = new RegExp(
  wrapped`
    ^(?:
      (?:Is|Was|Has|Had|Does|Doesn['’]t|Does not|Can['’]t|Cannot|Never|No longer|Now) (?=\p{Ll})
      |(?:
        Works|Lives|Prefers|Likes|Loves|Enjoys|Hates|Dislikes|Avoids|Uses|Wants|Needs|Plays|Speaks|Drives|Owns|Takes|Eats
        |Drinks|Studies|Studied|Runs|Teaches|Manages|Leads|Rents|Earns|Weighs|Suffers|Plans|Moved|Switched|Migrated
        |Changed|Joined|Left|Quit|Started|Bought|Sold|Became|Grew|Adopted|Married|Got|Lost|Broke|Visited|Booked|Gave|Stopped
      )(?= (?!of\b))
    )`,
  "u",
);
const STATE_ALONE =
  /^(?=(?:Allergic|Intolerant|Married|Engaged|Single|Divorced|Diagnosed|Afraid|Vegetarian|Vegan|Pregnant|Based) (?:to|in|with|of|and|since)\b)/;

/** Verbs whose form facets look at. */
const VERBS = "run|manage|lead|head|drive|haul|freelance|live|work|rent|eat|drink|earn|weigh|own|take|study|join|train";
const CONJUGATED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:I|[Ww]e)(?:['’]m|['’]re| am| are)(?!\p{L})/gu, "User is"],
  [/(?<!\p{L})(?:I|[Ww]e)(?:['’]ve| have)(?!\p{L})/gu, "User has"],
  [/(?<!\p{L})(?:I|[Ww]e)['’]ll(?!\p{L})/gu, "User will"],
  [/(?<!\p{L})(?:I|[Ww]e) (do(?: not|n['’]t))(?!\p{L})/gu, "User $1"],
  [/(?<!\p{L})(?:I|[Ww]e) teach(?!\p{L})/gu, "User teaches"],
  [new RegExp(`(?<!\\p{L})(?:I|[Ww]e) ((?:(?:now|still|just|also) )?)(${VERBS})(?!\\p{L})`, "gu"), "User $1$2s"],
  [/(?<!\p{L})(?:I|[Ww]e)(?![\p{L}'’-])/gu, "User"],
  [/(?<!\p{L})(?:[Mm]y|[Oo]ur)(?=\s)/gu, "User's"],
  [/(?<!\p{L})(?:me|us)(?!\p{L})/gu, "User"],
];

/** The statement as one about "User". */
export const asOfUser = (text: string): string => {
  const named = text.replace(OWN_NAME, "").replace(BY_NO_NAME, "User");
  if (FIRST_PERSON.test(named)) return CONJUGATED.reduce((said, [form, by]) => said.replace(form, by), named);
  if (STATE_ALONE.test(named)) return `User is ${named.charAt(0).toLowerCase()}${named.slice(1)}`;
  return NO_SUBJECT.test(named) ? `User ${named.charAt(0).toLowerCase()}${named.slice(1)}` : named;
};

/** Whether a statement begins with the user, whatever the user is called in it. */
export const opensWithUser = (text: string): boolean => /^User(?![\p{L}-])/u.test(asOfUser(text));
