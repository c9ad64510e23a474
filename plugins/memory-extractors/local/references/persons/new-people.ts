// People and animals who come in with a text, hired, found, met or adopted: "I hired my first assistant. Her name is Ada", "My son has a
// new teacher", "I got a puppy", "I met a lady from Canada".

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS, kinGender, type PronounGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import type { Person } from "./person.ts";
import { personsAlone } from "./persons-alone.ts";
import { OFFICES, repliersIn } from "./strangers.ts";

/** Whom one gets, hires or has by their role, for patterns. */
export const ROLES = `${OFFICES}|neighbou?r|colleague|co-?worker|assistant|employee|nanny|babysitter|childminder|apprentice|intern|cleaner|trainer|lodger|tenant`;
const ONE_IN_ROLE = wrapped`
  (?:an?|my|our|the|his|her|their) (?:(?!and\b|or\b|for\b)[a-z-]+ ){0,2}?(?:new|first|second|next|lovely|great) (?:[a-z-]+ )?
    (${ROLES})(?=
    [.,!;]|$| (?:and|at|in|from|for|who|now|called|named|last|this|today|yesterday|on|next|starting|since)\b
  )`;
const OWN = new RegExp(
  wrapped`
    \b(?:I|[Ww]e)(?:'ve|'re|'m)? (?:(?:just|also|recently|finally|actually|have|am|are|now) )*
      (?:have|got|hired|found|met|seeing|getting) ${ONE_IN_ROLE}`,
  "g",
);
const OF_THEIRS = new RegExp(
  wrapped`
    \b((?:[Mm]y|[Oo]ur) (?:[a-z-]+ ){0,2}?(?:${KIN_NOUNS})) (?:(?:just|also|recently|finally|now) )*
      (?:has|got|hired|found) ${ONE_IN_ROLE}`,
  "g",
);
const HIRES = /\b(?:new|first|second|next|lovely|great) /;

export const newPeopleIn = (text: string): Person[] =>
  HIRES.test(text)
    ? [
        ...matchesIn(text, OWN).map(
          ([, role = ""]): Person => ({ phrase: `my ${role}`, gender: kinGender(role) ?? "open" }),
        ),
        ...matchesIn(text, OF_THEIRS).map(
          ([, owner = "", role = ""]): Person => ({
            phrase: `m${owner.slice(1).replace(/^ur /, "y ")}'s ${role}`,
            gender: kinGender(role) ?? "open",
          }),
        ),
      ]
    : [];

/** "My son has a new teacher. Her name is Ada": of the two the teacher is who is called so. */
export const comesIn = (persons: readonly Person[]): readonly Person[] => {
  const theirs = persons.filter(({ phrase }) => persons.some((owner) => phrase.startsWith(`${owner.phrase}'s `)));
  return theirs.length === 1 ? theirs : persons;
};

/** "We got a puppy", "I have a brother in Graz", "We've got two cats": theirs from now on. */
const NEWLY_NAMED = new RegExp(
  wrapped`
    \b(?:I|we)(?:'ve|'re|'m)? (?:(?:just|also|recently|finally|have|are|am|now|only) )*(?:
      have|got|getting|adopted|adopting|bought|rescued|found|picked up|picking up|took in
    ) (?:(?:ourselves|myself) )?
    (?:
      (?:an?|this) (?:(?!and\b|or\b|for\b)[\w-]+ ){0,3}?(
        puppy|pup|dog|cat|kitten|rabbit|bunny|hamster|parrot|budgie|snake|lizard|gecko|tortoise|turtle|ferret|pony
        |donkey|goat|horse|brother|sister|son|daughter|baby|boyfriend|girlfriend|roommate|flatmate
      )\b(?! [a-z]+(?:er|ing)\b|'s\b)
      |(?:two|three|four|five|some|these|a couple of) (?:(?!and\b|or\b|for\b)[\w-]+ ){0,2}?(
        puppies|dogs|cats|kittens|rabbits|hamsters|horses|turtles|hens|chickens
      )\b
    )`,
  "gi",
);
/** "I adopted a greyhound named Comet" */
const NAMED_PET =
  /\b(?:adopted|got|have|rescued|bought|foster(?:ed|ing)?) (?:an?|this|our|my) (?:[\w-]+ ){1,4}?(?:named|called) (\p{Lu}\p{Ll}+)/gu;

/** "We had to put Bramble down" */
const PUT_DOWN =
  /\bput(?:ting)? (\p{Lu}\p{Ll}+) (?:down|to sleep)(?=[.,!]|$| (?:in|on|last|this|yesterday|two|three|a|and|because|when)\b)/gu;

/** "I hired somebody, her name's Ruta" */
const NAME_TOLD = /\b(his|her) name(?:'s| is) ((?:(?:Mrs?|Ms|Miss|Dr|Prof)\.? )?(?-i:\p{Lu})\p{Ll}+)/giu;
/** "three of us, Ruta, her nephew and me" */
const WITH_THEIR_KIN = new RegExp(String.raw`(?<=, )(\p{Lu}\p{Ll}+), (his|her) (?:[a-z-]+ )?(?:${KIN_NOUNS})\b`, "gu");
/** "I met a lady from Canada", "I met a woman, Ruta,": who she is from now on. */
const MET = new RegExp(
  wrapped`
    \b(?:I|we)(?:'ve)? (?:(?:just|also|recently|finally) )*(?:met|matched with) (?:
      (?:an?|this) (?:[\w-]+ )?(guy|man|girl|woman|lady)|someone|somebody
    )
    ( from (?-i:\p{Lu})\p{Ll}+)?(?:(?:,| named| called) ((?-i:\p{Lu})\p{Ll}+)\b)?(?= (?:
        on|at|in|through|last|yesterday|who|there|and
      )\b
      |[.,!]
    )`,
  "giu",
);
export const MET_GENDERS: Readonly<Record<string, PronounGender>> = {
  guy: "male",
  man: "male",
  boy: "male",
  lad: "male",
  girl: "female",
  woman: "female",
  lady: "female",
};

/** "I adopted a greyhound": whom one adopts is somebody, whatever the word. */
const ADOPTED = new RegExp(
  wrapped`
    \b(?:I|[Ww]e)(?:'ve)? (?:(?:just|also|recently|finally) )?adopted an? (?:(?!and\b|or\b|for\b|new\b)[a-z-]+ )?(?!
      (?:policy|approach|habit|method|stance|plan|routine|diet|style|system|rule|tone|strategy|mindset|attitude)\b
    )([a-z]{3,})
    (?=
      [.,!]|$
      | (?:from|last|in|on|this|two|three|four|five|six|ten|a|\d+|and|yesterday|today|when|who|but|because|she|he)\b
    )`,
  "g",
);
export const newcomersIn = (text: string): Person[] => [
  ...(text.includes(" adopted ") ? matchesIn(text, ADOPTED) : [])
    .filter(([, kind = ""]) => kinGender(kind) === undefined)
    .map(([, kind = ""]): Person => ({ phrase: `my ${kind}`, gender: "open" })),
  ...matchesIn(text, NEWLY_NAMED).map(([, one, several = ""]): Person => {
    const noun = (one ?? several).toLowerCase();
    return { phrase: `my ${noun}`, gender: kinGender(noun) ?? "open" };
  }),
  ...personsAlone(text),
  ...newPeopleIn(text),
  ...(text.includes(" name") ? matchesIn(text, NAME_TOLD) : []).map(
    ([, owner = "", phrase = ""]): Person => ({ phrase, gender: /^his$/i.test(owner) ? "male" : "female" }),
  ),
  ...repliersIn(text),
  ...(/, (?:his|her) /.test(text) ? matchesIn(text, WITH_THEIR_KIN) : []).map(
    ([, phrase = "", owner]): Person => ({ phrase, gender: owner === "his" ? "male" : "female" }),
  ),
  ...matchesIn(text, MET).map(
    ([, whom = "person", from = "", name]): Person => ({
      phrase: name ?? `the ${whom.toLowerCase()}${from} I met`,
      gender: MET_GENDERS[whom.toLowerCase()] ?? "open",
    }),
  ),
  ...[
    ...(text.includes("ed ") ? matchesIn(text, NAMED_PET) : []),
    ...(text.includes("put") ? matchesIn(text, PUT_DOWN) : []),
  ].map(([, phrase = ""]): Person => ({ phrase, gender: "open" })),
];
