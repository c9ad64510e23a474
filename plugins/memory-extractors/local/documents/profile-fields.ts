// How the fields and lists of a profile are told: "Allergies: penicillin", "Job: nurse", "- dark mode" under "Preferences".

import { wrapped } from "#domain/wrapped.ts";
import { withArticle } from "../articles.ts";
import { lowerFirst } from "../capitals.ts";
import { CHILDREN_OR_SIBLINGS } from "../cues/kin.ts";
import { TWO_TO_SIX } from "../cues/numbers.ts";
import { OCCUPATION } from "../cues/occupations.ts";
import { FINITE } from "../cues/verbs.ts";
import { countWords } from "../patterns.ts";
import { possessive } from "../telling/person.ts";

interface Field {
  readonly key: RegExp;
  readonly tell: (subject: string, value: string) => string | null;
  /** Of a person even where nobody is named. */
  readonly isPersonal: boolean;
}

/** "hiking, jazz; Thai food" → "hiking, jazz and Thai food" */
const listed = (value: string): string => {
  const things = value
    .replace(/[.]+$/, "")
    .split(/\s*[,;]\s*(?:and )?|\s+and\s+/)
    .filter((thing) => thing !== "");
  return things.length < 2 ? (things[0] ?? value) : `${things.slice(0, -1).join(", ")} and ${things.at(-1)}`;
};
const lowered = (value: string): string => (/^\p{Lu}\p{Ll}/u.test(value) ? lowerFirst(value) : value);
const NONE = /^(?:none|no|n\/?a|nothing|-+)\b/i;
const STATE = /^(?:vegan|vegetarian|pescatarian|kosher|halal|keto|retired|unemployed|self-employed|gluten-free)\b/i;

const FIELDS: readonly Field[] = [
  { key: /^(?:full )?name$/i, tell: (who, value) => `${possessive(who)} name is ${value}`, isPersonal: false },
  {
    key: /^age$/i,
    tell: (who, value) => (/^\d{1,3}(?: years(?: old)?)?$/.test(value) ? `${who} is ${value}` : null),
    isPersonal: true,
  },
  {
    key: /^(?:job|occupation|profession|job title)$/i,
    tell: (who, value) => `${who} is ${STATE.test(value) ? lowered(value) : withArticle(lowered(value))}`,
    isPersonal: true,
  },
  {
    key: /^(?:role|position|title)$/i,
    tell: (who, value) => (NONE.test(value) ? null : `${who} is ${withArticle(lowered(value))}`),
    isPersonal: false,
  },
  {
    key: /^(?:employer|company|workplace|works at)$/i,
    tell: (who, value) => `${who} works at ${value}`,
    isPersonal: false,
  },
  {
    key: /^(?:location|city|town|home ?town|residence|country|lives in)$/i,
    tell: (who, value) => `${who} lives in ${value}`,
    isPersonal: false,
  },
  {
    key: /^time ?zone$/i,
    tell: (who, value) => (value.length > 30 ? null : `${possessive(who)} time zone is ${value}`),
    isPersonal: true,
  },
  { key: /^based in$/i, tell: (who, value) => `${who} is based in ${value}`, isPersonal: true },
  { key: /^(?:origin|from)$/i, tell: (who, value) => `${who} is from ${value}`, isPersonal: false },
  {
    key: /^(?:diet|dietary (?:needs|restrictions?|preferences?|requirements?))$/i,
    tell: (who, value) =>
      STATE.test(value)
        ? `${who} is ${lowered(value)}`
        : NONE.test(value)
          ? null
          : `${possessive(who)} diet is ${value}`,
    isPersonal: true,
  },
  {
    key: /^(?:food )?(?:allerg(?:y|ies)|allergic to|intolerances?)$/i,
    tell: (who, value) =>
      NONE.test(value) ? `${who} has no allergies` : `${who} is allergic to ${lowered(listed(value))}`,
    isPersonal: true,
  },
  { key: /^(?:languages?|speaks)$/i, tell: (who, value) => `${who} speaks ${listed(value)}`, isPersonal: false },
  {
    key: /^(?:likes|loves|enjoys|interests|hobbies)$/i,
    tell: (who, value) => `${who} likes ${listed(value)}`,
    isPersonal: true,
  },
  {
    key: /^(?:dislikes|hates?|(?:I )?(?:can['’]?t|cannot) stand)$/i,
    tell: (who, value) => `${who} dislikes ${listed(value)}`,
    isPersonal: true,
  },
  { key: /^(?:favou?rite [\w ]+)$/i, tell: () => null, isPersonal: true },
];

/** "Allergies: nuts": nobody but a person has them. */
export const isPersonalField = (line: string): boolean => {
  const key = /^(?:[-*•] )?([\p{L} ]{3,30}):/u.exec(line)?.[1];
  return key !== undefined && FIELDS.some((field) => field.isPersonal && field.key.test(key));
};

/** A field of a profile as a sentence about its owner; without one, only what nobody but a person has. */
export const fieldSentence = (
  pair: { readonly key: string; readonly value: string },
  owner: string | null,
  entity: string,
): string | null => {
  const field = FIELDS.find(({ key }) => key.test(pair.key));
  if (field === undefined || (owner === null && !field.isPersonal)) return null;
  const who = owner ?? entity;
  return field.tell(who, pair.value) ?? `${possessive(who)} ${lowered(pair.key)} is ${pair.value}`;
};

/** What the lines under a heading tell of its owner. */
const LISTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:my )?(?:\w+ )?preferences$/i, "prefers"],
  [/^(?:my |things I )?(?:likes?|interests|hobbies|favou?rites)$/i, "likes"],
  [/^(?:my |things I )?(?:dislikes?|hates?)$/i, "dislikes"],
  [/^(?:my )?allergies$/i, "is allergic to"],
  [/^(?:my )?languages$/i, "speaks"],
];
export const isProfileList = (heading: string): boolean => LISTS.some(([pattern]) => pattern.test(heading));
const ORDER = /^(?:always|never|please|don't|do not|use|keep|avoid|answer|reply|respond|call|be|give|no )\b/i;
const LONGEST_ITEM = 8;

/** "- Volunteer at the food bank" under "Interests" */
const PART_TAKEN =
  /^(?:an? )?(?:\p{Ll}+ )?(?:volunteer|member|captain|coach|trustee|treasurer|secretary|founder|instructor) (?:at|of|for|in|with)\b/iu;

/** "Welsh (fluent)", "basic Japanese"; not what stands below them, as "Driving licence" does. */
const LANGUAGE = new RegExp(
  wrapped`
    ^(?:(?:native|fluent|basic|good|some|conversational|business|technical|intermediate|advanced|everyday) )?\p{Lu}\p{Ll}+
      (?: \p{Lu}\p{Ll}+)?(?=\.?$| ?[(:;,/–-]| and | \p{Ll}+$)`,
  "u",
);

/** "- dark mode" under "My preferences": null where the line is a sentence of its own. */
export const listItem = (line: string, heading: string, entity: string): string | null => {
  const verb = LISTS.find(([pattern]) => pattern.test(heading))?.[1];
  if (verb === undefined || countWords(line) > LONGEST_ITEM || line.includes(":")) return null;
  if (verb === "speaks" && !LANGUAGE.test(line)) return null;
  if (verb === "likes" && PART_TAKEN.test(line)) return `${entity} is ${withArticle(lowered(line))}`;
  return FINITE.test(line) || ORDER.test(line) ? null : `${entity} ${verb} ${verb === "speaks" ? line : lowered(line)}`;
};

const AGE = /^\d{1,3} years old\b/i;
const OWNED = new RegExp(
  String.raw`^(?:an?|one|${TWO_TO_SIX}|\d+) (?:[\w-]+ )?(?:${CHILDREN_OR_SIBLINGS}|siblings|cats?|dogs?|cars?|houses?)\b`,
  "i",
);
const ROLE = new RegExp(`^(?:an? )?${OCCUPATION}(?=$|[.,]| (?:at|for|in|from|with)\\b)`, "i");

const FAMILY = new RegExp(
  String.raw`^(?:an?|one|${TWO_TO_SIX}|\d) (?:[\w-]+ )?(?:${CHILDREN_OR_SIBLINGS}|siblings)\b`,
  "i",
);

/** "Two children have allergies": of anybody's. */
const DOES = new RegExp(
  String.raw`^(?:[\w-]+ ){1,3}?(?:${CHILDREN_OR_SIBLINGS}|siblings) (?!called\b|named\b|aged\b)`,
  "i",
);
const isOfOthers = (line: string): boolean => DOES.test(line) && FINITE.test(line.split(/[,.;:(]/, 1)[0] ?? "");

/** "- 2 kids" among such lines. */
export const familyOf = (line: string, who: string): string | null =>
  FAMILY.test(line) && !isOfOthers(line) ? `${who} has ${lowered(line)}` : null;

/** "- Product manager at Acme", "- night owl" under "About me". */
export const bareState = (line: string, who: string): string | null => {
  if (AGE.test(line)) return `${who} is ${line}`;
  if (OWNED.test(line)) return `${who} has ${lowered(line)}`;
  return ROLE.test(line) ? `${who} is ${withArticle(lowered(line))}` : null;
};

/** "Single mum of two, working nights", "Vegetarian."; not "found a teacher, 25 a lesson". */
const PARENT =
  /^(?:(?:single|proud|stay-at-home|working|retired) )*(?:mom|mum|dad|mother|father|parent) (?:of \w+|here(?=[.,!]|$))/i;
const TRAIT = new RegExp(
  wrapped`
    ^(?:
      (?:
        vegan|vegetarian|pescatarian|diabetic|coeliac|celiac|lactose intolerant|left-handed|retired|divorced|widowed
        |unemployed|self-employed
      )(?: here| too)?(?=[.,!]|$| so (?:no|only)\b)
      |\d{2}, (?:male|female|man|woman|m|f)\b
    )`,
  "i",
);
const ROLE_NOW = new RegExp(
  wrapped`
    ^(?!(?:(?:finally|just|also|already|recently) )*\p{L}+ (?:an?|the|my|our|another|some) )(?!
      (?:
        as|an?|the|I|I'm|we|we're|my|our|your|you|his|her|he|she|they|this|that|there|it|is|was|not|no|any|for|with|in
        |at|on|to|from|every|some|what|who|how
      )\b
      |[^,.]*\b(?:as|is|are|was|they|I'm)\b
    )${OCCUPATION}(?= now\b
      | here(?=[.,!]|$)| at \p{L}| from (?-i:\p{Lu})|, \d| ?[.]?$|, (?!(?:I|I'm|can|could|please|what|do|my|is)\b)
    )`,
  "iu",
);

/** "Surgeon at Raigmore says no lifting", "Vet, who saw the cat": somebody else, with what he does; not "Teacher at a place called Elm". */
const BEHIND_ROLE = new RegExp(`^${OCCUPATION} (?:at|from|for|in) ([^,.;:!?]+)`, "i");
const GOES_ON = new RegExp(
  wrapped`
    \b(?:
      who|that|which|where|since|because|while|when|and|but|so|as|if|after|before|until|special needs|called|named|based
      |located|specialised|specialized|focused
    )\b.*$
    |(?:^| )-(?: .*)?$`,
  "i",
);
const DOES_TO = new RegExp(
  wrapped`
    \S \p{Ll}{3,}(?:s|ed) (?:
      no|not|the|an?|my|me|us|our|him|her|his|their|them|it|it's|he's|she's|that|to|up|I|I'm|we|you|they|\d
    )(?=\W|\d|$)`,
  "u",
);
const OF_SOMEBODY = /, (?:who|s?he|says|said|told|reckons|reckoned|thinks|thought|wants|wanted|gave|did|saw)\b/i;
const tellsOfAnother = (text: string): boolean => {
  const place = BEHIND_ROLE.exec(text)?.[2]?.replace(GOES_ON, "") ?? "";
  return FINITE.test(place) || DOES_TO.test(place) || OF_SOMEBODY.test(text);
};

/** "Single dad here, two girls": who is typing. */
const HERE = / here(?=[.,!]|$)/i;

/** What somebody says of himself without a verb: "Nurse at Hill Hospital" → "I'm a nurse at Hill Hospital". */
export const selfDescription = (text: string): string | null => {
  if (TRAIT.test(text)) return `I'm ${lowered(text).replace(HERE, "")}`;
  return PARENT.test(text) || (ROLE_NOW.test(text) && !tellsOfAnother(text))
    ? `I'm ${withArticle(lowered(text.replace(HERE, "")))}`
    : null;
};
