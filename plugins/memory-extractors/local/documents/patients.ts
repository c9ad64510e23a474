// Whom a doctor writes of: "the above patient", "I saw him again" with his name, which stands above the letter only.

import { wrapped } from "#domain/wrapped.ts";
import { kinGender } from "../cues/kin.ts";
import { possessive } from "../telling/person.ts";

const BY_ROLE = new RegExp(
  wrapped`
    (?<=^| )(?:the|this) (?:above(?:[- ](?:named|mentioned))? |aforementioned )?patient(?=[ ,.;:]|'s|’s|$)
      (?! (?:group|information|leaflet|record)s?\b)`,
  "gi",
);
/** Behind what the doctor does: "I will see him in May", "we referred her to the clinic". */
const OBJECT = new RegExp(
  wrapped`
    (?<=\b(?:I|[Ww]e)(?:'ll|’ll|'ve|’ve)? [^.;]{0,60}?)\b(?:
      him|her(?=[.,;]|$| (?:again|on|in|at|for|to|with|from|back|next|until|after|every|and)\b)
    )(?![\p{L}])`,
  "gu",
);
/** "I spoke to his wife and told her": somebody else. */
const OF_OTHER =
  /\b(?:his|her) (?!(?:again|on|in|at|for|to|with|from|back|next|until|after|every|and)\b)\p{Ll}{3,}.*\b(?:him|her)\b/u;

/** "if you could check his kidney function": whom nobody else before it can be. */
const OWNING = new RegExp(
  wrapped`
    ^((?:[^.;]*?(?<!\p{L})(?:you|I|we|[Pp]lease)(?!\p{L}))[^.;]*? )(?:his|her) (?!
      (?:again|on|in|at|for|to|with|from|back|next|until|after|every|and)\b
    )(?=\p{Ll}{3,})`,
  "u",
);
const isOfNobodyElse = (before: string): boolean =>
  !/(?<=\S )\p{Lu}\p{Ll}/u.test(before) && !before.split(/[^\p{L}-]+/u).some((word) => kinGender(word) !== undefined);
const withOwner = (text: string, patient: string): string => {
  const [head = "", before = ""] = OWNING.exec(text) ?? [];
  return head === "" || !isOfNobodyElse(before) ? text : `${before}${possessive(patient)} ${text.slice(head.length)}`;
};

export const withPatientNamed = (text: string, patient: string): string => {
  const named = text.replace(BY_ROLE, patient);
  if (named !== text) return named;
  return OF_OTHER.test(text) ? named : withOwner(text, patient).replace(OBJECT, patient);
};

/** "Otto Kern reports chest pain", "Otto Kern denies palpitations": what a patient says of the illness. */
const SAYS_OF_ILLNESS = new RegExp(
  wrapped`
    ^ (?:(?:also|now|still|currently|further|occasionally) )?(?:
      reports|reported|describes|described|denies|denied|complains of|complained of|presents with|presented with
      |experiences|mentions|mentioned
    ) (?!(?:to|that this|it|this)\b)\p{L}`,
  "u",
);
export const tellsOfIllness = (text: string, patient: string | null): boolean =>
  patient !== null && text.startsWith(patient) && SAYS_OF_ILLNESS.test(text.slice(patient.length));
